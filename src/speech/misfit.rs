use crate::game::Corrupt;
use crate::wording::{Sentence, Slot};

/// That an event of a record does not follow from the game before it, and in which line, from 1.
#[must_use]
pub fn misfit(corrupt: &Corrupt, line: u32) -> Sentence {
    let in_line = |key| Sentence::new(key).with("n", line);
    match corrupt {
        Corrupt::Move(text) | Corrupt::Left(text) => in_line("check-illegal").with("move", Slot::Text(text.clone())),
        Corrupt::Clock { .. } | Corrupt::FlagTime(_) | Corrupt::FlagMissing(_) | Corrupt::TimeReversed { .. } => {
            in_line("check-clock")
        }
        Corrupt::Result(_) => in_line("check-result"),
        _ => in_line("check-event"),
    }
}
