//! Journals rebuilt from a stream, in a folder of each hall.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use golos_files::lock::Locked;

use super::name::StreamSubject;

/// The file by which one program at a time rebuilds in a folder.
const LOCK: &str = ".watch.lock";

/// The folder in which journals are rebuilt; nobody else rebuilds there meanwhile.
pub(super) struct Shelf {
    folder: PathBuf,
    _lock: Locked,
}

/// A journal on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Copy {
    pub path: PathBuf,
    /// So many of its bytes the stream has told.
    told: u64,
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Put {
    /// It stands there now, or stood there already.
    Done,
    /// Something else stands there, and was left as it is.
    Other,
}

impl Shelf {
    /// Opens the folder, or makes it.
    ///
    /// # Errors
    /// It cannot be made, or another program has it ([`io::ErrorKind::ResourceBusy`]).
    pub fn open(folder: &Path) -> io::Result<Shelf> {
        fs::create_dir_all(folder)?;
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
        match Locked::take(lock) {
            Ok(lock) => Ok(Shelf { folder: folder.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The place of a journal with this first line: a file that begins with it, or is not there yet; none: every one that it
    /// could have is something else's.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn place(&self, subject: &StreamSubject, first: &[u8]) -> io::Result<Option<Copy>> {
        let (hall, files) = subject.places();
        let folder = self.folder.join(hall);
        fs::create_dir_all(&folder)?;
        for file in files {
            let path = folder.join(file);
            if begins_so(&path, first)? {
                return Ok(Some(Copy { path, told: 0 }));
            }
        }
        Ok(None)
    }
}

impl Copy {
    /// Puts the next line into it. What stands there is never changed: a line that was not written to its end is completed.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn put(&mut self, line: &[u8]) -> io::Result<Put> {
        let mut file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&self.path)?;
        let here = file.metadata()?.len();
        let Some(there) = here.checked_sub(self.told) else { return Ok(Put::Other) };
        let known = usize::try_from(there).unwrap_or(usize::MAX).min(line.len());
        let (same, rest) = line.split_at(known);
        let mut found = vec![0; known];
        file.seek(SeekFrom::Start(self.told))?;
        file.read_exact(&mut found)?;
        if found != same {
            return Ok(Put::Other);
        }
        if !rest.is_empty() {
            file.write_all(rest)?;
        }
        self.told += u64::try_from(line.len()).unwrap_or(u64::MAX);
        Ok(Put::Done)
    }
}

/// Whether the file is not there, or what is in it begins this line or with this line.
fn begins_so(path: &Path, first: &[u8]) -> io::Result<bool> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    file.take(u64::try_from(first.len()).unwrap_or(u64::MAX)).read_to_end(&mut found)?;
    Ok(first.starts_with(&found))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(first: &str) -> StreamSubject {
        StreamSubject { hall: "..".to_owned(), board: "board-01".to_owned(), first: first.to_owned() }
    }

    #[test]
    fn what_is_missing_is_appended_and_nothing_else_is_touched() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::open(folder.path()).unwrap();
        let lines: [&[u8]; 3] = [b"one\n", b"two\n", b"three\n"];
        let whole = lines.concat();
        let path = folder.path().join("=2E=2E/board-01.ron");
        // As a kill leaves it: after any byte.
        for cut in 0..=whole.len() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &whole[..cut]).unwrap();
            let mut copy = shelf.place(&subject("aaaaaaaaaaaaaaaa"), lines[0]).unwrap().unwrap();
            assert_eq!(copy.path, path);
            for line in lines {
                assert_eq!(copy.put(line).unwrap(), Put::Done);
            }
            assert_eq!(fs::read(&path).unwrap(), whole);
        }
        // Another journal of that board is rebuilt beside it.
        let mut other = shelf.place(&subject("bbbbbbbbbbbbbbbb"), b"other\n").unwrap().unwrap();
        assert_eq!(other.put(b"other\n").unwrap(), Put::Done);
        assert_eq!(other.path, path.with_file_name("board-01.bbbbbbbbbbbbbbbb.ron"));
        // A copy that goes another way is left as it is.
        fs::write(&path, b"one\nTWO\n").unwrap();
        let mut copy = shelf.place(&subject("aaaaaaaaaaaaaaaa"), lines[0]).unwrap().unwrap();
        assert_eq!((copy.put(lines[0]).unwrap(), copy.put(lines[1]).unwrap()), (Put::Done, Put::Other));
        assert_eq!(fs::read(&path).unwrap(), b"one\nTWO\n");
        // One that was cut meanwhile as well.
        fs::write(&path, b"").unwrap();
        assert_eq!(copy.put(lines[1]).unwrap(), Put::Other);
    }

    #[test]
    fn one_program_at_a_time_rebuilds_in_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::open(folder.path()).unwrap();
        assert!(Shelf::open(folder.path()).is_err_and(|error| error.kind() == io::ErrorKind::ResourceBusy));
        drop(shelf);
        assert!(Shelf::open(folder.path()).is_ok());
    }
}
