//! One game at one board: commands in, utterances out, and between them the journal.
//!
//! Architecture invariant: what has been heard is on disk. Events and the utterances they cause are appended and made
//! durable together; only then does the state move on and anything sound.

use std::io;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Local, NaiveDate};

use super::store::{Moved, Store};
use super::time::{Pulse, Time, since, stamp};
use crate::clock::Ms;
use crate::game::{
    Ask, Audience, ClockEvent, Command, Event, Mode, Phase, RecordAsk, RecordEvent, Refusal, Said, Seat, Setup, State,
    decide, evolve, next_deadline,
};
use crate::journal::{Chain, Log, replay};
use crate::speech::{Ears, Herald, Priority, Utterance};
use crate::wording::{Sentence, Slot, Style, Wording};

/// Why a game cannot be opened or continued.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error("the journal cannot be written: {0}")]
    Write(#[from] io::Error),
    #[error("the journal cannot be read: {0}")]
    Read(io::Error),
    #[error("no such file: {0}")]
    Missing(String),
    #[error("the journal is open in another process: {0}")]
    InUse(String),
    #[error("damage in line {0}; all before it is sound")]
    Damaged(usize),
    #[error("the game cannot be set up: {0}")]
    Setup(String),
    #[error(transparent)]
    Unreadable(#[from] crate::journal::Unreadable),
    #[error("record {0} does not fit the game: {1}")]
    Misfit(u64, crate::game::Corrupt),
    #[error(transparent)]
    UnreadableMatch(#[from] crate::journal::Unreadable<crate::tournament::micro_match::Corrupt>),
    #[error("record {0} does not fit the micro-match: {1}")]
    MatchMisfit(u64, crate::tournament::micro_match::Corrupt),
}

/// What came of a command.
#[derive(Debug, Default)]
pub struct Reply {
    /// What is heard here, in order.
    pub utterances: Vec<Utterance>,
    /// Why the command was refused, if it was.
    pub refusal: Option<Refusal>,
    /// Why nothing could be written: nothing of the command has happened.
    pub unsaved: Option<io::Error>,
}

/// Where a game is heard: its time, its language, and who listens.
pub struct Terminal {
    pub time: Arc<dyn Time>,
    pub wording: Wording,
    pub style: Style,
    /// Those that listen; none: by the kind of game.
    pub ears: Option<Ears>,
}

/// A game with its journal, its time and its herald.
pub struct Session {
    state: State,
    chain: Chain,
    store: Box<dyn Store>,
    time: Arc<dyn Time>,
    herald: Herald,
    wording: Wording,
    style: Style,
    ears: Ears,
    /// Game time = time of the source + `offset` − `origin`.
    origin: Ms,
    offset: Ms,
    /// While nothing can be written, game time stands still here.
    frozen: Option<Ms>,
    pulse: Pulse,
}

impl Session {
    /// The day, as the wall clock has it.
    #[must_use]
    pub fn today(&self) -> NaiveDate {
        self.time.wall().date_naive()
    }

    /// Opens a new game. Its journal is made by `store`, and only if the set-up makes a game.
    ///
    /// # Errors
    /// [`SessionError`] if the set-up makes no game or its first record cannot be written.
    pub fn open(
        setup: Setup,
        store: impl FnOnce(&Setup) -> io::Result<Box<dyn Store>>,
        terminal: Terminal,
    ) -> Result<(Session, Vec<Utterance>), SessionError> {
        let state = State::open(setup.clone()).map_err(|corrupt| SessionError::Setup(corrupt.to_string()))?;
        let mut store = store(&setup)?;
        let mut chain = Chain::default();
        let wall = setup.opened.clone();
        let opened = Event::Opened(Box::new(setup));
        let line = chain.encode(Ms::ZERO, Some(wall), &opened).map_err(|e| SessionError::Setup(e.to_string()))?;
        store.append(&line)?;
        let mut session = Session::assemble(state, chain, store, terminal);
        let greeting = session.herald.opened(&session.state);
        let said = session.say(greeting);
        Ok((session, said))
    }

    /// Continues a game from the sound records of its journal. The interruption is put before the arbiter.
    ///
    /// # Errors
    /// [`SessionError`] if the records make no game or cannot be continued.
    pub fn resume(
        log: Log,
        store: Box<dyn Store>,
        terminal: Terminal,
    ) -> Result<(Session, Vec<Utterance>), SessionError> {
        let replayed = replay(&log.records)?;
        if let Some((seq, corrupt)) = replayed.misfit {
            return Err(SessionError::Misfit(seq, corrupt));
        }
        let wall = terminal.time.wall();
        let gap = gap_since(&log, wall);
        let mut session = Session::assemble(replayed.state, log.chain, store, terminal);
        session.offset = session.state.at();
        let reopened = Event::Record(RecordEvent::Reopened { wall: stamp(wall), gap });
        let reply = session.record(vec![(session.state.at(), reopened)]);
        match reply.unsaved {
            Some(error) => Err(SessionError::Write(error)),
            None => Ok((session, reply.utterances)),
        }
    }

    fn assemble(state: State, chain: Chain, store: Box<dyn Store>, terminal: Terminal) -> Session {
        let Terminal { time, wording, style, ears } = terminal;
        let origin = time.elapsed();
        let pulse = Pulse::new(&*time);
        let herald = Herald::default();
        let ears = ears.unwrap_or(match state.setup().mode {
            Mode::Training => Ears::All,
            Mode::Rated => Ears::Shared(Audience::PLAYERS),
        });
        Session {
            state,
            chain,
            store,
            time,
            herald,
            wording,
            style,
            ears,
            origin,
            offset: Ms::ZERO,
            frozen: None,
            pulse,
        }
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

    /// The texts of the board's language.
    #[must_use]
    pub fn wording(&self) -> &Wording {
        &self.wording
    }

    /// How the board is spoken to.
    #[must_use]
    pub fn style(&self) -> Style {
        self.style
    }

    /// Who listens here.
    #[must_use]
    pub fn ears(&self) -> Ears {
        self.ears
    }

    /// The moment, counted from the opening of the game.
    #[must_use]
    pub fn now(&self) -> Ms {
        let now = self.frozen.unwrap_or_else(|| self.time.elapsed() - self.origin + self.offset);
        now.max(self.state.at())
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        next_deadline(&self.state).filter(|_| self.frozen.is_none()).map(|at| at - self.now())
    }

    /// Carries out a command.
    pub fn handle(&mut self, command: &Command) -> Reply {
        let mut reply = self.carry_out(command);
        reply.utterances.extend(self.news());
        reply
    }

    /// Says where the record goes on, if somebody has taken its file away.
    fn news(&mut self) -> Vec<Utterance> {
        self.store.news().map_or_else(Vec::new, |moved| self.say(vec![lost(&moved)]))
    }

    fn carry_out(&mut self, command: &Command) -> Reply {
        let mut reply = self.notice_sleep();
        let now = self.now();
        let decision = decide(&self.state, command, now);
        let before = self.state.clone();
        let recorded = self.record(decision.events);
        reply.utterances.extend(recorded.utterances);
        if recorded.unsaved.is_some() {
            reply.unsaved = recorded.unsaved;
            return reply;
        }
        let answers = match (&decision.refusal, &command.ask) {
            (Some(refusal), _) => self.herald.refused(&before, command, refusal),
            (None, Ask::Record(RecordAsk::Query(query))) => {
                self.herald.answer(&self.state, command.by, query, now, &self.wording)
            }
            (None, _) => Vec::new(),
        };
        reply.utterances.extend(self.say(answers));
        reply.refusal = decision.refusal;
        reply
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Reply {
        self.handle(&Command::new(Seat::Arbiter, Ask::Tick))
    }

    /// Closes the journal in good order.
    pub fn close(&mut self) -> Reply {
        if self.state.closed() {
            return Reply::default();
        }
        let mut reply = self.record(vec![(self.now(), Event::Record(RecordEvent::Closed))]);
        // Behind its end nothing is written any more.
        reply.utterances.extend(self.store.news().map(|moved| lost(&moved)));
        reply
    }

    /// Says something that is not in the game: it is journalled all the same.
    pub fn say(&mut self, mut utterances: Vec<Utterance>) -> Vec<Utterance> {
        self.keep_heard(&mut utterances);
        if utterances.is_empty() {
            return utterances;
        }
        let at = self.now();
        let said: Vec<_> = utterances.iter().map(|utterance| (at, self.said(utterance))).collect();
        // What cannot be written is said all the same: it is an answer, not a fact of the game.
        let _ = self.commit(&said, self.state.clone());
        utterances
    }

    /// What nobody hears here has not been said: the journal does not hold it against a player.
    fn keep_heard(&self, utterances: &mut Vec<Utterance>) {
        utterances.retain(|utterance| self.ears.hear(utterance));
    }

    fn said(&self, utterance: &Utterance) -> Event {
        Event::Record(RecordEvent::Said(Said {
            to: utterance.to,
            key: utterance.sentence.key().to_owned(),
            lang: self.wording.lang().code().to_owned(),
            text: self.wording.render(&utterance.sentence, self.style.at(utterance.level(self.style.level))),
        }))
    }

    /// Writes the events with what they make heard, then applies them.
    fn record(&mut self, events: Vec<(Ms, Event)>) -> Reply {
        if events.is_empty() {
            return Reply::default();
        }
        let herald = self.herald.clone();
        let mut state = self.state.clone();
        let mut utterances = Vec::new();
        let mut lines = Vec::new();
        for (at, event) in events {
            let before = state.clone();
            if let Err(corrupt) = evolve(&mut state, at, &event) {
                tracing::error!(%corrupt, "an event of our own does not fit");
                self.herald = herald;
                return Reply { refusal: Some(Refusal::Internal(corrupt.to_string())), ..Reply::default() };
            }
            let mut heard = self.herald.announce(&before, &state, &event);
            self.keep_heard(&mut heard);
            lines.push((at, event));
            for utterance in &heard {
                lines.push((at, self.said(utterance)));
            }
            utterances.extend(heard);
        }
        match self.commit(&lines, state) {
            Ok(()) => Reply { utterances, ..Reply::default() },
            Err(error) => {
                self.herald = herald;
                Reply { unsaved: Some(error), ..Reply::default() }
            }
        }
    }

    /// Makes the events durable; `state` is what they lead to. On an error nothing has happened and time stands still.
    fn commit(&mut self, events: &[(Ms, Event)], state: State) -> io::Result<()> {
        let mut chain = self.chain.clone();
        let mut lines = String::new();
        for (at, event) in events {
            let line = chain.encode(*at, self.wall_of(event), event).map_err(|e| io::Error::other(e.to_string()))?;
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

    fn wall_of(&self, event: &Event) -> Option<String> {
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
        matters.then(|| stamp(self.time.wall()))
    }

    /// The wall clock went on and the game's clock did not: the machine slept. That is journalled.
    fn notice_sleep(&mut self) -> Reply {
        match self.pulse.slept(&*self.time) {
            Some(gap) if self.state.phase() != Phase::Over => {
                self.record(vec![(self.now(), Event::Record(RecordEvent::Jumped { gap }))])
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
