use super::Position;
use crate::BySide;
use crate::draughts::{self, Clause};

/// The counters of the draw clauses of a rule set. Only draughts has clauses; what chess counts stands in its positions.
#[derive(Clone, Debug, PartialEq)]
pub enum Tracker {
    Draughts(draughts::ClauseTracker),
    Nothing,
}

impl Tracker {
    /// The counters at the start of play.
    #[must_use]
    pub fn start(clauses: &[Clause], position: &Position) -> Tracker {
        position
            .draughts()
            .map_or(Tracker::Nothing, |it| Tracker::Draughts(draughts::ClauseTracker::start(clauses, it)))
    }

    /// Counts a move.
    pub fn step(&mut self, clauses: &[Clause], before: &Position, after: &Position) {
        if let (Tracker::Draughts(tracker), Some(before), Some(after)) = (self, before.draughts(), after.draughts()) {
            tracker.step(clauses, before, after);
        }
    }

    /// The moves that each side has made since the count of a clause began; none if it does not run.
    #[must_use]
    pub fn made(&self, index: usize) -> Option<BySide<u32>> {
        let Tracker::Draughts(tracker) = self else { return None };
        tracker.made(index)
    }

    /// How many moves a clause has counted; none if it does not hold.
    #[must_use]
    pub fn counted(&self, clauses: &[Clause], index: usize, position: &Position) -> Option<u32> {
        let Tracker::Draughts(tracker) = self else { return None };
        tracker.counted(clauses, index, position.draughts()?)
    }

    /// Whether a clause has counted up to its limit.
    #[must_use]
    pub fn reached(&self, clauses: &[Clause], index: usize, position: &Position, limit: u32) -> bool {
        let Tracker::Draughts(tracker) = self else { return false };
        position.draughts().is_some_and(|position| tracker.reached(clauses, index, position, limit))
    }
}
