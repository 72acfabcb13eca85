use std::iter;

use super::{Bonus, Ms, Period};

/// The greatest number of periods in one control.
const MOST_PERIODS: usize = 8;

/// A time control: periods of main time, and what each move of them has besides (R-5.4.2.1, CH-6.3.1).
///
/// Always valid: one to eight periods, only the last of which may last to the end of the game; the bounds of each are named
/// at [`Period`] and [`Bonus`]; all in whole seconds. The text forms are described at
/// [`FromStr`](#impl-FromStr-for-Control).
///
/// ```
/// use golos_clock::{Bonus, Control, Ms};
///
/// let control: Control = "1h30/40+30+30s".parse()?;
/// assert_eq!(control.periods().count(), 2);
/// assert!(control.periods().all(|period| period.bonus == Bonus::Increment(Ms::from_secs(30))));
/// # Ok::<(), golos_clock::ControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    earlier: Vec<Period>,
    last: Period,
}

/// Why a time control is refused. The offending part is kept as it was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// There is no period at all.
    #[error("no time control; write for example 20, 30+30s, 45/20+15, 25 d10s")]
    Empty,
    /// The part is neither a time nor a time with moves.
    #[error("\"{0}\" is not a time; write minutes as 20, 20m or 1h20, seconds as 30s, moves as 45/20")]
    Unreadable(String),
    /// Two bare numbers may each be the moves: first the control that has the moves before the slash, then the other.
    #[error("write {} if the number before the slash is the moves, {} if it is the minutes", .0[0], .0[1])]
    Ambiguous(Box<[Control; 2]>),
    /// The main time of a period is out of bounds.
    #[error("\"{0}\": the time of a period is from 1 second to 24 hours")]
    PeriodTime(String),
    /// The number of moves of a period is out of bounds or not a number.
    #[error("\"{0}\": a period has from 1 to 999 moves, as in 45/20")]
    Moves(String),
    /// The bonus is out of bounds.
    #[error("\"{0}\": a bonus is at most 1 hour a move, byo-yomi at most 99 periods")]
    Bonus(String),
    /// The bonus does not fit the periods of the control.
    #[error("\"{0}\": byo-yomi belongs to the last period, an hourglass to a game of one period")]
    BonusPlace(String),
    /// Behind the last period there is none to run on into.
    #[error("\"{0}\": the last period has no next one to run on into")]
    RunsOn(String),
    /// The part follows a period to the end of the game, or a bonus: nothing may.
    #[error("\"{0}\" is one part too many; after the period to the end of the game comes one bonus")]
    AfterEnd(String),
    /// There are too many periods.
    #[error("{0} periods; a control has at most 8")]
    TooManyPeriods(usize),
    /// A length of time is not in whole seconds.
    #[error("{} ms: a control is in whole seconds", .0.get())]
    PartOfSecond(Ms),
}

impl Control {
    /// A control of these periods. A bonus of no time is no bonus.
    ///
    /// # Errors
    ///
    /// [`ControlError`] if the periods break the bounds named at [`Control`].
    pub fn new(periods: Vec<Period>) -> Result<Control, ControlError> {
        if periods.len() > MOST_PERIODS {
            return Err(ControlError::TooManyPeriods(periods.len()));
        }
        let mut earlier = periods;
        for period in &mut earlier {
            period.check()?;
            period.bonus = period.bonus.checked()?;
        }
        let to_the_end = earlier.iter().position(|period| period.moves.is_none());
        if let Some(after) = to_the_end.and_then(|index| earlier.get(index + 1)) {
            return Err(ControlError::AfterEnd(after.to_string()));
        }
        let last = earlier.pop().ok_or(ControlError::Empty)?;
        let control = Control { earlier, last };
        if control.last.runs_on {
            return Err(ControlError::RunsOn(control.last.to_string()));
        }
        let misplaced = control.periods().find(|period| !control.has_place_for(period));
        match misplaced {
            Some(period) => Err(ControlError::BonusPlace(period.bonus.to_string().trim().to_owned())),
            None => Ok(control),
        }
    }

    /// The same bonus in each of these periods, in its place; byo-yomi in the last one.
    ///
    /// # Errors
    ///
    /// As [`Control::new`].
    pub fn with_one_bonus(mut periods: Vec<Period>, bonus: Bonus) -> Result<Control, ControlError> {
        let of_last = matches!(bonus, Bonus::ByoYomi(_)).then(|| periods.len().saturating_sub(1));
        for period in periods.iter_mut().skip(of_last.unwrap_or(0)) {
            period.bonus = bonus;
        }
        Control::new(periods)
    }

    fn has_place_for(&self, period: &Period) -> bool {
        match period.bonus {
            Bonus::ByoYomi(_) => period.moves.is_none(),
            Bonus::Hourglass => period.moves.is_none() && self.earlier.is_empty(),
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) | Bonus::Bronstein(_) => true,
        }
    }

    /// The periods in their order, at least one.
    pub fn periods(&self) -> impl Iterator<Item = Period> {
        self.earlier.iter().copied().chain(iter::once(self.last))
    }

    /// Whether any move has something besides the main time.
    #[must_use]
    pub fn has_bonus(&self) -> bool {
        self.periods().any(|period| period.bonus != Bonus::None)
    }

    /// The same periods with this increment for each move; one that is out of bounds leaves them as they are.
    #[must_use]
    pub fn with_increment(&self, increment: Ms) -> Control {
        let control = Control::with_one_bonus(self.periods().collect(), Bonus::Increment(increment));
        control.unwrap_or_else(|_| self.clone())
    }

    /// The main time that each side has when the game opens.
    #[must_use]
    pub fn first_time(&self) -> Ms {
        self.period_after(0).time
    }

    /// The main time of all periods together, a repeated one counted once, without what the moves earn.
    #[must_use]
    pub fn main_time(&self) -> Ms {
        self.periods().fold(Ms::ZERO, |sum, period| sum + period.time)
    }

    /// The main time of all periods with what so many moves have besides, at most 999: increments, or whole delays; byo-yomi
    /// periods count once.
    #[must_use]
    pub fn time_with_increments(&self, moves: u32) -> Ms {
        let bonuses = (0..moves.min(999)).map(|made| self.period_after(made).bonus.per_move());
        bonuses.fold(self.main_time() + self.last.bonus.overtime().total(), |sum, bonus| sum + bonus)
    }

    /// The next control move of a side that has completed `moves` moves: the last move of the period under way, counted
    /// from the opening (U-V.8.1). `None` in a period to the end of the game.
    #[must_use]
    pub fn control_move(&self, moves: u32) -> Option<u32> {
        let mut end = 0;
        for period in &self.earlier {
            end += u32::from(period.moves?);
            if moves < end {
                return Some(end);
            }
        }
        let cycle = u32::from(self.last.moves?);
        Some(moves.saturating_add(cycle - (moves - end) % cycle))
    }

    /// The number of the period of the move that follows `moves` completed ones, from 1. A period that is repeated has the next number.
    #[must_use]
    pub fn period_number(&self, moves: u32) -> u32 {
        let mut end = 0;
        for (number, period) in (1..).zip(&self.earlier) {
            end += period.moves.map_or(0, u32::from);
            if moves < end {
                return number;
            }
        }
        let first = u32::try_from(self.earlier.len()).unwrap_or(u32::MAX).saturating_add(1);
        first.saturating_add(self.last.moves.map_or(0, |cycle| (moves - end) / u32::from(cycle)))
    }

    /// The period of the move that follows `moves` completed ones.
    #[must_use]
    pub fn period_after(&self, moves: u32) -> Period {
        let mut end = 0;
        let under_way = self.earlier.iter().find(|period| {
            end += period.moves.map_or(0, u32::from);
            moves < end
        });
        *under_way.unwrap_or(&self.last)
    }
}

pub(super) fn check_seconds(time: Ms) -> Result<(), ControlError> {
    if time == Ms::from_secs(time.secs()) { Ok(()) } else { Err(ControlError::PartOfSecond(time)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Overtime;

    const HOUR: Ms = Ms::from_mins(60);

    #[test]
    fn a_control_is_refused_outside_its_bounds() {
        let period = |moves, time| Period { moves, ..Period::to_the_end(time) };
        let with = |moves, bonus| Period { moves, bonus, ..Period::to_the_end(HOUR) };
        let byo_yomi = |periods, time| Bonus::ByoYomi(Overtime { periods, time });
        let half_second = Ms::new(1500);
        let table = [
            (vec![], ControlError::Empty),
            (vec![period(None, HOUR), period(None, HOUR)], ControlError::AfterEnd("1h".into())),
            (vec![period(Some(0), HOUR)], ControlError::Moves("1h/0".into())),
            (vec![period(None, Ms::ZERO)], ControlError::PeriodTime("0".into())),
            (vec![period(None, half_second)], ControlError::PartOfSecond(half_second)),
            (vec![with(None, Bonus::Delay(half_second))], ControlError::PartOfSecond(half_second)),
            (vec![with(None, Bonus::Bronstein(HOUR + HOUR))], ControlError::Bonus("b7200s".into())),
            (vec![with(None, byo_yomi(100, Ms::from_secs(30)))], ControlError::Bonus("+100x30s".into())),
            (vec![with(Some(40), byo_yomi(3, Ms::from_secs(30)))], ControlError::BonusPlace("+3x30s".into())),
            (vec![period(Some(40), HOUR), with(None, Bonus::Hourglass)], ControlError::BonusPlace("hourglass".into())),
            (vec![period(Some(1), HOUR); 9], ControlError::TooManyPeriods(9)),
            (vec![Period { runs_on: true, ..Period::to_the_end(HOUR) }], ControlError::RunsOn("1h>".into())),
        ];
        for (periods, error) in table {
            assert_eq!(Control::new(periods), Err(error));
        }
    }

    #[test]
    fn a_last_period_with_moves_repeats() {
        let control: Control = "2h/50+1h/25".parse().expect("a control");
        let table = [(0, 50), (49, 50), (50, 75), (74, 75), (75, 100), (1000, 1025)];
        for (moves, control_move) in table {
            assert_eq!(control.control_move(moves), Some(control_move), "after {moves}");
        }
        assert_eq!(control.control_move(u32::MAX), Some(u32::MAX));
        assert_eq!([0, 49, 50, 74, 75, 100].map(|moves| control.period_number(moves)), [1, 1, 2, 2, 3, 4]);
        let times = [0, 49, 50, 75].map(|moves| control.period_after(moves).time);
        assert_eq!(times, [HOUR + HOUR, HOUR + HOUR, HOUR, HOUR]);
        assert_eq!((control.first_time(), control.main_time()), (HOUR + HOUR, Ms::from_mins(180)));
    }

    #[test]
    fn a_period_to_the_end_has_no_control_move() {
        let control: Control = "45/20+15".parse().expect("a control");
        assert_eq!([0, 19, 20, 500].map(|moves| control.control_move(moves)), [Some(20), Some(20), None, None]);
        assert_eq!(control.period_after(20).time, Ms::from_mins(15));
    }
}
