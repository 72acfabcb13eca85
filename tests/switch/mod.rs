//! Played by switches alone: the keys of a real screen, under a time that passes only when somebody waits.

mod games;
mod hints;
mod measure;
mod pads;
mod said;
mod spelled;
mod tour;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use golos::clock::Ms;
use golos::desk::{Config, Desk, Offered, ScanAction};
use golos::files::{Disk, LoopTime};
use golos::game::Seat;
use golos::input::switch::{Branch, Count, Lit};
use golos::input::{Intent, KeyMap};
use golos::profile::Preferences;
use golos::rules::{Place, Side};
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::Screen;
use golos::shell::switches::Switches;
use golos::speech::Subscription;
use golos::table::Time;
use golos::wording::{Lang, Style};
use std::sync::Arc;

/// So long after an item is lit the hand comes down.
const REACTION: u64 = 400;

/// One who sits before the screen with nothing but his switches.
struct Hands {
    screen: Screen,
    time: Arc<LoopTime>,
    now: u64,
    count: Count,
    presses: u32,
}

impl Hands {
    /// At the home menu.
    fn new(lang: Lang, count: Count) -> Hands {
        Hands::at(lang, count, |desk| drop(desk.welcome()))
    }

    fn at(lang: Lang, count: Count, enter: impl FnOnce(&mut Desk)) -> Hands {
        Hands::of(lang, count, None, enter)
    }

    fn of(lang: Lang, count: Count, owner: Option<Side>, enter: impl FnOnce(&mut Desk)) -> Hands {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(LoopTime::start());
        let switch = if count == Count::One { "one" } else { "two" };
        let wishes = Preferences { switch: Some(switch.to_owned()), ..Preferences::default() };
        let mut desk = Desk::new(config, Arc::clone(&time) as Arc<dyn Time>).wishing(wishes.clone());
        time.at(Ms::ZERO, || enter(&mut desk));
        let switches = Switches::of(&wishes).map(|switches| switches.owned(owner.map(Seat::Player)));
        let console = Console::new(desk, Signals::new(Arc::clone(&time)), None, None).switched(switches);
        let taste = crate::keyboard::taste(KeyMap::standard().unwrap());
        let screen = time.at(Ms::ZERO, || Screen::new(console, taste, Vec::new()));
        Hands { screen, time, now: 1000, count, presses: 0 }
    }

    fn desk(&self) -> &Desk {
        self.screen.desk()
    }

    fn board(&self) -> golos::rules::Position {
        *self.desk().game().expect("a game").state().board()
    }

    /// A key goes down now.
    fn key(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let (time, screen) = (Arc::clone(&self.time), &mut self.screen);
        time.at(Ms::new(self.now), || screen.take(Some(Signal::Terminal(event))));
        self.presses += 1;
    }

    fn is_lit(&self) -> bool {
        self.screen.console().lit().is_some()
    }

    /// Lets the light go on, or steps.
    fn go_on(&mut self) {
        match self.count {
            Count::One => {
                let time = Arc::clone(&self.time);
                let wait = time.at(Ms::new(self.now), || self.screen.console().until_scan()).expect("a light");
                self.now += wait.get();
                let screen = &mut self.screen;
                time.at(Ms::new(self.now), || screen.take(None));
            }
            Count::Two => {
                self.now += REACTION;
                self.key(KeyCode::Char(' '));
            }
        }
    }

    fn press(&mut self) {
        self.now += REACTION;
        self.key(KeyCode::Enter);
    }

    /// Goes to what is wanted, list by list, and takes it.
    fn take(&mut self, wanted: impl Fn(&Offered) -> bool) {
        if !self.is_lit() {
            self.press();
        }
        for _ in 0..200 {
            let lit = match self.screen.console().lit() {
                Some(Lit::Item(branch)) => Some((leads_to(branch, &wanted), branch.inside.is_empty())),
                Some(Lit::Back) => None,
                None => panic!("nothing is lit; offered are {:#?}", labels(&self.desk().offered(None))),
            };
            match lit {
                Some((true, is_leaf)) => {
                    self.press();
                    if is_leaf {
                        return;
                    }
                }
                Some((false, _)) | None => self.go_on(),
            }
        }
        panic!("not offered: {:#?}", labels(&self.desk().offered(None)));
    }

    fn ask(&mut self, key: &str) {
        self.take(|item| item.label.key() == key || names(item).contains(&key.to_owned()));
    }

    fn line(&mut self, index: usize) {
        self.take(|item| item.deed == ScanAction::Line(index));
    }

    fn place(&mut self, place: Place) {
        self.take(|item| matches!(item.deed, ScanAction::Place { place: own, .. } if own == place));
    }

    /// Makes a move place by place.
    fn move_along(&mut self, route: &[Place]) {
        for &place in route {
            self.place(place);
        }
        if self.desk().game().is_some_and(|play| !play.path().is_empty()) {
            self.ask("scan-done");
        }
    }

    fn plies(&self) -> usize {
        self.desk().game().expect("a game").state().plies().len()
    }
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

fn labels(list: &[Branch<Offered>]) -> Vec<String> {
    list.iter().map(|branch| format!("{:?} ({})", branch.item.label, branch.inside.len())).collect()
}

/// Numbers that are the same in every run.
struct Lots(u64);

impl Lots {
    fn below(&mut self, all: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % all.max(1)
    }
}

/// What a leaf would ask for.
fn intents(list: &[Branch<Offered>]) -> Vec<&Intent> {
    list.iter()
        .flat_map(|branch| match &branch.item.deed {
            ScanAction::Request(intent) if branch.inside.is_empty() => vec![intent],
            _ => intents(&branch.inside),
        })
        .collect()
}
