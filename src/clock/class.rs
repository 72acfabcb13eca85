use serde::{Deserialize, Serialize};

use super::{Control, Ms};

/// The kind of game that a control makes (R-6.1.9, R-7.6, U-V.8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    Classic,
    Rapid,
    Blitz,
}

/// Which controls make a game classic, rapid or blitz: the bounds of one edition on one board.
///
/// The articles name ranges, and between them lie times that none names, as 17 minutes between 15 and 20. A
/// Regulation may set those (R-6.1.9.4) and say what they are; here they belong to the faster class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// From so many minutes on a game is rapid; with less it is blitz.
    pub rapid: u64,
    /// A game of just so many minutes is blitz still (CH-14.1).
    #[serde(default)]
    pub over: bool,
    /// From so many minutes on a game is classic.
    pub classic: u64,
    /// The increments of so many moves count as time (DR-3.6.2); 0: main time only.
    #[serde(default)]
    pub increments: u32,
    /// The article of the bounds.
    pub article: String,
}

impl Classes {
    /// The class of any control.
    #[must_use]
    pub fn of(&self, control: &Control) -> Class {
        let time = control.time_with_increments(self.increments);
        if time >= Ms::from_mins(self.classic) {
            Class::Classic
        } else if time > Ms::from_mins(self.rapid) || time == Ms::from_mins(self.rapid) && !self.over {
            Class::Rapid
        } else {
            Class::Blitz
        }
    }
}
