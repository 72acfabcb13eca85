//! What is said of rulings, line by line: to both players and to the arbiter.

use super::evening::Evening;
use super::table::{at, manual, setup, under};
use golos::clock::Ms;
use golos::game::{Drawn, Opening, OpeningLine, PendingRuling, Setup};
use golos::rules::Variant;

fn chess() -> Evening {
    let mut evening = Evening::open(manual(under("chess-2020", "30")));
    evening.types("a: start");
    evening
}

#[test]
fn ch_9_5_3_what_a_wrong_claim_costs_is_named_and_so_is_the_move_that_has_to_be_made() {
    chess().types(
        "w: e4
         w: press
         b: claim repetition e5
         a: reject
         => white hears White plus 2:00
         => black hears White plus 2:00
         => arbiter hears White plus 2:00
         b: press
         => refused
         => black hears First the move, then the clock. You must play the move you wrote:
         b: e5
         b: press
         => runs white
         w: press
         => refused
         => white does not hear written",
    );
}

#[test]
fn r_5_4_1_3_an_opening_that_was_drawn_without_a_player_is_told_to_the_arbiter() {
    let opening = Opening::new(Variant::RUSSIAN, Drawn::Entered, &OpeningLine::moves("c3-d4")).expect("an opening");
    for (opening, is_told) in [(Some(opening), true), (None, false)] {
        let mut evening = Evening::open(Setup { opening, ..under("draughts64-2022", "30") });
        let not = if is_told { "hears" } else { "does not hear" };
        evening.types(&format!(
            "a: absent black
             => arbiter {not} The opening was drawn without Black
             => white does not hear drawn without"
        ));
    }
}

#[test]
fn ch_12_7_the_arbiter_who_is_called_is_not_a_reason() {
    for call in ["call arbiter", "call the referee", "call"] {
        chess().types(&format!(
            "w: {call}
             => arbiter hears White calls the arbiter.
             w: {call} because of the light
             => arbiter hears White calls the arbiter: the light."
        ));
    }
}

#[test]
fn what_these_rules_do_not_know_is_no_claim_of_theirs() {
    let mut evening = Evening::open(under("russian-2022", "30"));
    evening.types(
        "a: start
         a: fault white two hands
         => refused
         => arbiter hears These rules have no such irregularity.",
    );
}

#[test]
fn r_5_4_15_1_of_two_matters_the_one_is_ruled_that_the_arbiter_is_asked_about() {
    // A draw by counting waits, and then a move is not lawful: the arbiter has heard of the move last.
    for ruled in ["stand", "correct", "uphold"] {
        let mut evening = Evening::open(at(manual(setup("30")), "W:WKa1,Kc1,Ke1,Kc7:BKh8"));
        evening.types("a: start");
        let mut lines = String::new();
        while evening.table.state.docket().is_empty() {
            evening.types("w: a1-b2\nw: press\nb: h8-g7\nb: press\nw: b2-a1\nw: press\nb: g7-h8\nb: press");
            lines.push('.');
            assert!(lines.len() < 20, "no limit is reached");
        }
        evening.types("w: c1-c3\nw: press\nb: pause");
        assert_eq!(evening.table.state.docket().len(), 2, "{:?}", evening.table.state.docket());
        evening.types(&format!("a: {ruled}\n=> done\n=> result none"));
        assert!(evening.table.state.irregularity().is_none(), "{ruled}");
        if ruled == "stand" {
            // Play goes on from another position, in which no draw waits.
            evening.types("=> pending nothing");
            continue;
        }
        evening.types("=> arbiter hears Waiting for a ruling: ");
        assert!(matches!(evening.table.state.asked(), Some(PendingRuling::Reached(_))), "{ruled}");
        evening.types("a: uphold\n=> result draw");
        evening.table.is_sound();
    }
    // A flag falls while an unlawful move waits: it is the flag that is asked about, and the move still waits behind it.
    let mut evening = Evening::open(manual(setup("1")));
    evening.types("a: start\nw: c3-d4\nw: press\nb: f6-h4\nb: press");
    evening.table.wait(Ms::from_mins(2));
    evening.table.tick();
    evening.types(
        "a: reject
         => result none
         => pending irregularity
         => arbiter hears Waiting for a ruling: ",
    );
    evening.table.is_sound();
}

#[test]
fn r_5_4_15_1_a_ruling_that_names_a_matter_rules_that_one_or_none() {
    chess().types(
        "w: e4
         w: press
         b: claim repetition e5
         a: uphold flag
         => refused
         => arbiter hears Another ruling is pending first. Type report to see it.
         => pending claim
         a: reject the claim
         => done
         => pending nothing",
    );
}
