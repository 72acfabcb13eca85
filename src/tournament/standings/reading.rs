/// Whose readings hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    Russia2022,
    Russia2013,
    Ukraine2026,
    Chess2020,
}

/// How a plus without an opponent counts in coefficients, and games that were not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plus {
    /// As one who has the fewest points of all (R-5.4.10.11a, DR-1.13.11).
    Least,
    /// As one who has the fewest points of those who finished (U-V.12.5a).
    LeastOfFinishers,
    /// The virtual opponent; in the opponents' points what they did not play counts as drawn (CH-38.1).
    Virtual,
    /// The newer rule of the chess federation (C.07 art. 16): a dummy with one's own points. Of the opponents' points only
    /// the byes count as drawn that they asked for and after which they did not wish to play any more. What one did not
    /// wish to play is cut first.
    Dummy,
}

/// How an opponent counts who left a Swiss event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leavers {
    /// As if he had scored, in the rounds that were left, as those did on average who had as many points when he stopped
    /// (R-5.4.10.11b, U-V.12.5b, DR-1.13.11).
    Average,
    /// With the points that he has.
    AsTheyAre,
}

/// What the bare name Solkoff means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solkoff {
    /// The sum of all opponents (R-5.4.8.5).
    Full,
    /// Without the best and the worst (DR-1.13.7).
    Median,
}

/// When the games among those who are level count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direct {
    /// However many are level, and whoever met whom (R-5.4.8.2).
    Among,
    /// Only between two (U-V.12.3.1).
    Two,
    /// Only if all of them met (CH-39.5).
    AllMet,
}

/// Whose points the Solkoff of an opponent is multiplied with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balyakin {
    /// Those of the opponent.
    Opponents,
    /// Those scored against him.
    Scored,
}

/// Which games count as won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wins {
    /// A plus is a win for places (R-5.4.7.2, U-V.11.2a).
    WithPluses,
    /// A win against an opponent, also one who did not come.
    WithForfeits,
}

/// What the texts leave to the regulation, or tell otherwise than others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Readings {
    pub plus: Plus,
    pub leavers: Leavers,
    pub solkoff: Solkoff,
    /// Whether the plain Sonneborn–Berger is the doubled one.
    pub doubled: bool,
    pub direct: Direct,
    pub balyakin: Balyakin,
    pub wins: Wins,
}

impl Edition {
    /// The readings of the edition, with another rule for games that were not played if the regulation names one.
    #[must_use]
    pub fn readings_with(self, unplayed: Option<Plus>) -> Readings {
        let own = self.readings();
        Readings { plus: unplayed.unwrap_or(own.plus), ..own }
    }

    /// The readings of the edition.
    #[must_use]
    pub const fn readings(self) -> Readings {
        let russia = Readings {
            plus: Plus::Least,
            leavers: Leavers::Average,
            solkoff: Solkoff::Full,
            doubled: false,
            direct: Direct::Among,
            balyakin: Balyakin::Opponents,
            wins: Wins::WithPluses,
        };
        match self {
            Edition::Russia2022 => russia,
            Edition::Russia2013 => Readings { solkoff: Solkoff::Median, doubled: true, ..russia },
            Edition::Ukraine2026 => {
                Readings { plus: Plus::LeastOfFinishers, doubled: true, direct: Direct::Two, ..russia }
            }
            Edition::Chess2020 => Readings {
                plus: Plus::Virtual,
                leavers: Leavers::AsTheyAre,
                direct: Direct::AllMet,
                wins: Wins::WithForfeits,
                ..russia
            },
        }
    }
}
