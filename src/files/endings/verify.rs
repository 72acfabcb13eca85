//! Verifies tables in three layers: the sums of the files; every value forward, from those after its moves; some values by a
//! search with the game's own rules.

use golos_endings::{Damage, Forces, Head, Proof, Sampler, Sum, Verdict, bytes, chained, plan, recount};

use super::make::{Progress, Room};
use super::{EndingsError, EndingsFolder, Level, Limits};

/// Positions of each table that are proved.
const SAMPLE: usize = 40;

/// Positions that the proof of one value may look at.
const PROOF: u32 = 100_000;

/// Something that is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Layer 1: the file is not sound.
    Damaged { forces: Forces, why: Damage },
    /// Layer 1: the file is missing, though tables of as many pieces are there.
    Missing(Forces),
    /// Layer 2 was not possible: play leads to a table that is missing or not sound. The sums are right.
    Unverified { forces: Forces, without: Forces },
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
    /// What is wrong, file by file.
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
    let shelved = folder.present()?;
    let there =
        shelved.tables.iter().map(|table| table.head.forces).chain(shelved.broken.iter().map(|(forces, _)| *forces));
    let Some(pieces) = there.map(|forces| forces.pieces()).max() else {
        return Ok(verified);
    };
    let _lock = folder.lock()?;
    let plan = plan(folder.game(), pieces);
    let is_there = |&forces: &Forces| pair(forces).any(|forces| folder.file(forces).exists());
    let last = plan.iter().rposition(is_there).map_or(0, |last| last + 1);
    let mut room = Room::new(folder, limits);
    // The sum of the tables so far; `None` after one that is not sound.
    let mut chain = Some(room.sum);
    let mut unsound: Vec<Forces> = Vec::new();
    for (done, &forces) in plan[..last].iter().enumerate() {
        told(Progress { forces, done, all: last });
        let heads = sums(folder, forces, &mut chain, &mut verified)?;
        let (Some(first), true) = (heads.first(), heads.len() == pair(forces).count()) else {
            // A table is worked out together with the one of the exchanged sides.
            let alone = heads.iter().map(|head| head.forces);
            verified.found.extend(alone.map(|forces| Found::Unverified { forces, without: forces.swapped() }));
            unsound.push(forces);
            continue;
        };
        room.sum = first.before;
        let before = room.sum;
        let after = heads.iter().fold(before, |sum, head| chained(&sum, head));
        if let Some(&missing) = unsound.iter().find(|other| may_become(forces, **other)) {
            let unverified = heads.iter().map(|head| Found::Unverified { forces: head.forces, without: missing });
            verified.found.extend(unverified);
            room.passed(forces, after);
            continue;
        }
        room.prepare(forces, bytes(folder.game(), forces))?;
        room.bring(forces, before)?;
        room.passed(forces, after);
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

/// Both tables of a pair.
fn pair(forces: Forces) -> impl Iterator<Item = Forces> {
    [Some(forces), (forces != forces.swapped()).then(|| forces.swapped())].into_iter().flatten()
}

/// Whether play from a position of these forces may come to one of those: a side only loses pieces, and men are promoted.
fn may_become(from: Forces, to: Forces) -> bool {
    let may_fit = |men: u8, kings: u8, to_men: u8, to_kings: u8| to_men <= men && to_men + to_kings <= men + kings;
    pair(to).any(|to| {
        may_fit(from.own_men, from.own_kings, to.own_men, to.own_kings)
            && may_fit(from.other_men, from.other_kings, to.other_men, to.other_kings)
    })
}

/// The heads of those tables of a pair whose sums are right; each file is looked at by itself.
fn sums(
    folder: &EndingsFolder,
    forces: Forces,
    chain: &mut Option<Sum>,
    verified: &mut Verified,
) -> Result<Vec<Head>, EndingsError> {
    let mut heads = Vec::new();
    for forces in pair(forces) {
        let found = match folder.load(forces, chain.as_ref()) {
            Ok((head, _)) => {
                *chain = Some(chained(&head.before, &head));
                verified.tables += 1;
                verified.bytes += folder.file(forces).metadata().map_or(0, |data| data.len());
                heads.push(head);
                continue;
            }
            Err(EndingsError::Table { reason, .. }) => Found::Damaged { forces, why: reason.into() },
            Err(EndingsError::Io { reason, .. }) if super::is_absent(&reason) => Found::Missing(forces),
            Err(EndingsError::Io { reason, .. }) => Found::Damaged { forces, why: reason.into() },
            Err(error) => return Err(error),
        };
        verified.found.push(found);
        *chain = None;
    }
    Ok(heads)
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
