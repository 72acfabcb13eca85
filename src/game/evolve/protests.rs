//! The decisions of the arbiter, as far as somebody may contest them, and what was handed in against them.

use crate::clock::Ms;
use crate::game::{
    Actor, ClaimEvent, ClockEvent, ClockReason, Contested, Decided, DocketEvent, Event, Protest, RecordEvent,
    RemedyEvent, Response, State,
};

/// Notes when the game ended, what the arbiter has decided, and how much of the day the record does not show.
pub(super) fn note(state: &mut State, at: Ms, event: &Event) {
    if let Event::Ended { .. } = event {
        state.protests.ended = Some(at);
        state.protests.upheld = None;
    }
    if let Event::Record(RecordEvent::Reopened { gap, .. } | RecordEvent::Jumped { gap }) = event {
        state.protests.gaps += *gap;
    }
    if let Some(what) = decided(event) {
        // Whoever rules at a board is there.
        if event.by().is_some_and(|by: Actor| by.is_arbiter()) {
            state.calls.clear();
        }
        state.protests.decisions.push(Contested { what, at });
    }
}

/// What was decided by somebody other than the players.
fn decided(event: &Event) -> Option<Decided> {
    let by_player = event.by().is_some_and(|by: Actor| !by.is_arbiter());
    let what = match event {
        Event::Ended { .. } => Decided::Result,
        Event::Claim(ClaimEvent::Ruled { .. } | ClaimEvent::Postponed { .. }) => Decided::Claim,
        Event::Clock(ClockEvent::Set { reason: ClockReason::Stated(_) | ClockReason::Interruption, .. }) => {
            Decided::Clock
        }
        Event::Docket(DocketEvent::Dismissed { .. }) => Decided::Rest,
        Event::Remedy(RemedyEvent::Sanctioned { .. } | RemedyEvent::Lifted { .. }) => Decided::Sanction,
        Event::Remedy(RemedyEvent::Restarted { .. }) => Decided::Restart,
        Event::Remedy(
            RemedyEvent::IrregularityRuled { .. } | RemedyEvent::MisdeedFound { .. } | RemedyEvent::Penalized { .. },
        ) => Decided::Irregularity,
        Event::Claim(
            ClaimEvent::Claimed { .. }
            | ClaimEvent::Counting { .. }
            | ClaimEvent::Aloud { .. }
            | ClaimEvent::Shown { .. },
        )
        | Event::Clock(_)
        | Event::Docket(
            DocketEvent::Protested { .. }
            | DocketEvent::Answered { .. }
            | DocketEvent::Reached { .. }
            | DocketEvent::MateSearched { .. },
        )
        | Event::Remedy(
            RemedyEvent::IrregularityFound { .. }
            | RemedyEvent::Reported { .. }
            | RemedyEvent::Found { .. }
            | RemedyEvent::Restoring { .. }
            | RemedyEvent::Restored { .. }
            | RemedyEvent::Demanded { .. }
            | RemedyEvent::SwitchedBack { .. }
            | RemedyEvent::Counted { .. },
        )
        | Event::Opened(_)
        | Event::Attendance(_)
        | Event::Opening(_)
        | Event::Move(_)
        | Event::Handling(_)
        | Event::Offer(_)
        | Event::Adjournment(_)
        | Event::Revoked { .. }
        | Event::Hearing(_)
        | Event::Record(_) => return None,
    };
    (!by_player).then_some(what)
}

/// What was handed in, or answered.
pub(super) fn apply(state: &mut State, event: &DocketEvent) {
    match event {
        DocketEvent::Protested { side, recourse, reason, against, .. } => state.protests.filed.push(Protest {
            side: *side,
            recourse: *recourse,
            reason: reason.clone(),
            against: *against,
            response: None,
        }),
        DocketEvent::Answered { number, response, .. } => {
            let Ok(number) = usize::try_from(*number) else { return };
            let Some(protest) = state.protests.filed.get_mut(number) else { return };
            protest.response = Some(*response);
            if *response == Response::Upheld {
                state.protests.upheld = Some(number);
            }
        }
        DocketEvent::Reached { .. } | DocketEvent::Dismissed { .. } | DocketEvent::MateSearched { .. } => {}
    }
}
