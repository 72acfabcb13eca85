//! One line outward: a short queue, and a task that empties it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use russh::server::Handle;
use russh::{ChannelId, Disconnect};
use tokio::sync::Notify;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::{Duration, sleep};

use super::handler::Teller;
use crate::hall::{Outlet, Unsent, What};

/// So many pieces wait for a line at most.
const PIECES: usize = 8;

/// How long a line that was ended in good order may take to go.
const PARTING: Duration = Duration::from_secs(2);

/// A piece on its way out.
#[derive(Debug)]
enum Piece {
    Bytes(Vec<u8>),
    End(u32),
}

/// A line to somebody.
#[derive(Clone, Debug)]
pub(super) struct Wire {
    queue: Sender<Piece>,
    /// Whether somebody waits for room.
    awaited: Arc<AtomicBool>,
    cut: Arc<Notify>,
}

impl Outlet for Wire {
    fn send(&self, bytes: &[u8]) -> Result<(), Unsent> {
        self.put(|| Piece::Bytes(bytes.to_vec()))
    }

    fn end(&self, code: u32) {
        if self.put(|| Piece::End(code)).is_err() {
            self.cut();
        }
    }

    fn cut(&self) {
        self.cut.notify_one();
    }
}

impl Wire {
    fn put(&self, piece: impl FnOnce() -> Piece) -> Result<(), Unsent> {
        use tokio::sync::mpsc::error::TrySendError;
        let unsent = |error: TrySendError<()>| match error {
            TrySendError::Full(()) => Unsent::Full,
            TrySendError::Closed(()) => Unsent::Gone,
        };
        let place = match self.queue.try_reserve() {
            Ok(place) => place,
            Err(TrySendError::Closed(())) => return Err(Unsent::Gone),
            Err(TrySendError::Full(())) => {
                self.awaited.store(true, Ordering::Release);
                // It may have been emptied just before one began to wait.
                let place = self.queue.try_reserve().map_err(unsent)?;
                self.awaited.store(false, Ordering::Release);
                place
            }
        };
        place.send(piece());
        Ok(())
    }
}

/// Opens a line on a channel; what was sent is written by a task of the runtime.
pub(super) fn open(handle: Handle, id: ChannelId, teller: Teller, cut: Arc<Notify>) -> Wire {
    let (queue, pieces) = channel(PIECES);
    let awaited = Arc::new(AtomicBool::new(false));
    let writer = Writer { handle, id, teller, cut: Arc::clone(&cut), awaited: Arc::clone(&awaited) };
    tokio::spawn(writer.write(pieces));
    Wire { queue, awaited, cut }
}

struct Writer {
    handle: Handle,
    id: ChannelId,
    teller: Teller,
    cut: Arc<Notify>,
    awaited: Arc<AtomicBool>,
}

impl Writer {
    async fn write(self, mut pieces: Receiver<Piece>) {
        let mut code = None;
        while let Some(piece) = pieces.recv().await {
            match piece {
                Piece::Bytes(bytes) => {
                    if self.handle.data(self.id, bytes).await.is_err() {
                        return;
                    }
                }
                Piece::End(with) => {
                    code = Some(with);
                    break;
                }
            }
            if self.awaited.swap(false, Ordering::AcqRel) {
                self.teller.tell(What::Room);
            }
        }
        if let Some(code) = code {
            let _ = self.handle.exit_status_request(self.id, code).await;
            let _ = self.handle.eof(self.id).await;
            let _ = self.handle.close(self.id).await;
            // He who has understood hangs up by himself.
            sleep(PARTING).await;
            let _ = self.handle.disconnect(Disconnect::ByApplication, String::new(), String::new()).await;
        }
        self.cut.notify_one();
    }
}
