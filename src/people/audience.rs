use std::ops::BitOr;

use super::Seat;
use golos_rules::Side;

/// Who is to hear an utterance: a set of seats. The room is everybody.
///
/// What a player is to hear his assistant hears too: he is his player's eyes and ears (U-V.13.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Audience {
    seats: [bool; Seat::ALL.len()],
}

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience { seats: [false; Seat::ALL.len()] };
    /// Everybody in the room, the spectators too.
    pub const ROOM: Audience = Audience { seats: [true; Seat::ALL.len()] };
    /// Both players, with their assistants.
    pub const PLAYERS: Audience = Audience::of(Seat::Player(Side::White)).and(Audience::of(Seat::Player(Side::Black)));
    /// The arbiter alone.
    pub const ARBITER: Audience = Audience::of(Seat::Arbiter);

    /// One seat alone; with a player comes his assistant.
    #[must_use]
    pub const fn of(seat: Seat) -> Audience {
        let mut audience = Audience::NOBODY;
        audience.seats[seat.index()] = true;
        if let Seat::Player(side) = seat {
            audience.seats[Seat::Assistant(side).index()] = true;
        }
        audience
    }

    /// The seats of both.
    #[must_use]
    pub const fn and(self, other: Audience) -> Audience {
        let mut seats = self.seats;
        let mut index = 0;
        while index < seats.len() {
            seats[index] = seats[index] || other.seats[index];
            index += 1;
        }
        Audience { seats }
    }

    /// Whether `seat` belongs to the audience.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.seats[seat.index()]
    }

    /// Whether the two audiences have a seat in common.
    #[must_use]
    pub fn meets(self, other: Audience) -> bool {
        self.seats().any(|seat| other.has(seat))
    }

    /// Whether everybody in the room hears it.
    #[must_use]
    pub fn is_room(self) -> bool {
        self == Audience::ROOM
    }

    /// The seats of the audience.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.has(seat))
    }
}

impl BitOr for Audience {
    type Output = Audience;

    fn bitor(self, other: Audience) -> Audience {
        self.and(other)
    }
}

impl FromIterator<Seat> for Audience {
    /// Just these seats: an assistant is in it only if he is named.
    fn from_iter<T: IntoIterator<Item = Seat>>(iter: T) -> Audience {
        let mut audience = Audience::NOBODY;
        for seat in iter {
            audience.seats[seat.index()] = true;
        }
        audience
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn u_v_13_11_what_a_player_hears_his_assistant_hears_and_nobody_else() {
        let white = Audience::of(Seat::Player(Side::White));
        assert_eq!(white.seats().collect::<Vec<_>>(), [Seat::Player(Side::White), Seat::Assistant(Side::White)]);
        let assistant = Audience::of(Seat::Assistant(Side::White));
        assert_eq!(assistant.seats().collect::<Vec<_>>(), [Seat::Assistant(Side::White)]);
        assert!(white.meets(assistant) && !white.meets(Audience::ARBITER));
        assert!((Audience::PLAYERS | Audience::ARBITER).has(Seat::Arbiter) && !Audience::PLAYERS.is_room());
        assert!(Seat::ALL.into_iter().collect::<Audience>().is_room());
    }
}
