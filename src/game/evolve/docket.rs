//! What is put before the arbiter, and what he lets rest.

use crate::{Dismissed, DocketEvent, Limit, Matter, State};

pub(super) fn apply(state: &mut State, event: &DocketEvent) {
    match event {
        DocketEvent::Reached { limit } => {
            state.docket.matters.push(Matter::Reached(limit.clone()));
            state.docket.settled.push(limit.clone());
        }
        DocketEvent::Dismissed { matter, .. } => {
            let waiting = state.docket.matters.iter().position(|pending| pending.rests_with(matter));
            // What nothing waits for any more, as what only an earlier program saw, may rest all the same.
            if let Some(index) = waiting {
                state.docket.matters.remove(index);
            }
            if *matter == Dismissed::Limit(Limit::ClearDraw) {
                state.play.counting = None;
            }
        }
        // What the program found out about a mate stands for good, whatever another search finds.
        DocketEvent::MateSearched { side, chance } => state.docket.chances[*side] = Some(chance.clone()),
        // Nothing on the board waits for it.
        DocketEvent::Protested { .. } | DocketEvent::Answered { .. } => {}
    }
}
