//! The audit of a journal: chain, legality, clocks, result.

use super::line::Record;
use super::log::{Damage, Log, Unreadable, read, replay};
use crate::game::{Corrupt, Event, Opening, RecordEvent, State};

/// What an audit found in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<C = Corrupt> {
    /// From 1, as an editor counts.
    pub line: usize,
    pub problem: Problem<C>,
}

/// What can be wrong with a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<C = Corrupt> {
    /// The line is damaged, torn, missing or out of place.
    Damage(Damage),
    /// The event does not follow from the game: an unlawful move, a wrong clock, a wrong result.
    Misfit(C),
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
    let replayed = replay(first_is_sound(&log)?)?;
    let (findings, records) = findings(&log, replayed.misfit, &Event::Record(RecordEvent::Closed));
    let opened = log.records.first().and_then(|record| {
        let Event::Opened(setup) = &record.event else { return None };
        setup.opening.clone()
    });
    Ok(Report { findings, opened, state: replayed.state, records })
}

/// The sound records, if the first is one of them.
pub(super) fn first_is_sound<E, C>(log: &Log<E>) -> Result<&[Record<E>], Unreadable<C>> {
    log.unreadable().map_or(Ok(&log.records), Err)
}

/// What was found in the lines, and how many records are sound.
pub(super) fn findings<E: PartialEq, C>(
    log: &Log<E>,
    misfit: Option<(u64, C)>,
    closed: &E,
) -> (Vec<Finding<C>>, usize) {
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
        None if log.records.last().is_none_or(|record| record.event != *closed) => {
            findings.push(Finding { line: log.records.len(), problem: Problem::NotClosed });
        }
        None => {}
    }
    (findings, records)
}
