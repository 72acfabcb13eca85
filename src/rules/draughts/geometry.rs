use super::square::{Square, Squares};
use crate::Side;

/// How the squares of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// File and rank, `c3` (R-6.1.6.1); numbers are read as well.
    Algebraic,
    /// The number alone, `31`; no short notation.
    Numeric,
}

/// A board: its size, the names of its squares and diagonals. The dark corner is at each player's left.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    size: u8,
    naming: Naming,
    /// Whether pieces capture along ranks and files as well.
    straight: bool,
    diagonals: &'static [(Diagonal, u8, u8)],
}

/// The diagonals that have names. Lower ones touch the bottom edge, upper ones the top edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Diagonal {
    GreatRoad,
    LowerDouble,
    UpperDouble,
    LowerSmallDouble,
    UpperSmallDouble,
    LowerTriple,
    UpperTriple,
    LowerSmallTriple,
    UpperSmallTriple,
    LowerKosyak,
    UpperKosyak,
    LowerSmallKosyak,
    UpperSmallKosyak,
}

impl Diagonal {
    /// The key of its wording, for example `lower_small_double`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Diagonal::GreatRoad => "great_road",
            Diagonal::LowerDouble => "lower_double",
            Diagonal::UpperDouble => "upper_double",
            Diagonal::LowerSmallDouble => "lower_small_double",
            Diagonal::UpperSmallDouble => "upper_small_double",
            Diagonal::LowerTriple => "lower_triple",
            Diagonal::UpperTriple => "upper_triple",
            Diagonal::LowerSmallTriple => "lower_small_triple",
            Diagonal::UpperSmallTriple => "upper_small_triple",
            Diagonal::LowerKosyak => "lower_kosyak",
            Diagonal::UpperKosyak => "upper_kosyak",
            Diagonal::LowerSmallKosyak => "lower_small_kosyak",
            Diagonal::UpperSmallKosyak => "upper_small_kosyak",
        }
    }
}

/// Why a text does not name a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoSquare {
    /// A light square: a piece there is out of play.
    #[error("a light square")]
    Light,
    /// A file, rank or number that the board does not have.
    #[error("not on this board")]
    OffBoard,
    /// Not the form of a square's name.
    #[error("not a square")]
    Unreadable,
}

impl Geometry {
    /// The board of 64 squares. End squares of the diagonals from the lengths in.
    pub const SQUARES_64: Geometry = Geometry {
        size: 8,
        naming: Naming::Algebraic,
        straight: false,
        diagonals: &[
            (Diagonal::GreatRoad, 29, 4),
            (Diagonal::LowerDouble, 32, 5),
            (Diagonal::UpperDouble, 28, 1),
            (Diagonal::LowerSmallDouble, 32, 28),
            (Diagonal::UpperSmallDouble, 5, 1),
            (Diagonal::LowerTriple, 30, 12),
            (Diagonal::UpperTriple, 21, 3),
            (Diagonal::LowerSmallTriple, 30, 21),
            (Diagonal::UpperSmallTriple, 12, 3),
            (Diagonal::LowerKosyak, 31, 13),
            (Diagonal::UpperKosyak, 20, 2),
            (Diagonal::LowerSmallKosyak, 31, 20),
            (Diagonal::UpperSmallKosyak, 13, 2),
        ],
    };

    /// The board of 100 squares. The triple ends on 36, not on 26 as U-IV.1.3.5 misprints it.
    pub const SQUARES_100: Geometry = Geometry {
        size: 10,
        naming: Naming::Numeric,
        straight: false,
        diagonals: &[
            (Diagonal::GreatRoad, 46, 5),
            (Diagonal::LowerDouble, 50, 6),
            (Diagonal::UpperDouble, 45, 1),
            (Diagonal::LowerSmallDouble, 50, 45),
            (Diagonal::UpperSmallDouble, 6, 1),
            (Diagonal::LowerTriple, 47, 15),
            (Diagonal::UpperTriple, 36, 4),
            (Diagonal::LowerSmallTriple, 47, 36),
            (Diagonal::UpperSmallTriple, 15, 4),
        ],
    };

    /// The board of 100 squares where pieces capture along ranks and files as well.
    pub const STRAIGHT_100: Geometry = Geometry { straight: true, ..Geometry::SQUARES_100 };

    /// Files and ranks: 8 or 10.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Dark squares on a rank: 4 or 5.
    pub(super) const fn width(&self) -> u8 {
        self.size / 2
    }

    /// Whether pieces capture along ranks and files as well.
    #[must_use]
    pub const fn has_straight_lines(&self) -> bool {
        self.straight
    }

    /// The number of dark squares: 32 or 50.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.size * self.size / 2
    }

    /// How the squares are called.
    #[must_use]
    pub const fn naming(&self) -> Naming {
        self.naming
    }

    /// Every dark square, in ascending number.
    #[must_use]
    pub fn squares(&self) -> Squares {
        (0..self.count()).map(Square::at).collect()
    }

    /// Whether the board has the square.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.index() < self.count()
    }

    /// The rank, from 1 at White's edge.
    #[must_use]
    pub const fn rank(&self, square: Square) -> u8 {
        self.size.saturating_sub(square.index() / self.width())
    }

    /// The file, from 1 at White's left.
    #[must_use]
    pub const fn file(&self, square: Square) -> u8 {
        // White's first rank begins with a dark square, and the board has an even number of ranks.
        square.index() % self.width() * 2 + 1 + (self.rank(square) + 1) % 2
    }

    /// The dark square on this file and rank, both from 1.
    ///
    /// # Errors
    /// [`NoSquare::OffBoard`] or [`NoSquare::Light`].
    pub const fn at(&self, file: u8, rank: u8) -> Result<Square, NoSquare> {
        if file == 0 || file > self.size || rank == 0 || rank > self.size {
            return Err(NoSquare::OffBoard);
        }
        if file % 2 != rank % 2 {
            return Err(NoSquare::Light);
        }
        Ok(Square::at((self.size - rank) * self.width() + (file - 1) / 2))
    }

    /// The square with this number.
    ///
    /// # Errors
    /// [`NoSquare::OffBoard`].
    pub const fn numbered(&self, number: u32) -> Result<Square, NoSquare> {
        if number >= 1 && number <= self.count() as u32 {
            Ok(Square::at(number as u8 - 1))
        } else {
            Err(NoSquare::OffBoard)
        }
    }

    /// The letter of a file, `a` for 1.
    #[must_use]
    pub const fn file_letter(&self, file: u8) -> char {
        (b'a' + file.saturating_sub(1)) as char
    }

    /// The name in the board's own naming: `c3`, or `31` on 100 squares.
    #[must_use]
    pub fn name(&self, square: Square) -> String {
        match self.naming {
            Naming::Algebraic => format!("{}{}", self.file_letter(self.file(square)), self.rank(square)),
            Naming::Numeric => square.number().to_string(),
        }
    }

    /// Reads one square: a name as [`Entry::read`](super::Entry::read) takes it, or a number.
    ///
    /// # Errors
    /// [`NoSquare`] says whether the square is light, off the board, or no square at all.
    pub fn parse(&self, text: &str) -> Result<Square, NoSquare> {
        super::entry::read_square(self, text)
    }

    /// Whether the square lies on the great road (R-6.1.2a).
    #[must_use]
    pub const fn is_great_road(&self, square: Square) -> bool {
        self.file(square) == self.rank(square)
    }

    /// Whether men of a side become kings there (R-6.1.4.4).
    #[must_use]
    pub const fn is_last_rank(&self, square: Square, side: Side) -> bool {
        let last = match side {
            Side::White => self.size,
            Side::Black => 1,
        };
        self.rank(square) == last
    }

    /// The named diagonals of this board.
    pub fn diagonals(&self) -> impl Iterator<Item = Diagonal> {
        self.diagonals.iter().map(|&(diagonal, _, _)| diagonal)
    }

    /// The squares of a named diagonal, beginning at the end nearer to White; none if the board does not name it.
    #[must_use]
    pub fn diagonal(&self, diagonal: Diagonal) -> Vec<Square> {
        let ends = self.diagonals.iter().find(|&&(named, _, _)| named == diagonal);
        ends.and_then(|&(_, from, to)| self.line(Square::at(from - 1), Square::at(to - 1))).unwrap_or_default()
    }

    /// The squares of the straight way between two different squares, both ends included: a diagonal, or, where pieces
    /// capture along them, the dark squares of a rank or a file.
    #[must_use]
    pub fn line(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let step = self.direction(from, to)?;
        let mut line = vec![from];
        let mut at = from;
        while at != to {
            at = self.next(at, step)?;
            line.push(at);
        }
        Some(line)
    }

    /// The direction from one square to another on the same line.
    #[inline]
    pub(super) fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        let across = i16::from(self.file(to)) - i16::from(self.file(from));
        let along = i16::from(self.rank(to)) - i16::from(self.rank(from));
        let step = match (across, along) {
            (0, 0) => 0,
            _ if across.abs() == along.abs() => 1,
            // From one dark square to the next.
            (0, _) | (_, 0) if self.straight => 2,
            _ => 0,
        };
        let towards = |distance: i16| {
            if distance == 0 {
                0
            } else if distance > 0 {
                step
            } else {
                -step
            }
        };
        (step != 0).then(|| Direction { right: towards(across), up: towards(along) })
    }

    /// Whether one step leads from one square to the other.
    #[inline]
    pub(super) fn are_neighbours(&self, from: Square, to: Square) -> bool {
        self.direction(from, to).is_some_and(|step| self.next(from, step) == Some(to))
    }

    /// The neighbour in a direction.
    #[inline]
    pub(super) fn next(&self, square: Square, step: Direction) -> Option<Square> {
        let (file, rank) = (self.file(square), self.rank(square));
        self.at(file.checked_add_signed(step.right)?, rank.checked_add_signed(step.up)?).ok()
    }
}

/// A direction in which pieces go or capture, as White sees the board: how far one step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    right: i8,
    up: i8,
}

impl Direction {
    /// Whether it is one in which pieces go without capture (R-6.1.4.3, R-6.1.4.5).
    pub const fn is_diagonal(self) -> bool {
        self.right != 0 && self.up != 0
    }

    /// Whether men of a side go there without capture (R-6.1.4.3).
    pub fn is_forward(self, side: Side) -> bool {
        self.is_diagonal() && (self.up > 0) == (side == Side::White)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(geometry: &Geometry, diagonal: Diagonal) -> String {
        geometry.diagonal(diagonal).into_iter().map(|square| geometry.name(square)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn r_6_1_2_named_diagonals_of_64_squares() {
        let board = Geometry::SQUARES_64;
        for (diagonal, squares) in [
            (Diagonal::GreatRoad, "a1 b2 c3 d4 e5 f6 g7 h8"),
            (Diagonal::LowerDouble, "g1 f2 e3 d4 c5 b6 a7"),
            (Diagonal::UpperDouble, "h2 g3 f4 e5 d6 c7 b8"),
            (Diagonal::LowerSmallDouble, "g1 h2"),
            (Diagonal::UpperSmallDouble, "a7 b8"),
            (Diagonal::LowerTriple, "c1 d2 e3 f4 g5 h6"),
            (Diagonal::UpperTriple, "a3 b4 c5 d6 e7 f8"),
            (Diagonal::LowerSmallTriple, "c1 b2 a3"),
            (Diagonal::UpperSmallTriple, "h6 g7 f8"),
            (Diagonal::LowerKosyak, "e1 d2 c3 b4 a5"),
            (Diagonal::UpperKosyak, "h4 g5 f6 e7 d8"),
            (Diagonal::LowerSmallKosyak, "e1 f2 g3 h4"),
            (Diagonal::UpperSmallKosyak, "a5 b6 c7 d8"),
        ] {
            assert_eq!(names(&board, diagonal), squares, "{}", diagonal.key());
        }
        assert_eq!(board.diagonals().count(), 13);
    }

    #[test]
    fn r_7_1_named_diagonals_of_100_squares() {
        let board = Geometry::SQUARES_100;
        for (diagonal, squares) in [
            (Diagonal::GreatRoad, "46 41 37 32 28 23 19 14 10 5"),
            (Diagonal::LowerDouble, "50 44 39 33 28 22 17 11 6"),
            (Diagonal::UpperDouble, "45 40 34 29 23 18 12 7 1"),
            (Diagonal::LowerTriple, "47 42 38 33 29 24 20 15"),
            (Diagonal::UpperTriple, "36 31 27 22 18 13 9 4"),
            (Diagonal::LowerSmallDouble, "50 45"),
            (Diagonal::UpperSmallDouble, "6 1"),
            (Diagonal::LowerSmallTriple, "47 41 36"),
            (Diagonal::UpperSmallTriple, "15 10 4"),
            (Diagonal::LowerKosyak, ""),
        ] {
            assert_eq!(names(&board, diagonal), squares, "{}", diagonal.key());
        }
    }

    #[test]
    fn only_the_great_road_is_the_great_road() {
        for board in [Geometry::SQUARES_64, Geometry::SQUARES_100] {
            let road: Squares = board.squares().filter(|&square| board.is_great_road(square)).collect();
            assert_eq!(road, board.diagonal(Diagonal::GreatRoad).into_iter().collect());
        }
    }

    /// U-III.1.3.6 and U-IV.1.3.5 print these.
    #[test]
    fn misprinted_diagonals_are_no_lines() {
        for (board, from, to) in [
            (Geometry::SQUARES_64, "c1", "a5"),
            (Geometry::SQUARES_64, "c1", "c1"),
            (Geometry::SQUARES_100, "26", "4"),
            (Geometry::SQUARES_100, "47", "26"),
        ] {
            assert_eq!(board.line(board.parse(from).unwrap(), board.parse(to).unwrap()), None, "{from} {to}");
        }
    }
}
