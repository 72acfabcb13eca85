//! Between the loop and the line: what was asked for waits here until the hall has it, what was heard until the loop takes
//! it. No call of the loop waits for the line.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::inbox::{Inlet, Signal};
use golos_desk::{HallUpdate, RemoteHall};
use golos_files::time::RealTime;
use golos_table::Time;
use golos_wire::{Asked, ClientSession, Ending, Frames, LONGEST_DOWN, News, Speech, Up, framed};

/// The first wait before a line is opened again, and the longest, in milliseconds.
const BACKOFF: (u64, u64) = (500, 15_000);

/// So much that was heard waits for the loop before the line does.
const NEWS: usize = 4096;

/// Bytes on their way to a line that stands. False: it stands no more.
type Outlet = Box<dyn FnMut(Vec<u8>) -> bool + Send>;

/// Why a line has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parted {
    /// It broke, or could not be opened: it is tried again.
    Broken(String),
    /// The hall does not let him in.
    Refused(String),
    /// Nobody wants it any more.
    Done,
}

/// What opens a line and carries it until it ends.
pub trait Transport: Send {
    /// Opens one line, tells the post of it by [`Post::open`], puts what comes into [`Post::bytes`], and comes back when it
    /// has ended.
    fn travel(&mut self, post: &Post) -> Parted;
}

struct Inner {
    home: ClientSession,
    frames: Frames<golos_wire::Down>,
    outlet: Option<Outlet>,
    news: VecDeque<HallUpdate>,
    /// Nobody wants a line any more.
    closed: bool,
    /// The hall wants none any more, and why.
    ended: Option<HallUpdate>,
}

/// What the loop and the line share.
#[derive(Clone)]
pub struct Post {
    inner: Arc<(Mutex<Inner>, Condvar)>,
    inlet: Inlet,
    clock: RealTime,
}

impl Post {
    /// Nobody has come in yet. `program` is chosen by chance.
    #[must_use]
    pub fn new(program: String, speech: Speech, lists: bool, inlet: Inlet) -> Post {
        let inner = Inner {
            home: ClientSession::new(program, speech, lists),
            frames: Frames::new(LONGEST_DOWN),
            outlet: None,
            news: VecDeque::new(),
            closed: false,
            ended: None,
        };
        Post { inner: Arc::new((Mutex::new(inner), Condvar::new())), inlet, clock: RealTime::start() }
    }

    /// The end of it for the desk.
    #[must_use]
    pub fn remote(&self) -> Remote {
        Remote { post: self.clone() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line stands: he greets on it. The number of the line, by which its bytes are told from those of an older one.
    #[must_use]
    pub fn open(&self, outlet: Outlet) -> u64 {
        let mut inner = self.inner();
        (inner.frames, inner.outlet) = (Frames::new(LONGEST_DOWN), Some(outlet));
        let hello = inner.home.greet();
        inner.send(&[hello]);
        inner.home.line()
    }

    /// Bytes came over the line of this number. False: it is to be ended.
    #[must_use]
    pub fn bytes(&self, line: u64, bytes: &[u8]) -> bool {
        let mut inner = self.inner();
        // A loop that is behind slows the line.
        let full = |inner: &mut Inner| inner.news.len() > NEWS && !inner.closed;
        inner = self.inner.1.wait_while(inner, full).unwrap_or_else(PoisonError::into_inner);
        if line != inner.home.line() || inner.closed {
            return false;
        }
        inner.frames.put(bytes);
        let stands = loop {
            match inner.frames.record() {
                Ok(None) => break true,
                Ok(Some(record)) => match inner.home.take(line, record) {
                    Ok((news, up)) => {
                        inner.send(&up);
                        let end = news.iter().find(|news| is_end(news)).cloned().map(HallUpdate::Came);
                        inner.ended = inner.ended.take().or(end);
                        inner.news.extend(news.into_iter().map(HallUpdate::Came));
                    }
                    Err(fault) => {
                        tracing::warn!(%fault, "the line to the hall is ended");
                        break false;
                    }
                },
                Err(fault) => {
                    tracing::warn!(%fault, "the line to the hall is ended");
                    break false;
                }
            }
        };
        let stands = stands && inner.ended.is_none();
        drop(inner);
        self.inner.1.notify_all();
        self.inlet.put(Signal::RemoteHall);
        stands
    }

    /// The line has ended.
    fn cut(&self, why: HallUpdate) {
        let mut inner = self.inner();
        inner.home.cut();
        inner.outlet = None;
        inner.news.push_back(why);
        drop(inner);
        self.inner.1.notify_all();
        self.inlet.put(Signal::RemoteHall);
    }

    /// Nobody wants a line any more; what was asked for gets this long to reach the hall.
    pub fn close(&self, patience: Duration) {
        let waits = |inner: &mut Inner| inner.home.open() > 0 && inner.home.is_joined() && !inner.closed;
        let inner = self.inner();
        let (mut inner, _) =
            self.inner.1.wait_timeout_while(inner, patience, waits).unwrap_or_else(PoisonError::into_inner);
        inner.closed = true;
        inner.outlet = None;
        drop(inner);
        self.inner.1.notify_all();
    }

    /// Waits so long, at most, for the first words of the hall.
    pub fn wait(&self, patience: Duration) {
        let waits = |inner: &mut Inner| inner.news.is_empty() && !inner.closed;
        let inner = self.inner();
        let _ = self.inner.1.wait_timeout_while(inner, patience, waits).unwrap_or_else(PoisonError::into_inner);
    }

    /// Why the hall wants no line any more, if it does not.
    #[must_use]
    pub fn ended(&self) -> Option<HallUpdate> {
        self.inner().ended.clone()
    }

    /// Whether nobody wants a line any more.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.inner().closed
    }

    /// Waits so long, or until nobody wants a line any more.
    fn rest(&self, wait: Duration) {
        let open = |inner: &mut Inner| !inner.closed;
        let inner = self.inner();
        let _ = self.inner.1.wait_timeout_while(inner, wait, open).unwrap_or_else(PoisonError::into_inner);
    }

    /// Whether he was in the hall on the line that stood last.
    fn was_joined(&self) -> bool {
        self.inner().home.is_joined()
    }
}

impl Inner {
    fn send(&mut self, records: &[Up]) {
        let bytes: Vec<u8> = records.iter().flat_map(framed).collect();
        if let Some(outlet) = self.outlet.as_mut().filter(|_| !bytes.is_empty())
            && !outlet(bytes)
        {
            self.outlet = None;
        }
    }
}

/// Whether the hall has ended the line, and does not want another one.
fn is_end(news: &News) -> bool {
    matches!(news, News::Ended(why) if *why != Ending::Garbled)
}

/// Carries lines until nobody wants one any more, or he is not let in.
pub fn carry(post: &Post, way: &mut dyn Transport) {
    let mut wait = BACKOFF.0;
    while !post.is_closed() {
        let parted = way.travel(post);
        if post.was_joined() {
            wait = BACKOFF.0;
        }
        let ended = post.ended().is_some();
        match parted {
            Parted::Broken(why) if !ended => {
                tracing::info!(%why, "the line to the hall is broken");
                post.cut(HallUpdate::Lost);
            }
            Parted::Refused(why) if !ended => {
                tracing::warn!(%why, "the hall lets nobody in");
                post.inner().ended = Some(HallUpdate::Refused);
                return post.cut(HallUpdate::Refused);
            }
            Parted::Broken(_) | Parted::Refused(_) | Parted::Done => return,
        }
        post.rest(Duration::from_millis(wait));
        wait = (wait * 2).min(BACKOFF.1);
    }
}

/// Starts [`carry`] on a thread of its own.
///
/// # Errors
/// The system gives no thread.
pub fn start(post: Post, mut way: Box<dyn Transport>) -> std::io::Result<()> {
    thread::Builder::new().name("line".to_owned()).spawn(move || carry(&post, way.as_mut())).map(drop)
}

/// The end of it for the desk.
pub struct Remote {
    post: Post,
}

impl RemoteHall for Remote {
    fn ask(&mut self, what: Asked) -> bool {
        let now = self.post.clock.elapsed().get();
        let mut inner = self.post.inner();
        let up = inner.home.ask(what, now);
        let is_taken = up.is_some();
        inner.send(&up.unwrap_or_default());
        is_taken
    }

    fn news(&mut self) -> Vec<HallUpdate> {
        let news = self.post.inner().news.drain(..).collect();
        self.post.inner.1.notify_all();
        news
    }

    fn awaits(&self) -> bool {
        let inner = self.post.inner();
        inner.home.is_joined() && (inner.home.open() > 0 || !inner.news.is_empty())
    }
}
