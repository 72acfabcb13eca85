//! Drawn openings: what was drawn, how, and the position that it leads to (R-6.2.2, U-V.9.5.2).

use super::Lot;
use golos_rules::draughts::{self, Entry, Geometry, NotRead, Origin, Piece, PieceKind, Sign, Square};
use golos_rules::{BySide, Notation, Position, PositionError, Side, Unread, Variant};

/// The opening of a game, drawn before it or, where a player is late, in it.
///
/// It carries the moves or the relocations in words of its own, so that a journal can be verified without the table.
/// The moves of an opening are part of the score: the first move that the players make has the next number, and it may
/// be Black's. Nobody has played them: where the rules count moves made (a draw offered after 20 moves, a control after
/// 40) they do not count. Behind a relocation or a position the score begins with number 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    drawn: Drawn,
    line: OpeningLine,
    position: String,
}

/// How an opening came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// By the program, from the seed and without the cells that were excluded.
    Seed { table: String, lot: Lot, seed: String, excluded: Vec<Lot> },
    /// By paper lots.
    Lots { table: String, lot: Lot },
    /// Entered by the arbiter: from no table that the program has.
    Entered,
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningLine {
    /// Moves from the starting position, in turn. One alone is White's first move.
    Moves(Vec<String>),
    /// The man of each side that stands elsewhere than in the starting position, as `a1-b4`, if one does. White moves.
    Placement(BySide<Option<String>>),
    /// A position in the FEN of the game.
    Position(String),
}

/// Why an opening cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningFault {
    #[error("there are no moves in it")]
    Empty,
    #[error("more than {MOST_MOVES} moves")]
    TooLong,
    #[error("move {number}, \"{text}\": {why}")]
    Move { number: usize, text: String, why: Unread },
    #[error("\"{text}\": {why}")]
    Unread { text: String, why: NotRead },
    #[error("\"{0}\": two relocations are expected, White's and Black's, as in \"a1b4 -\"")]
    NotTwo(String),
    #[error("\"{0}\" does not say from where to where a man is moved, as a1-b4 does")]
    NotARelocation(String),
    #[error("\"{text}\": that side has no man on {square}")]
    NoMan { text: String, square: String },
    #[error("\"{text}\": {square} is occupied")]
    Occupied { text: String, square: String },
    #[error("\"{text}\": a man on {square} would be a king")]
    LastRank { text: String, square: String },
    #[error("the position cannot be read: {0}")]
    Fen(#[from] PositionError),
    #[error("the side to move has no move")]
    NoMove,
    #[error("it leads to {found}, and not to {recorded}")]
    Differs { recorded: String, found: String },
    #[error("men are relocated in draughts only")]
    NoRelocation,
    #[error("a game starts from a drawn opening or from a position, not from both")]
    TwoStarts,
}

/// The longest opening, in moves of both sides.
pub const MOST_MOVES: usize = 60;

impl Opening {
    /// An opening of this game: the line is played, and kept in full notation.
    ///
    /// # Errors
    /// [`OpeningFault`] if it cannot be played.
    pub fn new(variant: Variant, drawn: Drawn, line: &OpeningLine) -> Result<Opening, OpeningFault> {
        let (line, position) = line.play(variant)?;
        Ok(Opening { drawn, line, position: position.fen() })
    }

    /// An opening as it was recorded; [`verify`](Opening::verify) tells whether it holds.
    #[must_use]
    pub const fn recorded(drawn: Drawn, line: OpeningLine, position: String) -> Opening {
        Opening { drawn, line, position }
    }

    /// The position that play starts from.
    ///
    /// # Errors
    /// [`OpeningFault`] if the line cannot be played in this game, or leads to another position than the one recorded.
    pub fn verify(&self, variant: Variant) -> Result<Position, OpeningFault> {
        let (line, position) = self.line.play(variant)?;
        let found = position.fen();
        if found != self.position || line != self.line {
            return Err(OpeningFault::Differs { recorded: self.position.clone(), found });
        }
        Ok(position)
    }

    /// How it came about.
    #[must_use]
    pub const fn drawn(&self) -> &Drawn {
        &self.drawn
    }

    /// What was drawn, in full notation.
    #[must_use]
    pub const fn line(&self) -> &OpeningLine {
        &self.line
    }

    /// The position that play starts from, in PDN FEN.
    #[must_use]
    pub fn position(&self) -> &str {
        &self.position
    }

    /// The moves of the opening in full notation, White's first; none for a placement or a position.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        match &self.line {
            OpeningLine::Moves(moves) => moves,
            OpeningLine::Placement(_) | OpeningLine::Position(_) => &[],
        }
    }

    /// The table and the cell of it that was drawn; none if the arbiter entered the opening.
    #[must_use]
    pub fn cell(&self) -> Option<(&str, Lot)> {
        match &self.drawn {
            Drawn::Seed { table, lot, .. } | Drawn::Lots { table, lot } => Some((table, *lot)),
            Drawn::Entered => None,
        }
    }
}

impl OpeningLine {
    /// Moves as they are typed one behind the other; numbers of moves, as in `1. ab4 bc5 2. ba5`, are passed over.
    #[must_use]
    pub fn moves(text: &str) -> OpeningLine {
        let is_mark = |letter: char| letter.is_ascii_digit() || letter == '.';
        let unnumbered = |word: &str| match word.rfind('.') {
            Some(dot) if word.get(..dot).is_some_and(|head| head.chars().all(is_mark)) => {
                word.get(dot + 1..).unwrap_or_default().to_owned()
            }
            _ => word.to_owned(),
        };
        let words = text.split([' ', ',', ';', '\t']).map(unnumbered);
        OpeningLine::Moves(words.filter(|word| !word.is_empty()).collect())
    }

    /// Relocations as a table has them, `a1b4 a7a5`: White's man first; a dash, of any length, where none goes.
    ///
    /// # Errors
    /// [`OpeningFault::NotTwo`] for anything but two words.
    pub fn placement(text: &str) -> Result<OpeningLine, OpeningFault> {
        let goes = |word: &str| (!word.chars().all(|letter| letter == '-')).then(|| word.to_owned());
        match *text.split_whitespace().collect::<Vec<_>>() {
            [white, black] => Ok(OpeningLine::Placement(BySide::new(goes(white), goes(black)))),
            _ => Err(OpeningFault::NotTwo(text.to_owned())),
        }
    }

    /// The line in full notation, and the position that it leads to.
    ///
    /// # Errors
    /// [`OpeningFault`] if it cannot be played in this game.
    pub fn play(&self, variant: Variant) -> Result<(OpeningLine, Position), OpeningFault> {
        let (line, position) = match self {
            OpeningLine::Moves(moves) => play_moves(variant, moves)?,
            OpeningLine::Placement(relocations) => relocate(variant, relocations)?,
            OpeningLine::Position(fen) => {
                let position = variant.read_fen(fen)?;
                (OpeningLine::Position(position.fen()), position)
            }
        };
        if position.has_move() { Ok((line, position)) } else { Err(OpeningFault::NoMove) }
    }
}

fn play_moves(variant: Variant, moves: &[String]) -> Result<(OpeningLine, Position), OpeningFault> {
    if moves.is_empty() {
        return Err(OpeningFault::Empty);
    }
    if moves.len() > MOST_MOVES {
        return Err(OpeningFault::TooLong);
    }
    let (mut position, mut full) = (variant.start(), Vec::with_capacity(moves.len()));
    for (index, text) in moves.iter().enumerate() {
        let fault = |why| OpeningFault::Move { number: index / 2 + 1, text: text.clone(), why };
        let mv = position.read(text, Notation::FILES).map_err(fault)?;
        full.push(position.full(&mv));
        // What was read as a lawful move can be played.
        position = position.play(&mv).unwrap_or(position);
    }
    Ok((OpeningLine::Moves(full), position))
}

/// A man that is moved to another square before play.
struct Relocation<'a> {
    text: &'a str,
    side: Side,
    from: Square,
    to: Square,
}

impl<'a> Relocation<'a> {
    fn read(start: &draughts::Position, side: Side, text: &'a str) -> Result<Relocation<'a>, OpeningFault> {
        let geometry = start.geometry();
        let entry = Entry::read(geometry, text).map_err(|why| OpeningFault::Unread { text: text.to_owned(), why })?;
        let (Origin::Square(from), &[to], Sign::Absent | Sign::Dash) = (entry.origin(), entry.squares(), entry.sign())
        else {
            return Err(OpeningFault::NotARelocation(text.to_owned()));
        };
        if start.men(side).contains(from) {
            Ok(Relocation { text, side, from, to })
        } else {
            Err(OpeningFault::NoMan { text: text.to_owned(), square: geometry.name(from) })
        }
    }

    /// Sets the man down where it belongs.
    fn set_down(&self, board: &draughts::Position) -> Result<draughts::Position, OpeningFault> {
        let (text, square) = (self.text.to_owned(), board.geometry().name(self.to));
        if board.piece_at(self.to).is_some() {
            return Err(OpeningFault::Occupied { text, square });
        }
        if board.geometry().is_last_rank(self.to, self.side) {
            return Err(OpeningFault::LastRank { text, square });
        }
        Ok(board.put(self.to, Some(Piece { side: self.side, kind: PieceKind::Man })))
    }

    fn full(&self, geometry: &Geometry) -> String {
        format!("{}-{}", geometry.name(self.from), geometry.name(self.to))
    }
}

/// Both men are lifted before one is set down: a white man may take the place that a black one leaves.
fn relocate(variant: Variant, texts: &BySide<Option<String>>) -> Result<(OpeningLine, Position), OpeningFault> {
    let Some(start) = variant.draughts().map(draughts::Position::start) else { return Err(OpeningFault::NoRelocation) };
    let (mut full, mut lifted, mut relocations) = (BySide::new(None, None), start, Vec::new());
    for side in Side::BOTH {
        let Some(text) = &texts[side] else { continue };
        let relocation = Relocation::read(&start, side, text)?;
        full[side] = Some(relocation.full(start.geometry()));
        lifted = lifted.put(relocation.from, None);
        relocations.push(relocation);
    }
    let board = relocations.iter().try_fold(lifted, |board, relocation| relocation.set_down(&board))?;
    Ok((OpeningLine::Placement(full), Position::Draughts(board)))
}
