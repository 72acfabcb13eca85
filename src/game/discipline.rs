use serde::Deserialize;

use super::RuleSet;
use golos_rules::Variant;

/// A discipline of the sport (R-App1): what people call the game. Draughts-64 and Russian draughts are played by the
/// same moves and are two disciplines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Discipline {
    Russian,
    /// Micro-matches from drawn openings.
    Draughts64,
    Brazilian,
    International,
    Giveaway,
    Chess,
    /// Chess from one of 960 arrays.
    Chess960,
    Renju,
}

impl Discipline {
    /// Every discipline, the most usual first.
    pub const ALL: [Discipline; 8] = [
        Discipline::Russian,
        Discipline::Draughts64,
        Discipline::Brazilian,
        Discipline::International,
        Discipline::Giveaway,
        Discipline::Chess,
        Discipline::Chess960,
        Discipline::Renju,
    ];

    /// The name in files, which is also that of the latest edition of its rules.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Discipline::Russian => "russian",
            Discipline::Draughts64 => "draughts64",
            Discipline::Brazilian => "brazilian",
            Discipline::International => "international",
            Discipline::Giveaway => "giveaway",
            Discipline::Chess => "chess",
            Discipline::Chess960 => "chess960",
            Discipline::Renju => "renju",
        }
    }

    /// The discipline of a rule set: by its moves; draughts-64 has drawn openings besides.
    #[must_use]
    pub const fn of(rules: &RuleSet) -> Discipline {
        match rules.variant {
            Variant::Russian if rules.openings.drawn.is_some() => Discipline::Draughts64,
            // it may be played by the Brazilian moves.
            Variant::Brazilian if rules.substitutes.captures_of_100.is_some() => Discipline::Draughts64,
            Variant::Russian => Discipline::Russian,
            Variant::Brazilian => Discipline::Brazilian,
            Variant::International => Discipline::International,
            Variant::Giveaway => Discipline::Giveaway,
            Variant::Chess => Discipline::Chess,
            Variant::Chess960 => Discipline::Chess960,
            Variant::Renju => Discipline::Renju,
        }
    }
}
