//! What the hands do of the move that is being made.

use golos_rules::{Handling, Place};

/// What was done by hand of the move that is being made, as far as it was said step by step.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Handled {
    /// What its maker has touched, in this order.
    pub touched: Vec<Place>,
    /// What was done to the pieces.
    pub steps: Vec<Handling>,
    /// The move that was announced aloud, in full notation as it stands in files.
    pub announced: Option<String>,
    /// The move was made without being announced in the same breath.
    pub released: bool,
    /// The move is written on the sheet.
    pub written: bool,
}

impl Handled {
    /// Nothing was done yet.
    pub const fn none() -> Handled {
        Handled { touched: Vec::new(), steps: Vec::new(), announced: None, released: false, written: false }
    }
}
