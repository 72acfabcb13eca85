//! Openings: drawn ones, and those by a regulation of renju.

use super::{Finding, Found, Missing};
use crate::{OpeningEvent, Phase, State};
use golos_people::Actor;

pub(super) fn validate(state: &State, by: Option<Actor>, event: &OpeningEvent, found: &mut Found) {
    const BEFORE_MOVES: [Phase; 3] = [Phase::Ready, Phase::Playing, Phase::Paused];
    match event {
        OpeningEvent::Awaited { .. } => {
            found.expect_phase(state, &BEFORE_MOVES);
            found.require(state.takes_opening() && state.opening().is_none(), Missing::Undrawn);
            found.require(!state.claim_pending(), Missing::RuledClaim);
        }
        OpeningEvent::Drawn { .. } => {
            found.expect_phase(state, &BEFORE_MOVES);
            found.require(state.takes_opening(), Missing::FirstMove);
            found.require(!state.blocked(), Missing::RuledMatter);
        }
        OpeningEvent::Acted { .. } => {
            found.expect_phase(state, &[Phase::Playing]);
            found.require(state.play.under_way.made.is_none(), Missing::Completed);
            found.require(!state.claim_pending() && state.missed().is_none(), Missing::Play);
            if by.and_then(Actor::side) == Some(state.turn().other()) {
                found.add(Finding::Turn(state.turn().other()));
            }
        }
        OpeningEvent::TakenBack { act } => {
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
            found.require(!state.blocked(), Missing::RuledMatter);
            // Without one there is nothing to take back: the fold says so.
            let Some(acted) = state.play.last_act() else { return };
            found.require(acted.act == *act, Missing::LastAct);
            found.require(by.and_then(Actor::side) != Some(acted.now.other()), Missing::SlipOfHisOwn);
        }
    }
}
