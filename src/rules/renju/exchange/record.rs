use super::fault::LocatedError;
use super::tree::Tree;
use crate::Side;
use crate::renju::{Board, Move, Position, StoneError};

/// How a game ended, as a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordOutcome {
    Win(Side),
    Draw,
}

/// How a game was won otherwise than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Resignation,
    Time,
    /// The loser did not come, or the arbiter decided.
    Forfeit,
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
    pub outcome: Option<RecordOutcome>,
    /// How it was won, where a record says so.
    pub by: Option<By>,
    /// The time for all moves, in seconds.
    pub limit: String,
    /// What is given beyond it, in free words.
    pub overtime: String,
}

/// A game as far as it can be read, and what is wrong behind that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    pub record: Record,
    pub unread: Option<LocatedError>,
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
    StoneError(#[from] StoneError),
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
    /// The position before the first move. Stones that are set up give the turn to who moves first in the record.
    #[must_use]
    pub fn first_position(&self) -> Position {
        let first = self.tree.main_line().find_map(|id| self.tree.node(id).mv);
        let turn = first.map_or(Side::Black, |(side, _)| side);
        if self.start == Board::EMPTY { Position::start() } else { Position::of(self.start, turn) }
    }

    /// The position after a move of `side`.
    ///
    /// # Errors
    /// [`Broken`] if it is not that side's turn, or the move cannot be made.
    pub fn step(position: &Position, side: Side, mv: Move) -> Result<Position, Broken> {
        if side == position.turn() { Ok(position.play(mv)?) } else { Err(Broken::OutOfTurn) }
    }

    /// Plays the game itself.
    #[must_use]
    pub fn replay(&self) -> Replay {
        let mut position = self.first_position();
        let mut replay = Replay { positions: vec![position], broken: None };
        for (side, mv) in self.tree.moves() {
            match Record::step(&position, side, mv) {
                Ok(next) => position = next,
                Err(broken) => return Replay { broken: Some(broken), ..replay },
            }
            replay.positions.push(position);
        }
        replay
    }
}
