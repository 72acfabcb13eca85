//! The systems, and what their texts leave open.

use std::fmt;
use std::str::FromStr;

use super::colour::Ban;

/// How a Swiss event is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// R-5.4.10.4: by lot.
    Lot,
    /// R-5.4.10.5: by individual numbers.
    OwnNumbers,
    /// R-5.4.10.6: by truncated Solkoff.
    TruncatedSolkoff,
    /// R-5.4.10.7: by current Buchholz.
    CurrentBuchholz,
    /// U-V.15.9: by median Solkoff.
    MedianSolkoff,
    /// DR-5.3.15: renju, by rating.
    RenjuRating,
    /// DR-5.3.16: renju, by lot.
    RenjuLot,
    /// C.04.3: the Dutch system of the chess federation.
    Dutch,
}

const NAMES: [(System, &str); 8] = [
    (System::Dutch, "dutch"),
    (System::Lot, "lot"),
    (System::OwnNumbers, "own-numbers"),
    (System::TruncatedSolkoff, "truncated-solkoff"),
    (System::CurrentBuchholz, "current-buchholz"),
    (System::MedianSolkoff, "median-solkoff"),
    (System::RenjuRating, "renju-rating"),
    (System::RenjuLot, "renju-lot"),
];

/// When a banned colour is given all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relief {
    /// Never.
    Never,
    /// Where a pair of the group would be lost otherwise (U-V.15.9.13).
    ForPairs,
    /// In the last round, where a pair of the group would be lost otherwise (DR-5.3.14.2).
    LastRound,
}

/// How the players of one group find each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    /// The first meets the first of the lower half, then the next; then the last of the upper half, then the one before.
    /// Halves are cut again after each pair.
    Halves,
    /// The first meets the last, then the one before.
    Fold,
    /// The first meets the next.
    Next,
    /// The upper half meets the lower in order; where that cannot be, as [`Inside::Halves`], the halves staying.
    FixedHalves,
}

/// Who leaves an odd group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    Last,
    First,
    /// Who rose before, the earliest first, else the first (U-V.15.9.11).
    RisenElseFirst,
    /// Whoever balances the colours that are due in the group, then the largest number (DR-5.3.15.3).
    Balance,
    /// Whoever balances the colours that are due and does not repeat his direction, then by lot (DR-5.3.16.1).
    BalanceAndDirection,
}

/// What makes a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemRow {
    pub ban: Ban,
    pub relief: Relief,
    pub inside: Inside,
    pub leaves: Leaves,
    /// Whether one who comes from another group meets its last first, rather than its first.
    pub meets_last: bool,
    /// Whether groups below half of the points are paired upwards, with everything mirrored.
    pub two_ways: bool,
    /// Whether the group with half of the points is the last of all (DR-5.3.15.2).
    pub middle_last: bool,
}

impl System {
    /// The systems with their names.
    pub fn all() -> impl Iterator<Item = System> {
        NAMES.iter().map(|(system, _)| *system)
    }

    /// The name on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(system, _)| *system == self).map_or("", |(_, name)| name)
    }

    /// How the documents have it. The Dutch system has its own procedure.
    #[must_use]
    pub const fn manner(self) -> SystemRow {
        let russia = SystemRow {
            ban: Ban { run: 4, difference: None },
            relief: Relief::Never,
            inside: Inside::Halves,
            leaves: Leaves::Last,
            meets_last: false,
            two_ways: false,
            middle_last: false,
        };
        let renju = Ban { run: 3, difference: Some(3) };
        match self {
            System::OwnNumbers | System::TruncatedSolkoff | System::Dutch => russia,
            System::Lot => SystemRow { inside: Inside::Next, ..russia },
            System::CurrentBuchholz => {
                SystemRow { inside: Inside::Fold, leaves: Leaves::First, meets_last: true, ..russia }
            }
            System::MedianSolkoff => SystemRow {
                ban: Ban { run: 3, difference: None },
                relief: Relief::ForPairs,
                leaves: Leaves::RisenElseFirst,
                meets_last: true,
                two_ways: true,
                ..russia
            },
            System::RenjuRating => SystemRow {
                ban: renju,
                relief: Relief::LastRound,
                inside: Inside::FixedHalves,
                leaves: Leaves::Balance,
                two_ways: true,
                middle_last: true,
                ..russia
            },
            System::RenjuLot => SystemRow {
                ban: renju,
                relief: Relief::LastRound,
                inside: Inside::Next,
                leaves: Leaves::BalanceAndDirection,
                ..russia
            },
        }
    }
}

/// Not the name of a system.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no system \"{read}\"; there are {}", System::all().map(System::name).collect::<Vec<_>>().join(", "))]
pub struct NoSystem {
    pub read: String,
}

impl FromStr for System {
    type Err = NoSystem;

    fn from_str(text: &str) -> Result<System, NoSystem> {
        let found = NAMES.iter().find(|(_, name)| *name == text);
        found.map(|(system, _)| *system).ok_or_else(|| NoSystem { read: text.to_owned() })
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
