//! The journal of a micro-match, its time, and what is heard of it. Its games have sessions of their own.
//!
//! Time here is wall time: a break goes on while the program is off, and while the machine sleeps.

use std::io;
use std::path::Path;
use std::sync::Arc;

use chrono::TimeDelta;

use super::board::lost;
use super::error::TableError;
use super::store::Store;
use super::time::{Pulse, Time, since, stamp};
use crate::clock::Ms;
use crate::game::Seat;
use crate::journal::{Chain, Log, replay_match};
use crate::speech::{Utterance, announce_match};
use crate::tournament::micro_match::{Ask, Command, Event, Refusal, Setup, State, decide, evolve, next_deadline};

/// How long one waits before a disk that took nothing is tried again.
const RETRY: Ms = Ms::from_secs(5);

/// What came of a command.
#[derive(Debug, Default)]
pub struct MeetingReply {
    /// What is to be heard, in order.
    pub utterances: Vec<Utterance>,
    /// Why the command was refused, if it was.
    pub refusal: Option<Refusal>,
    /// Why nothing could be written: nothing of the command has happened.
    pub unsaved: Option<io::Error>,
}

/// A micro-match with its journal and its time.
pub struct Meeting {
    state: State,
    chain: Chain,
    store: Box<dyn Store>,
    time: Arc<dyn Time>,
    /// Time of the micro-match = time of the source + `offset` − `origin`.
    origin: Ms,
    offset: Ms,
    pulse: Pulse,
    /// Whether the last record could not be written.
    stuck: bool,
}

impl Meeting {
    /// Opens a new micro-match. Its journal is made by `store`, and only if the set-up makes a micro-match.
    ///
    /// # Errors
    /// [`TableError`] if it makes none, or if the first record cannot be written.
    pub fn open(
        setup: Setup,
        store: impl FnOnce(&Setup) -> io::Result<Box<dyn Store>>,
        time: Arc<dyn Time>,
    ) -> Result<Meeting, TableError> {
        let state = State::open(setup.clone()).map_err(|corrupt| TableError::Setup(corrupt.to_string()))?;
        let mut store = store(&setup)?;
        let mut chain = Chain::default();
        let wall = Some(setup.opened.clone());
        let opened = Event::Opened(Box::new(setup));
        let line = chain.encode_match(Ms::ZERO, wall, &opened).map_err(|e| TableError::Setup(e.to_string()))?;
        store.append(&line)?;
        Ok(Meeting::assemble(state, chain, store, time, Ms::ZERO))
    }

    /// Continues a micro-match from the sound records of its journal; [`reopen`](Meeting::reopen) it next.
    ///
    /// # Errors
    /// [`TableError`] if the records make no micro-match.
    pub fn resume(log: Log<Event>, store: Box<dyn Store>, time: Arc<dyn Time>) -> Result<Meeting, TableError> {
        let replayed = replay_match(&log.records)?;
        if let Some((seq, corrupt)) = replayed.misfit {
            return Err(TableError::MatchMisfit(seq, corrupt));
        }
        let gap = log.records.last().and_then(|last| since(last.wall.as_deref(), time.wall())).unwrap_or_default();
        let offset = replayed.state.at() + gap;
        Ok(Meeting::assemble(replayed.state, log.chain, store, time, offset))
    }

    fn assemble(state: State, chain: Chain, store: Box<dyn Store>, time: Arc<dyn Time>, offset: Ms) -> Meeting {
        let origin = time.elapsed();
        let pulse = Pulse::new(&*time);
        Meeting { state, chain, store, time, origin, offset, pulse, stuck: false }
    }

    /// Records that the micro-match was taken up again, after what was due meanwhile. Only then is it heard of.
    pub fn reopen(&mut self) -> MeetingReply {
        let (wall, gap) = (stamp(self.time.wall()), self.now() - self.state.at());
        self.handle(&Command { by: Seat::Arbiter, ask: Ask::Reopen { wall, gap } })
    }

    /// The micro-match as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.store.path()
    }

    /// The moment, counted from the opening of the micro-match.
    #[must_use]
    pub fn now(&self) -> Ms {
        (self.time.elapsed() - self.origin + self.offset).max(self.state.at())
    }

    /// The moment of the micro-match at a wall time that a journal names, not after now.
    #[must_use]
    pub fn moment(&self, wall: &str) -> Ms {
        let ago = since(Some(wall), self.time.wall()).unwrap_or_default();
        (self.now() - ago).max(self.state.at())
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        next_deadline(&self.state).map(|at| (at - self.now()).max(if self.stuck { RETRY } else { Ms::ZERO }))
    }

    /// Carries out a command.
    pub fn handle(&mut self, command: &Command) -> MeetingReply {
        let slept = self.notice_sleep();
        let mut reply = self.handle_at(command, self.now());
        reply.utterances.splice(0..0, slept);
        reply
    }

    /// Carries out a command at a moment that may lie before now: what happened while the program was off.
    pub fn handle_at(&mut self, command: &Command, now: Ms) -> MeetingReply {
        let decision = decide(&self.state, command, now);
        match self.record(decision.events) {
            Ok(utterances) => MeetingReply { utterances, refusal: decision.refusal, unsaved: None },
            Err(error) => MeetingReply { unsaved: Some(error), ..MeetingReply::default() },
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> MeetingReply {
        self.handle(&Command { by: Seat::Arbiter, ask: Ask::Tick })
    }

    /// Closes the journal in good order, after what was due.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn close(&mut self) -> io::Result<()> {
        if self.state.closed() {
            return Ok(());
        }
        let mut events = decide(&self.state, &Command { by: Seat::Arbiter, ask: Ask::Tick }, self.now()).events;
        events.push((self.now(), Event::Closed));
        self.record(events).map(|_| ())
    }

    /// Makes the events durable, then applies them.
    fn record(&mut self, events: Vec<(Ms, Event)>) -> io::Result<Vec<Utterance>> {
        if events.is_empty() {
            return Ok(Vec::new());
        }
        let (mut chain, mut state) = (self.chain.clone(), self.state.clone());
        let (mut lines, mut utterances) = (String::new(), Vec::new());
        let (now, wall) = (self.now(), self.time.wall());
        for (at, event) in events {
            evolve(&mut state, at, &event).map_err(|corrupt| io::Error::other(corrupt.to_string()))?;
            let ago = i64::try_from((now - at).get()).unwrap_or(0);
            let line = chain.encode_match(at, Some(stamp(wall - TimeDelta::milliseconds(ago))), &event);
            lines.push_str(&line.map_err(|error| io::Error::other(error.to_string()))?);
            utterances.extend(announce_match(&state, &event));
        }
        let written = self.store.append(&lines);
        self.stuck = written.is_err();
        written?;
        (self.chain, self.state) = (chain, state);
        utterances.extend(self.store.news().map(|moved| lost(&moved)));
        Ok(utterances)
    }

    /// The wall clock went on and the elapsed time did not: the machine slept. The micro-match did not.
    fn notice_sleep(&mut self) -> Vec<Utterance> {
        let Some(gap) = self.pulse.slept(&*self.time) else { return Vec::new() };
        self.offset += gap;
        self.handle_at(&Command { by: Seat::Arbiter, ask: Ask::Jump { gap } }, self.now()).utterances
    }
}
