//! Terminals that take nothing, that send too much, and that are gone: no clock waits for them, and no move is lost.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use golos::game::{Event, MoveEvent};
use golos::wording::Lang;

use super::terminal::{Terminal, check, games, journal};

const CTRL_S: &str = "\u{13}";
const CTRL_Q: &str = "\u{11}";
const MOVES: [&str; 4] = ["c3-d4", "f6-g5", "b2-c3", "b6-a5"];

/// The moves in the record, whether it is whole or not.
fn made(home: &Path) -> usize {
    let log = golos::journal::read(&fs::read(journal(home)).expect("the journal"));
    log.records.iter().filter(|record| matches!(record.event, Event::Move(MoveEvent::Made { .. }))).count()
}

fn play(home: &Path) -> Terminal {
    let args = ["--view", "linear", "play", "--control", "60", "--ears", "all"];
    let mut terminal = Terminal::start(home, Lang::En, &args);
    terminal.reads("\nNot started: ");
    terminal.enters("");
    terminal.reads("\nWhite, move 1: ");
    terminal
}

#[test]
fn a_terminal_that_takes_no_output_loses_neither_time_nor_words() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path());
    terminal.types(CTRL_S);
    for (count, text) in MOVES.iter().enumerate() {
        // What was asked has been answered by the time the move is in the record.
        terminal.enters("c");
        terminal.enters(text);
        terminal.comes(&format!("move {text}"), || made(home.path()) == count + 1);
    }
    assert!(!terminal.raw().contains("b6 to a5"));
    terminal.types(CTRL_Q);
    for heard in ["c3 to d4", "f6 to g5", "b2 to c3", "b6 to a5"] {
        terminal.reads(heard);
    }
    terminal.reads("\nWhite, move 3: ");
    terminal.signal("TERM");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&journal(home.path())), Some(0));
}

#[test]
fn a_screen_that_takes_no_output_loses_no_move_and_shows_the_last() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["--view", "screen", "play", "--control", "60", "--ears", "all"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.shows("Not started:");
    terminal.enters("");
    terminal.shows("White, move 1:");
    let gate = Arc::clone(&terminal.gate);
    let held = gate.lock().expect("the gate");
    for (count, text) in MOVES.iter().enumerate() {
        // More than a terminal keeps for one who does not read.
        (0..20).for_each(|_| terminal.enters("c"));
        terminal.enters(text);
        terminal.comes(&format!("move {text}"), || made(home.path()) == count + 1);
    }
    assert!(!terminal.raw().contains("b6 to a5"));
    drop(held);
    terminal.shows("b6 to a5");
    terminal.shows("White, move 3:");
    terminal.signal("TERM");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&journal(home.path())), Some(0));
}

#[test]
fn the_system_ends_a_program_whose_terminal_takes_no_output() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path());
    terminal.types(CTRL_S);
    terminal.enters("c3-d4");
    terminal.comes("the move", || made(home.path()) == 1);
    terminal.signal("TERM");
    terminal.comes("the end of the record", || check(&journal(home.path())) == Some(0));
    assert!(terminal.has_ended());
}

#[test]
fn a_thousand_lines_at_once_are_worked_off_one_by_one() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path());
    terminal.types(&"zz\r".repeat(1000));
    terminal.enters("c3-d4");
    terminal.reads("c3 to d4");
    terminal.signal("TERM");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&journal(home.path())), Some(0));
}

/// In a session of its own the program gets no signal of the system: only the terminal tells.
const APART: [&str; 4] = ["sh", "-c", "setsid \"$@\"; exit", "sh"];

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_that_is_gone_ends_the_linear_face() {
    hangs_up("linear");
}

#[test]
#[cfg(target_os = "linux")]
fn a_terminal_that_is_gone_ends_the_screen() {
    hangs_up("screen");
}

fn hangs_up(view: &str) {
    for before in [&[][..], &APART] {
        let home = tempfile::tempdir().expect("a folder");
        let args = ["--view", view, "play", "--control", "60", "--ears", "all"];
        let mut terminal = Terminal::start_by(before, home.path(), Lang::En, &[], &args);
        terminal.shows("Not started:");
        terminal.enters("");
        terminal.shows("White, move 1:");
        terminal.hang_up();
        terminal.comes("the end of the record", || check(&journal(home.path())) == Some(0));
    }
}

/// Takes the record over at a pipe that says nothing; the exit code and what was told.
#[cfg(target_os = "linux")]
fn taken_over(journal: &Path) -> (Option<i32>, String) {
    let output = crate::support::command()
        .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "resume"])
        .arg(journal)
        .arg("--take-over")
        .stdin(Stdio::null())
        .output()
        .expect("golos runs");
    let told = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&told).into_owned())
}

#[test]
#[cfg(target_os = "linux")]
fn a_record_is_taken_over_from_a_program_whose_terminal_hangs() {
    for stops in [None, Some("STOP")] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = play(home.path());
        terminal.types(CTRL_S);
        terminal.enters("c3-d4");
        terminal.comes("the move", || made(home.path()) == 1);
        if let Some(signal) = stops {
            terminal.signal(signal);
        }
        let (code, told) = taken_over(&journal(home.path()));
        assert_eq!(code, Some(0), "{told}");
        assert!(told.contains("The other program has closed the record and ended. The game continues here."), "{told}");
        assert!(terminal.has_ended());
        assert_eq!((made(home.path()), check(&journal(home.path()))), (1, Some(0)));
        // A record that nobody has open is just taken up.
        let (code, told) = taken_over(&journal(home.path()));
        assert_eq!((code, told.contains("The other program")), (Some(0), false), "{told}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_menu_asks_whether_a_record_in_use_goes_on_here() {
    let home = tempfile::tempdir().expect("a folder");
    let mut other = play(home.path());
    other.enters("c3-d4");
    other.comes("the move", || made(home.path()) == 1);
    let mut here = Terminal::start(home.path(), Lang::En, &["--view", "linear"]);
    for (shown, typed) in [("6.", "2"), ("Which game?", "1"), ("Close it there and continue here?", "yes")] {
        here.shows(shown);
        here.enters(typed);
    }
    here.shows("The other program has closed the record and ended. The game continues here.");
    assert!(other.has_ended());
    assert_eq!(made(home.path()), 1);
}

#[test]
#[cfg(target_os = "linux")]
fn a_record_that_another_kind_of_program_has_open_is_not_taken_over() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path());
    terminal.signal("TERM");
    assert_eq!(terminal.ends(), 0);
    let (_store, _) = golos::files::FileStore::reopen(&journal(home.path())).expect("a record");
    let (code, told) = taken_over(&journal(home.path()));
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("in a program that was not found on this computer"), "{told}");
}

fn flooded(home: &Path, stdout: Stdio) -> Child {
    let child = crate::support::command()
        .args(["--lang", "en", "--voice", "none", "--no-pad", "--dir"])
        .arg(games(home))
        .args(["play", "--control", "60"])
        .stdin(Stdio::piped())
        .stdout(stdout)
        .spawn();
    child.expect("golos starts")
}

/// Writes lines without end on a thread of its own; how many bytes were taken so far.
fn flood(child: &mut Child, line: String) -> mpsc::Receiver<usize> {
    let mut input = child.stdin.take().expect("a pipe");
    let (sender, taken) = mpsc::channel();
    thread::spawn(move || {
        let mut sum = 0;
        while input.write_all(line.as_bytes()).is_ok() {
            sum += line.len();
            if sender.send(sum).is_err() {
                return;
            }
        }
    });
    taken
}

fn terminate(child: &Child) {
    let kill = format!("kill -TERM {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
}

/// The most memory that the process has had, in KiB.
#[cfg(target_os = "linux")]
fn most_memory(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
#[cfg(target_os = "linux")]
fn a_flood_takes_no_memory_and_the_system_ends_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut child = flooded(home.path(), Stdio::piped());
    let mut output = child.stdout.take().expect("a pipe");
    let reader = thread::spawn(move || {
        let mut buffer = [0; 1 << 16];
        while output.read(&mut buffer).is_ok_and(|read| read > 0) {}
    });
    let taken = flood(&mut child, format!("{}\n", "x".repeat(1 << 20)));
    let enough = 200 << 20;
    while taken.recv_timeout(PATIENCE).expect("a reader that goes on") < enough {}
    let memory = most_memory(&child);
    assert!(memory < 100 << 10, "{memory} KiB");
    terminate(&child);
    assert!(child.wait().expect("it ends").success());
    reader.join().expect("the end of the output");
    assert_eq!(check(&journal(home.path())), Some(0));
}

#[test]
fn the_system_ends_a_flood_whose_answers_nobody_reads() {
    let home = tempfile::tempdir().expect("a folder");
    let mut child = flooded(home.path(), Stdio::piped());
    let taken = flood(&mut child, "zz\n".repeat(1000));
    // The pipe to the program, the pipe from it and all queues are full when nothing is taken for a while.
    taken.recv_timeout(PATIENCE).expect("a reader that goes on");
    while let Ok(sum) = taken.recv_timeout(Duration::from_secs(1)) {
        assert!(sum < 16 << 20, "what is typed waits for what is to be read");
    }
    terminate(&child);
    assert!(child.wait().expect("it ends").success());
    assert_eq!(check(&journal(home.path())), Some(0));
}

const PATIENCE: Duration = Duration::from_secs(60);
