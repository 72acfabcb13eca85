//! What a person typed, as a voice says it: squares and numbers become words, all else stays as it is.

use super::numerals::{self, Case, Gender};
use super::{Form, Lang, Style, squares};

/// The longest number that is said as one, in digits.
const NUMBER_DIGITS: usize = 4;

/// The text for the form of `style`. English voices read squares and digits as they stand.
pub(super) fn say(text: &str, style: Style) -> String {
    if style.form == Form::Written || style.lang == Lang::En {
        return text.to_owned();
    }
    let mut said = String::with_capacity(text.len() * 2);
    let mut changed = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_alphanumeric();
        let end = rest.find(|c: char| c.is_alphanumeric() != is_word).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        let spelled = if is_word { word(part, style) } else { None };
        match (&spelled, part) {
            (Some(words), _) => said.push_str(words),
            // A hyphen behind a square would glue it to the next.
            (None, "-") if changed => said.push_str(" – "),
            (None, part) => said.push_str(part),
        }
        changed = spelled.is_some();
        rest = after;
    }
    said
}

/// The words for a place or a number; none for anything else.
fn word(word: &str, style: Style) -> Option<String> {
    let is_number = word.len() <= NUMBER_DIGITS && word.bytes().all(|b| b.is_ascii_digit());
    match word.as_bytes() {
        [b'a'..=b'h'] | [b'a'..=b'h', b'1'..=b'8'] => Some(squares::place(word, style)),
        _ if is_number => {
            let number = word.parse().unwrap_or_default();
            Some(numerals::cardinal(style.lang, number, Gender::Masculine, Case::Nominative))
        }
        _ => a_move(word, style),
    }
}

/// A move that was typed in one word, as `cd4`, `c3xe5`, `46x36`: square by square; none for anything else.
fn a_move(word: &str, style: Style) -> Option<String> {
    let mut said: Vec<String> = Vec::new();
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        let is_letter = ('a'..='h').contains(&first);
        let end = match first {
            'x' | 'X' | 'х' | 'Х' => first.len_utf8(),
            _ if is_letter || first.is_ascii_digit() => {
                rest.char_indices().skip(1).find(|(_, c)| !c.is_ascii_digit()).map_or(rest.len(), |(index, _)| index)
            }
            _ => return None,
        };
        let (place, after) = rest.split_at(end);
        if place.chars().all(|c| c.is_ascii_alphanumeric()) && !place.eq_ignore_ascii_case("x") {
            said.push(squares::place(place, style));
        }
        rest = after;
    }
    let is_move = said.len() > 1 && word.chars().any(|c| c.is_ascii_digit());
    is_move.then(|| said.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_numbers_that_were_typed_are_words_for_a_voice() {
        let style = Style::spoken(Lang::Ru);
        let cases = [
            ("c1-h5", "цэ один – аш пять"),
            ("c3:e5", "цэ три:е пять"),
            ("12", "двенадцать"),
            ("b", "бэ"),
            ("cd4", "цэ дэ четыре"),
            ("46x36", "сорок шесть тридцать шесть"),
            ("c3хe5", "цэ три е пять"),
            ("abc", "abc"),
            ("e4e", "е четыре е"),
            ("i9", "i9"),
            ("c3ё", "c3ё"),
            ("Анна-Мария", "Анна-Мария"),
            ("-", "-"),
            ("шум, 2 раза", "шум, два раза"),
            ("123456", "123456"),
        ];
        for (typed, said) in cases {
            assert_eq!(say(typed, style), said, "{typed}");
            assert_eq!(say(typed, Style::written(Lang::Ru)), typed);
            assert_eq!(say(typed, Style::spoken(Lang::En)), typed);
        }
    }
}
