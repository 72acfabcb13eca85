//! The table of a solving contest (CH-50, CH-51.2, R-11.6).

use std::fs;
use std::io::Write;

use golos_cli::ContestArgs;
use golos_problem::{Answer, AnswerKey, NotScored, Points, Round, Scored, Sheet, SolvingRules, Standing, standings};
use golos_rules::Position;
use golos_wording::{Sentence, Slot, io_reason, message};
use serde::Deserialize;
use serde_json::{Value, json};

use super::files::from_ron;
use super::lines::Reader;
use super::sheets;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// A contest as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Contest {
    /// The file of its compositions, beside its own; the tasks of all rounds are numbered through. Moves are read by it.
    #[serde(default)]
    pub set: Option<std::path::PathBuf>,
    /// The rules on answers, as `chess-2020`; without them those of the game of the compositions.
    #[serde(default)]
    rules: Option<String>,
    /// Whether one wrong solution of several costs the whole task (the strict reading of CH-51.2).
    #[serde(default)]
    strict: bool,
    /// Whether side solutions give points besides, if it is other than the rules have it.
    #[serde(default)]
    add_side_solutions: Option<bool>,
    pub rounds: Vec<RoundWritten>,
    #[serde(default)]
    pub solvers: Vec<SolverWritten>,
    #[serde(default)]
    protests: Vec<ProtestWritten>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundWritten {
    pub minutes: u32,
    /// The points of each task.
    pub tasks: Vec<String>,
    /// The tasks without a solution, from 1.
    #[serde(default)]
    unsolvable: Vec<usize>,
    /// What is to be written for each task.
    #[serde(default)]
    answers: Vec<KeyWritten>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyWritten {
    /// From 1.
    task: usize,
    /// Lines with their points.
    lines: Vec<(String, String)>,
    #[serde(default)]
    side_solutions: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SolverWritten {
    pub name: String,
    #[serde(default)]
    pub sheets: Vec<SheetWritten>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SheetWritten {
    #[serde(default)]
    pub minutes: Option<u32>,
    /// Points that the judge gives; empty ones, and all if there are none, come from the answers.
    #[serde(default)]
    pub points: Vec<String>,
    /// What was written for each task: lines with a semicolon between them.
    #[serde(default)]
    pub answers: Vec<String>,
}

/// A protest against the points of a task.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProtestWritten {
    solver: String,
    /// From 1.
    round: usize,
    /// From 1.
    task: usize,
    text: String,
    #[serde(default)]
    ruling: Ruling,
    #[serde(default)]
    reason: String,
}

/// What was decided on a protest.
#[derive(Clone, Default, Deserialize)]
enum Ruling {
    #[default]
    Open,
    Rejected,
    /// The points that the solver gets for the task.
    Upheld(String),
}

/// A contest that was read and scored.
struct Table {
    rounds: Vec<Round>,
    places: Vec<Standing>,
    /// How each answer was scored, with solver, round and task.
    scored: Vec<(String, usize, usize, Scored)>,
    /// The article on answers.
    article: String,
    protests: Vec<ProtestWritten>,
}

/// Writes the places of a contest, what was missing in the answers, and the protests.
pub(super) fn run(args: &ContestArgs, around: &Surroundings<'_>, out: &mut dyn Write) -> Result<u8, CommandFailure> {
    let table = table(args, around)?;
    if args.json {
        for object in table.objects() {
            writeln!(out, "{object}")?;
        }
        return Ok(0);
    }
    for sentence in table.sentences() {
        around.say(&sentence, out)?;
    }
    Ok(0)
}

/// Reads the file of a contest.
pub(super) fn read(path: &std::path::Path) -> Result<Contest, CommandFailure> {
    let named = || Slot::Text(path.display().to_string());
    let text = fs::read_to_string(path).map_err(|error| message::ending_file(named(), io_reason(&error)))?;
    Ok(from_ron(path, &text)?)
}

/// That a text is not a number of points.
pub(super) fn not_points(text: &str) -> Sentence {
    message::contest_points(quoted(text), Points::MOST, Slot::Text("5, 2.5, 5/3".to_owned()))
}

fn points(text: &str) -> Result<Points, CommandFailure> {
    text.parse().map_err(|_| not_points(text).into())
}

fn table(args: &ContestArgs, around: &Surroundings<'_>) -> Result<Table, CommandFailure> {
    let mut contest = read(&args.file)?;
    sheets::merge(&args.file, &mut contest)?;
    let reader = Reader::of_contest(&args.file, &contest, around)?;
    let rules = rules_of(&contest, &reader)?;
    let adds_cooks = contest.add_side_solutions.unwrap_or(rules.adds_side_solutions);
    let mut rounds = Vec::new();
    let mut keys: Vec<Vec<Option<AnswerKey>>> = Vec::new();
    for (at, round) in (1..).zip(&contest.rounds) {
        let mut tasks = round.tasks.iter().map(|text| points(text)).collect::<Result<Vec<_>, _>>()?;
        let mut of_round: Vec<Option<AnswerKey>> = vec![None; tasks.len()];
        for written in &round.answers {
            let place = written.task.checked_sub(1);
            let (Some(key), Some(most)) =
                (place.and_then(|place| of_round.get_mut(place)), place.and_then(|place| tasks.get_mut(place)))
            else {
                return Err(message::contest_no_task(number(at), number(written.task)).into());
            };
            let read = |lines: &[(String, String)]| -> Result<Vec<Answer>, CommandFailure> {
                let each = lines.iter().map(|(moves, worth)| {
                    let read = reader.line(at, written.task, moves);
                    let moves =
                        read.map_err(|_| message::contest_bad_answer(number(at), number(written.task), quoted(moves)))?;
                    Ok(Answer { moves, points: points(worth)? })
                });
                each.collect()
            };
            let (lines, cooks) = (read(&written.lines)?, read(&written.side_solutions)?);
            let sum: Points = lines.iter().map(|line| line.points).sum();
            if sum > *most {
                return Err(message::contest_answers_sum(number(at), number(written.task)).into());
            }
            if adds_cooks {
                *most = [*most].into_iter().chain(cooks.iter().map(|cook| cook.points)).sum();
            }
            let (is_strict, one_answer) = (contest.strict, rules.one_answer);
            *key = Some(AnswerKey { lines, cooks, is_strict, one_answer, adds_cooks });
        }
        rounds.push(Round { minutes: round.minutes, tasks, unsolvable: round.unsolvable.clone() });
        keys.push(of_round);
    }
    let mut scored = Vec::new();
    let mut solvers = Vec::new();
    for SolverWritten { name, sheets } in &contest.solvers {
        let mut all = Vec::new();
        for (at, sheet) in (1..).zip(sheets) {
            let none = Vec::new();
            let of_round = keys.get(at - 1).unwrap_or(&none);
            all.push(score_sheet(name, at, sheet, of_round, &reader, &mut scored)?);
        }
        solvers.push((name.clone(), all));
    }
    for protest in &contest.protests {
        apply(protest, &mut solvers)?;
    }
    let places = standings(&rounds, &solvers).map_err(|why| not_scored(&why))?;
    Ok(Table { rounds, places, scored, article: rules.article.clone(), protests: contest.protests })
}

/// The rules that the contest names, otherwise those of its compositions, otherwise those of chess.
fn rules_of(contest: &Contest, reader: &Reader) -> Result<&'static SolvingRules, CommandFailure> {
    let unknown = |id: &str| {
        let known = SolvingRules::all().iter().map(|rules| rules.id.clone()).collect();
        message::contest_no_rules(quoted(id), Slot::Texts(known))
    };
    match &contest.rules {
        Some(id) => SolvingRules::find(id).ok_or_else(|| unknown(id).into()),
        None => {
            let is_draughts = matches!(reader.position(1, 1), Some(Position::Draughts(_)));
            let family = if is_draughts { "draughts" } else { "chess" };
            SolvingRules::latest(family).ok_or_else(|| unknown(family).into())
        }
    }
}

/// The points of a sheet: those that the judge gives, otherwise those of the answers.
fn score_sheet(
    name: &str,
    round: usize,
    sheet: &SheetWritten,
    keys: &[Option<AnswerKey>],
    reader: &Reader,
    all: &mut Vec<(String, usize, usize, Scored)>,
) -> Result<Sheet, CommandFailure> {
    let Some(minutes) = sheet.minutes else {
        return Err(message::contest_no_minutes(quoted(name), number(round)).into());
    };
    let count = if sheet.answers.is_empty() { sheet.points.len() } else { keys.len() };
    let mut each = Vec::new();
    for task in 1..=count {
        let given = sheet.points.get(task - 1).map_or("", String::as_str).trim();
        if !given.is_empty() {
            each.push(points(given)?);
            continue;
        }
        let answer = sheet.answers.get(task - 1).map_or("", String::as_str);
        let Some(key) = keys.get(task - 1).and_then(Option::as_ref) else {
            // Without a list nobody knows what the answer is worth.
            if answer.trim().is_empty() {
                each.push(Points::default());
                continue;
            }
            return Err(message::contest_no_key(quoted(name), number(round), number(task)).into());
        };
        // A line that is not clear is wrong (CH-51.2).
        let lines = answer.split(';').map(str::trim).filter(|line| !line.is_empty());
        let lines: Vec<Vec<String>> = lines.map(|line| reader.line(round, task, line).unwrap_or_default()).collect();
        let found = key.score(&lines);
        each.push(found.points);
        all.push((name.to_owned(), round, task, found));
    }
    Ok(Sheet { minutes, points: each })
}

/// Puts the points of a ruling in the place of those that were protested against.
fn apply(protest: &ProtestWritten, solvers: &mut [(String, Vec<Sheet>)]) -> Result<(), CommandFailure> {
    let place = solvers
        .iter_mut()
        .find(|(name, _)| *name == protest.solver)
        .and_then(|(_, sheets)| sheets.get_mut(protest.round.checked_sub(1)?))
        .and_then(|sheet| sheet.points.get_mut(protest.task.checked_sub(1)?));
    let Some(place) = place else {
        let (name, round, task) = (quoted(&protest.solver), number(protest.round), number(protest.task));
        return Err(message::contest_protest_of_nothing(name, round, task).into());
    };
    if let Ruling::Upheld(given) = &protest.ruling {
        *place = points(given)?;
    }
    Ok(())
}

/// Why a contest cannot be scored, in words.
fn not_scored(why: &NotScored) -> Sentence {
    match why {
        NotScored::Rounds { name, found, needed } => {
            message::contest_rounds(quoted(name), number(*found), number(*needed))
        }
        NotScored::Tasks { name, round, found, needed } => {
            message::contest_tasks(quoted(name), number(*round), number(*found), number(*needed))
        }
        NotScored::TooMany { name, round, task } => {
            message::contest_too_many(quoted(name), number(*round), number(*task))
        }
        NotScored::TooLong { name, round } => message::contest_too_long(quoted(name), number(*round)),
    }
}

impl Table {
    fn is_preliminary(&self) -> bool {
        self.protests.iter().any(|protest| matches!(protest.ruling, Ruling::Open))
    }

    fn sentences(&self) -> Vec<Sentence> {
        let mut all = Vec::new();
        if self.is_preliminary() {
            all.push(message::contest_preliminary());
        }
        let text = |points: &Points| Slot::Text(points.to_string());
        for Standing { name, place, points, minutes, rounds } in &self.places {
            all.push(message::contest_place(number(*place), quoted(name), text(points), *minutes));
            if self.rounds.len() > 1 {
                for (at, (points, minutes)) in (1..).zip(rounds) {
                    all.push(message::contest_of_round(at, text(points), *minutes));
                }
            }
        }
        for (name, round, task, scored) in &self.scored {
            let (name, round, task) = (quoted(name), number(*round), number(*task));
            let list = |numbers: &[usize]| Slot::Texts(numbers.iter().map(usize::to_string).collect());
            if scored.is_void {
                all.push(message::contest_void(name.clone(), round, task, Slot::Article(self.article.clone())));
            }
            if !scored.missing.is_empty() {
                all.push(message::contest_missing(name.clone(), round, task, list(&scored.missing)));
            }
            if !scored.wrong.is_empty() {
                all.push(message::contest_wrong(name.clone(), round, task, list(&scored.wrong)));
            }
            if !scored.cooks.is_empty() {
                all.push(message::contest_cooks(name, round, task, list(&scored.cooks)));
            }
        }
        for protest in &self.protests {
            let (name, round, task) = (quoted(&protest.solver), number(protest.round), number(protest.task));
            let reason = quoted(&protest.reason);
            all.push(match &protest.ruling {
                Ruling::Open => message::contest_protest_open(name, round, task, quoted(&protest.text)),
                Ruling::Rejected => message::contest_protest_rejected(name, round, task, reason),
                Ruling::Upheld(points) => message::contest_protest_upheld(name, round, task, quoted(points), reason),
            });
        }
        all
    }

    /// For programs: a line for each place.
    fn objects(&self) -> Vec<Value> {
        let is_preliminary = self.is_preliminary();
        let each = self.places.iter().map(|Standing { name, place, points, minutes, rounds }| {
            let rounds: Vec<Value> = rounds
                .iter()
                .map(|(points, minutes)| json!({ "points": points.to_string(), "minutes": minutes }))
                .collect();
            json!({
                "place": place, "name": name, "points": points.to_string(), "minutes": minutes, "rounds": rounds,
                "preliminary": is_preliminary,
            })
        });
        each.collect()
    }
}
