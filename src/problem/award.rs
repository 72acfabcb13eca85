//! The award of a composing contest: marks, exclusions and places (R-11.5, R-11.7, CH-48.3, CH-49.2, CH-49.3).

use std::cmp::Reverse;
use std::fmt;

use num_rational::Ratio;

use crate::contest::Points;

/// The greatest mark.
pub const BEST_MARK: u32 = 10;

/// A work of a section.
#[derive(Clone, Debug, Default)]
pub struct Work {
    /// The number or code under which it takes part.
    pub number: String,
    /// The author, or the authors of a work of several.
    pub authors: Vec<String>,
    /// The marks of the referees.
    pub marks: Vec<Points>,
    /// The points by which a referee's mark is lowered by a rule, such as 2 for white pieces en prise (R-11.2.8.3).
    pub lowered: Points,
    /// The mark that the chief arbiter put in the place of the referees'.
    pub revised: Option<Points>,
    /// Whether it was excluded: it is defective, or anticipated (CH-46.5).
    pub is_excluded: bool,
    /// Whether it is a slight revision of the work of somebody else, which may not compete (CH-48.3).
    pub is_slight_revision: bool,
}

/// How the works of a section are marked and the authors placed.
#[derive(Clone, Debug)]
pub struct Section {
    /// The referees; none of them has a work in it.
    pub referees: Vec<String>,
    /// The chief arbiter, who has no work anywhere.
    pub chief: Option<String>,
    /// The step of marks: a mark is a multiple of it.
    pub step: Points,
    /// Whether the highest and the lowest mark are left out, if there are five or more.
    pub drops_extremes: bool,
    /// How many works of an author count (CH-49.3).
    pub best: usize,
}

/// A mark as it counts, a mean of the referees' marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct MeanMark(Ratio<u64>);

/// A work with its mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    pub number: String,
    pub authors: Vec<String>,
    pub mark: MeanMark,
    /// Equal for works with equal marks; `None` if the work takes no part.
    pub place: Option<usize>,
}

/// An author with the sum of the best marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthorStanding {
    pub name: String,
    /// Equal for authors with equal sums and equal marks of each work.
    pub place: usize,
    pub sum: MeanMark,
    /// The marks that count, the best first.
    pub marks: Vec<MeanMark>,
}

/// Why there is no award.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAward {
    #[error("work {0} has the number of another work")]
    SameNumber(String),
    #[error("work {0} has no author")]
    NoAuthor(String),
    #[error("work {number}: {found} marks of {needed} referees")]
    Marks { number: String, found: usize, needed: usize },
    #[error("work {number}: the mark {mark} is not one of 0 to {most} in steps of {step}", most = BEST_MARK)]
    Mark { number: String, mark: String, step: String },
    #[error("{0} is a referee of this section and has a work in it")]
    Referee(String),
    #[error("{0} is the chief arbiter and has a work in the contest")]
    Chief(String),
    #[error("the result of a pair is 1, 0 or 0.5, not {0}")]
    PairResult(String),
    #[error("the number of counted works is at least 1")]
    NoBest,
}

impl MeanMark {
    fn of(points: Points) -> MeanMark {
        MeanMark(Ratio::new(u64::from(points.sixtieths()), u64::from(Points::PARTS)))
    }
}

/// With two decimals, if it is not whole.
impl fmt::Display for MeanMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100).round().to_integer();
        match (hundredths / 100, hundredths % 100) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, rest) if rest % 10 == 0 => write!(f, "{whole}.{}", rest / 10),
            (whole, rest) => write!(f, "{whole}.{rest:02}"),
        }
    }
}

/// The works by their marks, the best first; those that take no part at the end.
///
/// # Errors
/// [`NoAward`] if a mark or an entry is not allowed.
pub fn marked(section: &Section, works: &[Work]) -> Result<Vec<Marked>, NoAward> {
    check(section, works)?;
    let mut all: Vec<Marked> = Vec::new();
    for work in works {
        let mark = mark(section, work)?;
        let takes_part = !work.is_excluded && !work.is_slight_revision;
        let place = takes_part.then_some(0);
        all.push(Marked { number: work.number.clone(), authors: work.authors.clone(), mark, place });
    }
    all.sort_by_key(|marked| (marked.place.is_none(), Reverse(marked.mark)));
    let mut last: Option<(MeanMark, usize)> = None;
    for (at, marked) in (1..).zip(&mut all) {
        if marked.place.is_some() {
            let place = last.filter(|(mark, _)| *mark == marked.mark).map_or(at, |(_, place)| place);
            (marked.place, last) = (Some(place), Some((marked.mark, place)));
        }
    }
    Ok(all)
}

/// The places of the authors by the sum of their best works; of equal sums that of the better single works, compared work by
/// work, is ahead; otherwise the place is shared (CH-49.3).
///
/// # Errors
/// As [`marked`], and [`NoAward::NoBest`].
pub fn authors(section: &Section, works: &[Work]) -> Result<Vec<AuthorStanding>, NoAward> {
    if section.best == 0 {
        return Err(NoAward::NoBest);
    }
    let marked = marked(section, works)?;
    let mut all: Vec<AuthorStanding> = Vec::new();
    // The best works come first, so that each author gets those that count.
    for work in marked.iter().filter(|work| work.place.is_some()) {
        for name in &work.authors {
            let standing = match all.iter_mut().find(|standing| standing.name == *name) {
                Some(standing) => standing,
                None => {
                    let (sum, marks) = (MeanMark::default(), Vec::new());
                    all.push(AuthorStanding { name: name.clone(), place: 0, sum, marks });
                    let Some(new) = all.last_mut() else { continue };
                    new
                }
            };
            if standing.marks.len() < section.best {
                standing.marks.push(work.mark);
                standing.sum.0 += work.mark.0;
            }
        }
    }
    all.sort_by(|one, other| (other.sum, &other.marks).cmp(&(one.sum, &one.marks)));
    placed(&mut all, |one, other| one.sum == other.sum && one.marks == other.marks);
    Ok(all)
}

/// The places of a tournament of pairs: 1, ½ or 0 points for each pair (CH-49.2). `pairs` has two authors and the points of
/// the first.
///
/// # Errors
/// [`NoAward::PairResult`] for other points.
pub fn paired(pairs: &[(String, String, Points)]) -> Result<Vec<AuthorStanding>, NoAward> {
    let whole = Points::whole(1);
    let mut all: Vec<AuthorStanding> = Vec::new();
    for (one, other, points) in pairs {
        let is_half = points.sixtieths() * 2 == whole.sixtieths();
        if !is_half && *points != whole && *points != Points::default() {
            return Err(NoAward::PairResult(points.to_string()));
        }
        let rest = MeanMark(MeanMark::of(whole).0 - MeanMark::of(*points).0);
        for (name, mark) in [(one, MeanMark::of(*points)), (other, rest)] {
            match all.iter_mut().find(|standing| standing.name == *name) {
                Some(standing) => {
                    standing.sum.0 += mark.0;
                    standing.marks.push(mark);
                }
                None => all.push(AuthorStanding { name: name.clone(), place: 0, sum: mark, marks: vec![mark] }),
            }
        }
    }
    all.sort_by_key(|standing| Reverse(standing.sum));
    placed(&mut all, |one, other| one.sum == other.sum);
    Ok(all)
}

/// Numbers the places in order; equal ones share theirs.
fn placed(all: &mut [AuthorStanding], is_equal: fn(&AuthorStanding, &AuthorStanding) -> bool) {
    for at in 0..all.len() {
        let (before, rest) = all.split_at_mut(at);
        let Some(standing) = rest.first_mut() else { continue };
        standing.place = match before.last() {
            Some(last) if is_equal(last, standing) => last.place,
            _ => at + 1,
        };
    }
}

fn check(section: &Section, works: &[Work]) -> Result<(), NoAward> {
    for (at, work) in works.iter().enumerate() {
        if works.iter().take(at).any(|other| other.number == work.number) {
            return Err(NoAward::SameNumber(work.number.clone()));
        }
        let Some(_) = work.authors.first() else { return Err(NoAward::NoAuthor(work.number.clone())) };
        if let Some(name) = work.authors.iter().find(|name| section.referees.contains(name)) {
            return Err(NoAward::Referee(name.clone()));
        }
        if let Some(name) = work.authors.iter().find(|name| section.chief.as_ref() == Some(name)) {
            return Err(NoAward::Chief(name.clone()));
        }
    }
    Ok(())
}

/// The mark of a work: the chief's, otherwise the mean of the referees', lowered by what the rules want, not below 0.
fn mark(section: &Section, work: &Work) -> Result<MeanMark, NoAward> {
    let (number, needed) = (&work.number, section.referees.len().max(1));
    let step = section.step.sixtieths().max(1);
    let most = Points::whole(BEST_MARK);
    for mark in work.marks.iter().chain(&work.revised) {
        if *mark > most || mark.sixtieths() % step != 0 {
            let (mark, step) = (mark.to_string(), section.step.to_string());
            return Err(NoAward::Mark { number: number.clone(), mark, step });
        }
    }
    if let Some(revised) = work.revised {
        return Ok(MeanMark::of(revised));
    }
    // A work that takes no part needs no mark.
    if work.marks.is_empty() && (work.is_excluded || work.is_slight_revision) {
        return Ok(MeanMark::default());
    }
    if work.marks.len() != needed {
        return Err(NoAward::Marks { number: number.clone(), found: work.marks.len(), needed });
    }
    let mut marks: Vec<u64> = work.marks.iter().map(|mark| u64::from(mark.sixtieths())).collect();
    marks.sort_unstable();
    let counted = match marks.as_slice() {
        [_, inner @ .., _] if section.drops_extremes && marks.len() >= 5 => inner,
        all => all,
    };
    let mean = Ratio::new(counted.iter().sum::<u64>(), counted.len().max(1) as u64 * u64::from(Points::PARTS));
    let lowered = MeanMark::of(work.lowered).0;
    Ok(MeanMark(if mean > lowered { mean - lowered } else { Ratio::default() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> Points {
        text.parse().unwrap()
    }

    fn section(referees: usize) -> Section {
        let referees = (0..referees).map(|at| format!("referee {at}")).collect();
        Section { referees, chief: Some("chief".into()), step: points("0.5"), drops_extremes: false, best: 3 }
    }

    fn works(author: &str, marks: &[&str]) -> Vec<Work> {
        let work = |(at, mark): (usize, &&str)| Work {
            number: format!("{author}{at}"),
            authors: vec![author.to_owned()],
            marks: vec![points(mark)],
            ..Work::default()
        };
        marks.iter().enumerate().map(work).collect()
    }

    fn places(works: &[Work]) -> Vec<(String, usize, String)> {
        let standings = authors(&section(1), works).unwrap();
        standings.into_iter().map(|it| (it.name, it.place, it.sum.to_string())).collect()
    }

    #[test]
    fn ch_49_3_equal_sums_are_decided_work_by_work_or_shared() {
        let place = |name: &str, place, sum: &str| (name.to_owned(), place, sum.to_owned());
        let all = [works("B", &["8.5", "8.5", "6"]), works("A", &["9", "8", "6"])].concat();
        assert_eq!(places(&all), [place("A", 1, "23"), place("B", 2, "23")]);
        let all = [works("A", &["9", "8", "6"]), works("B", &["6", "9", "8"])].concat();
        assert_eq!(places(&all), [place("A", 1, "23"), place("B", 1, "23")]);
    }

    #[test]
    fn ch_49_3_a_defective_work_is_replaced_by_the_next_best() {
        let mut all = works("A", &["9", "8", "6", "5"]);
        assert_eq!(places(&all)[0].2, "23");
        all[0].is_excluded = true;
        assert_eq!(places(&all)[0].2, "19");
        assert_eq!(marked(&section(1), &all).unwrap().last().unwrap().place, None);
    }

    #[test]
    fn r_11_7_marks_are_means_in_steps_and_the_chief_may_revise() {
        let mut work = Work { marks: ["9", "7", "6", "6", "5"].map(points).to_vec(), ..works("A", &["0"]).remove(0) };
        let mark =
            |section: &Section, work: &Work| marked(section, std::slice::from_ref(work)).unwrap()[0].mark.to_string();
        let mut five = section(5);
        assert_eq!(mark(&five, &work), "6.6");
        five.drops_extremes = true;
        assert_eq!(mark(&five, &work), "6.33");
        // R-11.2.8.3: white pieces en prise that no quiet position explains cost about two points.
        work.lowered = points("2");
        assert_eq!(mark(&five, &work), "4.33");
        work.revised = Some(points("7.5"));
        assert_eq!(mark(&five, &work), "7.5");
        let refused = |marks: &[&str]| {
            let work = Work { marks: marks.iter().map(|mark| points(mark)).collect(), ..works("A", &["0"]).remove(0) };
            marked(&section(1), &[work]).unwrap_err()
        };
        assert!(matches!(refused(&["7.3"]), NoAward::Mark { .. }));
        assert!(matches!(refused(&["10.5"]), NoAward::Mark { .. }));
        assert!(matches!(refused(&["7", "8"]), NoAward::Marks { found: 2, needed: 1, .. }));
    }

    #[test]
    fn r_11_7_no_referee_and_no_chief_takes_part() {
        let refused = |author: &str| marked(&section(1), &works(author, &["5"])).unwrap_err();
        assert_eq!(refused("referee 0"), NoAward::Referee("referee 0".into()));
        assert_eq!(refused("chief"), NoAward::Chief("chief".into()));
    }

    #[test]
    fn ch_48_3_a_slight_revision_takes_no_part() {
        let mut all = works("A", &["9", "8"]);
        all[0].is_slight_revision = true;
        assert_eq!(places(&all)[0].2, "8");
    }

    #[test]
    fn ch_49_2_pairs_give_one_half_and_nothing() {
        let pair = |one: &str, other: &str, result: &str| (one.to_owned(), other.to_owned(), points(result));
        let all = paired(&[pair("A", "B", "1"), pair("B", "C", "0.5"), pair("C", "A", "0")]).unwrap();
        let sums: Vec<_> = all.iter().map(|it| (it.name.as_str(), it.place, it.sum.to_string())).collect();
        assert_eq!(sums, [("A", 1, "2".into()), ("B", 2, "0.5".into()), ("C", 2, "0.5".into())]);
        assert!(paired(&[pair("A", "B", "0.3")]).is_err());
    }
}
