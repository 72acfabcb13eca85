//! What is wrong with what was asked of the program is told in the language of him who asked.

use std::fs;

use crate::program::{golos, said};

/// A file of an event with these lines of players.
fn event(players: &[&str]) -> String {
    let lines: String = players.iter().map(|player| format!("{player}\n")).collect();
    format!("012 Open\n{lines}")
}

/// The first two words in a row of the Latin alphabet that are no name, option, value or file.
fn english(text: &str, quoted: &[&str]) -> Option<String> {
    let quoted = quoted.iter().fold(text.replace("golos", ""), |text, it| text.replace(it, "…"));
    let is_word = |word: &str| {
        let bare = word.trim_matches(['.', ',', ';', ':', '(', ')', '"']);
        bare.chars().count() > 1 && bare.chars().all(|sign| sign.is_ascii_alphabetic())
    };
    let words: Vec<&str> = quoted.split_whitespace().collect();
    // Between commas stand the names that can be given.
    let is_run = |pair: &&[&str]| is_word(pair[0]) && is_word(pair[1]) && !pair[0].ends_with(',');
    words.windows(2).find(is_run).map(|pair| pair.join(" "))
}

#[test]
fn no_error_is_told_in_english_to_him_who_reads_another_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let nobody = path("nobody.trf", &event(&[]));
    let strange = path("strange.trf", &event(&["001 what is this"]));
    let tab = path("tab.trf", "001\t1\n");
    let players = "fixtures/events/autumn.trf".to_owned();
    let gone = folder.path().join("gone.trf").display().to_string();
    let fen = "W:We3:Bz9";
    for line in [
        &["standings", &gone][..],
        &["standings", &nobody],
        &["standings", &strange],
        &["standings", &tab],
        &["standings", &players, "--left", "999:1"],
        &["standings", &nobody, "--order", "luck"],
        &["standings", &nobody, "--left", "x"],
        &["pair", &nobody, "--system", "dutch"],
        &["pair", &gone, "--system", "dutch"],
        &["pair", &nobody, "--system", "best"],
        &["pair", &players, "--system", "dutch", "--round", "99"],
        &["table", "berger", "99"],
        &["table", "varma", "x"],
        &["moves", "--position", fen],
        &["moves", "--rules", "chess", "--position", fen],
        &["moves", "--rules", "renju", "--position", fen],
        &["fouls", "--rules", "chess"],
        &["perft", "--depth", "200"],
        &["play", "--position", fen],
        &["play", "--rules", "chess", "--position", fen],
        &["play", "--rules", "renju", "--position", fen],
        &["play", "--assistant", "white:dance"],
        &["play", "--control", "soon"],
        &["voices", "--voice", "loud"],
        &["check"],
        &["check", &gone],
        &["profiles", "show", "nothing"],
    ] {
        for lang in ["ru", "uk"] {
            let output = golos(&[&["--lang", lang][..], line].concat(), None);
            let told = said(&output.stdout) + &said(&output.stderr);
            assert!(output.status.code() != Some(0) && !told.trim().is_empty(), "{line:?}: {told}");
            assert_eq!(english(&told, line), None, "{lang}: {line:?}: {told}");
        }
    }
}

#[test]
fn broken_settings_and_voices_that_are_not_there_are_told_in_the_language_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = folder.path().join("golos");
    fs::create_dir(&settings).expect("a folder");
    fs::write(settings.join("settings.ron"), "lang, of course").expect("a file");
    for (lang, place) in [("ru", "строка 1, столбец"), ("uk", "рядок 1, стовпець")] {
        // They are left aside, at a face and without one.
        for task in ["course", "profiles"] {
            let mut command = crate::support::command();
            command
                .args(["--lang", lang, "--view", "linear", "--voice", "none", task])
                .stdin(std::process::Stdio::null())
                .env("XDG_CONFIG_HOME", folder.path());
            let output = command.output().expect("its end");
            let all = said(&output.stdout) + &said(&output.stderr);
            let told = all.lines().find(|line| line.contains("settings.ron")).unwrap_or_default();
            assert_eq!(output.status.code(), Some(0), "{all}");
            assert!(told.contains(place), "{all}");
            assert_eq!(english(told, &[]), None, "{told}");
        }
        let mut command = crate::support::command();
        command.args(["--lang", lang, "--voice", "espeak", "voices"]).env("PATH", folder.path());
        let told = said(&command.output().expect("its end").stderr);
        assert!(!told.is_empty(), "{lang}");
        assert_eq!(english(&told, &[]), None, "{told}");
    }
}
