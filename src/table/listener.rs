//! Those who hear of a game: through whose ears, in which language, how much.

use std::collections::VecDeque;

use golos_clock::Ms;
use golos_game::{Audience, Mode, Said};
use golos_people::Seat;
use golos_speech::{Announcement, Delivery, Lifetime, Renderer, Subscription};
use golos_wording::Wording;

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
    /// In which words.
    pub renderer: Renderer,
}

impl Listener {
    /// The same terminal, where those who sit at it have swapped sides.
    #[must_use]
    pub fn swapped(self) -> Listener {
        Listener { ears: self.ears.map(Subscription::swapped), ..self }
    }
}

/// An announcement as a listener got it: the record, the line and the voice have the same words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub listener: ListenerId,
    /// Who listened there then, for the record.
    seats: Option<Audience>,
    pub delivery: Delivery,
}

impl Heard {
    /// What was announced.
    #[must_use]
    pub const fn announcement(&self) -> &Announcement {
        self.delivery.announcement()
    }
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

/// The announcements of the events of one act, before they are put into words.
#[derive(Default)]
pub(super) struct Batch {
    reached: Vec<Reached>,
    /// The number of its events.
    events: usize,
}

/// An announcement that reaches one listener.
struct Reached {
    /// The number of its event in the batch.
    event: usize,
    at: Ms,
    id: ListenerId,
    seats: Option<Audience>,
    announcement: Announcement,
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

    /// Whether somebody listens, or will when his line is whole again, who hears this.
    pub fn are_reached(&self, utterance: &Announcement) -> bool {
        self.iter().any(|(id, listener)| self.reaches(utterance, None, id, listener))
            || self.away.iter().any(|away| away.ears.hear(utterance))
    }

    /// Who has had White has Black from now on, and the other way round.
    pub fn swap(&mut self) {
        for (_, listener) in &mut self.all {
            listener.ears = listener.ears.map(Subscription::swapped);
        }
    }

    pub fn restyle(&mut self, id: ListenerId, renderer: &Renderer) {
        for (_, listener) in self.all.iter_mut().filter(|(other, _)| *other == id) {
            listener.renderer = renderer.clone();
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
    pub fn wording(&self, from: Option<ListenerId>) -> &'static Wording {
        let listener = from.and_then(|id| self.get(id)).or_else(|| self.iter().next().map(|(_, listener)| listener));
        listener.map_or_else(|| Wording::of(golos_wording::Lang::default()), |listener| listener.renderer.wording)
    }

    /// Who hears which of the announcements of one act and one moment. An answer is heard only where it was asked for.
    /// If one listener is both the one who asked and one of those who are informed, the sentence is delivered once.
    pub fn reach(&self, batch: &mut Batch, at: Ms, from: Option<ListenerId>, utterances: &[Announcement]) {
        let event = batch.events;
        batch.events += 1;
        let hears_more = |id: ListenerId, listener: &Listener| {
            utterances.iter().any(|other| !other.is_receipt && self.reaches(other, from, id, listener))
        };
        for utterance in utterances {
            let reached = self.iter().filter(|(id, listener)| self.reaches(utterance, from, *id, listener));
            for (id, listener) in reached.filter(|(id, listener)| !(utterance.is_receipt && hears_more(*id, listener)))
            {
                let utterance = self.worded_for(listener, utterance);
                let mut earlier = batch.reached.iter_mut().filter(|earlier| earlier.id == id && earlier.at == at);
                // A listener who heard the refusal does not need the report of it.
                if utterance.is_report
                    && let Some(answer) = earlier.find(|earlier| earlier.announcement.asked.is_some())
                {
                    answer.announcement.to = answer.announcement.to.and(utterance.to);
                    continue;
                }
                let mut earlier = batch.reached.iter_mut().filter(|earlier| earlier.id == id && earlier.at == at);
                match earlier.find(|earlier| earlier.announcement.is_same(&utterance)) {
                    Some(earlier) => earlier.announcement.merge(&utterance),
                    None => {
                        let seats = self.seats_at(listener);
                        batch.reached.push(Reached { event, at, id, seats, announcement: utterance });
                    }
                }
            }
        }
    }

    /// What was reached, in the words of each listener; each beside the number of its event in the batch.
    pub fn deliver(&self, batch: Batch) -> Vec<(usize, Heard)> {
        let deliver = |reached: Reached| {
            let delivery = self.get(reached.id)?.renderer.deliver(reached.announcement);
            Some((reached.event, Heard { listener: reached.id, seats: reached.seats, delivery }))
        };
        batch.reached.into_iter().filter_map(deliver).collect()
    }

    /// The same of a single event.
    pub fn hear(&self, from: Option<ListenerId>, utterances: &[Announcement]) -> Vec<Heard> {
        let mut batch = Batch::default();
        self.reach(&mut batch, Ms::ZERO, from, utterances);
        self.deliver(batch).into_iter().map(|(_, heard)| heard).collect()
    }

    /// The same for a single listener. What gathers while a line is broken is not one act.
    pub fn hear_alone(&self, id: ListenerId, utterances: &[Announcement]) -> Vec<Heard> {
        let Some(listener) = self.get(id) else { return Vec::new() };
        let seats = self.seats_at(listener);
        let reached = utterances.iter().filter(|utterance| self.reaches(utterance, None, id, listener));
        let deliver = |utterance| listener.renderer.deliver(self.worded_for(listener, utterance));
        reached.map(|utterance| Heard { listener: id, seats, delivery: deliver(utterance) }).collect()
    }

    /// Who listens there, as the record has it; `None` if it has for whom each thing was meant.
    fn seats_at(&self, listener: &Listener) -> Option<Audience> {
        match listener.ears {
            Some(Subscription::Shared(seats)) if self.all.len() > 1 => Some(seats),
            Some(Subscription::Private(seat)) => Some(Audience::of(seat)),
            Some(Subscription::Shared(_) | Subscription::All) | None => None,
        }
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

    /// A listener who cannot answer a question is told who can, and one who has made a move that it is their own.
    fn worded_for(&self, listener: &Listener, utterance: &Announcement) -> Announcement {
        let ears = listener.ears.unwrap_or(self.usual);
        let utterance = utterance.clone().for_side(ears.side());
        if ears.seat().is_none_or(|seat| seat == Seat::Arbiter) {
            return utterance;
        }
        let is_arbiter = |other: &Listener| other.ears.and_then(Subscription::seat) == Some(Seat::Arbiter);
        utterance.for_who_waits(self.iter().any(|(_, other)| is_arbiter(other)))
    }

    /// What the record says of it: the words that were delivered, and where several listen, to whom.
    pub fn said(&self, heard: &Heard) -> Said {
        let listener = self.get(heard.listener);
        let ears = listener.and_then(|listener| listener.ears);
        let announcement = heard.announcement();
        let to = heard.seats.unwrap_or(announcement.to);
        // A private ear has no screen.
        let is_shown = !matches!(ears, Some(Subscription::Private(_)));
        let (text, line) = (heard.delivery.text(), &heard.delivery.rendered().line);
        let written = (is_shown && line != text).then(|| line.clone());
        let lang = heard.delivery.rendered().spoken.lang.code().to_owned();
        let key = announcement.sentence.key().to_owned();
        let listener = (self.all.len() > 1).then_some(heard.listener.0);
        Said { to, key, lang, text: text.to_owned(), written, listener }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;
    use golos_speech::{Kind, Priority};
    use golos_wording::{Form, Lang, Style, message};

    fn listeners(ears: Subscription) -> Listeners {
        let wording = Wording::of(Lang::En);
        let renderer = Renderer { wording, style: Style::spoken(Lang::En), text: Form::Written };
        Listeners::new(vec![Listener { ears: Some(ears), renderer }], Mode::Rated)
    }

    /// What the only listener hears of a batch of events at these moments: for whom, and how urgently.
    fn heard(ears: Subscription, events: &[(u64, Vec<Announcement>)]) -> Vec<(String, Audience, Priority)> {
        let listeners = listeners(ears);
        let mut batch = Batch::default();
        for (at, utterances) in events {
            listeners.reach(&mut batch, Ms::new(*at), Some(ListenerId::FIRST), utterances);
        }
        let heard = listeners.deliver(batch).into_iter();
        let heard = heard.map(|(_, heard)| (listeners.said(&heard), heard));
        heard.map(|(said, heard)| (said.text, said.to, heard.announcement().kind.priority())).collect()
    }

    #[test]
    fn in_one_batch_a_sentence_is_delivered_once_to_a_listener_for_all_for_whom_it_is() {
        let (white, black) = (Seat::Player(Side::White), Seat::Player(Side::Black));
        let pressed = |seat| Announcement::confirmation(seat, Kind::Press, message::move_pressed());
        let adjusts = || message::adjusts(Side::White);
        let to_arbiter = Announcement::new(Audience::ARBITER, Kind::Ruling, adjusts());
        for ears in [Subscription::All, Subscription::of(Seat::Arbiter)] {
            // One event: the more urgent announcement counts.
            let said = heard(ears, &[(0, vec![Announcement::answer(white, adjusts()), to_arbiter.clone()])]);
            let for_both = Audience::of(white).and(Audience::ARBITER);
            assert_eq!(said, [("White: \"I adjust\".".to_owned(), for_both, Kind::Ruling.priority())], "{ears:?}");
            // Two events of one moment.
            let said = heard(ears, &[(0, vec![pressed(white)]), (0, vec![pressed(black)])]);
            assert_eq!(said.iter().map(|(_, to, _)| *to).collect::<Vec<_>>(), [Audience::PLAYERS], "{ears:?}");
            // Events of different moments stay apart.
            assert_eq!(heard(ears, &[(0, vec![pressed(white)]), (1, vec![pressed(black)])]).len(), 2, "{ears:?}");
        }
    }

    #[test]
    fn whoever_was_refused_is_not_told_of_the_refusal_as_well() {
        let white = Seat::Player(Side::White);
        let why = message::refuse_no_offer();
        let refused =
            [Announcement::answer(white, why.clone()), Announcement::report(message::arb_attempt(Side::White, why))];
        let both = Audience::of(white).and(Audience::ARBITER);
        for (ears, to) in [
            (Subscription::All, both),
            (Subscription::of(Seat::Arbiter), Audience::of(white)),
            (Subscription::of(white), Audience::of(white)),
        ] {
            let said = heard(ears, &[(0, refused.to_vec())]);
            assert_eq!(said.iter().map(|(_, to, _)| *to).collect::<Vec<_>>(), [to], "{ears:?}");
        }
    }
}
