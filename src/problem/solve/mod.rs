//! The solver of draughts: which first moves fulfil a task.

mod bounded;
mod certificate;
mod line;
mod measured;
mod memory;
mod node;
mod saved;
mod search;

use golos_endings::{Board, Game};
use golos_rules::Side;
use golos_rules::draughts::{Move, Position};

use crate::endings::Endings;
use crate::task::{Goal, Task};
use bounded::Bounded;
use certificate::Certificate;
use measured::{Measured, balance};
use node::Node;
use search::Search;

pub use line::{Line, LineEnd};
pub use saved::NotSaved;

/// The share of the positions that is kept for saying to which depth nothing was found: one of so many.
const FOR_DEPTH: u64 = 8;

/// The greatest depth that is looked at for that, in plies.
const DEEPEST: u16 = 60;

/// Positions that each first move gets in the first round; in each round twice as many as before.
const FIRST_ROUND: u64 = 2_000;

/// What is certain of a position after a move of the side that has the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The task is fulfilled against every defence.
    Fulfils(Line),
    /// It is not: the line shows a defence.
    Fails(Line),
    /// Neither was proved. In so many plies the attacker reaches nothing, that is certain.
    Open { depth: u16 },
}

/// A first move and what is certain of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMove {
    pub mv: Move,
    pub verdict: Verdict,
}

/// What a solver found out.
#[derive(Clone, Debug)]
pub struct Report {
    /// The first moves, those that leave the same position once; empty if there is none.
    pub moves: Vec<FirstMove>,
    /// Positions that were looked at.
    pub nodes: u64,
    /// Whether the person stopped it.
    pub was_stopped: bool,
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Positions that were looked at.
    pub nodes: u64,
    /// First moves of which nothing is certain yet.
    pub open: usize,
}

/// A search for the solution of one task, with its memory.
pub struct Solver<'a> {
    task: Task,
    search: Search<'a>,
}

/// A position that a move leads to.
struct Candidate {
    mv: Move,
    position: Position,
    node: Node,
    verdict: Option<Verdict>,
}

impl<'a> Solver<'a> {
    /// A solver for a task of the side that is to move at first, with `memory` bytes at most. It ends early when `is_stopped`
    /// says so.
    pub fn new(
        game: Game,
        task: Task,
        memory: usize,
        endings: &'a mut dyn Endings,
        is_stopped: &'a dyn Fn() -> bool,
    ) -> Solver<'a> {
        Solver { task, search: Search::new(game, Goal::of(task), memory, endings, is_stopped) }
    }

    /// Looks at every first move of a position with at most `nodes` positions for all of them. The result depends on nothing
    /// else, if it is not stopped.
    pub fn solve(&mut self, position: &Position, nodes: u64, progress: &mut dyn FnMut(Progress)) -> Report {
        let start = self.search.nodes;
        let (end, decided_by) = (start + nodes, start + nodes - nodes / FOR_DEPTH);
        let mut moves = self.candidates(position);
        let mut slice = FIRST_ROUND;
        loop {
            for at in 0..moves.len() {
                let open = moves.iter().filter(|candidate| candidate.verdict.is_none()).count();
                let Some(candidate) = moves.get_mut(at).filter(|candidate| candidate.verdict.is_none()) else {
                    continue;
                };
                self.search.limit = decided_by.min(self.search.nodes + slice);
                candidate.verdict = self.verdict(&candidate.position, &candidate.node);
                progress(Progress { nodes: self.search.nodes - start, open });
            }
            let is_done = moves.iter().all(|candidate| candidate.verdict.is_some());
            if is_done || self.search.nodes >= decided_by || self.search.was_stopped() {
                break;
            }
            slice = slice.saturating_mul(2);
        }
        let mut left = moves.iter().filter(|candidate| candidate.verdict.is_none()).count() as u64;
        let mut found = Vec::new();
        for Candidate { mv, node, verdict, .. } in moves {
            let verdict = verdict.unwrap_or_else(|| {
                self.search.limit = self.search.nodes + (end.saturating_sub(self.search.nodes)) / left.max(1);
                left = left.saturating_sub(1);
                let (depth, _) = Bounded::default().deepen(&mut self.search, &node, DEEPEST);
                Verdict::Open { depth }
            });
            found.push(FirstMove { mv, verdict });
        }
        Report { moves: found, nodes: self.search.nodes - start, was_stopped: self.search.was_stopped() }
    }

    /// What is certain of a position after a move of the side that has the task, with at most `nodes` positions.
    pub fn decide(&mut self, position: &Position, nodes: u64) -> Verdict {
        let node = self.node(position);
        self.search.limit = self.search.nodes + nodes;
        self.verdict(position, &node).unwrap_or(Verdict::Open { depth: 0 })
    }

    /// Whether a position after a move of the side that has to win leads, in so many plies and with at most `nodes` positions,
    /// to a balance for it of at least `target`, or to a win. `None` if that was not found out.
    pub(crate) fn reaches_balance(&mut self, position: &Position, target: i32, plies: u16, nodes: u64) -> Option<bool> {
        let node = self.node(position);
        self.search.limit = self.search.nodes + nodes;
        Measured::new(target).reaches(&mut self.search, &node, plies)
    }

    /// What the search remembers of a problem that begins with this position, as a file.
    #[must_use]
    pub fn saved(&self, position: &Position) -> Vec<u8> {
        self.search.saved(self.task, &Board::of(position))
    }

    /// Continues a search that was saved.
    ///
    /// # Errors
    /// [`NotSaved`] if the file is damaged or belongs to another problem.
    pub fn remember(&mut self, position: &Position, saved: &[u8]) -> Result<(), NotSaved> {
        self.search.remember(self.task, &Board::of(position), saved)
    }

    /// The positions after the moves, each once.
    fn candidates(&self, position: &Position) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for mv in position.legal_moves() {
            let Ok(after) = position.play(&mv) else { continue };
            let node = self.node(&after);
            if candidates.iter().all(|other| other.node != node) {
                candidates.push(Candidate { mv, position: after, node, verdict: None });
            }
        }
        candidates
    }

    /// A position after a move of the side that has the task.
    fn node(&self, position: &Position) -> Node {
        Node { board: Board::of(position), is_attacker: !self.task.attacks() }
    }

    /// What is certain of a position within the limit of the search.
    fn verdict(&mut self, position: &Position, node: &Node) -> Option<Verdict> {
        let certificate = match self.search.known(node) {
            Some((reaches, _)) => Certificate { root: *node, steps: Default::default(), reaches },
            None => {
                let certificate = self.search.certify(node)?;
                // What is said is said of the game's own rules.
                self.search.verifies(&certificate).then_some(certificate)?
            }
        };
        let line = self.search.line(position, &certificate);
        let fulfils = certificate.reaches == self.task.attacks();
        Some(if fulfils { Verdict::Fulfils(line) } else { Verdict::Fails(line) })
    }
}

/// The men of a side less those of the other, a king as three.
pub(crate) fn balance_of(position: &Position, side: Side) -> i32 {
    let balance = balance(&Board::of(position));
    if position.turn() == side { balance } else { -balance }
}
