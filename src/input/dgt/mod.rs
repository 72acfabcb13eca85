//! A board that feels what stands on it, on a serial line: the wire, what stands there, and what it means for the game.
//!
//! [`Decoder`] makes [`BoardTold`] of bytes, [`Felt`] keeps what the board told last, and [`BoardWatch`] finds out what that
//! is in the game: what was recorded, a lawful move, or neither. None of them reads a clock or opens a line. Chess is
//! tested; of draughts only the layout is known, and nobody has seen such a board yet.

mod family;
mod felt;
mod fit;
mod watch;
mod wire;

pub use felt::Felt;
pub use fit::{FieldReading, Fit, Stands, fit};
pub use watch::{BoardWatch, Noted};
pub use wire::{BoardRequest, BoardTold, Decoder};

/// What comes from a board on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// The line is open, and the board was asked what stands on it.
    Open,
    Told(BoardTold),
    /// There is no line, or none any more.
    Gone,
}
