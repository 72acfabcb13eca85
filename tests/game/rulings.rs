//! What is said of rulings, line by line: to both players and to the arbiter.

use super::evening::Evening;
use super::table::{manual, under};
use golos::game::{Drawn, Opening, OpeningLine, Setup};
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
         => black hears First the move, then the clock. The written move has to be made:
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
    let opening = Opening::new(Variant::Russian, Drawn::Entered, &OpeningLine::moves("c3-d4")).expect("an opening");
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
             => arbiter hears White calls the arbiter: because of the light."
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
         => arbiter hears These rules know no such irregularity.",
    );
}

#[test]
fn r_5_4_15_1_a_ruling_that_names_a_matter_rules_that_one_or_none() {
    chess().types(
        "w: e4
         w: press
         b: claim repetition e5
         a: uphold flag
         => refused
         => arbiter hears Something else waits to be ruled first. Ask: report.
         => pending claim
         a: reject the claim
         => done
         => pending nothing",
    );
}
