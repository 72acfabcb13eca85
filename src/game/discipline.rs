use std::fmt;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::RuleSet;
use golos_rules::{Variant, draughts};

/// A discipline of the sport (R-App1): what people call the game. Draughts-64 and Russian draughts are played by the
/// same moves and are two disciplines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Discipline {
    /// The kinds of draughts that are a discipline each.
    Draughts(&'static draughts::Variant),
    /// Micro-matches from drawn openings.
    Draughts64,
    Chess,
    /// Chess from one of 960 arrays.
    Chess960,
    Renju,
}

/// The name of draughts-64 in profiles; the other disciplines have that of their variant.
const DRAUGHTS_64: &str = "Draughts64";

impl Discipline {
    /// Every discipline, the most usual first.
    #[must_use]
    pub fn all() -> Vec<Discipline> {
        let [russian, brazilian, international, giveaway, added @ ..] =
            draughts::Variant::ALL.map(Discipline::Draughts);
        // Many know the numbers in this list by heart: what is added comes last.
        let known = [russian, Discipline::Draughts64, brazilian, international, giveaway];
        let boards = [Discipline::Chess, Discipline::Chess960, Discipline::Renju];
        known.into_iter().chain(boards).chain(added).collect()
    }

    /// The name in files, which is also that of the latest edition of its rules and the end of its keys of texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Discipline::Draughts(laws) => laws.id(),
            Discipline::Draughts64 => "draughts64",
            Discipline::Chess => Variant::Chess.id(),
            Discipline::Chess960 => Variant::Chess960.id(),
            Discipline::Renju => Variant::Renju.id(),
        }
    }

    /// The discipline of a rule set: by its moves; draughts-64 has drawn openings besides.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Discipline {
        // it may be played by the Brazilian moves.
        let by_brazilian_moves = rules.variant == Variant::BRAZILIAN && rules.substitutes.captures_of_100.is_some();
        let has_drawn_openings = rules.variant == Variant::RUSSIAN && rules.openings.drawn.is_some();
        if has_drawn_openings || by_brazilian_moves { Discipline::Draughts64 } else { rules.variant.into() }
    }
}

impl From<Variant> for Discipline {
    fn from(variant: Variant) -> Discipline {
        match variant {
            Variant::Draughts(laws) => Discipline::Draughts(laws),
            Variant::Chess => Discipline::Chess,
            Variant::Chess960 => Discipline::Chess960,
            Variant::Renju => Discipline::Renju,
        }
    }
}

impl<'de> Deserialize<'de> for Discipline {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Discipline, D::Error> {
        deserializer.deserialize_identifier(Name)
    }
}

/// Reads a discipline by its name.
struct Name;

impl Visitor<'_> for Name {
    type Value = Discipline;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a discipline")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Discipline, E> {
        let found = match name {
            DRAUGHTS_64 => Some(Discipline::Draughts64),
            _ => Variant::by_name(name).map(Discipline::from),
        };
        found.ok_or_else(|| E::invalid_value(Unexpected::Str(name), &self))
    }
}
