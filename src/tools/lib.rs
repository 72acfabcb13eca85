//! What the program does without people: scripts of games, listings of positions, the manual.

pub mod around;
pub mod endings;
pub mod family;
pub mod listing;
pub mod papers;
pub mod problem;
pub mod rehearse;
pub mod spar;

pub use rehearse::{
    Expectation, Facing, Failure, Memory, Observed, Overheard, PendingKind, Post, Script, Tape, Telling,
};
