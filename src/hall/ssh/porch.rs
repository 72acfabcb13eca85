//! Who stands before the door: connections that have not proved yet whose they are. They are few, and those that have said
//! nothing are counted apart from those that have exchanged keys; whoever comes finds a place, and the oldest of the
//! address that has most goes. Addresses from which somebody has been in have places of their own.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::handler::EventSender;
use super::server::Limits;
use crate::{Address, ConnId, What};
use golos_clock::Ms;

/// So many addresses from which somebody has been in are remembered; of more the one from which that was longest ago is
/// forgotten.
const REMEMBERED: usize = 4096;

/// How long the arbiters are told nothing more of a full door.
const QUIET: Ms = Ms::from_mins(5);

/// How far a connection has come that has not proved whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum LoginStage {
    /// Its keys are not exchanged.
    Silent,
    /// It may say whose it is.
    Exchanged,
}

/// One connection before the door.
struct WaitingConnection {
    from: Address,
    stage: LoginStage,
    /// Whether somebody has been in from there before.
    is_known: bool,
    cut: Arc<Notify>,
}

/// So many of one stage there are, and so many of one address; those of known addresses are counted apart.
#[derive(Clone, Copy)]
struct Room {
    all: usize,
    of_address: usize,
}

#[derive(Default)]
struct Standings {
    /// In the order in which they came.
    all: BTreeMap<ConnId, WaitingConnection>,
    /// The addresses from which somebody has been in, and the number of his connection.
    known: BTreeMap<Address, ConnId>,
    /// When it was told last that the door is full.
    told: Option<Ms>,
}

impl Standings {
    /// One more has come to this stage; the one that goes for it, if there is no place.
    fn make_room(&self, stage: LoginStage, from: &Address, is_known: bool, room: Room) -> Option<ConnId> {
        let mut counts = BTreeMap::<&Address, (usize, ConnId)>::new();
        let mut all = 0;
        for (id, standing) in self.all.iter().filter(|(_, other)| other.stage == stage && other.is_known == is_known) {
            all += 1;
            counts.entry(&standing.from).or_insert((0, *id)).0 += 1;
        }
        match counts.get(from) {
            Some((own, oldest)) if *own >= room.of_address => Some(*oldest),
            _ if all < room.all => None,
            // Of those that have the same number the one that came first.
            _ => counts.values().min_by_key(|(count, oldest)| (usize::MAX - count, *oldest)).map(|(_, oldest)| *oldest),
        }
    }

    /// Lets this one go; from where it came.
    fn let_go(&mut self, id: ConnId) -> Option<Address> {
        let standing = self.all.remove(&id)?;
        standing.cut.notify_one();
        Some(standing.from)
    }
}

/// The place before the door.
pub(super) struct Porch {
    standings: Mutex<Standings>,
    room: Room,
}

impl Porch {
    pub fn new(limits: Limits) -> Porch {
        let room = Room { all: limits.before_login, of_address: limits.before_login_of_address };
        Porch { standings: Mutex::default(), room }
    }

    fn standings(&self) -> MutexGuard<'_, Standings> {
        self.standings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one who comes. `cut` ends his line if he has to go for another.
    pub fn enter(self: &Arc<Self>, teller: EventSender, from: Address, cut: Arc<Notify>) -> PreAuthSlot {
        let mut standings = self.standings();
        let is_known = standings.known.contains_key(&from);
        let gone = standings.make_room(LoginStage::Silent, &from, is_known, self.room);
        let gone = gone.and_then(|gone| standings.let_go(gone));
        standings.all.insert(teller.id, WaitingConnection { from, stage: LoginStage::Silent, is_known, cut });
        tell(&mut standings, gone, &teller);
        drop(standings);
        PreAuthSlot { porch: Arc::clone(self), teller }
    }
}

/// The arbiters hear that somebody was let go, once in a while.
fn tell(standings: &mut Standings, gone: Option<Address>, teller: &EventSender) {
    let Some(from) = gone else { return };
    let now = teller.time.elapsed();
    if standings.told.is_none_or(|told| now - told >= QUIET) {
        standings.told = Some(now);
        teller.tell(What::DoorFull { from });
    }
}

/// A place before the door; it is free again when this is dropped.
pub(super) struct PreAuthSlot {
    porch: Arc<Porch>,
    teller: EventSender,
}

impl PreAuthSlot {
    /// He has exchanged keys, and may say who he is.
    pub fn exchanged(&self) {
        let mut standings = self.porch.standings();
        let Some(own) = standings.all.get(&self.teller.id).filter(|own| own.stage == LoginStage::Silent) else {
            return;
        };
        let (from, is_known) = (own.from.clone(), own.is_known);
        let gone = standings.make_room(LoginStage::Exchanged, &from, is_known, self.porch.room);
        let gone = gone.and_then(|gone| standings.let_go(gone));
        if let Some(own) = standings.all.get_mut(&self.teller.id) {
            own.stage = LoginStage::Exchanged;
        }
        tell(&mut standings, gone, &self.teller);
    }

    /// He has proved who he is: from his address there is a place from now on.
    pub fn proved(&self) {
        let mut standings = self.porch.standings();
        let Some(own) = standings.all.remove(&self.teller.id) else { return };
        if standings.known.len() >= REMEMBERED && !standings.known.contains_key(&own.from) {
            let oldest = standings.known.iter().min_by_key(|(_, id)| **id).map(|(oldest, _)| oldest.clone());
            oldest.map(|oldest| standings.known.remove(&oldest));
        }
        standings.known.insert(own.from, self.teller.id);
    }
}

impl Drop for PreAuthSlot {
    fn drop(&mut self) {
        self.porch.standings().all.remove(&self.teller.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_table::{Time, VirtualTime};

    struct Door {
        porch: Arc<Porch>,
        time: Arc<VirtualTime>,
        told: Arc<Mutex<Vec<String>>>,
        next: u64,
    }

    impl Door {
        /// Room for four of each stage, two of them of one address.
        fn new() -> Door {
            let limits = Limits { before_login: 4, before_login_of_address: 2, ..Limits::default() };
            let (time, told) = (Arc::new(VirtualTime::default()), Arc::default());
            Door { porch: Arc::new(Porch::new(limits)), time, told, next: 0 }
        }

        fn comes(&mut self, from: &str) -> PreAuthSlot {
            self.next += 1;
            let told = Arc::clone(&self.told);
            let sink: super::super::Sink = Arc::new(move |news| {
                let What::DoorFull { from } = news.what else { panic!("{news:?}") };
                told.lock().unwrap().push(from.to_string());
            });
            let time: Arc<dyn Time> = Arc::<VirtualTime>::clone(&self.time);
            let teller = EventSender { id: ConnId(self.next), sink, time };
            self.porch.enter(teller, Address(from.to_owned()), Arc::default())
        }

        fn here(&self) -> Vec<u64> {
            self.porch.standings().all.keys().map(|id| id.0).collect()
        }

        fn told(&self) -> Vec<String> {
            std::mem::take(&mut self.told.lock().unwrap())
        }
    }

    #[test]
    fn whoever_comes_finds_a_place_and_the_oldest_of_the_fullest_address_goes() {
        let mut door = Door::new();
        let mut kept: Vec<PreAuthSlot> = ["a", "b", "b", "c"].map(|from| door.comes(from)).into();
        assert_eq!((door.here(), door.told()), (vec![1, 2, 3, 4], vec![]));
        kept.push(door.comes("d"));
        assert_eq!((door.here(), door.told()), (vec![1, 3, 4, 5], vec!["b".to_owned()]));
        // All have one: the one that came first.
        kept.push(door.comes("e"));
        assert_eq!(door.here(), [3, 4, 5, 6]);
        // Of one address no more than two, wherever there is room.
        kept.drain(..5);
        kept.push(door.comes("e"));
        kept.push(door.comes("e"));
        assert_eq!(door.here(), [7, 8]);
        drop(kept);
        assert!(door.here().is_empty(), "nobody is kept");
    }

    #[test]
    fn who_says_nothing_takes_no_place_of_one_who_has_exchanged_keys() {
        let mut door = Door::new();
        let first = door.comes("a");
        first.exchanged();
        let silent: Vec<PreAuthSlot> = (0..10).map(|n| door.comes(&n.to_string())).collect();
        assert_eq!(door.here(), [1, 8, 9, 10, 11]);
        silent[9].exchanged();
        assert_eq!(door.here(), [1, 8, 9, 10, 11]);
        let more: Vec<PreAuthSlot> = ["a", "a"].map(|from| door.comes(from)).into();
        more.iter().for_each(PreAuthSlot::exchanged);
        assert!(!door.here().contains(&1), "of one address no more than two here either");
        // One that was let go is not counted any more.
        first.exchanged();
        first.proved();
        assert!(!door.here().contains(&1));
    }

    #[test]
    fn an_address_from_which_somebody_has_been_in_has_a_place_of_its_own() {
        let mut door = Door::new();
        let own = door.comes("home");
        own.exchanged();
        own.proved();
        assert!(door.here().is_empty());
        let again = door.comes("home");
        let flood: Vec<PreAuthSlot> = (0..20).map(|n| door.comes(&n.to_string())).collect();
        assert!(door.here().contains(&2) && door.here().len() == 5);
        drop((again, flood));
    }

    #[test]
    fn who_has_been_in_keeps_their_place_when_others_come_in() {
        let mut door = Door::new();
        for from in ["home", "club", "school"] {
            let slot = door.comes(from);
            slot.exchanged();
            slot.proved();
        }
        let known: Vec<String> = door.porch.standings().known.keys().map(ToString::to_string).collect();
        assert_eq!(known, ["club", "home", "school"]);
    }

    #[test]
    fn that_the_door_is_full_is_told_once_in_a_while() {
        let mut door = Door::new();
        let kept: Vec<PreAuthSlot> = (0..30).map(|_| door.comes("a")).collect();
        assert_eq!(door.told(), ["a"]);
        door.time.pass(QUIET);
        let more: Vec<PreAuthSlot> = (0..30).map(|_| door.comes("a")).collect();
        assert_eq!(door.told(), ["a"]);
        drop((kept, more));
    }
}
