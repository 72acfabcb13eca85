//! The same through the whole of it: unmodified gilrs reads a device that umockdev shows it, with the recorded pad of the
//! fixtures, and the real program in a terminal hears of nothing else. What is pressed was found out before by a pad of the
//! tests, press by press, and is played to it then without a look back.

use super::games::{Lots, begun, drawn_by_lot, five_in_a_row, state};
use super::tour::{TOURS, gone_through};
use super::*;
use crate::program::{journal_in, moves};
use crate::pty::terminal::{Terminal, check, games};
use crate::support::has_programs as installed;
use golos::desk::Learner;
use golos::rules::Variant;
use std::fmt::Write;
use std::path::Path;

/// How long a button is down, and up again, in milliseconds.
const SPAN: u64 = 14;

/// A program may find the pad in this time, in milliseconds.
const CALM: u64 = 1500;

/// The events of the driver xpad for these buttons, as evemu writes them.
fn events(buttons: &[(usize, Button)]) -> String {
    let mut text = String::from("E: 0.000000 0000 0000 0\n");
    let mut at = CALM;
    for (_, button) in buttons {
        let (kind, code, down) = match button {
            Button::Up => (3, 0x11, -1),
            Button::Down => (3, 0x11, 1),
            Button::Left => (3, 0x10, -1),
            Button::Right => (3, 0x10, 1),
            Button::L2 => (3, 0x02, 255),
            Button::R2 => (3, 0x05, 255),
            Button::South => (1, 0x130, 1),
            Button::East => (1, 0x131, 1),
            Button::West => (1, 0x133, 1),
            Button::North => (1, 0x134, 1),
            Button::L1 => (1, 0x136, 1),
            Button::R1 => (1, 0x137, 1),
            Button::Select => (1, 0x13a, 1),
            Button::Start => (1, 0x13b, 1),
            Button::L3 => (1, 0x13d, 1),
            Button::R3 => (1, 0x13e, 1),
        };
        for value in [down, 0] {
            let (secs, micros) = (at / 1000, at % 1000 * 1000);
            writeln!(text, "E: {secs}.{micros:06} {kind:04x} {code:04x} {value}").unwrap();
            writeln!(text, "E: {secs}.{micros:06} 0000 0000 0").unwrap();
            at += SPAN;
        }
    }
    text
}

/// The real program with a pad on which this is pressed; none where umockdev is not installed.
fn program(home: &Path, lang: Lang, pads: &Pads, args: &[&str]) -> Option<Terminal> {
    if !installed(&["umockdev-run"]) {
        return None;
    }
    let script = home.join("pad.events");
    std::fs::write(&script, events(&pads.pressed)).unwrap();
    let fixture = |name: &str| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join("gamepad").join(name).display().to_string()
    };
    let device = |path: &str| format!("/dev/input/event7={path}");
    let (pad, ioctl, script) =
        (fixture("pad.umockdev"), device(&fixture("pad.ioctl")), device(&script.display().to_string()));
    let before = ["umockdev-run", "-d", &pad, "-i", &ioctl, "-e", &script, "--"];
    Some(Terminal::start_with_pads(&before, home, lang, args))
}

/// From the home menu to the result, home again and out of the program, by the pad alone.
fn played(lang: Lang, game: &str, view: &str, play: impl FnOnce(&mut Pads)) {
    let mut pads = begun(lang, 1, game);
    play(&mut pads);
    let made: Vec<String> = state(&pads).plies().iter().map(|ply| ply.made.notation.clone()).collect();
    pads.ask(0, "words-quit");
    let last = pads.desk().menu().expect("the home menu").items.len() - 1;
    pads.take(0, |item| item.deed == ScanAction::Line(last));
    assert!(pads.desk().is_done(), "{}", pads.told());
    let home = tempfile::tempdir().expect("a folder");
    let Some(mut terminal) = program(home.path(), lang, &pads, &["--view", view]) else { return };
    assert_eq!(terminal.ends(), 0, "{game}: {}", terminal.raw());
    let journal = journal_in(&games(home.path()));
    assert_eq!(moves(&journal), made, "{game}");
    assert_eq!(check(&journal), Some(0), "{game}");
}

/// Of many games that are drawn by lot the shortest that comes to its end.
fn short_lot() -> u64 {
    let length = |seed: &u64| {
        let (mut board, mut lots, mut plies) = (Variant::RUSSIAN.start(), Lots(*seed), 0);
        while board.end().is_none() && plies < 200 {
            board = board.play(&lots.of(&board)).unwrap();
            plies += 1;
        }
        plies
    };
    (0..2000).min_by_key(length).unwrap()
}

#[test]
fn draughts_are_played_by_pad_events_alone_on_the_screen() {
    played(Lang::Ru, "русские", "screen", |pads| {
        let (plies, longest) = drawn_by_lot(pads, short_lot());
        assert!(plies > 15 && longest > 2, "{plies} half-moves, {longest} squares in one");
    });
}

#[test]
fn chess_is_played_by_pad_events_alone_on_the_screen() {
    played(Lang::Uk, "шахи", "screen", |pads| {
        for names in [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]] {
            plays(pads, 0, &names);
        }
    });
}

#[test]
fn renju_is_played_by_pad_events_alone_line_by_line() {
    played(Lang::En, "renju", "linear", five_in_a_row);
}

#[test]
fn the_tutorial_is_done_by_pad_events_alone() {
    for (learner, steps) in TOURS {
        let pads = gone_through(Lang::Ru, learner, steps);
        let home = tempfile::tempdir().expect("a folder");
        let view = if learner == Learner::Arbiter { "linear" } else { "screen" };
        let args = ["--view", view, "tutorial", "--for", learner.name()];
        let Some(mut terminal) = program(home.path(), Lang::Ru, &pads, &args) else { return };
        assert_eq!(terminal.ends(), 0, "{}: {}", learner.name(), terminal.raw());
        // It is over: there is no exercise to go on with.
        let kept = std::fs::read_to_string(home.path().join(".config/golos/settings.ron")).unwrap_or_default();
        assert!(!kept.contains("tutorial"), "{}: {kept}", learner.name());
    }
}
