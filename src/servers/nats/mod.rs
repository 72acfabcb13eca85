//! Beyond one machine: the records of a hall in a stream of NATS, and the boards of any hall watched from there.
//!
//! ```text
//! hall ─► journals (RON, on disk) ─► Folder (what was appended) ─► Publisher ═► stream ═► watch ─► words, journals again
//! ```
//!
//! A record is one message: its payload is the line of the journal to the byte, so that the messages of a journal one behind
//! the other are the journal. The journals are what is true; the stream can be lost as a whole, and is filled from them
//! again. It has every record once and in order: a message has an id, and is stored behind the record before it or not at all
//! (`stand`).
//!
//! Architecture invariant: nothing in the hall waits for a stream, or knows of it. The publisher reads the folder on a thread
//! of its own, and holds nothing that is not on disk. No path of the disk comes from a stream: see `name`.

mod address;
mod name;
mod publish;
mod rebuilt;
mod stand;
mod told;
pub mod watch;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::jetstream::context::{Context, ContextBuilder};
use async_nats::jetstream::stream::{Config, StorageType};
use async_nats::{Client, Event, ServerError};

pub use self::address::{NoAddress, StreamAddress};
pub(super) use self::publish::{PublishConfig, Publisher};
pub use self::watch::{WatchConfig, WatchError, watch};

/// How long an answer of the server is waited for.
const ANSWER: Duration = Duration::from_secs(2);

/// The longest pause between two attempts to reach the server.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// The server knows the id of a message for so long, and stores it once however often it comes.
const KNOWN: Duration = Duration::from_secs(120);

/// A line to a server, which is opened again by itself.
struct StreamLink {
    client: Client,
    context: Context,
    state: Arc<LinkState>,
}

/// What the line tells of itself.
#[derive(Default)]
struct LinkState {
    /// It was opened, or opened again, and nobody has looked at that yet.
    is_new: AtomicBool,
    /// The server let nobody in by this secret.
    is_refused: AtomicBool,
    /// The server did not let this user do something.
    is_denied: AtomicBool,
}

impl StreamLink {
    /// Begins to open it; whether the server is there shows later.
    ///
    /// # Errors
    /// What no attempt could change, as certificates that cannot be read.
    async fn open(address: &StreamAddress) -> Result<StreamLink, async_nats::ConnectError> {
        let state = Arc::new(LinkState::default());
        let heard = Arc::clone(&state);
        let pause =
            |attempts: usize| LONGEST_PAUSE.min(Duration::from_millis(100) * u32::try_from(attempts).unwrap_or(100));
        let options = address
            .options()
            .name("golos")
            .retry_on_initial_connect()
            .ignore_discovered_servers()
            .connection_timeout(ANSWER)
            .request_timeout(Some(ANSWER))
            .reconnect_delay_callback(pause)
            .event_callback(move |event| {
                heard.take(&event);
                std::future::ready(())
            });
        let client = options.connect(address.server()).await?;
        let context = ContextBuilder::new().timeout(ANSWER).build(client.clone());
        Ok(StreamLink { client, context, state })
    }

    /// Whether the server is there and does not let this user do what he wants.
    fn is_refused(&self) -> bool {
        self.state.is_refused() || self.state.is_denied()
    }

    /// Whether it stands.
    fn stands(&self) -> bool {
        self.client.connection_state() == async_nats::connection::State::Connected
    }
}

impl LinkState {
    fn take(&self, event: &Event) {
        match event {
            Event::Connected => {
                self.is_refused.store(false, Ordering::Release);
                self.is_denied.store(false, Ordering::Release);
                self.is_new.store(true, Ordering::Release);
            }
            Event::ServerError(ServerError::AuthorizationViolation) => self.is_refused.store(true, Ordering::Release),
            Event::ServerError(ServerError::Other(text)) if text.to_lowercase().contains("permissions violation") => {
                tracing::warn!(%text, "the server denied something");
                self.is_denied.store(true, Ordering::Release);
            }
            Event::ClientError(error) if error.to_string().contains("authorization") => {
                self.is_refused.store(true, Ordering::Release);
            }
            _ => {}
        }
    }

    fn is_refused(&self) -> bool {
        self.is_refused.load(Ordering::Acquire)
    }

    fn is_denied(&self) -> bool {
        self.is_denied.load(Ordering::Acquire)
    }
}

/// A stream as it is made where there is none; who runs the server may have made another one before.
fn stream(name: &str) -> Config {
    Config {
        name: name.to_owned(),
        subjects: vec![format!("{name}.>")],
        storage: StorageType::File,
        duplicate_window: KNOWN,
        ..Config::default()
    }
}
