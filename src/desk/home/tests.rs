use super::*;
use crate::wording::{Lang, Style, Wording};
use std::sync::Arc;

/// The answers to the questions of a new game, and where they lead.
fn answered(game: &'static str, answers: &[&str]) -> (Vec<String>, Step) {
    let style = Style::written(Lang::En);
    let tongue = Tongue { wording: Arc::new(Wording::new(Lang::En)), style };
    let config = Config { lang: Lang::En, style, ears: None, folder: None, archive: Arc::new(crate::shell::Disk) };
    let mut home = Home::default();
    let (mut said, mut step) = (Vec::new(), Step::Stay);
    for answer in ["1", game].iter().chain(answers) {
        let intent = answer.parse().map_or_else(|_| Intent::Text((*answer).to_owned()), Intent::Choose);
        let (out, next) = home.take(intent, &config, &tongue);
        said.extend(out.into_iter().map(|out| out.written));
        step = next;
    }
    (said, step)
}

fn opening(step: Step) -> Option<String> {
    let Step::Open(game) = step else { panic!("no game") };
    game.opening.map(|opening| opening.cell().map_or_else(String::new, |(_, lot)| lot.to_string()))
}

#[test]
fn r_6_2_2_the_opening_is_asked_for_where_the_rules_have_a_table() {
    let new = ["Ann", "Bob", "", "1", "1"];
    let after = |rest: &[&'static str]| [&new[..], rest].concat();
    assert_eq!(opening(answered("russian", &new).1), None);
    let (said, step) = answered("draughts64", &new);
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line == "How is the opening drawn?"), "{said:?}");
    assert!(opening(answered("draughts64", &after(&["1"])).1).is_some_and(|cell| !cell.is_empty()));
    assert_eq!(opening(answered("draughts64", &after(&["2", "6 24"])).1).as_deref(), Some("VI-24"));
    assert_eq!(opening(answered("draughts64", &after(&["2", "ab4 ba5"])).1).as_deref(), Some(""));
    assert_eq!(opening(answered("draughts64", &after(&["3"])).1), None);
    let (said, step) = answered("draughts64", &after(&["2", "XII-3"]));
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line.contains("d2-c5 b6-g5")), "{said:?}");
}

/// The game that these answers lead to.
fn opened(game: &'static str, answers: &[&str]) -> NewGame {
    match answered(game, answers) {
        (_, Step::Open(game)) => *game,
        (said, _) => panic!("no game: {said:#?}"),
    }
}

#[test]
fn ch_13_5_supervision_is_asked_for_where_the_rules_make_a_difference() {
    for (control, answers, id) in [
        ("1h30/40+30+30s", &["1", "1"][..], "chess-2020"),
        ("15+10s", &["1", "1", "1"], "chess-2020-rapid"),
        ("15+10s", &["2", "1", "1"], "chess-2020-rapid-supervised"),
        ("3+2s", &["1", "1", "1"], "chess-2020-blitz"),
        ("3+2s", &["2", "1", "1"], "chess-2020-blitz-supervised"),
        ("10+1s", &["1", "1", "1"], "chess-2020-rapid"),
        ("10", &["1", "1", "1"], "chess-2020-blitz"),
    ] {
        let game = opened("chess", &[&["Ann", "Bob", control], answers].concat());
        assert_eq!((game.rules.id.as_str(), game.rules.time.quickplay), (id, None), "{control}");
    }
}

#[test]
fn ch_19_a_quickplay_finish_holds_only_if_it_was_announced() {
    for (answers, announced) in [(["1", "1", "1"], false), (["2", "1", "1"], true)] {
        let game = opened("chess", &[&["Ann", "Bob", "2h"], &answers[..]].concat());
        assert_eq!((game.rules.id.as_str(), game.rules.time.quickplay.is_some()), ("chess-2020", announced));
    }
    // Rapid without an increment: first the supervision.
    assert!(opened("chess", &["Ann", "Bob", "25", "1", "2", "1", "1"]).rules.time.quickplay.is_some());
}

#[test]
fn r_9_2_4_3_the_opening_rule_of_renju_is_asked_for() {
    let rule = |game: NewGame| game.rules.openings.regulation.map(|rule| rule.opening);
    assert_eq!(rule(opened("renju", &["Ann", "Bob", "", "", "1", "1"])), Some(OpeningRule::Free));
    assert_eq!(rule(opened("renju", &["Ann", "Bob", "", "4", "1", "1"])), Some(OpeningRule::Soosorv8));
    let (said, _) = answered("renju", &["Ann", "Bob"]);
    assert!(said.iter().any(|line| line == "4. 2:00:00 plus 0:30 a move"), "{said:#?}");
}

#[test]
fn an_array_of_chess_960_is_named_or_drawn() {
    let start = |answers: &[&str]| opened("chess960", &[&["Ann", "Bob", "2h+30s"], answers].concat()).position;
    assert_eq!(start(&["1", "1", "1"]), array::position(1));
    assert!(start(&["", "1", "1"]).is_some());
    let (said, step) = answered("chess960", &["Ann", "Bob", "2h+30s", "960"]);
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line.contains("From 0 to 959")), "{said:#?}");
    // The usual array of chess is not asked for.
    assert_eq!(opened("chess", &["Ann", "Bob", "2h+30s", "1", "1"]).position, None);
}
