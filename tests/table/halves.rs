//! What is asked back, and what answers it: a command that lacks a part, a reason, a reading, the end of a break.

use super::{desk, new_game, typed};
use golos::desk::{Config, Desk, NewMatch};
use golos::files::Disk;
use golos::game::{Ending, Outcome, Press};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::sync::Arc;

/// A board of these rules, and in words of this language, where everybody listens.
fn board(rules: &str, lang: Lang, position: Option<&str>) -> Desk {
    let config = Config {
        lang,
        style: Style::written(lang),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    let mut game = new_game(rules, Press::Automatic);
    game.position = position.map(str::to_owned);
    desk.open(game).expect("a game");
    desk
}

fn outcome(desk: &Desk) -> Option<Outcome> {
    desk.game()?.state().verdict().map(|verdict| verdict.outcome)
}

/// What is typed, parted by `/`, and a part of what is heard of the last.
fn hears(desk: &mut Desk, cases: &[(&str, &str)]) {
    for (lines, said) in cases {
        let heard = typed(desk, lines);
        assert!(heard.iter().any(|line| line.contains(said)), "{lines}: {heard:?}");
    }
}

#[test]
fn what_a_command_lacks_is_said_in_the_next_line() {
    for (start, half, asked, answer, done) in [
        ("start / c3-d4", "s", "Which square", "d4", "d4: white man."),
        ("start / c3-d4", "s", "Which square", "c", "File c."),
        ("start / c3-d4", "claim", "Which claim", "time", "do not allow this claim"),
        ("start / c3-d4", "a: absent", "Which side", "white", "The game has already started."),
        ("start / c3-d4", "a: note", "note", "the table shook", "Note added."),
        ("start / c3-d4", "a: add", "Which side", "white / 2:00 because it stopped", "1:32:30"),
        ("start / c3-d4", "a: add white", "How much time", "2:00 because it stopped", "1:32:30"),
        ("start / c3-d4", "a: fault", "What", "turned", "board"),
        ("start / c3-d4", "a: result", "Which result", "draw", "What is the reason?"),
        ("start / c3-d4", "a: result", "Which result", "a: white wins because he won", "White wins"),
    ] {
        let mut desk = board("russian", Lang::En, None);
        typed(&mut desk, start);
        hears(&mut desk, &[(half, asked), ("", asked)]);
        if !["s", "a: note"].contains(&half) {
            hears(&mut desk, &[("abracadabra", asked)]);
        }
        hears(&mut desk, &[(answer, done)]);
    }
}

#[test]
fn a_half_command_is_dropped_with_a_word_and_belongs_to_who_gave_it() {
    let mut desk = board("russian", Lang::En, None);
    hears(
        &mut desk,
        &[
            ("start / a: result", "Which result"),
            // Somebody else does what he does.
            ("w: c3-d4", "c3 to d4"),
            ("", "Which result"),
            ("?", "Clock: clock"),
            ("", "Which result"),
            ("c", "1:30:00"),
            ("", "Which result"),
            ("w: claim", "Which claim"),
            ("w: s", "The previous question is cancelled."),
            ("d6-c5", "The previous question is cancelled."),
            ("yes", "There is no question to answer."),
        ],
    );
    assert_eq!(desk.game().map(|play| play.state().plies().len()), Some(2));
}

#[test]
fn r_5_4_15_1_a_mistyped_move_is_no_reason_and_a_word_of_a_command_can_be_one() {
    for (lang, ask, reason, ruled) in [
        (Lang::En, "a: result white", "b6-b5", false),
        (Lang::En, "a: result white", "c3-d4", false),
        (Lang::En, "a: result white", "he took b5 away", true),
        (Lang::En, "a: result white", "c", false),
        (Lang::En, "a: result white", "absent", true),
        (Lang::En, "a: result white", "he left the hall", true),
        (Lang::En, "a: result white", "mistake", true),
        (Lang::En, "a: result white", "mistake on the slip", true),
        (Lang::En, "a: result white", "a: mistake", true),
        (Lang::En, "a: result white", "the arbiter made a mistake", true),
        (Lang::En, "a: result white", "undo", false),
        (Lang::En, "a: result white", "cancel", false),
        (Lang::Ru, "а: результат белые", "ошибка", true),
        (Lang::Ru, "а: результат белые", "ошибка в бланке", true),
        (Lang::Ru, "а: результат белые", "судья ошибся", true),
        (Lang::Ru, "а: результат белые", "отмена", false),
        (Lang::Ru, "а: результат белые", "назад", false),
        (Lang::Ru, "а: результат белые", "поправка: c3-d4", false),
        (Lang::Uk, "а: результат білі", "помилка", true),
        (Lang::Uk, "а: результат білі", "помилка в бланку", true),
        (Lang::Uk, "а: результат білі", "суддя помилився", true),
        (Lang::Uk, "а: результат білі", "скасувати", false),
        (Lang::Ru, "а: результат белые", "неявка", true),
        (Lang::Uk, "а: результат білі", "неявка", true),
    ] {
        let mut desk = board("russian", lang, None);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, ask);
        let heard = typed(&mut desk, reason);
        // The result is asked about with its reason.
        typed(
            &mut desk,
            match lang {
                Lang::En => "yes",
                Lang::Ru => "да",
                Lang::Uk => "так",
            },
        );
        assert_eq!(outcome(&desk).is_some(), ruled, "{ask}, {reason}: {heard:?}");
        if ruled {
            assert!(heard.iter().any(|line| line.contains(reason.trim_start_matches("a: "))), "{heard:?}");
        }
    }
}

#[test]
fn two_flags_are_no_result_by_themselves() {
    for (lang, ask) in [
        (Lang::En, "a: result both flags"),
        (Lang::Ru, "а: результат оба флажка"),
        (Lang::Uk, "а: результат обидва прапорці"),
    ] {
        let mut desk = board("russian", lang, None);
        typed(&mut desk, "start / c3-d4");
        typed(&mut desk, ask);
        typed(&mut desk, "x");
        assert_eq!(outcome(&desk), None, "{ask}");
    }
    let mut desk = board("russian", Lang::En, None);
    hears(&mut desk, &[("start / c3-d4 / a: result both / they fought", "Both lose: they fought.")]);
}

#[test]
fn which_reading_is_meant_is_said_in_words_of_its_own() {
    let pawn = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (position, lang, entry, answers, played) in [
        (pawn, Lang::En, "a7-a8", "queen", Some("a7-a8=Q")),
        (pawn, Lang::En, "a7-a8", "hm / 2", None),
        (pawn, Lang::Ru, "a7-a8", "ферзь", Some("a7-a8=Q")),
        (pawn, Lang::Ru, "a7-a8", "не знаю / ладью", Some("a7-a8=R")),
        (pawn, Lang::Uk, "a7-a8", "ферзь", Some("a7-a8=Q")),
        (castles, Lang::En, "castles", "short", Some("O-O")),
        (castles, Lang::En, "castles", "castles / c / long", Some("O-O-O")),
        (castles, Lang::Ru, "рокировка", "короткая", Some("O-O")),
        (castles, Lang::Uk, "рокіровка", "довга", Some("O-O-O")),
    ] {
        let mut desk = board("chess", lang, Some(position));
        let asked = typed(&mut desk, &format!("start / {entry}"));
        let heard = typed(&mut desk, answers);
        let plies = desk.game().expect("a game").state().plies();
        assert_eq!(plies.len(), 1, "{entry}, {answers}: {asked:?} {heard:?}");
        let made = plies.last().map(|ply| ply.made.notation.clone()).unwrap_or_default();
        assert!(played.is_none_or(|played| made.starts_with(played)), "{entry}, {answers}: {made}");
    }
}

#[test]
fn an_interruption_is_ruled_in_the_words_of_the_question() {
    use golos::game::{ClockRequest, GapRuling, Request, Seat};
    use golos::input::{Intent, Lexicon};
    use golos::rules::{PlaceNames, Side};
    for (lang, line, side, meant) in [
        (Lang::En, "charge Black", Side::Black, Some(GapRuling::Charge)),
        (Lang::En, "charge Black", Side::White, None),
        (Lang::En, "leave the clocks", Side::Black, Some(GapRuling::Leave)),
        (Lang::Ru, "вычесть у чёрных", Side::Black, Some(GapRuling::Charge)),
        (Lang::Ru, "оставить как было", Side::Black, Some(GapRuling::Leave)),
        (Lang::Uk, "відняти в чорних", Side::Black, Some(GapRuling::Charge)),
        (Lang::Uk, "відняти в білих", Side::White, Some(GapRuling::Charge)),
        (Lang::Uk, "залишити як було", Side::Black, Some(GapRuling::Leave)),
        (Lang::Ru, "c3-d4", Side::Black, None),
    ] {
        let lexicon = Lexicon::of(lang);
        let meant = meant
            .map(|ruling| Intent::Game { by: Some(Seat::Arbiter), ask: Request::Clock(ClockRequest::Gap(ruling)) });
        assert_eq!(lexicon.gap(&lexicon.tokens(line, PlaceNames::DarkSquares), Some(side)), meant, "{line}");
    }
}

/// A micro-match of two games whose first is over, in its break; or with both over.
fn contest(games: u32) -> Desk {
    let mut desk = board("russian", Lang::En, None);
    let new = NewMatch::of(new_game("russian", Press::Automatic)).expect("micro-matches");
    desk.open_match(new).expect("a micro-match");
    for _ in 0..games {
        typed(&mut desk, "a: start / a: start / yes / a: result draw because agreed / a: yes");
    }
    desk
}

#[test]
fn r_5_4_6_only_the_arbiter_answers_whether_the_break_ends() {
    let phase = |desk: &Desk| desk.contest().map(|contest| contest.state().games().len());
    let asked = "Begin now?";
    let mut desk = contest(1);
    hears(
        &mut desk,
        &[
            ("a: start", asked),
            ("w: yes", "The arbiter must answer."),
            ("", asked),
            ("b: no", "The arbiter must answer."),
            ("w: c", ""),
            ("", asked),
        ],
    );
    assert_eq!(phase(&desk), Some(1));
    hears(&mut desk, &[("a: no", "Time left in the break"), ("a: start", asked), ("a: yes", "Game 2")]);
    assert_eq!(phase(&desk), Some(2));
}

#[test]
fn r_5_4_6_an_equal_score_stands_by_the_word_of_the_question() {
    for word in ["a: draw", "draw", "a: result draw", "a: match draw"] {
        let mut desk = contest(2);
        let heard = typed(&mut desk, word);
        let outcome = desk.contest().and_then(|contest| contest.state().result().map(|result| result.outcome));
        assert!(outcome.is_some(), "{word}: {heard:?}");
    }
}

#[test]
fn help_on_a_question_leaves_it_open() {
    let (mut desk, _) = desk("russian", Press::Automatic, Some(Subscription::All));
    hears(&mut desk, &[("start / c3-d4 / b: resign", "Black resigns?"), ("?", ""), ("", "Black resigns?")]);
    typed(&mut desk, "yes");
    let ending = desk.game().and_then(|play| play.state().verdict().map(|verdict| verdict.ending.clone()));
    assert_eq!(ending, Some(Ending::Resigned));
}

/// The words that a question offers, behind its sign; none where nothing is asked.
fn offered(asked: &str) -> Vec<String> {
    let Some((_, words)) = asked.split_once("? ") else { return Vec::new() };
    let words = words.rsplit_once(": ").map_or(words, |(_, words)| words);
    let words = words
        .trim_end_matches('.')
        .replace(" or ", ", ")
        .replace(" или ", ", ")
        .replace(" або ", ", ")
        .replace(" чи ", ", ");
    words.split(", ").map(|word| word.to_lowercase()).collect()
}

/// Two boards on the desk of an arbiter, in words of this language.
fn hall(lang: Lang) -> Desk {
    let ears = Some(Subscription::Shared(golos::game::Audience::ARBITER));
    let config = Config { lang, style: Style::written(lang), ears, folder: None, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open_hall((0..2).map(|_| new_game("russian", Press::Manual)).collect()).expect("the games");
    desk
}

#[test]
fn whatever_word_a_question_offers_is_its_answer_here_and_at_another_board() {
    let halves = [
        (
            Lang::En,
            [
                "result",
                "fault",
                "absent",
                "sanction white",
                "w: claim",
                "add",
                "add 2:00",
                "black two minutes",
                "arrived Daria",
            ],
            ["Not understood", "Behind the command"],
            ("", ""),
        ),
        (
            Lang::Ru,
            [
                "результат",
                "нарушение",
                "неявка",
                "санкция белым",
                "белые: требую",
                "добавить",
                "добавить две минуты",
                "чёрным две минуты",
                "пришла Дарья",
            ],
            ["Не понято", "Лишнее"],
            ("2: ", ""),
        ),
        (
            Lang::Uk,
            [
                "результат",
                "порушення",
                "неявка",
                "стягнення білим",
                "білі: вимагаю",
                "додати",
                "додати дві хвилини",
                "чорним дві хвилини",
                "прийшла Дарина",
            ],
            ["Не зрозуміло", "Зайве"],
            ("2: ", "2: "),
        ),
    ];
    for (lang, halves, unread, (before, prefix)) in halves {
        for half in halves {
            let asks = |desk: &mut Desk| {
                // One comes where both are waited for.
                let comes = ["Daria", "Дарья", "Дарина"].iter().any(|name| half.contains(name));
                typed(desk, if comes { "all absent both" } else { "all start / all w: c3-d4 / all w: press" });
                typed(desk, &format!("{before}{half}")).last().cloned().unwrap_or_default()
            };
            let words = offered(&asks(&mut hall(lang)));
            assert!(words.len() > 1, "{lang} {half}: {words:?}");
            for word in words {
                let mut desk = hall(lang);
                let asked = asks(&mut desk);
                assert!(desk.prompt().contains(if before.is_empty() { "1" } else { "2" }), "{}", desk.prompt());
                let heard = typed(&mut desk, &format!("{prefix}{word}"));
                let is_taken = |line: &String| !asked.ends_with(line) && !unread.iter().any(|no| line.contains(no));
                assert!(heard.iter().all(is_taken), "{lang} {before}{half} / {prefix}{word}: {heard:?}");
            }
        }
    }
}

#[test]
fn a_question_at_another_board_is_shown_by_the_prompt_and_answered_there() {
    let mut desk = hall(Lang::En);
    typed(&mut desk, "all start / 2: result");
    assert_eq!(desk.prompt(), "Board 2. Your answer:");
    typed(&mut desk, "draw / agreed");
    assert_eq!(desk.prompt(), "Board 1. White, move 1:");
    typed(&mut desk, "2: w: claim / board 1 / w: claim");
    assert_eq!(desk.prompt(), "Board 1. Answer of White:");
}

#[test]
fn a_question_starts_no_clock_and_rules_nothing() {
    for (lang, question) in [(Lang::En, "ready?"), (Lang::Ru, "готовы?"), (Lang::Uk, "готові?"), (Lang::Ru, "ничья?")]
    {
        let mut desk = board("russian", lang, None);
        typed(&mut desk, question);
        assert_eq!(desk.game().map(|play| play.state().phase()), Some(golos::game::Phase::Ready), "{question}");
    }
}

#[test]
fn what_is_not_understood_is_said_so_before_the_start() {
    for (lang, word, said) in [
        (Lang::En, "abracadabra", "Not understood"),
        (Lang::Ru, "абракадабра", "Не понято"),
        (Lang::Uk, "абракадабра", "Не зрозуміло"),
    ] {
        let mut desk = board("russian", lang, None);
        hears(&mut desk, &[(word, said)]);
    }
}
