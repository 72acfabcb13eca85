//! Those who mean no good: they send garbage, flood the hall, read nothing, and open lines upon lines. The others play on, and
//! the memory of the hall is bounded. What it costs the others in time tells `cargo bench --bench hall`.

use std::io::Write;
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::Duration;

use super::home::{join, make_known};
use super::kills::{Dice, game, heard, moves};
use super::ssh::{Open, Place, Talk, has_ssh};

/// So many lines are opened by one who opens lines: more than may stand before the door.
const LINES: usize = 400;

/// So much memory the hall has at most meanwhile, in megabytes; an unbounded queue takes more within seconds.
const MEMORY: u64 = 200;

fn garbage(dice: &mut Dice) -> Vec<u8> {
    (0..4096).map(|_| u8::try_from(dice.roll(256)).expect("a byte")).collect()
}

/// The most memory that the hall had, in megabytes; 0 where the system does not tell.
fn memory(hall: &Open) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", hall.talk.id())).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default().to_owned();
    line.split_whitespace().nth(1).and_then(|size| size.parse::<u64>().ok()).unwrap_or_default() / 1024
}

/// A guest who types without end, and never reads what is answered.
fn flood(place: &Place, hall: &Open) -> Child {
    let mut command = place.ssh(hall, "guest", "stranger", &["-T", "-o", "BatchMode=yes"], &[]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("ssh");
    let mut stdin = child.stdin.take().expect("input");
    std::thread::spawn(move || while stdin.write_all("board\n".repeat(500).as_bytes()).is_ok() {});
    child
}

/// Each of these moves is heard by both.
fn play(players: &mut [Talk; 2], game: &[String], from: usize, to: usize) {
    for (text, ply) in game[from..to].iter().zip(from..) {
        players[ply % 2].types(text);
        for player in players.iter_mut() {
            player.until(&heard(text));
        }
    }
}

#[test]
fn who_sends_garbage_floods_reads_nothing_or_opens_lines_upon_lines_keeps_nobody_from_playing() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let mut hall = place.open();
    make_known(&place, &hall);
    let mut players = ["anna", "boris"].map(|login| join(&place, &hall.port, login));
    for (player, seat) in players.iter_mut().zip(["Your seat: White.", "Your seat: Black."]) {
        player.until(seat);
    }
    hall.talk.types("start");
    for player in &mut players {
        player.until("Start. White to move.");
    }
    let mut dice = Dice(7);
    let game = game(&mut dice, 20);
    play(&mut players, &game, 0, 2);
    // Who is let in and sends what is no record is let go; the hall tells it of him, and goes on.
    let options = ["-T", "-s", "-o", "BatchMode=yes"];
    let mut command = place.ssh(&hall, "guest", "stranger", &options, &["golos"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("ssh");
    let mut stdin = child.stdin.take().expect("input");
    while stdin.write_all(&[garbage(&mut dice), b"\n".to_vec()].concat()).is_ok() {}
    assert!(!child.wait().expect("an end").success());
    play(&mut players, &game, 2, 4);
    // One who floods and reads nothing.
    let mut flooding = flood(&place, &hall);
    loop {
        hall.talk.types("people");
        if hall.talk.until("guest, ").contains(": here.") {
            break;
        }
    }
    play(&mut players, &game, 4, 8);
    // Garbage before anybody has said who he is, and lines on which nothing is said at all.
    let port = hall.port.parse().expect("a port");
    let mut lines: Vec<TcpStream> = Vec::new();
    for line in 0..LINES {
        let Ok(mut stranger) = TcpStream::connect(("127.0.0.1", port)) else { continue };
        let _ = stranger.set_write_timeout(Some(Duration::from_millis(100)));
        if line % 4 == 0 {
            let greeting: &[u8] = if line % 8 == 0 { b"SSH-2.0-nobody\r\n" } else { b"" };
            let _ = stranger.write_all(&[greeting, &garbage(&mut dice)].concat());
        }
        lines.push(stranger);
    }
    play(&mut players, &game, 8, 20);
    assert_eq!(moves(&place), game);
    assert!(memory(&hall) < MEMORY, "{} MB", memory(&hall));
    let _ = flooding.kill();
    let _ = flooding.wait();
}
