//! PGN, the text in which games of chess are exchanged: read and written with everything that is said of a move.
//!
//! ```
//! use golos_rules::chess::pgn;
//! use golos_rules::tree::Score;
//!
//! let text = "[White \"A\"]\n\n1. e4 e5 (1... Кc6?? 2. --) 2. Nf3 1/2-1/2\n";
//! let read = pgn::games(text.as_bytes()).next().unwrap().unwrap();
//! let game = read.game.unwrap();
//! assert_eq!((game.moves(), game.result), (3, Some(Score::Draw)));
//! // What is wrong in a variation is told, and ends that variation only.
//! assert_eq!(read.findings.len(), 1);
//! ```

mod form;
mod languages;
mod plain;
mod replay;
mod start;
mod word;
mod write;

use std::io::BufRead;

pub use self::plain::Plain;
use self::replay::Pgn;
pub use self::write::{rewrite, said, say, write, write_bytes};
use crate::Decoder;
use crate::movetext::{Games, Heads};

/// The games of a source in PGN, one after another.
pub fn games<R: BufRead>(source: R) -> Games<R> {
    Games::of(source, Pgn)
}

/// The games of a part of a file, after so many lines of it.
pub fn games_after<R: BufRead>(lines: u32, source: Decoder<R>) -> Games<R> {
    Games::after(lines, source, Pgn)
}

/// The heads of the games of a source in PGN.
pub fn heads<R: BufRead>(source: R) -> Heads<R> {
    Heads::of(source, Pgn)
}
