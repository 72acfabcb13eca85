use super::{Claim, Limit, Scale};
use golos_rules::{EndKind, Side};

/// How a finished game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Side),
    Draw,
    /// Half a point to this side and none to the other, by a ruling (CH-10.2, CH-12.9).
    Half(Side),
    BothLost,
}

impl Outcome {
    /// The same for players who have the other colours.
    #[must_use]
    pub const fn turned(self) -> Outcome {
        match self {
            Outcome::Win(side) => Outcome::Win(side.other()),
            Outcome::Half(side) => Outcome::Half(side.other()),
            Outcome::Draw | Outcome::BothLost => self,
        }
    }

    /// The points of White and Black: `2-0`, `1-1`, `0-2`, `0-0`; in the scale of one `1-0`, `½-½`, `0-1` (CH-10.1).
    #[must_use]
    pub const fn score(self, scale: Scale) -> &'static str {
        match (self, scale) {
            (Outcome::Win(Side::White), Scale::One) => "1-0",
            (Outcome::Win(Side::White), Scale::Two) => "2-0",
            (Outcome::Win(Side::Black), Scale::One) => "0-1",
            (Outcome::Win(Side::Black), Scale::Two) => "0-2",
            (Outcome::Draw, Scale::One) => "½-½",
            (Outcome::Draw, Scale::Two) => "1-1",
            // No rules that count two for a win know it.
            (Outcome::Half(Side::White), _) => "½-0",
            (Outcome::Half(Side::Black), _) => "0-½",
            (Outcome::BothLost, _) => "0-0",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the position on the board.
    Board(EndKind),
    /// The loser resigned.
    Resigned,
    /// The loser's time was over (R-5.4.2.6).
    Time,
    /// Both agreed to a draw (R-5.4.13.1a).
    Agreed,
    /// A limit was reached: a repetition, a draw clause.
    Limit(Limit),
    /// The arbiter has upheld a claim of this kind that names no limit.
    Claimed(Claim),
    /// Both flags were down and the first could not be found (R-5.4.13.1b).
    BothFlags,
    /// The loser's time was over, or he had made illegal moves enough, and the winner cannot mate (CH-6.9, CH-7.5.5).
    CannotMate,
    /// The loser has completed illegal moves enough (CH-7.5.5).
    Penalty,
    /// The loser has broken the rules often enough (R-5.4.15.2, DR-1.16.6, U-V.6.12.1).
    Violations,
    /// Black's foul (R-9.2.4.2).
    Foul,
    /// The loser's sealed move was ambiguous or not legal (CH-18.8).
    WrongSeal,
    /// The opponent cannot win by normal means, or did nothing to (CH-19.5.1).
    NormalMeans,
    /// Not played: the loser was absent, or too late; minus and plus (R-5.4.4.1c, R-5.4.7.2).
    Absence,
    /// The arbiter's ruling, with his reason.
    Decision(String),
}

/// The result of a game: what it counts, why, and by which article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub outcome: Outcome,
    pub ending: Ending,
    pub article: String,
}

impl Verdict {
    /// The result as it is written: by its points, or, of a game that was lost by absence, by `+` for who was there and `−`
    /// for who was not (DR-1.12.2, U-V.9.4.2b).
    #[must_use]
    pub const fn score(&self, scale: Scale) -> &'static str {
        match (&self.ending, self.outcome) {
            (Ending::Absence, Outcome::Win(Side::White)) => "+ −",
            (Ending::Absence, Outcome::Win(Side::Black)) => "− +",
            (Ending::Absence, Outcome::BothLost) => "− −",
            (_, outcome) => outcome.score(scale),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_10_1_a_score_is_written_in_the_scale_of_the_rules() {
        let written = |scale| {
            let outcomes = [Outcome::Win(Side::White), Outcome::Draw, Outcome::Win(Side::Black), Outcome::BothLost];
            outcomes.map(|outcome| outcome.score(scale))
        };
        assert_eq!(written(Scale::One), ["1-0", "½-½", "0-1", "0-0"]);
        assert_eq!(written(Scale::Two), ["2-0", "1-1", "0-2", "0-0"]);
        assert_eq!(Side::BOTH.map(|side| Outcome::Half(side).score(Scale::One)), ["½-0", "0-½"]);
    }

    #[test]
    fn dr_1_12_2_what_was_lost_by_absence_has_signs_and_no_points() {
        let of = |outcome, ending| Verdict { outcome, ending, article: String::new() }.score(Scale::Two);
        let lost = [Outcome::Win(Side::White), Outcome::Win(Side::Black), Outcome::BothLost];
        assert_eq!(lost.map(|outcome| of(outcome, Ending::Absence)), ["+ −", "− +", "− −"]);
        assert_eq!(lost.map(|outcome| of(outcome, Ending::Time)), ["2-0", "0-2", "0-0"]);
    }
}
