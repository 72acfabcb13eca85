//! Corrections of the clocks and of their move counters.

use super::desk::needed;
use super::{GameAnswer, GameDraft};
use crate::law::LAST_MOMENT;
use crate::{Actor, ClockEvent, ClockReason, Refusal, TimeChange};
use golos_clock::Ms;
use golos_people::Need;
use golos_rules::Side;

impl GameDraft<'_> {
    /// R-5.4.2.5, DR-5.3.10.5: a correction of a clock or of both, with its reason. What cannot be done to one of them is done
    /// to neither. `forced`: beyond a limit of the rules, knowingly.
    pub(super) fn set_time(
        &mut self,
        by: Actor,
        (sides, change): (&[Side], TimeChange),
        reason: &str,
        forced: bool,
    ) -> GameAnswer {
        self.state.expect_not_over()?;
        let reason = needed(reason)?;
        let times = sides.iter().map(|&side| Ok((side, self.changed(side, change, forced)?)));
        for (side, left) in times.collect::<Result<Vec<_>, Refusal>>()? {
            self.correct_clock(by, side, left, ClockReason::Stated(reason.clone()))?;
        }
        Ok(())
    }

    /// CH-6.2.6: what an assistant did at the clock is set right as is fair, but for a player with a disability.
    pub(super) fn set_for_assistant(&mut self, by: Actor, side: Side, change: TimeChange, reason: &str) -> GameAnswer {
        let has_disability = self.state.needs(side).iter().any(Need::is_disability);
        match self.state.setup().rules.time.clock.assistant.clone().filter(|_| has_disability) {
            Some(article) => Err(Refusal::NoAdjustment { side, article }),
            None => self.set_time(by, (&[side], change), reason, false),
        }
    }

    /// What a correction would leave to a side.
    fn changed(&self, side: Side, change: TimeChange, forced: bool) -> Result<Ms, Refusal> {
        let before = self.state.clock().left(side, self.now);
        let setup = self.state.setup();
        let floor = setup.rules.time.clock.floor(setup.class);
        let closed = setup.rules.time.clock.closed_below(setup.class);
        let is_correction = matches!(change, TimeChange::Add(_) | TimeChange::Take(_));
        if before < closed && is_correction && !forced {
            return Err(Refusal::ClockClosed(closed));
        }
        if !forced {
            self.expect_flag_not_final(side)?;
            self.expect_setting_open(change)?;
        }
        Ok(match change {
            TimeChange::Add(more) => before + more,
            TimeChange::Take(less) if before - less < floor && !forced => return Err(Refusal::ClockFloor(floor)),
            TimeChange::Take(less) | TimeChange::Charge(less) => before - less,
            TimeChange::Set(left) if left < before.min(floor) && !forced => return Err(Refusal::ClockFloor(floor)),
            TimeChange::Set(left) => left,
        })
    }

    /// R-5.4.2.8, DR-1.7.10: what is wrong with a clock is said before the flag falls. One that the arbiter has dismissed
    /// counts no more, and the clock has to be set before play goes on.
    fn expect_flag_not_final(&self, side: Side) -> GameAnswer {
        let rule = &self.state.setup().rules.time.clock;
        match rule.flag_final.as_ref().filter(|_| self.state.docket.flag() == Some(side)) {
            Some(article) => Err(Refusal::FlagFinal(article.clone())),
            None => Ok(()),
        }
    }

    /// CH-13.4.1.1: after so many moves of each player a wrong setting stays.
    fn expect_setting_open(&self, change: TimeChange) -> GameAnswer {
        let rule = self.state.setup().rules.time.clock.setting.as_ref();
        let Some(rule) = rule.filter(|_| matches!(change, TimeChange::Set(_))) else { return Ok(()) };
        let made = Side::BOTH.map(|side| self.state.moves_made(side));
        match rule.before_moves.filter(|moves| made.iter().all(|made| made >= moves)) {
            Some(moves) => Err(Refusal::SettingStays { moves, article: rule.article.clone() }),
            None => Ok(()),
        }
    }

    /// DR-3.6.4: before the clocks are started each gets the time that he had left; no correction, so that none is too
    /// great.
    pub(super) fn carry_over(&mut self, by: Actor, side: Side, left: Ms) -> GameAnswer {
        self.state.expect_unstarted()?;
        self.correct_clock(by, side, left, ClockReason::Carried)
    }

    /// A side that is left no time keeps a last moment: the flag then falls by itself, with its record.
    pub(super) fn correct_clock(&mut self, by: Actor, side: Side, left: Ms, reason: ClockReason) -> GameAnswer {
        self.happens_by(by, ClockEvent::Set { side, left: left.max(LAST_MOMENT), reason })
    }

    /// CH-6.10.2, CH-8.6: the move counter is put right. Without a side the number is that of the side that began; the other
    /// has as many, or one less while it is on move.
    pub(super) fn set_counter(&mut self, by: Actor, side: Option<Side>, moves: u32, reason: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        let reason = needed(reason)?;
        let first = self.state.setup().rules.variant.beginner();
        let of_other = if self.state.turn() == first { moves } else { moves.saturating_sub(1) };
        let counters = match side {
            Some(side) => vec![(side, moves)],
            None => vec![(first, moves), (first.other(), of_other)],
        };
        for (side, moves) in counters {
            self.happens_by(by, ClockEvent::CounterSet { side, moves, reason: reason.clone() })?;
        }
        Ok(())
    }

    /// The next period begins at the arbiter's word, as it does at the control move: its time is added. Where the counter had
    /// not come to the control move it stands there.
    pub(super) fn next_period(&mut self, by: Actor, sides: &[Side], reason: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        let reason = needed(reason)?;
        let next = |side: Side| {
            self.expect_flag_not_final(side)?;
            let clock = self.state.clock();
            let moves = clock.control().control_move(clock.moves(side)).ok_or(Refusal::NoNextPeriod)?;
            let time = clock.control().period_after(moves).time;
            let left = clock.left(side, self.now) + if clock.has_run_on(side) { Ms::ZERO } else { time };
            Ok((side, moves, left))
        };
        let begun = sides.iter().map(|&side| next(side)).collect::<Result<Vec<_>, Refusal>>()?;
        for &(side, moves, _) in &begun {
            self.happens_by(by, ClockEvent::CounterSet { side, moves, reason: reason.clone() })?;
        }
        for (side, _, left) in begun {
            self.correct_clock(by, side, left, ClockReason::Stated(reason.clone()))?;
        }
        Ok(())
    }
}
