//! What the program says of its own arguments: help that is printed, in lines of their own. The names of options, and what
//! they take, are the same in every language, so that a command line can be told to anybody.

use super::Lang;

/// A text of the help; none if there is none of this key.
#[must_use]
pub fn argument(lang: Lang, key: &str) -> Option<&'static str> {
    lines(lang).find(|(found, _)| *found == key).map(|(_, text)| text)
}

/// Every text of a language, with its key.
fn lines(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    lang.row().arguments.lines().filter_map(|line| line.split_once(" = "))
}

/// The keys of all texts.
#[must_use]
pub fn argument_keys() -> Vec<&'static str> {
    lines(Lang::En).map(|(key, _)| key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_of_the_help_is_there_once_in_every_language() {
        let keys = argument_keys();
        for lang in Lang::ALL {
            let own: Vec<&str> = lines(lang).map(|(key, _)| key).collect();
            assert_eq!(own, keys, "{lang}");
            assert!(own.iter().all(|key| own.iter().filter(|other| other == &key).count() == 1), "{lang}");
            assert!(lines(lang).all(|(_, text)| !text.trim().is_empty()), "{lang}");
        }
    }
}
