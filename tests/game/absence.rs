//! Players who are not there when the clocks are started (R-5.4.1.2, R-5.4.4; U-V.9.3, U-V.9.4).

use super::table::{ARBITER, Table, WHITE, manual, setup, setup_under};
use golos::clock::Ms;
use golos::game::{
    AbsentClock, AttendanceEvent, AttendanceRequest, ClockRequest, Ending, Event, LatenessRule, MoveRequest, Outcome,
    PendingRuling, Phase, Refusal, Request, RulingRequest, Setup,
};
use golos::people::Denial;
use golos::rules::Side::{self, Black, White};

fn m(minutes: u64) -> Ms {
    Ms::from_mins(minutes)
}

/// The same under rules by which the clock of the side to move runs.
fn ukrainian(mut setup: Setup) -> Setup {
    setup.rules.time.lateness = setup.rules.time.lateness.map(|rule| LatenessRule {
        clock: AbsentClock::Turn,
        clock_article: "U-V.9.4.4".to_owned(),
        article: "U-V.9.4.2".to_owned(),
        both: "U-V.9.4.2".to_owned(),
        ..rule
    });
    setup
}

fn without(sides: &[Side], setup: Setup) -> Table {
    let mut table = Table::open(setup);
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(sides.to_vec())));
    table
}

#[test]
fn r_5_4_1_2_and_u_v_9_4_whose_clock_runs() {
    // Who is absent; whose clock runs in Russia and in Ukraine.
    for (absent, own, turn) in
        [(&[White] as &[Side], White, White), (&[Black], Black, White), (&Side::BOTH, White, White)]
    {
        assert_eq!(without(absent, setup("45+30s")).state.clock().running(), Some(own), "{absent:?}");
        assert_eq!(without(absent, ukrainian(setup("45+30s"))).state.clock().running(), Some(turn), "{absent:?}");
    }
}

#[test]
fn r_5_4_1_2a_white_makes_no_move_while_black_is_absent() {
    let mut table = without(&[Black], setup("45+30s"));
    table.wait(m(7));
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("c3-d4".to_owned()))), Refusal::Absent(Black));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black)));
    assert_eq!((table.left(Black), table.left(White)), (m(38), m(45)));
    assert_eq!(table.state.clock().running(), Some(White));
    table.moves("c3-d4 b6-a5");
}

#[test]
fn u_v_13_2b_a_move_that_was_made_before_black_was_missed_is_put_right_in_the_record() {
    for paused in [false, true] {
        let mut table = Table::start(manual(setup("45+30s")));
        table.moves("c3-b4");
        table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Black])));
        table.does(ARBITER, Request::Move(MoveRequest::TakeBack));
        assert!(table.state.is_amending());
        if paused {
            table.does(ARBITER, Request::Clock(ClockRequest::Pause { reason: "a slip".to_owned() }));
        }
        table.does(ARBITER, Request::Move(MoveRequest::Make("c3-d4".to_owned())));
        assert_eq!(table.state.plies().len(), 1, "{paused}");
        table.close();
        let report = golos::journal::check(table.journal().as_bytes()).expect("a journal");
        assert_eq!(report.findings, [], "{paused}");
    }
}

#[test]
fn u_v_9_4_4_white_moves_and_so_starts_the_clock_of_the_absent_black() {
    for board in [setup("45+30s"), manual(setup("45+30s"))] {
        let mut table = without(&[Black], ukrainian(board));
        table.moves("c3-d4");
        assert_eq!(table.state.clock().running(), Some(Black));
        assert_eq!(table.refused(Black, Request::Move(MoveRequest::Make("b6-a5".to_owned()))), Refusal::Absent(Black));
        table.wait(m(5)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black)));
        assert_eq!(table.left(Black), m(40));
        table.moves("b6-a5");
    }
}

#[test]
fn r_5_4_1_2c_and_u_v_9_4_5_the_time_so_far_is_halved() {
    for (first, ukraine, running) in
        [(White, false, Black), (Black, false, White), (White, true, White), (Black, true, White)]
    {
        let board = if ukraine { ukrainian(setup("45+30s")) } else { setup("45+30s") };
        let mut table = without(&Side::BOTH, board);
        table.wait(m(10)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(first)));
        assert_eq!((table.left(White), table.left(Black)), (m(40), m(40)), "{first} {ukraine}");
        assert_eq!(table.state.clock().running(), Some(running), "{first} {ukraine}");
        assert!(table.state.is_absent(first.other()));
    }
}

#[test]
fn r_5_4_4_1c_who_is_too_late_loses_by_the_arbiters_ruling() {
    // At this control the limit is an hour; at the other the first control.
    for (control, limit) in [("1h30/40+30", 60), ("45+30s", 45)] {
        let mut table = without(&[Black], setup(control));
        table.wait(m(limit + 3)).tick();
        let at = table
            .log
            .iter()
            .find(|recorded| recorded.event == Event::Attendance(AttendanceEvent::Late { side: Black }))
            .map(|recorded| recorded.at);
        assert_eq!(at, Some(m(limit)), "{control}");
        assert_eq!(table.state.docket().first(), Some(&PendingRuling::Late(Black)));
        assert_eq!(table.denied(WHITE, Request::Ruling(RulingRequest::Uphold)), Denial::ArbiterOnly);
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        let verdict = table.verdict();
        assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(White), &Ending::Absence), "{control}");
        assert_eq!(verdict.article, "R-5.4.4.1");
    }
}

#[test]
fn r_5_4_4_2_both_lose_who_both_are_too_late() {
    let mut table = without(&Side::BOTH, setup("1h30/40+30"));
    table.wait(m(61)).does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let verdict = table.verdict();
    assert_eq!((verdict.outcome, verdict.article.as_str()), (Outcome::BothLost, "R-5.4.4.2"));
}

#[test]
fn r_5_4_4_2_who_had_a_good_reason_does_not_lose_with_the_other() {
    let mut table = without(&Side::BOTH, setup("1h30/40+30"));
    table.wait(m(61)).does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let verdict = table.verdict();
    assert_eq!((verdict.outcome, verdict.article.as_str()), (Outcome::Win(White), "R-5.4.4.1"));
}

#[test]
fn r_5_4_4_1_for_a_good_reason_play_goes_on() {
    let mut table = without(&[White], setup("1h30/40+30"));
    table.wait(m(61)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(White)));
    assert_eq!(table.state.docket(), [PendingRuling::Late(White)]);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((table.state.docket(), table.left(White)), (&[] as &[PendingRuling], m(29)));
    table.moves("c3-d4");
    table.wait(m(10)).tick();
    assert_eq!(table.state.docket(), []);
}

#[test]
fn absence_is_for_the_arbiter_before_the_first_move() {
    let absent = |side| Request::Attendance(AttendanceRequest::Absent(vec![side]));
    let mut table = Table::open(setup("45+30s"));
    assert_eq!(table.denied(WHITE, absent(Black)), Denial::ArbiterOnly);
    assert_eq!(table.refused(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black))), Refusal::NotStarted);
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    // He was thought to be there.
    table.wait(m(1)).does(ARBITER, absent(Black));
    assert_eq!(table.state.clock().running(), Some(Black));
    assert_eq!(table.refused(ARBITER, absent(Black)), Refusal::AlreadyStarted);
    assert_eq!(
        table.refused(ARBITER, Request::Attendance(AttendanceRequest::Arrived(White))),
        Refusal::NotAbsent(White)
    );
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black)));
    table.moves("c3-d4");
    assert_eq!(table.refused(ARBITER, absent(White)), Refusal::AlreadyStarted);
    let mut silent = setup("45+30s");
    silent.rules.time.lateness = None;
    assert_eq!(Table::open(silent).refused(ARBITER, absent(White)), Refusal::NoLateness);
}

#[test]
fn the_arbiter_rules_lateness_before_the_flag_that_fell_by_it() {
    let mut table = without(&[White], setup("45+30s"));
    table.wait(m(45)).tick();
    assert_eq!(table.state.docket(), [PendingRuling::Late(White), PendingRuling::Flag(White)]);
    assert_eq!(table.state.phase(), Phase::Paused);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().ending, Ending::Absence);
    table.close();
    let report = golos::journal::check(table.journal().as_bytes()).expect("a journal");
    assert_eq!(report.findings, []);
}

#[test]
fn u_v_9_5_3_white_does_not_move_alone_before_the_opening_is_drawn() {
    let undrawn = Setup { position: None, ..setup_under("draughts64-ua2026", "45+15s", "W:Wc3:Bd4") };
    let mut table = without(&[Black], undrawn);
    assert_eq!(table.refused(White, Request::Move(MoveRequest::Make("c3-d4".to_owned()))), Refusal::Absent(Black));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black)));
    assert_eq!((table.state.awaited(), table.state.clock().running()), (Some(Black), Some(Black)));
    // Where nothing is drawn he may (U-V.9.4.4).
    let plain = Setup { position: None, ..setup_under("russian-ua2026", "45+15s", "W:Wc3:Bd4") };
    let mut table = without(&[Black], plain);
    table.moves("c3-d4");
    assert_eq!(table.state.clock().running(), Some(Black));
}

#[test]
fn r_5_4_1_3_who_comes_while_the_clocks_stand_has_the_opening_drawn_on_his_time() {
    let undrawn = Setup { position: None, ..setup_under("draughts64-2022", "45+30s", "W:Wc3:Bd4") };
    let mut table = without(&[White], undrawn);
    table.does(ARBITER, Request::Clock(ClockRequest::Pause { reason: "noise".to_owned() }));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(White)));
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    assert_eq!((table.state.awaited(), table.state.clock().running()), (Some(White), Some(White)));
    assert_eq!(table.refused(White, Request::Move(MoveRequest::Make("c3-d4".to_owned()))), Refusal::OpeningNotDrawn);
}

#[test]
fn r_5_4_4_1_lateness_is_ruled_no_more_once_he_has_come_and_moved() {
    for board in [setup("1h30/40+30"), manual(setup("1h30/40+30"))] {
        let mut table = without(&[White], board);
        table.wait(m(61)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(White)));
        assert_eq!(table.state.docket(), [PendingRuling::Late(White)]);
        table.moves("c3-d4");
        assert_eq!(table.state.docket(), []);
        assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::NothingPending);
        table.close();
        let report = golos::journal::check(table.journal().as_bytes()).expect("a journal");
        assert_eq!(report.findings, []);
    }
}

#[test]
fn u_v_9_4_the_move_of_the_other_does_not_excuse_him_who_is_not_there() {
    let mut table = without(&[Black], ukrainian(setup("1h30/40+30")));
    table.wait(m(61)).tick();
    table.moves("c3-d4");
    assert_eq!(table.state.docket(), [PendingRuling::Late(Black)]);
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Black)));
    assert_eq!(table.state.docket(), [PendingRuling::Late(Black)]);
    table.moves("b6-a5");
    assert_eq!(table.state.docket(), []);
}
