//! How many pieces of each kind there are, and in which order their tables are made.

use std::fmt;
use std::str::FromStr;

use crate::law::Game;

/// The pieces of both sides by kind, those of the side to move first. Each such combination has a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forces {
    pub own_men: u8,
    pub own_kings: u8,
    pub other_men: u8,
    pub other_kings: u8,
}

impl Forces {
    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Forces {
        Forces {
            own_men: self.other_men,
            own_kings: self.other_kings,
            other_men: self.own_men,
            other_kings: self.own_kings,
        }
    }

    /// The number of pieces of both sides.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.own() + self.other()
    }

    /// The number of men of both sides.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.own_men + self.other_men
    }

    /// The number of pieces of the side to move.
    #[must_use]
    pub const fn own(self) -> u8 {
        self.own_men + self.own_kings
    }

    /// The number of pieces of the other side.
    #[must_use]
    pub const fn other(self) -> u8 {
        self.other_men + self.other_kings
    }

    /// All forces that captures and promotions from these lead to, both sides to move, where both sides have pieces.
    pub(crate) fn lower(self) -> Vec<Forces> {
        let side =
            |men: u8, pieces: u8| (0..=men).flat_map(move |left| (0..=pieces - left).map(move |kings| (left, kings)));
        let mut lower = Vec::new();
        for (own_men, own_kings) in side(self.own_men, self.own()) {
            for (other_men, other_kings) in side(self.other_men, self.other()) {
                let forces = Forces { own_men, own_kings, other_men, other_kings };
                if forces.own() > 0 && forces.other() > 0 && forces != self {
                    lower.extend([forces, forces.swapped()]);
                }
            }
        }
        lower
    }

    /// A number of its own for every table that there can be, below [`Forces::KEYS`].
    pub(crate) const fn key(self) -> usize {
        (self.own_men as usize & 7) << 9
            | (self.own_kings as usize & 7) << 6
            | (self.other_men as usize & 7) << 3
            | (self.other_kings as usize & 7)
    }

    /// One more than the greatest key.
    pub(crate) const KEYS: usize = 1 << 12;

    /// Both sides to move: one of the two for forces that are equal.
    pub(crate) fn pair(self) -> Vec<Forces> {
        if self == self.swapped() { vec![self] } else { vec![self, self.swapped()] }
    }
}

/// Men and kings of the side to move, `v`, men and kings of the other side: `02v10` is two kings against a man.
impl fmt::Display for Forces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}v{}{}", self.own_men, self.own_kings, self.other_men, self.other_kings)
    }
}

/// The text is not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a table, such as 02v10")]
pub struct NoForces;

impl FromStr for Forces {
    type Err = NoForces;

    fn from_str(text: &str) -> Result<Forces, NoForces> {
        let digit = |byte: u8| if (b'0'..=b'7').contains(&byte) { Ok(byte - b'0') } else { Err(NoForces) };
        match *text.as_bytes() {
            [own_men, own_kings, b'v', other_men, other_kings] => Ok(Forces {
                own_men: digit(own_men)?,
                own_kings: digit(own_kings)?,
                other_men: digit(other_men)?,
                other_kings: digit(other_kings)?,
            }),
            _ => Err(NoForces),
        }
    }
}

/// The tables of a game from 2 pieces to `pieces`, in the order in which they can be made: those that a capture or a
/// promotion leads to come first. Of two that differ only in the side to move one is named, for both are made together.
#[must_use]
pub fn plan(game: Game, pieces: u8) -> Vec<Forces> {
    let mut plan: Vec<Forces> = Vec::new();
    for total in 2..=pieces.min(game.most_pieces()) {
        for men in 0..=total {
            plan.extend(of_total(total, men));
        }
    }
    plan
}

/// The forces with so many pieces and men, the stronger side to move if they are not equal.
fn of_total(total: u8, men: u8) -> impl Iterator<Item = Forces> {
    let splits = (1..total).flat_map(move |own| (0..=own.min(men)).map(move |own_men| (own, own_men)));
    splits.filter_map(move |(own, own_men)| {
        let (other, other_men) = (total - own, men - own_men);
        let forces =
            Forces { own_men, own_kings: own - own_men, other_men, other_kings: other.checked_sub(other_men)? };
        let strength = |forces: Forces| (forces.own(), forces.own_kings);
        (strength(forces) >= strength(forces.swapped())).then_some(forces)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_plan_names_every_table_once_and_children_first() {
        let plan = plan(Game::Russian, 5);
        let mut made = BTreeSet::new();
        for forces in plan {
            for forces in forces.pair() {
                assert!(made.insert(forces), "{forces}");
                assert_eq!(forces.to_string().parse(), Ok(forces));
                let promoted =
                    Forces { own_men: forces.own_men.wrapping_sub(1), own_kings: forces.own_kings + 1, ..forces };
                assert!(forces.own_men == 0 || made.contains(&promoted), "{forces}");
            }
        }
        // Every way to share 2 to 5 pieces, of two kinds, among two sides that both have some.
        let count = |n: u32| (1..n).map(|own| (own + 1) * (n - own + 1)).sum::<u32>();
        assert_eq!(made.len() as u32, (2..=5).map(count).sum());
    }

    #[test]
    fn only_the_name_of_a_table_is_one() {
        for text in ["", "02v1", "02-10", "02v18", "02v101", "ab"] {
            assert_eq!(text.parse::<Forces>(), Err(NoForces), "{text}");
        }
    }
}
