//! What ended the game, or let it begin anew, is taken back; so is what the arbiter has ruled about an irregularity.

use std::sync::Arc;

use super::Corrupt;
use crate::clock::Ms;
use crate::game::state::{Undo, Undone};
use crate::game::{
    ClaimEvent, ClockEvent, ClockReason, DocketEvent, Event, HearingEvent, Matter, Missing, Phase, RecordEvent,
    RemedyEvent, State,
};

/// What can be taken back behind this event; none: the same as before it.
pub(super) fn kept(state: &State, at: Ms, event: &Event) -> Option<Option<Undo>> {
    let keep = |what, by| Some(Some(Undo { what, by, at, before: Arc::new(state.clone()) }));
    // What came of it goes with it.
    let with = |undo: &Undo, what, by| Some(Some(Undo { what, by, at, before: Arc::clone(&undo.before) }));
    match event {
        Event::Ended { by, .. } => match state.undo.as_ref().filter(|undo| leads_to_result(state, undo)) {
            Some(undo) => with(undo, Undone::Result, *by),
            None => keep(Undone::Result, *by),
        },
        Event::Remedy(RemedyEvent::Restarted { by, .. }) => keep(Undone::Restart, Some(*by)),
        Event::Claim(ClaimEvent::Ruled { by, upheld: true }) => keep(Undone::Claim, Some(*by)),
        Event::Remedy(RemedyEvent::IrregularityRuled { by, reply: false, .. }) if by.is_arbiter() => {
            match state.undo.as_ref().filter(|undo| undo.what == Undone::Claim) {
                Some(undo) => with(undo, Undone::Remedy, Some(*by)),
                None => keep(Undone::Remedy, Some(*by)),
            }
        }
        Event::Remedy(RemedyEvent::MisdeedFound { by, .. }) => keep(Undone::Remedy, Some(*by)),
        // What came of the ruling.
        Event::Remedy(RemedyEvent::Penalized { .. })
        | Event::Docket(DocketEvent::Reached { .. } | DocketEvent::MateSearched { .. })
        | Event::Clock(
            ClockEvent::Set { reason: ClockReason::Penalty | ClockReason::Stated(_), .. }
            // The clocks are put as they stood.
            | ClockEvent::Paused { .. }
            | ClockEvent::Halted { .. }
            | ClockEvent::Resumed { .. }
            | ClockEvent::Warned { .. },
        )
        // What was only asked, said or noted.
        | Event::Hearing(
            HearingEvent::Asked { .. }
            | HearingEvent::Called { .. }
            | HearingEvent::Adjusted { .. }
            | HearingEvent::Remarked { .. }
            | HearingEvent::Said(_),
        )
        | Event::Record(
            RecordEvent::Jumped { .. }
            | RecordEvent::Reopened { .. }
            | RecordEvent::Refused { .. }
            | RecordEvent::Noted { .. },
        )
        // What there was before is put back with the game.
        | Event::Revoked { .. } => None,
        // Play has gone on, or the record was signed.
        Event::Opened(_)
        | Event::Attendance(_)
        | Event::Opening(_)
        | Event::Move(_)
        | Event::Handling(_)
        | Event::Clock(_)
        | Event::Offer(_)
        | Event::Claim(_)
        | Event::Docket(DocketEvent::Dismissed { .. })
        | Event::Remedy(_)
        | Event::Adjournment(_)
        | Event::Record(RecordEvent::Closed) => Some(None),
    }
}

/// Whether the game ends by this ruling: by the claim that was upheld, or by the penalty that was one too many.
fn leads_to_result(state: &State, undo: &Undo) -> bool {
    match undo.what {
        Undone::Claim => matches!(state.phase, Phase::Playing | Phase::Paused),
        Undone::Remedy => state.docket.matters.iter().any(|matter| matches!(matter, Matter::Penalty(_))),
        Undone::Result | Undone::Restart => false,
    }
}

/// The game is where it was, and both clocks stand as they stood then.
pub(super) fn revoke(state: &mut State) -> Result<(), Corrupt> {
    let undo = state.undo.take().ok_or(Corrupt::Missing(Missing::Revocable))?;
    *state = State { head: state.head, ..(*undo.before).clone() };
    state.time.clock.stop(undo.at);
    if state.phase == Phase::Playing {
        state.phase = Phase::Paused;
    }
    Ok(())
}
