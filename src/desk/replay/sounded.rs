//! A game as it sounded: what was said to each seat, in the words and the language in which it was said.

use super::{Replayer, acts};
use crate::hall::seat_phrase;
use crate::{Out, Presenter};
use golos_game::{Audience, Said, Seat};
use golos_input::ReplayEar;
use golos_rules::Side;
use golos_speech::Kind;
use golos_wording::{Lang, Slot, Style, Wording, message};

/// Who hears what is told in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ear {
    /// The listener, now: all of it, in their own language.
    Now,
    /// What was said then to anybody, each with whom it was for.
    All,
    /// What was said then to this seat.
    Of(Seat),
}

impl Ear {
    fn of(asked: ReplayEar) -> Ear {
        match asked {
            ReplayEar::Now => Ear::Now,
            ReplayEar::All => Ear::All,
            ReplayEar::Seat(seat) => Ear::Of(seat),
        }
    }
}

impl Replayer {
    /// From now on it is told so. What is said of it.
    pub(super) fn hear_as(&mut self, asked: ReplayEar, presenter: &Presenter) -> Vec<Out> {
        let ear = Ear::of(asked);
        let was_kept = acts::said(&self.records, None).next().is_some();
        let sentence = match ear {
            Ear::Now => message::replay_ear_now(),
            Ear::All | Ear::Of(_) if !was_kept => message::replay_ear_none(),
            Ear::All => message::replay_ear_all(),
            Ear::Of(seat) => message::replay_ear_of(phrase(seat)),
        };
        self.ear = if was_kept { ear } else { Ear::Now };
        vec![presenter.say(&sentence, Kind::Answer)]
    }

    /// What was said from this record on up to what is shown, as it was said then.
    pub(super) fn sounded(&self, start: usize, presenter: &Presenter) -> Vec<Out> {
        let records = self.records.get(start..self.shown).unwrap_or_default();
        let to = match self.ear {
            Ear::Of(seat) => Some(Audience::of(seat)),
            Ear::Now | Ear::All => None,
        };
        let names_all = self.ear == Ear::All;
        acts::said(records, to).map(|said| spoken(said, names_all, presenter)).collect()
    }
}

/// Words of then, by the voice of their language; with whom they were for, where not everybody heard them.
fn spoken(said: &Said, names_all: bool, presenter: &Presenter) -> Out {
    let text = Slot::Text(said.text.clone());
    let sentence = match hearer(said.to).filter(|_| names_all) {
        Some(to) => message::replay_said_to(to, text),
        None => message::replay_said(text),
    };
    let other = said.lang.parse::<Lang>().ok().filter(|lang| *lang != presenter.wording.lang());
    let Some(lang) = other else { return presenter.say(&sentence, Kind::Answer) };
    let style = Style { lang, ..presenter.style };
    let then = Presenter { wording: Wording::of(lang), style, ..presenter.clone() };
    // Put into other words it would lose its language.
    Out { sentence: None, ..then.say(&sentence, Kind::Answer) }
}

/// Whom words were for, if not everybody heard them.
fn hearer(to: Audience) -> Option<Slot> {
    if to.is_room() {
        return None;
    }
    let players = Side::BOTH.map(Seat::Player);
    let named = players.into_iter().chain([Seat::Arbiter, Seat::Trainer, Seat::Spectator]);
    let named: Vec<String> = named.filter(|seat| to.has(*seat)).map(|seat| seat_phrase(seat).to_owned()).collect();
    Some(Slot::Phrases(named))
}

fn phrase(seat: Seat) -> Slot {
    Slot::Phrase(seat_phrase(seat).to_owned())
}
