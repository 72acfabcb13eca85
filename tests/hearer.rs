//! The real program with a program that recognises speech beside it: games by voice, and what a bad one cannot do.

use std::path::Path;
use std::process::Command;

use golos::game::{Event, HearingEvent};
use tempfile::TempDir;

use crate::program::{Program, events, journal_in, moves};

const HEARERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/hearers");

fn command(folder: &Path, lang: &str, hearer: &str) -> Command {
    let mut command = crate::support::command();
    command.args(["--view", "linear", "--voice", "none", "--no-pad", "--lang", lang, "--hearer", hearer]);
    command.args(["--dir", &folder.display().to_string()]);
    command.args(["play", "--rules", "chess", "--control", "30", "--white", "Ann", "--black", "Bob", "--ears", "all"]);
    command
}

/// A program that answers each listening with one of these lines.
fn script(folder: &Path, lines: &[&str]) -> String {
    let file = folder.join("heard.txt");
    std::fs::write(&file, lines.join("\n") + "\n").expect("a file");
    format!("sh {HEARERS}/script.sh {}", file.display())
}

#[test]
fn games_are_played_by_voice_alone_in_every_language() {
    for (lang, words, asked, yes, listen) in [
        ("en", ["f two f three", "e seven e five", "g two g four", "queen d eight h four"], "heard:", "yes", "listen"),
        (
            "ru",
            ["эф два эф три", "е семь е пять", "же два же четыре", "ферзь дэ восемь аш четыре"],
            "услышано:",
            "да",
            "слушай",
        ),
        (
            "uk",
            ["еф два еф три", "е сім е п'ять", "же два же чотири", "ферзь де вісім аш чотири"],
            "почуто:",
            "так",
            "слухай",
        ),
    ] {
        let (records, scripts) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        let answers = words.map(|text| [format!("0.93 {text}"), format!("0.97 {yes}")]);
        let lines: Vec<&str> = answers.iter().flatten().map(String::as_str).collect();
        let hearer = script(scripts.path(), &lines);
        let mut command = command(records.path(), lang, &hearer);
        let mut program = Program::start(command.arg("--training")).expect("a program");
        program.await_line(match lang {
            "en" => "The microphone",
            "ru" => "Микрофон",
            _ => "Мікрофон",
        });
        program.enter("start");
        for (index, text) in words.iter().enumerate() {
            program.enter(listen);
            let line = loop {
                let line = program.await_line("");
                if line.contains(asked) {
                    break line;
                }
            };
            assert!(line.contains(text), "{line}");
            program.enter(listen);
            // What is made is announced in figures.
            let made = ["f2", "e7", "g2", "d8"][index];
            while !program.await_line("").contains(made) {}
        }
        let (status, said) = program.end();
        assert!(status.success(), "{said:#?}");
        let journal = journal_in(records.path());
        assert_eq!(moves(&journal), ["f2-f3", "e7-e5", "g2-g4", "Qd8-h4#"], "{lang}");
        let heard: Vec<String> = events(&journal)
            .into_iter()
            .filter_map(|event| match event {
                Event::Hearing(HearingEvent::Heard(heard)) => Some(heard.text),
                _ => None,
            })
            .collect();
        assert_eq!(heard.len(), 8, "{heard:?}");
        assert_eq!(heard.first().map(String::as_str), words.first().copied());
        assert!(events(&journal).iter().any(|event| matches!(event, Event::Ended { .. })));
        let asked = std::fs::read_to_string(scripts.path().join("heard.txt.asked")).expect("what it was asked");
        let asked: Vec<&str> = asked.lines().map(str::trim).collect();
        let at = |line: &str| asked.iter().position(|asked| *asked == line);
        assert_eq!(at("hello 1"), Some(0), "{lang}");
        assert!(at("ready").is_some_and(|ready| Some(ready) < at("listen 1")), "the words come before they are needed");
        let told = asked.iter().filter(|line| line.starts_with("hello"));
        assert_eq!((told.count(), asked.iter().filter(|line| line.starts_with("listen")).count()), (1, 8), "{lang}");
    }
}

#[test]
fn a_program_that_does_not_behave_changes_nothing_and_is_told_of_once() {
    for (what, told) in [
        ("floods", "The program for speech recognition sent"),
        ("endless", "The program for speech recognition sent"),
        ("dies", "The program for speech recognition has ended"),
        ("forges", "The program for speech recognition sent"),
        ("late", "The program for speech recognition sent"),
        ("dirty", "The program for speech recognition sent"),
    ] {
        let records = TempDir::new().expect("a folder");
        let hearer = format!("sh {HEARERS}/hostile.sh {what}");
        let mut command = command(records.path(), "en", &hearer);
        let mut program = Program::start(command.arg("--training")).expect("a program");
        program.enter("start");
        if !matches!(what, "floods" | "endless" | "dies") {
            program.enter("listen");
        }
        program.await_line(told);
        for line in ["e4", "e5", "Nf3"] {
            program.enter(line);
        }
        let (status, said) = program.end();
        assert!(status.success(), "{what}: {said:#?}");
        assert_eq!(said.iter().filter(|line| line.starts_with(told)).count(), 1, "{what}: {said:#?}");
        assert_eq!(moves(&journal_in(records.path())), ["e2-e4", "e7-e5", "Ng1-f3"], "{what}");
        let heard = |event: &Event| matches!(event, Event::Hearing(HearingEvent::Heard(_)));
        assert!(!events(&journal_in(records.path())).iter().any(heard), "{what}");
    }
}

#[test]
fn a_silent_program_is_not_waited_for_longer_than_is_said() {
    for what in ["deaf", "silent"] {
        let records = TempDir::new().expect("a folder");
        let hearer = format!("sh {HEARERS}/hostile.sh {what}");
        let mut command = command(records.path(), "en", &hearer);
        let mut program = Program::start(command.arg("--training")).expect("a program");
        program.enter("start");
        program.enter("listen");
        program.await_line("Listening to White.");
        program.enter("listen");
        program.await_line("Listening stopped.");
        // The game goes on meanwhile.
        program.enter("e4");
        program.await_line("The program for speech recognition does not answer.");
        let (status, said) = program.end();
        assert!(status.success(), "{said:#?}");
        assert_eq!(moves(&journal_in(records.path())), ["e2-e4"], "{what}");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_named_before_a_game_is_opened() {
    let records = TempDir::new().expect("a folder");
    let output = command(records.path(), "en", "no-such-program-anywhere").output().expect("a program");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("no-such-program-anywhere"), "{said}");
    assert_eq!(std::fs::read_dir(records.path()).expect("a folder").count(), 0);
}

#[test]
fn in_a_rated_game_nothing_is_listened_to_until_the_arbiter_allows_it() {
    let (records, scripts) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let hearer = script(scripts.path(), &["0.9 e two e four", "0.9 yes"]);
    let mut program = Program::start(&mut command(records.path(), "en", &hearer)).expect("a program");
    program.enter("start");
    program.enter("listen");
    program.await_line("White may not enter moves by voice in a rated game");
    program.enter("arbiter: entry by voice white");
    program.await_line("White may enter moves by voice.");
    program.enter("listen");
    program.await_line("White, heard: e two e four. Yes or no?");
    program.enter("listen");
    while !program.await_line("").contains("e2") {}
    let (status, said) = program.end();
    assert!(status.success(), "{said:#?}");
    assert_eq!(moves(&journal_in(records.path())), ["e2-e4"]);
}
