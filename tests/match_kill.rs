//! The real binary, killed without warning in a game and in a break: the micro-match goes on where it stood.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::support::Patient;
use chrono::{DateTime, TimeDelta};
use golos::files::RealTime;
use golos::journal;
use golos::table::Time;
use golos::tournament::micro_match::{Event, Phase, State};

fn golos(folder: &Path, args: &[&str]) -> Command {
    let mut command = crate::support::command();
    command.args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"]).arg(folder).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

fn start(folder: &Path, rest: &str) -> Child {
    let args = ["match", "--control", "60", "--ears", "all", "--white", "A", "--black", "B", "--break", rest];
    golos(folder, &args).spawn().expect("golos starts")
}

/// Types the lines, waits until the words were said, and kills.
fn kill_after(mut child: Child, lines: &str, words: &str) {
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines.as_bytes()).expect("a pipe");
    let output = BufReader::new(Patient::new(child.stdout.take().expect("a pipe")));
    let said = output.lines().map_while(Result::ok).any(|line| line.contains(words));
    assert!(said, "{words}");
    child.kill().expect("SIGKILL");
    child.wait().expect("it ends");
}

/// Takes the micro-match up again, types the lines, and leaves it; what was said.
fn resume(file: &Path, lines: &str) -> String {
    let folder = file.parent().expect("a folder");
    let mut child = golos(folder, &["resume", "--ears", "all"]).arg(file).spawn().expect("golos starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("a pipe");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn match_in(folder: &Path) -> PathBuf {
    let files = std::fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    let mut matches = files.filter(|path| path.to_string_lossy().ends_with(".match.ron"));
    matches.next().expect("the journal of a micro-match")
}

fn state(file: &Path) -> State {
    let log = journal::read_match(&std::fs::read(file).expect("the journal"));
    journal::replay_of::<golos::tournament::micro_match::State>(&log.records).expect("a micro-match").state
}

fn is_sound(file: &Path) {
    let check = crate::support::command().args(["--lang", "en", "check"]).arg(file).output().expect("golos checks");
    assert_eq!(check.status.code(), Some(0), "{}", String::from_utf8_lossy(&check.stdout));
}

/// Waits until the break of the micro-match is over by the time of day, in which the program counts it.
fn outlast_break(file: &Path) {
    let log = journal::read_match(&std::fs::read(file).expect("the journal"));
    let state = journal::replay_of::<State>(&log.records).expect("a micro-match").state;
    // It may have been over before the program was killed.
    let Phase::Break { due, .. } = state.phase() else { return };
    let wall = log.records.iter().find_map(|record| record.wall.as_deref()).expect("a time of day");
    let opened = DateTime::parse_from_rfc3339(wall).expect("a time of day");
    // Times of day are written to the millisecond.
    let over = opened + TimeDelta::milliseconds(i64::try_from(due.get()).expect("a time") + 100);
    let time = RealTime::start();
    while time.wall() <= over {
        let (_sender, never) = mpsc::channel::<()>();
        let _ = never.recv_timeout(Duration::from_millis(10));
    }
}

const RESIGN: &str = "start\nw: resign\nyes\n";

#[test]
fn killed_in_the_break_it_goes_on_with_what_is_left_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "5"), RESIGN, "Then game 2");
    let file = match_in(folder.path());
    let Phase::Break { due, .. } = state(&file).phase() else { panic!("{:?}", state(&file).phase()) };
    let said = resume(&file, "score\n");
    assert!(said.contains("Micro-match restored. Game 1."), "{said}");
    assert!(said.contains("Score: A 0, B 2."), "{said}");
    // No more than five minutes are left, however long the machine took for it.
    let left = said.split("Time left in the break: ").nth(1).and_then(|rest| rest.split('.').next());
    assert!(
        left.is_some_and(
            |left| left == "5:00" || ["4:", "3:", "2:", "1:", "0:"].iter().any(|minute| left.starts_with(minute))
        ),
        "{said}"
    );
    // The break is over when it always was to be.
    assert!(matches!(state(&file).phase(), Phase::Break { due: still, .. } if still == due), "{:?}", state(&file));
    is_sound(&file);
}

#[test]
fn a_break_that_ended_meanwhile_ended_at_its_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), RESIGN, "Then game 2");
    let file = match_in(folder.path());
    outlast_break(&file);
    let said = resume(&file, &format!("{RESIGN}score\n"));
    assert!(said.contains("White B, Black A."), "{said}");
    assert!(said.contains("Micro-match over. Score: A 2, B 2."), "{said}");
    let log = journal::read_match(&std::fs::read(&file).expect("the journal"));
    let at = |wanted: fn(&Event) -> bool| log.records.iter().find(|record| wanted(&record.event)).map(|r| r.at.get());
    let ended = at(|event| matches!(event, Event::GameEnded { .. })).expect("an end");
    assert_eq!(at(|event| matches!(event, Event::BreakOver)), Some(ended + 1000));
    is_sound(&file);
}

#[test]
fn killed_in_a_game_it_goes_on_in_that_game() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), "start\nc3-d4\n", "c3 to d4");
    let file = match_in(folder.path());
    let said = resume(&file, "a: gap leave\nb6-a5\nw: resign\nyes\n");
    assert!(said.contains("Game restored. Move 1, Black to move."), "{said}");
    assert!(said.contains("Score: A 0, B 2."), "{said}");
    is_sound(&file);
}

#[test]
fn a_game_that_had_been_named_but_not_made_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), "", "White A, Black B.");
    let file = match_in(folder.path());
    let game = folder.path().join(&state(&file).games()[0].file);
    for left in [None, Some("(seq:0,at:0,wall:")] {
        std::fs::remove_file(&game).expect("the game");
        if let Some(left) = left {
            std::fs::write(&game, left).expect("a torn line");
        }
        let said = resume(&file, "start\nc3-d4\n");
        assert!(said.contains("White A, Black B.") && said.contains("c3 to d4"), "{said}");
        is_sound(&file);
    }
}

#[test]
fn what_is_in_the_way_of_a_game_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), "", "White A, Black B.");
    let file = match_in(folder.path());
    let game = folder.path().join(&state(&file).games()[0].file);
    // A stranger's file is not touched.
    for text in ["a diary without a line end", "a diary\n", "(id: \"club\")"] {
        std::fs::write(&game, text).expect("a file");
        let mut child = golos(folder.path(), &["resume"]).arg(&file).spawn().expect("golos starts");
        child.stdin.take().expect("a pipe").write_all(b"start\n").expect("a pipe");
        assert_eq!(child.wait_with_output().expect("it ends").status.code(), Some(2), "{text}");
        assert_eq!(std::fs::read_to_string(&game).expect("the file"), text);
    }
    let torn = "(seq:0,at:0,wall:Some(\"20";
    std::fs::write(&game, torn).expect("a torn line");
    resume(&file, "");
    assert_eq!(std::fs::read_to_string(game.with_extension("ron.torn")).expect("what was torn"), torn);
    is_sound(&file);
}

#[test]
fn a_game_that_does_not_agree_is_found_by_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), RESIGN, "Then game 2");
    let file = match_in(folder.path());
    resume(&file, "");
    is_sound(&file);
    let game = folder.path().join(&state(&file).games()[0].file);
    std::fs::remove_file(&game).expect("the game");
    let check = crate::support::command().args(["--lang", "en", "check"]).arg(&file).output().expect("golos checks");
    let said = String::from_utf8_lossy(&check.stdout).into_owned();
    assert_eq!(check.status.code(), Some(1), "{said}");
    assert!(said.contains("Game 1: cannot read the file"), "{said}");
}

#[test]
fn killed_between_two_games_the_one_before_is_closed_when_it_is_taken_up() {
    let folder = tempfile::tempdir().expect("a folder");
    kill_after(start(folder.path(), "1s"), RESIGN, "Then game 2");
    let file = match_in(folder.path());
    outlast_break(&file);
    resume(&file, "start\nc3-d4\n");
    is_sound(&file);
    // As it stands when the second is open already and the first is open still.
    let game = folder.path().join(&state(&file).games()[0].file);
    let text = fs::read_to_string(&game).expect("the game");
    let open = text.trim_end().rfind('\n').expect("lines") + 1;
    assert!(text[open..].contains("Closed"), "{}", &text[open..]);
    for cut in [open, open + 7] {
        fs::write(&game, &text[..cut]).expect("the game");
        resume(&file, "");
        is_sound(&file);
    }
}

#[test]
fn r_6_2_2_a_paper_lot_that_is_corrected_in_the_first_game_holds_for_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["match", "--rules", "draughts64", "--control", "45+30s", "--break", "1s", "--draw", "--seed", "lot"];
    let mut child = golos(folder.path(), &args).args(["--ears", "all"]).spawn().expect("golos starts");
    let lines = format!("a: draw VI-24 because misread\n{RESIGN}");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("a pipe");
    let said = child.wait_with_output().expect("it ends").stdout;
    let said = String::from_utf8_lossy(&said);
    let file = match_in(folder.path());
    let game = folder.path().join(&state(&file).games()[0].file);
    let text = fs::read_to_string(&game).expect("the game");
    assert!(text.contains("VI-24"), "{said}");
    is_sound(&file);
    outlast_break(&file);
    // The second game has what was drawn last.
    let said = resume(&file, "start\nopening\n");
    is_sound(&file);
    let second = folder.path().join(&state(&file).games()[1].file);
    assert!(fs::read_to_string(&second).expect("the game").contains("VI-24"), "{said}");
    // What was not drawn in the first is not taken for it.
    let first = text.lines().next().expect("a line");
    assert!(first.contains("opening:Some("), "{first}");
}
