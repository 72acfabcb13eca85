//! PDN 3.0, Portable Draughts Notation: many games in one text.
//!
//! Reading takes files as they are: any of the notations, marks, comments and nested variations, blanks within moves,
//! numbers that are wrong or missing, results in either form. Writing is strict.
//!
//! ```
//! use golos_rules::Variant;
//! use golos_rules::draughts::pdn;
//! use golos_rules::tree::Score;
//!
//! let file = "[White \"Ann\"]\n1. c3- d4 f6-g5? {hasty} 2. d4-e5 d6:f4 3. g3xe5 2-0";
//! let read = pdn::games(file.as_bytes(), None).next().unwrap().unwrap();
//! assert_eq!(read.findings, []);
//! let game = read.game.unwrap();
//! assert_eq!((game.variant(), game.result), (Variant::RUSSIAN, Some(Score::White)));
//! assert!(pdn::rewrite(&game).ends_with("1. c3-d4 f6-g5? {hasty} 2. d4-e5 d6xf4 3. g3xe5 1-0\n"));
//! assert_eq!(pdn::write(&game), file);
//! ```

mod date;
mod gametype;
mod plain;
mod replay;
mod word;
mod write;

use std::io::BufRead;

pub use self::plain::Plain;
use self::replay::Pdn;
pub use self::write::{rewrite, said, say, write, write_bytes};
use super::Variant;
use crate::Decoder;
use crate::movetext::{Games, Heads};

/// The games of a source in PDN, one after another. Where the file does not say which draughts it has, they are `assumed`; if
/// that is `None`, those that the moves fit.
pub fn games<R: BufRead>(source: R, assumed: Option<&'static Variant>) -> Games<R> {
    Games::of(source, Pdn { assumed })
}

/// The games of a part of a file, after so many lines of it.
pub fn games_after<R: BufRead>(lines: u32, source: Decoder<R>, assumed: Option<&'static Variant>) -> Games<R> {
    Games::after(lines, source, Pdn { assumed })
}

/// The heads of the games of a source in PDN.
pub fn heads<R: BufRead>(source: R, assumed: Option<&'static Variant>) -> Heads<R> {
    Heads::of(source, Pdn { assumed })
}
