//! The clocks: started, stopped, run out, corrected.

use super::{run_clock, undo};
use crate::state::Appointed;
use crate::{Actor, Call, ClockEvent, ClockReason, PendingRuling, Phase, State};
use golos_clock::Ms;
use golos_rules::Side;

pub(super) fn apply(state: &mut State, at: Ms, by: Option<Actor>, event: &ClockEvent) {
    match event {
        ClockEvent::Started { side, .. } => {
            state.phase = Phase::Playing;
            state.presence.started = Some(at);
            state.appointed = None;
            state.time.clock.start(*side, at);
        }
        ClockEvent::StartAppointed { at: start, hour, .. } => {
            state.appointed = Some(Appointed { at: *start, hour: hour.clone() });
        }
        ClockEvent::Flag { side } => {
            state.time.clock.fall(*side, at);
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
            state.docket.matters.push(PendingRuling::Flag(*side));
        }
        // What was said of a flag.
        ClockEvent::PointedOut => {}
        ClockEvent::BothFound { .. } => {
            for side in Side::BOTH {
                if state.time.clock.fallen(side).is_none() {
                    state.time.clock.fall(side, at);
                }
            }
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
        }
        ClockEvent::FlagVoid { side } => state.docket.matters.retain(|matter| *matter != PendingRuling::Flag(*side)),
        ClockEvent::Warned { side, left } => warn(state, *side, *left),
        ClockEvent::Paused { reason } => {
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
            state.stop = by.map(|by| Call { by, text: reason.clone(), alleged: None });
        }
        ClockEvent::Halted => {
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
        }
        ClockEvent::Resumed => {
            state.stop = None;
            state.docket.matters.retain(|matter| !matches!(matter, PendingRuling::Gap { .. }));
            state.phase = Phase::Playing;
            run_clock(state, at);
        }
        ClockEvent::Set { side, left, reason, .. } => {
            state.play.acts.iter_mut().for_each(|acted| acted.clock = None);
            if matches!(reason, ClockReason::Stated(_)) {
                state.docket.rule_clock(at, *side, state.time.clock.left(*side, at), *left);
            }
            if *reason == ClockReason::Penalty {
                undo::give(state, at, *side, *left);
            }
            if *reason == ClockReason::Carried && state.phase == Phase::Ready {
                state.carried[*side] = Some(*left);
            }
            // R-5.4.1.2c: the time that one clock has run for both is used by both.
            if *reason == ClockReason::Absence {
                state.time.clock.charge(*side, *left, at);
            } else {
                state.time.clock.set(*side, *left, at);
            }
            let is_ruled = |matter: &PendingRuling| match matter {
                PendingRuling::Flag(flag) => flag == side,
                PendingRuling::Gap { .. } => *reason == ClockReason::Interruption,
                PendingRuling::Late(_)
                | PendingRuling::Claim { .. }
                | PendingRuling::Irregularity { .. }
                | PendingRuling::Penalty(_)
                | PendingRuling::Violations(_)
                | PendingRuling::WrongSeal(_)
                | PendingRuling::Reached(_) => false,
            };
            state.docket.matters.retain(|matter| !is_ruled(matter));
        }
        // A running clock finds its periods by itself, once it has come to that moment.
        ClockEvent::Overtime { .. } | ClockEvent::PeriodEntered { .. } => state.time.clock.pass(at),
        ClockEvent::CounterSet { side, moves, .. } => {
            state.docket.rule_counter(at, *side, (state.time.clock.moves(*side), *moves));
            state.time.recounted[*side] = i64::from(*moves) - state.uncorrected_moves(*side);
            state.time.clock.set_moves(*side, *moves);
        }
        ClockEvent::IncrementGranted { increment, .. } => {
            state.time.clock.grant(*increment, at);
            state.setup.control = state.time.clock.control().clone();
        }
    }
}

fn warn(state: &mut State, side: Side, left: Ms) {
    let thresholds = state.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
    state.time.warned[side] |=
        thresholds.filter(|&(_, &threshold)| threshold == left).fold(0, |bits, (index, _)| bits | 1 << index);
}
