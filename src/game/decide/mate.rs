//! Whether a side can mate at all, and the draws that come by themselves (CH-5.2.2, CH-6.9, CH-9.6).

use super::{GameAnswer, GameDraft};
use crate::{Actor, Chance, Event, NoMate, PendingRuling, PendingRulingEvent, Phase, Refusal, Search};
use golos_rules::Side;

/// How many positions may be examined before an answer is given: some milliseconds of work.
const AT_ONCE: u32 = 2_000;

impl GameDraft<'_> {
    /// The answer of a search. One that is no longer due, the matter being ruled or the board another, is let go.
    pub(super) fn searched(&mut self, search: &Search, chance: &Chance) -> GameAnswer {
        let Some(side) = search.side() else { return self.searched_for_dead(search, chance) };
        let Some((matter, _)) = self.state.awaits_search().filter(|(_, due)| due == search) else { return Ok(()) };
        self.happens(PendingRulingEvent::MateSearched { side, chance: chance.clone() })?;
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

    /// CH-5.2.2: the game ends with the move that has left a dead position. That a position is not dead leaves no event.
    fn searched_for_dead(&mut self, search: &Search, chance: &Chance) -> GameAnswer {
        let is_due = self.state.dead_search(None).is_some_and(|due| due.position() == search.position());
        match chance {
            Chance::Cannot(NoMate::Exhausted { positions }) if is_due => self.end_as_dead(*positions),
            Chance::Cannot(_) | Chance::Can(_) | Chance::Undetermined => Ok(()),
        }
    }

    /// Records that neither side can mate, so many positions having been examined, and ends the game.
    fn end_as_dead(&mut self, positions: u32) -> GameAnswer {
        for side in Side::BOTH {
            let proof = self.state.board().chess().and_then(|board| board.cannot_mate(side));
            let proof = proof.map_or(NoMate::Exhausted { positions }, |proof| NoMate::by(proof, positions));
            self.happens(PendingRulingEvent::MateSearched { side, chance: Chance::Cannot(proof) })?;
        }
        match self.state.made().map(|made| made.side) {
            None => self.draw_by_itself(),
            // CH-6.2.1.1: such a move needs no press.
            Some(maker) if self.state.has_ended_by_move() => self.complete(Actor::from(maker), maker),
            Some(_) => Ok(()),
        }
    }

    /// CH-5.2.2: a game whose position is dead is over, whatever is asked for afterwards. Whether it has just ended.
    pub(super) fn ends_as_dead(&mut self) -> Result<bool, Refusal> {
        let is_due = self.state.dead_search(None).is_some();
        let board = self.state.board().chess().filter(|_| is_due);
        if board.and_then(|board| board.is_dead(AT_ONCE)) == Some(true) {
            self.end_as_dead(AT_ONCE)?;
        }
        Ok(self.state.phase() == Phase::Over)
    }

    /// CH-5.2.2, CH-9.6: a dead position, the fifth occurrence of a position, seventy-five moves without progress.
    pub(super) fn draw_by_itself(&mut self) -> GameAnswer {
        match self.state.automatic_draw() {
            Some(verdict) => self.happens(Event::Ended { verdict }),
            None => Ok(()),
        }
    }
}
