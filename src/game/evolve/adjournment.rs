//! Sealed moves.

use super::Corrupt;
use super::remedies::restart;
use crate::state::{Appointed, Envelope, Handled, Resumption};
use crate::{AdjournmentEvent, Missing, PendingRuling, Phase, State};
use golos_clock::Ms;
use golos_rules::BySide;

pub(super) fn apply(state: &mut State, at: Ms, event: &AdjournmentEvent) -> Result<(), Corrupt> {
    match event {
        // The move goes into the envelope, and both clocks stand.
        AdjournmentEvent::Sealed { side, sealed, .. } => {
            state.envelope = Some(Envelope { side: *side, sealed: (**sealed).clone(), resumption: None });
            // The game goes on in another session.
            state.session = None;
            // What the hand has done until then is in the envelope.
            state.play.under_way.handled = Handled::none();
            // CH-18.9.3: a reply that is sealed for one who is absent starts his clock.
            if state.presence.absent[side.other()] {
                state.time.clock.start(side.other(), at);
            } else {
                state.presence.resumption = Resumption::default();
                state.presence.late = BySide::default();
                state.time.clock.stop(at);
                state.phase = Phase::Paused;
            }
            Ok(())
        }
        AdjournmentEvent::Unsealed { text, .. } => unseal(state, at, text),
        // The envelope is lost: both clocks stand until the arbiter lets the game go on.
        AdjournmentEvent::Lost { .. } => {
            state.envelope.take().ok_or(Corrupt::Missing(Missing::Envelope))?;
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
            state.presence.resumption.lost = true;
            Ok(())
        }
        AdjournmentEvent::Appointed { when, .. } => {
            let envelope = state.envelope.as_mut().ok_or(Corrupt::Missing(Missing::Envelope))?;
            envelope.resumption = Some(when.clone());
            Ok(())
        }
        AdjournmentEvent::SessionAppointed { at: end, hour, .. } => {
            state.session = Some(Appointed { at: *end, hour: hour.clone() });
            Ok(())
        }
        AdjournmentEvent::SessionOver => {
            state.session = None;
            Ok(())
        }
        AdjournmentEvent::Annulled { .. } => restart(state, at),
    }
}

/// The envelope is opened. A move that cannot be made goes before the arbiter.
fn unseal(state: &mut State, at: Ms, text: &str) -> Result<(), Corrupt> {
    let envelope = state.envelope.take().ok_or(Corrupt::Missing(Missing::Envelope))?;
    // CH-18.10: he who comes too late to answer waits no longer.
    if state.presence.absent[envelope.side.other()] && state.phase == Phase::Playing {
        state.time.clock.stop(at);
        state.phase = Phase::Paused;
    }
    state.presence.resumption.unsealed = true;
    if state.sealed_move(text).is_none() {
        state.docket.matters.push(PendingRuling::WrongSeal(envelope.side));
    }
    Ok(())
}
