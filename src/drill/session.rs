use chrono::{DateTime, Local, NaiveDate, TimeDelta};

use crate::Progress;

/// The hour at which a day of exercises ends.
const DAY_ENDS: i64 = 4;

/// The day of exercises at a moment: what is answered at two in the night belongs to the evening before.
#[must_use]
pub fn day_of(wall: DateTime<Local>) -> NaiveDate {
    (wall.naive_local() - TimeDelta::hours(DAY_ENDS)).date()
}

/// What is asked in one sitting, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The places of the exercises in the list of all of them.
    pub asked: Vec<usize>,
    /// How many of them come again; the others are new.
    pub again: usize,
}

impl Session {
    /// Of these exercises those that are due on a day, the ones that are known least first, then at most so many new ones.
    #[must_use]
    pub fn of(tasks: &[String], progress: &Progress, day: NaiveDate, most_new: usize) -> Session {
        let memories = progress.memories();
        let mut due: Vec<(f64, usize)> = Vec::new();
        let mut new = Vec::new();
        for (place, task) in tasks.iter().enumerate() {
            match memories.get(task.as_str()) {
                Some(memory) if memory.due() <= day => due.push((memory.chance(day), place)),
                Some(_) => {}
                None => new.push(place),
            }
        }
        due.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let again = due.len();
        let asked = due.into_iter().map(|(_, place)| place).chain(new.into_iter().take(most_new)).collect();
        Session { asked, again }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Answer;
    use chrono::TimeZone;

    #[test]
    fn what_is_due_comes_before_what_is_new() {
        let day = |number| NaiveDate::from_ymd_opt(2026, 11, number).unwrap();
        let tasks: Vec<String> = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let answer = |task: &str, number, shown| Answer {
            task: task.to_owned(),
            day: day(number),
            tries: vec!["c3-d4".to_owned()],
            hints: 0,
            took: 1,
            shown,
        };
        let mut progress = Progress::default();
        progress.add(answer("c", 1, true));
        progress.add(answer("b", 1, false));
        let session = |number, new| Session::of(&tasks, &progress, day(number), new);
        assert_eq!(session(1, 5), Session { asked: vec![0, 3], again: 0 });
        assert_eq!(session(2, 1), Session { asked: vec![2, 0], again: 1 });
        assert_eq!(session(3, 0), Session { asked: vec![2, 1], again: 2 });
    }

    #[test]
    fn a_day_ends_at_four_in_the_morning() {
        let at = |day, hour| Local.with_ymd_and_hms(2026, 11, day, hour, 59, 0).single().unwrap();
        assert_eq!(day_of(at(30, 3)), day_of(at(29, 20)));
        assert_ne!(day_of(at(30, 4)), day_of(at(29, 20)));
    }
}
