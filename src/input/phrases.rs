//! The phrases of a dialogue that is neither a board nor a menu.

use golos_wording::Lang;

use super::words::{Book, Line, languages};

/// What phrases mean in a dialogue: those of a language, and always the English ones.
///
/// ```
/// use golos_input::Phrases;
/// use golos_wording::Lang;
///
/// let phrases = Phrases::new(Lang::Ru, [("words-yes", true), ("words-no", false)]);
/// assert_eq!(phrases.take("да, ход 9-4"), Some((true, "ход 9-4")));
/// assert_eq!(phrases.take("no"), Some((false, "")));
/// assert_eq!(phrases.take("9-4"), None);
/// ```
pub struct Phrases<V>(Book<V>);

impl<V: Copy> Phrases<V> {
    /// The phrases of texts, each by its key.
    pub fn new(lang: Lang, keys: impl IntoIterator<Item = (&'static str, V)>) -> Phrases<V> {
        Phrases(Book::new(&languages(lang), keys))
    }

    /// What the line begins with, by the longest phrase, and what is said after it.
    #[must_use]
    pub fn take<'a>(&self, line: &'a str) -> Option<(V, &'a str)> {
        let (meaning, rest) = self.0.take(&Line::read(line))?;
        Some((meaning, rest.text()))
    }
}
