//! The clocks: started, stopped, run out, corrected.

use super::{Finding, Findings, Missing};
use crate::{ClockEvent, PendingRuling, State};
use golos_clock::Ms;

pub(super) fn validate(state: &State, at: Ms, event: &ClockEvent, found: &mut Findings) {
    match event {
        ClockEvent::Started { side, .. } => {
            found.expect(state.expect_unstarted());
            if *side != state.side_to_run() {
                found.add(Finding::Turn(*side));
            }
        }
        ClockEvent::StartAppointed { at: start, .. } => {
            found.expect(state.expect_unstarted());
            found.expect(State::expect_to_come(*start, at));
        }
        ClockEvent::Flag { side } => {
            found.expect(state.expect_running());
            // Where the clock has run on it is pointed out, and falls then.
            let is_overstepped = state.has_overstepped() == Some(*side);
            if state.time.clock.flag_due() != Some((*side, at)) && !is_overstepped {
                found.add(Finding::FlagTime(*side));
            }
        }
        ClockEvent::PointedOut => found.expect(state.expect_flag_down()),
        ClockEvent::BothFound { .. } => found.expect(state.expect_started()),
        ClockEvent::FlagVoid { side } => {
            found.require(state.completed_win(*side).is_some(), Missing::Win);
            found.require(state.docket.has(&PendingRuling::Flag(*side)), Missing::Flag);
        }
        ClockEvent::Warned { side, left } => {
            let is_due = state.warnings_left(*side).any(|threshold| threshold == *left);
            found.require(is_due && state.time.clock.reaches(*side, *left) == Some(at), Missing::Warning);
        }
        ClockEvent::Paused { .. } | ClockEvent::Halted => found.expect(state.expect_running()),
        ClockEvent::Resumed => {
            found.expect(state.expect_stopped());
            found.expect(state.expect_way_back());
            found.require(state.flag_down().is_none(), Missing::RuledMatter);
        }
        ClockEvent::Set { left, .. } => {
            found.expect(state.expect_not_over());
            // A flag falls only by itself, with its own record.
            found.require(!left.is_zero(), Missing::TimeLeft);
        }
        ClockEvent::Overtime { side, periods } => {
            found.expect(state.expect_running());
            found.require(state.time.clock.overtime_due() == Some((*side, at, *periods)), Missing::Overtime);
        }
        ClockEvent::PeriodEntered { side } => {
            found.expect(state.expect_running());
            found.require(state.time.clock.period_due() == Some((*side, at)), Missing::Overtime);
        }
        ClockEvent::CounterSet { .. } => found.expect(state.expect_not_over()),
        ClockEvent::IncrementGranted { increment, .. } => {
            let rule = state.setup.rules.time.quickplay.as_ref().map(|rule| Ms::from_secs(rule.increment_seconds));
            found.require(rule == Some(*increment), Missing::LastMinutes);
        }
    }
}
