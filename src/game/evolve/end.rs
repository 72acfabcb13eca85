//! The end of a game.

use crate::clock::Ms;
use crate::game::{Phase, State, Verdict};

pub(super) fn end(state: &mut State, at: Ms, verdict: &Verdict) {
    state.time.clock.stop(at);
    state.phase = Phase::Over;
    state.offers.open = None;
    state.docket.matters.clear();
    state.verdict = Some(verdict.clone());
}
