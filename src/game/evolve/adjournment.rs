//! Sealed moves.

use super::Corrupt;
use crate::clock::Ms;
use crate::game::state::Envelope;
use crate::game::{AdjournmentEvent, Matter, Missing, Phase, State};

pub(super) fn apply(state: &mut State, at: Ms, event: &AdjournmentEvent) -> Result<(), Corrupt> {
    match event {
        // The move goes into the envelope, and both clocks stand.
        AdjournmentEvent::Sealed { side, sealed, .. } => {
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
            state.envelope = Some(Envelope { side: *side, sealed: (**sealed).clone() });
            Ok(())
        }
        AdjournmentEvent::Unsealed { text, .. } => unseal(state, text),
    }
}

/// The envelope is opened. A move that cannot be made goes before the arbiter.
fn unseal(state: &mut State, text: &str) -> Result<(), Corrupt> {
    let envelope = state.envelope.take().ok_or(Corrupt::Missing(Missing::Envelope))?;
    if state.sealed_move(text).is_none() {
        state.docket.matters.push(Matter::WrongSeal(envelope.side));
    }
    Ok(())
}
