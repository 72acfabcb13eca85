//! Verifies tables in three layers: the sums of the files; every value forward, from those after its moves; some values by a
//! search with the game's own rules.

use golos_endings::{FileError, Forces, Head, Proof, Sampler, Verdict, bytes, chained, plan, recount};

use super::make::{Progress, Room};
use super::{EndingsError, EndingsFolder, Level, Limits};

/// Positions of each table that are proved.
const SAMPLE: usize = 40;

/// Positions that the proof of one value may look at.
const PROOF: u32 = 100_000;

/// Something that is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Layer 1: the file is missing or not sound. What depends on it cannot be verified.
    Damaged { forces: Forces, why: FileError },
    /// Layer 1: the file is missing, though tables of as many pieces are there.
    Missing(Forces),
    /// Layer 2: so many values do not follow from those after their moves, or the counts of the head are not right.
    Wrong { forces: Forces, values: u64 },
    /// Layer 3: so many values are refuted by the rules of the game.
    Refuted { forces: Forces, values: u32 },
}

/// What was verified.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Tables whose sums are right, and their bytes.
    pub tables: usize,
    pub bytes: u64,
    /// Positions worked out again.
    pub positions: u64,
    /// Positions proved.
    pub proved: u32,
    /// Positions of which a proof would have taken too long.
    pub unsettled: u32,
    /// What is wrong; verifying ends with the first file that is not sound.
    pub found: Vec<Found>,
}

/// Verifies the tables of a game, as many as are there. `is_deep`: with the third layer.
///
/// # Errors
/// [`EndingsError`] if it was stopped, the memory does not suffice, or the disk fails; what was verified before stays verified.
pub fn verify(
    folder: &EndingsFolder,
    is_deep: bool,
    limits: &Limits<'_>,
    told: &mut dyn FnMut(Progress),
) -> Result<Verified, EndingsError> {
    let mut verified = Verified::default();
    let Some(pieces) = folder.present()?.iter().map(|table| table.head.forces.pieces()).max() else {
        return Ok(verified);
    };
    let _lock = folder.lock()?;
    let plan = plan(folder.game(), pieces);
    let last = plan.iter().rposition(|&forces| folder.file(forces).exists()).map_or(0, |last| last + 1);
    let mut room = Room::new(folder, limits);
    for (done, &forces) in plan[..last].iter().enumerate() {
        told(Progress { forces, done, all: last });
        let Some(heads) = sums(folder, forces, &mut room, &mut verified)? else { break };
        room.prepare(forces, bytes(folder.game(), forces))?;
        let before = room.sum;
        room.bring(forces, before)?;
        room.passed(forces, heads.iter().fold(before, |sum, head| chained(&sum, head)));
        let found = verified.found.len();
        for head in &heads {
            let recount = recount(head.forces, &room.tables, &room.work)?;
            verified.positions += recount.totals.positions();
            if recount.wrong > 0 || recount.totals != head.totals {
                verified.found.push(Found::Wrong { forces: head.forces, values: recount.wrong });
            }
            if is_deep {
                prove(folder, head.forces, limits, &mut verified)?;
            }
        }
        let level = if is_deep { Level::Proved } else { Level::Forward };
        folder.mark(&heads, (verified.found.len() == found).then_some(level))?;
    }
    Ok(verified)
}

/// The heads of a pair of tables whose sums are right; `None` if one is not sound.
fn sums(
    folder: &EndingsFolder,
    forces: Forces,
    room: &mut Room<'_>,
    verified: &mut Verified,
) -> Result<Option<Vec<Head>>, EndingsError> {
    let (mut heads, mut sum) = (Vec::new(), room.sum);
    for forces in [Some(forces), (forces != forces.swapped()).then(|| forces.swapped())].into_iter().flatten() {
        match folder.load(forces, &sum) {
            Ok((head, _)) => {
                sum = chained(&sum, &head);
                verified.tables += 1;
                verified.bytes += folder.file(forces).metadata().map_or(0, |data| data.len());
                heads.push(head);
            }
            Err(EndingsError::Table { reason, .. }) => {
                verified.found.push(Found::Damaged { forces, why: reason });
                return Ok(None);
            }
            Err(EndingsError::Io { reason, .. }) if super::is_absent(&reason) => {
                verified.found.push(Found::Missing(forces));
                return Ok(None);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(Some(heads))
}

/// Proves some values of a table without the tables.
fn prove(
    folder: &EndingsFolder,
    forces: Forces,
    limits: &Limits<'_>,
    verified: &mut Verified,
) -> Result<(), EndingsError> {
    let mut shelf = folder.shelf()?;
    let mut refuted = 0;
    // That nobody wins sooner is searched as deep as a search without tables gets in a moment.
    let depth = if forces.pieces() <= 4 { 7 } else { 5 };
    for position in Sampler::new(folder.game(), forces).take(SAMPLE) {
        if (limits.is_stopped)() {
            return Err(golos_endings::NotDone::Stopped.into());
        }
        let Ok(answer) = shelf.value(&position) else {
            refuted += 1;
            continue;
        };
        let mut hint = |position: &_| shelf.value(position).ok().map(|answer| answer.value);
        match Proof::new(folder.game(), PROOF, &mut hint).check(&position, answer.value, depth) {
            Verdict::Right => verified.proved += 1,
            Verdict::Unsettled => verified.unsettled += 1,
            Verdict::Wrong => refuted += 1,
        }
    }
    if refuted > 0 {
        verified.found.push(Found::Refuted { forces, values: refuted });
    }
    Ok(())
}
