//! Values and totals for programs, a line each.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use crate::around::{CommandFailure, Surroundings};
use golos_cli::ValueGame;
use golos_endings::{Answer, ChessResult, ChessValue, Files, Game, NoValue, Shelf, Value};
use golos_files::endings::{EndingsError, EndingsTables, Shelved, told};
use golos_rules::chess;
use golos_rules::draughts::Position;
use golos_speech::judged::{EndingTables, damage};
use golos_wording::message;
use serde_json::json;

/// The longest line of a file of positions, in bytes.
const LINE_BYTES: u64 = 4096;

/// Writes the value of each position of a file: the FEN as it was read, `win`, `loss` or `draw` for the side to move, the plies
/// to the end or `-`; tabs between. In chess the result may also be `cursed-win`, `blessed-loss`, `maybe-win` or `maybe-loss`, and
/// the plies are those to a capture, a pawn move or the mate. A position without a value has `none` and why. Exit code 1 if there is such a one.
pub(super) fn values(
    around: &Surroundings<'_>,
    game: ValueGame,
    positions: &Path,
    as_json: bool,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let mut source = match game {
        ValueGame::Draughts(game) => Source::Draughts(around.folder_of(game).shelf().map_err(|error| told(&error))?),
        ValueGame::Chess => Source::Chess(EndingsTables::new(around.folder)),
    };
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
        let answer = source.value(fen);
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

/// Where values come from.
enum Source {
    Draughts(Shelf<Box<dyn Files>>),
    Chess(EndingsTables),
}

/// A value for programs.
struct Row {
    result: &'static str,
    plies: Option<u32>,
    /// Whether one ply more is possible.
    is_rounded: bool,
    is_verified: bool,
}

impl Source {
    fn value(&mut self, fen: &str) -> Result<Row, String> {
        match self {
            Source::Draughts(shelf) => {
                let position = Position::from_fen(shelf.game().variant(), fen).map_err(|why| why.to_string())?;
                shelf.value(&position).map(Row::from).map_err(|why: NoValue| why.to_string())
            }
            Source::Chess(tables) => {
                let position =
                    chess::Position::from_fen(chess::StartPosition::Standard, fen).map_err(|why| why.to_string())?;
                tables.chess(&position).map(Row::from).map_err(|why| why.to_string())
            }
        }
    }
}

impl From<Answer> for Row {
    fn from(Answer { value, is_verified }: Answer) -> Row {
        let result = match value {
            Value::Win(_) => "win",
            Value::Loss(_) => "loss",
            Value::Draw => "draw",
        };
        Row { result, plies: value.plies().map(u32::from), is_rounded: false, is_verified }
    }
}

impl From<ChessValue> for Row {
    fn from(value: ChessValue) -> Row {
        let result = match value.result {
            ChessResult::Win => "win",
            ChessResult::CursedWin if value.is_open => "maybe-win",
            ChessResult::CursedWin => "cursed-win",
            ChessResult::Draw => "draw",
            ChessResult::BlessedLoss if value.is_open => "maybe-loss",
            ChessResult::BlessedLoss => "blessed-loss",
            ChessResult::Loss => "loss",
        };
        let is_counted = matches!(value.result, ChessResult::Win | ChessResult::Loss);
        let plies = is_counted.then_some(value.half_moves);
        Row { result, plies, is_rounded: value.is_rounded, is_verified: true }
    }
}

fn fields(fen: &str, answer: &Result<Row, String>) -> String {
    match answer {
        Ok(Row { result, plies, .. }) => {
            let plies = plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
            format!("{fen}\t{result}\t{plies}")
        }
        Err(why) => format!("{fen}\tnone\t{why}"),
    }
}

fn object(fen: &str, answer: &Result<Row, String>) -> String {
    let object = match answer {
        Ok(Row { result, plies, is_rounded, is_verified }) => {
            let mut object = json!({ "fen": fen, "result": result, "plies": plies, "verified": is_verified });
            if *is_rounded && let Some(fields) = object.as_object_mut() {
                fields.insert("rounded".to_owned(), true.into());
            }
            object
        }
        Err(why) => json!({ "fen": fen, "result": "none", "reason": why }),
    };
    object.to_string()
}

/// Writes a line for each table of so many pieces: men and kings of the side to move, men and kings of the other side;
/// positions, wins, losses, draws, the plies of the longest win. Exit code 1 if there is no such table, or one that cannot be read, which is said to `aside`.
pub(super) fn totals(
    around: &Surroundings<'_>,
    game: Game,
    pieces: u8,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let Shelved { tables: present, broken } = around.folder_of(game).present().map_err(|error| told(&error))?;
    let mut is_empty = true;
    for (forces, why) in broken.iter().filter(|(forces, _)| forces.pieces() == pieces) {
        around.say(&message::ending_damaged(super::table(*forces), damage(why)), aside)?;
    }
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
    Ok(u8::from(is_empty || broken.iter().any(|(forces, _)| forces.pieces() == pieces)))
}
