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
    /// A pawn, as what a loss is worth.
    Pawn,
    /// How many times.
    Time,
    /// A calendar day of correspondence play.
    Day,
    /// A byo-yomi period.
    Period,
    /// A round of an event.
    Round,
}

/// The forms of a noun after a number.
pub(crate) struct NounForms {
    pub gender: Gender,
    pub one: &'static str,
    /// After "one" in the accusative.
    pub one_accusative: &'static str,
    pub few: &'static str,
    pub many: &'static str,
}

/// `n` with its noun: "двадцать одна минута", written `21 минута`.
pub(super) fn counted(lang: Lang, n: u32, noun: Noun, case: Case, form: Form) -> String {
    let forms = (lang.row().noun)(noun);
    let word = (lang.row().counted)(&forms, n, case);
    match form {
        Form::Spoken => format!("{} {word}", numerals::cardinal(lang, n, forms.gender, case)),
        Form::Written => format!("{n} {word}"),
    }
}

/// A noun whose accusative after "one" is the nominative.
pub(crate) const fn same_accusative(
    gender: Gender,
    one: &'static str,
    few: &'static str,
    many: &'static str,
) -> NounForms {
    NounForms { gender, one, one_accusative: one, few, many }
}

/// A feminine noun with an accusative of its own.
pub(crate) const fn feminine(
    one: &'static str,
    one_accusative: &'static str,
    few: &'static str,
    many: &'static str,
) -> NounForms {
    NounForms { gender: Gender::Feminine, one, one_accusative, few, many }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            (1, Noun::FifthMove, "one fifth move", "один вариант пятого хода", "один варіант п'ятого ходу"),
            (2, Noun::FifthMove, "two fifth moves", "два варианта пятого хода", "два варіанти п'ятого ходу"),
            (10, Noun::FifthMove, "ten fifth moves", "десять вариантов пятого хода", "десять варіантів п'ятого ходу"),
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
