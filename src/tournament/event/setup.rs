use super::team::{Count, Teams};
use crate::crosstable::{Number, Scale};
use crate::pairing::System;
use crate::standings::{Criterion, Edition, Plus, Readings};
use golos_rules::Side;

/// The most rounds of an event.
pub const MOST_ROUNDS: usize = 99;

/// The most games of a micro-match.
pub const MOST_GAMES: u16 = 12;

/// Everything that is fixed before an event is opened. Its journal carries it whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Free of control characters, as all texts here.
    pub name: String,
    /// Where it is held.
    pub place: String,
    /// When it is held, in the words of the regulation.
    pub dates: String,
    pub regulation: Regulation,
    pub officials: Officials,
    /// When the record was opened: RFC 3339, as the wall clock had it.
    pub opened: String,
    /// Name and version of the program that opened it.
    pub program: String,
}

/// What the regulation of an event says of its play (R-3.1, U-V.2, U-V.18.8.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulation {
    /// Whose readings hold where the regulation says nothing else.
    pub edition: Edition,
    pub format: Format,
    /// What is given for what (R-5.4.7, U-V.11.1).
    pub scale: Scale,
    /// By what places are made, first to last (R-5.4.8.12, U-V.12.4, CH-40).
    pub order: Vec<Criterion>,
    /// The colour of the first of a pair in tables, and of odd numbers by lot: Black in renju (DR-5.3.13.3).
    pub lead: Side,
    pub play: GamePlan,
    /// None where everybody plays for himself.
    pub teams: Option<Teams>,
    /// What stands in coefficients for a game that was not played; none: as the edition has it.
    pub unplayed: Option<Plus>,
}

impl Regulation {
    /// How coefficients are read.
    #[must_use]
    pub fn readings(&self) -> Readings {
        self.edition.readings_with(self.unplayed)
    }
}

/// What is played at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlan {
    /// The identifier of the rule set.
    pub rules: String,
    /// The control of the clocks, as on a command line; empty for that of the rule set.
    pub control: String,
    /// How many games make a meeting: one, or a micro-match of two or more (R-5.4.6a).
    pub games: u16,
    /// Whether the openings of a round are drawn when its boards are opened, one for all (R-6.2.2, U-V.9.5.2).
    pub draws: bool,
    /// Whether whoever has moved presses the clock himself, and not the program for him.
    pub by_hand: bool,
}

/// By which system an event is played (R-1.4, U-V.3.1, CH-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everyone meets everyone, so many times: once or twice (R-1.4a).
    RoundRobin { cycles: u16 },
    /// So many rounds (R-1.4b).
    Swiss { system: System, rounds: u16 },
    /// Who loses is out, or plays on for the places behind (R-1.4c).
    Knockout { places: Places },
    /// The first half of the numbers is one team, the second the other: each meets each of the other (R-1.4d).
    Scheveningen,
    /// In each of so many groups everyone meets everyone, so many times (R-1.4d, U-V.3.1.5).
    Groups { groups: u16, cycles: u16 },
    /// Two, who meet so many times with changing colours (U-V.14.9, CH-26).
    Match { games: u16 },
}

/// Which places a knock-out is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// Who loses is out.
    First,
    /// All places are played (the improved system of R-1.4c).
    All,
}

impl Format {
    /// How many players the system takes, the fewest and the most.
    #[must_use]
    pub const fn field(self) -> (Number, Number) {
        match self {
            Format::RoundRobin { .. } => crate::pairing::BERGER,
            Format::Swiss { .. } => (2, 2000),
            Format::Knockout { .. } => (2, 256),
            Format::Scheveningen => (4, 48),
            Format::Groups { groups, .. } => {
                let (fewest, most) = crate::pairing::BERGER;
                (fewest * groups, most * groups)
            }
            Format::Match { .. } => (2, 2),
        }
    }

    /// In how many groups it is played.
    #[must_use]
    pub const fn groups(self) -> u16 {
        match self {
            Format::Groups { groups, .. } => groups,
            Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Knockout { .. }
            | Format::Scheveningen
            | Format::Match { .. } => 1,
        }
    }

    /// By what places of teams are made where the regulation names nothing (R-5.4.9.6, DR-1.14.6, U-V.14.7.2, CH-40.3.2,
    /// CH-40.3.5).
    #[must_use]
    pub fn order_of_teams(self, edition: Edition, count: Count) -> Vec<Criterion> {
        use Criterion as C;
        let (second, all) = (
            match count {
                Count::Boards => C::MatchPoints,
                Count::Matches => C::BoardPoints,
            },
            self.is_round_robin(),
        );
        match edition {
            Edition::Russia2022 => {
                let coefficient = if all { C::SonnebornBergerTeams } else { C::SolkoffShort };
                vec![C::Points, second, C::Direct, C::Wins, coefficient, C::Boards]
            }
            Edition::Russia2013 => {
                let coefficient = if all { C::SonnebornBergerTeams } else { C::SolkoffProgressive };
                vec![C::Points, C::Direct, C::Wins, coefficient]
            }
            Edition::Ukraine2026 => {
                let coefficient = if all { C::SonnebornBergerTeams } else { C::SolkoffProgressive };
                vec![C::Points, C::Direct, second, C::Wins, coefficient, C::BoardPlaces, C::Boards]
            }
            Edition::Chess2020 if all => vec![C::Points, second, C::Direct, C::SonnebornBergerTeams],
            Edition::Chess2020 => {
                vec![C::Points, second, C::Direct, C::BuchholzCut1, C::Buchholz, C::SonnebornBergerTeams]
            }
        }
    }

    /// By what places are made where the regulation names nothing: what the edition lists for such an event, in its order
    /// (R-5.4.8.2, U-V.12.3, DR-1.13, CH-40.3).
    #[must_use]
    pub fn order(self, edition: Edition) -> Vec<Criterion> {
        use Criterion as C;
        let all: &[C] = match (edition, self.is_round_robin()) {
            (Edition::Russia2022, true) => &[C::Points, C::SonnebornBerger, C::Wins, C::Direct, C::Versus],
            (Edition::Russia2022, false) => {
                &[C::Points, C::SolkoffShort, C::SolkoffMedian, C::Wins, C::Direct, C::Versus]
            }
            (Edition::Russia2013, true) => &[C::Points, C::SonnebornBerger, C::Wins, C::Direct, C::Versus],
            (Edition::Russia2013, false) => &[C::Points, C::SolkoffProgressive, C::Wins, C::Direct, C::Versus],
            (Edition::Ukraine2026, true) => &[C::Points, C::Direct, C::SonnebornBerger, C::Wins, C::Versus],
            (Edition::Ukraine2026, false) => {
                &[C::Points, C::Direct, C::SolkoffProgressive, C::SolkoffMedianProgressive, C::Wins, C::Versus]
            }
            (Edition::Chess2020, true) => &[C::Points, C::Direct, C::Wins, C::SonnebornBerger, C::Koya],
            (Edition::Chess2020, false) => {
                &[C::Points, C::Direct, C::Wins, C::Blacks, C::BuchholzCut1, C::Buchholz, C::SonnebornBerger]
            }
        };
        all.to_vec()
    }

    /// Whether everybody who plays is known beforehand in every round: results of one who leaves early do not count
    /// (R-5.4.5.2, U-V.10.1.2, CH-33.1.1).
    #[must_use]
    pub const fn is_round_robin(self) -> bool {
        match self {
            Format::RoundRobin { .. } | Format::Scheveningen | Format::Groups { .. } => true,
            Format::Swiss { .. } | Format::Knockout { .. } | Format::Match { .. } => false,
        }
    }
}

/// Who is responsible, with the category where it is known (R-12.1, U-V.18.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Officials {
    pub chief: String,
    pub secretary: String,
}
