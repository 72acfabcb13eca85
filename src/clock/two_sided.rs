mod take_back;

pub use take_back::{LAST_MOMENT, TakeBackMark};

use super::dial::Dial;
use super::{Bonus, Control, Ms, Overtime, Period};
use golos_rules::{BySide, Side};

/// The clock of one game: two dials, of which at most one runs.
///
/// Every moment is handed in as `now`, in milliseconds since the opening of the game. A `now` before one already handed
/// in counts as no time passing. Reading, stopping and starting again, or settling at any moments in between change
/// nothing in what the clock shows later.
///
/// The clock finds a fallen flag by itself, at its exact deadline, whenever a later moment is handed in (R-5.4.2.6); it
/// goes on running, because only a ruling ends the game (R-5.4.2.7, R-5.4.2.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    dials: BySide<Dial>,
    running: Option<Side>,
    /// The latest moment handed in: up to it the dials are right.
    settled: Ms,
    last: Option<Completed>,
}

/// The last completed move, as far as the clock may have to take it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Completed {
    side: Side,
    earned: Ms,
    spent: Ms,
    overtime: Overtime,
    early: u16,
}

/// What a completed move did to the mover's dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Moves that the side has completed, this one included.
    pub moves: u32,
    /// The main time left, with everything that the move earned.
    pub left: Ms,
    /// What the move earned by its bonus; zero after the flag has fallen.
    pub increment: Ms,
    /// The main time of the next period, if this was the control move.
    pub added: Option<Ms>,
}

/// Why the clock refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// Only the side whose clock runs can complete a move.
    #[error("the clock of {0} is not running; only the running side can press")]
    NotRunning(Side),
}

impl Clock {
    /// A stopped clock with the full first time on both sides.
    #[must_use]
    pub fn new(control: Control) -> Clock {
        let Period { time, bonus, .. } = control.period_after(0);
        let dial = Dial::new(time, bonus.overtime());
        Clock { control, dials: BySide::new(dial, dial), running: None, settled: Ms::ZERO, last: None }
    }

    /// The control that the clock was set to.
    #[must_use]
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The side whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running
    }

    /// Runs `side`'s clock, and so stops the other. No move is completed.
    pub fn start(&mut self, side: Side, now: Ms) {
        self.settle(now);
        self.running = Some(side);
    }

    /// Stops both clocks. What the move under way has used of its delay stays used.
    pub fn stop(&mut self, now: Ms) {
        self.settle(now);
        self.running = None;
    }

    /// Nothing but time passes.
    pub fn pass(&mut self, now: Ms) {
        self.settle(now);
    }

    /// Completes a move of `side`: counts it, adds what it earns by its bonus, and at the control move the time of the next
    /// period; starts the other clock with a fresh delay (CH-6.2.1, CH-6.3.2).
    ///
    /// A move completed at the deadline or later earns nothing: time is over also while switching after the control
    /// move (R-5.4.2.6). It is counted all the same, because nobody may have pointed out the flag (R-5.4.2.7).
    ///
    /// # Errors
    ///
    /// [`ClockError::NotRunning`] if the side's clock does not run; the clock is then unchanged.
    pub fn press(&mut self, side: Side, now: Ms) -> Result<Pressed, ClockError> {
        if self.running != Some(side) {
            return Err(ClockError::NotRunning(side));
        }
        self.settle(now);
        let pressed = self.count(side, true);
        self.running = Some(side.other());
        Ok(pressed)
    }

    /// A move of `side` ends the game, and nobody presses for it: both clocks stop (CH-6.2.1.1). The move is counted, and
    /// earns nothing.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotRunning`] if the side's clock does not run; the clock is then unchanged.
    pub fn finish(&mut self, side: Side, now: Ms) -> Result<Pressed, ClockError> {
        if self.running != Some(side) {
            return Err(ClockError::NotRunning(side));
        }
        self.stop(now);
        Ok(self.count(side, false))
    }

    fn count(&mut self, side: Side, earns: bool) -> Pressed {
        let period = self.period(side);
        let dial = &mut self.dials[side];
        let before = *dial;
        let bonus = period.bonus;
        let is_control_move = self.control.control_move(dial.moves) == Some(dial.moves.saturating_add(1));
        dial.moves = dial.moves.saturating_add(1);
        let earns = earns && dial.fallen.is_none();
        let increment = if earns { dial.earned(bonus) } else { Ms::ZERO };
        dial.until_flag += increment;
        let next = (earns && is_control_move && before.early == 0).then(|| self.control.period_after(dial.moves));
        dial.early = dial.early.saturating_sub(is_control_move.into());
        if let Some(next) = next {
            dial.overtime = next.bonus.overtime();
            dial.until_flag += next.time + dial.overtime.total();
        }
        let earned = dial.until_flag - before.until_flag;
        dial.spent = Ms::ZERO;
        let Dial { spent, overtime, early, .. } = before;
        self.last = Some(Completed { side, earned, spent, overtime, early });
        Pressed { moves: dial.moves, left: dial.shown().left, increment, added: next.map(|next| next.time) }
    }

    /// Switches the clock back to `side`, the offender, who corrects his move on his own time (R-5.4.14.4a). The move is
    /// no longer counted; what it earned is taken back, and so is not to be won by impossible moves (R-5.4.14.4b); its
    /// delay goes on from where it was. If the opponent has replied, only the clock is switched (R-5.4.14.2).
    pub fn give_back(&mut self, side: Side, now: Ms) {
        self.start(side, now);
        let Some(completed) = self.last.take_if(|completed| completed.side == side) else { return };
        let dial = &mut self.dials[side];
        dial.moves -= 1;
        dial.spent = completed.spent;
        dial.overtime = completed.overtime;
        dial.early = completed.early;
        dial.put(dial.until_flag - completed.earned, self.settled);
        // The opponent's move has not begun: its delay will be whole again.
        self.dials[side.other()].spent = Ms::ZERO;
    }

    /// The time that the clock shows at `now`: the main time left, or what is left of the byo-yomi period that runs.
    #[must_use]
    pub fn left(&self, side: Side, now: Ms) -> Ms {
        self.dial(side, now).shown().left
    }

    /// The byo-yomi periods left at `now`, the one that runs included; `None` while the main time lasts or without byo-yomi.
    #[must_use]
    pub fn overtime_left(&self, side: Side, now: Ms) -> Option<u16> {
        let dial = self.dial(side, now);
        dial.shown().periods.filter(|_| dial.overtime != Overtime::NONE)
    }

    /// What the move under way of `side` has besides the main time.
    #[must_use]
    pub fn bonus(&self, side: Side) -> Bonus {
        self.period(side).bonus
    }

    /// The period of the move under way of `side`, by its moves, or by its time where that has run on.
    #[must_use]
    pub fn period(&self, side: Side) -> Period {
        self.control.period_after(self.moves_by_time(&self.dials[side]))
    }

    /// Whether the clock of `side` has run on into a period whose moves have not been reached.
    #[must_use]
    pub fn has_run_on(&self, side: Side) -> bool {
        self.dials[side].early > 0
    }

    /// The moves completed, or as many as belong to the period that its time has begun.
    fn moves_by_time(&self, dial: &Dial) -> u32 {
        (0..dial.early).fold(dial.moves, |moves, _| self.control.control_move(moves).unwrap_or(moves))
    }

    /// The period that begins for a dial when the time of the one under way is used up; `None` where the flag falls then.
    fn next_by_time(&self, dial: &Dial) -> Option<Period> {
        let moves = self.moves_by_time(dial);
        let runs_on = self.control.period_after(moves).runs_on && dial.fallen.is_none();
        let next = self.control.control_move(moves).filter(|_| runs_on)?;
        Some(self.control.period_after(next))
    }

    /// All the time that the side's clock has run until `now`, delays and time after a fallen flag included.
    #[must_use]
    pub fn used(&self, side: Side, now: Ms) -> Ms {
        self.dial(side, now).used
    }

    /// What is left at `now` of the delay of the side's move; the whole delay for the side that waits.
    #[must_use]
    pub fn delay_left(&self, side: Side, now: Ms) -> Ms {
        self.bonus(side).delay() - self.dial(side, now).spent
    }

    /// The move counter: moves that the side has completed.
    #[must_use]
    pub fn moves(&self, side: Side) -> u32 {
        self.dials[side].moves
    }

    /// The next control move and the moves to go until it is completed; `None` in a period to the end of the game.
    #[must_use]
    pub fn to_control(&self, side: Side) -> Option<(u32, u32)> {
        let moves = self.moves(side);
        self.control.control_move(moves).map(|control_move| (control_move, control_move - moves))
    }

    /// When the side's flag fell, as far as moments have been handed in.
    #[must_use]
    pub fn fallen(&self, side: Side) -> Option<Ms> {
        self.dials[side].fallen
    }

    /// The running side and the exact moment when its flag will fall, delay included. `None` if it has already fallen or
    /// no clock runs.
    #[must_use]
    pub fn flag_due(&self) -> Option<(Side, Ms)> {
        let side = self.running.filter(|side| self.next_by_time(&self.dials[*side]).is_none())?;
        self.comes_down(side, Ms::ZERO).map(|at| (side, at))
    }

    /// The running side and the exact moment when its clock runs on into the next period. `None` if it does not.
    #[must_use]
    pub fn period_due(&self) -> Option<(Side, Ms)> {
        let side = self.running.filter(|side| self.next_by_time(&self.dials[*side]).is_some())?;
        self.comes_down(side, Ms::ZERO).map(|at| (side, at))
    }

    /// The exact moment when the main time left to the running `side` comes down to `left`. `None` if it is not more than
    /// that already, or if the side's clock does not run.
    #[must_use]
    pub fn reaches(&self, side: Side, left: Ms) -> Option<Ms> {
        self.comes_down(side, left + self.dials[side].overtime.total())
    }

    /// The running side, the exact moment when its next byo-yomi period begins, and how many periods are left then. `None`
    /// if none begins any more.
    #[must_use]
    pub fn overtime_due(&self) -> Option<(Side, Ms, u16)> {
        let side = self.running?;
        let Dial { overtime, until_flag, .. } = self.dials[side];
        let left = overtime.shown(until_flag).periods.map_or(overtime.periods, |periods| periods.saturating_sub(1));
        let at = self.comes_down(side, overtime.of(left)).filter(|_| left > 0)?;
        Some((side, at, left))
    }

    fn comes_down(&self, side: Side, until_flag: Ms) -> Option<Ms> {
        let to_run = self.dials[side].until_flag - until_flag;
        let runs_down = self.running == Some(side) && !to_run.is_zero();
        runs_down.then(|| self.settled + self.delay_left(side, self.settled) + to_run)
    }

    /// The side's flag falls: nothing is left.
    pub fn fall(&mut self, side: Side, at: Ms) {
        self.set(side, Ms::ZERO, at);
    }

    /// The arbiter sets what the clock of `side` shows (R-5.4.2.5, R-5.4.15.1). Any time raises a fallen flag. In byo-yomi
    /// it is the period that runs; more than a period is main time again, before the periods that are left.
    pub fn set(&mut self, side: Side, left: Ms, now: Ms) {
        self.settle(now);
        self.dials[side].show(left, self.settled);
    }

    /// Sets the time left to `side` where its clock has run for the other, or the other's for it: what is used follows
    /// (R-5.4.1.2c, R-5.4.3.5).
    pub fn charge(&mut self, side: Side, left: Ms, now: Ms) {
        let before = self.left(side, now);
        self.set(side, left, now);
        let dial = &mut self.dials[side];
        // One of the two differences is nothing: times do not go below zero.
        dial.used = dial.used + (before - left) - (left - before);
    }

    /// Sets the counter of completed moves: where the position went back to an earlier one (CH-7.1), or the arbiter corrects
    /// it (CH-6.10.2). The time left stays; a period with byo-yomi that is entered or left by it brings or takes its periods.
    pub fn set_moves(&mut self, side: Side, moves: u32) {
        let overtime = self.control.period_after(moves).bonus.overtime();
        let was = self.bonus(side).overtime();
        let is_same_period = self.control.control_move(moves) == self.control.control_move(self.moves(side));
        let dial = &mut self.dials[side];
        dial.moves = moves;
        if dial.early > 0 && is_same_period {
            self.last = None;
            return;
        }
        dial.early = 0;
        if overtime != was && dial.fallen.is_none() {
            let left = dial.shown().left;
            dial.overtime = overtime;
            dial.until_flag = left + overtime.total();
        }
        self.last = None;
    }

    /// Each move earns this increment from now on (CH-19.4).
    pub fn grant(&mut self, increment: Ms, now: Ms) {
        self.settle(now);
        self.control = self.control.with_increment(increment);
    }

    /// The players change colours, and take their times along (R-9.2.4.3). No clock runs after it.
    pub fn swap(&mut self, now: Ms) {
        self.stop(now);
        std::mem::swap(&mut self.dials.white, &mut self.dials.black);
        self.last = None;
    }

    /// Brings the dials up to `now`.
    fn settle(&mut self, now: Ms) {
        self.dials = self.dials_at(now);
        self.settled = self.settled.max(now);
    }

    fn dial(&self, side: Side, now: Ms) -> Dial {
        self.dials_at(now)[side]
    }

    /// Runs a dial from `since` for `span`, into the next period where the clock runs on.
    fn run(&self, dial: &mut Dial, (since, span): (Ms, Ms), bonus: Bonus) {
        let (mut since, mut span, mut bonus) = (since, span, bonus);
        loop {
            let to_zero = bonus.delay() - dial.spent + dial.until_flag;
            let Some(next) = self.next_by_time(dial).filter(|_| span >= to_zero) else { break };
            dial.run(since, to_zero, bonus);
            dial.enter(next.time, next.bonus.overtime());
            (since, span, bonus) = (since + to_zero, span - to_zero, next.bonus);
        }
        dial.run(since, span, bonus);
    }

    /// The dials as they are at `now`.
    fn dials_at(&self, now: Ms) -> BySide<Dial> {
        let mut dials = self.dials;
        let Some(side) = self.running else { return dials };
        let bonus = self.bonus(side);
        self.run(&mut dials[side], (self.settled, now - self.settled), bonus);
        let ran = self.dials[side].until_flag - dials[side].until_flag;
        let other = &mut dials[side.other()];
        if bonus == Bonus::Hourglass && other.fallen.is_none() {
            other.until_flag += ran;
        }
        dials
    }
}

#[cfg(test)]
mod bonus_tests;
#[cfg(test)]
mod tests;
