//! The steps of a move at a real board.

use super::{Findings, Missing};
use crate::{HandlingEvent, State};
use golos_rules::{Handling, Side};

pub(super) fn validate(state: &State, event: &HandlingEvent, found: &mut Findings) {
    found.expect(state.expect_running());
    found.expect(state.expect_handling());
    let named = |name: &String| state.position().place_named(name);
    let can = |steps: &[Handling]| state.expect_handled(steps).is_ok();
    match event {
        HandlingEvent::Touched { side, places, .. } => {
            of_mover(state, *side, found);
            found.require(places.iter().all(|name| named(name).is_some()), Missing::Place);
        }
        HandlingEvent::Lifted { side, place, .. } => {
            of_mover(state, *side, found);
            found.require(named(place).is_some_and(|place| can(&[Handling::Lifted(place)])), Missing::Piece);
        }
        HandlingEvent::Placed { side, place, .. } => {
            of_mover(state, *side, found);
            found.require(named(place).is_some_and(|place| can(&[Handling::Placed(place)])), Missing::Piece);
        }
        HandlingEvent::Removed { side, places, .. } => {
            of_mover(state, *side, found);
            let steps: Option<Vec<Handling>> = places.iter().map(|name| named(name).map(Handling::Removed)).collect();
            found.require(steps.is_some_and(|steps| can(&steps)), Missing::Piece);
        }
        HandlingEvent::Crowned { side, place, .. } => {
            of_mover(state, *side, found);
            found.require(named(place).is_some(), Missing::Piece);
        }
        HandlingEvent::Released { side, .. } => of_mover(state, *side, found),
        HandlingEvent::Announced { side, .. } => found.expect_turn(state, *side),
        HandlingEvent::Written { .. } => {}
        HandlingEvent::Unswitched { side } => {
            found.require(state.last_switched() == Some(*side), Missing::Made);
        }
    }
}

/// It is done by him whose turn it is, before his move is made.
fn of_mover(state: &State, side: Side, found: &mut Findings) {
    found.expect_turn(state, side);
    found.expect(state.expect_unmade());
}
