//! Renju: the board, Black's fouls, opening regulations, records of games.
//!
//! ```
//! use golos_rules::renju::{Foul, Letters, Move, Position};
//!
//! let point = |name| Letters::AToP.read(name).unwrap();
//! let position = Position::read("b:g8,h9,h10,i8 w:a1,c1,e1,g1", Letters::AToP).unwrap();
//! assert!(position.foul_at(point("h8")).contains(Foul::DoubleThree));
//! assert!(position.foul_at(point("h7")).is_empty());
//! let position = position.play(Move::Place(point("h7"))).unwrap();
//! assert_eq!(position.end(), None);
//! ```

mod board;
mod entry;
pub mod exchange;
mod foul;
mod opening;
mod point;
mod position;
mod reach;
mod symmetry;
mod text;

pub use board::{Board, Win};
pub use entry::{NotAPoint, Region, pass_words};
pub use foul::{Foul, Fouls};
pub use opening::{Act, Expected, Opening, OpeningState, Player, Refused, Settled};
pub use point::{Letters, NoPoint, Point, Points};
pub use position::{End, Move, Position, StoneError};
pub use symmetry::Symmetry;
pub use text::TextError;
