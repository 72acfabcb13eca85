//! What players and the arbiter do and hear at a real board, line by line.

use super::evening::Evening;
use super::table::{at, manual, setup, under};
use golos::game::{Drawn, Mode, Opening, OpeningLine, Setup};

/// A rated game at a real board from a position.
fn board(rules: &str, control: &str, fen: &str) -> Evening {
    let mut evening = Evening::open(manual(at(under(rules, control), fen)));
    evening.types("a: start");
    evening
}

const CAPTURE_DUE: &str = "W:Wc3,g1:Bd4,h8";

#[test]
fn r_5_4_14_2_only_the_arbiter_is_told_that_a_move_was_irregular() {
    for rules in ["russian-2022", "russian-2013", "russian-code", "russian-ua2026", "giveaway-2022"] {
        board(rules, "30", CAPTURE_DUE).types(
            "w: g1-f2
             w: press
             => arbiter hears quiet move, a capture was due. White, move 1: g1 f2.
             => white does not hear rregularity
             => black does not hear apture
             => black does not hear Put it right
             a: report
             => arbiter hears quiet move, a capture was due. White, move 1: g1 f2.
             # Black has seen it for himself.
             b: correct
             => white hears Move cancelled
             => runs white",
        );
    }
    let mut training = Evening::open(Setup { mode: Mode::Training, ..manual(at(setup("30"), CAPTURE_DUE)) });
    training.types(
        "a: start
         w: g1-f2
         w: press
         => black hears a capture was due",
    );
}

#[test]
fn ch_13_4_2_where_the_arbiter_rules_the_players_hear_nothing_of_it_first() {
    board("chess-2020-blitz", "3+2s", "4k3/8/8/8/8/8/8/4K2R w - - 0 1").types(
        "w: h1g3
         w: press
         => arbiter hears illegal
         => white does not hear llegal
         => black does not hear llegal",
    );
}

#[test]
fn r_6_1_8_6_a_claim_behind_ones_own_unpressed_move_counts_that_move() {
    // Five quiet moves each are nothing once a king has been taken.
    board("russian-2022", "30", "W:WKg1,Kh4:BKa1").types(
        "w: g1-h2\nw: press\nb: a1-b2\nb: press
         w: h2-g1\nw: press\nb: b2-a1\nb: press
         w: g1-h2\nw: press\nb: a1-b2\nb: press
         w: h2-g1\nw: press\nb: b2-a1\nb: press
         w: g1-e3\nw: press\nb: a1-b2\nb: press
         w: h4-f6\nw: press
         b: b2:g7
         b: claim counter
         => arbiter does not hear 5 of 5
         => arbiter does not hear Checked, it is so",
    );
    // And the fifth move counts, though its clock has not been pressed.
    board("russian-2022", "30", "W:WKe1:BKb8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press
         w: h4-e1\nw: press\nb: a7-b8\nb: press
         w: e1-h4\nw: press\nb: b8-a7\nb: press
         w: h4-e1\nw: press\nb: a7-b8\nb: press
         w: e1-h4\nw: press\nb: b8-a7
         b: claim counter
         a: confirm
         => result 1-1",
    );
}

#[test]
fn r_5_4_13_2b_a_claim_with_a_written_move_counts_it() {
    board("russian-2022", "30", "W:WKe1:BKb8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press
         w: h4-e1\nw: press\nb: a7-b8\nb: press
         w: e1-h4\nw: press\nb: b8-a7\nb: press
         w: h4-e1\nw: press\nb: a7-b8\nb: press
         w: e1-h4\nw: press
         b: claim counter b8-a7
         a: confirm
         => result 1-1",
    );
}

#[test]
fn r_5_4_13_2d_a_claim_of_a_counter_that_is_made_too_early_does_not_stop_the_game() {
    board("russian-2022", "30", "W:WKe1:BKb8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press
         b: claim counter
         => arbiter hears forces unchanged
         # Which limit the program found is not told to the room.
         => white does not hear unchanged
         => black does not hear unchanged
         => runs black
         b: a7-b8
         => done
         => white hears Claim incorrect
         => pending nothing
         b: press
         => runs white",
    );
}

#[test]
fn dr_2_1_10_1_a_board_that_was_turned_is_a_game_to_be_replayed_where_the_rules_say_so() {
    for (rules, replayed) in [
        ("russian-2013", true),
        ("giveaway-2013", true),
        ("international-2013", true),
        ("russian-ua2026", true),
        ("brazilian-ua2026", true),
        ("international-ua2026", true),
        ("russian-2022", false),
        ("renju-2013", false),
        ("renju-2022", false),
        ("chess-2020", false),
    ] {
        let mut evening = Evening::open(under(rules, "45+30s"));
        evening.types("a: start\na: fault turned");
        let said = if replayed { "=> white hears cancelled" } else { "=> white does not hear cancelled" };
        evening.types(said).types(if replayed { "=> runs nobody" } else { "=> playing" });
    }
}

#[test]
fn r_5_4_14_1_a_wrong_set_up_is_corrected_until_each_side_has_moved() {
    for (rules, moves) in [
        ("russian-2022", ["c3-d4", "f6-g5"]),
        ("russian-2013", ["c3-d4", "f6-g5"]),
        ("russian-ua2026", ["c3-d4", "f6-g5"]),
        ("draughts64-2022", ["c3-d4", "f6-g5"]),
        ("giveaway-2022", ["c3-d4", "f6-g5"]),
        ("international-2022", ["32-28", "18-23"]),
        ("international-2013", ["32-28", "18-23"]),
    ] {
        for fault in ["set-up", "colours"] {
            let [white, black] = moves;
            let mut early = Evening::open(under(rules, "45+30s"));
            early.types(&format!("a: start\nw: {white}\na: fault {fault}\n=> white hears cancelled"));
            let mut late = Evening::open(under(rules, "45+30s"));
            late.types(&format!("a: start\nw: {white}\nb: {black}\na: fault {fault}\n=> refused\n=> playing"));
        }
    }
}

#[test]
fn dr_2_2_3_1_drawn_moves_count_towards_the_control_where_the_rules_say_so() {
    for (rules, said, control) in [
        ("draughts64-2013", "Drawn moves count towards the control, article 2.2.3.1.", "move 20. Moves to go: 18"),
        (
            "draughts64-2022",
            "Drawn moves do not count towards the control, article 6.1.8.1.",
            "move 22. Moves to go: 20",
        ),
        (
            "draughts64-ua2026",
            "Drawn moves do not count towards the control, section V, article 9.5.2.",
            "move 22. Moves to go: 20",
        ),
    ] {
        let base = under(rules, "45/20+15");
        let line = OpeningLine::moves("ab4 bc5 ba5 cb4");
        let opening = Opening::new(base.rules.variant, Drawn::Entered, &line).expect("an opening");
        let mut evening = Evening::open(Setup { opening: Some(opening), ..base });
        evening.types(&format!("=> white hears {said}\na: start\na: report\n=> arbiter hears {control}"));
    }
}

#[test]
fn r_6_2_2_a_game_of_draughts_64_that_begins_without_a_draw_says_so() {
    for (rules, said) in [
        ("draughts64-2013", "The opening was not drawn, article 2.2.2."),
        ("draughts64-2022", "The opening was not drawn, article 6.2.2."),
        ("draughts64-ua2026", "The opening was not drawn, section V, article 9.5.2."),
    ] {
        Evening::open(under(rules, "45+30s")).types(&format!("a: start\n=> white hears {said}"));
    }
    Evening::open(under("russian-2022", "45+30s")).types("a: start\n=> white does not hear drawn");
}

#[test]
fn dr_5_3_8_3_a_foul_that_is_found_after_the_reply_is_put_back_and_the_readings_are_kept() {
    // A stone on h8 makes two rows of three at once.
    board("renju-2013", "30+30s", "b:g8,i8,h9,h10 w:a1,c1,e1,g1 turn:b").types(
        "black: h8\nb: press
         => arbiter hears oul
         => white does not hear oul
         white: a15\nw: press
         black: p15\nb: press
         w: foul
         => arbiter hears Checked
         a: confirm
         => white hears oul at h8
         => board b:g8,j8,h9,h10 w:a1,c1,e1,g1
         => runs black",
    );
}

#[test]
fn r_5_4_2_6_behind_the_flag_nothing_is_said_to_be_left() {
    let mut evening = Evening::open(setup("5"));
    evening.types("a: start").table.wait(golos::clock::Ms::from_mins(6));
    evening.types(
        "a: c
         => arbiter hears White no time
         => arbiter does not hear under a second",
    );
}

#[test]
fn r_5_4_13_6_a_repetition_that_lasts_is_put_before_the_arbiter_each_time() {
    board("russian-2022", "30", "W:WKc1,Ke1:BKb8,Kd8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press\nb: a7-b8\nb: press
         w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press\nb: a7-b8
         b: press
         => arbiter hears Threefold
         a: reject
         w: e1-h4
         w: press
         => arbiter hears Threefold",
    );
}
