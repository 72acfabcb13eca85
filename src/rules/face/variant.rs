use serde::{Deserialize, Serialize};

use super::{PlaceNames, Position, PositionError};
use crate::rules::{Side, chess, draughts, renju};

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
    pub const fn array(self) -> Option<chess::Array> {
        match self {
            Variant::Chess => Some(chess::Array::Standard),
            Variant::Chess960 => Some(chess::Array::Chess960),
            _ => None,
        }
    }

    /// The side that begins: Black in renju (R-9.2.4.1), else White.
    #[must_use]
    pub const fn beginner(self) -> Side {
        match self {
            Variant::Renju => Side::Black,
            _ => Side::White,
        }
    }

    /// How many squares or lines the board has along an edge.
    #[must_use]
    pub const fn board_size(self) -> u8 {
        match self {
            Variant::International => 10,
            Variant::Renju => 15,
            _ => 8,
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
        match (self.draughts(), self) {
            (Some(variant), _) => Position::Draughts(draughts::Position::start(variant)),
            (None, Variant::Renju) => Position::Renju(renju::Position::start()),
            // Array 518 is the usual one.
            (None, Variant::Chess960) => {
                Position::Chess(chess::Position::start_960(518).unwrap_or_else(chess::Position::start))
            }
            (None, _) => Position::Chess(chess::Position::start()),
        }
    }

    /// Reads a position: PDN FEN, algebraic or numeric; FEN of chess; the stones of renju, `b:h8,i9 w:h9`.
    ///
    /// # Errors
    /// [`PositionError`] with the part that cannot be read.
    pub fn read_fen(self, fen: &str) -> Result<Position, PositionError> {
        Ok(match (self.draughts(), self.array()) {
            (Some(variant), _) => Position::Draughts(draughts::Position::from_fen(variant, fen)?),
            (None, Some(array)) => Position::Chess(chess::Position::from_fen(array, fen)?),
            (None, None) => Position::Renju(renju::Position::read(fen, renju::Letters::AToP)?),
        })
    }
}
