//! The end of a game.

use crate::{Phase, State, Verdict};
use golos_clock::Ms;
use golos_rules::BySide;

pub(super) fn end(state: &mut State, at: Ms, verdict: &Verdict) {
    state.time.clock.stop(at);
    state.phase = Phase::Over;
    state.offers.open = None;
    state.docket.matters.clear();
    state.verdict = Some(verdict.clone());
    // What was signed was another result.
    state.signed = BySide::default();
}
