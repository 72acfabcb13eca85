//! A table that several terminals share, seen from each of them: what it asks for goes there, and what is heard at it, of
//! its own doing or that of others, waits here for it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::NaiveDate;

use super::kind::Kind;
use super::listener::{Heard, Listener, ListenerId};
use super::proceedings::Proceedings;
use super::request::Reply;
use crate::clock::Ms;
use crate::game;
use crate::ledger::{Command, RequestId};
use crate::speech::{Ears, Utterance};

/// So many utterances wait for a terminal that takes none; behind them its line counts as broken.
const WAITING: usize = 4096;

/// The end of a table at one terminal. When it is dropped, nobody listens there any more.
pub struct Link<M: Kind = game::State>
where
    M::Refusal: Clone,
{
    shared: Arc<Mutex<Shared<M>>>,
    listener: ListenerId,
    /// The number of the last request.
    sent: u64,
}

struct Shared<M: Kind> {
    table: Proceedings<M>,
    waiting: BTreeMap<ListenerId, Vec<Heard>>,
}

impl<M: Kind> Shared<M>
where
    M::Refusal: Clone,
{
    /// Puts what was heard where it belongs.
    fn deliver(&mut self, heard: Vec<Heard>) {
        for heard in heard {
            let listener = heard.listener;
            let waiting = self.waiting.entry(listener).or_default();
            waiting.push(heard);
            if waiting.len() > WAITING {
                self.waiting.remove(&listener);
                self.table.lose(listener);
            }
        }
        let table = &self.table;
        self.waiting.retain(|listener, _| table.listeners().any(|(here, _)| here == *listener));
    }

    fn take(&mut self, listener: ListenerId) -> Vec<Heard> {
        self.waiting.remove(&listener).unwrap_or_default()
    }
}

impl<M: Kind> Link<M>
where
    M::Refusal: Clone,
{
    /// The terminal of the first listener at a table where `heard` was heard already.
    #[must_use]
    pub fn new(table: Proceedings<M>, heard: Vec<Heard>) -> Link<M> {
        let mut shared = Shared { table, waiting: BTreeMap::new() };
        shared.deliver(heard);
        Link { shared: Arc::new(Mutex::new(shared)), listener: ListenerId::FIRST, sent: 0 }
    }

    /// A further terminal at the same table. What one who comes in is told waits for it.
    #[must_use]
    pub fn join(&self, listener: Listener) -> Link<M> {
        let mut shared = self.shared();
        let listener = shared.table.admit(listener);
        let greeting = shared.table.greet(listener);
        shared.deliver(greeting);
        Link { shared: Arc::clone(&self.shared), listener, sent: 0 }
    }

    /// The line is broken: nothing is heard or asked for here until he comes [`back`](Link::back).
    pub fn lose(&mut self) {
        let mut shared = self.shared();
        shared.table.lose(self.listener);
        shared.deliver(Vec::new());
    }

    /// He whose line was broken listens again, and what he has sent before is known as his. False if he is not waited for
    /// any more.
    pub fn back(&mut self, listener: Listener) -> bool {
        let mut shared = self.shared();
        let is_back = shared.table.readmit(self.listener, listener);
        let greeting = shared.table.greet(self.listener);
        shared.deliver(greeting);
        is_back
    }

    fn shared(&self) -> MutexGuard<'_, Shared<M>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of him who listens here.
    #[must_use]
    pub const fn listener(&self) -> ListenerId {
        self.listener
    }

    /// Through whose ears one listens here.
    #[must_use]
    pub fn ears(&self) -> Option<Ears> {
        self.shared().table.listeners().find(|(id, _)| *id == self.listener).and_then(|(_, listener)| listener.ears)
    }

    /// Whether nobody listens anywhere else.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.shared().table.listeners().all(|(id, _)| id == self.listener)
    }

    /// What is kept at the table, as it stands.
    #[must_use]
    pub fn look(&self) -> Arc<M> {
        self.shared().table.look()
    }

    /// The moment, counted from the opening.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.shared().table.now()
    }

    /// The day, as the wall clock has it.
    #[must_use]
    pub fn today(&self) -> NaiveDate {
        self.shared().table.today()
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        self.shared().table.path().map(std::path::Path::to_owned)
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        self.shared().table.until_deadline()
    }

    /// Sends a command. In the reply stands what is heard here, what has waited first.
    pub fn handle(&mut self, command: Command<M::Ask>) -> Reply<M::Refusal> {
        self.sent += 1;
        let command = command.with_id(RequestId(self.sent));
        let from = self.listener;
        self.ask(|table| table.handle(Some(from), &command))
    }

    /// The answer of the house to itself: a search has ended.
    pub fn tell(&mut self, command: &Command<M::Ask>) -> Reply<M::Refusal> {
        self.ask(|table| table.handle(None, command))
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Reply<M::Refusal> {
        self.ask(Proceedings::tick)
    }

    /// Leaves the table. The last who leaves closes the journal in good order.
    pub fn leave(&mut self) -> Reply<M::Refusal> {
        if self.is_alone() {
            return self.ask(Proceedings::close);
        }
        let heard = self.hear();
        self.shared().table.dismiss(self.listener);
        Reply { heard, ..Reply::default() }
    }

    /// Says something that is not in the record otherwise, asked for at this terminal.
    pub fn say(&mut self, utterances: Vec<Utterance>) -> Vec<Heard> {
        let from = self.listener;
        self.ask(|table| Reply { heard: table.say(Some(from), utterances), ..Reply::default() }).heard
    }

    /// What has been heard here since.
    pub fn hear(&mut self) -> Vec<Heard> {
        self.shared().take(self.listener)
    }

    fn ask(&mut self, ask: impl FnOnce(&mut Proceedings<M>) -> Reply<M::Refusal>) -> Reply<M::Refusal> {
        let mut shared = self.shared();
        let mut reply = ask(&mut shared.table);
        shared.deliver(std::mem::take(&mut reply.heard));
        reply.heard = shared.take(self.listener);
        reply
    }
}

impl<M: Kind> Drop for Link<M>
where
    M::Refusal: Clone,
{
    fn drop(&mut self) {
        self.shared().table.dismiss(self.listener);
    }
}
