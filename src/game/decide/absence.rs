//! Players who are not there when the clocks are started (R-5.4.1.2, R-5.4.4; U-V.9.3, U-V.9.4).

use super::{GameAnswer, GameDraft, brief};
use crate::{Actor, AttendanceEvent, ClockReason, Ending, Event, OpeningEvent, Outcome, Phase, Refusal, Verdict};
use golos_clock::Ms;
use golos_people::{Arrangement, Needs, Tasks};
use golos_rules::Side;

impl GameDraft<'_> {
    /// R-5.4.1.2a, b: the arbiter's signal though somebody is not there.
    pub(super) fn miss(&mut self, by: Actor, sides: &[Side]) -> GameAnswer {
        self.state.expect_absence()?;
        if sides.is_empty() {
            return Err(Refusal::SideNeeded);
        }
        // Whose clock runs at a resumption hangs on him who has to answer: he is missed first.
        let sealer = self.state.sealed_by();
        let mut sides = sides.to_vec();
        sides.sort_by_key(|&side| Some(side) == sealer);
        for side in sides {
            self.state.expect_missable(side)?;
            self.happens_by(by, AttendanceEvent::Absent { side })?;
        }
        match self.state.phase() {
            // Where the hour was said he is only missed: the clocks are started when it has come.
            Phase::Ready if self.state.start_hour().is_some() => Ok(()),
            Phase::Ready => self.start_clocks(by),
            Phase::Playing | Phase::Paused | Phase::Over => Ok(()),
        }
    }

    /// R-5.4.1.2c, U-V.9.4.5: to the first of two who come the time so far is halved.
    pub(super) fn arrive(&mut self, by: Actor, side: Side) -> GameAnswer {
        let is_early = self.state.phase() == Phase::Ready && self.state.start_hour().is_some();
        self.state.expect_arrival(side)?;
        let halves = self.state.lateness().is_some_and(|rule| rule.halves)
            && self.state.presence.resumption.at.is_none()
            && !is_early;
        if halves && self.state.is_absent(side.other()) {
            self.halve(by)?;
        }
        self.happens_by(by, AttendanceEvent::Arrived { side })?;
        // R-5.4.1.3, U-V.9.5.5: the opening is drawn when he has come, on his time.
        if self.state.draw_is_due() { self.happens_by(by, OpeningEvent::Awaited { side }) } else { Ok(()) }
    }

    /// U-V.13.11c, CH-4.9: what an assistant may do is agreed with the arbiter, also while the game is played.
    pub(super) fn agree(&mut self, by: Actor, side: Side, tasks: Tasks) -> GameAnswer {
        self.state.expect_not_over()?;
        self.happens_by(by, AttendanceEvent::Agreed { side, tasks })
    }

    /// U-V.13: what a player needs is settled with the arbiter, also while the game is played.
    pub(super) fn need(&mut self, by: Actor, side: Side, needs: Needs) -> GameAnswer {
        self.state.expect_not_over()?;
        self.happens_by(by, AttendanceEvent::Needed { side, needs })
    }

    /// U-V.13.1d, e, U-V.13.8, U-V.13.14: what is settled for the board, also while the game is played.
    pub(super) fn settle(&mut self, by: Actor, arrangement: &Arrangement) -> GameAnswer {
        self.state.expect_not_over()?;
        let arrangement = match arrangement {
            Arrangement::Sign(sign) => Arrangement::Sign(brief(sign)),
            Arrangement::Boards { .. } | Arrangement::Record { .. } | Arrangement::Voice { .. } => arrangement.clone(),
        };
        self.happens_by(by, AttendanceEvent::Settled(arrangement))
    }

    fn halve(&mut self, by: Actor) -> GameAnswer {
        let turn = self.state.turn();
        let clock = self.state.clock();
        let half = Ms::new(clock.used(turn, self.now).get() / 2);
        let (shorter, longer) = (clock.left(turn.other(), self.now) - half, clock.left(turn, self.now) + half);
        self.correct_clock(by, turn, longer, ClockReason::Absence)?;
        self.correct_clock(by, turn.other(), shorter, ClockReason::Absence)
    }

    /// R-5.4.1.3: what was drawn without him is drawn once more on the time of him who was late: since he has come it has run
    /// on the clock of his opponent, if he had the move.
    pub(super) fn draw_on_time_of_late(&mut self, by: Actor) -> GameAnswer {
        let Some((late, used)) = self.state.presence.came else { return Ok(()) };
        let clock = self.state.clock();
        let spent = clock.used(late.other(), self.now) - used;
        if spent == Ms::ZERO {
            return Ok(());
        }
        let (own, others) = (clock.left(late, self.now) - spent, clock.left(late.other(), self.now) + spent);
        self.correct_clock(by, late, own, ClockReason::Absence)?;
        self.correct_clock(by, late.other(), others, ClockReason::Absence)
    }

    /// CH-6.7.1, CH-18.10: whoever has come and plays on is let play by the arbiter, who rules that lateness no more.
    pub(super) fn let_lateness_lapse(&mut self, side: Side) -> GameAnswer {
        if self.state.can_lapse(side) { self.happens(AttendanceEvent::Lapsed { side }) } else { Ok(()) }
    }

    /// R-5.4.4.1c, R-5.4.4.2: who came too late without good reason loses; both, if both did.
    pub(super) fn lose_by_absence(&mut self, by: Actor) -> GameAnswer {
        let Some(rule) = self.state.lateness().cloned() else { return Err(Refusal::NoLateness) };
        let late: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.state.is_unexcused(side)).collect();
        let adjournment = self.state.setup().rules.time.adjournment.as_ref();
        let resumed =
            adjournment.and_then(|rule| rule.late.clone()).filter(|_| self.state.presence.resumption.at.is_some());
        let (outcome, article) = match late.as_slice() {
            [side] => (Outcome::Win(side.other()), resumed.unwrap_or(rule.article)),
            _ => (Outcome::BothLost, rule.both),
        };
        self.happens_by(by, Event::Ended { verdict: Verdict { outcome, ending: Ending::Absence, article } })
    }
}
