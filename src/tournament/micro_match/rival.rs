use std::ops::{Index, IndexMut};

use golos_rules::Side;

/// The opponents of a micro-match. A has White in the first game and in every other one from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rival {
    A,
    B,
}

impl Rival {
    /// A, then B.
    pub const BOTH: [Rival; 2] = [Rival::A, Rival::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Rival {
        match self {
            Rival::A => Rival::B,
            Rival::B => Rival::A,
        }
    }

    /// Who has White in the game with this number, from 1 (R-5.4.6a).
    #[must_use]
    pub const fn white_in(game: u32) -> Rival {
        if game % 2 == 1 { Rival::A } else { Rival::B }
    }

    /// The side that he has where `white` has White.
    #[must_use]
    pub fn side(self, white: Rival) -> Side {
        if self == white { Side::White } else { Side::Black }
    }

    /// Who has this side where `white` has White.
    #[must_use]
    pub const fn having(side: Side, white: Rival) -> Rival {
        match side {
            Side::White => white,
            Side::Black => white.other(),
        }
    }
}

/// A value for each of the opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByRival<T> {
    pub a: T,
    pub b: T,
}

impl<T> ByRival<T> {
    /// A's value and B's.
    pub const fn new(a: T, b: T) -> ByRival<T> {
        ByRival { a, b }
    }
}

impl<T> Index<Rival> for ByRival<T> {
    type Output = T;

    fn index(&self, rival: Rival) -> &T {
        match rival {
            Rival::A => &self.a,
            Rival::B => &self.b,
        }
    }
}

impl<T> IndexMut<Rival> for ByRival<T> {
    fn index_mut(&mut self, rival: Rival) -> &mut T {
        match rival {
            Rival::A => &mut self.a,
            Rival::B => &mut self.b,
        }
    }
}
