//! Best first: of the positions found, the likeliest to be near a mate are continued first. Each position is examined once,
//! so that a search which comes to its end has examined all of them.

use std::hash::BuildHasher;

use hashbrown::hash_table::Entry;
use hashbrown::{DefaultHashBuilder, HashTable};
use shakmaty::Position as _;

use super::super::moves::Move;
use super::super::position::Position;
use super::estimate::{ESTIMATES, estimates};
use super::picture::is_plainly_barred;
use crate::Side;

/// The result of a search.
pub(super) enum Found {
    Mate(Vec<Move>),
    /// No position that can come is a mate.
    Nothing,
    TooMany,
}

/// A position that was found, and how.
struct Node {
    position: Position,
    parent: Option<(u32, Move)>,
    is_done: bool,
}

/// Positions by one of the estimates: the least first, of equals the newest, so that the search goes deep where an
/// estimate does not tell positions apart.
#[derive(Default)]
struct Order {
    stacks: Vec<Vec<u32>>,
    lowest: usize,
}

impl Order {
    fn push(&mut self, estimate: usize, index: u32) {
        if self.stacks.len() <= estimate {
            self.stacks.resize_with(estimate + 1, Vec::new);
        }
        self.stacks[estimate].push(index);
        self.lowest = self.lowest.min(estimate);
    }

    fn pop(&mut self) -> Option<u32> {
        while let Some(stack) = self.stacks.get_mut(self.lowest) {
            if let Some(index) = stack.pop() {
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}

pub(super) struct MateHunt {
    mater: Side,
    nodes: Vec<Node>,
    /// The positions by their hash. It is only asked, never listed: its order has no effect.
    seen: HashTable<u32>,
    hasher: DefaultHashBuilder,
    /// Near to a mating picture where the king stands, in one of the corners, and near to a change of the pieces.
    orders: [Order; ESTIMATES],
    /// The first that was not yet continued in the order in which they were found, so that short lines are not missed.
    oldest: u32,
    /// Which order is next.
    turn: usize,
    /// The position at which the budget was reached.
    paused: Option<u32>,
}

impl MateHunt {
    pub fn new(position: Position, mater: Side) -> Self {
        let mut search = MateHunt {
            mater,
            nodes: Vec::new(),
            seen: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
            orders: Default::default(),
            oldest: 0,
            turn: 0,
            paused: None,
        };
        search.add(position, None);
        search
    }

    pub fn positions(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }

    /// Searches among at most `budget` positions. After [`Found::TooMany`] it can be continued with a higher budget.
    pub fn run(&mut self, budget: u32) -> Found {
        let more = budget.saturating_sub(self.positions()) as usize;
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        self.seen.reserve(more, |&index| rehash(nodes, hasher, index));
        while let Some(index) = self.paused.take().or_else(|| self.next()) {
            let Some(node) = self.nodes.get(index as usize) else { continue };
            let Some(chess) = node.position.chess().filter(|_| !node.is_done && !self.is_hopeless(node)) else {
                continue;
            };
            let moves = chess.legal_moves();
            if self.nodes.len() + moves.len() > budget as usize {
                self.paused = Some(index);
                return Found::TooMany;
            }
            let (turn, array) = (node.position.turn(), node.position.started_from());
            for mv in moves {
                let mut after = chess.clone();
                after.play_unchecked(mv);
                if turn == self.mater && after.is_checkmate() {
                    return Found::Mate(self.line(index, Move(mv)));
                }
                self.add(Position::of(&after, array), Some((index, Move(mv))));
            }
            if let Some(node) = self.nodes.get_mut(index as usize) {
                node.is_done = true;
            }
        }
        Found::Nothing
    }

    /// Whether a look at the pieces proves that no mate comes from there. Only what cannot be taken back changes what the
    /// pieces can ever do.
    fn is_hopeless(&self, node: &Node) -> bool {
        let is_changed = node.parent.is_some_and(|(_, mv)| mv.is_zeroing());
        is_changed && (node.position.lacks_material(self.mater) || is_plainly_barred(&node.position, self.mater))
    }

    /// From each order in turn.
    fn next(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % (ESTIMATES + 1);
        let chosen = self.orders.get_mut(self.turn).and_then(Order::pop);
        chosen.or_else(|| {
            self.oldest += 1;
            (self.oldest <= self.positions()).then_some(self.oldest - 1)
        })
    }

    fn add(&mut self, position: Position, parent: Option<(u32, Move)>) {
        let index = self.positions();
        let hash = self.hasher.hash_one(position.key());
        let is_same = |&other: &u32| self.nodes.get(other as usize).is_some_and(|node| node.position == position);
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        match self.seen.entry(hash, is_same, |&index| rehash(nodes, hasher, index)) {
            Entry::Occupied(_) => return,
            Entry::Vacant(place) => place.insert(index),
        };
        for (order, estimate) in self.orders.iter_mut().zip(estimates(&position, self.mater)) {
            order.push(usize::try_from(estimate).unwrap_or(0), index);
        }
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

/// The hash of a position that was found.
fn rehash(nodes: &[Node], hasher: &DefaultHashBuilder, index: u32) -> u64 {
    nodes.get(index as usize).map_or(0, |node| hasher.hash_one(node.position.key()))
}
