//! The real binary and what nobody should type, write or unplug: it answers in words, loses nothing and goes on.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use golos::game::{Event, MoveEvent};
use golos::journal;
use tempfile::TempDir;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scripts/sample-full.txt");

/// The program with a home of its own.
struct Desk {
    home: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { home: tempfile::tempdir().expect("a folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        self.command_in(&self.path("games"), args)
    }

    fn command_in(&self, folder: &Path, args: &[&str]) -> Command {
        let mut command = crate::support::command();
        command.env_clear().env("HOME", self.home.path());
        command.args(["--lang", "en", "--voice", "none", "--no-pad", "--dir"]).arg(folder).args(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Types everything at once, then ends the input.
    fn run(&self, args: &[&str], typed: &[u8]) -> Output {
        self.run_in(&self.path("games"), args, typed)
    }

    fn run_in(&self, folder: &Path, args: &[&str], typed: &[u8]) -> Output {
        let mut child = self.command_in(folder, args).spawn().expect("golos starts");
        let mut input = child.stdin.take().expect("a pipe");
        let typed = typed.to_vec();
        let writer = std::thread::spawn(move || input.write_all(&typed));
        let output = child.wait_with_output().expect("it ends");
        // One who ends before he has read everything is judged by what he said.
        let _ = writer.join();
        assert_is_calm(&output);
        output
    }

    /// The only journal in the folder.
    fn journal(&self) -> PathBuf {
        journals(&self.path("games")).pop().expect("a journal")
    }

    /// The sample game of R-6.1.6.2 as a journal.
    fn sample(&self) -> PathBuf {
        let output = self.run(&["rehearse", SAMPLE, "--white", "Ivanov", "--black", "Petrov"], b"");
        assert_eq!(output.status.code(), Some(0));
        self.journal()
    }

    fn check(&self, path: &Path) -> (Option<i32>, String) {
        let output = self.run(&["check", &path.display().to_string()], b"");
        (output.status.code(), stdout(&output))
    }
}

/// No panic, whatever it was.
fn assert_is_calm(output: &Output) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    assert!(output.status.code().is_some_and(|code| code <= 2), "{:?}: {errors}", output.status);
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "ron")).collect()
}

fn moves_in(path: &Path) -> Vec<String> {
    let log = journal::read(&fs::read(path).expect("the journal"));
    let made = log.records.into_iter().filter_map(|record| match record.recorded.event {
        Event::Move(MoveEvent::Made { notation, .. }) => Some(String::from(notation)),
        _ => None,
    });
    made.collect()
}

/// Characters that move a cursor, turn a line round or hide text.
fn is_raw(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[test]
fn whatever_is_typed_is_answered_and_the_game_goes_on() {
    let (long, endless) = ("c3-d4 ".repeat(2000), "c3-d4 ".repeat(20_000));
    for (typed, answer) in [
        (&b"hello"[..], "Not understood: hello."),
        (b"\xff\xfe\x80", "Not understood: "),
        (b"\x1b[2J\x1b]0;title\x07foo\xe2\x80\xaebar", "Not understood: foobar."),
        (long.as_bytes(), "The line is too long."),
        (endless.as_bytes(), "The line is too long."),
        (b"c3-d9", "Not understood: c3-d9."),
        (b"c3-c4", "c4 is a light square."),
        (b"e5-f6", "e5 is empty."),
        (b"f6-g5", "Not your turn. White to move."),
        (b"b: f6-g5", "Not your turn. White to move."),
        (b"c3-e5", "Illegal move: c3"),
        (b"m e3", "In training only: this question."),
        (b"s z9", "No such square: z9."),
        (b"claim", "Which claim?"),
        (b"99", "Not understood: 99."),
        (b":", "Not understood: :."),
    ] {
        let desk = Desk::new();
        let typed = [b"start\n", typed, b"\n\ncd4\nquit\nyes\n"].concat();
        let output = desk.run(&["play", "--control", "60"], &typed);
        let text = stdout(&output);
        assert!(text.contains(answer), "{answer}\n{text}");
        assert!(text.contains("\nc3 to d4\n") && text.contains("\nSaved. Half-moves: 1.\n"), "{answer}\n{text}");
        assert!(!text.contains(is_raw), "{text:?}");
        assert!(text.lines().all(|line| line.chars().count() < 400), "{text}");
        assert_eq!(output.status.code(), Some(0), "{text}");
        assert_eq!(moves_in(&desk.journal()), ["c3-d4"], "{answer}");
        let written = fs::read_to_string(desk.journal()).expect("a journal is text");
        assert!(!written.contains(is_raw), "{answer}");
        assert_eq!(desk.check(&desk.journal()).0, Some(0), "{answer}");
    }
}

#[test]
fn a_menu_says_which_choices_there_are() {
    let desk = Desk::new();
    let text = stdout(&desk.run(&[], b"13\nfoo\n0\n2\n1\n\n\n\ngibberish\nquit\n12\n"));
    for answer in [
        "Not a choice: 13. Choose from 1 to 12.",
        "Not a choice: foo. Choose from 1 to 12.",
        "Not a choice: 0. Choose from 1 to 12.",
        "No unfinished games.",
        "gibberish",
    ] {
        assert!(text.contains(answer), "{answer}\n{text}");
    }
}

#[test]
#[cfg(unix)]
fn a_screen_without_a_terminal_is_refused_and_the_record_closed() {
    let desk = Desk::new();
    if !crate::support::has_programs(&["setsid"]) {
        return;
    }
    let mut command = crate::support::command_under(["setsid", "-w"]);
    command.args(["--view", "screen", "--voice", "none", "--no-pad", "--dir"]);
    command.arg(desk.path("games")).arg("play").stdin(Stdio::null());
    let output = command.output().expect("setsid");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.starts_with("golos: No terminal for the screen view. ") && error.contains("--view linear"),
        "{error}"
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(desk.check(&desk.journal()).0, Some(0));
}

#[test]
fn names_cannot_take_over_the_terminal_or_the_file() {
    let name = "\u{1b}[31mAnna\u{202e}\u{7}/../../x\u{200f}";
    // In the menu such a stroke stands between two players.
    let typed = name.replace('/', "\\");
    for (args, typed, white) in [
        (&["play", "--white", name][..], "quit\n".to_owned(), "White Anna/../../x, Black "),
        (&[], format!("1\n\n{typed}, Boris\n\n\nquit\nquit\n"), "White Anna\\..\\..\\x, Black "),
    ] {
        let desk = Desk::new();
        let output = desk.run(args, typed.as_bytes());
        let text = stdout(&output);
        assert!(text.contains(white), "{text}");
        assert!(!text.contains(is_raw), "{text:?}");
        assert_eq!(journals(&desk.path("games")).len(), 1);
        assert!(!fs::read_to_string(desk.journal()).expect("a journal is text").contains(is_raw));
        assert_eq!(desk.check(&desk.journal()).0, Some(0));
    }
}

#[test]
fn an_argument_that_is_wrong_is_refused_with_what_is_accepted() {
    let desk = Desk::new();
    let (wrong, broken) = (desk.path("wrong.ron"), desk.path("broken.txt"));
    let rules = stdout(&desk.run(&["profiles", "show", "russian-2022"], b""));
    let line = 1 + rules.lines().position(|line| line.contains("moves:")).expect("a field");
    fs::write(&wrong, rules.replacen("moves:", "movez:", 1)).expect("a file");
    fs::write(&broken, "start\n+00:01 c3-d4\n+1:75 f6-g5\n").expect("a file");
    let (wrong, broken) = (wrong.display().to_string(), broken.display().to_string());
    for (args, reasons) in [
        (&["play", "--rules", "nope"][..], &["nope", "russian-2022"][..]),
        (&["play", "--control", "nope"], &["nope", "45/20+15"]),
        (&["play", "--control", "ru64-nope"], &["ru64-nope", "ru64-blitz-3-2"]),
        (&["play", "--rules", &wrong], &["wrong.ron", &format!("line {line}"), "movez"]),
        (&["play", "--rules", "missing.ron"], &["missing.ron"]),
        (&["play", "--rules", "russian-2022", "--gate", "block"], &["before the clock is pressed", "russian-2022"]),
        (&["play", "--position", "nonsense"], &["nonsense", "W:Wa1"]),
        (&["rehearse", &broken], &["line 3", "+mm:ss"]),
        (&["rehearse", "missing.txt"], &["missing.txt"]),
        (&["resume", "missing.ron"], &["No such file: missing.ron"]),
        (&["replay", "missing.ron"], &["No such file: missing.ron"]),
        (&["moves", "--position", "nonsense"], &["nonsense", "W:Wa1"]),
    ] {
        let output = desk.run(args, b"");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(reasons.iter().all(|reason| error.contains(reason)), "{args:?}: {error}");
        assert!(error.starts_with("golos: ") && error.lines().count() == 1, "{args:?}: {error}");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    }
    assert!(journals(&desk.path("games")).is_empty(), "nothing is begun that cannot be done");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let desk = Desk::new();
    fs::write(desk.path("file"), "").expect("a file");
    let below = desk.path("file").join("games");
    let output = desk.run_in(&below, &["play"], b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.starts_with("golos: Cannot write to the folder: "), "{error}");
    // From the home menu the program stays.
    let output = desk.run_in(&below, &[], b"1\n\n\n\n\n\n\n5\n");
    let text = stdout(&output);
    assert!(text.contains("Cannot write to the folder: "), "{text}");
    assert_eq!(output.status.code(), Some(0));
}

/// A place inside a line of a move, well behind the first record, which is as long as all others together.
fn in_a_move(bytes: &[u8]) -> usize {
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(place, _)| place);
    ends.nth(24).expect("a move") + 10
}

#[test]
fn the_audit_ends_with_0_1_or_2() {
    let desk = Desk::new();
    let sound = desk.sample();
    let bytes = fs::read(&sound).expect("the journal");
    let middle = in_a_move(&bytes);
    let mut flipped = bytes.clone();
    flipped[middle] ^= 1;
    let not_closed = bytes.iter().rev().skip(1).position(|&byte| byte == b'\n').map_or(0, |end| bytes.len() - 1 - end);
    for (name, content, code, words) in [
        ("sound", &bytes[..], 0, "The record is valid. Lines: 38. Half-moves: 10. (0-2)"),
        ("flipped", &flipped, 1, "The chain is broken in line "),
        ("torn", &bytes[..middle], 1, "The last line is incomplete. Complete lines: "),
        ("open", &bytes[..not_closed], 1, "The record was not closed: it ends with line 37."),
        ("cut", &bytes[..bytes.len() - 1], 1, "Line 38 has no line end."),
        ("empty", b"", 2, "The record is empty."),
        ("foreign", b"[Event \"?\"]\n", 2, "Line 1 cannot be read."),
        ("binary", b"\0\xff\n\xfe", 2, "Line 1 cannot be read."),
    ] {
        let file = desk.path(&format!("{name}.ron"));
        fs::write(&file, content).expect("a file");
        let (exit, text) = desk.check(&file);
        assert_eq!(exit, Some(code), "{name}: {text}");
        assert!(text.contains(words), "{name}: {text}");
    }
    let both =
        ["check", &desk.path("sound.ron").display().to_string(), &desk.path("missing.ron").display().to_string()]
            .map(str::to_owned);
    let output = desk.run(&both.each_ref().map(String::as_str), b"");
    assert_eq!(output.status.code(), Some(2), "the worst of all files");
    assert_eq!(stdout(&output).lines().count(), 2);
}

#[test]
fn a_torn_record_keeps_every_whole_line_and_goes_on() {
    let desk = Desk::new();
    let bytes = fs::read(desk.sample()).expect("the journal");
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    // Torn inside the record of the last move: what was whole stays as it is, byte by byte.
    let made = lines.iter().rposition(|line| String::from_utf8_lossy(line).contains("Made(")).expect("a move");
    let whole = lines[..made].concat();
    let torn = [&whole[..], &lines[made][..20]].concat();
    let file = desk.path("torn.ron");
    fs::write(&file, torn).expect("a file");
    let path = file.display().to_string();
    let output = desk.run(&["resume", "--ears", "all", &path], b"leave\nstart\nc:h4\nquit\nyes\n");
    let text = stdout(&output);
    assert!(text.contains("The last line was incomplete and has been removed. Half-moves kept: 9."), "{text}");
    assert!(text.contains("Saved. Half-moves: 10."), "{text}");
    assert!(fs::read(&file).expect("the journal").starts_with(&whole));
    assert_eq!(moves_in(&file).len(), 10);
    assert_eq!(desk.check(&file).0, Some(0));
}

#[test]
fn a_record_with_damage_inside_is_left_as_it_is() {
    let desk = Desk::new();
    let mut bytes = fs::read(desk.sample()).expect("the journal");
    let middle = in_a_move(&bytes);
    bytes[middle] ^= 1;
    let line = bytes[..middle].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let file = desk.path("flipped.ron");
    fs::write(&file, &bytes).expect("a file");
    let path = file.display().to_string();
    let output = desk.run(&["resume", &path], b"");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains(&format!("Damage in line {line}. Everything before it is valid.")), "{error}");
    assert_eq!(output.status.code(), Some(2));
    let text = stdout(&desk.run(&["replay", &path], b"next\nend\nquit\n"));
    assert!(text.contains(&format!("Damage in line {line}.")) && text.contains("e3 to d4"), "{text}");
    assert_eq!(fs::read(&file).expect("the journal"), bytes);
    fs::write(&file, "").expect("a file");
    for task in ["resume", "replay"] {
        let output = desk.run(&[task, &path], b"");
        assert!(String::from_utf8_lossy(&output.stderr).contains("the record is empty"), "{task}");
        assert_eq!(output.status.code(), Some(2), "{task}");
    }
}

#[test]
fn who_closes_the_pipe_is_not_told_why_and_the_record_is_closed() {
    let desk = Desk::new();
    let mut child = desk.command(&["play"]).spawn().expect("golos starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
    assert_eq!(first, "Linear view: not a terminal.\n");
    let mut input = child.stdin.take().expect("a pipe");
    let _ = input.write_all(b"start\ncd4\n");
    let output = child.wait_with_output().expect("it ends");
    assert_is_calm(&output);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(desk.check(&desk.journal()).0, Some(0));
    for args in [&["profiles"][..], &["moves"], &["perft", "--depth", "3", "--divide"], &["rehearse", SAMPLE]] {
        let mut child = desk.command(args).spawn().expect("golos starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_is_calm(&output);
        assert!(!String::from_utf8_lossy(&output.stderr).contains("pipe"), "{args:?}");
    }
}

/// A program that is talked with line by line.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn start(mut command: Command) -> Talk {
        let mut child = command.spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Talk { child, input, output }
    }

    fn enters(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The lines up to the first that contains one of the words, or up to the end.
    fn until(&mut self, words: &[&str]) -> String {
        let mut text = String::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).expect("text") == 0 {
                return text;
            }
            text.push_str(&line);
            if words.iter().any(|word| line.contains(word)) {
                return text;
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A shell that mounts a small disk for itself alone and plays on it; the disk is there as long as its process is.
#[cfg(target_os = "linux")]
const SMALL_DISK: &str = r#"disk=$1; shift
mount -t tmpfs -o size=64k none "$disk" || exit
head -c 40960 /dev/zero > "$disk/filler"
"$@"
cp "$disk"/*.ron "$disk/../kept.ron"; echo kept"#;

#[test]
#[cfg(target_os = "linux")]
fn on_a_full_disk_nothing_is_lost_and_the_game_goes_on_when_there_is_room() {
    let desk = Desk::new();
    let disk = desk.path("disk");
    fs::create_dir(&disk).expect("a folder");
    let folder = disk.display().to_string();
    if !crate::support::has_programs(&["unshare"]) {
        return;
    }
    let mut command = crate::support::command_under(["unshare", "-rm", "sh", "-c", SMALL_DISK, "sh", &folder]);
    command.args(["--lang", "en", "--voice", "none", "--no-pad", "--dir", &folder, "play", "--control", "60"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut talk = Talk::start(command);
    if !talk.until(&["Ready?"]).contains("Ready?") {
        return crate::support::skip("the right to mount a small disk");
    }
    talk.enters("start");
    talk.enters("cd4");
    assert!(talk.until(&["c3 to d4"]).contains("c3 to d4"));
    // Questions fill the record until nothing more can be kept.
    let is_full = (0..400).any(|_| {
        talk.enters("b");
        talk.until(&["Rank 1:", "Not saved!"]).contains("Not saved!")
    });
    assert!(is_full);
    // A move that is not in the record is not announced either. That the clocks stand may still fit.
    talk.enters("f6g5");
    let mut text = talk.until(&["Not saved! Clocks stopped. Call the arbiter.", "Clocks are stopped."]);
    // Room is made from outside, through the namespace of the one who plays.
    let pid = talk.child.id();
    let filler = format!("/proc/{pid}/root{folder}/filler");
    fs::remove_file(&filler).expect("the filler goes");
    // The clocks stand until the arbiter lets them run, whatever fits first.
    talk.enters("f6g5");
    text += &talk.until(&["Clocks are stopped. Wait for the arbiter."]);
    assert!(!text.contains("f6 to g5"), "{text}");
    talk.enters("arbiter: resume");
    talk.until(&["Play on. Black to move."]);
    talk.enters("f6g5");
    let text = talk.until(&["f6 to g5", "Not saved!"]);
    assert!(text.ends_with("f6 to g5\n"), "{text}");
    talk.enters("quit");
    talk.enters("yes");
    let text = talk.until(&["kept"]);
    assert!(text.contains("Saved. Half-moves: 2."), "{text}");
    let kept = desk.path("kept.ron");
    assert_eq!(moves_in(&kept), ["c3-d4", "f6-g5"]);
    assert_eq!(desk.check(&kept).0, Some(0));
}
