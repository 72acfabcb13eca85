//! One end of the line: the person's own machine.

use super::down::{Down, Ending, Said};
use super::order::{Known, Numbered, Outgoing, known};
use super::up::{Asked, Hello, Speech, Up};
use super::view_state::ViewState;
use super::{ProtocolError, VERSION};

/// So much that was asked for waits for a line, at most. Nobody types more while it is broken and knows what he typed.
const WAITING: usize = 64;

/// So much is asked for before the first of it is known to have come.
const WINDOW: usize = 32;

/// What there is of news, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The hall has answered the greeting. Of what is in `unsure` it is not known whether the hall had it: it was started
    /// anew, and nothing of that is sent again.
    Joined {
        again: bool,
        unsure: Vec<Asked>,
    },
    Said(Said),
    Seen(Box<ViewState>),
    /// What was asked for is worked off, up to this number; it counts from this moment of the hall.
    Taken {
        id: u64,
        at: u64,
    },
    Ended(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tie {
    None,
    /// The greeting was sent.
    Greeted,
    Stands,
}

#[derive(Clone, Debug)]
struct Wanted {
    sent: u64,
    what: Asked,
}

/// What home knows of the line. It outlives every single one.
#[derive(Clone, Debug)]
pub struct ClientSession {
    program: String,
    /// Whether the hall has greeted once.
    was_in: bool,
    lines: u64,
    line: Tie,
    wishes: Outgoing<Wanted>,
    heard: u64,
    speech: Speech,
    lists: bool,
}

impl ClientSession {
    /// Nobody has come in yet. `program` is chosen by chance, for each run of the program anew.
    #[must_use]
    pub const fn new(program: String, speech: Speech, lists: bool) -> ClientSession {
        let wishes = Outgoing::new(WINDOW);
        ClientSession { program, was_in: false, lines: 0, line: Tie::None, wishes, heard: 0, speech, lists }
    }

    /// A line stands: what is sent on it first.
    pub fn greet(&mut self) -> Up {
        self.lines += 1;
        self.line = Tie::Greeted;
        Up::Hello(Hello {
            version: VERSION,
            line: self.lines,
            program: self.program.clone(),
            heard: self.heard,
            speech: self.speech,
            lists: self.lists,
        })
    }

    /// The line is broken.
    pub fn cut(&mut self) {
        self.line = Tie::None;
    }

    /// Whether the line stands, and the hall has greeted.
    #[must_use]
    pub fn is_joined(&self) -> bool {
        self.line == Tie::Stands
    }

    /// How much was asked for that the hall is not known to have worked off.
    #[must_use]
    pub fn open(&self) -> usize {
        self.wishes.len()
    }

    /// Something is asked for, at this moment of this program. What is to be sent now; while the line is broken nothing, then
    /// it is sent on the next one. None at all: too much waits, it is not taken.
    pub fn ask(&mut self, what: Asked, sent: u64) -> Option<Vec<Up>> {
        if let Asked::Speak(speech) = &what {
            self.speech = *speech;
        }
        if self.wishes.len() >= WAITING {
            return None;
        }
        self.wishes.put(Wanted { sent, what: what.cleaned() });
        Some(self.due())
    }

    fn due(&mut self) -> Vec<Up> {
        if self.line != Tie::Stands {
            return Vec::new();
        }
        std::iter::from_fn(|| self.wishes.due()).map(asked).collect()
    }

    /// The number of the line that stands or stood last, from 1.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.lines
    }

    /// Takes a record that came over the line of this number. The news of it, and what is sent back.
    ///
    /// # Errors
    /// [`ProtocolError`]: the line is to be ended; what was asked for is sent again on the next.
    pub fn take(&mut self, line: u64, record: Down) -> Result<(Vec<News>, Vec<Up>), ProtocolError> {
        if line != self.lines {
            return Err(ProtocolError::Superseded);
        }
        match (self.line, record) {
            (Tie::None, _) => Err(ProtocolError::Superseded),
            (_, Down::Bye { why }) => {
                self.line = Tie::None;
                Ok((vec![News::Ended(why)], Vec::new()))
            }
            (Tie::Greeted, Down::Welcome { version, taken, fresh, .. }) => self.welcomed(version, taken, fresh),
            (Tie::Greeted, _) => Err(ProtocolError::Early),
            (Tie::Stands, Down::Welcome { .. }) => Err(ProtocolError::Twice),
            (Tie::Stands, Down::Heard { number, said }) => {
                let news = match known(self.heard, number)? {
                    Known::New => vec![News::Said(said.cleaned())],
                    Known::Again => Vec::new(),
                };
                self.heard = self.heard.max(number);
                Ok((news, vec![Up::Heard { number: self.heard }]))
            }
            (Tie::Stands, Down::Seen(sight)) => Ok((vec![News::Seen(Box::new(sight.cleaned()?))], Vec::new())),
            (Tie::Stands, Down::Taken { id, at }) => {
                self.wishes.has_come(id)?;
                Ok((vec![News::Taken { id, at }], self.due()))
            }
            (Tie::Stands, Down::Ping { number }) => Ok((Vec::new(), vec![Up::Pong { number }])),
        }
    }

    fn welcomed(&mut self, version: u16, taken: u64, fresh: bool) -> Result<(Vec<News>, Vec<Up>), ProtocolError> {
        if version != VERSION {
            return Err(ProtocolError::Version(version));
        }
        let again = std::mem::replace(&mut self.was_in, true);
        let mut unsure = Vec::new();
        if fresh {
            unsure.extend(self.wishes.begin_anew().into_iter().map(|wish| wish.what));
            self.heard = 0;
        } else {
            self.wishes.has_come(taken)?;
        }
        self.line = Tie::Stands;
        let mut up: Vec<Up> = self.wishes.again().into_iter().map(asked).collect();
        up.extend(self.due());
        Ok((vec![News::Joined { again, unsure }], up))
    }
}

fn asked(wish: Numbered<Wanted>) -> Up {
    let Numbered { number, what: Wanted { sent, what } } = wish;
    Up::Request { id: number, sent, what }
}
