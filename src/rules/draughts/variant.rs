use super::engine::{Engine, Law};
use super::geometry::Geometry;
use std::fmt;
use std::hash::{Hash, Hasher};

/// What a man does that reaches its last rank while it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// It becomes a king at once and goes on as one (R-6.1.5.15).
    InPassing,
    /// It goes on as a man if it can, and becomes a king only where it stops.
    AtRest,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Who has no move when it is his turn has lost.
    Take,
    /// Who has no move when it is his turn has won: he has given all away, or is blocked.
    Give,
}

/// The table of constants in which the variants differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub geometry: &'static Geometry,
    /// Ranks that each side fills at the start.
    pub filled_ranks: u8,
    /// Whether the capture of the greatest number is compulsory.
    pub majority: bool,
    pub promotion: Promotion,
    pub goal: Goal,
}

/// The kinds of draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variety {
    Russian,
    Brazilian,
    International,
    Giveaway,
}

/// One kind of draughts: a row of constants, each with its article, and the generator made for it.
pub struct Variant {
    variety: Variety,
    rules: Rules,
    engine: Engine,
}

/// Russian draughts.
struct Russian;

impl Law for Russian {
    const RULES: Rules = Rules {
        geometry: &Geometry::SQUARES_64,
        filled_ranks: 3,                 // R-6.1.3.1
        majority: false,                 // R-6.1.5.14
        promotion: Promotion::InPassing, // R-6.1.5.15
        goal: Goal::Take,
    };
}

/// Brazilian draughts; draughts-64 where the Regulation takes the capture rules of 100 squares.
struct Brazilian;

impl Law for Brazilian {
    const RULES: Rules = Rules {
        majority: true,               // U-III.3.8.4
        promotion: Promotion::AtRest, // U-III.3.8.2, U-III.3.8.3
        ..Russian::RULES
    };
}

/// Draughts on 100 squares.
struct International;

impl Law for International {
    const RULES: Rules = Rules {
        geometry: &Geometry::SQUARES_100,
        filled_ranks: 4,
        majority: true,
        promotion: Promotion::AtRest,
        goal: Goal::Take,
    };
}

/// Giveaway: the moves of Russian draughts.
struct Giveaway;

impl Law for Giveaway {
    const RULES: Rules = Rules { goal: Goal::Give, ..Russian::RULES };
}

impl Variant {
    /// Russian draughts.
    pub const RUSSIAN: &'static Variant = &Variant::of::<Russian>(Variety::Russian);

    /// Brazilian draughts (U-III.3.8).
    pub const BRAZILIAN: &'static Variant = &Variant::of::<Brazilian>(Variety::Brazilian);

    /// International draughts, on 100 squares (R-VII).
    pub const INTERNATIONAL: &'static Variant = &Variant::of::<International>(Variety::International);

    /// Giveaway (R-VIII).
    pub const GIVEAWAY: &'static Variant = &Variant::of::<Giveaway>(Variety::Giveaway);

    /// Every variant.
    pub const ALL: [&'static Variant; 4] =
        [Variant::RUSSIAN, Variant::BRAZILIAN, Variant::INTERNATIONAL, Variant::GIVEAWAY];

    const fn of<L: Law>(variety: Variety) -> Variant {
        Variant { variety, rules: L::RULES, engine: Engine::of::<L>() }
    }

    /// The variant with this [`id`](Variant::id).
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Variant> {
        Variant::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// The name in files: `russian`, `brazilian`, `international`, `giveaway`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self.variety {
            Variety::Russian => "russian",
            Variety::Brazilian => "brazilian",
            Variety::International => "international",
            Variety::Giveaway => "giveaway",
        }
    }

    /// Which it is of all.
    #[must_use]
    pub const fn variety(&self) -> Variety {
        self.variety
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> &'static Geometry {
        self.rules.geometry
    }

    /// How many pieces each side has at the start.
    #[must_use]
    pub const fn men_per_side(&self) -> u8 {
        self.rules.filled_ranks * self.rules.geometry.width()
    }

    /// Whether the capture of the greatest number is compulsory.
    #[must_use]
    pub const fn majority(&self) -> bool {
        self.rules.majority
    }

    /// What a man does that reaches its last rank while it captures.
    #[must_use]
    pub const fn promotion(&self) -> Promotion {
        self.rules.promotion
    }

    /// What is played for.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.rules.goal
    }

    pub(super) const fn filled_ranks(&self) -> u8 {
        self.rules.filled_ranks
    }

    pub(super) const fn engine(&self) -> &Engine {
        &self.engine
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        self.variety == other.variety
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.variety.hash(state);
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
