//! The tables of one game as files: values of positions, a few blocks in memory.

use std::collections::BTreeMap;
use std::io;

use golos_rules::Side;
use golos_rules::draughts::{Move, Position};

use crate::board::Board;
use crate::capture::captures;
use crate::file::{BLOCK, Damage, Directory, HEAD, Head, Sum};
use crate::forces::Forces;
use crate::law::{Game, Law, with_law};
use crate::layout::Layout;
use crate::tables::Values;
use crate::value::{Code, OVER, Value, value};

/// Blocks that are kept in memory.
const KEPT: usize = 1024;

/// Where the files of tables are.
pub trait Files {
    /// Fills `bytes` from the file of a table, from `offset` on.
    ///
    /// # Errors
    /// [`io::ErrorKind::NotFound`] if there is no such file, [`io::ErrorKind::UnexpectedEof`] if it is too short, or what the
    /// disk reports.
    fn read(&self, forces: Forces, offset: u64, bytes: &mut [u8]) -> io::Result<()>;
}

impl<F: Files + ?Sized> Files for Box<F> {
    fn read(&self, forces: Forces, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        (**self).read(forces, offset, bytes)
    }
}

/// Why a position has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoValue {
    /// The position is one of another game.
    #[error("a position of another game")]
    OtherGame,
    /// Tables are made for fewer pieces.
    #[error("{pieces} pieces; there are tables for at most {most}")]
    TooManyPieces { pieces: u8, most: u8 },
    /// The table has not been made.
    #[error("the table {0} has not been made")]
    NoTable(Forces),
    /// No move leads to such a position, and no table has a cell for it (R-5.4.14.4c).
    #[error("a man stands on its last rank")]
    ManOnLastRank,
    /// A side has no pieces: the game is over.
    #[error("a side has no pieces")]
    NoPieces(Side),
    /// The file is not sound.
    #[error("the table {forces}: {why}")]
    Damaged { forces: Forces, why: Damage },
}

/// The value of a position, and whether it rests on tables that were verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub value: Value,
    pub is_verified: bool,
}

/// The tables of one game.
pub struct Shelf<F> {
    game: Game,
    files: F,
    verified: BTreeMap<Forces, Sum>,
    tables: Vec<Option<Box<Open>>>,
    blocks: BTreeMap<(usize, u32), Cached>,
    clock: u64,
    /// Whether every table read for the present answer was verified.
    is_sound: bool,
}

/// A table whose head and directory have been read.
struct Open {
    layout: Layout,
    directory: Directory,
    is_verified: bool,
    /// Plies of the longest win or loss.
    longest: u8,
}

struct Cached {
    cells: Vec<Code>,
    used: u64,
}

impl<F: Files> Shelf<F> {
    /// The tables of a game. `verified` has the sums of those that were verified: a file that has another is not the same.
    #[must_use]
    pub fn new(game: Game, files: F, verified: BTreeMap<Forces, Sum>) -> Shelf<F> {
        let tables = (0..Forces::KEYS).map(|_| None).collect();
        Shelf { game, files, verified, tables, blocks: BTreeMap::new(), clock: 0, is_sound: true }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The value of a position for the side to move. A capture that is due is played out, so that every value is one that
    /// was worked out.
    ///
    /// # Errors
    /// [`NoValue`] if there is none.
    pub fn value(&mut self, position: &Position) -> Result<Answer, NoValue> {
        let board = self.board(position)?;
        self.value_of(&board)
    }

    /// The same of a board of this game.
    ///
    /// # Errors
    /// [`NoValue`] if there is none.
    pub fn value_of(&mut self, board: &Board) -> Result<Answer, NoValue> {
        self.check(board)?;
        self.is_sound = true;
        // A capture is played out: the table of the position itself is to be there too.
        self.table(board.forces())?;
        let code = with_law!(self.game, L => self.code::<L>(board))?;
        Ok(Answer { value: value(self.game, code), is_verified: self.is_sound })
    }

    /// The board of a position that a table may have.
    pub(crate) fn board(&self, position: &Position) -> Result<Board, NoValue> {
        if Game::of(position.variant()) != Some(self.game) {
            return Err(NoValue::OtherGame);
        }
        if let Some(side) = Side::BOTH.into_iter().find(|&side| position.pieces(side).is_empty()) {
            return Err(NoValue::NoPieces(side));
        }
        let board = Board::of(position);
        self.check(&board).map(|()| board)
    }

    /// Refuses a board that no table can have; that a side has no pieces the caller has looked at.
    fn check(&self, board: &Board) -> Result<(), NoValue> {
        let (pieces, most) = (board.forces().pieces(), self.game.most_pieces());
        if pieces > most {
            return Err(NoValue::TooManyPieces { pieces, most });
        }
        if board.has_man_on_last_rank(self.game) { Err(NoValue::ManOnLastRank) } else { Ok(()) }
    }

    /// Every legal move, routes that leave the same on the board once, and what the position after it is worth for the side
    /// that made the move: the shortest win first, then draws, then the longest loss.
    ///
    /// # Errors
    /// [`NoValue`] if one of them has none.
    pub fn moves(&mut self, position: &Position) -> Result<Vec<(Move, Answer)>, NoValue> {
        self.each_move(position).into_iter().map(|(mv, answer)| Ok((mv, answer?))).collect()
    }

    /// The same, each move by itself: those without a value come last.
    #[must_use]
    pub fn each_move(&mut self, position: &Position) -> Vec<(Move, Result<Answer, NoValue>)> {
        let (mut valued, mut seen) = (Vec::new(), Vec::<Position>::new());
        for mv in position.legal_moves() {
            let Ok(after) = position.play(&mv) else { continue };
            if seen.contains(&after) {
                continue;
            }
            seen.push(after);
            let answer = if after.pieces(after.turn()).is_empty() {
                Ok(Answer { value: value(self.game, OVER), is_verified: true })
            } else {
                self.value(&after)
            };
            valued.push((mv, answer.map(|answer| Answer { value: answer.value.for_other(), ..answer })));
        }
        valued.sort_by_key(|(_, answer): &(Move, Result<Answer, NoValue>)| {
            answer.as_ref().map_or((u8::MAX, 0), |answer| order(answer.value))
        });
        valued
    }

    fn table(&mut self, forces: Forces) -> Result<&Open, NoValue> {
        let damaged = |why: Damage| NoValue::Damaged { forces, why };
        let slot = self.tables.get_mut(forces.key()).ok_or(NoValue::NoTable(forces))?;
        if slot.is_none() {
            let read = |offset, bytes: &mut [u8]| {
                self.files.read(forces, offset, bytes).map_err(|error| match error.kind() {
                    io::ErrorKind::NotFound => NoValue::NoTable(forces),
                    _ => damaged(error.into()),
                })
            };
            let mut head = [0; HEAD];
            read(0, &mut head)?;
            let head = Head::read(self.game, forces, &head).map_err(|why| damaged(why.into()))?;
            let is_verified = self.verified.get(&forces) == Some(&head.body);
            let mut directory = vec![0; head.directory_bytes()];
            read(HEAD as u64, &mut directory)?;
            let directory = head.directory(&directory).map_err(|why| damaged(why.into()))?;
            let layout = Layout::new(self.game.width(), forces);
            let longest = head.totals.longest_win.max(head.totals.longest_loss);
            *slot = Some(Box::new(Open { layout, directory, is_verified, longest }));
        }
        let table = slot.as_deref().ok_or(NoValue::NoTable(forces))?;
        self.is_sound &= table.is_verified;
        Ok(table)
    }

    /// Plies of the longest win or loss in a table.
    pub(crate) fn longest(&mut self, forces: Forces) -> Result<u8, NoValue> {
        Ok(self.table(forces)?.longest)
    }

    fn cell<L: Law>(&mut self, board: &Board) -> Result<Code, NoValue> {
        let forces = board.forces();
        let table = self.table(forces)?;
        let index = table.layout.index::<L>(board);
        let (block, at) = ((index / BLOCK as u64) as u32, (index % BLOCK as u64) as usize);
        self.clock += 1;
        let (key, clock) = ((forces.key(), block), self.clock);
        if !self.blocks.contains_key(&key) {
            let cells = self.block(forces, block)?;
            self.make_room();
            self.blocks.insert(key, Cached { cells, used: clock });
        }
        let cached = self.blocks.get_mut(&key).map(|cached| {
            cached.used = clock;
            cached.cells.get(at).copied()
        });
        cached.flatten().ok_or(NoValue::NoTable(forces))
    }

    fn block(&mut self, forces: Forces, block: u32) -> Result<Vec<Code>, NoValue> {
        let damaged = |why: Damage| NoValue::Damaged { forces, why };
        let place = self.table(forces)?.directory.place(block).ok_or(NoValue::NoTable(forces))?;
        let mut bytes = vec![0; place.length.min(2 * BLOCK as u32) as usize];
        self.files.read(forces, place.offset, &mut bytes).map_err(|error| damaged(error.into()))?;
        self.table(forces)?.directory.cells(block, &bytes).map_err(|why| damaged(why.into()))
    }

    /// Lets the block go that was used the longest time ago, if there are as many as may be.
    fn make_room(&mut self) {
        if self.blocks.len() < KEPT {
            return;
        }
        let oldest = self.blocks.iter().min_by_key(|(_, cached)| cached.used).map(|(&key, _)| key);
        if let Some(oldest) = oldest {
            self.blocks.remove(&oldest);
        }
    }
}

impl<F: Files> Values for Shelf<F> {
    type Error = NoValue;

    fn code<L: Law>(&mut self, board: &Board) -> Result<Code, NoValue> {
        if board.own_men | board.own_kings == 0 {
            return Ok(OVER);
        }
        if !board.must_capture::<L>() {
            return self.cell::<L>(board);
        }
        let mut found = Vec::new();
        captures::<L>(board, &mut found);
        Ok(self.best::<L>(&found)?.code())
    }
}

/// The order in which moves are listed: the best first.
const fn order(value: Value) -> (u8, u8) {
    match value {
        Value::Win(plies) => (0, plies),
        Value::Draw => (1, 0),
        Value::Loss(plies) => (2, u8::MAX - plies),
    }
}
