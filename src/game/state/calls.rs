use super::State;
use crate::{Actor, Alleged};

/// A call of the arbiter that he has not dealt with yet (R-2.3.3, CH-12.7, U-V.13.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who has called.
    pub by: Actor,
    /// What he was told at once; empty: nothing.
    pub text: String,
    /// What he says was done.
    pub alleged: Option<Alleged>,
}

impl State {
    /// The calls that wait, oldest first: until he rules at this board, or says that he has dealt with them.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The hour by the wall clock at which the clocks are started, while that is to come.
    #[must_use]
    pub fn starts_at(&self) -> Option<&str> {
        self.appointed.as_ref().map(|appointed| appointed.hour.as_str())
    }
}
