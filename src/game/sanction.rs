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
    /// So many half points more for the opponent, with the result (CH-12.9.4).
    MorePoints(u8),
    /// So many half points fewer for himself, with the result (CH-12.9.5).
    FewerPoints(u8),
    /// The game is lost; for both, if it is imposed on both.
    Loss,
    /// So much money, which was announced beforehand (CH-12.9.7).
    Fine(u32),
    /// He misses so many rounds (CH-12.9.8).
    Rounds(u8),
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
    MorePoints,
    FewerPoints,
    Loss,
    Fine,
    Rounds,
    Removal,
}

impl SanctionKind {
    /// Whether a time, points or another number belongs to it.
    #[must_use]
    pub const fn takes_a_number(self) -> bool {
        match self {
            SanctionKind::MoreTime
            | SanctionKind::LessTime
            | SanctionKind::MorePoints
            | SanctionKind::FewerPoints
            | SanctionKind::Fine
            | SanctionKind::Rounds => true,
            SanctionKind::Remark
            | SanctionKind::Warning
            | SanctionKind::Reprimand
            | SanctionKind::Loss
            | SanctionKind::Removal => false,
        }
    }
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
            Sanction::MorePoints(_) => SanctionKind::MorePoints,
            Sanction::FewerPoints(_) => SanctionKind::FewerPoints,
            Sanction::Loss => SanctionKind::Loss,
            Sanction::Fine(_) => SanctionKind::Fine,
            Sanction::Rounds(_) => SanctionKind::Rounds,
            Sanction::Removal => SanctionKind::Removal,
        }
    }

    /// Whether the game is over by it.
    #[must_use]
    pub const fn ends(self) -> bool {
        matches!(self, Sanction::Loss | Sanction::Removal)
    }

    /// Whether it changes the clocks of the game.
    #[must_use]
    pub const fn is_of_time(self) -> bool {
        matches!(self, Sanction::MoreTime(_) | Sanction::LessTime(_))
    }

    /// Whether it is for the arbiter to give with the result.
    #[must_use]
    pub const fn is_of_points(self) -> bool {
        matches!(self, Sanction::MorePoints(_) | Sanction::FewerPoints(_))
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
