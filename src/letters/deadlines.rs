//! What is due in a game, and until when.

use golos_rules::Side;
use serde::{Deserialize, Serialize};

use super::{Day, Mend, Phase, Provision, Reason, State, last_day};

/// Something that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// The last day for it.
    pub day: Day,
    pub what: Deadline,
    /// Whose it is; `None` if the arbiter's.
    pub who: Option<Side>,
    pub provision: Provision,
}

/// What can be due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deadline {
    /// The answer, with which the time is not exceeded.
    Reply,
    /// The correction of a move or of a repeat.
    Correction,
    /// The query about an error.
    Query,
    /// The letter is repeated, if no answer has come.
    Repeat,
    /// The enquiry about the first move.
    FirstMove,
    /// The game may be lost by the side that keeps silent.
    Dead,
    /// The objection to a claim.
    Objection,
    /// The record of the finished game.
    Record,
    /// The papers of the unfinished game.
    Papers,
    /// The adjudication.
    Adjudication,
    /// The appeal against an adjudication.
    Appeal,
    /// The protest against the last ruling.
    Protest,
    /// The claim of a time fault, in place of the answer.
    Claim,
    /// The arbiter is told that no answer has come to the repeat either.
    Silence,
}

impl Due {
    /// Whether it is still to be told of on a day: a right that was not used is gone, a duty is not.
    #[must_use]
    pub fn holds_on(&self, today: Day) -> bool {
        let is_right = matches!(self.what, Deadline::Appeal | Deadline::Protest | Deadline::Objection);
        !is_right || today <= self.day
    }
}

/// Everything that is due, the nearest first. Where a day of receipt is not known it is worked out from the usual time on the
/// way.
#[must_use]
pub fn deadlines(state: &State) -> Vec<Due> {
    let mut due = Vec::new();
    if state.setup().server {
        return on_server(state);
    }
    match state.phase() {
        Phase::Play => play(state, &mut due),
        Phase::Stopped { by, queried: false, .. } => {
            if let Some(came) = came_to(state, by.other()) {
                let day = came.plus(state.setup().rules.letters.query_days);
                due.push(Due { day, what: Deadline::Query, who: Some(by.other()), provision: Provision::Query });
            }
        }
        Phase::Stopped { by, what, queried: true } => {
            // No document gives the correction a term of its own: its days are those of thinking.
            let day = came_to(state, *by).map(|came| last_safe(state, *by, came).unwrap_or(came));
            due.extend(day.map(|day| Due {
                day,
                what: Deadline::Correction,
                who: Some(*by),
                provision: if *what == Mend::Move { Provision::Impossible } else { Provision::WrongRepeat },
            }));
        }
        Phase::Claimed | Phase::Adjudication | Phase::Over(_) => {}
    }
    after_play(state, &mut due);
    due.sort_by_key(|due| (due.day, due.what));
    due
}

/// What the server says of the time of the side to move; nothing of it is worked out here.
fn on_server(state: &State) -> Vec<Due> {
    let side = state.turn();
    let left = state.left().and_then(|(on, left)| left[side].map(|left| on.plus(left)));
    let day = left.filter(|_| state.verdict().is_none());
    day.map(|day| Due { day, what: Deadline::Reply, who: Some(side), provision: Provision::Time }).into_iter().collect()
}

fn play(state: &State, due: &mut Vec<Due>) {
    let rules = &state.setup().rules;
    let side = state.turn();
    let ended = |day: Day| rules.time.ends_with_game && state.setup().end.is_some_and(|end| day >= end);
    let begins = state.setup().start_of(side);
    let came = came_to(state, side).map_or(begins, |came| came.max(begins));
    if !ended(came) {
        let day = last_safe(state, side, came).unwrap_or(came);
        due.push(Due { day, what: Deadline::Reply, who: Some(side), provision: Provision::Time });
        if state.may_claim(side).is_ok() {
            due.push(Due { day, what: Deadline::Claim, who: Some(side), provision: Provision::Claim });
        }
    }
    let waiting = side.other();
    let last = state.last_letter(waiting).and_then(|(_, past)| past.outcome.sent);
    match last {
        None if state.enquiry_of(waiting).is_some() => {}
        None => {
            let day = state.setup().start.plus(rules.repeats.first_move);
            due.push(Due { day, what: Deadline::FirstMove, who: Some(waiting), provision: Provision::FirstMove });
        }
        // Who thinks about the move has it: no letter is lost.
        Some(_) if has_answered(state, side) => {}
        Some(sent) => match state.repeated_on(waiting) {
            None => {
                // Who is asked for the first move knows that it was lost.
                let asked = state.crossing_enquiry_of(side).and_then(|past| past.letter.dates.arrived);
                let day = sent.plus(rules.repeats.after);
                let day = asked.map_or(day, |asked| day.min(asked));
                due.push(Due { day, what: Deadline::Repeat, who: Some(waiting), provision: Provision::Repeat });
            }
            Some(repeated) if !state.article(Provision::Silence).is_empty() => {
                let day = repeated.plus(rules.repeats.after);
                due.push(Due { day, what: Deadline::Silence, who: Some(waiting), provision: Provision::Silence });
            }
            Some(_) => {}
        },
    }
    if let Some(period) = rules.repeats.dead {
        let day = period.end(last.unwrap_or(state.setup().start));
        due.push(Due { day, what: Deadline::Dead, who: Some(side), provision: Provision::Dead });
    }
}

fn after_play(state: &State, due: &mut Vec<Due>) {
    let rules = &state.setup().rules;
    if let (Some(claim), None) = (state.claim(), state.objection()) {
        let partner = claim.by.other();
        let day = claim.sent.plus(state.transit(claim.by).unwrap_or(0)).plus(rules.faults.objection);
        due.push(Due { day, what: Deadline::Objection, who: Some(partner), provision: Provision::Objection });
    }
    let adjudicated = state.verdict().is_some_and(|verdict| verdict.reason == Reason::Adjudicated);
    if let Some(ruled) = state.ruled().filter(|_| !adjudicated) {
        let has_protested = |side: Side| state.protests().iter().any(|(by, on)| *by == side && *on >= ruled);
        for side in Side::BOTH.into_iter().filter(|side| !has_protested(*side)) {
            let day = ruled.plus(rules.ending.protest);
            due.push(Due { day, what: Deadline::Protest, who: Some(side), provision: Provision::Protest });
        }
    }
    let papers = state.papers();
    match state.phase() {
        Phase::Over(verdict) => {
            let record = rules.ending.record.map(|days| verdict.on.plus(days));
            for side in Side::BOTH.into_iter().filter(|side| state.records()[*side].is_none()) {
                due.extend(record.map(|day| Due {
                    day,
                    what: Deadline::Record,
                    who: Some(side),
                    provision: Provision::Record,
                }));
            }
            if verdict.reason == Reason::Adjudicated && !state.is_final() {
                for side in Side::BOTH.into_iter().filter(|side| !state.has_no_appeal(*side)) {
                    let day = verdict.on.plus(rules.ending.appeal);
                    due.push(Due { day, what: Deadline::Appeal, who: Some(side), provision: Provision::Appeal });
                }
            }
        }
        Phase::Play | Phase::Stopped { .. } | Phase::Claimed | Phase::Adjudication => {
            if let Some(end) = state.setup().end {
                let day = end.plus(rules.ending.papers);
                for side in Side::BOTH.into_iter().filter(|side| papers[*side].is_none()) {
                    due.push(Due { day, what: Deadline::Papers, who: Some(side), provision: Provision::Unfinished });
                }
            }
        }
    }
    let came = [papers.white, papers.black].into_iter().flatten().map(|papers| papers.on).max();
    if let (Phase::Adjudication, Some(came), Some(months)) = (state.phase(), came, rules.ending.adjudication) {
        let day = came.plus_months(months);
        due.push(Due { day, what: Deadline::Adjudication, who: None, provision: Provision::Adjudication });
    }
}

/// When the partner's last letter came to a side; worked out if it is not known.
#[must_use]
pub(crate) fn came_to(state: &State, side: Side) -> Option<Day> {
    let last = state.answered_by(side)?;
    let sent = last.letter.dates.dispatch().or(last.outcome.sent);
    last.letter.dates.arrived.or_else(|| Some(sent?.plus(state.transit(side.other()).unwrap_or(0))))
}

/// The last day on which a side may answer without exceeding its time; `None` if it has been exceeded.
pub(crate) fn last_safe(state: &State, side: Side, came: Day) -> Option<Day> {
    // Who corrects a repeat has made the move.
    let ahead = u32::from(state.turn() == side);
    let limit = state.limit(state.moves_of(side).saturating_add(ahead));
    last_day(came, state.totals()[side], limit, &state.free_days(side, came))
}

/// Whether a side has written since the partner's last letter with a move, if only that it thinks.
fn has_answered(state: &State, side: Side) -> bool {
    let is_move = |past: &&super::Past| past.letter.by != side && !past.outcome.made.is_empty();
    let since = state.letters().iter().rev().take_while(|past| !is_move(past));
    since.into_iter().any(|past| past.letter.by == side && past.letter.is_thinking())
}
