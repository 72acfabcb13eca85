//! What is put before the arbiter, and what he lets rest.

use crate::{Dismissed, Limit, PendingRuling, PendingRulingEvent, State};

pub(super) fn apply(state: &mut State, event: &PendingRulingEvent) {
    match event {
        PendingRulingEvent::Reached { limit } => {
            state.docket.matters.push(PendingRuling::Reached(limit.clone()));
            state.docket.settled.push(limit.clone());
        }
        PendingRulingEvent::Dismissed { matter, .. } => {
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
        PendingRulingEvent::MateSearched { side, chance } => state.docket.chances[*side] = Some(chance.clone()),
        // Nothing on the board waits for it.
        PendingRulingEvent::Protested { .. } | PendingRulingEvent::Answered { .. } => {}
    }
}
