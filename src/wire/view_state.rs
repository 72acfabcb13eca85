//! What there is to see: the models of the view in words of the language, as a viewer shows them.

use golos_clock::Ms;
use golos_input::Asking;
use golos_rules::{Place, Side};
use golos_view::{BoardModel, MenuModel};
use golos_wording::clean;
use serde::{Deserialize, Serialize};

use super::ProtocolError;

/// The longest text in it, in characters.
const LONGEST: usize = 2000;

/// The most entries of a list.
const MOST: usize = 2000;

/// The most rows of moves: more than any game can have in a record.
const MOST_MOVES: usize = 6000;

/// The widest board, that of renju, in lines.
const WIDEST: usize = 15;

/// How deep lists lie in one another, at most.
pub(super) const DEEPEST: usize = 8;

/// What one person sees of the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewState {
    pub title: String,
    pub prompt: String,
    /// What is typed is not shown.
    pub secret: bool,
    pub board: Option<BoardModel>,
    pub menu: Option<MenuModel>,
    /// The name of the square under the hand.
    pub hand: Option<String>,
    /// A game is played.
    pub game: bool,
    /// The side whose terminal this is; none: no player's.
    pub own: Option<Side>,
    /// The side that has to move, while it has not.
    pub turn: Option<Side>,
    /// The side that offers a draw.
    pub offer: Option<Side>,
    /// What can be chosen by a switch.
    pub offers: Vec<Offer>,
    /// He is asked something that no button answers.
    pub asks: bool,
    /// Something was begun that is gone on with.
    pub begun: bool,
    /// He is asked something that a word answers.
    pub question: Option<Asking>,
}

/// Something to choose, and what lies behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub label: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Offer>,
}

impl ViewState {
    /// The same without what would move a cursor or colour a terminal.
    ///
    /// # Errors
    /// [`ProtocolError::Unsound`]: a board that cannot be, or a list that is too long.
    pub fn cleaned(mut self) -> Result<ViewState, ProtocolError> {
        if !self.is_sound() {
            return Err(ProtocolError::Unsound);
        }
        let (menu, board) = (self.menu.as_mut(), self.board.as_mut());
        let texts = [&mut self.title, &mut self.prompt].into_iter().chain(&mut self.hand);
        let texts = texts.chain(menu.into_iter().flat_map(|menu| menu.items.iter_mut().chain([&mut menu.heading])));
        for text in texts.chain(board.into_iter().flat_map(texts_of)) {
            *text = clean(text, LONGEST);
        }
        clean_offers(&mut self.offers);
        Ok(self)
    }

    /// How many moves the list at the board has.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        let rows = self.board.iter().flat_map(|board| &board.moves);
        rows.flat_map(|row| [&row.first, &row.second]).filter(|made| !made.text.is_empty()).count()
    }

    fn is_sound(&self) -> bool {
        let is_listed = |menu: &MenuModel| menu.items.len() <= MOST && menu.chosen < menu.items.len().max(1);
        self.menu.as_ref().is_none_or(is_listed)
            && self.board.as_ref().is_none_or(is_possible)
            && are_short(&self.offers, DEEPEST)
    }

    /// The same as it would be with clocks that show nothing: whether anything else has changed.
    #[must_use]
    pub fn is_like(&self, other: &ViewState) -> bool {
        let still = |view: &ViewState| {
            let mut view = view.clone();
            if let Some(board) = &mut view.board {
                for side in Side::BOTH {
                    let clock = &mut board.clocks[side];
                    if clock.left.is_some() {
                        (clock.time, clock.left) = (String::new(), Some(Ms::ZERO));
                    }
                }
            }
            view
        };
        still(self) == still(other)
    }
}

/// Whether it is a board of squares or points, each in its place as it is seen from one of the two sides, and no list is too
/// long.
fn is_possible(board: &BoardModel) -> bool {
    let size = board.rows.len();
    let is_edge = |names: &[String]| names.is_empty() || names.len() == size;
    size <= WIDEST
        && board.rows.iter().all(|row| row.len() == size)
        && [false, true].into_iter().any(|flipped| is_seen_from(board, flipped))
        && is_edge(&board.files)
        && is_edge(&board.ranks)
        && board.moves.len() <= MOST_MOVES
        && board.badges.len() <= MOST
        && board.boards.len() <= MOST
}

/// Whether each square or point stands in its place, White at the bottom, or with `flipped` at the top.
fn is_seen_from(board: &BoardModel, flipped: bool) -> bool {
    let size = board.rows.len();
    let place = |row: usize, column: usize| {
        if flipped { (size - column, row + 1) } else { (column + 1, size - row) }
    };
    board.rows.iter().enumerate().all(|(row, cells)| {
        cells.iter().enumerate().all(|(column, cell)| match cell.place {
            Some(found) => (usize::from(found.column), usize::from(found.row)) == place(row, column),
            None => cell.piece.is_none(),
        })
    })
}

fn texts_of(board: &mut BoardModel) -> impl Iterator<Item = &mut String> {
    let BoardModel { files, ranks, badges, counter, clocks, moves, boards, .. } = board;
    let clocks = [&mut clocks.white, &mut clocks.black].into_iter().flat_map(|clock| {
        [&mut clock.label, &mut clock.name, &mut clock.time, &mut clock.note].into_iter().chain(&mut clock.low)
    });
    let moves = moves.iter_mut().flat_map(|row| [&mut row.first.text, &mut row.second.text]);
    let boards = boards.iter_mut().map(|line| &mut line.text);
    files.iter_mut().chain(ranks).chain(badges).chain(counter).chain(clocks).chain(moves).chain(boards)
}

fn are_short(offers: &[Offer], deep: usize) -> bool {
    let is_short = |offer: &Offer| {
        offer.places.len() <= WIDEST * WIDEST && deep.checked_sub(1).is_some_and(|deep| are_short(&offer.inside, deep))
    };
    offers.len() <= MOST && offers.iter().all(is_short)
}

fn clean_offers(offers: &mut [Offer]) {
    for offer in offers {
        offer.label = clean(&offer.label, LONGEST);
        clean_offers(&mut offer.inside);
    }
}
