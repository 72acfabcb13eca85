//! Openings: drawn ones, and those by a regulation of renju.

use super::{Findings, Missing};
use crate::{OpeningEvent, State};
use golos_people::Actor;

pub(super) fn validate(state: &State, by: Option<Actor>, event: &OpeningEvent, found: &mut Findings) {
    match event {
        OpeningEvent::Awaited { .. } => {
            found.expect(state.expect_not_over());
            found.expect(state.expect_undrawn());
            found.expect(state.expect_no_claim());
        }
        OpeningEvent::Drawn { .. } => {
            found.expect(state.expect_not_over());
            found.expect(state.expect_takes_opening());
            found.expect(state.expect_unblocked());
        }
        OpeningEvent::Acted { .. } => {
            found.expect(state.expect_playing());
            found.expect(state.expect_unmade());
            found.expect(state.expect_in_turn(by.and_then(Actor::side)));
        }
        OpeningEvent::TakenBack { act } => {
            found.expect(state.expect_started());
            found.expect(state.expect_unblocked());
            // Without one there is nothing to take back: the fold says so.
            let Some(acted) = state.play.last_act() else { return };
            found.require(acted.act == *act, Missing::LastAct);
            found.require(by.and_then(Actor::side) != Some(acted.now.other()), Missing::SlipOfHisOwn);
        }
    }
}
