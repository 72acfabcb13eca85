//! A record that had to move to a new file is found again by its name, and there are never two of it.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;

use super::desk::{golos, said};

/// A desk at which lines are typed while files change under it.
struct Terminal {
    program: std::process::Child,
    lines: Box<dyn Iterator<Item = String>>,
}

impl Terminal {
    fn open(folder: &Path, args: &[&str]) -> Terminal {
        let mut program = crate::support::command()
            .args(args)
            .args(["--dir", folder.to_str().expect("a name"), "--view", "linear", "--lang", "en"])
            .args(["--voice", "none", "--no-pad"])
            .env("XDG_CONFIG_HOME", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let output = BufReader::new(crate::support::Patient::new(program.stdout.take().expect("its output")));
        Terminal { program, lines: Box::new(output.lines().map_while(Result::ok)) }
    }

    fn says(&mut self, typed: &str, awaited: &str) {
        writeln!(self.program.stdin.as_mut().expect("its input"), "{typed}").expect("it reads");
        assert!(self.lines.any(|line| line.contains(awaited)), "no answer to {typed}: {awaited}");
    }

    fn close(mut self) {
        drop(self.program.stdin.take());
        self.lines.for_each(drop);
        self.program.wait().expect("it ends");
    }
}

const NEW: [&str; 4] = ["event", "Ev", "--system", "round-robin"];

/// An event whose file was put away and replaced by an older state of it, and what it went on with.
fn moved(folder: &Path) {
    let mut desk = Terminal::open(folder, &NEW);
    desk.says("enter Ann", "Number 1");
    let file = folder.join("Ev.event.ron");
    std::fs::copy(&file, folder.join("old")).expect("a copy");
    for (name, number) in [("Bob", 2), ("Cid", 3)] {
        desk.says(&format!("enter {name}"), &format!("Number {number}"));
    }
    desk.says("draw x", "The numbers have been drawn");
    std::fs::rename(folder.join("old"), &file).expect("the older state");
    desk.says("pair", "Pairings for round 1.");
    desk.says("1 1-0", "White won");
    desk.close();
}

#[test]
fn an_event_whose_record_moved_goes_on_by_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    moved(folder.path());
    assert!(folder.path().join("Ev.moved.event.ron").exists());
    let told = said(&golos(folder.path(), &["event", "Ev"], "round\nquit\n"));
    assert!(told.contains("continues in Ev.moved.event.ron.") && told.contains("Round 1 of 3 is over."), "{told}");
    for name in ["Ev.event.ron", "Ev.moved.event.ron"] {
        let file = folder.path().join(name);
        let named = file.to_str().expect("a name");
        let told = said(&golos(folder.path(), &["resume", named], "round\nquit\n"));
        assert!(told.contains("Round 1 of 3 is over."), "{told}");
        assert_eq!(golos(folder.path(), &["check", named], "").status.code(), Some(0));
    }
    let paper = said(&golos(folder.path(), &["document", "Ev", "round"], ""));
    assert!(paper.contains("1 : 0") || paper.contains('1'), "{paper}");
    // Where the old file is gone altogether no new event begins.
    std::fs::remove_file(folder.path().join("Ev.event.ron")).expect("the old file");
    let told = said(&golos(folder.path(), &NEW, "quit\n"));
    assert!(told.contains("Round 1 of 3 is over."), "{told}");
    let files = std::fs::read_dir(folder.path()).expect("the folder").flatten();
    let records = files.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "ron"));
    let events = records.filter(|entry| entry.file_name().to_string_lossy().ends_with(".event.ron"));
    assert_eq!(events.count(), 1);
}

#[test]
fn two_records_of_one_name_that_differ_are_refused_with_both_names() {
    let folder = tempfile::tempdir().expect("a folder");
    moved(folder.path());
    let other = tempfile::tempdir().expect("a folder");
    golos(other.path(), &NEW, "enter Zoe\nquit\n");
    std::fs::copy(other.path().join("Ev.event.ron"), folder.path().join("Ev.event.ron")).expect("another event");
    let refused = golos(folder.path(), &["event", "Ev"], "quit\n");
    let why = String::from_utf8_lossy(&refused.stderr).into_owned() + &said(&refused);
    assert_eq!(refused.status.code(), Some(2), "{why}");
    assert!(why.contains("Two records have this name") && why.contains("Ev.moved.event.ron"), "{why}");
    let whole = folder.path().join("Ev.moved.event.ron");
    let told = said(&golos(folder.path(), &["event", whole.to_str().expect("a name")], "quit\n"));
    assert!(told.contains("Round 1 of 3 is over."), "{told}");
}

#[test]
fn a_copy_of_every_byte_put_in_the_place_of_the_record_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Terminal::open(folder.path(), &NEW);
    desk.says("enter Ann", "Number 1");
    let file = folder.path().join("Ev.event.ron");
    std::fs::copy(&file, folder.path().join("copy")).expect("a copy");
    std::fs::rename(folder.path().join("copy"), &file).expect("the copy in its place");
    desk.says("enter Bob", "Number 2: Bob.");
    desk.close();
    assert!(!folder.path().join("Ev.moved.event.ron").exists());
    let told = said(&golos(folder.path(), &["event", "Ev"], "entries\nquit\n"));
    assert!(told.contains("2. Bob."), "{told}");
}

#[test]
fn a_game_whose_record_moved_goes_on_by_its_name_at_every_desk() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = Terminal::open(folder.path(), &["play", "--control", "60"]);
    game.says("start", "White to move");
    game.says("c3-d4", "c3");
    let entries = std::fs::read_dir(folder.path()).expect("the folder").flatten();
    let file = entries.map(|entry| entry.path()).find(|file| file.extension().is_some_and(|ending| ending == "ron"));
    let file = file.expect("a record");
    std::fs::copy(&file, folder.path().join("old")).expect("a copy");
    game.says("b6-a5", "b6");
    std::fs::rename(folder.path().join("old"), &file).expect("the older state");
    game.says("d4-c5", "d4");
    game.close();
    let named = file.to_str().expect("a name");
    let told = said(&golos(folder.path(), &["resume", named], "a: gap leave\nlast\nquit\n"));
    assert!(told.contains("continues in") && told.contains(".moved.ron"), "{told}");
    let told = said(&golos(folder.path(), &["desk"], "quit\nquit\n"));
    assert!(!told.contains("Board 2"), "{told}");
}

#[test]
fn a_board_that_was_killed_before_its_record_was_closed_is_closed_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Ev", "--system", "own-numbers", "--rounds", "2", "--control", "60"];
    let typed = "enter Ann\nenter Bob\nenter Cid\nenter Dan\nnumbers 1 2 3 4\nfirst board white\npair\nopen boards\nstart\n\
                 1: w: resign\n1: w: yes\n2: w: resign\n2: w: yes\nquit\nquit\n";
    golos(folder.path(), &new, typed);
    let games = || {
        let entries = std::fs::read_dir(folder.path()).expect("the folder").flatten().map(|entry| entry.path());
        let is_game = |file: &std::path::PathBuf| {
            let name = file.to_string_lossy();
            name.ends_with(".ron") && !name.ends_with(".event.ron") && name.contains('_')
        };
        entries.filter(is_game).collect::<Vec<_>>()
    };
    let check = |round: &str| {
        for file in games() {
            let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
            assert_eq!(checked.status.code(), Some(0), "{round}: {}", said(&checked));
        }
    };
    let open = || {
        for file in games() {
            let text = std::fs::read_to_string(&file).expect("a record");
            let kept = text.trim_end().rfind('\n').expect("lines") + 1;
            assert!(text[kept..].contains("Closed"), "{text}");
            std::fs::write(&file, &text[..kept]).expect("the record");
        }
    };
    assert_eq!(games().len(), 2);
    open();
    golos(folder.path(), &["event", "Ev"], "quit\n");
    check("the last round");
    // And when the next round was paired meanwhile.
    open();
    golos(folder.path(), &["event", "Ev"], "pair\nquit\n");
    check("the next round");
    open();
    golos(folder.path(), &["event", "Ev"], "quit\n");
    check("an earlier round");
}
