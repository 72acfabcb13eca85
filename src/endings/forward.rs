//! Works every value of a table out a second time, forward: from the positions after each move.

use std::sync::Mutex;

use crate::board::{Board, FORWARD, HEADINGS, bits, run, step};
use crate::capture::captures;
use crate::forces::Forces;
use crate::law::{Law, with_law};
use crate::layout::{Cursor, KingSets, Placing};
use crate::tables::{Table, Tables, Values};
use crate::totals::Totals;
use crate::value::{Best, DRAW, value};
use crate::work::{NotDone, Work};

/// What a second working out has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recount {
    /// The positions of the table, counted again.
    pub totals: Totals,
    /// Positions whose value does not follow from those after their moves.
    pub wrong: u64,
}

/// Works out the values of a table again. `tables` has it, that of the other side to move, and those that a capture or a
/// promotion leads to.
///
/// # Errors
/// [`NotDone`] if a table is missing or the work was stopped.
pub fn recount(forces: Forces, tables: &Tables, work: &Work<'_>) -> Result<Recount, NotDone> {
    with_law!(tables.game(), L => recount_of::<L>(forces, tables, work))
}

fn recount_of<L: Law>(forces: Forces, tables: &Tables, work: &Work<'_>) -> Result<Recount, NotDone> {
    let table = tables.get(forces).ok_or(NotDone::NoTable(forces))?;
    let other = tables.get(forces.swapped()).ok_or(NotDone::NoTable(forces.swapped()))?;
    let sets = KingSets::new(&table.layout);
    let sum = Mutex::new(Recount::default());
    work.each_chunk(table.layout.cells, |chunk| {
        let mut cursor = Cursor::new(&table.layout, &sets);
        let mut successors = Successors { tables, other, found: Vec::new() };
        let mut part = Recount::default();
        let codes = &table.codes[chunk.start as usize..chunk.end as usize];
        for (index, &code) in chunk.zip(codes) {
            let Some(placing) = cursor.placing::<L>(index, &other.layout) else { continue };
            let is_capture = placing.board.must_capture::<L>();
            let best = if is_capture {
                successors.captures::<L>(&placing.board)?
            } else {
                successors.quiet::<L>(&cursor, &placing)?
            };
            part.totals.add(value(L::GAME, code), is_capture);
            part.wrong += u64::from(best.code() != code);
        }
        if let Ok(mut sum) = sum.lock() {
            *sum = Recount { totals: sum.totals.and(part.totals), wrong: sum.wrong + part.wrong };
        }
        Ok(())
    })?;
    sum.into_inner().map_err(|_| NotDone::Stopped)
}

/// Reads what the positions after each move are worth.
struct Successors<'a> {
    tables: &'a Tables,
    /// The table of the other side to move.
    other: &'a Table,
    found: Vec<Board>,
}

impl Successors<'_> {
    fn captures<L: Law>(&mut self, board: &Board) -> Result<Best, NotDone> {
        captures::<L>(board, &mut self.found);
        (&mut &*self.tables).best::<L>(&self.found)
    }

    fn quiet<L: Law>(&self, cursor: &Cursor<'_>, placing: &Placing) -> Result<Best, NotDone> {
        let (board, mut values) = (&placing.board, self.tables);
        let free = board.free::<L>();
        let mut best = Best::new(L::GAME);
        for (heading, targets) in FORWARD.into_iter().zip(board.man_targets::<L>(free)) {
            for to in bits(targets) {
                let after = board.after_man::<L>(step::<L>(to, 3 - heading), to).flipped::<L>();
                best.add(values.code::<L>(&after)?);
            }
        }
        let own = cursor.flip_set(placing.other);
        for from in bits(board.own_kings) {
            let rest = placing.own ^ cursor.compact(from);
            let targets = HEADINGS.into_iter().fold(0, |set, heading| set | run::<L>(from, heading, free));
            for to in bits(targets) {
                let others = cursor.flip_set(rest | cursor.compact(to));
                let index = cursor.flipped_index(&self.other.layout, own, others);
                best.add(self.other.codes.get(index as usize).copied().unwrap_or(DRAW));
            }
        }
        Ok(best)
    }
}
