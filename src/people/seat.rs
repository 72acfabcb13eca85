use std::fmt;

use golos_rules::Side;

/// The part in which somebody speaks at one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    Player(Side),
    /// The assistant of a side: he acts for it, within the tasks that were agreed (U-V.13.11). Who assists both sides
    /// says for which he speaks.
    Assistant(Side),
    Arbiter,
    /// One who teaches: at a rated board he only listens.
    Trainer,
    /// One who looks on.
    Spectator,
}

impl Seat {
    /// Every seat at one board.
    pub const ALL: [Seat; 7] = [
        Seat::Player(Side::White),
        Seat::Player(Side::Black),
        Seat::Assistant(Side::White),
        Seat::Assistant(Side::Black),
        Seat::Arbiter,
        Seat::Trainer,
        Seat::Spectator,
    ];

    /// Whether he plays no part in the game that he sees.
    #[must_use]
    pub const fn only_looks_on(self) -> bool {
        matches!(self, Seat::Trainer | Seat::Spectator)
    }

    /// The side that the seat acts for; none for those who are of no side.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Seat::Player(side) | Seat::Assistant(side) => Some(side),
            Seat::Arbiter | Seat::Trainer | Seat::Spectator => None,
        }
    }

    /// The same of the other side; who is of no side stays where he is.
    #[must_use]
    pub const fn swapped(self) -> Seat {
        match self {
            Seat::Player(side) => Seat::Player(side.other()),
            Seat::Assistant(side) => Seat::Assistant(side.other()),
            Seat::Arbiter | Seat::Trainer | Seat::Spectator => self,
        }
    }

    /// Whether it is a player's own seat.
    #[must_use]
    pub const fn is_player(self) -> bool {
        matches!(self, Seat::Player(_))
    }

    /// The name in journals and profiles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Player(Side::White) => "white",
            Seat::Player(Side::Black) => "black",
            Seat::Assistant(Side::White) => "white-assistant",
            Seat::Assistant(Side::Black) => "black-assistant",
            Seat::Arbiter => "arbiter",
            Seat::Trainer => "trainer",
            Seat::Spectator => "spectator",
        }
    }

    /// The place among [`Seat::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Seat::Player(Side::White) => 0,
            Seat::Player(Side::Black) => 1,
            Seat::Assistant(Side::White) => 2,
            Seat::Assistant(Side::Black) => 3,
            Seat::Arbiter => 4,
            Seat::Trainer => 5,
            Seat::Spectator => 6,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_place_and_a_name_of_its_own() {
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            assert_eq!(seat.index(), index, "{seat}");
            assert_eq!(Seat::ALL.iter().filter(|other| other.name() == seat.name()).count(), 1, "{seat}");
        }
    }

    #[test]
    fn u_v_13_11_an_assistant_acts_for_his_player() {
        for side in Side::BOTH {
            assert_eq!(Seat::Assistant(side).side(), Some(side));
            assert!(!Seat::Assistant(side).is_player());
        }
        assert_eq!(Seat::Arbiter.side(), None);
    }
}
