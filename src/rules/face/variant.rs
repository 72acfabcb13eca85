use serde::{Deserialize, Serialize};

use super::{Notation, PlaceNames, Position, PositionError};
use crate::{Side, chess, draughts, renju};

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
    /// Chess (CH-1 to CH-5).
    Chess,
    /// Chess from one of the 960 arrays of Fischer's; where none is named, from the usual one.
    Chess960,
    /// Renju (R-IX).
    Renju,
}

impl Variant {
    /// The name in files: `russian`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Chess => "chess",
            Variant::Chess960 => "chess960",
            Variant::Renju => "renju",
            Variant::Russian => draughts::Variant::RUSSIAN.id(),
            Variant::Brazilian => draughts::Variant::BRAZILIAN.id(),
            Variant::International => draughts::Variant::INTERNATIONAL.id(),
            Variant::Giveaway => draughts::Variant::GIVEAWAY.id(),
        }
    }

    /// The laws of the moves of draughts; none for another family.
    #[must_use]
    pub const fn draughts(self) -> Option<&'static draughts::Variant> {
        match self {
            Variant::Russian => Some(draughts::Variant::RUSSIAN),
            Variant::Brazilian => Some(draughts::Variant::BRAZILIAN),
            Variant::International => Some(draughts::Variant::INTERNATIONAL),
            Variant::Giveaway => Some(draughts::Variant::GIVEAWAY),
            Variant::Chess | Variant::Chess960 | Variant::Renju => None,
        }
    }

    /// The kind of array that chess starts from; none for another family.
    #[must_use]
    pub const fn array(self) -> Option<chess::StartPosition> {
        match self {
            Variant::Chess => Some(chess::StartPosition::Standard),
            Variant::Chess960 => Some(chess::StartPosition::Chess960),
            Variant::Russian | Variant::Brazilian | Variant::International | Variant::Giveaway | Variant::Renju => None,
        }
    }

    /// The side that begins: Black in renju (R-9.2.4.1), else White.
    #[must_use]
    pub const fn beginner(self) -> Side {
        match self {
            Variant::Renju => Side::Black,
            Variant::Russian
            | Variant::Brazilian
            | Variant::International
            | Variant::Giveaway
            | Variant::Chess
            | Variant::Chess960 => Side::White,
        }
    }

    /// How many squares or lines the board has along an edge.
    #[must_use]
    pub const fn board_size(self) -> u8 {
        match self {
            Variant::International => 10,
            Variant::Renju => 15,
            Variant::Russian | Variant::Brazilian | Variant::Giveaway | Variant::Chess | Variant::Chess960 => 8,
        }
    }

    /// How the places of the board are called.
    #[must_use]
    pub const fn place_names(self) -> PlaceNames {
        match self {
            Variant::International => PlaceNames::Numbers,
            Variant::Renju => PlaceNames::Points,
            Variant::Chess | Variant::Chess960 => PlaceNames::Squares,
            Variant::Russian | Variant::Brazilian | Variant::Giveaway => PlaceNames::DarkSquares,
        }
    }

    /// The position that play starts from.
    #[must_use]
    pub fn start(self) -> Position {
        let draughts = |laws| Position::Draughts(draughts::Position::start(laws));
        match self {
            Variant::Russian => draughts(draughts::Variant::RUSSIAN),
            Variant::Brazilian => draughts(draughts::Variant::BRAZILIAN),
            Variant::International => draughts(draughts::Variant::INTERNATIONAL),
            Variant::Giveaway => draughts(draughts::Variant::GIVEAWAY),
            Variant::Chess => Position::Chess(chess::Position::start()),
            // Array 518 is the usual one.
            Variant::Chess960 => {
                Position::Chess(chess::Position::start_960(518).unwrap_or_else(chess::Position::start))
            }
            Variant::Renju => Position::Renju(renju::Position::start()),
        }
    }

    /// Reads a position: PDN FEN, algebraic or numeric; FEN of chess; the stones of renju, `b:h8,i9 w:h9`.
    ///
    /// # Errors
    /// [`PositionError`] with the part that cannot be read.
    pub fn read_fen(self, fen: &str) -> Result<Position, PositionError> {
        self.read_position(fen, Notation::FILES)
    }

    /// The same, with the points of renju in the letters of a game.
    ///
    /// # Errors
    /// As [`read_fen`](Variant::read_fen).
    pub fn read_position(self, text: &str, notation: Notation) -> Result<Position, PositionError> {
        let draughts = |laws| draughts::Position::from_fen(laws, text).map(Position::Draughts);
        let chess = |array| chess::Position::from_fen(array, text).map(Position::Chess);
        Ok(match self {
            Variant::Russian => draughts(draughts::Variant::RUSSIAN)?,
            Variant::Brazilian => draughts(draughts::Variant::BRAZILIAN)?,
            Variant::International => draughts(draughts::Variant::INTERNATIONAL)?,
            Variant::Giveaway => draughts(draughts::Variant::GIVEAWAY)?,
            Variant::Chess => chess(chess::StartPosition::Standard)?,
            Variant::Chess960 => chess(chess::StartPosition::Chess960)?,
            Variant::Renju => Position::Renju(renju::Position::read(text, notation.renju)?),
        })
    }
}

impl From<&draughts::Variant> for Variant {
    fn from(laws: &draughts::Variant) -> Variant {
        match laws.variety() {
            draughts::Variety::Russian => Variant::Russian,
            draughts::Variety::Brazilian => Variant::Brazilian,
            draughts::Variety::International => Variant::International,
            draughts::Variety::Giveaway => Variant::Giveaway,
        }
    }
}

impl From<chess::StartPosition> for Variant {
    fn from(array: chess::StartPosition) -> Variant {
        match array {
            chess::StartPosition::Standard => Variant::Chess,
            chess::StartPosition::Chess960 => Variant::Chess960,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_known_by_its_laws() {
        for laws in draughts::Variant::ALL {
            let variant = Variant::from(laws);
            assert_eq!((variant.draughts(), variant.id()), (Some(laws), laws.id()));
        }
        for array in [chess::StartPosition::Standard, chess::StartPosition::Chess960] {
            assert_eq!(Variant::from(array).array(), Some(array));
        }
    }
}
