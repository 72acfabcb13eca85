//! A real driver without a real pad: unmodified gilrs reads the device that umockdev shows it.
#![cfg(all(target_os = "linux", feature = "gamepad"))]

use golos::clock::Ms;
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::input::pad::{Button, Buzz, Gilrs, PadChange, PadEvent, PadId, PadMap, Pads, Rumble, Tilt};
use golos::input::{BoardCursor, CursorKey, Intent};
use golos::rules::{Notation, Variant};
use golos::shell::hub::{Console, Signals};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use crate::program::{Program, journal_in, moves};
use crate::support::has_programs;

/// The whole test takes two seconds; a machine under load may take its time.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program that umockdev runs: tells each event and what comes of it, until the button of the clock is let go.
#[test]
#[expect(clippy::disallowed_methods, reason = "a program that waits for a pad does not end by itself")]
#[ignore = "the program inside umockdev, not a test of its own"]
fn pad_reader() {
    if std::env::var_os("UMOCKDEV_DIR").is_none() {
        return;
    }
    std::thread::spawn(|| {
        std::thread::sleep(PATIENCE);
        std::process::exit(2);
    });
    let position = Variant::RUSSIAN.start();
    let mut pads = Gilrs::new().unwrap();
    let mut map = PadMap::new();
    let mut hand = BoardCursor::new(&position, Notation::FILES, false);
    while let Some(event) = pads.next() {
        println!("{:?}", event.what);
        let cursor = position.place_name(hand.cursor());
        match map.read(&event, &cursor) {
            Some(Intent::BoardCursor(key)) => println!("{:?}", hand.handle(key, &position)),
            Some(intent) => println!("{intent:?}"),
            None => {}
        }
        if event.what == PadChange::Released(Button::West) {
            return;
        }
    }
}

/// The words before a program that runs with a pad plugged in, which plays `events`; `None` without umockdev.
fn with_pad(events: &str) -> Option<Vec<String>> {
    let fixture = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join("gamepad").join(name);
    let device = |name: &str| format!("/dev/input/event7={}", fixture(name).display());
    let pad = fixture("pad.umockdev").display().to_string();
    let words = ["umockdev-run", "-d", &pad, "-i", &device("pad.ioctl"), "-e", &device(events), "--"];
    has_programs(&["umockdev-run"]).then(|| words.map(str::to_owned).to_vec())
}

#[test]
fn a_pad_plays_a_move_and_asks_for_the_time() {
    let program = std::env::current_exe().unwrap();
    let Some(words) = with_pad("move.events") else { return };
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).arg(program).args(["--exact", "pad::pad_reader", "--ignored", "--nocapture"]);
    let (status, lines) = Program::start(&mut command).unwrap().end();
    assert!(status.success(), "{lines:#?}");

    let square = |name| Variant::RUSSIAN.start().place_named(name).unwrap();
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
        "Game { by: None, ask: Record(Query(Clock)) }".to_owned(),
    ] {
        assert!(rest.any(|line| line.starts_with(&wanted)), "{wanted} is missing: {lines:#?}");
    }
    assert_eq!(lines.iter().filter(|line| line.starts_with("Moved")).count(), 6, "{lines:#?}");
}

/// What the real program says to a pad, sentence by sentence; the journal has the moves.
fn plays(events: &str, options: &[&str], said: &[&str], made: &[&str]) {
    let Some(words) = with_pad(events) else { return };
    let mut command = crate::support::command_under(words);
    let folder = tempfile::tempdir().unwrap();
    command.args(["--view", "linear", "--voice", "none", "--lang", "en", "--dir"]).arg(folder.path());
    let mut program = Program::start(command.args(["play", "--control", "30", "--training"]).args(options)).unwrap();
    program.enter("start");
    said.iter().for_each(|line| drop(program.await_line(line)));
    let (status, lines) = program.end();
    assert!(status.success(), "{lines:#?}");
    assert_eq!(moves(&journal_in(folder.path())), made);
}

#[test]
fn a_game_is_played_with_a_pad() {
    let said = [
        "b2: white man.",
        "a3: white man.",
        "c3: white man.",
        "e3: white man.",
        "c3: white man.",
        "c3 selected.",
        "d4: empty.",
        "c3 to d4",
        "You ",
    ];
    plays("move.events", &[], &said, &["c3-d4"]);
}

#[test]
fn a_pad_presses_the_clock_where_a_person_does() {
    let said = ["Start.", "c3 selected.", "c3 to d4", "Clock.", "d6 selected.", "d6 to c5", "Clock."];
    plays("press.events", &["--press", "manual"], &said, &["c3-d4", "d6-c5"]);
}

/// Notes what shakes which pad.
struct Felt(Sender<(PadId, Rumble)>);

impl Buzz for Felt {
    fn rumble(&self, pad: PadId, rumble: Rumble) {
        self.0.send((pad, rumble)).unwrap();
    }
}

#[test]
fn a_hand_goes_through_the_menus() {
    let config = Config {
        lang: Lang::En,
        style: Style::spoken(Lang::En),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let mut app = Desk::new(config, Arc::new(VirtualTime::default()));
    for (key, said) in [
        (CursorKey::Down, "2. Resume a game"),
        (CursorKey::Down, "3. Replay a game"),
        (CursorKey::Up, "2. Resume a game"),
        (CursorKey::Up, "1. New game"),
        (CursorKey::Up, "1. New game"),
        (CursorKey::Pick, "Chosen: New game."),
        (CursorKey::Confirm, "Chosen: Russian draughts."),
        (CursorKey::Confirm, "Which time control?"),
        (CursorKey::Down, "4. 15:00"),
        (CursorKey::Drop, "Who is playing? For example: Ann – blind, Boris. Press Enter for no names."),
    ] {
        let out = app.hand(None, key);
        assert_eq!(out.first().map(|out| out.written.as_str()), Some(said), "{key:?}");
    }
}

#[test]
fn two_pads_are_two_hands_and_feel_what_happens() {
    let config = Config {
        lang: Lang::En,
        style: Style::spoken(Lang::En),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.line("1");
    let (shaken, felt) = channel();
    let mut console = Console::new(desk, Signals::default(), None, Some(Box::new(Felt(shaken))));
    while console.desk.game().is_none() {
        console.desk.line("");
    }
    let mut feel = |pad, what| {
        let out = console.pad(&PadEvent { pad: PadId(pad), what });
        console.speak(&out);
        let written: Vec<String> = out.into_iter().map(|out| out.written).collect();
        (written.join("\n"), felt.try_iter().map(|(pad, rumble)| (pad.0, rumble)).collect::<Vec<_>>())
    };
    let (pressed, tilted) = (PadChange::Pressed, PadChange::Stick);
    for (pad, what, said, shaken) in [
        (0, PadChange::Connected("One".to_owned()), "Gamepad: One.", vec![]),
        (1, PadChange::Connected("Two".to_owned()), "Gamepad back: Black.", vec![]),
        (0, pressed(Button::Down), "Edge.", vec![(0, Rumble::Edge)]),
        (1, tilted(Tilt::Left), "Edge.", vec![(1, Rumble::Edge)]),
        (0, pressed(Button::Up), "b2: white man.", vec![]),
        (0, pressed(Button::South), "b2 selected.", vec![]),
        (0, pressed(Button::South), "b2 selected.", vec![]),
        (1, pressed(Button::South), "a1 selected.", vec![]),
        (1, pressed(Button::East), "a1 deselected.", vec![]),
        (0, pressed(Button::East), "b2 deselected.", vec![]),
        (0, pressed(Button::R2), "Start. White to move.", vec![(0, Rumble::Turn), (1, Rumble::Moved)]),
        (0, pressed(Button::R1), "b2: white man.", vec![]),
        (1, pressed(Button::R1), "a1: white man.", vec![]),
        (0, pressed(Button::L3), "Arrow pad or stick: moves over the dark squares.", vec![]),
        (1, PadChange::Gone, "Gamepad lost: Black.", vec![]),
    ] {
        let (written, rumbles) = feel(pad, what.clone());
        assert!(written.starts_with(said), "{pad} {what:?}: {written}");
        assert_eq!(rumbles, shaken, "{pad} {what:?}: {written}");
    }
    // What one is asked to feel is felt by whoever has a pad; the second is gone.
    for (said, rumble) in [
        ("Your turn: short, long.", Rumble::Turn),
        ("Clocks stopped, a ruling, a result: long, short.", Rumble::Notice),
    ] {
        let out = console.desk.line("feel");
        console.speak(&out);
        assert_eq!(out.first().map(|out| out.written.as_str()), Some(said));
        assert_eq!(felt.try_iter().map(|(pad, rumble)| (pad.0, rumble)).collect::<Vec<_>>(), [(0, rumble)]);
    }
}

/// Each hand feels what is for it: whose turn it is, a move, an offer, a warning that is his alone, a refusal, a flag.
#[test]
fn each_of_two_pads_tells_its_own_player() {
    let config = Config {
        lang: Lang::En,
        style: Style::spoken(Lang::En),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    for line in ["6", "russian", "Ann, Bob", "60+30s", "2", "1", "2"] {
        desk.line(line);
    }
    let (shaken, felt) = channel();
    let mut console = Console::new(desk, Signals::default(), None, Some(Box::new(Felt(shaken))));
    for pad in [0, 1] {
        console.pad(&PadEvent { pad: PadId(pad), what: PadChange::Connected("Pad".to_owned()) });
    }
    for (line, seconds, shaken) in [
        ("start", 0, vec![(0, Rumble::Turn), (1, Rumble::Moved)]),
        ("c3-d4", 0, vec![(0, Rumble::Moved), (1, Rumble::Moved)]),
        ("press", 0, vec![(1, Rumble::Turn)]),
        ("w: draw", 0, vec![]),
        ("d6-c5", 10, vec![(0, Rumble::Moved), (1, Rumble::Moved)]),
        ("press", 0, vec![(0, Rumble::Turn)]),
        // A warning is for nobody but him whose time it is.
        ("time", 3350, vec![(0, Rumble::Warning)]),
        ("time", 4000, vec![(0, Rumble::Flag), (1, Rumble::Flag)]),
    ] {
        time.pass(Ms::from_secs(seconds));
        let out = console.desk.line(line);
        console.speak(&out);
        let felt: Vec<_> = felt.try_iter().map(|(pad, rumble)| (pad.0, rumble)).collect();
        assert_eq!(felt, shaken, "{line}: {:#?}", out.iter().map(|out| &out.written).collect::<Vec<_>>());
    }
}
