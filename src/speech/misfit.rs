use golos_game::{Broken, Corrupt, Finding};
use golos_wording::{Sentence, Slot};

/// That an event of a record cannot be applied to the game before it, and in which line, from 1.
#[must_use]
pub fn misfit(corrupt: &Corrupt, line: u32) -> Sentence {
    let in_line = |key| Sentence::new(key).with("n", line);
    match corrupt {
        Corrupt::Move(text) => in_line("check-illegal").with("move", Slot::Text(text.clone())),
        Corrupt::Record(Broken::TimeReversed { .. }) => in_line("check-clock"),
        _ => in_line("check-event"),
    }
}

/// What in the record of a game does not follow from what came before it.
#[must_use]
pub fn unfounded(finding: &Finding, line: u32) -> Sentence {
    let in_line = |key| Sentence::new(key).with("n", line);
    match finding {
        Finding::Move(text) | Finding::Left(text) => in_line("check-illegal").with("move", Slot::Text(text.clone())),
        Finding::Clock { .. } | Finding::FlagTime(_) | Finding::FlagMissing(_) | Finding::WarningMissing(..) => {
            in_line("check-clock")
        }
        Finding::Result | Finding::EndMissing => in_line("check-result"),
        Finding::LimitMissing(_)
        | Finding::LateMissing(_)
        | Finding::Phase(_)
        | Finding::Turn(_)
        | Finding::Missing(_) => in_line("check-event"),
    }
}
