//! Where the value of a position is in its table.
//!
//! A table has a cell for each placing of the men of both sides, on the squares that a man can stand on, and of the kings on
//! the squares that are left. The men of both sides are placed apart, so that a few cells stand for no position: two men
//! would be on one square. A cell is named by the squares counted from the upper left corner as the side to move sees it.

use crate::board::{Board, places};
use crate::forces::Forces;
use crate::law::{self, Law};

/// The greatest number of pieces of one kind.
const MOST: usize = 6;

/// `CHOOSE[k][n]`: how many ways there are to choose `k` of `n`.
static CHOOSE: [[u64; 64]; MOST + 1] = {
    let mut table = [[0; 64]; MOST + 1];
    let mut n = 0;
    while n < 64 {
        table[0][n] = 1;
        let mut k = 1;
        while k <= MOST {
            table[k][n] = if n == 0 { 0 } else { table[k - 1][n - 1] + table[k][n - 1] };
            k += 1;
        }
        n += 1;
    }
    table
};

pub(crate) fn choose(n: u32, k: u8) -> u64 {
    CHOOSE.get(usize::from(k)).and_then(|row| row.get(n as usize)).copied().unwrap_or(0)
}

/// The number of a set of `n` squares among those of equal size.
#[inline(always)]
fn rank(set: u64) -> u64 {
    places(set).zip(&CHOOSE[1..]).map(|(place, row)| row[place as usize & 63]).sum()
}

/// The set of `size` squares with this number.
fn unrank(size: u8, mut rank: u64) -> u64 {
    let mut set = 0;
    for k in (1..=usize::from(size)).rev() {
        let row = &CHOOSE[k];
        let place = row.partition_point(|&ways| ways <= rank).saturating_sub(1);
        rank -= row[place];
        set |= 1 << place;
    }
    set
}

/// How a table is laid out.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub forces: Forces,
    /// Placings of the other side's men, for each of one's own.
    other_men: u64,
    /// Squares left for kings.
    pub king_squares: u32,
    /// Placings of the other side's kings, for each of one's own.
    other_kings: u64,
    /// Placings of the kings for each placing of men.
    pub kings: u64,
    /// The cells of the table.
    pub cells: u64,
}

impl Layout {
    /// The layout of the table of these forces on a board with `width` dark squares a rank.
    pub fn new(width: u32, forces: Forces) -> Layout {
        let count = 2 * width * width;
        let man_squares = count - width;
        let king_squares = count - u32::from(forces.men());
        let other_men = choose(man_squares, forces.other_men);
        let other_kings = choose(king_squares - u32::from(forces.own_kings), forces.other_kings);
        let kings = choose(king_squares, forces.own_kings) * other_kings;
        let cells = choose(man_squares, forces.own_men) * other_men * kings;
        Layout { forces, other_men, king_squares, other_kings, kings, cells }
    }

    /// The cell of a position with these forces and no man on its last rank.
    #[inline]
    pub fn index<L: Law>(&self, board: &Board) -> u64 {
        let men = self.men::<L>(board.own_men, board.other_men);
        let below = below::<L>(board.own_men | board.other_men);
        let squares = |set: u64| places(set).fold(0, |set, at| set | 1 << below[at as usize & 63]);
        men * self.kings + self.king_rank(squares(board.own_kings), squares(board.other_kings))
    }

    /// The number of a placing of men, the first factor of the index.
    #[inline(always)]
    pub fn men<L: Law>(&self, own: u64, other: u64) -> u64 {
        let compact = |set: u64| places(set).fold(0, |set, at| set | 1 << law::square(L::WIDTH, at));
        rank(compact(own) >> L::WIDTH) * self.other_men + rank(compact(other))
    }

    /// The number of a placing of kings, as sets among the squares without men.
    #[inline(always)]
    pub fn king_rank(&self, own: u64, other: u64) -> u64 {
        let left = places(other).zip(&CHOOSE[1..]);
        let second: u64 = left.map(|(at, row)| row[at as usize - (own & ((1 << at) - 1)).count_ones() as usize]).sum();
        rank(own) * self.other_kings + second
    }
}

/// For each place the number of squares before it that no man stands on.
#[inline(always)]
fn below<L: Law>(men: u64) -> [u8; 64] {
    let mut below = [0; 64];
    let mut free = 0;
    let squares = L::SQUARES & !men;
    for (at, count) in below.iter_mut().enumerate() {
        *count = free;
        free += u8::from(squares >> at & 1 != 0);
    }
    below
}

/// Goes through the cells of a table and sets up their positions.
pub(crate) struct Cursor<'l> {
    pub layout: &'l Layout,
    /// The placing of men that is set up.
    men: Option<u64>,
    own_men: u64,
    other_men: u64,
    /// The places of the squares without men.
    squares: [u8; 64],
    /// For each place the number of squares before it that no man stands on.
    below: [u8; 64],
    /// The number of the placing of men as the other side sees it, in the table of the other side to move.
    flipped_men: u64,
    sets: &'l KingSets,
}

/// The placings of kings by number, as sets among the squares left for them.
pub(crate) struct KingSets {
    own: Vec<u64>,
    other: Vec<u64>,
}

impl KingSets {
    pub fn new(layout: &Layout) -> KingSets {
        let forces = layout.forces;
        let sets = |size: u8, squares: u32| (0..choose(squares, size)).map(|rank| unrank(size, rank)).collect();
        KingSets {
            own: sets(forces.own_kings, layout.king_squares),
            other: sets(forces.other_kings, layout.king_squares - u32::from(forces.own_kings)),
        }
    }
}

/// A cell as a position, and its kings as sets among the squares without men.
#[derive(Clone, Copy)]
pub(crate) struct Placing {
    pub board: Board,
    pub own: u64,
    pub other: u64,
}

impl<'l> Cursor<'l> {
    pub const fn new(layout: &'l Layout, sets: &'l KingSets) -> Cursor<'l> {
        Cursor { layout, men: None, own_men: 0, other_men: 0, squares: [0; 64], below: [0; 64], flipped_men: 0, sets }
    }

    /// The position of a cell; `None` if two men would be on one square. `other` is the layout of the table of the other side
    /// to move.
    #[inline]
    pub fn placing<L: Law>(&mut self, index: u64, other: &Layout) -> Option<Placing> {
        let (men, kings) = (index / self.layout.kings, index % self.layout.kings);
        if self.men != Some(men) {
            self.set_men::<L>(men, other);
        }
        if self.own_men & self.other_men != 0 {
            return None;
        }
        let own = *self.sets.own.get((kings / self.layout.other_kings) as usize)?;
        let mut other = 0;
        for mut at in places(*self.sets.other.get((kings % self.layout.other_kings) as usize)?) {
            for king in places(own) {
                at += u32::from(king <= at);
            }
            other |= 1 << at;
        }
        let board = Board {
            own_men: self.own_men,
            own_kings: self.spread(own),
            other_men: self.other_men,
            other_kings: self.spread(other),
        };
        Some(Placing { board, own, other })
    }

    /// The squares of a set among those without men.
    #[inline(always)]
    fn spread(&self, set: u64) -> u64 {
        places(set).fold(0, |squares, at| squares | 1 << self.squares[at as usize & 63])
    }

    fn set_men<L: Law>(&mut self, men: u64, other: &Layout) {
        let forces = self.layout.forces;
        let spread = |set: u64| places(set).fold(0, |set, square| set | 1 << law::place(L::WIDTH, square));
        self.men = Some(men);
        self.own_men = spread(unrank(forces.own_men, men / self.layout.other_men) << L::WIDTH);
        self.other_men = spread(unrank(forces.other_men, men % self.layout.other_men));
        self.below = below::<L>(self.own_men | self.other_men);
        let free = L::SQUARES & !(self.own_men | self.other_men);
        for (square, at) in self.squares.iter_mut().zip(places(free)) {
            *square = at as u8;
        }
        let flipped = Board { own_men: self.own_men, other_men: self.other_men, ..Board::default() }.flipped::<L>();
        self.flipped_men = other.men::<L>(flipped.own_men, flipped.other_men);
    }

    /// Sets among the squares without men as the other side sees them.
    #[inline(always)]
    pub fn flip_set(&self, set: u64) -> u64 {
        set.reverse_bits() >> (64 - self.layout.king_squares)
    }

    /// The place among the squares without men of a square.
    #[inline(always)]
    pub fn compact(&self, bit: u64) -> u64 {
        1 << self.below[bit.trailing_zeros() as usize & 63]
    }

    /// The cell, in the table of the other side to move, of the position with the men of the cell last set up and these kings,
    /// given as the other side sees them, its own first.
    #[inline(always)]
    pub fn flipped_index(&self, other: &Layout, own: u64, others: u64) -> u64 {
        self.flipped_men * other.kings + other.king_rank(own, others)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forces::plan;
    use crate::law::{Game, International, Russian};

    fn round_trip<L: Law>(pieces: u8, stride: usize) -> u64 {
        let mut positions = 0;
        for forces in plan(L::GAME, pieces).into_iter().flat_map(Forces::pair) {
            let layout = Layout::new(L::WIDTH, forces);
            let other = Layout::new(L::WIDTH, forces.swapped());
            let sets = KingSets::new(&layout);
            let mut cursor = Cursor::new(&layout, &sets);
            for index in (0..layout.cells).step_by(stride) {
                let Some(placing) = cursor.placing::<L>(index, &other) else { continue };
                positions += 1;
                assert_eq!(layout.index::<L>(&placing.board), index);
                assert_eq!(placing.board.forces(), forces);
                let (own, others) = (cursor.flip_set(placing.other), cursor.flip_set(placing.own));
                assert_eq!(cursor.flipped_index(&other, own, others), other.index::<L>(&placing.board.flipped::<L>()));
            }
        }
        positions
    }

    #[test]
    fn every_position_has_a_cell_of_its_own() {
        // The sums of positions of 2 and 3 pieces are known.
        assert_eq!(round_trip::<Russian>(3, 1), 3_488 + 196_032);
        assert_eq!(round_trip::<International>(2, 1), 8_845);
        assert!(round_trip::<International>(5, 100_003) > 10_000);
    }

    #[test]
    fn the_largest_tables_fit_the_numbers() {
        for game in Game::ALL {
            let cells =
                plan(game, game.most_pieces()).into_iter().map(|forces| Layout::new(game.width(), forces).cells);
            assert!(cells.max().is_some_and(|cells| cells < 1 << 40));
        }
    }
}
