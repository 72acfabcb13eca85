//! The words in which moves are typed or dictated, one file a language. They serve all families and all languages together,
//! for no word of one means something else in another.

use std::collections::BTreeMap;

/// The files, by name, with their lines: `meaning: words`.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Each line of all files: what is meant, and the words for it.
pub(crate) fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(": "))
}

/// The words of one language, by its code, each line with what is meant; empty without such a file. The signs of a keyboard
/// are none that are said.
pub fn of_language(code: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let file = FILES.iter().find(|(name, _)| name.strip_suffix(".txt") == Some(code));
    let lines = file.into_iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(": "));
    lines.filter(|(meaning, _)| !meaning.starts_with('#') && !meaning.ends_with("keys"))
}

/// The words for one meaning, in all languages.
pub(crate) fn of(meaning: &str) -> impl Iterator<Item = &'static str> {
    lines().filter(move |(found, _)| *found == meaning).flat_map(|(_, words)| words.split_whitespace())
}

/// What each word means to a reader who knows these meanings.
pub(crate) fn meanings<M: Copy>(known: impl Fn(&str) -> Option<M>) -> BTreeMap<&'static str, M> {
    let mut meanings = BTreeMap::new();
    for (meaning, words) in lines().filter_map(|(meaning, words)| Some((known(meaning)?, words))) {
        for word in words.split_whitespace() {
            meanings.entry(word).or_insert(meaning);
        }
    }
    meanings
}

/// Checks that each word stands once in its file, is written as it is looked up, and has no other meaning in another language.
#[cfg(test)]
pub(crate) fn each_is_found<M: Copy + PartialEq + std::fmt::Debug>(
    known: impl Fn(&str) -> Option<M>,
    look_up: impl Fn(&str) -> Option<M>,
) {
    for (file, text) in FILES {
        let mut found = std::collections::BTreeSet::new();
        for (meaning, words) in text.lines().filter_map(|line| line.split_once(": ")) {
            let Some(meaning) = known(meaning) else { continue };
            for word in words.split_whitespace() {
                assert!(found.insert(word), "{file}: {word} twice");
                assert_eq!(crate::dictation::fold(word), word, "{file}");
                assert_eq!(look_up(word), Some(meaning), "{file}: {word}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_language_has_words_for_what_the_english_words_mean() {
        let meanings = |text: &'static str| -> BTreeSet<&str> {
            text.lines().filter_map(|line| line.split_once(": ")).map(|(meaning, _)| meaning).collect()
        };
        let of = |file: &str| FILES.iter().find(|(name, _)| *name == file).map(|(_, text)| meanings(text));
        let english = of("en.txt").unwrap_or_default();
        for (file, text) in FILES {
            let own = meanings(text);
            assert!(own.is_subset(&english), "{file}: {:?}", own.difference(&english));
            // German is no language of the program, and a language that is typed on Latin keys names none.
            let missing: Vec<_> = english.difference(&own).filter(|meaning| !meaning.ends_with("keys")).collect();
            assert!(*file == "de.txt" || missing.is_empty(), "{file}: {missing:?}");
        }
    }
}
