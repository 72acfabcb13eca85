use std::io;
use std::path::Path;

use super::{Sentence, Slot};
use crate::{message, text_key};
use golos_rules::Undecodable;

/// What the disk said of a folder or a file, with its name.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {reason}")]
struct AtPath {
    path: String,
    reason: io::Error,
}

impl AtPath {
    fn told(&self) -> Sentence {
        message::io_at(Slot::Text(self.path.clone()), io_reason(&self.reason))
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
    if let Some(damage) = Undecodable::of(error) {
        return message::io_undecodable(damage.line, Slot::Text(damage.charset.name().to_owned())).into();
    }
    let key = match error.kind() {
        io::ErrorKind::NotFound => text_key::IO_MISSING,
        io::ErrorKind::PermissionDenied => text_key::IO_DENIED,
        io::ErrorKind::AlreadyExists => text_key::IO_EXISTS,
        io::ErrorKind::IsADirectory => text_key::IO_FOLDER,
        io::ErrorKind::NotADirectory => text_key::IO_NO_FOLDER,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => text_key::IO_FULL,
        io::ErrorKind::ReadOnlyFilesystem => text_key::IO_READ_ONLY,
        io::ErrorKind::InvalidData => text_key::IO_NO_TEXT,
        io::ErrorKind::UnexpectedEof => text_key::IO_SHORT,
        io::ErrorKind::ResourceBusy | io::ErrorKind::WouldBlock => text_key::IO_BUSY,
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => text_key::IO_NAME,
        io::ErrorKind::BrokenPipe => text_key::IO_GONE,
        io::ErrorKind::AddrInUse => text_key::IO_TAKEN,
        _ => {
            let number = error.raw_os_error().and_then(|number| u32::try_from(number).ok());
            return message::io_other(number.unwrap_or_default()).into();
        }
    };
    Slot::Phrase(key.to_owned())
}
