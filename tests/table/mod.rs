//! A board in operation, and the dialogue of one person at it.

mod answers;
mod braille;
mod delivered;
mod desks;
mod disk;
mod evenings;
mod hall;
mod halves;
mod lines;
mod listeners;
mod manner;
mod offered;
mod once;
mod pairs;
mod places;
mod questions;
mod reading;
mod rule_phrases;
mod sealing;
mod simulation;
mod verbs;

use crate::support::new_game;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use golos::clock::{Class, Control, Ms};
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{Audience, Command, Press, Seat, Setup};
use golos::input::{Intent, Lexicon};
use golos::rules::{BySide, PlaceNames, Side};
use golos::speech::{Renderer, Subscription};
use golos::table::{Heard, Listener, MatchSession, Store, Table, VirtualTime, stamp};
use golos::table::{PROGRAM, Time};
use golos::wording::{Form, Lang, Style, Wording};

const fn can_go_to_another_thread<T: Send>() {}

/// Checked when it is compiled: a hall gives each board a thread of its own.
const _: () = {
    can_go_to_another_thread::<Table>();
    can_go_to_another_thread::<MatchSession>();
    can_go_to_another_thread::<Desk>();
};

/// A desk at such a game, and its time.
fn desk(rules: &str, press: Press, ears: Option<Subscription>) -> (Desk, Arc<VirtualTime>) {
    desk_in(None, rules, press, ears)
}

/// The same, with its journal in a folder.
fn desk_in(folder: Option<&Path>, rules: &str, press: Press, ears: Option<Subscription>) -> (Desk, Arc<VirtualTime>) {
    let style = Style::written(Lang::En);
    let config = Config { lang: Lang::En, style, ears, folder: folder.map(Path::to_owned), archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    desk.open(new_game(rules, press)).expect("a game");
    (desk, time)
}

/// The desks of these seats at one board, in English, the first of which has opened it; and its time.
fn seated(rules: &str, press: Press, seats: &[Seat], folder: Option<&Path>) -> (Vec<Desk>, Arc<VirtualTime>) {
    let (first, time) = desk_in(folder, rules, press, seats.first().map(|&seat| Subscription::of(seat)));
    let mut desks = vec![first];
    for &seat in seats.iter().skip(1) {
        let mut desk = desks[0].beside(None, Subscription::of(seat));
        desk.join(&desks[0]).expect("a board");
        desks.push(desk);
    }
    (desks, time)
}

/// What has been heard at this desk since.
fn heard_at(desk: &mut Desk) -> Vec<String> {
    desk.hear().into_iter().map(|out| out.written).collect()
}

/// Types the lines, parted by `/`; what is heard of the last.
fn typed(desk: &mut Desk, lines: &str) -> Vec<String> {
    let mut heard = Vec::new();
    for line in lines.split('/') {
        heard = desk.line(line.trim());
    }
    heard.into_iter().map(|out| out.written).collect()
}

const WHITE: Seat = Seat::Player(Side::White);
const BLACK: Seat = Seat::Player(Side::Black);
const ARBITER: Seat = Seat::Arbiter;
const WHITE_S: Seat = Seat::Assistant(Side::White);

/// A disk in memory, which can be full.
#[derive(Clone, Default)]
struct SmallDisk(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    text: String,
    is_full: bool,
}

impl SmallDisk {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().expect("nobody died over it")
    }

    fn fill(&self, is_full: bool) {
        self.kept().is_full = is_full;
    }

    fn records(&self) -> Vec<golos::game::Event> {
        self.recorded().into_iter().map(|recorded| recorded.event).collect()
    }

    fn recorded(&self) -> Vec<golos::game::Recorded<golos::game::Event>> {
        let log = golos::journal::read(self.kept().text.as_bytes());
        assert!(log.damage.is_none(), "{:?}", log.damage);
        log.records.into_iter().map(|record| record.recorded).collect()
    }
}

impl Store for SmallDisk {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        let mut kept = self.kept();
        if kept.is_full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        kept.text.push_str(lines);
        Ok(())
    }

    fn keep(&mut self, _: u64) -> io::Result<()> {
        Ok(())
    }

    fn path(&self) -> Option<&Path> {
        None
    }
}

/// Who listens through these ears, in this language.
fn listener(ears: Subscription, lang: Lang) -> Listener {
    let wording = Wording::of(lang);
    Listener { ears: Some(ears), renderer: Renderer { wording, style: Style::written(lang), text: Form::Written } }
}

fn of(seat: Seat) -> Subscription {
    Subscription::Shared(Audience::of(seat))
}

/// A board at five minutes, its time, and its disk.
fn board(rules: &str, listeners: Vec<Listener>) -> (Table, Arc<VirtualTime>, SmallDisk, Vec<Heard>) {
    let game = new_game(rules, Press::Automatic);
    let control: Control = "5".parse().expect("a control");
    let (time, disk) = (Arc::new(VirtualTime::default()), SmallDisk::default());
    let setup = Setup {
        class: Class::Blitz,
        rules: game.rules,
        control,
        recorded: false,
        people: golos::people::Roster::default(),
        players: game.players,
        press: game.press,
        mode: game.mode,
        watch: Default::default(),
        warnings: BySide::new(vec![Ms::from_mins(1)], vec![Ms::from_mins(1)]),
        notation: game.notation,
        position: None,
        opening: None,
        opened: stamp(time.wall()),
        program: PROGRAM.to_owned(),
        taken: false,
        occasion: None,
        sparring: None,
    };
    let store: Box<dyn Store> = Box::new(disk.clone());
    let (table, opened) = Table::open(setup, |_| Ok(store), time.clone(), listeners).expect("a board");
    (table, time, disk, opened.heard)
}

/// What `seat` says, as a command.
fn said(seat: Seat, line: &str) -> Command {
    let lexicon = Lexicon::of(Lang::En);
    match lexicon.play(&lexicon.tokens(line, PlaceNames::DarkSquares)) {
        Ok(Intent::Game { ask, .. }) => Command::new(seat, ask),
        other => panic!("{line}: {other:?}"),
    }
}
