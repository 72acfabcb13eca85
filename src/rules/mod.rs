//! What is legal: positions, moves, ends of the game, notation. Pure: knows neither time nor people.
//!
//! One folder or file a family; [`Position`] and [`Move`] are the face that the other rooms see.

pub mod draughts;
mod side;

pub use side::{BySide, Side};
