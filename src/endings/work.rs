//! Work on the cells of a table, shared among threads. What comes out does not depend on their number.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::forces::Forces;

/// Cells that a thread takes at a time.
const CHUNK: u64 = 1 << 15;

/// How work is done, and until when.
pub struct Work<'a> {
    threads: usize,
    is_stopped: &'a (dyn Fn() -> bool + Sync),
}

/// Why work has not been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// It was asked to stop.
    #[error("stopped")]
    Stopped,
    /// A table that is needed is missing.
    #[error("the table {0} is missing")]
    NoTable(Forces),
    /// A win takes more plies than a cell can hold.
    #[error("a win in the table {0} takes more than {most} plies", most = crate::value::MOST_PLIES)]
    TooLong(Forces),
}

impl<'a> Work<'a> {
    /// Work by so many threads, at least one, until `is_stopped` says that it is to end.
    #[must_use]
    pub fn new(threads: usize, is_stopped: &'a (dyn Fn() -> bool + Sync)) -> Work<'a> {
        Work { threads: threads.max(1), is_stopped }
    }

    /// Does something with all numbers below `cells`, in chunks.
    pub(crate) fn each_chunk(
        &self,
        cells: u64,
        work: impl Fn(Range<u64>) -> Result<(), NotDone> + Sync,
    ) -> Result<(), NotDone> {
        let next = AtomicU64::new(0);
        let take = || {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            (first < cells).then(|| first..cells.min(first + CHUNK))
        };
        self.share(cells, || match take() {
            Some(chunk) => work(chunk).map(|()| true),
            None => Ok(false),
        })
    }

    /// Does something with the numbers of all cells and the cells themselves, in chunks.
    pub(crate) fn each_slice(
        &self,
        cells: &mut [u8],
        work: impl Fn(Range<u64>, &mut [u8]) -> Result<(), NotDone> + Sync,
    ) -> Result<(), NotDone> {
        let count = cells.len() as u64;
        let chunks = Mutex::new(cells.chunks_mut(CHUNK as usize).enumerate());
        let take = || chunks.lock().map_or(None, |mut chunks| chunks.next());
        self.share(count, || match take() {
            Some((number, chunk)) => {
                let first = number as u64 * CHUNK;
                work(first..first + chunk.len() as u64, chunk).map(|()| true)
            }
            None => Ok(false),
        })
    }

    /// Lets every thread do `work` until it has no more.
    fn share(&self, cells: u64, work: impl Fn() -> Result<bool, NotDone> + Sync) -> Result<(), NotDone> {
        let failed = AtomicBool::new(false);
        let run = || loop {
            if failed.load(Ordering::Relaxed) || (self.is_stopped)() {
                return Err(NotDone::Stopped);
            }
            match work() {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(why) => {
                    failed.store(true, Ordering::Relaxed);
                    return Err(why);
                }
            }
        };
        let threads = self.threads.min(usize::try_from(cells.div_ceil(CHUNK)).unwrap_or(usize::MAX));
        if threads <= 1 {
            return run();
        }
        let ends: Vec<Result<(), NotDone>> = thread::scope(|scope| {
            let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
            let own = run();
            helpers.into_iter().map(|helper| helper.join().unwrap_or(Err(NotDone::Stopped))).chain([own]).collect()
        });
        // What failed says more than that others were stopped for it.
        let stopped = |end: &Result<(), NotDone>| *end == Err(NotDone::Stopped);
        let failed =
            ends.iter().find(|end| end.is_err() && !stopped(end)).or_else(|| ends.iter().find(|end| stopped(end)));
        failed.copied().unwrap_or(Ok(()))
    }
}
