//! How far the game has come: what is done before the start, in play, while the clocks stand, and when it is over.

use crate::{Outcome, Phase, Refusal, State};
use golos_clock::Ms;
use golos_rules::Side;

impl State {
    /// The clocks have not been started.
    pub(crate) const fn expect_unstarted(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Ok(()),
            Phase::Playing | Phase::Paused => Err(Refusal::AlreadyStarted),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// The clocks have been started, whether they run or stand.
    pub(crate) const fn expect_started(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Playing | Phase::Paused => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// The clocks run.
    pub(crate) const fn expect_running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Playing => Ok(()),
            Phase::Paused => Err(Refusal::Stopped),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// The clocks run, and no matter bars the way: the opening is drawn, no claim is checked, nobody is waited for.
    pub(crate) fn expect_playing(&self) -> Result<(), Refusal> {
        self.expect_running()?;
        if self.awaited().is_some() {
            return Err(Refusal::OpeningNotDrawn);
        }
        self.expect_no_claim()?;
        if self.sealed().is_some() {
            return Err(Refusal::Adjourned);
        }
        self.missed().map_or(Ok(()), |side| Err(Refusal::Absent(side)))
    }

    /// The clocks stand, and can be started again: a sealed move is opened instead.
    pub(crate) fn expect_stopped(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Playing => self.expect_no_claim().and(Err(Refusal::NotStopped)),
            Phase::Paused if self.is_adjourned() => Err(Refusal::Adjourned),
            Phase::Paused => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// Nothing waits that is upheld, or ends the game.
    pub(crate) fn expect_way_back(&self) -> Result<(), Refusal> {
        if self.docket.must_be_ruled() { Err(Refusal::NoWayBack) } else { Ok(()) }
    }

    pub(crate) fn expect_not_over(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Over { Err(Refusal::Over) } else { Ok(()) }
    }

    pub(crate) fn expect_over(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Over { Ok(()) } else { Err(Refusal::NotOver) }
    }

    /// Nothing is before the arbiter that keeps a move from being made.
    pub(crate) fn expect_unblocked(&self) -> Result<(), Refusal> {
        self.expect_no_claim()?;
        if self.blocked() { Err(Refusal::Stopped) } else { Ok(()) }
    }

    /// Who acts is on move, or acts for him who is.
    pub(crate) fn expect_in_turn(&self, by: Option<Side>) -> Result<(), Refusal> {
        by.filter(|&side| side != self.turn()).map_or(Ok(()), |side| Err(Refusal::NotYourTurn(side)))
    }

    /// Nobody signs the sheet of the other player.
    pub(crate) fn expect_own_sheet(by: Option<Side>, side: Side) -> Result<(), Refusal> {
        by.filter(|&own| own != side).map_or(Ok(()), |_| Err(Refusal::OthersSheet(side)))
    }

    pub(crate) fn expect_unsigned(&self, side: Side) -> Result<(), Refusal> {
        if self.is_signed(side) { Err(Refusal::Signed(side)) } else { Ok(()) }
    }

    /// The result can be decided: the game is not over, the rules let the arbiter decide otherwise (CH-8.7), or a protest
    /// against it was upheld.
    pub(crate) fn expect_decidable(&self) -> Result<(), Refusal> {
        let may_reopen = self.setup.rules.score.verdicts.reopened.is_some() || self.reopened_by_protest().is_some();
        if may_reopen { Ok(()) } else { self.expect_not_over() }
    }

    /// Half a point for one player alone is given only where the rules know it.
    pub(crate) fn expect_known_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        let is_known = !matches!(outcome, Outcome::Half(_)) || self.setup.rules.score.verdicts.unequal.is_some();
        if is_known { Ok(()) } else { Err(Refusal::NoHalfPoint) }
    }

    /// An hour that is announced at `now` is still to come.
    pub(crate) fn expect_to_come(hour: Ms, now: Ms) -> Result<(), Refusal> {
        if hour > now { Ok(()) } else { Err(Refusal::TooLate) }
    }

    /// Somebody has called the arbiter, and waits.
    pub(crate) fn expect_call(&self) -> Result<(), Refusal> {
        if self.calls().is_empty() { Err(Refusal::NothingPending) } else { Ok(()) }
    }
}
