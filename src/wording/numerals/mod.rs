//! Numbers as words and as digits, in the forms that the texts ask for, and no other.

mod english;
mod slavic;

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
    match lang {
        Lang::En => english::cardinal(n),
        Lang::Ru => slavic::RU.cardinal(n, gender, case),
        Lang::Uk => slavic::UK.cardinal(n, gender, case),
    }
}

/// The ordinal of `n` in words: "двадцать первый", "двадцять першого".
pub(super) fn ordinal(lang: Lang, n: u32, form: Ordinal) -> String {
    match lang {
        Lang::En => english::ordinal(n),
        Lang::Ru => slavic::RU.ordinal(n, form),
        Lang::Uk => slavic::UK.ordinal(n, form),
    }
}

/// The ordinal of `n` in digits with its ending: `21-й`, `1-я`, `1-ша`, `21st`.
pub(super) fn ordinal_digits(lang: Lang, n: u32, form: Ordinal) -> String {
    match lang {
        Lang::En => format!("{n}{}", english::ordinal_ending(n)),
        Lang::Ru | Lang::Uk => format!("{n}-{}", slavic::written_ending(&ordinal(lang, n, form))),
    }
}

/// A score of `halves` half points, in words: "полтора", "два с половиной", "nil".
pub(super) fn score(lang: Lang, halves: u32) -> String {
    let whole = cardinal(lang, halves / 2, Gender::Masculine, Case::Nominative);
    match (lang, halves) {
        (Lang::En, 0) => "nil".to_owned(),
        (Lang::En, 1) => "half a point".to_owned(),
        (Lang::Ru, 1) => "пол-очка".to_owned(),
        (Lang::Uk, 1) => "пів очка".to_owned(),
        (Lang::Ru, 3) => "полтора".to_owned(),
        (Lang::Uk, 3) => "півтора".to_owned(),
        (_, n) if n.is_multiple_of(2) => whole,
        (Lang::En, _) => format!("{whole} and a half"),
        (Lang::Ru, _) => format!("{whole} с половиной"),
        (Lang::Uk, _) => format!("{whole} з половиною"),
    }
}

/// A score of `halves` half points, in digits: `1.5`, in Russian and Ukrainian `1,5`.
pub(super) fn score_digits(lang: Lang, halves: u32) -> String {
    let point = if lang == Lang::En { '.' } else { ',' };
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}{point}5", halves / 2) }
}

/// A whole number and a proper fraction in words: "ten and three eighths", "десять целых три восьмых", "десять цілих три
/// восьмих".
pub(super) fn fraction(lang: Lang, whole: u32, part: u32, of: u32) -> String {
    let (slavic, whole_names) = match lang {
        Lang::En => return english::fraction(whole, part, of),
        Lang::Ru => (&slavic::RU, ["целая", "целых"]),
        Lang::Uk => (&slavic::UK, ["ціла", "цілих"]),
    };
    let part = slavic.fraction(part, of);
    if whole == 0 {
        return part;
    }
    let name = if slavic::is_one(whole) { whole_names[0] } else { whole_names[1] };
    format!("{} {name} {part}", cardinal(lang, whole, Gender::Feminine, Case::Nominative))
}

#[cfg(test)]
mod tests;
