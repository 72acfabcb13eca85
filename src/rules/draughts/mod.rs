//! Draughts: boards, positions, the generator, notation. A variant is a table of constants, and the generator is
//! written once for all of them.
//!
//! ```
//! use golos_rules::draughts::{Entry, Position, Variant};
//!
//! let position = Position::start(Variant::RUSSIAN);
//! let entry = Entry::read(position.geometry(), "ed4").unwrap();
//! let mv = position.resolve(&entry).unwrap();
//! assert_eq!(mv.full(position.geometry()), "e3-d4");
//! let position = position.play(&mv).unwrap();
//! assert_eq!(position.legal_moves().len(), 7);
//! ```

#[cfg(test)]
mod articles;
mod board;
mod clause;
mod diagnose;
mod engine;
mod entry;
mod fen;
mod force;
mod generator;
mod geometry;
mod impossible;
mod moves;
mod path;
pub mod pdn;
mod perft;
mod piece;
mod position;
mod resolve;
mod signs;
mod square;
mod successors;
mod variant;

pub use clause::{Bearing, Clause, ClauseTracker, Material, Road, Since, Span, Whose};
pub(super) use entry::by_digits;
pub use entry::{Entry, NotRead, Origin, Sign};
pub use fen::{FenError, FenStyle};
pub use force::{Forced, NotOnBoard};
pub use geometry::{Diagonal, Geometry, Naming, NoSquare};
pub use moves::Move;
pub use piece::{Piece, PieceKind};
pub use position::{IllegalMove, KingRun, Position};
pub use resolve::{AmbiguousMove, Reason};
pub use signs::{Appraisal, PairedMarks, Signs};
pub use square::{Square, Squares};
pub use variant::{Goal, Majority, Promotion, Variant};
