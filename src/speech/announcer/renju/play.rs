//! A stone, a pass, a foul, and what cannot be played.

use super::point;
use golos_rules::renju::{Foul, Fouls, Letters, Move, NotAPoint, Point, StoneError};
use golos_rules::{PlaceNames, Side};
use golos_wording::{Sentence, Slot, message};

/// The move as it is announced. `number` counts the moves of both sides from 1, so that Black's are odd (R-9.3.2.1); it
/// is said only at the full level.
#[must_use]
pub fn made(mv: Move, side: Side, number: u32, letters: Letters) -> Sentence {
    match mv {
        Move::Place(at) => message::move_stone(side, point(at, letters), number),
        Move::Pass => message::move_pass(side, number),
    }
}

/// The foul that Black's stone committed, with every kind (R-9.2.4.2).
#[must_use]
pub fn foul(at: Point, fouls: Fouls, letters: Letters) -> Sentence {
    message::foul_at(point(at, letters), Slot::Phrases(fouls.iter().map(kind).collect()))
}

/// The key of a foul's name.
pub(super) fn kind(foul: Foul) -> String {
    format!("foul-{}", foul.key())
}

/// White says that a stone was a foul; whether it was is not told by this.
#[must_use]
pub fn foul_claimed(at: Point, letters: Letters) -> Sentence {
    message::foul_claimed(point(at, letters))
}

/// A stone was found to be no foul.
#[must_use]
pub fn no_foul() -> Sentence {
    message::foul_none()
}

/// Why a move cannot be made; none where the game is over, for there is a result to be said.
#[must_use]
pub fn unplayable(mv: Move, reason: StoneError, letters: Letters) -> Option<Sentence> {
    match (reason, mv) {
        (StoneError::Taken, Move::Place(at)) => Some(message::entry_occupied(point(at, letters))),
        (StoneError::NotCentre, _) => Some(message::refuse_not_centre()),
        (StoneError::Taken, Move::Pass) | (StoneError::Over, _) => None,
    }
}

/// Why a typed or dictated text is no move and no place.
#[must_use]
pub fn not_read(reason: NotAPoint, text: &str) -> Sentence {
    match reason {
        NotAPoint::TooLong => message::refuse_too_long(NotAPoint::LONGEST),
        NotAPoint::OffBoard => message::refuse_no_point(Slot::Square(text.trim().to_lowercase())),
        NotAPoint::Empty | NotAPoint::Incomplete | NotAPoint::Unclear => {
            let example = Sentence::example_move(PlaceNames::Points);
            message::entry_unread(Slot::Text(text.to_owned()), example)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{assert_said, point};
    use super::*;
    use golos_rules::renju::Letters::AToP;
    use golos_rules::renju::Position;
    use golos_wording::{Alphabet, Lang, Level, Style, Wording};

    #[test]
    fn a_stone_is_said_at_three_levels() {
        let stone = made(Move::Place(point("k15")), Side::Black, 13, AToP);
        for (level, said) in [
            (Level::Brief, ["k15", "ка пятнадцать", "ка п'ятнадцять"]),
            (Level::Normal, ["Black: k15", "Чёрные: ка пятнадцать", "Чорні: ка п'ятнадцять"]),
            (
                Level::Full,
                [
                    "k15. Black, move thirteen.",
                    "ка пятнадцать. Чёрные, тринадцатый ход.",
                    "ка п'ятнадцять. Чорні, тринадцятий хід.",
                ],
            ),
        ] {
            for (lang, said) in Lang::ALL.into_iter().zip(said) {
                assert_eq!(Wording::new(lang).render(&stone, Style::spoken(lang).at(level)), said);
            }
        }
        let nato = Style::spoken(Lang::Ru).with_alphabet(Alphabet::Nato);
        assert_eq!(Wording::new(Lang::Ru).render(&stone, nato), "Чёрные: Кило пятнадцать");
    }

    #[test]
    fn r_9_2_4_4_a_pass_is_said_as_a_move() {
        let pass = made(Move::Pass, Side::White, 64, AToP);
        assert_said(&pass, ["Pass.", "Пас.", "Пас."]);
        let last = message::ask_last(pass, Side::White);
        assert_said(&last, ["Pass. White.", "Пас. Белые.", "Пас. Білі."]);
    }

    #[test]
    fn r_9_2_4_2_a_foul_is_said_with_every_kind() {
        let kinds = Fouls::NONE.with(Foul::DoubleThree).with(Foul::DoubleFour);
        for (sentence, said) in [
            (
                foul(point("h8"), Fouls::NONE.with(Foul::Overline), AToP),
                ["Foul at h8: overline.", "Фол, аш восемь: длинный ряд.", "Фол, аш вісім: довгий ряд."],
            ),
            (
                foul(point("i9"), kinds, AToP),
                [
                    "Foul at j9: double three, double four.",
                    "Фол, йот девять: две тройки, две четвёрки.",
                    "Фол, йот дев'ять: дві трійки, дві четвірки.",
                ],
            ),
            (
                foul_claimed(point("i9"), AToP),
                [
                    "White claims a foul: j9.",
                    "Белые заявляют о фоле: йот девять.",
                    "Білі заявляють про фол: йот дев'ять.",
                ],
            ),
            (no_foul(), ["No foul. Play on.", "Фола нет. Игра продолжается.", "Фолу немає. Гра триває."]),
        ] {
            assert_said(&sentence, said);
        }
    }

    #[test]
    fn a_move_that_cannot_be_made_is_refused_with_its_reason() {
        for (position, name, said) in [
            (
                Position::read("b:h8 w:h9", AToP).unwrap(),
                "h9",
                ["h9 is occupied.", "аш девять: занято.", "аш дев'ять: зайнято."],
            ),
            (
                Position::start(),
                "h9",
                [
                    "The first stone goes on the centre.",
                    "Первая шашка ставится на центральный пункт.",
                    "Перший камінь ставлять на центральний пункт.",
                ],
            ),
        ] {
            let mv = Move::Place(point(name));
            let reason = position.play(mv).unwrap_err();
            assert_said(&unplayable(mv, reason, AToP).expect("a reason"), said);
        }
        assert_eq!(unplayable(Move::Pass, StoneError::Over, AToP), None);
    }

    #[test]
    fn what_was_not_read_is_said_back() {
        for (text, said) in [
            (
                "H16",
                ["No such point: h16.", "Нет такого пункта: аш шестнадцать.", "Немає такого пункту: аш шістнадцять."],
            ),
            (
                "эхма",
                [
                    "Not understood: эхма. For example: h8.",
                    "Не понято: эхма. Например: аш восемь.",
                    "Не зрозуміло: эхма. Наприклад: аш вісім.",
                ],
            ),
        ] {
            let reason = Move::read(text, AToP).unwrap_err();
            assert_said(&not_read(reason, text), said);
        }
        let long = not_read(NotAPoint::TooLong, "");
        assert_eq!(long, message::refuse_too_long(200));
    }
}
