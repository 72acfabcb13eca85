use super::{ByRival, Rival};
use golos_game::Outcome;

/// How a micro-match counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchOutcome {
    Win(Rival),
    Draw,
    BothLost,
}

impl MatchOutcome {
    /// The outcome that was named by the sides of a game in which `white` has White; none for half a point, which is one of
    /// a game.
    #[must_use]
    pub const fn by_side(outcome: Outcome, white: Rival) -> Option<MatchOutcome> {
        match outcome {
            Outcome::Win(side) => Some(MatchOutcome::Win(Rival::having(side, white))),
            Outcome::Draw => Some(MatchOutcome::Draw),
            Outcome::BothLost => Some(MatchOutcome::BothLost),
            Outcome::Half(_) => None,
        }
    }
}

/// Why a micro-match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The sum of the points (R-5.4.6a).
    Points,
    /// Absence, or lateness beyond the limit (R-5.4.4.1c): minus and plus (R-5.4.7.2).
    Absence,
    /// The arbiter's ruling, with his reason (R-5.4.15.1).
    Decision(String),
}

/// The result of a micro-match: what it counts, why, and by which article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    pub outcome: MatchOutcome,
    pub cause: Cause,
    /// Half points of the games, as wins count one.
    pub score: ByRival<u32>,
    pub article: String,
}
