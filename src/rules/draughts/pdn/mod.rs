//! PDN 3.0, Portable Draughts Notation: many games in one text.
//!
//! Reading takes files as they are: any of the notations, marks, comments and nested variations, blanks within moves,
//! numbers that are wrong or missing, results in either form, UTF-8, code page 1251 or Latin-1. What is wrong is a
//! [`FileFinding`] with its [`Location`]; a game that breaks off is kept up to its last sound move. Lines go in and games come
//! out one at a time, so that memory does not grow with the file. Writing is strict.
//!
//! ```
//! use golos_rules::draughts::{Variant, pdn};
//!
//! let file = "[White \"Ann\"]\n1. c3- d4 f6-g5? {hasty} 2. d4-e5 d6:f4 3. g3xe5 2-0";
//! let mut games = pdn::Games::new(file.lines(), None);
//! let read = games.next().unwrap();
//! assert_eq!(read.findings, []);
//! let game = read.game.unwrap();
//! assert_eq!((game.variant, game.score), (Variant::RUSSIAN, Some(pdn::Score::White)));
//! assert!(game.to_string().ends_with("1. c3-d4 f6-g5? {hasty} 2. d4-e5 d6xf4 3. g3xe5 1-0\n"));
//! ```

mod charset;
mod date;
mod finding;
mod game;
mod gametype;
mod plain;
mod reader;
mod replay;
mod token;
mod word;
mod write;

pub use finding::{FileFinding, Problem};
pub use game::{Game, Left, MoveLine, Ply, Score, Step};
pub use plain::Plain;
pub use reader::{Extent, Games, Read};
pub use token::{Location, tag_pairs};
pub use write::write_tags;
