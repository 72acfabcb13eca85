//! The steps of a move at a real board.

use super::{Corrupt, take_back};
use crate::{HandlingEvent, Missing, State};
use golos_clock::Ms;
use golos_people::Actor;
use golos_rules::chess::Role;
use golos_rules::{Handling, Kind, Notation, Place};

pub(super) fn apply(state: &mut State, at: Ms, by: Option<Actor>, event: &HandlingEvent) -> Result<(), Corrupt> {
    match event {
        HandlingEvent::Touched { side, places } => {
            // What his opponent says of it binds nobody; nor does what is felt on a tactile set (U-V.13.3).
            if by.and_then(Actor::side) != Some(side.other()) && !state.is_felt(*side) {
                for place in places {
                    let place = named(state, place)?;
                    touch(state, place);
                }
            }
        }
        HandlingEvent::Lifted { place, .. } => {
            let place = named(state, place)?;
            touch(state, place);
            step(state, Handling::Lifted(place));
        }
        HandlingEvent::Placed { place, .. } => {
            let place = named(state, place)?;
            step(state, Handling::Placed(place));
        }
        HandlingEvent::Removed { places, .. } => {
            for place in places {
                let place = named(state, place)?;
                step(state, Handling::Removed(place));
            }
        }
        HandlingEvent::Crowned { place, role, .. } => {
            let place = named(state, place)?;
            step(state, Handling::Crowned(place, kind(role.as_deref())));
        }
        HandlingEvent::Announced { notation, .. } => {
            state.play.under_way.handled.announced = Some(notation.to_string())
        }
        HandlingEvent::Released { .. } => state.play.under_way.handled.released = true,
        HandlingEvent::Written { side, .. } => {
            // The other player's sheet is another one.
            let mover = state.play.under_way.made.as_ref().map_or_else(|| state.turn(), |made| made.side);
            state.play.under_way.handled.written |= mover == *side;
        }
        HandlingEvent::Unswitched { side, .. } => {
            // What was completed by it is only made; its maker's clock has run all the time.
            let last = state.play.plies.last().filter(|_| state.play.under_way.made.is_none());
            if let Some(made) = last.map(|ply| ply.made.clone()).filter(|made| made.side == *side) {
                take_back::apply(state, at, *side)?;
                state.play.under_way.made = Some(made);
            }
        }
    }
    Ok(())
}

/// A record may go on without end: no move has so many steps.
fn step(state: &mut State, step: Handling) {
    if state.play.under_way.handled.steps.len() <= Handling::MOST {
        state.play.under_way.handled.steps.push(step);
    }
}

fn touch(state: &mut State, place: Place) {
    if !state.play.under_way.handled.touched.contains(&place) {
        state.play.under_way.handled.touched.push(place);
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
