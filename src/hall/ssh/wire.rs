//! One line outward: a short queue, and a task that empties it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use russh::server::Handle;
use russh::{ChannelId, Disconnect};
use tokio::sync::Notify;
use tokio::sync::mpsc::{Receiver, Sender, WeakSender, channel};
use tokio::time::{Duration, sleep, timeout};

use super::handler::EventSender;
use crate::{Outlet, Unsent, What};
use golos_clock::Ms;

/// So many pieces wait for a line at most.
const PIECES: usize = 8;

/// How long a line that was ended in good order may take to go.
const PARTING: Duration = Duration::from_secs(2);

/// So many times as long as between two questions a line may take to answer one.
const SILENT: u32 = 3;

/// A piece on its way out.
#[derive(Debug)]
enum OutgoingPiece {
    Bytes(Vec<u8>),
    /// The question whether it is there.
    Request,
    End(u32),
}

/// What is known of whether a line is there.
#[derive(Debug, Default)]
pub(super) struct Life {
    /// When the last question that was answered was asked, on the clock of the house; 0: none was.
    answered: AtomicU64,
    is_over: AtomicBool,
}

impl Life {
    /// The connection is gone: what is answered from now on are no answers.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Release);
    }
}

/// A line to somebody.
#[derive(Clone, Debug)]
pub(super) struct Wire {
    queue: Sender<OutgoingPiece>,
    /// Whether somebody waits for room.
    awaited: Arc<AtomicBool>,
    cut: Arc<Notify>,
    life: Arc<Life>,
}

impl Outlet for Wire {
    fn arrived(&self) -> Option<Ms> {
        Some(Ms::new(self.life.answered.load(Ordering::Acquire)))
    }

    fn send(&self, bytes: &[u8]) -> Result<(), Unsent> {
        self.put(|| OutgoingPiece::Bytes(bytes.to_vec()))
    }

    fn end(&self, code: u32) {
        if self.put(|| OutgoingPiece::End(code)).is_err() {
            self.cut();
        }
    }

    fn cut(&self) {
        self.cut.notify_one();
    }
}

impl Wire {
    fn put(&self, piece: impl FnOnce() -> OutgoingPiece) -> Result<(), Unsent> {
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

/// Opens a line on a channel; what was sent is written by a task of the runtime, and another one asks so often whether it
/// is there.
pub(super) fn open(
    handle: Handle,
    id: ChannelId,
    teller: EventSender,
    (cut, life, every): (Arc<Notify>, Arc<Life>, Duration),
) -> Wire {
    let (queue, pieces) = channel(PIECES);
    let awaited = Arc::new(AtomicBool::new(false));
    let shared = (Arc::clone(&cut), Arc::clone(&awaited), Arc::clone(&life));
    let writer =
        Writer { handle, id, teller, cut: shared.0, awaited: shared.1, life: shared.2, patience: every * SILENT };
    tokio::spawn(writer.write(pieces));
    tokio::spawn(ask(queue.downgrade(), every));
    Wire { queue, awaited, cut, life }
}

/// Asks the line again and again whether it is there, behind what waits for it.
async fn ask(queue: WeakSender<OutgoingPiece>, every: Duration) {
    loop {
        sleep(every).await;
        let Some(queue) = queue.upgrade() else { return };
        // Where there is no room it is seen anyhow whether it takes anything.
        let _ = queue.try_send(OutgoingPiece::Request);
    }
}

/// Waits for the answer of this line. There is no question of its own for that where a session is served from outside of
/// it: that nothing is forwarded any more every client answers, mostly with a no.
async fn answer(handle: Handle, (teller, cut, life): (EventSender, Arc<Notify>, Arc<Life>), patience: Duration) {
    let asked = teller.time.elapsed();
    let answer = timeout(patience, handle.cancel_forward_tcpip(String::new(), 0)).await;
    if life.is_over.load(Ordering::Acquire) {
        return;
    }
    match answer {
        Ok(Ok(()) | Err(())) => {
            life.answered.fetch_max(asked.get(), Ordering::AcqRel);
        }
        Err(_) => {
            life.end();
            teller.tell(What::Silent);
            cut.notify_one();
        }
    }
}

struct Writer {
    handle: Handle,
    id: ChannelId,
    teller: EventSender,
    cut: Arc<Notify>,
    awaited: Arc<AtomicBool>,
    life: Arc<Life>,
    patience: Duration,
}

impl Writer {
    async fn write(self, mut pieces: Receiver<OutgoingPiece>) {
        let mut code = None;
        while let Some(piece) = pieces.recv().await {
            match piece {
                OutgoingPiece::Bytes(bytes) => {
                    if self.handle.data(self.id, bytes).await.is_err() {
                        return;
                    }
                }
                OutgoingPiece::Request => {
                    let shared = (self.teller.clone(), Arc::clone(&self.cut), Arc::clone(&self.life));
                    tokio::spawn(answer(self.handle.clone(), shared, self.patience));
                }
                OutgoingPiece::End(with) => {
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
