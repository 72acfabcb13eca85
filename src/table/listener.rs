//! Those who hear of a game: through whose ears, in which language, how much.

use std::sync::Arc;

use crate::game::{Audience, Event, Mode, RecordEvent, Said};
use crate::speech::{Ears, Utterance};
use crate::wording::{Style, Wording};

/// The number of a listener at one board. It is never given twice.
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
    pub ears: Option<Ears>,
    /// The texts of his language; boards of one house share them.
    pub wording: Arc<Wording>,
    /// How much he is told, and in which letters.
    pub style: Style,
}

/// An utterance that a listener heard, in his words as the record has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub listener: ListenerId,
    pub utterance: Utterance,
    pub text: String,
}

/// All who listen at one board.
pub(super) struct Listeners {
    all: Vec<(ListenerId, Listener)>,
    next: u32,
    /// The ears of those who have named none.
    usual: Ears,
}

impl Listeners {
    pub fn new(listeners: Vec<Listener>, mode: Mode) -> Listeners {
        let usual = match mode {
            Mode::Training => Ears::All,
            Mode::Rated => Ears::Shared(Audience::PLAYERS),
        };
        let mut all = Listeners { all: Vec::new(), next: 0, usual };
        listeners.into_iter().for_each(|listener| {
            all.admit(listener);
        });
        all
    }

    pub fn admit(&mut self, mut listener: Listener) -> ListenerId {
        listener.ears.get_or_insert(self.usual);
        let id = ListenerId(self.next);
        self.next = self.next.saturating_add(1);
        self.all.push((id, listener));
        id
    }

    pub fn dismiss(&mut self, id: ListenerId) -> bool {
        let before = self.all.len();
        self.all.retain(|(other, _)| *other != id);
        self.all.len() < before
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
        listener.map_or_else(|| Arc::new(Wording::new(crate::wording::Lang::default())), |l| Arc::clone(&l.wording))
    }

    /// Who hears which of the utterances. What somebody asked for is heard where he asked, and nowhere else.
    pub fn hear(&self, from: Option<ListenerId>, utterances: &[Utterance]) -> Vec<Heard> {
        let mut heard = Vec::new();
        for utterance in utterances {
            for (id, listener) in self.iter().filter(|(id, listener)| self.reaches(utterance, from, *id, listener)) {
                let style = listener.style.at(utterance.level(listener.style.level));
                let text = listener.wording.render(&utterance.sentence, style);
                heard.push(Heard { listener: id, utterance: utterance.clone(), text });
            }
        }
        heard
    }

    fn reaches(&self, utterance: &Utterance, from: Option<ListenerId>, id: ListenerId, listener: &Listener) -> bool {
        let ears = listener.ears.unwrap_or(self.usual);
        match (utterance.asked, from) {
            (Some(_), Some(from)) => from == id || ears == Ears::All,
            // Nobody asked for it just now: it finds him at his own terminal.
            (Some(seat), None) => self.all.len() == 1 || ears.belongs_to(seat),
            (None, _) => ears.hear(utterance),
        }
    }

    /// What the record says of it: where several listen, whom it reached.
    pub fn record(&self, heard: &Heard) -> Event {
        let listener = self.get(heard.listener);
        let to = match listener.and_then(|listener| listener.ears) {
            Some(Ears::Shared(seats)) if self.all.len() > 1 => seats,
            Some(Ears::Shared(_) | Ears::All) | None => heard.utterance.to,
        };
        let lang = listener.map(|listener| listener.wording.lang().code().to_owned()).unwrap_or_default();
        let key = heard.utterance.sentence.key().to_owned();
        Event::Record(RecordEvent::Said(Said { to, key, lang, text: heard.text.clone() }))
    }
}
