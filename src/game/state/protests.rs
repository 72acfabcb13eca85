//! What was handed in against decisions, and what its time is reckoned from.

use crate::{Contested, Protest};
use golos_clock::Ms;

/// Protests and appeals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Protests {
    /// Oldest first.
    pub filed: Vec<Protest>,
    /// The decisions of the arbiter, in the order in which they were made.
    pub decisions: Vec<Contested>,
    /// Whether the players have ended the game themselves: what somebody else decided before is contested first.
    pub by_players: bool,
    /// The one that was upheld since the game had its result, by its index.
    pub upheld: Option<usize>,
    /// When the game had its result, by the wall clock since the record was opened.
    pub ended: Option<Ms>,
    /// So much passed by the wall clock while the record stood still.
    pub gaps: Ms,
}

impl Protests {
    /// The players change colours: what somebody has handed in stays his.
    pub fn exchange(&mut self) {
        self.filed.iter_mut().for_each(|protest| protest.side = protest.side.other());
    }
}
