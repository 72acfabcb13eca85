//! Whether a side can mate at all, and the draws that come by themselves (CH-5.2.2, CH-6.9, CH-9.6).

use super::{GameAnswer, GameDraft};
use crate::{Chance, Event, PendingRuling, PendingRulingEvent, Search};

impl GameDraft<'_> {
    /// The answer of a search. One that is no longer due, the matter being ruled or the board another, is let go.
    pub(super) fn searched(&mut self, search: &Search, chance: &Chance) -> GameAnswer {
        let Some((matter, _)) = self.state.awaits_search().filter(|(_, due)| due == search) else { return Ok(()) };
        self.happens(PendingRulingEvent::MateSearched { side: search.side(), chance: chance.clone() })?;
        match matter {
            PendingRuling::Flag(side) => self.execute_flag(side, self.now),
            PendingRuling::Penalty(side) => self.lose_by_penalties(side),
            // The arbiter upholds it.
            PendingRuling::Late(_)
            | PendingRuling::Claim { .. }
            | PendingRuling::Violations(_)
            | PendingRuling::Irregularity { .. }
            | PendingRuling::WrongSeal(_)
            | PendingRuling::Reached(_)
            | PendingRuling::Gap { .. } => Ok(()),
        }
    }

    /// CH-9.6: the fifth occurrence of a position, seventy-five moves without progress.
    pub(super) fn draw_by_itself(&mut self) -> GameAnswer {
        match self.state.automatic_draw() {
            Some(verdict) => self.happens(Event::Ended { verdict }),
            None => Ok(()),
        }
    }
}
