//! What the notes of a record say.

use crate::trouble::repair;
use crate::{Out, Presenter};
use golos_game::{Event, RecordEvent, State};
use golos_journal::{self as journal, Record};
use golos_rules::Side;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message, short_name, text_key};

/// What is noted in these records, in order. `is_timed` tells a game that was played from one that was taken from a file.
pub(super) fn notes(records: &[Record], is_timed: bool) -> Vec<Sentence> {
    records.iter().filter_map(|record| told(noted(&record.event)?, is_timed)).collect()
}

/// The text of a note.
pub(super) fn noted(event: &Event) -> Option<&str> {
    match event {
        Event::Record(RecordEvent::Noted { text, .. }) => Some(text),
        _ => None,
    }
}

/// A note in words; `None` if it was taken from a file, whose tree says it: `is_timed` tells a game that was played.
#[must_use]
pub fn told(text: &str, is_timed: bool) -> Option<Sentence> {
    let is_own = is_timed || text.starts_with(|first: char| first.is_alphanumeric());
    is_own.then(|| about(message::replay_note, text))
}

/// Where a game of a file comes from.
pub(super) fn origin(records: &[Record]) -> Option<Sentence> {
    let mut notes = records.iter().filter_map(|record| noted(&record.event));
    let note = notes.find(|text| text.starts_with(|first: char| first.is_alphanumeric()))?;
    Some(about(message::replay_note, note))
}

fn about(message: fn(Slot) -> Sentence, text: &str) -> Sentence {
    message(Slot::Text(text.trim().to_owned()))
}

/// There is none of this number: from 0 to the last one.
pub(super) fn no_number(number: usize, last: usize, presenter: &Presenter) -> Vec<Out> {
    let last = u32::try_from(last).unwrap_or(u32::MAX);
    let sentence = message::refuse_choice(Slot::Text(number.to_string()), 0, last);
    vec![presenter.say(&sentence, Kind::Answer)]
}

/// What is wrong with the file.
pub(super) fn damage_sentence(damage: &journal::Damage) -> Sentence {
    let number = |line: usize| u32::try_from(line).unwrap_or(u32::MAX);
    match damage {
        journal::Damage::Torn { line } => message::check_torn(number(line.saturating_sub(1))),
        journal::Damage::NoLineEnd { line } | journal::Damage::Broken { line, .. } => {
            message::file_damaged(number(*line), repair())
        }
    }
}

/// Whose game it is, and how long it was.
pub(super) fn opening(end: &State) -> Sentence {
    let setup = end.setup();
    // A question mark, as on a score sheet, is nothing that can be heard.
    let name = |side: Side| match setup.players[side].as_str() {
        "" | "?" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
        name => Slot::Text(short_name(name)),
    };
    let moves = u32::try_from(end.half_moves_made()).unwrap_or(u32::MAX);
    let (white, black) = (name(Side::White), name(Side::Black));
    match moves {
        0 => message::replay_opened_empty(white, black),
        _ => message::replay_opened(white, black, moves),
    }
}
