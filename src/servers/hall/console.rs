//! The terminal that a hall was begun at: its host sits there.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::Wakeup;
use golos_files::time::LoopTime;
use golos_hall::{ConnId, Credit, News, Outlet, Unsent, What};
use golos_shell::readers::read_line;
use golos_table::Time;

/// The number of this line; those of others begin with 1.
pub(super) const CONSOLE: ConnId = ConnId(0);

/// So many pieces wait for the terminal at most, and so many lines for the house.
const PIECES: usize = 64;
const LINES: usize = 16;

/// Writes to the standard output on a thread of its own: a terminal that takes nothing stops no clock.
#[derive(Clone, Debug)]
pub(super) struct Console {
    queue: Arc<Mutex<Option<SyncSender<Vec<u8>>>>>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Console {
    /// # Errors
    /// The system gives no thread.
    pub fn start() -> io::Result<Console> {
        let (queue, pieces) = sync_channel(PIECES);
        let writer = thread::Builder::new().name("console".to_owned()).spawn(move || write(&pieces))?;
        Ok(Console { queue: Arc::new(Mutex::new(Some(queue))), writer: Arc::new(Mutex::new(Some(writer))) })
    }

    /// What was sent is written before the program ends.
    pub fn finish(self) {
        self.cut();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            let _ = writer.join();
        }
    }
}

fn write(pieces: &Receiver<Vec<u8>>) {
    for piece in pieces {
        let mut out = io::stdout().lock();
        // Nobody reads it: the hall goes on.
        if out.write_all(&piece).and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}

impl Outlet for Console {
    fn send(&self, bytes: &[u8]) -> Result<(), Unsent> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        match queue.as_ref().map(|queue| queue.try_send(bytes.to_vec())) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Unsent::Full),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(Unsent::Gone),
        }
    }

    fn end(&self, _: u32) {
        self.cut();
    }

    fn cut(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Reads lines for the host. Where there are none any more, as of a hall that runs by itself, it goes on without him.
pub(super) fn read_console(sender: Sender<Wakeup>, time: Arc<LoopTime>) {
    let (free, places) = sync_channel::<()>(LINES);
    let places = Arc::new(Mutex::new(places));
    let read = move || {
        let clock = time.clock();
        let mut input = io::stdin().lock();
        while let Some(line) = read_line(&mut input) {
            let bytes = format!("{line}\n").into_bytes();
            // The place is free again when the credit is dropped.
            if free.send(()).is_err() {
                return;
            }
            let what = What::Bytes { bytes, credit: Credit::of(Held(Arc::clone(&places))) };
            if sender.send(Wakeup::News(News { id: CONSOLE, at: clock.elapsed(), what })).is_err() {
                return;
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("input".to_owned()).spawn(read) {
        tracing::warn!(%error, "nothing is read here");
    }
}

/// One of the lines that wait.
struct Held(Arc<Mutex<Receiver<()>>>);

impl Drop for Held {
    fn drop(&mut self) {
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
    }
}
