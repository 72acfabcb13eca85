use std::io;
use std::path::Path;

use super::{Sentence, Slot};
use crate::message;

/// What the disk said of a folder or a file, with its name.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {reason}")]
struct AtPath {
    path: String,
    reason: io::Error,
}

impl AtPath {
    fn told(&self) -> Sentence {
        let about = Sentence::new("io-at").with("text", Slot::Text(self.path.clone()));
        about.with("what", io_reason(&self.reason))
    }
}

/// The same error, with the name of what it is about.
#[must_use]
pub fn io_at(path: &Path, reason: io::Error) -> io::Error {
    io::Error::new(reason.kind(), AtPath { path: path.display().to_string(), reason })
}

/// Why the disk or a terminal refuses, in words; what there are none for, by the number that the system gives it.
#[must_use]
pub fn io_reason(error: &io::Error) -> Slot {
    if let Some(at) = error.get_ref().and_then(|inner| inner.downcast_ref::<AtPath>()) {
        return at.told().into();
    }
    let key = match error.kind() {
        io::ErrorKind::NotFound => "io-missing",
        io::ErrorKind::PermissionDenied => "io-denied",
        io::ErrorKind::AlreadyExists => "io-exists",
        io::ErrorKind::IsADirectory => "io-folder",
        io::ErrorKind::NotADirectory => "io-no-folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "io-full",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::InvalidData => "io-no-text",
        io::ErrorKind::UnexpectedEof => "io-short",
        io::ErrorKind::ResourceBusy | io::ErrorKind::WouldBlock => "io-busy",
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => "io-name",
        io::ErrorKind::BrokenPipe => "io-gone",
        io::ErrorKind::AddrInUse => "io-taken",
        _ => {
            let number = error.raw_os_error().and_then(|number| u32::try_from(number).ok());
            return message::io_other(number.unwrap_or_default()).into();
        }
    };
    Slot::Phrase(key.to_owned())
}
