//! What is put before the arbiter, and what he lets rest.

use super::{Findings, Missing};
use crate::{Chance, Dismissed, Limit, NoMate, PendingRulingEvent, Response, State};
use golos_clock::Ms;
use golos_people::Actor;

pub(super) fn validate(state: &State, at: Ms, by: Option<Actor>, event: &PendingRulingEvent, found: &mut Findings) {
    match event {
        PendingRulingEvent::Reached { limit } => {
            found.expect(state.expect_started());
            // Earlier records put a dead position before the arbiter.
            let was_put = *limit == Limit::Dead && state.is_proved_dead();
            found.require(was_put || state.new_limits().contains(limit), Missing::Limit);
        }
        PendingRulingEvent::Dismissed { matter, .. } => {
            let waits = state.docket.matters.iter().any(|pending| pending.rests_with(matter));
            // R-6.1.8.7: a count that has not come to its end.
            let counts = *matter == Dismissed::Limit(Limit::ClearDraw) && state.counting().is_some();
            found.require(waits || counts, Missing::PendingRuling);
        }
        // What the program found out about a mate stands for good, whatever another search finds: a line is played out,
        // a look at the pieces is taken once more, and nothing is searched.
        PendingRulingEvent::MateSearched { side, chance } => {
            let holds = match chance {
                Chance::Can(line) => state.mates_by(*side, line),
                Chance::Cannot(NoMate::Material | NoMate::Barrier) => {
                    state.board().chess().is_some_and(|board| board.cannot_mate(*side).is_some())
                }
                Chance::Cannot(NoMate::Exhausted { .. }) | Chance::Undetermined => state.family().searches_for_mates(),
            };
            found.require(holds, Missing::MatingLine);
        }
        PendingRulingEvent::Protested { side, recourse, against, late, .. } => {
            found.expect(state.expect_recourse(*recourse));
            found.require(by.and_then(Actor::side).is_none_or(|own| own == *side), Missing::Permission);
            found.require(state.is_contestable(*against), Missing::Decision);
            let is_late = state.protest_missed(*recourse, at).is_some();
            found.require(
                late.is_some() == is_late && (!is_late || by.is_some_and(Actor::is_arbiter)),
                Missing::ProtestInTime,
            );
        }
        PendingRulingEvent::Answered { number, response, .. } => {
            let waiting = state.open_protest().filter(|(open, _)| u32::try_from(*open) == Ok(*number));
            let fits = waiting.is_some_and(|(_, protest)| match response {
                Response::Upheld | Response::Rejected => true,
                Response::Committee => state.expect_committee(protest).is_ok(),
            });
            found.require(fits, Missing::Protest);
        }
    }
}
