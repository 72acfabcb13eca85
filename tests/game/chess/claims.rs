//! Claims of a draw (CH-9.2 to CH-9.5, CH-5.2.2).

use golos::clock::Ms;
use golos::game::{
    Claim, ClaimCheck, ClaimRequest, ClockEvent, ClockReason, Ending, Event, Limit, MoveRequest, Outcome, Refusal,
    Request, RulingRequest,
};
use golos::people::Denial;
use golos::rules::Side;

use super::super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual};
use super::{chess, chess_at};

const ROUND: &str = "Nf3 Nf6 Ng1 Ng8 ";

fn after(moves: &str) -> Table {
    let mut table = Table::start(chess("1h30"));
    table.moves(moves);
    table
}

fn repeated(counted: u32) -> ClaimCheck {
    ClaimCheck { holds: counted >= 3, counted, needed: 3, ..ClaimCheck::open() }
}

fn quiet(counted: u32) -> ClaimCheck {
    let limit = Some(Limit::NoProgress);
    ClaimCheck { holds: counted >= 50, counted, needed: 50, limit, undetermined: false }
}

#[test]
fn ch_9_2_1_1_the_third_time_by_a_written_move() {
    let mut table = after("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(table.claim(Claim::Repetition, Some("Ng8")), repeated(3));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Draw, Ending::Limit(Limit::Repetition), "CH-9.2.1"));
    assert_eq!(table.state.plies().len(), 7, "the written move is not made");
    table.is_sound();
}

#[test]
fn ch_9_2_1_2_the_third_time_just_appeared_by_the_player_on_move() {
    let mut table = after(&ROUND.repeat(2));
    let claim = || Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None });
    assert_eq!(table.refused(BLACK, claim()), Refusal::NotYourTurn(Side::Black));
    assert_eq!(table.denied(ARBITER, claim()), Denial::PlayerOnly);
    assert_eq!(table.claim(Claim::Repetition, None), repeated(3));
    assert_eq!(table.denied(WHITE, Request::Ruling(RulingRequest::Uphold)), Denial::ArbiterOnly);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result().1, Ending::Limit(Limit::Repetition));
    table.is_sound();
}

#[test]
fn ch_9_2_1_no_arbiter_brings_up_the_third_time() {
    let table = after(&ROUND.repeat(2));
    assert!(table.reached().is_empty());
}

#[test]
fn ch_9_2_2_the_same_position_has_the_same_rights() {
    for (moves, counted) in [
        // The start twice more, and the start a second time only without White's right to castle.
        (ROUND.repeat(2), 3),
        (format!("Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8 {ROUND}"), 2),
        // White might have captured in passing the first time; what comes later is another position.
        (format!("e4 a6 e5 d5 {ROUND}"), 1),
        (format!("e4 a6 e5 d5 {}", ROUND.repeat(3)), 3),
        // No black pawn could: the double step alone changes nothing.
        (format!("e4 a6 a3 d5 {}", ROUND.repeat(2)), 3),
    ] {
        assert_eq!(after(&moves).claim(Claim::Repetition, None), repeated(counted), "{moves}");
    }
}

#[test]
fn ch_9_5_3_a_wrong_claim_gives_the_opponent_two_minutes_and_the_written_move_has_to_be_made() {
    let mut table = after("Nf3 Nf6 Ng1");
    let left = table.left(Side::White);
    assert_eq!(table.claim(Claim::Repetition, Some("Ng8")), repeated(2));
    // CH-9.5.1: the clocks are stopped for the check.
    let mine = table.left(Side::Black);
    table.wait(Ms::from_mins(3)).tick();
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (left, mine));
    assert_eq!(table.refused(BLACK, Request::Move(MoveRequest::Make("e5".to_owned()))), Refusal::ClaimPending);
    let events = table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    let more = left + Ms::from_mins(2);
    let set = Event::Clock(ClockEvent::Set { side: Side::White, left: more, reason: ClockReason::Penalty });
    assert!(events.contains(&set), "{events:?}");
    // It is made on the claimant's time, and no other is.
    assert_eq!((table.left(Side::White), table.state.plies().len(), table.state.turn()), (more, 3, Side::Black));
    table.wait(Ms::from_secs(7)).tick();
    assert_eq!(table.left(Side::Black), mine - Ms::from_secs(7));
    let other = Request::Move(MoveRequest::Make("e5".to_owned()));
    assert_eq!(table.refused(BLACK, other), Refusal::Written("Nf6-g8".to_owned()));
    table.moves("Ng8 e4 e5");
    table.is_sound();
}

#[test]
fn ch_9_5_3_at_a_real_board_no_other_move_lawful_or_not_takes_the_place_of_the_written_one() {
    let mut table = Table::start(manual(chess("1h30")));
    table.moves("Nf3 Nf6 Ng1");
    table.claim(Claim::Repetition, Some("Ng8"));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    for other in ["e5", "Ke5"] {
        let other = Request::Move(MoveRequest::Make(other.to_owned()));
        assert_eq!(table.refused(BLACK, other), Refusal::Written("Nf6-g8".to_owned()));
    }
    assert_eq!(table.state.owed(), Some("Nf6-g8"));
    table.moves("Ng8 e4");
    table.is_sound();
}

#[test]
fn ch_9_5_3_a_wrong_claim_without_a_move_leaves_the_claimant_on_move() {
    let mut table = after(ROUND);
    let left = table.left(Side::Black);
    assert_eq!(table.claim(Claim::Repetition, None), repeated(2));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((table.left(Side::Black), table.state.turn()), (left + Ms::from_mins(2), Side::White));
    table.is_sound();
}

#[test]
fn ch_9_3_fifty_moves_by_each_also_by_a_written_one() {
    let at = |quiet: u32| chess_at("1h30", &format!("k7/8/1K6/8/8/8/8/7R w - - {quiet} 100"));
    for (before, intended, counted) in
        [(99, Some("Rh2"), 50), (99, None, 49), (100, None, 50), (98, Some("Rh2"), 49), (120, None, 60)]
    {
        let mut table = Table::start(at(before));
        assert_eq!(table.claim(Claim::Counter, intended), quiet(counted), "{before} {intended:?}");
        if counted >= 50 {
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
            let ending = Ending::Limit(Limit::NoProgress);
            assert_eq!(table.result(), (Outcome::Draw, ending, "CH-9.3"));
        } else {
            table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
            assert_eq!(table.left(Side::Black), Ms::from_mins(92));
            assert_eq!(table.state.plies().len(), 0);
            table.moves("Rh2");
        }
        table.is_sound();
    }
    let mut table = Table::start(at(99));
    table.moves("Rh2");
    assert!(table.reached().is_empty(), "a player has to claim it");
    assert_eq!(table.claim(Claim::Counter, None), quiet(50));
}

#[test]
fn ch_9_4_who_has_made_his_move_has_no_claim_for_it() {
    let mut table = Table::start(manual(chess("1h30")));
    table.moves(ROUND).moves("Nf3 Nf6 Ng1").make("Ng8");
    let claim = Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None });
    assert_eq!(table.refused(BLACK, claim), Refusal::ClaimAfterMove);
}

#[test]
fn ch_5_2_2_a_dead_position_is_claimed_and_what_the_search_finds_is_for_the_arbiter() {
    let dead = |holds, undetermined| ClaimCheck { holds, undetermined, limit: Some(Limit::Dead), ..ClaimCheck::open() };
    let walls = "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1";
    for (fen, check) in [
        (walls, dead(true, false)),
        ("8/8/4k3/8/8/3K4/3N2r1/8 w - - 0 1", dead(false, false)),
        ("8/8/4k3/7p/8/3K4/8/3N4 w - - 0 1", dead(false, false)),
    ] {
        let mut table = Table::start(chess_at("1h30", fen));
        assert_eq!(table.claim(Claim::Dead, None), check, "{fen}");
        if check.holds {
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
            assert_eq!(table.result(), (Outcome::Draw, Ending::Limit(Limit::Dead), "CH-5.2.2"));
        } else {
            table.wait(A_MOVE);
            table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
            assert_eq!(table.state.turn(), Side::White);
        }
        table.is_sound();
    }
}
