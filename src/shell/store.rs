//! A journal on disk: what was appended is there, or an error says that it is not.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Where the lines of a journal go.
pub trait Store {
    /// Writes the lines and makes them durable. On an error none of them counts as written.
    ///
    /// # Errors
    /// Whatever the disk says: no room, no permission.
    fn append(&mut self, lines: &str) -> io::Result<()>;

    /// The file, if there is one.
    fn path(&self) -> Option<&Path>;
}

/// A journal file.
#[derive(Debug)]
pub struct FileStore {
    file: File,
    path: PathBuf,
    /// How much of the file is sound.
    length: u64,
    /// Whether a failed write may have left a piece of a line behind.
    soiled: bool,
}

impl FileStore {
    /// Makes a new file; one that exists is never overwritten.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says.
    pub fn create(path: &Path) -> io::Result<FileStore> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(FileStore { file, path: path.to_owned(), length: 0, soiled: false })
    }

    /// Goes on with a file whose first `sound` bytes are sound; what comes behind them is cut off.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn reopen(path: &Path, sound: u64) -> io::Result<FileStore> {
        let file = OpenOptions::new().write(true).open(path)?;
        let mut store = FileStore { file, path: path.to_owned(), length: sound, soiled: true };
        store.cut()?;
        Ok(store)
    }

    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.soiled = false;
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.file.sync_data()
    }
}

impl Store for FileStore {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        if self.soiled {
            self.cut()?;
        }
        match self.write(lines.as_bytes()) {
            Ok(()) => {
                self.length += lines.len() as u64;
                Ok(())
            }
            Err(error) => {
                self.soiled = true;
                // If the cut fails too, the next append tries it again first.
                let _ = self.cut();
                Err(error)
            }
        }
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
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

    fn path(&self) -> Option<&Path> {
        None
    }
}
