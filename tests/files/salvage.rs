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
    let lines = "enter C\nenter D\nenter E\nenter F\nnumbers 1 2 3 4\nfirst board white\npair\nopen boards\nstart\n1: b: resign\n1: b: yes\n\
                 quit\nquit\n";
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

/// The only copy of a game in a folder.
fn only(folder: &Path) -> PathBuf {
    let mut files = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    files.next().expect("a copy")
}

#[test]
fn a_second_copy_of_a_game_is_kept_and_a_lost_record_is_taken_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (games, copies) = (folder.path().join("games"), folder.path().join("stick"));
    let with = ["--dir", name(&games), "--mirror", name(&copies)];
    let (code, text) =
        run(&[&with[..], &["play", "--white", "A", "--black", "B"]].concat(), "start\nc3-d4\nquit\nyes\n");
    assert_eq!(code, Some(0), "{text}");
    let (file, copy) = (journal_in(&games), only(&copies));
    assert_eq!(fs::read(&file).expect("a record"), fs::read(&copy).expect("a copy"));
    fs::remove_file(&file).expect("it goes");
    let (code, text) = run(&[&with[..], &["resume", name(&file)]].concat(), "start\na: gap leave\nb6-a5\nquit\nyes\n");
    assert!(code == Some(0) && text.contains("The record was taken from its second copy: "), "{text}");
    assert_eq!(moves(&file), ["c3-d4", "b6-a5"]);
    assert_eq!(fs::read(&file).expect("a record"), fs::read(&copy).expect("a copy"));
}

#[test]
fn a_copy_that_cannot_be_written_does_not_hold_up_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let stick = folder.path().join("stick");
    fs::write(&stick, "no folder").expect("a file");
    let with = ["--dir", name(&games), "--mirror", name(&stick), "play"];
    let lines = "start\nc3-d4\nb6-a5\nt\nd4-c5\nw: resign\nyes\nquit\n";
    let (code, text) = run(&with, lines);
    let lost = "The second copy of the record is not being written. The game continues.";
    assert_eq!((code, text.matches(lost).count()), (Some(0), 1), "{text}");
    assert_eq!(moves(&journal_in(&games)).len(), 3);
}

#[cfg(unix)]
#[test]
fn a_record_is_its_owners_alone_and_one_that_others_could_read_is_closed_to_them() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let lines = "start\nc3-d4\nquit\nyes\n";
    assert_eq!(run(&["--dir", name(&games), "play"], lines).0, Some(0));
    let file = journal_in(&games);
    let mode = |mode: Option<u32>| {
        if let Some(mode) = mode {
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("its rights");
        }
        fs::metadata(&file).expect("a record").permissions().mode() & 0o777
    };
    assert_eq!((mode(None), mode(Some(0o644))), (0o600, 0o644));
    let (code, text) = run(&["resume", name(&file)], "quit\nyes\n");
    let told = "Others could read this record. Now only you can.";
    assert_eq!((code, text.matches(told).count(), mode(None)), (Some(0), 1, 0o600), "{text}");
    let (_, text) = run(&["resume", name(&file)], "quit\nyes\n");
    assert!(!text.contains(told), "{text}");
}

#[test]
fn replay_and_letters_take_the_record_where_it_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    let file = game(&games);
    let moved = file.with_extension("moved.ron");
    let text = fs::read_to_string(&file).expect("a record");
    fs::rename(&file, &moved).expect("it moves");
    let begun: String = text.split_inclusive('\n').take(9).collect();
    fs::write(&file, begun).expect("the old one");
    let (_, text) = run(&["replay", name(&file)], "end\nquit\n");
    assert!(text.contains("The record continues in ") && text.contains("d6"), "{text}");
    let dir = name(&games);
    let new = ["new", "g", "--white", "E", "--black", "F", "--mine", "white", "--start", "2026-03-01"];
    assert_eq!(run(&[&["--dir", dir, "letters"], &new[..]].concat(), "").0, Some(0));
    let letters = games.join("letters");
    let file = letters.join("g.letters.ron");
    fs::rename(&file, letters.join("g.moved.letters.ron")).expect("it moves");
    let (code, text) = run(&["--dir", dir, "letters", "show", "g"], "");
    assert_eq!(code, Some(0), "{text}");
}
