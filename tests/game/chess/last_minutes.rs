//! The last minutes without an increment (CH-19).

use golos::clock::{Bonus, Ms};
use golos::game::{
    Claim, ClaimEvent, ClaimRequest, ClockEvent, ClockReason, ClockRequest, Ending, Event, OfferRequest, Outcome,
    Refusal, Request, RulingRequest, Setup,
};
use golos::people::Denial;
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE, under};
use super::chess;

const TWO: Ms = Ms::from_mins(2);

fn ask(claim: Claim) -> Request {
    Request::Claim(ClaimRequest::Claim { claim, intended: None })
}

/// White is on move with a minute and a half.
fn short(setup: Setup) -> Table {
    let mut table = Table::start(setup);
    table.moves("e4 e5");
    let spare = table.left(Side::White) - Ms::from_secs(90);
    table.wait(spare).tick();
    table
}

#[test]
fn ch_19_4_an_increment_is_asked_for_and_granted() {
    let mut table = short(chess("1h"));
    let black = table.left(Side::Black);
    table.claim(Claim::Increment, None);
    assert_eq!(table.state.offer(), Some(Side::White), "it counts as an offer");
    // The clocks stand while the arbiter is there.
    table.wait(Ms::from_mins(1));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (Ms::from_secs(90), black));
    let five = Ms::from_secs(5);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::OfferFirst);
    table.does(BLACK, Request::Offer(OfferRequest::Decline));
    assert_eq!(
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold)),
        [
            Event::Claim(ClaimEvent::Ruled { upheld: true, reason: String::new() }),
            Event::Clock(ClockEvent::IncrementGranted { increment: five }),
            Event::Clock(ClockEvent::Set { side: Side::Black, left: black + TWO, reason: ClockReason::Penalty }),
        ]
    );
    assert_eq!(table.state.setup().control.period_after(0).bonus, Bonus::Increment(five));
    table.moves("Nf3 Nc6");
    assert_eq!(table.left(Side::White), Ms::from_secs(90 - 1 + 5));
    assert_eq!(table.left(Side::Black), black + TWO - Ms::from_secs(1) + five);
    // Moves earn time now: there is nothing more to ask for.
    assert_eq!(table.refused(WHITE, ask(Claim::Increment)), Refusal::ClaimNotHere);
    table.is_sound();
}

#[test]
fn ch_19_4_the_opponent_may_accept_the_draw_instead() {
    let mut table = short(chess("1h"));
    table.claim(Claim::Increment, None);
    table.does(BLACK, Request::Offer(OfferRequest::Accept));
    assert_eq!(table.result(), (Outcome::Draw, Ending::Agreed, "CH-5.2.3"));
    table.is_sound();
}

#[test]
fn ch_19_4_refused_it_costs_nothing() {
    let mut table = short(chess("1h"));
    let black = table.left(Side::Black);
    table.claim(Claim::Increment, None);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!((table.left(Side::Black), table.left(Side::White)), (black, Ms::from_secs(90)));
    assert_eq!(table.state.setup().control.period_after(0).bonus, Bonus::None);
    table.is_sound();
}

#[test]
fn ch_19_5_1_the_arbiter_agrees_that_the_opponent_cannot_win_by_normal_means() {
    let mut table = short(chess("1h"));
    table.claim(Claim::NormalMeans, None);
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::ClaimPending);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Draw, Ending::NormalMeans, "CH-19.5.1"));
    table.is_sound();
}

#[test]
fn ch_19_5_2_and_19_5_3_postponed_or_rejected_the_opponent_gets_two_minutes() {
    for (ruling, postponed) in
        [(Request::Claim(ClaimRequest::Postpone), Some(Side::White)), (Request::Ruling(RulingRequest::Dismiss), None)]
    {
        let mut table = short(chess("1h"));
        let black = table.left(Side::Black);
        assert_eq!(table.refused(ARBITER, Request::Claim(ClaimRequest::Postpone)), Refusal::NothingPending);
        table.claim(Claim::NormalMeans, None);
        assert_eq!(table.denied(BLACK, Request::Claim(ClaimRequest::Postpone)), Denial::ArbiterOnly);
        table.does(ARBITER, ruling);
        assert_eq!((table.left(Side::Black), table.state.postponed()), (black + TWO, postponed));
        // Play goes on, on the claimant's time.
        table.wait(Ms::from_secs(10));
        assert_eq!(table.left(Side::White), Ms::from_secs(80));
        table.moves("Nf3");
        table.is_sound();
    }
}

#[test]
fn ch_19_5_2_what_was_put_off_is_drawn_by_its_own_article_also_behind_the_flag() {
    for is_down in [false, true] {
        let mut table = short(chess("1h"));
        table.claim(Claim::NormalMeans, None);
        table.does(ARBITER, Request::Claim(ClaimRequest::Postpone));
        if is_down {
            table.lets_the_flag_fall();
        }
        let reason = "no effort to win".to_owned();
        table.does(
            ARBITER,
            Request::Ruling(RulingRequest::Result { outcome: Outcome::Draw, scale: None, reason: reason.clone() }),
        );
        assert_eq!(table.result(), (Outcome::Draw, Ending::Decision(reason), "CH-19.5.2"));
        table.is_sound();
    }
}

#[test]
fn ch_19_only_on_ones_own_move_with_less_than_two_minutes() {
    for claim in [Claim::Increment, Claim::NormalMeans] {
        let mut table = Table::start(chess("1h"));
        table.moves("e4 e5");
        assert_eq!(table.refused(BLACK, ask(claim)), Refusal::NotYourTurn(Side::Black));
        assert_eq!(table.refused(WHITE, ask(claim)), Refusal::NotYet(TWO));
        let spare = table.left(Side::White) - TWO;
        table.wait(spare);
        assert_eq!(table.refused(WHITE, ask(claim)), Refusal::NotYet(TWO), "two minutes are not less than two");
        table.wait(Ms::new(1));
        table.does(WHITE, ask(claim));
        table.is_sound();
    }
}

#[test]
fn ch_19_not_with_an_increment_not_before_the_last_control_not_in_blitz() {
    for setup in [
        chess("1h+30s"),
        chess("1h d5s"),
        chess("1h/40+30"),
        under("chess-2020-blitz", "5"),
        under("chess-2020-blitz-supervised", "5"),
    ] {
        let control = setup.control.to_string();
        let mut table = short(setup);
        for claim in [Claim::Increment, Claim::NormalMeans] {
            assert_eq!(table.refused(WHITE, ask(claim)), Refusal::ClaimNotHere, "{control}");
        }
        table.is_sound();
    }
    short(under("chess-2020-rapid", "15")).claim(Claim::NormalMeans, None);
}
