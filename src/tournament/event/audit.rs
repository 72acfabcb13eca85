//! The audit: works every event of the record out again, before it is folded.

use super::law::{expect_score, told};
use super::{Board, EntryEvent, Event, Lots, Refusal, RoundEvent, State};
use crate::crosstable::Number;
use golos_ledger::Recorded;
use golos_people::Actor;

golos_ledger::findings! {
    /// What in the record does not follow from the event.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Finding: id {
        #[error("that is for the arbiter")]
        NotTheArbiter => "not_the_arbiter",
        #[error("the numbers are not those that the lots give")]
        Lots => "lots",
        #[error("the pairs of round {0} are not those of the system")]
        Pairs(u16) => "pairs",
        #[error("round {0} was paired before the results were there")]
        TooEarly(u16) => "too_early",
        #[error("a reason is missing")]
        Reason => "reason",
        #[error("player {0} is entered too late for this system")]
        Late(Number) => "late",
        #[error("the line-up of team {0} may not be")]
        LineUp(Number) => "line_up",
        #[error("results are carried over where all meet all")]
        Carried => "carried",
        #[error("only in a knock-out is a drawn meeting decided")]
        NotKnockout => "not_knockout",
    }
}

/// Everything in the event that does not follow.
pub(super) fn validate(state: &State, recorded: &Recorded<Event>) -> Vec<Finding> {
    let Recorded { by, event, .. } = recorded;
    let is_arbiters = matches!(event, Event::Opened(_) | Event::Record(_)) || by.is_some_and(Actor::is_arbiter);
    let stranger = (!is_arbiters).then_some(Finding::NotTheArbiter);
    let found = match event {
        Event::Opened(_) | Event::Record(_) => None,
        Event::Entry(event) => entry(state, event),
        Event::Round(event) => round(state, event),
        Event::Team(event) => super::team::validate(state, event),
    };
    stranger.into_iter().chain(found).collect()
}

/// A refusal of a request is also a finding of an audit.
pub(super) fn found<T>(guard: Result<T, Refusal>, finding: Finding) -> Option<Finding> {
    guard.err().map(|_| finding)
}

fn entry(state: &State, event: &EntryEvent) -> Option<Finding> {
    match event {
        EntryEvent::Entered { number, .. } => found(state.expect_entries(), Finding::Late(*number)),
        EntryEvent::Amended { reason, .. } => found(state.expect_reason_once_paired(reason.as_ref()), Finding::Reason),
        EntryEvent::Left { reason, .. } | EntryEvent::Returned { reason, .. } => found(told(reason), Finding::Reason),
        EntryEvent::Carried { .. } => found(state.expect_takes_over(), Finding::Carried),
        EntryEvent::Numbered { lots: Lots::Seed(seed), order, .. } => {
            (state.drawn(seed).as_ref() != Ok(order)).then_some(Finding::Lots)
        }
        EntryEvent::Away { .. } | EntryEvent::Present { .. } | EntryEvent::Numbered { lots: Lots::Paper, .. } => None,
    }
}

fn round(state: &State, event: &RoundEvent) -> Option<Finding> {
    match event {
        RoundEvent::Colour { lots: Lots::Seed(seed), first, .. } => {
            (state.drawn_colour(seed) != Some(*first)).then_some(Finding::Lots)
        }
        RoundEvent::Paired { round, pairs, odd, .. } => match state.proposal(usize::from(*round)) {
            Ok(proposal) => (proposal.pairs != *pairs || proposal.odd != *odd).then_some(Finding::Pairs(*round)),
            Err(_) => Some(Finding::TooEarly(*round)),
        },
        RoundEvent::PairedByHand { reason, .. }
        | RoundEvent::Unpaired { reason, .. }
        | RoundEvent::Advanced { reason, .. }
            if told(reason).is_err() =>
        {
            Some(Finding::Reason)
        }
        RoundEvent::Advanced { .. } => found(state.expect_knockout(), Finding::NotKnockout),
        RoundEvent::Scored { round, board, score, reason, .. } => {
            let known = state.board(*round, *board).ok().and_then(Board::known_score);
            found(expect_score(*board, known, *score, reason.as_ref()), Finding::Reason)
        }
        RoundEvent::Unplayed { reason, .. }
        | RoundEvent::Planned { reason, .. }
        | RoundEvent::Ordered { reason, .. } => {
            found(state.expect_reason_once_paired(reason.as_ref()), Finding::Reason)
        }
        RoundEvent::Colour { lots: Lots::Paper, .. }
        | RoundEvent::PairedByHand { .. }
        | RoundEvent::Unpaired { .. }
        | RoundEvent::Settled { .. }
        | RoundEvent::Detailed { .. }
        | RoundEvent::Drawn { .. }
        | RoundEvent::Appointed { .. }
        | RoundEvent::Started { .. }
        | RoundEvent::Seated { .. } => None,
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
