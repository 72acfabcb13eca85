//! The linear face: append-only lines, a prompt of its own, nothing redrawn.

use std::path::Path;
use std::process::Stdio;

use crate::support::daemon::Daemon;
use crate::support::waiting::becomes;
use golos::clock::Ms;
use golos::wording::{Lang, Wording};

use super::terminal::{Terminal, check, journal, word, written};

/// Lines that stand alone or end with what was typed behind them: none moves the cursor or hides another.
fn is_append_only(raw: &str) -> bool {
    !raw.contains(['\u{1b}', '\u{9b}', '\u{8}']) && raw.matches('\r').count() == raw.matches("\r\n").count()
}

#[test]
fn a_game_is_opened_by_numbers_and_played_line_by_line_in_every_language() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let label = |key| Wording::new(lang).label(key);
        let mut terminal = Terminal::start(home.path(), lang, &["--view", "linear"]);
        terminal.reads(&written(lang, "home-title"));
        for (typed, echoed) in [("6", "home-full"), ("1", "game-russian"), ("Ганна, Boris", ""), ("1h1m", "")] {
            terminal.reads(&format!("\n{} ", label("prompt-home")));
            terminal.enters(typed);
            terminal.reads(label(echoed).trim_matches(['[', ']']));
        }
        for answer in ["home-press-auto", "home-rated"] {
            terminal.reads(&format!("\n{} ", label("prompt-home")));
            terminal.enters("1");
            terminal.reads(&label(answer));
        }
        let greeting = terminal.reads(&format!("\n{} ", written(lang, "prompt-ready")));
        assert!(greeting.contains("Ганна") && greeting.contains("Boris"), "{greeting}");
        terminal.enters(&word(lang, "words-start"));
        for (typed, heard) in [("cd4", "d4\r\n"), ("f6-g5", "g5\r\n"), ("n", "2")] {
            // The prompt begins a line and what is typed ends it.
            terminal.reads(":");
            terminal.enters(typed);
            terminal.reads(&format!(" {typed}\r\n"));
            terminal.reads(heard);
        }
        terminal.reads(":");
        terminal.enters(&word(lang, "words-clock"));
        terminal.reads("1:00:5");
        terminal.reads(":");
        terminal.enters(&word(lang, "words-quit"));
        terminal.reads(&format!("{}\r\n{} ", written(lang, "confirm-quit"), written(lang, "prompt-question")));
        terminal.enters(&word(lang, "words-yes"));
        terminal.reads(&written(lang, "home-title"));
        terminal.reads(&label("prompt-home"));
        terminal.enters("12");
        assert_eq!(terminal.ends(), 0);
        assert!(is_append_only(&terminal.raw()), "{:?}", terminal.raw());
        assert_eq!(check(&journal(home.path())), Some(0));
    }
}

#[test]
fn what_happens_while_a_line_is_half_typed_starts_a_line_of_its_own() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["--view", "linear", "play", "--control", "3s", "--warn", "2s", "--ears", "white"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.reads("\nNot started: ");
    terminal.enters("");
    terminal.reads("\nWhite, move 1: ");
    terminal.types("c3");
    // Whether the typing or the warning comes first: each event has a line of its own, and no prompt comes back.
    let until_flag = terminal.reads("Flag:");
    assert!(
        until_flag.contains("\n2.\r\n\u{7}Flag:") || until_flag.contains("\n2.\r\nc3\r\n\u{7}Flag:"),
        "{until_flag:?}"
    );
    assert!(!until_flag.contains("White, move 1"), "{until_flag:?}");
    terminal.enters("-d4");
    // What was typed before and after the events is one line.
    terminal.reads("-d4\r\n");
    terminal.reads("\n");
    assert!(is_append_only(&terminal.raw()), "{:?}", terminal.raw());
    terminal.signal("TERM");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&journal(home.path())), Some(0));
}

#[test]
fn the_first_line_says_which_face_it_is_and_why() {
    for (environment, args, first) in [
        (&[("TERM", "dumb")][..], &[][..], "Linear view: a terminal without cursor control.\r\n"),
        (&[("GOLOS_VIEW", "linear")], &[], "Linear view: set in the environment.\r\n"),
        (&[], &["--view", "linear"], "Linear view: chosen on the command line.\r\n"),
        (&[("GOLOS_VIEW", "screen")], &["--view", "linear"], "Linear view: chosen on the command line.\r\n"),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = Terminal::start_with(home.path(), Lang::En, environment, args);
        assert_eq!(terminal.reads("\r\n"), first);
        terminal.reads("Your choice: ");
        terminal.enters("quit");
        assert_eq!(terminal.ends(), 0);
        assert!(is_append_only(&terminal.raw()));
    }
    for (environment, args, first) in [
        (&[][..], &[][..], "Screen view: the default for this terminal."),
        (&[("GOLOS_VIEW", "screen"), ("TERM", "dumb")], &[], "Screen view: set in the environment."),
        (&[("GOLOS_VIEW", "linear")], &["--view", "screen"], "Screen view: chosen on the command line."),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = Terminal::start_with(home.path(), Lang::En, environment, &[args, &["play"]].concat());
        terminal.shows(first);
        terminal.types("\u{1b}");
        assert_eq!(terminal.ends(), 0);
    }
}

#[test]
fn a_pipe_is_read_line_by_line_without_prompts() {
    let output = crate::support::command()
        .args(["--lang", "en", "--voice", "none", "--no-pad"])
        .stdin(Stdio::null())
        .output()
        .expect("golos runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("Linear view: not a terminal.\n"), "{text}");
    assert!(!text.contains("Your choice:"), "{text}");
    assert_eq!(output.status.code(), Some(0));
}

/// A game that this daemon speaks, and what is typed letter by letter.
fn echoed(home: &Path, daemon: &Daemon, options: &[&str]) -> Terminal {
    let settings = home.join(".config/golos");
    std::fs::create_dir_all(&settings).expect("a folder");
    std::fs::write(settings.join("settings.ron"), "(echo: \"letters\")").expect("the settings");
    let address = format!("unix_socket:{}", daemon.path("socket").display());
    let args = [&["--view", "linear", "--voice", "speechd", "play"], options].concat();
    Terminal::start_with(home, Lang::Ru, &[("SPEECHD_ADDRESS", address.as_str())], &args)
}

#[test]
fn ch_18_1_1_a_sealed_move_is_not_spoken_while_it_is_typed() {
    let Some(daemon) = Daemon::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = echoed(home.path(), &daemon, &["--rules", "chess", "--control", "90+30s", "--ears", "all"]);
    for (line, answer) in
        [("", "Готовы?"), ("начать", "Ход белых."), ("e4", "e2 – e4"), ("отложить", "не показывается")]
    {
        if !line.is_empty() {
            terminal.enters(line);
        }
        terminal.reads(answer);
    }
    let (shown, spoken) = (terminal.raw().len(), daemon.records().len());
    terminal.types("g8f");
    // The arrows would speak the sign under the cursor, and write the line again.
    terminal.types("\u{1b}[D\u{1b}[C\u{7f}f6\r");
    terminal.reads("Партия отложена.");
    let is_heard = || daemon.ended().iter().any(|text| text.contains("Партия отложена")).then_some(());
    assert!(becomes(Ms::from_secs(20), is_heard).is_some(), "{:?}", daemon.records());
    terminal.enters("выйти");
    terminal.reads("Выйти?");
    terminal.enters("да");
    terminal.ends();
    let raw = terminal.raw()[shown..].to_owned();
    assert!(!raw.contains("g8") && !raw.contains("f6"), "{raw}");
    let said: Vec<String> = daemon.records().into_iter().skip(spoken).map(|record| record.text).collect();
    assert!(!said.iter().any(|text| text.contains("восемь") || text.contains("эф")), "{said:?}");
}

#[test]
fn a_line_that_is_typed_is_said_sign_by_sign_where_that_is_asked_for() {
    let Some(daemon) = Daemon::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = echoed(home.path(), &daemon, &["--control", "1h"]);
    terminal.reads("Готовы?");
    terminal.reads(": ");
    let heard = |words: &str| daemon.ended().iter().filter(|text| text.contains(words)).count();
    let hears = |words: &str, before: usize| {
        // To its end: the next key cuts what is being said.
        becomes(Ms::from_secs(5), || (heard(words) > before).then_some(()))
    };
    // An echo does not cut the announcement that the game is ready: what is typed meanwhile is not said.
    let first = (0..12).find(|_| {
        let before = heard("цэ");
        terminal.types("c");
        let is_heard = hears("цэ", before).is_some();
        terminal.types(if is_heard { "" } else { "\u{15}" });
        is_heard
    });
    assert!(first.is_some(), "{:?}", daemon.records());
    // A sign, one that is taken back, the sign under the cursor, a word that is completed.
    let signs = [("3", "три"), ("\u{7f}", "три"), ("\u{1b}[D", "цэ"), ("\u{1b}[C", "конец строки")];
    for (typed, words) in signs.into_iter().chain([("\u{15}час\t", "часы")]) {
        let before = heard(words);
        terminal.types(typed);
        assert!(hears(words, before).is_some(), "{words}: {:?}", daemon.records());
    }
    terminal.types("\r");
    // The terminal shows what was typed, and is as before when the program has ended.
    terminal.reads("часы\r\n");
    terminal.enters("выйти");
    assert_eq!(terminal.ends(), 0);
}
