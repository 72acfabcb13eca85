//! What comes in over a line that may be slow, and may bring a thing twice.

use std::collections::{BTreeMap, VecDeque};
use std::io;

use super::listener::{Heard, ListenerId};
use crate::clock::Ms;
use crate::game::{Command, Refusal};

/// So many answers are kept for each listener who numbers his requests.
const KEPT: usize = 32;

/// A command as it came in.
#[derive(Clone, Debug)]
pub struct Request {
    pub command: Command,
    /// At which listener's terminal it was given; none: by the house itself.
    pub from: Option<ListenerId>,
    /// Its number among those of this listener, which grow. What comes twice happens once.
    pub number: Option<u64>,
    /// When it was received, in the time of the board's source; none: now.
    pub received: Option<Ms>,
}

impl From<Command> for Request {
    fn from(command: Command) -> Request {
        Request { command, from: None, number: None, received: None }
    }
}

impl Request {
    /// A command from the terminal of a listener.
    #[must_use]
    pub const fn at(from: ListenerId, command: Command) -> Request {
        Request { command, from: Some(from), number: None, received: None }
    }

    /// The same with a number.
    #[must_use]
    pub fn numbered(self, number: u64) -> Request {
        Request { number: Some(number), ..self }
    }

    /// The same, received at this time of the source.
    #[must_use]
    pub fn received(self, at: Ms) -> Request {
        Request { received: Some(at), ..self }
    }
}

/// What came of a request.
#[derive(Debug, Default)]
pub struct Reply {
    /// What is heard, in order, and by whom.
    pub heard: Vec<Heard>,
    /// Why the command was refused, if it was.
    pub refusal: Option<Refusal>,
    /// Why nothing could be written: nothing of the command has happened.
    pub unsaved: Option<io::Error>,
    /// Whether it had been worked off before: what it said then is said again, and nothing has happened now.
    pub repeated: bool,
}

impl Reply {
    /// What one listener hears of it.
    pub fn to(&self, listener: ListenerId) -> impl Iterator<Item = &Heard> {
        self.heard.iter().filter(move |heard| heard.listener == listener)
    }
}

/// What the last numbered requests of each listener came to. Of what is older it is only known that it was answered.
#[derive(Debug, Default)]
pub(super) struct Requests {
    answers: BTreeMap<ListenerId, Answers>,
}

#[derive(Debug, Default)]
struct Answers {
    kept: VecDeque<(u64, Vec<Heard>, Option<Refusal>)>,
    /// The highest number of all that are not kept any more.
    forgotten: Option<u64>,
}

impl Requests {
    /// The answer that the request has got already; none if it is new.
    pub fn answered(&self, request: &Request) -> Option<Reply> {
        let (from, number) = (request.from?, request.number?);
        let answers = self.answers.get(&from)?;
        let kept = answers.kept.iter().find(|(known, ..)| *known == number);
        match kept {
            Some((_, heard, refusal)) => {
                let heard = heard.iter().filter(|heard| heard.listener == from).cloned().collect();
                Some(Reply { heard, refusal: refusal.clone(), unsaved: None, repeated: true })
            }
            None if answers.forgotten >= Some(number) => Some(Reply { repeated: true, ..Reply::default() }),
            None => None,
        }
    }

    /// Keeps the answer. What could not be written has not happened: it may be sent again.
    pub fn remember(&mut self, request: &Request, reply: &Reply) {
        let (Some(from), Some(number), None) = (request.from, request.number, &reply.unsaved) else { return };
        let answers = self.answers.entry(from).or_default();
        answers.kept.push_back((number, reply.heard.clone(), reply.refusal.clone()));
        if answers.kept.len() > KEPT
            && let Some((oldest, ..)) = answers.kept.pop_front()
        {
            answers.forgotten = answers.forgotten.max(Some(oldest));
        }
    }

    /// He does not send anything any more.
    pub fn forget(&mut self, listener: ListenerId) {
        self.answers.remove(&listener);
    }
}
