//! The search to a depth: whether the attacker reaches the goal in so many plies.

use std::collections::BTreeMap;

use super::node::Node;
use super::search::Search;

/// Between which plies the goal is reached.
#[derive(Clone, Copy, Debug, Default)]
struct Bounds {
    /// Not in these, nor in fewer.
    not_in: Option<u16>,
    within: Option<u16>,
}

/// A search to a depth with its memory.
#[derive(Default)]
pub(crate) struct Bounded {
    known: BTreeMap<Node, Bounds>,
}

/// Positions that it remembers at most.
const MOST: usize = 1 << 20;

impl Bounded {
    /// The greatest depth, of at most `most` plies, within which the goal is not reached for certain; and in how many plies
    /// it is, if that was found. It looks at no more positions than the search may.
    pub fn deepen(&mut self, search: &mut Search<'_>, node: &Node, most: u16) -> (u16, Option<u16>) {
        let mut depth = 0;
        for plies in 1..=most {
            match self.reaches(search, node, plies) {
                Some(true) => return (depth, Some(plies)),
                Some(false) => depth = plies,
                None => break,
            }
        }
        (depth, None)
    }

    /// Whether the attacker reaches the goal in so many plies; `None` if the search has to pause.
    fn reaches(&mut self, search: &mut Search<'_>, node: &Node, plies: u16) -> Option<bool> {
        if let Some((reaches, needed)) = search.known(node) {
            return Some(reaches && needed <= plies);
        }
        if let Some(bounds) = self.known.get(node) {
            if bounds.within.is_some_and(|within| within <= plies) {
                return Some(true);
            }
            if bounds.not_in.is_some_and(|not_in| plies <= not_in) {
                return Some(false);
            }
        }
        if search.is_over() {
            return None;
        }
        let boards = search.boards(node);
        let found = if boards.is_empty() {
            Some(search.goal.is_reached(search.game, &node.board, node.is_attacker))
        } else if plies == 0 {
            Some(false)
        } else {
            self.any(search, node, &boards, plies)
        };
        search.give_back(boards);
        self.learn(node, plies, found?);
        found
    }

    /// The attacker needs one move, the defender has all.
    fn any(
        &mut self,
        search: &mut Search<'_>,
        node: &Node,
        boards: &[golos_endings::Board],
        plies: u16,
    ) -> Option<bool> {
        for board in boards {
            if self.reaches(search, &node.then(*board), plies - 1)? == node.is_attacker {
                return Some(node.is_attacker);
            }
        }
        Some(!node.is_attacker)
    }

    fn learn(&mut self, node: &Node, plies: u16, found: bool) {
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let bounds = self.known.entry(*node).or_default();
        if found {
            bounds.within = Some(bounds.within.map_or(plies, |within| within.min(plies)));
        } else {
            bounds.not_in = Some(bounds.not_in.map_or(plies, |not_in| not_in.max(plies)));
        }
    }
}
