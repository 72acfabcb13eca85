//! How many positions of a table are won, lost and drawn.

use crate::value::Value;

/// The positions of a table by result, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub wins: u64,
    pub losses: u64,
    pub draws: u64,
    /// Positions in which a capture is due; they are among the others.
    pub captures: u64,
    /// The plies of the longest win; 0 if there is none.
    pub longest_win: u8,
    /// The plies of the longest loss; 0 if there is none.
    pub longest_loss: u8,
}

impl Totals {
    /// All positions.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    pub(crate) fn add(&mut self, value: Value, is_capture: bool) {
        match value {
            Value::Win(plies) => {
                self.wins += 1;
                self.longest_win = self.longest_win.max(plies);
            }
            Value::Loss(plies) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(plies);
            }
            Value::Draw => self.draws += 1,
        }
        self.captures += u64::from(is_capture);
    }

    /// The totals of both.
    #[must_use]
    pub fn and(self, other: Totals) -> Totals {
        Totals {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            captures: self.captures + other.captures,
            longest_win: self.longest_win.max(other.longest_win),
            longest_loss: self.longest_loss.max(other.longest_loss),
        }
    }
}
