use std::fmt;
use std::str::FromStr;

use super::numerals::{self, Case, Gender, Ordinal};
use golos_rules::{Notation, chess};

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    #[default]
    En,
    Ru,
    Uk,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The ISO 639-1 code, which engines and Fluent use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }
}

impl Lang {
    /// The letters in which moves are written where nothing else is wished (CH-17.2).
    #[must_use]
    pub const fn notation(self) -> Notation {
        let chess = match self {
            Lang::En => chess::Letters::Latin,
            Lang::Ru => chess::Letters::Russian,
            Lang::Uk => chess::Letters::Ukrainian,
        };
        Notation { chess, ..Notation::FILES }
    }

    /// The words in which people say a number, or its place in a row: "twenty-three", «двадцать три», «двадцать третий»,
    /// «двадцать третья»; not declined further.
    #[must_use]
    pub fn number_words(self, number: u32) -> Vec<String> {
        let genders = [Gender::Masculine, Gender::Feminine, Gender::Neuter];
        let cardinals = genders.into_iter().flat_map(|gender| {
            [Case::Nominative, Case::Accusative].map(|case| numerals::cardinal(self, number, gender, case))
        });
        let ordinals = [Ordinal::Masculine, Ordinal::Feminine].map(|form| numerals::ordinal(self, number, form));
        let mut words: Vec<String> = cardinals.chain(ordinals).collect();
        // "Twenty three" as it is typed.
        words.extend(words.clone().into_iter().filter(|word| word.contains('-')).map(|word| word.replace('-', " ")));
        words.sort_unstable();
        words.dedup();
        words
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language code that the program does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such language: {0}; there are en, ru, uk")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code or the head of a locale name: `ru`, `uk_UA.UTF-8`, `en-GB`.
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let head = text.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == head).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}
