use super::board::{Board, Win};
use super::foul::Fouls;
use super::point::{Letters, Point};
use crate::{Impossible, Side};

/// What a player does in his turn (R-9.2.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a free point.
    Place(Point),
    /// No stone: refusing to place one is a move (R-9.2.4.4).
    Pass,
}

impl Move {
    /// The point's name; a pass is a dash, as on a score sheet (R-9.3.2.1).
    #[must_use]
    pub fn text(self, letters: Letters) -> String {
        match self {
            Move::Place(point) => letters.name(point),
            Move::Pass => "-".to_owned(),
        }
    }
}

/// The stones, whose turn it is, and how many moves led here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Side,
    plies: u16,
    passes: u8,
}

/// How a game ends on the board. A foul of Black is not among them: what follows from it is for the
/// rule set and the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// A five, or White's long row.
    Row(Win),
    /// Both sides passed, one after the other (R-9.2.7.1b).
    TwoPasses,
    /// No five is possible for Black, no five or long row for White (R-9.2.7.1c).
    Exhausted,
}

/// Why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum StoneError {
    /// The point is not free (R-9.2.4.1).
    #[error("there is a stone on the point")]
    Taken,
    /// Black begins on the centre (R-9.2.4.1).
    #[error("the first stone goes on the centre")]
    NotCentre,
    /// The game has ended on the board.
    #[error("the game is over")]
    Over,
}

impl Default for Position {
    fn default() -> Self {
        Position::start()
    }
}

impl Position {
    /// The board without stones, Black to move (R-9.2.4.1).
    #[must_use]
    pub const fn start() -> Position {
        Position { board: Board::EMPTY, turn: Side::Black, plies: 0, passes: 0 }
    }

    /// A position that is set up: as many moves are taken to have been made as there are stones.
    #[must_use]
    pub fn of(board: Board, turn: Side) -> Position {
        let stones = board.of(Side::Black).len() + board.of(Side::White).len();
        Position { board, turn, plies: stones as u16, passes: 0 }
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Moves made by both sides, passes among them.
    #[must_use]
    pub const fn plies(&self) -> u16 {
        self.plies
    }

    /// Passes made one after the other up to now.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// The position after a move. A foul is playable: it has happened, and [`Position::foul_at`] tells before that it
    /// would be one.
    ///
    /// # Errors
    /// [`StoneError`]
    pub fn play(&self, mv: Move) -> Result<Position, StoneError> {
        if self.end().is_some() {
            return Err(StoneError::Over);
        }
        let begins = self.plies == 0 && self.turn == Side::Black;
        let (board, passes) = match mv {
            _ if begins && mv != Move::Place(Point::CENTRE) => return Err(StoneError::NotCentre),
            Move::Place(point) if self.board.stone(point).is_some() => return Err(StoneError::Taken),
            Move::Place(point) => (self.board.with(point, self.turn), 0),
            Move::Pass => (self.board, self.passes.saturating_add(1)),
        };
        Ok(Position { board, turn: self.turn.other(), plies: self.plies.saturating_add(1), passes })
    }

    /// The position after a move that was made on a real board, and whether it was made where it may be: a first stone
    /// off the centre lies there all the same.
    ///
    /// # Errors
    /// [`StoneError`] if the point is taken or the game is over.
    pub fn force(&self, mv: Move) -> Result<(Position, bool), StoneError> {
        match (self.play(mv), mv) {
            (Ok(after), _) => Ok((after, true)),
            (Err(StoneError::NotCentre), Move::Place(point)) => {
                let (board, turn) = (self.board.with(point, self.turn), self.turn.other());
                Ok((Position { board, turn, plies: self.plies.saturating_add(1), passes: 0 }, false))
            }
            (Err(unplayable), _) => Err(unplayable),
        }
    }

    /// Every move that can be made, fouls among them: a stone on each free point, and a pass.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let points = self.board.free().map(Move::Place).chain([Move::Pass]);
        points.filter(|&mv| self.play(mv).is_ok()).collect()
    }

    /// The fouls that a stone of the side to move would commit on a point; White has none (R-9.2.4.2).
    #[must_use]
    pub fn foul_at(&self, point: Point) -> Fouls {
        if self.turn == Side::Black { self.board.foul_at(point) } else { Fouls::NONE }
    }

    /// Every point where a stone of the side to move would be a foul.
    #[must_use]
    pub fn fouls(&self) -> Vec<(Point, Fouls)> {
        if self.turn == Side::Black { self.board.fouls() } else { Vec::new() }
    }

    /// Who has a winning row. Should both have one, it is that of the side that moved last.
    #[must_use]
    pub fn winner(&self) -> Option<Win> {
        self.board.win(self.turn.other()).or_else(|| self.board.win(self.turn))
    }

    /// Why no game leads to this position: the first winning row ends the game (R-9.2.6.1).
    #[must_use]
    pub fn impossible(&self) -> Option<Impossible> {
        Side::BOTH.into_iter().all(|side| self.board.win(side).is_some()).then_some(Impossible::TwoRows)
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        if let Some(win) = self.winner() {
            Some(End::Row(win))
        } else if self.passes >= 2 {
            Some(End::TwoPasses)
        } else {
            Side::BOTH.iter().all(|side| !self.board.can_win(*side)).then_some(End::Exhausted)
        }
    }
}
