//! What solvers write in a contest, against the list of what was to be written (CH-50, CH-51.2, R-11.6.1).

use crate::contest::Points;

/// A line that gives points if it is written: its moves, each in one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub moves: Vec<String>,
    pub points: Points,
}

/// What is to be written for a task.
#[derive(Clone, Debug, Default)]
pub struct AnswerKey {
    /// The lines of the author's solution; those of several solutions begin differently.
    pub lines: Vec<Answer>,
    /// Side solutions, each a right answer of its own (CH-50).
    pub cooks: Vec<Answer>,
    /// Whether one wrong solution of several costs the whole task (the strict reading of CH-51.2); otherwise only its share.
    pub is_strict: bool,
    /// Whether of a task with one solution only one answer may be given, so that a wrong first move takes the points of the
    /// others (CH-50); otherwise it gives nothing, and takes nothing away.
    pub one_answer: bool,
    /// Whether side solutions give their points besides; otherwise in the place of the author's solution.
    pub adds_cooks: bool,
}

/// How an answer was scored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scored {
    pub points: Points,
    /// The lines of the key that were written, from 1.
    pub right: Vec<usize>,
    /// Those that were not, or not to their end.
    pub missing: Vec<usize>,
    /// The side solutions that were written, from 1.
    pub cooks: Vec<usize>,
    /// The written lines that are wrong, from 1.
    pub wrong: Vec<usize>,
    /// Whether a wrong first move took the points of the others: only one answer was to be given.
    pub is_void: bool,
}

impl AnswerKey {
    /// Scores the lines that were written. A line may go further than the key; one that stops before the end of a line of
    /// the key, or that could not be read and is empty, gives nothing for it.
    #[must_use]
    pub fn score(&self, written: &[Vec<String>]) -> Scored {
        let is_written = |answer: &Answer| written.iter().any(|line| begins(line, &answer.moves));
        let numbers = |answers: &[Answer], is: bool| -> Vec<usize> {
            (1..).zip(answers).filter(|(_, answer)| is_written(answer) == is).map(|(number, _)| number).collect()
        };
        let mut scored = Scored {
            right: numbers(&self.lines, true),
            missing: numbers(&self.lines, false),
            cooks: numbers(&self.cooks, true),
            ..Scored::default()
        };
        let answers = || self.lines.iter().chain(&self.cooks);
        let is_right = |line: &Vec<String>| {
            answers().any(|answer| begins(line, &answer.moves) || (!line.is_empty() && begins(&answer.moves, line)))
        };
        scored.wrong = (1..).zip(written).filter(|(_, line)| !is_right(line)).map(|(number, _)| number).collect();
        let is_known_first = |line: &&Vec<String>| {
            line.first().is_none_or(|first| answers().any(|answer| answer.moves.first() == Some(first)))
        };
        let has_wrong_first = !written.iter().filter(|line| !line.is_empty()).all(|line| is_known_first(&line));
        let is_incomplete = !scored.missing.is_empty() || !scored.wrong.is_empty();
        scored.is_void = if self.has_several_solutions() {
            self.is_strict && is_incomplete
        } else {
            self.one_answer && has_wrong_first
        };
        if !scored.is_void {
            let sum = |answers: &[Answer], numbers: &[usize]| {
                numbers.iter().filter_map(|number| answers.get(number - 1)).map(|answer| answer.points).sum::<Points>()
            };
            let own = sum(&self.lines, &scored.right);
            scored.points = if self.adds_cooks {
                [own, sum(&self.cooks, &scored.cooks)].into_iter().sum()
            } else {
                let cooks = scored.cooks.iter().filter_map(|number| self.cooks.get(number - 1));
                cooks.map(|cook| cook.points).fold(own, Points::max)
            };
        }
        scored
    }

    /// Whether the lines begin with different moves.
    fn has_several_solutions(&self) -> bool {
        self.lines.iter().any(|line| line.moves.first() != self.lines.first().and_then(|first| first.moves.first()))
    }
}

fn begins(line: &[String], with: &[String]) -> bool {
    !with.is_empty() && line.starts_with(with)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    fn key(lines: &[(&str, &str)], cooks: &[(&str, &str)]) -> AnswerKey {
        let read = |all: &[(&str, &str)]| {
            all.iter().map(|(moves, points)| Answer { moves: line(moves), points: points.parse().unwrap() }).collect()
        };
        AnswerKey { lines: read(lines), cooks: read(cooks), one_answer: true, ..AnswerKey::default() }
    }

    fn points(key: &AnswerKey, written: &[&str]) -> String {
        let written: Vec<_> = written.iter().map(|text| line(text)).collect();
        key.score(&written).points.to_string()
    }

    #[test]
    fn ch_51_2_a_full_solution_or_a_cook_gives_all_and_a_part_gives_a_part() {
        let key = key(&[("Qa1 Kb8 Qb2", "2.5"), ("Qa1 Kd8 Qd4", "2.5")], &[("Rh8 Kb7 Rg8", "5")]);
        assert_eq!(points(&key, &["Qa1 Kb8 Qb2", "Qa1 Kd8 Qd4 Ke8"]), "5");
        assert_eq!(points(&key, &["Qa1 Kb8 Qb2", "Qa1 Kd8"]), "2.5");
        assert_eq!(points(&key, &["Rh8 Kb7 Rg8"]), "5");
        assert_eq!(points(&key, &[]), "0");
        // One answer only is to be given.
        assert_eq!(points(&key, &["Qa1 Kb8 Qb2", "Rc1 Kd8"]), "0");
        let scored = key.score(&[line("Qa1 Kb8 Qb3")]);
        assert_eq!((scored.missing, scored.wrong, scored.is_void), (vec![1, 2], vec![1], false));
    }

    #[test]
    fn ch_51_2_a_wrong_variation_beside_a_right_one_counts_for_itself() {
        let key = key(&[("Qa1 Kb8 Qb2", "2.5"), ("Qa1 Kd8 Qd4", "2.5")], &[]);
        assert_eq!(points(&key, &["Qa1 Kb8 Qb2", "Qa1 Kd8 Qh8"]), "2.5");
    }

    #[test]
    fn ch_51_2_several_solutions_share_the_points_or_all_are_lost() {
        let mut key = key(&[("a b", "5/3"), ("c d", "5/3"), ("e f", "5/3")], &[]);
        assert_eq!(points(&key, &["a b", "c d", "e g"]), "3.33");
        assert_eq!(points(&key, &["a b", "c d", "e f"]), "5");
        key.is_strict = true;
        assert_eq!(points(&key, &["a b", "c d", "e g"]), "0");
        assert_eq!(points(&key, &["a b", "c d", "e f"]), "5");
    }

    #[test]
    fn r_11_6_1_side_solutions_give_more_points_in_draughts() {
        let mut key = key(&[("13-9 31-36 9-4", "6")], &[("42-38", "2")]);
        (key.adds_cooks, key.one_answer) = (true, false);
        assert_eq!(points(&key, &["13-9 31-36 9-4", "42-38"]), "8");
        assert_eq!(points(&key, &["42-38"]), "2");
    }

    #[test]
    fn r_11_6_1_a_wrong_line_beside_a_right_one_takes_nothing_in_draughts() {
        let mut key = key(&[("13-9 31-36 9-4", "5")], &[]);
        assert_eq!(points(&key, &["13-9 31-36 9-4", "42-37"]), "0");
        key.one_answer = false;
        assert_eq!(points(&key, &["13-9 31-36 9-4", "42-37"]), "5");
        assert_eq!(points(&key, &["42-37"]), "0");
        let scored = key.score(&[line("13-9 31-36 9-4"), line("42-37")]);
        assert_eq!((scored.right, scored.wrong, scored.is_void), (vec![1], vec![2], false));
    }

    #[test]
    fn a_line_that_could_not_be_read_is_wrong() {
        let key = key(&[("a", "5")], &[]);
        let scored = key.score(&[Vec::new(), line("a")]);
        assert_eq!((scored.points.to_string(), scored.wrong), ("5".to_owned(), vec![1]));
    }
}
