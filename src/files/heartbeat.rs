//! A sign beside each record whose clock runs, renewed every second: where the program is killed, the sign tells until
//! when it lived, and that time was thought and is no break.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use chrono::DateTime;

use super::time::RealTime;
use golos_table::{Time, stamp};

/// How often the signs are renewed.
const BEAT: Duration = Duration::from_secs(1);

/// The longest sign that is read, in bytes.
const LONGEST: u64 = 64;

/// The thread that renews the signs. It wakes only while a clock runs.
pub struct Heartbeat {
    shared: Arc<HeartbeatState>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct HeartbeatState {
    watched: Mutex<Watched>,
    changed: Condvar,
}

#[derive(Default)]
struct Watched {
    /// The records whose clocks run.
    records: Vec<PathBuf>,
    ended: bool,
}

impl HeartbeatState {
    fn watched(&self) -> MutexGuard<'_, Watched> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Heartbeat {
    /// A heart that beats for nothing yet.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start() -> io::Result<Heartbeat> {
        let shared = Arc::new(HeartbeatState::default());
        let own = Arc::clone(&shared);
        let thread = thread::Builder::new().name("heart".to_owned()).spawn(move || beat(&own))?;
        Ok(Heartbeat { shared, thread: Some(thread) })
    }

    /// From now on it beats for these records alone; the signs of others go.
    pub fn watch(&self, records: Vec<PathBuf>) {
        self.shared.watched().records = records;
        self.shared.changed.notify_one();
    }
}

impl Drop for Heartbeat {
    /// The program ends in good order: no sign stays.
    fn drop(&mut self) {
        self.shared.watched().ended = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn beat(shared: &HeartbeatState) {
    let time = RealTime::start();
    let mut marked: Vec<PathBuf> = Vec::new();
    let mut watched = shared.watched();
    loop {
        let records = if watched.ended { Vec::new() } else { watched.records.clone() };
        let is_last = watched.ended;
        drop(watched);
        for gone in marked.iter().filter(|path| !records.contains(path)) {
            let _ = fs::remove_file(sign_of(gone));
        }
        if is_last {
            return;
        }
        let now = stamp(time.wall());
        for record in &records {
            // Where no sign can be written there is none: the break is then counted from the last record.
            if let Err(error) = mark(&sign_of(record), &now) {
                tracing::debug!(%error, "no sign of life");
            }
        }
        marked = records;
        watched = shared.watched();
        if watched.records != marked || watched.ended {
            continue;
        }
        watched = if marked.is_empty() {
            shared.changed.wait(watched).unwrap_or_else(PoisonError::into_inner)
        } else {
            shared.changed.wait_timeout(watched, BEAT).unwrap_or_else(PoisonError::into_inner).0
        };
    }
}

/// Every sign is as long as the one before and takes its place at once: a kill in between leaves one or the other. What
/// stands there and is no file, a link to another's for one, is let be.
fn mark(sign: &Path, now: &str) -> io::Result<()> {
    if fs::symlink_metadata(sign).is_ok_and(|found| !found.is_file()) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    OpenOptions::new().write(true).create(true).truncate(false).open(sign)?.write_all(now.as_bytes())
}

/// Until when the program lived that was killed over this record, as wall time in milliseconds since 1970; none if it was
/// not killed.
pub(super) fn sign(record: &Path) -> Option<i64> {
    let sign = sign_of(record);
    let is_one = fs::symlink_metadata(&sign).is_ok_and(|found| found.is_file() && found.len() <= LONGEST);
    let text = if is_one { fs::read_to_string(&sign).ok() } else { None };
    DateTime::parse_from_rfc3339(text?.trim()).ok().map(|lived| lived.timestamp_millis())
}

/// The sign of this record goes, if it has one.
pub(super) fn drop_sign(record: &Path) {
    let _ = fs::remove_file(sign_of(record));
}

/// Where the sign of a record stands.
pub(super) fn sign_of(record: &Path) -> PathBuf {
    let name = record.file_name().unwrap_or_default().to_string_lossy();
    record.with_file_name(format!(".{name}.alive"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_stands_while_a_clock_runs_and_goes_in_good_order() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("game.ron");
        let heart = Heartbeat::start().unwrap();
        heart.watch(vec![record.clone()]);
        while !sign_of(&record).exists() {
            thread::yield_now();
        }
        drop(heart);
        assert_eq!((sign_of(&record).exists(), sign(&record)), (false, None));
    }

    #[test]
    fn no_sign_is_written_through_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (record, other) = (folder.path().join("game.ron"), folder.path().join("other"));
        fs::write(&other, "of somebody else").unwrap();
        std::os::unix::fs::symlink(&other, sign_of(&record)).unwrap();
        assert!(mark(&sign_of(&record), "2026-01-01T00:00:01.500+00:00").is_err());
        assert_eq!(fs::read_to_string(&other).unwrap(), "of somebody else");
        assert_eq!(sign(&record), None);
    }

    #[test]
    fn a_sign_is_read_until_it_goes_and_what_is_none_is_let_be() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("game.ron");
        fs::write(sign_of(&record), "2026-01-01T00:00:01.500+00:00").unwrap();
        assert_eq!((sign(&record), sign(&record)), (Some(1_767_225_601_500), Some(1_767_225_601_500)));
        drop_sign(&record);
        assert_eq!(sign(&record), None);
        for text in ["", "soon", "2026", &"9".repeat(100)] {
            fs::write(sign_of(&record), text).unwrap();
            assert_eq!(sign(&record), None, "{text}");
        }
    }
}
