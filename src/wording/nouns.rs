use super::numerals::{self, Case, Gender};
use super::{Form, Lang};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    Minute,
    Second,
    Hour,
    Move,
    /// An alternative for Black's third stone, offered by an opening rule of renju.
    FifthMove,
    /// A piece of draughts, man or king (R-6.1.4.2).
    Piece,
    /// How many times.
    Time,
}

/// The class of a number in Russian and Ukrainian, which decides the form of the noun after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    One,
    Few,
    Many,
}

impl Plural {
    pub fn of(n: u32) -> Plural {
        match (n % 100, n % 10) {
            (11..=14, _) => Plural::Many,
            (_, 1) => Plural::One,
            (_, 2..=4) => Plural::Few,
            _ => Plural::Many,
        }
    }
}

/// The forms of a noun after a number.
struct Forms {
    gender: Gender,
    one: &'static str,
    /// After "one" in the accusative.
    one_accusative: &'static str,
    few: &'static str,
    many: &'static str,
}

/// `n` with its noun: "двадцать одна минута", written `21 минута`.
pub(super) fn counted(lang: Lang, n: u32, noun: Noun, case: Case, form: Form) -> String {
    let forms = forms(lang, noun);
    let word = match (lang, Plural::of(n), case) {
        (Lang::En, ..) => {
            if n == 1 {
                forms.one
            } else {
                forms.many
            }
        }
        (_, Plural::One, Case::Accusative) => forms.one_accusative,
        // The genitive of one is the form after two: одной минуты, двух минут.
        (_, Plural::One, Case::Genitive) => forms.few,
        (_, Plural::Few, Case::Genitive) => forms.many,
        (_, Plural::One, _) => forms.one,
        (_, Plural::Few, _) => forms.few,
        (_, Plural::Many, _) => forms.many,
    };
    match form {
        Form::Spoken => format!("{} {word}", numerals::cardinal(lang, n, forms.gender, case)),
        Form::Written => format!("{n} {word}"),
    }
}

fn forms(lang: Lang, noun: Noun) -> Forms {
    match lang {
        Lang::En => english(noun),
        Lang::Ru => russian(noun),
        Lang::Uk => ukrainian(noun),
    }
}

/// A noun whose accusative after "one" is the nominative.
const fn plain(gender: Gender, one: &'static str, few: &'static str, many: &'static str) -> Forms {
    Forms { gender, one, one_accusative: one, few, many }
}

/// A feminine noun with an accusative of its own.
const fn feminine(one: &'static str, one_accusative: &'static str, few: &'static str, many: &'static str) -> Forms {
    Forms { gender: Gender::Feminine, one, one_accusative, few, many }
}

fn english(noun: Noun) -> Forms {
    let (one, many) = match noun {
        Noun::Minute => ("minute", "minutes"),
        Noun::Second => ("second", "seconds"),
        Noun::Hour => ("hour", "hours"),
        Noun::Move => ("move", "moves"),
        Noun::FifthMove => ("fifth move", "fifth moves"),
        Noun::Piece => ("piece", "pieces"),
        Noun::Time => ("time", "times"),
    };
    plain(Gender::Neuter, one, many, many)
}

fn russian(noun: Noun) -> Forms {
    use Gender::Masculine;
    match noun {
        Noun::Minute => feminine("минута", "минуту", "минуты", "минут"),
        Noun::Second => feminine("секунда", "секунду", "секунды", "секунд"),
        Noun::Hour => plain(Masculine, "час", "часа", "часов"),
        Noun::Move => plain(Masculine, "ход", "хода", "ходов"),
        Noun::FifthMove => plain(Masculine, "пятый ход", "пятых хода", "пятых ходов"),
        Noun::Piece => feminine("шашка", "шашку", "шашки", "шашек"),
        Noun::Time => plain(Masculine, "раз", "раза", "раз"),
    }
}

fn ukrainian(noun: Noun) -> Forms {
    use Gender::Masculine;
    match noun {
        Noun::Minute => feminine("хвилина", "хвилину", "хвилини", "хвилин"),
        Noun::Second => feminine("секунда", "секунду", "секунди", "секунд"),
        Noun::Hour => feminine("година", "годину", "години", "годин"),
        Noun::Move => plain(Masculine, "хід", "ходи", "ходів"),
        Noun::FifthMove => plain(Masculine, "п'ятий хід", "п'яті ходи", "п'ятих ходів"),
        Noun::Piece => feminine("шашка", "шашку", "шашки", "шашок"),
        Noun::Time => plain(Masculine, "раз", "рази", "разів"),
    }
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

    #[test]
    fn few_is_the_genitive_singular_in_russian_and_the_nominative_plural_in_ukrainian() {
        for (n, noun, en, ru, uk) in [
            (21, Noun::Minute, "twenty-one minutes", "двадцать одна минута", "двадцять одна хвилина"),
            (2, Noun::Minute, "two minutes", "две минуты", "дві хвилини"),
            (5, Noun::Second, "five seconds", "пять секунд", "п'ять секунд"),
            (3, Noun::Hour, "three hours", "три часа", "три години"),
            (21, Noun::Hour, "twenty-one hours", "двадцать один час", "двадцять одна година"),
            (1, Noun::Move, "one move", "один ход", "один хід"),
            (2, Noun::Move, "two moves", "два хода", "два ходи"),
            (22, Noun::Move, "twenty-two moves", "двадцать два хода", "двадцять два ходи"),
            (15, Noun::Move, "fifteen moves", "пятнадцать ходов", "п'ятнадцять ходів"),
            (1, Noun::FifthMove, "one fifth move", "один пятый ход", "один п'ятий хід"),
            (2, Noun::FifthMove, "two fifth moves", "два пятых хода", "два п'яті ходи"),
            (10, Noun::FifthMove, "ten fifth moves", "десять пятых ходов", "десять п'ятих ходів"),
            (3, Noun::Piece, "three pieces", "три шашки", "три шашки"),
            (2, Noun::Time, "two times", "два раза", "два рази"),
            (5, Noun::Time, "five times", "пять раз", "п'ять разів"),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(counted(lang, n, noun, Case::Nominative, Form::Spoken), said);
            }
        }
        assert_eq!(counted(Lang::Uk, 21, Noun::Move, Case::Nominative, Form::Written), "21 хід");
        assert_eq!(counted(Lang::Ru, 21, Noun::Minute, Case::Accusative, Form::Spoken), "двадцать одну минуту");
    }
}
