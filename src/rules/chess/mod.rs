//! Chess: positions, moves, notation, ends of the game, on top of a crate that knows the moves. What the crate does not
//! know is here: how people write moves, why a move is not legal, what an unlawful one leaves, whether a mate is possible
//! at all.
//!
//! ```
//! use golos_rules::chess::{Entry, Letters, Position};
//!
//! let position = Position::start();
//! let entry = Entry::read(Letters::Russian, "Кf3").unwrap();
//! let mv = position.resolve(&entry).unwrap();
//! assert_eq!(position.long(mv, Letters::Latin), "Ng1-f3");
//! assert_eq!(mv.numeric(), "7163");
//! let position = position.play(mv).unwrap();
//! assert_eq!(position.legal_moves().len(), 20);
//! ```

#[cfg(test)]
mod agreement;
mod board;
mod castling;
mod diagnose;
mod end;
mod entry;
mod fen;
mod force;
mod generator;
mod impossible;
mod letters;
mod mate;
mod moves;
mod notation;
pub mod pgn;
mod position;
mod resolve;
mod retreat;
mod tracker;

pub use board::Piece;
pub use end::End;
pub use entry::{Entry, NoRegion, NotRead, Region};
pub use fen::FenError;
pub use force::{Forced, NotOnBoard};
pub use letters::{Letters, Script, is_far_from_pawn};
pub use mate::{CanMate, MATE_BUDGET, MateSearch, Proof};
pub use moves::{Move, Wing};
pub use position::{IllegalMove, Position, StartPosition};
pub use resolve::{AmbiguousMove, Reason};
pub use shakmaty::{File, Rank, Role, Square};
pub use tracker::{FIFTY_MOVES, FIVEFOLD, SEVENTY_FIVE_MOVES, THREEFOLD, Tracker};
