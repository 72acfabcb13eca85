//! Private ears: one jack for two, and a speech-dispatcher for each, with the real engines.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Mutex};

use crate::support::daemon::Daemon;
use crate::support::has_programs as installed;
use crate::support::waiting::wait_for;

/// A game at one terminal, with ears.
struct Game {
    child: Child,
    read: Arc<Mutex<String>>,
}

impl Game {
    fn start(folder: &Path, args: &[&str]) -> Game {
        let mut command = crate::support::command();
        command
            .args(["play", "--view", "linear", "--lang", "en", "--no-pad"])
            .args(args)
            .arg("--dir")
            .arg(folder)
            .env("XDG_CONFIG_HOME", folder)
            .env("ALSA_CONFIG_PATH", folder.join("asound.conf"));
        let (child, read) = super::started(&mut command);
        Game { child, read }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().expect("its input"), "{line}").expect("it reads");
    }

    fn shows(&self, text: &str) {
        wait_for(text, || self.read.lock().expect("the text").contains(text).then_some(()));
    }

    /// Leaves the game; all that is to be said is said.
    fn quits(mut self) {
        self.types("quit");
        self.types("yes");
        let _ = self.child.stdin.take();
        self.child.wait().expect("it ends");
    }
}

/// A jack whose sound goes into two files, one for each device, and a card that both play on.
fn jack(folder: &Path) {
    let device = |name: &str| {
        let file = folder.join(name).display().to_string();
        format!("pcm.{name} {{ type file slave.pcm \"nul\" file \"|cat >> {file}.raw\" format \"raw\" }}\n")
    };
    fs::write(folder.join("asound.conf"), format!("pcm.nul {{ type null }}\n{}{}", device("one"), device("two")))
        .expect("the card");
}

/// How many samples of the left and of the right channel are heard.
fn heard(folder: &Path, name: &str) -> (usize, usize) {
    let mut bytes = Vec::new();
    if let Ok(mut file) = fs::File::open(folder.join(format!("{name}.raw"))) {
        file.read_to_end(&mut bytes).expect("the samples");
    }
    let frames = bytes.chunks_exact(4);
    let sounds = |at: usize| frames.clone().filter(|frame| frame[at..at + 2] != [0, 0]).count();
    (sounds(0), sounds(2))
}

/// The samples of each ear, and what is there when it does not grow any more.
fn settled(folder: &Path) -> [(usize, usize); 2] {
    ["one", "two"].map(|name| heard(folder, name))
}

#[test]
fn u_v_13_11_each_of_two_headphones_on_one_jack_has_one_side_only() {
    if !installed(&["espeak-ng", "aplay"]) {
        return;
    }
    let run = |asked: Option<&str>| {
        let folder = tempfile::tempdir().expect("a folder");
        jack(folder.path());
        let mut game = Game::start(folder.path(), &["--ear", "white=left:one", "--ear", "black=right:two"]);
        game.types("start");
        game.shows("Start. White to move.");
        if let Some(asked) = asked {
            game.types(asked);
            game.shows("opponent");
        }
        game.quits();
        settled(folder.path())
    };
    let [white, black] = run(None);
    assert!(white.0 > 10_000 && black.1 > 10_000, "nobody heard anything: {white:?} {black:?}");
    assert_eq!((white.1, black.0), (0, 0));
    // What White asks is White's alone; the rest is the same for both.
    let [asked, other] = run(Some("w: clock"));
    assert!(asked.0 > white.0, "{asked:?} {white:?}");
    assert_eq!((asked.1, other), (0, black));
}

#[test]
fn u_v_13_12_a_private_warning_is_in_one_ear() {
    if !installed(&["espeak-ng", "aplay"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    jack(folder.path());
    let ears = ["--ear", "white=left:one", "--ear", "black=right:two", "--control", "1", "--warn", "59s"];
    let mut game = Game::start(folder.path(), &ears);
    game.types("start");
    game.shows("Start. White to move.");
    wait_for("the warning", || {
        let [white, black] = settled(folder.path());
        (black.1 > 0 && white.0 > black.1 + 5_000).then_some(())
    });
    assert!(!game.read.lock().expect("the text").contains("0:59"), "it was shown to both");
    game.quits();
    let [white, black] = settled(folder.path());
    assert_eq!((white.1, black.0), (0, 0));
}

#[test]
fn each_player_has_a_dispatcher_of_his_own_and_one_that_dies_is_missed_in_text() {
    let (Some(mut white), Some(black)) = (Daemon::start(), Daemon::start()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let way = |who: &str, daemon: &Daemon| format!("{who}=unix_socket:{}", daemon.path("socket").display());
    let (one, two) = (way("white", &white), way("black", &black));
    let mut game = Game::start(folder.path(), &["--ear", &one, "--ear", &two]);
    game.types("start");
    game.shows("Start. White to move.");
    game.types("w: clock");
    game.shows("opponent");
    let said = wait_for("White's answer", || {
        let texts: Vec<String> = white.records().into_iter().map(|record| record.text).collect();
        texts.iter().any(|text| text.contains("pponent")).then_some(texts)
    });
    assert!(said.iter().any(|text| text.starts_with("Start")), "{said:?}");
    white.kill().expect("it can be killed");
    game.shows("The headphones of White are silent");
    game.types("c3d4");
    wait_for("the move", || black.records().iter().any(|record| record.text.contains("to d")).then_some(()));
    assert!(black.records().iter().all(|record| !record.text.contains("pponent")), "{:?}", black.records());
    white.revive();
    game.shows("The headphones of White work again.");
    game.quits();
}

#[test]
fn how_one_is_spoken_to_is_between_him_and_his_own_ears() {
    let (Some(white), Some(black)) = (Daemon::start(), Daemon::start()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let way = |who: &str, daemon: &Daemon| format!("{who}=unix_socket:{}", daemon.path("socket").display());
    let (one, two) = (way("white", &white), way("black", &black));
    let mut game = Game::start(folder.path(), &["--ear", &one, "--ear", &two, "--rules", "chess"]);
    let last = |daemon: &Daemon, text: &str| {
        wait_for(text, || daemon.records().into_iter().rfind(|record| record.text.contains(text)))
    };
    game.types("start");
    let usual = last(&black, "Start").rate;
    // A voice that lags behind speaks faster: both have said the start to its end.
    for daemon in [&white, &black] {
        wait_for("the start's end", || daemon.ended().iter().any(|text| text.contains("White to move")).then_some(()));
    }
    game.types("w: shorter");
    game.types("w: faster");
    game.shows("Faster.");
    game.types("e4");
    let (short, long) = (last(&white, "e4"), last(&black, "e4"));
    assert!(short.text.split(' ').count() < long.text.split(' ').count(), "{short:?} {long:?}");
    assert!(short.rate != usual && long.rate == usual, "{short:?} {long:?}");
    // What he has heard last is spelled to him alone; silence too is his own.
    game.types("b: silence");
    last(&black, "Speech off");
    game.types("b: e5");
    last(&white, "e5");
    game.types("w: spell");
    last(&white, "Echo");
    game.quits();
    assert!(!black.records().iter().any(|record| ["Faster", "e5", "Echo"].iter().any(|it| record.text.contains(it))));
}

/// Two who share a board need not share a language.
#[test]
fn u_v_13_11_each_may_hear_a_language_of_his_own() {
    let (Some(white), Some(black)) = (Daemon::start(), Daemon::start()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let way = |who: &str, daemon: &Daemon| format!("{who}=unix_socket:{}", daemon.path("socket").display());
    let (one, two) = (way("white:uk", &white), way("black", &black));
    let mut game = Game::start(folder.path(), &["--ear", &one, "--ear", &two]);
    game.types("start");
    game.types("c3d4");
    let heard = |daemon: &Daemon, text: &str| {
        wait_for(text, || daemon.records().into_iter().rfind(|record| record.text.contains(text)))
    };
    assert_eq!(heard(&white, "це три").lang, "uk");
    assert!(heard(&black, "d").lang.starts_with("en"));
    game.quits();
    assert!(black.records().iter().all(|record| record.lang.starts_with("en")), "{:?}", black.records());
}

#[test]
fn a_device_that_is_not_there_is_told_of_once_and_costs_the_other_nothing() {
    if !installed(&["espeak-ng", "aplay"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    jack(folder.path());
    let mut game = Game::start(folder.path(), &["--ear", "white=left:nosuch", "--ear", "black=right:two"]);
    game.types("start");
    game.shows("Start. White to move.");
    game.shows("The headphones of White are silent");
    game.types("c3d4");
    wait_for("Black's ear", || (heard(folder.path(), "two").1 > 10_000).then_some(()));
    let read = Arc::clone(&game.read);
    game.quits();
    let read = read.lock().expect("the text");
    let told = |text: &str| read.lines().filter(|line| line.contains(text)).count();
    assert_eq!((told("are silent"), told("work again")), (1, 0), "{read}");
}

/// What a player thinks of doing is that player's affair: the opponent hears what happens in the game, and nothing else.
#[test]
fn a_question_help_and_a_refusal_are_in_the_ear_of_who_typed() {
    let (Some(white), Some(black)) = (Daemon::start(), Daemon::start()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let way = |who: &str, daemon: &Daemon| format!("{who}=unix_socket:{}", daemon.path("socket").display());
    let (one, two) = (way("white", &white), way("black", &black));
    let mut game = Game::start(folder.path(), &["--press", "manual", "--ear", &one, "--ear", &two]);
    game.types("start");
    game.shows("Start. White to move.");
    game.types("w: resign");
    wait_for("the question", || white.records().iter().any(|record| record.text.contains("resign")).then_some(()));
    game.types("w: no");
    game.types("w: ? draw");
    game.types("w: undo");
    game.types("w: c3-d4");
    wait_for("the move", || black.records().iter().any(|record| record.text.contains("d4")).then_some(()));
    let heard: Vec<String> = black.records().into_iter().map(|record| record.text.trim().to_owned()).collect();
    game.quits();
    let after = heard.iter().skip_while(|text| !text.contains("White to move")).skip(1);
    assert!(after.clone().count() == 1 && after.clone().all(|text| text.contains("d4")), "{heard:?}");
}
