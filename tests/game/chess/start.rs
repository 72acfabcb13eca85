//! A game that was begun wrongly (CH-7.2, CH-7.3), and who comes late (CH-6.7).

use golos::clock::Ms;
use golos::game::{
    AttendanceEvent, AttendanceRequest, ClaimRequest, ClockRequest, Dismissed, Ending, Event, Irregularity,
    OfferRequest, Outcome, PendingRulingEvent, Phase, Refusal, RemedyEvent, RemedyRequest, Request, RulingRequest,
};
use golos::people::Denial;
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE, manual, under};
use super::chess;

/// Ten moves by White, nine by Black.
const NINETEEN: &str = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4";

fn wrong(misdeed: Irregularity) -> Request {
    Request::Remedy(RemedyRequest::Irregularity { side: None, misdeed, reason: String::new() })
}

fn after(rules: &str, moves: &str) -> Table {
    let mut table = Table::start(manual(under(rules, "15+10s")));
    table.moves(moves);
    table
}

#[test]
fn ch_7_2_1_a_wrong_set_up_cancels_the_game_at_any_time_and_in_rapid_chess_before_ten_moves_by_both() {
    for (rules, moves, allowed) in [
        ("chess-2020", "", true),
        ("chess-2020", NINETEEN, true),
        ("chess-2020", "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5 Ra2", true),
        ("chess-2020-rapid", NINETEEN, true),
        ("chess-2020-blitz", NINETEEN, true),
        ("chess-2020-rapid", "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5", false),
        ("chess-2020-rapid-supervised", "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5", true),
    ] {
        is_cancelled(after(rules, moves), Irregularity::WrongStart, allowed, rules);
    }
}

#[test]
fn ch_7_3_reversed_colours_cancel_the_game_before_ten_moves_by_both() {
    for rules in ["chess-2020", "chess-2020-rapid"] {
        is_cancelled(after(rules, NINETEEN), Irregularity::WrongColours, true, rules);
        is_cancelled(after(rules, &format!("{NINETEEN} b5")), Irregularity::WrongColours, false, rules);
    }
}

#[test]
fn ch_13_4_1_2_after_ten_moves_by_both_no_claim_about_the_board() {
    let twenty = format!("{NINETEEN} b5");
    let late = || Refusal::TooManyMoves { moves: 10, article: "CH-13.4.1.2".to_owned() };
    for (rules, moves, refusal) in [
        ("chess-2020", &twenty, None),
        ("chess-2020-rapid-supervised", &twenty, None),
        ("chess-2020-rapid", &NINETEEN.to_owned(), None),
        ("chess-2020-rapid", &twenty, Some(late())),
        ("chess-2020-blitz", &twenty, Some(late())),
    ] {
        let mut table = after(rules, moves);
        match refusal {
            Some(refusal) => assert_eq!(table.refused(ARBITER, wrong(Irregularity::Turned)), refusal, "{rules}"),
            None => assert_eq!(table.does(ARBITER, wrong(Irregularity::Turned)).len(), 1, "{rules}"),
        }
        table.is_sound();
    }
}

fn is_cancelled(mut table: Table, misdeed: Irregularity, allowed: bool, rules: &str) {
    assert_eq!(table.denied(WHITE, wrong(misdeed)), Denial::ArbiterOnly);
    if !allowed {
        let article = if misdeed == Irregularity::WrongColours { "CH-7.3" } else { "CH-13.4.1.2" };
        let refusal = Refusal::TooManyMoves { moves: 10, article: article.to_owned() };
        assert_eq!(table.refused(ARBITER, wrong(misdeed)), refusal, "{rules}");
        table.is_sound();
        return;
    }
    assert_eq!(table.does(ARBITER, wrong(misdeed)), [Event::Remedy(RemedyEvent::Restarted { misdeed })], "{rules}");
    assert_eq!((table.state.phase(), table.state.plies().len()), (Phase::Ready, 0));
    for side in Side::BOTH {
        assert_eq!((table.left(side), table.state.penalties(side)), (Ms::from_mins(15), 0));
    }
    table.is_sound();
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    table.moves("e4 e5");
    table.is_sound();
}

#[test]
fn ch_7_2_1_a_new_game_has_its_full_times_and_no_penalties() {
    let mut table = Table::start(manual(chess("1h")));
    table.moves("e4 e5");
    table.does(
        ARBITER,
        Request::Remedy(RemedyRequest::Irregularity {
            side: Some(Side::White),
            misdeed: Irregularity::TwoHands,
            reason: String::new(),
        }),
    );
    table.wait(Ms::from_secs(58 * 60 + 30));
    table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: golos::game::Claim::Increment, intended: None }));
    table.does(BLACK, Request::Offer(OfferRequest::Decline));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.state.setup().control.to_string(), "1h+5s");
    table.does(ARBITER, wrong(Irregularity::WrongStart));
    assert_eq!(table.state.setup().control.to_string(), "1h");
    assert_eq!(table.state.penalties(Side::White), 0);
    table.is_sound();
}

#[test]
fn ch_6_7_1_the_default_time_is_none_where_the_event_names_no_other() {
    let mut table = Table::open(chess("1h30"));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Side::Black])));
    assert_eq!(table.tick(), [Event::Attendance(AttendanceEvent::Late { side: Side::Black })]);
    assert_eq!(
        table.denied(ARBITER, Request::Claim(ClaimRequest::Claim { claim: golos::game::Claim::Dead, intended: None })),
        Denial::PlayerOnly
    );
    let mut excused = table.clone();
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Absence, "CH-6.7.1"));
    table.is_sound();
    // Unless the arbiter decides otherwise.
    let dismissed = excused.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(dismissed, [Event::PendingRulings(PendingRulingEvent::Dismissed { matter: Dismissed::Lateness })]);
    excused.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::Black)));
    excused.moves("e4 e5");
    excused.is_sound();
}

#[test]
fn ch_6_7_2_where_both_are_late_whites_clock_runs() {
    let mut setup = chess("1h30");
    if let Some(rule) = &mut setup.rules.time.lateness {
        rule.limit_minutes = 30;
    }
    let mut table = Table::open(setup);
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec())));
    table.wait(Ms::from_mins(20));
    // Black comes first: what White has lost is lost.
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::Black)));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (Ms::from_mins(70), Ms::from_mins(90)));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::White)));
    table.moves("e4");
    table.is_sound();
}
