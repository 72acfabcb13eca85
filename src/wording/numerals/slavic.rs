use super::super::nouns::Plural;
use super::{Case, Gender, Ordinal};

/// Nominative, genitive, ordinal (nominative masculine).
type NumeralForms = (&'static str, &'static str, &'static str);

/// The number words of Russian or Ukrainian, which are put together by the same rules.
pub(super) struct Slavic {
    /// 0 to 19; 1 and 2 in the masculine.
    ones: [NumeralForms; 20],
    /// 20, 30 … 90.
    tens: [NumeralForms; 8],
    /// 100, 200 … 900.
    hundreds: [NumeralForms; 9],
    /// One in the feminine: nominative, accusative, genitive.
    one_feminine: [&'static str; 3],
    /// One in the neuter, nominative.
    one_neuter: &'static str,
    /// Two in the feminine, nominative.
    two_feminine: &'static str,
    /// A thousand: nominative, accusative, genitive; few; many; ordinal.
    thousand: [&'static str; 6],
    /// What stands before the ordinal of a thousand for 2, 3 and 4 thousand; later ones take the genitive.
    thousandth_prefix: [&'static str; 3],
    /// Endings of an ordinal: feminine, genitive masculine; then the three words of "third".
    ordinal_endings: [&'static str; 2],
    third: [&'static str; 3],
    /// The ending of an ordinal in the genitive; then "of thirds" and the ending of the plural.
    genitive_plural: [&'static str; 3],
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
    pub fn fraction(&self, part: u32, of: u32) -> String {
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

/// Whether what is counted stands in the singular: 1, 21, 101, and not 11.
pub(super) const fn is_one(n: u32) -> bool {
    n % 10 == 1 && n % 100 != 11
}

/// What follows the digits of an ordinal: its last letter after a vowel or a soft sign, else its last two (`5-й`,
/// `1-я`, `5-го`; `1-ша`, `3-тя`).
pub(super) fn written_ending(word: &str) -> String {
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

pub(super) const RU: Slavic = Slavic {
    ones: [
        ("ноль", "ноля", "нулевой"),
        ("один", "одного", "первый"),
        ("два", "двух", "второй"),
        ("три", "трёх", "третий"),
        ("четыре", "четырёх", "четвёртый"),
        ("пять", "пяти", "пятый"),
        ("шесть", "шести", "шестой"),
        ("семь", "семи", "седьмой"),
        ("восемь", "восьми", "восьмой"),
        ("девять", "девяти", "девятый"),
        ("десять", "десяти", "десятый"),
        ("одиннадцать", "одиннадцати", "одиннадцатый"),
        ("двенадцать", "двенадцати", "двенадцатый"),
        ("тринадцать", "тринадцати", "тринадцатый"),
        ("четырнадцать", "четырнадцати", "четырнадцатый"),
        ("пятнадцать", "пятнадцати", "пятнадцатый"),
        ("шестнадцать", "шестнадцати", "шестнадцатый"),
        ("семнадцать", "семнадцати", "семнадцатый"),
        ("восемнадцать", "восемнадцати", "восемнадцатый"),
        ("девятнадцать", "девятнадцати", "девятнадцатый"),
    ],
    tens: [
        ("двадцать", "двадцати", "двадцатый"),
        ("тридцать", "тридцати", "тридцатый"),
        ("сорок", "сорока", "сороковой"),
        ("пятьдесят", "пятидесяти", "пятидесятый"),
        ("шестьдесят", "шестидесяти", "шестидесятый"),
        ("семьдесят", "семидесяти", "семидесятый"),
        ("восемьдесят", "восьмидесяти", "восьмидесятый"),
        ("девяносто", "девяноста", "девяностый"),
    ],
    hundreds: [
        ("сто", "ста", "сотый"),
        ("двести", "двухсот", "двухсотый"),
        ("триста", "трёхсот", "трёхсотый"),
        ("четыреста", "четырёхсот", "четырёхсотый"),
        ("пятьсот", "пятисот", "пятисотый"),
        ("шестьсот", "шестисот", "шестисотый"),
        ("семьсот", "семисот", "семисотый"),
        ("восемьсот", "восьмисот", "восьмисотый"),
        ("девятьсот", "девятисот", "девятисотый"),
    ],
    one_feminine: ["одна", "одну", "одной"],
    one_neuter: "одно",
    two_feminine: "две",
    thousand: ["тысяча", "тысячу", "тысячи", "тысячи", "тысяч", "тысячный"],
    thousandth_prefix: ["двух", "трёх", "четырёх"],
    ordinal_endings: ["ая", "ого"],
    third: ["третий", "третья", "третьего"],
    genitive_plural: ["ого", "третьих", "ых"],
};

pub(super) const UK: Slavic = Slavic {
    ones: [
        ("нуль", "нуля", "нульовий"),
        ("один", "одного", "перший"),
        ("два", "двох", "другий"),
        ("три", "трьох", "третій"),
        ("чотири", "чотирьох", "четвертий"),
        ("п'ять", "п'яти", "п'ятий"),
        ("шість", "шести", "шостий"),
        ("сім", "семи", "сьомий"),
        ("вісім", "восьми", "восьмий"),
        ("дев'ять", "дев'яти", "дев'ятий"),
        ("десять", "десяти", "десятий"),
        ("одинадцять", "одинадцяти", "одинадцятий"),
        ("дванадцять", "дванадцяти", "дванадцятий"),
        ("тринадцять", "тринадцяти", "тринадцятий"),
        ("чотирнадцять", "чотирнадцяти", "чотирнадцятий"),
        ("п'ятнадцять", "п'ятнадцяти", "п'ятнадцятий"),
        ("шістнадцять", "шістнадцяти", "шістнадцятий"),
        ("сімнадцять", "сімнадцяти", "сімнадцятий"),
        ("вісімнадцять", "вісімнадцяти", "вісімнадцятий"),
        ("дев'ятнадцять", "дев'ятнадцяти", "дев'ятнадцятий"),
    ],
    tens: [
        ("двадцять", "двадцяти", "двадцятий"),
        ("тридцять", "тридцяти", "тридцятий"),
        ("сорок", "сорока", "сороковий"),
        ("п'ятдесят", "п'ятдесяти", "п'ятдесятий"),
        ("шістдесят", "шістдесяти", "шістдесятий"),
        ("сімдесят", "сімдесяти", "сімдесятий"),
        ("вісімдесят", "вісімдесяти", "вісімдесятий"),
        ("дев'яносто", "дев'яноста", "дев'яностий"),
    ],
    hundreds: [
        ("сто", "ста", "сотий"),
        ("двісті", "двохсот", "двохсотий"),
        ("триста", "трьохсот", "трьохсотий"),
        ("чотириста", "чотирьохсот", "чотирьохсотий"),
        ("п'ятсот", "п'ятисот", "п'ятисотий"),
        ("шістсот", "шестисот", "шестисотий"),
        ("сімсот", "семисот", "семисотий"),
        ("вісімсот", "восьмисот", "восьмисотий"),
        ("дев'ятсот", "дев'ятисот", "дев'ятисотий"),
    ],
    one_feminine: ["одна", "одну", "однієї"],
    one_neuter: "одне",
    two_feminine: "дві",
    thousand: ["тисяча", "тисячу", "тисячі", "тисячі", "тисяч", "тисячний"],
    thousandth_prefix: ["дво", "три", "чотири"],
    ordinal_endings: ["а", "ого"],
    third: ["третій", "третя", "третього"],
    genitive_plural: ["ого", "третіх", "их"],
};
