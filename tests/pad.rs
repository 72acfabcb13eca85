//! A real driver without a real pad: unmodified gilrs reads the device that umockdev shows it.
#![cfg(all(target_os = "linux", feature = "gamepad"))]

use golos::input::pad::{Button, Gilrs, PadChange, PadMap, Pads};
use golos::input::{Hand, Intent};
use golos::rules::draughts::{Geometry, Position, Variant};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The whole test takes two seconds; a machine under load may take its time.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program that umockdev runs: tells each event and what comes of it, until the button of the clock is let go.
#[test]
#[ignore = "the program inside umockdev, not a test of its own"]
fn pad_reader() {
    if std::env::var_os("UMOCKDEV_DIR").is_none() {
        return;
    }
    std::thread::spawn(|| {
        std::thread::sleep(PATIENCE);
        std::process::exit(2);
    });
    let position = Position::start(Variant::RUSSIAN);
    let mut pads = Gilrs::new().unwrap();
    let mut map = PadMap::new();
    let mut hand = Hand::new(&Geometry::SQUARES_64, false);
    while let Some(event) = pads.next() {
        println!("{:?}", event.what);
        let cursor = Geometry::SQUARES_64.name(hand.cursor());
        match map.read(&event, &cursor) {
            Some(Intent::Hand(key)) => println!("{:?}", hand.handle(key, &position)),
            Some(intent) => println!("{intent:?}"),
            None => {}
        }
        if event.what == PadChange::Released(Button::West) {
            return;
        }
    }
}

/// This program, run again with a pad plugged in that plays `events`; none where umockdev is not installed.
fn replay(events: &str) -> Option<Child> {
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/gamepad");
    let child = Command::new("umockdev-run")
        .args(["-d", &format!("{fixtures}/pad.umockdev")])
        .args(["-i", &format!("/dev/input/event7={fixtures}/pad.ioctl")])
        .args(["-e", &format!("/dev/input/event7={fixtures}/{events}")])
        .arg("--")
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "pad::pad_reader", "--ignored", "--nocapture"])
        .stdout(Stdio::piped())
        .spawn();
    match child {
        Ok(child) => Some(child),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "umockdev-run: {error}");
            println!("skipped: umockdev-run: {error}");
            None
        }
    }
}

/// The lines of a stream, as they come.
fn lines(stream: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        BufReader::new(stream).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
    });
    receiver
}

#[test]
fn a_pad_plays_a_move_and_asks_for_the_time() {
    let Some(mut child) = replay("move.events") else { return };
    let told = lines(child.stdout.take().unwrap());
    let deadline = Instant::now() + PATIENCE;
    let mut lines = Vec::new();
    while let Ok(line) = told.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        lines.push(line);
    }
    // Without effect where it has ended.
    let _ = child.kill();
    assert!(child.wait().unwrap().success(), "{lines:#?}");

    let square = |name| Geometry::SQUARES_64.parse(name).unwrap();
    let moved = |name| format!("Moved({:?})", square(name));
    let mut rest = lines.iter();
    for wanted in [
        "Connected(\"".to_owned(),
        "Pressed(Up)".to_owned(),
        moved("b2"),
        "Released(Up)".to_owned(),
        "Stick(Up)".to_owned(),
        moved("a3"),
        "Pressed(Right)".to_owned(),
        moved("c3"),
        moved("e3"),
        "Stick(Left)".to_owned(),
        moved("c3"),
        "Stick(Rest)".to_owned(),
        "Pressed(South)".to_owned(),
        format!("Picked({:?}, 1)", square("c3")),
        moved("d4"),
        "Pressed(Start)".to_owned(),
        "Entered(\"c3-d4\")".to_owned(),
        "Pressed(West)".to_owned(),
        "Game { by: None, ask: Query(Clock) }".to_owned(),
    ] {
        assert!(rest.any(|line| line.starts_with(&wanted)), "{wanted} is missing: {lines:#?}");
    }
    assert_eq!(lines.iter().filter(|line| line.starts_with("Moved")).count(), 6, "{lines:#?}");
}
