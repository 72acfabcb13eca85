//! What is legal: positions, moves, ends of the game, notation. Pure: knows neither time nor people.
//!
//! One folder or file a family; [`Variant`], [`Position`] and [`Move`] are the face that the other rooms see. A new
//! family adds a variant to each of the three enums and changes nobody who uses them. [`chess`] and [`renju`] are known
//! here and are not yet behind the face.

pub mod chess;
pub mod draughts;
mod face;
pub mod renju;
mod side;

pub use draughts::Fault;
pub use face::{Forced, Move, Position, Unread, Variant};
pub use side::{BySide, Side};
