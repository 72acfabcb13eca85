//! `golos web`: pages of an event or of a folder of games for those who look on from elsewhere, over HTTP, read-only. They
//! are made from the journals alone, on a thread of their own: nothing in play waits for them, or knows of them.
//!
//! ```text
//! journals ─► Folder (what was appended) ─► Shown (held back for the delay) ─► pages ─► served (limits) ─► readers
//! ```
//!
//! Architecture invariant: what is held back is in no page and in no answer. No path of the disk comes from a reader: a game
//! is asked for by the checksum of its first line.

mod guard;
mod pages;
mod serve;
mod shown;

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use tokio::sync::Notify;

pub use pages::delay_told;

use golos_clock::Ms;
use golos_profile::HallList;
use golos_wording::Lang;

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WebScene {
    /// Every game of a folder, the newest first.
    Games(PathBuf),
    /// The boards of the hall that is kept in this folder, by their numbers.
    Hall(PathBuf),
    /// The event with this journal, and the games of its boards, which lie beside it.
    Event(PathBuf),
}

impl WebScene {
    /// What is kept in this folder: a hall, or games.
    #[must_use]
    pub fn of_folder(folder: PathBuf) -> WebScene {
        if folder.join(HallList::FILE).is_file() { WebScene::Hall(folder) } else { WebScene::Games(folder) }
    }

    fn folder(&self) -> &Path {
        match self {
            WebScene::Games(folder) | WebScene::Hall(folder) => folder,
            WebScene::Event(file) => match file.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => folder,
                Some(_) | None => Path::new("."),
            },
        }
    }

    /// The name of the journal of the event.
    fn event(&self) -> Option<String> {
        match self {
            WebScene::Games(_) | WebScene::Hall(_) => None,
            WebScene::Event(file) => file.file_name().map(|name| name.to_string_lossy().into_owned()),
        }
    }
}

/// How much of the machine readers may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections in all; who comes then is sent away.
    pub connections: usize,
    /// Connections from one address. Behind a server that passes requests on all come from its address.
    pub an_address: usize,
    /// How long a request may take to come, and how long an answer may make no way to a reader who is slow.
    pub patience: Ms,
}

impl Limits {
    /// For a server on this address: at home all come from one.
    #[must_use]
    pub fn of(listen: SocketAddr) -> Limits {
        let connections = 512;
        let an_address = if listen.ip().is_loopback() { connections } else { 48 };
        Limits { connections, an_address, patience: Ms::from_secs(15) }
    }
}

/// How the pages are served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebConfig {
    pub scene: WebScene,
    pub listen: SocketAddr,
    /// What happened is shown so much later.
    pub delay: Ms,
    /// The language of him whose browser names none that is spoken here.
    pub lang: Lang,
    pub limits: Limits,
}

/// Pages that are being served, until this is dropped.
pub struct WebServer {
    address: SocketAddr,
    shared: Arc<Wake>,
    thread: Option<JoinHandle<()>>,
}

/// Wakes the thread from outside.
#[derive(Default)]
struct Wake {
    notify: Notify,
    ended: AtomicBool,
}

impl WebServer {
    /// Begins to serve; the address is taken when this returns.
    ///
    /// # Errors
    /// The address cannot be had, or the system gives no thread.
    pub fn open(config: WebConfig) -> io::Result<WebServer> {
        let listener = std::net::TcpListener::bind(config.listen)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let shared = Arc::new(Wake::default());
        let own = Arc::clone(&shared);
        let thread = thread::Builder::new().name("web".to_owned()).spawn(move || {
            if let Err(error) = runtime.block_on(serve::serve(config, listener, own)) {
                tracing::error!(%error, "the pages are not served any more");
            }
            // A name that is being looked up, or a task that hangs, holds nobody up.
            runtime.shutdown_background();
        })?;
        Ok(WebServer { address, shared, thread: Some(thread) })
    }

    /// Where they are.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Something was journalled just now: the folder is looked at without waiting for the next time.
    pub fn look(&self) {
        self.shared.notify.notify_one();
    }
}

impl Drop for WebServer {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Release);
        self.shared.notify.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
