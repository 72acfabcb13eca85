//! Records of games as other programs keep them: SGF, plain lists of moves, RenLib libraries, `.pos` positions, the
//! archive of RenjuNet. Every reader takes bytes, tells where it stopped, and never panics.
//!
//! ```
//! use golos_rules::renju::exchange::{Variations, play, read_sgf, stones, write_list};
//! use golos_rules::renju::Letters;
//!
//! let games = read_sgf(b"(;GM[4]SZ[15]PB[Anna];B[hh];W[ig](;B[hg])(;B[gg]))", Variations::Keep).unwrap();
//! assert!(games[0].tree.has_variations());
//! assert_eq!(write_list(&stones(&games[0]), Letters::AToP, true), "1. h8 2. j9 3. h9");
//! assert_eq!(play(&games[0]).moves, 3);
//! ```

mod fault;
mod library;
mod list;
mod record;
mod renlib;
mod rif;
mod said;
mod sgf;

pub use fault::{FileError, LocatedError};
pub use library::{Survey, survey_lib};
pub use list::{read_list, write_list};
pub use record::{
    Broken, By, FoulStone, Played, Read, Unplayed, fouls, on_board, play, read_result, result_text, start, stone,
    stones, unplayed,
};
pub use renlib::{Library, read_lib, read_lib_from, read_lib_head, read_pos, write_lib};
pub use rif::{RifArchive, RifGames, RifLoss, RifNames, RifPlace, read_rif};
pub use said::{said, say};
pub(crate) use sgf::points as sgf_points;
pub use sgf::{SgfGames, SgfSource, Variations, read_sgf, rewrite, write_sgf, write_sgf_bytes};
