//! Helpmates: both sides play to the same mate, and every solution counts (CH-46.4).

use golos_rules::chess::Move;
use hashbrown::HashMap;
use shakmaty::{Chess, Position as _};

use super::{Budget, MOST_SOLUTIONS, played};

/// Positions that are remembered at most.
const MOST: usize = 1 << 20;

/// The search for helpmates, with its memory.
#[derive(Default)]
pub(super) struct Help {
    /// The plies, up to 127, in which there is no mate from a position, as a set of bits.
    barren: HashMap<Chess, u128>,
}

/// Solutions that are being listed.
struct Solutions {
    line: Vec<Move>,
    lines: Vec<Vec<Move>>,
}

impl Help {
    /// The ways to a mate of the side that is to move after so many plies, [`MOST_SOLUTIONS`] of them at most; `None` if the
    /// search has to end.
    pub fn solutions(&mut self, position: &Chess, plies: u16, budget: &mut Budget<'_>) -> Option<Vec<Vec<Move>>> {
        let mut solutions = Solutions { line: Vec::new(), lines: Vec::new() };
        self.find(position, plies, &mut solutions, budget)?;
        Some(solutions.lines)
    }

    /// Whether there is a mate after so many plies.
    fn find(
        &mut self,
        position: &Chess,
        plies: u16,
        solutions: &mut Solutions,
        budget: &mut Budget<'_>,
    ) -> Option<bool> {
        if plies == 0 {
            let is_mate = position.is_checkmate();
            if is_mate {
                solutions.lines.push(solutions.line.clone());
            }
            return Some(is_mate);
        }
        let bit = 1u128.checked_shl(u32::from(plies)).unwrap_or(0);
        if plies > 1 && self.barren.get(position).is_some_and(|barren| barren & bit != 0) {
            return Some(false);
        }
        budget.count()?;
        let mut found = false;
        for mv in position.legal_moves() {
            let after = played(position, mv);
            if plies == 1 && !after.is_check() {
                continue;
            }
            if solutions.lines.len() >= MOST_SOLUTIONS {
                return Some(true);
            }
            solutions.line.push(mv.into());
            let reaches = self.find(&after, plies - 1, solutions, budget);
            solutions.line.pop();
            found |= reaches?;
        }
        if !found && plies > 1 {
            if self.barren.len() >= MOST {
                self.barren.clear();
            }
            *self.barren.entry(position.clone()).or_default() |= bit;
        }
        Some(found)
    }
}
