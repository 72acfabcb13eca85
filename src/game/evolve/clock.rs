//! The clocks: started, stopped, run out, corrected.

use super::{Corrupt, expect, expect_phase, remove, run_clock};
use crate::clock::{Bonus, Ms};
use crate::game::{ClockEvent, ClockReason, Matter, Phase, State};
use crate::rules::Side;

pub(super) fn apply(state: &mut State, at: Ms, event: &ClockEvent) -> Result<(), Corrupt> {
    match event {
        ClockEvent::Started { side, .. } => start(state, at, *side),
        ClockEvent::Flag { side } => fall(state, at, *side),
        // What was said of it.
        ClockEvent::PointedOut { .. } => Ok(()),
        ClockEvent::FlagVoid { side } => {
            expect(state.completed_win(*side).is_some(), "a move that wins")?;
            remove(state, "a flag", |matter| *matter == Matter::Flag(*side))
        }
        ClockEvent::Warned { side, left } => warn(state, at, *side, *left),
        ClockEvent::Paused { .. } => {
            expect_phase(state, &[Phase::Playing])?;
            state.time.clock.stop(at);
            state.phase = Phase::Paused;
            Ok(())
        }
        ClockEvent::Resumed { .. } => resume(state, at),
        ClockEvent::Set { side, left, reason, .. } => set(state, at, *side, (*left, reason)),
        ClockEvent::IncrementGranted { increment, .. } => grant(state, at, *increment),
    }
}

fn start(state: &mut State, at: Ms, side: Side) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Ready])?;
    if side != state.side_to_run() {
        return Err(Corrupt::Turn(side));
    }
    state.phase = Phase::Playing;
    state.presence.started = Some(at);
    state.time.clock.start(side, at);
    Ok(())
}

fn fall(state: &mut State, at: Ms, side: Side) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    if state.time.clock.flag_due() != Some((side, at)) {
        return Err(Corrupt::FlagTime(side));
    }
    state.time.clock.fall(side, at);
    state.time.clock.stop(at);
    state.phase = Phase::Paused;
    state.docket.matters.push(Matter::Flag(side));
    Ok(())
}

fn resume(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Paused])?;
    expect(!state.is_adjourned(), "an open envelope")?;
    expect(!state.docket.must_be_ruled(), "a ruled matter")?;
    state.docket.matters.retain(|matter| !matches!(matter, Matter::Gap { .. }));
    state.phase = Phase::Playing;
    run_clock(state, at);
    Ok(())
}

fn set(state: &mut State, at: Ms, side: Side, (left, reason): (Ms, &ClockReason)) -> Result<(), Corrupt> {
    expect(state.phase != Phase::Over, "a running game")?;
    // A flag falls only by itself, with its own record.
    expect(!left.is_zero(), "time to be left")?;
    // R-5.4.1.2c: the time that one clock has run for both is used by both.
    if *reason == ClockReason::Absence {
        state.time.clock.charge(side, left, at);
    } else {
        state.time.clock.set(side, left, at);
    }
    state.docket.matters.retain(|matter| *matter != Matter::Flag(side));
    Ok(())
}

fn grant(state: &mut State, at: Ms, increment: Ms) -> Result<(), Corrupt> {
    let rule = state.setup.rules.time.quickplay.as_ref().map(|rule| Ms::from_secs(rule.increment_seconds));
    expect(rule == Some(increment), "a rule of the last minutes")?;
    state.time.clock.grant(Bonus::Increment(increment), at);
    state.setup.control = state.time.clock.control().clone();
    Ok(())
}

fn warn(state: &mut State, at: Ms, side: Side, left: Ms) -> Result<(), Corrupt> {
    let is_due = state.warnings_left(side).any(|threshold| threshold == left);
    expect(is_due && state.time.clock.reaches(side, left) == Some(at), "a time warning")?;
    let thresholds = state.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
    state.time.warned[side] |=
        thresholds.filter(|&(_, &threshold)| threshold == left).fold(0, |bits, (index, _)| bits | 1 << index);
    Ok(())
}
