//! The audit of a journal: chain, legality, clocks, result.

use super::line::Record;
use super::log::{Damage, Log, Unreadable, read, run};
use crate::game::{self, Corrupt, Event, Opening, State};
use crate::ledger::{Machine, RecordEvent, audit};

/// What an audit found in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<C = Corrupt, F = game::Finding> {
    /// From 1, as an editor counts.
    pub line: usize,
    pub problem: Problem<C, F>,
}

/// What can be wrong with a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<C = Corrupt, F = game::Finding> {
    /// The line is damaged, torn, missing or out of place.
    Damage(Damage),
    /// The event cannot be applied to what came before it: the rest is not read.
    Misfit(C),
    /// The event does not follow from what came before it: an unlawful move, a wrong clock, a wrong result.
    Unfounded(F),
    /// The journal does not end with its closing record: it was cut, its program died, or the game is being played.
    NotClosed,
}

/// The result of an audit.
#[derive(Clone, Debug)]
pub struct Report {
    pub findings: Vec<Finding>,
    /// The opening that the game was opened with; another may have been drawn since.
    pub opened: Option<Opening>,
    /// The state after the sound prefix.
    pub state: State,
    /// How many records are sound.
    pub records: usize,
}

/// Audits a journal.
///
/// # Errors
/// [`Unreadable`] if there is no game in it at all.
pub fn check(bytes: &[u8]) -> Result<Report, Unreadable> {
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    let log = read(bytes);
    let (findings, state, records) = audit_all::<State>(&log)?;
    let opened = log.records.first().and_then(|record| {
        let Event::Opened(setup) = &record.event else { return None };
        setup.opening.clone()
    });
    Ok(Report { findings, opened, state, records })
}

/// The first record of a game that can be applied and does not follow from what came before it: its line, from 1, and
/// why. Such a record can be taken up and shown; who does so tells of it.
#[must_use]
pub fn first_unfounded(records: &[Record]) -> Option<(u32, game::Finding)> {
    let mut first = None;
    let _ = run::<State>(records, |state, seq, record| {
        if first.is_none() {
            let line = u32::try_from(seq).unwrap_or(u32::MAX).saturating_add(1);
            first = audit(state, record.at, &record.event).into_iter().next().map(|finding| (line, finding));
        }
    });
    first
}

/// What an audit of all lines finds, the state after the sound prefix, and how many records that has.
pub(super) type Audited<M> = (Vec<Finding<<M as Machine>::Corrupt, <M as Machine>::Finding>>, M, usize);

/// Folds and audits every sound record.
pub(super) fn audit_all<M: Machine>(log: &Log<M::Event>) -> Result<Audited<M>, Unreadable<M::Corrupt>> {
    let mut found = Vec::new();
    let replayed = run::<M>(first_is_sound(log)?, |state, seq, record| {
        let line = usize::try_from(seq).unwrap_or(usize::MAX).saturating_add(1);
        let problems = audit(state, record.at, &record.event).into_iter().map(Problem::Unfounded);
        found.extend(problems.map(|problem| Finding { line, problem }));
    })?;
    let closed = |event: &M::Event| matches!(M::record_in(event), Some(RecordEvent::Closed));
    let (more, records) = findings(log, replayed.misfit, closed);
    found.extend(more);
    Ok((found, replayed.state, records))
}

/// The sound records, if the first is one of them.
fn first_is_sound<E, C>(log: &Log<E>) -> Result<&[Record<E>], Unreadable<C>> {
    log.unreadable().map_or(Ok(&log.records), Err)
}

/// What was found in the lines, and how many records are sound.
fn findings<E, C, F>(
    log: &Log<E>,
    misfit: Option<(u64, C)>,
    closed: impl Fn(&E) -> bool,
) -> (Vec<Finding<C, F>>, usize) {
    let mut findings = Vec::new();
    let mut records = log.records.len();
    if let Some((seq, corrupt)) = misfit {
        records = usize::try_from(seq).unwrap_or(usize::MAX);
        findings.push(Finding { line: records + 1, problem: Problem::Misfit(corrupt) });
    }
    match &log.damage {
        Some(damage) => {
            let (Damage::Torn { line } | Damage::NoLineEnd { line } | Damage::Broken { line, .. }) = damage;
            findings.push(Finding { line: *line, problem: Problem::Damage(damage.clone()) });
        }
        None if log.records.last().is_none_or(|record| !closed(&record.event)) => {
            findings.push(Finding { line: log.records.len(), problem: Problem::NotClosed });
        }
        None => {}
    }
    (findings, records)
}
