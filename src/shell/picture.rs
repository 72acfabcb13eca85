//! `golos picture`: a position of a game as a picture, for score sheets, articles and the wall.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::audit::no_game;
use super::part::{Part, Readers};
use crate::cli::{PictureArgs, PictureMove};
use crate::game::{Ply, State};
use crate::journal::{read, replay};
use crate::rules::{Place, Position, Side};
use crate::speech::pieces;
use crate::view::{BoardModel, Look, Picture};
use crate::wording::{Level, Sentence, Slot, Style, Wording};

/// Draws a position of a record as SVG into its file, or to `out`; where there is none, why goes to `aside`. Whether it was
/// drawn.
///
/// # Errors
/// The output is gone, or the file cannot be written.
pub fn picture(args: &PictureArgs, wording: &Wording, out: &mut dyn Write, aside: &mut dyn Write) -> io::Result<bool> {
    let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()).at(Level::Full));
    let drawn = state_of(&args.file).and_then(|state| of_game(&state, args, wording));
    match (drawn, &args.output) {
        (Err(sentence), _) => {
            writeln!(aside, "{}", say(&sentence))?;
            Ok(false)
        }
        (Ok(_), Some(path)) if path.exists() && !args.force => {
            let sentence = Sentence::new("convert-exists").with("text", Slot::Text(path.display().to_string()));
            writeln!(aside, "{}", say(&sentence.with("option", Slot::Text("--force".to_owned()))))?;
            Ok(false)
        }
        (Ok(picture), Some(path)) => {
            let mut part = Part::begin(path, Readers::Usual)?;
            part.write_all(picture.svg().as_bytes())?;
            part.replace()?;
            Ok(true)
        }
        (Ok(picture), None) => {
            out.write_all(picture.svg().as_bytes())?;
            out.flush()?;
            Ok(true)
        }
    }
}

fn state_of(path: &Path) -> Result<State, Sentence> {
    let bytes = fs::read(path).map_err(|error| {
        let key = if error.kind() == io::ErrorKind::NotFound { "file-missing" } else { "file-unreadable" };
        Sentence::new(key).with("text", Slot::Text(path.display().to_string()))
    })?;
    let log = read(&bytes);
    replay(&log.records).map(|replay| replay.state).map_err(|unreadable| no_game(&unreadable))
}

/// The picture behind a move of a game, or of how it stands now.
fn of_game(state: &State, args: &PictureArgs, wording: &Wording) -> Result<Picture, Sentence> {
    let plies = state.plies();
    let count = match args.behind {
        None => plies.len(),
        Some(behind) => plies_behind(state, behind)
            .ok_or_else(|| Sentence::new("picture-no-move").with("n", behind.number).with("m", last_number(state)))?,
    };
    Ok(at(state, count, args.flip, wording))
}

/// The position behind so many half-moves.
pub(super) fn at(state: &State, count: usize, is_flipped: bool, wording: &Wording) -> Picture {
    let plies = state.plies();
    let position = plies.get(count).map_or(*state.position(), |ply| ply.before);
    let last = count.checked_sub(1).and_then(|index| plies.get(index));
    let ends = last.map(|ply| ply.before.ends(ply.made.lawful.as_ref(), &ply.made.notation)).unwrap_or_default();
    let look = Look { flipped: is_flipped, ..Look::new(wording, state.at()) };
    let numbers = stones(state, count, position);
    let board = BoardModel::diagram(&position, &ends, &numbers, state.notation(), &look);
    let style = Style::written(wording.lang()).at(Level::Full);
    let say = |sentence: &Sentence| wording.render(sentence, style);
    let name = |side: Side| match state.setup().players[side].as_str() {
        "" => Slot::Phrase("player-nameless".to_owned()),
        name => Slot::Text(name.to_owned()),
    };
    let title = Sentence::new("picture-title").with("a", name(Side::White)).with("b", name(Side::Black));
    let mut words = vec![say(&title)];
    if let Some(ply) = last {
        let made = ply.before.relettered(&ply.made.notation, state.notation());
        let behind = Sentence::new("picture-behind").with("n", state.number_of(count - 1)).with("side", ply.made.side);
        words.push(say(&behind.with("text", Slot::Text(made))));
    }
    let title = words.join(" ");
    words.push(say(&pieces(&position, state.notation())));
    words.push(say(&Sentence::new("picture-turn").with("side", position.turn())));
    Picture { board, title, words: words.join(" ") }
}

/// Stones carry the numbers of their moves.
fn stones(state: &State, count: usize, position: Position) -> Vec<(Place, u32)> {
    if !position.numbers_half_moves() {
        return Vec::new();
    }
    let plies = state.plies().iter().enumerate().take(count);
    let of = |(index, ply): (usize, &Ply)| {
        let number = state.number_of(index);
        Some((ply.before.ends(ply.made.lawful.as_ref(), &ply.made.notation).first().copied()?, number))
    };
    plies.filter_map(of).collect()
}

/// How many half-moves are completed behind the move of this number; none: there is no such move.
fn plies_behind(state: &State, behind: PictureMove) -> Option<usize> {
    let of_number = |index: &usize| state.number_of(*index) == behind.number;
    let is_side = |index: &usize| {
        behind.side.is_none_or(|side| state.plies().get(*index).is_some_and(|ply| ply.made.side == side))
    };
    (0..state.plies().len()).rev().find(|index| of_number(index) && is_side(index)).map(|index| index + 1)
}

fn last_number(state: &State) -> u32 {
    state.plies().len().checked_sub(1).map_or(0, |index| state.number_of(index))
}
