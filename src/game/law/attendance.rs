//! Who is there, who is waited for, and from when he is too late (R-5.4.1.2, R-5.4.4).

use crate::{AbsentClock, LatenessRule, PendingRuling, Phase, Refusal, State};
use golos_clock::Ms;
use golos_rules::Side;

impl State {
    pub(crate) fn lateness(&self) -> Option<&LatenessRule> {
        self.setup().rules.time.lateness.as_ref()
    }

    /// Whether `side` can be found to be absent: it has made no move, also none that is written for a claim, or an adjourned
    /// game is to be resumed.
    pub(crate) fn can_be_absent(&self, side: Side) -> bool {
        if self.sealed().is_some() {
            return self.lateness().is_some() && !self.is_absent(side);
        }
        let put_back = self.play.begun && self.plies().is_empty();
        let moved = self.moves_made(side) > 0 || self.made().is_some() || put_back || self.claim_pending();
        self.lateness().is_some() && !moved && !self.is_absent(side)
    }

    /// `side` is not there, and that matters: before its first move, or at a resumption.
    pub(crate) fn expect_missable(&self, side: Side) -> Result<(), Refusal> {
        if self.can_be_absent(side) { Ok(()) } else { Err(Refusal::AlreadyStarted) }
    }

    /// Somebody can be found to be absent: before the start and in play, while no written move waits for its ruling; and
    /// where an adjourned game is to be resumed (CH-18.9), once a flag that has fallen is ruled.
    pub(crate) fn expect_absence(&self) -> Result<(), Refusal> {
        if self.lateness().is_none() {
            return Err(Refusal::NoLateness);
        }
        self.expect_not_over()?;
        match self.phase() {
            Phase::Paused if self.sealed().is_none() || self.is_barred() => Err(Refusal::Stopped),
            Phase::Paused => Ok(()),
            Phase::Ready | Phase::Playing | Phase::Over => self.expect_no_claim(),
        }
    }

    /// `side` was missing and comes: also before the clocks are started, where their hour was said.
    pub(crate) fn expect_arrival(&self, side: Side) -> Result<(), Refusal> {
        if self.phase() != Phase::Ready || self.start_hour().is_none() {
            self.expect_started()?;
        }
        if self.is_absent(side) { Ok(()) } else { Err(Refusal::NotAbsent(side)) }
    }

    /// Whether the opening was drawn without a player who should have been there (R-5.4.1.3, U-V.9.5.3): it may be drawn
    /// once more.
    pub fn is_drawn_without(&self) -> bool {
        self.presence.drawn_without && self.opening().is_some() && self.takes_opening()
    }

    /// Whether the opening is still to be drawn, and both are there for it.
    pub fn draw_is_due(&self) -> bool {
        let complete = Side::BOTH.into_iter().all(|side| !self.is_absent(side));
        let is_on = matches!(self.phase(), Phase::Playing | Phase::Paused);
        complete && is_on && self.is_undrawn() && self.awaited().is_none() && !self.claim_pending()
    }

    /// The side whose clock runs in play: that of the side to move, or that of the one who is absent.
    pub(crate) fn side_to_run(&self) -> Side {
        // U-V.6.3, CH-7.4.1: who has displaced pieces restores them on his own time.
        if let Some(side) = self.restoring() {
            return side;
        }
        // CH-18.9.2, CH-18.11: while the envelope is closed he waits who has to answer.
        if let Some(sealer) = self.sealed_by() {
            return sealer.other();
        }
        if self.presence.resumption.at.is_some() || self.is_amending() {
            return self.side_on_clock();
        }
        match (self.lateness().map(|rule| rule.clock), self.presence.absent_alone()) {
            (Some(AbsentClock::Own), Some(absent)) => absent,
            (Some(AbsentClock::Own | AbsentClock::Turn) | None, _) => self.turn(),
        }
    }

    /// The side on move by the presses: those of moves whose entry is being amended stand.
    fn side_on_clock(&self) -> Side {
        if self.play.amends.len() % 2 == 1 { self.turn().other() } else { self.turn() }
    }

    /// The absent player for whom the next move waits (R-5.4.1.2a); White may move without Black where the rules say so
    /// (U-V.9.4.4), but not before the opening is drawn, which waits for both (U-V.9.5.3).
    pub(crate) fn missed(&self) -> Option<Side> {
        // What amends the record was made already: it waits for nobody.
        if self.presence.resumption.unsealed || self.is_amending() {
            return None;
        }
        let turn = self.turn();
        let waits = |side| side == self.side_to_run() || self.is_undrawn();
        if self.is_absent(turn) { Some(turn) } else { self.presence.absent_alone().filter(|&side| waits(side)) }
    }

    /// When the clocks are started by themselves (R-5.4.1.2, CH-6.6).
    pub(crate) fn start_due(&self) -> Option<Ms> {
        let appointed = self.appointed.as_ref().filter(|_| self.phase() == Phase::Ready)?;
        Some(appointed.at.max(self.at()))
    }

    /// When `side` will be later than the rules allow, counted from the start of the clocks or from the resumption.
    pub(crate) fn late_due(&self, side: Side) -> Option<Ms> {
        let waits = self.is_absent(side) && !self.presence.late[side] && self.phase() == Phase::Playing;
        let limit = self.lateness().filter(|_| waits)?.limit(self.clock().control());
        Some((self.presence.resumption.at.or(self.presence.started)? + limit).max(self.at()))
    }

    /// Whether `side` is too late, and the arbiter has not excused it: one who was does not lose (R-5.4.4.2).
    pub(crate) fn is_unexcused(&self, side: Side) -> bool {
        self.docket().contains(&PendingRuling::Late(side))
    }

    /// Whether `side` was too late, that is not ruled, and it has come.
    pub(crate) fn can_lapse(&self, side: Side) -> bool {
        self.is_unexcused(side) && !self.is_absent(side)
    }

    /// Whether the opening of these rules is still to be drawn.
    #[must_use]
    pub fn is_undrawn(&self) -> bool {
        self.setup().rules.openings.drawn.is_some() && self.opening().is_none() && self.takes_opening()
    }
}
