use crate::nouns::NounForms;

use super::{Case, Gender, Ordinal};

/// Nominative, genitive, ordinal (nominative masculine).
pub(crate) type NumeralForms = (&'static str, &'static str, &'static str);

/// The number words of Russian or Ukrainian, which are put together by the same rules.
pub(crate) struct Slavic {
    /// 0 to 19; 1 and 2 in the masculine.
    pub ones: [NumeralForms; 20],
    /// 20, 30 … 90.
    pub tens: [NumeralForms; 8],
    /// 100, 200 … 900.
    pub hundreds: [NumeralForms; 9],
    /// One in the feminine: nominative, accusative, genitive.
    pub one_feminine: [&'static str; 3],
    /// One in the neuter, nominative.
    pub one_neuter: &'static str,
    /// Two in the feminine, nominative.
    pub two_feminine: &'static str,
    /// A thousand: nominative, accusative, genitive; few; many; ordinal.
    pub thousand: [&'static str; 6],
    /// What stands before the ordinal of a thousand for 2, 3 and 4 thousand; later ones take the genitive.
    pub thousandth_prefix: [&'static str; 3],
    /// Endings of an ordinal: feminine, genitive masculine; then the three words of "third".
    pub ordinal_endings: [&'static str; 2],
    pub third: [&'static str; 3],
    /// What a whole number is called before a fraction: of one, of more.
    pub whole: [&'static str; 2],
    /// The ending of an ordinal in the genitive; then "of thirds" and the ending of the plural.
    pub genitive_plural: [&'static str; 3],
}

impl Slavic {
    pub fn cardinal(&self, n: u32, gender: Gender, case: Case) -> String {
        if n >= 1_000_000 {
            return self.digit_by_digit(n);
        }
        let mut words = self.head(n / 1000 * 1000, case);
        let (hundreds, rest) = (n / 100 % 10, n % 100);
        if hundreds > 0 {
            words.push(in_case(row(&self.hundreds, hundreds - 1), case).to_owned());
        }
        if rest >= 20 {
            words.push(in_case(row(&self.tens, rest / 10 - 2), case).to_owned());
        }
        let last = if rest < 20 { rest } else { rest % 10 };
        if last > 0 || n == 0 {
            words.push(self.one(last, gender, case).to_owned());
        }
        words.join(" ")
    }

    pub fn ordinal(&self, n: u32, form: Ordinal) -> String {
        if n >= 1_000_000 {
            return self.digit_by_digit(n);
        }
        let part = match (n % 1000, n % 100) {
            (0, _) if n > 0 => n,
            (hundreds, 0) if n > 0 => hundreds,
            (_, rest @ 0..20) => rest,
            (_, rest) if rest % 10 == 0 => rest,
            (_, rest) => rest % 10,
        };
        let masculine = match part {
            0..20 => row(&self.ones, part).2.to_owned(),
            20..100 => row(&self.tens, part / 10 - 2).2.to_owned(),
            100..1000 => row(&self.hundreds, part / 100 - 1).2.to_owned(),
            _ => self.thousandth(part / 1000),
        };
        let last = self.decline(&masculine, form);
        let head = n - part;
        if head == 0 { last } else { format!("{} {last}", self.cardinal(head, Gender::Masculine, Case::Nominative)) }
    }

    /// A proper fraction: "три восьмых", "одна шестая".
    fn fraction(&self, part: u32, of: u32) -> String {
        let part_name = if is_one(part) {
            self.ordinal(of, Ordinal::Feminine)
        } else {
            let genitive = self.ordinal(of, Ordinal::Genitive);
            let [_, _, third] = self.third;
            let [single, third_plural, plural] = self.genitive_plural;
            match (genitive.strip_suffix(third), genitive.strip_suffix(single)) {
                (Some(head), _) => format!("{head}{third_plural}"),
                (None, Some(head)) => format!("{head}{plural}"),
                (None, None) => genitive,
            }
        };
        format!("{} {part_name}", self.cardinal(part, Gender::Feminine, Case::Nominative))
    }

    /// A whole number and a proper fraction: "десять целых три восьмых", "десять цілих три восьмих".
    pub fn mixed(&self, whole: u32, part: u32, of: u32) -> String {
        let part = self.fraction(part, of);
        if whole == 0 {
            return part;
        }
        let [one, several] = self.whole;
        let name = if is_one(whole) { one } else { several };
        format!("{} {name} {part}", self.cardinal(whole, Gender::Feminine, Case::Nominative))
    }

    /// The thousands of `n`: "тысяча", "две тысячи", "пяти тысяч".
    fn head(&self, n: u32, case: Case) -> Vec<String> {
        let [nominative, accusative, genitive, few, many, _] = self.thousand;
        let one = match case {
            Case::Nominative => nominative,
            Case::Accusative => accusative,
            Case::Genitive => genitive,
        };
        let count = n / 1000;
        let noun = match (Plural::of(count), case) {
            (Plural::One, _) => one,
            (Plural::Few, Case::Nominative | Case::Accusative) => few,
            _ => many,
        };
        match count {
            0 => Vec::new(),
            1 => vec![one.to_owned()],
            _ => vec![self.cardinal(count, Gender::Feminine, case), noun.to_owned()],
        }
    }

    fn one(&self, n: u32, gender: Gender, case: Case) -> &'static str {
        let [nominative, accusative, genitive] = self.one_feminine;
        match (n, gender, case) {
            (1, Gender::Feminine, Case::Nominative) => nominative,
            (1, Gender::Feminine, Case::Accusative) => accusative,
            (1, Gender::Feminine, Case::Genitive) => genitive,
            (1, Gender::Neuter, Case::Nominative | Case::Accusative) => self.one_neuter,
            (2, Gender::Feminine, Case::Nominative | Case::Accusative) => self.two_feminine,
            _ => in_case(row(&self.ones, n), case),
        }
    }

    fn thousandth(&self, thousands: u32) -> String {
        let [.., ordinal] = self.thousand;
        match thousands {
            1 => ordinal.to_owned(),
            2..=4 => {
                let prefix = self.thousandth_prefix.get(thousands as usize - 2).copied().unwrap_or_default();
                format!("{prefix}{ordinal}")
            }
            _ => self.cardinal(thousands, Gender::Masculine, Case::Genitive).replace(' ', "") + ordinal,
        }
    }

    fn decline(&self, masculine: &str, form: Ordinal) -> String {
        let [third, third_feminine, third_genitive] = self.third;
        let [feminine, genitive] = self.ordinal_endings;
        let stem = || {
            let cut = masculine.char_indices().rev().nth(1).map_or(0, |(i, _)| i);
            masculine.get(..cut).unwrap_or_default()
        };
        match form {
            Ordinal::Masculine => masculine.to_owned(),
            Ordinal::Feminine if masculine == third => third_feminine.to_owned(),
            Ordinal::Genitive if masculine == third => third_genitive.to_owned(),
            Ordinal::Feminine => format!("{}{feminine}", stem()),
            Ordinal::Genitive => format!("{}{genitive}", stem()),
        }
    }

    /// No game counts so far: read as a row of digits, so that no figure ever reaches an engine.
    fn digit_by_digit(&self, n: u32) -> String {
        let digits = n.to_string();
        let words: Vec<&str> =
            digits.chars().filter_map(|c| c.to_digit(10)).map(|digit| row(&self.ones, digit).0).collect();
        words.join(" ")
    }
}

/// The class of a number, which decides the form of the noun after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plural {
    One,
    Few,
    Many,
}

impl Plural {
    fn of(n: u32) -> Plural {
        match (n % 100, n % 10) {
            (11..=14, _) => Plural::Many,
            (_, 1) => Plural::One,
            (_, 2..=4) => Plural::Few,
            _ => Plural::Many,
        }
    }
}

/// The form of a noun after a number.
pub(crate) fn counted(forms: &NounForms, n: u32, case: Case) -> &'static str {
    match (Plural::of(n), case) {
        (Plural::One, Case::Accusative) => forms.one_accusative,
        // The genitive of one is the form after two: одной минуты, двух минут.
        (Plural::One, Case::Genitive) => forms.few,
        (Plural::Few, Case::Genitive) => forms.many,
        (Plural::One, _) => forms.one,
        (Plural::Few, _) => forms.few,
        (Plural::Many, _) => forms.many,
    }
}

/// Whether what is counted stands in the singular: 1, 21, 101, and not 11.
const fn is_one(n: u32) -> bool {
    n % 10 == 1 && n % 100 != 11
}

/// What follows the digits of an ordinal: its last letter after a vowel or a soft sign, else its last two (`5-й`,
/// `1-я`, `5-го`; `1-ша`, `3-тя`).
pub(crate) fn written_ending(word: &str) -> String {
    let mut letters = word.chars().rev();
    let (last, before) = (letters.next(), letters.next());
    let short = before.is_some_and(|c| "аеёиоуыэюяіїєь".contains(c));
    before.filter(|_| !short).into_iter().chain(last).collect()
}

fn in_case((nominative, genitive, _): NumeralForms, case: Case) -> &'static str {
    if case == Case::Genitive { genitive } else { nominative }
}

fn row(rows: &[NumeralForms], index: u32) -> NumeralForms {
    rows.get(index as usize).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_class_follows_the_last_two_digits() {
        for n in [1, 21, 101, 1001] {
            assert_eq!(Plural::of(n), Plural::One, "{n}");
        }
        for n in [2, 3, 4, 22, 34, 102] {
            assert_eq!(Plural::of(n), Plural::Few, "{n}");
        }
        for n in [0, 5, 11, 12, 13, 14, 20, 25, 111, 112, 1014] {
            assert_eq!(Plural::of(n), Plural::Many, "{n}");
        }
    }
}
