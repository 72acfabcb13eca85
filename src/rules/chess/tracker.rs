//! Repetition and moves without progress, over the history of a game.

use std::collections::BTreeMap;

use super::position::{Position, RepetitionKey};

/// What the articles on repetition and on moves without a capture or a pawn move count. It holds of positions that no
/// game reaches as well, and can be built anew from any part of a history.
///
/// ```
/// use golos_rules::chess::{Entry, Letters, Position, Tracker};
///
/// let mut position = Position::start();
/// let mut tracker = Tracker::start(&position);
/// for text in "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ') {
///     let mv = position.resolve(&Entry::read(Letters::Latin, text).unwrap()).unwrap();
///     position = position.play(mv).unwrap();
///     tracker.step(&position);
/// }
/// assert_eq!(tracker.occurrences(&position), 3);
/// assert_eq!(tracker.quiet_moves(), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracker {
    /// How often each position has occurred.
    seen: BTreeMap<RepetitionKey, u32>,
    quiet_plies: u32,
}

/// The same position so often may be claimed a draw (CH-9.2.1).
pub const THREEFOLD: u32 = 3;

/// The same position so often is a draw (CH-9.6.1).
pub const FIVEFOLD: u32 = 5;

/// So many moves by each player without a capture or a pawn move may be claimed a draw (CH-9.3).
pub const FIFTY_MOVES: u32 = 50;

/// So many moves by each player without a capture or a pawn move are a draw, unless the last of them mates (CH-9.6.2).
pub const SEVENTY_FIVE_MOVES: u32 = 75;

impl Tracker {
    /// The counts at the start of play from a position; a set-up may bring plies without progress along.
    #[must_use]
    pub fn start(position: &Position) -> Tracker {
        Tracker { seen: BTreeMap::from([(position.key(), 1)]), quiet_plies: position.quiet_plies() }
    }

    /// Counts a position that has come about, lawfully or not.
    pub fn step(&mut self, after: &Position) {
        self.quiet_plies = after.quiet_plies();
        let times = self.seen.entry(after.key()).or_default();
        *times = times.saturating_add(1);
    }

    /// How often a position has occurred by now (CH-9.2.2).
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> u32 {
        self.seen.get(&position.key()).copied().unwrap_or(0)
    }

    /// How often a position that a move is about to bring about will then have occurred (CH-9.2.1.1).
    #[must_use]
    pub fn occurrences_after(&self, after: &Position) -> u32 {
        self.occurrences(after).saturating_add(1)
    }

    /// Plies without a capture or a pawn move.
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// Moves that both players have made without a capture or a pawn move (CH-9.3.2).
    #[must_use]
    pub const fn quiet_moves(&self) -> u32 {
        self.quiet_plies / 2
    }
}
