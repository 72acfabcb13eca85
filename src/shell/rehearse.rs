//! A game from a script under a virtual clock: for exercises and tests.

use std::io;

use crate::clock::Ms;
use crate::desk::{Desk, Out};
use crate::table::VirtualTime;

/// A line of a script that cannot be understood.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    #[error("line {line}: {text}: a time is written +mm:ss or +h:mm:ss")]
    Time { line: usize, text: String },
}

/// What is done in a rehearsal, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    steps: Vec<Step>,
}

/// So much time passes; then something is typed, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    pause: Ms,
    typed: Option<String>,
}

impl Script {
    /// Reads a script. A line may begin with `+mm:ss`: so much time passes first. Lines that begin with `#` and empty
    /// lines are skipped; a lone `+` is Enter on an empty line.
    ///
    /// # Errors
    /// [`ScriptError::Time`] with the line.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
        let lines = lines.enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let step = |(index, line): (usize, &str)| {
            step(line).ok_or_else(|| ScriptError::Time { line: index + 1, text: line.to_owned() })
        };
        Ok(Script { steps: lines.map(step).collect::<Result<_, _>>()? })
    }

    /// Plays the script and hands on what it makes heard.
    ///
    /// # Errors
    /// What `hear` failed of. The game is closed all the same.
    pub fn rehearse(
        &self,
        app: &mut Desk,
        time: &VirtualTime,
        mut hear: impl FnMut(&Out) -> io::Result<()>,
    ) -> io::Result<()> {
        let played = self.play(app, time, &mut hear);
        let last = if app.is_done() { Vec::new() } else { app.close() };
        played?;
        last.iter().try_for_each(hear)
    }

    fn play(
        &self,
        app: &mut Desk,
        time: &VirtualTime,
        hear: &mut impl FnMut(&Out) -> io::Result<()>,
    ) -> io::Result<()> {
        for step in &self.steps {
            pass(step.pause, app, time, hear)?;
            if let Some(typed) = &step.typed {
                app.line(typed).iter().try_for_each(&mut *hear)?;
            }
            if app.is_done() {
                break;
            }
        }
        Ok(())
    }
}

/// Time passes deadline by deadline, as it would.
fn pass(span: Ms, app: &mut Desk, time: &VirtualTime, hear: &mut impl FnMut(&Out) -> io::Result<()>) -> io::Result<()> {
    let mut left = span;
    while let Some(wait) = app.until_deadline().filter(|&wait| wait <= left) {
        time.pass(wait);
        left -= wait;
        app.tick().iter().try_for_each(&mut *hear)?;
        if wait.is_zero() && app.until_deadline().is_some_and(Ms::is_zero) {
            break;
        }
    }
    time.pass(left);
    app.tick().iter().try_for_each(hear)
}

/// The pause at the head of a line, and what is typed after it.
fn step(line: &str) -> Option<Step> {
    let step = |pause, typed: Option<&str>| Step { pause, typed: typed.map(str::to_owned) };
    let Some(rest) = line.strip_prefix('+') else { return Some(step(Ms::ZERO, Some(line))) };
    if rest.is_empty() {
        return Some(step(Ms::ZERO, Some("")));
    }
    let (time, typed) = rest.split_once(char::is_whitespace).map_or((rest, None), |(time, typed)| (time, Some(typed)));
    let parts: Vec<u64> = time.split(':').map(str::parse).collect::<Result<_, _>>().ok()?;
    let seconds = match parts.as_slice() {
        [minutes, seconds] if *seconds < 60 => minutes.checked_mul(60)?.checked_add(*seconds)?,
        [hours, minutes, seconds] if *minutes < 60 && *seconds < 60 => {
            hours.checked_mul(3600)?.checked_add(minutes * 60)?.checked_add(*seconds)?
        }
        _ => return None,
    };
    Some(step(Ms::from_secs(seconds), typed.map(str::trim)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_stands_at_the_head_of_a_line() {
        let cases = [
            ("c3-d4", Some((0, Some("c3-d4")))),
            ("+00:05 c3-d4", Some((5, Some("c3-d4")))),
            ("+1:00:00", Some((3600, None))),
            ("+", Some((0, Some("")))),
            ("+5 c3", None),
            ("+1:60 x", None),
        ];
        for (line, expected) in cases {
            let read = step(line).map(|step| (step.pause, step.typed));
            let expected =
                expected.map(|(seconds, typed): (_, Option<&str>)| (Ms::from_secs(seconds), typed.map(str::to_owned)));
            assert_eq!(read, expected, "{line}");
        }
    }
}
