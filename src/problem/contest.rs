//! Solving contests: points, time and places (CH-50, CH-51.2).

use std::fmt;
use std::iter::Sum;
use std::str::FromStr;

/// Points for solutions. Several solutions of one task share its points evenly, so that thirds and sixths occur exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points {
    sixtieths: u32,
}

/// What is no number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a number of points from 0 to {most}, such as 5, 2.5 or 5/3", most = Points::MOST)]
pub struct NoPoints(String);

impl Points {
    /// The most points for one task.
    pub const MOST: u32 = 1000;

    /// The parts of a point.
    pub(crate) const PARTS: u32 = 60;

    /// So many whole points, up to [`Points::MOST`].
    pub(crate) fn whole(points: u32) -> Points {
        Points { sixtieths: points.min(Points::MOST) * Points::PARTS }
    }

    pub(crate) const fn sixtieths(self) -> u32 {
        self.sixtieths
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        let sixtieths = all.fold(0u32, |sum, points| sum.saturating_add(points.sixtieths));
        Points { sixtieths }
    }
}

impl FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Points, NoPoints> {
        let read = || {
            if let Some((above, below)) = text.split_once('/') {
                let (above, below): (u32, u32) = (above.parse().ok()?, below.parse().ok()?);
                let parts = above.checked_mul(Points::PARTS)?;
                return (below > 0 && parts % below == 0).then(|| parts / below);
            }
            let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
            let tenths: u32 = tenths.parse().ok().filter(|_| tenths.len() == 1)?;
            whole.parse::<u32>().ok()?.checked_mul(Points::PARTS)?.checked_add(tenths * Points::PARTS / 10)
        };
        let sixtieths = read().filter(|sixtieths| *sixtieths <= Points::MOST * Points::PARTS);
        sixtieths.map(|sixtieths| Points { sixtieths }).ok_or_else(|| NoPoints(text.to_owned()))
    }
}

/// With two decimals, if it is not whole.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.sixtieths / Points::PARTS, self.sixtieths % Points::PARTS);
        let hundredths = (rest * 100 + Points::PARTS / 2) / Points::PARTS;
        match (hundredths / 10, hundredths % 10) {
            (0, 0) => write!(f, "{whole}"),
            (tenths, 0) => write!(f, "{whole}.{tenths}"),
            _ => write!(f, "{whole}.{hundredths:02}"),
        }
    }
}

/// A round of a contest.
#[derive(Clone, Debug)]
pub struct Round {
    /// The time for its tasks.
    pub minutes: u32,
    /// The most points for each task.
    pub tasks: Vec<Points>,
    /// The tasks, from 1, that turned out to have no solution.
    pub unsolvable: Vec<usize>,
}

/// What a solver handed in for a round.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The time that it took.
    pub minutes: u32,
    /// The points for each task.
    pub points: Vec<Points>,
}

/// The place of a solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub name: String,
    /// Equal for solvers with equal points and time.
    pub place: usize,
    pub points: Points,
    pub minutes: u32,
    /// The points and minutes of each round, as they count.
    pub rounds: Vec<(Points, u32)>,
}

/// Why a contest cannot be scored. Numbers are from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotScored {
    #[error("{name}: {found} rounds instead of {needed}")]
    Rounds { name: String, found: usize, needed: usize },
    #[error("{name}, round {round}: points for {found} tasks instead of {needed}")]
    Tasks { name: String, round: usize, found: usize, needed: usize },
    #[error("{name}, round {round}, task {task}: more points than the task has")]
    TooMany { name: String, round: usize, task: usize },
    #[error("{name}, round {round}: more minutes than the round has")]
    TooLong { name: String, round: usize },
}

/// The places by points, then by less time. Who has no points in a round is charged its whole time; for a task without a
/// solution nobody has points, and everybody is charged the whole time of its round (CH-51.2).
///
/// # Errors
/// [`NotScored`] if a sheet does not fit its round.
pub fn standings(rounds: &[Round], solvers: &[(String, Vec<Sheet>)]) -> Result<Vec<Standing>, NotScored> {
    let mut standings = Vec::new();
    for (name, sheets) in solvers {
        if sheets.len() != rounds.len() {
            return Err(NotScored::Rounds { name: name.clone(), found: sheets.len(), needed: rounds.len() });
        }
        let mut standing =
            Standing { name: name.clone(), place: 0, points: Points::default(), minutes: 0, rounds: Vec::new() };
        for (number, (round, sheet)) in (1..).zip(rounds.iter().zip(sheets)) {
            let points = scored(name, number, round, sheet)?;
            let is_whole = points.sixtieths == 0 || !round.unsolvable.is_empty();
            let minutes = if is_whole { round.minutes } else { sheet.minutes };
            standing.points = [standing.points, points].into_iter().sum();
            standing.rounds.push((points, minutes));
            standing.minutes = standing.minutes.saturating_add(minutes);
        }
        standings.push(standing);
    }
    standings.sort_by_key(|standing| (std::cmp::Reverse(standing.points), standing.minutes));
    let mut last: Option<(Points, u32, usize)> = None;
    for (place, standing) in (1..).zip(&mut standings) {
        standing.place = match last {
            Some((points, minutes, place)) if (points, minutes) == (standing.points, standing.minutes) => place,
            _ => place,
        };
        last = Some((standing.points, standing.minutes, standing.place));
    }
    Ok(standings)
}

/// The points of a sheet.
fn scored(name: &str, number: usize, round: &Round, sheet: &Sheet) -> Result<Points, NotScored> {
    let name = || name.to_owned();
    let (found, needed) = (sheet.points.len(), round.tasks.len());
    if found != needed {
        return Err(NotScored::Tasks { name: name(), round: number, found, needed });
    }
    if sheet.minutes > round.minutes {
        return Err(NotScored::TooLong { name: name(), round: number });
    }
    let mut sum = Points::default();
    for (task, (points, most)) in (1..).zip(sheet.points.iter().zip(&round.tasks)) {
        if points > most {
            return Err(NotScored::TooMany { name: name(), round: number, task });
        }
        if !round.unsolvable.contains(&task) {
            sum = [sum, *points].into_iter().sum();
        }
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> Points {
        text.parse().unwrap()
    }

    fn round(unsolvable: &[usize]) -> Round {
        Round { minutes: 60, tasks: vec![points("5"); 3], unsolvable: unsolvable.to_vec() }
    }

    fn solver(name: &str, minutes: u32, marks: [&str; 3]) -> (String, Vec<Sheet>) {
        (name.to_owned(), vec![Sheet { minutes, points: marks.map(points).to_vec() }])
    }

    fn places(unsolvable: &[usize]) -> Vec<(String, usize, String, u32)> {
        let solvers =
            [solver("Z", 10, ["0", "0", "0"]), solver("Y", 51, ["5", "2.5", "0"]), solver("X", 48, ["5", "2.5", "0"])];
        let standings = standings(&[round(unsolvable)], &solvers).unwrap();
        standings.into_iter().map(|it| (it.name, it.place, it.points.to_string(), it.minutes)).collect()
    }

    #[test]
    fn ch_51_2_less_time_decides_and_no_points_cost_the_whole_round() {
        let expected = [("X", 1, "7.5", 48), ("Y", 2, "7.5", 51), ("Z", 3, "0", 60)];
        assert_eq!(places(&[]), expected.map(|(name, place, points, time)| (name.into(), place, points.into(), time)));
    }

    #[test]
    fn ch_51_2_a_task_without_a_solution_gives_nobody_points_and_everybody_the_whole_time() {
        let expected = [("Y", 1, "5", 60), ("X", 1, "5", 60), ("Z", 3, "0", 60)];
        assert_eq!(places(&[2]), expected.map(|(name, place, points, time)| (name.into(), place, points.into(), time)));
    }

    #[test]
    fn points_are_exact_and_bounded() {
        for (text, written) in [("5/3", "1.67"), ("2.5", "2.5"), ("5/4", "1.25"), ("5", "5"), ("1/60", "0.02")] {
            assert_eq!(points(text).to_string(), written);
        }
        for text in ["", "-1", "5/7", "5/0", "1001", "2.55", "99999999999", "71582789/1"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn sheets_that_do_not_fit_are_refused() {
        let refused = |solver| standings(&[round(&[])], &[solver]).unwrap_err();
        assert!(matches!(refused(solver("X", 61, ["0", "0", "0"])), NotScored::TooLong { round: 1, .. }));
        assert!(matches!(refused(solver("X", 6, ["0", "5.5", "0"])), NotScored::TooMany { task: 2, .. }));
        assert!(matches!(refused(("X".into(), Vec::new())), NotScored::Rounds { found: 0, needed: 1, .. }));
    }
}
