//! The balance that the author's final has, as a goal: where no win is proved, other ways are measured by it.

use std::collections::BTreeMap;

use golos_endings::{Board, Forces};

use super::node::Node;
use super::search::Search;

/// What a king is worth in men.
const KING: i32 = 3;

/// Plies by which captures that are due are followed beyond the depth.
const BEYOND: u16 = 8;

/// Positions that are remembered at most.
const MOST: usize = 1 << 20;

/// The men of the side to move less those of the other one, a king as three.
pub(crate) fn balance(board: &Board) -> i32 {
    let Forces { own_men, own_kings, other_men, other_kings, .. } = board.forces();
    let worth = |men: u8, kings: u8| i32::from(men) + KING * i32::from(kings);
    worth(own_men, own_kings) - worth(other_men, other_kings)
}

/// A search for a balance of the attacker, with its memory.
pub(crate) struct Measured {
    target: i32,
    /// Of each position the plies in which it is reached, and those in which it is not.
    known: BTreeMap<Node, (Option<u16>, Option<u16>)>,
}

impl Measured {
    pub fn new(target: i32) -> Measured {
        Measured { target, known: BTreeMap::new() }
    }

    /// Whether within so many plies the attacker gets, against every defence, a position in which the other side is to move,
    /// need not capture, and has at most that balance; or one that is won. `None` if the search has to end.
    pub fn reaches(&mut self, search: &mut Search<'_>, node: &Node, plies: u16) -> Option<bool> {
        self.look(search, node, plies, BEYOND)
    }

    fn look(&mut self, search: &mut Search<'_>, node: &Node, plies: u16, beyond: u16) -> Option<bool> {
        if let Some((reaches, _)) = search.known(node) {
            return Some(reaches);
        }
        if beyond == BEYOND
            && let Some((within, not_in)) = self.known.get(node)
        {
            if within.is_some_and(|within| within <= plies) {
                return Some(true);
            }
            if not_in.is_some_and(|not_in| plies <= not_in) {
                return Some(false);
            }
        }
        if search.is_over() {
            return None;
        }
        let boards = search.boards(node);
        let found = self.decide(search, node, &boards, plies, beyond);
        search.give_back(boards);
        let found = found?;
        // Beyond the depth a position is looked at less far.
        if beyond < BEYOND {
            return Some(found);
        }
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let entry = self.known.entry(*node).or_default();
        if found {
            entry.0 = Some(entry.0.map_or(plies, |before| before.min(plies)));
        } else {
            entry.1 = Some(entry.1.map_or(plies, |before| before.max(plies)));
        }
        Some(found)
    }

    fn decide(
        &mut self,
        search: &mut Search<'_>,
        node: &Node,
        boards: &[Board],
        plies: u16,
        beyond: u16,
    ) -> Option<bool> {
        let Some(first) = boards.first() else {
            return Some(search.goal.is_reached(search.game, &node.board, node.is_attacker));
        };
        // A capture leaves fewer pieces of the side that was not to move, which is to move then.
        let is_quiet = first.forces().own() == node.board.forces().other();
        if is_quiet && !node.is_attacker && -balance(&node.board) >= self.target {
            return Some(true);
        }
        let (plies, beyond) = match (plies, is_quiet) {
            (0, true) => return Some(false),
            (0, false) if beyond == 0 => return Some(false),
            (0, false) => (0, beyond - 1),
            (plies, _) => (plies - 1, beyond),
        };
        for board in boards {
            if self.look(search, &node.then(*board), plies, beyond)? == node.is_attacker {
                return Some(node.is_attacker);
            }
        }
        Some(!node.is_attacker)
    }
}
