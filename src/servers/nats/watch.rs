//! `golos watch`: the boards of any hall from a stream, in words or as journals again.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::context::GetStreamErrorKind;
use async_nats::jetstream::stream::Stream;
use futures_util::stream::StreamExt;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};

use super::name::{StreamSubject, filter, record_number};
use super::rebuilt::{Copy, Put, Shelf};
use super::stand::continues;
use super::told::RecordAnnouncer;
use super::{StreamAddress, StreamLink};
use golos_journal::Follower;
use golos_shell::readers::EndWish;
use golos_wording::{Sentence, Slot, Style, Wording, clean, io_reason, message};

/// How often it is looked whether the line and the stream are still the same, where nothing comes.
const ASK: Duration = Duration::from_secs(1);

/// The pause behind something that failed.
const PAUSE: Duration = Duration::from_millis(300);

/// How long a server may be away before that is told; who wants one answer has it then.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most journals that are followed at once, and the most that are told in words.
const MOST: u32 = 200_000;
const MOST_TOLD: usize = 500;

/// The longest line of a journal, in bytes; no message that is longer is looked at.
const LONGEST: usize = 4 << 20;

/// The longest name that is shown, in characters.
const NAME: usize = 80;

/// What is watched.
pub struct WatchConfig {
    pub address: StreamAddress,
    /// The hall alone; none: every one.
    pub hall: Option<String>,
    /// The board alone, its file without the ending; none: every one.
    pub board: Option<String>,
    /// Where the journals are rebuilt.
    pub folder: Option<PathBuf>,
    /// Whether it ends with what is there.
    pub once: bool,
    pub wording: Wording,
    pub style: Style,
}

/// Why nothing is watched any more.
#[derive(Debug)]
pub enum WatchError {
    /// The server does not answer, or there is no such stream; in words.
    Told(Sentence),
    /// The output is gone.
    Output(io::Error),
}

impl From<io::Error> for WatchError {
    fn from(error: io::Error) -> WatchError {
        WatchError::Output(error)
    }
}

/// Watches until the end is wished, or where that was asked for, to the end of what is there. Without a hall, a board and a
/// folder it lists what there is: hall, board, number of records.
///
/// # Errors
/// [`WatchError`].
pub fn watch(config: WatchConfig, wish: EndWish, out: &mut dyn Write) -> Result<(), WatchError> {
    let end = Arc::new(Notify::new());
    let ended = Arc::clone(&end);
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        wish.wait();
        ended.notify_one();
    })?;
    let is_list = config.hall.is_none() && config.board.is_none() && config.folder.is_none();
    let shelf = config.folder.as_deref().map(|folder| {
        let no_shelf = |error: io::Error| {
            WatchError::Told(message::watch_no_folder(Slot::Text(folder.display().to_string()), io_reason(&error)))
        };
        Shelf::open(folder).map_err(no_shelf)
    });
    let shelf = shelf.transpose()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let line = StreamLink::open(&config.address).await.map_err(|error| {
            tracing::warn!(kind = ?error.kind(), "no line to a stream can be opened");
            WatchError::Told(message::watch_away(Slot::Text(config.address.to_string())))
        })?;
        let mut watcher = Watcher::new(config, shelf);
        let work = async { if is_list { watcher.list(&line, out).await } else { watcher.follow(&line, out).await } };
        tokio::select! {
            done = work => done,
            () = end.notified() => Ok(()),
        }
    });
    runtime.shutdown_background();
    done
}

/// Why a pass was not gone on with.
enum Pause {
    /// Nobody answers.
    Away,
    /// The server lets nobody in by this secret.
    Refused,
    /// The server does not let this user do what it takes to watch.
    Denied,
    /// There is no such stream.
    NoStream,
    /// It is to be begun again: another line, another stream, or something was missed.
    Again,
    Ends(WatchError),
}

impl From<io::Error> for Pause {
    fn from(error: io::Error) -> Pause {
        Pause::Ends(WatchError::Output(error))
    }
}

/// Follows a stream.
struct Watcher {
    config: WatchConfig,
    shelf: Option<Shelf>,
    journals: BTreeMap<StreamSubject, Watched>,
    /// The place in the stream up to which everything was taken.
    place: u64,
    /// When the stream was made: another moment is another stream.
    made: Option<String>,
    is_full: bool,
}

/// What is known of a journal.
#[derive(Default)]
struct Watched {
    follower: Follower,
    teller: Option<Box<RecordAnnouncer>>,
    copy: Option<Copy>,
    /// Nothing more of it is taken: its copy is something else.
    is_over: bool,
    /// What was told of it: that something was passed over, that records are missing.
    is_foreign_told: bool,
    is_gap_told: bool,
    /// The number of the last record that came before its turn.
    ahead: Option<u64>,
}

impl Watcher {
    fn new(config: WatchConfig, shelf: Option<Shelf>) -> Watcher {
        Watcher { config, shelf, journals: BTreeMap::new(), place: 0, made: None, is_full: false }
    }

    fn say(&self, sentence: &Sentence, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.config.wording.render(sentence, self.config.style))?;
        out.flush()
    }

    fn stream_filter(&self) -> String {
        filter(self.config.address.stream(), self.config.hall.as_deref(), self.config.board.as_deref())
    }

    /// The stream, once the server answers.
    async fn meet(&self, line: &StreamLink) -> Result<Stream, Pause> {
        if line.state.is_refused() {
            return Err(Pause::Refused);
        }
        if !line.stands() {
            return Err(Pause::Away);
        }
        line.context.get_stream(self.config.address.stream()).await.map_err(|error| match error.kind() {
            GetStreamErrorKind::JetStream(_) => Pause::NoStream,
            _ => away(line),
        })
    }

    fn trouble(&self, pause: &Pause) -> Sentence {
        let address = Slot::Text(self.config.address.to_string());
        match pause {
            Pause::Refused => message::watch_refused(address),
            Pause::Denied => message::watch_denied(address),
            Pause::NoStream => message::watch_no_stream(address),
            Pause::Away | Pause::Again | Pause::Ends(_) => message::watch_away(address),
        }
    }

    /// Lists what the stream has: hall, board, number of records.
    async fn list(&mut self, line: &StreamLink, out: &mut dyn Write) -> Result<(), WatchError> {
        let since = Instant::now();
        let stream = loop {
            match self.meet(line).await {
                Ok(stream) => break stream,
                Err(pause) if since.elapsed() >= PATIENCE || matches!(pause, Pause::NoStream) => {
                    return Err(WatchError::Told(self.trouble(&pause)));
                }
                Err(_) => sleep(PAUSE).await,
            }
        };
        let away = || WatchError::Told(self.trouble(&away(line)));
        let mut subjects = stream.info_with_subjects(self.stream_filter()).await.map_err(|_| away())?;
        let mut found = BTreeMap::new();
        while let Some(subject) = subjects.next().await {
            let (subject, count) = subject.map_err(|_| away())?;
            if let Some(subject) = StreamSubject::read(&subject, self.config.address.stream())
                && found.len() < MOST as usize
            {
                found.insert(subject, count);
            }
        }
        for (subject, count) in found {
            writeln!(out, "{}\t{}\t{count}", clean(&subject.hall, NAME), clean(&subject.board, NAME))?;
        }
        Ok(out.flush()?)
    }

    /// What was named and is not there is told.
    fn nothing_named(&self) -> Result<(), WatchError> {
        let board = self.config.board.as_ref().map(|board| (message::watch_no_board as fn(Slot) -> Sentence, board));
        let named =
            board.or(self.config.hall.as_ref().map(|hall| (message::watch_no_hall as fn(Slot) -> Sentence, hall)));
        match named.filter(|_| self.journals.is_empty()) {
            Some((message, name)) => Err(WatchError::Told(message(Slot::Text(clean(name, NAME))))),
            None => Ok(()),
        }
    }

    /// Takes what is there and what comes.
    async fn follow(&mut self, line: &StreamLink, out: &mut dyn Write) -> Result<(), WatchError> {
        let mut since = Instant::now();
        let mut said = None;
        loop {
            let before = self.place;
            let pause = match self.pass(line, out).await {
                Ok(()) => return self.nothing_named(),
                Err(Pause::Ends(error)) => return Err(error),
                Err(pause) => pause,
            };
            if matches!(pause, Pause::Again) || self.place != before {
                (since, said) = (Instant::now(), None);
            } else if since.elapsed() >= PATIENCE {
                let trouble = self.trouble(&pause);
                if self.config.once {
                    return Err(WatchError::Told(trouble));
                }
                if said.as_ref() != Some(&trouble) {
                    self.say(&trouble, out)?;
                    said = Some(trouble);
                }
            }
            sleep(PAUSE).await;
        }
    }

    /// Reads the stream on from where it was left, as long as it is the same over the same line. It returns where it is asked
    /// for nothing but what is there, and that was taken.
    async fn pass(&mut self, line: &StreamLink, out: &mut dyn Write) -> Result<(), Pause> {
        line.state.is_new.store(false, Ordering::Release);
        let stream = self.meet(line).await?;
        let made = stream.cached_info().created.to_string();
        if self.made.as_ref() != Some(&made) {
            (self.place, self.made) = (0, Some(made.clone()));
        }
        let is_whole = self.place == 0;
        let deliver_policy = match self.place {
            0 => DeliverPolicy::All,
            place => DeliverPolicy::ByStartSequence { start_sequence: place + 1 },
        };
        let wanted = OrderedConfig { filter_subject: self.stream_filter(), deliver_policy, ..OrderedConfig::default() };
        let consumer = stream.create_consumer(wanted).await.map_err(|_| away(line))?;
        if self.config.once && consumer.cached_info().num_pending == 0 {
            return Ok(());
        }
        let mut messages = consumer.messages().await.map_err(|_| away(line))?;
        loop {
            match timeout(ASK, messages.next()).await {
                Ok(Some(Ok(message))) => {
                    let (place, pending) = match message.info() {
                        Ok(info) => (info.stream_sequence, info.pending),
                        Err(_) => return Err(Pause::Away),
                    };
                    if !self.take(&message.subject, &message.payload, out)? {
                        // Something was missed. What is missing in the whole stream as well is gone.
                        if !is_whole {
                            self.place = 0;
                            return Err(Pause::Again);
                        }
                        self.pass_over(&message.subject, &message.payload, out)?;
                    }
                    self.place = place;
                    if self.config.once && pending == 0 {
                        return Ok(());
                    }
                }
                Ok(Some(Err(_)) | None) => return Err(Pause::Away),
                Err(_) => {
                    if line.state.is_new.load(Ordering::Acquire) {
                        return Err(Pause::Again);
                    }
                    if !line.stands() {
                        return Err(Pause::Away);
                    }
                    let info = stream.get_info().await.map_err(|_| Pause::Away)?;
                    if info.created.to_string() != made {
                        return Err(Pause::Again);
                    }
                }
            }
        }
    }

    /// Takes a message; false if records are missing before it.
    fn take(&mut self, subject: &str, line: &[u8], out: &mut dyn Write) -> Result<bool, Pause> {
        let Some(subject) = StreamSubject::read(subject, self.config.address.stream()) else { return Ok(true) };
        if !self.journals.contains_key(&subject) && self.journals.len() >= MOST as usize {
            if !std::mem::replace(&mut self.is_full, true) {
                self.say(&message::watch_full(MOST), out)?;
            }
            return Ok(true);
        }
        let is_told = self.config.hall.is_some() || self.config.board.is_some();
        let has_place = self.journals.len() < MOST_TOLD;
        let watched = self
            .journals
            .entry(subject.clone())
            .or_insert_with(|| Watched { teller: (is_told && has_place).then(Box::default), ..Watched::default() });
        if watched.is_over {
            return Ok(true);
        }
        match record_number(line) {
            Some(record) if record < watched.follower.next() => return Ok(true),
            Some(record) if record > watched.follower.next() => return Ok(false),
            Some(_) if line.len() <= LONGEST && continues(&mut watched.follower, line, &subject.first) => {}
            // It is no line of this journal; the right one may still come.
            Some(_) | None => {
                if !std::mem::replace(&mut watched.is_foreign_told, true) {
                    self.say(&message::watch_foreign(Slot::Text(shown(&subject))), out)?;
                }
                return Ok(true);
            }
        }
        self.put(&subject, line, out)?;
        let Some(teller) = self.journals.get_mut(&subject).and_then(|watched| watched.teller.as_mut()) else {
            return Ok(true);
        };
        let said = teller.take(line, &self.config.wording, self.config.style);
        let whose = self.whose(&subject);
        for line in said {
            writeln!(out, "{whose}{line}")?;
        }
        out.flush()?;
        Ok(true)
    }

    /// Puts a line into the copy of its journal, where copies are made.
    fn put(&mut self, subject: &StreamSubject, line: &[u8], out: &mut dyn Write) -> Result<(), Pause> {
        let (Some(shelf), Some(watched)) = (&self.shelf, self.journals.get_mut(subject)) else { return Ok(()) };
        let is_first = watched.copy.is_none();
        let mut put = || -> io::Result<Put> {
            if is_first {
                watched.copy = shelf.place(subject, line)?;
            }
            match &mut watched.copy {
                Some(copy) => copy.put(line),
                None => Ok(Put::Other),
            }
        };
        let put = put();
        let path = watched.copy.as_ref().map(|copy| copy.path.display().to_string());
        match put {
            Ok(Put::Done) if is_first && watched.teller.is_none() => {
                writeln!(out, "{}", path.unwrap_or_default())?;
                Ok(out.flush()?)
            }
            Ok(Put::Done) => Ok(()),
            Ok(Put::Other) => {
                watched.is_over = true;
                let name = path.unwrap_or_else(|| self.config.address.to_string());
                Ok(self.say(&message::watch_other(Slot::Text(name)), out)?)
            }
            Err(error) => {
                let sentence = message::watch_no_folder(Slot::Text(path.unwrap_or_default()), io_reason(&error));
                Err(Pause::Ends(WatchError::Told(sentence)))
            }
        }
    }

    /// A record that comes before its turn, in the whole stream: it does not belong there. Where the next one follows it,
    /// those before it are missing; the journal goes on where they come after all.
    fn pass_over(&mut self, subject: &str, line: &[u8], out: &mut dyn Write) -> Result<(), Pause> {
        let Some(subject) = StreamSubject::read(subject, self.config.address.stream()) else { return Ok(()) };
        let Some(watched) = self.journals.get_mut(&subject) else { return Ok(()) };
        let ahead = record_number(line);
        let follows = ahead.zip(watched.ahead).is_some_and(|(now, before)| now == before.saturating_add(1));
        watched.ahead = ahead;
        let (told, message): (_, fn(Slot) -> Sentence) = match follows {
            true => (&mut watched.is_gap_told, message::watch_gap),
            false => (&mut watched.is_foreign_told, message::watch_foreign),
        };
        if !std::mem::replace(told, true) {
            self.say(&message(Slot::Text(shown(&subject))), out)?;
        }
        Ok(())
    }

    /// Of which hall and board a line is, where that was not asked for.
    fn whose(&self, subject: &StreamSubject) -> String {
        let hall = self.config.hall.is_none().then(|| clean(&subject.hall, NAME));
        let board = self.config.board.is_none().then(|| clean(&subject.board, NAME));
        let parts: Vec<String> = hall.into_iter().chain(board).collect();
        if parts.is_empty() { String::new() } else { format!("{}: ", parts.join(", ")) }
    }
}

/// Why nothing was answered: a server that denies something does not say so in its answer.
fn away(line: &StreamLink) -> Pause {
    if line.state.is_denied() { Pause::Denied } else { Pause::Away }
}

/// A hall and its board, as they are shown.
fn shown(subject: &StreamSubject) -> String {
    format!("{}, {}", clean(&subject.hall, NAME), clean(&subject.board, NAME))
}
