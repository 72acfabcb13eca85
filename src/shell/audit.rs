//! `golos check`: the audit of journals, in words.

use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::game::{self, Corrupt, Outcome};
use crate::journal::{
    Damage, Finding, LineError, Mismatch, Problem, Unreadable, check, check_match, compare, is_match,
};
use crate::tournament::micro_match::{Game, State};
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

/// Audits one file and writes what was found, a line each.
///
/// # Errors
/// The output is gone.
pub fn audit(path: &Path, wording: &Wording, style: Style, out: &mut dyn Write) -> io::Result<Soundness> {
    let name = path.display();
    let mut say = |sentence: &Sentence, reason: &str| {
        let text = wording.render(sentence, Style { form: Form::Written, ..style });
        let reason = if reason.is_empty() { String::new() } else { format!(" ({reason})") };
        writeln!(out, "{name}: {text}{reason}")
    };
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let key = if error.kind() == io::ErrorKind::NotFound { "file-missing" } else { "file-unreadable" };
            say(&Sentence::new(key).with("text", Slot::Text(name.to_string())), &error.to_string())?;
            return Ok(Soundness::Unreadable);
        }
    };
    if is_match(&bytes) {
        return audit_match(path, &bytes, &mut say);
    }
    match check(&bytes) {
        Err(unreadable) => {
            say(&no_game(&unreadable), &unreadable.to_string())?;
            Ok(Soundness::Unreadable)
        }
        Ok(report) if report.findings.is_empty() => {
            let moves = number(report.state.plies().len());
            let sound = Sentence::new("check-sound").with("n", number(report.records)).with("m", moves);
            let result = report.state.verdict().map_or("*", |verdict| Outcome::score(verdict.outcome));
            say(&sound, result)?;
            Ok(Soundness::Sound)
        }
        Ok(report) => {
            for finding in &report.findings {
                let (sentence, reason) = found(finding, misfit);
                say(&sentence, &reason)?;
            }
            Ok(Soundness::Findings)
        }
    }
}

type Say<'a> = dyn FnMut(&Sentence, &str) -> io::Result<()> + 'a;

/// Audits a micro-match: its own record, and that its games are there and agree with it.
fn audit_match(path: &Path, bytes: &[u8], say: &mut Say<'_>) -> io::Result<Soundness> {
    let report = match check_match(bytes) {
        Ok(report) => report,
        Err(unreadable) => {
            say(&no_game(&unreadable), &unreadable.to_string())?;
            return Ok(Soundness::Unreadable);
        }
    };
    let mut sound = report.findings.is_empty();
    for finding in &report.findings {
        let (sentence, reason) = found(finding, |_, line| Sentence::new("check-event").with("n", number(line)));
        say(&sentence, &reason)?;
    }
    let mut first = None;
    for game in report.state.games() {
        for (key, reason) in audit_game(path, &report.state, game, &mut first) {
            sound = false;
            let what = Slot::Phrase(key.to_owned());
            say(&Sentence::new("check-match-game").with("n", game.number).with("what", what), &reason)?;
        }
    }
    if !sound {
        return Ok(Soundness::Findings);
    }
    let games = number(report.state.games().len());
    say(&Sentence::new("check-match-sound").with("n", number(report.records)).with("m", games), "")?;
    Ok(Soundness::Sound)
}

/// What is wrong with a game of a micro-match, and the reason; `first` is the first game of the same micro-match.
fn audit_game(
    path: &Path,
    state: &State,
    game: &Game,
    first: &mut Option<(u32, game::State)>,
) -> Vec<(&'static str, String)> {
    let file = path.with_file_name(&game.file);
    let bytes = match fs::read(&file) {
        Ok(bytes) => bytes,
        Err(error) => return vec![("check-match-missing", format!("{}: {error}", file.display()))],
    };
    let report = match check(&bytes) {
        Ok(report) => report,
        Err(unreadable) => return vec![("check-match-missing", format!("{}: {unreadable}", file.display()))],
    };
    let unsound = (!report.findings.is_empty()).then(|| ("check-match-unsound", file.display().to_string()));
    if first.as_ref().is_none_or(|(course, _)| *course != game.course) {
        *first = Some((game.course, report.state.clone()));
    }
    let first = first.as_ref().map_or(&report.state, |(_, first)| first);
    let mismatches = compare(state, game, &report.state, first).into_iter().map(|mismatch| match mismatch {
        Mismatch::Players => ("check-match-players", String::new()),
        Mismatch::Setup => ("check-match-setup", String::new()),
        Mismatch::Result => ("check-match-result", String::new()),
    });
    unsound.into_iter().chain(mismatches).collect()
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn no_game<C>(unreadable: &Unreadable<C>) -> Sentence {
    match unreadable {
        Unreadable::Empty => Sentence::new("check-empty"),
        Unreadable::Schema(schema) => Sentence::new("check-version").with("n", *schema),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening | Unreadable::Opening(_) => {
            Sentence::new("check-damaged").with("n", 1)
        }
    }
}

/// The finding in words, and its reason.
fn found<C: Display>(finding: &Finding<C>, misfit: impl Fn(&C, usize) -> Sentence) -> (Sentence, String) {
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
