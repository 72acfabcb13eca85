use std::fmt;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Notation, PlaceNames, Position, PositionError};
use crate::{Side, chess, draughts, renju};

/// A game that the program knows the moves of. In files it is named as it is here, a kind of draughts by its
/// [`name`](draughts::Variant::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// One of the kinds of draughts (R-VI to R-VIII).
    Draughts(&'static draughts::Variant),
    /// Chess (CH-1 to CH-5).
    Chess,
    /// Chess from one of the 960 arrays of Fischer's; where none is named, from the usual one.
    Chess960,
    /// Renju (R-IX).
    Renju,
}

impl Variant {
    /// Russian draughts (R-VI).
    pub const RUSSIAN: Variant = Variant::Draughts(draughts::Variant::RUSSIAN);

    /// Brazilian draughts (U-III.3.8).
    pub const BRAZILIAN: Variant = Variant::Draughts(draughts::Variant::BRAZILIAN);

    /// International draughts, on 100 squares (R-VII).
    pub const INTERNATIONAL: Variant = Variant::Draughts(draughts::Variant::INTERNATIONAL);

    /// Giveaway (R-VIII).
    pub const GIVEAWAY: Variant = Variant::Draughts(draughts::Variant::GIVEAWAY);

    /// The variants besides draughts.
    const OTHERS: [Variant; 3] = [Variant::Chess, Variant::Chess960, Variant::Renju];

    /// The name in files: `russian`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Draughts(laws) => laws.id(),
            Variant::Chess => "chess",
            Variant::Chess960 => "chess960",
            Variant::Renju => "renju",
        }
    }

    /// The name in rule sets and journals: `Russian`.
    const fn name(self) -> &'static str {
        match self {
            Variant::Draughts(laws) => laws.name(),
            Variant::Chess => "Chess",
            Variant::Chess960 => "Chess960",
            Variant::Renju => "Renju",
        }
    }

    /// The variant with this name in rule sets and journals: `Russian`.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Variant> {
        let draughts = draughts::Variant::by_name(name).map(Variant::Draughts);
        draughts.or_else(|| Variant::OTHERS.into_iter().find(|variant| variant.name() == name))
    }

    /// The laws of the moves of draughts; none for another family.
    #[must_use]
    pub const fn draughts(self) -> Option<&'static draughts::Variant> {
        match self {
            Variant::Draughts(laws) => Some(laws),
            Variant::Chess | Variant::Chess960 | Variant::Renju => None,
        }
    }

    /// The kind of array that chess starts from; none for another family.
    #[must_use]
    pub const fn array(self) -> Option<chess::StartPosition> {
        match self {
            Variant::Chess => Some(chess::StartPosition::Standard),
            Variant::Chess960 => Some(chess::StartPosition::Chess960),
            Variant::Draughts(_) | Variant::Renju => None,
        }
    }

    /// The side that begins: Black in renju (R-9.2.4.1), else White.
    #[must_use]
    pub const fn beginner(self) -> Side {
        match self {
            Variant::Renju => Side::Black,
            Variant::Draughts(_) | Variant::Chess | Variant::Chess960 => Side::White,
        }
    }

    /// How many squares or lines the board has along an edge.
    #[must_use]
    pub const fn board_size(self) -> u8 {
        match self {
            Variant::Draughts(laws) => laws.geometry().size(),
            Variant::Chess | Variant::Chess960 => 8,
            Variant::Renju => 15,
        }
    }

    /// How the places of the board are called.
    #[must_use]
    pub const fn place_names(self) -> PlaceNames {
        match self {
            Variant::Draughts(laws) => match laws.geometry().naming() {
                draughts::Naming::Algebraic => PlaceNames::DarkSquares,
                draughts::Naming::Numeric => PlaceNames::Numbers,
            },
            Variant::Chess | Variant::Chess960 => PlaceNames::Squares,
            Variant::Renju => PlaceNames::Points,
        }
    }

    /// The position that play starts from.
    #[must_use]
    pub fn start(self) -> Position {
        match self {
            Variant::Draughts(laws) => Position::Draughts(draughts::Position::start(laws)),
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
        let chess = |array| chess::Position::from_fen(array, text).map(Position::Chess);
        Ok(match self {
            Variant::Draughts(laws) => Position::Draughts(draughts::Position::from_fen(laws, text)?),
            Variant::Chess => chess(chess::StartPosition::Standard)?,
            Variant::Chess960 => chess(chess::StartPosition::Chess960)?,
            Variant::Renju => Position::Renju(renju::Position::read(text, notation.renju)?),
        })
    }
}

impl From<&'static draughts::Variant> for Variant {
    fn from(laws: &'static draughts::Variant) -> Variant {
        Variant::Draughts(laws)
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

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Variant", 0, self.name())
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        deserializer.deserialize_identifier(Name)
    }
}

/// Reads a variant by its name.
struct Name;

impl Visitor<'_> for Name {
    type Value = Variant;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a game")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Variant, E> {
        Variant::by_name(name).ok_or_else(|| E::invalid_value(Unexpected::Str(name), &self))
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

    #[test]
    fn a_variant_is_written_by_its_name() {
        let draughts = draughts::Variant::ALL.map(Variant::Draughts);
        for variant in draughts.into_iter().chain(Variant::OTHERS) {
            assert_eq!(ron::to_string(&variant).as_deref(), Ok(variant.name()));
            assert_eq!(ron::from_str(variant.name()), Ok(variant));
            assert_eq!(Variant::by_name(variant.name()), Some(variant));
        }
        for unknown in ["russian", "Draughts", "Checkers", ""] {
            assert!(ron::from_str::<Variant>(unknown).is_err(), "{unknown}");
        }
    }
}
