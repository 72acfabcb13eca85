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

/// The table of constants in which the variants differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub geometry: &'static Geometry,
    /// Ranks that each side fills at the start.
    pub filled_ranks: u8,
    /// Whether the capture of the greatest number is compulsory.
    pub majority: bool,
    pub promotion: Promotion,
}

/// One kind of draughts: a row of constants, each with its article, and the generator made for it.
pub struct Variant {
    id: &'static str,
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
    };
}

impl Variant {
    /// Russian draughts.
    pub const RUSSIAN: &'static Variant = &Variant::of::<Russian>("russian");

    /// Every variant.
    pub const ALL: [&'static Variant; 1] = [Variant::RUSSIAN];

    pub(super) const fn of<L: Law>(id: &'static str) -> Variant {
        Variant { id, rules: L::RULES, engine: Engine::of::<L>() }
    }

    /// The variant with this [`id`](Variant::id).
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Variant> {
        Variant::ALL.into_iter().find(|variant| variant.id == id)
    }

    /// The name in files: `russian`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
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

    pub(super) const fn filled_ranks(&self) -> u8 {
        self.rules.filled_ranks
    }

    pub(super) const fn engine(&self) -> &Engine {
        &self.engine
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        self.id == other.id
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
