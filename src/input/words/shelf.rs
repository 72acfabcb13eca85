//! What is done with a game of a list, by its line: `delete 2`, «переименовать 3 финал».

use super::line::Line;
use super::{Lexicon, Unparsed};
use golos_wording::clean;

/// What is done with a game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfAsk {
    Resume,
    Replay,
    Export,
    Rename,
    Remove,
}

pub(super) const SHELF: [(&str, ShelfAsk); 5] = [
    ("words-shelf-resume", ShelfAsk::Resume),
    ("words-shelf-replay", ShelfAsk::Replay),
    ("words-shelf-export", ShelfAsk::Export),
    ("words-shelf-rename", ShelfAsk::Rename),
    ("words-shelf-remove", ShelfAsk::Remove),
];

impl Lexicon {
    /// Reads what is done with which line, from 1, and what stands behind it, as a new name; none for anything else.
    #[must_use]
    pub fn shelf(&self, line: &str) -> Option<(ShelfAsk, usize, String)> {
        let text = clean(line, Unparsed::MOST_CHARS);
        let (ask, rest) = self.shelf.take(&Line::read(&text))?;
        let first = rest.first_typed()?;
        let number = first.parse().ok().or_else(|| self.times.numbers.whole(&Line::read(first)))?;
        Some((ask, usize::try_from(number).ok()?, rest.behind(1).text().to_owned()))
    }
}
