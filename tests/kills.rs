//! The real binary, killed without warning again and again, in games, sealed moves and micro-matches, and while they are
//! taken up: what was heard is in the record, and each record is sound after the last time.
//!
//! `GOLOS_KILLS` says how often; a few dozen in the suite, 10,000 by hand. `GOLOS_SEED` is where the dice begin.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use golos::game::{AdjournmentEvent, Event, MoveEvent};
use golos::journal::{self, Problem};
use golos::tournament::micro_match;

/// As often in the suite.
const KILLS: u64 = 24;
/// A machine under load may take its time; a test that reaches this has hung.
const PATIENCE: Duration = Duration::from_secs(60);
/// As often in one folder, at most.
const IN_A_ROW: u64 = 5;

/// A number from the environment.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A small generator of numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// What is played in one folder: how it is begun, what is typed then, and what is typed when it is taken up.
struct Evening {
    begin: &'static [&'static str],
    lines: &'static [&'static str],
    again: &'static [&'static str],
}

/// A game, a sealed move, a micro-match.
const EVENINGS: [Evening; 3] = [
    Evening {
        begin: &["play", "--control", "60"],
        lines: &["start", "c3-d4", "b6-a5", "d4-c5", "d6:b4", "a3:c5", "w: t", "a: note later", "a: clock"],
        again: &["start", "a: gap leave", "a: note again", "c3-d4", "b6-a5", "d4-c5", "d6:b4", "a3:c5"],
    },
    Evening {
        begin: &["play", "--control", "1h30/40+30m", "--rules", "chess-2020"],
        lines: &["start", "e2-e4", "e7-e5", "a: adjourn", "Ng1-f3", "a: note later"],
        again: &[
            "start",
            "a: gap leave",
            "e2-e4",
            "e7-e5",
            "a: open envelope",
            "a: adjourn",
            "Nb8-c6",
            "a: note again",
        ],
    },
    Evening {
        begin: &["match", "--control", "60", "--break", "0"],
        lines: &["start", "c3-d4", "w: resign", "yes", "score", "start", "start", "c3-d4", "b: resign", "yes", "score"],
        again: &["start", "a: gap leave", "start", "c3-d4", "w: resign", "yes", "score", "start", "start", "score"],
    },
];

fn golos(folder: &Path, args: &[&str]) -> Child {
    let mut command = crate::support::command();
    command.args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"]).arg(folder).args(args);
    let child =
        command.args(["--ears", "all"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    child.expect("golos starts")
}

/// When it is killed: by what has happened, never by the time that has passed.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// So many lines were heard.
    Heard(usize),
    /// So many whole lines stand in the journals.
    Written(usize),
}

/// What is typed last: with the answer to it there is nothing more to be heard.
const LAST: &str = "zz last";

/// Types the lines, and kills at the moment, or where it never comes, when all was answered; what was heard, whole lines
/// only.
fn kill(mut child: Child, folder: &Path, lines: &[&str], moment: Moment) -> Vec<String> {
    let mut input = child.stdin.take().expect("a pipe");
    let script = lines.iter().chain(&[LAST]).map(|line| format!("{line}\n")).collect::<String>();
    // The pipe stays open: the end of the input would close the record in good order.
    let _ = input.write_all(script.as_bytes());
    let (sender, heard) = mpsc::channel();
    let output = child.stdout.take().expect("a pipe");
    let reader = std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|read| read > 0) {
            if let Some(whole) = line.strip_suffix('\n') {
                let _ = sender.send(whole.to_owned());
            }
            line.clear();
        }
    });
    let mut all: Vec<String> = Vec::new();
    let has_come = |heard: usize| match moment {
        Moment::Heard(lines) => heard >= lines,
        Moment::Written(lines) => written(folder) >= lines,
    };
    while !has_come(all.len()) && !all.last().is_some_and(|line| line.contains(LAST)) {
        let next = match moment {
            Moment::Heard(_) => heard.recv_timeout(PATIENCE),
            Moment::Written(_) => match heard.try_recv() {
                Err(TryRecvError::Empty) => {
                    std::thread::yield_now();
                    continue;
                }
                next => next.map_err(|_| RecvTimeoutError::Disconnected),
            },
        };
        match next {
            Ok(line) => all.push(line),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("nothing is heard any more: {all:#?}"),
        }
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("it ends");
    reader.join().expect("what was heard");
    drop(input);
    // What was in the pipe had been announced as well.
    all.extend(heard.try_iter());
    all
}

/// How many whole lines stand in the journals of the folder.
fn written(folder: &Path) -> usize {
    let files = fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    let journals = files.filter(|file| file.extension().is_some_and(|ending| ending == "ron"));
    let lines = |file: PathBuf| fs::read(file).map_or(0, |bytes| bytes.iter().filter(|byte| **byte == b'\n').count());
    journals.map(lines).sum()
}

/// What stands in the folder.
#[derive(Default)]
struct Kept {
    matches: Vec<PathBuf>,
    games: Vec<PathBuf>,
    /// From where to where each move went first.
    moves: Vec<(String, String)>,
    seals: usize,
    ends: usize,
    scores: usize,
}

fn kept(folder: &Path) -> Kept {
    let mut kept = Kept::default();
    let mut files: Vec<_> = fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path()).collect();
    files.sort();
    for file in files.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "ron")) {
        let mut bytes = Vec::new();
        fs::File::open(&file).and_then(|mut file| file.read_to_end(&mut bytes)).expect("the journal");
        if file.to_string_lossy().ends_with(".match.ron") {
            let log = journal::read_match(&bytes);
            let is_end = |event: &micro_match::Event| matches!(event, micro_match::Event::GameEnded { .. });
            kept.scores += log.records.iter().filter(|record| is_end(&record.event)).count();
            kept.matches.push(file);
            continue;
        }
        for record in journal::read(&bytes).records {
            match record.recorded.event {
                Event::Move(MoveEvent::Made { notation, .. }) => kept.moves.extend(way(&notation)),
                Event::Adjournment(AdjournmentEvent::Sealed { .. }) => kept.seals += 1,
                Event::Ended { .. } => kept.ends += 1,
                _ => {}
            }
        }
        kept.games.push(file);
    }
    kept
}

/// From where to where a move that is announced goes first: "c3 to d4", "pawn e2 to e4".
fn announced(line: &str) -> Option<(String, String)> {
    let words: Vec<&str> = line.split([' ', ',']).collect();
    let is_move = words.len() <= 5
        && words
            .windows(3)
            .any(|three| is_square(three[0]) && ["to", "takes"].contains(&three[1]) && is_square(three[2]));
    is_move.then(|| way(line)).flatten()
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// The first two squares of a text.
fn way(text: &str) -> Option<(String, String)> {
    let mut squares = (0..text.len()).filter_map(|at| text.get(at..at + 2)).filter(|two| is_square(two));
    Some((squares.next()?.to_owned(), squares.next()?.to_owned()))
}

/// Each move that was heard in one run stands in the record, in the order in which it was heard.
fn each_move_stands(heard: &[String], kept: &Kept, seed: u64) {
    let mut made = kept.moves.iter();
    for way in heard.iter().filter_map(|line| announced(line)) {
        assert!(made.any(|kept| *kept == way), "seed {seed}: {way:?} is lost: {:?}: {heard:#?}", kept.moves);
    }
}

/// What was heard is kept.
fn nothing_is_lost(heard: &[String], kept: &Kept, seed: u64) {
    let count = |is: &dyn Fn(&str) -> bool| heard.iter().filter(|line| is(line)).count();
    let table = [
        ("moves", count(&|line| announced(line).is_some()), kept.moves.len()),
        ("seals", count(&|line| line.contains("sealed the move")), kept.seals),
        ("results", count(&|line| line.starts_with("White resigns.") || line.starts_with("Black resigns.")), kept.ends),
        ("scores", count(&|line| line.starts_with("Micro-match over")), kept.scores / 2),
    ];
    for (what, heard_of, kept) in table {
        assert!(heard_of <= kept, "seed {seed}: {what}: heard {heard_of}, kept {kept}: {heard:#?}");
    }
}

/// The journal that is taken up: that of the micro-match, or of the game. None before its first line is whole.
fn to_resume(kept: &Kept) -> Option<PathBuf> {
    let file = kept.matches.first().or(kept.games.first())?;
    is_begun(file).then(|| file.clone())
}

/// Whether its first line is whole. Of a record that was killed before that nothing was heard.
fn is_begun(file: &Path) -> bool {
    fs::read(file).expect("the journal").contains(&b'\n')
}

/// Every journal in the folder is sound and closed.
fn all_is_sound(kept: &Kept, seed: u64) {
    for file in kept.matches.iter().filter(|file| is_begun(file)) {
        let report = journal::check_match(&fs::read(file).expect("the journal")).expect("a micro-match");
        assert!(report.findings.is_empty(), "seed {seed}: {}: {:?}", file.display(), report.findings);
    }
    for file in kept.games.iter().filter(|file| is_begun(file)) {
        let report = journal::check(&fs::read(file).expect("the journal")).expect("a game");
        let problems: Vec<&Problem> = report.findings.iter().map(|finding| &finding.problem).collect();
        assert!(problems.is_empty(), "seed {seed}: {}: {problems:?}", file.display());
    }
}

/// One folder: begun, killed, taken up and killed again, and at last left in good order. How often it was killed.
fn one_evening(seed: u64) -> u64 {
    let mut dice = Dice(seed);
    // The first numbers of neighbouring seeds are alike.
    dice.roll(2);
    let folder = tempfile::tempdir().expect("a folder");
    let evening = &EVENINGS[usize::try_from(dice.roll(EVENINGS.len() as u64)).unwrap_or_default()];
    let args = [evening.begin, &["--white", "A", "--black", "B"]].concat();
    let kills = 1 + dice.roll(IN_A_ROW);
    let mut heard = Vec::new();
    for _ in 0..kills {
        let file = to_resume(&kept(folder.path()));
        let (child, lines) = match &file {
            Some(file) => (golos(folder.path(), &["resume", &file.to_string_lossy()]), evening.again),
            None => (golos(folder.path(), &args), evening.lines),
        };
        let (kind, count) = (dice.roll(2), usize::try_from(dice.roll(16)).unwrap_or_default());
        let moment = if kind == 0 { Moment::Heard(count) } else { Moment::Written(written(folder.path()) + count) };
        let run = kill(child, folder.path(), lines, moment);
        let kept = kept(folder.path());
        each_move_stands(&run, &kept, seed);
        heard.extend(run);
        nothing_is_lost(&heard, &kept, seed);
    }
    if let Some(file) = to_resume(&kept(folder.path())) {
        let mut child = golos(folder.path(), &["resume", &file.to_string_lossy()]);
        let _ = child.stdin.take().expect("a pipe").write_all(b"quit\nyes\n");
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "seed {seed}: {said}");
        let kept = kept(folder.path());
        nothing_is_lost(&heard, &kept, seed);
        all_is_sound(&kept, seed);
    }
    kills
}

#[test]
fn nothing_that_was_heard_is_lost_however_often_it_is_killed() {
    let (wanted, first) = (number("GOLOS_KILLS", KILLS), number("GOLOS_SEED", 20_220_317));
    let (killed, next) = (AtomicU64::new(0), AtomicU64::new(first));
    let hands = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..hands {
            scope.spawn(|| {
                while killed.load(Ordering::Relaxed) < wanted {
                    let kills = one_evening(next.fetch_add(1, Ordering::Relaxed));
                    killed.fetch_add(kills, Ordering::Relaxed);
                }
            });
        }
    });
    assert!(killed.into_inner() >= wanted);
}
