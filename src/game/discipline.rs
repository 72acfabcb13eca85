use serde::Deserialize;

use super::RuleSet;
use crate::rules::Variant;

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
}

impl Discipline {
    /// Every discipline, the most usual first.
    pub const ALL: [Discipline; 5] = [
        Discipline::Russian,
        Discipline::Draughts64,
        Discipline::Brazilian,
        Discipline::International,
        Discipline::Giveaway,
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
        }
    }

    /// The discipline of a rule set: by its moves; draughts-64 has drawn openings besides.
    #[must_use]
    pub const fn of(rules: &RuleSet) -> Discipline {
        match rules.variant {
            Variant::Russian if rules.drawn.is_some() => Discipline::Draughts64,
            // it may be played by the Brazilian moves.
            Variant::Brazilian if rules.captures_of_100.is_some() => Discipline::Draughts64,
            Variant::Russian => Discipline::Russian,
            Variant::Brazilian => Discipline::Brazilian,
            Variant::International => Discipline::International,
            Variant::Giveaway => Discipline::Giveaway,
        }
    }

    /// How many squares the board has along an edge.
    #[must_use]
    pub const fn board_size(self) -> u8 {
        match self {
            Discipline::International => 10,
            Discipline::Russian | Discipline::Draughts64 | Discipline::Brazilian | Discipline::Giveaway => 8,
        }
    }
}
