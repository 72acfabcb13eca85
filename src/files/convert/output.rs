//! A file that is there whole or not at all, and never in the place of another unless that is wanted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::lock::Locked;
use crate::part::{PartialFile, Readers};

/// Where a conversion writes.
pub(super) enum Output {
    Stdout(BufWriter<io::Stdout>),
    File(Written),
}

/// A file under way. Unless it is finished it goes again.
pub(super) struct Written {
    part: PartialFile,
    old: Old,
}

/// What stands in the place of the new file.
enum Old {
    Nothing,
    /// It goes; as long as it is held no game is taken up in it. A link to nothing cannot be held.
    Goes(Option<Locked>),
}

impl Output {
    /// Standard output for `-`, else the file, which must not exist unless it is to be overwritten; the old one stays
    /// until the new one is whole.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`]; [`io::ErrorKind::WouldBlock`] where the old one is the record of a game that is
    /// being played; or whatever else the disk says.
    pub fn create(path: &Path, overwrite: bool) -> io::Result<Output> {
        if path == Path::new("-") {
            return Ok(Output::Stdout(BufWriter::new(io::stdout())));
        }
        let is_there = fs::symlink_metadata(path).is_ok();
        if is_there && !overwrite {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let old = if is_there { Old::Goes(held(path)?) } else { Old::Nothing };
        Ok(Output::File(Written { part: PartialFile::begin(path, Readers::Usual)?, old }))
    }

    /// All is written.
    ///
    /// # Errors
    /// Whatever the disk says; then there is no new file.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Output::Stdout(mut writer) => writer.flush(),
            Output::File(Written { part, old: Old::Nothing }) => part.place(),
            Output::File(Written { part, old: Old::Goes(held) }) => {
                let replaced = part.replace();
                drop(held);
                replaced
            }
        }
    }
}

/// The file that is to go, with the lock that games have theirs by.
fn held(path: &Path) -> io::Result<Option<Locked>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    Locked::take_if_known(file).map(Some)
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Stdout(writer) => writer.write(bytes),
            Output::File(file) => file.part.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Stdout(writer) => writer.flush(),
            Output::File(file) => file.part.flush(),
        }
    }
}
