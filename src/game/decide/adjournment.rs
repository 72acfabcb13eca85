//! Adjournment with a sealed move (CH-18, DR-5.3.3).

use super::desk::needed;
use super::{GameAnswer, GameDraft};
use crate::{Actor, AdjournmentEvent, ClockEvent, MoveEvent, Refusal, SealKey, Sealed, State, WrittenMove};
use golos_clock::Ms;
use golos_ledger::brief;
use golos_rules::Side;

impl GameDraft<'_> {
    /// CH-18.1.1: the player on move seals; an assistant may do it for him.
    pub(super) fn seal(&mut self, by: Actor, sealed: &Sealed) -> GameAnswer {
        self.expect_playing()?;
        let side = self.state.turn();
        self.state.expect_in_turn(by.side())?;
        self.state.expect_adjournment()?;
        self.state.expect_free_board()?;
        // Who seals has replied, as far as irregularities go. He has touched nothing: an offer may stay open with the
        // envelope (CH-18.2.6), as one that is made from now on does (CH-18.4).
        if self.state.offer_outlives_seal() {
            self.reply_lets_stand(by, side)?;
        } else {
            self.reply_ends_rights(by, side)?;
        }
        self.happens_by(by, AdjournmentEvent::Sealed { side, sealed: Box::new(sealed.clone()) })
    }

    /// CH-18.9.1: the move in the envelope is made, and the clock of him who has to answer runs.
    pub(super) fn unseal(&mut self, by: Actor, key: &SealKey) -> GameAnswer {
        self.state.expect_not_over()?;
        let (side, sealed) = self.state.sealed_by().zip(self.state.sealed().cloned()).ok_or(Refusal::NothingSealed)?;
        self.state.expect_openable(side)?;
        let text = sealed.open(key).map_err(Refusal::Seal)?;
        for present in Side::BOTH {
            self.let_lateness_lapse(present)?;
        }
        self.happens_by(by, AdjournmentEvent::Unsealed { key: Box::new(key.clone()), text: text.clone() })?;
        let position = self.state.position();
        // What cannot be made waits for the arbiter.
        let Some(lawful) = self.state.sealed_move(&text) else { return Ok(()) };
        let (notation, _) = WrittenMove::of(position, lawful).ok_or_else(|| Refusal::Internal(text.clone()))?;
        self.happens_by(by, ClockEvent::Resumed)?;
        self.happens_by(side.into(), MoveEvent::Made { text, notation, irregular: None })?;
        self.complete(by, side)
    }
}

impl GameDraft<'_> {
    /// CH-18.12.1: play goes on from the adjourned position at the recorded times; he who sealed makes his move.
    pub(super) fn lose_envelope(&mut self, by: Actor, reason: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        self.state.expect_sealed()?;
        let reason = needed(reason)?;
        self.happens_by(by, AdjournmentEvent::Lost { reason })
    }

    /// CH-18.2.7, DR-5.3.3.3: when and where the game is resumed stands on the envelope; it may be said anew.
    pub(super) fn appoint(&mut self, by: Actor, when: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        self.state.expect_sealed()?;
        self.happens_by(by, AdjournmentEvent::Appointed { when: needed(when)? })
    }

    /// CH-18.14: the session ends at an hour that is announced; it may be said anew. Where nothing is sealed the event has
    /// its own rules.
    pub(super) fn end_session_at(&mut self, by: Actor, at: Ms, hour: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        self.state.expect_adjournment()?;
        State::expect_to_come(at, self.now)?;
        self.happens_by(by, AdjournmentEvent::SessionAppointed { at, hour: brief(hour) })
    }

    /// CH-18.12.2, DR-5.3.4.6: what stood on the board is not known any more; the game is annulled and played again. The
    /// record knows it, but whether it is right is for the arbiter to say, with his reason.
    pub(super) fn annul(&mut self, by: Actor, reason: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        self.state.expect_adjourned()?;
        self.happens_by(by, AdjournmentEvent::Annulled { reason: needed(reason)? })
    }
}
