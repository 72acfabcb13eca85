//! The real program before the first move of chess and renju: what is settled, what is said of it, what is refused.

use std::path::Path;
use std::process::{Command, Output};

use golos::game::{Event, FoulConsequence, OfferLimit, Setup};
use golos::rules::renju::Opening;
use golos::rules::{chess, renju};
use tempfile::TempDir;

use crate::program::{Program, events, journal_in};

fn command(folder: &Path, lang: &str, options: &str) -> Command {
    let mut command = crate::support::command();
    command.args(["--view", "linear", "--voice", "none", "--no-pad", "--lang", lang]);
    command.args(["--dir", &folder.display().to_string()]);
    command.args(["play", "--white", "Ann", "--black", "Bob", "--ears", "all"]).args(options.split_whitespace());
    command
}

/// How a game with these options is opened, and what is said until it is left.
fn opened(options: &str) -> (Setup, Vec<String>) {
    let folder = TempDir::new().expect("a folder");
    let mut program = Program::start(&mut command(folder.path(), "en", options)).expect("a program");
    program.enter("start");
    let (status, said) = program.end();
    assert!(status.success(), "{options}: {said:#?}");
    match events(&journal_in(folder.path())).into_iter().next() {
        Some(Event::Opened(setup)) => (*setup, said),
        event => panic!("{options}: {event:?}"),
    }
}

/// What is said of options that cannot be.
fn refused(lang: &str, options: &str) -> String {
    let folder = TempDir::new().expect("a folder");
    let Output { status, stderr, .. } = command(folder.path(), lang, options).output().expect("a program");
    assert_eq!(status.code(), Some(2), "{options}");
    String::from_utf8_lossy(&stderr).into_owned()
}

#[test]
fn ch_13_1_the_rules_come_with_the_control() {
    for (options, id) in [
        ("--rules chess", "chess-2020"),
        ("--rules chess --control 15+10s", "chess-2020-rapid"),
        ("--rules chess --control chess-rapid-delay --supervised", "chess-2020-rapid-supervised"),
        ("--rules chess --control 3+2s", "chess-2020-blitz"),
        ("--rules chess --control 3+2s --supervised", "chess-2020-blitz-supervised"),
        ("--rules chess960 --control 5+3s", "chess960-2020-blitz"),
        ("--rules chess-2020 --control playoff-mini --supervised", "chess-2020-blitz-supervised"),
        ("--rules renju", "renju-2022"),
        ("--rules russian --control 3+2s", "russian-2022"),
    ] {
        assert_eq!(opened(options).0.rules.id, id, "{options}");
    }
}

#[test]
fn what_an_event_settles_is_in_the_journal() {
    let (setup, _) = opened(
        "--rules chess --control 2h --quickplay --no-draws-before 30 --default-time 15 --bonus-illegal 60 --notation german",
    );
    assert!(setup.rules.time.quickplay.is_some());
    assert_eq!(setup.rules.time.lateness.map(|rule| rule.limit_minutes), Some(15));
    assert_eq!(setup.rules.remedies.penalty.map(|rule| rule.bonus_seconds), Some(60));
    assert_eq!(setup.rules.draws.offers.limits.first(), Some(&OfferLimit::settled(Some(30))));
    assert_eq!(setup.notation.chess, chess::Letters::German);
    let (setup, _) = opened("--rules chess --no-draws");
    assert_eq!(
        (setup.rules.draws.offers.limits.first(), setup.rules.time.quickplay),
        (Some(&OfferLimit::settled(None)), None)
    );
    let (setup, _) = opened("--rules renju --letters a-o --opening-rule soosorv-8 --foul lost");
    assert_eq!(setup.notation.renju, renju::Letters::AToO);
    assert_eq!(setup.rules.openings.regulation.map(|rule| rule.opening), Some(Opening::Soosorv8));
    assert_eq!(setup.rules.remedies.fouls.map(|rule| rule.consequence), Some(FoulConsequence::Lost));
}

#[test]
fn r_9_2_4_1_black_begins_in_renju_and_the_arbiter_hears_where_the_clock_stands() {
    let (_, said) = opened("--rules renju --opening-rule taraguchi-10");
    for line in [
        "Renju, rules of Russia. White Ann, Black Bob. Control: 2:00:00 plus 0:30 per move. Ready?",
        "Opening rule: Taraguchi-10.",
        "The clock is on Black's left.",
        "Start. Black to move.",
    ] {
        assert!(said.iter().any(|said| said == line), "{line}: {said:#?}");
    }
    let (_, said) = opened("--rules chess");
    assert!(said.iter().any(|line| line == "Start. White to move."), "{said:#?}");
    assert!(!said.iter().any(|line| line.contains("left")), "{said:#?}");
}

#[test]
fn an_array_is_said_by_its_number_and_can_be_drawn_again() {
    let (setup, said) = opened("--rules chess960 --array 0");
    assert_eq!(setup.position, chess::Position::start_960(0).map(|position| position.fen()));
    assert!(said.iter().any(|line| line == "Starting position 0."), "{said:#?}");
    let drawn = || opened("--rules chess960 --array random --seed table-3").0.position;
    assert!(drawn().is_some());
    assert_eq!(drawn(), drawn());
    let (_, said) = opened("--rules chess960");
    assert!(said.iter().any(|line| line == "Starting position 518."), "{said:#?}");
}

#[test]
fn ch_10_1_a_score_is_written_in_the_scale_of_the_rules() {
    for (rules, score) in [("chess", "½-½"), ("renju", "1-1"), ("russian", "1-1")] {
        let folder = TempDir::new().expect("a folder");
        let options = format!("--rules {rules}");
        let mut program = Program::start(&mut command(folder.path(), "en", &options)).expect("a program");
        program.enter("start");
        program.enter("a: result draw because of the rain");
        program.enter("yes");
        let (_, said) = program.end();
        let mut check = crate::support::command();
        let checked = check.args(["check", "--lang", "en"]).arg(journal_in(folder.path())).output().expect("a program");
        let checked = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(checked.contains(score), "{rules}: {checked} {said:#?}");
    }
}

#[test]
fn the_letters_of_a_micro_match_are_those_of_its_games() {
    let folder = TempDir::new().expect("a folder");
    let mut golos = crate::support::command();
    golos.args(["--view", "linear", "--voice", "none", "--no-pad", "--dir"]).arg(folder.path());
    golos.args(["match", "--rules", "renju", "--letters", "a-o"]);
    let (status, said) = Program::start(&mut golos).expect("a program").end();
    assert!(status.success(), "{said:#?}");
    let files = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|file| file.path());
    let mut games = files.filter(|path| !path.display().to_string().ends_with(".match.ron"));
    let game = games.next().expect("a game");
    let Some(Event::Opened(setup)) = events(&game).into_iter().next() else { panic!("no game") };
    assert_eq!(setup.notation.renju, renju::Letters::AToO);
}

#[test]
fn what_the_rules_do_not_have_is_refused_in_words() {
    for (lang, options, said) in [
        ("en", "--rules renju --supervised", "the same with and without supervision: renju-2022"),
        ("ru", "--rules chess --supervised", "одинаковы при любом наблюдении: chess-2020"),
        ("en", "--rules chess960 --control 3+2s --supervised", "chess960-2020-blitz"),
        ("en", "--rules chess --control 3+2s --quickplay", "These rules, chess-2020-blitz, have no quickplay finish"),
        ("uk", "--rules chess --control 1h+30s --quickplay", "швидкої гри до кінця партії немає: 1h+30s"),
        ("en", "--rules russian --quickplay", "russian-2022"),
        ("en", "--rules chess --array 5", "Not under these rules, chess-2020: --array. Only under: chess960"),
        ("ru", "--rules russian --opening-rule rif", "russian-2022: --opening-rule. Только для игры: рэндзю"),
        ("uk", "--rules chess --foul lost", "Лише для гри: рендзю"),
        ("en", "--rules renju --no-draws-before 20", "--no-draws-before. Only under: chess"),
        ("en", "--rules renju --notation latin", "--notation"),
        ("en", "--rules chess --letters a-o", "--letters"),
        ("en", "--rules renju --bonus-illegal 5", "--bonus-illegal"),
        ("en", "--rules chess960 --array 960", "\"960\" is not a starting position; give 0 to 959, or random"),
    ] {
        let errors = refused(lang, options);
        assert!(errors.contains(said), "{options}: {errors}");
    }
}
