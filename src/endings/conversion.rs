//! How soon a win can be brought to the event that ends a count, while the win is kept.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::capture::successors;
use crate::law::Law;
use crate::shelf::{Files, NoValue, Shelf};
use crate::tables::Values;
use crate::value::{DRAW, is_lost};

/// Positions that are looked at, at most.
const MOST: usize = 150_000;

/// What ends a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A capture or a promotion.
    Balance,
    /// A capture or a move of a man.
    ManMove,
}

impl Event {
    /// Whether the move from `before` is one; `after` is as the side sees it that moved.
    fn is_between(self, before: &Board, after: &Board) -> bool {
        match self {
            Event::Balance => before.forces() != after.forces(),
            Event::ManMove => {
                before.forces() != after.forces()
                    || before.own_men != after.own_men
                    || before.other_men != after.other_men
            }
        }
    }
}

/// A position on the way.
struct Node {
    /// Whether it is the winner's turn.
    is_winner: bool,
    /// Whether a move brings the event about: for the winner one, for the loser every one.
    is_at_event: bool,
    /// The positions after the other moves that keep the win.
    after: Vec<usize>,
    /// The plies to the event.
    plies: Option<u8>,
}

/// The plies to the event with best play of both: the winner, who may make only moves that keep the win, hurries; the loser
/// delays. `board` is a position that is won by one of them. `None` if there are too many positions to tell.
pub(crate) fn plies_to<L: Law, F: Files>(
    shelf: &mut Shelf<F>,
    board: &Board,
    event: Event,
) -> Result<Option<u8>, NoValue> {
    let Some(mut nodes) = reached::<L, F>(shelf, board, event)? else { return Ok(None) };
    for plies in 1..=u8::MAX {
        let settled: Vec<usize> = (0..nodes.len()).filter(|&at| is_settled(&nodes, at, plies)).collect();
        for at in settled {
            nodes[at].plies = Some(plies);
        }
        if let Some(found) = nodes.first().and_then(|node| node.plies) {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// Whether the event comes about in so many plies and not in fewer.
fn is_settled(nodes: &[Node], at: usize, plies: u8) -> bool {
    let node = &nodes[at];
    let is_sooner = |&after: &usize| nodes[after].plies.is_some();
    node.plies.is_none()
        && match (node.is_winner, node.is_at_event) {
            (true, true) => true,
            (true, false) => plies > 1 && node.after.iter().any(is_sooner),
            (false, _) => node.after.iter().all(is_sooner),
        }
}

/// Every position that can be reached before the event, the given one first.
fn reached<L: Law, F: Files>(shelf: &mut Shelf<F>, board: &Board, event: Event) -> Result<Option<Vec<Node>>, NoValue> {
    let (mut numbers, mut boards, mut nodes) = (BTreeMap::from([(*board, 0)]), vec![*board], Vec::new());
    let mut found = Vec::new();
    while let Some(board) = boards.get(nodes.len()).copied() {
        if boards.len() > MOST {
            return Ok(None);
        }
        let is_winner = !is_lost(L::GAME, shelf.code::<L>(&board)?);
        let mut node = Node { is_winner, is_at_event: false, after: Vec::new(), plies: None };
        successors::<L>(&board, &mut found);
        for after in found.drain(..) {
            let keeps = !is_winner || {
                let code = shelf.code::<L>(&after)?;
                code != DRAW && is_lost(L::GAME, code)
            };
            if !keeps {
                continue;
            }
            if event.is_between(&board, &after.flipped::<L>()) {
                node.is_at_event = true;
                continue;
            }
            let number = *numbers.entry(after).or_insert_with(|| {
                boards.push(after);
                boards.len() - 1
            });
            node.after.push(number);
        }
        nodes.push(node);
    }
    Ok(Some(nodes))
}
