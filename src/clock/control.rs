use std::iter;

use super::Ms;

/// The least and the greatest main time of one stage.
const STAGE_TIME: (Ms, Ms) = (Ms::from_secs(1), Ms::from_mins(24 * 60));
/// The greatest increment or delay of one move.
const MOST_BONUS: Ms = Ms::from_mins(60);
/// The greatest number of moves in one stage.
const MOST_MOVES: u16 = 999;
/// The greatest number of stages in one control.
const MOST_STAGES: usize = 8;

/// A time control: stages of main time, and what each move earns besides (R-5.4.2.1, CH-6.3.1).
///
/// Always valid: one to eight stages, only the last of which may last to the end of the game; each of 1 s to 24 h and
/// of 1 to 999 moves; a bonus of at most an hour; all in whole seconds. The text forms are described at
/// [`FromStr`](#impl-FromStr-for-Control).
///
/// ```
/// use golos_clock::{Bonus, Control, Ms};
///
/// let control: Control = "1h30/40+30+30s".parse()?;
/// assert_eq!(control.stages().count(), 2);
/// assert_eq!(control.bonus(), Bonus::Increment(Ms::from_secs(30)));
/// # Ok::<(), golos_clock::ControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    earlier: Vec<Stage>,
    last: Stage,
    bonus: Bonus,
}

/// One stage of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The moves to complete within the stage; `None`: all that remain. A last stage with a number repeats, as in
    /// "2 h for 50 moves, then 1 h for each 25" (U-V.8.4.3.2).
    pub moves: Option<u16>,
    /// The main time that the stage adds to what is left.
    pub time: Ms,
}

/// What each move earns besides the main time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Fischer: added to the main time when the move is completed.
    Increment(Ms),
    /// The main time runs only after this much of each move; what is not used is not kept (CH-6.3.2).
    Delay(Ms),
}

/// Why a time control is refused. The offending part is kept as it was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// There is no stage at all.
    #[error("no time control; write for example 20, 30+30s, 45/20+15, 25 d10s")]
    Empty,
    /// The part is neither a time nor a time with moves.
    #[error("\"{0}\" is not a time; write minutes as 20, 20m or 1h20, seconds as 30s, moves as 45/20")]
    Unreadable(String),
    /// The main time of a stage is out of bounds.
    #[error("\"{0}\": the time of a stage is from 1 second to 24 hours")]
    StageTime(String),
    /// The number of moves of a stage is out of bounds or not a number.
    #[error("\"{0}\": a stage has from 1 to 999 moves, as in 45/20")]
    Moves(String),
    /// The increment or the delay is out of bounds.
    #[error("\"{0}\": an increment or a delay is at most 1 hour a move")]
    Bonus(String),
    /// The part follows a stage to the end of the game, or a bonus: nothing may.
    #[error("\"{0}\" is one part too many; after the stage to the end of the game comes one increment or one delay")]
    AfterEnd(String),
    /// There are too many stages.
    #[error("{0} stages; a control has at most 8")]
    TooManyStages(usize),
    /// A length of time is not in whole seconds.
    #[error("{} ms: a control is in whole seconds", .0.get())]
    PartOfSecond(Ms),
}

impl Control {
    /// A control of these stages. A bonus of no time is no bonus.
    ///
    /// # Errors
    ///
    /// [`ControlError`] if the stages or the bonus break the bounds named at [`Control`].
    pub fn new(stages: Vec<Stage>, bonus: Bonus) -> Result<Control, ControlError> {
        if stages.len() > MOST_STAGES {
            return Err(ControlError::TooManyStages(stages.len()));
        }
        for stage in &stages {
            stage.check()?;
        }
        let to_the_end = stages.iter().position(|stage| stage.moves.is_none());
        if let Some(after) = to_the_end.and_then(|index| stages.get(index + 1)) {
            return Err(ControlError::AfterEnd(after.to_string()));
        }
        let mut earlier = stages;
        let last = earlier.pop().ok_or(ControlError::Empty)?;
        Ok(Control { earlier, last, bonus: bonus.checked()? })
    }

    /// The stages in their order, at least one.
    pub fn stages(&self) -> impl Iterator<Item = Stage> {
        self.earlier.iter().copied().chain(iter::once(self.last))
    }

    /// What each move earns besides the main time.
    #[must_use]
    pub fn bonus(&self) -> Bonus {
        self.bonus
    }

    /// The same stages with another bonus; one that is out of bounds is left as it is.
    #[must_use]
    pub fn with_bonus(&self, bonus: Bonus) -> Control {
        let bonus = bonus.checked().unwrap_or(self.bonus);
        Control { bonus, ..self.clone() }
    }

    /// The main time that each side has when the game opens.
    #[must_use]
    pub fn first_time(&self) -> Ms {
        self.stage_after(0).time
    }

    /// The main time of all stages together, a repeated one counted once, without what the moves earn.
    #[must_use]
    pub fn main_time(&self) -> Ms {
        self.stages().fold(Ms::ZERO, |sum, stage| sum + stage.time)
    }

    /// The main time of all stages with what so many moves have besides: increments, or whole delays.
    #[must_use]
    pub fn time_with_increments(&self, moves: u32) -> Ms {
        let bonus = self.bonus.increment() + self.bonus.delay();
        self.main_time() + Ms::new(bonus.get().saturating_mul(moves.into()))
    }

    /// The next control move of a side that has completed `moves` moves: the last move of the stage under way, counted
    /// from the opening (U-V.8.1). `None` in a stage to the end of the game.
    #[must_use]
    pub fn control_move(&self, moves: u32) -> Option<u32> {
        let mut end = 0;
        for stage in &self.earlier {
            end += u32::from(stage.moves?);
            if moves < end {
                return Some(end);
            }
        }
        let cycle = u32::from(self.last.moves?);
        Some(moves.saturating_add(cycle - (moves - end) % cycle))
    }

    /// The stage of the move that follows `moves` completed ones.
    #[must_use]
    pub fn stage_after(&self, moves: u32) -> Stage {
        let mut end = 0;
        let under_way = self.earlier.iter().find(|stage| {
            end += stage.moves.map_or(0, u32::from);
            moves < end
        });
        *under_way.unwrap_or(&self.last)
    }
}

impl Stage {
    fn check(&self) -> Result<(), ControlError> {
        check_seconds(self.time)?;
        if !(STAGE_TIME.0..=STAGE_TIME.1).contains(&self.time) {
            return Err(ControlError::StageTime(self.to_string()));
        }
        if self.moves.is_some_and(|moves| !(1..=MOST_MOVES).contains(&moves)) {
            return Err(ControlError::Moves(self.to_string()));
        }
        Ok(())
    }
}

impl Bonus {
    /// Added to the main time when a move is completed.
    #[must_use]
    pub fn increment(self) -> Ms {
        if let Bonus::Increment(time) = self { time } else { Ms::ZERO }
    }

    /// Runs off at the head of each move before the main time does.
    #[must_use]
    pub fn delay(self) -> Ms {
        if let Bonus::Delay(time) = self { time } else { Ms::ZERO }
    }

    fn checked(self) -> Result<Bonus, ControlError> {
        let time = self.increment() + self.delay();
        check_seconds(time)?;
        if time > MOST_BONUS {
            return Err(ControlError::Bonus(self.to_string()));
        }
        Ok(if time.is_zero() { Bonus::None } else { self })
    }
}

fn check_seconds(time: Ms) -> Result<(), ControlError> {
    if time == Ms::from_secs(time.secs()) { Ok(()) } else { Err(ControlError::PartOfSecond(time)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Ms = Ms::from_mins(60);

    #[test]
    fn a_control_is_refused_outside_its_bounds() {
        let stage = |moves, time| Stage { moves, time };
        let half_second = Ms::new(1500);
        let table = [
            (vec![], Bonus::None, ControlError::Empty),
            (vec![stage(None, HOUR), stage(None, HOUR)], Bonus::None, ControlError::AfterEnd("1h".into())),
            (vec![stage(Some(0), HOUR)], Bonus::None, ControlError::Moves("1h/0".into())),
            (vec![stage(None, Ms::ZERO)], Bonus::None, ControlError::StageTime("0".into())),
            (vec![stage(None, half_second)], Bonus::None, ControlError::PartOfSecond(half_second)),
            (vec![stage(None, HOUR)], Bonus::Delay(half_second), ControlError::PartOfSecond(half_second)),
            (vec![stage(Some(1), HOUR); 9], Bonus::None, ControlError::TooManyStages(9)),
        ];
        for (stages, bonus, error) in table {
            assert_eq!(Control::new(stages, bonus), Err(error));
        }
    }

    #[test]
    fn a_last_stage_with_moves_repeats() {
        let control: Control = "2h/50+1h/25".parse().expect("a control");
        let table = [(0, 50), (49, 50), (50, 75), (74, 75), (75, 100), (1000, 1025)];
        for (moves, control_move) in table {
            assert_eq!(control.control_move(moves), Some(control_move), "after {moves}");
        }
        assert_eq!(control.control_move(u32::MAX), Some(u32::MAX));
        let times = [0, 49, 50, 75].map(|moves| control.stage_after(moves).time);
        assert_eq!(times, [HOUR + HOUR, HOUR + HOUR, HOUR, HOUR]);
        assert_eq!((control.first_time(), control.main_time()), (HOUR + HOUR, Ms::from_mins(180)));
    }

    #[test]
    fn a_stage_to_the_end_has_no_control_move() {
        let control: Control = "45/20+15".parse().expect("a control");
        assert_eq!([0, 19, 20, 500].map(|moves| control.control_move(moves)), [Some(20), Some(20), None, None]);
        assert_eq!(control.stage_after(20).time, Ms::from_mins(15));
    }
}
