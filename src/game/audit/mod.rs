//! The audit: works every event out again, before it is folded.

use super::{Event, RecordEvent, State};
use crate::clock::Ms;
use crate::rules::Side;

/// What in an event does not follow from the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Finding {
    #[error("the flag of {0} is missing")]
    FlagMissing(Side),
    #[error("that {0} came too late is missing")]
    LateMissing(Side),
}

/// Everything in the event that does not follow.
pub(super) fn examine(state: &State, at: Ms, event: &Event) -> Vec<Finding> {
    // What came due in an interruption is for the arbiter to say.
    if matches!(event, Event::Record(RecordEvent::Reopened { .. })) {
        return Vec::new();
    }
    let flag = state.time.clock.flag_due().filter(|&(_, due)| due < at).map(|(side, _)| Finding::FlagMissing(side));
    let unnoticed = |&side: &Side| state.late_due(side).is_some_and(|due| due < at);
    let late = Side::BOTH.into_iter().find(unnoticed).map(Finding::LateMissing);
    flag.or(late).into_iter().collect()
}
