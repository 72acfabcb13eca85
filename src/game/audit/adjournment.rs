//! Sealed moves.

use super::{Findings, Missing};
use crate::{AdjournmentEvent, State};
use golos_clock::Ms;
use golos_people::Actor;

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &AdjournmentEvent, found: &mut Findings) {
    match event {
        AdjournmentEvent::Sealed { side, .. } => {
            found.expect(state.expect_playing());
            found.expect(state.expect_in_turn(by.and_then(Actor::side)));
            found.expect(state.expect_adjournment());
            found.expect(state.expect_free_board());
            found.expect_turn(state, *side);
        }
        AdjournmentEvent::Unsealed { key, text } => {
            let opens = state.sealed().is_some_and(|sealed| sealed.open(key).as_deref() == Ok(text));
            found.require(opens, Missing::Key);
            found.expect(state.sealed_by().map_or(Ok(()), |side| state.expect_openable(side)));
        }
        AdjournmentEvent::Lost { .. } => {
            found.expect(state.expect_started());
        }
        AdjournmentEvent::Appointed { .. } => {
            found.expect(state.expect_sealed());
        }
        AdjournmentEvent::SessionAppointed { at: end, .. } => {
            found.expect(state.expect_adjournment());
            found.expect(State::expect_to_come(*end, at));
        }
        AdjournmentEvent::SessionOver => found.require(state.session_due() == Some(at), Missing::SessionEnd),
        AdjournmentEvent::Annulled { .. } => {
            found.expect(state.expect_started());
            found.expect(state.expect_adjourned());
        }
    }
}
