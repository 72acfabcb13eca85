//! A replay in both faces: step by step, by jumps, and in the time that the game took.

use std::path::PathBuf;

use golos::wording::Lang;

use super::terminal::{Terminal, games, journal, word, written};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scripts/sample-full.txt");

/// The sample game of R-6.1.6.2, a move a second.
fn sample(home: &std::path::Path) -> PathBuf {
    let status = crate::support::command()
        .args(["--lang", "en", "rehearse", SAMPLE, "--white", "Ivanov", "--black", "Petrov", "--dir"])
        .arg(games(home))
        .output()
        .expect("golos rehearses")
        .status;
    assert!(status.success());
    journal(home)
}

#[test]
fn lines_go_through_a_game() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let file = sample(home.path()).display().to_string();
        let mut terminal = Terminal::start(home.path(), lang, &["--view", "linear", "replay", &file]);
        terminal.reads("Ivanov");
        terminal.reads(&written(lang, "replay-start"));
        for (word_key, heard) in [
            ("words-next", "d4\r\n"),
            ("words-next", "c5\r\n"),
            ("words-previous", "1"),
            ("words-end", "h4"),
            ("words-first", "\n"),
        ] {
            terminal.reads(":");
            terminal.enters(&word(lang, word_key));
            terminal.reads("\r\n");
            terminal.reads(heard);
        }
        terminal.reads(":");
        terminal.enters("go 4");
        terminal.reads("b4");
        terminal.reads(":");
        terminal.enters(&word(lang, "words-first"));
        terminal.reads(":");
        // A second a move, as it was played; the prompt stands meanwhile.
        terminal.enters(&word(lang, "words-realtime"));
        terminal.reads(&written(lang, "replay-realtime"));
        let played = terminal.reads("c5\r\n");
        assert!(played.contains("d4\r\n"), "{played}");
        terminal.enters(&word(lang, "words-quit"));
        assert_eq!(terminal.ends(), 0);
        assert!(!terminal.raw().contains('\u{1b}'));
    }
}

#[test]
fn keys_go_through_a_game() {
    let home = tempfile::tempdir().expect("a folder");
    let file = sample(home.path()).display().to_string();
    let mut terminal = Terminal::start(home.path(), Lang::En, &["--view", "screen", "replay", &file]);
    terminal.shows("Position 0 of 10.");
    let (left, right, home_key, end) = ("\u{1b}[D", "\u{1b}[C", "\u{1b}[H", "\u{1b}[F");
    for (keys, place, said) in [
        (right, "Position 1 of 10.", "e3 to d4"),
        (right, "Position 2 of 10.", "d6 to c5"),
        (left, "Position 1 of 10.", "e3"),
        (end, "Position 10 of 10.", "White resigns. Black wins."),
        (home_key, "Position 0 of 10.", "Starting position."),
        ("go 4\r", "Position 7 of 10.", "b4 takes d6"),
        (home_key, "Position 0 of 10.", "Starting position."),
        ("realtime\r", "Position 1 of 10.", "e3 to d4"),
        ("", "Position 2 of 10.", "d6 to c5"),
    ] {
        terminal.types(keys);
        terminal.shows(place);
        terminal.shows(said);
    }
    terminal.types("\u{1b}");
    assert_eq!(terminal.ends(), 0);
    assert!(!terminal.screen().alternate_screen());
}
