//! Boards and games that are the same for the same seed.

use golos::rules::Side;
use golos::rules::renju::{Board, Point};

/// The same numbers for the same seed, which is not 0 (xorshift).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % sides
    }

    /// Stones anywhere: of a hundred points so many black, so many white.
    pub fn board(&mut self, black: usize, white: usize) -> Board {
        Point::all().fold(Board::EMPTY, |board, point| match self.roll(100) {
            roll if roll < black => board.with(point, Side::Black),
            roll if roll < black + white => board.with(point, Side::White),
            _ => board,
        })
    }
}
