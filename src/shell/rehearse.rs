//! A game from a script under a virtual clock: for exercises and tests.

use std::io;
use std::rc::Rc;

use super::app::App;
use super::out::Out;
use super::time::VirtualTime;
use crate::clock::Ms;

/// A line of a script that cannot be understood.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    #[error("line {line}: {text}: a time is written +mm:ss or +h:mm:ss")]
    Time { line: usize, text: String },
    #[error(transparent)]
    Write(#[from] io::Error),
}

/// Plays a script and hands on what it makes heard. A line may begin with `+mm:ss`: so much time passes first. Lines that begin with `#` and empty lines
/// are skipped; a lone `+` is Enter on an empty line.
///
/// # Errors
/// [`ScriptError`] with the line, or what `hear` failed of.
pub fn rehearse(
    script: &str,
    app: &mut App,
    time: &Rc<VirtualTime>,
    mut hear: impl FnMut(&Out) -> io::Result<()>,
) -> Result<(), ScriptError> {
    for (index, line) in script.lines().enumerate() {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (pause, rest) =
            split_pause(line).ok_or_else(|| ScriptError::Time { line: index + 1, text: line.to_owned() })?;
        pass(pause, app, time, &mut hear)?;
        match rest {
            None => {}
            Some(typed) => app.line(typed).iter().try_for_each(&mut hear)?,
        }
        if app.is_done() {
            return Ok(());
        }
    }
    app.close().iter().try_for_each(hear)?;
    Ok(())
}

/// Time passes deadline by deadline, as it would.
fn pass(
    span: Ms,
    app: &mut App,
    time: &Rc<VirtualTime>,
    hear: &mut impl FnMut(&Out) -> io::Result<()>,
) -> io::Result<()> {
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
fn split_pause(line: &str) -> Option<(Ms, Option<&str>)> {
    let Some(rest) = line.strip_prefix('+') else { return Some((Ms::ZERO, Some(line))) };
    if rest.is_empty() {
        return Some((Ms::ZERO, Some("")));
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
    Some((Ms::from_secs(seconds), typed.map(str::trim)))
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
            let expected = expected.map(|(seconds, typed)| (Ms::from_secs(seconds), typed));
            assert_eq!(split_pause(line), expected, "{line}");
        }
    }
}
