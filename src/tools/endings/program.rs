//! Values and totals for programs, a line each.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use super::told;
use crate::around::{CommandFailure, Surroundings};
use golos_endings::{Answer, Game, NoValue, Value};
use golos_files::endings::EndingsError;
use golos_rules::draughts::Position;
use golos_wording::message;
use serde_json::json;

/// The longest line of a file of positions, in bytes.
const LINE_BYTES: u64 = 4096;

/// Writes the value of each position of a file: the FEN as it was read, `win`, `loss` or `draw` for the side to move, the plies
/// to the end or `-`; tabs between. A position without a value has `none` and why. Exit code 1 if there is such a one.
pub(super) fn values(
    around: &Surroundings<'_>,
    game: Game,
    positions: &Path,
    as_json: bool,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let mut shelf = around.folder_of(game).shelf().map_err(|error| told(&error))?;
    let unreadable = |reason| told(&EndingsError::Io { path: positions.to_owned(), reason });
    let mut input: Box<dyn BufRead> = if positions == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(positions).map_err(unreadable)?))
    };
    let mut out = io::BufWriter::new(out);
    let (mut has_none, mut is_unverified) = (false, false);
    loop {
        let mut line = Vec::new();
        if (&mut input).take(LINE_BYTES).read_until(b'\n', &mut line).map_err(unreadable)? == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        let fen = text.trim();
        if fen.is_empty() {
            continue;
        }
        let answer = match Position::from_fen(game.variant(), fen) {
            Ok(position) => shelf.value(&position).map_err(|why| reason(&why)),
            Err(why) => Err(why.to_string()),
        };
        has_none |= answer.is_err();
        is_unverified |= answer.as_ref().is_ok_and(|answer| !answer.is_verified);
        writeln!(out, "{}", if as_json { object(fen, &answer) } else { fields(fen, &answer) })?;
    }
    out.flush()?;
    if is_unverified {
        around.say(&message::ending_unverified(), aside)?;
    }
    Ok(u8::from(has_none))
}

/// Why a position has no value, for programs.
fn reason(why: &NoValue) -> String {
    why.to_string()
}

const fn result(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Loss(_) => "loss",
        Value::Draw => "draw",
    }
}

fn fields(fen: &str, answer: &Result<Answer, String>) -> String {
    match answer {
        Ok(answer) => {
            let plies = answer.value.plies().map_or_else(|| "-".to_owned(), |plies| plies.to_string());
            format!("{fen}\t{}\t{plies}", result(answer.value))
        }
        Err(why) => format!("{fen}\tnone\t{why}"),
    }
}

fn object(fen: &str, answer: &Result<Answer, String>) -> String {
    let object = match answer {
        Ok(Answer { value, is_verified }) => {
            json!({ "fen": fen, "result": result(*value), "plies": value.plies(), "verified": is_verified })
        }
        Err(why) => json!({ "fen": fen, "result": "none", "reason": why }),
    };
    object.to_string()
}

/// Writes a line for each table of so many pieces: men and kings of the side to move, men and kings of the other side;
/// positions, wins, losses, draws, the plies of the longest win. Exit code 1 if there is no such table.
pub(super) fn totals(
    around: &Surroundings<'_>,
    game: Game,
    pieces: u8,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let present = around.folder_of(game).present().map_err(|error| told(&error))?;
    let mut is_empty = true;
    for head in present.iter().map(|table| &table.head).filter(|head| head.forces.pieces() == pieces) {
        is_empty = false;
        let (forces, totals) = (head.forces, head.totals);
        writeln!(
            out,
            "{} {} {} {}\t{}\t{}\t{}\t{}\t{}",
            forces.own_men,
            forces.own_kings,
            forces.other_men,
            forces.other_kings,
            totals.positions(),
            totals.wins,
            totals.losses,
            totals.draws,
            totals.longest_win,
        )?;
    }
    Ok(u8::from(is_empty))
}
