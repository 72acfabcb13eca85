//! What a person typed, as a voice says it: squares and numbers become words, all else stays as it is.

use super::numerals::{self, Case, Gender};
use super::{Form, Style, squares, times};

/// The longest number that is said as one, in digits.
const NUMBER_DIGITS: usize = 4;

/// The longest number that may be a square, in digits.
const SQUARE_DIGITS: usize = 2;

/// What a part of the text is to the hyphen beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextPart {
    /// A place, or a number that may be one.
    Place,
    Number,
    /// It stays as it is.
    Other,
}

/// The text for the form of `style`. English voices read squares and digits as they stand, and so is what is said in words
/// of another alphabet.
pub(super) fn say(text: &str, style: Style) -> String {
    if style.form == Form::Written || style.lang.row().voice_reads_signs || is_foreign(text) {
        return text.to_owned();
    }
    let mut said = String::with_capacity(text.len() * 2);
    let mut before = TextPart::Other;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((words, after)) = of_day(rest, style) {
            said.push_str(&words);
            (before, rest) = (TextPart::Number, after);
            continue;
        }
        let (part, after) = rest.split_at(end_of_part(rest));
        let (words, next) = match first.is_alphanumeric() {
            true => word(part, style).unwrap_or((part.to_owned(), TextPart::Other)),
            false if part == "-" => (hyphen(before, after, style).to_owned(), TextPart::Other),
            false => (part.to_owned(), TextPart::Other),
        };
        said.push_str(&words);
        (before, rest) = (next, after);
    }
    said
}

/// Whether it is in Latin words, and in none of the language.
fn is_foreign(text: &str) -> bool {
    let is_latin = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    words.into_iter().any(is_latin) && text.chars().all(|sign| !sign.is_alphabetic() || sign.is_ascii())
}

/// Where the word, or what stands between words, ends that the text begins with.
fn end_of_part(text: &str) -> usize {
    let is_word = text.starts_with(char::is_alphanumeric);
    text.find(|sign: char| sign.is_alphanumeric() != is_word).unwrap_or(text.len())
}

/// What a hyphen behind such a part is: it would glue a square to the next.
fn hyphen(before: TextPart, after: &str, style: Style) -> &'static str {
    let next = after.get(..end_of_part(after)).filter(|part| !part.is_empty());
    let next = next.map_or(TextPart::Place, |part| word(part, style).map_or(TextPart::Other, |(_, part)| part));
    match (before, next) {
        (TextPart::Place, TextPart::Place) => " – ",
        (TextPart::Number, TextPart::Place | TextPart::Number) | (TextPart::Place, TextPart::Number) => ", ",
        (TextPart::Other, _) | (_, TextPart::Other) => "-",
    }
}

/// The hour and the minute that the text begins with, `12:30`, in words, and what stands behind them.
fn of_day(text: &str, style: Style) -> Option<(String, &str)> {
    let (hour, rest) = text.split_at(end_of_part(text));
    let rest = rest.strip_prefix(':')?;
    let (minute, after) = rest.split_at(end_of_part(rest));
    let number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u32>().ok())?;
    let (hour, minute) = (number(hour).filter(|_| hour.len() <= 2)?, number(minute).filter(|_| minute.len() == 2)?);
    (hour < 24 && minute < 60).then(|| (times::hour_by_minute(style.lang, hour, minute), after))
}

/// The words for a place or a number; none for anything else.
fn word(word: &str, style: Style) -> Option<(String, TextPart)> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let cardinal = |number: u32| numerals::cardinal(style.lang, number, Gender::Masculine, Case::Nominative);
    match word.as_bytes() {
        [b'a'..=b'h'] | [b'a'..=b'h', b'1'..=b'8'] => Some((squares::place(word, style), TextPart::Place)),
        // A zero before a number counts, as in one that is dialled.
        [b'0', _, ..] if is_number => {
            let digits: Vec<String> = word.chars().filter_map(|digit| digit.to_digit(10)).map(cardinal).collect();
            Some((digits.join(" "), if word.len() > SQUARE_DIGITS { TextPart::Number } else { TextPart::Place }))
        }
        _ if is_number && word.len() <= NUMBER_DIGITS => {
            let part = if word.len() > SQUARE_DIGITS { TextPart::Number } else { TextPart::Place };
            Some((cardinal(word.parse().unwrap_or_default()), part))
        }
        _ => a_move(word, style).map(|said| (said, TextPart::Place)),
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
    use crate::Lang;

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
            ("c3-", "цэ три – "),
            ("2:30", "два тридцать"),
            ("15:00", "пятнадцать ноль-ноль"),
            ("9:05", "девять ноль пять"),
            ("46:36", "сорок шесть:тридцать шесть"),
            ("32-28", "тридцать два – двадцать восемь"),
            (
                "обед в 12:30, зал 3-А, тел. 044-123",
                "обед в двенадцать тридцать, зал три-А, тел. ноль четыре четыре, сто двадцать три",
            ),
            ("Lunch in 10 minutes", "Lunch in 10 minutes"),
            ("Обед, lunch, в 10 минут", "Обед, lunch, в десять минут"),
        ];
        for (typed, said) in cases {
            assert_eq!(say(typed, style), said, "{typed}");
            assert_eq!(say(typed, Style::written(Lang::Ru)), typed);
            assert_eq!(say(typed, Style::spoken(Lang::En)), typed);
        }
    }
}
