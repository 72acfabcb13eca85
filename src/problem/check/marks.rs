//! What an author marks in a solution.
//!
//! Marks are words in the comments of a file: `try`, `either`, `additional`, `final`. A move with the sign `?` is a try too.

use golos_rules::tree::{NodeId, Tree};

/// The glyph of a wrong move.
const WRONG: u16 = 2;

/// A mark of an author.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A move that does not solve.
    Try,
    /// A move that solves as well as the one before it, by the author's intention.
    Either,
    /// A line that is not thematic.
    Additional,
    /// The position after the move is the final.
    Final,
}

const WORDS: [(&str, Mark); 4] =
    [("try", Mark::Try), ("either", Mark::Either), ("additional", Mark::Additional), ("final", Mark::Final)];

/// Whether a move has a mark.
#[must_use]
pub fn is_marked(tree: &Tree, id: NodeId, mark: Mark) -> bool {
    let remarks = tree.remarks(id);
    let is_word = |word: &str| WORDS.contains(&(word, mark));
    let is_written = |text: &String| text.split(|letter: char| !letter.is_alphanumeric()).any(is_word);
    let is_signed = mark == Mark::Try && remarks.glyphs.contains(&WRONG);
    is_signed || remarks.comments.iter().chain(&remarks.before).any(is_written)
}
