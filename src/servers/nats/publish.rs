//! The records of a hall on their way into a stream.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_nats::jetstream::context::{Context, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, RawMessageError, Stream};
use futures_util::stream::{FuturesUnordered, StreamExt};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};

use super::name::{StreamSubject, message_id};
use super::stand::{LineAction, Reckoning, StreamPosition};
use super::{ANSWER, StreamAddress, StreamLink, stream};
use golos_files::folder::journals;
use golos_files::follow::{Folder, FolderNews, Growth};
use golos_journal::{Follower, JournalLine};
use golos_wording::{Sentence, Slot, message};

/// How often the folder is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// How often it is asked whether the stream is still the one that it was.
const ASK: Duration = Duration::from_secs(30);

/// How long a line may be away before that is told.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long the end of the hall waits for what is on its way.
const PARTING: Duration = Duration::from_secs(2);

/// So many journals are read and sent at once: of each no more than one look takes is in memory.
const AT_ONCE: usize = 64;

/// So often in a row the stream may turn out to be otherwise than it was known, before that is trouble.
const OFTEN: u32 = 10;

/// What is sent, and where to.
pub(crate) struct PublishConfig {
    /// The folder of the hall.
    pub folder: PathBuf,
    /// What the hall is called in the stream.
    pub hall: String,
    pub address: StreamAddress,
}

/// Told to the arbiter.
type Tell = dyn Fn(Sentence) + Send;

/// Sends the records of a folder into a stream, until this is dropped; then what is on its way has two seconds.
pub(crate) struct Publisher {
    shared: Arc<StopRequest>,
    thread: Option<JoinHandle<()>>,
}

/// The wish that it should end.
#[derive(Default)]
struct StopRequest {
    is_end: AtomicBool,
    woken: Notify,
}

impl Publisher {
    /// Begins; the server need not be there. `tell` gets what the arbiter should know, each trouble once.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(config: PublishConfig, tell: Box<Tell>) -> io::Result<Publisher> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let shared = Arc::new(StopRequest::default());
        let wish = Arc::clone(&shared);
        let thread = thread::Builder::new().name("nats".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = publish(config, &*tell, &wish) => {}
                    () = wish.passed() => {}
                }
            });
            // What waits for a server that is away holds nobody up.
            runtime.shutdown_background();
        })?;
        Ok(Publisher { shared, thread: Some(thread) })
    }
}

impl Drop for Publisher {
    fn drop(&mut self) {
        self.shared.is_end.store(true, Ordering::Release);
        self.shared.woken.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl StopRequest {
    fn is_end(&self) -> bool {
        self.is_end.load(Ordering::Acquire)
    }

    /// Waits until the end was wished and its time has passed.
    async fn passed(&self) {
        while !self.is_end() {
            sleep(LOOK).await;
        }
        sleep(PARTING).await;
    }
}

/// Why a round was not done to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// Nobody answers.
    Away,
    /// The server answers, and takes nothing.
    Refused,
    /// The stream is otherwise than it was known: it is asked again what it has.
    Otherwise,
}

async fn publish(config: PublishConfig, tell: &Tell, wish: &StopRequest) {
    let mut is_told = false;
    let line = loop {
        match StreamLink::open(&config.address).await {
            Ok(line) => break line,
            Err(error) => {
                tracing::warn!(kind = ?error.kind(), "no line to a stream can be opened");
                if !std::mem::replace(&mut is_told, true) {
                    tell(StreamNews::Refused.sentence(&config.address));
                }
                let _ = timeout(ASK, wish.woken.notified()).await;
                if wish.is_end() {
                    return;
                }
            }
        }
    };
    let mut courier = Courier::new(config, line);
    let mut mood = Mood::default();
    loop {
        let is_last = wish.is_end();
        let done = courier.round(tell).await;
        if let Some(word) = mood.after(done, courier.line.is_refused(), Instant::now()) {
            tell(word.sentence(&courier.config.address));
        }
        // A line that is only just being opened, or broke this moment, is waited for; one that is long away is not.
        if is_last && (done.is_ok() || mood.has_despaired()) {
            return;
        }
        let _ = timeout(LOOK, wish.woken.notified()).await;
    }
}

/// What the arbiter is told of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum StreamFault {
    /// One of its lines is no line of it.
    Damaged,
    /// The server takes no message as long as its next line.
    Long,
    /// The stream has something else.
    Parted,
    /// The stream has a record there that is not of this journal.
    Foreign,
}

impl StreamFault {
    fn sentence(self, file: &str) -> Sentence {
        let file = Slot::Text(file.to_owned());
        match self {
            StreamFault::Damaged => message::hall_stream_damaged(file),
            StreamFault::Long => message::hall_stream_long(file),
            StreamFault::Parted => message::hall_stream_parted(file),
            StreamFault::Foreign => message::hall_stream_foreign(file),
        }
    }
}

/// What the arbiter is told of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StreamNews {
    /// The records go there.
    Open,
    Away,
    Refused,
    /// They go there again.
    Back,
}

impl StreamNews {
    fn is_trouble(self) -> bool {
        matches!(self, StreamNews::Away | StreamNews::Refused)
    }

    fn sentence(self, address: &StreamAddress) -> Sentence {
        let address = Slot::Text(address.to_string());
        match self {
            StreamNews::Open => message::hall_stream_open(address),
            StreamNews::Away => message::hall_stream_away(address),
            StreamNews::Refused => message::hall_stream_refused(address),
            StreamNews::Back => message::hall_stream_back(address),
        }
    }
}

/// What the arbiter was told last.
#[derive(Default)]
struct Mood {
    said: Option<StreamNews>,
    /// Since when there is trouble.
    since: Option<Instant>,
    /// How often in a row the stream was otherwise.
    otherwise: u32,
}

impl Mood {
    /// Whether it was told that the records do not go there.
    fn has_despaired(&self) -> bool {
        self.said.is_some_and(|said| said.is_trouble())
    }

    /// What is to be told now: that the records go there, that they do not, and that they do again.
    fn after(&mut self, done: Result<(), Trouble>, is_refused: bool, now: Instant) -> Option<StreamNews> {
        let word = match done {
            Ok(()) => {
                (self.since, self.otherwise) = (None, 0);
                match self.said {
                    None => StreamNews::Open,
                    Some(StreamNews::Open | StreamNews::Back) => return None,
                    Some(StreamNews::Away | StreamNews::Refused) => StreamNews::Back,
                }
            }
            Err(trouble) => {
                let since = *self.since.get_or_insert(now);
                self.otherwise += u32::from(trouble == Trouble::Otherwise);
                let is_otherwise = trouble == Trouble::Otherwise && self.otherwise < OFTEN;
                if is_otherwise || now.duration_since(since) < PATIENCE {
                    return None;
                }
                if is_refused || trouble != Trouble::Away { StreamNews::Refused } else { StreamNews::Away }
            }
        };
        (self.said.replace(word) != Some(word)).then_some(word)
    }
}

/// A journal in the folder: its file, and which of those that had this name.
type JournalKey = (String, String);

/// Carries the records.
struct Courier {
    config: PublishConfig,
    line: StreamLink,
    folder: Folder,
    stands: BTreeMap<JournalKey, StreamPosition>,
    stream: Option<Stream>,
    /// When the stream was made: another moment is another stream.
    made: Option<String>,
    asked: Instant,
    /// Journals of which the arbiter was told something.
    named: BTreeSet<(String, StreamFault)>,
}

impl Courier {
    fn new(config: PublishConfig, line: StreamLink) -> Courier {
        let folder = Folder::new(&config.folder);
        Courier {
            config,
            line,
            folder,
            stands: BTreeMap::new(),
            stream: None,
            made: None,
            asked: Instant::now(),
            named: BTreeSet::new(),
        }
    }

    /// Sends what the stream lacks. Where that does not come to its end, nothing is taken for known any more: the journals are
    /// read again, and the stream is asked what it has.
    async fn round(&mut self, tell: &Tell) -> Result<(), Trouble> {
        let done = self.send(tell).await;
        if let Err(trouble) = done {
            tracing::debug!(?trouble, "the stream has not everything yet");
            self.forget();
        }
        done
    }

    fn forget(&mut self) {
        self.folder = Folder::new(&self.config.folder);
        self.stands.clear();
        self.stream = None;
    }

    async fn send(&mut self, tell: &Tell) -> Result<(), Trouble> {
        if !self.line.stands() {
            return Err(Trouble::Away);
        }
        let is_new = self.line.state.is_new.swap(false, Ordering::AcqRel);
        if is_new || self.stream.is_none() || self.asked.elapsed() >= ASK {
            self.meet(is_new).await?;
        }
        let Some(stream) = self.stream.clone() else { return Err(Trouble::Away) };
        let files = journals(&self.config.folder);
        for some in files.chunks(AT_ONCE) {
            self.send_some(&stream, some, tell).await?;
        }
        Ok(())
    }

    /// Finds the stream, or makes it. One that is not the one that was known gets everything.
    async fn meet(&mut self, is_new: bool) -> Result<(), Trouble> {
        let wanted = stream(self.config.address.stream());
        let found = self.line.context.get_or_create_stream(wanted).await.map_err(|error| {
            tracing::debug!(%error, "no stream");
            if self.line.stands() { Trouble::Refused } else { Trouble::Away }
        })?;
        let made = found.cached_info().created.to_string();
        if is_new || self.made.as_ref() != Some(&made) {
            self.forget();
        }
        (self.stream, self.made, self.asked) = (Some(found), Some(made), Instant::now());
        Ok(())
    }

    async fn send_some(&mut self, stream: &Stream, files: &[PathBuf], tell: &Tell) -> Result<(), Trouble> {
        let mut news = FolderNews::default();
        files.iter().for_each(|file| self.folder.look_at(file, &mut news));
        for stuck in news.stuck {
            // What never was a journal, as the list of the hall, is no matter of the stream.
            if self.stands.keys().any(|(name, _)| *name == stuck.name)
                || news.grown.iter().any(|grown| grown.name == stuck.name)
            {
                self.tell_once(StreamFault::Damaged, &stuck.name, tell);
            }
        }
        let mut ways = FuturesUnordered::new();
        for grown in news.grown {
            let key = (grown.name.clone(), grown.first.clone());
            let stand = self.stands.remove(&key);
            let subject = StreamSubject::of(&self.config.hall, &grown.name, &grown.first);
            let way = JournalRoute {
                subject: subject.written(self.config.address.stream()),
                stream,
                context: &self.line.context,
                file: self.config.folder.join(&grown.name),
            };
            ways.push(async move { (key, way.send(stand, &grown).await) });
        }
        let mut sent = Vec::new();
        while let Some((key, done)) = ways.next().await {
            sent.push((key, done?));
        }
        drop(ways);
        for (key, Sent { stand, is_too_long, has_foreign }) in sent {
            if has_foreign {
                self.tell_once(StreamFault::Foreign, &key.0, tell);
            }
            if is_too_long {
                self.tell_once(StreamFault::Long, &key.0, tell);
            } else if stand == StreamPosition::Parted {
                self.tell_once(StreamFault::Parted, &key.0, tell);
            }
            self.stands.insert(key, stand);
        }
        Ok(())
    }

    /// Tells something of a journal, once.
    fn tell_once(&mut self, fault: StreamFault, file: &str, tell: &Tell) {
        if self.named.insert((file.to_owned(), fault)) {
            tell(fault.sentence(file));
        }
    }
}

/// How far a journal came.
struct Sent {
    stand: StreamPosition,
    /// The server takes no message as long as the next record.
    is_too_long: bool,
    /// Something that is not of the journal was passed over.
    has_foreign: bool,
}

/// The way of one journal into the stream.
struct JournalRoute<'a> {
    subject: String,
    stream: &'a Stream,
    context: &'a Context,
    file: PathBuf,
}

impl JournalRoute<'_> {
    /// Sends these lines, one behind the other: each is stored behind the one before it, or not at all.
    async fn send(self, stand: Option<StreamPosition>, grown: &Growth) -> Result<Sent, Trouble> {
        let (mut stand, has_foreign) = match stand {
            Some(stand) => (stand, false),
            None => self.ask(&grown.first).await?,
        };
        let mut is_safe = false;
        for line in &grown.lines {
            let LineAction::Send { behind } = stand.step(line) else { continue };
            if !is_safe {
                make_safe(&self.file);
                is_safe = true;
            }
            let message = PublishMessage::build()
                .payload(line.text.clone().into())
                .message_id(message_id(&self.subject, line.seq))
                .expected_last_subject_sequence(behind);
            let stored = match self.context.send_publish(self.subject.clone(), message).await {
                Ok(answer) => answer.await,
                Err(error) => Err(error),
            };
            match stored.map_err(|error| error.kind()) {
                // The server knows a message of this name: whether it was this one is to be seen.
                Ok(stored) if stored.duplicate => return Err(Trouble::Otherwise),
                Ok(stored) => stand.stored(line, stored.sequence),
                Err(PublishErrorKind::MaxPayloadExceeded) => {
                    return Ok(Sent { stand: StreamPosition::Parted, is_too_long: true, has_foreign });
                }
                Err(PublishErrorKind::WrongLastSequence | PublishErrorKind::StreamNotFound) => {
                    return Err(Trouble::Otherwise);
                }
                Err(PublishErrorKind::TimedOut | PublishErrorKind::BrokenPipe) => return Err(Trouble::Away),
                Err(_) => return Err(Trouble::Refused),
            }
        }
        Ok(Sent { stand, is_too_long: false, has_foreign })
    }

    /// How far the stream has the journal with this first line, and whether something else stands among it. Mostly the last
    /// message of its subject is a line of the journal; where it is not, each is held against the journal.
    async fn ask(&self, first: &str) -> Result<(StreamPosition, bool), Trouble> {
        let asked = self.stream.get_last_raw_message_by_subject(&self.subject);
        let Some(last) = answered(timeout(ANSWER, asked).await.map_err(|_| Trouble::Away)?)? else {
            return Ok((StreamPosition::NONE, false));
        };
        let lines = lines_of(&self.file);
        if let Some(stand) = StreamPosition::behind(&lines, &last.payload, last.sequence) {
            return Ok((stand, false));
        }
        let (mut reckoning, mut from) = (Reckoning::new(&lines, first), 1);
        loop {
            let asked = self.stream.get_first_raw_message_by_subject(&self.subject, from);
            let Some(found) = answered(timeout(ANSWER, asked).await.map_err(|_| Trouble::Away)?)? else {
                return Ok(reckoning.position());
            };
            reckoning.take(&found.payload, found.sequence);
            from = found.sequence + 1;
        }
    }
}

/// A message that was asked for, if there is one.
fn answered(answer: Result<StreamMessage, RawMessageError>) -> Result<Option<StreamMessage>, Trouble> {
    match answer {
        Ok(message) => Ok(Some(message)),
        Err(error) => match error.kind() {
            LastRawMessageErrorKind::NoMessageFound => Ok(None),
            LastRawMessageErrorKind::JetStream(_) => Err(Trouble::Otherwise),
            _ => Err(Trouble::Away),
        },
    }
}

/// The whole lines of a journal; one that cannot be read has none.
fn lines_of(file: &Path) -> Vec<JournalLine> {
    std::fs::read(file).map(|bytes| Follower::default().take(&bytes).lines).unwrap_or_default()
}

/// What is sent cannot be taken back: it is on the disk before. The hall has seen to that nearly always by then.
fn make_safe(file: &Path) {
    if let Err(error) = File::open(file).and_then(|file| file.sync_data()) {
        // Some systems do that only for one who writes.
        tracing::debug!(%error, "a journal was not made durable");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_told_once_and_its_end_once() {
        let mut mood = Mood::default();
        let start = Instant::now();
        let mut at = |secs: u64, done, refused| mood.after(done, refused, start + Duration::from_secs(secs));
        let away = Err(Trouble::Away);
        assert_eq!(at(0, away, false), None);
        assert_eq!(at(2, away, false), None);
        assert_eq!(at(3, away, false), Some(StreamNews::Away));
        assert_eq!(at(600, away, false), None);
        assert_eq!(at(601, Ok(()), false), Some(StreamNews::Back));
        assert_eq!(at(602, Ok(()), false), None);
        // What is mended before anybody could have noticed is told to nobody.
        assert_eq!(at(603, away, false), None);
        assert_eq!(at(604, Ok(()), false), None);
        assert_eq!(at(605, Err(Trouble::Otherwise), false), None);
        assert_eq!(at(606, Ok(()), false), None);
        assert_eq!(at(700, away, true), None);
        assert_eq!(at(704, away, true), Some(StreamNews::Refused));
        assert_eq!(at(705, Ok(()), false), Some(StreamNews::Back));
        assert_eq!(Mood::default().after(Ok(()), false, start), Some(StreamNews::Open));
    }
}
