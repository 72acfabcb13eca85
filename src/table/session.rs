//! What is kept at a table, whatever it is: commands in, and what each listener hears out; between them the journal.
//!
//! A table speaks no language. Each listener hears in his own, and the record says what he heard.
//!
//! Architecture invariant: what has been heard is on disk. Events and the utterances they cause are appended and made
//! durable together; only then does the state move on and anything sound.
//! Architecture invariant: after a disk that took nothing, the clocks of a game stand until the arbiter lets them run
//! again.

mod moment;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Sender;

use self::moment::gap_since;
use super::error::TableError;
use super::kind::TableKind;
use super::listener::{Batch, Heard, Listener, ListenerId, Listeners};
use super::request::{Fate, Reply, Requests};
use super::store::{Moved, Store, StoreNews};
use super::time::{Pulse, Time, stamp};
use golos_clock::Ms;
use golos_game::{self as game, Audience};
use golos_journal::{Chain, Log, replay_of};
use golos_ledger::{Command, RecordEvent, Recorded, decide, fold};
use golos_people::{Actor, Seat};
use golos_speech::{self as speech, Announcement, Renderer};
use golos_tournament::micro_match;
use golos_wording::{Sentence, Slot, message};

/// How long one waits before a disk that took nothing is tried again, where time goes on meanwhile.
const RETRY: Ms = Ms::from_secs(5);

/// A game at a board.
pub type Table = Session<game::State>;

/// A micro-match; its games have tables of their own.
pub type MatchSession = Session<micro_match::State>;

/// One machine with its journal, its time, and those who hear of it.
pub struct Session<M: TableKind> {
    state: Arc<M>,
    chain: Chain,
    store: Box<dyn Store>,
    time: Arc<dyn Time>,
    memory: M::Memory,
    listeners: Listeners,
    requests: Requests<M::Refusal>,
    /// Time of the record = time of the source + `offset` − `origin`.
    origin: Ms,
    offset: Ms,
    /// Since when nothing can be written; unless time goes on meanwhile, it stands still here.
    unsaved: Option<Ms>,
    /// How long it was interrupted before it was taken up again.
    gap: Ms,
    /// How long it lived behind its last record, before it was killed.
    lived: Ms,
    pulse: Pulse,
    /// Where everything that happens goes as well, each with its moment.
    past: Option<Sender<Recorded<M::Event>>>,
}

impl<M: TableKind> Session<M>
where
    M::Refusal: Clone,
{
    /// Opens a new record. Its journal is made by `store`, and only if the set-up makes something to play. The listeners
    /// get their numbers in order, from [`ListenerId::FIRST`] on.
    ///
    /// # Errors
    /// [`TableError`] if the set-up makes nothing, or its first record cannot be written.
    pub fn open(
        setup: M::Setup,
        store: impl FnOnce(&M::Setup) -> io::Result<Box<dyn Store>>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Result<(Session<M>, Reply<M::Refusal>), TableError> {
        let state = M::open(setup.clone()).map_err(|corrupt| TableError::Setup(corrupt.to_string()))?;
        let mut store = store(&setup)?;
        let mut chain = Chain::default();
        let wall = M::opening_wall(&setup).to_owned();
        let line = chain.encode(Some(wall), &Recorded::<M::Event>::by_program(Ms::ZERO, M::opened(setup)));
        store.append(&line.map_err(|error| TableError::Setup(error.to_string()))?)?;
        let mut opened = Session::assemble(state, chain, store, time, listeners);
        let greeting = opened.state.greeting(&opened.memory);
        let heard = opened.say(None, greeting.clone());
        Ok((opened, Reply { heard, said: greeting, ..Reply::default() }))
    }

    /// Takes a record up again where its sound lines end; [`reopen`](Session::reopen) it next.
    ///
    /// # Errors
    /// [`TableError`] if the records make nothing to play, or cannot be continued.
    pub fn resume(
        log: Log<M::Event>,
        store: Box<dyn Store>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Result<Session<M>, TableError> {
        let replayed = replay_of::<M>(&log.records)?;
        if let Some((seq, corrupt)) = replayed.misfit {
            return Err(TableError::Misfit(seq, corrupt.to_string()));
        }
        let gap = gap_since(&log, time.wall());
        let mut resumed = Session::assemble(replayed.state, log.chain, store, time, listeners);
        resumed.offset = resumed.state.head().at + if M::GOES_ON { gap } else { Ms::ZERO };
        resumed.gap = gap;
        Ok(resumed)
    }

    fn assemble(
        state: M,
        chain: Chain,
        store: Box<dyn Store>,
        time: Arc<dyn Time>,
        listeners: Vec<Listener>,
    ) -> Session<M> {
        let (origin, pulse) = (time.elapsed(), Pulse::new(&*time));
        Session {
            listeners: Listeners::new(listeners, state.mode()),
            state: Arc::new(state),
            chain,
            store,
            time,
            memory: M::Memory::default(),
            requests: Requests::default(),
            origin,
            offset: Ms::ZERO,
            unsaved: None,
            gap: Ms::ZERO,
            lived: Ms::ZERO,
            pulse,
            past: None,
        }
    }

    /// Everything that happens goes there as well from now on, as it was made durable.
    pub fn pass_on(&mut self, past: Sender<Recorded<M::Event>>) {
        self.past = Some(past);
    }

    /// What happened at another table, by one command, happens at this one: those who listen here hear it.
    pub fn repeat(&mut self, events: Vec<Recorded<M::Event>>) -> Reply<M::Refusal> {
        // What was said to those who are here stands in their record.
        let earliest = self.state.head().at;
        self.record(None, events.into_iter().map(|again| Recorded { at: again.at.max(earliest), ..again }).collect())
    }

    /// Sets the renderer of what this listener hears.
    pub fn restyle(&mut self, listener: ListenerId, renderer: &Renderer) {
        self.listeners.restyle(listener, renderer);
    }

    /// The program that was killed over it lived until this wall time, in milliseconds since 1970: what passed until then
    /// behind the last record was thought, and is no break.
    pub fn lived_until(&mut self, wall: i64) {
        let since = self.time.wall().timestamp_millis().saturating_sub(wall);
        let Ok(since) = u64::try_from(since).map(Ms::new) else { return };
        if !M::GOES_ON && !self.state.head().closed && since < self.gap {
            self.lived = self.gap - since;
            self.gap = since;
            self.offset += self.lived;
        }
    }

    /// Records that it was taken up again: of a game the interruption is put before the arbiter; where time goes on, after
    /// what was due meanwhile.
    pub fn reopen(&mut self) -> Reply<M::Refusal> {
        let now = if M::GOES_ON { self.now() } else { self.state.head().at + self.lived };
        let gap = if M::GOES_ON { now - self.state.head().at } else { self.gap };
        let mut events = if now > self.state.head().at { self.due(now) } else { Vec::new() };
        if self.lived > Ms::ZERO {
            events.push(Recorded::by_program(now, RecordEvent::Lived));
        }
        events.push(Recorded::by_program(now, RecordEvent::Reopened { wall: stamp(self.time.wall()), gap }));
        let mut reply = self.record(None, events);
        reply.extend(self.news());
        reply
    }

    /// One more listens from now on.
    pub fn admit(&mut self, listener: Listener) -> ListenerId {
        self.listeners.admit(listener)
    }

    /// He is told what one who comes in is told; nobody else hears it.
    pub fn greet(&mut self, listener: ListenerId) -> Vec<Heard> {
        let greeting = self.state.greeting(&self.memory);
        self.tell_alone(listener, &greeting)
    }

    /// He is told something that nobody else hears.
    pub fn tell_alone(&mut self, listener: ListenerId, utterances: &[Announcement]) -> Vec<Heard> {
        let said = self.listeners.hear_alone(listener, utterances);
        self.put_down(said)
    }

    /// His line is broken: he hears nothing, nothing is taken from him, and he may come back. False if he was not there.
    pub fn lose(&mut self, listener: ListenerId) -> bool {
        let lost = self.listeners.lose(listener);
        // Of those who stay away somebody is the first who is not waited for any more.
        self.listeners.forget_one().into_iter().for_each(|forgotten| self.requests.forget(forgotten));
        lost
    }

    /// He whose line was broken listens again, under the number that he had: what he had sent before is known as his.
    /// False if nobody of this number is waited for.
    pub fn readmit(&mut self, listener: ListenerId, back: Listener) -> bool {
        self.listeners.readmit(listener, back)
    }

    /// What he whose line is broken would have heard since, once.
    pub fn missed(&mut self, listener: ListenerId) -> Vec<Announcement> {
        self.listeners.missed(listener)
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

    /// The seats of those whose lines are broken, in the order in which they broke.
    pub fn away(&self) -> impl Iterator<Item = Seat> {
        self.listeners.away()
    }

    /// It as it stands.
    #[must_use]
    pub fn state(&self) -> &M {
        &self.state
    }

    /// The same, to be kept: a look at it that does not change any more.
    #[must_use]
    pub fn look(&self) -> Arc<M> {
        Arc::clone(&self.state)
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.store.path()
    }

    /// Carries out a command from the terminal of a listener, or of the house itself, once: what has been sent twice gets
    /// the answer that it got, and nobody asks for anything who has left. What was received before a deadline is in time,
    /// however late it is worked off; nothing is received in the future.
    pub fn handle(&mut self, from: Option<ListenerId>, command: &Command<M::Request>) -> Reply<M::Refusal> {
        if from.is_some_and(|from| !self.listeners.has(from)) {
            return Reply { fate: Fate::Gone, ..Reply::default() };
        }
        if let Some(reply) = self.requests.answered(from, command.id) {
            return reply;
        }
        let was_unsaved = self.unsaved.is_some();
        let mut reply = self.wake();
        if reply.unsaved.is_none() {
            let now = command.received.map_or_else(|| self.now(), |received| self.moment_received(received));
            reply.extend(self.carry_out(from, command, now));
        }
        // Where clocks were stopped, that was told with them.
        if was_unsaved && self.unsaved.is_none() && self.state.after_full_disk().is_none() {
            let again = Announcement::new(Audience::ROOM, speech::Kind::Trouble, message::file_saves_once_more());
            reply.heard.extend(self.say(None, vec![again.clone()]));
            reply.said.push(again);
        }
        reply.extend(self.news());
        self.requests.remember(from, command.id, &reply);
        reply
    }

    /// Carries out a command of the house at the wall time that another record names: what happened while the program
    /// was off.
    pub fn handle_then(&mut self, command: &Command<M::Request>, wall: &str) -> Reply<M::Refusal> {
        self.carry_out(None, command, self.moment_of(wall))
    }

    /// After a disk that took nothing, or after a sleep.
    fn wake(&mut self) -> Reply<M::Refusal> {
        let mut reply = self.recover();
        if reply.unsaved.is_none() {
            reply.extend(self.notice_sleep());
        }
        reply
    }

    /// Where the record goes on, if somebody has taken its file away.
    fn news(&mut self) -> Reply<M::Refusal> {
        let moved = self.store.moved().map(|moved| lost(&moved));
        // Where no arbiter listens, those who play have to know.
        let told = self.store.news().map(|news| {
            let told = |audience| Announcement::new(audience, speech::Kind::Trouble, sentence(news));
            Some(told(Audience::ARBITER)).filter(|it| self.is_heard(it)).unwrap_or_else(|| told(Audience::ROOM))
        });
        let said: Vec<Announcement> = moved.into_iter().chain(told).collect();
        Reply { heard: self.say(None, said.clone()), said, ..Reply::default() }
    }

    fn carry_out(&mut self, from: Option<ListenerId>, command: &Command<M::Request>, now: Ms) -> Reply<M::Refusal> {
        let decision = decide(&*self.state, command, now);
        let before = Arc::clone(&self.state);
        let mut reply = self.record(from, decision.events);
        if reply.unsaved.is_some() {
            return reply;
        }
        let answers = match &decision.refusal {
            Some(refusal) => before.refused(&mut self.memory, command, refusal),
            None => {
                let wording = self.listeners.wording(from);
                self.state.answer(&mut self.memory, command, now, wording)
            }
        };
        reply.heard.extend(self.say(from, answers.clone()));
        reply.said.extend(answers);
        reply.refusal = decision.refusal.or(reply.refusal);
        reply
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Reply<M::Refusal> {
        self.handle(None, &Command::new(Actor::ARBITER, M::TICK))
    }

    /// What is due up to `now`.
    fn due(&self, now: Ms) -> Vec<Recorded<M::Event>> {
        decide(&*self.state, &Command::new(Actor::ARBITER, M::TICK), now).events
    }

    /// Closes the journal in good order, after what was due.
    pub fn close(&mut self) -> Reply<M::Refusal> {
        if self.state.head().closed {
            return Reply::default();
        }
        let mut reply = self.recover();
        if reply.unsaved.is_none() {
            let now = self.now();
            let mut events = self.due(now);
            events.push(Recorded::by_program(now, RecordEvent::Closed));
            reply.extend(self.record(None, events));
            // Behind its end nothing is written any more.
            let said: Vec<Announcement> = self.store.moved().iter().map(lost).collect();
            reply.heard.extend(self.listeners.hear(None, &said));
            reply.said.extend(said);
        }
        reply
    }

    /// Whether anybody hears this announcement, at once or when his line is whole again.
    pub fn is_heard(&self, announcement: &Announcement) -> bool {
        self.listeners.are_reached(announcement)
    }

    /// Says something that is not in the record otherwise: it is journalled all the same. `from` is he who asked for it.
    pub fn say(&mut self, from: Option<ListenerId>, utterances: Vec<Announcement>) -> Vec<Heard> {
        if utterances.is_empty() {
            return Vec::new();
        }
        self.listeners.keep(&utterances);
        let said = self.listeners.hear(from, &utterances);
        self.put_down(said)
    }

    /// Puts into the record what was heard, and hands it on. What cannot be written is said all the same: it is an answer,
    /// not a fact of the game.
    fn put_down(&mut self, said: Vec<Heard>) -> Vec<Heard> {
        // The first thing that fits behind a disk that took nothing is what has to be done then.
        let mut heard = self.recover().heard;
        let is_behind = self.unsaved.is_some() && self.state.after_full_disk().is_some();
        if !is_behind {
            self.write_said(&said);
        }
        heard.extend(said);
        heard
    }

    fn write_said(&mut self, said: &[Heard]) {
        let at = self.now();
        let records: Vec<_> = said.iter().filter_map(|heard| self.record_of(at, heard)).collect();
        let mut state = Arc::clone(&self.state);
        // The record goes on from here: what was received before, and is worked off later, is written behind it.
        let fits = records.iter().all(|record| fold(Arc::make_mut(&mut state), record).is_ok());
        if !records.is_empty() && fits {
            let _ = self.commit(&records, state);
        }
    }

    fn record_of(&self, at: Ms, heard: &Heard) -> Option<Recorded<M::Event>> {
        M::heard(self.listeners.said(heard)).map(|event| Recorded::by_program(at, event))
    }

    /// Writes the events with what they make heard, then applies them.
    fn record(&mut self, from: Option<ListenerId>, events: Vec<Recorded<M::Event>>) -> Reply<M::Refusal> {
        let mut reply = Reply::default();
        if events.is_empty() {
            return reply;
        }
        let mut memory = self.memory.clone();
        let mut state = Arc::clone(&self.state);
        let (mut batch, mut happened) = (Batch::default(), Vec::new());
        let mut events = events.into_iter().peekable();
        while let Some(recorded) = events.next() {
            let before = Arc::clone(&state);
            if let Err(corrupt) = fold(Arc::make_mut(&mut state), &recorded) {
                tracing::error!(%corrupt, "an event of our own does not fit");
                self.sit_as_in(&before, &self.state.clone());
                return Reply { refusal: Some(M::internal(corrupt.to_string())), ..Reply::default() };
            }
            // What follows from a swap finds them as who they are from now on.
            self.sit_as_in(&before, &state);
            let mut utterances = M::announce(&mut memory, &before, &state, &recorded);
            if events.peek().is_some_and(|next| M::is_said_with(&recorded.event, &next.event)) {
                utterances.clear();
            }
            // What nobody hears has not been said: the journal does not hold it against a player.
            self.listeners.reach(&mut batch, recorded.at, from, &utterances);
            happened.push(recorded);
            reply.said.extend(utterances);
        }
        let mut heard = self.listeners.deliver(batch).into_iter().peekable();
        let mut lines = Vec::new();
        for (event, recorded) in happened.into_iter().enumerate() {
            let at = recorded.at;
            lines.push(recorded);
            while let Some((_, heard)) = heard.next_if(|(of, _)| *of == event) {
                lines.extend(self.record_of(at, &heard));
                reply.heard.push(heard);
            }
        }
        let reached = Arc::clone(&state);
        match self.commit(&lines, state) {
            Ok(()) => {
                self.memory = memory;
                self.listeners.keep(&reply.said);
                reply
            }
            Err(error) => {
                self.sit_as_in(&reached, &self.state.clone());
                Reply { unsaved: Some(error), ..Reply::default() }
            }
        }
    }

    /// Those who sit as they did in one state sit from now on as they do in the other.
    fn sit_as_in(&mut self, before: &M, after: &M) {
        if before.is_swapped() != after.is_swapped() {
            self.listeners.swap();
        }
    }

    /// After a disk that took nothing: the first thing that fits is what has to be done then.
    fn recover(&mut self) -> Reply<M::Refusal> {
        let ask = self.unsaved.and_then(|stood| Some((stood, self.state.after_full_disk()?)));
        let Some((stood, ask)) = ask else { return Reply::default() };
        let mut reply = self.record(None, decide(&*self.state, &Command::new(Actor::ARBITER, ask), stood).events);
        if reply.unsaved.is_none() {
            let again = Announcement::new(Audience::ROOM, speech::Kind::Trouble, message::file_saves_again());
            reply.heard.extend(self.say(None, vec![again.clone()]));
            reply.said.push(again);
        }
        reply
    }

    /// Makes the events durable; `state` is what they lead to. On an error nothing has happened.
    fn commit(&mut self, events: &[Recorded<M::Event>], state: Arc<M>) -> io::Result<()> {
        let mut chain = self.chain.clone();
        let mut lines = String::new();
        for recorded in events {
            let line = chain.encode(self.wall_of(recorded.at, &recorded.event), recorded);
            lines.push_str(&line.map_err(|error| io::Error::other(error.to_string()))?);
        }
        match self.store.append(&lines) {
            Ok(()) => {
                self.thaw();
                self.chain = chain;
                self.state = state;
                if let Some(past) = &self.past
                    && events.iter().any(|event| past.send(event.clone()).is_err())
                {
                    // Nobody takes it any more.
                    self.past = None;
                }
                Ok(())
            }
            Err(error) => {
                self.unsaved.get_or_insert(self.now());
                Err(error)
            }
        }
    }

    /// The wall clock went on and the elapsed time did not: the machine slept. That is journalled, after what was due.
    fn notice_sleep(&mut self) -> Reply<M::Refusal> {
        let Some(gap) = self.pulse.slept(&*self.time) else { return Reply::default() };
        if M::GOES_ON {
            self.offset += gap;
        }
        if self.state.head().closed || !self.state.notes_sleep() {
            return Reply::default();
        }
        let now = self.now();
        let mut events = self.due(now);
        events.push(Recorded::by_program(now, RecordEvent::Jumped { gap }));
        self.record(None, events)
    }
}

/// What the arbiter has to know of the disk.
fn sentence(news: StoreNews) -> Sentence {
    match news {
        StoreNews::NearlyFull => message::file_nearly_full(),
        StoreNews::WasOpen => message::file_was_open(),
        StoreNews::CopyLost => message::file_copy_lost(),
        StoreNews::CopyBack => message::file_copy_back(),
    }
}

/// That the file of a record was lost in play, and where the record goes on.
fn lost(moved: &Moved) -> Announcement {
    tracing::warn!(from = %moved.from.display(), to = %moved.to.display(), "a journal was lost in play");
    let name = moved.to.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let sentence = message::file_moved(Slot::Text(name));
    Announcement::new(Audience::ROOM, speech::Kind::Trouble, sentence)
}
