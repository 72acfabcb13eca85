//! The memory of one exercise, by FSRS-6 with its published values: how long it lasts, and how hard it is.

use chrono::{Days, NaiveDate};

use crate::Grade;

/// The published default values of FSRS-6.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The chance that an exercise is still known on the day when it is due.
const WANTED: f64 = 0.9;

/// The longest time until an exercise comes again, in days.
const LONGEST: f64 = 365.0;

/// What is left of an exercise in the memory of a pupil.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// The number of days after which it is still known with the wanted chance.
    pub stability: f64,
    /// How hard it is, 1 to 10.
    pub difficulty: f64,
    /// The day of the last answer that was graded.
    pub last: NaiveDate,
}

impl Memory {
    /// The memory after an answer on a day; `before` is that before it. A second answer on one day changes nothing: within a day
    /// nothing is graded.
    #[must_use]
    pub fn after(before: Option<Memory>, grade: Grade, day: NaiveDate) -> Memory {
        let Some(before) = before else {
            let stability = match grade {
                Grade::Again => W[0],
                Grade::Hard => W[1],
                Grade::Good => W[2],
                Grade::Easy => W[3],
            };
            return Memory { stability, difficulty: first_difficulty(grade).clamp(1.0, 10.0), last: day };
        };
        let days = (day - before.last).num_days();
        if days <= 0 {
            return before;
        }
        let known = before.known_after(days as f64);
        let stability = match grade {
            Grade::Again => before.forgotten(known),
            grade => before.recalled(known, grade),
        };
        Memory { stability: stability.clamp(0.001, 36_500.0), difficulty: before.harder(grade), last: day }
    }

    /// The chance that it is known on a day, 0 to 1.
    #[must_use]
    pub fn chance(&self, day: NaiveDate) -> f64 {
        self.known_after((day - self.last).num_days().max(0) as f64)
    }

    /// The day on which it comes again.
    #[must_use]
    pub fn due(&self) -> NaiveDate {
        let factor = factor();
        let days = self.stability / factor * (WANTED.powf(-1.0 / W[20]) - 1.0);
        let days = days.round().clamp(1.0, LONGEST);
        // At most a year.
        self.last.checked_add_days(Days::new(days as u64)).unwrap_or(self.last)
    }

    fn known_after(&self, days: f64) -> f64 {
        (1.0 + factor() * days / self.stability).powf(-W[20])
    }

    fn recalled(&self, known: f64, grade: Grade) -> f64 {
        let bonus = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let ease = 11.0 - self.difficulty;
        let growth = W[8].exp() * ease * self.stability.powf(-W[9]) * ((W[10] * (1.0 - known)).exp() - 1.0) * bonus;
        self.stability * (1.0 + growth)
    }

    fn forgotten(&self, known: f64) -> f64 {
        let left = W[11] * self.difficulty.powf(-W[12]) * ((self.stability + 1.0).powf(W[13]) - 1.0);
        let left = left * (W[14] * (1.0 - known)).exp();
        left.min(self.stability / (W[17] * W[18]).exp())
    }

    fn harder(&self, grade: Grade) -> f64 {
        let change = -W[6] * (grade.number() - 3.0);
        let moved = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        (W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * moved).clamp(1.0, 10.0)
    }
}

fn factor() -> f64 {
    WANTED.powf(-1.0 / W[20]) - 1.0
}

fn first_difficulty(grade: Grade) -> f64 {
    W[4] - (W[5] * (grade.number() - 1.0)).exp() + 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The days between the answers of a pupil who always answers on the day when it is due.
    fn spans(grades: &[Grade]) -> Vec<i64> {
        let mut day = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap();
        let mut memory = None;
        let mut spans = Vec::new();
        for grade in grades {
            let now = Memory::after(memory, *grade, day);
            spans.push((now.due() - day).num_days());
            day = now.due();
            memory = Some(now);
        }
        spans
    }

    #[test]
    fn the_days_are_those_of_an_independent_implementation() {
        use Grade::{Again, Good};
        assert_eq!(spans(&[Good, Good, Good, Good]), [2, 11, 46, 163]);
        assert_eq!(spans(&[Again, Good, Good, Good]), [1, 2, 6, 17]);
    }

    #[test]
    fn a_second_answer_on_one_day_changes_nothing() {
        let day = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap();
        let once = Memory::after(None, Grade::Again, day);
        assert_eq!(Memory::after(Some(once), Grade::Easy, day), once);
        assert!(once.chance(day) > once.chance(once.due()));
    }
}
