use super::tree::Tree;
use crate::rules::Side;
use crate::rules::renju::{Board, Position, Unplayable};

/// How a game ended, as a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Side),
    Draw,
}

/// Who played, where, and with which result; empty where a record does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub black: String,
    pub white: String,
    pub event: String,
    pub round: String,
    pub date: String,
    pub place: String,
    /// The rules, often the opening regulation.
    pub rule: String,
    pub outcome: Option<Outcome>,
}

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub header: Header,
    /// Stones set up before the first move.
    pub start: Board,
    pub tree: Tree,
}

/// Why the game itself cannot be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Broken {
    #[error("a move out of turn")]
    OutOfTurn,
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// The positions of a game, as far as it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The start, then the position after each move.
    pub positions: Vec<Position>,
    /// What is wrong with the move after the last position.
    pub broken: Option<Broken>,
}

impl Record {
    /// Plays the game itself. A start that is set up gives the turn to who moves first in the record.
    #[must_use]
    pub fn replay(&self) -> Replay {
        let moves = self.tree.moves();
        let first = moves.first().map_or(Side::Black, |(side, _)| *side);
        let start = if self.start == Board::EMPTY { Position::start() } else { Position::of(self.start, first) };
        let mut replay = Replay { positions: vec![start], broken: None };
        let mut position = start;
        for (side, mv) in moves {
            let played =
                if side == position.turn() { position.play(mv).map_err(Broken::from) } else { Err(Broken::OutOfTurn) };
            match played {
                Ok(next) => position = next,
                Err(broken) => return Replay { broken: Some(broken), ..replay },
            }
            replay.positions.push(position);
        }
        replay
    }
}
