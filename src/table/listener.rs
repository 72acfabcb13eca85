//! Those who hear of a game: through whose ears, in which language, how much.

use std::collections::VecDeque;
use std::sync::Arc;

use golos_game::{Audience, Mode, Said};
use golos_people::Seat;
use golos_speech::{Announcement, Lifetime, Subscription};
use golos_wording::{Style, Wording};

/// So many whose lines are broken are waited for at one table.
const AWAY: usize = 64;

/// So much that one misses is kept for him; of more the first goes.
const MISSED: usize = 512;

/// The number of a listener at one table. It is never given to another: who comes back after his line was broken has the
/// one that he had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListenerId(u32);

impl ListenerId {
    /// The first who listens at a board.
    pub const FIRST: ListenerId = ListenerId(0);
}

/// One terminal at a board, and those who sit at it.
#[derive(Clone)]
pub struct Listener {
    /// Those that listen; none: by the kind of game.
    pub ears: Option<Subscription>,
    /// The texts of his language; boards of one house share them.
    pub wording: Arc<Wording>,
    /// How much he is told, and in which letters.
    pub style: Style,
}

impl Listener {
    /// The same terminal, where those who sit at it have swapped sides.
    #[must_use]
    pub fn swapped(self) -> Listener {
        Listener { ears: self.ears.map(Subscription::swapped), ..self }
    }
}

/// An utterance that a listener heard, in his words as the record has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub listener: ListenerId,
    pub utterance: Announcement,
    pub text: String,
}

/// All who listen at one board.
pub(super) struct Listeners {
    all: Vec<(ListenerId, Listener)>,
    /// Whose lines are broken, in the order in which they broke.
    away: Vec<Away>,
    next: u32,
    /// The ears of those who have named none.
    usual: Subscription,
}

/// One whose line is broken, and what he would have heard meanwhile.
struct Away {
    id: ListenerId,
    ears: Subscription,
    missed: VecDeque<Announcement>,
}

impl Listeners {
    pub fn new(listeners: Vec<Listener>, mode: Mode) -> Listeners {
        let usual = match mode {
            Mode::Training => Subscription::All,
            Mode::Rated => Subscription::Shared(Audience::PLAYERS),
        };
        let mut all = Listeners { all: Vec::new(), away: Vec::new(), next: 0, usual };
        listeners.into_iter().for_each(|listener| {
            all.admit(listener);
        });
        all
    }

    pub fn admit(&mut self, listener: Listener) -> ListenerId {
        let id = ListenerId(self.next);
        self.next = self.next.saturating_add(1);
        self.enter(id, listener);
        id
    }

    fn enter(&mut self, id: ListenerId, mut listener: Listener) {
        listener.ears.get_or_insert(self.usual);
        self.all.push((id, listener));
    }

    pub fn dismiss(&mut self, id: ListenerId) -> bool {
        self.away.retain(|away| away.id != id);
        let before = self.all.len();
        self.all.retain(|(other, _)| *other != id);
        self.all.len() < before
    }

    pub fn lose(&mut self, id: ListenerId) -> bool {
        let Some(ears) = self.get(id).map(|listener| listener.ears.unwrap_or(self.usual)) else { return false };
        self.dismiss(id);
        self.away.push(Away { id, ears, missed: VecDeque::new() });
        true
    }

    /// The first who is not waited for any more, where too many are.
    pub fn forget_one(&mut self) -> Option<ListenerId> {
        (self.away.len() > AWAY).then(|| self.away.remove(0).id)
    }

    /// The seats of those whose lines are broken.
    pub fn away(&self) -> impl Iterator<Item = Seat> {
        self.away.iter().filter_map(|away| away.ears.seat())
    }

    pub fn readmit(&mut self, id: ListenerId, listener: Listener) -> bool {
        let before = self.away.len();
        self.away.retain(|away| away.id != id);
        let is_back = self.away.len() < before;
        if is_back {
            self.enter(id, listener);
        }
        is_back
    }

    /// What he would have heard since his line broke, but for what is stale: how much time was left then.
    pub fn missed(&mut self, id: ListenerId) -> Vec<Announcement> {
        let away = self.away.iter_mut().find(|away| away.id == id);
        away.map(|away| std::mem::take(&mut away.missed).into()).unwrap_or_default()
    }

    /// Keeps for those whose lines are broken what they miss.
    pub fn keep(&mut self, utterances: &[Announcement]) {
        for away in &mut self.away {
            for utterance in utterances
                .iter()
                .filter(|it| it.asked.is_none() && !matches!(it.lifetime, Lifetime::For(_)) && away.ears.hear(it))
            {
                if away.missed.len() >= MISSED {
                    away.missed.pop_front();
                }
                away.missed.push_back(utterance.clone());
            }
        }
    }

    /// Who has had White has Black from now on, and the other way round.
    pub fn swap(&mut self) {
        for (_, listener) in &mut self.all {
            listener.ears = listener.ears.map(Subscription::swapped);
        }
    }

    pub fn restyle(&mut self, id: ListenerId, style: Style) {
        for (_, listener) in self.all.iter_mut().filter(|(other, _)| *other == id) {
            listener.style = style;
        }
    }

    pub fn has(&self, id: ListenerId) -> bool {
        self.get(id).is_some()
    }

    pub fn iter(&self) -> impl Iterator<Item = (ListenerId, &Listener)> {
        self.all.iter().map(|(id, listener)| (*id, listener))
    }

    fn get(&self, id: ListenerId) -> Option<&Listener> {
        self.iter().find(|(other, _)| *other == id).map(|(_, listener)| listener)
    }

    /// The texts of him who asks; of whoever listens where nobody does.
    pub fn wording(&self, from: Option<ListenerId>) -> Arc<Wording> {
        let listener = from.and_then(|id| self.get(id)).or_else(|| self.iter().next().map(|(_, listener)| listener));
        listener.map_or_else(|| Arc::new(Wording::new(golos_wording::Lang::default())), |l| Arc::clone(&l.wording))
    }

    /// Who hears which of the utterances. What somebody asked for is heard where he asked, and nowhere else.
    pub fn hear(&self, from: Option<ListenerId>, utterances: &[Announcement]) -> Vec<Heard> {
        let mut heard = Vec::new();
        for utterance in utterances {
            let reached = self.iter().filter(|(id, listener)| self.reaches(utterance, from, *id, listener));
            heard.extend(reached.map(|(id, listener)| self.rendered(id, listener, utterance)));
        }
        heard
    }

    /// The same, if nobody listened but he.
    pub fn hear_alone(&self, id: ListenerId, utterances: &[Announcement]) -> Vec<Heard> {
        let Some(listener) = self.get(id) else { return Vec::new() };
        let reached = utterances.iter().filter(|utterance| self.reaches(utterance, None, id, listener));
        reached.map(|utterance| self.rendered(id, listener, utterance)).collect()
    }

    fn reaches(&self, utterance: &Announcement, from: Option<ListenerId>, id: ListenerId, listener: &Listener) -> bool {
        let ears = listener.ears.unwrap_or(self.usual);
        // The arbiter knows what he has typed at his own terminal, in whose name it may have been.
        if utterance.is_report && from == Some(id) && ears.seat() == Some(Seat::Arbiter) {
            return false;
        }
        // A player's own terminal speaks for nobody else: what was his opponent's to hear goes to him.
        let from = from.filter(|from| match utterance.asked {
            Some(seat) => self.get(*from).and_then(|listener| listener.ears).is_none_or(|ears| ears.speaks_for(seat)),
            None => true,
        });
        match (utterance.asked, from) {
            (Some(seat), Some(from)) => from == id || ears == Subscription::All || ears == Subscription::Private(seat),
            // Nobody asked for it just now: it finds him at his own terminal.
            (Some(seat), None) => self.all.len() == 1 || ears.belongs_to(seat),
            (None, _) => ears.hear(utterance),
        }
    }

    /// In his words. Who cannot answer a question is told who does.
    fn rendered(&self, id: ListenerId, listener: &Listener, utterance: &Announcement) -> Heard {
        let mut utterance = utterance.clone();
        let ears = listener.ears.unwrap_or(self.usual);
        if ears.seat().is_some_and(|seat| seat != Seat::Arbiter) {
            let is_arbiter = |other: &Listener| other.ears.and_then(Subscription::seat) == Some(Seat::Arbiter);
            utterance = utterance.for_who_waits(self.iter().any(|(_, other)| is_arbiter(other)));
        }
        let style = listener.style.at(utterance.level(listener.style.level));
        let text = listener.wording.render(&utterance.sentence, style);
        Heard { listener: id, utterance, text }
    }

    /// What the record says of it: where several listen, whom it reached.
    pub fn said(&self, heard: &Heard) -> Said {
        let listener = self.get(heard.listener);
        let to = match listener.and_then(|listener| listener.ears) {
            Some(Subscription::Shared(seats)) if self.all.len() > 1 => seats,
            Some(Subscription::Private(seat)) => Audience::of(seat),
            Some(Subscription::Shared(_) | Subscription::All) | None => heard.utterance.to,
        };
        let lang = listener.map(|listener| listener.wording.lang().code().to_owned()).unwrap_or_default();
        let key = heard.utterance.sentence.key().to_owned();
        let number = (self.all.len() > 1).then_some(heard.listener.0);
        Said { to, key, lang, text: heard.text.clone(), listener: number }
    }
}
