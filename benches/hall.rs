//! A hall at work over loopback: the program itself in a process of its own, its journals on a real disk, and everybody who
//! comes over SSH. It prints the processor's time, the memory, how long a move takes until both players have its text, how
//! long a hall that was killed takes to go on, and what somebody who means no good does to all that.
//!
//! `cargo bench --bench hall`; by the environment `GOLOS_HALL_BOARDS` (30), `GOLOS_HALL_SECONDS` (20) of play,
//! `GOLOS_HALL_MOVES` (4) of a board in a minute, `GOLOS_HALL_TROUBLE` (10) seconds of each trouble, 0 for none, and
//! `GOLOS_HALL_DELAY` (0) minutes after which those who look on learn of a move. The whole measure is 200 boards, 600
//! seconds, 4 moves.

#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a bench measures time and prints it")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use golos::hall::ssh::HostKey;
use golos::rules::draughts::{Position, Variant};

#[path = "hall/crowd.rs"]
mod crowd;
#[path = "hall/trouble.rs"]
mod trouble;

use crowd::{Crowd, Heard};

/// So many boards there are to an arbiter.
const OF_ARBITER: usize = 10;

/// So many boards at which both players come by the `ssh` of the system.
const BY_SSH: usize = 4;

/// So many half-moves a game has at least.
const PLIES: usize = 80;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What is measured.
#[derive(Clone, Copy)]
struct Wanted {
    boards: usize,
    play: Duration,
    /// Of one board.
    moves_a_minute: usize,
    trouble: Duration,
}

impl Wanted {
    fn read() -> Wanted {
        let seconds = |name, usual| Duration::from_secs(u64::try_from(number(name, usual)).unwrap_or(u64::MAX));
        Wanted {
            boards: number("GOLOS_HALL_BOARDS", 30).max(1),
            play: seconds("GOLOS_HALL_SECONDS", 20),
            moves_a_minute: number("GOLOS_HALL_MOVES", 4).max(1),
            trouble: seconds("GOLOS_HALL_TROUBLE", 10),
        }
    }

    fn between(&self, moves_a_minute: usize) -> Duration {
        Duration::from_secs(60) / u32::try_from(moves_a_minute).unwrap_or(1)
    }
}

/// The games, one for each board: lawful moves by chance, the same in every run.
fn game(board: usize) -> Vec<String> {
    let variant = Variant::by_id("russian").expect("built in");
    let mut dice = Dice(u64::try_from(board).unwrap_or_default() + 1);
    loop {
        let (mut position, mut moves) = (Position::start(variant), Vec::new());
        while moves.len() < 4 * PLIES {
            let lawful = position.legal_moves();
            let Some(chosen) = lawful.get(dice.roll(lawful.len().max(1))) else { break };
            moves.push(chosen.full(position.geometry()));
            position = position.play(chosen).expect("lawful");
        }
        // The last moves end it, or lead to where it is known who wins.
        if moves.len() >= PLIES {
            moves.truncate(PLIES - 4);
            return moves;
        }
    }
}

/// A small generator of numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % sides
    }
}

/// The folder of a hall, and the one key by which all come in.
struct Place {
    folder: tempfile::TempDir,
    secret: String,
}

impl Place {
    fn new(boards: usize) -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let key = HostKey::from_seed(&[7; 32]);
        let (public, secret) = (key.public(), key.secret().expect("a key"));
        let mut list = String::from("(\n    boards: [\n");
        for board in 1..=boards {
            list += &format!(
                "(white: \"White {board}\", black: \"Black {board}\", rules: \"russian\", control: \"60\"),\n"
            );
        }
        list += "    ],\n    people: [\n";
        let mut person = |login: String, seat: &str, boards: String| {
            // Where a window changes there is a screen to be drawn anew.
            let view = if login == trouble::RESIZES { "screen" } else { "linear" };
            list += &format!("(login: \"{login}\", lang: \"en\", view: \"{view}\", keys: [\"{public}\"], ");
            list += &format!("seats: [(seat: \"{seat}\", boards: [{boards}])]),\n");
        };
        for board in 1..=boards {
            for (letter, seat) in [("w", "white"), ("b", "black"), ("s", "spectator")] {
                person(format!("{letter}{board}"), seat, board.to_string());
            }
        }
        for (index, first) in (1..=boards).step_by(OF_ARBITER).enumerate() {
            let own: Vec<String> = (first..=boards).take(OF_ARBITER).map(|board| board.to_string()).collect();
            person(format!("a{}", index + 1), "arbiter", own.join(", "));
        }
        for name in trouble::LOGINS {
            person(name.to_owned(), "spectator", boards.to_string());
        }
        list += "    ],\n)\n";
        fs::write(folder.path().join("hall.ron"), list).expect("a list");
        let place = Place { folder, secret };
        let key = place.key();
        fs::write(&key, &place.secret).expect("a key");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).expect("for its owner alone");
        }
        place
    }

    fn key(&self) -> PathBuf {
        self.folder.path().join("key")
    }

    /// How many moves stand in the journals.
    fn moves(&self) -> usize {
        let files = fs::read_dir(self.folder.path()).expect("the folder").flatten().map(|entry| entry.path());
        let boards = files.filter(|file| file.to_string_lossy().contains("board-"));
        boards.map(|file| fs::read_to_string(file).expect("a journal").matches("event:Move(Made(").count()).sum()
    }
}

/// The hall at work.
pub struct Hall {
    child: Child,
    stdin: ChildStdin,
    pub port: u16,
    /// How long it took until it was open.
    opened: Duration,
}

impl Hall {
    fn open(folder: &Path) -> Hall {
        let begun = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_golos"));
        command.args(["hall", "--lang", "en", "--listen", "127.0.0.1:0"]).arg(folder);
        command.args(["--delay", &number("GOLOS_HALL_DELAY", 0).to_string()]);
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, folder);
        }
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("golos");
        let stdin = child.stdin.take().expect("input");
        let mut lines = BufReader::new(child.stdout.take().expect("output")).lines().map_while(Result::ok);
        let open = lines.find(|line| line.contains("is open at")).expect("a hall that opens");
        let opened = begun.elapsed();
        let port = open.trim_end_matches('.').rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        // What the host is told is read, and nobody listens.
        std::thread::spawn(move || lines.for_each(drop));
        Hall { child, stdin, port, opened }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush()).expect("a hall that reads");
    }

    /// The processor's time that it has used.
    fn processor(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        // A hundredth of a second each, on every Linux.
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 10)
    }

    /// The memory that it has, and the most that it had, in megabytes.
    fn memory(&self) -> (f64, f64) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let of = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name))?;
            line.split_whitespace().nth(1)?.parse::<u32>().ok()
        };
        let of = |name: &str| f64::from(of(name).unwrap_or_default()) / 1024.0;
        (of("VmRSS:"), of("VmHWM:"))
    }

    fn kill(mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("an end");
    }
}

/// What the disk alone takes for a line beside the journals, ten times a second: a hall is no faster.
#[derive(Clone)]
struct Disk(Arc<Mutex<Vec<Duration>>>);

impl Disk {
    fn watch(place: &Place) -> Disk {
        let mut file = File::create(place.folder.path().join("probe")).expect("a file");
        let disk = Disk(Arc::default());
        let times = Arc::clone(&disk.0);
        std::thread::spawn(move || {
            loop {
                let begun = Instant::now();
                if file.write_all(&[b'\n'; 1024]).and_then(|()| file.sync_data()).is_err() {
                    return;
                }
                times.lock().expect("times").push(begun.elapsed());
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        disk
    }

    /// What it took since this was asked last.
    fn take(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.0.lock().expect("times"))
    }
}

fn at(times: &[Duration], share: usize) -> Duration {
    times.get((times.len().max(1) - 1) * share / 100).copied().unwrap_or_default()
}

/// Prints how long moves took, how many were not heard, and what the disk alone took.
fn report(what: &str, mut heard: Heard, disk: &Disk) -> Duration {
    heard.times.sort_unstable();
    let mut alone = disk.take();
    alone.sort_unstable();
    let [median, most, slowest] = [50, 99, 100].map(|share| at(&heard.times, share));
    println!(
        "{what:<34} median {median:>9.3?}   99 % {most:>9.3?}   slowest {slowest:>9.3?}   {} moves, {} not heard",
        heard.times.len(),
        heard.lost
    );
    let [median, share, slowest] = [50, 99, 100].map(|share| at(&alone, share));
    println!("{:<34} median {median:>9.3?}   99 % {share:>9.3?}   slowest {slowest:>9.3?}", "    the disk alone");
    most
}

fn main() {
    let wanted = Wanted::read();
    let place = Place::new(wanted.boards);
    let mut hall = Hall::open(place.folder.path());
    println!("{} boards opened in {:.3?}", wanted.boards, hall.opened);
    hall.types("all start");
    let begun = Instant::now();
    let mut crowd = Crowd::come(&hall, &place, wanted.boards);
    println!("{} people came in {:.3?}; {:.1} MB", crowd.count(), begun.elapsed(), hall.memory().0);
    let disk = Disk::watch(&place);
    let (processor, begun) = (hall.processor(), Instant::now());
    let heard = crowd.play(wanted.between(wanted.moves_a_minute), wanted.play);
    let (used, took) = (hall.processor().saturating_sub(processor), begun.elapsed());
    report("move typed → text at both players", heard, &disk);
    let (now, most) = hall.memory();
    println!(
        "processor {used:.2?} of {took:.1?}: {:.1} % of one core; memory {now:.1} MB, at most {most:.1} MB",
        100.0 * used.as_secs_f64() / took.as_secs_f64()
    );
    if !wanted.trouble.is_zero() {
        trouble::measure(&hall, &place, &mut crowd, wanted, &disk);
    }
    let kept = crowd.heard();
    hall.kill();
    drop(crowd);
    println!("moves heard {kept}, in the journals {}", place.moves());
    let hall = Hall::open(place.folder.path());
    println!("{} boards taken up after a kill in {:.3?}; {:.1} MB", wanted.boards, hall.opened, hall.memory().0);
    hall.kill();
}
