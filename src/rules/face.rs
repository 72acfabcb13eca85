use serde::{Deserialize, Serialize};

use super::draughts::{self, Entry, Fault, FenError, FenStyle, NotOnBoard, NotRead, Reason, Sign, Unresolved};
use super::{BySide, Side};

/// A game that the program knows the moves of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// Russian draughts (R-VI).
    Russian,
    /// Brazilian draughts (U-III.3.8).
    Brazilian,
    /// International draughts, on 100 squares (R-VII).
    International,
    /// Giveaway (R-VIII).
    Giveaway,
}

impl Variant {
    /// The name in files: `russian`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.draughts().id()
    }

    /// The position that play starts from.
    #[must_use]
    pub fn start(self) -> Position {
        Position::Draughts(draughts::Position::start(self.draughts()))
    }

    /// Reads a position: PDN FEN, algebraic or numeric.
    ///
    /// # Errors
    /// [`FenError`] with the part that cannot be read.
    pub fn read_fen(self, fen: &str) -> Result<Position, FenError> {
        draughts::Position::from_fen(self.draughts(), fen).map(Position::Draughts)
    }

    const fn draughts(self) -> &'static draughts::Variant {
        match self {
            Variant::Russian => draughts::Variant::RUSSIAN,
            Variant::Brazilian => draughts::Variant::BRAZILIAN,
            Variant::International => draughts::Variant::INTERNATIONAL,
            Variant::Giveaway => draughts::Variant::GIVEAWAY,
        }
    }
}

/// A position of any family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    Draughts(draughts::Position),
}

/// A lawful move of any family.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Draughts(draughts::Move),
}

/// A move as it was made on a real board, lawful or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The position it left, the opponent to move.
    pub after: Position,
    /// What was made, in full notation.
    pub notation: String,
    /// What was wrong with it; none for a lawful move.
    pub fault: Option<Fault>,
}

/// Why an entry is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// The text is no move in any position.
    #[error(transparent)]
    NotRead(#[from] NotRead),
    /// Several lawful moves are written like that.
    #[error("several moves are written like that")]
    Ambiguous(Vec<Move>),
    /// Read, but not lawful in the position.
    #[error(transparent)]
    Illegal(#[from] Reason),
    /// Cannot have been made on the board at all.
    #[error(transparent)]
    NotOnBoard(#[from] NotOnBoard),
}

impl Position {
    /// The draughts position.
    #[must_use]
    pub const fn draughts(&self) -> &draughts::Position {
        let Position::Draughts(position) = self;
        position
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.draughts().turn()
    }

    /// Whether the side to move has a lawful move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        self.draughts().has_move()
    }

    /// How many pieces `side` has on the board.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        let pieces = self.draughts().pieces(side).len();
        u32::try_from(pieces).unwrap_or(u32::MAX)
    }

    /// How many pieces each side has.
    #[must_use]
    pub fn counts(&self) -> BySide<u32> {
        BySide::new(self.count(Side::White), self.count(Side::Black))
    }

    /// The position in the family's written form.
    #[must_use]
    pub fn fen(&self) -> String {
        self.draughts().fen(FenStyle::Algebraic)
    }

    /// The one lawful move that a text means.
    ///
    /// # Errors
    /// [`Unread`] if it is no move, several, or not lawful.
    pub fn read(&self, text: &str) -> Result<Move, Unread> {
        let position = self.draughts();
        let entry = Entry::read(position.geometry(), text)?;
        match position.resolve(&entry) {
            Ok(mv) => Ok(Move::Draughts(mv)),
            Err(Unresolved::Ambiguous(several)) => {
                Err(Unread::Ambiguous(several.into_iter().map(Move::Draughts).collect()))
            }
            Err(Unresolved::Illegal(reason)) => Err(Unread::Illegal(reason)),
        }
    }

    /// What a text makes of the position on a real board, lawful or not.
    ///
    /// # Errors
    /// [`Unread`] if it cannot be read or cannot have been made.
    pub fn force(&self, text: &str) -> Result<Forced, Unread> {
        let position = self.draughts();
        let entry = Entry::read(position.geometry(), text)?;
        let forced = position.force(&entry)?;
        let capture = entry.sign() == Sign::Capture || !forced.removed.is_empty();
        let squares: Vec<String> = forced.path.iter().map(|&square| position.geometry().name(square)).collect();
        let notation = squares.join(if capture { ":" } else { "-" });
        Ok(Forced { after: Position::Draughts(forced.position), notation, fault: forced.fault })
    }

    /// The position after a lawful move; none if it is not lawful here.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Option<Position> {
        let Move::Draughts(mv) = mv;
        self.draughts().play(mv).ok().map(Position::Draughts)
    }

    /// The move in full notation, every landing square (R-6.1.6.2).
    #[must_use]
    pub fn full(&self, mv: &Move) -> String {
        let Move::Draughts(mv) = mv;
        mv.full(self.draughts().geometry())
    }

    /// The move in short notation, or in full where the short form would be ambiguous (R-6.1.6.2f).
    #[must_use]
    pub fn short(&self, mv: &Move) -> String {
        let Move::Draughts(mv) = mv;
        self.draughts().short(mv)
    }
}
