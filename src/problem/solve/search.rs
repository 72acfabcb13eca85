//! Proof-number search, depth first (df-pn): at each place it goes on with the position that is nearest to a proof or to a
//! refutation.
//!
//! A position that comes again on the way counts as refuted there: play without end reaches nothing. So no proof rests on a
//! repetition, but a refutation that is remembered may rest on one that holds on another way only. It is a guess until it
//! is certified.

use golos_endings::{Board, Game, Value};

use super::memory::Memory;
use super::node::{Node, Numbers};
use crate::endings::Endings;
use crate::task::Goal;

/// The longest line that is followed, in plies.
const LONGEST: usize = 400;

/// Positions between two looks at whether the search is to end.
const BETWEEN: u64 = 1 << 10;

/// What a search has seen of a position: its numbers, and the plies to the goal if it is proved.
pub(crate) type Seen = (Numbers, u16);

/// The search for one goal in one game.
pub(crate) struct Search<'a> {
    pub game: Game,
    pub goal: Goal,
    pub endings: &'a mut dyn Endings,
    pub memory: Memory,
    /// The positions on the way to the present one, by their hashes.
    path: Vec<u64>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// The number of positions at which the search pauses.
    pub limit: u64,
    is_stopped: &'a dyn Fn() -> bool,
    was_stopped: bool,
    boards: Vec<Vec<Board>>,
}

/// A position after a move, as the search sees it.
struct Child {
    node: Node,
    hash: u64,
    seen: Seen,
}

impl<'a> Search<'a> {
    pub fn new(
        game: Game,
        goal: Goal,
        bytes: usize,
        endings: &'a mut dyn Endings,
        is_stopped: &'a dyn Fn() -> bool,
    ) -> Search<'a> {
        Search {
            game,
            goal,
            endings,
            memory: Memory::new(bytes),
            path: Vec::new(),
            nodes: 0,
            limit: 0,
            is_stopped,
            was_stopped: false,
            boards: Vec::new(),
        }
    }

    /// Whether the search has to pause.
    pub fn is_over(&mut self) -> bool {
        if self.nodes.is_multiple_of(BETWEEN) && (self.is_stopped)() {
            self.was_stopped = true;
        }
        self.was_stopped || self.nodes >= self.limit
    }

    /// Whether the person wants the search to end.
    pub const fn was_stopped(&self) -> bool {
        self.was_stopped
    }

    /// Searches a position until it is proved, refuted as far as can be seen, or the search has to pause.
    pub fn run(&mut self, node: &Node) -> Numbers {
        self.path.clear();
        let hash = node.hash();
        self.expand(node, hash, Numbers { proof: Numbers::NEVER, refutation: Numbers::NEVER }).0
    }

    /// The boards after the moves of a position; the vector comes from a store and should go back by [`Search::give_back`].
    pub fn boards(&mut self, node: &Node) -> Vec<Board> {
        self.nodes += 1;
        let mut boards = self.boards.pop().unwrap_or_default();
        node.board.after_moves(self.game, &mut boards);
        boards
    }

    pub fn give_back(&mut self, boards: Vec<Board>) {
        self.boards.push(boards);
    }

    /// What the tables of endings say: whether the attacker reaches the goal, and in how many plies.
    pub fn known(&mut self, node: &Node) -> Option<(bool, u16)> {
        let value = self.endings.value(&node.board)?;
        let reaches = match value {
            Value::Win(_) => node.is_attacker,
            Value::Loss(_) => !node.is_attacker,
            Value::Draw => false,
        };
        match self.goal {
            // To block is to win, so who does not win does not block; but a win need not be a block.
            Goal::Block(_) if reaches => None,
            Goal::Win | Goal::Block(_) => Some((reaches, value.plies().map_or(0, u16::from))),
        }
    }

    /// What is known of a position that is not looked into.
    fn look(&mut self, node: &Node, hash: u64) -> Seen {
        if self.path.iter().rev().skip(1).step_by(2).any(|&before| before == hash) {
            return (Numbers::REFUTED, 0);
        }
        if let Some((reaches, plies)) = self.known(node) {
            return (Numbers::decided(reaches), plies);
        }
        self.memory.get(node, hash).map_or((Numbers::UNKNOWN, 0), |known| (known.numbers, known.plies))
    }

    fn expand(&mut self, node: &Node, hash: u64, bound: Numbers) -> Seen {
        let before = self.nodes;
        let boards = self.boards(node);
        if boards.is_empty() {
            let seen = (Numbers::decided(self.goal.is_reached(self.game, &node.board, node.is_attacker)), 0);
            self.give_back(boards);
            self.memory.put(node, hash, seen.0, 0, 1);
            return seen;
        }
        self.path.push(hash);
        let mut children: Vec<Child> = Vec::with_capacity(boards.len());
        for &board in &boards {
            let node = node.then(board);
            let hash = node.hash();
            let seen = self.look(&node, hash);
            children.push(Child { node, hash, seen });
        }
        self.give_back(boards);
        let seen = self.decide(node, &mut children, bound);
        self.path.pop();
        let work = u32::try_from(self.nodes - before).unwrap_or(u32::MAX);
        self.memory.put(node, hash, seen.0, seen.1, work);
        seen
    }

    /// Goes on with the most promising move again and again, until the numbers reach the bound.
    fn decide(&mut self, node: &Node, children: &mut [Child], bound: Numbers) -> Seen {
        let turned = |numbers: Numbers| if node.is_attacker { numbers } else { numbers.turned() };
        let bound = turned(bound);
        loop {
            let choice = Choice::of(children.iter().map(|child| turned(child.seen.0)));
            let is_reached = choice.numbers.proof >= bound.proof || choice.numbers.refutation >= bound.refutation;
            if is_reached || self.is_over() {
                let numbers = turned(choice.numbers);
                return (numbers, if numbers.is_proved() { plies(node, children) } else { 0 });
            }
            if self.path.len() >= LONGEST {
                return (Numbers::REFUTED, 0);
            }
            let Some(child) = children.get_mut(choice.best) else { return (Numbers::UNKNOWN, 0) };
            let next = turned(choice.bound(bound));
            child.seen = self.expand(&child.node, child.hash, next);
        }
    }
}

/// Plies to the goal from a proved position: the attacker goes the shortest way, the defender the longest.
fn plies(node: &Node, children: &[Child]) -> u16 {
    let proved = children.iter().filter(|child| child.seen.0.is_proved()).map(|child| child.seen.1);
    let plies = if node.is_attacker { proved.min() } else { proved.max() };
    plies.unwrap_or(0).saturating_add(1)
}

/// The numbers of a position from those after its moves, as its side to move sees them; and the move to go on with.
struct Choice {
    numbers: Numbers,
    best: usize,
    /// The least number of a proof but for the best.
    second: u32,
    /// The moves that are not refuted, but for one.
    others: u32,
}

impl Choice {
    /// A proof takes one move; a refutation takes all, and as they lead to the same positions by other ways, the hardest
    /// counts whole and each other one as 1 (weak proof numbers).
    fn of(children: impl Iterator<Item = Numbers>) -> Choice {
        let (mut least, mut second, mut best) = (Numbers::NEVER, Numbers::NEVER, 0);
        let (mut most, mut open, mut easiest) = (0, 0u32, u32::MAX);
        for (at, Numbers { proof, refutation }) in children.enumerate() {
            if refutation > 0 {
                open += 1;
                most = most.max(refutation);
            }
            if proof < least || (proof == least && refutation < easiest) {
                (second, least, best, easiest) = (least, proof, at, refutation);
            } else {
                second = second.min(proof);
            }
        }
        let others = open.saturating_sub(1);
        let refutation = if open == 0 { 0 } else { most.saturating_add(others).min(Numbers::NEVER) };
        Choice { numbers: Numbers { proof: least, refutation }, best, second, others }
    }

    /// How far the best move is followed before the others are looked at again.
    fn bound(&self, bound: Numbers) -> Numbers {
        let ahead = self.second.saturating_add(1 + self.second / 4);
        Numbers { proof: bound.proof.min(ahead), refutation: bound.refutation.saturating_sub(self.others) }
    }
}
