//! What sets the families of games apart in arguments: the forms of text that each is written in.

use golos_rules::{Position, Variant};

/// The games that a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GamesOfForm {
    All,
    Draughts,
    Chess,
    Renju,
}

impl GamesOfForm {
    /// The games of a variant.
    pub fn of(variant: Variant) -> GamesOfForm {
        match variant.start() {
            Position::Draughts(_) => GamesOfForm::Draughts,
            Position::Chess(_) => GamesOfForm::Chess,
            Position::Renju(_) => GamesOfForm::Renju,
        }
    }
}
