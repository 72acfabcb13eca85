use std::fmt;
use std::ops::BitOr;

use crate::rules::Side;

/// Who speaks: every command has an actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    Player(Side),
    Arbiter,
}

impl Seat {
    /// Every seat at one board.
    pub const ALL: [Seat; 3] = [Seat::Player(Side::White), Seat::Player(Side::Black), Seat::Arbiter];

    /// The side of a player, none for the arbiter.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Seat::Player(side) => Some(side),
            Seat::Arbiter => None,
        }
    }

    /// The name in journals and profiles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Player(Side::White) => "white",
            Seat::Player(Side::Black) => "black",
            Seat::Arbiter => "arbiter",
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        Seat::Player(side)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who is to hear an utterance: a set of seats. The room is everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Audience(u8);

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience(0);
    /// Everybody in the room, the spectators too.
    pub const ROOM: Audience = Audience(0b1111);
    /// Both players.
    pub const PLAYERS: Audience = Audience(0b0011);
    /// The arbiter alone.
    pub const ARBITER: Audience = Audience(0b0100);

    /// Whether `seat` belongs to the audience.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Audience::of(seat).0 != 0
    }

    /// One seat alone.
    #[must_use]
    pub const fn of(seat: Seat) -> Audience {
        match seat {
            Seat::Player(Side::White) => Audience(0b0001),
            Seat::Player(Side::Black) => Audience(0b0010),
            Seat::Arbiter => Audience(0b0100),
        }
    }

    /// The two audiences together.
    #[must_use]
    pub const fn and(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }

    /// Whether the two audiences have a seat in common.
    #[must_use]
    pub const fn meets(self, other: Audience) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether everybody in the room hears it.
    #[must_use]
    pub const fn is_room(self) -> bool {
        self.0 == Audience::ROOM.0
    }

    /// The seats of the audience.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.has(seat))
    }
}

impl BitOr for Audience {
    type Output = Audience;

    fn bitor(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }
}
