//! Locks of files between programs.

use std::fs::{File, TryLockError};
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// So long, in steps, a program waits for others that write small files in the same folder.
const STEP: Duration = Duration::from_millis(10);
const STEPS: u32 = 500;

/// A file that is locked for this program alone, until this value goes.
///
/// The lock is given back by name, not by closing the file: a process that is being started has all open files of its parent
/// until its own program runs, and would hold the lock of one that is closed meanwhile.
#[derive(Debug)]
pub struct Locked(File);

impl Locked {
    /// Locks a file.
    ///
    /// # Errors
    /// [`TryLockError::WouldBlock`] if another program has it, or what the disk says.
    pub fn take(file: File) -> Result<Locked, TryLockError> {
        file.try_lock().map(|()| Locked(file))
    }

    /// Locks the folder of a small file that several programs read, change and write again: the settings, the people. None
    /// where a folder cannot be locked.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another program has it for seconds.
    pub fn folder_of(place: &Path) -> io::Result<Option<Locked>> {
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        for _ in 0..STEPS {
            let Ok(file) = File::open(folder) else { return Ok(None) };
            match Locked::take(file) {
                Ok(locked) => return Ok(Some(locked)),
                Err(TryLockError::Error(_)) => return Ok(None),
                Err(TryLockError::WouldBlock) => wait(),
            }
        }
        Err(io::ErrorKind::WouldBlock.into())
    }

    /// Locks a file, or goes on without where the disk knows no locks.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another program has it.
    pub fn take_if_known(file: File) -> io::Result<Locked> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Locked(file)),
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the system has no wait for a lock that is limited in time")]
fn wait() {
    thread::sleep(STEP);
}

impl Deref for Locked {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a process that is being started has it.
    #[test]
    fn a_lock_ends_though_another_process_has_the_file_open_yet() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let open = || File::options().write(true).open(file.path()).unwrap();
        let held = Locked::take(open()).unwrap();
        let inherited = held.try_clone().unwrap();
        assert_eq!(Locked::take_if_known(open()).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        assert!(matches!(Locked::take(open()), Err(TryLockError::WouldBlock)));
        drop(held);
        assert!(Locked::take(open()).is_ok());
        drop(inherited);
    }
}
