//! What players and the arbiter do and hear at a real board, line by line.

use super::evening::Evening;
use super::table::{at, manual, setup, under};
use golos::game::{Drawn, Gate, Mode, Opening, OpeningLine, Setup, Watch};

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
             => arbiter hears Compulsory capture not made, White: g1 to f2.
             => white does not hear rregularity
             => black does not hear apture
             => black does not hear orrect
             a: report
             => arbiter hears Compulsory capture not made, White: g1 to f2.
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
         => black hears Compulsory capture not made",
    );
}

#[test]
fn ch_13_4_2_where_the_arbiter_rules_the_players_hear_nothing_of_it_first() {
    board("chess-2020-blitz", "3+2s", "4k3/8/8/8/8/8/8/4K2R w - - 0 1").types(
        "w: h1g3
         w: press
         => arbiter hears Illegal
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
         => result draw",
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
         => result draw",
    );
}

#[test]
fn r_5_4_13_2b_a_claim_with_a_written_move_that_is_too_early_is_put_before_the_arbiter() {
    // The move is made with it: who claims so wrongly has played it (R-5.4.13.2c).
    board("russian-2022", "30", "W:WKe1:BKb8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press
         b: claim counter a7-b8
         => done
         => pending claim
         => runs black
         => white does not hear unchanged
         a: reject
         => pending nothing
         => runs white",
    );
}

#[test]
fn u_v_13_5_the_arbiter_presses_the_clock_that_is_shut_to_the_players() {
    let setup =
        Setup { watch: Watch { gate: Gate::Block, ..Watch::default() }, ..manual(under("russian-ua2026", "30")) };
    Evening::open(setup).types(
        "a: start
         w: made c3-d4
         w: press
         => refused
         => runs white
         a: press
         => done
         => runs black",
    );
}

#[test]
fn r_5_4_13_2d_a_claim_of_a_counter_that_is_made_too_early_does_not_stop_the_game() {
    board("russian-2022", "30", "W:WKe1:BKb8").types(
        "w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press
         b: claim counter
         => arbiter hears unchanged material
         # Which limit the program found is not told to the room.
         => white does not hear unchanged
         => black does not hear unchanged
         => runs black
         b: a7-b8
         => done
         => white does not hear Claim
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
        ("international-fmjd2015", true),
        ("russian-idf2016", true),
        ("russian-2022", false),
        ("renju-2013", false),
        ("renju-2022", false),
        ("chess-2020", false),
    ] {
        let mut evening = Evening::open(under(rules, "45+30s"));
        evening.types("a: start\na: fault turned");
        let said = if replayed { "=> white hears cancelled" } else { "=> white does not hear cancelled" };
        evening.types(said);
        evening.types(if replayed { "=> runs nobody" } else { "=> result none" });
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
        for fault in ["set-up", "wrong colours"] {
            let [white, black] = moves;
            let mut early = Evening::open(under(rules, "45+30s"));
            early.types(&format!("a: start\nw: {white}\na: fault {fault}\n=> white hears cancelled"));
            let mut late = Evening::open(under(rules, "45+30s"));
            late.types(&format!("a: start\nw: {white}\nb: {black}\na: fault {fault}\n=> refused\n=> result none"));
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
         => arbiter hears threefold repetition
         a: reject
         w: e1-h4
         w: press
         => arbiter hears threefold repetition",
    );
}

#[test]
fn r_5_4_2_4_a_reply_before_the_press_has_happened_and_the_forgotten_clock_runs_on() {
    for (rules, fen, moves) in [
        ("russian-2022", "W:Wc3,g1:Bf8,h8", ["c3-d4", "f8-e7", "g1-f2"]),
        ("russian-ua2026", "W:Wc3,g1:Bf8,h8", ["c3-d4", "f8-e7", "g1-f2"]),
        ("international-2022", "W:W32,50:B1,5", ["32-28", "1-7", "50-44"]),
        ("chess-2020", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", ["a2a4", "a7a6", "e1e2"]),
    ] {
        let [first, reply, third] = moves;
        let mut evening = board(rules, "30", fen);
        evening.types(&format!(
            "w: {first}
             => runs white
             b: {reply}
             => done
             => arbiter hears replied before the clock was pressed
             => white does not hear clock
             => black does not hear clock
             => runs white"
        ));
        // The owner of the clock remembers.
        let mut pressed = Evening::open(setup("30"));
        pressed.table = evening.table.clone();
        pressed.types("w: press\n=> runs black\nb: press\n=> runs white\n=> pending nothing");
        assert_eq!(pressed.table.state.plies().len(), 2, "{rules}");
        pressed.table.is_sound();
        // What has been replied to is amended by nobody.
        evening.types(&format!("w: {first}\n=> refused\narbiter: {first}\n=> refused\n=> runs white"));
        // He moves on, and has completed both (CH-6.2.1.2).
        evening.types(&format!("w: {third}\n=> done\n=> runs white\nw: press\n=> runs black"));
        assert_eq!(evening.table.state.plies().len(), 3, "{rules}");
        evening.table.is_sound();
    }
}

#[test]
fn r_5_4_14_2_a_reply_before_the_press_ends_the_right_to_correct() {
    board("russian-2022", "30", CAPTURE_DUE).types(
        "w: g1-f2
         b: h8-g7
         => done
         w: press
         => arbiter hears ompulsory capture not made
         => runs black
         b: correct
         => refused
         b: press
         => runs white",
    );
}

#[test]
fn u_v_6_4_4_a_made_move_is_not_replaced_by_another_before_the_press() {
    let fen = "W:Wc3,g1:Bf8,h8";
    for rules in ["russian-2022", "russian-2013", "russian-code", "giveaway-2022", "renju-2022", "chess-2020"] {
        let (fen, made, other) = match rules {
            "renju-2022" => ("b:h8 w:a1 turn:b", "h10", "h11"),
            "chess-2020" => ("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "a2a4", "a2a3"),
            _ => (fen, "c3-d4", "g1-f2"),
        };
        let mut evening = board(rules, "30", fen);
        evening.types(made);
        let stands = evening.table.state.board().fen();
        evening.types(&format!(
            "{other}
             => refused
             => board {stands}
             => arbiter hears The move has been made
             arbiter: {other}
             => done
             press
             => done"
        ));
    }
    // U-V.13.9: a wrong announcement is corrected before the clock is switched; the arbiter hears what it was.
    board("russian-ua2026", "30", fen).types(
        "w: c3-d4
         w: g1-f2
         => done
         => black hears g1 to f2
         => arbiter hears replaced a move before pressing the clock. It was: c3 to d4.
         => black does not hear replaced",
    );
    // U-V.6.5: who notices his own violation before he presses corrects it; R-5.4.14.2: the opponent decides.
    board("russian-ua2026", "30", CAPTURE_DUE).types("w: g1-f2\nw: c3:e5\n=> done\nw: press\n=> pending nothing");
    board("russian-2022", "30", CAPTURE_DUE).types("w: g1-f2\nw: c3:e5\n=> refused\nw: press\n=> pending irregularity");
}

#[test]
fn r_5_4_2_5b_a_clock_is_not_set_below_fifteen_minutes_but_a_record_is_restored_on_it() {
    let mut evening = Evening::open(under("russian-2022", "20"));
    evening.types(
        "a: start
         a: set white 10:00 because clock
         => refused
         a: take white 6:00 because clock
         => refused
         a: charge white 6:00 because record
         => done
         a: set white 16:00 because clock
         => done",
    );
    assert_eq!(evening.table.left(golos::rules::Side::White).secs() / 60, 16);
}

#[test]
fn u_v_13_10_a_player_calls_the_arbiter_and_the_clocks_run_on() {
    for (call, told) in [
        ("w: call the arbiter", "White calls the arbiter."),
        ("w: arbiter", "White calls the arbiter."),
        ("w: note the hall is loud", "White to the arbiter: the hall is loud."),
    ] {
        board("russian-ua2026", "30", CAPTURE_DUE).types(&format!(
            "{call}
             => done
             => arbiter hears {told}
             => white hears Passed to the arbiter.
             => black hears nothing
             => runs white"
        ));
    }
}

#[test]
fn r_5_4_15_2_what_a_player_was_refused_reaches_the_arbiter_and_nobody_else() {
    for (line, told) in [
        ("b: c3-d4", "Black was told"),
        ("w: add black 1:00 because ill", "White was told"),
        ("w: draw", "White was told"),
        ("w: m c3", "White was told"),
        ("b: c", "Black was told"),
    ] {
        let mut evening = board("russian-2022", "30", CAPTURE_DUE);
        evening.types(&format!("{line}\n=> refused\n=> arbiter hears {told}"));
        let other = if line.starts_with('w') { "black" } else { "white" };
        evening.types(&format!("=> {other} hears nothing"));
    }
    // A slip of a finger is no matter, and in training there is nobody to tell.
    board("russian-2022", "30", CAPTURE_DUE).types("w: c3d\n=> arbiter hears nothing");
}

#[test]
fn r_9_2_5_1_what_one_does_in_a_row_is_one_turn_of_the_clock() {
    for rules in ["renju-2022", "renju-2013"] {
        let mut setup = under(rules, "30+30s");
        setup.rules.openings.regulation.as_mut().expect("a regulation").opening =
            golos::rules::renju::Opening::Yamaguchi;
        for (setup, white) in [(setup.clone(), "30:56"), (manual(setup), "30:54")] {
            let press = if setup.press == golos::game::Press::Manual { "press\n=> done" } else { "" };
            // Three stones and the number of fifth moves are Black's turn, the fifth that White chooses is White's.
            Evening::open(setup).types(&format!(
                "a: start\nh8\nj9\nk10\n=> runs black\n1
                 => runs white
                 => clock black 30:26
                 keep
                 a1
                 {press}
                 => runs black
                 h7
                 => runs white
                 => clock black 30:55
                 h7
                 => runs white
                 b2
                 {press}
                 => runs black
                 => clock black 30:55
                 => clock white {white}"
            ));
        }
    }
}

#[test]
fn ch_8_7_a_result_stands_unless_the_arbiter_decides_otherwise() {
    let mut chess = Evening::open(under("chess-2020", "30"));
    chess.types(
        "a: start
         w: resign
         => result black
         a: result draw because wrong sheet
         => done
         => result draw
         w: result white because mine
         => refused",
    );
    assert_eq!(chess.table.verdict().article, "CH-8.7");
    chess.table.is_sound();
}

#[test]
fn ch_10_2_and_12_9_half_a_point_may_be_given_to_one_alone() {
    for (typed, score) in [
        ("½-0", "half white"),
        ("0-1/2", "half black"),
        ("half white", "half white"),
        ("half a point to black", "half black"),
        ("0-0", "both lost"),
        ("both", "both lost"),
    ] {
        let mut chess = Evening::open(under("chess-2020-rapid", "15+10s"));
        chess.types(&format!(
            "a: start
             a: result {typed}
             => refused
             a: result {typed} because a telephone rang
             => done
             => result {score}"
        ));
        assert_eq!(chess.table.verdict().article, "CH-12.9");
        chess.table.is_sound();
    }
    // More than the points of one game are not given, nor where the rules do not say so.
    let mut draughts = Evening::open(under("russian-2022", "30"));
    draughts.types(
        "a: start\na: result ½-0 because late\n=> refused\n=> arbiter hears half a point to only one\n=> result none",
    );
    Evening::open(under("chess-2020", "30"))
        .types("a: start\na: result ½-0 because noise\n=> white hears Half a point to White, none to Black");
}

#[test]
fn ch_13_4_2_the_opponents_demand_is_told_to_the_arbiter_who_decides() {
    for typed in ["b: correct", "b: demand correction", "b: illegal move", "b: claim an illegal move"] {
        board("chess-2020-rapid", "15+10s", "4k3/8/8/8/8/8/8/4K2R w - - 0 1").types(&format!(
            "w: h1g3
             w: press
             {typed}
             => refused
             => arbiter hears Black to the arbiter: the move must be corrected.
             => white does not hear must be corrected
             => black hears Passed to the arbiter.
             => pending irregularity
             a: correct
             => done
             => runs white"
        ));
    }
}

#[test]
fn ch_7_5_2_where_a_pawn_was_left_the_words_name_the_queen() {
    board("chess-2020", "1h30+30s", "8/4P1k1/8/8/8/8/r7/6K1 w - - 0 1").types(
        "w: e8=P
         w: press
         => arbiter hears Pawn not replaced
         => arbiter hears the pawn is replaced by a queen, Black plus 2:00
         => arbiter does not hear taken back
         a: confirm
         => white hears The pawn becomes a queen.
         => board 4Q3/6k1/8/8/8/8/r7/6K1 b - - 0 1",
    );
}
