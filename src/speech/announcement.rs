use super::Priority;
use golos_game::{Audience, Seat};
use golos_wording::{Level, Sentence};

/// A sentence on its way to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub to: Audience,
    pub priority: Priority,
    pub sentence: Sentence,
    /// Who asked for it; it is then heard at his terminal, whoever else sits there.
    pub asked: Option<Seat>,
    /// The level it is said at, where it is not the listener's own.
    level: Option<Level>,
    /// Whether it reports what somebody asked for; he knows it at whose own terminal that was typed.
    pub is_report: bool,
}

impl Announcement {
    /// A sentence to an audience.
    #[must_use]
    pub const fn new(to: Audience, priority: Priority, sentence: Sentence) -> Announcement {
        Announcement { to, priority, sentence, asked: None, level: None, is_report: false }
    }

    /// An answer to `seat`, who asked.
    #[must_use]
    pub const fn answer(seat: Seat, sentence: Sentence) -> Announcement {
        let (to, priority) = (Audience::of(seat), Priority::Answer);
        Announcement { to, priority, sentence, asked: Some(seat), level: None, is_report: false }
    }

    /// The same, always said at this level.
    #[must_use]
    pub const fn at(mut self, level: Level) -> Announcement {
        self.level = Some(level);
        self
    }

    /// What somebody has asked for, and was refused: for the arbiter.
    #[must_use]
    pub const fn report(sentence: Sentence) -> Announcement {
        let (to, priority) = (Audience::ARBITER, Priority::Answer);
        Announcement { to, priority, sentence, asked: None, level: None, is_report: true }
    }

    /// The same, because `seat` asked for it.
    #[must_use]
    pub const fn asked_by(mut self, seat: Seat) -> Announcement {
        self.asked = Some(seat);
        self
    }

    /// The same as it is told to a player, an assistant or one who looks on, at a terminal of his own: what only the arbiter
    /// answers is no question there. Whether the game begins, the players say where no `arbiter` sits at the board.
    #[must_use]
    pub fn for_who_waits(self, arbiter: bool) -> Announcement {
        let key = match self.sentence.key() {
            "start-ready" if arbiter => "start-waits",
            "start-ready-nameless" if arbiter => "start-waits-nameless",
            "arb-gap" => "gap-waits",
            _ => return self,
        };
        Announcement { sentence: self.sentence.named(key), ..self }
    }

    /// The level for a listener who has chosen `own`.
    #[must_use]
    pub fn level(&self, own: Level) -> Level {
        self.level.unwrap_or(own)
    }
}

/// Who listens at one terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subscription {
    /// One person plays all the parts: everything is heard.
    All,
    /// These seats share the terminal: what is not meant for all of them is not heard, unless one of them asked.
    Shared(Audience),
    /// The ears of one seat beside a terminal that he shares: they hear what he may hear, and what was asked in his name;
    /// nothing is typed there.
    Private(Seat),
}

impl Subscription {
    /// Those of nobody: nothing is heard.
    pub const NONE: Subscription = Subscription::Shared(Audience::NOBODY);

    /// Those of him who has a terminal of his own.
    #[must_use]
    pub const fn of(seat: Seat) -> Subscription {
        Subscription::Shared(Audience::of(seat))
    }

    /// Whether he of this seat listens here.
    #[must_use]
    pub fn belongs_to(self, seat: Seat) -> bool {
        match self {
            Subscription::All => true,
            Subscription::Shared(seats) => seats.has(seat),
            Subscription::Private(own) => own == seat,
        }
    }

    /// Whether what is typed here may be for that seat: at a player's own terminal, or his assistant's, for his own alone.
    #[must_use]
    pub fn speaks_for(self, seat: Seat) -> bool {
        !matches!(self, Subscription::Private(_)) && self.seat().is_none_or(|own| own.side().is_none() || own == seat)
    }

    /// The one seat that listens; none where several share the terminal, or one person plays all the parts.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Subscription::All | Subscription::Private(_) => None,
            Subscription::Shared(seats) => Seat::ALL.into_iter().find(|&seat| Audience::of(seat) == seats),
        }
    }

    /// Whether the utterance is to be heard here. A private warning never reaches the opponent's ear.
    #[must_use]
    pub fn hear(self, utterance: &Announcement) -> bool {
        match self {
            Subscription::All => true,
            Subscription::Shared(seats) => match utterance.asked {
                // Who typed at this terminal sits at it, though he may speak for the arbiter.
                Some(_) => true,
                None => self != Subscription::NONE && seats.seats().all(|seat| utterance.to.has(seat)),
            },
            Subscription::Private(own) => utterance.asked.map_or_else(|| utterance.to.has(own), |asked| asked == own),
        }
    }

    /// Those of the same people, who have swapped sides.
    #[must_use]
    pub fn swapped(self) -> Subscription {
        match self {
            Subscription::All => Subscription::All,
            Subscription::Shared(seats) => Subscription::Shared(seats.seats().map(Seat::swapped).collect()),
            Subscription::Private(own) => Subscription::Private(own.swapped()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;

    #[test]
    fn a_shared_terminal_says_what_all_may_hear_and_what_was_asked_at_it() {
        let white = Seat::Player(Side::White);
        let to = |audience| Announcement::new(audience, Priority::Move, Sentence::new("warn-left"));
        let players = Subscription::Shared(Audience::PLAYERS);
        for (utterance, ears, heard) in [
            (to(Audience::ROOM), players, true),
            (to(Audience::of(white)), players, false),
            (to(Audience::ARBITER), players, false),
            (to(Audience::of(white)), Subscription::Shared(Audience::of(white)), true),
            (to(Audience::of(white)), Subscription::Shared(Audience::of(Side::Black.into())), false),
            (to(Audience::ARBITER), Subscription::All, true),
            (to(Audience::of(white)), Subscription::Private(white), true),
            (to(Audience::ROOM), Subscription::Private(white), true),
            (to(Audience::of(Side::Black.into())), Subscription::Private(white), false),
            (
                Announcement::answer(Side::Black.into(), Sentence::new("move-pressed")),
                Subscription::Private(white),
                false,
            ),
            (to(Audience::ROOM), Subscription::NONE, false),
            (Announcement::answer(white, Sentence::new("move-pressed")), players, true),
        ] {
            assert_eq!(ears.hear(&utterance), heard, "{utterance:?}");
        }
    }
}
