//! A game as files keep it, whatever its family: tags, the starting position, and a tree of moves with all that is said of
//! them. Every reader of a file makes one, and every writer takes one.
//!
//! ```
//! use golos_rules::chess::pgn;
//! use golos_rules::tree::{Step, Tree};
//!
//! let text = "[White \"Ann\"]\n\n1. e4 {[%clk 1:30:00] best} e5 (1... c5 $1 2. Nf3) 2. Nf3 1/2-1/2\n";
//! let read = pgn::games(text.as_bytes()).next().unwrap().unwrap();
//! let game = read.game.unwrap();
//! let line: Vec<_> = game.tree.main_line().collect();
//! assert_eq!(line.len(), 3);
//! assert_eq!(game.tree.remarks(line[0]).left, Some(5_400_000));
//! let variation = game.tree.variations(line[1]).next().unwrap();
//! assert_eq!(game.tree.parent(variation), Some(line[0]));
//! let Some(Step::Move(sicilian)) = game.tree.step(variation) else { panic!() };
//! assert_eq!(game.position(line[0]).short(sicilian, Default::default()), "c5");
//! // What was not changed is written as it was read.
//! assert_eq!(pgn::write(&game), text);
//! assert_eq!(Tree::ROOT, game.tree.parent(line[0]).unwrap());
//! ```

mod arena;
mod game;
mod patch;
mod remark;
mod source;

pub use arena::{NodeId, Step, Tree};
pub use game::{Game, Score};
pub(crate) use patch::{Patch, same_ends};
pub use remark::{Mark, Remarks, Shape, ShapeKind, clock_text, plain_comment, read_clock};
pub(crate) use remark::{commands, glyphs, packed, sign, unpacked};
pub use source::{FileBytes, FileText, SourceText};
