//! A move that is sealed by a pad or by switches: nobody hears or reads it, but for what is lit.

use super::games::state;
use super::*;
use golos::desk::Hidden;
use golos::game::Phase;

/// A game of chess at a time control with a sealed move, kept in a folder; with what it begins from.
fn playing(folder: &std::path::Path, position: &str) -> Pads {
    let mut own = desk_in(Lang::En, Some(folder.to_owned()));
    own.line("4");
    for line in ["chess", position, "done", "Ann, Bob", "90+30s", "1", "2"] {
        own.line(line);
    }
    let console = Console::new(own, Signals::default(), None, None);
    let mut pads = Pads { console, count: 1, said: Vec::new(), pressed: Vec::new() };
    pads.event(0, PadChange::Connected("Pad".to_owned()));
    pads.press(0, Button::R2);
    assert_eq!(state(&pads).phase(), Phase::Playing, "{}", pads.told());
    pads
}

fn place(pads: &mut Pads, square: &str) -> String {
    let at = pads.board().place_named(square).expect(square);
    pads.take(0, |item| matches!(item.deed, ScanAction::Hidden(Hidden::Place { place, .. }) if place == at))
}

#[test]
fn ch_18_1_1_a_move_is_sealed_from_the_list_and_said_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut pads = playing(folder.path(), "white Ke1 Pb7 Ra1 black Ke8 Nh8");
    pads.ask(0, "words-seal");
    assert!(pads.desk().is_secret(), "{}", pads.told());
    // The hand on the board seals nothing, and tells nothing.
    pads.press(0, Button::Select);
    let before = pads.desk().cursor_name(None);
    pads.press(0, Button::Up);
    assert_eq!((pads.desk().cursor_name(None), pads.desk().is_secret()), (before, true));
    place(&mut pads, "a1");
    pads.take(0, |item| item.deed == ScanAction::Hidden(Hidden::Drop));
    place(&mut pads, "b7");
    let asked = place(&mut pads, "b8");
    assert!(asked.starts_with("Several moves match. Choose one."), "{asked}");
    let said = pads.take(0, |item| item.deed == ScanAction::Hidden(Hidden::Reading(1)));
    assert!(said.contains("Adjourned") && !said.contains("b8"), "{said}");
    assert!(!pads.desk().is_secret() && state(&pads).sealed().is_some());
    let said = pads.ask(0, "words-envelope");
    assert!(said.contains("b7 to b8") || said.contains("queen"), "{said}");
    assert!(pads.board().fen().starts_with("1Q"), "{}", pads.board().fen());
}

#[test]
fn who_goes_back_seals_nothing_and_nobody_seals_for_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut pads = playing(folder.path(), "white Ke1 Ra1 black Ke8");
    pads.ask(0, "words-seal");
    assert!(pads.desk().offered(Some(Seat::Player(Side::Black))).is_empty());
    pads.ask(0, "words-menu-back");
    assert!(!pads.desk().is_secret() && state(&pads).sealed().is_none());
    plays(&mut pads, 0, &["a1", "a2"]);
    assert_eq!(pads.plies(), 1, "{}", pads.told());
}
