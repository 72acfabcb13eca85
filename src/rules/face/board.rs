use super::{Notation, Position};
use crate::{Side, chess, draughts, renju};
use serde::{Deserialize, Serialize};

/// A place on a board, be it a square or a crossing of lines, by column and row: from 1, at White's left hand. In renju
/// the letters run from Black's left hand, who sits below; the numbering is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Place {
    pub column: u8,
    pub row: u8,
}

/// How the places of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlaceNames {
    /// Letter and number; only dark squares are played on: draughts on 64 squares (R-6.1.6.1).
    DarkSquares,
    /// Numbers alone, on dark squares.
    Numbers,
    /// Letter and number: chess (CH-17.4).
    Squares,
    /// Letter and number of a crossing: renju (R-9.2.2.2).
    Points,
}

/// What stands on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardPiece {
    pub side: Side,
    pub kind: Kind,
}

/// A kind of piece, of any family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    Man,
    /// The king of draughts.
    Crowned,
    Stone,
    /// A piece of chess.
    Chess(#[serde(with = "RoleName")] chess::Role),
}

/// The names of the pieces of chess in data: their type belongs to another crate.
#[derive(Serialize, Deserialize)]
#[serde(remote = "chess::Role")]
enum RoleName {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl From<(u8, u8)> for Place {
    fn from((column, row): (u8, u8)) -> Place {
        Place { column, row }
    }
}

impl From<Place> for (u8, u8) {
    fn from(place: Place) -> (u8, u8) {
        (place.column, place.row)
    }
}

impl PlaceNames {
    /// Whether the edges of the board bear letters and numbers, not the squares numbers of their own.
    #[must_use]
    pub const fn have_letters(self) -> bool {
        match self {
            PlaceNames::DarkSquares | PlaceNames::Squares | PlaceNames::Points => true,
            PlaceNames::Numbers => false,
        }
    }
}

impl Position {
    /// How many squares or lines the board has along an edge.
    #[must_use]
    pub const fn board_size(&self) -> u8 {
        match self {
            Position::Draughts(position) => position.geometry().size(),
            Position::Chess(_) => 8,
            Position::Renju(_) => 15,
        }
    }

    /// How the places of the board are called.
    #[must_use]
    pub fn place_names(&self) -> PlaceNames {
        match self {
            Position::Draughts(position) => match position.geometry().naming() {
                draughts::Naming::Algebraic => PlaceNames::DarkSquares,
                draughts::Naming::Numeric => PlaceNames::Numbers,
            },
            Position::Chess(_) => PlaceNames::Squares,
            Position::Renju(_) => PlaceNames::Points,
        }
    }

    /// The places of a row that are played on, by column; none beyond the board.
    #[must_use]
    pub fn row(&self, row: u8) -> Vec<Place> {
        let places = (1..=self.board_size()).map(|column| Place { column, row });
        places.filter(|&place| self.is_played_on(place)).collect()
    }

    /// Whether the place is one of the board that pieces can stand on.
    #[must_use]
    pub fn is_played_on(&self, place: Place) -> bool {
        match self {
            Position::Draughts(position) => position.geometry().at(place.column, place.row).is_ok(),
            Position::Chess(_) | Position::Renju(_) => {
                let lines = 1..=self.board_size();
                lines.contains(&place.column) && lines.contains(&place.row)
            }
        }
    }

    /// Whether the place is a dark one. The crossings of renju are all alike.
    #[must_use]
    pub const fn is_dark(&self, place: Place) -> bool {
        match self {
            Position::Renju(_) => false,
            Position::Draughts(_) | Position::Chess(_) => (place.column + place.row).is_multiple_of(2),
        }
    }

    /// Whether the place is marked on the board: one of the five points of renju (R-9.2.2.2).
    #[must_use]
    pub fn is_marked(&self, place: Place) -> bool {
        match self {
            Position::Draughts(_) | Position::Chess(_) => false,
            Position::Renju(_) => renju::Point::MARKED.into_iter().any(|point| Place::from(point) == place),
        }
    }

    /// What stands on a place.
    #[must_use]
    pub fn piece_on(&self, place: Place) -> Option<BoardPiece> {
        match self {
            Position::Draughts(position) => {
                let piece = position.piece_at(position.geometry().at(place.column, place.row).ok()?)?;
                let kind = match piece.kind {
                    draughts::PieceKind::Man => Kind::Man,
                    draughts::PieceKind::King => Kind::Crowned,
                };
                Some(BoardPiece { side: piece.side, kind })
            }
            Position::Chess(position) => {
                let piece = position.piece_at(square(place)?)?;
                Some(BoardPiece { side: piece.side, kind: Kind::Chess(piece.role) })
            }
            Position::Renju(position) => {
                let side = position.board().stone(point(place)?)?;
                Some(BoardPiece { side, kind: Kind::Stone })
            }
        }
    }

    /// The name of a place in files: `c3`, `32`, `h8`. Empty for a place that is not played on.
    #[must_use]
    pub fn place_name(&self, place: Place) -> String {
        self.place_called(place, Notation::FILES)
    }

    /// The name of a place in the letters of a game: the columns of renju have two sets of them (R-9.2.2.2).
    #[must_use]
    pub fn place_called(&self, place: Place, notation: Notation) -> String {
        let name = match self {
            Position::Draughts(position) => {
                let geometry = position.geometry();
                geometry.at(place.column, place.row).ok().map(|square| geometry.name(square))
            }
            Position::Chess(_) => square(place).map(|square| square.to_string()),
            Position::Renju(_) => point(place).map(|point| notation.renju.name(point)),
        };
        name.unwrap_or_default()
    }

    /// The place that somebody has written: also in capitals, and in Cyrillic letters that look alike.
    #[must_use]
    pub fn place_written(&self, text: &str) -> Option<Place> {
        match self {
            Position::Draughts(_) | Position::Renju(_) => self.place_named(text),
            Position::Chess(_) => match chess::Region::read(text) {
                Ok(chess::Region::Square(square)) => Some(square.into()),
                Ok(_) | Err(_) => None,
            },
        }
    }

    /// The place of a name as it stands in files.
    #[must_use]
    pub fn place_named(&self, name: &str) -> Option<Place> {
        match self {
            Position::Draughts(position) => {
                let geometry = position.geometry();
                let square = geometry.parse(name).ok()?;
                Some(Place { column: geometry.file(square), row: geometry.rank(square) })
            }
            Position::Chess(_) => name.parse::<chess::Square>().ok().map(Place::from),
            Position::Renju(_) => renju::Letters::AToP.read(name).ok().map(Place::from),
        }
    }
}

impl From<chess::Square> for Place {
    fn from(square: chess::Square) -> Place {
        Place { column: square.file() as u8 + 1, row: square.rank() as u8 + 1 }
    }
}

impl From<renju::Point> for Place {
    fn from(point: renju::Point) -> Place {
        Place { column: point.column(), row: point.row() }
    }
}

pub(super) fn square(place: Place) -> Option<chess::Square> {
    let line = |number: u8| u32::from(number).checked_sub(1).filter(|&line| line < 8);
    let (file, rank) = (line(place.column)?, line(place.row)?);
    Some(chess::Square::from_coords(chess::File::new(file), chess::Rank::new(rank)))
}

pub(super) const fn point(place: Place) -> Option<renju::Point> {
    renju::Point::new(place.column, place.row)
}
