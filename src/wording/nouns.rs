use super::numerals::{self, Case, Gender};
use super::{Form, Lang};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    Minute,
    Second,
    Hour,
    Day,
    Move,
    /// An alternative for Black's third stone, offered by an opening rule of renju.
    FifthMove,
    /// A piece of draughts, man or king (R-6.1.4.2).
    Piece,
    Man,
    King,
    /// A piece of chess.
    ChessPiece,
    /// A stone of renju.
    Stone,
    Point,
    Game,
    Round,
    Board,
    /// How many times.
    Time,
    Warning,
    Line,
    Win,
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
        Noun::Day => ("day", "days"),
        Noun::Move => ("move", "moves"),
        Noun::FifthMove => ("fifth move", "fifth moves"),
        Noun::Piece | Noun::ChessPiece => ("piece", "pieces"),
        Noun::Man => ("man", "men"),
        Noun::King => ("king", "kings"),
        Noun::Stone => ("stone", "stones"),
        Noun::Point => ("point", "points"),
        Noun::Game => ("game", "games"),
        Noun::Round => ("round", "rounds"),
        Noun::Board => ("board", "boards"),
        Noun::Time => ("time", "times"),
        Noun::Warning => ("warning", "warnings"),
        Noun::Line => ("line", "lines"),
        Noun::Win => ("win", "wins"),
    };
    plain(Gender::Neuter, one, many, many)
}

fn russian(noun: Noun) -> Forms {
    use Gender::{Masculine, Neuter};
    match noun {
        Noun::Minute => feminine("минута", "минуту", "минуты", "минут"),
        Noun::Second => feminine("секунда", "секунду", "секунды", "секунд"),
        Noun::Hour => plain(Masculine, "час", "часа", "часов"),
        Noun::Day => plain(Masculine, "день", "дня", "дней"),
        Noun::Move => plain(Masculine, "ход", "хода", "ходов"),
        Noun::FifthMove => plain(Masculine, "пятый ход", "пятых хода", "пятых ходов"),
        Noun::Piece | Noun::Stone => feminine("шашка", "шашку", "шашки", "шашек"),
        Noun::Man => feminine("простая", "простую", "простые", "простых"),
        Noun::King => feminine("дамка", "дамку", "дамки", "дамок"),
        Noun::ChessPiece => feminine("фигура", "фигуру", "фигуры", "фигур"),
        Noun::Point => plain(Neuter, "очко", "очка", "очков"),
        Noun::Game => feminine("партия", "партию", "партии", "партий"),
        Noun::Round => plain(Masculine, "тур", "тура", "туров"),
        Noun::Board => feminine("доска", "доску", "доски", "досок"),
        Noun::Time => plain(Masculine, "раз", "раза", "раз"),
        Noun::Warning => plain(Neuter, "предупреждение", "предупреждения", "предупреждений"),
        Noun::Line => feminine("строка", "строку", "строки", "строк"),
        Noun::Win => feminine("победа", "победу", "победы", "побед"),
    }
}

fn ukrainian(noun: Noun) -> Forms {
    use Gender::{Masculine, Neuter};
    match noun {
        Noun::Minute => feminine("хвилина", "хвилину", "хвилини", "хвилин"),
        Noun::Second => feminine("секунда", "секунду", "секунди", "секунд"),
        Noun::Hour => feminine("година", "годину", "години", "годин"),
        Noun::Day => plain(Masculine, "день", "дні", "днів"),
        Noun::Move => plain(Masculine, "хід", "ходи", "ходів"),
        Noun::FifthMove => plain(Masculine, "п'ятий хід", "п'яті ходи", "п'ятих ходів"),
        Noun::Piece => feminine("шашка", "шашку", "шашки", "шашок"),
        Noun::Man => feminine("проста", "просту", "прості", "простих"),
        Noun::King => feminine("дамка", "дамку", "дамки", "дамок"),
        Noun::ChessPiece => feminine("фігура", "фігуру", "фігури", "фігур"),
        Noun::Stone => plain(Masculine, "камінь", "камені", "каменів"),
        Noun::Point => plain(Neuter, "очко", "очка", "очок"),
        Noun::Game => feminine("партія", "партію", "партії", "партій"),
        Noun::Round => plain(Masculine, "тур", "тури", "турів"),
        Noun::Board => feminine("дошка", "дошку", "дошки", "дощок"),
        Noun::Time => plain(Masculine, "раз", "рази", "разів"),
        Noun::Warning => plain(Neuter, "попередження", "попередження", "попереджень"),
        Noun::Line => plain(Masculine, "рядок", "рядки", "рядків"),
        Noun::Win => feminine("перемога", "перемогу", "перемоги", "перемог"),
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
            (2, Noun::Day, "two days", "два дня", "два дні"),
            (1, Noun::Move, "one move", "один ход", "один хід"),
            (2, Noun::Move, "two moves", "два хода", "два ходи"),
            (22, Noun::Move, "twenty-two moves", "двадцать два хода", "двадцять два ходи"),
            (15, Noun::Move, "fifteen moves", "пятнадцать ходов", "п'ятнадцять ходів"),
            (1, Noun::FifthMove, "one fifth move", "один пятый ход", "один п'ятий хід"),
            (2, Noun::FifthMove, "two fifth moves", "два пятых хода", "два п'яті ходи"),
            (10, Noun::FifthMove, "ten fifth moves", "десять пятых ходов", "десять п'ятих ходів"),
            (3, Noun::Piece, "three pieces", "три шашки", "три шашки"),
            (2, Noun::Man, "two men", "две простые", "дві прості"),
            (5, Noun::King, "five kings", "пять дамок", "п'ять дамок"),
            (2, Noun::ChessPiece, "two pieces", "две фигуры", "дві фігури"),
            (2, Noun::Stone, "two stones", "две шашки", "два камені"),
            (1, Noun::Point, "one point", "одно очко", "одне очко"),
            (5, Noun::Point, "five points", "пять очков", "п'ять очок"),
            (2, Noun::Game, "two games", "две партии", "дві партії"),
            (2, Noun::Round, "two rounds", "два тура", "два тури"),
            (5, Noun::Board, "five boards", "пять досок", "п'ять дощок"),
            (2, Noun::Time, "two times", "два раза", "два рази"),
            (5, Noun::Time, "five times", "пять раз", "п'ять разів"),
            (1, Noun::Warning, "one warning", "одно предупреждение", "одне попередження"),
            (2, Noun::Line, "two lines", "две строки", "два рядки"),
            (5, Noun::Win, "five wins", "пять побед", "п'ять перемог"),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(counted(lang, n, noun, Case::Nominative, Form::Spoken), said);
            }
        }
        assert_eq!(counted(Lang::Uk, 21, Noun::Move, Case::Nominative, Form::Written), "21 хід");
        assert_eq!(counted(Lang::Ru, 21, Noun::Minute, Case::Accusative, Form::Spoken), "двадцать одну минуту");
    }
}
