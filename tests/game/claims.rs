//! Claims of a draw under the rules (R-5.4.13.2, R-6.1.10.5).

use golos::clock::Ms;
use golos::game::{
    Claim, ClaimCheck, ClaimEvent, ClaimRequest, ClockEvent, ClockRequest, Ending, Event, Limit, MoveEvent,
    MoveRequest, OfferEvent, OfferLimit, OfferRequest, Outcome, PendingRuling, Phase, Refusal, RemedyRequest, Request,
    Ruling, RulingRequest, WhoseTime,
};
use golos::people::Denial;
use golos::rules::Side;

use super::evening::Evening;
use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual, setup_at, without_repetition};

const TWO_EACH: &str = "W:WKc1,Ke1:BKb8,Kd8";

fn repetition(intended: Option<&str>) -> Request {
    Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: intended.map(str::to_owned) })
}

fn claim(claim: Claim) -> Request {
    Request::Claim(ClaimRequest::Claim { claim, intended: None })
}

/// Black is to move, and `a7-b8` would bring the position about for the third time.
fn before_the_third() -> Table {
    let mut table = Table::start(without_repetition(setup_at("30", TWO_EACH)));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1");
    table
}

fn check_of(events: &[Event]) -> &ClaimCheck {
    let found = events
        .iter()
        .find_map(|event| if let Event::Claim(ClaimEvent::Claimed { check, .. }) = event { Some(check) } else { None });
    found.expect("a claim")
}

#[test]
fn r_5_4_13_2a_just_arisen_before_ones_own_next_move() {
    let mut table = before_the_third();
    table.moves("a7-b8");
    assert_eq!(table.refused(BLACK, repetition(None)), Refusal::NotYourTurn(Side::Black));
    assert_eq!(table.denied(ARBITER, repetition(None)), Denial::PlayerOnly);
    let events = table.does(WHITE, repetition(None));
    assert_eq!(*check_of(&events), ClaimCheck { holds: true, counted: 3, needed: 3, limit: None, undetermined: false });
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("e1-h4".to_owned()))), Refusal::ClaimPending);
    assert_eq!(table.denied(WHITE, Request::Ruling(RulingRequest::Uphold)), Denial::ArbiterOnly);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!((table.verdict().outcome, &table.verdict().ending), (Outcome::Draw, &Ending::Limit(Limit::Repetition)));
}

#[test]
fn r_5_4_13_2a_the_right_is_lost_with_the_reply_and_comes_back_with_the_position() {
    let mut table = before_the_third();
    table.moves("a7-b8 e1-a5");
    assert_eq!(check_of(&table.does(BLACK, repetition(None))).counted, 1);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    table.moves("b8-a7 a5-e1 a7-b8");
    assert_eq!(check_of(&table.does(WHITE, repetition(None))).counted, 4);
}

#[test]
fn r_5_4_13_2a_at_a_real_board_the_claim_comes_before_the_move_is_made() {
    let mut table = Table::start(manual(without_repetition(setup_at("30", TWO_EACH))));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1 a7-b8");
    table.make("e1-h4");
    assert_eq!(table.refused(WHITE, repetition(None)), Refusal::ClaimAfterMove);
}

#[test]
fn r_5_4_13_2b_by_a_move_that_is_written_and_not_made() {
    let mut table = before_the_third();
    assert!(matches!(table.refused(BLACK, repetition(Some("a7-b7"))), Refusal::Move(_)));
    let events = table.does(BLACK, repetition(Some("a7-b8")));
    assert_eq!(*check_of(&events), ClaimCheck { holds: true, counted: 3, needed: 3, limit: None, undetermined: false });
    assert_eq!(table.state.plies().len(), 7, "the move is not made");
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().ending, Ending::Limit(Limit::Repetition));
}

#[test]
fn r_5_4_13_2d_the_check_is_on_the_claimants_time_and_a_wrong_claim_plays_the_written_move() {
    let mut table = before_the_third();
    let before = (table.left(Side::White), table.left(Side::Black));
    let events = table.does(BLACK, repetition(Some("d8-a5")));
    assert_eq!(
        *check_of(&events),
        ClaimCheck { holds: false, counted: 1, needed: 3, limit: None, undetermined: false }
    );
    table.wait(Ms::from_secs(40));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (before.0, before.1 - Ms::from_secs(40)));
    let events = table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(events.first(), Some(&Event::Claim(ClaimEvent::Ruled { upheld: false, reason: String::new() })));
    assert!(matches!(events.get(1), Some(Event::Move(MoveEvent::Made { notation, .. })) if notation == "d8-a5"));
    assert_eq!((table.state.turn(), table.state.plies().len()), (Side::White, 8));
    assert_eq!(table.left(Side::Black), before.1 - Ms::from_secs(40));
}

#[test]
fn r_5_4_13_2d_the_written_move_is_played_though_the_arbiter_had_stopped_the_clocks() {
    let mut table = before_the_third();
    table.does(BLACK, repetition(Some("d8-a5")));
    table.wait(A_MOVE);
    table.does(ARBITER, Request::Clock(ClockRequest::Pause { reason: "record".to_owned() }));
    let before = table.left(Side::Black);
    table.wait(Ms::from_mins(3));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((table.state.phase(), table.state.turn()), (Phase::Playing, Side::White));
    assert_eq!(table.left(Side::Black), before, "the clocks stood");
}

#[test]
fn r_5_4_13_2d_after_a_pause_the_claimants_clock_runs_on() {
    let mut table = Table::start(without_repetition(setup_at("5", "W:WKe1:BKb8")));
    table.wait(A_MOVE);
    table.does(BLACK, claim(Claim::Counter));
    table.wait(A_MOVE);
    table.does(ARBITER, Request::Clock(ClockRequest::Pause { reason: "record".to_owned() }));
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    table.wait(A_MOVE);
    assert_eq!(table.state.clock().running(), Some(Side::Black));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.state.clock().running(), Some(Side::White));
    assert_eq!(table.left(Side::Black), Ms::from_mins(5) - A_MOVE - A_MOVE);
}

#[test]
fn r_5_4_13_2d_the_written_move_declines_an_open_offer() {
    let mut setup = without_repetition(setup_at("30", TWO_EACH));
    setup.rules.draws.offers.limits.retain(|limit| !matches!(limit, OfferLimit::AfterMoves { .. }));
    let mut table = Table::start(setup);
    table.moves("e1-h4");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
    table.does(BLACK, repetition(Some("b8-a7")));
    let events = table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert!(events.contains(&Event::Offer(OfferEvent::Declined { side: Side::Black, by_move: true })));
    assert_eq!(table.state.offer(), None);
}

#[test]
fn r_5_4_13_2d_the_check_may_stop_the_clocks_where_the_rule_set_says_so() {
    let mut setup = without_repetition(setup_at("30", TWO_EACH));
    setup.rules.draws.repetition.check = WhoseTime::Nobody;
    let mut table = Table::start(setup);
    table.does(WHITE, repetition(None));
    assert_eq!(table.state.clock().running(), None);
    table.wait(Ms::from_mins(60));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((table.state.clock().running(), table.left(Side::White)), (Some(Side::White), Ms::from_mins(30)));
}

#[test]
fn r_5_4_13_2f_time_runs_out_during_the_check() {
    for ruling in [Ruling::Offered, Ruling::Automatic] {
        // A right claim is a draw all the same.
        let mut table = before_the_third();
        let mut setup = table.state.setup().clone();
        setup.rules.time.flag.ruling = ruling;
        let replay = |intended: &str| {
            let mut table = Table::start(setup.clone());
            table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1");
            table.does(BLACK, repetition(Some(intended)));
            table.wait(Ms::from_mins(40));
            assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side: Side::Black })]);
            table
        };
        table = replay("a7-b8");
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!(
            (table.verdict().outcome, &table.verdict().ending),
            (Outcome::Draw, &Ending::Limit(Limit::Repetition))
        );
        // A wrong one is a loss.
        table = replay("d8-a5");
        table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        if ruling == Ruling::Offered {
            assert_eq!(table.state.docket(), [PendingRuling::Flag(Side::Black)]);
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        }
        assert_eq!((table.verdict().outcome, &table.verdict().ending), (Outcome::Win(Side::White), &Ending::Time));
        assert_eq!(table.state.plies().len(), 7, "no move after the end of time");
    }
}

#[test]
fn r_5_4_13_5_a_counter_is_claimed_and_checked() {
    let mut table = Table::start(without_repetition(setup_at("30+30s", "W:WKe1:BKb8")));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1 a7-b8 e1-h4");
    let limit = Some(Limit::Clause("kings-2-3".to_owned()));
    let early = ClaimCheck { holds: false, counted: 4, needed: 5, limit: limit.clone(), undetermined: false };
    assert_eq!(table.refused(BLACK, claim(Claim::Counter)), Refusal::ClaimTooEarly(Box::new(early)));
    table.moves("b8-a7");
    let events = table.does(WHITE, claim(Claim::Counter));
    assert_eq!(*check_of(&events), ClaimCheck { holds: true, counted: 5, needed: 5, limit, undetermined: false });
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!((table.verdict().outcome, table.verdict().article.as_str()), (Outcome::Draw, "R-6.1.8.6"));
}

#[test]
fn r_5_4_13_5_the_report_counts_the_move_that_the_claim_counts_and_says_which() {
    let board = || without_repetition(manual(setup_at("30+30s", "W:WKe1:BKb8")));
    let moves = "w: e1-h4\nw: press\nb: b8-a7\nb: press\nw: h4-e1\nw: press\nb: a7-b8\nb: press\n".repeat(2);
    for (claimed, with) in [
        ("b: b8-a7\nb: claim counter", "Counting the move just made"),
        ("b: claim counter b8-a7", "written for the claim"),
    ] {
        let mut evening = Evening::open(board());
        evening.types(&format!("a: start\n{moves}w: e1-h4\nw: press\n{claimed}\na: report"));
        let (_, counters) = evening.table.state.counters_claimed();
        let Some(PendingRuling::Claim { check, .. }) = evening.table.state.asked() else { panic!("{claimed}") };
        assert!(counters.iter().any(|(_, counted, _)| *counted == check.counted), "{claimed}: {check:?} {counters:?}");
        evening.types(&format!("a: report\n=> arbiter hears {with}"));
    }
}

#[test]
fn r_5_4_13_5_the_check_names_one_clause_with_its_own_count() {
    // 15 of 15 by the clause of three kings; the king moves of both are one behind.
    let mut table = Table::start(without_repetition(setup_at("30+30s", "W:WKa1,Kc1,Ke1:BKb8")));
    for _ in 0..7 {
        table.moves("e1-h4 b8-a7 h4-e1 a7-b8");
    }
    table.moves("e1-h4");
    let events = table.does(BLACK, claim(Claim::Counter));
    let limit = Some(Limit::Clause("three-kings-road".to_owned()));
    assert_eq!(*check_of(&events), ClaimCheck { holds: true, counted: 15, needed: 15, limit, undetermined: false });
}

#[test]
fn r_6_1_10_4_an_ending_drawn_at_once_can_be_claimed() {
    let mut table = Table::start(setup_at("5", "W:WKe1:BKb8"));
    let events = table.does(WHITE, claim(Claim::Counter));
    let limit = Some(Limit::Clause("kings-2-3".to_owned()));
    assert_eq!(*check_of(&events), ClaimCheck { holds: true, counted: 0, needed: 0, limit, undetermined: false });
}

#[test]
fn r_6_1_10_5_short_of_time_stops_the_clocks() {
    let mut table = Table::start(setup_at("5", "W:WKa1,Kc1,Ke1:BKb8"));
    table.wait(Ms::from_secs(290));
    table.does(WHITE, claim(Claim::ShortOfTime));
    assert_eq!(table.state.clock().running(), None);
    table.wait(Ms::from_mins(10));
    assert_eq!(table.left(Side::White), Ms::from_secs(10));
    let mut refuted = table.clone();
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!((table.verdict().outcome, table.verdict().article.as_str()), (Outcome::Draw, "R-6.1.10.5"));
    refuted.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((refuted.state.clock().running(), refuted.left(Side::White)), (Some(Side::White), Ms::from_secs(10)));
}

#[test]
fn r_6_1_10_5_is_for_rapid_and_blitz_only() {
    let mut table = Table::start(setup_at("30", TWO_EACH));
    assert_eq!(table.refused(WHITE, claim(Claim::ShortOfTime)), Refusal::ClaimNotHere);
}

#[test]
fn r_5_4_13_a_claim_is_of_the_position_as_it_stands_and_is_ruled_before_an_irregularity() {
    let mut table = Table::start(manual(without_repetition(setup_at("30", TWO_EACH))));
    table.moves("e1-b2");
    table.does(BLACK, repetition(Some("b8-a7")));
    for (by, ask) in
        [(BLACK, Request::Remedy(RemedyRequest::Correct)), (ARBITER, Request::Remedy(RemedyRequest::Stand))]
    {
        assert_eq!(table.refused(by, ask), Refusal::ClaimPending);
    }
    // The written move is a reply: it ends the right to have the irregularity corrected.
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.refused(BLACK, Request::Remedy(RemedyRequest::Correct)), Refusal::TooLate);
}

#[test]
fn r_5_4_13_one_claim_at_a_time() {
    let mut table = before_the_third();
    table.does(BLACK, repetition(None));
    for ask in [repetition(None), claim(Claim::Counter), claim(Claim::ClearDraw), Request::Offer(OfferRequest::Offer)] {
        assert_eq!(table.refused(WHITE, ask.clone()), Refusal::ClaimPending);
        assert_eq!(table.refused(BLACK, ask), Refusal::ClaimPending);
    }
}
