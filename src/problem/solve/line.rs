//! A certificate read along one line.

use golos_endings::Board;
use golos_rules::draughts::{Move, Position};

use super::certificate::Certificate;
use super::node::Node;
use super::search::Search;

/// Moves of both sides, as a certificate has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub moves: Vec<Move>,
    pub end: LineEnd,
    /// Plies within which the attacker reaches the goal, from before the first of the moves; `None` if it does not.
    pub plies: Option<u16>,
}

/// Why a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The side to move has no move.
    NoMove,
    /// A table of endings has the position.
    Table,
    /// A position comes again, and the attacker has nothing better.
    Repetition,
    /// It is long, and goes on in the same way.
    Cut,
}

/// The longest line of a defence, in plies.
const LONGEST: usize = 24;

impl Search<'_> {
    /// The line of a certificate in which the other side holds out longest. `position` is that of the root.
    pub fn line(&mut self, position: &Position, certificate: &Certificate) -> Line {
        let (mut position, mut node) = (*position, certificate.root);
        let (mut moves, mut seen) = (Vec::new(), vec![node]);
        let plies = certificate.reaches.then(|| self.plies_from(certificate, &node));
        let end = loop {
            if self.known(&node).is_some() {
                break LineEnd::Table;
            }
            let Some((mv, after)) = self.next(&position, &node, certificate, &seen) else { break LineEnd::NoMove };
            position = after;
            node = node.then(Board::of(&after));
            moves.push(mv);
            if seen.contains(&node) {
                break LineEnd::Repetition;
            }
            if !certificate.reaches && moves.len() >= LONGEST {
                break LineEnd::Cut;
            }
            seen.push(node);
        };
        Line { moves, end, plies }
    }

    fn plies_from(&mut self, certificate: &Certificate, node: &Node) -> u16 {
        let known = self.known(node).map(|(_, plies)| plies);
        known.or_else(|| certificate.steps.get(node).map(|step| step.plies)).unwrap_or(0)
    }

    /// The move that the certificate has, or that which puts the end off; `None` if there is no move.
    fn next(
        &mut self,
        position: &Position,
        node: &Node,
        certificate: &Certificate,
        seen: &[Node],
    ) -> Option<(Move, Position)> {
        let choice = certificate.steps.get(node).and_then(|step| step.choice);
        let after = position.legal_moves().into_iter().filter_map(|mv| Some((position.play(&mv).ok()?, mv)));
        let best = after.max_by_key(|(after, _)| {
            let board = Board::of(after);
            let next = node.then(board);
            let is_new = !seen.contains(&next) && self.known(&next).is_none();
            (choice == Some(board), self.plies_from(certificate, &next), is_new)
        });
        best.map(|(after, mv)| (mv, after))
    }
}
