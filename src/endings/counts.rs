//! How far the counts of an edition have come, and how many plies they leave.

use golos_rules::draughts::{Bearing, Clause, Position, Since, Whose};
use golos_rules::{BySide, Side};

/// One count, for the clause of the same place in the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Moves that each side has made since it began.
    pub made: BySide<u32>,
    /// Moves that make a draw, in the unit of the clause.
    pub limit: u32,
    /// Whether there is no draw where a win is shown (U-III.5.2, R-6.1.10.4).
    pub if_shown: bool,
}

impl Count {
    /// The counts of these clauses, where nothing has been counted.
    #[must_use]
    pub fn fresh(clauses: &[Clause]) -> Vec<Count> {
        let fresh = |clause: &Clause| Count {
            made: BySide::default(),
            limit: clause.moves,
            if_shown: clause.unless_win || clause.moves == 0,
        };
        clauses.iter().map(fresh).collect()
    }

    /// Sets the moves that have been counted, in the unit of the clause.
    pub fn set(&mut self, moves: u32) {
        self.made = BySide::new(moves, moves);
    }

    /// Plies of the move under way, of which both sides make one, that have been made.
    const fn half(&self, whose: Whose) -> u32 {
        match whose {
            Whose::Both => (self.made.white.saturating_add(self.made.black)) % 2,
            Whose::Stronger => 0,
        }
    }

    /// The moves that are left for `winner`, in the unit of the clause.
    #[must_use]
    pub fn left(&self, whose: Whose, winner: Side) -> u32 {
        let counted = match whose {
            Whose::Stronger => self.made[winner],
            Whose::Both => self.made.white.saturating_add(self.made.black) / 2,
        };
        self.limit.saturating_sub(counted)
    }

    /// The moves of the clause's own unit that are made when something comes with this ply: no more may be left out.
    pub(crate) const fn needs(&self, whose: Whose, plies: u8, is_winners_turn: bool) -> u32 {
        let plies = plies as u32;
        match whose {
            Whose::Stronger if is_winners_turn => plies / 2 + 1,
            Whose::Stronger | Whose::Both => (plies + self.half(whose)).div_ceil(2),
        }
    }

    /// The last ply by which what ends the count must have come.
    pub(crate) fn plies_left(&self, whose: Whose, winner: Side, is_winners_turn: bool) -> u32 {
        let left = self.left(whose, winner).saturating_mul(2);
        match whose {
            Whose::Stronger if is_winners_turn => left.saturating_sub(1),
            Whose::Stronger => left,
            Whose::Both => left.saturating_sub(self.half(whose)),
        }
    }
}

/// The plies that are left until the counts make a draw; [`NO_LIMIT`] if none runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    /// To a capture or a man's move.
    pub man_move: u32,
    /// To a capture or a promotion.
    pub balance: u32,
    /// To the end of the game: counts that depend on the road and go on over captures and promotions.
    pub whole: u32,
    /// Whether a count is among them of which the forces alone do not say that it runs.
    pub is_perhaps: bool,
}

pub(crate) const NO_LIMIT: u32 = u32::MAX;

impl Left {
    /// What the counts leave in a position that `winner` wins. `is_strict`: with every count that can run with these forces,
    /// otherwise with those only that run in any case.
    pub fn of(clauses: &[Clause], counts: &[Count], position: &Position, winner: Side, is_strict: bool) -> Left {
        let mut left = Left { man_move: NO_LIMIT, balance: NO_LIMIT, whole: NO_LIMIT, is_perhaps: false };
        for (clause, count) in clauses.iter().zip(counts).filter(|(_, count)| !count.if_shown) {
            match clause.bearing(clauses, position) {
                Bearing::None => continue,
                Bearing::Perhaps => {
                    left.is_perhaps = true;
                    if !is_strict {
                        continue;
                    }
                }
                Bearing::Sure => {}
            }
            let plies = count.plies_left(clause.whose, winner, winner == position.turn());
            let least = match clause.since {
                Since::KingMoves => &mut left.man_move,
                Since::Balance => &mut left.balance,
                Since::Condition => &mut left.whole,
            };
            *least = plies.min(*least);
        }
        left
    }

    pub fn least(&self) -> u32 {
        self.man_move.min(self.balance).min(self.whole)
    }
}
