//! A journal on disk: what was appended is there, or an error says that it is not.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::folder;
use super::lock::Locked;
use super::part::{Readers, narrowed, new_file, sync_folder};
use golos_table::{Moved, Store, StoreNews};

/// A journal gets its first line as soon as it is made.
const DEAD_AFTER: Duration = Duration::from_secs(60);

/// A journal file. While it is open no other process takes it up: two writers would break the chain.
#[derive(Debug)]
pub struct FileStore {
    file: Locked,
    path: PathBuf,
    /// What was written: the whole record, from which the file is made anew if it gets lost.
    record: Vec<u8>,
    /// When it was last changed, as far as that was done here.
    stamp: Option<Stamp>,
    /// Whether a failed write may have left a piece of a line behind.
    soiled: bool,
    /// Whether it was made here.
    is_new: bool,
    moved: Option<Moved>,
    /// Whether others could read it, which nobody was told yet.
    was_open: bool,
}

/// A warning is given when a disk has less free space than this, in bytes: an evening of games needs a tenth of it.
const LITTLE: u64 = 16 << 20;
/// Whether that was told: once in a run, until there is room again.
static IS_TOLD: AtomicBool = AtomicBool::new(false);

impl FileStore {
    /// Makes a new file; one that exists is never overwritten. Unless something is written to it, it goes again.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says.
    pub fn create(path: &Path) -> io::Result<FileStore> {
        let file = new_file(Readers::of_record(path)).read(true).open(path)?;
        let file = Locked::take_if_known(file)?;
        let store = FileStore::holding(file, path, Vec::new(), true);
        sync_folder(path)?;
        Ok(store)
    }

    /// Makes a new file under the first of these names that is free. Of several that begin at once each gets its own.
    ///
    /// # Errors
    /// As [`create`](FileStore::create).
    pub fn create_first(names: impl IntoIterator<Item = PathBuf>) -> io::Result<FileStore> {
        let is_taken = |made: &io::Result<FileStore>| {
            made.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists)
        };
        let mut made = names.into_iter().map(|name| FileStore::create(&name)).skip_while(is_taken);
        made.next().unwrap_or_else(|| Err(io::ErrorKind::AlreadyExists.into()))
    }

    /// Removes a journal that nothing was ever written to: its program was killed before the first line, and nothing was
    /// heard. One that is young or held by somebody is not dead, and one with anything in it is none of these.
    ///
    /// # Errors
    /// Whatever the disk says; then it stays.
    pub fn remove_dead(path: &Path) -> io::Result<bool> {
        let found = fs::symlink_metadata(path)?;
        let is_old = found.modified()?.elapsed().is_ok_and(|age| age > DEAD_AFTER);
        if !found.is_file() || found.len() > 0 || !is_old {
            return Ok(false);
        }
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        // Where files cannot be locked nobody knows.
        let Ok(held) = Locked::take(file) else { return Ok(false) };
        let is_dead = held.metadata()?.len() == 0;
        if is_dead {
            fs::remove_file(path)?;
            sync_folder(path)?;
        }
        Ok(is_dead)
    }

    /// Takes up a file that exists, with what is in it. Nothing is changed before [`keep`](Store::keep).
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another process has it open, or whatever else the disk says.
    pub fn reopen(path: &Path) -> io::Result<(FileStore, Vec<u8>)> {
        // First the lock: what is read must be all that was written.
        let mut file = Locked::take_if_known(OpenOptions::new().read(true).write(true).open(path)?)?;
        let was_open = narrowed(&file, Readers::of_record(path));
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut store = FileStore::holding(file, path, bytes.clone(), false);
        store.was_open = was_open;
        Ok((store, bytes))
    }

    fn holding(file: Locked, path: &Path, record: Vec<u8>, is_new: bool) -> FileStore {
        let stamp = file.metadata().ok().and_then(|held| stamp(&held));
        FileStore { file, path: path.to_owned(), record, stamp, soiled: false, is_new, moved: None, was_open: false }
    }

    /// What was written.
    pub(super) fn record(&self) -> &[u8] {
        &self.record
    }

    fn length(&self) -> u64 {
        self.record.len() as u64
    }

    /// Cuts off what stands behind the record. A file that is shorter is not made longer.
    fn cut(&mut self) -> io::Result<()> {
        if self.file.metadata()?.len() > self.length() {
            self.file.set_len(self.length())?;
        }
        let end = SeekFrom::Start(self.length());
        self.file.seek(end)?;
        self.soiled = false;
        self.stamp = stamp(&self.file.metadata()?);
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.file.sync_data()?;
        self.stamp = stamp(&self.file.metadata()?);
        Ok(())
    }

    /// Whether the file is still where it was, and holds what was written to it.
    fn is_whole(&mut self) -> io::Result<bool> {
        let held = self.file.metadata()?;
        let changed = stamp(&held);
        if changed != self.stamp {
            // Somebody has touched it: perhaps no more than that.
            if held.len() != self.length() || !self.holds_the_record()? {
                return Ok(false);
            }
            self.stamp = changed;
        }
        match fs::metadata(&self.path) {
            Ok(named) => Ok(held.len() == self.length() && is_same(&held, &named)),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(false),
            // The folder cannot be looked into; what is held can still be written to.
            Err(_) => Ok(held.len() == self.length() && is_linked(&held)),
        }
    }

    /// Whether every byte is as it was written. What is written next comes at the end again.
    fn holds_the_record(&mut self) -> io::Result<bool> {
        let mut bytes = Vec::with_capacity(self.record.len());
        self.file.seek(SeekFrom::Start(0))?;
        (&*self.file).take(self.length() + 1).read_to_end(&mut bytes)?;
        let end = SeekFrom::Start(self.length());
        self.file.seek(end)?;
        Ok(bytes == self.record)
    }

    /// Goes on in the file that somebody put in the place of its own, if every byte is as it was written.
    fn adopt(&mut self) -> bool {
        let open = || -> io::Result<(Locked, Vec<u8>)> {
            let file = Locked::take_if_known(OpenOptions::new().read(true).write(true).open(&self.path)?)?;
            let mut bytes = Vec::new();
            (&*file).take(self.length() + 1).read_to_end(&mut bytes)?;
            Ok((file, bytes))
        };
        let Some((file, _)) = open().ok().filter(|(_, bytes)| *bytes == self.record) else { return false };
        self.stamp = file.metadata().ok().and_then(|held| stamp(&held));
        self.file = file;
        true
    }

    /// Writes the whole record and the new lines to a new file, and goes on there.
    fn go_on_beside(&mut self, lines: &str) -> io::Result<()> {
        if let Some(parent) = self.path.parent() {
            fs::create_dir_all(parent)?;
        }
        let old = self.path.clone();
        let mut new = FileStore::create_first(std::iter::once(old.clone()).chain(folder::beside(&old)))?;
        let record = [self.record.as_slice(), lines.as_bytes()].concat();
        // What cannot be written whole goes again with `new`: its record is empty.
        new.write(&record)?;
        new.record = record;
        new.moved = Some(Moved { from: self.moved.take().map_or(old, |moved| moved.from), to: new.path.clone() });
        *self = new;
        Ok(())
    }
}

impl Store for FileStore {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        if self.soiled {
            self.cut()?;
        }
        if !self.is_whole()? && !self.adopt() {
            return self.go_on_beside(lines);
        }
        match self.write(lines.as_bytes()) {
            Ok(()) => {
                self.record.extend_from_slice(lines.as_bytes());
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
        self.record.truncate(usize::try_from(sound).unwrap_or(usize::MAX));
        self.cut()
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn moved(&mut self) -> Option<Moved> {
        self.moved.take()
    }

    fn news(&mut self) -> Option<StoreNews> {
        if std::mem::take(&mut self.was_open) {
            return Some(StoreNews::WasOpen);
        }
        let left = room(&self.path)?;
        let is_told = IS_TOLD.load(Ordering::Relaxed);
        if is_told == (left < LITTLE) || is_told && left < 2 * LITTLE {
            return None;
        }
        IS_TOLD.store(!is_told, Ordering::Relaxed);
        (!is_told).then_some(StoreNews::NearlyFull)
    }
}

impl Drop for FileStore {
    /// A journal without its first record is none: where a full disk took nothing, no empty file is left behind.
    fn drop(&mut self) {
        let is_named = || {
            let (held, named) = (self.file.metadata(), fs::metadata(&self.path));
            held.is_ok_and(|held| named.is_ok_and(|named| is_same(&held, &named)))
        };
        if self.is_new && self.record.is_empty() && is_named() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// How much room is left on the disk of a file, in bytes, where that is known.
#[cfg(unix)]
fn room(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn room(_: &Path) -> Option<u64> {
    None
}

/// When a file was last written to, and when anything of it was last changed: seconds and nanoseconds each.
type Stamp = [(i64, i64); 2];

#[cfg(unix)]
fn stamp(file: &Metadata) -> Option<Stamp> {
    use std::os::unix::fs::MetadataExt;
    Some([(file.mtime(), file.mtime_nsec()), (file.ctime(), file.ctime_nsec())])
}

/// Elsewhere the length has to do.
#[cfg(not(unix))]
fn stamp(_: &Metadata) -> Option<Stamp> {
    None
}

/// Whether two descriptions are of one file.
#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Elsewhere the length has to do.
#[cfg(not(unix))]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len()
}

/// Whether the file has a name yet.
#[cfg(unix)]
fn is_linked(file: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.nlink() > 0
}

#[cfg(not(unix))]
fn is_linked(_: &Metadata) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::*;

    #[test]
    fn an_empty_journal_goes_only_if_it_is_old_and_nobody_holds_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("2026-11-21_1830_Anna_Boris.ron");
        let age = |seconds: u64| {
            let file = File::options().write(true).open(&path).unwrap();
            let written = file.metadata().unwrap().modified().unwrap();
            file.set_modified(written - Duration::from_secs(seconds)).unwrap();
        };
        for (seconds, text, is_held, goes) in
            [(600, "", false, true), (5, "", false, false), (600, "", true, false), (600, "line", false, false)]
        {
            fs::write(&path, text).unwrap();
            age(seconds);
            let held = File::open(&path).unwrap();
            if is_held {
                held.try_lock().unwrap();
            }
            assert_eq!(FileStore::remove_dead(&path).unwrap(), goes, "{seconds} {text} {is_held}");
            assert_eq!(path.exists(), !goes, "{seconds} {text} {is_held}");
        }
    }

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

    #[test]
    fn a_new_journal_that_takes_nothing_is_not_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        drop(FileStore::create(&path).unwrap());
        assert!(!path.exists());
        // One that was there before stays, whatever is in it.
        std::fs::write(&path, "").unwrap();
        drop(FileStore::reopen(&path).unwrap());
        assert!(path.exists());
    }

    #[test]
    fn games_that_begin_at_once_get_names_of_their_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let begin = || {
            let mut store = FileStore::create_first(folder::numbered(&path)).unwrap();
            store.append("one\n").unwrap();
        };
        std::thread::scope(|scope| {
            for _ in 0..12 {
                scope.spawn(begin);
            }
        });
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 12);
    }

    #[test]
    fn a_journal_that_is_lost_in_play_goes_on_with_the_whole_record_in_a_new_file() {
        type Harm = fn(&Path);
        let cases: [(&str, Harm, &str); 7] = [
            ("removed", |path| std::fs::remove_file(path).unwrap(), "game.ron"),
            ("renamed", |path| std::fs::rename(path, path.with_extension("old")).unwrap(), "game.ron"),
            (
                "replaced",
                |path| {
                    std::fs::remove_file(path).unwrap();
                    std::fs::write(path, "uno\n").unwrap();
                },
                "game.moved.ron",
            ),
            (
                "cut",
                |path| std::fs::File::options().write(true).open(path).unwrap().set_len(2).unwrap(),
                "game.moved.ron",
            ),
            ("emptied", |path| std::fs::write(path, "").unwrap(), "game.moved.ron"),
            (
                "changed in place",
                |path| {
                    // A change within the tick of the disk's clock cannot be seen.
                    let before = std::fs::metadata(path).unwrap().modified().unwrap();
                    while std::fs::metadata(path).unwrap().modified().unwrap() == before {
                        std::fs::File::options().write(true).open(path).unwrap().write_all(b"two").unwrap();
                    }
                },
                "game.moved.ron",
            ),
            (
                "written to",
                |path| {
                    std::fs::File::options().append(true).open(path).unwrap().write_all(b"x\n").unwrap();
                },
                "game.moved.ron",
            ),
        ];
        for (what, harm, name) in cases {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("game.ron");
            let mut store = FileStore::create(&path).unwrap();
            store.append("one\n").unwrap();
            harm(&path);
            let left = std::fs::read(&path).ok();
            store.append("two\n").unwrap();
            let to = folder.path().join(name);
            assert_eq!(store.moved(), Some(Moved { from: path.clone(), to: to.clone() }), "{what}");
            assert_eq!((store.moved(), store.path()), (None, Some(to.as_path())), "{what}");
            store.append("three\n").unwrap();
            assert_eq!(std::fs::read(&to).unwrap(), b"one\ntwo\nthree\n", "{what}");
            // What somebody else put there is his.
            assert!(to == path || std::fs::read(&path).ok() == left, "{what}");
            assert_eq!(FileStore::reopen(&to).unwrap_err().kind(), io::ErrorKind::WouldBlock, "{what}");
        }
    }

    #[test]
    fn a_copy_of_every_byte_in_the_place_of_a_journal_is_adopted() {
        let folder = tempfile::tempdir().unwrap();
        let (path, copy) = (folder.path().join("game.ron"), folder.path().join("copy"));
        let mut store = FileStore::create(&path).unwrap();
        store.append("one\n").unwrap();
        std::fs::copy(&path, &copy).unwrap();
        std::fs::rename(&copy, &path).unwrap();
        store.append("two\n").unwrap();
        store.append("three\n").unwrap();
        assert_eq!((store.moved(), std::fs::read(&path).unwrap()), (None, b"one\ntwo\nthree\n".to_vec()));
        assert_eq!(FileStore::reopen(&path).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_journal_that_was_only_touched_goes_on_in_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let mut store = FileStore::create(&path).unwrap();
        store.append("one\n").unwrap();
        File::options().write(true).open(&path).unwrap().set_modified(std::time::SystemTime::UNIX_EPOCH).unwrap();
        store.append("two\n").unwrap();
        assert_eq!((store.moved(), std::fs::read(&path).unwrap()), (None, b"one\ntwo\n".to_vec()));
    }
}
