use super::control::{ControlError, check_seconds};
use super::{Ms, Overtime};

/// The least and the greatest main time of one period.
const PERIOD_TIME: (Ms, Ms) = (Ms::from_secs(1), Ms::from_mins(24 * 60));
/// The greatest number of moves in one period.
const MOST_MOVES: u16 = 999;
/// The greatest time that a bonus gives for one move.
const MOST_BONUS: Ms = Ms::from_mins(60);
/// The greatest number of byo-yomi periods.
const MOST_OVERTIME: u16 = 99;

/// One period of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to complete within the period, 1 to 999; `None`: all that remain. A last period with a number repeats, as
    /// in "2 h for 50 moves, then 1 h for each 25" (U-V.8.4.3.2).
    pub moves: Option<u16>,
    /// The main time that the period adds to what is left, 1 second to 24 hours.
    pub time: Ms,
    /// What each move of the period has besides the main time.
    pub bonus: Bonus,
    /// Where its time is used up before its moves are made, the next period begins and the clock goes on; else the flag
    /// falls and both clocks stop. Only before another period.
    pub runs_on: bool,
}

/// What each move has besides the main time; each time in whole seconds and at most an hour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Fischer: added to the main time when the move is completed.
    Increment(Ms),
    /// The main time runs only after this much of each move; what is not used is not kept (CH-6.3.2).
    Delay(Ms),
    /// Bronstein: what the move has used is given back when it is completed, at most this much. After a move nobody has
    /// more than before it.
    Bronstein(Ms),
    /// After the main time come so many periods of this length. A move that is completed within a period leaves all of it
    /// for the next move; a period that runs out is gone. Only in the last period of a control, to the end of the game.
    ByoYomi(Overtime),
    /// The time that one side uses the other gets. Only in a control of one period, to the end of the game.
    Hourglass,
}

impl Period {
    /// The whole rest of the game in this time, without a bonus.
    #[must_use]
    pub const fn to_the_end(time: Ms) -> Period {
        Period { moves: None, time, bonus: Bonus::None, runs_on: false }
    }

    pub(super) fn check(&self) -> Result<(), ControlError> {
        check_seconds(self.time)?;
        if !(PERIOD_TIME.0..=PERIOD_TIME.1).contains(&self.time) {
            return Err(ControlError::PeriodTime(self.to_string()));
        }
        if self.moves.is_some_and(|moves| !(1..=MOST_MOVES).contains(&moves)) {
            return Err(ControlError::Moves(self.to_string()));
        }
        Ok(())
    }
}

impl Bonus {
    /// Added to the main time when a move is completed, whatever it has used.
    #[must_use]
    pub const fn increment(self) -> Ms {
        if let Bonus::Increment(time) = self { time } else { Ms::ZERO }
    }

    /// Runs off at the beginning of each move before the main time does.
    #[must_use]
    pub const fn delay(self) -> Ms {
        if let Bonus::Delay(time) = self { time } else { Ms::ZERO }
    }

    /// The byo-yomi after the main time.
    #[must_use]
    pub const fn overtime(self) -> Overtime {
        if let Bonus::ByoYomi(overtime) = self { overtime } else { Overtime::NONE }
    }

    /// What a move may use without having less time after it than before: a delay, or what Bronstein gives back.
    pub(super) const fn allowance(self) -> Ms {
        match self {
            Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            Bonus::None | Bonus::Increment(_) | Bonus::ByoYomi(_) | Bonus::Hourglass => Ms::ZERO,
        }
    }

    /// What one move has besides, as far as it does not depend on how long it takes.
    pub(super) const fn per_move(self) -> Ms {
        match self {
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            Bonus::None | Bonus::ByoYomi(_) | Bonus::Hourglass => Ms::ZERO,
        }
    }

    /// Within its bounds. A bonus of no time is none.
    pub(super) fn checked(self) -> Result<Bonus, ControlError> {
        let overtime = self.overtime();
        let time = self.per_move() + overtime.time;
        check_seconds(time)?;
        if time > MOST_BONUS || overtime.periods > MOST_OVERTIME {
            return Err(ControlError::Bonus(self.to_string().trim().to_owned()));
        }
        let is_of_time = self == Bonus::Hourglass || !self.per_move().is_zero() || !overtime.total().is_zero();
        Ok(if is_of_time { self } else { Bonus::None })
    }
}
