//! The real binary, killed without warning: what was announced is in the record, and the game goes on from there.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crate::support::Patient;
use golos::game::{Event, MoveEvent};
use golos::journal;
use golos::rules::Variant;

const KILLS: u64 = 200;

/// A small generator of numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A lawful game of at most `plies` moves, in full notation.
fn game(dice: &mut Dice, plies: usize) -> Vec<String> {
    let mut position = *Variant::RUSSIAN.start().draughts().expect("draughts");
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = position.legal_moves();
        let Ok(count) = u64::try_from(legal.len()) else { break };
        if count == 0 {
            break;
        }
        let mv = &legal[usize::try_from(dice.roll(count)).unwrap_or_default()];
        let notation = mv.full(position.geometry());
        position = position.play(mv).expect("a legal move");
        moves.push(notation);
    }
    moves
}

fn start(folder: &Path) -> Child {
    let child = crate::support::command()
        .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"])
        .arg(folder)
        .args(["play", "--control", "60", "--ears", "all", "--white", "A", "--black", "B"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    child.expect("golos starts")
}

/// Plays until `announced` moves were heard and so many lines `more`, then kills; all lines that came out.
fn play_and_kill(folder: &Path, moves: &[String], announced: usize, more: u64) -> Vec<String> {
    let mut child = start(folder);
    let mut input = child.stdin.take().expect("a pipe");
    let script = format!("start\n{}\n", moves.join("\n"));
    let writer = std::thread::spawn(move || {
        let _ = input.write_all(script.as_bytes());
        // The pipe stays open: the end of the input would close the game in good order.
        input
    });
    let mut lines = Vec::new();
    let mut output = BufReader::new(Patient::new(child.stdout.take().expect("a pipe")));
    let mut left = more;
    loop {
        if count_moves(&lines) >= announced {
            match left.checked_sub(1) {
                Some(fewer) => left = fewer,
                None => break,
            }
        }
        let mut line = String::new();
        match output.read_line(&mut line) {
            Ok(read) if read > 0 => lines.push(line.trim_end().to_owned()),
            _ => break,
        }
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("it ends");
    // What was in the pipe had been announced as well, up to the last whole line.
    let mut rest = String::new();
    while output.read_line(&mut rest).is_ok_and(|read| read > 0) {
        if let Some(line) = rest.strip_suffix('\n') {
            lines.push(line.to_owned());
        }
        rest.clear();
    }
    drop(writer.join());
    lines
}

/// A line of the linear face that announces a move: "c3 to d4", "c3 takes e5, g7, king".
fn is_move(line: &str) -> bool {
    let mut words = line.trim_start_matches("king ").split(' ');
    let square = |word: Option<&str>| word.is_some_and(|word| word.len() == 2 && word.as_bytes()[1].is_ascii_digit());
    square(words.next()) && matches!(words.next(), Some("to" | "takes"))
}

fn count_moves(lines: &[String]) -> usize {
    lines.iter().filter(|line| is_move(line)).count()
}

/// The journal; none if the kill came before the game was opened.
fn journal_in(folder: &Path) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    let mut files = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    files.next().filter(|path| !journal::read(&std::fs::read(path).expect("the journal")).records.is_empty())
}

fn made(path: &Path) -> Vec<String> {
    let log = journal::read(&std::fs::read(path).expect("the journal"));
    let notation = |event: &Event| match event {
        Event::Move(MoveEvent::Made { notation, .. }) => Some(notation.to_string()),
        _ => None,
    };
    log.records.iter().filter_map(|record| notation(&record.event)).collect()
}

#[test]
fn nothing_that_was_announced_is_missing_after_a_kill() {
    let mut dice = Dice(20_220_317);
    for kill in 0..KILLS {
        let moves = game(&mut dice, 40);
        let announced = usize::try_from(dice.roll(moves.len() as u64)).unwrap_or_default();
        // Each move that is left is heard in a line at least.
        let more = dice.roll((moves.len() - announced).min(4) as u64);
        let folder = tempfile::tempdir().expect("a folder");
        let lines = play_and_kill(folder.path(), &moves, announced, more);
        let heard = count_moves(&lines);
        let Some(path) = journal_in(folder.path()) else {
            assert_eq!(lines.iter().filter(|line| line.starts_with("White A")).count(), 0, "kill {kill}");
            continue;
        };
        let kept = made(&path);
        assert!(kept.len() >= heard, "kill {kill}: heard {heard} moves, kept {}", kept.len());
        assert_eq!(kept, moves[..kept.len()], "kill {kill}");
        if kill % 10 == 0 {
            goes_on(&path, &moves, kept.len());
        }
    }
}

/// The game is continued, the last move is known, the next one is played, and the whole record is sound.
fn goes_on(path: &Path, moves: &[String], kept: usize) {
    let next = moves.get(kept).cloned().unwrap_or_else(|| "quit".to_owned());
    let mut child = crate::support::command()
        .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "resume", "--ears", "all"])
        .arg(path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("golos starts");
    let script = format!("start\na: leave\nl\n{next}\n");
    child.stdin.take().expect("a pipe").write_all(script.as_bytes()).expect("a pipe");
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    if kept < moves.len() {
        assert_eq!(made(path).len(), kept + 1, "{text}");
    }
    let check = crate::support::command().args(["--lang", "en", "check"]).arg(path).output().expect("golos checks");
    assert_eq!(check.status.code(), Some(0), "{}", String::from_utf8_lossy(&check.stdout));
}
