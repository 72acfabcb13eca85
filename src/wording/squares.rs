use super::numerals::{self, Case, Gender};
use super::{Alphabet, Form, Lang, Style, clean};

/// What is no place is cut at so many characters.
const PLACE_CHARS: usize = 16;

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
        // One token: an engine reads a lone "a" as the article.
        (Some(_), Some(_)) if style.lang.row().voice_reads_signs && is_native(alphabet) => name.to_owned(),
        (Some(letter), Some(number)) => format!("{letter} {}", number_name(number, style.lang, alphabet)),
        (Some(letter), None) => letter.to_owned(),
        // A lone number is a square of the 100-square board or a rank.
        (None, Some(number)) if style.lang.row().voice_reads_signs => number.to_string(),
        (None, Some(number)) => number_name(number, style.lang, Alphabet::Native),
        (None, None) => name.to_owned(),
    }
}

const fn is_native(alphabet: Alphabet) -> bool {
    matches!(alphabet, Alphabet::Native | Alphabet::Letters)
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

fn letter_name(index: usize, lang: Lang, alphabet: Alphabet) -> &'static str {
    let squares = &lang.row().squares;
    let names: &[&str] = match alphabet {
        Alphabet::AnnaHector | Alphabet::AnnaHectorZwo => &squares.anna,
        Alphabet::Nato => &squares.nato,
        Alphabet::Telegraph => &squares.telegraph,
        Alphabet::Native | Alphabet::Letters => &squares.native,
    };
    names.get(index).copied().unwrap_or_default()
}

fn number_name(number: u32, lang: Lang, alphabet: Alphabet) -> String {
    let squares = &lang.row().squares;
    let german = match alphabet {
        Alphabet::AnnaHectorZwo if number == 2 => return squares.zwo.to_owned(),
        Alphabet::AnnaHector | Alphabet::AnnaHectorZwo => Some(squares.german),
        Alphabet::Native | Alphabet::Letters | Alphabet::Nato | Alphabet::Telegraph => None,
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
        use Alphabet::{AnnaHector, AnnaHectorZwo, Letters, Native, Nato, Telegraph};
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
            ("c3", Telegraph, "Charlie three", "Цапля три", "Цезар три"),
            ("h8", Telegraph, "Hotel eight", "Харитон восемь", "Харитон вісім"),
            ("k15", Telegraph, "Kilo fifteen", "Константин пятнадцать", "Київ п'ятнадцять"),
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
