use crate::game::{Broken, Corrupt, Finding};
use crate::wording::{Sentence, Slot};

/// That an event of a record does not follow from the game before it, and in which line, from 1.
#[must_use]
pub fn misfit(corrupt: &Corrupt, line: u32) -> Sentence {
    let in_line = |key| Sentence::new(key).with("n", line);
    match corrupt {
        Corrupt::Move(text) | Corrupt::Left(text) => in_line("check-illegal").with("move", Slot::Text(text.clone())),
        Corrupt::Clock { .. } | Corrupt::FlagTime(_) | Corrupt::Record(Broken::TimeReversed { .. }) => {
            in_line("check-clock")
        }
        Corrupt::Result(_) => in_line("check-result"),
        _ => in_line("check-event"),
    }
}

/// What in the record of a game does not follow from what came before it.
#[must_use]
pub fn unfounded(finding: &Finding, line: u32) -> Sentence {
    match finding {
        Finding::FlagMissing(_) => Sentence::new("check-clock").with("n", line),
        Finding::LateMissing(_) => Sentence::new("check-event").with("n", line),
    }
}
