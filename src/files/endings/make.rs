//! Makes the tables that are missing, one pair after the other. Stopped or killed, it goes on with the first that is not there.

use std::sync::Arc;

use golos_endings::{Forces, Sum, Table, Tables, Work, bytes, chained, encode, plan, solve};

use super::{EndingsError, EndingsFolder, Limits};

/// Memory for what is not a table, in bytes.
const SLACK: u64 = 64 << 20;

/// How far the work has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The table that comes next.
    pub forces: Forces,
    /// Pairs of tables that are there, of so many.
    pub done: usize,
    pub all: usize,
}

/// What there was to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// Tables that were made.
    pub made: usize,
    /// Tables that were there before.
    pub found: usize,
    /// Positions of the tables that were made.
    pub positions: u64,
}

/// Makes the tables of a game from 2 pieces to `pieces`. Those that are there and sound stay as they are.
///
/// # Errors
/// [`EndingsError`]; what was made before stays.
pub fn make(
    folder: &EndingsFolder,
    pieces: u8,
    limits: &Limits<'_>,
    told: &mut dyn FnMut(Progress),
) -> Result<Made, EndingsError> {
    let _lock = folder.lock()?;
    folder.clear_parts();
    let plan = plan(folder.game(), pieces);
    let mut room = Room::new(folder, limits);
    let mut made = Made::default();
    for (done, &forces) in plan.iter().enumerate() {
        let pair = [Some(forces), (forces != forces.swapped()).then(|| forces.swapped())];
        let mut sum = room.sum;
        let mut is_sound = true;
        for forces in pair.into_iter().flatten() {
            match folder.sound(forces, &sum)? {
                Some((head, _)) if is_sound => sum = chained(&sum, &head),
                _ => is_sound = false,
            }
        }
        if is_sound {
            room.passed(forces, sum);
            made.found += pair.into_iter().flatten().count();
            continue;
        }
        told(Progress { forces, done, all: plan.len() });
        room.prepare(forces, bytes(folder.game(), forces))?;
        let tables = solve(forces, &room.tables, &room.work)?;
        let mut sum = room.sum;
        for table in &tables {
            let path = folder.file(table.forces());
            let file =
                encode(folder.game(), table, &sum).map_err(|reason| EndingsError::Io { path: path.clone(), reason })?;
            folder.write(&path, &file)?;
            let (head, _) = folder.load(table.forces(), Some(&sum))?;
            sum = chained(&sum, &head);
            made.made += 1;
            made.positions += table.totals.positions();
        }
        room.passed(forces, sum);
        tables.into_iter().for_each(|made| room.tables.insert(made.table));
    }
    Ok(made)
}

/// The tables in memory that the work at hand needs.
pub(super) struct Room<'a> {
    folder: &'a EndingsFolder,
    memory: u64,
    pub work: Work<'a>,
    pub tables: Tables,
    /// The tables so far, each with the sum of those before it.
    before: Vec<(Forces, Sum)>,
    /// The sum of the tables so far.
    pub sum: Sum,
}

impl<'a> Room<'a> {
    pub fn new(folder: &'a EndingsFolder, limits: &Limits<'a>) -> Room<'a> {
        let work = Work::new(limits.threads, limits.is_stopped);
        let tables = Tables::new(folder.game());
        Room { folder, memory: limits.memory, work, tables, before: Vec::new(), sum: Sum::default() }
    }

    /// A pair of tables is on the disk, and `sum` is that of the tables with it.
    pub fn passed(&mut self, forces: Forces, sum: Sum) {
        self.before.push((forces, self.sum));
        self.sum = sum;
    }

    /// Brings the tables into memory that captures and promotions from these forces lead to. `own` is what the work itself
    /// takes, in bytes.
    pub fn prepare(&mut self, forces: Forces, own: u64) -> Result<(), EndingsError> {
        self.tables.retain(|other| leads_to(forces, other));
        let needed: Vec<(Forces, Sum)> =
            self.before.iter().copied().filter(|(other, _)| leads_to(forces, *other)).collect();
        let game = self.folder.game();
        let needed_bytes = own + SLACK + needed.iter().map(|(other, _)| bytes(game, *other) / 2).sum::<u64>();
        if needed_bytes > self.memory {
            return Err(EndingsError::Memory { forces, needed: needed_bytes, bound: self.memory });
        }
        for (other, sum) in needed {
            self.bring(other, sum)?;
        }
        Ok(())
    }

    /// Brings a pair of tables into memory.
    pub fn bring(&mut self, forces: Forces, mut sum: Sum) -> Result<(), EndingsError> {
        for forces in [Some(forces), (forces != forces.swapped()).then(|| forces.swapped())].into_iter().flatten() {
            if self.tables.get(forces).is_some() {
                continue;
            }
            let (head, codes) = self.folder.load(forces, Some(&sum))?;
            sum = chained(&sum, &head);
            let table = Table::restored(forces, codes, &self.tables, &self.work)?;
            self.tables.insert(Arc::new(table));
        }
        Ok(())
    }
}

/// Whether a move may lead from these forces to those others.
fn leads_to(from: Forces, to: Forces) -> bool {
    to.pieces() < from.pieces() || to.pieces() == from.pieces() && to.men() + 1 == from.men()
}
