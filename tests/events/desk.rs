//! `golos event`: what is typed at the desk of an event is in its record, and goes on there.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn golos(folder: &Path, args: &[&str], typed: &str) -> Output {
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

fn said(output: &Output) -> String {
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
