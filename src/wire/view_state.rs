//! What there is to see: plain data in words of the language, as a face shows it.

use serde::{Deserialize, Serialize};

use super::plain;

/// The longest text in it, in characters.
const LONGEST: usize = 2000;

/// So many lines, columns or entries a list has at most.
const MOST: usize = 2000;

/// What one person sees of the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewState {
    pub title: String,
    pub prompt: String,
    /// What is typed is not shown.
    pub secret: bool,
    pub board: Option<Board>,
    pub menu: Option<Menu>,
    /// The name of the square under the hand.
    pub hand: Option<String>,
    /// A game is played.
    pub game: bool,
    /// The side whose terminal this is; none: no player's.
    pub own: Option<Own>,
    /// The side that has to move, while it has not.
    pub turn: Option<Own>,
    /// The side that offers a draw.
    pub offer: Option<Own>,
    /// What can be chosen by a switch.
    pub offers: Vec<Offer>,
    /// He is asked something that no button answers.
    pub asks: bool,
    /// Something was begun that is gone on with.
    pub begun: bool,
    /// He is asked something that a word answers.
    pub question: Option<Question>,
}

/// What a word answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Whether he means what he has asked for.
    Sure,
    /// The same, where both answers are lines of the menu.
    SureInLines,
    /// Which side resigns.
    Side,
    /// Whether a draw is accepted.
    Draw,
    /// Whether colours are swapped.
    Swap,
    /// Whether what waits for the arbiter is upheld.
    Ruling,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Own {
    White,
    Black,
}

/// A list to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Menu {
    pub heading: String,
    pub items: Vec<String>,
    pub chosen: u32,
}

/// Something to choose, and what lies behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub label: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<(u8, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Offer>,
}

/// How the places of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Names {
    DarkSquares,
    Numbers,
    Squares,
    Points,
}

/// What a place is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    #[default]
    Idle,
    Light,
    Dark,
    Point,
    MarkedPoint,
}

/// What stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Man {
    Man,
    Crowned,
    Stone,
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// A board with everything around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub names: Names,
    pub rows: Vec<Vec<Spot>>,
    pub files: Vec<String>,
    pub ranks: Vec<String>,
    /// White's clock, then Black's.
    pub clocks: [Dial; 2],
    pub first: Own,
    pub moves: Vec<[MoveLine; 2]>,
    pub badges: Vec<String>,
    pub counter: Option<String>,
    pub boards: Vec<Standing>,
}

/// One place of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Spot {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<(u8, u8)>,
    #[serde(skip_serializing_if = "is_usual")]
    pub ground: Ground,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<(Own, Man)>,
    #[serde(skip_serializing_if = "is_usual")]
    pub cursor: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<u32>,
    #[serde(skip_serializing_if = "is_usual")]
    pub last: bool,
    #[serde(skip_serializing_if = "is_usual")]
    pub captured: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nth: Option<u32>,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// One side's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dial {
    pub label: String,
    pub name: String,
    /// What it shows now.
    pub time: String,
    /// The time that is left, in milliseconds, where it runs before everybody's eyes: at home it ticks on by itself.
    pub left: Option<u64>,
    pub running: bool,
    pub low: bool,
    pub fallen: bool,
    pub note: String,
}

/// A move in the list; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveLine {
    pub number: Option<u32>,
    pub text: String,
}

/// How one of several boards stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub text: String,
    pub chosen: bool,
}

impl ViewState {
    /// The same without what would move a cursor or colour a terminal, and with lists that have an end.
    #[must_use]
    pub fn cleaned(mut self) -> ViewState {
        clean(&mut self.title);
        clean(&mut self.prompt);
        self.hand.iter_mut().for_each(clean);
        if let Some(menu) = &mut self.menu {
            clean(&mut menu.heading);
            clean_all(&mut menu.items);
        }
        if let Some(board) = &mut self.board {
            board.clean();
        }
        clean_offers(&mut self.offers);
        self
    }

    /// The same as it would be with clocks that show nothing: whether anything else has changed.
    #[must_use]
    pub fn is_like(&self, other: &ViewState) -> bool {
        let still = |sight: &ViewState| {
            let mut sight = sight.clone();
            if let Some(board) = &mut sight.board {
                for dial in board.clocks.iter_mut().filter(|dial| dial.left.is_some()) {
                    (dial.time, dial.left) = (String::new(), Some(0));
                }
            }
            sight
        };
        still(self) == still(other)
    }
}

impl Board {
    fn clean(&mut self) {
        self.rows.truncate(MOST);
        self.rows.iter_mut().for_each(|row| row.truncate(MOST));
        [&mut self.files, &mut self.ranks, &mut self.badges].into_iter().for_each(clean_all);
        self.counter.iter_mut().for_each(clean);
        for dial in &mut self.clocks {
            [&mut dial.label, &mut dial.name, &mut dial.time, &mut dial.note].into_iter().for_each(clean);
        }
        self.moves.truncate(MOST);
        self.moves.iter_mut().flatten().for_each(|line| clean(&mut line.text));
        self.boards.truncate(MOST);
        self.boards.iter_mut().for_each(|line| clean(&mut line.text));
    }
}

fn clean(text: &mut String) {
    *text = plain(text, LONGEST);
}

fn clean_all(texts: &mut Vec<String>) {
    texts.truncate(MOST);
    texts.iter_mut().for_each(clean);
}

fn clean_offers(offers: &mut Vec<Offer>) {
    offers.truncate(MOST);
    for offer in offers {
        clean(&mut offer.label);
        clean_offers(&mut offer.inside);
    }
}
