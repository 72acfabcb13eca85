//! Who is there, and who is late.

use super::{Found, Missing};
use crate::{AttendanceEvent, Phase, State};
use golos_clock::Ms;

pub(super) fn validate(state: &State, at: Ms, event: AttendanceEvent, found: &mut Found) {
    match event {
        AttendanceEvent::Absent { side, .. } => {
            if state.envelope.is_none() || state.phase != Phase::Paused {
                found.expect_phase(state, &[Phase::Ready, Phase::Playing]);
            }
            found.require(state.can_be_absent(side), Missing::FirstMove);
        }
        AttendanceEvent::Arrived { side, .. } => {
            if state.start_hour().is_none() {
                found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
            }
            found.require(state.is_absent(side), Missing::Absentee);
        }
        AttendanceEvent::Agreed { .. } | AttendanceEvent::Needed { .. } => {
            found.expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])
        }
        AttendanceEvent::Late { side } => {
            found.expect_phase(state, &[Phase::Playing]);
            found.require(state.late_due(side) == Some(at), Missing::Lateness);
        }
        AttendanceEvent::Lapsed { side } => {
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
            found.require(state.can_lapse(side), Missing::Lateness);
        }
    }
}
