use super::{Kind, Lifetime};
use golos_game::{Audience, Seat};
use golos_rules::Side;
use golos_wording::{Level, Sentence};

/// A sentence on its way to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub to: Audience,
    pub kind: Kind,
    pub sentence: Sentence,
    /// Who asked for it; it is then heard at that person's terminal, whoever else sits there.
    pub asked: Option<Seat>,
    /// How long it is worth saying.
    pub lifetime: Lifetime,
    /// The level it is said at, where it is not the listener's own.
    level: Option<Level>,
    /// Whether it reports what somebody asked for; who typed that at the arbiter's own terminal knows it.
    pub is_report: bool,
    /// Whether it only says that something was done or received; who hears more of that does not need it.
    pub is_receipt: bool,
    /// Whose move it is.
    maker: Option<Side>,
    /// What is said instead to those who cannot answer it and wait.
    waits: Option<Box<(Decides, Sentence)>>,
}

/// Who answers what the others wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decides {
    /// The arbiter, wherever one sits.
    Arbiter,
    /// The arbiter if one sits at the board, otherwise the players.
    ArbiterIfPresent,
}

/// For whom a line of a desk is. There is always somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// These seats, wherever they listen.
    Seats(Audience),
    /// This terminal only: the seat in whose name it was asked for; `None` if that is not known, then whoever sits here.
    Terminal(Option<Seat>),
}

impl Recipient {
    /// Whoever sits at this terminal.
    pub const HERE: Recipient = Recipient::Terminal(None);

    /// Whether it is for the ears of this seat.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        match self {
            Recipient::Seats(seats) => seats.has(seat),
            Recipient::Terminal(owner) => owner.is_none_or(|owner| owner == seat),
        }
    }

    /// The same, asked for in the name of this seat, unless it is known for whom it is.
    #[must_use]
    pub const fn owned_by(self, seat: Option<Seat>) -> Recipient {
        match self {
            Recipient::Terminal(None) => Recipient::Terminal(seat),
            known => known,
        }
    }

    /// Both.
    #[must_use]
    pub fn and(self, other: Recipient) -> Recipient {
        match (self, other) {
            (Recipient::Seats(one), Recipient::Seats(two)) => Recipient::Seats(one.and(two)),
            (Recipient::Terminal(one), Recipient::Terminal(two)) if one == two => self,
            _ => Recipient::HERE,
        }
    }
}

impl Announcement {
    /// A sentence to an audience.
    #[must_use]
    pub const fn new(to: Audience, kind: Kind, sentence: Sentence) -> Announcement {
        let lifetime = kind.lifetime();
        Announcement {
            to,
            kind,
            sentence,
            asked: None,
            lifetime,
            level: None,
            is_report: false,
            is_receipt: false,
            maker: None,
            waits: None,
        }
    }

    /// An answer to `seat`, who asked.
    #[must_use]
    pub const fn answer(seat: Seat, sentence: Sentence) -> Announcement {
        Announcement::new(Audience::of(seat), Kind::Answer, sentence).asked_by(seat)
    }

    /// What was done, said back to `seat`, who asked for it.
    #[must_use]
    pub const fn confirmation(seat: Seat, kind: Kind, sentence: Sentence) -> Announcement {
        Announcement::new(Audience::of(seat), kind, sentence).asked_by(seat)
    }

    /// The same, worth saying for so long.
    #[must_use]
    pub const fn lasting(mut self, lifetime: Lifetime) -> Announcement {
        self.lifetime = lifetime;
        self
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
        let mut report = Announcement::new(Audience::ARBITER, Kind::Report, sentence);
        report.is_report = true;
        report
    }

    /// The same, of a move of this side.
    #[must_use]
    pub const fn made_by(mut self, side: Side) -> Announcement {
        self.maker = Some(side);
        self
    }

    /// The same for a listener who plays this side: their own move has a kind of its own.
    #[must_use]
    pub fn for_side(mut self, side: Option<Side>) -> Announcement {
        if self.maker.is_some() && self.maker == side {
            self.kind = self.kind.of_own();
        }
        self
    }

    /// The same, only for those who hear nothing else of its event.
    #[must_use]
    pub const fn as_receipt(mut self) -> Announcement {
        self.is_receipt = true;
        self
    }

    /// The same, because `seat` asked for it.
    #[must_use]
    pub const fn asked_by(mut self, seat: Seat) -> Announcement {
        self.asked = Some(seat);
        self
    }

    /// The same, told once more: it is an answer.
    #[must_use]
    pub fn past(self) -> Announcement {
        let kind = if self.kind.priority() > crate::Priority::Answer { Kind::Answer } else { self.kind };
        Announcement { kind, lifetime: kind.lifetime(), ..self }
    }

    /// The same, for which those who cannot answer it are told `sentence`.
    #[must_use]
    pub fn or_waits(mut self, decides: Decides, sentence: Sentence) -> Announcement {
        self.waits = Some(Box::new((decides, sentence)));
        self
    }

    /// The same as it is told to a player, an assistant or a spectator at a terminal of their own: what only the arbiter
    /// answers is no question there. Whether the game begins, the players say where no `arbiter` sits at the board.
    #[must_use]
    pub fn for_who_waits(mut self, arbiter: bool) -> Announcement {
        if let Some(waits) = self.waits.take_if(|waits| arbiter || waits.0 == Decides::Arbiter) {
            self.sentence = waits.1;
        }
        self
    }

    /// Whether it says the same as another, to any listeners.
    #[must_use]
    pub fn is_same(&self, other: &Announcement) -> bool {
        self.sentence == other.sentence && self.level == other.level
    }

    /// Merges another that says the same: both audiences hear it, with the sign and urgency of the more urgent one.
    pub fn merge(&mut self, other: &Announcement) {
        self.to = self.to.and(other.to);
        self.is_report &= other.is_report;
        self.asked = self.asked.or(other.asked);
        if other.kind.priority() > self.kind.priority() {
            (self.kind, self.lifetime) = (other.kind, other.lifetime);
        }
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

    /// The side of the one person that listens, or that they assist; `None` if several share the terminal.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Subscription::Private(seat) => seat.side(),
            Subscription::All | Subscription::Shared(_) => self.seat().and_then(Seat::side),
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
    use golos_wording::message;

    #[test]
    fn a_shared_terminal_says_what_all_may_hear_and_what_was_asked_at_it() {
        let white = Seat::Player(Side::White);
        let to = |audience| Announcement::new(audience, Kind::Warning, message::move_pressed());
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
            (Announcement::answer(Side::Black.into(), message::move_pressed()), Subscription::Private(white), false),
            (to(Audience::ROOM), Subscription::NONE, false),
            (Announcement::answer(white, message::move_pressed()), players, true),
        ] {
            assert_eq!(ears.hear(&utterance), heard, "{utterance:?}");
        }
    }
}
