//! Lines of any kind, put together letter by letter on a pad.

use super::games::{begun, state};
use super::*;
use golos::game::Outcome;

/// Sign by sign, and then as if it had been typed.
fn spell(pads: &mut Pads, pad: usize, text: &str) -> String {
    for sign in text.chars() {
        let sign = sign.to_uppercase().to_string();
        pads.take(pad, |item| item.deed == ScanAction::Write(sign.clone()));
    }
    pads.ask(pad, "scan-written")
}

#[test]
fn what_is_told_to_the_arbiter_is_put_together_in_every_language() {
    for (lang, game, text, written) in [
        (Lang::En, "russian", "lamp 5 is out", "Lamp 5 is out"),
        (Lang::Ru, "русские", "свет погас", "Свет погас"),
        (Lang::Uk, "шахи", "світло згасло", "Світло згасло"),
    ] {
        let mut pads = begun(lang, 1, game);
        let asked = pads.ask(0, "words-remark");
        assert!(pads.console.lit().is_some(), "{lang}: the list goes on with letters: {asked}");
        let said = spell(&mut pads, 0, text);
        assert!(said.contains(written), "{lang}: {said}");
        assert!(pads.console.lit().is_none(), "{lang}: the hand is on the board again");
    }
}

#[test]
fn of_two_pads_each_speaks_for_its_own_player() {
    let mut pads = begun(Lang::En, 2, "chess");
    pads.ask(1, "scan-spell");
    // The other one goes on with his own list meanwhile.
    plays(&mut pads, 0, &["e2", "e4"]);
    spell(&mut pads, 1, "resign");
    pads.ask(1, "words-yes");
    let outcome = state(&pads).verdict().map(|verdict| verdict.outcome);
    assert_eq!(outcome, Some(Outcome::Win(Side::White)), "{}", pads.told());
}

#[test]
fn a_line_that_is_begun_is_let_go_and_its_signs_are_put_right() {
    let mut pads = begun(Lang::En, 1, "russian");
    pads.ask(0, "scan-spell");
    assert_eq!(pads.press(0, Button::East), "list closed");
    assert!(pads.console.lit().is_none(), "{}", pads.told());
    pads.ask(0, "words-remark");
    for text in ["B", "A", "X"] {
        pads.take(0, |item| item.deed == ScanAction::Write(text.to_owned()));
    }
    pads.ask(0, "scan-erase");
    pads.ask(0, "scan-capital");
    let said = pads.ask(0, "scan-written");
    assert!(said.contains("BA") && !said.contains("BAx"), "{said}");
}

/// Where a command that was typed lacks a part, the part is put together as well.
#[test]
fn what_a_command_lacks_is_put_together() {
    let mut pads = begun(Lang::En, 1, "russian");
    pads.console.line("note");
    pads.press(0, Button::L1);
    let said = spell(&mut pads, 0, "cold");
    assert!(said.contains("Note added."), "{said}");
}

#[test]
fn a_control_that_is_in_no_list_is_put_together_at_home() {
    let mut pads = Pads::at(Lang::En, 1, |desk| {
        for line in ["1", "russian", ""] {
            desk.line(line);
        }
    });
    pads.ask(0, "scan-spell");
    spell(&mut pads, 0, "7+3");
    let setup = pads.desk().game().map(|play| play.state().setup().control.to_string());
    assert!(setup.is_some_and(|control| control.contains('7')), "{}", pads.told());
}
