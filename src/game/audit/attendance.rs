//! Who is there, and who is late.

use super::{Findings, Missing};
use crate::{AttendanceEvent, State};
use golos_clock::Ms;

pub(super) fn validate(state: &State, at: Ms, event: &AttendanceEvent, found: &mut Findings) {
    match *event {
        AttendanceEvent::Absent { side, .. } => {
            found.expect(state.expect_absence());
            found.expect(state.expect_missable(side));
        }
        AttendanceEvent::Arrived { side, .. } => {
            found.expect(state.expect_arrival(side));
        }
        AttendanceEvent::Agreed { .. } | AttendanceEvent::Needed { .. } | AttendanceEvent::Settled(_) => {
            found.expect(state.expect_not_over());
        }
        AttendanceEvent::Late { side } => {
            found.expect(state.expect_running());
            found.require(state.late_due(side) == Some(at), Missing::Lateness);
        }
        AttendanceEvent::Lapsed { side } => {
            found.expect(state.expect_started());
            found.require(state.can_lapse(side), Missing::Lateness);
        }
    }
}
