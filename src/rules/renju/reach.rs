//! What a black stone on a point makes of each line through it, in bits.

use super::board::Board;
use super::point::{Axis, LINES, Point};
use crate::Side;

/// Steps to either side that can matter to a row through a point.
const STEPS: u32 = 5;

/// The bit of the point itself in a [`Reach`].
const MIDDLE: u32 = 1 << STEPS;

/// Diagonals in either direction; there are fewer rows and columns.
const LONGEST: usize = 2 * LINES as usize - 1;

/// Black's stones and the free points, line by line.
#[derive(Clone)]
pub(super) struct Lines {
    black: [[u32; LONGEST]; 4],
    free: [[u32; LONGEST]; 4],
}

impl Lines {
    pub(super) fn new(board: &Board) -> Lines {
        let mut lines = Lines { black: [[0; LONGEST]; 4], free: [[0; LONGEST]; 4] };
        board.of(Side::Black).for_each(|point| lines.flip(point, |lines| &mut lines.black));
        board.free().for_each(|point| lines.flip(point, |lines| &mut lines.free));
        lines
    }

    /// Puts a black stone on a free point, or takes it back.
    pub(super) fn turn(&mut self, point: Point) {
        self.flip(point, |lines| &mut lines.black);
        self.flip(point, |lines| &mut lines.free);
    }

    fn flip(&mut self, point: Point, of: impl Fn(&mut Lines) -> &mut [[u32; LONGEST]; 4]) {
        for line in Axis::ALL {
            let (number, at) = address(point, line);
            of(self)[line as usize][number] ^= MIDDLE << at;
        }
    }

    /// The line through `point`, as it is with a black stone there.
    pub(super) fn reach(&self, point: Point, line: Axis) -> Reach {
        let (number, at) = address(point, line);
        let around = |lines: &[[u32; LONGEST]; 4]| lines[line as usize][number] >> at & (2 * MIDDLE * MIDDLE - 1);
        Reach { black: around(&self.black) | MIDDLE, free: around(&self.free) & !MIDDLE }
    }
}

/// Which of the parallel lines a point lies on, and how far along it.
const fn address(point: Point, line: Axis) -> (usize, u32) {
    let (column, row) = (point.column() as usize - 1, point.row() as usize - 1);
    match line {
        Axis::Row => (row, column as u32),
        Axis::Column => (column, row as u32),
        Axis::Rising => (column + LINES as usize - 1 - row, column as u32),
        Axis::Falling => (column + row, column as u32),
    }
}

/// The points within five steps of one that has a black stone: eleven bits, that one in the middle.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    black: u32,
    free: u32,
}

impl Reach {
    /// Stones of the unbroken row through the middle; six stand for more as well.
    pub(super) const fn run(self) -> u32 {
        1 + (self.black >> (STEPS + 1)).trailing_ones() + (self.black << (u32::BITS - STEPS)).leading_ones()
    }

    /// How many fours go through the middle: four stones that one more makes an unbroken row of exactly five
    /// . An open four can be made so in two ways and still is one.
    pub(super) fn fours(self) -> usize {
        let mut fours = 0;
        let mut last = 0;
        for start in 1..=STEPS {
            let five = 0b1_1111 << start;
            let stones = self.black & five;
            let is_four = stones.count_ones() == 4 && self.free & five != 0 && self.black & around(five) == 0;
            if is_four && stones != last {
                fours += 1;
                last = stones;
            }
        }
        fours
    }

    /// Where one more stone makes an open four through the middle: steps from the middle. Two places at
    /// most, and always the same three stones.
    pub(super) fn gaps(self) -> impl Iterator<Item = i8> {
        let is_poor = self.black.count_ones() < 3;
        let starts = if is_poor { 1..1 } else { 2..STEPS + 1 };
        starts.filter_map(move |start| {
            let four = 0b1111 << start;
            let (ends, gap) = (around(four), four & !self.black);
            let is_three = gap.count_ones() == 1 && gap & self.free != 0;
            let is_open = self.free & ends == ends && self.black & around(four | ends) == 0;
            (is_three && is_open).then(|| gap.trailing_zeros() as i8 - STEPS as i8)
        })
    }
}

/// The two bits next to a row of them.
const fn around(row: u32) -> u32 {
    (row << 1 | row >> 1) & !row
}
