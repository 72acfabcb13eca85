//! An answer answers what is asked, and does nothing else; in every language.

use std::sync::Arc;

use super::{new_game, typed};
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{Ending, Outcome, Phase, Press};
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

/// A board of these rules, and in words of this language, where everybody listens.
fn board(rules: &str, lang: Lang) -> (Desk, Arc<VirtualTime>) {
    let style = Style::written(lang);
    let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    desk.open(new_game(rules, Press::Automatic)).expect("a game");
    (desk, time)
}

/// The same at a real board, where the clock is pressed.
fn real(rules: &str, lang: Lang) -> Desk {
    let (mut desk, _) = board(rules, lang);
    desk.open(new_game(rules, Press::Manual)).expect("a game");
    desk
}

fn outcome(desk: &Desk) -> Option<(Outcome, Ending)> {
    let verdict = desk.game()?.state().verdict()?;
    Some((verdict.outcome, verdict.ending.clone()))
}

#[test]
fn r_5_4_15_1_undo_at_an_open_question_drops_it_and_takes_back_no_ruling() {
    for (lang, ruled, half, undo, said) in [
        (Lang::En, "b: stand", "a: result", "undo", "Question cancelled. Nothing was done."),
        (Lang::Ru, "ч: оставить", "результат", "отмена", "Вопрос снят."),
        (Lang::Uk, "ч: залишити", "результат", "скасувати", "Запитання знято."),
    ] {
        let mut desk = real("russian", lang);
        typed(&mut desk, "start / c3-c5 / press");
        let waits = |desk: &Desk| desk.game().map(|play| play.state().docket().len());
        assert_eq!(waits(&desk), Some(1), "{lang}");
        typed(&mut desk, ruled);
        typed(&mut desk, half);
        let heard = typed(&mut desk, undo);
        assert!(heard.len() == 1 && heard[0].starts_with(said), "{heard:?}");
        assert_eq!(waits(&desk), Some(0), "{lang}");
        assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing));
    }
}

#[test]
fn r_6_1_7_undo_and_a_draw_are_no_more_than_no_where_it_is_asked_who_resigns() {
    for (lang, resign, words, said) in [
        (Lang::En, "b: resign", ["undo", "draw"], "Not resigned. The game continues."),
        (Lang::Ru, "ч: сдаюсь", ["отмена", "ничья"], "Никто не сдаётся. Продолжаем."),
        (Lang::Uk, "ч: здаюся", ["скасувати", "нічия"], "Ніхто не здається. Продовжуємо."),
    ] {
        for word in words {
            let (mut desk, _) = board("russian", lang);
            typed(&mut desk, "start / c3-d4");
            typed(&mut desk, resign);
            assert_eq!(typed(&mut desk, word), [said], "{word}");
            let offered = desk.game().and_then(|play| play.state().offer());
            assert_eq!((offered, desk.game().map(|play| play.state().plies().len())), (None, Some(1)), "{word}");
        }
    }
}

#[test]
fn r_5_4_15_1_a_side_with_a_reason_is_one_answer() {
    for (lang, half, answer, reason) in [
        (Lang::En, "result", "white because Black came late", "Black came late"),
        (Lang::Ru, "результат", "белые потому что чёрные опоздали", "чёрные опоздали"),
        (Lang::Ru, "судья, результат", "белые, потому что чёрные опоздали", "чёрные опоздали"),
        (Lang::Uk, "результат", "білі тому що чорні запізнилися", "чорні запізнилися"),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, half);
        typed(&mut desk, answer);
        let heard = typed(
            &mut desk,
            match lang {
                Lang::En => "yes",
                Lang::Ru => "да",
                Lang::Uk => "так",
            },
        );
        let ruled = Some((Outcome::Win(Side::White), Ending::Decision(reason.to_owned())));
        assert_eq!(outcome(&desk), ruled, "{answer}: {heard:?}");
    }
}

#[test]
fn r_5_4_14_2_the_side_is_kept_until_it_is_said_what_was_done() {
    for (lang, half, side, kind, named) in [
        (Lang::En, "fault", "white", "displaced", "White"),
        (Lang::Ru, "нарушение", "белые", "сдвинуты", "белые"),
        (Lang::Uk, "порушення", "білі", "зсунуто", "білі"),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, half);
        typed(&mut desk, side);
        let heard = typed(&mut desk, kind).join(" ").to_lowercase();
        assert!(heard.contains(&named.to_lowercase()), "{lang}: {heard}");
    }
}

#[test]
fn what_is_only_heard_leaves_a_question_open() {
    for (lang, half, query) in [
        (Lang::En, "a: result", "a: report"),
        (Lang::Ru, "результат", "отчёт"),
        (Lang::Ru, "результат", "часы"),
        (Lang::Uk, "результат", "звіт"),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        let asked = typed(&mut desk, half);
        typed(&mut desk, query);
        assert_eq!(typed(&mut desk, ""), asked, "{query}");
    }
}

/// A claim of a position that has stood there once.
const CLAIM: [(Lang, &str); 3] =
    [(Lang::En, "w: claim repetition"), (Lang::Ru, "б: заявляю повторение"), (Lang::Uk, "б: заявляю повторення")];

#[test]
fn r_5_4_13_2_no_claim_is_upheld_against_the_count_but_knowingly_and_with_the_reason() {
    let words = [
        (["yes", "uphold", "a: yes"], "force uphold because the sheets show it", "the sheets show it"),
        (["да", "верно", "а: да"], "вопреки принять потому что так на бланках", "так на бланках"),
        (["так", "правильно", "а: так"], "всупереч прийняти тому що так на бланках", "так на бланках"),
    ];
    for ((lang, claim), (no, forced, reason)) in CLAIM.into_iter().zip(words) {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4 / f6-g5");
        typed(&mut desk, claim);
        for word in no {
            let heard = typed(&mut desk, word);
            assert_eq!(
                (outcome(&desk), desk.game().map(|play| play.state().docket().len())),
                (None, Some(1)),
                "{heard:?}"
            );
        }
        let heard = typed(&mut desk, forced).join(" ");
        assert!(outcome(&desk).is_some_and(|(outcome, _)| outcome == Outcome::Draw), "{forced}: {heard}");
        assert!(heard.contains(reason), "{heard}");
    }
    // Without a reason it is not upheld, and no rejects it.
    for (lang, claim) in CLAIM {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4 / f6-g5");
        typed(&mut desk, claim);
        typed(&mut desk, "force uphold");
        assert_eq!(outcome(&desk), None, "{lang}");
        typed(
            &mut desk,
            match lang {
                Lang::En => "undo / no",
                Lang::Ru => "отмена / нет",
                Lang::Uk => "скасувати / ні",
            },
        );
        assert_eq!((outcome(&desk), desk.game().map(|play| play.state().docket().len())), (None, Some(0)), "{lang}");
    }
}

#[test]
fn r_5_4_2_5b_a_clock_is_corrected_beyond_the_limit_knowingly() {
    for (lang, plain, forced) in [
        (Lang::En, "a: take white 1:25:00 because faulty", "force set white 10:00 because faulty"),
        (
            Lang::Ru,
            "отнять белым 1:25:00 потому что неисправность",
            "вопреки выставить белым 10:00 потому что неисправность",
        ),
        (
            Lang::Uk,
            "а: відняти білим 1:25:00 тому що несправність",
            "всупереч виставити білим 10:00 тому що несправність",
        ),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        let left = |desk: &Desk| desk.game().map(|play| play.state().clock().left(Side::White, play.now()));
        let before = left(&desk);
        typed(&mut desk, plain);
        assert_eq!(left(&desk), before, "{lang}");
        let heard = typed(&mut desk, forced);
        assert_eq!(left(&desk), Some(golos::clock::Ms::from_mins(10)), "{lang}: {heard:?}");
    }
}

#[test]
fn what_is_not_understood_is_said_so_while_the_clocks_stand_and_the_arbiter_waits_for_nobody() {
    for (lang, pause, unknown, unread, waits) in [
        (Lang::En, "a: pause", "clocks in order", "Not understood", "Resume the game first."),
        (Lang::Ru, "пауза", "часы исправны", "Не понято", "Сначала: продолжить."),
        (Lang::Uk, "пауза", "годинник справний", "Не зрозуміло", "Спершу скажіть: продовжити."),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, pause);
        let heard = typed(&mut desk, unknown).join(" ");
        assert!(heard.starts_with(unread), "{heard}");
        let heard = typed(&mut desk, "a: f6-g5").join(" ");
        assert!(heard.contains(waits), "{heard}");
    }
}

#[test]
fn r_6_1_7_the_arbiters_yes_is_told_who_answers_and_how() {
    for (lang, resign, yes, said) in [
        (Lang::En, "b: resign", "a: yes", "\"b: yes\""),
        (Lang::Ru, "ч: сдаюсь", "а: да", "«ч: да»"),
        (Lang::Uk, "ч: здаюся", "а: так", "«ч: так»"),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, resign);
        let heard = typed(&mut desk, yes).join(" ");
        assert!(heard.contains(said) && outcome(&desk).is_none(), "{heard}");
    }
}

#[test]
fn r_9_2_4_3_colours_stay_in_plain_words_where_a_swap_is_asked_about() {
    for (lang, keep) in [
        (Lang::En, "keep"),
        (Lang::En, "stand"),
        (Lang::Ru, "оставляю"),
        (Lang::Ru, "без обмена"),
        (Lang::Ru, "оставить"),
        (Lang::Uk, "лишаю"),
        (Lang::Uk, "залишити"),
    ] {
        let mut desk = real("renju", lang);
        typed(&mut desk, "start / h8 / press");
        let asked = typed(&mut desk, "");
        typed(&mut desk, keep);
        assert_ne!(typed(&mut desk, ""), asked, "{keep}");
    }
}

#[test]
fn r_9_2_4_1_the_letter_that_asks_for_a_place_names_a_column_of_renju() {
    let made = |lang, said: &str| {
        let (mut desk, _) = board("renju", lang);
        let mut game = new_game("renju", Press::Automatic);
        game.rules.openings.regulation = None;
        desk.open(game).expect("a game");
        typed(&mut desk, "start / h8");
        typed(&mut desk, said);
        desk.game()
            .and_then(|play| Some((play.state().plies().len(), play.state().plies().last()?.made.notation.clone())))
    };
    for (lang, said, meant) in
        [(Lang::Ru, "п девять", "p9"), (Lang::Ru, "б: п пятнадцать", "p15"), (Lang::Uk, "п дев'ять", "p9")]
    {
        assert_eq!(made(lang, said), made(Lang::En, meant), "{said}");
        assert_eq!(made(lang, said).map(|(plies, _)| plies), Some(2), "{said}");
    }
}

#[test]
fn r_5_4_14_2_a_players_opponent_is_blamed_in_that_word() {
    for (lang, said) in [
        (Lang::En, "b: fault opponent two moves"),
        (Lang::Ru, "ч: нарушение соперник два хода"),
        (Lang::Uk, "ч: порушення суперник два ходи"),
    ] {
        let mut desk = real("russian", lang);
        typed(&mut desk, "start / c3-d4 / press");
        let heard = typed(&mut desk, said);
        let told = heard.iter().filter(|line| line.contains(heard[0].as_str())).count();
        assert_eq!((desk.game().map(|play| play.state().docket().len()), told), (Some(1), 1), "{heard:?}");
    }
}

#[test]
fn a_clock_that_runs_is_not_let_run_again() {
    for (lang, resume, said) in [
        (Lang::En, "a: resume", "The clocks are already running."),
        (Lang::Ru, "продолжить", "Часы уже идут."),
        (Lang::Uk, "продовжити", "Годинник уже йде."),
    ] {
        let (mut desk, _) = board("russian", lang);
        typed(&mut desk, "start / c3-d4");
        assert_eq!(typed(&mut desk, resume), [said]);
    }
}

/// What is done at a board of these rules, who asks why, an article that he is told, and one that he is not.
const WHY: [(&str, &str, &str, &str, &str); 7] = [
    ("russian", "start / c3-d4 / press / a: fault white two moves", "a: why", "5.4.14.2.", "5.4.15.2"),
    ("russian", "start / c3-c5 / press", "a: why", "5.4.14.2", "5.4.15.2"),
    ("russian", "start / c3-c5 / press / b: correct", "b: why", "5.4.14.2", "5.4.15.2"),
    (
        "russian",
        "start / c3-d4 / press / a: sanction white revoked because heard wrongly",
        "a: why",
        "5.4.15.1",
        "5.4.14",
    ),
    ("russian", "start / b: draw", "why", "5.4.13.", "6.1.4"),
    ("renju", "start / h8 / a: sanction white", "rule move", "9.2.", "6.1."),
    ("russian", "start", "rule move", "6.1.4.6", "9.2."),
];

#[test]
fn why_tells_the_article_of_the_matter_and_of_this_game() {
    for (rules, lines, why, told, other) in WHY {
        let mut desk = real(rules, Lang::En);
        typed(&mut desk, lines);
        let heard = typed(&mut desk, why).join(" ");
        assert!(heard.contains(told), "{lines} / {why}: {heard}");
        assert!(!heard.contains(other), "{lines} / {why}: {heard}");
    }
}
