//! Sealed moves.

use super::{Found, Missing};
use crate::game::{AdjournmentEvent, Phase, State};

pub(super) fn examine(state: &State, event: &AdjournmentEvent, found: &mut Found) {
    match event {
        AdjournmentEvent::Sealed { by, side, .. } => {
            found.expect_phase(state, &[Phase::Playing]);
            found.needs(by.side() != Some(side.other()), Missing::Sealer);
            found.needs(state.missed().is_none() && state.presence.awaited.is_none(), Missing::Play);
            found.needs(state.setup.rules.time.adjournment.is_some(), Missing::AdjournmentRule);
            let is_free = state.play.made.is_none() && !state.blocked() && state.play.regulation.is_none();
            found.needs(is_free, Missing::FreeBoard);
            found.expect_turn(state, *side);
        }
        AdjournmentEvent::Unsealed { by, key, text } => {
            found.needs(by.is_arbiter(), Missing::ArbitersRuling);
            let opens = state.sealed().is_some_and(|sealed| sealed.open(key).as_deref() == Ok(text));
            found.needs(opens, Missing::Key);
            let answers = state.sealed_by().is_none_or(|side| !state.is_absent(side.other()));
            found.needs(answers, Missing::Answerer);
        }
        AdjournmentEvent::Lost { by, .. } => {
            found.needs(by.is_arbiter(), Missing::ArbitersRuling);
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
        }
    }
}
