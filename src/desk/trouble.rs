//! What goes wrong with files and profiles, in words.

use std::io;
use std::path::Path;

use super::archive::{self, NotTakenOver};
use golos_journal::{LineError, Unreadable};
use golos_table::TableError;
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, io_reason, message};

/// That there is no profile of this id, and which there are.
#[must_use]
pub fn no_profile(id: &str, known: &[String]) -> Sentence {
    message::refuse_no_profile(Slot::Text(clean(id, NAME_CHARS)), Slot::Texts(known.to_vec()))
}

/// Why a record that another program has open does not go on here, in words.
#[must_use]
pub fn not_taken_over(path: &Path, why: NotTakenOver) -> Sentence {
    let file = Slot::Text(path.display().to_string());
    match why {
        NotTakenOver::Unknown => message::file_owner_unknown(file),
        NotTakenOver::Stays(_) => message::file_owner_stays(file),
        NotTakenOver::Io(error) => trouble(&archive::refused(path, error)),
    }
}

/// What went wrong with a game's file, in words.
#[must_use]
pub fn trouble(error: &TableError) -> Sentence {
    let text = || Slot::Text(error.to_string());
    match error {
        TableError::Write(error) if error.kind() == std::io::ErrorKind::StorageFull => message::file_full(),
        TableError::Write(error) => message::file_unwritable(io_reason(error)),
        TableError::Missing(path) => message::file_missing(Slot::Text(path.clone())),
        TableError::InUse(path) => message::file_held(Slot::Text(path.clone()), Slot::Text("--take-over".to_owned())),
        TableError::Damaged(line) => message::file_damaged(u32::try_from(*line).unwrap_or(u32::MAX), repair()),
        TableError::NoGame(sentence) => (**sentence).clone(),
        TableError::Setup(_) => message::refuse_set_up(text()),
        TableError::Read(error) => message::file_unreadable(io_reason(error)),
        TableError::Misfit(record, _) => {
            let line = u32::try_from(*record).unwrap_or(u32::MAX).saturating_add(1);
            message::file_unreadable(message::record_line(line))
        }
        TableError::Unreadable(why) => message::file_unreadable(unreadable(why)),
    }
}

/// Why a file cannot be read, in words.
#[must_use]
pub fn unread(path: &Path, error: io::Error) -> Sentence {
    trouble(&archive::refused(path, error))
}

/// The command that brings out what is left of a damaged record.
pub(super) fn repair() -> Slot {
    Slot::Text("golos check --repair OUT RECORD".to_owned())
}

/// Why a file is no record that can be taken up, in words.
fn unreadable(why: &Unreadable<String>) -> Sentence {
    match why {
        Unreadable::Empty => message::record_empty(),
        Unreadable::NotAJournal(LineError::Checksum) => message::record_damaged(repair()),
        Unreadable::NotAJournal(_) | Unreadable::NoOpening => message::record_foreign(),
        Unreadable::Schema(schema) => message::record_schema(*schema),
        Unreadable::Opening(_) => message::record_opening(),
    }
}
