//! Players who are not there when the clocks are started (R-5.4.1.2, R-5.4.4; U-V.9.3, U-V.9.4).

use super::{Answer, Draft};
use crate::clock::Ms;
use crate::game::{
    AbsentClock, Actor, AttendanceEvent, ClockEvent, ClockReason, Ending, Event, LatenessRule, Matter, OpeningEvent,
    Outcome, Phase, Refusal, State, Verdict,
};
use crate::rules::Side;

impl Draft {
    /// R-5.4.1.2a, b: the arbiter's signal though somebody is not there.
    pub(super) fn miss(&mut self, by: Actor, sides: &[Side]) -> Answer {
        if self.state.lateness().is_none() {
            return Err(Refusal::NoLateness);
        }
        match self.state.phase() {
            Phase::Over => return Err(Refusal::Over),
            // CH-18.9: an adjourned game is to be resumed.
            Phase::Paused if self.state.sealed().is_some() => {}
            Phase::Paused => return Err(Refusal::Stopped),
            // A written move waits for its ruling.
            _ if self.claim_pending() => return Err(Refusal::ClaimPending),
            Phase::Ready | Phase::Playing => {}
        }
        for &side in sides {
            if !self.state.can_be_absent(side) {
                return Err(Refusal::AlreadyStarted);
            }
            self.happens(AttendanceEvent::Absent { by, side })?;
        }
        match self.state.phase() {
            Phase::Ready => self.happens(ClockEvent::Started { by: Some(by), side: self.state.side_to_run() }),
            _ => Ok(()),
        }
    }

    /// R-5.4.1.2c, U-V.9.4.5: to the first of two who come the time so far is halved.
    pub(super) fn arrive(&mut self, by: Actor, side: Side) -> Answer {
        self.expect_started()?;
        if !self.state.is_absent(side) {
            return Err(Refusal::NotAbsent(side));
        }
        let halves = self.state.lateness().is_some_and(|rule| rule.halves) && self.state.presence.resumed.is_none();
        if halves && self.state.is_absent(side.other()) {
            self.halve(by)?;
        }
        self.happens(AttendanceEvent::Arrived { by, side })?;
        // R-5.4.1.3, U-V.9.5.5: the opening is drawn when he has come, on his time.
        if self.state.draw_is_due() { self.happens(OpeningEvent::Awaited { by, side }) } else { Ok(()) }
    }

    fn halve(&mut self, by: Actor) -> Answer {
        let turn = self.state.turn();
        let clock = self.state.clock();
        let half = Ms::new(clock.used(turn, self.now).get() / 2);
        let (shorter, longer) = (clock.left(turn.other(), self.now) - half, clock.left(turn, self.now) + half);
        self.correct_clock(by, turn, longer, ClockReason::Absence)?;
        self.correct_clock(by, turn.other(), shorter, ClockReason::Absence)
    }

    /// CH-6.7.1, CH-18.10: whoever has come and plays on is let play by the arbiter, who rules that lateness no more.
    pub(super) fn let_lateness_lapse(&mut self, side: Side) -> Answer {
        if self.state.can_lapse(side) { self.happens(AttendanceEvent::Lapsed { side }) } else { Ok(()) }
    }

    /// R-5.4.4.1c, R-5.4.4.2: who came too late without good reason loses; both, if both did.
    pub(super) fn lose_by_absence(&mut self, by: Actor) -> Answer {
        let Some(rule) = self.state.lateness().cloned() else { return Err(Refusal::NoLateness) };
        let late: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.state.is_unexcused(side)).collect();
        let adjournment = self.state.setup().rules.time.adjournment.as_ref();
        let resumed = adjournment.and_then(|rule| rule.late.clone()).filter(|_| self.state.presence.resumed.is_some());
        let (outcome, article) = match late.as_slice() {
            [side] => (Outcome::Win(side.other()), resumed.unwrap_or(rule.article)),
            _ => (Outcome::BothLost, rule.both),
        };
        self.happens(Event::Ended { by: Some(by), verdict: Verdict { outcome, ending: Ending::Absence, article } })
    }
}

impl State {
    pub(in crate::game) fn lateness(&self) -> Option<&LatenessRule> {
        self.setup().rules.time.lateness.as_ref()
    }

    /// Whether `side` can be found to be absent: it has made no move, also none that is written for a claim, or an adjourned
    /// game is to be resumed.
    pub(in crate::game) fn can_be_absent(&self, side: Side) -> bool {
        if self.sealed().is_some() {
            return self.lateness().is_some() && !self.is_absent(side);
        }
        let put_back = self.play.begun && self.plies().is_empty();
        let moved = self.moves_made(side) > 0 || self.made().is_some() || put_back || self.claim_pending();
        self.lateness().is_some() && !moved && !self.is_absent(side)
    }

    /// Whether the opening is still to be drawn, and both are there for it.
    pub(crate) fn draw_is_due(&self) -> bool {
        let complete = Side::BOTH.into_iter().all(|side| !self.is_absent(side));
        let is_on = matches!(self.phase(), Phase::Playing | Phase::Paused);
        complete && is_on && self.is_undrawn() && self.awaited().is_none() && !self.claim_pending()
    }

    /// The side whose clock runs in play: that of the side to move, or that of the one who is absent.
    pub(in crate::game) fn side_to_run(&self) -> Side {
        // CH-18.9.2, CH-18.11: while the envelope is closed he waits who has to answer.
        if let Some(sealer) = self.sealed_by() {
            return sealer.other();
        }
        if self.presence.resumed.is_some() {
            return self.turn();
        }
        match (self.lateness().map(|rule| rule.clock), self.presence.absent_alone()) {
            (Some(AbsentClock::Own), Some(absent)) => absent,
            _ => self.turn(),
        }
    }

    /// The absent player for whom the next move waits (R-5.4.1.2a); White may move without Black where the rules say so
    /// (U-V.9.4.4), but not before the opening is drawn, which waits for both (U-V.9.5.3).
    pub(in crate::game) fn missed(&self) -> Option<Side> {
        if self.presence.unsealed {
            return None;
        }
        let turn = self.turn();
        let waits = |side| side == self.side_to_run() || self.is_undrawn();
        if self.is_absent(turn) { Some(turn) } else { self.presence.absent_alone().filter(|&side| waits(side)) }
    }

    /// When `side` will be later than the rules allow, counted from the start of the clocks or from the resumption.
    pub(in crate::game) fn late_due(&self, side: Side) -> Option<Ms> {
        let waits = self.is_absent(side) && !self.presence.late[side] && self.phase() == Phase::Playing;
        let limit = self.lateness().filter(|_| waits)?.limit(self.clock().control());
        Some((self.presence.resumed.or(self.presence.started)? + limit).max(self.at()))
    }

    /// Whether `side` is too late, and the arbiter has not excused it: one who was does not lose (R-5.4.4.2).
    pub(in crate::game) fn is_unexcused(&self, side: Side) -> bool {
        self.docket().contains(&Matter::Late(side))
    }

    /// Whether `side` was too late, that is not ruled, and it has come.
    pub(in crate::game) fn can_lapse(&self, side: Side) -> bool {
        self.is_unexcused(side) && !self.is_absent(side)
    }

    /// Whether the opening of these rules is still to be drawn.
    #[must_use]
    pub fn is_undrawn(&self) -> bool {
        self.setup().rules.openings.drawn.is_some() && self.opening().is_none() && self.takes_opening()
    }
}
