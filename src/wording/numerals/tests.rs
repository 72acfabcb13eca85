use super::*;
use Case::{Accusative, Genitive, Nominative};
use Gender::{Feminine, Masculine, Neuter};

#[test]
fn cardinals_take_the_gender_and_case_of_their_noun() {
    for (n, gender, case, ru, uk) in [
        (0, Masculine, Nominative, "ноль", "нуль"),
        (1, Masculine, Nominative, "один", "один"),
        (1, Feminine, Nominative, "одна", "одна"),
        (1, Neuter, Nominative, "одно", "одне"),
        (1, Feminine, Accusative, "одну", "одну"),
        (1, Masculine, Genitive, "одного", "одного"),
        (1, Feminine, Genitive, "одной", "однієї"),
        (2, Feminine, Nominative, "две", "дві"),
        (2, Neuter, Nominative, "два", "два"),
        (2, Feminine, Genitive, "двух", "двох"),
        (11, Feminine, Nominative, "одиннадцать", "одинадцять"),
        (12, Feminine, Accusative, "двенадцать", "дванадцять"),
        (21, Feminine, Nominative, "двадцать одна", "двадцять одна"),
        (21, Masculine, Genitive, "двадцати одного", "двадцяти одного"),
        (22, Feminine, Nominative, "двадцать две", "двадцять дві"),
        (22, Masculine, Nominative, "двадцать два", "двадцять два"),
        (40, Masculine, Genitive, "сорока", "сорока"),
        (90, Masculine, Nominative, "девяносто", "дев'яносто"),
        (100, Masculine, Nominative, "сто", "сто"),
        (121, Feminine, Nominative, "сто двадцать одна", "сто двадцять одна"),
        (400, Masculine, Genitive, "четырёхсот", "чотирьохсот"),
        (1000, Masculine, Nominative, "тысяча", "тисяча"),
        (1000, Masculine, Accusative, "тысячу", "тисячу"),
        (2000, Masculine, Nominative, "две тысячи", "дві тисячі"),
        (2000, Masculine, Genitive, "двух тысяч", "двох тисяч"),
        (5000, Masculine, Nominative, "пять тысяч", "п'ять тисяч"),
        (3204, Masculine, Nominative, "три тысячи двести четыре", "три тисячі двісті чотири"),
        (
            9999,
            Masculine,
            Nominative,
            "девять тысяч девятьсот девяносто девять",
            "дев'ять тисяч дев'ятсот дев'яносто дев'ять",
        ),
        (21_001, Feminine, Nominative, "двадцать одна тысяча одна", "двадцять одна тисяча одна"),
        (1_000_203, Masculine, Nominative, "один ноль ноль ноль два ноль три", "один нуль нуль нуль два нуль три"),
    ] {
        assert_eq!(cardinal(Lang::Ru, n, gender, case), ru, "{n} {gender:?} {case:?}");
        assert_eq!(cardinal(Lang::Uk, n, gender, case), uk, "{n} {gender:?} {case:?}");
    }
}

#[test]
fn ordinals_decline_their_last_part_only() {
    use Ordinal::{Feminine, Genitive, Masculine};
    for (n, form, en, ru, uk) in [
        (0, Masculine, "zeroth", "нулевой", "нульовий"),
        (1, Masculine, "first", "первый", "перший"),
        (1, Feminine, "first", "первая", "перша"),
        (3, Masculine, "third", "третий", "третій"),
        (3, Feminine, "third", "третья", "третя"),
        (3, Genitive, "third", "третьего", "третього"),
        (5, Masculine, "fifth", "пятый", "п'ятий"),
        (8, Feminine, "eighth", "восьмая", "восьма"),
        (12, Masculine, "twelfth", "двенадцатый", "дванадцятий"),
        (20, Genitive, "twentieth", "двадцатого", "двадцятого"),
        (23, Genitive, "twenty-third", "двадцать третьего", "двадцять третього"),
        (40, Masculine, "fortieth", "сороковой", "сороковий"),
        (40, Feminine, "fortieth", "сороковая", "сорокова"),
        (100, Masculine, "one hundredth", "сотый", "сотий"),
        (132, Masculine, "one hundred and thirty-second", "сто тридцать второй", "сто тридцять другий"),
        (200, Masculine, "two hundredth", "двухсотый", "двохсотий"),
        (1000, Masculine, "one thousandth", "тысячный", "тисячний"),
        (2000, Genitive, "two thousandth", "двухтысячного", "двотисячного"),
        (5000, Masculine, "five thousandth", "пятитысячный", "п'ятитисячний"),
        (1200, Masculine, "one thousand two hundredth", "тысяча двухсотый", "тисяча двохсотий"),
        (2005, Masculine, "two thousand and fifth", "две тысячи пятый", "дві тисячі п'ятий"),
    ] {
        assert_eq!(ordinal(Lang::En, n, form), en, "{n} {form:?}");
        assert_eq!(ordinal(Lang::Ru, n, form), ru, "{n} {form:?}");
        assert_eq!(ordinal(Lang::Uk, n, form), uk, "{n} {form:?}");
    }
}

#[test]
fn written_ordinals_carry_their_ending() {
    use Ordinal::{Feminine, Genitive, Masculine};
    for (n, form, en, ru, uk) in [
        (1, Masculine, "1st", "1-й", "1-й"),
        (5, Masculine, "5th", "5-й", "5-й"),
        (12, Masculine, "12th", "12-й", "12-й"),
        (22, Masculine, "22nd", "22-й", "22-й"),
        (1, Feminine, "1st", "1-я", "1-ша"),
        (3, Feminine, "3rd", "3-я", "3-тя"),
        (20, Genitive, "20th", "20-го", "20-го"),
    ] {
        for (lang, digits) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
            assert_eq!(ordinal_digits(lang, n, form), digits);
        }
    }
}

#[test]
fn english_counts_with_a_hyphen_and_the_british_and() {
    for (n, words) in [
        (0, "zero"),
        (21, "twenty-one"),
        (105, "one hundred and five"),
        (1000, "one thousand"),
        (2041, "two thousand and forty-one"),
        (3204, "three thousand two hundred and four"),
        (4_000_000_000, "four thousand million"),
    ] {
        assert_eq!(cardinal(Lang::En, n, Masculine, Nominative), words);
    }
}

#[test]
fn scores_know_halves() {
    for (halves, en, ru, uk, digits) in [
        (0, "nil", "ноль", "нуль", "0"),
        (1, "half a point", "пол-очка", "пів очка", "0,5"),
        (3, "one and a half", "полтора", "півтора", "1,5"),
        (4, "two", "два", "два", "2"),
        (5, "two and a half", "два с половиной", "два з половиною", "2,5"),
    ] {
        assert_eq!(score(Lang::En, halves), en);
        assert_eq!(score(Lang::Ru, halves), ru);
        assert_eq!(score(Lang::Uk, halves), uk);
        assert_eq!(score_digits(Lang::Ru, halves), digits);
        assert_eq!(score_digits(Lang::En, halves), digits.replace(',', "."));
    }
}

#[test]
fn every_number_of_a_game_has_words_without_digits() {
    for lang in Lang::ALL {
        for n in 0..=9999 {
            for words in [cardinal(lang, n, Feminine, Genitive), ordinal(lang, n, Ordinal::Genitive)] {
                assert!(!words.is_empty() && !words.contains(|c: char| c.is_ascii_digit()), "{n}: {words}");
                assert!(!words.contains("  ") && words.trim() == words, "{n}: {words}");
            }
        }
    }
}

#[test]
fn fractions_are_said_as_a_whole_and_its_parts() {
    for ([whole, part, of], en, ru, uk) in [
        ([10, 3, 8], "ten and three eighths", "десять целых три восьмых", "десять цілих три восьмих"),
        ([1, 1, 6], "one and one sixth", "одна целая одна шестая", "одна ціла одна шоста"),
        ([0, 2, 3], "two thirds", "две третьих", "дві третіх"),
        (
            [21, 1, 4],
            "twenty-one and one quarter",
            "двадцать одна целая одна четвёртая",
            "двадцять одна ціла одна четверта",
        ),
        (
            [2, 11, 12],
            "two and eleven twelfths",
            "две целых одиннадцать двенадцатых",
            "дві цілих одинадцять дванадцятих",
        ),
        ([5, 1, 3], "five and one third", "пять целых одна третья", "п'ять цілих одна третя"),
        ([0, 21, 40], "twenty-one fortieths", "двадцать одна сороковая", "двадцять одна сорокова"),
    ] {
        for (lang, words) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
            assert_eq!(fraction(lang, whole, part, of), words);
        }
    }
}
