//! `golos check --repair` and `golos check FOLDER`, as a person runs them.

use crate::program::{golos, journal_in, moves, name, said};
use std::fs;
use std::path::{Path, PathBuf};

/// The exit code, and what was written to both outputs.
fn run(args: &[&str], input: &str) -> (Option<i32>, String) {
    let output = golos(&[&["--lang", "en", "--voice", "none", "--no-pad"], args].concat(), Some(input.as_bytes()));
    (output.status.code(), said(&output.stdout) + &said(&output.stderr))
}

/// A game of four half-moves with a result.
fn game(folder: &Path) -> PathBuf {
    let lines = "start\nc3-d4\nb6-a5\nd4-c5\nd6:b4\nw: resign\nyes\nquit\n";
    let (code, said) = run(&["--dir", name(folder), "play", "--white", "Ann*/", "--black", "B%"], lines);
    assert_eq!(code, Some(0), "{said}");
    journal_in(folder)
}

fn check(path: &Path) -> (Option<i32>, String) {
    run(&["check", name(path)], "")
}

#[test]
fn a_wrong_bit_anywhere_costs_nothing_and_the_damaged_record_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = game(&folder.path().join("games"));
    let (whole, made) = (fs::read(&file).expect("a record"), moves(&file));
    assert_eq!(made.len(), 4);
    let (damaged, out) = (folder.path().join("damaged.ron"), folder.path().join("out.ron"));
    for at in (0..whole.len()).step_by(whole.len() / 9) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&damaged, &bytes).expect("a file");
        let (code, text) = run(&["check", "--repair", name(&out), name(&damaged)], "");
        assert_eq!(code, Some(0), "{at}: {text}");
        assert_eq!((moves(&out), check(&out).0, fs::read(&damaged).expect("a file")), (made.clone(), Some(0), bytes));
        let again = run(&["check", "--repair", name(&out), name(&damaged)], "");
        assert!(again.0 == Some(2) && again.1.contains("Already exists. Nothing was written."), "{}", again.1);
        fs::remove_file(&out).expect("the new record");
    }
}

#[test]
fn resume_and_replay_name_the_command_that_recovers_a_damaged_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = game(&folder.path().join("games"));
    let whole = fs::read(&file).expect("a record");
    for (at, told) in [(40, "its first line is damaged."), (whole.len() - 20, "Damage in line")] {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        fs::write(&file, &bytes).expect("a file");
        for task in ["resume", "replay"] {
            let (_, text) = run(&[task, name(&file)], "quit\n");
            assert!(text.contains(told) && text.contains("golos check --repair OUT RECORD"), "{task}: {text}");
        }
    }
}

#[test]
fn what_a_missing_block_leaves_is_kept_and_the_rest_is_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = game(&folder.path().join("games"));
    let text = fs::read_to_string(&file).expect("a record");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let third = lines.iter().position(|line| line.contains("d4-c5")).expect("a move");
    fs::write(&file, [&lines[..third], &lines[third + 3..]].concat().concat()).expect("a file");
    let out = folder.path().join("out.ron");
    let (code, told) = run(&["check", "--repair", name(&out), name(&file)], "");
    assert_eq!(code, Some(1), "{told}");
    let lost = format!("Lost: lines {} to {}. Not in the file.", third + 1, third + 3);
    assert!(told.contains(&lost) && told.contains("Half-moves: 2."), "{told}");
    assert!(check(&out).0 == Some(0) && moves(&out).len() == 2);
    let new = fs::read_to_string(&out).expect("a record");
    assert!(new.contains("Noted(text:\"Recovered from the damaged record "), "{new}");
    let (code, text) = run(&["resume", name(&out)], "quit\n");
    assert!(code == Some(0), "{text}");
}

#[test]
fn a_record_without_its_first_line_and_without_a_copy_is_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = fs::read_to_string("fixtures/journal/v1-russian.ron").expect("a fixture");
    let (file, out) = (folder.path().join("game.ron"), folder.path().join("out.ron"));
    fs::write(&file, old.split_once('\n').expect("lines").1).expect("a file");
    let (code, text) = run(&["check", "--repair", name(&out), name(&file)], "");
    assert!(code == Some(2) && text.contains("the first line is lost, and the file has no copy of it"), "{text}");
    assert!(!out.exists());
}

#[test]
fn a_folder_is_checked_and_recovered_with_all_that_is_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let dir = name(&games);
    game(&games);
    let lines = "start\nw: resign\nyes\nstart\nw: resign\nyes\nquit\n";
    assert_eq!(run(&["--dir", dir, "match", "--white", "A", "--black", "B"], lines).0, Some(0));
    let lines = "enter C\nenter D\ndraw x\npair\nopen boards\nstart\nc3-d4\nb: resign\nyes\ndesk\nquit\n";
    assert_eq!(run(&["--dir", dir, "event", "Cup", "--system", "round-robin"], lines).0, Some(0));
    let new = ["new", "game", "--white", "E", "--black", "F", "--mine", "white", "--start", "2026-03-01"];
    assert_eq!(run(&[&["--dir", dir, "letters"], &new[..]].concat(), "").0, Some(0));
    fs::write(games.join("settings.ron"), "(lang: \"en\")").expect("a file");
    let (code, text) = check(&games);
    let records = text.lines().count() - 1;
    assert!(code == Some(0) && text.contains(&format!("Records: {records}. Valid: {records}.")), "{text}");
    assert!([".match.ron: ", ".event.ron: ", ".letters.ron: "].iter().all(|kind| text.contains(kind)), "{text}");

    // One bit of each, in the first line.
    for file in text.lines().filter_map(|line| line.split_once(".ron: ")) {
        let file = format!("{}.ron", file.0);
        let mut bytes = fs::read(&file).expect("a record");
        bytes[300] ^= 4;
        fs::write(&file, bytes).expect("a file");
    }
    let (code, text) = check(&games);
    assert!(code == Some(2) && text.contains(&format!("Records: {records}. Valid: 0.")), "{text}");
    let out = folder.path().join("out");
    let (code, text) = run(&["check", "--repair", name(&out), dir], "");
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = check(&out);
    assert!(code == Some(0) && text.contains(&format!("Records: {records}. Valid: {records}.")), "{text}");

    // An event and a micro-match bring their games with them.
    for kind in [".match.ron", ".event.ron"] {
        let entries = fs::read_dir(&games).expect("a folder").flatten().map(|entry| entry.path());
        let file = entries.into_iter().find(|path| path.to_string_lossy().ends_with(kind)).expect("a record");
        let out = folder.path().join(format!("out{}", &kind[1..6]));
        let (code, text) = run(&["check", "--repair", name(&out), name(&file)], "");
        assert_eq!(code, Some(0), "{text}");
        assert!(fs::read_dir(&out).expect("a folder").count() > 1, "{text}");
        assert_eq!(check(&out).0, Some(0), "{text}");
    }
}
