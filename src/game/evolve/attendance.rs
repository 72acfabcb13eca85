//! Who is there, and who is late.

use super::{Corrupt, expect, expect_phase, run_clock};
use crate::clock::Ms;
use crate::game::{AttendanceEvent, Matter, Phase, State};

pub(super) fn apply(state: &mut State, at: Ms, event: AttendanceEvent) -> Result<(), Corrupt> {
    match event {
        AttendanceEvent::Absent { side, .. } => {
            let is_adjourned = state.envelope.is_some() && state.phase == Phase::Paused;
            if !is_adjourned {
                expect_phase(state, &[Phase::Ready, Phase::Playing])?;
            }
            expect(state.can_be_absent(side), "a game before the first move, or an adjourned one")?;
            state.presence.absent[side] = true;
            if state.envelope.is_some() {
                state.presence.late[side] = false;
                state.presence.resumed.get_or_insert(at);
            }
            // CH-18.9.2: the clock of him who has to answer is started.
            if is_adjourned && !state.is_adjourned() && state.docket.gap().is_none() {
                state.phase = Phase::Playing;
            }
            go_on(state, at);
        }
        AttendanceEvent::Arrived { side, .. } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.presence.absent[side], "an absent player")?;
            state.presence.absent[side] = false;
            // CH-18.9.2: he stops his clock, and the envelope is opened.
            if state.is_adjourned() {
                state.time.clock.stop(at);
                state.phase = Phase::Paused;
            }
            go_on(state, at);
        }
        AttendanceEvent::Late { side } => {
            expect_phase(state, &[Phase::Playing])?;
            expect(state.late_due(side) == Some(at), "lateness")?;
            state.presence.late[side] = true;
            state.docket.matters.push(Matter::Late(side));
        }
    }
    Ok(())
}

fn go_on(state: &mut State, at: Ms) {
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
}
