//! A table that several terminals share, seen from each of them: what it asks for goes there, and what is heard at it, of
//! its own doing or that of others, waits here for it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{NaiveDate, NaiveTime};

use super::kind::TableKind;
use super::listener::{Heard, Listener, ListenerId};
use super::request::Reply;
use super::session::Session;
use super::time::Time;
use golos_clock::Ms;
use golos_game::{self as game, Chance, Request, Search};
use golos_ledger::{Command, Recorded, RequestId};
use golos_people::Seat;
use golos_rules::{Side, chess};
use golos_speech::{Announcement, Renderer, Subscription};

/// So many utterances wait for a terminal that takes none; behind them its line counts as broken.
const WAITING: usize = 4096;

/// The end of a table at one terminal. When it is dropped, nobody listens there any more.
pub struct SessionHandle<M: TableKind = game::State>
where
    M::Refusal: Clone,
{
    shared: Arc<Mutex<LinkState<M>>>,
    listener: ListenerId,
    /// The clock of this terminal: what is asked for here was received when it says so.
    time: Arc<dyn Time>,
    /// The number of the last request.
    sent: u64,
}

struct LinkState<M: TableKind> {
    table: Session<M>,
    waiting: BTreeMap<ListenerId, Vec<Heard>>,
    /// What was handed to a terminal, and waits there.
    errands: BTreeMap<ListenerId, DelegatedPrompt>,
    /// Where those who sit here go on.
    next: Option<Next<M>>,
    /// The position of a game of chess that was searched last without being found dead.
    examined: Option<Examined>,
}

/// A position that was searched.
struct Examined {
    position: chess::Position,
    /// Whether a mate was found: it is not dead.
    is_alive: bool,
}

/// What one terminal hands to another, for him who sits there to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DelegatedPrompt {
    /// The arbiter has the player to move seal his move (CH-18.1.1).
    Seal,
}

/// The table that follows another.
struct Next<M: TableKind> {
    shared: Arc<Mutex<LinkState<M>>>,
    /// As who they listen there who have not gone there yet.
    places: BTreeMap<ListenerId, ListenerId>,
    /// Whether they swap sides.
    swapped: bool,
}

impl<M: TableKind> LinkState<M>
where
    M::Refusal: Clone,
{
    fn begun(table: Session<M>, heard: Vec<Heard>) -> Arc<Mutex<LinkState<M>>> {
        let mut shared =
            LinkState { table, waiting: BTreeMap::new(), errands: BTreeMap::new(), next: None, examined: None };
        shared.deliver(heard);
        Arc::new(Mutex::new(shared))
    }

    /// One more comes in, and is told what one who comes in is told.
    fn enter(&mut self, listener: Listener) -> ListenerId {
        let listener = self.table.admit(listener);
        let greeting = self.table.greet(listener);
        self.deliver(greeting);
        listener
    }

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
        self.errands.retain(|listener, _| table.listeners().any(|(here, _)| here == *listener));
    }

    fn take(&mut self, listener: ListenerId) -> Vec<Heard> {
        self.waiting.remove(&listener).unwrap_or_default()
    }
}

impl SessionHandle<game::State> {
    /// The search that the game asks for: what waits for one, or whether the position on the board is dead (CH-5.2.2).
    #[must_use]
    pub fn search_due(&self) -> Option<Search> {
        let shared = self.shared();
        let state = shared.table.state();
        let examined = shared.examined.as_ref();
        let is_known = examined.is_some_and(|last| state.board().chess() == Some(&last.position));
        let alive = examined.filter(|last| last.is_alive).map(|last| &last.position);
        state.search_due().or_else(|| state.dead_search(alive).filter(|_| !is_known))
    }

    /// The answer of a search that was due.
    pub fn searched(&mut self, search: Search, chance: Chance) -> Reply<game::Refusal> {
        if search.side().is_none() {
            let (position, is_alive) = (*search.position(), matches!(chance, Chance::Can(_)));
            self.shared().examined = Some(Examined { position, is_alive });
        }
        self.tell(&Command::new(Seat::Arbiter, Request::Searched { search, chance }))
    }
}

impl<M: TableKind> SessionHandle<M>
where
    M::Refusal: Clone,
{
    /// The terminal of the first listener at a table where `heard` was heard already. Its clock counts as that of the table
    /// does; it may stand at the moment at which it received what is being worked off.
    #[must_use]
    pub fn new(table: Session<M>, heard: Vec<Heard>, time: Arc<dyn Time>) -> SessionHandle<M> {
        SessionHandle::at(LinkState::begun(table, heard), ListenerId::FIRST, time)
    }

    fn at(shared: Arc<Mutex<LinkState<M>>>, listener: ListenerId, time: Arc<dyn Time>) -> SessionHandle<M> {
        SessionHandle { shared, listener, time, sent: 0 }
    }

    /// A further terminal at the same table, or where those who sat at it go on. What one who comes in is told waits for
    /// it.
    #[must_use]
    pub fn join(&self, listener: Listener, time: Arc<dyn Time>) -> SessionHandle<M> {
        let mut shared = self.shared();
        if let Some(next) = &shared.next {
            return SessionHandle::enter(&next.shared, listener, time);
        }
        let id = shared.enter(listener);
        SessionHandle::at(Arc::clone(&self.shared), id, time)
    }

    fn enter(shared: &Arc<Mutex<LinkState<M>>>, listener: Listener, time: Arc<dyn Time>) -> SessionHandle<M> {
        let id = lock(shared).enter(listener);
        SessionHandle::at(Arc::clone(shared), id, time)
    }

    /// Those who listen at the table, in order; `swapped`: as they are when they have swapped sides.
    #[must_use]
    pub fn listeners(&self, swapped: bool) -> Vec<Listener> {
        let listeners = self.shared().table.listeners().map(|(_, listener)| listener.clone()).collect::<Vec<_>>();
        if swapped { listeners.into_iter().map(Listener::swapped).collect() } else { listeners }
    }

    /// Those who sit here go on at another table: one that was opened for the same [`listeners`](SessionHandle::listeners). This
    /// terminal goes there at once, each other when it [`follow`](SessionHandle::follow)s.
    #[must_use]
    pub fn lead(&self, table: Session<M>, heard: Vec<Heard>, swapped: bool) -> SessionHandle<M> {
        let mut shared = self.shared();
        let (from, to) = (shared.table.listeners().map(|(id, _)| id), table.listeners().map(|(id, _)| id));
        let mut places: BTreeMap<ListenerId, ListenerId> = from.zip(to).collect();
        let place = places.remove(&self.listener).unwrap_or(ListenerId::FIRST);
        let next = LinkState::begun(table, heard);
        shared.next = Some(Next { shared: Arc::clone(&next), places, swapped });
        SessionHandle::at(next, place, Arc::clone(&self.time))
    }

    /// The same terminal at the table where those who sit here go on; none while they do not.
    #[must_use]
    pub fn follow(&self) -> Option<SessionHandle<M>> {
        let mut shared = self.shared();
        let own = shared.table.listeners().find(|(id, _)| *id == self.listener).map(|(_, listener)| listener.clone());
        let (next, time) = (shared.next.as_mut()?, Arc::clone(&self.time));
        match next.places.remove(&self.listener) {
            Some(place) => Some(SessionHandle::at(Arc::clone(&next.shared), place, time)),
            // He came when the others were on their way already.
            None => {
                own.map(|own| SessionHandle::enter(&next.shared, if next.swapped { own.swapped() } else { own }, time))
            }
        }
    }

    /// Whether those who sit here go on elsewhere.
    #[must_use]
    pub fn is_left(&self) -> bool {
        self.shared().next.is_some()
    }

    fn shared(&self) -> MutexGuard<'_, LinkState<M>> {
        lock(&self.shared)
    }

    /// The number of him who listens here.
    #[must_use]
    pub const fn listener(&self) -> ListenerId {
        self.listener
    }

    /// Through whose ears one listens here.
    #[must_use]
    pub fn ears(&self) -> Option<Subscription> {
        self.shared().table.listeners().find(|(id, _)| *id == self.listener).and_then(|(_, listener)| listener.ears)
    }

    /// Sets the renderer of what is heard here.
    pub fn restyle(&self, renderer: &Renderer) {
        self.shared().table.restyle(self.listener, renderer);
    }

    /// Whether nobody sits anywhere else. Private ears beside a terminal are no terminal, and neither is he who only keeps
    /// the board open.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let is_nobody = |listener: &Listener| is_ear(listener) || listener.ears == Some(Subscription::NONE);
        self.shared().table.listeners().all(|(id, listener)| id == self.listener || is_nobody(listener))
    }

    /// Whether somebody who hears nothing keeps the board open, as a hall does for terminals that come and go.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.shared().table.listeners().any(|(_, listener)| listener.ears == Some(Subscription::NONE))
    }

    /// The line to this terminal is broken: nothing is heard here until it [`comes back`](SessionHandle::come_back).
    pub fn lose(&mut self) {
        self.shared().table.lose(self.listener);
    }

    /// The line is whole again: what was missed is heard now, once.
    pub fn come_back(&mut self, listener: Listener) -> Vec<Heard> {
        let own = self.listener;
        let mut shared = self.shared();
        let missed = shared.table.missed(own);
        if shared.table.readmit(own, listener) {
            let heard = shared.table.tell_alone(own, &missed);
            shared.deliver(heard);
        }
        shared.take(own)
    }

    /// The seats of those whose lines are broken.
    #[must_use]
    pub fn away(&self) -> Vec<Seat> {
        self.shared().table.away().collect()
    }

    /// Whether the arbiter sits at another terminal, one of his own.
    #[must_use]
    pub fn has_arbiter_elsewhere(&self) -> bool {
        self.has_elsewhere(Seat::Arbiter)
    }

    /// Whether he of this seat sits at another terminal, one of his own.
    #[must_use]
    pub fn has_elsewhere(&self, seat: Seat) -> bool {
        let is_his = |listener: &Listener| listener.ears.and_then(Subscription::seat) == Some(seat);
        self.shared().table.listeners().any(|(id, listener)| id != self.listener && is_his(listener))
    }

    /// Hands something to the terminal of him who sits there for `side`: the player's own before one that he shares, and
    /// that before his assistant's. False if there is none but this one.
    pub fn hand(&mut self, side: Side, errand: DelegatedPrompt) -> bool {
        let own = self.listener;
        let mut shared = self.shared();
        let seats = [Seat::Player(side), Seat::Assistant(side)];
        let others: Vec<(ListenerId, Subscription)> = shared
            .table
            .listeners()
            .filter_map(|(id, listener)| Some((id, listener.ears?)))
            .filter(|(id, ears)| *id != own && !matches!(ears, Subscription::Private(_)))
            .collect();
        let alone = |seat| others.iter().find(|(_, ears)| ears.seat() == Some(seat));
        let among = |seat| others.iter().find(|(_, ears)| ears.belongs_to(seat));
        let to = seats.into_iter().find_map(|seat| alone(seat).or_else(|| among(seat))).map(|(id, _)| *id);
        to.is_some_and(|to| {
            shared.errands.insert(to, errand);
            true
        })
    }

    /// What was handed to this terminal, once.
    pub fn errand(&mut self) -> Option<DelegatedPrompt> {
        self.shared().errands.remove(&self.listener)
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

    /// The hour, as the wall clock has it.
    #[must_use]
    pub fn hour(&self) -> NaiveTime {
        self.shared().table.hour()
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

    /// What the clock of this terminal shows: what is asked for here now is received then.
    #[must_use]
    pub fn received(&self) -> Ms {
        self.time.elapsed()
    }

    /// The moment of what was received when the clock of this terminal showed that, counted from the opening.
    #[must_use]
    pub fn moment(&self, received: Ms) -> Ms {
        self.shared().table.moment_received(received)
    }

    /// Sends a command, received now by the clock of this terminal, unless it says when it was: what came in time is in time,
    /// however late the table works it off. In the reply stands what is heard here, what has waited first.
    pub fn handle(&mut self, command: Command<M::Request>) -> Reply<M::Refusal> {
        self.sent += 1;
        let received = command.received.unwrap_or_else(|| self.received());
        let command = command.received(received).with_id(RequestId(self.sent));
        let from = self.listener;
        self.ask(|table| table.handle(Some(from), &command))
    }

    /// What happened at a wall time that another record names, while the program was off.
    pub fn tell_of(&mut self, command: &Command<M::Request>, wall: &str) -> Reply<M::Refusal> {
        self.ask(|table| table.handle_then(command, wall))
    }

    /// Records that it was taken up again.
    pub fn reopen(&mut self) -> Reply<M::Refusal> {
        self.ask(Session::reopen)
    }

    /// The answer of the house to itself: a search has ended.
    pub fn tell(&mut self, command: &Command<M::Request>) -> Reply<M::Refusal> {
        self.ask(|table| table.handle(None, command))
    }

    /// What happens at the table from now on, each with its moment; one takes it at a time.
    #[must_use]
    pub fn past(&self) -> Receiver<Recorded<M::Event>> {
        let (sender, past) = channel();
        self.shared().table.pass_on(sender);
        past
    }

    /// What happened at another table, by one command, happens at this one.
    pub fn repeat(&mut self, events: Vec<Recorded<M::Event>>) -> Reply<M::Refusal> {
        self.ask(|table| table.repeat(events))
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Reply<M::Refusal> {
        self.ask(Session::tick)
    }

    /// Leaves the table. The last who leaves closes the journal in good order.
    pub fn leave(&mut self) -> Reply<M::Refusal> {
        if self.shared().table.listeners().all(|(id, listener)| id == self.listener || is_ear(listener)) {
            return self.ask(Session::close);
        }
        let heard = self.hear();
        self.shared().table.dismiss(self.listener);
        Reply { heard, ..Reply::default() }
    }

    /// Says something that is not in the record otherwise, asked for at this terminal.
    pub fn say(&mut self, utterances: Vec<Announcement>) -> Vec<Heard> {
        let from = self.listener;
        self.ask(|table| Reply { heard: table.say(Some(from), utterances), ..Reply::default() }).heard
    }

    /// Whether anybody hears this announcement, at once or when his line is whole again.
    #[must_use]
    pub fn is_heard(&self, announcement: &Announcement) -> bool {
        self.shared().table.is_heard(announcement)
    }

    /// The same as [`say`](SessionHandle::say), told to him who listens here, and to nobody else.
    pub fn tell_here(&mut self, utterances: Vec<Announcement>) -> Vec<Heard> {
        let to = self.listener;
        self.ask(|table| Reply { heard: table.tell_alone(to, &utterances), ..Reply::default() }).heard
    }

    /// What has been heard here since.
    pub fn hear(&mut self) -> Vec<Heard> {
        self.shared().take(self.listener)
    }

    fn ask(&mut self, ask: impl FnOnce(&mut Session<M>) -> Reply<M::Refusal>) -> Reply<M::Refusal> {
        let mut shared = self.shared();
        let mut reply = ask(&mut shared.table);
        shared.deliver(std::mem::take(&mut reply.heard));
        reply.heard = shared.take(self.listener);
        reply
    }
}

impl<M: TableKind> Drop for SessionHandle<M>
where
    M::Refusal: Clone,
{
    fn drop(&mut self) {
        let mut shared = self.shared();
        shared.table.dismiss(self.listener);
        // Who goes without having followed is not waited for where the others are either.
        if let Some(next) = &mut shared.next
            && let Some(place) = next.places.remove(&self.listener)
        {
            lock(&next.shared).table.dismiss(place);
        }
    }
}

/// Whether it is no terminal of its own.
fn is_ear(listener: &Listener) -> bool {
    matches!(listener.ears, Some(Subscription::Private(_)))
}

fn lock<M: TableKind>(shared: &Mutex<LinkState<M>>) -> MutexGuard<'_, LinkState<M>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
