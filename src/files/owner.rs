//! A record that another program of ours has open, behind a connection that hangs: it is asked to end in good order, and
//! the record is free. Never are there two writers, and nobody is killed.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use golos_desk::NotTakenOver;

/// So long, in steps, a program may take to close its record.
const STEP: Duration = Duration::from_millis(20);
const STEPS: u32 = 500;

/// Makes a record free that another program has open. True if there was one, and it has ended.
///
/// # Errors
/// It cannot be found, may not be asked, or does not end within ten seconds; then nothing has changed. Or the disk fails.
pub(super) fn take_over(path: &Path) -> Result<bool, NotTakenOver> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    if is_free(&file)? {
        return Ok(false);
    }
    let owner = owner_of(&file.metadata()?).ok_or(NotTakenOver::Unknown)?;
    ask_to_end(owner)?;
    for _ in 0..STEPS {
        if is_free(&file)? {
            return Ok(true);
        }
        wait();
    }
    Err(NotTakenOver::Stays(owner))
}

/// Whether nobody has the file locked. A lock that is got here ends with this look at it.
fn is_free(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => file.unlock().map(|()| true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

#[expect(clippy::disallowed_methods, reason = "the system has no wait for a lock that is limited in time")]
fn wait() {
    thread::sleep(STEP);
}

/// The process of this program that has the lock on this file.
#[cfg(target_os = "linux")]
fn owner_of(file: &Metadata) -> Option<u32> {
    use std::os::unix::fs::MetadataExt;
    // 1: FLOCK  ADVISORY  WRITE 1234 fe:00:5423750 0 EOF
    let of_line = |line: &str| {
        let mut fields = line.split_whitespace().skip(1);
        let (is_lock, pid) = (fields.next()? == "FLOCK", fields.nth(2)?.parse::<u32>().ok()?);
        let inode = fields.next()?.rsplit(':').next()?.parse::<u64>().ok()?;
        (is_lock && inode == file.ino()).then_some(pid)
    };
    let locks = fs::read_to_string("/proc/locks").ok()?;
    // Files of several disks may have one number.
    let has_open = |pid: &u32| {
        let open = fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
        let mut open = open.filter_map(|entry| fs::metadata(entry.path()).ok());
        open.any(|open| (open.dev(), open.ino()) == (file.dev(), file.ino()))
    };
    let name = |pid: &str| fs::read(format!("/proc/{pid}/comm")).ok();
    let is_ours = |pid: &u32| name("self").is_some_and(|own| name(&pid.to_string()) == Some(own));
    locks.lines().filter_map(of_line).find(|pid| *pid != std::process::id() && has_open(pid) && is_ours(pid))
}

/// Elsewhere the system does not tell.
#[cfg(not(target_os = "linux"))]
fn owner_of(_: &Metadata) -> Option<u32> {
    None
}

/// As if its person had left. One that was stopped goes on, so that it can end.
#[cfg(unix)]
fn ask_to_end(owner: u32) -> io::Result<()> {
    use rustix::process::{Pid, Signal, kill_process};
    let pid = i32::try_from(owner).ok().and_then(Pid::from_raw).ok_or(io::ErrorKind::InvalidInput)?;
    kill_process(pid, Signal::TERM)?;
    kill_process(pid, Signal::CONT)?;
    Ok(())
}

#[cfg(not(unix))]
fn ask_to_end(_: u32) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
