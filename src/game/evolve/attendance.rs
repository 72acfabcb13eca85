//! Who is there, and who is late.

use super::run_clock;
use crate::clock::Ms;
use crate::game::{AttendanceEvent, Matter, Phase, State};

pub(super) fn apply(state: &mut State, at: Ms, event: AttendanceEvent) {
    match event {
        AttendanceEvent::Absent { side, .. } => {
            state.presence.absent[side] = true;
            go_on(state, at);
        }
        AttendanceEvent::Arrived { side, .. } => {
            state.presence.absent[side] = false;
            go_on(state, at);
        }
        AttendanceEvent::Late { side } => {
            state.presence.late[side] = true;
            state.docket.matters.push(Matter::Late(side));
        }
    }
}

fn go_on(state: &mut State, at: Ms) {
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
}
