//! A pairing, and why it is as it is.

use super::colour::ColourReason;
use crate::crosstable::{Number, Points};
use golos_rules::Side;

/// The most players of a round, so that memory stays bounded.
pub const MOST_PLAYERS: usize = 2000;

/// The pairs of a round by board, and the odd one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    pub pairs: Vec<Pair>,
    /// Who gets the plus, with those who were before him and could not get it.
    pub odd: Option<PairingBye>,
}

/// One pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub white: Number,
    pub black: Number,
    pub why: PairReason,
    pub colours: ColourReason,
}

/// The odd one of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingBye {
    pub number: Number,
    pub passed: Vec<(Number, SkippedForBye)>,
}

/// How a pair came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    pub place: Where,
    /// Those whom the one who chose would have met first, and why it came to nothing.
    pub passed: Vec<(Number, SkippedForBye)>,
}

/// Where a pair was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// Both in one group with so many points.
    Group(Points),
    /// The floater came from a group with so many points into this one.
    Floated { floater: Number, from: Points, to: Points },
    /// What was left of the upper half and of the lower (U-V.15.9.10).
    Seam,
}

/// Why somebody was not met, or not the odd one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedForBye {
    /// They have met, or may not meet.
    Met,
    /// No colours would be allowed.
    Colours,
    /// The others could not all be paired.
    Rest,
    /// He had a win without play.
    Plus,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    #[error("nobody is left to be paired in round {0}")]
    Nobody(usize),
    #[error(
        "round {0} cannot be paired: whoever is tried, somebody would meet the same opponent again, have a plus twice or a colour that the rules forbid; the chief arbiter decides"
    )]
    Impossible(usize),
    #[error("the lot for the colour of the first board is not known; name it, white or black")]
    NoLot,
    #[error("{0} players are too many to be paired; up to {MOST_PLAYERS}")]
    TooMany(usize),
    #[error("the points of round {0} are too many kinds to be weighed")]
    TooWide(usize),
}

impl Pairing {
    /// Opponent and colour of a player.
    #[must_use]
    pub fn of(&self, number: Number) -> Option<(Number, Side)> {
        self.pairs.iter().find_map(|pair| match number {
            _ if pair.white == number => Some((pair.black, Side::White)),
            _ if pair.black == number => Some((pair.white, Side::Black)),
            _ => None,
        })
    }
}
