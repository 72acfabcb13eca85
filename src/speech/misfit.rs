use golos_game::{Broken, Corrupt, Finding};
use golos_wording::{Sentence, Slot, message};

/// That an event of a record cannot be applied to the game before it, and in which line, from 1.
#[must_use]
pub fn misfit(corrupt: &Corrupt, line: u32) -> Sentence {
    match corrupt {
        Corrupt::Move(text) => message::check_illegal(line, Slot::Text(text.clone())),
        Corrupt::Record(Broken::TimeReversed { .. }) => message::check_clock(line),
        _ => message::check_event(line),
    }
}

/// What in the record of a game does not follow from what came before it.
#[must_use]
pub fn unfounded(finding: &Finding, line: u32) -> Sentence {
    match finding {
        Finding::Move(text) | Finding::Left(text) => message::check_illegal(line, Slot::Text(text.clone())),
        Finding::Clock { .. }
        | Finding::FlagTime(_)
        | Finding::FlagMissing(_)
        | Finding::WarningMissing(..)
        | Finding::OvertimeMissing(_) => message::check_clock(line),
        Finding::Result | Finding::EndMissing => message::check_result(line),
        Finding::LimitMissing(_)
        | Finding::LateMissing(_)
        | Finding::Phase(_)
        | Finding::Turn(_)
        | Finding::Refused(_)
        | Finding::Missing(_) => message::check_event(line),
    }
}
