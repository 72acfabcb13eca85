use std::fmt;

/// What is counted in a game and makes a draw when it is reached.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// The same position often enough (R-5.4.13.1c, CH-9.2).
    Repetition,
    /// The moves counted aloud in a clearly drawn position (R-6.1.8.7).
    ClearDraw,
    /// Moves without a capture or a pawn move (CH-9.3).
    NoProgress,
    /// A dead position (CH-5.2.2).
    Dead,
    /// An illegal position that was overlooked (CH-13.4.4).
    IllegalPosition,
    /// A clause of the rule set, by its id.
    Clause(String),
}

impl Limit {
    /// What it is called in a report: that of a clause is its id in the rule set.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Limit::Repetition => "repetition",
            Limit::ClearDraw => "clear-draw",
            Limit::NoProgress => "no-progress",
            Limit::Dead => "dead",
            Limit::IllegalPosition => "illegal-position",
            Limit::Clause(id) => id,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the arbiter can let rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dismissed {
    /// A flag that is down.
    Flag,
    /// Lateness, for a good reason.
    Lateness,
    /// A limit that was reached.
    Limit(Limit),
    /// That a player has broken the rules often enough to lose.
    Violations,
}

/// Why a clock was corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockReason {
    /// In the words of a person.
    Stated(String),
    /// The opponent is compensated (CH-7.5.5, CH-9.5.3, CH-19.4).
    Penalty,
    /// The time that passed while both players were absent is halved (R-5.4.1.2c).
    Absence,
    /// The time is carried over from the game before (DR-3.6.4).
    Carried,
    /// An interruption is charged to the clock that had been running.
    Interruption,
    /// The pieces were put back, and the times with them (CH-7.1).
    PutBack,
}

impl ClockReason {
    /// Whether both clocks are set, one after the other.
    #[must_use]
    pub const fn is_of_both(&self) -> bool {
        matches!(self, ClockReason::Absence | ClockReason::Carried | ClockReason::PutBack)
    }
}
