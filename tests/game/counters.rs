//! The draw clauses: when the count begins, whose moves it counts, what ends it, and what is done when it is full.

use golos::game::{
    Claim, ClaimEvent, ClaimRequest, Ending, Event, Limit, Outcome, Phase, Refusal, Request, RulingRequest,
};
use golos::people::Denial;
use golos::rules::{EndKind, Notation, Side};

use super::table::{ARBITER, BLACK, Table, WHITE, automatic_limits, reached_in, setup, setup_at, without_repetition};

/// The moves with which the sides go to and fro: white, then black.
pub type Idle = [[&'static str; 2]; 2];

/// Kings on the edges, where nothing can be captured.
const IDLE: Idle = [["e1-h4", "h4-e1"], ["b8-a7", "a7-b8"]];
/// Black's king on the great road.
const ON_ROAD: Idle = [["e1-h4", "h4-e1"], ["a1-h8", "h8-a1"]];

/// Plays `head` and then to and fro until `clause` is reached; how many moves of both sides that took.
pub fn reach(table: &mut Table, head: &str, idle: Idle, clause: &str) -> Option<usize> {
    let mut head = head.split_whitespace();
    (1..=240).find(|_| {
        let position = *table.state.position();
        let options = idle[usize::from(position.turn() == Side::Black)];
        let is_open = |text: &&str| position.read(text, Notation::FILES).is_ok();
        let text = head.next().or_else(|| options.into_iter().find(is_open)).expect("a move");
        reached_in(&table.one(text)).contains(&clause)
    })
}

/// From a position in a classic game.
fn reach_from(fen: &str, head: &str, idle: Idle, clause: &str) -> Option<usize> {
    reach(&mut Table::start(setup_at("30+30s", fen)), head, idle, clause)
}

/// Positions, the moves played first, and the move of both sides with which the clause is reached.
fn prove(clause: &str, idle: Idle, cases: &[(&str, &str, Option<usize>)]) {
    for &(fen, head, expected) in cases {
        assert_eq!(reach_from(fen, head, idle, clause), expected, "{clause}: {fen} {head}");
    }
}

#[test]
fn r_6_1_8_3_three_kings_holding_the_road_fifteenth_move() {
    let cases = [
        // White's 15th move is the 29th of both.
        ("W:WKa1,Kc1,Ke1:BKb8", "", Some(29)),
        ("B:WKa1,Kc1,Ke1:BKb8", "", Some(30)),
        // Nobody holds the road; a fourth piece; two kings.
        ("W:WKg1,Kc1,Ke1:BKb8", "", None),
        ("W:WKa1,Kc1,Ke1,a3:BKb8", "", None),
        ("W:WKa1,Ke1:BKb8", "", None),
        ("W:WKa1,Ke1,a3:BKb8", "", None),
    ];
    prove("three-kings-road", IDLE, &cases);
    prove("three-kings-road", ON_ROAD, &[("W:WKc1,Ke1,Kg1:BKa1", "", None)]);
}

#[test]
fn r_6_1_8_3_black_may_be_the_stronger_side() {
    let idle = [["g1-h2", "h2-g1"], ["d8-a5", "a5-d8"]];
    prove("three-kings-road", idle, &[("W:WKg1:BKh8,Kf8,Kd8", "", Some(30)), ("B:WKg1:BKh8,Kf8,Kd8", "", Some(29))]);
}

#[test]
fn r_6_1_8_3_counts_from_the_moment_when_the_balance_arose() {
    let cases = [
        // White takes the second piece with his first move: 15 more of his are the 31st of both.
        ("W:WKa1,Kc1,Ke1:BKb8,g3", "e1:h4", Some(31)),
        // Black takes the fourth piece with his first: White's 15th move from then on.
        ("B:WKa1,Kc1,Ke1,c7:BKb8", "b8:d6 e1-h4 d6-b8", Some(30)),
    ];
    prove("three-kings-road", IDLE, &cases);
    // The third king is crowned with the first move.
    let idle = [["a5-e1", "e1-a5"], ["h2-g1", "g1-h2"]];
    prove("three-kings-road", idle, &[("W:WKa1,Ka5,a7:BKh2", "a7-b8", Some(31))]);
}

#[test]
fn r_6_1_8_3_the_fifteenth_move_may_take_the_king() {
    let mut table = Table::start(setup_at("30+30s", "W:WKa1,Kc1,Ke1:BKb8"));
    for _ in 0..6 {
        table.moves("e1-h4 b8-a7 h4-e1 a7-b8");
    }
    table.moves("e1-h4 b8-a7 h4-e1 a7-e3 c1:g5");
    assert_eq!(table.state.phase(), Phase::Over);
    assert_eq!(
        (table.verdict().outcome, &table.verdict().ending),
        (Outcome::Win(Side::White), &Ending::Board(EndKind::NoPieces))
    );
    let events: Vec<Event> = table.log.into_iter().map(|recorded| recorded.event).collect();
    assert!(!reached_in(&events).contains(&"three-kings-road"));
}

#[test]
fn r_6_1_8_4_three_kings_and_more_pieces_fifteenth_move() {
    let cases = [
        ("W:WKa1,Kc1,Ke1,a3:BKb8", "", Some(29)),
        ("W:WKa1,Kc1,Ke1,Kg1:BKb8", "", Some(29)),
        ("W:WKg1,Kc1,Ke1,a3:BKb8", "", Some(29)),
        // A man's move changes no balance; a crowning does.
        ("W:WKg1,Kc1,Ke1,a3:BKb8", "a3-b4 b8-a7 b4-a5", Some(29)),
        ("W:WKg1,Kc1,Ke1,g7:BKb8", "e1-h4 b8-a7 g7-h8", Some(33)),
        // Exactly three kings; two kings and men; two kings against three.
        ("W:WKa1,Kc1,Ke1:BKb8", "", None),
        ("W:WKa1,Ke1,a3,c1:BKb8", "", None),
        ("W:WKa1,Kc1,Ke1,a3:BKb8,Kd8", "", None),
    ];
    prove("three-kings", IDLE, &cases);
    // The lone king may hold the road.
    prove("three-kings", ON_ROAD, &[("W:WKc1,Ke1,Kg1,a3:BKa1", "", Some(29))]);
}

#[test]
fn r_6_1_8_5_three_units_against_a_lone_king_on_the_road_fifth_move() {
    let cases = [
        ("W:WKc1,Ke1,Kg1:BKa1", "", Some(9)),
        ("B:WKc1,Ke1,Kg1:BKa1", "", Some(10)),
        ("W:WKc1,Ke1,a3:BKa1", "", Some(9)),
        ("W:WKe1,a3,c1:BKa1", "", Some(9)),
        ("W:Wa3,h2,g1:BKa1", "a3-b4 a1-h8 b4-a5 h8-a1 a5-b6 a1-h8 h2-g3 h8-a1 g3-h4", Some(9)),
        // Two units; four.
        ("W:WKc1,Ke1:BKa1", "", None),
        ("W:WKc1,Ke1,Kg1,a3:BKa1", "", None),
        // The condition breaks when the lone king leaves the road, and the count begins anew when it is back.
        ("W:WKc1,Ke1,Kg1:BKa1", "e1-h4 a1-e5 h4-e1 e5-b8 e1-h4 b8-e5 h4-e1 e5-h8", Some(15)),
    ];
    prove("road-defence", ON_ROAD, &cases);
    // The lone king is not on the road, or a king of the stronger side is.
    prove("road-defence", IDLE, &[("W:WKg1,Kc1,Ke1:BKb8", "", None), ("W:WKa1,Kc1,Ke1:BKb8", "", None)]);
}

#[test]
fn r_6_1_8_5_counts_from_the_moment_when_the_lone_king_reached_the_road() {
    prove("road-defence", ON_ROAD, &[("W:WKc1,Ke1,Kg1:BKb8", "e1-h4 b8-e5 h4-e1 e5-h8", Some(11))]);
}

#[test]
fn r_6_1_8_6_both_sides_have_kings_full_moves() {
    let two_and_three = [
        ("W:WKe1:BKb8", "", Some(10)),
        ("B:WKe1:BKb8", "", Some(10)),
        ("W:WKc1,Ke1:BKb8", "", Some(10)),
        ("W:WKe1,a3:BKb8", "", Some(10)),
        ("W:WKc1,Ke1:BKb8,Kd8", "", None),
    ];
    prove("kings-2-3", IDLE, &two_and_three);
    let four_and_five = [
        ("W:WKc1,Ke1:BKb8", "", None),
        ("W:WKc1,Ke1:BKb8,Kd8", "", Some(60)),
        ("W:WKc1,Ke1,a3:BKb8,Kd8", "", Some(60)),
        ("W:WKc1,Ke1,a3:BKb8,Kd8,h6", "", None),
        // A man's move leaves the balance as it is; a capture and a crowning with the third move of both do not.
        ("W:WKc1,Ke1,a3:BKb8,Kd8", "a3-b4 b8-a7 e1-h4 a7-b8 b4-a5", Some(60)),
        ("W:WKc1,Kh4:BKb8,Kd8,h6", "h4-e1 h6-g5 c1:h6", Some(63)),
        ("W:WKc1,Ke1,h6:BKb8,Kd8", "h6-g7 b8-a7 g7-h8", Some(63)),
    ];
    prove("kings-4-5", IDLE, &four_and_five);
    let six_and_seven = [
        ("W:WKc1,Ke1,a3:BKb8,Kd8,h6", "", Some(120)),
        ("W:WKc1,Ke1,a3,a5:BKb8,Kd8,h6", "", Some(120)),
        ("W:WKc1,Ke1,a3,a5:BKb8,Kd8,h6,h8", "", None),
    ];
    prove("kings-6-7", IDLE, &six_and_seven);
}

#[test]
fn r_6_1_8_6_needs_a_king_on_each_side() {
    let mut table = Table::start(setup_at("30+30s", "W:WKc1:Bb8"));
    table.moves("c1-h6 b8-a7 h6-c1 a7-b6 c1-h6 b6-a5 h6-c1 a5-b4 c1-h6 b4-a3 h6-c1");
    assert!(table.reached().is_empty());
}

#[test]
fn r_6_1_8_8_moves_by_kings_only() {
    let four_and_five = [
        ("W:WKc1,Ke1:BKb8,Kd8", "", Some(30)),
        ("B:WKc1,Ke1:BKb8,Kd8", "", Some(30)),
        ("W:WKa1,Kc1,Ke1:BKb8", "", Some(30)),
        ("W:WKc1,Ke1:BKb8", "", None),
        ("W:WKc1,Ke1,a3:BKb8,Kd8,h6", "", None),
        // The third move of both is a man's, a capture, a crowning: the count begins with the fourth.
        ("W:WKc1,Ke1,a3:BKb8,Kd8", "e1-h4 b8-a7 a3-b4", Some(33)),
        ("W:WKc1,Kh4:BKb8,Kd8,h6", "h4-e1 h6-g5 c1:h6", Some(33)),
        ("W:WKc1,Ke1,g7:BKb8,Kd8", "e1-h4 b8-a7 g7-h8", Some(33)),
    ];
    prove("king-moves-4-5", IDLE, &four_and_five);
    let six_and_seven = [
        ("W:WKc1,Ke1,a3:BKb8,Kd8,h6", "", Some(50)),
        ("W:WKc1,Ke1,a3,a5:BKb8,Kd8,h6", "", Some(50)),
        ("W:WKc1,Ke1,a3,a5:BKb8,Kd8,h6,h8", "", None),
        ("W:WKc1,Ke1:BKb8,Kd8", "", None),
    ];
    prove("king-moves-6-7", IDLE, &six_and_seven);
}

#[test]
fn r_6_1_8_counters_run_in_parallel_and_each_is_put_before_the_arbiter() {
    let mut table = Table::start(setup_at("30+30s", "W:WKa1,Kc1,Ke1:BKb8"));
    assert_eq!(reach(&mut table, "", IDLE, "kings-4-5"), Some(60));
    assert_eq!(table.reached(), ["repetition", "three-kings-road", "king-moves-4-5", "kings-4-5"]);
    assert_eq!(table.state.phase(), Phase::Playing, "nothing happens without a person");
}

#[test]
fn r_5_4_13_6_the_arbiter_fixes_the_draw_that_is_offered_to_him() {
    let mut table = Table::start(setup_at("30+30s", "W:WKe1:BKb8"));
    reach(&mut table, "e1-h4 b8-d6 h4-d8 d6-b8 d8-a5 b8-f4 a5-c3 f4-h2 c3-a1 h2-b8", IDLE, "kings-2-3");
    assert_eq!(table.reached(), ["kings-2-3"]);
    assert_eq!(table.denied(WHITE, Request::Ruling(RulingRequest::Uphold)), Denial::ArbiterOnly);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let verdict = table.verdict();
    assert_eq!(
        (verdict.outcome, &verdict.ending),
        (Outcome::Draw, &Ending::Limit(Limit::Clause("kings-2-3".to_owned())))
    );
    assert_eq!(verdict.article, "R-6.1.8.6");
}

#[test]
fn r_5_4_13_6_a_limit_that_is_dismissed_is_not_offered_again_until_it_begins_anew() {
    let mut table = Table::start(setup_at("30+30s", "W:WKa1,Kc1,Ke1:BKb8"));
    reach(&mut table, "", IDLE, "three-kings-road");
    while !table.reached().is_empty() {
        table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    }
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Dismiss)), Refusal::NothingPending);
    let again = reach(&mut table, "", IDLE, "three-kings-road");
    assert_eq!(again, None);
}

#[test]
fn limits_automatic_are_executed_by_the_program() {
    let cases = [
        ("W:WKa1,Kc1,Ke1,Kg1:BKb8", 29, Ending::Limit(Limit::Clause("three-kings".to_owned())), "R-6.1.8.4"),
        ("W:WKe1:BKb8", 10, Ending::Limit(Limit::Clause("kings-2-3".to_owned())), "R-6.1.8.6"),
    ];
    for (fen, plies, ending, article) in cases {
        let mut table = Table::start(automatic_limits(without_repetition(setup_at("30+30s", fen))));
        let Ending::Limit(limit) = &ending else { unreachable!() };
        assert_eq!(reach(&mut table, "", IDLE, limit.name()), Some(plies), "{fen}");
        let verdict = table.verdict();
        assert_eq!((verdict.outcome, &verdict.ending, verdict.article.as_str()), (Outcome::Draw, &ending, article));
    }
}

#[test]
fn limits_automatic_leave_to_a_person_what_a_win_may_overturn() {
    // R-6.1.8.5: "except when a position with a win arises"; R-6.1.10.4: "and the player can show a win".
    let cases = [("30+30s", "W:WKc1,Ke1,Kg1:BKa1", ON_ROAD, "road-defence"), ("15", "W:WKe1:BKb8", IDLE, "kings-2-3")];
    for (control, fen, idle, clause) in cases {
        let mut table = Table::start(automatic_limits(without_repetition(setup_at(control, fen))));
        assert!(reach(&mut table, "", idle, clause).is_some());
        assert_eq!((table.state.phase(), table.reached()), (Phase::Playing, vec![clause]), "{fen}");
    }
}

#[test]
fn r_6_1_10_4_at_once_in_rapid_and_blitz_without_increment() {
    let cases = [
        // Reached with the first move; with an increment, and in classic play, after the full number.
        ("15", "W:WKc1,Ke1:BKb8", IDLE, "kings-2-3", Some(1)),
        ("5", "W:WKe1:BKb8", IDLE, "kings-2-3", Some(1)),
        ("8+4s", "W:WKe1:BKb8", IDLE, "kings-2-3", Some(10)),
        ("3+2s", "W:WKe1:BKb8", IDLE, "kings-2-3", Some(10)),
        ("20", "W:WKe1:BKb8", IDLE, "kings-2-3", Some(10)),
        ("5", "W:WKc1,Ke1,Kg1:BKa1", ON_ROAD, "road-defence", Some(1)),
        ("3+2s", "W:WKc1,Ke1,Kg1:BKa1", ON_ROAD, "road-defence", Some(9)),
        ("20", "W:WKc1,Ke1,Kg1:BKa1", ON_ROAD, "road-defence", Some(9)),
        // Only the endings of 2 and 3 pieces.
        ("15", "W:WKc1,Ke1:BKb8,Kd8", IDLE, "kings-4-5", Some(60)),
        ("15", "W:WKa1,Kc1,Ke1:BKb8", IDLE, "three-kings-road", Some(29)),
    ];
    for (control, fen, idle, clause, expected) in cases {
        let mut table = Table::start(setup_at(control, fen));
        assert_eq!(reach(&mut table, "", idle, clause), expected, "{control}: {fen}");
    }
}

#[test]
fn r_6_1_10_4_played_on_the_full_number_is_put_before_the_arbiter() {
    let start = || Table::start(without_repetition(setup_at("5", "W:WKe1:BKb8")));
    let mut table = start();
    assert_eq!(reach(&mut table, "", IDLE, "kings-2-3"), Some(1));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(reach(&mut table, "", IDLE, "kings-2-3"), Some(9));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(reach(&mut table, "", IDLE, "kings-2-3"), None);
    // What still waits is not put twice.
    let mut table = start();
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1");
    assert_eq!(table.reached(), ["kings-2-3"]);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(reach(&mut table, "", IDLE, "kings-2-3"), None);
}

#[test]
fn r_6_1_10_4_at_once_when_a_capture_brings_the_ending_about() {
    let mut table = Table::start(setup_at("5", "W:WKc1,Ke1:BKb8,g3"));
    assert_eq!(reached_in(&table.one("e1:h4")), ["kings-2-3"]);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().outcome, Outcome::Draw);
}

#[test]
fn r_6_1_8_7_five_moves_counted_aloud() {
    // Black wants the draw: White's moves are counted.
    let mut table = Table::start(without_repetition(setup_at("30+30s", "W:WKc1,Ke1:BKb8,Kd8")));
    assert_eq!(
        table.does(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::ClearDraw, intended: None })),
        [Event::Claim(ClaimEvent::Counting { side: Side::Black })]
    );
    assert_eq!(reach(&mut table, "", IDLE, "clear-draw"), Some(9));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.state.counting(), None, "the count is over with the ruling");
    // White wants it: Black's.
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::ClearDraw, intended: None }));
    let turn = table.state.turn();
    assert_eq!(reach(&mut table, "", IDLE, "clear-draw"), Some(if turn == Side::Black { 9 } else { 10 }));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
}

#[test]
fn r_6_1_8_7_the_arbiter_ends_a_count_before_its_last_move_too() {
    let mut table = Table::start(setup("30+30s"));
    table.does(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::ClearDraw, intended: None }));
    table.moves("c3-d4 b6-a5");
    assert!(table.state.counting().is_some());
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.state.counting(), None);
}

#[test]
fn r_6_1_8_7_the_arbiter_rules_on_the_count() {
    let offered = without_repetition(setup_at("30+30s", "W:WKc1,Ke1:BKb8,Kd8"));
    for setup in [offered.clone(), automatic_limits(offered)] {
        let mut table = Table::start(setup);
        table.does(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::ClearDraw, intended: None }));
        reach(&mut table, "", IDLE, "clear-draw");
        assert_eq!((table.state.phase(), table.reached()), (Phase::Playing, vec!["clear-draw"]));
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        let verdict = table.verdict();
        assert_eq!((verdict.outcome, verdict.article.as_str()), (Outcome::Draw, "R-6.1.8.7"));
    }
}

#[test]
fn r_5_4_13_1c_the_third_occurrence_is_put_before_the_arbiter() {
    let mut table = Table::start(setup("30+30s"));
    table.moves("c3-d4 b6-a5 b2-c3");
    assert!(table.reached().is_empty());
    let mut table = Table::start(setup_at("30+30s", "W:WKc1,Ke1:BKb8,Kd8"));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1");
    assert!(table.reached().is_empty(), "twice only");
    assert_eq!(reached_in(&table.one("a7-b8")), ["repetition"]);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!((table.verdict().outcome, &table.verdict().ending), (Outcome::Draw, &Ending::Limit(Limit::Repetition)));
}

#[test]
fn r_5_4_13_2c_occurrences_need_not_follow_each_other_and_the_same_side_is_to_move() {
    let mut table = Table::start(setup_at("30+30s", "W:WKc1,Ke1:BKb8,Kd8"));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-a5 b8-h2 a5-e1 h2-b8");
    assert_eq!(table.reached(), ["repetition"]);
    // The pieces stand as at the start, but it is the other side's turn.
    let mut table = Table::start(setup_at("30+30s", "W:WKc1,Ke1:BKb8,Kd8"));
    table.moves("e1-f2 d8-a5 f2-h4 a5-d8 h4-e1 b8-a7 e1-h4 a7-b8 h4-e1");
    assert!(table.reached().is_empty());
}
