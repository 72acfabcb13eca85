use super::numerals::{self, Case, Gender};
use super::{Alphabet, Form, Lang, Style, clean};

/// What is no place is cut at so many characters.
const PLACE_CHARS: usize = 16;

/// Letters a to p; i and j are one column, read "jot".
const RU_NATIVE: [&str; 16] =
    ["а", "бэ", "цэ", "дэ", "е", "эф", "же", "аш", "йот", "йот", "ка", "эль", "эм", "эн", "о", "пэ"];
const UK_NATIVE: [&str; 16] =
    ["а", "бе", "це", "де", "е", "еф", "же", "аш", "йот", "йот", "ка", "ель", "ем", "ен", "о", "пе"];

const EN_ANNA: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RU_ANNA: [&str; 8] = ["Анна", "Белла", "Цезарь", "Давид", "Ева", "Феликс", "Густав", "Гектор"];
const UK_ANNA: [&str; 8] = ["Анна", "Белла", "Цезар", "Давид", "Єва", "Фелікс", "Густав", "Гектор"];

const EN_GERMAN: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const RU_GERMAN: [&str; 8] = ["айнс", "цвай", "драй", "фир", "фюнф", "зекс", "зибен", "ахт"];
const UK_GERMAN: [&str; 8] = ["айнс", "цвай", "драй", "фір", "фюнф", "зекс", "зібен", "ахт"];

const EN_NATO: [&str; 16] = [
    "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "Juliett", "Juliett", "Kilo", "Lima",
    "Mike", "November", "Oscar", "Papa",
];
const RU_NATO: [&str; 16] = [
    "Альфа",
    "Браво",
    "Чарли",
    "Дельта",
    "Эхо",
    "Фокстрот",
    "Гольф",
    "Отель",
    "Джульетт",
    "Джульетт",
    "Кило",
    "Лима",
    "Майк",
    "Новембер",
    "Оскар",
    "Папа",
];
const UK_NATO: [&str; 16] = [
    "Альфа",
    "Браво",
    "Чарлі",
    "Дельта",
    "Ехо",
    "Фокстрот",
    "Гольф",
    "Готель",
    "Джульєтт",
    "Джульєтт",
    "Кіло",
    "Ліма",
    "Майк",
    "Новембер",
    "Оскар",
    "Папа",
];

/// A place as it is said or written: a square `c3` or `32`, a file `c`, a rank `3`. It is never declined. What is no
/// place comes back as it was, but clean.
pub(super) fn place(name: &str, style: Style) -> String {
    let Some((letter, number)) = read(name) else { return clean(name, PLACE_CHARS) };
    if style.form == Form::Written {
        return name.to_owned();
    }
    let alphabet = fitting(style.alphabet, letter, number);
    let letter = letter.map(|index| letter_name(index, style.lang, alphabet));
    match (letter, number) {
        (Some(letter), Some(number)) => match (style.lang, alphabet) {
            // One token: an engine reads a lone "a" as the article.
            (Lang::En, Alphabet::Native | Alphabet::Letters) => name.to_owned(),
            _ => format!("{letter} {}", number_name(number, style.lang, alphabet)),
        },
        (Some(letter), None) => letter,
        // A lone number is a square of the 100-square board or a rank: digits serve English engines well.
        (None, Some(number)) if style.lang == Lang::En => number.to_string(),
        (None, Some(number)) => number_name(number, style.lang, Alphabet::Native),
        (None, None) => name.to_owned(),
    }
}

/// The index of the letter (a is 0) and the number of a place.
fn read(name: &str) -> Option<(Option<usize>, Option<u32>)> {
    let first = name.chars().next()?;
    let letter = ('a'..='p').position(|c| c == first);
    let digits = if letter.is_some() { name.get(1..)? } else { name };
    if digits.is_empty() {
        return Some((letter, None));
    }
    let plain = digits.len() <= 3 && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| (letter, digits.parse().ok()))
}

/// Anna to Hector end at h8: a wider board falls back to the international spelling alphabet.
fn fitting(alphabet: Alphabet, letter: Option<usize>, number: Option<u32>) -> Alphabet {
    let anna = matches!(alphabet, Alphabet::AnnaHector | Alphabet::AnnaHectorZwo);
    let fits = letter.is_none_or(|index| index < 8) && number.is_none_or(|n| (1..=8).contains(&n));
    if anna && !fits { Alphabet::Nato } else { alphabet }
}

fn letter_name(index: usize, lang: Lang, alphabet: Alphabet) -> String {
    let names: &[&str] = match (alphabet, lang) {
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::En) => &EN_ANNA,
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::Ru) => &RU_ANNA,
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::Uk) => &UK_ANNA,
        (Alphabet::Nato, Lang::En) => &EN_NATO,
        (Alphabet::Nato, Lang::Ru) => &RU_NATO,
        (Alphabet::Nato, Lang::Uk) => &UK_NATO,
        (Alphabet::Native | Alphabet::Letters, Lang::Ru) => &RU_NATIVE,
        (Alphabet::Native | Alphabet::Letters, Lang::Uk) => &UK_NATIVE,
        (Alphabet::Native | Alphabet::Letters, Lang::En) => {
            return ('A'..='P').nth(index).map(String::from).unwrap_or_default();
        }
    };
    names.get(index).copied().unwrap_or_default().to_owned()
}

fn number_name(number: u32, lang: Lang, alphabet: Alphabet) -> String {
    let german = match (alphabet, lang) {
        (Alphabet::AnnaHectorZwo, Lang::En) if number == 2 => return "zwo".to_owned(),
        (Alphabet::AnnaHectorZwo, _) if number == 2 => return "цво".to_owned(),
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::En) => Some(EN_GERMAN),
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::Ru) => Some(RU_GERMAN),
        (Alphabet::AnnaHector | Alphabet::AnnaHectorZwo, Lang::Uk) => Some(UK_GERMAN),
        _ => None,
    };
    let index = (number as usize).wrapping_sub(1);
    match german.and_then(|names| names.get(index).copied()) {
        Some(name) => name.to_owned(),
        None => numerals::cardinal(lang, number, Gender::Masculine, Case::Nominative),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_alphabet_names_the_squares_as_the_table_does() {
        use Alphabet::{AnnaHector, AnnaHectorZwo, Letters, Native, Nato};
        for (name, alphabet, en, ru, uk) in [
            ("c3", Native, "c3", "цэ три", "це три"),
            ("a1", Native, "a1", "а один", "а один"),
            ("h8", Native, "h8", "аш восемь", "аш вісім"),
            ("f6", Native, "f6", "эф шесть", "еф шість"),
            ("e5", Letters, "e5", "е пять", "е п'ять"),
            ("c3", AnnaHector, "Cesar drei", "Цезарь драй", "Цезар драй"),
            ("e5", AnnaHector, "Eva fünf", "Ева фюнф", "Єва фюнф"),
            ("b2", AnnaHector, "Bella zwei", "Белла цвай", "Белла цвай"),
            ("b2", AnnaHectorZwo, "Bella zwo", "Белла цво", "Белла цво"),
            ("b4", Nato, "Bravo four", "Браво четыре", "Браво чотири"),
            ("h8", Nato, "Hotel eight", "Отель восемь", "Готель вісім"),
            ("k15", Native, "k15", "ка пятнадцать", "ка п'ятнадцять"),
            ("k15", AnnaHector, "Kilo fifteen", "Кило пятнадцать", "Кіло п'ятнадцять"),
            ("j8", Native, "j8", "йот восемь", "йот вісім"),
            ("32", Native, "32", "тридцать два", "тридцять два"),
            ("32", AnnaHector, "32", "тридцать два", "тридцять два"),
            ("c", Native, "C", "цэ", "це"),
            ("g", AnnaHector, "Gustav", "Густав", "Густав"),
            ("z9", Native, "z9", "z9", "z9"),
            ("", Native, "", "", ""),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(place(name, Style::spoken(lang).with_alphabet(alphabet)), said, "{name} {alphabet:?}");
                assert_eq!(place(name, Style::written(lang).with_alphabet(alphabet)), name);
            }
        }
    }
}
