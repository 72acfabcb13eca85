//! What a position is worth, and how it is written into a cell.

use crate::law::Game;

/// The result of a position with best play, for the side to move, and the plies until the game ends: the winner takes the
/// shortest way, the loser the longest. The game ends where the side to move has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Win(u8),
    Loss(u8),
    Draw,
}

impl Value {
    /// The plies to the end; `None` for a draw, which has none.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// The same for the side that is not to move.
    #[must_use]
    pub const fn for_other(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies),
            Value::Loss(plies) => Value::Win(plies),
            Value::Draw => Value::Draw,
        }
    }
}

/// A value in a cell: 0 for a draw, otherwise one more than the plies to the end. Who wins follows from whether their number
/// is even, for the game ends where the side to move has no move.
pub(crate) type Code = u8;

/// The code of a draw; while a table is made, of what is not known yet.
pub(crate) const DRAW: Code = 0;

/// The code of a position without a move.
pub(crate) const OVER: Code = 1;

/// More plies than this are not counted.
pub(crate) const MOST_PLIES: u8 = 252;

/// Whether the side to move has lost, by the code of a decided position.
#[inline(always)]
pub(crate) const fn is_lost(game: Game, code: Code) -> bool {
    (code % 2 == 1) == game.stuck_loses()
}

pub(crate) const fn value(game: Game, code: Code) -> Value {
    match code {
        DRAW => Value::Draw,
        code if is_lost(game, code) => Value::Loss(code - 1),
        code => Value::Win(code - 1),
    }
}

/// Finds the value of a position from those after its moves.
#[derive(Clone, Copy)]
pub(crate) struct Best {
    game: Game,
    /// The shortest win.
    win: Option<Code>,
    has_draw: bool,
    /// The longest loss, or the end of the game.
    loss: Code,
}

impl Best {
    #[inline(always)]
    pub const fn new(game: Game) -> Best {
        Best { game, win: None, has_draw: false, loss: 0 }
    }

    /// Adds a move, by the code of the position that it leads to.
    #[inline(always)]
    pub fn add(&mut self, code: Code) {
        if code == DRAW {
            self.has_draw = true;
        } else if is_lost(self.game, code) {
            self.win = Some(self.win.map_or(code, |win| win.min(code)));
        } else {
            self.loss = self.loss.max(code);
        }
    }

    /// The code of a win, if a move wins.
    #[inline(always)]
    pub fn win(&self) -> Option<Code> {
        self.win.map(|code| code.saturating_add(1))
    }

    #[inline(always)]
    pub const fn has_draw(&self) -> bool {
        self.has_draw
    }

    /// The code if no other move is to come.
    #[inline(always)]
    pub fn code(&self) -> Code {
        match self.win() {
            Some(code) => code,
            None if self.has_draw => DRAW,
            None => self.loss.saturating_add(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(game: Game, codes: &[Code]) -> Value {
        let mut best = Best::new(game);
        codes.iter().for_each(|&code| best.add(code));
        value(game, best.code())
    }

    #[test]
    fn the_winner_hurries_and_the_loser_delays() {
        assert_eq!(best(Game::Russian, &[]), Value::Loss(0));
        assert_eq!(best(Game::Russian, &[OVER, 3, DRAW, 2]), Value::Win(1));
        assert_eq!(best(Game::Russian, &[2, 8, 4]), Value::Loss(8));
        assert_eq!(best(Game::Russian, &[2, DRAW]), Value::Draw);
    }

    #[test]
    fn r_8_1_in_giveaway_who_has_no_move_has_won() {
        assert_eq!(best(Game::Giveaway, &[]), Value::Win(0));
        assert_eq!(best(Game::Giveaway, &[OVER]), Value::Loss(1));
        assert_eq!(best(Game::Giveaway, &[OVER, 2]), Value::Win(2));
    }
}
