//! Irregularities that cost time or the game, and those that no move shows (CH-7).

use super::{GameAnswer, GameDraft, brief, player};
use crate::state::MoveIrregularity;
use crate::{
    Actor, Call, ClockReason, Event, HearingEvent, Irregularity, IrregularityRuling, PendingRuling, Phase, Refusal,
    RemedyEvent, WrittenMove,
};
use golos_rules::{Fault, Side};

impl GameDraft<'_> {
    /// CH-7.5.5: the opponent gets time; enough of them lose, or draw if the opponent cannot mate.
    pub(super) fn penalize(&mut self, by: Actor, side: Side) -> GameAnswer {
        let Some(rule) = self.state.setup().rules.remedies.penalty.clone() else { return Ok(()) };
        self.happens_by(by, RemedyEvent::Penalized { side })?;
        if !self.state.docket().contains(&PendingRuling::Penalty(side)) {
            return self.compensate(by, side.other(), rule.bonus());
        }
        self.lose_by_penalties(side)
    }

    /// What the arbiter has ruled is a loss, or a draw where the opponent cannot mate: it ends the game once that is known.
    pub(super) fn lose_by_penalties(&mut self, side: Side) -> GameAnswer {
        match self.state.penalty_verdict(side) {
            Some(verdict) => self.happens_by(Actor::ARBITER, Event::Ended { verdict }),
            // Not found out: it waits for the arbiter's own ruling.
            None => Ok(()),
        }
    }

    /// Time for the one who was disturbed.
    pub(super) fn compensate(&mut self, by: Actor, side: Side, bonus: golos_clock::Ms) -> GameAnswer {
        if bonus.is_zero() {
            return Ok(());
        }
        let left = self.state.clock().left(side, self.now) + bonus;
        self.correct_clock(by, side, left, ClockReason::Penalty)
    }

    /// What the board does not show of the last move: who may have it put right says so, until he has replied; a king that
    /// was not marked is marked later too (R-5.4.14.2).
    pub(super) fn report(
        &mut self,
        by: Actor,
        (side, fault): (Option<Side>, Fault),
        first: Option<&str>,
        reason: &str,
    ) -> GameAnswer {
        self.expect_started()?;
        self.state.expect_no_claim()?;
        self.state.expect_admitted(fault)?;
        let Some(last) = self.state.last_of(side) else { return Err(Refusal::NothingPending) };
        self.state.expect_report(by.side(), last, fault)?;
        let first = match first {
            Some(first) if fault == Fault::OtherTouched => Some(self.touched_first(last, first)?),
            first => first.map(|first| self.made_first(last, first)).transpose()?,
        };
        self.happens_by(by, RemedyEvent::Reported { side: last, fault, reason: brief(reason), first })
    }

    /// The piece that `side` had touched first, before it moved another.
    fn touched_first(&self, side: Side, text: &str) -> Result<String, Refusal> {
        let last = self.state.plies().iter().rfind(|ply| ply.made.side == side).ok_or(Refusal::NothingPending)?;
        let places = self.state.places(text)?;
        match places.as_slice() {
            [place] if last.before.piece_on(*place).is_some() => Ok(last.before.place_name(*place)),
            _ => Err(Refusal::NoPlace(text.to_owned())),
        }
    }

    /// The move that `side` had made first, before it was taken back for its last one.
    fn made_first(&self, side: Side, text: &str) -> Result<String, Refusal> {
        let last = self.state.plies().iter().rfind(|ply| ply.made.side == side).ok_or(Refusal::NothingPending)?;
        let lawful = last.before.read(text, self.state.notation()).map_err(Refusal::Move)?;
        let (first, _) = WrittenMove::of(&last.before, lawful).ok_or_else(|| Refusal::Internal(text.to_owned()))?;
        if last.made.notation == *first { Err(Refusal::SameMove) } else { Ok(first.to_string()) }
    }

    /// CH-13.4.2: behind the reply an irregular move is put back only if both players agree, without the arbiter: one asks
    /// for it, the other says the same.
    pub(super) fn agree_back(&mut self, by: Actor, (_, fault, index): MoveIrregularity) -> GameAnswer {
        self.state.expect_no_claim()?;
        self.expect_restored()?;
        let side = player(by)?;
        match self.state.docket.proposed {
            Some(proposer) if proposer == side => Err(Refusal::AlreadyDemanded),
            None => self.happens_by(by, RemedyEvent::Proposed { side }),
            Some(_) => {
                let times = self.times_at(index, fault);
                let ply = u32::try_from(index).unwrap_or(u32::MAX);
                self.happens_by(by, RemedyEvent::AgreedBack { ply })?;
                for (side, left) in times.into_iter().flatten() {
                    // CH-7.1: what the clocks showed there is the arbiter's to set, and known.
                    self.correct_clock(Actor::ARBITER, side, left, ClockReason::PutBack)?;
                }
                Ok(())
            }
        }
    }

    /// An irregularity that no move shows, named by the arbiter; a call that was about it is dealt with.
    pub(super) fn find(&mut self, by: Actor, side: Option<Side>, misdeed: Irregularity, reason: &str) -> GameAnswer {
        self.find_misdeed(by, side, misdeed, reason)?;
        // Other calls wait on.
        let is_it = |call: &Call| call.alleged.is_some_and(|it| (it.side, it.misdeed) == (side, misdeed));
        let calls = self.state.calls();
        let is_all = !calls.is_empty() && calls.iter().all(is_it);
        if is_all { self.happens_by(by, HearingEvent::Attended) } else { Ok(()) }
    }

    fn find_misdeed(&mut self, by: Actor, side: Option<Side>, misdeed: Irregularity, reason: &str) -> GameAnswer {
        self.expect_started()?;
        self.state.expect_no_claim()?;
        match misdeed {
            Irregularity::WrongStart | Irregularity::WrongColours => {
                self.state.expect_restart(misdeed)?;
                self.happens_by(by, RemedyEvent::Restarted { misdeed })
            }
            Irregularity::NoMove | Irregularity::TwoHands => {
                let side = side.ok_or(Refusal::SideNeeded)?;
                self.state.expect_penalties()?;
                if misdeed == Irregularity::TwoHands {
                    self.state.expect_hands(side)?;
                } else {
                    self.state.expect_idle(side)?;
                }
                self.happens_by(by, RemedyEvent::MisdeedFound { side: Some(side), misdeed, reason: brief(reason) })?;
                self.penalize(by, side)
            }
            // DR-2.1.10.1, U-V.6.1: annulled and replayed.
            Irregularity::Turned if self.state.can_restart(misdeed) => {
                self.happens_by(by, RemedyEvent::Restarted { misdeed })
            }
            // CH-13.4.1.2: no claim about the board any more, as none about the set-up.
            Irregularity::Turned if self.state.board_stands() => Err(self.state.no_restart(Irregularity::WrongStart)),
            // Who keeps no sheet has nothing to restore.
            Irregularity::Record if !self.state.admits(misdeed) => Err(Refusal::ClaimNotHere),
            Irregularity::Displaced | Irregularity::Record | Irregularity::OtherHand | Irregularity::ButtonHeld
                if side.is_none() =>
            {
                Err(Refusal::SideNeeded)
            }
            Irregularity::Displaced
            | Irregularity::Record
            | Irregularity::Turned
            | Irregularity::OtherHand
            | Irregularity::ButtonHeld => {
                self.happens_by(by, RemedyEvent::MisdeedFound { side, misdeed, reason: brief(reason) })?;
                match (misdeed, side) {
                    (Irregularity::Displaced, Some(side)) => self.restore_on_own_time(by, side),
                    (Irregularity::Record, Some(side)) => self.restore_sheet(by, side),
                    _ => Ok(()),
                }
            }
        }
    }

    /// In the other's turn too it is his own clock that runs until the pieces are restored.
    fn restore_on_own_time(&mut self, by: Actor, side: Side) -> GameAnswer {
        let waits = self.state.restores_on_own_time(side);
        if waits { self.happens_by(by, RemedyEvent::Restoring { side, sheet: false }) } else { Ok(()) }
    }

    /// U-V.4.6, DR-1.8.2, R-5.4.3.2b: his clock runs until the moves are on his sheet, also on his own move; in time trouble
    /// he may play on, where the rules say so.
    fn restore_sheet(&mut self, by: Actor, side: Side) -> GameAnswer {
        let is_due = self.state.sealed().is_none();
        if is_due && self.state.defers_sheet(side, self.now) {
            return self.happens(RemedyEvent::SheetDeferred { side });
        }
        if is_due && (self.state.binds_to_sheet() || self.state.restores_on_own_time(side)) {
            self.happens_by(by, RemedyEvent::Restoring { side, sheet: true })?;
        }
        Ok(())
    }

    /// U-V.4.6b: `side` is behind the control, and restores its sheet now.
    pub(super) fn bind_to_sheet(&mut self, side: Side) -> GameAnswer {
        let is_due = self.state.sheet_is_deferred(side) && !self.state.defers_sheet(side, self.now);
        if is_due && self.state.phase() == Phase::Playing {
            self.happens(RemedyEvent::Restoring { side, sheet: true })?;
        }
        Ok(())
    }

    /// U-V.4.6b: who is to restore his sheet and gets into time trouble plays on.
    pub(super) fn defer_sheet(&mut self) -> GameAnswer {
        match self.state.restoring_sheet().filter(|side| self.state.defers_sheet(*side, self.now)) {
            Some(side) => self.happens(RemedyEvent::SheetDeferred { side }),
            None => Ok(()),
        }
    }

    /// R-5.4.14.4a: the opponent says that he wants it put right; nothing is switched by it yet.
    pub(super) fn demand(&mut self, by: Actor) -> GameAnswer {
        if by.side().is_none() {
            return Err(Refusal::SideNeeded);
        }
        let (side, _, index) = self.expect_right(by)?;
        if self.state.docket.demanded == Some(index) {
            return Err(Refusal::AlreadyDemanded);
        }
        self.happens_by(by, RemedyEvent::Demanded { side })
    }

    /// R-5.4.14.4a, U-V.6.4b: the offender's clock runs, and he restores the position.
    pub(super) fn switch_back(&mut self, by: Actor) -> GameAnswer {
        let (side, fault, index) = self.expect_right(by)?;
        self.expect_restored()?;
        if !self.state.opponent_decides(fault) {
            let article = self.state.setup().rules.remedies.irregularities.article.clone();
            return Err(Refusal::NoSwitchBack(article));
        }
        if !self.state.can_switch_back(fault, index) {
            return Err(Refusal::TooLate);
        }
        self.happens_by(by, RemedyEvent::SwitchedBack { side })
    }

    /// The pieces stand where they stood: said by him who has restored them, who presses, or by the arbiter.
    pub(super) fn restored(&mut self, by: Actor) -> GameAnswer {
        self.expect_started()?;
        // Behind the control a sheet is restored without being asked for again (U-V.4.6b).
        let deferred = || Side::BOTH.into_iter().find(|side| self.state.sheet_is_deferred(*side));
        let side = self.state.restoring().or_else(deferred).ok_or(Refusal::NothingPending)?;
        if by.side().is_some_and(|player| player != side) {
            return Err(Refusal::Restoring(side));
        }
        // What was switched back is put right by it: the opponent has had it done.
        if let Some(index) = self.state.docket.switched_back {
            let is_it = |&(offender, _, at): &MoveIrregularity| offender == side && at == index;
            let switched = self.state.docket.irregularities().find(is_it);
            if let Some(irregularity) = switched {
                let other = Actor::from(side.other());
                self.expect_right(other)?;
                return self.rule_irregularity(other, IrregularityRuling::Corrected, irregularity);
            }
        }
        self.happens_by(by, RemedyEvent::Restored { side })
    }
}
