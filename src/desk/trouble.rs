//! What goes wrong with files and profiles, in words.

use std::path::Path;

use super::archive::{self, NotTakenOver};
use golos_journal::Unreadable;
use golos_table::TableError;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, io_reason};

/// That there is no profile of this id, and which there are.
#[must_use]
pub fn no_profile(id: &str, known: &[String]) -> Sentence {
    Sentence::refusal("refuse-no-profile")
        .with("text", Slot::Text(clean(id, NAME_CHARS)))
        .with("list", Slot::Texts(known.to_vec()))
}

/// Why a record that another program has open does not go on here, in words.
#[must_use]
pub fn not_taken_over(path: &Path, why: NotTakenOver) -> Sentence {
    let about = |key| Sentence::new(key).with("text", Slot::Text(path.display().to_string()));
    match why {
        NotTakenOver::Unknown => about("file-owner-unknown"),
        NotTakenOver::Stays(_) => about("file-owner-stays"),
        NotTakenOver::Io(error) => trouble(&archive::refused(path, error)),
    }
}

/// What went wrong with a game's file, in words.
#[must_use]
pub fn trouble(error: &TableError) -> Sentence {
    let text = || Slot::Text(error.to_string());
    match error {
        TableError::Write(error) if error.kind() == std::io::ErrorKind::StorageFull => Sentence::new("file-full"),
        TableError::Write(error) => Sentence::new("file-unwritable").with("text", io_reason(error)),
        TableError::Missing(path) => Sentence::new("file-missing").with("text", Slot::Text(path.clone())),
        TableError::InUse(path) => Sentence::new("file-held")
            .with("text", Slot::Text(path.clone()))
            .with("option", Slot::Text("--take-over".to_owned())),
        TableError::Damaged(line) => Sentence::new("file-damaged").with("n", u32::try_from(*line).unwrap_or(u32::MAX)),
        TableError::NoGame(sentence) => (**sentence).clone(),
        TableError::Setup(_) => Sentence::refusal("refuse-set-up").with("text", text()),
        TableError::Read(error) => Sentence::new("file-unreadable").with("text", io_reason(error)),
        TableError::Misfit(record, _) => {
            let line = u32::try_from(*record).unwrap_or(u32::MAX).saturating_add(1);
            Sentence::new("file-unreadable").with("text", Sentence::new("record-line").with("n", line))
        }
        TableError::Unreadable(why) => Sentence::new("file-unreadable").with("text", unreadable(why)),
    }
}

/// Why a file is no record that can be taken up, in words.
fn unreadable(why: &Unreadable<String>) -> Sentence {
    match why {
        Unreadable::Empty => Sentence::new("record-empty"),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening => Sentence::new("record-foreign"),
        Unreadable::Schema(schema) => Sentence::new("record-schema").with("n", *schema),
        Unreadable::Opening(_) => Sentence::new("record-opening"),
    }
}
