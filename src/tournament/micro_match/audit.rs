//! The audit: works every event of a micro-match out again, before it is folded.

use super::evolve::is_due_event;
use super::{Cause, Event, MatchResult, Rival, State};
use golos_game::Outcome;
use golos_ledger::Recorded;
use golos_people::Actor;

golos_ledger::findings! {
    /// What in an event does not follow from the micro-match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Finding: id {
        #[error("what was due in the break is missing")]
        Missing => "missing",
        #[error("was not due")]
        NotDue => "not_due",
        #[error("game {0} has other colours")]
        Colours(u32) => "colours",
        #[error("a further micro-match has another number")]
        Number => "number",
        #[error("that is for the arbiter")]
        NotTheArbiter => "not_the_arbiter",
        #[error("the result does not follow from the games")]
        Result => "result",
    }
}

/// Everything in the event that does not follow.
pub(super) fn validate(state: &State, recorded: &Recorded<Event>) -> Vec<Finding> {
    let by = recorded.by;
    let stranger = || (!by.is_some_and(Actor::is_arbiter)).then_some(Finding::NotTheArbiter);
    let found = due(state, recorded).or_else(|| match &recorded.event {
        Event::GameOpened { number, white, .. } => {
            (*white != Rival::white_in(*number)).then_some(Finding::Colours(*number))
        }
        Event::GameEnded { outcome, forfeit, .. } => (*forfeit && *outcome == Outcome::Draw).then_some(Finding::Result),
        Event::GameCorrected { number, outcome, forfeit, .. } => {
            let follows = state.can_correct(*number) && !(*forfeit && *outcome == Outcome::Draw);
            stranger().or((!follows).then_some(Finding::Result))
        }
        Event::GameReopened { number } => {
            let follows = state.reopenable() == Some(*number);
            stranger().or((!follows).then_some(Finding::Result))
        }
        Event::BreakOver => by.and_then(|_| stranger()),
        Event::ExtraOpened { number } => {
            let follows = state.next_course() == *number;
            stranger().or((!follows).then_some(Finding::Number))
        }
        Event::Ended { result } => (!follows(state, by, result)).then_some(Finding::Result),
        Event::Opened(_) | Event::BreakWarned { .. } | Event::Record(_) => None,
    });
    found.into_iter().collect()
}

/// What comes about by itself does so when it is due, and only then.
fn due(state: &State, recorded: &Recorded<Event>) -> Option<Finding> {
    let Recorded { at, event, .. } = recorded;
    match (state.next(), is_due_event(recorded)) {
        (Some((due, expected)), true) => (due != *at || expected != *event).then_some(Finding::NotDue),
        (Some((due, _)), false) => (due < *at).then_some(Finding::Missing),
        (None, true) => Some(Finding::NotDue),
        (None, false) => None,
    }
}

fn follows(state: &State, by: Option<Actor>, result: &MatchResult) -> bool {
    match (&result.cause, by) {
        // What is due has been compared with the record already.
        (Cause::Points | Cause::Absence, None) => true,
        (Cause::Decision(reason), Some(by)) if by.is_arbiter() => {
            state.decided(result.outcome, reason).as_ref() == Ok(result)
        }
        // The arbiter lets an equal score stand.
        (Cause::Points, Some(by)) if by.is_arbiter() => state.standing_draw().as_ref() == Some(result),
        (Cause::Points | Cause::Absence | Cause::Decision(_), _) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Finding;

    #[test]
    fn every_finding_has_an_id_of_its_own() {
        assert_eq!(Finding::IDS.iter().collect::<BTreeSet<_>>().len(), Finding::IDS.len());
    }
}
