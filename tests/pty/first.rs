//! The first run on a machine without settings: three questions, kept and never asked again.

use std::fs;
use std::path::{Path, PathBuf};

use golos::wording::Lang;

use super::terminal::{Terminal, written};

/// A run that says nothing of how it is to be.
fn start(home: &Path, args: &[&str]) -> Terminal {
    Terminal::start_alone(home, args)
}

fn settings(home: &Path) -> PathBuf {
    home.join(".config/golos/settings.ron")
}

#[test]
fn a_machine_without_settings_is_asked_two_things_once() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = start(home.path(), &[]);
    assert!(terminal.reads("Your choice: ").starts_with("Language?\r\nЯзык?\r\nМова?\r\n1. English\r\n"));
    terminal.enters("2");
    terminal.reads(&written(Lang::Ru, "first-senses"));
    terminal.reads("Ваш выбор: ");
    terminal.enters("назад");
    terminal.reads("Language?");
    terminal.reads("Ваш выбор: ");
    terminal.enters("3");
    terminal.reads(&written(Lang::Uk, "first-senses"));
    terminal.enters("4");
    terminal.reads(&written(Lang::Uk, "first-lesson"));
    terminal.enters("ні");
    terminal.reads(&written(Lang::Uk, "first-done"));
    terminal.reads(&written(Lang::Uk, "home-title"));
    terminal.enters("вихід");
    assert_eq!(terminal.ends(), 0);
    let kept = fs::read_to_string(settings(home.path())).expect("settings");
    assert_eq!(kept, "(\n    lang: \"uk\",\n    view: \"linear\",\n    text: \"words\",\n    voice: \"none\",\n)\n");
    // What is known is asked no more.
    let mut terminal = start(home.path(), &[]);
    let before = terminal.reads(&written(Lang::Uk, "home-title"));
    assert!(!before.contains(&written(Lang::Uk, "first-lang")), "{before}");
    terminal.enters("вихід");
    assert_eq!(terminal.ends(), 0);
}

#[test]
fn enter_alone_keeps_that_it_was_asked_and_the_usual_face_follows() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = start(home.path(), &[]);
    for _ in 0..3 {
        terminal.reads("Your choice: ");
        terminal.enters("");
    }
    terminal.reads(&written(Lang::En, "first-done"));
    terminal.shows(&written(Lang::En, "home-title"));
    terminal.types("\u{1b}");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(fs::read_to_string(settings(home.path())).expect("settings"), "()\n");
}

#[test]
fn a_tutorial_follows_whoever_wants_one_and_home_behind_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = start(home.path(), &[]);
    for answer in ["1", "5", "yes"] {
        terminal.reads("Your choice: ");
        terminal.enters(answer);
    }
    terminal.reads("Tutorial: for a blind player.");
    terminal.reads("White, move 1: ");
    terminal.enters("stop");
    terminal.reads(&written(Lang::En, "home-title"));
    terminal.enters("quit");
    assert_eq!(terminal.ends(), 0);
}

#[test]
fn who_leaves_the_questions_is_asked_again_the_next_time() {
    for leave in ["quit\r", "\u{3}", "\u{4}"] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = start(home.path(), &[]);
        terminal.reads("Your choice: ");
        terminal.enters("1");
        terminal.reads(&written(Lang::En, "first-senses"));
        terminal.reads("Your choice: ");
        terminal.types(leave);
        assert_eq!(terminal.ends(), 0, "{leave:?}");
        assert!(!settings(home.path()).exists());
        assert!(!terminal.raw().contains(&written(Lang::En, "home-title")));
    }
}

#[test]
fn who_says_what_he_wants_is_asked_nothing() {
    for args in [&["--lang", "en"][..], &["--view", "linear"], &["--voice", "none"]] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = start(home.path(), args);
        terminal.shows(&written(Lang::En, "home-title"));
        assert!(!terminal.raw().contains("Язык?"), "{args:?}");
    }
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = start(home.path(), &["play"]);
    terminal.shows(&written(Lang::En, "prompt-ready"));
    assert!(!terminal.raw().contains("Язык?"));
    assert!(!settings(home.path()).exists());
}

#[test]
fn a_tutorial_goes_on_where_it_was_stopped() {
    let home = tempfile::tempdir().expect("a folder");
    let common = ["--lang", "en", "--view", "linear", "--voice", "none", "tutorial"];
    let mut terminal = start(home.path(), &[&common[..], &["--for", "blind"]].concat());
    terminal.reads("1 of 11.");
    terminal.reads("White, move 1: ");
    terminal.enters("clock");
    terminal.reads("Not quite. For example: square c3.");
    terminal.enters("square c3");
    terminal.reads("Right.");
    terminal.reads("2 of 11.");
    terminal.enters("next");
    terminal.reads("3 of 11.");
    terminal.enters("stop");
    terminal.reads(&written(Lang::En, "tutor-stopped"));
    assert_eq!(terminal.ends(), 0);
    let kept = || fs::read_to_string(settings(home.path())).expect("settings");
    assert_eq!(kept(), "(\n    tutorial: \"blind 3\",\n)\n");
    // A terminal that goes away loses the place no more than a word does.
    let mut terminal = start(home.path(), &common);
    terminal.reads("3 of 11.");
    terminal.enters("c3 d4");
    terminal.reads("4 of 11.");
    terminal.enters("");
    terminal.reads("5 of 11.");
    terminal.types("\u{3}");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(kept(), "(\n    tutorial: \"blind 5\",\n)\n");
    let mut terminal = start(home.path(), &common);
    terminal.reads("5 of 11.");
    terminal.enters("back");
    terminal.reads("4 of 11.");
    for _ in 4..=11 {
        terminal.enters("next");
    }
    terminal.reads(&written(Lang::En, "tutor-end"));
    assert_eq!(terminal.ends(), 0);
    assert_eq!(kept(), "()\n");
}

#[test]
fn what_is_set_at_home_is_kept_at_once() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = start(home.path(), &["--lang", "en", "--view", "linear", "--voice", "none"]);
    for answer in ["settings", "speed", "fast", "colours", "4", "view", "linear"] {
        terminal.reads("Your choice: ");
        terminal.enters(answer);
    }
    terminal.reads("Saved. It applies from the next start.");
    terminal.reads("View: linear");
    terminal.reads("Your choice: ");
    terminal.types("\u{3}");
    assert_eq!(terminal.ends(), 0);
    let kept = fs::read_to_string(settings(home.path())).expect("settings");
    assert_eq!(kept, "(\n    view: \"linear\",\n    theme: \"yellow\",\n    rate: 30,\n)\n");
}

#[test]
fn settings_that_cannot_be_read_are_neither_asked_for_nor_written_over() {
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(home.path().join(".config/golos")).expect("a folder");
    fs::write(settings(home.path()), "speed, please").expect("a file");
    let mut terminal = start(home.path(), &[]);
    terminal.shows(&written(Lang::En, "home-title"));
    assert!(!terminal.raw().contains("Язык?"));
    terminal.types("\u{1b}");
    assert_eq!(terminal.ends(), 0);
    let mut terminal = start(home.path(), &["--lang", "en", "--view", "linear", "--voice", "none"]);
    for answer in ["settings", "speed", "fast"] {
        terminal.reads("Your choice: ");
        terminal.enters(answer);
    }
    terminal.reads(&written(Lang::En, "manner-not-kept"));
    terminal.reads("3. Speed: fast");
    terminal.enters("quit");
    terminal.enters("quit");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(fs::read_to_string(settings(home.path())).expect("settings"), "speed, please");
}
