//! Interruptions: a journal taken up again, a machine that slept.

use golos::clock::Ms;
use golos::game::{
    Broken, Claim, ClaimRequest, ClockEvent, ClockRequest, Corrupt, Event, GapRuling, MoveRequest, PendingRuling,
    Phase, RecordEvent, Refusal, Request, RulingRequest, Setup, State, fold,
};
use golos::people::Denial;
use golos::rules::Side;

use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, recorded, setup};

const GAP: Ms = Ms::from_secs(90);

fn reopened(gap: Ms) -> Event {
    Event::Record(RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap })
}

/// White's clock runs; one second after the last move the program died and was started again.
fn interrupted(gap: Ms) -> Table {
    let mut table = Table::start(setup("5"));
    table.moves("c3-d4 b6-a5");
    table.happens(table.now, reopened(gap));
    table
}

#[test]
fn reopening_stops_the_clock_and_leaves_the_gap_to_the_arbiter() {
    let mut table = interrupted(GAP);
    assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Paused, None));
    assert_eq!(table.state.docket(), [PendingRuling::Gap { side: Some(Side::White), gap: GAP }]);
    assert_eq!(table.denied(WHITE, Request::Clock(ClockRequest::Gap(GapRuling::Leave))), Denial::ArbiterOnly);
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("b2-c3".to_owned()))), Refusal::Stopped);
}

#[test]
fn the_clock_stands_as_at_the_last_record_whenever_the_game_is_reopened() {
    for later in [Ms::ZERO, A_MOVE, Ms::from_mins(60)] {
        let mut table = Table::start(setup("5"));
        table.moves("c3-d4 b6-a5");
        table.wait(later);
        table.happens(table.now, reopened(GAP));
        assert_eq!(table.left(Side::White), Ms::from_mins(5) - A_MOVE, "{later}");
        table.does(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave)));
        assert_eq!(table.left(Side::White), Ms::from_mins(5) - A_MOVE, "{later}");
    }
}

#[test]
fn the_gap_is_left_or_charged_to_the_side_whose_clock_ran() {
    let leave = [
        Request::Clock(ClockRequest::Gap(GapRuling::Leave)),
        Request::Clock(ClockRequest::Resume),
        Request::Ruling(RulingRequest::Uphold),
        Request::Ruling(RulingRequest::Dismiss),
    ];
    let five = Ms::from_mins(5) - A_MOVE;
    let cases = leave
        .into_iter()
        .map(|ask| (ask, five))
        .chain([(Request::Clock(ClockRequest::Gap(GapRuling::Charge)), five - GAP)]);
    for (ask, left) in cases {
        let mut table = interrupted(GAP);
        table.does(ARBITER, ask);
        assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Playing, Some(Side::White)));
        assert_eq!((table.left(Side::White), table.left(Side::Black)), (left, five));
        assert!(table.state.docket().is_empty());
        assert_eq!(
            table.refused(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave))),
            Refusal::NothingPending
        );
    }
}

#[test]
fn a_gap_that_used_up_the_time_lets_the_flag_fall_with_its_record() {
    let mut table = interrupted(Ms::from_mins(60));
    table.does(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Charge)));
    table.wait(A_MOVE);
    assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side: Side::White })]);
}

#[test]
fn a_game_that_stood_has_no_gap() {
    let mut table = Table::start(setup("5"));
    table.does(WHITE, Request::Clock(ClockRequest::Pause { reason: String::new() }));
    table.happens(table.now, reopened(GAP));
    assert_eq!((table.state.phase(), table.state.docket()), (Phase::Paused, &[][..]));
    let mut table = Table::open(setup("5"));
    table.happens(table.now, reopened(GAP));
    assert_eq!(table.state.phase(), Phase::Ready);
}

#[test]
fn a_claim_survives_the_gap() {
    let mut table = Table::start(setup("5"));
    table.moves("c3-d4");
    table.does(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
    table.happens(table.now, reopened(GAP));
    assert_eq!(table.state.docket().last(), Some(&PendingRuling::Gap { side: Some(Side::Black), gap: GAP }));
    table.does(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave)));
    assert_eq!(table.state.clock().running(), Some(Side::Black), "the claimant's clock");
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.state.clock().running(), Some(Side::Black));
}

#[test]
fn a_sleep_of_the_machine_is_noted_and_changes_nothing_but_the_time_of_day() {
    let mut table = Table::start(Setup { opened: "2026-11-22T15:00:00+02:00".to_owned(), ..setup("5") });
    let before = table.state.clone();
    table.happens(Ms::ZERO, Event::Record(RecordEvent::Jumped { gap: GAP }));
    let of =
        |state: &State| (state.clock().clone(), state.phase(), *state.board(), state.docket().to_vec(), state.at());
    assert_eq!(of(&table.state), of(&before));
    assert_eq!(before.of_day(Ms::ZERO), Some(Ms::from_mins(15 * 60)));
    assert_eq!(table.state.of_day(table.state.by_the_wall(Ms::ZERO)), Some(Ms::from_mins(15 * 60) + GAP));
}

#[test]
fn a_closed_record_can_only_be_reopened() {
    let mut table = Table::start(setup("5"));
    table.moves("c3-d4");
    table.happens(table.now, Event::Record(RecordEvent::Closed));
    let noted = recorded(table.now, ARBITER, RecordEvent::Noted { text: "late".to_owned() });
    assert_eq!(fold(&mut table.state, &noted), Err(Corrupt::Record(Broken::Closed)));
    assert_eq!(table.refused(WHITE, Request::Resign), Refusal::Stopped);
    assert_eq!(table.wait(Ms::from_mins(60)).tick(), []);
    table.happens(table.now, reopened(GAP));
    table.does(ARBITER, Request::Clock(ClockRequest::Gap(GapRuling::Leave)));
    table.moves("b6-a5");
    assert_eq!(table.left(Side::Black), Ms::from_mins(5) - A_MOVE);
}
