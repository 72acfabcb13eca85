//! The steps of a move at a real board.

use super::{Corrupt, take_back};
use crate::clock::Ms;
use crate::game::{HandlingEvent, Missing, State};
use crate::rules::chess::Role;
use crate::rules::{Handling, Kind, Notation, Place};

pub(super) fn apply(state: &mut State, at: Ms, event: &HandlingEvent) -> Result<(), Corrupt> {
    match event {
        HandlingEvent::Touched { by, side, places } => {
            // What his opponent says of it binds nobody; nor does what is felt on a tactile set (U-V.13.3).
            if by.side() != Some(side.other()) && !state.is_felt(*side) {
                for place in places {
                    let place = named(state, place)?;
                    touch(state, place);
                }
            }
        }
        HandlingEvent::Lifted { place, .. } => {
            let place = named(state, place)?;
            touch(state, place);
            state.play.handled.steps.push(Handling::Lifted(place));
        }
        HandlingEvent::Placed { place, .. } => {
            let place = named(state, place)?;
            state.play.handled.steps.push(Handling::Placed(place));
        }
        HandlingEvent::Removed { places, .. } => {
            for place in places {
                let place = named(state, place)?;
                state.play.handled.steps.push(Handling::Removed(place));
            }
        }
        HandlingEvent::Crowned { place, role, .. } => {
            let place = named(state, place)?;
            state.play.handled.steps.push(Handling::Crowned(place, kind(role.as_deref())));
        }
        HandlingEvent::Announced { notation, .. } => state.play.handled.announced = Some(notation.clone()),
        HandlingEvent::Released { .. } => state.play.handled.released = true,
        HandlingEvent::Written { .. } => state.play.handled.written = true,
        HandlingEvent::Unswitched { side, .. } => {
            // What was completed by it is only made; its maker's clock has run all the time.
            let last = state.play.plies.last().filter(|_| state.play.made.is_none());
            if let Some(made) = last.map(|ply| ply.made.clone()).filter(|made| made.side == *side) {
                take_back::apply(state, at, *side)?;
                state.play.made = Some(made);
            }
        }
    }
    Ok(())
}

fn touch(state: &mut State, place: Place) {
    if !state.play.handled.touched.contains(&place) {
        state.play.handled.touched.push(place);
    }
}

fn named(state: &State, name: &str) -> Result<Place, Corrupt> {
    state.play.position.place_named(name).ok_or(Corrupt::Missing(Missing::Place))
}

fn kind(role: Option<&str>) -> Kind {
    let read = role.and_then(|role| Notation::FILES.chess.read(role));
    match (role, read) {
        (None, _) => Kind::Crowned,
        (Some(_), read) => Kind::Chess(read.map_or(Role::Queen, |(role, _)| role)),
    }
}
