//! The audit of a journal: chain, legality, clocks, result.

use super::line::Record;
use super::log::{Damage, Log, Unreadable, read, read_event, read_letters, read_match, run};
use golos_game::{self as game, Corrupt};
use golos_ledger::{RecordEvent, StateMachine, audit};
use golos_tournament::{event, micro_match};

/// What an audit found in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFinding<C = Corrupt, F = game::Finding> {
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

impl<C, F> Problem<C, F> {
    /// The id by which programs know it; `unfounded` has those of what does not follow.
    pub fn id(&self, unfounded: impl Fn(&F) -> &'static str) -> &'static str {
        match self {
            Problem::Damage(Damage::Torn { .. }) => "damage.torn",
            Problem::Damage(Damage::NoLineEnd { .. }) => "damage.no_line_end",
            Problem::Damage(Damage::Broken { .. }) => "damage.broken",
            Problem::Misfit(_) => "misfit",
            Problem::Unfounded(finding) => unfounded(finding),
            Problem::NotClosed => "not_closed",
        }
    }
}

/// The result of an audit.
pub struct Report<M: StateMachine = game::State> {
    pub findings: Vec<LineFinding<M::Corrupt, M::Finding>>,
    /// As it was opened; of a game another opening may have been drawn since.
    pub setup: M::Setup,
    /// The state after the sound prefix.
    pub state: M,
    /// How many records are sound.
    pub records: usize,
}

/// Audits the journal of a game.
///
/// # Errors
/// [`Unreadable`] if there is no game in it at all.
pub fn check(bytes: &[u8]) -> Result<Report, Unreadable> {
    audited(&read(bytes))
}

/// Audits the journal of a micro-match, without those of its games: see [`compare`](super::compare).
///
/// # Errors
/// [`Unreadable`] if there is no micro-match in it at all.
pub fn check_match(bytes: &[u8]) -> Result<Report<micro_match::State>, Unreadable<micro_match::Corrupt>> {
    audited(&read_match(bytes))
}

/// Audits the journal of an event of many, without those of its games.
///
/// # Errors
/// [`Unreadable`] if there is no event in it at all.
pub fn check_event(bytes: &[u8]) -> Result<Report<event::State>, Unreadable<event::Corrupt>> {
    audited(&read_event(bytes))
}

/// Audits the journal of a game by letters: every letter is examined again, and every day counted again.
///
/// # Errors
/// [`Unreadable`] if there is no such game in it at all.
pub fn check_letters(bytes: &[u8]) -> Result<Report<golos_letters::State>, Unreadable<golos_letters::Corrupt>> {
    audited(&read_letters(bytes))
}

/// Folds and audits every sound record.
fn audited<M: StateMachine>(log: &Log<M::Event>) -> Result<Report<M>, Unreadable<M::Corrupt>> {
    let sound = first_is_sound(log)?;
    let setup = sound.first().and_then(|first| M::setup_in(&first.event)).ok_or(Unreadable::NoOpening)?.clone();
    let mut found = Vec::new();
    let replayed = run::<M>(sound, |state, seq, record| {
        let line = usize::try_from(seq).unwrap_or(usize::MAX).saturating_add(1);
        let problems = audit(state, record).into_iter().map(Problem::Unfounded);
        found.extend(problems.map(|problem| LineFinding { line, problem }));
    })?;
    let closed = |event: &M::Event| matches!(M::record_in(event), Some(RecordEvent::Closed));
    let (more, records) = findings(log, replayed.misfit, closed);
    found.extend(more);
    Ok(Report { findings: found, setup, state: replayed.state, records })
}

/// The first record that can be applied and does not follow from what came before it: its line, from 1, and why. Such a
/// record can be taken up and shown; who does so tells of it.
#[must_use]
pub fn first_unfounded<M: StateMachine>(records: &[Record<M::Event>]) -> Option<(u32, M::Finding)> {
    let mut first = None;
    let _ = run::<M>(records, |state, seq, record| {
        if first.is_none() {
            let line = u32::try_from(seq).unwrap_or(u32::MAX).saturating_add(1);
            first = audit(state, record).into_iter().next().map(|finding| (line, finding));
        }
    });
    first
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
) -> (Vec<LineFinding<C, F>>, usize) {
    let mut findings = Vec::new();
    let mut records = log.records.len();
    if let Some((seq, corrupt)) = misfit {
        records = usize::try_from(seq).unwrap_or(usize::MAX);
        findings.push(LineFinding { line: records + 1, problem: Problem::Misfit(corrupt) });
    }
    match &log.damage {
        Some(damage) => {
            let (Damage::Torn { line } | Damage::NoLineEnd { line } | Damage::Broken { line, .. }) = damage;
            findings.push(LineFinding { line: *line, problem: Problem::Damage(damage.clone()) });
        }
        None if log.records.last().is_none_or(|record| !closed(&record.event)) => {
            findings.push(LineFinding { line: log.records.len(), problem: Problem::NotClosed });
        }
        None => {}
    }
    (findings, records)
}
