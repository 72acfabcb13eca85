//! What comes in over a line that may be slow, and may bring a thing twice.

use std::collections::{BTreeMap, VecDeque};
use std::io;

use super::listener::{Heard, ListenerId};
use golos_game::Refusal;
use golos_ledger::RequestId;
use golos_speech::Announcement;

/// So many answers are kept for each listener who numbers his requests.
const KEPT: usize = 32;

/// What came of a command.
#[derive(Debug)]
pub struct Reply<R = Refusal> {
    /// What is heard, in order, and by whom.
    pub heard: Vec<Heard>,
    /// Everything that was said, in order, whoever heard it.
    pub said: Vec<Announcement>,
    /// Why the command was refused, if it was.
    pub refusal: Option<R>,
    /// Why nothing could be written: nothing of the command has happened.
    pub unsaved: Option<io::Error>,
    pub fate: Fate,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// It was worked off.
    #[default]
    New,
    /// It had been worked off before: what it said then is said again, and nothing has happened now.
    Repeated,
    /// He who sent it is not there, or not any more: nothing has happened.
    Gone,
}

impl<R> Default for Reply<R> {
    fn default() -> Reply<R> {
        Reply { heard: Vec::new(), said: Vec::new(), refusal: None, unsaved: None, fate: Fate::New }
    }
}

impl<R> Reply<R> {
    /// What one listener hears of it.
    pub fn to(&self, listener: ListenerId) -> impl Iterator<Item = &Heard> {
        self.heard.iter().filter(move |heard| heard.listener == listener)
    }

    /// What came next.
    pub(super) fn extend(&mut self, next: Reply<R>) {
        self.heard.extend(next.heard);
        self.said.extend(next.said);
        self.refusal = next.refusal.or(self.refusal.take());
        self.unsaved = next.unsaved.or(self.unsaved.take());
    }
}

/// What the last numbered requests of each listener came to. Of what is older it is only known that it was answered.
#[derive(Debug)]
pub(super) struct Requests<R> {
    answers: BTreeMap<ListenerId, Answers<R>>,
}

#[derive(Debug)]
struct Answers<R> {
    kept: VecDeque<(RequestId, Vec<Heard>, Option<R>)>,
    /// The highest number of all that are not kept any more.
    forgotten: Option<RequestId>,
}

impl<R> Default for Requests<R> {
    fn default() -> Requests<R> {
        Requests { answers: BTreeMap::new() }
    }
}

impl<R: Clone> Requests<R> {
    /// The answer that the request has got already; none if it is new.
    pub fn answered(&self, from: Option<ListenerId>, id: Option<RequestId>) -> Option<Reply<R>> {
        let id = id?;
        let answers = self.answers.get(&from?)?;
        let repeated = Reply { fate: Fate::Repeated, ..Reply::default() };
        match answers.kept.iter().find(|(known, ..)| *known == id) {
            Some((_, heard, refusal)) => Some(Reply { heard: heard.clone(), refusal: refusal.clone(), ..repeated }),
            None => (answers.forgotten >= Some(id)).then_some(repeated),
        }
    }

    /// Keeps the answer, as he heard it who asked. What could not be written has not happened: it may be sent again.
    pub fn remember(&mut self, from: Option<ListenerId>, id: Option<RequestId>, reply: &Reply<R>) {
        let (Some(from), Some(id), None) = (from, id, &reply.unsaved) else { return };
        let answers = self.answers.entry(from).or_insert_with(|| Answers { kept: VecDeque::new(), forgotten: None });
        answers.kept.push_back((id, reply.to(from).cloned().collect(), reply.refusal.clone()));
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
