//! The opening regulations of renju (R-9.2.4.3): stones where they may go, swaps, offers, choices.

use super::{GameAnswer, GameDraft};
use crate::{Actor, OpeningAct, OpeningEvent, Refusal};
use golos_rules::renju::{Expected, Letters, Move, OpeningState, Refused};
use golos_rules::{Unread, UnreadMove};

impl GameDraft<'_> {
    /// A swap, a number, or what else is asked for besides stones.
    pub(super) fn act(&mut self, by: Actor, act: &OpeningAct) -> GameAnswer {
        self.expect_playing()?;
        let regulation = self.regulation(by)?;
        let (player, expected) = regulation.expected().ok_or(Refusal::Regulation(Refused::Settled))?;
        let done = act.in_rules().ok_or(Refusal::Regulation(Refused::Unexpected(expected)))?;
        regulation.act(player, done).map_err(Refusal::Regulation)?;
        self.state.expect_unmade()?;
        self.reply_ends_rights(by, self.state.turn())?;
        self.happens_by(by, OpeningEvent::Acted { act: act.clone() })
    }

    /// An entry while the regulation holds: a stone, or a point that is offered. Whether it was an offer, and so is done.
    pub(super) fn enter_by_regulation(&mut self, by: Actor, text: &str) -> Result<bool, Refusal> {
        if self.state.regulation().is_none() {
            return Ok(false);
        }
        let regulation = self.regulation(by)?;
        let (player, expected) = regulation.expected().ok_or(Refusal::Regulation(Refused::Settled))?;
        // "How many fifth moves?" is answered by a number.
        if let (Expected::Count { .. }, Ok(count)) = (expected, text.trim().parse()) {
            self.act(by, &OpeningAct::Count(count))?;
            return Ok(true);
        }
        // "Ten" where the number of fifth moves is fixed: they are offered.
        if let (Expected::SwapOrOffers { count }, Ok(typed)) = (expected, text.trim().parse::<u8>())
            && typed == count
        {
            self.act(by, &OpeningAct::Offers)?;
            return Ok(true);
        }
        let mv = Move::read(text, self.state.notation().renju)
            .map_err(|error| Refusal::Move(Unread::NotRead(UnreadMove::Renju(error))))?;
        let Move::Place(point) = mv else { return Err(Refusal::Regulation(Refused::Unexpected(expected))) };
        if let Expected::Offer { .. } = expected {
            self.act(by, &OpeningAct::Offer(Letters::AToP.name(point)))?;
            return Ok(true);
        }
        let meant = regulation.meant(point).ok_or(Refusal::Regulation(Refused::Settled))?;
        regulation.act(player, meant).map_err(Refusal::Regulation)?;
        Ok(false)
    }

    fn regulation(&self, by: Actor) -> Result<OpeningState, Refusal> {
        let regulation = self.state.regulation().cloned().ok_or(Refusal::Regulation(Refused::Settled))?;
        self.state.expect_in_turn(by.side()).map(|()| regulation)
    }
}
