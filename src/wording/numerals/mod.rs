//! Numbers as words and as digits, in the forms that the texts ask for, and no other.

pub(super) mod slavic;

use super::Lang;

/// The gender that a cardinal takes from its noun; only 1 and 2 show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// The case of a cardinal. Things that are counted here are inanimate, so that the accusative differs in the feminine
/// "one" and in "thousand" only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Nominative,
    Accusative,
    Genitive,
}

/// The forms of an ordinal that the texts use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ordinal {
    /// Nominative masculine: a move, a round.
    Masculine,
    /// Nominative feminine: a rank, a board.
    Feminine,
    /// Genitive masculine: after a move.
    Genitive,
}

/// `n` in words: "двадцать одна", "двадцати одного".
pub(super) fn cardinal(lang: Lang, n: u32, gender: Gender, case: Case) -> String {
    (lang.row().cardinal)(n, gender, case)
}

/// The ordinal of `n` in words: "двадцать первый", "двадцять першого".
pub(super) fn ordinal(lang: Lang, n: u32, form: Ordinal) -> String {
    (lang.row().ordinal)(n, form)
}

/// The ordinal of `n` in digits with its ending: `21-й`, `1-я`, `1-ша`, `21st`.
pub(super) fn ordinal_digits(lang: Lang, n: u32, form: Ordinal) -> String {
    (lang.row().ordinal_digits)(n, form)
}

/// A score of `halves` half points, in words: "полтора", "два с половиной", "nil".
pub(super) fn score(lang: Lang, halves: u32) -> String {
    let row = lang.row();
    if let Some((_, words)) = row.scores.iter().find(|(score, _)| *score == halves) {
        return (*words).to_owned();
    }
    let whole = cardinal(lang, halves / 2, Gender::Masculine, Case::Nominative);
    if halves.is_multiple_of(2) { whole } else { format!("{whole} {}", row.and_a_half) }
}

/// A score of `halves` half points, in digits: `1.5`, in Russian and Ukrainian `1,5`.
pub(super) fn score_digits(lang: Lang, halves: u32) -> String {
    let mark = lang.decimal_mark();
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}{mark}5", halves / 2) }
}

/// A whole number and a proper fraction in words: "ten and three eighths", "десять целых три восьмых", "десять цілих три
/// восьмих".
pub(super) fn fraction(lang: Lang, whole: u32, part: u32, of: u32) -> String {
    (lang.row().fraction)(whole, part, of)
}

#[cfg(test)]
mod tests;
