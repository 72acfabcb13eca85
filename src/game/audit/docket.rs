//! What is put before the arbiter, and what he lets rest.

use super::{Found, Missing};
use crate::game::{Chance, Dismissed, DocketEvent, Limit, NoMate, Phase, State};

pub(super) fn examine(state: &State, event: &DocketEvent, found: &mut Found) {
    match event {
        DocketEvent::Reached { limit } => {
            found.expect_phase(state, &[Phase::Playing, Phase::Paused]);
            found.require(state.new_limits().contains(limit), Missing::Limit);
        }
        DocketEvent::Dismissed { matter, .. } => {
            let waits = state.docket.matters.iter().any(|pending| pending.rests_with(matter));
            // R-6.1.8.7: a count that has not come to its end.
            let counts = *matter == Dismissed::Limit(Limit::ClearDraw) && state.counting().is_some();
            found.require(waits || counts, Missing::Matter);
        }
        // What the program found out about a mate stands for good, whatever another search finds: a line is played out,
        // a look at the pieces is taken once more, and nothing is searched.
        DocketEvent::MateSearched { side, chance } => {
            let holds = match chance {
                Chance::Can(line) => state.mates_by(*side, line),
                Chance::Cannot(NoMate::Material | NoMate::Barrier) => {
                    state.board().chess().is_some_and(|board| board.cannot_mate(*side).is_some())
                }
                Chance::Cannot(NoMate::Exhausted { .. } | NoMate::Unnamed) | Chance::Undetermined => {
                    state.family().searches_for_mates()
                }
            };
            found.require(holds, Missing::MatingLine);
        }
    }
}
