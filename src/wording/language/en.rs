//! English.

use super::{Language, NounForms, SquareNames};
use crate::catalog::themes;
use crate::nouns::{Noun, same_accusative};
use crate::numerals::Gender;
use crate::style::Alphabet;
use golos_rules::chess::Letters;

pub(super) static LANGUAGE: Language = Language {
    code: "en",
    voice: "en",
    texts: &themes!("en"),
    arguments: include_str!("../arguments/en.ftl"),
    subjects: include_str!("../laws/en/subjects.ftl"),
    article_words: &["article", "rule", "rules", "point", "clause", "number", "about", "the"],
    section_words: &["section"],
    pieces: Letters::Latin,
    capitals: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    squares: SquareNames {
        native: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P"],
        anna: ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"],
        german: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
        zwo: "zwo",
        nato: [
            "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "Juliett", "Juliett", "Kilo",
            "Lima", "Mike", "November", "Oscar", "Papa",
        ],
        telegraph: [
            "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "Juliett", "Juliett", "Kilo",
            "Lima", "Mike", "November", "Oscar", "Papa",
        ],
    },
    spelling: Alphabet::Nato,
    voice_reads_signs: true,
    cardinal: |n, _, _| cardinal(n),
    ordinal: |n, _| ordinal(n),
    ordinal_digits: |n, _| format!("{n}{}", ordinal_ending(n)),
    ordinal_endings: &[],
    fraction,
    scores: &[(0, "nil"), (1, "half a point")],
    and_a_half: "and a half",
    decimal_mark: '.',
    full_hour: "zero zero",
    noun,
    counted: |forms, n, _| if n == 1 { forms.one } else { forms.many },
    espeak: RESPELLED,
    espeak_sign: |sign| sign,
};

const ONES: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// `n` in words, with the British "and": "one hundred and five".
fn cardinal(n: u32) -> String {
    let (millions, thousands, rest) = (n / 1_000_000, n / 1000 % 1000, n % 1000);
    let mut parts = Vec::new();
    for (count, name) in [(millions, "million"), (thousands, "thousand")] {
        if count > 0 {
            parts.push(format!("{} {name}", cardinal(count)));
        }
    }
    if rest > 0 || parts.is_empty() {
        let and = if !parts.is_empty() && rest < 100 { "and " } else { "" };
        parts.push(format!("{and}{}", below_thousand(rest)));
    }
    parts.join(" ")
}

fn below_thousand(n: u32) -> String {
    let word = |table: &[&'static str], i: u32| table.get(i as usize).copied().unwrap_or_default();
    match (n / 100, n % 100) {
        (0, rest @ 0..20) => word(&ONES, rest).to_owned(),
        (0, rest) if rest % 10 == 0 => word(&TENS, rest / 10).to_owned(),
        (0, rest) => format!("{}-{}", word(&TENS, rest / 10), word(&ONES, rest % 10)),
        (hundreds, 0) => format!("{} hundred", word(&ONES, hundreds)),
        (hundreds, rest) => format!("{} hundred and {}", word(&ONES, hundreds), below_thousand(rest)),
    }
}

/// A whole number and a proper fraction: "ten and three eighths", "two and one quarter".
fn fraction(whole: u32, part: u32, of: u32) -> String {
    let name = match of {
        2 => "half".to_owned(),
        4 => "quarter".to_owned(),
        _ => ordinal(of),
    };
    let plural = if part == 1 { "" } else { "s" };
    let part = cardinal(part);
    if whole == 0 { format!("{part} {name}{plural}") } else { format!("{} and {part} {name}{plural}", cardinal(whole)) }
}

/// The ordinal of `n` in words: "twenty-first".
fn ordinal(n: u32) -> String {
    let words = cardinal(n);
    let cut = words.rfind([' ', '-']).map_or(0, |i| i + 1);
    let (head, last) = words.split_at(cut);
    let last = match last {
        "one" => "first".to_owned(),
        "two" => "second".to_owned(),
        "three" => "third".to_owned(),
        "five" => "fifth".to_owned(),
        "eight" => "eighth".to_owned(),
        "nine" => "ninth".to_owned(),
        "twelve" => "twelfth".to_owned(),
        word => match word.strip_suffix('y') {
            Some(stem) => format!("{stem}ieth"),
            None => format!("{word}th"),
        },
    };
    format!("{head}{last}")
}

/// What follows the digits of an ordinal: `st`, `nd`, `rd`, `th`.
fn ordinal_ending(n: u32) -> &'static str {
    match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}

fn noun(noun: Noun) -> NounForms {
    let (one, many) = match noun {
        Noun::Minute => ("minute", "minutes"),
        Noun::Second => ("second", "seconds"),
        Noun::Hour => ("hour", "hours"),
        Noun::Move => ("move", "moves"),
        Noun::FifthMove => ("fifth move", "fifth moves"),
        Noun::Piece => ("piece", "pieces"),
        Noun::Pawn => ("pawn", "pawns"),
        Noun::Time => ("time", "times"),
        Noun::Period => ("period", "periods"),
        Noun::Round => ("round", "rounds"),
        Noun::Day => ("day", "days"),
    };
    same_accusative(Gender::Neuter, one, many, many)
}

/// German numbers, names and pieces of the Anna–Hector alphabet, for an English voice.
const RESPELLED: &[(&str, &str)] = &[
    ("acht", "ahcht"),
    ("cesar", "tsayzar"),
    ("dame", "dahma"),
    ("drei", "dry"),
    ("eins", "aynce"),
    ("fünf", "fewnf"),
    ("kurze", "koortsa"),
    ("könig", "kernig"),
    ("lange", "langa"),
    ("läufer", "loyfer"),
    ("rochade", "rohahda"),
    ("sechs", "zecks"),
    ("sieben", "zeeben"),
    ("turm", "toorm"),
    ("vier", "fear"),
    ("zwei", "zwy"),
    ("zwo", "tsvoh"),
];
