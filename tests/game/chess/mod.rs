//! Chess under the arbiter, by the articles of 2020.

mod adjournment;
mod claims;
mod ends;
mod flag;
mod illegal;
mod journal;
mod last_minutes;
mod offers;
mod start;

use golos::game::Setup;

use super::table::{at, manual, under};

/// Standard play with the program for a board.
pub fn chess(control: &str) -> Setup {
    under("chess", control)
}

/// The same from a position.
pub fn chess_at(control: &str, fen: &str) -> Setup {
    at(chess(control), fen)
}

/// Standard play at a real board, from a position.
pub fn board_at(fen: &str) -> Setup {
    manual(chess_at("1h30+30s", fen))
}

/// Rapid play at a real board, from a position.
pub fn rapid_at(fen: &str) -> Setup {
    manual(at(under("chess-2020-rapid", "15+10s"), fen))
}
