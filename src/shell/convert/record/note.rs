//! What the arbiter has noted in a game that was played: comments in files, lines on the score sheet.

use crate::game::{Actor, Event, RecordEvent, Seat, State};
use crate::journal::read;
use crate::rules::renju::exchange::Tree;
use crate::rules::{Side, Variant};
use crate::shell::games::FileGame;
use crate::shell::walk::{made, walk};

/// A note, behind so many moves that stood.
pub(in crate::shell::convert) struct Note {
    plies: usize,
    text: String,
}

/// The notes of the arbiter; of a record that was taken from a file none, for they are what the file says.
pub(in crate::shell::convert) fn notes(bytes: &[u8]) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let state = walk(&read(bytes).records, |event, plies| {
        if let Event::Record(RecordEvent::Noted { by: Actor { seat: Seat::Arbiter, .. }, text }) = event {
            notes.push(Note { plies, text: text.clone() });
        }
    });
    let Some(state) = state else { return Vec::new() };
    // Moves that were put back are gone, and their notes stand behind the last that is left.
    notes.iter_mut().for_each(|note| note.plies = note.plies.min(made(&state)));
    if state.is_timed() { notes } else { Vec::new() }
}

/// Puts the notes behind their moves.
pub(in crate::shell::convert) fn annotate(game: &mut FileGame, state: &State, notes: &[Note]) {
    for note in notes {
        let text = note.text.replace(['{', '}'], "");
        match game {
            FileGame::Draughts(game) => {
                let movers: Vec<usize> = game
                    .plies()
                    .enumerate()
                    .filter(|(_, (before, ply))| ply.mover(before).is_some())
                    .map(|(index, _)| index)
                    .collect();
                // The moves of a drawn opening stand before those that were made.
                let drawn = movers.len().saturating_sub(made(state));
                let index = note.plies.checked_sub(1).and_then(|index| movers.get(drawn + index));
                match index.and_then(|index| game.line.plies.get_mut(*index)) {
                    Some(ply) => ply.comments.push(text),
                    None => game.line.comments.push(text),
                }
            }
            FileGame::Chess(game) => {
                // From an unlawful move on there are words only.
                let index = note.plies.min(game.line.len()).checked_sub(1);
                match index.and_then(|index| game.line.get_mut(index)) {
                    Some(ply) => ply.comments.push(text),
                    None => game.comments.push(text),
                }
            }
            FileGame::Renju(record) => {
                // The root stands before the first stone.
                let place = record.tree.main_line().nth(note.plies).unwrap_or(Tree::ROOT);
                let comment = &mut record.tree.node_mut(place).comment;
                *comment = [comment.as_str(), &text].join("\n").trim_start().to_owned();
            }
        }
    }
}

/// The notes as they stand on the score sheet, each with the number of its move, as `3.` or `3...`; that of a stone.
pub(in crate::shell::convert) fn lines(state: &State, notes: &[Note]) -> Vec<String> {
    let first = state.plies().first().map_or(state.turn(), |ply| ply.made.side);
    let skipped = usize::from(first == Side::Black);
    let place = |plies: usize| match (plies, state.setup().rules.variant) {
        (0, _) => String::new(),
        (stone, Variant::Renju) => format!("{stone}. "),
        (plies, _) => {
            let half = plies + skipped;
            format!("{}{} ", half.div_ceil(2), if half % 2 == 0 { "..." } else { "." })
        }
    };
    notes.iter().map(|note| format!("{}{}", place(note.plies), note.text)).collect()
}
