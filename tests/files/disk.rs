//! Real disks, links and second processes: what is on disk is whole, and nothing of it is lost because somebody else
//! writes, cuts or removes it.

#![cfg(unix)]

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};

use crate::support::Patient;
use golos::files::FileStore;
use golos::journal;
use golos::table::Store;

/// The names of the files in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn golos(args: &[&str]) -> Output {
    crate::support::command().args(["--lang", "en"]).args(args).stdin(Stdio::null()).output().expect("golos runs")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A game of two at the linear face, line by line.
struct Game {
    child: Child,
    input: ChildStdin,
    output: BufReader<Patient>,
}

impl Game {
    fn begin(folder: &Path) -> Game {
        let mut child = crate::support::command()
            .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"])
            .arg(folder)
            .args(["play", "--control", "60", "--ears", "all", "--white", "A", "--black", "B"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("golos starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(Patient::new(child.stdout.take().expect("a pipe")));
        Game { child, input, output }
    }

    /// Types a line and reads up to an answer that has these words.
    fn says(&mut self, typed: &str, words: &str) {
        writeln!(self.input, "{typed}").expect("a listener");
        let mut heard = String::new();
        while !heard.lines().last().is_some_and(|line| line.contains(words)) {
            let read = self.output.read_line(&mut heard).expect("words");
            assert!(read > 0, "{typed}: no {words:?} in\n{heard}");
        }
    }

    fn end(mut self) {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("words");
        assert!(self.child.wait().expect("an end").success(), "{rest}");
    }
}

fn journal_in(folder: &Path) -> PathBuf {
    let name = names(folder).into_iter().find(|name| name.ends_with(".ron")).expect("a journal");
    folder.join(name)
}

#[test]
fn a_journal_that_goes_in_play_is_noticed_and_the_record_goes_on_whole() {
    type Harm = fn(&Path);
    let cases: [(&str, Harm, &str); 3] = [
        ("removed", |path| fs::remove_file(path).expect("a file"), ".ron"),
        (
            "replaced",
            |path| {
                fs::rename(path, path.with_extension("away")).expect("a file");
                fs::write(path, "another").expect("a file");
            },
            ".moved.ron",
        ),
        (
            "cut",
            |path| File::options().write(true).open(path).expect("a file").set_len(40).expect("a file"),
            ".moved.ron",
        ),
    ];
    for (what, harm, ending) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let mut game = Game::begin(folder.path());
        game.says("start", "White to move");
        game.says("c3-d4", "c3");
        let journal = journal_in(folder.path());
        harm(&journal);
        game.says("d6-c5", "The whole record continues in a new file: ");
        game.says("b2-c3", "b2");
        game.end();
        let name = names(folder.path()).into_iter().find(|name| name.ends_with(ending)).expect("the new file");
        let checked = golos(&["check", &folder.path().join(&name).display().to_string()]);
        assert_eq!(checked.status.code(), Some(0), "{what}: {}", said(&checked.stdout));
        let log = journal::read(&fs::read(folder.path().join(&name)).expect("a file"));
        let state = journal::replay(&log.records).expect("a game").state;
        assert_eq!(state.plies().len(), 3, "{what}");
        if ending == ".moved.ron" {
            assert_ne!(folder.path().join(name), journal, "{what}");
        }
    }
}

#[test]
fn a_game_in_play_is_not_overwritten_even_if_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = Game::begin(folder.path());
    game.says("start", "White to move");
    let journal = journal_in(folder.path());
    let before = fs::read_to_string(&journal).expect("a file");
    let output = golos(&["convert", "fixtures/pdn/dos.pdn", &journal.display().to_string(), "--force"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output.stderr).contains("The record is open in another program"), "{}", said(&output.stderr));
    assert_eq!(fs::read_to_string(&journal).expect("a file"), before);
    assert_eq!(names(folder.path()).iter().filter(|name| !name.starts_with('.')).count(), 1);
    game.says("c3-d4", "c3");
    game.end();
    let output = golos(&["convert", "fixtures/pdn/dos.pdn", &journal.display().to_string(), "--force"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
}

#[test]
fn a_conversion_follows_no_planted_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("prey"), "mine").expect("a file");
    fs::write(at("old.pdn"), "old").expect("a file");
    symlink(at("prey"), at("old.pdn.part")).expect("a link");
    symlink(at("nowhere"), at("new.pdn")).expect("a link");
    let old = golos(&["convert", "fixtures/pdn/dos.pdn", &at("old.pdn").display().to_string(), "--force"]);
    assert_eq!(old.status.code(), Some(0), "{}", said(&old.stderr));
    assert_eq!(fs::read(at("prey")).expect("a file"), b"mine");
    let new = golos(&["convert", "fixtures/pdn/dos.pdn", &at("new.pdn").display().to_string()]);
    assert_eq!((new.status.code(), at("nowhere").exists()), (Some(2), false));
}

#[test]
fn an_interrupted_conversion_leaves_no_half_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for (kept, force) in [(None, &[][..]), (Some("old"), &["--force"])] {
        let to = folder.path().join("games.pdn");
        if let Some(text) = kept {
            fs::write(&to, text).expect("a file");
        }
        let mut child = crate::support::command()
            .args(["convert", "-"])
            .arg(&to)
            .args(force)
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("golos runs");
        let mut input = child.stdin.take().expect("a pipe");
        // A game with a fault is told of as soon as it is written; by then much has been.
        for _ in 0..2000 {
            input.write_all(b"1. c3-d4 b6-a5 2. b2-c3 *\n").expect("a reader");
        }
        input.write_all(b"1. c3-d4 b6-d4 *\n").expect("a reader");
        input.write_all(&b"1. c3-d4 *\n".repeat(1000)).expect("a reader");
        let mut told = String::new();
        BufReader::new(Patient::new(child.stderr.take().expect("a pipe"))).read_line(&mut told).expect("words");
        assert!(told.contains("Illegal move"), "{told}");
        child.kill().expect("SIGKILL");
        child.wait().expect("an end");
        assert_eq!(fs::read_to_string(&to).ok().as_deref(), kept);
    }
}

/// A small disk in memory; none where that is not allowed.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new(kilobytes: u32) -> Option<Disk> {
        let place = tempfile::tempdir().expect("a folder");
        let size = format!("size={kilobytes}k");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "golos-test"]).arg(place.path()).output();
        mounted.is_ok_and(|output| output.status.success()).then_some(Disk(place))
    }

    /// Takes all the room there is.
    fn fill(&self) {
        let mut file = File::create(self.0.path().join("ballast")).expect("a file");
        while file.write_all(&[0; 512]).is_ok() {}
    }

    /// The file is cut first: a process that is being started may have it open, and it would keep its room.
    fn empty(&self) {
        let ballast = self.0.path().join("ballast");
        File::options().write(true).open(&ballast).and_then(|file| file.set_len(0)).expect("a file");
        fs::remove_file(ballast).expect("a file");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).output();
    }
}

#[test]
fn a_full_disk_takes_whole_lines_or_nothing() {
    let Some(disk) = Disk::new(64) else {
        return crate::support::skip("the right to mount a disk");
    };
    let path = disk.0.path().join("game.ron");
    let mut store = FileStore::create(&path).expect("a file");
    store.append("one\n").expect("room");
    disk.fill();
    // More than the rest of the page that the file has already.
    let long = format!("{}\n", "x".repeat(5000));
    for _ in 0..3 {
        let error = store.append(&long).expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).expect("a file"), b"one\n");
    }
    store.append("two\n").expect("room in the page");
    disk.empty();
    store.append(&long).expect("room");
    assert_eq!((fs::read_to_string(&path).expect("a file"), store.moved()), (format!("one\ntwo\n{long}"), None));
    // The file is cut while there is no room for another: nothing is claimed, and it comes back when there is.
    disk.fill();
    File::options().write(true).open(&path).expect("a file").set_len(0).expect("a file");
    disk.fill();
    let lost = store.append("three\n");
    disk.empty();
    if lost.is_err() {
        store.append("three\n").expect("room");
    }
    let moved = store.moved().expect("news").to;
    assert_eq!(fs::read_to_string(moved).expect("a file"), format!("one\ntwo\n{long}three\n"));
}

#[test]
fn a_game_that_begins_on_a_full_disk_leaves_nothing_behind() {
    let Some(disk) = Disk::new(64) else {
        return crate::support::skip("the right to mount a disk");
    };
    disk.fill();
    let folder = disk.0.path().display().to_string();
    let output = golos(&["--view", "linear", "--voice", "none", "--no-pad", "--dir", &folder, "play"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output.stderr));
    assert!(said(&output.stderr).contains("The disk is full"), "{}", said(&output.stderr));
    assert_eq!(names(disk.0.path()), ["ballast"]);
}

#[test]
fn a_folder_that_takes_nothing_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let no_folder = folder.path().join("games");
    fs::write(&no_folder, "a file").expect("a file");
    let no_folder = no_folder.display().to_string();
    let output = golos(&["--view", "linear", "--voice", "none", "--no-pad", "--dir", &no_folder, "play"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output.stderr).contains(&no_folder), "{}", said(&output.stderr));
}

#[test]
fn nameless_games_that_begin_at_once_all_begin() {
    let folder = tempfile::tempdir().expect("a folder");
    let begin = || {
        crate::support::command()
            .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"])
            .arg(folder.path())
            .arg("play")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("golos starts")
    };
    let games: Vec<Child> = (0..12).map(|_| begin()).collect();
    for game in games {
        let output = game.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    }
    assert_eq!(names(folder.path()).len(), 12);
}

#[test]
fn a_conversion_that_fills_the_disk_names_the_records_that_are_whole() {
    let Some(disk) = Disk::new(64) else {
        return crate::support::skip("the right to mount a disk");
    };
    let folder = disk.0.path();
    let games = "[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n".repeat(60);
    let source = tempfile::tempdir().expect("a folder");
    let pdn = source.path().join("games.pdn");
    fs::write(&pdn, games).expect("a file");
    let target = folder.join("game.ron");
    let args = ["convert", &pdn.display().to_string(), &target.display().to_string()];
    let output = golos(&args);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output.stderr));
    let whole = names(folder).len();
    assert!((1..60).contains(&whole), "{whole}");
    let last = folder.join(if whole == 1 { "game.ron".to_owned() } else { format!("game-{whole}.ron") });
    let told = format!("Complete files written: {whole}, the last is {}.", last.display());
    assert!(said(&output.stderr).contains(&told), "{told}\n{}", said(&output.stderr));
    assert!(said(&output.stderr).contains("the disk is full"), "{}", said(&output.stderr));
    let check = golos(&["check", &last.display().to_string()]);
    assert_eq!(check.status.code(), Some(0), "{}", said(&check.stderr));
}
