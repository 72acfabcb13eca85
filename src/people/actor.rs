use super::{PersonId, Seat};
use golos_rules::Side;

/// Who acts: in which part, and which person of the roster that was, where it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Actor {
    pub seat: Seat,
    pub person: Option<PersonId>,
}

impl Actor {
    /// The arbiter, whoever that is.
    pub const ARBITER: Actor = Actor { seat: Seat::Arbiter, person: None };

    /// A person of the roster on a seat.
    #[must_use]
    pub const fn new(seat: Seat, person: PersonId) -> Actor {
        Actor { seat, person: Some(person) }
    }

    /// The side that is acted for: a player's own, or that of an assistant's player.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        self.seat.side()
    }

    /// Whether it is an arbiter.
    #[must_use]
    pub const fn is_arbiter(self) -> bool {
        matches!(self.seat, Seat::Arbiter)
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor { seat, person: None }
    }
}

impl From<Side> for Actor {
    fn from(side: Side) -> Actor {
        Actor::from(Seat::Player(side))
    }
}

impl std::fmt::Display for Actor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.seat.fmt(f)
    }
}
