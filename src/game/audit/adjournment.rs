//! Sealed moves.

use super::{Found, Missing};
use crate::{AdjournmentEvent, Phase, State};
use golos_clock::Ms;
use golos_people::Actor;

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &AdjournmentEvent, found: &mut Found) {
    match event {
        AdjournmentEvent::Sealed { side, .. } => {
            found.expect_phase(state, &[Phase::Playing]);
            found.require(by.and_then(Actor::side) != Some(side.other()), Missing::Sealer);
            found.require(state.missed().is_none() && state.presence.awaited.is_none(), Missing::Play);
            found.require(state.setup.rules.time.adjournment.is_some(), Missing::AdjournmentRule);
            let is_free = state.play.under_way.made.is_none() && !state.blocked() && state.play.regulation.is_none();
            found.require(is_free, Missing::FreeBoard);
            found.expect_turn(state, *side);
        }
        AdjournmentEvent::Unsealed { key, text } => {
            let opens = state.sealed().is_some_and(|sealed| sealed.open(key).as_deref() == Ok(text));
            found.require(opens, Missing::Key);
            found.require(!state.is_barred(), Missing::RuledMatter);
            let answers = state.sealed_by().is_none_or(|side| state.can_be_opened(side));
            found.require(answers, Missing::Answerer);
        }
        AdjournmentEvent::Lost { .. } => {
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
        }
        AdjournmentEvent::Appointed { .. } => {
            found.require(state.sealed().is_some(), Missing::Envelope);
        }
        AdjournmentEvent::SessionAppointed { at: end, .. } => {
            found.require(state.setup.rules.time.adjournment.is_some(), Missing::AdjournmentRule);
            found.require(*end > at, Missing::HourToCome);
        }
        AdjournmentEvent::SessionOver => found.require(state.session_due() == Some(at), Missing::SessionEnd),
        AdjournmentEvent::Annulled { .. } => {
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
            found.require(state.expect_adjourned().is_ok(), Missing::Envelope);
        }
    }
}
