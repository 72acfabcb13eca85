use super::super::tests::{assert_said, point};
use super::*;
use golos_rules::renju::Letters::AToP;
use golos_rules::renju::Player;
use golos_wording::{Lang, Level, Style, Wording};

/// `h8` puts a stone; `swap`, `keep`, `offers`, `=4`, `+h9` offers, `!h9` chooses.
fn act(text: &str) -> Act {
    match (text, text.split_at(1)) {
        ("swap", _) => Act::Swap,
        ("keep", _) => Act::Keep,
        ("offers", _) => Act::Offers,
        (_, ("+", name)) => Act::Offer(point(name)),
        (_, ("!", name)) => Act::Choose(point(name)),
        (_, ("=", count)) => Act::Count(count.parse().unwrap()),
        (name, _) => Act::Place(point(name)),
    }
}

/// The opening after acts of whoever has to act.
fn after(opening: Opening, acts: &str) -> OpeningState {
    acts.split_whitespace().map(act).fold(OpeningState::new(opening), |state, act| {
        let (player, _) = state.expected().expect("an act is asked for");
        state.act(player, act).unwrap_or_else(|refused| panic!("{act:?}: {refused}"))
    })
}

#[test]
fn r_9_2_4_3_the_regulation_is_named() {
    let names = [
        (Opening::Free, ["free opening", "свободный дебют", "вільний дебют"]),
        (Opening::Rif, ["RIF", "РИФ", "РІФ"]),
        (Opening::Yamaguchi, ["Yamaguchi", "Ямагути", "Ямагуті"]),
        (Opening::Soosorv8, ["Soosorv eight", "Соосырв восемь", "Соосирв вісім"]),
        (Opening::Taraguchi10, ["Taraguchi ten", "Тарагути десять", "Тарагуті десять"]),
        (Opening::Sakata, ["Sakata", "Саката", "Саката"]),
        (Opening::Tarannikov, ["Tarannikov", "Таранников", "Таранніков"]),
    ];
    assert_eq!(names.map(|(opening, _)| opening), Opening::ALL);
    for (opening, [en, ru, uk]) in names {
        let said = [
            format!("Opening rule: {en}."),
            format!("Дебютный регламент: {ru}."),
            format!("Дебютний регламент: {uk}."),
        ];
        assert_said(&regulation(opening), said.each_ref().map(String::as_str));
    }
}

#[test]
fn all_hear_who_has_to_do_what() {
    let ten = "h8 keep h9 keep k10 keep l10 offers";
    for (opening, acts, said) in [
        (
            Opening::Rif,
            "",
            [
                "Black to place: black stone on the centre.",
                "Ставят чёрные: чёрная шашка, центральный пункт.",
                "Ставлять чорні: чорний камінь, центральний пункт.",
            ],
        ),
        (
            Opening::Rif,
            "h8",
            [
                "Black to place: white stone in the central three by three.",
                "Ставят чёрные: белая шашка, центральный квадрат три на три.",
                "Ставлять чорні: білий камінь, центральний квадрат три на три.",
            ],
        ),
        (
            Opening::Tarannikov,
            "h8 swap h9 keep",
            [
                "Black to place: black stone in the central five by five.",
                "Ставят чёрные: чёрная шашка, центральный квадрат пять на пять.",
                "Ставлять чорні: чорний камінь, центральний квадрат п'ять на п'ять.",
            ],
        ),
        (
            Opening::Rif,
            "h8 h9 h10",
            ["Swap of colours: White decides.", "Обмен цветов: решают белые.", "Обмін кольорів: вирішують білі."],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 swap",
            [
                "White to place: white stone on any point.",
                "Ставят белые: белая шашка, любой пункт.",
                "Ставлять білі: білий камінь, будь-який пункт.",
            ],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 swap a1 +g8",
            [
                "Black to offer: fifth move, two of two.",
                "Предлагают чёрные: пятый ход, второй из двух.",
                "Пропонують чорні: п'ятий хід, другий із двох.",
            ],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 swap a1 +g8 +a9",
            [
                "Fifth moves: g8, a9. White chooses.",
                "Пятые ходы: же восемь, а девять. Выбирают белые.",
                "П'яті ходи: же вісім, а дев'ять. Обирають білі.",
            ],
        ),
        (
            Opening::Taraguchi10,
            "h8 keep h9 keep k10 keep l10",
            [
                "Swap of colours or ten fifth moves: Black decides.",
                "Обмен цветов или десять вариантов пятого хода: решают чёрные.",
                "Обмін кольорів або десять варіантів п'ятого ходу: вирішують чорні.",
            ],
        ),
        (
            Opening::Taraguchi10,
            ten,
            [
                "Black to offer: fifth move, one of ten.",
                "Предлагают чёрные: пятый ход, первый из десяти.",
                "Пропонують чорні: п'ятий хід, перший із десяти.",
            ],
        ),
        (
            Opening::Yamaguchi,
            "h8 h9 h10",
            [
                "Number of fifth moves: Black decides.",
                "Число вариантов пятого хода: называют чёрные.",
                "Кількість варіантів п'ятого ходу: називають чорні.",
            ],
        ),
    ] {
        let state = after(opening, acts);
        assert_said(&awaited(&state, AToP).expect("something is asked for"), said);
    }
    assert_eq!(awaited(&OpeningState::new(Opening::Free), AToP), None);
}

#[test]
fn the_one_who_has_to_answer_is_asked() {
    for (opening, acts, said) in [
        (
            Opening::Rif,
            "h8 h9 h10",
            ["Swap colours? Yes or no.", "Меняете цвет? Да или нет?", "Міняєте колір? Так чи ні?"],
        ),
        (
            Opening::Taraguchi10,
            "h8 keep h9 keep k10 keep l10",
            [
                "Swap colours? Yes, no, or ten fifth moves.",
                "Меняете цвет? Да, нет или десять вариантов пятого хода?",
                "Міняєте колір? Так, ні або десять варіантів п'ятого ходу?",
            ],
        ),
        (
            Opening::Soosorv8,
            "h8 h9 h10 keep a1",
            ["How many fifth moves?", "Сколько вариантов пятого хода?", "Скільки варіантів п'ятого ходу?"],
        ),
        (
            Opening::Soosorv8,
            "h8 h9 h10 keep a1 =1 keep +g8",
            [
                "Fifth moves: g8. Which one stays?",
                "Пятые ходы: же восемь. Какой остаётся?",
                "П'яті ходи: же вісім. Який лишається?",
            ],
        ),
        (
            Opening::Sakata,
            "h8 h9 h10",
            [
                "White to place: white stone in the central seven by seven.",
                "Ставят белые: белая шашка, центральный квадрат семь на семь.",
                "Ставлять білі: білий камінь, центральний квадрат сім на сім.",
            ],
        ),
    ] {
        assert_said(&question(&after(opening, acts), AToP).expect("something is asked for"), said);
    }
    let count = question(&after(Opening::Soosorv8, "h8 h9 h10 keep a1"), AToP).unwrap();
    let full = Wording::new(Lang::Uk).render(&count, Style::spoken(Lang::Uk).at(Level::Full));
    assert_eq!(full, "Скільки варіантів п'ятого ходу? Від одного до восьми.");
}

#[test]
fn what_was_done_is_announced() {
    let ten = "h8 keep h9 keep k10 keep l10";
    for (opening, acts, next, said) in [
        (Opening::Rif, "h8", "h9", ["White: h9", "Белые: аш девять", "Білі: аш дев'ять"]),
        (Opening::Rif, "h8 h9 h10", "swap", ["Colours are swapped.", "Обмен цветов.", "Обмін кольорів."]),
        (Opening::Rif, "h8 h9 h10", "keep", ["No swap.", "Без обмена.", "Без обміну."]),
        (
            Opening::Taraguchi10,
            ten,
            "offers",
            [
                "No swap. Ten fifth moves to be offered.",
                "Без обмена. Будет предложено: десять вариантов пятого хода.",
                "Без обміну. Буде запропоновано: десять варіантів п'ятого ходу.",
            ],
        ),
        (
            Opening::Yamaguchi,
            "h8 h9 h10",
            "=3",
            [
                "Three fifth moves to be offered.",
                "Будет предложено: три варианта пятого хода.",
                "Буде запропоновано: три варіанти п'ятого ходу.",
            ],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 keep a1",
            "+g8",
            ["Fifth move offered: g8.", "Предложен пятый ход: же восемь.", "Запропоновано п'ятий хід: же вісім."],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 keep a1 +g8 +a9",
            "!a9",
            ["This one stays: a9.", "Остаётся: а девять.", "Лишається: а дев'ять."],
        ),
    ] {
        assert_said(&acted(&after(opening, acts), act(next), AToP), said);
    }
}

#[test]
fn everybody_knows_which_colour_he_has() {
    let players = BySide::new("Анна".to_owned(), "Ольга".to_owned());
    assert_said(
        &colours(&players),
        ["Black Ольга, White Анна.", "Чёрные – Ольга, белые – Анна.", "Чорні – Ольга, білі – Анна."],
    );
}

#[test]
fn every_refusal_says_what_is_accepted() {
    let offering = "h8 h9 h10 keep a1 +g8";
    for (opening, acts, by, next, said) in [
        (
            Opening::Rif,
            "h8 h9 h10 keep a1 +g8 +a9 !g8",
            Player::First,
            "swap",
            ["The opening is over.", "Дебют окончен.", "Дебют закінчено."],
        ),
        (Opening::Rif, "", Player::Second, "h8", ["Not your turn.", "Не ваш ход.", "Не ваш хід."]),
        (
            Opening::Rif,
            "h8 h9 h10",
            Player::Second,
            "a1",
            [
                "Not now. Swap colours? Yes or no.",
                "Не сейчас. Меняете цвет? Да или нет?",
                "Не зараз. Міняєте колір? Так чи ні?",
            ],
        ),
        (
            Opening::Rif,
            "",
            Player::First,
            "h9",
            [
                "The first stone goes on the centre.",
                "Первая шашка ставится на центральный пункт.",
                "Перший камінь ставлять на центральний пункт.",
            ],
        ),
        (
            Opening::Rif,
            "h8",
            Player::First,
            "h10",
            [
                "Only in the central three by three.",
                "Только в центральном квадрате три на три.",
                "Лише в центральному квадраті три на три.",
            ],
        ),
        (Opening::Rif, "h8", Player::First, "h8", ["h8 is occupied.", "аш восемь: занято.", "аш вісім: зайнято."]),
        (
            Opening::Rif,
            "h8 h9 h10 keep h11 +g8",
            Player::First,
            "+i8",
            [
                "Symmetrical to g8, which has been offered.",
                "Симметрично предложенному: же восемь.",
                "Симетрично запропонованому: же вісім.",
            ],
        ),
        (
            Opening::Rif,
            offering,
            Player::First,
            "+g8",
            ["Already offered: g8.", "Этот ход уже предложен: же восемь.", "Цей хід уже запропоновано: же вісім."],
        ),
        (
            Opening::Soosorv8,
            "h8 h9 h10 keep a1",
            Player::Second,
            "=9",
            ["Give a number up to eight.", "Нужно число не больше восьми.", "Потрібне число від одного до восьми."],
        ),
        (
            Opening::Rif,
            "h8 h9 h10 keep a1 +g8 +a9",
            Player::Second,
            "!b9",
            [
                "Not offered. Fifth moves: g8, a9.",
                "Такой ход не предложен. Пятые ходы: же восемь, а девять.",
                "Такого ходу не запропоновано. П'яті ходи: же вісім, а дев'ять.",
            ],
        ),
    ] {
        let state = after(opening, acts);
        let reason = state.act(by, act(next)).unwrap_err();
        assert_said(&refused(&state, act(next), reason, AToP), said);
    }
}
