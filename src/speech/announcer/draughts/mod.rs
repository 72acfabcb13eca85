//! Draughts in sentences: moves, the board, and why a move is not lawful.

mod board;
mod moves;
mod refusals;

pub use board::{in_order, numbered_rank, on_square, piece_name, pieces, pieces_among, place, rows, targets};
pub use moves::lawful;
pub(super) use moves::{typed, unlawful};
pub use refusals::why_illegal;
pub(super) use refusals::{is_plain, not_on_board, not_read};
