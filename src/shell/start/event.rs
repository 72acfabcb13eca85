//! What is wrong with the file of an event, in words.

use super::super::events::EventError;
use super::SAY_CHARS;
use crate::tournament::crosstable::NoStage;
use crate::tournament::pairing::NoPairing;
use crate::tournament::trf::{Fault, TrfError};
use crate::wording::{Sentence, Slot, clean, io_reason};

/// Why nothing has been worked out: the file, the line, what is wrong there.
pub(super) fn told(error: &EventError) -> Sentence {
    let at = |path: &str, what: Sentence| named("event-at", path).with("what", what);
    match error {
        EventError::File { path, reason } if reason.kind() == std::io::ErrorKind::NotFound => {
            named("file-missing", path)
        }
        EventError::File { path, reason } => named("file-refused", path).with("why", io_reason(reason)),
        EventError::Trf { path, error: TrfError::Line { line, fault: wrong } } => {
            named("event-line", path).with("n", number(*line)).with("what", fault(wrong))
        }
        EventError::Trf { path, error: TrfError::File(wrong) } => at(path, fault(wrong)),
        EventError::NoPlayer { path, number } => at(path, player("event-unknown", *number)),
        EventError::Stage { path, error } => at(path, stage(*error)),
        EventError::Pairing { path, error } => at(path, pairing(error)),
        EventError::Write(error) => Sentence::new("terminal-gone").with("text", io_reason(error)),
    }
}

fn named(key: &'static str, text: &str) -> Sentence {
    Sentence::new(key).with("text", Slot::Text(clean(text, SAY_CHARS)))
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn player(key: &'static str, n: u16) -> Sentence {
    Sentence::new(key).with("n", u32::from(n))
}

fn counted(key: &'static str, n: usize) -> Sentence {
    Sentence::new(key).with("n", number(n))
}

fn fault(fault: &Fault) -> Sentence {
    let at = |key, round: usize, player: u16| counted(key, round).with("m", u32::from(player));
    match fault {
        Fault::Column { from, to, read, .. } => {
            named("event-columns", read).with("n", number(*from)).with("m", number(*to))
        }
        Fault::Record { read, .. } => named("event-record", read),
        Fault::Twice(number) => player("event-twice", *number),
        Fault::Unknown(number) => player("event-unknown", *number),
        Fault::Oneself { round, number } => at("event-oneself", *round, *number),
        Fault::Unanswered { round, number, .. } => at("event-unanswered", *round, *number),
        Fault::Colours { round, number, .. } => at("event-colours", *round, *number),
        Fault::Results { round, number, .. } => at("event-results", *round, *number),
        Fault::TwoOdd { round, .. } => counted("event-two-odd", *round),
        Fault::Rounds(most) => counted("event-rounds", *most),
        Fault::Tab => Sentence::new("event-tab"),
        Fault::Empty => Sentence::new("event-empty"),
        Fault::Large(most) => counted("event-large", *most),
    }
}

fn stage(error: NoStage) -> Sentence {
    match error {
        NoStage::Ahead { round, played } => counted("event-ahead", round).with("m", number(played + 1)),
        NoStage::Unfinished { round, number } => counted("event-unfinished", round).with("m", u32::from(number)),
    }
}

fn pairing(error: &NoPairing) -> Sentence {
    match error {
        NoPairing::Nobody(round) => counted("event-nobody", *round),
        NoPairing::Impossible(round) => counted("event-impossible", *round),
        NoPairing::NoLot => Sentence::new("event-no-lot").with("option", Slot::Text("--colour white|black".to_owned())),
        NoPairing::TooMany(players) => counted("event-too-many", *players),
        NoPairing::TooWide(round) => counted("event-too-wide", *round),
    }
}
