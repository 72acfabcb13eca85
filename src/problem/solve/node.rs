//! A position of the search, and how near it is to a proof.

use golos_endings::Board;

/// A position, and whether the attacker is to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Node {
    pub board: Board,
    pub is_attacker: bool,
}

impl Node {
    /// The position after a move.
    pub const fn then(&self, board: Board) -> Node {
        Node { board, is_attacker: !self.is_attacker }
    }

    /// Spreads positions over a table. The same in every run.
    pub fn hash(&self) -> u64 {
        let Board { own_men, own_kings, other_men, other_kings } = self.board;
        let mix = |hash: u64, set: u64| (hash ^ set).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let hash = [own_men, own_kings, other_men, other_kings].into_iter().fold(u64::from(self.is_attacker), mix);
        hash ^ hash >> 32
    }
}

/// How many positions would have to be proved, or refuted, to prove or refute this one, if each cost the same: 0 of one
/// that is proved, or refuted, [`Numbers::NEVER`] of one that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub proof: u32,
    pub refutation: u32,
}

impl Numbers {
    pub const NEVER: u32 = u32::MAX >> 1;
    /// Nothing is known.
    pub const UNKNOWN: Numbers = Numbers { proof: 1, refutation: 1 };
    /// The attacker reaches the goal.
    pub const PROVED: Numbers = Numbers { proof: 0, refutation: Numbers::NEVER };
    /// The attacker does not reach it.
    pub const REFUTED: Numbers = Numbers { proof: Numbers::NEVER, refutation: 0 };

    pub const fn decided(reaches: bool) -> Numbers {
        if reaches { Numbers::PROVED } else { Numbers::REFUTED }
    }

    pub const fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub const fn is_refuted(self) -> bool {
        self.refutation == 0
    }

    /// The numbers as the other side sees them: what it has to prove is what the first has to refute.
    pub const fn turned(self) -> Numbers {
        Numbers { proof: self.refutation, refutation: self.proof }
    }
}
