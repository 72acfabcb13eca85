//! What is done with a game of a list, by its line: `delete 2`, «переименовать 3 финал».

use super::Lexicon;
use super::line::Line;
use golos_wording::text_key;

/// What is done with a game as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfRequest {
    Resume,
    Replay,
    Export,
    Rename,
    Remove,
}

pub(super) const SHELF: [(&str, ShelfRequest); 5] = [
    (text_key::WORDS_SHELF_RESUME, ShelfRequest::Resume),
    (text_key::WORDS_SHELF_REPLAY, ShelfRequest::Replay),
    (text_key::WORDS_SHELF_EXPORT, ShelfRequest::Export),
    (text_key::WORDS_SHELF_RENAME, ShelfRequest::Rename),
    (text_key::WORDS_SHELF_REMOVE, ShelfRequest::Remove),
];

impl Lexicon {
    /// Reads what is done with which line, from 1, and what stands behind it, as a new name; none for anything else.
    #[must_use]
    pub fn shelf(&self, line: &str) -> Option<(ShelfRequest, usize, String)> {
        let (ask, rest) = self.shelf.take(&Line::read(line))?;
        let digits = || rest.first_typed()?.parse().ok();
        let number = digits().or_else(|| self.times.numbers.whole(&rest.before(1)))?;
        Some((ask, usize::try_from(number).ok()?, rest.behind(1).text().to_owned()))
    }
}
