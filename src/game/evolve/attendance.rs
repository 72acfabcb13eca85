//! Who is there, and who is late.

use super::{Corrupt, expect, expect_phase, run_clock};
use crate::clock::Ms;
use crate::game::{AttendanceEvent, Matter, Phase, State};

pub(super) fn apply(state: &mut State, at: Ms, event: AttendanceEvent) -> Result<(), Corrupt> {
    match event {
        AttendanceEvent::Absent { side, .. } => {
            expect_phase(state, &[Phase::Ready, Phase::Playing])?;
            expect(state.can_be_absent(side), "a game before the first move")?;
            state.presence.absent[side] = true;
            go_on(state, at);
        }
        AttendanceEvent::Arrived { side, .. } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.presence.absent[side], "an absent player")?;
            state.presence.absent[side] = false;
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
