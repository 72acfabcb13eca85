//! Who is there, and who is late.

use super::run_clock;
use crate::clock::Ms;
use crate::game::{AttendanceEvent, Matter, Phase, State};

pub(super) fn apply(state: &mut State, at: Ms, event: AttendanceEvent) {
    match event {
        AttendanceEvent::Absent { side, .. } => {
            let was_adjourned = state.envelope.is_some() && state.phase == Phase::Paused;
            state.presence.absent[side] = true;
            state.presence.drawn_without |= state.opening().is_some() && state.takes_opening();
            if state.envelope.is_some() {
                state.presence.late[side] = false;
                state.presence.resumption.at.get_or_insert(at);
            }
            // CH-18.9.2: the clock of him who has to answer is started.
            if was_adjourned && !state.is_adjourned() && !state.blocked() {
                state.phase = Phase::Playing;
            }
            go_on(state, at);
        }
        AttendanceEvent::Arrived { side, .. } => {
            state.presence.absent[side] = false;
            state.presence.came = state.is_drawn_without().then(|| (side, state.time.clock.used(side.other(), at)));
            // CH-18.9.2: he stops his clock, and the envelope is opened.
            if state.is_adjourned() {
                state.time.clock.stop(at);
                state.phase = Phase::Paused;
            }
            go_on(state, at);
        }
        AttendanceEvent::Agreed { side, tasks, .. } => state.presence.tasks[side] = Some(tasks),
        AttendanceEvent::Late { side } => {
            state.presence.late[side] = true;
            state.docket.matters.push(Matter::Late(side));
        }
        AttendanceEvent::Lapsed { side } => state.docket.matters.retain(|matter| *matter != Matter::Late(side)),
    }
}

fn go_on(state: &mut State, at: Ms) {
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
}
