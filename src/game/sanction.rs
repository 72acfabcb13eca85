use serde::{Deserialize, Serialize};

use golos_clock::Ms;
use golos_rules::Side;

/// What the arbiter imposes on a player for what he has done (R-5.4.15.1, U-V.17.10, DR-1.4, CH-12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    Remark,
    Warning,
    /// A written one.
    Reprimand,
    /// So much more for the opponent.
    MoreTime(Ms),
    /// So much less for himself.
    LessTime(Ms),
    /// The game is lost; for both, if it is imposed on both.
    Loss,
    /// He is out of the event, and the game is lost.
    Removal,
}

/// The kind of a sanction, as the rules list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SanctionKind {
    Remark,
    Warning,
    Reprimand,
    MoreTime,
    LessTime,
    Loss,
    Removal,
}

impl Sanction {
    /// What kind it is.
    #[must_use]
    pub const fn kind(self) -> SanctionKind {
        match self {
            Sanction::Remark => SanctionKind::Remark,
            Sanction::Warning => SanctionKind::Warning,
            Sanction::Reprimand => SanctionKind::Reprimand,
            Sanction::MoreTime(_) => SanctionKind::MoreTime,
            Sanction::LessTime(_) => SanctionKind::LessTime,
            Sanction::Loss => SanctionKind::Loss,
            Sanction::Removal => SanctionKind::Removal,
        }
    }

    /// Whether the game is over by it.
    #[must_use]
    pub const fn ends(self) -> bool {
        matches!(self, Sanction::Loss | Sanction::Removal)
    }

    /// Whether it only says something: no clock and no result hangs on it.
    #[must_use]
    pub const fn is_word(self) -> bool {
        matches!(self, Sanction::Remark | Sanction::Warning | Sanction::Reprimand)
    }
}

/// A sanction that was imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imposed {
    pub side: Side,
    pub sanction: Sanction,
    /// It was for a violation that had been counted already.
    pub(crate) counted: bool,
}
