//! Chess in sentences: moves, the board, and why a move is not lawful.

mod board;
mod men;
mod moves;
mod refusals;

pub use board::{in_region, on_square, pieces, place, rows, targets};
pub use men::coloured_kind;
pub use moves::{forced_sentence, made_sentence, move_sentence};
pub use refusals::{not_on_board, not_read, which_promotion, why_illegal};

use golos_rules::chess::Square;
use golos_wording::Slot;

fn square(square: Square) -> Slot {
    Slot::Square(square.to_string())
}

#[cfg(test)]
mod tests;
