//! The buttons of a pad, taught by pressing them.

use super::*;
use golos::input::pad::{Buzz, PadAction, Rumble};
use std::sync::mpsc::{Sender, channel};

/// What is said to an event, with what the settings say to it.
fn press(pads: &mut Pads, button: Button) -> String {
    let mut said = pads.press(0, button);
    let out = pads.console.heed_manner();
    said.extend(out.into_iter().map(|out| format!("\n{}", out.written)));
    said
}

fn line(pads: &mut Pads, line: &str) -> String {
    let mut out = pads.console.line(line);
    out.extend(pads.console.heed_manner());
    out.into_iter().map(|out| out.written).collect::<Vec<_>>().join("\n")
}

/// Up and down, left and right exchanged; the buttons of the right thumb for the left hand, and no button behind those.
const OWN: [(Button, &str); 8] = [
    (Button::L1, "deselect, no, back"),
    (Button::L2, "up"),
    (Button::Down, "down"),
    (Button::Up, "left"),
    (Button::Right, "right"),
    (Button::Left, "enter the move"),
    (Button::L3, "press the clock"),
    (Button::Select, "list of what can be done"),
];

fn taught(pads: &mut Pads) {
    for (button, next) in OWN {
        assert_eq!(press(pads, button), format!("Press the button for: {next}."));
    }
    assert_eq!(press(pads, Button::Start), "Press the button for: the time.");
    for _ in 9..PadAction::ALL.len() {
        assert!(press(pads, Button::L1).starts_with("Already assigned: select a square"), "{}", pads.told());
        assert!(press(pads, Button::L1).starts_with("No button assigned."), "{}", pads.told());
    }
}

#[test]
fn a_pad_is_taught_with_one_hand_and_the_usual_buttons_come_back() {
    let mut pads = Pads::new(Lang::En, 1);
    let asked = line(&mut pads, "teach pad");
    assert_eq!(
        asked,
        "Assigning the gamepad buttons. Press one button at a time.\nPress the button for: select a square, yes."
    );
    taught(&mut pads);
    assert!(press(&mut pads, Button::L1).starts_with("Saved."), "{}", pads.told());
    let chosen = |pads: &Pads| pads.desk().menu().expect("a menu").chosen;
    // What went up goes nowhere now, and what was taught goes down.
    press(&mut pads, Button::East);
    let before = chosen(&pads);
    press(&mut pads, Button::Down);
    assert_eq!(chosen(&pads), before, "it is the button for up's neighbour no more");
    press(&mut pads, Button::Up);
    assert_eq!(chosen(&pads), before + 1);
    let wishes = pads.desk().manner().wishes;
    assert_eq!((wishes.pad_map.as_deref(), wishes.pad_buttons.len()), (Some("own"), 9));
    assert_eq!(line(&mut pads, "usual pad"), "The gamepad has the standard buttons.");
    press(&mut pads, Button::Down);
    assert_eq!(chosen(&pads), before + 2);
    // What was taught is still there.
    assert_eq!(pads.desk().manner().wishes.pad_buttons.len(), 9);
}

#[test]
fn whoever_does_not_keep_it_has_his_buttons_as_they_were() {
    let mut pads = Pads::new(Lang::En, 1);
    line(&mut pads, "teach pad");
    taught(&mut pads);
    assert_eq!(press(&mut pads, Button::North), "Buttons unchanged.");
    assert_eq!(pads.desk().manner().wishes.pad_map, None);
    // A pad that goes away in the middle keeps nothing either.
    line(&mut pads, "teach pad");
    press(&mut pads, Button::L1);
    pads.event(0, PadChange::Gone);
    pads.event(0, PadChange::Connected("Pad".to_owned()));
    let chosen = |pads: &Pads| pads.desk().menu().expect("a menu").chosen;
    let before = chosen(&pads);
    press(&mut pads, Button::Down);
    assert_eq!(chosen(&pads), before + 1);
}

#[test]
fn a_pad_is_taught_from_the_settings_by_the_pad_itself() {
    let mut pads = Pads::new(Lang::En, 1);
    line(&mut pads, "settings");
    line(&mut pads, "gamepad buttons");
    press(&mut pads, Button::Down);
    press(&mut pads, Button::Down);
    let said = press(&mut pads, Button::South);
    assert!(said.ends_with("Press the button for: select a square, yes."), "{said}");
    let mut none = Pads::new(Lang::En, 0);
    assert!(line(&mut none, "teach pad").ends_with("No gamepad found."));
}

struct Felt(Sender<Rumble>);

impl Buzz for Felt {
    fn rumble(&self, _: PadId, rumble: Rumble) {
        let _ = self.0.send(rumble);
    }
}

#[test]
fn what_is_learned_what_is_taken_and_that_all_was_asked_is_felt() {
    let (sender, felt) = channel();
    let mut own = desk(Lang::Uk);
    own.welcome();
    let console = Console::new(own, Signals::default(), None, Some(Box::new(Felt(sender))));
    let mut pads = Pads { console, count: 1, said: Vec::new(), pressed: Vec::new() };
    pads.event(0, PadChange::Connected("Pad".to_owned()));
    line(&mut pads, "навчити геймпад");
    felt.try_iter().for_each(drop);
    press(&mut pads, Button::South);
    press(&mut pads, Button::South);
    assert_eq!(felt.try_iter().collect::<Vec<_>>(), [Rumble::Moved, Rumble::Refused]);
    for _ in 1..PadAction::ALL.len() {
        press(&mut pads, Button::South);
        press(&mut pads, Button::South);
    }
    assert!(felt.try_iter().any(|rumble| rumble == Rumble::Notice));
}
