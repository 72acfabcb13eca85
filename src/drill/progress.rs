use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{Grade, Memory};

/// So many times are taken for the usual one.
const USUAL_OF: usize = 20;

/// The longest line of a file of progress, in bytes.
const LONGEST_LINE: usize = 64 * 1024;

/// One answer to an exercise: facts alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The exercise, by a sum of its position and its solution.
    pub task: String,
    /// The day on which it was asked; days end at four in the morning.
    #[serde(with = "days")]
    pub day: NaiveDate,
    /// The first moves that were tried, in order; the last one was right, unless the solution was shown.
    pub tries: Vec<String>,
    /// How many hints were given.
    pub hints: u8,
    /// How long it took, in milliseconds.
    pub took: u64,
    /// Whether the solution was shown, or the exercise put off twice.
    pub shown: bool,
}

/// A line that is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is no answer: {why}")]
pub struct BadLine {
    /// From 1.
    pub line: usize,
    pub why: String,
}

/// What a pupil has answered, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    answers: Vec<Answer>,
}

impl Progress {
    /// Reads a file of progress, one answer a line. What is no answer is passed over and named.
    #[must_use]
    pub fn read(text: &str) -> (Progress, Vec<BadLine>) {
        let mut progress = Progress::default();
        let mut bad = Vec::new();
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
            let read = match text.len() {
                0..=LONGEST_LINE => ron::from_str(text).map_err(|error| error.to_string()),
                length => Err(format!("{length} bytes")),
            };
            match read {
                Ok(answer) => progress.add(answer),
                Err(why) => bad.push(BadLine { line, why }),
            }
        }
        (progress, bad)
    }

    /// Adds an answer.
    pub fn add(&mut self, answer: Answer) {
        self.answers.push(answer);
    }

    /// Every answer, in order.
    #[must_use]
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The grade of the answer that comes next.
    #[must_use]
    pub fn grade(&self, answer: &Answer) -> Grade {
        Grade::of(answer, usual(&self.answers))
    }

    /// What is left of an exercise in memory; `None` if it was never asked.
    #[must_use]
    pub fn memory(&self, task: &str) -> Option<Memory> {
        self.memories().remove(task)
    }

    /// The day on which an exercise comes again; `None` if it was never asked.
    #[must_use]
    pub fn due(&self, task: &str) -> Option<NaiveDate> {
        self.memory(task).map(|memory| memory.due())
    }

    /// What is left of every exercise that was asked.
    #[must_use]
    pub fn memories(&self) -> BTreeMap<&str, Memory> {
        let mut memories = BTreeMap::new();
        for (index, answer) in self.answers.iter().enumerate() {
            let before = memories.get(answer.task.as_str()).copied();
            let grade = Grade::of(answer, usual(self.answers.get(..index).unwrap_or_default()));
            memories.insert(answer.task.as_str(), Memory::after(before, grade, answer.day));
        }
        memories
    }
}

impl Answer {
    /// The line of a file of progress, with its end.
    ///
    /// # Errors
    /// What the form cannot hold.
    pub fn line(&self) -> Result<String, ron::Error> {
        Ok(format!("{}\n", ron::to_string(self)?))
    }
}

/// The median of the times of the last answers that were right at once; `None` before there are any.
fn usual(answers: &[Answer]) -> Option<u64> {
    let at_once = |answer: &&Answer| !answer.shown && answer.tries.len() == 1 && answer.hints == 0;
    let mut times: Vec<u64> = answers.iter().rev().filter(at_once).take(USUAL_OF).map(|answer| answer.took).collect();
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

/// Days as they are written: `2026-11-29`.
mod days {
    use chrono::NaiveDate;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(day: &NaiveDate, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&day.format("%Y-%m-%d"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<NaiveDate, D::Error> {
        let text = String::deserialize(from)?;
        NaiveDate::parse_from_str(&text, "%Y-%m-%d").map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
    }

    fn answer(task: &str, number: u32) -> Answer {
        let tries = vec!["c3-d4".to_owned()];
        Answer { task: task.to_owned(), day: day(number), tries, hints: 0, took: 10_000, shown: false }
    }

    #[test]
    fn what_was_written_is_read_and_what_is_damaged_is_named() {
        let lines = answer("a", 1).line().unwrap() + "(task:\"b\"\n" + &answer("b", 2).line().unwrap();
        let (progress, bad) = Progress::read(&lines);
        assert_eq!(progress.answers(), [answer("a", 1), answer("b", 2)]);
        assert_eq!(bad.iter().map(|bad| bad.line).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn grades_are_of_facts() {
        let progress = Progress { answers: vec![answer("a", 1); 3] };
        let tried = |count: usize| vec!["c3-d4".to_owned(); count];
        let cases = [
            (answer("b", 2), Grade::Good),
            (Answer { took: 4_999, ..answer("b", 2) }, Grade::Easy),
            (Answer { hints: 1, took: 100, ..answer("b", 2) }, Grade::Hard),
            (Answer { tries: tried(2), ..answer("b", 2) }, Grade::Hard),
            (Answer { tries: tried(3), ..answer("b", 2) }, Grade::Again),
            (Answer { shown: true, ..answer("b", 2) }, Grade::Again),
        ];
        for (answer, grade) in cases {
            assert_eq!(progress.grade(&answer), grade, "{answer:?}");
        }
    }

    #[test]
    fn a_due_day_is_the_fold_of_the_answers() {
        let mut progress = Progress::default();
        progress.add(answer("a", 1));
        assert_eq!(progress.due("a"), Some(day(3)));
        progress.add(answer("a", 3));
        assert_eq!(progress.due("a"), Some(day(14)));
        assert_eq!(progress.due("b"), None);
    }

    proptest! {
        #[test]
        fn no_text_is_a_panic(text in ".{0,300}") {
            drop(Progress::read(&text));
        }
    }
}
