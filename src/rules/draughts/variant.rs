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

/// Which of several captures are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Majority {
    /// Any (R-6.1.5.14).
    Free,
    /// Those of the greatest number.
    Number,
    /// Those of the greatest value, a king counting for more than one man and less than two; of equal ones those by a king.
    Value,
}

impl Majority {
    /// What pieces are worth, of which so many are kings: any number between one man and two decides alike.
    pub(super) const fn value(pieces: u32, kings: u32) -> u32 {
        100 * pieces + 99 * kings
    }
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
    pub majority: Majority,
    pub promotion: Promotion,
    pub goal: Goal,
    /// How many moves without capture a side that has men may make in a row with the same king.
    pub king_moves: Option<u8>,
}

/// One kind of draughts: a row of constants, each with its article, and the generator made for it. All that the program
/// knows of a variant is here: to add one is to add a `Law` and a row.
pub struct Variant {
    names: VariantNames,
    rules: Rules,
    engine: Engine,
}

/// How a variant is named in texts that programs read.
struct VariantNames {
    /// In file names and tags: `russian`.
    id: &'static str,
    /// In rule sets and journals: `Russian`.
    name: &'static str,
    /// The full `GameType` of PDN: number, who begins, width and height of the board, notation and the corner of its first
    /// square, whether the left corner is a light one. `None` if the variant has no number.
    game_type: Option<&'static str>,
}

/// Russian draughts.
struct Russian;

impl Law for Russian {
    const RULES: Rules = Rules {
        geometry: &Geometry::SQUARES_64,
        filled_ranks: 3,                 // R-6.1.3.1
        majority: Majority::Free,        // R-6.1.5.14
        promotion: Promotion::InPassing, // R-6.1.5.15
        goal: Goal::Take,
        king_moves: None,
    };
}

/// Brazilian draughts; draughts-64 where the Regulation takes the capture rules of 100 squares.
struct Brazilian;

impl Law for Brazilian {
    const RULES: Rules = Rules {
        majority: Majority::Number,   // U-III.3.8.4
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
        majority: Majority::Number,
        promotion: Promotion::AtRest,
        goal: Goal::Take,
        king_moves: None,
    };
}

/// Frisian draughts: on 100 squares, with captures along ranks and files as well.
struct Frisian;

impl Law for Frisian {
    const RULES: Rules = Rules {
        geometry: &Geometry::STRAIGHT_100,
        majority: Majority::Value,
        king_moves: Some(3),
        ..International::RULES
    };
}

/// Giveaway: the moves of Russian draughts.
struct Giveaway;

impl Law for Giveaway {
    const RULES: Rules = Rules { goal: Goal::Give, ..Russian::RULES };
}

impl Variant {
    /// Russian draughts.
    pub const RUSSIAN: &'static Variant =
        &Variant::of::<Russian>(VariantNames { id: "russian", name: "Russian", game_type: Some("25,W,8,8,A0,0") });

    /// Brazilian draughts (U-III.3.8).
    pub const BRAZILIAN: &'static Variant = &Variant::of::<Brazilian>(VariantNames {
        id: "brazilian",
        name: "Brazilian",
        game_type: Some("26,W,8,8,A0,0"),
    });

    /// International draughts, on 100 squares (R-VII).
    pub const INTERNATIONAL: &'static Variant = &Variant::of::<International>(VariantNames {
        id: "international",
        name: "International",
        game_type: Some("20,W,10,10,N2,0"),
    });

    /// Giveaway (R-VIII).
    pub const GIVEAWAY: &'static Variant =
        &Variant::of::<Giveaway>(VariantNames { id: "giveaway", name: "Giveaway", game_type: None });

    /// Frisian draughts.
    pub const FRISIAN: &'static Variant =
        &Variant::of::<Frisian>(VariantNames { id: "frisian", name: "Frisian", game_type: Some("40,W,10,10,N2,0") });

    /// Every variant, the most usual first.
    pub const ALL: [&'static Variant; 5] =
        [Variant::RUSSIAN, Variant::BRAZILIAN, Variant::INTERNATIONAL, Variant::GIVEAWAY, Variant::FRISIAN];

    const fn of<L: Law>(names: VariantNames) -> Variant {
        Variant { names, rules: L::RULES, engine: Engine::of::<L>() }
    }

    /// The variant with this [`id`](Variant::id).
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Variant> {
        Variant::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// The variant with this [`name`](Variant::name).
    #[must_use]
    pub fn by_name(name: &str) -> Option<&'static Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// The name in files and tags: `russian`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.names.id
    }

    /// The name in rule sets and journals: `Russian`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.names.name
    }

    /// The full form of the tag `GameType` of PDN; `None` if the variant has no number there.
    #[must_use]
    pub const fn game_type(&self) -> Option<&'static str> {
        self.names.game_type
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

    /// Which of several captures are legal.
    #[must_use]
    pub const fn majority(&self) -> Majority {
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

    /// How many moves without capture a side that has men may make in a row with the same king; `None`: any number.
    #[must_use]
    pub const fn king_moves(&self) -> Option<u8> {
        self.rules.king_moves
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
        self.id() == other.id()
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
