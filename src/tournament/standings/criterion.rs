use std::fmt;
use std::str::FromStr;

/// What places are made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    Points,
    /// The games among those who are level (R-5.4.8.2, U-V.12.3.1, CH-39.5).
    Direct,
    /// Games won (R-5.4.8.2, U-V.12.3.1, CH-40.3).
    Wins,
    /// Sonneborn–Berger in the edition's form (R-5.4.8.3.1, CH-39.6.1, U-V.12.3.1.2, DR-1.13.5).
    SonnebornBerger,
    /// The same doubled: twice the beaten and once the drawn (R-5.4.8.3.1).
    SonnebornBergerDouble,
    /// Points of the beaten less those of whom he lost to (R-5.4.8.4.1).
    Shmulyan,
    /// Points of all opponents (R-5.4.8.5). In 2013 the name means the median (DR-1.13.7).
    Solkoff,
    /// Without the best and the worst (R-5.4.8.6).
    SolkoffMedian,
    /// Without the worst (R-5.4.8.7).
    SolkoffShort,
    /// Without the worst; if level without the two worst, then three … (R-5.4.8.7, U-V.12.3.2.2, DR-1.13.8).
    SolkoffProgressive,
    /// Without the best and the worst; then without the best and the two worst … (U-V.12.3.2.3).
    SolkoffMedianProgressive,
    /// Points of the beaten (DR-1.13.3).
    Beaten,
    /// The opponents' Solkoff, summed (R-5.4.8.8).
    SolkoffPlus,
    /// Points times the opponents' Solkoff, summed (R-5.4.8.9).
    SolkoffBalyakin,
    /// Twice the beaten, one and a half the drawn, once those whom he lost to (R-5.4.8.10).
    Riga,
    /// Points of all opponents (CH-39.2, DR-1.13.6).
    Buchholz,
    /// Without the worst (CH-39.2.3).
    BuchholzCut1,
    /// Without the two worst (CH-39.2.4).
    BuchholzCut2,
    /// Without the best and the worst (CH-39.2.1).
    BuchholzMedian1,
    /// Without the two best and the two worst (CH-39.2.2).
    BuchholzMedian2,
    /// Points against those with at least half of the points (CH-39.3).
    Koya,
    /// The same, then with the next lower group of points as well, and so on (CH-39.3.1).
    KoyaExtended,
    /// Points against those on the first place, then against those on the next, and so on (R-5.4.8.2, U-V.12.3.1,
    /// U-V.12.3.2, DR-1.13.3).
    Versus,
    /// The points after each round, summed.
    Progress,
    /// Games with Black; what was not played counts as White (CH-39.4).
    Blacks,
    /// The rating of the opponents on average (CH-39.1).
    AverageRating,
    /// The same without the lowest (CH-39.1.1).
    AverageRatingCut1,
    /// The ratings of the opponents, summed (R-5.4.8.2).
    RatingSum,
    /// Points of the matches of a team, 2, 1 or 0 each (R-5.4.9.6, U-V.14.7.1, CH-39.7.1).
    MatchPoints,
    /// Points of a team at all its boards (R-5.4.9.6, U-V.14.7.2, CH-39.7.2).
    BoardPoints,
    /// Points of the other team times the points scored at the boards against it, summed (R-5.4.8.3.2, CH-39.6.2).
    SonnebornBergerTeams,
    /// The same over the matches won, less those lost with the points of the other team (R-5.4.8.4.2).
    ShmulyanTeams,
    /// The places of the players at their boards, summed; the fewer the better (U-V.14.7.2).
    BoardPlaces,
    /// Points at board 1, if level at board 2 … (R-5.4.9.6, U-V.14.7.2).
    Boards,
}

use Criterion as C;

/// How they are named on a command line.
const NAMES: [(Criterion, &str); 34] = [
    (C::Points, "points"),
    (C::Direct, "direct"),
    (C::Wins, "wins"),
    (C::SonnebornBerger, "sb"),
    (C::SonnebornBergerDouble, "sb-double"),
    (C::Shmulyan, "shmulyan"),
    (C::Solkoff, "solkoff"),
    (C::SolkoffMedian, "solkoff-median"),
    (C::SolkoffShort, "solkoff-short"),
    (C::SolkoffProgressive, "solkoff-progressive"),
    (C::SolkoffMedianProgressive, "solkoff-median-progressive"),
    (C::Beaten, "beaten"),
    (C::SolkoffPlus, "solkoff-plus"),
    (C::SolkoffBalyakin, "solkoff-balyakin"),
    (C::Riga, "riga"),
    (C::Buchholz, "buchholz"),
    (C::BuchholzCut1, "buchholz-cut1"),
    (C::BuchholzCut2, "buchholz-cut2"),
    (C::BuchholzMedian1, "buchholz-median1"),
    (C::BuchholzMedian2, "buchholz-median2"),
    (C::Koya, "koya"),
    (C::KoyaExtended, "koya-extended"),
    (C::Versus, "versus"),
    (C::Progress, "progress"),
    (C::Blacks, "blacks"),
    (C::AverageRating, "average-rating"),
    (C::AverageRatingCut1, "average-rating-cut1"),
    (C::RatingSum, "rating-sum"),
    (C::MatchPoints, "team-match-points"),
    (C::BoardPoints, "team-board-points"),
    (C::SonnebornBergerTeams, "sb-teams"),
    (C::ShmulyanTeams, "shmulyan-teams"),
    (C::BoardPlaces, "team-board-places"),
    (C::Boards, "boards"),
];

impl Criterion {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Criterion> {
        NAMES.iter().map(|(criterion, _)| *criterion)
    }

    /// The name on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(criterion, _)| *criterion == self).map_or("", |(_, name)| name)
    }
}

/// Not the name of a criterion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no criterion \"{read}\"; there are {}", Criterion::all().map(Criterion::name).collect::<Vec<_>>().join(", "))]
pub struct NoCriterion {
    pub read: String,
}

impl FromStr for Criterion {
    type Err = NoCriterion;

    fn from_str(text: &str) -> Result<Criterion, NoCriterion> {
        let found = NAMES.iter().find(|(_, name)| *name == text);
        found.map(|(criterion, _)| *criterion).ok_or_else(|| NoCriterion { read: text.to_owned() })
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
