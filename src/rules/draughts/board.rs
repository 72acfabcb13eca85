use super::generator::{Chain, Mover};
use super::piece::PieceKind;
use super::square::{Square, Squares};
use crate::Side;

/// The pieces as sets of bits.
///
/// Two ranks of `width` dark squares each are followed by one ghost bit that is never a square. So a step in one
/// direction is the same shift from every square, and a step over an edge falls on a ghost or off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Bitboards {
    pub white: u64,
    pub black: u64,
    /// The kings of both sides; always among `white` and `black`.
    pub kings: u64,
}

impl Bitboards {
    /// The pieces of a side.
    pub const fn of(&self, side: Side) -> u64 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// What stands on a square.
    pub const fn at(&self, bit: u64) -> Option<(Side, PieceKind)> {
        let kind = if self.kings & bit == 0 { PieceKind::Man } else { PieceKind::King };
        if self.white & bit != 0 {
            Some((Side::White, kind))
        } else if self.black & bit != 0 {
            Some((Side::Black, kind))
        } else {
            None
        }
    }

    /// The board after a move of `M` with a single target, quiet or not.
    #[inline(always)]
    pub fn after<M: Mover>(mut self, chain: Chain) -> Bitboards {
        let (own, prey) = match M::SIDE {
            Side::White => (&mut self.white, &mut self.black),
            Side::Black => (&mut self.black, &mut self.white),
        };
        *own = *own & !chain.from | chain.to;
        *prey &= !chain.victims;
        let becomes_king = self.kings & chain.from != 0 || chain.crowned != 0;
        self.kings &= !(chain.from | chain.victims);
        self.kings |= if becomes_king { chain.to } else { 0 };
        self
    }

    /// The board with this on the square in place of what stood there.
    pub const fn with(mut self, bit: u64, piece: Option<(Side, PieceKind)>) -> Bitboards {
        self.white &= !bit;
        self.black &= !bit;
        self.kings &= !bit;
        if let Some((side, kind)) = piece {
            match side {
                Side::White => self.white |= bit,
                Side::Black => self.black |= bit,
            }
            if matches!(kind, PieceKind::King) {
                self.kings |= bit;
            }
        }
        self
    }
}

/// The bit of a square on a board with `width` dark squares a rank.
pub(super) const fn bit(width: u8, square: Square) -> u64 {
    let index = square.index();
    1 << (index + index / (2 * width))
}

/// The square of the lowest bit of a set, which must not be empty.
pub(super) const fn lowest(width: u8, set: u64) -> Square {
    let place = set.trailing_zeros() as u8;
    Square::at(place - place / (2 * width + 1))
}

/// The squares of a set of bits.
pub(super) fn squares(width: u8, set: u64) -> Squares {
    let pair = 2 * u32::from(width);
    // Of each two ranks the bits come together without the ghosts.
    let ranks = |number: u32| (set >> (number * (pair + 1)) & ((1 << pair) - 1)) << (number * pair);
    Squares::of_bits((0..u32::from(width)).fold(0, |bits, number| bits | ranks(number)))
}

/// The bits of the ranks from the top, `first` to `last` exclusive.
pub(super) const fn ranks(width: u8, first: u8, last: u8) -> u64 {
    let mut set = 0;
    let mut index = first * width;
    while index < last * width {
        set |= bit(width, Square::at(index));
        index += 1;
    }
    set
}

/// The bits of the dark squares at this place of every rank, from the left.
pub(super) const fn column(width: u8, place: u8) -> u64 {
    let mut set = 0;
    let mut rank = 0;
    while rank < 2 * width {
        set |= bit(width, Square::at(rank * width + place));
        rank += 1;
    }
    set
}

/// The single bits of a set, lowest first.
pub(super) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0 & self.0.wrapping_neg();
        self.0 ^= bit;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_bit_of_its_own_and_comes_back_from_it() {
        for width in [4, 5] {
            let mut seen = 0;
            for index in 0..width * width * 2 {
                let square = Square::at(index);
                assert_eq!(lowest(width, bit(width, square)), square);
                assert_eq!(seen & bit(width, square), 0);
                seen |= bit(width, square);
            }
            assert_eq!(seen, ranks(width, 0, 2 * width));
        }
    }
}
