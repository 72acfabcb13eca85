//! Slips of entry (U-V.13.2, U-V.13.9): the board on the table counts, and the record follows it.

use super::{GameAnswer, GameDraft, arbiter_only};
use crate::{Actor, Event, Made, MoveEvent, OpeningEvent, Phase, Ply, Refusal, State};
use golos_people::{Act, Denial, Denied};
use golos_rules::{Move, Side, renju};

impl GameDraft<'_> {
    /// The arbiter's last ruling goes, if nothing has been played since; else the last move. Until the opponent has moved,
    /// his who entered it or for whom it was entered; later the arbiter's. At a real board what was completed was made,
    /// and only the arbiter knows better.
    pub(super) fn take_back(&mut self, by: Actor) -> GameAnswer {
        let (state, phase) = (&self.state, self.state.phase());
        match phase {
            Phase::Ready | Phase::Over => return self.revoke(by),
            Phase::Playing | Phase::Paused if by.is_arbiter() && state.revocable().is_some() => return self.revoke(by),
            Phase::Paused if !by.is_arbiter() => return Err(Refusal::Stopped),
            Phase::Playing | Phase::Paused => {}
        }
        if state.sealed().is_some() {
            return Err(Refusal::Adjourned);
        }
        state.expect_no_claim()?;
        state.expect_restored()?;
        state.expect_unblocked()?;
        if state.awaited().is_some() {
            return Err(Refusal::Stopped);
        }
        if let Some(acted) = state.play.last_act() {
            let act = acted.act.clone();
            self.expect_own_act(by, acted.now)?;
            return self.happens_by(by, OpeningEvent::TakenBack { act });
        }
        let Some(made) = state.last_made().cloned() else { return Err(Refusal::NothingToTakeBack) };
        let is_completed = state.made().is_none();
        state.expect_last_act_a_move()?;
        self.expect_own_slip(by, &made, is_completed)?;
        let kept = is_completed && keeps_press(&self.state);
        self.happens_by(by, MoveEvent::TakenBack { side: made.side, kept })
    }

    /// U-V.13.2, U-V.13.9: a slip of entry and what was made in truth, in one. A ruling is no move: it is taken back by
    /// itself.
    pub(super) fn amend(&mut self, by: Actor, text: &str) -> GameAnswer {
        let state = &self.state;
        state.expect_started()?;
        let Some(last) = state.last_made().cloned() else { return Err(Refusal::NothingToTakeBack) };
        if by.is_arbiter() && state.revocable().is_some() || state.play.last_act().is_some() {
            return Err(Refusal::OtherMatter);
        }
        if state.made().is_some() && state.reply().is_none() {
            return self.enter(by, text);
        }
        self.take_back(by)?;
        if last.notation == self.read(self.state.position(), text)?.notation {
            return Err(Refusal::SameMove);
        }
        self.enter(by, text)
    }

    /// R-5.4.15.1, CH-8.7: what the arbiter has ruled was misheard, or the move that ended the game was a slip of entry. As
    /// long as nothing has come of it, he puts the game where it was.
    fn revoke(&mut self, by: Actor) -> GameAnswer {
        let over = if self.state.phase() == Phase::Over { Refusal::Over } else { Refusal::NotStarted };
        let Some(by_move) = self.state.revocable() else { return Err(over) };
        if !by.is_arbiter() {
            return Err(arbiter_only(&self.state, Act::Amend, TAKE_BACK));
        }
        self.happens_by(by, Event::Revoked)?;
        // U-V.13.2b: what was entered in the place of a completed move was completed with its press, which stands.
        let is_in_place = |ply: &Ply| ply.in_place && self.state.made().is_none();
        let kept = self.state.plies().last().is_some_and(is_in_place);
        match (by_move, self.state.last_made().map(|made| made.side)) {
            (true, Some(side)) => self.happens_by(by, MoveEvent::TakenBack { side, kept }),
            (true, None) | (false, _) => Ok(()),
        }
    }

    /// What was said by an opening regulation takes back until the opponent has acted he who said it, or for whom it was
    /// said; `side` is the colour that he has now.
    fn expect_own_act(&self, by: Actor, side: Side) -> GameAnswer {
        if by.is_arbiter() || by.side() == Some(side) {
            return Ok(());
        }
        let play = &self.state.play;
        let has_acted = play.plies.iter().any(|ply| by.side() == Some(ply.made.side)) || play.acts.len() > 1;
        let denied = Denied::citing(self.state.document(), TAKE_BACK, Act::Amend, Denial::NotYours);
        Err(if has_acted { Refusal::TooLate } else { Refusal::NotPermitted(denied) })
    }

    fn expect_own_slip(&self, by: Actor, made: &Made, is_completed: bool) -> GameAnswer {
        if by.is_arbiter() {
            return Ok(());
        }
        if by.side() != self.state.last_mover() {
            let has_moved = self.state.plies().iter().any(|ply| by.side() == Some(ply.made.side));
            let denied = Denied::citing(self.state.document(), TAKE_BACK, Act::Amend, Denial::NotYours);
            return Err(if has_moved { Refusal::TooLate } else { Refusal::NotPermitted(denied) });
        }
        match (self.state.is_manual(), is_completed) {
            (true, true) => Err(arbiter_only(&self.state, Act::Amend, TAKE_BACK)),
            (true, false) => self.expect_amendable(by, made),
            (false, _) => Ok(()),
        }
    }
}

/// U-V.13.2b: at a real board the press that completed a move was made; only the record is amended. What an opening
/// regulation asks for hangs on the stones, and is taken back with them.
fn keeps_press(state: &State) -> bool {
    // To press by mistake was the pass itself (R-9.3.1.5).
    let is_regulated = |ply: &Ply| ply.regulation.is_some() || ply.made.lawful == Some(Move::Renju(renju::Move::Pass));
    state.is_manual() && !state.plies().last().is_some_and(is_regulated) && state.regulation().is_none()
}

/// The citation of who takes a move back.
const TAKE_BACK: &str = "take.back";
