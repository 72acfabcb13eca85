//! The solver of chess: mates in a number of moves (CH-43, CH-46).
//!
//! The counts of a game and repetition end nothing here (CH-46.3). Every answer is one of a full search: of positions that
//! are remembered the whole position is compared.

mod forced;
mod help;
mod retract;
mod set;

use golos_rules::chess::{Move, Position};
use shakmaty::{Chess, Position as _};

use crate::stipulation::{Genre, Length};
pub use retract::{LastChessMove, last_chess_move};
pub use set::promoted;

use forced::Forced;
use help::Help;

/// What is certain of a first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateVerdict {
    /// The condition is met in so many moves. The lines begin after the move: of a helpmate all its solutions, otherwise that in
    /// which the defender holds out longest.
    Fulfils { moves: u8, lines: Vec<Vec<Move>> },
    /// It is not met. The line is the reply that refutes; empty if it is the position after the move itself, and in a helpmate.
    Fails { line: Vec<Move> },
    /// It was not found out; in so many moves the condition is not met, that is certain.
    Open { depth: u8 },
}

/// A first move and what is certain of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateMove {
    pub mv: Move,
    pub verdict: MateVerdict,
}

/// What the solver found out.
#[derive(Clone, Debug)]
pub struct MateReport {
    /// Every legal first move.
    pub moves: Vec<MateMove>,
    /// Positions that were looked at.
    pub nodes: u64,
    /// Whether the person stopped it.
    pub was_stopped: bool,
}

/// Solutions of a helpmate that are listed after one first move at most.
pub const MOST_SOLUTIONS: usize = 100;

/// Positions between two looks at whether the search is to end.
const BETWEEN: u64 = 1 << 12;

/// How long a search goes on.
pub(crate) struct Budget<'a> {
    pub nodes: u64,
    pub limit: u64,
    pub was_stopped: bool,
    is_stopped: &'a dyn Fn() -> bool,
    progress: &'a mut dyn FnMut(u64),
}

impl Budget<'_> {
    /// Counts a position; `None` if the search has to end.
    pub fn count(&mut self) -> Option<()> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN) {
            (self.progress)(self.nodes);
            self.was_stopped |= (self.is_stopped)();
        }
        (!self.was_stopped && self.nodes <= self.limit).then_some(())
    }
}

/// Looks at every first move of a problem with at most `nodes` positions for all of them, and ends early when `is_stopped` says
/// so. The side to move begins: in a helpmate of whole moves it is the one that is mated. `progress` hears now and then how many
/// positions were looked at. `None` if the position cannot be played on from: a side has not one king, the side that has moved
/// is in check, or a pawn is on a last rank.
pub fn solve_mate(
    position: &Position,
    genre: Genre,
    length: Length,
    nodes: u64,
    is_stopped: &dyn Fn() -> bool,
    progress: &mut dyn FnMut(u64),
) -> Option<MateReport> {
    let start = position.playable()?;
    let mut budget = Budget { nodes: 0, limit: nodes, was_stopped: false, is_stopped, progress };
    let moves = match genre {
        Genre::HelpMate => help_moves(&start, length, &mut budget),
        Genre::Direct | Genre::SelfMate | Genre::ReflexMate => forced_moves(&start, genre, length.moves, &mut budget),
    };
    Some(MateReport { moves, nodes: budget.nodes.min(nodes), was_stopped: budget.was_stopped })
}

fn help_moves(start: &Chess, length: Length, budget: &mut Budget<'_>) -> Vec<MateMove> {
    let plies = 2 * u16::from(length.moves) + u16::from(length.has_half);
    let mut help = Help::default();
    let first = start.legal_moves().into_iter().map(|mv| {
        let after = played(start, mv);
        let verdict = match help.solutions(&after, plies - 1, budget) {
            None => MateVerdict::Open { depth: 0 },
            Some(lines) if lines.is_empty() => MateVerdict::Fails { line: Vec::new() },
            Some(lines) => MateVerdict::Fulfils { moves: length.moves, lines },
        };
        MateMove { mv: mv.into(), verdict }
    });
    first.collect()
}

/// Every first move to one move, then to two, and so on: a short solution is found as such.
fn forced_moves(start: &Chess, genre: Genre, most: u8, budget: &mut Budget<'_>) -> Vec<MateMove> {
    let mut search = Forced::new(genre);
    let mut moves: Vec<MateMove> = start
        .legal_moves()
        .into_iter()
        .map(|mv| MateMove { mv: mv.into(), verdict: MateVerdict::Open { depth: 0 } })
        .collect();
    // Who can mate in a reflexmate has to: no other move is one.
    let must_mate = genre == Genre::ReflexMate && forced::can_mate(start);
    for depth in 1..=most {
        for first in &mut moves {
            if !matches!(first.verdict, MateVerdict::Open { .. }) {
                continue;
            }
            let after = played(start, first.mv.into());
            let found = if must_mate { Some(false) } else { search.forces(&after, depth, budget) };
            first.verdict = match found {
                Some(true) => MateVerdict::Fulfils { moves: depth, lines: vec![search.line(&after, depth, budget)] },
                Some(false) if depth == most => MateVerdict::Fails { line: search.refutation(&after, depth, budget) },
                Some(false) => MateVerdict::Open { depth },
                None => return moves,
            };
        }
    }
    moves
}

/// The position after a move that is known to be legal.
pub(crate) fn played(position: &Chess, mv: shakmaty::Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
