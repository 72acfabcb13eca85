//! Places and moves that are dictated in words: letters and numbers. See [`words`].

use super::{PlaceNames, words};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a word means in a dictated move of draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DictatedWord {
    /// A file or column, `a` to `p`: its name; Alpha to Papa; Anna to Hector (FIDE-D.2.1); and the names by which letters
    /// are spelled over a telephone, Дмитрий and Елена. Single letters are [`alike`].
    Letter(char),
    /// From 1 to 20, or a whole ten up to 50, which a unit may follow.
    Number(u8),
    Takes,
    /// Said of a move without changing where it goes.
    Aside,
    /// A side: before a move it changes nothing; behind it it begins what is no part of it, as does what is to be taken
    /// off the board.
    Side,
}

impl DictatedWord {
    /// The meaning that has this name in the files of words.
    fn of(meaning: &str) -> Option<DictatedWord> {
        Some(match (meaning, meaning.as_bytes()) {
            ("takes", _) => DictatedWord::Takes,
            ("filler", _) => DictatedWord::Aside,
            ("side", _) => DictatedWord::Side,
            (_, [letter @ b'a'..=b'p']) => DictatedWord::Letter(char::from(*letter)),
            _ => DictatedWord::Number(meaning.parse().ok()?),
        })
    }
}

static WORDS: LazyLock<BTreeMap<&'static str, DictatedWord>> = LazyLock::new(|| words::meanings(DictatedWord::of));

/// The letter, `a` to `p`, that a word names.
pub(super) fn letter(word: &str) -> Option<char> {
    match WORDS.get(word) {
        Some(DictatedWord::Letter(letter)) => Some(*letter),
        _ => None,
    }
}

/// The number from 1 to 20, or a whole ten up to 50, that a word names.
pub(super) fn number(word: &str) -> Option<u8> {
    match WORDS.get(word) {
        Some(DictatedWord::Number(number)) => Some(*number),
        _ => None,
    }
}

/// Small letters without apostrophes, without the dots of ё, with umlauts in two letters.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().filter(|&letter| !is_apostrophe(letter)).flat_map(char::to_lowercase) {
        match letter {
            'ё' => folded.push('е'),
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            other => folded.push(other),
        }
    }
    folded
}

/// The signs that are typed for the apostrophe of Ukrainian.
pub(super) const fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '’' | '‘' | 'ʼ' | 'ʹ' | '`')
}

/// The Latin letter that a single letter stands for: itself, or the Cyrillic one that looks like it or sounds like it.
///
/// ```text
/// а в с е н о р к м  look like  a b c e h o p k m
/// б ц д ф г ж ш й л п  sound like  b c d f g g h j l p
/// ```
pub(super) const fn alike(letter: char) -> Option<char> {
    Some(match letter {
        'а' | 'А' => 'a',
        'в' | 'В' | 'б' | 'Б' => 'b',
        'с' | 'С' | 'ц' | 'Ц' => 'c',
        'д' | 'Д' => 'd',
        'е' | 'Е' | 'э' | 'Э' | 'є' | 'Є' => 'e',
        'ф' | 'Ф' => 'f',
        'г' | 'Г' | 'ж' | 'Ж' | 'ґ' | 'Ґ' => 'g',
        'н' | 'Н' | 'ш' | 'Ш' => 'h',
        'і' | 'І' => 'i',
        'й' | 'Й' | 'ј' | 'Ј' => 'j',
        'к' | 'К' => 'k',
        'л' | 'Л' => 'l',
        'м' | 'М' => 'm',
        'о' | 'О' => 'o',
        'р' | 'Р' | 'п' | 'П' => 'p',
        latin if latin.is_ascii_alphabetic() => latin.to_ascii_lowercase(),
        _ => return None,
    })
}

/// A dictated move of draughts as it would be written: «цэ три бьёт е пять» is `c 3 : e 5`, «тридцать два – двадцать
/// восемь» is `32 – 28`. None unless every part is known and at least one of them is a word or the mark of a sentence.
///
/// A unit behind a ten is one number with it, unless a comma or a dash parts them: «двадцать, три».
pub(super) fn written(text: &str) -> Option<String> {
    let parts = parts(text);
    let mut rest = parts.as_slice();
    let mut written: Vec<String> = Vec::new();
    let mut is_dictated = false;
    while let [part, behind @ ..] = rest {
        rest = behind;
        let known = word(part);
        is_dictated |= known.is_some() && part.chars().nth(1).is_some();
        match known {
            Some(DictatedWord::Side) if written.is_empty() => {}
            Some(DictatedWord::Side) => break,
            Some(DictatedWord::Aside) => {}
            Some(DictatedWord::Takes) => written.push(":".to_owned()),
            Some(DictatedWord::Letter(letter)) => written.push(letter.to_string()),
            Some(DictatedWord::Number(number)) => {
                let unit = unit_behind(number, behind);
                rest = if unit.is_some() { behind.get(2..).unwrap_or_default() } else { behind };
                written.push((number + unit.unwrap_or_default()).to_string());
            }
            None if *part == " " => {}
            // A move with the marks of a sentence is said, if only in signs: "c3. d4".
            None if part.chars().all(|sign| ASIDE_SIGNS.contains(&sign)) => is_dictated = true,
            None if written.is_empty() && *part == ":" => {}
            // "now a king".
            None if *part == "a" && matches!(behind, [" ", noun, ..] if word(noun) == Some(DictatedWord::Aside)) => {}
            None if part.chars().any(char::is_alphabetic) && part.chars().nth(2).is_some() => return None,
            None => written.push((*part).to_owned()),
        }
    }
    (is_dictated && !written.is_empty()).then(|| written.join(" "))
}

/// A list of places with those in words as they are written: «а один, цэ три; дамки: дэ четыре» is `a1, c3; дамки: d4`,
/// and where places are numbers, «тридцать два, пять» is `32, 5`. What names no place stays as it was typed. A letter
/// by itself needs a number in words behind it: `b 5` may be Black's five.
pub(super) fn list(text: &str, names: PlaceNames) -> String {
    let last = match names {
        PlaceNames::Numbers => None,
        PlaceNames::DarkSquares | PlaceNames::Squares => Some('h'),
        PlaceNames::Points => Some('p'),
    };
    let parts = parts(text);
    let mut rest = parts.as_slice();
    let mut list = String::with_capacity(text.len());
    while let [part, behind @ ..] = rest {
        let place = match last {
            Some(last) => place_in(part, behind, last),
            None => number_in(part, behind).map(|(number, behind)| (number.to_string(), behind)),
        };
        let (text, further) = place.unwrap_or_else(|| ((*part).to_owned(), behind));
        list.push_str(&text);
        rest = further;
    }
    list
}

/// A letter up to the last one, and the number behind it.
fn place_in<'p, 't>(part: &str, behind: &'p [&'t str], last: char) -> Option<(String, &'p [&'t str])> {
    let folded = fold(part);
    let mut signs = folded.chars();
    let lone = signs.next().and_then(alike).filter(|&letter| letter != 'b' && signs.next().is_none());
    let column = letter(&folded).or(lone).filter(|&letter| letter <= last)?;
    let (number, behind) = match behind {
        [" ", number, behind @ ..] | [number, behind @ ..] => match number_in(number, behind) {
            Some((number, behind)) => (number.to_string(), behind),
            None if lone.is_none() && number.bytes().all(|digit| digit.is_ascii_digit()) => {
                ((*number).to_owned(), behind)
            }
            None => return None,
        },
        [] => return None,
    };
    Some((format!("{column}{number}"), behind))
}

/// A number in words, with its unit.
fn number_in<'p, 't>(part: &str, behind: &'p [&'t str]) -> Option<(u8, &'p [&'t str])> {
    let number = number(&fold(part))?;
    match unit_behind(number, behind) {
        Some(unit) => Some((number + unit, behind.get(2..).unwrap_or_default())),
        None => Some((number, behind)),
    }
}

/// What may stand between words and changes nothing.
const ASIDE_SIGNS: [char; 5] = [',', ';', '.', '!', '?'];

/// The unit of a number in two words, with a blank or a hyphen between: "twenty three", "twenty-three".
fn unit_behind(tens: u8, behind: &[&str]) -> Option<u8> {
    let [" " | "-", unit, ..] = behind else { return None };
    match word(unit) {
        Some(DictatedWord::Number(unit)) if unit < 10 && tens >= 20 => Some(unit),
        _ => None,
    }
}

fn word(text: &str) -> Option<DictatedWord> {
    WORDS.get(fold(text).as_str()).copied()
}

/// The runs of letters, of digits and of blanks, and each sign by itself.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = CharRun::of(first);
        let end = match kind {
            CharRun::Sign => first.len_utf8(),
            run => rest.find(|letter| CharRun::of(letter) != run).unwrap_or(rest.len()),
        };
        let (part, after) = rest.split_at(end);
        parts.push(if kind == CharRun::Blank { " " } else { part });
        rest = after;
    }
    parts
}

/// What a character stands in a row with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CharRun {
    Letters,
    Digits,
    Blank,
    Sign,
}

impl CharRun {
    fn of(sign: char) -> CharRun {
        match sign {
            _ if sign.is_ascii_digit() => CharRun::Digits,
            _ if sign.is_alphabetic() || is_apostrophe(sign) => CharRun::Letters,
            _ if sign.is_whitespace() => CharRun::Blank,
            _ => CharRun::Sign,
        }
    }
}

/// The runs of digits of a text that was typed on the digits and signs of a numeric pad alone; none if anything else stands
/// in it, or no digit.
pub(super) fn digits(text: &str) -> Option<Vec<Vec<u8>>> {
    let is_sign = |sign: char| matches!(sign, '-' | '*' | '/' | '+' | '.' | ',' | ':') || sign.is_whitespace();
    if !text.chars().all(|sign| sign.is_ascii_digit() || is_sign(sign)) {
        return None;
    }
    let run = |run: &str| run.bytes().map(|digit| digit - b'0').collect();
    let runs: Vec<Vec<u8>> = text.split(is_sign).filter(|run| !run.is_empty()).map(run).collect();
    (!runs.is_empty()).then_some(runs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_stands_once_and_as_it_is_looked_up() {
        words::each_is_found(DictatedWord::of, word);
    }

    #[test]
    fn r_6_1_6_2_a_dictated_move_is_written_down() {
        for (said, move_written) in [
            ("цэ три – дэ четыре", "c 3 – d 4"),
            ("цэ три дэ четыре", "c 3 d 4"),
            ("c three takes e five", "c 3 : e 5"),
            ("c3 бьёт e5", "c 3 : e 5"),
            ("d4 на e5", "d 4 e 5"),
            ("Цезарь драй, Давид фир", "c 3 d 4"),
            ("Цапля три – Дмитрий четыре", "c 3 – d 4"),
            ("Елена пять, Фёдор шесть", "e 5 f 6"),
            ("Женя семь бьёт Харитон восемь", "g 7 : h 8"),
            ("Дмитро шість б'є Євген п'ять", "d 6 : e 5"),
            ("Богдан чотири Андрій три", "b 4 a 3"),
            ("thirty-two twenty-eight", "32 28"),
            ("тридцать два – двадцать восемь", "32 – 28"),
            ("сорок семь бьёт двадцать, три", "47 : 20 3"),
            ("сорок – тридцать четыре", "40 – 34"),
            ("белые: дамка цэ один – аш шесть", "c 1 – h 6"),
            ("c3 – d4. Белые, первый ход.", "c 3 – d 4"),
            ("a three takes c five, now a king, e three", "a 3 : c 5 e 3"),
        ] {
            assert_eq!(written(said).as_deref(), Some(move_written), "{said}");
        }
        for text in ["", "c3-d4", "cd4", "b:d6", "что-то", "цэ тридевять", "32-28"] {
            assert_eq!(written(text), None, "{text}");
        }
    }

    #[test]
    fn r_6_1_6_2a_places_of_a_list_are_written_down() {
        use PlaceNames::{DarkSquares, Numbers, Points, Squares};
        for (names, said, list_written) in [
            (DarkSquares, "белые: а один, цэ три; дамки: дэ четыре", "белые: a1, c3; дамки: d4"),
            (DarkSquares, "b a1 c3 Kd4, б5, Ка3", "b a1 c3 Kd4, б5, Ка3"),
            (DarkSquares, "b five; б пять; b 5", "b five; б пять; b 5"),
            (Squares, "White: König Eva eins; Bauern Anna zwei", "White: König e1; Bauern a2"),
            (Squares, "белые Крe1 Кр e1 Ка4 кінь же один", "белые Крe1 Кр e1 Ка4 кінь g1"),
            (Points, "ка п'ятнадцять, йот дванадцять, Kilo 9", "k15, j12, k9"),
            (Numbers, "чёрные пять, шесть; дамки: двадцать, двадцать три", "чёрные 5, 6; дамки: 20, 23"),
            (Numbers, "b 5 6 king 20 (3)", "b 5 6 king 20 (3)"),
        ] {
            assert_eq!(list(said, names), list_written, "{said}");
        }
    }

    #[test]
    fn capitals_apostrophes_umlauts_and_the_dots_of_yo_do_not_matter() {
        for (text, meaning) in [
            ("П’ять", DictatedWord::Number(5)),
            ("пʼять", DictatedWord::Number(5)),
            ("FÜNF", DictatedWord::Number(5)),
            ("б'є", DictatedWord::Takes),
            ("бьёт", DictatedWord::Takes),
            ("Чёрные", DictatedWord::Side),
        ] {
            assert_eq!(word(text), Some(meaning), "{text}");
        }
    }
}
