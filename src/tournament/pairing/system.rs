//! The systems, and what their texts leave open.

use std::fmt;
use std::str::FromStr;

use super::colour::Ban;
use crate::standings::{Criterion, Edition};

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

/// The systems with their names on a command line.
pub const NAMES: [(System, &str); 8] = [
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

/// Which way numbers go in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    Ascending,
    /// Ascending in odd rounds, descending in even ones (R-5.4.10.5.3, U-V.15.9.6).
    ByRound,
    /// By a lot that is drawn for each round but the first (R-5.4.10.4, DR-5.3.16.1).
    ByLot,
}

/// What comes between the points and the numbers in the classification before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classified {
    pub criteria: &'static [Criterion],
    /// How the criteria are read.
    pub edition: Edition,
    pub numbers: Numbers,
}

/// What makes a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemRow {
    /// Of the first rounds.
    pub early: Classified,
    /// From the third round on.
    pub late: Classified,
    /// Whether the numbers of the players are drawn by lot before the first round, and not given by rating.
    pub numbers_by_lot: bool,
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
    /// All systems.
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
        let classified = Classified { criteria: &[], edition: Edition::Russia2022, numbers: Numbers::Ascending };
        let by_round = Classified { numbers: Numbers::ByRound, ..classified };
        let by_lot = Classified { numbers: Numbers::ByLot, ..classified };
        let russia = SystemRow {
            early: classified,
            late: classified,
            numbers_by_lot: false,
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
            System::Dutch => russia,
            System::OwnNumbers => SystemRow { early: by_round, late: by_round, ..russia },
            System::TruncatedSolkoff => SystemRow {
                early: by_round,
                late: Classified { criteria: &[Criterion::SolkoffShort], ..classified },
                ..russia
            },
            System::Lot => {
                SystemRow { early: by_lot, late: by_lot, numbers_by_lot: true, inside: Inside::Next, ..russia }
            }
            System::CurrentBuchholz => SystemRow {
                late: Classified { criteria: &[Criterion::Buchholz], ..classified },
                inside: Inside::Fold,
                leaves: Leaves::First,
                meets_last: true,
                ..russia
            },
            System::MedianSolkoff => SystemRow {
                early: Classified { edition: Edition::Ukraine2026, ..by_round },
                late: Classified {
                    criteria: &[Criterion::Solkoff, Criterion::SolkoffMedian],
                    edition: Edition::Ukraine2026,
                    numbers: Numbers::ByRound,
                },
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
                early: by_lot,
                late: by_lot,
                numbers_by_lot: true,
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
