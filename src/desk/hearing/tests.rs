//! What is heard is an announcement: whole games by voice, and what must never come of one hearing.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::*;
use crate::Config;
use crate::archive::PlainFolder;
use crate::out::text_name;
use crate::test_game::new_game;
use golos_game::{Mode, MoveRequest, Phase, Press};
use golos_profile::find_rules;
use golos_rules::{Notation, Side};
use golos_speech::Subscription;
use golos_table::VirtualTime;
use golos_wording::Lang;

const WHITE: Seat = Seat::Player(Side::White);
const BLACK: Seat = Seat::Player(Side::Black);

/// A game that has begun, with a program that hears.
fn desk(rules: &str, lang: Lang, press: Press, mode: Mode) -> Desk {
    let game = new_game(rules, lang, press, mode);
    let style = Style::written(lang);
    let ears = Some(Subscription::All);
    let config = Config { lang, style, ears, folder: None, archive: Arc::new(PlainFolder) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open(game).expect("a game");
    desk.line("a: start");
    desk.line("a: yes");
    assert_eq!(state(&desk).phase(), Phase::Playing);
    desk.hear_by_program(true);
    desk
}

fn training(rules: &str, lang: Lang) -> Desk {
    desk(rules, lang, Press::Automatic, Mode::Training)
}

fn state(desk: &Desk) -> &golos_game::State {
    desk.game().expect("a game").state()
}

fn hearing(text: &str, confidence: u8) -> Hearing {
    Hearing { heard: HeardSpeech { text: text.to_owned(), confidence, hearer: "test".to_owned() }, also: Vec::new() }
}

/// What is said when this is heard clearly.
fn hear(desk: &mut Desk, seat: Seat, text: &str) -> Vec<&'static str> {
    desk.heard(seat, &hearing(text, 90)).iter().map(text_name).collect()
}

fn yes(desk: &Desk) -> String {
    desk.presenter().wording.word(text_key::WORDS_YES)
}

/// What the game would lose or gain by an act that binds.
fn bound(desk: &Desk) -> (Phase, usize, bool, Option<Side>, bool, usize, usize) {
    let state = state(desk);
    let waits = (state.docket().len(), state.calls().len());
    let made = state.made().is_some();
    (state.phase(), state.half_moves_made(), made, state.offer(), state.claim_pending(), waits.0, waits.1)
}

/// A number that follows from the last one.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).expect("31 bits")
}

/// A lawful move of the position in words, as a player would announce it.
fn announced(desk: &Desk, seed: &mut u64) -> Option<String> {
    let state = state(desk);
    let moves = state.position().playable_moves();
    let chosen = moves.get(next(seed) % moves.len().max(1))?;
    let notation = Notation { chess: desk.presenter().letters, ..state.notation() };
    let written = state.position().long(chosen, notation);
    if state.position().chess().is_some() {
        return Some(written);
    }
    let style = Style { form: Form::Spoken, ..desk.presenter().style };
    let said = desk.presenter().wording.render(&message::menu_line(Slot::Text(written)), style);
    Some(said)
}

#[test]
fn games_are_played_by_voice_alone() {
    for (rules, lang, most) in [
        ("russian", Lang::Ru, 200),
        ("international", Lang::Uk, 120),
        ("chess", Lang::En, 80),
        ("chess", Lang::Ru, 60),
        ("russian", Lang::En, 200),
        ("russian", Lang::Uk, 200),
    ] {
        let (mut desk, mut seed) = (training(rules, lang), 7);
        let yes = yes(&desk);
        for ply in 0..most {
            if state(&desk).phase() == Phase::Over {
                break;
            }
            let mover = Seat::Player(state(&desk).turn());
            let Some(text) = announced(&desk, &mut seed) else { break };
            let before = state(&desk).half_moves_made();
            let said = hear(&mut desk, mover, &text);
            assert_eq!(said, ["heard-question"], "{rules} {lang:?} {ply}: {text}");
            assert_eq!(state(&desk).half_moves_made(), before, "nothing is made by one hearing");
            hear(&mut desk, mover, &yes);
            assert_eq!(state(&desk).half_moves_made(), before + 1, "{rules} {lang:?} {ply}: {text}");
        }
        // Limits and offers end a game as they end a typed one.
        if state(&desk).phase() == Phase::Playing {
            let mover = Seat::Player(state(&desk).turn());
            let resigns = desk.presenter().wording.word(text_key::WORDS_RESIGN);
            assert_eq!(hear(&mut desk, mover, &resigns), ["confirm-resign"]);
            hear(&mut desk, mover, &yes);
        }
        assert_eq!(state(&desk).phase(), Phase::Over, "{rules} {lang:?}");
    }
}

#[test]
fn at_a_real_board_the_press_confirms_what_was_announced() {
    let mut desk = desk("russian", Lang::En, Press::Manual, Mode::Training);
    assert_eq!(hear(&mut desk, WHITE, "see three dee four"), ["heard-question"]);
    desk.line("b: press");
    assert_eq!(state(&desk).half_moves_made(), 0, "the opponent confirms nothing");
    desk.intent(Some(WHITE), golos_input::Intent::Game { by: None, ask: MoveRequest::Press.into() });
    assert_eq!((state(&desk).plies().len(), state(&desk).turn()), (1, Side::Black));
}

#[test]
fn no_act_that_binds_is_done_by_one_hearing() {
    for lang in Lang::ALL {
        let words: BTreeSet<String> = COMMANDS
            .iter()
            .chain(&[text_key::WORDS_CLAIM, text_key::WORDS_ADJUST, text_key::WORDS_SIGN, text_key::WORDS_SWAP])
            .flat_map(|key| Presenter::new(lang, Style::written(lang)).wording.words(key).into_iter().take(6))
            .collect();
        for offered in [false, true] {
            let mut desk = training("chess", lang);
            let yes = yes(&desk);
            for (seat, text) in [(WHITE, "e2 e4"), (BLACK, "e7 e5"), (WHITE, "d2 d4")] {
                hear(&mut desk, seat, text);
                hear(&mut desk, seat, &yes);
            }
            if offered {
                let said = desk.line("w: draw");
                assert!(state(&desk).offer().is_some(), "{said:#?}");
            }
            assert_eq!(state(&desk).offer().is_some(), offered);
            for word in words.iter().chain([&yes]) {
                for confidence in [0, 49, 50, 80, 100] {
                    let before = bound(&desk);
                    desk.heard(BLACK, &hearing(word, confidence));
                    assert_eq!(bound(&desk), before, "{lang:?} {word} {confidence}");
                    if desk.game().is_some_and(Play::has_question) {
                        desk.line("b: no");
                    }
                }
            }
        }
    }
}

#[test]
fn what_the_arbiter_does_is_not_done_by_voice() {
    for (lang, lines) in [
        (Lang::En, ["arbiter pause", "a: result draw", "result draw", "add white 5 minutes", "black resigns", "quit"]),
        (
            Lang::Ru,
            [
                "судья, пауза",
                "добавь белым пять минут",
                "чёрные сдаются",
                "выход",
                "ввод голосом белых",
                "предупреждение белым",
            ],
        ),
        (
            Lang::Uk,
            [
                "суддя, пауза",
                "додай білим п'ять хвилин",
                "чорні здаються",
                "вихід",
                "попередження білим",
                "введення голосом білих",
            ],
        ),
    ] {
        for line in lines {
            let mut desk = training("russian", lang);
            let before = bound(&desk);
            let said = hear(&mut desk, WHITE, line);
            assert!(matches!(said.as_slice(), ["heard-not-taken" | "heard-again"]), "{line}: {said:?}");
            let yes = yes(&desk);
            hear(&mut desk, WHITE, &yes);
            assert_eq!((bound(&desk), desk.is_done()), (before, false), "{line}");
        }
    }
}

#[test]
fn what_is_asked_is_answered_and_leaves_a_question_open() {
    let mut desk = training("russian", Lang::En);
    hear(&mut desk, WHITE, "c3 d4");
    let said = desk.heard(WHITE, &hearing("how much time", 90));
    assert!(said.iter().any(|out| out.written.contains("1:30:00")), "{said:#?}");
    hear(&mut desk, WHITE, "yes");
    assert_eq!(state(&desk).plies().len(), 1);
}

#[test]
fn what_is_in_doubt_is_asked_for_again_and_then_to_be_typed() {
    let mut desk = training("russian", Lang::En);
    let names = |out: Vec<Out>| out.iter().map(text_name).collect::<Vec<_>>();
    assert_eq!(names(desk.heard(WHITE, &hearing("c3 d4", 49))), ["heard-again"]);
    let rival = |text: &str, confidence| Guess { text: text.to_owned(), confidence };
    let doubtful = Hearing { also: vec![rival("c3 b4", 75)], ..hearing("c3 d4", 80) };
    assert_eq!(names(desk.heard(WHITE, &doubtful)), ["heard-type"]);
    let same = Hearing { also: vec![rival("c3 d4", 79), rival("c3 b4", 40)], ..hearing("c3 d4", 80) };
    assert_eq!(names(desk.heard(WHITE, &same)), ["heard-question"]);
    assert_eq!(names(desk.heard(WHITE, &hearing("yes", 30))), ["heard-again"]);
    assert_eq!(state(&desk).plies().len(), 0);
    assert_eq!(names(desk.heard(WHITE, &hearing("no", 90))), ["heard-lapsed"]);
    hear(&mut desk, WHITE, "yes");
    assert_eq!(state(&desk).plies().len(), 0, "nothing is asked any more");
}

#[test]
fn nothing_that_is_heard_becomes_another_move() {
    let mut seed = 11;
    for game in 0..12 {
        let mut desk = training("russian", Lang::Ru);
        for _ in 0..game {
            let Some(text) = announced(&desk, &mut seed) else { break };
            let mover = Seat::Player(state(&desk).turn());
            hear(&mut desk, mover, &text);
            let yes = yes(&desk);
            hear(&mut desk, mover, &yes);
        }
        let lawful: Vec<String> = {
            let state = state(&desk);
            state.position().playable_moves().iter().map(|mv| state.position().full(mv)).collect()
        };
        for _ in 0..80 {
            let mut square = || {
                let (file, rank) = (next(&mut seed) % 8, next(&mut seed) % 8);
                format!("{}{}", char::from(b"abcdefgh"[file]), rank + 1)
            };
            let text = format!("{} {}", square(), square());
            if state(&desk).position().read(&text, Notation::FILES).is_ok() {
                continue;
            }
            let mover = Seat::Player(state(&desk).turn());
            let before = state(&desk).half_moves_made();
            let said = desk.heard(mover, &hearing(&text, 90));
            assert!(said.iter().all(|out| !lawful.iter().any(|full| out.written.contains(full.as_str()))), "{said:#?}");
            let yes = yes(&desk);
            hear(&mut desk, mover, &yes);
            assert_eq!(state(&desk).half_moves_made(), before, "{text} is refused, and nothing else is made");
        }
    }
}

/// What golos tells a program does not depend on the position, on whose turn it is, or on what is lawful; only a question
/// that is open is told to be one.
#[test]
fn the_words_that_are_listened_for_are_no_hint() {
    for (rules, lang) in [("russian", Lang::Ru), ("chess", Lang::En), ("renju", Lang::Uk), ("international", Lang::En)]
    {
        let (mut desk, mut seed) = (training(rules, lang), 3);
        let words = desk.vocabulary().expect("words");
        assert_eq!(desk.vocabulary_head().as_ref(), words.first());
        assert!(words.len() > 100, "{rules}: {}", words.len());
        let yes = yes(&desk);
        for _ in 0..40 {
            let Some(text) = announced(&desk, &mut seed) else { break };
            let mover = Seat::Player(state(&desk).turn());
            hear(&mut desk, mover, &text);
            assert_eq!(desk.vocabulary().as_ref(), Some(&words), "{rules}: {text}");
            hear(&mut desk, mover, &yes);
            assert_eq!(desk.vocabulary().as_ref(), Some(&words), "{rules}: {text}");
        }
    }
}

#[test]
fn the_words_that_are_listened_for_follow_from_the_language_and_the_alphabet() {
    let words = |lang, alphabet| {
        let presenter = Presenter::new(lang, Style { alphabet, ..Style::written(lang) });
        vocabulary(find_rules("russian").expect("a rule set").variant, &presenter)
    };
    let all: BTreeSet<Vec<String>> =
        Lang::ALL.iter().flat_map(|lang| [Alphabet::Native, Alphabet::AnnaHector].map(|it| words(*lang, it))).collect();
    assert_eq!(all.len(), 6);
    let russian = words(Lang::Ru, Alphabet::Native);
    assert_eq!(russian.first().map(String::as_str), Some("hello 1 lang=ru alphabet=native game=russian"));
    assert!(russian.contains(&"place c3 цэ три".to_owned()), "{russian:#?}");
    assert!(russian.iter().any(|line| line.starts_with("word c ") && line.contains("цэ")), "{russian:#?}");
    assert!(russian.iter().any(|line| line.starts_with("answer yes да")), "{russian:#?}");
    assert!(!russian.iter().any(|line| line.contains("судья") || line.contains("штраф")), "{russian:#?}");
    assert_eq!(russian.last().map(String::as_str), Some("ready"));
    assert!(russian.iter().all(|line| line.len() < 1024 && !line.chars().any(char::is_control)));
}

#[test]
fn in_a_rated_game_the_arbiter_allows_it() {
    let mut desk = desk("russian", Lang::En, Press::Automatic, Mode::Rated);
    let names = |out: Vec<Out>| out.iter().map(text_name).collect::<Vec<_>>();
    assert_eq!(names(desk.line("w: listen")), ["refuse-no-voice"]);
    assert_eq!(desk.take_listen(), None);
    assert_eq!(hear(&mut desk, WHITE, "c3 d4"), ["refuse-no-voice"]);
    desk.line("a: entry by voice white");
    desk.line("w: listen");
    assert_eq!(desk.take_listen(), Some(WHITE));
    assert_eq!(hear(&mut desk, WHITE, "c3 d4"), ["heard-question"]);
    assert_eq!(names(desk.line("b: listen")), ["refuse-no-voice"]);
    assert_eq!(names(desk.line("a: listen")), ["refuse-voice-of-players"]);
    desk.line("a: no entry by voice white");
    assert_eq!(names(desk.line("w: listen")), ["refuse-no-voice"]);
}

#[test]
fn without_a_program_it_is_said_that_there_is_none() {
    let mut desk = training("russian", Lang::En);
    desk.hear_by_program(false);
    let said = desk.line("listen");
    assert_eq!(said.iter().map(text_name).collect::<Vec<_>>(), ["hearer-none"]);
    assert_eq!(desk.take_listen(), None);
}
