//! The languages of the program. A language is a row of type [`Language`], in a file of its own in this folder, named by its
//! code. The build makes [`Lang`] of the files that it finds, English first, the others by their codes: no list names them.

use std::fmt;
use std::str::FromStr;

use super::nouns::{Noun, NounForms};
use super::numerals::{self, Case, Gender, Ordinal};
use super::{Alphabet, catalog};
use golos_rules::{Notation, chess};

// `Lang`, its rows and the modules of this folder.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What differs from language to language in code: a row. The texts of a language are its Fluent files.
pub(crate) struct Language {
    /// The ISO 639-1 code, which names its files as well.
    pub code: &'static str,
    /// What espeak-ng and speech-dispatcher call the language.
    pub voice: &'static str,
    /// The Fluent files, one a theme.
    pub texts: &'static [&'static str; catalog::THEMES],
    /// The help for the command line.
    pub arguments: &'static str,
    /// What the subjects of the rules are called.
    pub subjects: &'static str,
    /// What an article is called before its number, and what stands before a subject that is asked about, in small letters.
    pub article_words: &'static [&'static str],
    /// What a section of a document is called, in small letters.
    pub section_words: &'static [&'static str],
    /// The letters of the pieces of chess (CH-17.2).
    pub pieces: chess::Letters,
    /// The alphabet in capitals, for names that are put together by switches.
    pub capitals: &'static str,
    /// How places are named aloud.
    pub squares: SquareNames,
    /// The alphabet in which a sentence is repeated that was misheard.
    pub spelling: Alphabet,
    /// Whether its voices read squares and digits as they are written.
    pub voice_reads_signs: bool,
    /// A number in words.
    pub cardinal: fn(u32, Gender, Case) -> String,
    /// An ordinal in words.
    pub ordinal: fn(u32, Ordinal) -> String,
    /// An ordinal in digits with its ending.
    pub ordinal_digits: fn(u32, Ordinal) -> String,
    /// How an ordinal is declined: the ending of the feminine nominative, and those of the other forms. The first row that
    /// fits counts.
    pub ordinal_endings: &'static [(&'static str, &'static [&'static str])],
    /// A whole number and a proper fraction, its part and what it is of, in words.
    pub fraction: fn(u32, u32, u32) -> String,
    /// Scores, in half points, that have words of their own.
    pub scores: &'static [(u32, &'static str)],
    /// What stands after a whole number of points if half a point is left.
    pub and_a_half: &'static str,
    /// What stands before decimals.
    pub decimal_mark: char,
    /// What is said for the minutes of a full hour.
    pub full_hour: &'static str,
    /// The forms of a noun.
    pub noun: fn(Noun) -> NounForms,
    /// The form of a noun after a number.
    pub counted: fn(&NounForms, u32, Case) -> &'static str,
    /// Words that espeak-ng 1.51 reads wrongly, in small letters and sorted, each with a spelling that it reads right.
    pub espeak: &'static [(&'static str, &'static str)],
    /// A sign as espeak-ng needs it.
    pub espeak_sign: fn(char) -> char,
}

/// How places are named aloud.
pub(crate) struct SquareNames {
    /// The letters a to p in the language (R-6.1.6.1); i and j are one column.
    pub native: [&'static str; 16],
    /// Anna to Hector (FIDE-D.2.1).
    pub anna: [&'static str; 8],
    /// The German numbers of that alphabet, 1 to 8.
    pub german: [&'static str; 8],
    /// "zwo", which parts two from three.
    pub zwo: &'static str,
    /// Alpha to Papa.
    pub nato: [&'static str; 16],
    /// The names by which letters are spelled over the telephone in the country.
    pub telegraph: [&'static str; 16],
}

impl Lang {
    /// The ISO 639-1 code, which engines and Fluent use.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// What espeak-ng and speech-dispatcher call the language.
    #[must_use]
    pub const fn voice(self) -> &'static str {
        self.row().voice
    }

    /// The letters in which moves are written where nothing else is wished (CH-17.2).
    #[must_use]
    pub const fn notation(self) -> Notation {
        Notation { chess: self.row().pieces, ..Notation::FILES }
    }

    /// The capitals of its alphabet, in order, and signs that stand inside its words.
    #[must_use]
    pub const fn capitals(self) -> &'static str {
        self.row().capitals
    }

    /// The alphabet in which a sentence is repeated that was misheard in the letters of the language.
    #[must_use]
    pub const fn spelling(self) -> Alphabet {
        self.row().spelling
    }

    /// What stands before decimals.
    #[must_use]
    pub const fn decimal_mark(self) -> char {
        self.row().decimal_mark
    }

    /// The words in which people say a number, or its place in a row, in every case: "twenty-three", «двадцать три»,
    /// «двадцать третий», «двадцать третьей».
    #[must_use]
    pub fn number_words(self, number: u32) -> Vec<String> {
        let genders = [Gender::Masculine, Gender::Feminine, Gender::Neuter];
        let cardinals = genders.into_iter().flat_map(|gender| {
            [Case::Nominative, Case::Accusative].map(|case| numerals::cardinal(self, number, gender, case))
        });
        let ordinals = [Ordinal::Masculine, Ordinal::Feminine].map(|form| numerals::ordinal(self, number, form));
        let [_, feminine] = &ordinals;
        let ending = self.row().ordinal_endings.iter().find_map(|(nominative, others)| {
            feminine.strip_suffix(nominative).map(|stem| others.iter().map(move |other| format!("{stem}{other}")))
        });
        let declined: Vec<String> = ending.into_iter().flatten().collect();
        let mut words: Vec<String> = cardinals.chain(ordinals).chain(declined).collect();
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
#[error("no such language: {0}; there are {known}", known = Lang::ALL.map(Lang::code).join(", "))]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code or the head of a locale name: `ru`, `uk_UA.UTF-8`, `en-GB`.
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let head = text.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == head).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
