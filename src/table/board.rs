//! One game at one board: requests in, and what each listener hears out; between them the journal.
//!
//! A board speaks no language. Each listener hears in his own, and the record says what he heard.
//!
//! Architecture invariant: what has been heard is on disk. Events and the utterances they cause are appended and made
//! durable together; only then does the state move on and anything sound.
//! Architecture invariant: after a disk that took nothing, the clocks stand until the arbiter lets them run again.

use std::io;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Local, NaiveDate, TimeDelta};

use super::error::TableError;
use super::listener::{Heard, Listener, ListenerId, Listeners};
use super::request::{Reply, Request, Requests};
use super::store::{Moved, Store};
use super::time::{Pulse, Time, since, stamp};
use crate::clock::Ms;
use crate::game::{
    Ask, Audience, ClockAsk, ClockEvent, Command, Event, Phase, RecordAsk, RecordEvent, Refusal, Seat, Setup, State,
    decide, evolve, next_deadline,
};
use crate::journal::{Chain, Log, replay};
use crate::speech::{Herald, Priority, Utterance};
use crate::wording::{Sentence, Slot};

/// Why the clocks were stopped, as the record has it.
const UNSAVED: &str = "nothing could be saved";

/// One game with its journal, its time, and those who hear of it.
pub struct Table {
    state: State,
    chain: Chain,
    store: Box<dyn Store>,
    time: Arc<dyn Time>,
    herald: Herald,
    listeners: Listeners,
    requests: Requests,
    /// Game time = time of the source + `offset` − `origin`.
    origin: Ms,
    offset: Ms,
    /// While nothing can be written, game time stands still here.
    frozen: Option<Ms>,
    pulse: Pulse,
}

impl Table {
    /// Opens a new game. Its journal is made by `store`, and only if the set-up makes a game. The listeners get their
    /// numbers in order, from [`ListenerId::FIRST`] on.
    ///
    /// # Errors
    /// [`TableError`] if the set-up makes no game or its first record cannot be written.
    pub fn open(
        setup: Setup,
        store: impl FnOnce(&Setup) -> io::Result<Box<dyn Store>>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Result<(Table, Vec<Heard>), TableError> {
        let state = State::open(setup.clone()).map_err(|corrupt| TableError::Setup(corrupt.to_string()))?;
        let mut store = store(&setup)?;
        let mut chain = Chain::default();
        let wall = setup.opened.clone();
        let opened = Event::Opened(Box::new(setup));
        let line = chain.encode(Ms::ZERO, Some(wall), &opened).map_err(|e| TableError::Setup(e.to_string()))?;
        store.append(&line)?;
        let mut table = Table::assemble(state, chain, store, time, listeners);
        let greeting = table.herald.opened(&table.state);
        let heard = table.say(None, greeting);
        Ok((table, heard))
    }

    /// Continues a game from the sound records of its journal. The interruption is put before the arbiter.
    ///
    /// # Errors
    /// [`TableError`] if the records make no game or cannot be continued.
    pub fn resume(
        log: Log,
        store: Box<dyn Store>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Result<(Table, Vec<Heard>), TableError> {
        let replayed = replay(&log.records)?;
        if let Some((seq, corrupt)) = replayed.misfit {
            return Err(TableError::Misfit(seq, corrupt));
        }
        let wall = time.wall();
        let gap = gap_since(&log, wall);
        let mut table = Table::assemble(replayed.state, log.chain, store, time, listeners);
        table.offset = table.state.at();
        let reopened = Event::Record(RecordEvent::Reopened { wall: stamp(wall), gap });
        let reply = table.record(None, vec![(table.state.at(), reopened)]);
        match reply.unsaved {
            Some(error) => Err(TableError::Write(error)),
            None => Ok((table, reply.heard)),
        }
    }

    fn assemble(
        state: State,
        chain: Chain,
        store: Box<dyn Store>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Table {
        let (origin, pulse) = (time.elapsed(), Pulse::new(&*time));
        Table {
            listeners: Listeners::new(listeners, state.setup().mode),
            state,
            chain,
            store,
            time,
            herald: Herald::default(),
            requests: Requests::default(),
            origin,
            offset: Ms::ZERO,
            frozen: None,
            pulse,
        }
    }

    /// One more listens from now on.
    pub fn admit(&mut self, listener: Listener) -> ListenerId {
        self.listeners.admit(listener)
    }

    /// He does not listen any more, and nothing more is taken from him. False if he did not.
    pub fn dismiss(&mut self, listener: ListenerId) -> bool {
        self.requests.forget(listener);
        self.listeners.dismiss(listener)
    }

    /// Those who listen, in the order in which they came.
    pub fn listeners(&self) -> impl Iterator<Item = (ListenerId, &Listener)> {
        self.listeners.iter()
    }

    /// The day, as the wall clock has it.
    #[must_use]
    pub fn today(&self) -> NaiveDate {
        self.time.wall().date_naive()
    }

    /// The game as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.store.path()
    }

    /// The moment, counted from the opening of the game.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.moment(self.time.elapsed())
    }

    /// The moment of the game at which the source had this time: not before what has happened already.
    fn moment(&self, elapsed: Ms) -> Ms {
        self.frozen.unwrap_or_else(|| elapsed - self.origin + self.offset).max(self.state.at())
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        next_deadline(&self.state).filter(|_| self.frozen.is_none()).map(|at| at - self.now())
    }

    /// Carries out a request, once: what has been sent twice gets the answer that it got.
    pub fn handle(&mut self, request: &Request) -> Reply {
        if let Some(reply) = self.requests.answered(request) {
            return reply;
        }
        let mut reply = self.carry_out(request);
        reply.heard.extend(self.news());
        self.requests.remember(request, &reply);
        reply
    }

    /// Says where the record goes on, if somebody has taken its file away.
    fn news(&mut self) -> Vec<Heard> {
        self.store.news().map_or_else(Vec::new, |moved| self.say(None, vec![lost(&moved)]))
    }

    fn carry_out(&mut self, request: &Request) -> Reply {
        let Request { command, from, .. } = request;
        let mut reply = match self.recover() {
            Ok(heard) => Reply { heard, ..Reply::default() },
            Err(error) => return Reply { unsaved: Some(error), ..Reply::default() },
        };
        reply.heard.extend(self.notice_sleep().heard);
        // What was received before a deadline is in time, however late it is worked off; nothing is received in the future.
        let now = request.received.map_or_else(|| self.now(), |received| self.moment(received).min(self.now()));
        let decision = decide(&self.state, command, now);
        let before = self.state.clone();
        let recorded = self.record(*from, decision.events);
        reply.heard.extend(recorded.heard);
        if recorded.unsaved.is_some() {
            reply.unsaved = recorded.unsaved;
            return reply;
        }
        let answers = match (&decision.refusal, &command.ask) {
            (Some(refusal), _) => self.herald.refused(&before, command, refusal),
            (None, Ask::Record(RecordAsk::Query(query))) => {
                let wording = self.listeners.wording(*from);
                self.herald.answer(&self.state, command.by, query, now, &wording)
            }
            (None, _) => Vec::new(),
        };
        reply.heard.extend(self.say(*from, answers));
        reply.refusal = decision.refusal;
        reply
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Reply {
        self.handle(&Request::from(Command::new(Seat::Arbiter, Ask::Tick)))
    }

    /// Closes the journal in good order.
    pub fn close(&mut self) -> Reply {
        if self.state.closed() {
            return Reply::default();
        }
        match self.recover() {
            Ok(mut heard) => {
                let closed = self.record(None, vec![(self.now(), Event::Record(RecordEvent::Closed))]);
                heard.extend(closed.heard);
                // Behind its end nothing is written any more.
                let news = self.store.news().map(|moved| lost(&moved));
                heard.extend(self.listeners.hear(None, news.as_slice()));
                Reply { heard, ..closed }
            }
            Err(error) => Reply { unsaved: Some(error), ..Reply::default() },
        }
    }

    /// Says something that is not in the game: it is journalled all the same. `from` is he who asked for it.
    pub fn say(&mut self, from: Option<ListenerId>, utterances: Vec<Utterance>) -> Vec<Heard> {
        if utterances.is_empty() {
            return Vec::new();
        }
        let mut heard = self.recover().unwrap_or_default();
        let at = self.now();
        let said = self.listeners.hear(from, &utterances);
        let records: Vec<_> = said.iter().map(|heard| (at, self.listeners.record(heard))).collect();
        let mut state = self.state.clone();
        // The record goes on from here: what was received before, and is worked off later, is written behind it.
        let fits = records.iter().all(|(at, event)| evolve(&mut state, *at, event).is_ok());
        if !records.is_empty() && fits {
            // What cannot be written is said all the same: it is an answer, not a fact of the game.
            let _ = self.commit(&records, state);
        }
        heard.extend(said);
        heard
    }

    /// Writes the events with what they make heard, then applies them.
    fn record(&mut self, from: Option<ListenerId>, events: Vec<(Ms, Event)>) -> Reply {
        if events.is_empty() {
            return Reply::default();
        }
        let herald = self.herald.clone();
        let mut state = self.state.clone();
        let mut heard = Vec::new();
        let mut lines = Vec::new();
        for (at, event) in events {
            let before = state.clone();
            if let Err(corrupt) = evolve(&mut state, at, &event) {
                tracing::error!(%corrupt, "an event of our own does not fit");
                self.herald = herald;
                return Reply { refusal: Some(Refusal::Internal(corrupt.to_string())), ..Reply::default() };
            }
            let utterances = self.herald.announce(&before, &state, &event);
            // What nobody hears has not been said: the journal does not hold it against a player.
            let said = self.listeners.hear(from, &utterances);
            lines.push((at, event));
            lines.extend(said.iter().map(|heard| (at, self.listeners.record(heard))));
            heard.extend(said);
        }
        match self.commit(&lines, state) {
            Ok(()) => Reply { heard, ..Reply::default() },
            Err(error) => {
                self.herald = herald;
                Reply { unsaved: Some(error), ..Reply::default() }
            }
        }
    }

    /// After a disk that took nothing: the first thing that fits is that the clocks were stopped where they stood. Only the
    /// arbiter lets them run again.
    fn recover(&mut self) -> io::Result<Vec<Heard>> {
        let Some(stood) = self.frozen.filter(|_| self.state.phase() == Phase::Playing) else { return Ok(Vec::new()) };
        let stop = Command::new(Seat::Arbiter, Ask::Clock(ClockAsk::Pause { reason: UNSAVED.to_owned() }));
        let reply = self.record(None, decide(&self.state, &stop, stood).events);
        if let Some(error) = reply.unsaved {
            return Err(error);
        }
        let mut heard = reply.heard;
        let again = Utterance::new(Audience::ROOM, Priority::Flag, Sentence::new("file-saves-again"));
        heard.extend(self.say(None, vec![again]));
        Ok(heard)
    }

    /// Makes the events durable; `state` is what they lead to. On an error nothing has happened and time stands still.
    fn commit(&mut self, events: &[(Ms, Event)], state: State) -> io::Result<()> {
        let mut chain = self.chain.clone();
        let mut lines = String::new();
        for (at, event) in events {
            let line =
                chain.encode(*at, self.wall_of(*at, event), event).map_err(|e| io::Error::other(e.to_string()))?;
            lines.push_str(&line);
        }
        match self.store.append(&lines) {
            Ok(()) => {
                self.thaw();
                self.chain = chain;
                self.state = state;
                Ok(())
            }
            Err(error) => {
                self.frozen.get_or_insert(self.now());
                Err(error)
            }
        }
    }

    /// Time goes on where it stood: nobody is charged for a disk that was full.
    fn thaw(&mut self) {
        if let Some(stood) = self.frozen.take() {
            self.origin = self.time.elapsed();
            self.offset = stood;
        }
    }

    /// What is due happens at its own moment, in wall time too, however late it is noticed.
    fn wall_of(&self, at: Ms, event: &Event) -> Option<String> {
        let matters = matches!(
            event,
            Event::Clock(ClockEvent::Started { .. })
                | Event::Clock(ClockEvent::Paused { .. })
                | Event::Clock(ClockEvent::Resumed { .. })
                | Event::Record(RecordEvent::Reopened { .. })
                | Event::Clock(ClockEvent::Flag { .. })
                | Event::Ended { .. }
                | Event::Record(RecordEvent::Closed)
        );
        let ago = TimeDelta::try_milliseconds(i64::try_from((self.now() - at).get()).unwrap_or(0)).unwrap_or_default();
        matters.then(|| stamp(self.time.wall() - ago))
    }

    /// The wall clock went on and the game's clock did not: the machine slept. That is journalled.
    fn notice_sleep(&mut self) -> Reply {
        match self.pulse.slept(&*self.time) {
            Some(gap) if self.state.phase() != Phase::Over => {
                self.record(None, vec![(self.now(), Event::Record(RecordEvent::Jumped { gap }))])
            }
            _ => Reply::default(),
        }
    }
}

/// That the file of a record was lost in play, and where the record goes on.
pub(super) fn lost(moved: &Moved) -> Utterance {
    tracing::warn!(from = %moved.from.display(), to = %moved.to.display(), "a journal was lost in play");
    let name = moved.to.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let sentence = Sentence::new("file-moved").with("text", Slot::Text(name));
    Utterance::new(Audience::ROOM, Priority::Flag, sentence)
}

/// How long ago the last record is; not every record names its wall time.
fn gap_since(log: &Log, now: DateTime<Local>) -> Ms {
    let records = log.records.iter().rev();
    let anchor = records.filter_map(|record| Some((since(record.wall.as_deref(), now)?, record.at))).next();
    let (Some((ago, at)), Some(last)) = (anchor, log.records.last()) else { return Ms::ZERO };
    ago - (last.at - at)
}
