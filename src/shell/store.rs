//! A journal on disk: what was appended is there, or an error says that it is not.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::table::Store;

/// A journal file. While it is open no other process takes it up: two writers would break the chain.
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
        lock(&file)?;
        sync_folder(path)?;
        Ok(FileStore { file, path: path.to_owned(), length: 0, soiled: false })
    }

    /// Takes up a file that exists, with what is in it. Nothing is changed before [`keep`](Store::keep).
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another process has it open, or whatever else the disk says.
    pub fn reopen(path: &Path) -> io::Result<(FileStore, Vec<u8>)> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        // First the lock: what is read must be all that was written.
        lock(&file)?;
        let mut bytes = Vec::new();
        let length = file.read_to_end(&mut bytes)? as u64;
        Ok((FileStore { file, path: path.to_owned(), length, soiled: false }, bytes))
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

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        self.length = sound;
        self.cut()
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}

/// Where a disk knows no locks, one goes on without.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Makes the name of a new file as durable as its lines will be.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere a folder cannot be opened as a file is.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_has_one_writer() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let mut first = FileStore::create(&path).unwrap();
        first.append("one\n").unwrap();
        assert_eq!(FileStore::reopen(&path).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        first.append("two\n").unwrap();
        drop(first);
        let (mut second, bytes) = FileStore::reopen(&path).unwrap();
        assert_eq!(bytes, b"one\ntwo\n");
        second.keep(4).unwrap();
        second.append("three\n").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"one\nthree\n");
    }
}
