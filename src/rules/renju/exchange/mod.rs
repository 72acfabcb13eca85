//! Records of games as other programs keep them: SGF, plain lists of moves, RenLib libraries, `.pos` positions, the
//! archive of RenjuNet. Every reader takes bytes, tells where it stopped, and never panics.
//!
//! ```
//! use golos_rules::renju::exchange::{Variations, read_sgf, write_list};
//! use golos_rules::renju::Letters;
//!
//! let records = read_sgf(b"(;GM[4]SZ[15]PB[Anna];B[hh];W[ig](;B[hg])(;B[gg]))", Variations::Keep).unwrap();
//! assert!(records[0].tree.has_variations());
//! let moves: Vec<_> = records[0].tree.moves().into_iter().map(|(_, mv)| mv).collect();
//! assert_eq!(write_list(&moves, Letters::AToP, true), "1. h8 2. j9 3. h9");
//! assert_eq!(records[0].replay().positions.len(), 4);
//! ```

mod fault;
mod library;
mod list;
mod record;
mod renlib;
mod rif;
mod sgf;
mod tree;
mod utf8;

pub use fault::{FileError, LocatedError};
pub use library::{Survey, Unplayed, survey_lib};
pub use list::{read_list, write_list};
pub use record::{Broken, By, Header, Read, Record, RecordOutcome, Replay};
pub use renlib::{Library, read_lib, read_lib_from, read_lib_head, read_pos, write_lib};
pub use rif::{RifGames, read_rif};
pub use sgf::{SgfGames, SgfSource, Variations, read_sgf, write_sgf};
pub use tree::{Node, NodeId, Tree};
