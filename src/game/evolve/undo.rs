//! What ended the game, or let it begin anew, is taken back.

use std::sync::Arc;

use super::Corrupt;
use crate::clock::Ms;
use crate::game::state::Undo;
use crate::game::{ClaimEvent, Event, HearingEvent, Missing, Phase, RecordEvent, RemedyEvent, State};

/// What can be taken back behind this event; none: the same as before it.
pub(super) fn kept(state: &State, at: Ms, event: &Event) -> Option<Option<Undo>> {
    let before = || Arc::new(state.clone());
    match event {
        Event::Ended { by, .. } => {
            // A claim that was upheld goes with the result that it led to.
            let is_on = matches!(state.phase, Phase::Playing | Phase::Paused);
            let claimed = state.undo.as_ref().filter(|_| is_on).map(|undo| Arc::clone(&undo.before));
            Some(Some(Undo { by: *by, at, before: claimed.unwrap_or_else(before) }))
        }
        Event::Remedy(RemedyEvent::Restarted { by, .. }) | Event::Claim(ClaimEvent::Ruled { by, upheld: true }) => {
            Some(Some(Undo { by: Some(*by), at, before: before() }))
        }
        // What was only asked, said or noted.
        Event::Hearing(
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
        | Event::Clock(_)
        | Event::Offer(_)
        | Event::Claim(_)
        | Event::Docket(_)
        | Event::Remedy(_)
        | Event::Adjournment(_)
        | Event::Record(RecordEvent::Closed) => Some(None),
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
