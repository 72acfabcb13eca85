//! `golos check`: the audit of journals and of files of games, in words.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::games::{Lines, Tally, number};
use crate::game::{Corrupt, Outcome};
use crate::journal::{Damage, Finding, LineError, Problem, Unreadable, check};
use crate::rules::draughts::Variant;
use crate::rules::draughts::pdn::Games;
use crate::wording::{Form, Sentence, Slot, Style, Wording};

/// How an audit ended; its number is the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Soundness {
    /// Nothing was found.
    Sound = 0,
    /// Something was found.
    Findings = 1,
    /// There is no game in the file, or no file.
    Unreadable = 2,
}

/// Audits one file and writes what was found, a line each: a file of games if it is called `.pdn`, else a journal. The
/// games of a file that does not say which draughts it has are `assumed`; none: what the moves fit.
///
/// # Errors
/// The output is gone.
pub fn audit(
    path: &Path,
    assumed: Option<&'static Variant>,
    wording: &Wording,
    style: Style,
    out: &mut dyn Write,
) -> io::Result<Soundness> {
    let mut page = Page { name: path.display().to_string(), wording, style, out };
    let is_pdn = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdn"));
    if is_pdn { games(path, assumed, &mut page) } else { journal(path, &mut page) }
}

/// Where the findings of one file are written.
struct Page<'a> {
    name: String,
    wording: &'a Wording,
    style: Style,
    out: &'a mut dyn Write,
}

impl Page<'_> {
    fn say(&mut self, sentence: &Sentence, reason: &str) -> io::Result<()> {
        let text = self.wording.render(sentence, Style { form: Form::Written, ..self.style });
        let reason = if reason.is_empty() { String::new() } else { format!(" ({reason})") };
        self.line(&(text + &reason))
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}: {text}", self.name)
    }

    /// The file cannot be read.
    fn no_file(&mut self, error: &io::Error) -> io::Result<Soundness> {
        let key = if error.kind() == io::ErrorKind::NotFound { "file-missing" } else { "file-unreadable" };
        let sentence = Sentence::new(key).with("text", Slot::Text(self.name.clone()));
        self.say(&sentence, &error.to_string())?;
        Ok(Soundness::Unreadable)
    }
}

/// Replays every game of a file.
fn games(path: &Path, assumed: Option<&'static Variant>, page: &mut Page<'_>) -> io::Result<Soundness> {
    let mut games = match Lines::open(path) {
        Ok(lines) => Games::new(lines, assumed),
        Err(error) => return page.no_file(&error),
    };
    let mut tally = Tally::default();
    for read in games.by_ref() {
        for line in tally.told(&read, page.wording, page.style) {
            page.line(&line)?;
        }
    }
    if let Some(error) = games.lines().trouble() {
        return page.no_file(error);
    }
    page.say(&tally.sentence(), "")?;
    Ok(tally.soundness())
}

fn journal(path: &Path, page: &mut Page<'_>) -> io::Result<Soundness> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => return page.no_file(&error),
    };
    match check(&bytes) {
        Err(unreadable) => {
            page.say(&no_game(&unreadable), &unreadable.to_string())?;
            Ok(Soundness::Unreadable)
        }
        Ok(report) if report.findings.is_empty() => {
            let moves = number(report.state.plies().len());
            let sound = Sentence::new("check-sound").with("n", number(report.records)).with("m", moves);
            let result = report.state.verdict().map_or("*", |verdict| Outcome::score(verdict.outcome));
            page.say(&sound, result)?;
            Ok(Soundness::Sound)
        }
        Ok(report) => {
            for finding in &report.findings {
                let (sentence, reason) = found(finding);
                page.say(&sentence, &reason)?;
            }
            Ok(Soundness::Findings)
        }
    }
}

pub(super) fn no_game(unreadable: &Unreadable) -> Sentence {
    match unreadable {
        Unreadable::Empty => Sentence::new("check-empty"),
        Unreadable::Schema(schema) => Sentence::new("check-version").with("n", *schema),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening | Unreadable::Opening(_) => {
            Sentence::new("check-damaged").with("n", 1)
        }
    }
}

/// The finding in words, and its reason.
pub(super) fn found(finding: &Finding) -> (Sentence, String) {
    let in_line = |key| Sentence::new(key).with("n", number(finding.line));
    match &finding.problem {
        Problem::Damage(Damage::Torn { line }) => {
            (Sentence::new("check-torn").with("n", number(line.saturating_sub(1))), String::new())
        }
        Problem::Damage(Damage::NoLineEnd { .. }) => (in_line("check-no-line-end"), String::new()),
        Problem::Damage(Damage::Broken { why, .. }) => {
            let key = match why {
                LineError::Checksum | LineError::NoChecksum => "check-chain",
                LineError::Sequence { .. } => "check-order",
                LineError::NotText | LineError::Syntax(_) | LineError::Value(_) => "check-damaged",
            };
            (in_line(key), why.to_string())
        }
        Problem::Misfit(corrupt) => (misfit(corrupt, finding.line), corrupt.to_string()),
        Problem::NotClosed => (in_line("check-not-closed"), String::new()),
    }
}

fn misfit(corrupt: &Corrupt, line: usize) -> Sentence {
    let in_line = |key| Sentence::new(key).with("n", number(line));
    match corrupt {
        Corrupt::Move(text) | Corrupt::Left(text) => in_line("check-illegal").with("move", Slot::Text(text.clone())),
        Corrupt::Clock { .. } | Corrupt::FlagTime(_) | Corrupt::FlagMissing(_) | Corrupt::TimeReversed { .. } => {
            in_line("check-clock")
        }
        Corrupt::Result(_) => in_line("check-result"),
        _ => in_line("check-event"),
    }
}
