//! The sheets of the solvers of a contest: entered line by line, kept beside the file of the contest.

use std::fs::{self, OpenOptions};
use std::io::{BufRead, ErrorKind, Write};
use std::path::{Path, PathBuf};

use golos_cli::SheetArgs;
use golos_input::Phrases;
use golos_rules::{Notation, Position};
use golos_wording::{Sentence, Slot, io_reason, message, text_key};
use serde::{Deserialize, Serialize};

use super::contest::{Contest, SheetWritten, SolverWritten, read};
use super::input::next_line;
use super::lines::Reader;
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// What was entered: a line of the file of sheets. Numbers are from 1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    solver: String,
    round: usize,
    what: Entered,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
enum Entered {
    /// The sheet was begun.
    Begun,
    /// A line of moves of a task.
    Line { task: usize, moves: String },
    /// The lines of a task do not count.
    Removed { task: usize },
    /// The time that the solver took.
    Minutes(u32),
}

/// What can be said besides a task with its moves.
#[derive(Clone, Copy)]
pub(super) enum SheetWord {
    Task,
    Minutes,
    Read,
    Remove,
    Pieces,
    Help,
    Quit,
}

pub(super) const WORDS: [(&str, SheetWord); 7] = [
    (text_key::WORDS_SHEET_TASK, SheetWord::Task),
    (text_key::WORDS_SHEET_MINUTES, SheetWord::Minutes),
    (text_key::WORDS_SHEET_READ, SheetWord::Read),
    (text_key::WORDS_SHEET_REMOVE, SheetWord::Remove),
    (text_key::WORDS_PIECES, SheetWord::Pieces),
    (text_key::WORDS_HELP, SheetWord::Help),
    (text_key::WORDS_QUIT, SheetWord::Quit),
];

/// The file of the sheets of a contest.
fn beside(contest: &Path) -> PathBuf {
    let mut name = contest.as_os_str().to_owned();
    name.push(".sheets");
    PathBuf::from(name)
}

/// What was entered for a contest. A last line that was not written to its end is left out.
fn entries(contest: &Path) -> Result<Vec<Entry>, CommandFailure> {
    let path = beside(contest);
    let named = || Slot::Text(path.display().to_string());
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(message::ending_file(named(), io_reason(&error)).into()),
    };
    let mut entries = Vec::new();
    for line in text.split_inclusive('\n') {
        match ron::from_str(line) {
            Ok(entry) => entries.push(entry),
            Err(_) if line.trim().is_empty() || !line.ends_with('\n') => {}
            Err(error) => {
                let (at, why) = (number(entries.len() + 1), quoted(&error.code.to_string()));
                return Err(message::sheet_damaged(named(), at, why).into());
            }
        }
    }
    Ok(entries)
}

/// Adds what was entered to a contest.
///
/// # Errors
/// [`CommandFailure`] if the file of sheets cannot be read.
pub(super) fn merge(path: &Path, contest: &mut Contest) -> Result<(), CommandFailure> {
    for Entry { solver, round, what } in entries(path)? {
        let Some(place) = round.checked_sub(1) else { continue };
        // The contest may have fewer rounds than when the sheet was entered.
        let Some(tasks) = contest.rounds.get(place).map(|round| round.tasks.len()) else { continue };
        if !contest.solvers.iter().any(|written| written.name == solver) {
            contest.solvers.push(SolverWritten { name: solver.clone(), sheets: Vec::new() });
        }
        let Some(written) = contest.solvers.iter_mut().find(|written| written.name == solver) else { continue };
        // A round before it without a sheet has no points.
        let missing: Vec<u32> = contest.rounds.iter().map(|round| round.minutes).collect();
        while written.sheets.len() <= place {
            let rounds = written.sheets.len();
            let (minutes, tasks) =
                (missing.get(rounds).copied(), contest.rounds.get(rounds).map_or(0, |it| it.tasks.len()));
            let answers = vec![String::new(); tasks];
            written.sheets.push(SheetWritten { minutes, answers, ..SheetWritten::default() });
        }
        let Some(sheet) = written.sheets.get_mut(place) else { continue };
        sheet.answers.resize(tasks.max(sheet.answers.len()), String::new());
        match what {
            Entered::Begun => {}
            Entered::Minutes(minutes) => sheet.minutes = Some(minutes),
            Entered::Removed { task } => {
                if let Some(answer) = task.checked_sub(1).and_then(|task| sheet.answers.get_mut(task)) {
                    answer.clear();
                }
            }
            Entered::Line { task, moves } => {
                if let Some(answer) = task.checked_sub(1).and_then(|task| sheet.answers.get_mut(task)) {
                    answer.push_str(if answer.is_empty() { "" } else { "; " });
                    answer.push_str(&moves);
                }
            }
        }
    }
    Ok(())
}

/// The sheet of a solver that is being entered.
struct Sheet<'a> {
    args: &'a SheetArgs,
    tasks: usize,
    minutes: u32,
    reader: Reader,
    notation: Notation,
    phrases: Phrases<SheetWord>,
}

/// Enters the sheet of a solver from lines; everything is said back, and on disk before it is said.
///
/// # Errors
/// [`CommandFailure`] if the contest has no such round, or a file cannot be read or written.
pub(super) fn run(
    args: &SheetArgs,
    around: &Surroundings<'_>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let contest = read(&args.file)?;
    let round = usize::try_from(args.round).unwrap_or(usize::MAX);
    let Some(of_round) = contest.rounds.get(round - 1) else {
        return Err(message::sheet_no_round(args.round, number(contest.rounds.len())).into());
    };
    let sheet = Sheet {
        args,
        tasks: of_round.tasks.len(),
        minutes: of_round.minutes,
        reader: Reader::of_contest(&args.file, &contest, around)?,
        notation: around.wording.lang().notation(),
        phrases: Phrases::new(around.wording.lang(), WORDS),
    };
    expect_solver(args, contest)?;
    // The file can be written before anything is said.
    sheet.keep(Entered::Begun)?;
    around.say(&message::sheet_open(quoted(&args.solver), args.round, number(sheet.tasks)), out)?;
    out.flush()?;
    while let Some(line) = next_line(input)? {
        let Some(said) = sheet.line(&line)? else { break };
        for sentence in said {
            around.say(&sentence, out)?;
        }
        out.flush()?;
    }
    around.say(&message::sheet_closed(), out)?;
    Ok(0)
}

/// Refuses a solver whom the contest does not name, unless it is said that they are new.
fn expect_solver(args: &SheetArgs, mut contest: Contest) -> Result<(), CommandFailure> {
    merge(&args.file, &mut contest)?;
    let known: Vec<String> = contest.solvers.into_iter().map(|solver| solver.name).collect();
    let is_name = !args.solver.trim().is_empty();
    if known.contains(&args.solver) || (args.is_new && is_name) {
        return Ok(());
    }
    Err(message::sheet_no_solver(quoted(&args.solver), Slot::Texts(known), Slot::Text("--new".to_owned())).into())
}

impl Sheet<'_> {
    fn round(&self) -> usize {
        usize::try_from(self.args.round).unwrap_or(usize::MAX)
    }

    /// Takes a line; `None` if it ends the dialogue.
    fn line(&self, line: &str) -> Result<Option<Vec<Sentence>>, CommandFailure> {
        let said = match self.phrases.take(line) {
            _ if line.is_empty() => self.read()?,
            Some((SheetWord::Quit, "")) => return Ok(None),
            Some((SheetWord::Help, _)) => vec![help()],
            Some((SheetWord::Read, "")) => self.read()?,
            Some((SheetWord::Task, rest)) => self.answer(rest)?,
            Some((SheetWord::Minutes, rest)) => vec![self.minutes(rest)?],
            Some((SheetWord::Remove, rest)) => vec![self.remove(rest)?],
            Some((SheetWord::Pieces, rest)) => vec![self.pieces(rest)],
            _ => self.answer(line)?,
        };
        Ok(Some(said))
    }

    /// The number of a task at the head of a text, and the rest.
    fn task<'a>(&self, text: &'a str) -> Result<(usize, &'a str), Sentence> {
        let text = text.trim();
        let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
        let (digits, rest) = text.split_at(end);
        let unknown = || message::sheet_unknown(quoted(text));
        // `13-9` is a move, not the task 13.
        let is_apart = rest.is_empty() || rest.starts_with([' ', ':', ',']);
        let task: usize = digits.parse().ok().filter(|_| is_apart).ok_or_else(unknown)?;
        if task == 0 || task > self.tasks {
            return Err(message::sheet_no_task(number(task), number(self.tasks)));
        }
        Ok((task, rest.trim_start_matches([' ', ':', ','])))
    }

    fn answer(&self, text: &str) -> Result<Vec<Sentence>, CommandFailure> {
        let (task, moves) = match self.task(text) {
            Ok(read) => read,
            Err(refused) => return Ok(vec![refused]),
        };
        if moves.is_empty() {
            return Ok(self.of_task(task)?.into_iter().collect());
        }
        let line = match self.reader.line(self.round(), task, moves) {
            Ok(line) if !line.is_empty() => line.join(" "),
            Ok(_) => return Ok(vec![message::sheet_unknown(quoted(text))]),
            Err(not_move) => return Ok(vec![message::sheet_not_move(number(task), quoted(&not_move.0))]),
        };
        self.keep(Entered::Line { task, moves: line.clone() })?;
        Ok(vec![message::sheet_line(number(task), self.said(task, &line))])
    }

    /// A kept line in the letters of the solver.
    fn said(&self, task: usize, line: &str) -> Slot {
        let position = self.reader.position(self.round(), task);
        let written = position.and_then(|position| in_notation(position, line, self.notation));
        Slot::Text(written.unwrap_or_else(|| line.to_owned()))
    }

    fn minutes(&self, text: &str) -> Result<Sentence, CommandFailure> {
        match text.parse::<u32>() {
            Ok(minutes) if minutes <= self.minutes => {
                self.keep(Entered::Minutes(minutes))?;
                Ok(message::sheet_minutes(minutes))
            }
            _ => Ok(message::sheet_bad_minutes(quoted(text), self.minutes)),
        }
    }

    fn remove(&self, text: &str) -> Result<Sentence, CommandFailure> {
        match self.task(text) {
            Ok((task, "")) => {
                self.keep(Entered::Removed { task })?;
                Ok(message::sheet_removed(number(task)))
            }
            Ok(_) => Ok(message::sheet_unknown(quoted(text))),
            Err(refused) => Ok(refused),
        }
    }

    /// The position of a task, for a solver who does not see the diagram.
    fn pieces(&self, text: &str) -> Sentence {
        match self.task(text) {
            Ok((task, _)) => match self.reader.position(self.round(), task) {
                Some(position) => golos_speech::pieces(position, self.notation),
                None => message::sheet_no_positions(),
            },
            Err(refused) => refused,
        }
    }

    /// The sheet as it is.
    fn own(&self) -> Result<SheetWritten, CommandFailure> {
        let mut contest = read(&self.args.file)?;
        merge(&self.args.file, &mut contest)?;
        let own = contest.solvers.into_iter().find(|solver| solver.name == self.args.solver);
        Ok(own.and_then(|own| own.sheets.into_iter().nth(self.round() - 1)).unwrap_or_default())
    }

    fn of_task(&self, task: usize) -> Result<Vec<Sentence>, CommandFailure> {
        let own = self.own()?;
        let answer = own.answers.get(task - 1).map_or("", String::as_str);
        if answer.is_empty() {
            return Ok(vec![message::sheet_no_lines(number(task))]);
        }
        let each = answer.split("; ").map(|line| message::sheet_line(number(task), self.said(task, line)));
        Ok(each.collect())
    }

    fn read(&self) -> Result<Vec<Sentence>, CommandFailure> {
        let mut said = Vec::new();
        for task in 1..=self.tasks {
            said.extend(self.of_task(task)?);
        }
        said.extend(self.own()?.minutes.map(message::sheet_minutes));
        Ok(said)
    }

    /// Puts an entry on disk.
    fn keep(&self, what: Entered) -> Result<(), CommandFailure> {
        let entry = Entry { solver: self.args.solver.clone(), round: self.round(), what };
        let path = beside(&self.args.file);
        let write = || {
            let text = ron::to_string(&entry).map_err(std::io::Error::other)?;
            let mut file = OpenOptions::new().create(true).read(true).append(true).open(&path)?;
            // A line that was not written to its end was never said back: it goes.
            let bytes = fs::read(&path)?;
            let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
            if whole < bytes.len() {
                file.set_len(u64::try_from(whole).map_err(std::io::Error::other)?)?;
            }
            file.write_all(format!("{text}\n").as_bytes())?;
            file.sync_all()
        };
        let named = || Slot::Text(path.display().to_string());
        write().map_err(|error: std::io::Error| message::ending_file(named(), io_reason(&error)).into())
    }
}

/// A line in full notation in other letters.
fn in_notation(position: &Position, line: &str, notation: Notation) -> Option<String> {
    let mut at = *position;
    let mut words = Vec::new();
    for word in line.split(' ') {
        let mv = at.read(word, Notation::FILES).ok()?;
        words.push(at.long(&mv, notation));
        at = at.play(&mv)?;
    }
    Some(words.join(" "))
}

/// What can be said.
fn help() -> Sentence {
    let words = WORDS.iter().filter(|(_, word)| !matches!(word, SheetWord::Task | SheetWord::Help));
    let words = words.map(|(key, _)| (*key).to_owned()).collect();
    message::sheet_help(Slot::Text("2 13-9 31-36 9-4".to_owned()), Slot::Heads(words))
}
