//! What an arbiter orders by a pad: clocks, sanctions and results, with a reason from the list or put together from letters.

use super::games::{begun, outcome, state};
use super::*;
use golos::clock::Ms;
use golos::game::{Outcome, Phase};

fn left(pads: &Pads, side: Side) -> Ms {
    state(pads).clock().left(side, Ms::ZERO)
}

#[test]
fn r_5_4_2_5_a_clock_is_corrected_from_the_list_with_a_reason_from_it() {
    for lang in Lang::ALL {
        let game = match lang {
            Lang::En => "chess",
            Lang::Ru => "шахматы",
            Lang::Uk => "шахи",
        };
        let mut pads = begun(lang, 1, game);
        plays(&mut pads, 0, &["e2", "e4"]);
        pads.ask(0, "words-pause");
        assert_eq!(state(&pads).phase(), Phase::Paused);
        let before = left(&pads, Side::White);
        let asked = pads.ask(0, "scan-more-time");
        assert!(pads.console.lit().is_some(), "the list goes on with the reason: {asked}");
        assert_eq!(left(&pads, Side::White), before);
        pads.ask(0, "scan-reason-clock");
        assert_eq!(left(&pads, Side::White), before + Ms::from_secs(60), "{}", pads.told());
        pads.ask(0, "words-resume");
        assert_eq!(state(&pads).phase(), Phase::Playing);
    }
}

#[test]
fn r_5_4_15_1_a_result_is_ruled_for_a_reason_that_is_put_together() {
    let mut pads = begun(Lang::En, 1, "chess");
    plays(&mut pads, 0, &["e2", "e4"]);
    pads.ask(0, "scan-win-black");
    assert_eq!(outcome(&pads), None, "a reason is asked for first");
    for text in ["L", "A", "T", "E", " ", "X"] {
        pads.take(0, |item| item.deed == ScanAction::Write(text.to_owned()));
    }
    pads.ask(0, "scan-erase");
    let said = pads.ask(0, "scan-written");
    assert!(said.contains("Late"), "{said}");
    assert_eq!(outcome(&pads), None, "he is asked whether it is announced");
    let said = pads.ask(0, "words-yes");
    assert_eq!(outcome(&pads), Some(Outcome::Win(Side::Black)), "{said}");
}

#[test]
fn who_is_asked_for_a_reason_and_says_no_has_ruled_nothing() {
    let mut pads = begun(Lang::En, 1, "chess");
    plays(&mut pads, 0, &["e2", "e4"]);
    pads.ask(0, "scan-drawn");
    pads.ask(0, "words-no");
    assert_eq!(outcome(&pads), None);
    plays(&mut pads, 0, &["e7", "e5"]);
    assert_eq!(pads.plies(), 2, "{}", pads.told());
}

#[test]
fn a_remark_is_made_from_the_list() {
    let mut pads = begun(Lang::En, 1, "russian");
    plays(&mut pads, 0, &["c3", "d4"]);
    pads.ask(0, "sanction-kind-remark");
    let said = pads.ask(0, "scan-reason-conduct");
    assert!(said.contains("Caution to White: conduct"), "{said}");
}

/// Of two pads each is a player's: nobody rules with one.
#[test]
fn a_player_with_a_pad_of_his_own_orders_nothing() {
    let pads = begun(Lang::En, 2, "chess");
    for side in Side::BOTH {
        let offered = pads.desk().offered(Some(Seat::Player(side)));
        for key in ["scan-win-white", "scan-more-time", "sanction-kind-loss", "words-pause"] {
            let is_it = |item: &Offered| item.label.key() == key || names(item).contains(&key.to_owned());
            assert!(!offered.iter().any(|branch| leads_to(branch, &is_it)), "{key}");
        }
    }
}
