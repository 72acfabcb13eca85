mod take_back;

pub use take_back::{LAST_MOMENT, TakeBackMark};

use super::dial::Dial;
use super::{Bonus, Control, Ms};
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
    delay_used: Ms,
}

/// What a completed move did to the mover's dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Moves that the side has completed, this one included.
    pub moves: u32,
    /// The main time left, with everything that the move earned.
    pub left: Ms,
    /// The increment earned; zero after the flag has fallen.
    pub increment: Ms,
    /// The time of the next stage, if this was the control move.
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
        let dial = Dial::new(control.first_time());
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

    /// Completes a move of `side`: counts it, adds the increment, and at the control move the time of the next stage;
    /// starts the other clock with a fresh delay (CH-6.2.1, CH-6.3.2).
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
        let dial = &mut self.dials[side];
        let is_control_move = self.control.control_move(dial.moves) == Some(dial.moves.saturating_add(1));
        dial.moves = dial.moves.saturating_add(1);
        let in_time = dial.fallen.is_none();
        let increment = if in_time { self.control.bonus().increment() } else { Ms::ZERO };
        let added = (in_time && is_control_move).then(|| self.control.stage_after(dial.moves).time);
        let earned = increment + added.unwrap_or_default();
        dial.left += earned;
        self.last = Some(Completed { side, earned, delay_used: dial.delay_used });
        dial.delay_used = Ms::ZERO;
        self.running = Some(side.other());
        Ok(Pressed { moves: dial.moves, left: dial.left, increment, added })
    }

    /// Switches the clock back to `side`, the offender, who corrects his move on his own time (R-5.4.14.4a). The move is
    /// no longer counted; what it earned is taken back, and so is not to be won by impossible moves (R-5.4.14.4b); its
    /// delay goes on from where it was. If the opponent has replied, only the clock is switched (R-5.4.14.2).
    pub fn give_back(&mut self, side: Side, now: Ms) {
        self.start(side, now);
        let Some(completed) = self.last.take_if(|completed| completed.side == side) else { return };
        let dial = &mut self.dials[side];
        dial.moves -= 1;
        dial.delay_used = completed.delay_used;
        dial.set(dial.left - completed.earned, self.settled);
        // The opponent's move has not begun: its delay will be whole again.
        self.dials[side.other()].delay_used = Ms::ZERO;
    }

    /// The main time left at `now`.
    #[must_use]
    pub fn left(&self, side: Side, now: Ms) -> Ms {
        self.dial(side, now).left
    }

    /// All the time that the side's clock has run until `now`, delays and time after a fallen flag included.
    #[must_use]
    pub fn used(&self, side: Side, now: Ms) -> Ms {
        self.dial(side, now).used
    }

    /// What is left at `now` of the delay of the side's move; the whole delay for the side that waits.
    #[must_use]
    pub fn delay_left(&self, side: Side, now: Ms) -> Ms {
        self.control.bonus().delay() - self.dial(side, now).delay_used
    }

    /// Moves that the side has completed.
    #[must_use]
    pub fn moves(&self, side: Side) -> u32 {
        self.dials[side].moves
    }

    /// The next control move and the moves to go until it is completed; `None` in a stage to the end of the game.
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
        let side = self.running?;
        self.reaches(side, Ms::ZERO).map(|at| (side, at))
    }

    /// The exact moment when the time left to the running `side` comes down to `left`. `None` if it is not more than
    /// that already, or if the side's clock does not run.
    #[must_use]
    pub fn reaches(&self, side: Side, left: Ms) -> Option<Ms> {
        let to_run = self.dials[side].left - left;
        let runs_down = self.running == Some(side) && !to_run.is_zero();
        runs_down.then(|| self.settled + self.delay_left(side, self.settled) + to_run)
    }

    /// The side's flag falls: nothing is left.
    pub fn fall(&mut self, side: Side, at: Ms) {
        self.set(side, Ms::ZERO, at);
    }

    /// The arbiter sets the time left to `side` (R-5.4.2.5, R-5.4.15.1). Any time raises a fallen flag.
    pub fn set(&mut self, side: Side, left: Ms, now: Ms) {
        self.settle(now);
        self.dials[side].set(left, self.settled);
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

    /// Sets the counter of completed moves, where the position went back to an earlier one (CH-7.1).
    pub fn set_moves(&mut self, side: Side, moves: u32) {
        self.dials[side].moves = moves;
        self.last = None;
    }

    /// Moves earn this from now on (CH-19.4).
    pub fn grant(&mut self, bonus: Bonus, now: Ms) {
        self.settle(now);
        self.control = self.control.with_bonus(bonus);
    }

    /// The players change colours, and take their times along (R-9.2.4.3). No clock runs after it.
    pub fn swap(&mut self, now: Ms) {
        self.stop(now);
        std::mem::swap(&mut self.dials.white, &mut self.dials.black);
        self.last = None;
    }

    /// Brings the dials up to `now`.
    fn settle(&mut self, now: Ms) {
        if let Some(side) = self.running {
            self.dials[side] = self.dial(side, now);
        }
        self.settled = self.settled.max(now);
    }

    /// The dial as it stands at `now`.
    fn dial(&self, side: Side, now: Ms) -> Dial {
        let mut dial = self.dials[side];
        if self.running == Some(side) {
            dial.run(self.settled, now - self.settled, self.control.bonus().delay());
        }
        dial
    }
}

#[cfg(test)]
mod tests;
