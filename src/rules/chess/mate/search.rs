//! Best first: of the positions found, the likeliest to be near a mate are gone on from. Each position is looked at once,
//! so that a search which comes to its end has seen all of them.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, VecDeque};

use super::super::moves::Move;
use super::super::position::{Position, RepetitionKey};
use super::estimate::{ESTIMATES, estimates};
use crate::Side;

/// What a search came to.
pub(super) enum Found {
    Mate(Vec<Move>),
    /// There is no mate in any position that can come.
    Nothing,
    TooMany,
}

/// A position that was found, and how.
struct Node {
    position: Position,
    parent: Option<(u32, Move)>,
    is_done: bool,
}

/// Positions in the order in which one of the estimates would go on from them: the least comes first, of equals the newest,
/// which goes deep where an estimate does not tell positions apart.
type Order = BinaryHeap<(Reverse<i32>, u32)>;

pub(super) struct MateHunt {
    mater: Side,
    budget: u32,
    nodes: Vec<Node>,
    seen: BTreeSet<RepetitionKey>,
    /// Near to a mating picture where the king stands, in one of the corners, and near to a change of the pieces.
    orders: [Order; ESTIMATES],
    /// In the order in which they were found, so that short lines are not missed.
    oldest: VecDeque<u32>,
    /// Whose turn it is of the orders.
    turn: usize,
}

impl MateHunt {
    pub fn new(position: Position, mater: Side, budget: u32) -> Self {
        let (orders, oldest) = (Default::default(), VecDeque::new());
        let (nodes, seen) = (Vec::new(), BTreeSet::new());
        let mut search = MateHunt { mater, budget, nodes, seen, orders, oldest, turn: 0 };
        search.add(position, None);
        search
    }

    pub fn positions(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }

    pub fn run(&mut self) -> Found {
        while let Some(index) = self.next() {
            let Some(node) = self.nodes.get_mut(index as usize) else { break };
            if std::mem::replace(&mut node.is_done, true) {
                continue;
            }
            let position = node.position;
            for mv in position.legal_moves() {
                let after = position.after(mv);
                if after.turn() != self.mater && after.is_check() && !after.has_move() {
                    return Found::Mate(self.line(index, mv));
                }
                if self.positions() >= self.budget {
                    return Found::TooMany;
                }
                // Only what cannot be taken back changes what the pieces can ever do.
                if !(mv.is_zeroing() && after.cannot_mate(self.mater).is_some()) {
                    self.add(after, Some((index, mv)));
                }
            }
        }
        Found::Nothing
    }

    /// By turns from each order.
    fn next(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % (ESTIMATES + 1);
        let chosen = self.orders.get_mut(self.turn).and_then(BinaryHeap::pop);
        chosen.map(|(_, index)| index).or_else(|| self.oldest.pop_front())
    }

    fn add(&mut self, position: Position, parent: Option<(u32, Move)>) {
        if !self.seen.insert(position.key()) {
            return;
        }
        let index = self.positions();
        for (order, estimate) in self.orders.iter_mut().zip(estimates(&position, self.mater)) {
            order.push((Reverse(estimate), index));
        }
        self.oldest.push_back(index);
        self.nodes.push(Node { position, parent, is_done: false });
    }

    /// The moves from the root to a position, and the one that mates.
    fn line(&self, index: u32, last: Move) -> Vec<Move> {
        let parent = |&(index, _): &(u32, Move)| self.nodes.get(index as usize)?.parent;
        let mut line: Vec<Move> = std::iter::successors(Some((index, last)), parent).map(|(_, mv)| mv).collect();
        line.reverse();
        line
    }
}
