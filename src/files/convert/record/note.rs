//! What the arbiter has noted in a game that was played: comments in files, lines on the score sheet.

use super::family::{numbers_stones, put};
use crate::games::FileGame;
use crate::walk::walk;
use golos_game::{Actor, Event, RecordEvent, State};
use golos_journal::Record;
use golos_rules::Side;

/// A note, behind so many moves that stood.
pub(in crate::convert) struct Note {
    plies: usize,
    text: String,
}

/// The notes of the arbiter; of a record that was taken from a file none, for they are what the file says.
pub(in crate::convert) fn notes(records: &[Record]) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let state = walk(records, |recorded, plies| {
        if let Event::Record(RecordEvent::Noted { text }) = &recorded.event
            && recorded.by.is_some_and(Actor::is_arbiter)
        {
            notes.push(Note { plies, text: text.clone() });
        }
    });
    let Some(state) = state else { return Vec::new() };
    // Moves that were put back are gone, and their notes stand behind the last that is left.
    notes.iter_mut().for_each(|note| note.plies = note.plies.min(state.half_moves_made()));
    if state.is_timed() { notes } else { Vec::new() }
}

/// Puts the notes behind their moves.
pub(in crate::convert) fn annotate(game: &mut FileGame, state: &State, notes: &[Note]) {
    for note in notes {
        let text = note.text.replace(['{', '}'], "");
        put(game, state, note.plies, text);
    }
}

/// The notes as they stand on the score sheet, each with the number of its move, as `3.` or `3...`; that of a stone.
pub(in crate::convert) fn lines(state: &State, notes: &[Note]) -> Vec<String> {
    let first = state.plies().first().map_or(state.turn(), |ply| ply.made.side);
    let skipped = usize::from(first == Side::Black);
    let is_each = numbers_stones(state.setup().rules.variant);
    let place = |plies: usize| {
        let half = plies + skipped;
        match plies {
            0 => String::new(),
            stone if is_each => format!("{stone}. "),
            _ => format!("{}{} ", half.div_ceil(2), if half.is_multiple_of(2) { "..." } else { "." }),
        }
    };
    notes.iter().map(|note| format!("{}{}", place(note.plies), note.text)).collect()
}

/// Notes that were taken elsewhere, in the same form.
pub(crate) fn note_lines(state: &State, notes: &[(usize, String)]) -> Vec<String> {
    let notes: Vec<Note> = notes.iter().map(|(plies, text)| Note { plies: *plies, text: text.clone() }).collect();
    lines(state, &notes)
}
