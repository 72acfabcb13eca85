//! What a word that was begun may become.

use super::help_topic::topics;
use golos_wording::Wording;

/// The words of a board that begin like what was typed, in the order of the alphabet, each with the speaker that stands before
/// it (`w: cl` is completed to `w: clock`). None if nothing was typed. Names of squares and moves are not among them: what
/// is offered would be a hint.
///
/// ```
/// use golos_input::completions;
/// use golos_wording::{Lang, Wording};
///
/// assert_eq!(completions(Wording::of(Lang::En), "w: clock de"), ["w: clock details"]);
/// ```
#[must_use]
pub fn completions(wording: &Wording, typed: &str) -> Vec<String> {
    let (speaker, begun) = match typed.split_once(':') {
        Some((speaker, begun)) => (format!("{speaker}: "), begun),
        None => (String::new(), typed),
    };
    let begun = begun.trim_start().to_lowercase();
    if begun.is_empty() {
        return Vec::new();
    }
    let words =
        topics().flat_map(|(key, _)| wording.words(key)).filter(|word| word.starts_with(&begun) && *word != begun);
    let mut words: Vec<String> = words.map(|word| format!("{speaker}{word}")).collect();
    words.sort();
    words.dedup();
    words
}
