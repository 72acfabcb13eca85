//! Files of games in lines of text, PGN and PDN: cut into games, games into tokens, tokens into the [tree](crate::tree), and
//! written again.
//!
//! Reading takes files as they are, in any encoding and with any line ends. What is wrong is a [`FileFinding`] with its
//! [`Location`]; it ends the line of moves in which it stands, a variation or the game itself, and nothing else. Time is
//! linear in the size of the file; memory is bounded by [`LONGEST_GAME`].

mod cursor;
mod cut;
mod finding;
mod games;
mod heads;
mod patch;
mod plain;
mod spans;
mod tags;
mod token;
mod walk;
mod word;
mod write;

pub(crate) use cursor::Cursor;
pub(crate) use cut::IsEnd;
pub use cut::LONGEST_GAME;
pub(crate) use finding::FoundAt;
pub use finding::{FileFinding, Location, Problem};
pub(crate) use games::{Dialect, RawGame, Replayed};
pub use games::{Extent, Games, Read};
pub use heads::{Head, Heads};
pub(crate) use patch::{LineWriter, write, write_bytes};
pub(crate) use plain::plain_tags;
pub(crate) use tags::{TagWriter, UNKNOWN_DATE};
pub use tags::{tag_pairs, write_tags};
pub(crate) use token::{Lexer, ReadWord, Token};
pub(crate) use walk::{Note, Resolved, walk};
pub(crate) use word::Word;
pub(crate) use write::{BodyStyle, Movetext};
