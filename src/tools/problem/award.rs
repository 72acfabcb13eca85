//! The award of a composing contest, as a judge reports it (R-11.5, R-11.7, CH-49, CH-51.1).

use std::fs;
use std::io::Write;

use golos_cli::AwardArgs;
use golos_problem::{AuthorStanding, BEST_MARK, Marked, NoAward, Points, Section, Work, authors, marked, paired};
use golos_wording::{Sentence, Slot, io_reason, message};
use serde::Deserialize;
use serde_json::{Value, json};

use super::contest::not_points;
use super::files::from_ron;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// An award as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Award {
    #[serde(default)]
    name: String,
    #[serde(default)]
    section: String,
    #[serde(default)]
    chief: Option<String>,
    /// The referees of the section.
    #[serde(default)]
    referees: Vec<String>,
    /// The step of marks.
    #[serde(default = "half")]
    step: String,
    /// Whether the highest and the lowest mark are left out, if there are five or more.
    #[serde(default)]
    drop_extremes: bool,
    /// How many works of an author count.
    #[serde(default = "one")]
    best: usize,
    /// Whether authors are not named: the award is not final.
    #[serde(default)]
    closed: bool,
    #[serde(default)]
    works: Vec<WorkWritten>,
    /// Pairs of a tournament of pairs: two authors, the points of the first.
    #[serde(default)]
    pairs: Vec<(String, String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkWritten {
    /// The number or code.
    number: String,
    authors: Vec<String>,
    #[serde(default)]
    marks: Vec<String>,
    #[serde(default)]
    reasons: String,
    /// Points by which a rule lowers the mark: how many, the article, why.
    #[serde(default)]
    lowered: Option<(String, String, String)>,
    /// The mark of the chief arbiter and the reason.
    #[serde(default)]
    revised: Option<(String, String)>,
    /// The article and the reason for which it was excluded.
    #[serde(default)]
    excluded: Option<(String, String)>,
    /// The author of the work of which this is a slight revision.
    #[serde(default)]
    slight_revision_of: Option<String>,
    /// The author and the source of the work after which this one is.
    #[serde(default)]
    after: Option<(String, String)>,
}

fn half() -> String {
    "0.5".to_owned()
}

const fn one() -> usize {
    1
}

/// Writes the award.
pub(super) fn run(args: &AwardArgs, around: &Surroundings<'_>, out: &mut dyn Write) -> Result<u8, CommandFailure> {
    let named = || Slot::Text(args.file.display().to_string());
    let text = fs::read_to_string(&args.file).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
    let award: Award = from_ron(&args.file, &text)?;
    let report = report(&award)?;
    if args.json {
        for object in report.objects(&award) {
            writeln!(out, "{object}")?;
        }
        return Ok(0);
    }
    for sentence in report.sentences(&award) {
        around.say(&sentence, out)?;
    }
    Ok(0)
}

/// What was worked out.
struct Report {
    works: Vec<Marked>,
    authors: Vec<AuthorStanding>,
    pairs: Vec<AuthorStanding>,
}

fn report(award: &Award) -> Result<Report, CommandFailure> {
    let section = Section {
        referees: award.referees.clone(),
        chief: award.chief.clone(),
        step: points(&award.step)?,
        drops_extremes: award.drop_extremes,
        best: award.best,
    };
    let works = award.works.iter().map(work).collect::<Result<Vec<_>, _>>()?;
    let pairs = award.pairs.iter().map(|(one, other, result)| Ok((one.clone(), other.clone(), points(result)?)));
    let pairs = pairs.collect::<Result<Vec<_>, CommandFailure>>()?;
    let refused = |why: NoAward| CommandFailure::from(no_award(&why));
    Ok(Report {
        works: marked(&section, &works).map_err(refused)?,
        authors: authors(&section, &works).map_err(refused)?,
        pairs: paired(&pairs).map_err(refused)?,
    })
}

fn work(written: &WorkWritten) -> Result<Work, CommandFailure> {
    Ok(Work {
        number: written.number.clone(),
        authors: written.authors.clone(),
        marks: written.marks.iter().map(|mark| points(mark)).collect::<Result<_, _>>()?,
        lowered: written.lowered.as_ref().map(|(by, ..)| points(by)).transpose()?.unwrap_or_default(),
        revised: written.revised.as_ref().map(|(mark, _)| points(mark)).transpose()?,
        is_excluded: written.excluded.is_some(),
        is_slight_revision: written.slight_revision_of.is_some(),
    })
}

fn points(text: &str) -> Result<Points, CommandFailure> {
    text.parse().map_err(|_| not_points(text).into())
}

/// Why there is no award, in words.
fn no_award(why: &NoAward) -> Sentence {
    match why {
        NoAward::SameNumber(work) => message::award_same_number(quoted(work)),
        NoAward::NoAuthor(work) => message::award_no_author(quoted(work)),
        NoAward::Marks { number: work, found, needed } => {
            message::award_marks(quoted(work), number(*found), number(*needed))
        }
        NoAward::Mark { number: work, mark, step } => {
            message::award_mark(quoted(work), quoted(mark), BEST_MARK, quoted(step))
        }
        NoAward::Referee(name) => message::award_referee(quoted(name)),
        NoAward::Chief(name) => message::award_chief(quoted(name)),
        NoAward::PairResult(result) => message::award_pair_result(quoted(result)),
        NoAward::NoBest => message::award_no_best(),
    }
}

impl Report {
    fn sentences(&self, award: &Award) -> Vec<Sentence> {
        let mut all = Vec::new();
        if !award.name.is_empty() || !award.section.is_empty() {
            all.push(message::award_heading(quoted(&award.name), quoted(&award.section)));
        }
        if award.closed {
            all.push(message::award_closed());
        }
        if !award.referees.is_empty() {
            all.push(message::award_referees(Slot::Texts(award.referees.clone())));
        }
        for work in &self.works {
            all.extend(self.of_work(award, work));
        }
        let text = |mark: &dyn std::fmt::Display| Slot::Text(mark.to_string());
        if !award.closed {
            for AuthorStanding { name, place, sum, marks } in &self.authors {
                let marks = Slot::Texts(marks.iter().map(ToString::to_string).collect());
                all.push(message::award_author(number(*place), quoted(name), text(sum), marks));
            }
        }
        for AuthorStanding { name, place, sum, .. } in &self.pairs {
            all.push(message::award_pair_place(number(*place), quoted(name), text(sum)));
        }
        all
    }

    /// A work: its place and mark or its exclusion, the author, and the reasons.
    fn of_work(&self, award: &Award, work: &Marked) -> Vec<Sentence> {
        let mark = || Slot::Text(work.mark.to_string());
        let name = || quoted(&work.number);
        let written = award.works.iter().find(|written| written.number == work.number);
        let mut all = Vec::new();
        match (work.place, written) {
            (Some(place), _) => all.push(message::award_work(number(place), name(), mark())),
            (None, Some(WorkWritten { excluded: Some((article, reason)), .. })) => {
                all.push(message::award_excluded(name(), Slot::Article(article.clone()), quoted(reason)));
            }
            (None, Some(WorkWritten { slight_revision_of: Some(author), .. })) => {
                all.push(message::award_slight_revision(name(), quoted(author)));
            }
            (None, _) => {}
        }
        if !award.closed {
            all.push(message::award_authors(Slot::Texts(work.authors.clone())));
        }
        let Some(written) = written else { return all };
        if let Some((author, source)) = &written.after {
            all.push(message::award_after(quoted(author), quoted(source)));
        }
        if let Some((by, article, reason)) = &written.lowered {
            all.push(message::award_lowered(quoted(by), Slot::Article(article.clone()), quoted(reason)));
        }
        if let Some((mark, reason)) = &written.revised {
            all.push(message::award_revised(quoted(mark), quoted(reason)));
        }
        if !written.reasons.trim().is_empty() {
            all.push(message::award_reasons(quoted(written.reasons.trim())));
        }
        all
    }

    /// For programs: a line for each work, author and pair place.
    fn objects(&self, award: &Award) -> Vec<Value> {
        let works = self.works.iter().map(|work| {
            let authors = (!award.closed).then_some(&work.authors);
            json!({ "work": work.number, "place": work.place, "mark": work.mark.to_string(), "authors": authors })
        });
        let standing = |standing: &AuthorStanding| {
            let marks: Vec<String> = standing.marks.iter().map(ToString::to_string).collect();
            json!({ "author": standing.name, "place": standing.place, "sum": standing.sum.to_string(), "marks": marks })
        };
        let authors = self.authors.iter().filter(|_| !award.closed).map(standing);
        works.chain(authors).chain(self.pairs.iter().map(standing)).collect()
    }
}
