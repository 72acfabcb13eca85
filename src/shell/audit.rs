//! `golos check`: the audit of journals, in words.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::game::{Corrupt, Outcome};
use crate::journal::{Damage, Finding, LineError, Problem, Unreadable, check};
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
                let (sentence, reason) = found(finding);
                say(&sentence, &reason)?;
            }
            Ok(Soundness::Findings)
        }
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn no_game(unreadable: &Unreadable) -> Sentence {
    match unreadable {
        Unreadable::Empty => Sentence::new("check-empty"),
        Unreadable::Schema(schema) => Sentence::new("check-version").with("n", *schema),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening | Unreadable::Opening(_) => {
            Sentence::new("check-damaged").with("n", 1)
        }
    }
}

/// The finding in words, and its reason.
fn found(finding: &Finding) -> (Sentence, String) {
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
