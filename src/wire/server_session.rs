//! The other end of the line: what the hall keeps for one person who has come in, whether his line stands or not.

use std::collections::VecDeque;

use super::down::{Down, Ending, Said};
use super::order::{Known, Numbered, Outgoing, known};
use super::round_trip::RoundTrip;
use super::up::{Asked, Hello, Up};
use super::{ProtocolError, VERSION};

/// So much is said before the first of it is known to have come.
const WINDOW: usize = 256;

/// So much that was said waits for a line; of more the oldest answer goes, and only where all are news the oldest.
const WAITING: usize = 1024;

/// From when on the last few things count that were asked for.
const KEPT: usize = 64;

/// A line that says nothing for so long is broken, in milliseconds.
pub const SILENCE: u64 = 20_000;

/// So often the hall asks whether the line stands, in milliseconds.
const PING: u64 = 5_000;

/// What is to be worked off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    pub id: u64,
    /// When it was asked for, by the clock of the person's own machine.
    pub sent: u64,
    pub what: Asked,
}

/// What the hall answers to a greeting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Greeted {
    /// The line stands; this is sent on it.
    In(Vec<Down>),
    /// It does not; this is sent as the last on it.
    Out(Down),
}

/// What the hall keeps for one person's program. Moments are milliseconds of the hall.
#[derive(Clone, Debug)]
pub struct ServerSession {
    program: String,
    /// The number of the line that stands, or stood last, as the person's program counts them.
    line: u64,
    stands: bool,
    heard: Outgoing<Said>,
    /// The number of the last that was worked off.
    taken: u64,
    /// From when on the last few count.
    moments: VecDeque<(u64, u64)>,
    round: RoundTrip,
    /// When something came over the line last, and when it was asked after last.
    alive: u64,
    pinged: u64,
    /// Something was lost that should have been heard: his line was broken for too long.
    missed: bool,
}

impl ServerSession {
    /// For a program that comes in for the first time, by its own name.
    #[must_use]
    pub const fn new(program: String) -> ServerSession {
        ServerSession {
            program,
            line: 0,
            stands: false,
            heard: Outgoing::new(WINDOW),
            taken: 0,
            moments: VecDeque::new(),
            round: RoundTrip::new(),
            alive: 0,
            pinged: 0,
            missed: false,
        }
    }

    /// Whether the greeting is that of the program for which this is kept. Who the person is was asked before.
    #[must_use]
    pub fn is_of(&self, hello: &Hello) -> bool {
        hello.program == self.program
    }

    /// Whether a line stands.
    #[must_use]
    pub const fn stands(&self) -> bool {
        self.stands
    }

    /// The number of the line.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// Takes a greeting. Whatever line stood before is the old one from then on; an old greeting that comes late is refused.
    pub fn greet(&mut self, hello: &Hello, now: u64) -> Greeted {
        if hello.version != VERSION {
            return Greeted::Out(Down::Bye { why: Ending::Version });
        }
        if hello.line <= self.line {
            return Greeted::Out(Down::Bye { why: Ending::TakenOver });
        }
        // At first he has heard nothing here; what he heard before was of a hall that is no more.
        let fresh = self.line == 0;
        if !fresh && self.heard.has_come(hello.heard).is_err() {
            return Greeted::Out(Down::Bye { why: Ending::Garbled });
        }
        (self.line, self.stands, self.alive, self.pinged) = (hello.line, true, now, now);
        self.round.begin_anew();
        let welcome = Down::Welcome { version: VERSION, time: now, taken: self.taken, fresh };
        let mut out = vec![welcome];
        out.extend(self.heard.again().into_iter().map(heard));
        out.extend(self.due());
        out.push(Down::Ping { number: self.round.ping(now) });
        Greeted::In(out)
    }

    /// The line of this number is broken.
    pub fn cut(&mut self, line: u64) {
        if line == self.line {
            self.stands = false;
        }
    }

    /// Takes a record that came over the line of this number at this moment. What is to be worked off, and what is sent back.
    ///
    /// # Errors
    /// [`ProtocolError`]: the line is to be ended. Nothing has happened.
    pub fn take(&mut self, line: u64, record: Up, now: u64) -> Result<(Option<Work>, Vec<Down>), ProtocolError> {
        if !self.stands || line != self.line {
            return Err(ProtocolError::Superseded);
        }
        self.alive = now;
        match record {
            Up::Hello(_) => Err(ProtocolError::Twice),
            Up::Request { id, sent, what } => match known(self.taken, id)? {
                Known::New => Ok((Some(Work { id, sent, what: what.cleaned() }), Vec::new())),
                Known::Again => Ok((None, vec![Down::Taken { id, at: self.moment(id) }])),
            },
            Up::Heard { number } => {
                self.heard.has_come(number)?;
                Ok((None, self.due()))
            }
            Up::Pong { number } => {
                self.round.pong(number, now);
                Ok((None, Vec::new()))
            }
        }
    }

    /// It was worked off, and counts from this moment. What is sent back.
    pub fn done(&mut self, id: u64, at: u64) -> Down {
        self.taken = self.taken.max(id);
        self.moments.push_back((id, at));
        if self.moments.len() > KEPT {
            self.moments.pop_front();
        }
        Down::Taken { id, at }
    }

    fn moment(&self, id: u64) -> u64 {
        self.moments.iter().find(|(known, _)| *known == id).map_or(0, |(_, at)| *at)
    }

    /// He hears something. What is sent now; where no line stands nothing, then it waits for the next one.
    pub fn say(&mut self, said: Vec<Said>) -> Vec<Down> {
        said.into_iter().for_each(|said| self.heard.put(said));
        let due = self.due();
        self.missed |= self.heard.bound(WAITING, Said::can_go);
        due
    }

    fn due(&mut self) -> Vec<Down> {
        if !self.stands {
            return Vec::new();
        }
        std::iter::from_fn(|| self.heard.due()).map(heard).collect()
    }

    /// Whether something was lost since this was asked last: he is to be told so.
    pub fn has_missed(&mut self) -> bool {
        std::mem::take(&mut self.missed)
    }

    /// The question whether the line stands, if it is due.
    pub fn ping(&mut self, now: u64) -> Option<Down> {
        let is_due = self.stands && now.saturating_sub(self.pinged) >= PING;
        is_due.then(|| {
            self.pinged = now;
            Down::Ping { number: self.round.ping(now) }
        })
    }

    /// Whether nothing has come over the line for so long that it is broken.
    #[must_use]
    pub const fn is_silent(&self, now: u64) -> bool {
        self.stands && now.saturating_sub(self.alive) >= SILENCE
    }

    /// How long the line takes there and back.
    #[must_use]
    pub const fn round_trip(&self) -> &RoundTrip {
        &self.round
    }

    /// How much he has still to hear.
    #[must_use]
    pub fn open(&self) -> usize {
        self.heard.len()
    }
}

fn heard(said: Numbered<Said>) -> Down {
    Down::Heard { number: said.number, said: said.what }
}
