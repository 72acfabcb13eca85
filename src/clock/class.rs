use serde::{Deserialize, Serialize};

use super::{Control, Ms};

/// The kind of game that a control makes (R-6.1.9, U-V.8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    Classic,
    Rapid,
    Blitz,
}

impl Class {
    /// The class of any control, by its main time, increments left aside: classic from 20 minutes, rapid from 7, else
    /// blitz.
    ///
    /// names 20 minutes and more, 7 to 15, and 3 to 5. What lies between them is a proposal of this program: a
    /// Regulation may set other controls (R-6.1.9.4) and say what they are.
    #[must_use]
    pub fn of(control: &Control) -> Class {
        let main_time = control.main_time();
        if main_time >= Ms::from_mins(20) {
            Class::Classic
        } else if main_time >= Ms::from_mins(7) {
            Class::Rapid
        } else {
            Class::Blitz
        }
    }
}
