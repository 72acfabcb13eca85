//! How soon a win can be brought to the event that ends a count, while the win is kept.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::capture::successors;
use crate::law::Law;
use crate::shelf::{Files, NoValue, Shelf};
use crate::tables::Values;
use crate::value::{DRAW, is_lost};

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
    pub fn is_between(self, before: &Board, after: &Board) -> bool {
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
    board: Board,
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
/// delays. `board` is a position that is won by one of them. `None` if there are more positions than `most` to look at.
pub(crate) fn plies_to<L: Law, F: Files>(
    shelf: &mut Shelf<F>,
    board: &Board,
    event: Event,
    most: usize,
) -> Result<Option<u8>, NoValue> {
    let ways = ways_to::<L, F>(shelf, board, event, most)?;
    Ok(ways.and_then(|ways| ways.into_iter().find_map(|(found, plies)| (found == *board).then_some(plies))))
}

/// The same of every position that can be reached before the event.
pub(crate) fn ways_to<L: Law, F: Files>(
    shelf: &mut Shelf<F>,
    board: &Board,
    event: Event,
    most: usize,
) -> Result<Option<Vec<(Board, u8)>>, NoValue> {
    let Some(mut nodes) = reached::<L, F>(shelf, board, event, most)? else { return Ok(None) };
    let mut open: Vec<usize> = (0..nodes.len()).collect();
    for plies in 1..=u8::MAX {
        let settled: Vec<usize> = open.iter().copied().filter(|&at| is_settled(&nodes, at, plies)).collect();
        if settled.is_empty() && plies > 1 {
            break;
        }
        for at in settled {
            nodes[at].plies = Some(plies);
        }
        open.retain(|&at| nodes[at].plies.is_none());
    }
    Ok(Some(nodes.into_iter().filter_map(|node| Some((node.board, node.plies?))).collect()))
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
fn reached<L: Law, F: Files>(
    shelf: &mut Shelf<F>,
    board: &Board,
    event: Event,
    most: usize,
) -> Result<Option<Vec<Node>>, NoValue> {
    let (mut numbers, mut boards, mut nodes) = (BTreeMap::from([(*board, 0)]), vec![*board], Vec::new());
    let mut found = Vec::new();
    while let Some(board) = boards.get(nodes.len()).copied() {
        if boards.len() > most {
            return Ok(None);
        }
        let is_winner = !is_lost(L::GAME, shelf.code::<L>(&board)?);
        let mut node = Node { board, is_winner, is_at_event: false, after: Vec::new(), plies: None };
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
