//! `golos compare`: two records of one game held against each other, in words.

use std::io::{self, Write};
use std::path::Path;

use super::Disk;
use crate::desk::{Archive, NoGame};
use crate::game::{Parting, State};
use crate::journal;
use crate::rules::Side;
use crate::speech::ending;
use crate::table::TableError;
use crate::wording::{Form, Sentence, Slot, Style, Wording};

/// Tells where the two part, how they end, and what times they have. True if they say the same.
///
/// # Errors
/// [`TableError`] if one of them cannot be read, or the output not be written.
pub fn compare(
    [first, second]: [&Path; 2],
    wording: &Wording,
    style: Style,
    out: &mut dyn Write,
) -> Result<bool, TableError> {
    let (first, second) = (state_of(first, wording)?, state_of(second, wording)?);
    let told = told(&first, &second);
    let style = Style { form: Form::Written, ..style };
    for sentence in &told {
        writeln!(out, "{}", wording.render(sentence, style)).map_err(TableError::Write)?;
    }
    Ok(matches!(told.as_slice(), [only] if only.key() == SAME))
}

/// What is told where they differ in nothing.
const SAME: &str = "compare-same";

/// The first game of a file, of whatever form.
fn state_of(path: &Path, wording: &Wording) -> Result<State, TableError> {
    let refused = |why| match why {
        NoGame::Io(error) if error.kind() == io::ErrorKind::NotFound => TableError::Missing(path.display().to_string()),
        NoGame::Io(error) => TableError::Read(error),
        NoGame::Told(sentence) => TableError::NoGame(Box::new(sentence)),
    };
    let recorded = Disk.game(path, None, wording).map_err(refused)?;
    let log = journal::read(&recorded.bytes);
    if let Some(unreadable) = log.unreadable() {
        return Err(TableError::Unreadable(unreadable));
    }
    let replay = journal::replay(&log.records)?;
    Ok(replay.state)
}

fn told(first: &State, second: &State) -> Vec<Sentence> {
    let mut told = match Parting::of(first, second) {
        Parting::Start => return vec![Sentence::new("compare-start")],
        Parting::Nowhere => Vec::new(),
        Parting::End(at) if first.plies().len() > at => vec![end("compare-second-ends", first, at)],
        Parting::End(at) => vec![end("compare-first-ends", second, at)],
        Parting::Move { at, again } => parted(first, second, at, again),
    };
    told.extend(results(first, second));
    told.extend(Side::BOTH.into_iter().filter_map(|side| times(first, second, side)));
    if told.is_empty() {
        let moves = u32::try_from(first.plies().len()).unwrap_or(u32::MAX);
        told.push(Sentence::new(SAME).with("n", moves));
    }
    told
}

fn notation(state: &State, at: usize) -> Slot {
    Slot::Text(state.plies().get(at).map(|ply| ply.made.notation.clone()).unwrap_or_default())
}

fn end(key: &'static str, longer: &State, at: usize) -> Sentence {
    let more = u32::try_from(longer.plies().len().saturating_sub(at)).unwrap_or(u32::MAX);
    Sentence::new(key).with("n", more).with("text", notation(longer, at))
}

fn parted(first: &State, second: &State, at: usize, again: Option<(usize, usize)>) -> Vec<Sentence> {
    let side = first.plies().get(at).map_or(Side::White, |ply| ply.made.side);
    let parts = Sentence::new("compare-part").with("side", side).with("n", first.number_of(at));
    let parts = parts.with("text", notation(first, at)).with("other", notation(second, at));
    let met = match again {
        Some((one, other)) => {
            let behind = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            Sentence::new("compare-again").with("n", behind(one)).with("m", behind(other))
        }
        None => Sentence::new("compare-apart"),
    };
    vec![parts, met]
}

fn results(first: &State, second: &State) -> Option<Sentence> {
    let [one, other] = [first, second].map(|state| state.verdict().map(|verdict| verdict.outcome));
    if one == other {
        return None;
    }
    let words = |state: &State| match state.verdict() {
        Some(verdict) => ending(state.setup(), verdict),
        None => Sentence::new("compare-open"),
    };
    Some(Sentence::new("compare-result").with("result", words(first)).with("other", words(second)))
}

/// The time that a side has used, where both have kept it and not alike.
fn times(first: &State, second: &State, side: Side) -> Option<Sentence> {
    if !first.is_timed() || !second.is_timed() {
        return None;
    }
    let [one, other] = [first, second].map(|state| state.clock().used(side, state.at()));
    // A second more or less is the hand on the button.
    let differs = one.get().abs_diff(other.get()) > 1000;
    differs.then(|| Sentence::new("compare-time").with("side", side).with("w", one).with("b", other))
}
