//! Where a journal goes: what was appended is there, or an error says that it is not.

use std::io;
use std::path::{Path, PathBuf};

/// Where the lines of a journal go.
pub trait Store: Send {
    /// Writes the lines and makes them durable. On an error none of them counts as written.
    ///
    /// # Errors
    /// Whatever the disk says: no room, no permission.
    fn append(&mut self, lines: &str) -> io::Result<()>;

    /// Goes on behind the first `sound` bytes; what comes behind them is cut off.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn keep(&mut self, sound: u64) -> io::Result<()>;

    /// The file, if there is one.
    fn path(&self) -> Option<&Path>;

    /// Where the record goes on, if its file was lost in the course of play. It is told once.
    fn moved(&mut self) -> Option<Moved> {
        None
    }

    /// What else the arbiter has to know of the disk. Each is told once.
    fn news(&mut self) -> Option<StoreNews> {
        None
    }
}

/// What the arbiter has to know of the disk, though the record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreNews {
    /// Little room is left.
    NearlyFull,
    /// Others could read the record; now its owner alone can, or the group of its folder.
    WasOpen,
    /// The second copy is not written any more.
    CopyLost,
    /// It is written again, and whole.
    CopyBack,
}

/// The file of a journal was removed, replaced or changed by somebody else while the game was played. The whole record
/// stands in a new one, and the game goes on there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub from: PathBuf,
    /// The same, if nothing stood there any more.
    pub to: PathBuf,
}

/// Where nothing is kept: what happens there stands in a record elsewhere.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoStore;

impl Store for NoStore {
    fn append(&mut self, _lines: &str) -> io::Result<()> {
        Ok(())
    }

    fn keep(&mut self, _sound: u64) -> io::Result<()> {
        Ok(())
    }

    fn path(&self) -> Option<&Path> {
        None
    }
}

/// A journal in memory: for rehearsals and tests.
#[derive(Debug, Default)]
pub struct MemoryStore {
    pub text: String,
}

impl Store for MemoryStore {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        self.text.push_str(lines);
        Ok(())
    }

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        let sound = usize::try_from(sound).unwrap_or(usize::MAX);
        if self.text.is_char_boundary(sound) {
            self.text.truncate(sound);
        }
        Ok(())
    }

    fn path(&self) -> Option<&Path> {
        None
    }
}
