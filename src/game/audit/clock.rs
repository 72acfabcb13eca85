//! The clocks: started, stopped, run out, corrected.

use super::{Finding, Found, Missing};
use crate::{ClockEvent, PendingRuling, Phase, State};
use golos_clock::Ms;

pub(super) fn validate(state: &State, at: Ms, event: &ClockEvent, found: &mut Found) {
    match event {
        ClockEvent::Started { side, .. } => {
            found.expect_phase(state, &[Phase::Ready]);
            if *side != state.side_to_run() {
                found.add(Finding::Turn(*side));
            }
        }
        ClockEvent::StartAppointed { at: start, .. } => {
            found.expect_phase(state, &[Phase::Ready]);
            found.require(*start > at, Missing::HourToCome);
        }
        ClockEvent::Flag { side } => {
            found.expect_phase(state, &[Phase::Playing]);
            if state.time.clock.flag_due() != Some((*side, at)) {
                found.add(Finding::FlagTime(*side));
            }
        }
        // What was said of a flag.
        ClockEvent::PointedOut => {}
        ClockEvent::BothFound { .. } => found.expect_phase(state, &[Phase::Playing, Phase::Paused]),
        ClockEvent::FlagVoid { side } => {
            found.require(state.completed_win(*side).is_some(), Missing::Win);
            found.require(state.docket.has(&PendingRuling::Flag(*side)), Missing::Flag);
        }
        ClockEvent::Warned { side, left } => {
            let is_due = state.warnings_left(*side).any(|threshold| threshold == *left);
            found.require(is_due && state.time.clock.reaches(*side, *left) == Some(at), Missing::Warning);
        }
        ClockEvent::Paused { .. } | ClockEvent::Halted => found.expect_phase(state, &[Phase::Playing]),
        ClockEvent::Resumed => {
            found.expect_phase(state, &[Phase::Paused]);
            found.require(!state.is_adjourned(), Missing::OpenEnvelope);
            found.require(!state.docket.must_be_ruled() && state.flag_down().is_none(), Missing::RuledMatter);
        }
        ClockEvent::Set { left, .. } => {
            found.require(state.phase != Phase::Over, Missing::RunningGame);
            // A flag falls only by itself, with its own record.
            found.require(!left.is_zero(), Missing::TimeLeft);
        }
        ClockEvent::IncrementGranted { increment, .. } => {
            let rule = state.setup.rules.time.quickplay.as_ref().map(|rule| Ms::from_secs(rule.increment_seconds));
            found.require(rule == Some(*increment), Missing::LastMinutes);
        }
    }
}
