//! `golos event`: what is typed at the desk of an event is in its record, and goes on there.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub fn golos(folder: &Path, args: &[&str], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_golos"))
        .args(args)
        .args([
            "--dir",
            folder.to_str().expect("a name"),
            "--view",
            "linear",
            "--voice",
            "none",
            "--lang",
            "en",
            "--no-pad",
        ])
        .env("XDG_CONFIG_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    program.stdin.take().expect("its input").write_all(typed.as_bytes()).expect("it reads");
    program.wait_with_output().expect("it ends")
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn an_event_goes_on_from_its_record_and_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2"];
    let opened =
        golos(folder.path(), &new, "enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\n1 draw\nquit\n");
    assert!(said(&opened).contains("Board 1: Ann – Bob, draw."), "{}", said(&opened));
    let again = golos(folder.path(), &["event", "Autumn"], "player 2\nquit\n");
    assert!(said(&again).contains("Round 1, board 1, Black: Ann, drawn."), "{}", said(&again));
    let file = folder.path().join("Autumn.event.ron");
    let name = file.to_str().expect("a name");
    let checked = golos(folder.path(), &["check", name], "");
    assert_eq!((checked.status.code(), said(&checked).contains("rounds: 1")), (Some(0), true), "{}", said(&checked));
    // A changed result breaks the chain.
    let text = std::fs::read_to_string(&file).expect("the record").replace("Drawn", "BothLost");
    std::fs::write(&file, text).expect("the record");
    assert_eq!(golos(folder.path(), &["check", name], "").status.code(), Some(1));
}

#[test]
fn an_event_without_a_system_is_not_begun_and_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = golos(folder.path(), &["event", "Autumn"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--system dutch"));
    assert!(!folder.path().join("Autumn.event.ron").exists());
}

#[test]
fn an_event_is_no_game_to_be_taken_up_or_gone_through() {
    let folder = tempfile::tempdir().expect("a folder");
    golos(folder.path(), &["event", "Autumn", "--system", "dutch"], "enter Ann\nquit\n");
    let home = golos(folder.path(), &[], "2\nquit\n");
    assert!(!said(&home).contains("Autumn"), "{}", said(&home));
    let file = folder.path().join("Autumn.event.ron");
    let resumed = golos(folder.path(), &["resume", file.to_str().expect("a name")], "entries\nquit\n");
    assert!(said(&resumed).contains("1. Ann."), "{}", said(&resumed));
}

/// So many programs are killed at the desk of an event; more by `GOLOS_KILLS`.
fn kills() -> usize {
    std::env::var("GOLOS_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

#[test]
fn what_was_heard_at_the_desk_of_an_event_outlives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut heard = 0;
    for kill in 0..kills() {
        let mut program = Command::new(env!("CARGO_BIN_EXE_golos"))
            .args(["event", "Autumn", "--system", "own-numbers", "--rounds", "3", "--view", "linear", "--lang", "en"])
            .args(["--voice", "none", "--no-pad", "--dir", folder.path().to_str().expect("a name")])
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut input = program.stdin.take().expect("its input");
        let mut lines = BufReader::new(program.stdout.take().expect("its output")).lines().map_while(Result::ok);
        // Somebody is heard, the next is perhaps on his way to the disk.
        for _ in 0..=kill % 4 {
            writeln!(input, "enter Player {heard}").expect("it reads");
            let entered = format!("Player {heard}.");
            assert!(lines.any(|line| line.ends_with(&entered)), "{entered} was not answered");
            heard += 1;
        }
        writeln!(input, "enter Last {kill}").expect("it reads");
        program.kill().expect("it can be killed");
        program.wait().expect("it ends");
    }
    let told = said(&golos(folder.path(), &["event", "Autumn"], "entries\nquit\n"));
    for number in 0..heard {
        assert!(told.contains(&format!(". Player {number}.")), "{number} is lost: {told}");
    }
    let file = folder.path().join("Autumn.event.ron");
    let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
    // A line that the kill has torn was cut off, and said so.
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
}
