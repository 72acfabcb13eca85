use std::fmt;

/// A dark square of any board, known by its number: 1 at the top left as White sees the board, then row by row
/// (`b8` = 1 … `g1` = 32 on 64 squares, 1 … 50 on 100 squares, R-7.3a). Its name is a matter of the
/// [`Geometry`](super::Geometry).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The greatest number of any board.
    pub const MAX_NUMBER: u8 = 50;

    /// The square with this number, 1 to [`Square::MAX_NUMBER`].
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Square> {
        if number >= 1 && number <= Square::MAX_NUMBER { Some(Square(number - 1)) } else { None }
    }

    /// The number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The square at this place of the numbering; the caller knows that it is one of a board.
    pub(super) const fn at(index: u8) -> Square {
        Square(index)
    }

    /// The place in the numbering, from 0.
    pub(super) const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

/// A set of squares; as an iterator it yields them in ascending number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);

    /// How many squares.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is one of them.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// The set as bits, the lowest for the square with number 1.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn of_bits(bits: u64) -> Squares {
        Squares(bits)
    }

    /// The set with `square` in it.
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << square.0)
    }

    /// The squares of both sets.
    #[must_use]
    pub const fn intersection(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_yields_its_squares_in_ascending_number() {
        let set: Squares = [32, 1, 17, 1].into_iter().filter_map(Square::from_number).collect();
        assert_eq!(set.map(Square::number).collect::<Vec<_>>(), [1, 17, 32]);
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn there_is_no_square_beyond_the_hundred_square_board() {
        assert_eq!(Square::from_number(0), None);
        assert_eq!(Square::from_number(51), None);
    }
}
