//! Tables in memory, with a value in every cell that is a position.

use std::sync::Arc;

use crate::board::Board;
use crate::capture::captures;
use crate::forces::Forces;
use crate::law::{Game, Law, with_law};
use crate::layout::{Cursor, KingSets, Layout};
use crate::value::{Best, Code, OVER, Value, value};
use crate::work::{NotDone, Work};

/// Answers what a position is worth.
pub(crate) trait Values {
    type Error;

    /// The code of a position, as the side to move sees it; no man is on its last rank.
    fn code<L: Law>(&mut self, board: &Board) -> Result<Code, Self::Error>;

    /// The best of some boards, as the side sees them that is to move there.
    #[inline]
    fn best<L: Law>(&mut self, after: &[Board]) -> Result<Best, Self::Error> {
        let mut best = Best::new(L::GAME);
        for board in after {
            best.add(self.code::<L>(board)?);
        }
        Ok(best)
    }
}

/// One table in memory.
#[derive(Debug)]
pub struct Table {
    pub(crate) layout: Layout,
    pub(crate) codes: Vec<Code>,
}

/// Tables of one game in memory.
#[derive(Clone, Debug)]
pub struct Tables {
    game: Game,
    tables: Vec<Option<Arc<Table>>>,
}

impl Tables {
    /// No tables yet.
    #[must_use]
    pub fn new(game: Game) -> Tables {
        Tables { game, tables: vec![None; Forces::KEYS] }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Adds a table.
    pub fn insert(&mut self, table: Arc<Table>) {
        if let Some(slot) = self.tables.get_mut(table.layout.forces.key()) {
            *slot = Some(table);
        }
    }

    /// The table of these forces.
    #[must_use]
    pub fn get(&self, forces: Forces) -> Option<&Arc<Table>> {
        self.tables.get(forces.key()).and_then(Option::as_ref)
    }

    /// Keeps the tables of which `is_kept` says so.
    pub fn retain(&mut self, is_kept: impl Fn(Forces) -> bool) {
        for slot in &mut self.tables {
            if slot.as_ref().is_some_and(|table| !is_kept(table.layout.forces)) {
                *slot = None;
            }
        }
    }

    /// What a board is worth for the side to move; `None` if it has no cell in these tables.
    #[must_use]
    pub fn value(&self, board: &Board) -> Option<Value> {
        let forces = board.forces();
        let may_be_there = forces.pieces() <= self.game.most_pieces() && forces.own() > 0 && forces.other() > 0;
        if !may_be_there || board.has_man_on_last_rank(self.game) {
            return None;
        }
        let mut tables = self;
        let code = with_law!(self.game, L => tables.code::<L>(board)).ok()?;
        Some(value(self.game, code))
    }

    /// The cells of all tables: a byte each.
    #[must_use]
    pub fn cells(&self) -> u64 {
        self.tables.iter().flatten().map(|table| table.layout.cells).sum()
    }
}

impl Values for &Tables {
    type Error = NotDone;

    #[inline]
    fn code<L: Law>(&mut self, board: &Board) -> Result<Code, NotDone> {
        if board.own_men | board.own_kings == 0 {
            return Ok(OVER);
        }
        let forces = board.forces();
        let table = self.get(forces).ok_or(NotDone::NoTable(forces))?;
        table.codes.get(table.layout.index::<L>(board) as usize).copied().ok_or(NotDone::NoTable(forces))
    }
}

impl Table {
    /// Makes a table of the cells of a file, in which only positions without a capture have a value of their own. `lower` has
    /// the tables that a capture leads to.
    ///
    /// # Errors
    /// [`NotDone`] if one of these is missing or the work was stopped.
    pub fn restored(forces: Forces, codes: Vec<u8>, lower: &Tables, work: &Work<'_>) -> Result<Table, NotDone> {
        with_law!(lower.game, L => restored::<L>(forces, codes, lower, work))
    }
}

fn restored<L: Law>(forces: Forces, mut codes: Vec<Code>, lower: &Tables, work: &Work<'_>) -> Result<Table, NotDone> {
    let layout = Layout::new(L::WIDTH, forces);
    let other = Layout::new(L::WIDTH, forces.swapped());
    let sets = KingSets::new(&layout);
    if codes.len() as u64 != layout.cells {
        return Err(NotDone::NoTable(forces));
    }
    work.each_slice(&mut codes, |chunk, codes| {
        let (mut cursor, mut found) = (Cursor::new(&layout, &sets), Vec::new());
        for (index, code) in chunk.zip(codes) {
            match cursor.placing::<L>(index, &other) {
                None => *code = 0,
                Some(placing) if placing.board.must_capture::<L>() => {
                    captures::<L>(&placing.board, &mut found);
                    *code = (&mut &*lower).best::<L>(&found)?.code();
                }
                Some(_) => {}
            }
        }
        Ok(())
    })?;
    Ok(Table { layout, codes })
}
