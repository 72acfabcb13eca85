//! Played by gamepads alone: their buttons and nothing else, from the home menu to the result.

mod arbiter;
mod games;
mod lists;
#[cfg(all(target_os = "linux", feature = "gamepad"))]
mod plugged;
#[cfg(all(target_os = "linux", feature = "gamepad"))]
mod real;
mod sealed;
mod spelled;
mod teach;
mod tour;

use golos::desk::{Acquaintances, Config, Desk, Offered, ScanAction};
use golos::files::Disk;
use golos::game::Seat;
use golos::input::pad::{Button, PadChange, PadEvent, PadId};
use golos::input::switch::{Branch, Lit};
use golos::people::Needs;
use golos::rules::{Position, Side};
use golos::shell::hub::{Console, Signals};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::Arc;

/// Those who sit at a board with nothing but pads.
struct Pads {
    console: Console,
    count: usize,
    /// What was said, what is lit among it.
    said: Vec<String>,
    /// What was pressed, on which pad.
    pressed: Vec<(usize, Button)>,
}

impl Pads {
    /// At the home menu.
    fn new(lang: Lang, pads: usize) -> Pads {
        Pads::at(lang, pads, |desk| drop(desk.welcome()))
    }

    /// With so many pads: one is shared, of two each has his own.
    fn at(lang: Lang, pads: usize, enter: impl FnOnce(&mut Desk)) -> Pads {
        let mut desk = desk(lang);
        enter(&mut desk);
        let console = Console::new(desk, Signals::default(), None, None);
        let mut own = Pads { console, count: pads, said: Vec::new(), pressed: Vec::new() };
        for pad in 0..pads {
            own.event(pad, PadChange::Connected(format!("Pad {pad}")));
        }
        own
    }

    fn desk(&self) -> &Desk {
        &self.console.desk
    }

    fn board(&self) -> Position {
        *self.desk().game().expect("a game").state().board()
    }

    fn plies(&self) -> usize {
        self.desk().game().expect("a game").state().plies().len()
    }

    /// What is said to an event, as both faces take it: what came of it, and then what is lit.
    fn event(&mut self, pad: usize, what: PadChange) -> String {
        let mut out = self.console.pad(&PadEvent { pad: PadId(pad), what });
        self.console.speak(&out);
        out.extend(self.console.scan());
        let said = out.into_iter().map(|out| out.written).collect::<Vec<_>>().join("\n");
        self.said.push(said.clone());
        said
    }

    fn press(&mut self, pad: usize, button: Button) -> String {
        self.pressed.push((pad, button));
        let said = self.event(pad, PadChange::Pressed(button));
        self.event(pad, PadChange::Released(button));
        said
    }

    /// Goes to what is wanted in the list, list by list, and takes it.
    fn take(&mut self, pad: usize, wanted: impl Fn(&Offered) -> bool) -> String {
        if self.console.lit().is_none() {
            self.press(pad, Button::Select);
        }
        for _ in 0..100 {
            let (leads, is_leaf) = match self.console.lit() {
                Some(Lit::Item(branch)) => (leads_to(branch, &wanted), branch.inside.is_empty()),
                Some(Lit::Back) => (false, false),
                None => panic!("no list is open: {}", self.told()),
            };
            let said = self.press(pad, if leads { Button::South } else { Button::Down });
            if leads && is_leaf {
                return said;
            }
        }
        panic!("not offered: {}", self.told());
    }

    fn told(&self) -> String {
        let told: Vec<&str> = self.said.iter().map(String::as_str).filter(|said| !said.is_empty()).collect();
        told.join(" | ")
    }

    /// What is called by one of these texts.
    fn ask(&mut self, pad: usize, key: &str) -> String {
        self.take(pad, |item| item.label.key() == key || names(item).contains(&key.to_owned()))
    }
}

fn desk(lang: Lang) -> Desk {
    desk_in(lang, None)
}

/// The same with a folder for its records.
fn desk_in(lang: Lang, folder: Option<PathBuf>) -> Desk {
    let style = Style::written(lang);
    let config = Config { lang, style, ears: Some(Subscription::All), folder, archive: Arc::new(Disk) };
    Desk::new(config, Arc::new(VirtualTime::default()))
}

/// The hand of a pad goes to a square: to its row first, then along it.
fn to(pads: &mut Pads, pad: usize, square: &str) {
    let board = pads.board();
    let goal = board.place_named(square).expect(square);
    for _ in 0..60 {
        let seat = seat(pads, pad);
        let here = board.place_named(&pads.desk().cursor_name(seat).expect("a hand")).expect("a square");
        let key = match (goal.row.cmp(&here.row), goal.column.cmp(&here.column)) {
            (Ordering::Greater, _) => Button::Up,
            (Ordering::Less, _) => Button::Down,
            (Ordering::Equal, Ordering::Greater) => Button::Right,
            (Ordering::Equal, Ordering::Less) => Button::Left,
            (Ordering::Equal, Ordering::Equal) => return,
        };
        pads.press(pad, key);
    }
    panic!("{square} is not reached: {}", pads.told());
}

/// A move is made square by square, and entered.
fn plays(pads: &mut Pads, pad: usize, route: &[&str]) -> String {
    for square in route {
        to(pads, pad, square);
        pads.press(pad, Button::South);
    }
    pads.press(pad, Button::Start)
}

/// Whose the pad is: of two each is a player's.
fn seat(pads: &Pads, pad: usize) -> Option<Seat> {
    (pads.count > 1).then_some(Seat::Player(if pad == 0 { Side::White } else { Side::Black }))
}

/// The texts that a label is made of.
fn names(item: &Offered) -> Vec<String> {
    let slots = item.label.slots().iter().map(|(_, slot)| match slot {
        golos::wording::Slot::Heads(keys) => keys.clone(),
        _ => Vec::new(),
    });
    slots.flatten().collect()
}

fn leads_to(branch: &Branch<Offered>, wanted: &impl Fn(&Offered) -> bool) -> bool {
    match branch.inside.is_empty() {
        true => wanted(&branch.item),
        false => branch.inside.iter().any(|branch| leads_to(branch, wanted)),
    }
}
