//! What sets the families of games apart in arguments: the forms of text that each is written in.

use golos_rules::{Position, Variant};

/// The games that a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Games {
    All,
    Draughts,
    Chess,
    Renju,
}

impl Games {
    /// The games of a variant.
    pub fn of(variant: Variant) -> Games {
        match variant.start() {
            Position::Draughts(_) => Games::Draughts,
            Position::Chess(_) => Games::Chess,
            Position::Renju(_) => Games::Renju,
        }
    }
}
