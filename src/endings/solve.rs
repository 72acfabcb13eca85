//! Makes the tables of a pair of forces, one for each side to move, by going back from what is decided.
//!
//! First every cell is set up: captures lead to tables that are made already and settle its value; of the other moves those
//! that stay among the same forces are counted. Then, for 0, 1, 2 … plies, every position decided in so many plies is taken
//! back a move: before a lost position is a won one; before a won position one way out less is left.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::board::{Board, FORWARD, HEADINGS, bits, run, step};
use crate::capture::captures;
use crate::forces::Forces;
use crate::law::{Law, with_law};
use crate::layout::{Cursor, KingSets, Layout, Placing};
use crate::tables::{Table, Tables, Values};
use crate::totals::Totals;
use crate::value::{Best, Code, DRAW, MOST_PLIES, OVER, is_lost};
use crate::work::{NotDone, Work};

/// What a cell holds besides its value: the moves without capture or promotion that are not known to lose, or one of these.
mod mark {
    /// A capture is due: the value follows from other tables.
    pub const CAPTURE: u8 = 255;
    /// Two men on one square.
    pub const IMPOSSIBLE: u8 = 254;
    /// No move stays among the same forces.
    pub const FIXED: u8 = 253;
    /// A promotion draws or wins: the position is not lost.
    pub const SAFE: u8 = 252;
}

/// A table that has been made.
#[derive(Clone, Debug)]
pub struct Made {
    pub table: Arc<Table>,
    pub totals: Totals,
    marks: Vec<u8>,
}

impl Made {
    /// The forces of the table.
    #[must_use]
    pub fn forces(&self) -> Forces {
        self.table.layout.forces
    }

    /// The cells as they are stored: those whose value a probe does not read, where a capture is due or which stand for no
    /// position, repeat the cell before, so that the file is small.
    pub fn stored(&self) -> impl Iterator<Item = Code> {
        let cells = self.table.codes.iter().zip(&self.marks);
        cells.scan(DRAW, |last, (&code, &mark)| {
            if mark < mark::IMPOSSIBLE {
                *last = code;
            }
            Some(*last)
        })
    }
}

/// Makes the tables of these forces, with either side to move. `lower` has those that a capture or a promotion leads to.
///
/// # Errors
/// [`NotDone`] if a table is missing, the work was stopped, or a win takes too many plies.
pub fn solve(forces: Forces, lower: &Tables, work: &Work<'_>) -> Result<Vec<Made>, NotDone> {
    with_law!(lower.game(), L => Pair::new::<L>(forces, lower).solve::<L>(work))
}

/// The bytes of memory that making the tables of these forces takes, besides those of the tables that they lead to.
#[must_use]
pub fn bytes(game: crate::Game, forces: Forces) -> u64 {
    2 * forces.pair().into_iter().map(|forces| Layout::new(game.width(), forces).cells).sum::<u64>()
}

/// A table in the making.
struct Half {
    layout: Layout,
    sets: KingSets,
    codes: Vec<AtomicU8>,
    marks: Vec<AtomicU8>,
}

impl Half {
    fn new(width: u32, forces: Forces) -> Half {
        let layout = Layout::new(width, forces);
        let cells = || (0..layout.cells).map(|_| AtomicU8::new(0)).collect();
        Half { sets: KingSets::new(&layout), codes: cells(), marks: cells(), layout }
    }
}

struct Pair<'a> {
    halves: Vec<Half>,
    lower: &'a Tables,
    /// The greatest code so far.
    greatest: AtomicU8,
}

/// The moves of a position that has no capture.
struct Quiet {
    /// Those that stay among the same forces.
    staying: u8,
    /// What the promotions lead to; `None` if there are none.
    promotions: Option<Best>,
}

impl<'a> Pair<'a> {
    fn new<L: Law>(forces: Forces, lower: &'a Tables) -> Pair<'a> {
        let halves = forces.pair().into_iter().map(|forces| Half::new(L::WIDTH, forces)).collect();
        Pair { halves, lower, greatest: AtomicU8::new(0) }
    }

    /// A table and that with the other side to move.
    fn sides(&self) -> impl Iterator<Item = (&Half, &Half)> {
        self.halves.iter().zip(self.halves.iter().rev())
    }

    fn solve<L: Law>(self, work: &Work<'_>) -> Result<Vec<Made>, NotDone> {
        for (half, other) in self.sides() {
            work.each_chunk(half.layout.cells, |chunk| self.set_up::<L>(half, other, chunk))?;
        }
        let mut code = OVER;
        // A promotion may win late: a ply in which nothing is decided is not the last.
        while code <= self.greatest.load(Relaxed) {
            if code > MOST_PLIES {
                return Err(NotDone::TooLong(self.halves[0].layout.forces));
            }
            for (half, other) in self.sides() {
                work.each_chunk(half.layout.cells, |chunk| self.take_back::<L>(half, other, code, chunk))?;
            }
            code += 1;
        }
        Ok(self.halves.into_iter().map(made::<L>).collect())
    }

    fn set_up<L: Law>(&self, half: &Half, other: &Half, chunk: std::ops::Range<u64>) -> Result<(), NotDone> {
        let (mut cursor, mut found, mut greatest) = (Cursor::new(&half.layout, &half.sets), Vec::new(), 0);
        for index in chunk {
            let (code, mark) = match cursor.placing::<L>(index, &other.layout) {
                None => (DRAW, mark::IMPOSSIBLE),
                Some(placing) if placing.board.must_capture::<L>() => {
                    captures::<L>(&placing.board, &mut found);
                    (self.lower().best::<L>(&found)?.code(), mark::CAPTURE)
                }
                Some(placing) => start(&self.quiet::<L>(&placing.board)?),
            };
            greatest = greatest.max(code);
            half.codes[index as usize].store(code, Relaxed);
            half.marks[index as usize].store(mark, Relaxed);
        }
        self.greatest.fetch_max(greatest, Relaxed);
        Ok(())
    }

    const fn lower(&self) -> &'a Tables {
        self.lower
    }

    fn quiet<L: Law>(&self, board: &Board) -> Result<Quiet, NotDone> {
        let free = board.free::<L>();
        let mut staying = 0;
        let mut promotions = None;
        for (heading, targets) in FORWARD.into_iter().zip(board.man_targets::<L>(free)) {
            staying += (targets & !L::TOP).count_ones();
            for to in bits(targets & L::TOP) {
                let after = board.after_man::<L>(step::<L>(to, 3 - heading), to).flipped::<L>();
                promotions.get_or_insert(Best::new(L::GAME)).add(self.lower().code::<L>(&after)?);
            }
        }
        if board.own_kings != 0 {
            staying +=
                HEADINGS.into_iter().map(|heading| run::<L>(board.own_kings, heading, free).count_ones()).sum::<u32>();
        }
        Ok(Quiet { staying: u8::try_from(staying).unwrap_or(mark::SAFE - 1), promotions })
    }

    /// Takes a move back from the positions of a chunk that have this code.
    fn take_back<L: Law>(
        &self,
        half: &Half,
        other: &Half,
        code: Code,
        chunk: std::ops::Range<u64>,
    ) -> Result<(), NotDone> {
        let mut cursor = Cursor::new(&half.layout, &half.sets);
        let mut step = Step { pair: self, other, code, is_lost: is_lost(L::GAME, code), greatest: 0 };
        let cells = &half.codes[chunk.start as usize..chunk.end as usize];
        for (index, cell) in chunk.zip(cells) {
            if cell.load(Relaxed) == code
                && let Some(placing) = cursor.placing::<L>(index, &other.layout)
            {
                step.before::<L>(&cursor, &placing)?;
            }
        }
        self.greatest.fetch_max(step.greatest, Relaxed);
        Ok(())
    }
}

/// The code and the mark with which a cell begins that has no capture.
fn start(quiet: &Quiet) -> (Code, u8) {
    match &quiet.promotions {
        None if quiet.staying == 0 => (OVER, mark::FIXED),
        None => (DRAW, quiet.staying),
        Some(best) if quiet.staying == 0 => (best.code(), mark::FIXED),
        // The win by promotion counts unless a shorter one is found.
        Some(best) => match best.win() {
            Some(code) => (code, mark::SAFE),
            None if best.has_draw() => (DRAW, mark::SAFE),
            None => (DRAW, quiet.staying),
        },
    }
}

/// One step back from positions that are decided in the same number of plies.
struct Step<'a> {
    pair: &'a Pair<'a>,
    /// Where the positions before are.
    other: &'a Half,
    code: Code,
    is_lost: bool,
    greatest: Code,
}

impl Step<'_> {
    /// Settles what follows for the positions one move before.
    fn before<L: Law>(&mut self, cursor: &Cursor<'_>, placing: &Placing) -> Result<(), NotDone> {
        let board = &placing.board;
        let free = board.free::<L>();
        let others = cursor.flip_set(placing.own);
        for to in bits(board.other_kings) {
            let rest = placing.other ^ cursor.compact(to);
            let targets = HEADINGS.into_iter().fold(0, |set, heading| set | run::<L>(to, heading, free));
            for from in bits(targets) {
                let own = cursor.flip_set(rest | cursor.compact(from));
                let index = cursor.flipped_index(&self.other.layout, own, others);
                self.settle::<L>(index, || {
                    Board { other_kings: board.other_kings ^ to | from, ..*board }.flipped::<L>()
                })?;
            }
        }
        for heading in FORWARD {
            for from in bits(step::<L>(board.other_men, heading) & free) {
                let to = step::<L>(from, 3 - heading);
                let before = Board { other_men: board.other_men ^ to | from, ..*board }.flipped::<L>();
                self.settle::<L>(self.other.layout.index::<L>(&before), || before)?;
            }
        }
        Ok(())
    }

    /// Settles what follows for one position: its cell, and how to set it up.
    #[inline(always)]
    fn settle<L: Law>(&mut self, index: u64, before: impl FnOnce() -> Board) -> Result<(), NotDone> {
        let (cell, mark) = (&self.other.codes[index as usize], &self.other.marks[index as usize]);
        let marked = mark.load(Relaxed);
        if marked >= mark::IMPOSSIBLE {
            return Ok(());
        }
        let (known, next) = (cell.load(Relaxed), self.code + 1);
        if self.is_lost {
            if known == DRAW || known > next {
                cell.store(next, Relaxed);
                self.greatest = self.greatest.max(next);
            }
        } else if known == DRAW && marked < mark::SAFE && mark.fetch_sub(1, Relaxed) == 1 {
            // No way out is left but promotions, and all of these lose.
            let promotions = self.pair.quiet::<L>(&before())?.promotions;
            let code = promotions.map_or(next, |best| best.code().max(next));
            cell.store(code, Relaxed);
            self.greatest = self.greatest.max(code);
        }
        Ok(())
    }
}

fn made<L: Law>(half: Half) -> Made {
    let plain = |cells: Vec<AtomicU8>| -> Vec<u8> { cells.into_iter().map(AtomicU8::into_inner).collect() };
    let (codes, marks) = (plain(half.codes), plain(half.marks));
    let mut totals = Totals::default();
    for (&code, &mark) in codes.iter().zip(&marks) {
        if mark != mark::IMPOSSIBLE {
            totals.add(crate::value::value(L::GAME, code), mark == mark::CAPTURE);
        }
    }
    Made { table: Arc::new(Table { layout: half.layout, codes }), totals, marks }
}
