//! Answers that can be checked without a search.
//!
//! That the attacker reaches the goal is shown by a move in each position of its own, such that the goal comes nearer with
//! every ply, whatever the defender does. That it does not is shown by a move in each position of the defender, such that
//! play never leaves a set of positions in which the goal is not reached: repetition is as good for the defender as an end.
//! Neither rests on what the search remembers, which only tells which move to try.

use std::collections::BTreeMap;

use golos_endings::Board;
use golos_rules::draughts::Position;

use super::node::{Node, Numbers};
use super::search::Search;

/// What a certificate has for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The board after the move of the side whose certificate it is; `None` where the other side is to move, or no move is.
    pub choice: Option<Board>,
    /// Plies to the goal; 0 in a certificate of the defender.
    pub plies: u16,
}

/// A strategy that shows whether the attacker reaches the goal from a position.
#[derive(Clone, Debug)]
pub(crate) struct Certificate {
    pub root: Node,
    pub steps: BTreeMap<Node, Step>,
    /// Whether the attacker reaches it.
    pub reaches: bool,
}

/// The longest proof, in plies.
const LONGEST: u16 = 1000;

/// Positions in a certificate at most, which take some 300 megabytes.
const MOST_STEPS: usize = 1 << 22;

/// How often a certificate of the defender is started again because a guess was wrong.
const ATTEMPTS: u32 = 200;

impl Search<'_> {
    /// Searches a position within the limit and makes a certificate of what was found. `None`: nothing is certain yet.
    pub fn certify(&mut self, root: &Node) -> Option<Certificate> {
        for _ in 0..ATTEMPTS {
            let numbers = self.run(root);
            let certificate = if numbers.is_proved() {
                self.attack(root)
            } else if numbers.is_refuted() {
                self.defence(root)
            } else {
                return None;
            };
            if certificate.is_some() || self.is_over() {
                return certificate;
            }
        }
        None
    }

    fn attack(&mut self, root: &Node) -> Option<Certificate> {
        let mut marks = BTreeMap::new();
        self.prove(root, 0, &mut marks)?;
        let steps = marks.into_iter().filter_map(|(node, step)| Some((node, step?))).collect();
        Some(Certificate { root: *root, steps, reaches: true })
    }

    /// Plies to the goal by a proof that is written down; `None` if there is none. A position that is being proved is marked
    /// without a step, so that no proof goes round in a circle.
    fn prove(&mut self, node: &Node, depth: u16, marks: &mut BTreeMap<Node, Option<Step>>) -> Option<u16> {
        if let Some((reaches, plies)) = self.known(node) {
            return reaches.then_some(plies);
        }
        if let Some(mark) = marks.get(node) {
            return mark.map(|step| step.plies);
        }
        if depth >= LONGEST || marks.len() >= MOST_STEPS || self.is_over() {
            return None;
        }
        let boards = self.boards(node);
        marks.insert(*node, None);
        let step = if boards.is_empty() {
            let is_goal = self.goal.is_reached(self.game, &node.board, node.is_attacker);
            is_goal.then_some(Step { choice: None, plies: 0 })
        } else if node.is_attacker {
            self.prove_by_one(node, &boards, depth, marks)
        } else {
            let plies = boards
                .iter()
                .try_fold(0, |most, board| Some(self.prove(&node.then(*board), depth + 1, marks)?.max(most)));
            plies.map(|plies| Step { choice: None, plies: plies + 1 })
        };
        self.give_back(boards);
        match step {
            Some(step) => marks.insert(*node, Some(step)),
            None => marks.remove(node),
        };
        step.map(|step| step.plies)
    }

    fn prove_by_one(
        &mut self,
        node: &Node,
        boards: &[Board],
        depth: u16,
        marks: &mut BTreeMap<Node, Option<Step>>,
    ) -> Option<Step> {
        for _ in 0..2 {
            let mut proved: Vec<(u16, Board)> = Vec::new();
            for &board in boards {
                let child = node.then(board);
                let known = self.known(&child).filter(|(reaches, _)| *reaches).map(|(_, plies)| plies);
                let remembered = || {
                    self.memory
                        .get(&child, child.hash())
                        .filter(|known| known.numbers.is_proved())
                        .map(|known| known.plies)
                };
                proved.extend(known.or_else(remembered).map(|plies| (plies, board)));
            }
            proved.sort_unstable();
            for (_, board) in proved {
                if let Some(plies) = self.prove(&node.then(board), depth + 1, marks) {
                    return Some(Step { choice: Some(board), plies: plies + 1 });
                }
            }
            // It was forgotten.
            if !self.run(node).is_proved() {
                return None;
            }
        }
        None
    }

    fn defence(&mut self, root: &Node) -> Option<Certificate> {
        for _ in 0..ATTEMPTS {
            match self.hold(root) {
                Some(Ok(steps)) => return Some(Certificate { root: *root, steps, reaches: false }),
                Some(Err(Wrong)) => {}
                None => return None,
            }
        }
        None
    }

    /// The positions that play does not leave. [`Wrong`] if a position on the way turned out to be proved, which is
    /// remembered then; `None` if the root is, or the search has to pause.
    fn hold(&mut self, root: &Node) -> Option<Result<BTreeMap<Node, Step>, Wrong>> {
        let mut steps: BTreeMap<Node, Step> = BTreeMap::new();
        let mut open = vec![*root];
        while let Some(node) = open.pop() {
            if steps.contains_key(&node) {
                continue;
            }
            if steps.len() >= MOST_STEPS || self.is_over() {
                return None;
            }
            let boards = self.boards(&node);
            let held = if boards.is_empty() {
                (!self.goal.is_reached(self.game, &node.board, node.is_attacker)).then_some(None)
            } else if node.is_attacker {
                self.hold_all(&node, &boards, &mut open).then_some(None)
            } else {
                self.hold_one(&node, &boards, &steps).map(|(choice, is_known)| {
                    open.extend((!is_known).then(|| node.then(choice)));
                    Some(choice)
                })
            };
            self.give_back(boards);
            match held {
                Some(choice) => steps.insert(node, Step { choice, plies: 0 }),
                None if self.is_over() || self.is_proved(root) => return None,
                None => return Some(Err(Wrong)),
            };
        }
        Some(Ok(steps))
    }

    /// Whether no move of the attacker is known to lead to the goal; those of which nothing is known are added to `open`.
    fn hold_all(&mut self, node: &Node, boards: &[Board], open: &mut Vec<Node>) -> bool {
        for &board in boards {
            let child = node.then(board);
            match self.known(&child) {
                Some((false, _)) => {}
                known => {
                    let plies = known.map(|(_, plies)| plies).or_else(|| self.proved_plies(&child));
                    if let Some(plies) = plies {
                        self.memory.put(node, node.hash(), Numbers::PROVED, plies.saturating_add(1), 1);
                        return false;
                    }
                    open.push(child);
                }
            }
        }
        true
    }

    /// A move of the defender that holds, as far as is known, and whether that is certain already. `None` if there is none,
    /// or none was found within the limit.
    fn hold_one(&mut self, node: &Node, boards: &[Board], steps: &BTreeMap<Node, Step>) -> Option<(Board, bool)> {
        let is_certain = |search: &mut Self, board: &Board| {
            search.known(&node.then(*board)).is_some_and(|(reaches, _)| !reaches)
                || steps.contains_key(&node.then(*board))
        };
        if let Some(board) = boards.iter().find(|board| is_certain(self, board)) {
            return Some((*board, true));
        }
        let guess = |search: &Self| {
            let is_refuted = |board: &&Board| {
                let child = node.then(**board);
                search.memory.get(&child, child.hash()).is_some_and(|known| known.numbers.is_refuted())
            };
            boards.iter().find(is_refuted).map(|board| (*board, false))
        };
        guess(self).or_else(|| if self.run(node).is_refuted() { guess(self) } else { None })
    }

    fn proved_plies(&self, node: &Node) -> Option<u16> {
        let known = self.memory.get(node, node.hash())?;
        known.numbers.is_proved().then_some(known.plies)
    }

    fn is_proved(&self, node: &Node) -> bool {
        self.proved_plies(node).is_some()
    }

    /// Checks a certificate move by move with the moves that the game's own rules find, which share no code with those of the
    /// search.
    pub fn verifies(&mut self, certificate: &Certificate) -> bool {
        let Certificate { root, steps, reaches } = certificate;
        self.stands(certificate, root).is_some()
            && steps.iter().all(|(node, step)| {
                let position = node.board.position(self.game);
                let boards = boards_by_rules(&position);
                let is_chooser = node.is_attacker == *reaches;
                match step.choice {
                    _ if boards.is_empty() => {
                        self.goal.is_reached(self.game, &node.board, node.is_attacker) == *reaches
                    }
                    Some(choice) if is_chooser => {
                        boards.contains(&choice) && self.is_nearer(certificate, &node.then(choice), step.plies)
                    }
                    None if !is_chooser => {
                        boards.iter().all(|board| self.is_nearer(certificate, &node.then(*board), step.plies))
                    }
                    Some(_) | None => false,
                }
            })
    }

    /// Plies to the goal from a position of a certificate, or one whose value is known; `None` if it is neither, or the value
    /// is another than was certified.
    fn stands(&mut self, certificate: &Certificate, node: &Node) -> Option<u16> {
        match certificate.steps.get(node) {
            Some(step) => Some(step.plies),
            None => self.known(node).filter(|(reaches, _)| *reaches == certificate.reaches).map(|(_, plies)| plies),
        }
    }

    fn is_nearer(&mut self, certificate: &Certificate, node: &Node, than: u16) -> bool {
        self.stands(certificate, node).is_some_and(|plies| !certificate.reaches || plies < than)
    }
}

/// A guess was wrong.
struct Wrong;

fn boards_by_rules(position: &Position) -> Vec<Board> {
    let after = position.legal_moves().into_iter().filter_map(|mv| position.play(&mv).ok());
    after.map(|position| Board::of(&position)).collect()
}
