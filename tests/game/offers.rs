//! Draw by agreement (R-5.4.13.1a, .3, .4, R-6.1.8.1, R-6.1.10.2).

use golos::game::{Ending, Event, MoveRequest, OfferEvent, OfferRequest, Outcome, Refusal, Request, Setup};
use golos::people::Denial;
use golos::rules::Side;

use super::table::{ARBITER, BLACK, Table, WHITE, manual, setup_at};

const TWO_EACH: &str = "W:WKc1,Ke1:BKb8,Kd8";
/// Four moves of both that change nothing.
const ROUND: &str = "e1-h4 b8-a7 h4-e1 a7-b8";

/// Rapid play with a record, where no number of moves is asked for.
fn rapid() -> Setup {
    setup_at("8+4s", TWO_EACH)
}

#[test]
fn r_6_1_8_1_twenty_moves_of_each_side() {
    let mut table = Table::start(setup_at("30+30s", TWO_EACH));
    for _ in 0..9 {
        table.moves(ROUND);
    }
    table.moves("e1-h4 b8-a7 h4-e1");
    assert_eq!(table.state.moves_made(Side::White), 20);
    assert_eq!(
        table.refused(WHITE, Request::Offer(OfferRequest::Offer)),
        Refusal::OfferTooEarly(20),
        "Black has made 19"
    );
    table.moves("a7-b8");
    assert_eq!(
        table.does(BLACK, Request::Offer(OfferRequest::Offer)),
        [Event::Offer(OfferEvent::Offered { side: Side::Black })]
    );
}

#[test]
fn r_6_1_8_1_the_move_that_is_made_counts_before_the_clock_is_pressed() {
    let mut table = Table::start(manual(setup_at("30+30s", TWO_EACH)));
    for _ in 0..9 {
        table.moves(ROUND);
    }
    table.moves("e1-h4 b8-a7 h4-e1");
    table.make("a7-b8");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
}

#[test]
fn r_6_1_8_1_is_for_classic_play_only() {
    let mut table = Table::start(rapid());
    table.moves("e1-h4");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
}

#[test]
fn r_6_1_10_2_without_a_record_at_most_six_pieces_each() {
    let seven = "W:Wa1,c1,e1,g1,b2,d2,f2:BKb8,Kd8";
    let six = "W:Wa1,c1,e1,g1,b2,d2:BKb8,Kd8";
    let cases =
        [(seven, "5", false, false), (seven, "5", true, true), (six, "5", false, true), (seven, "15", false, false)];
    for (fen, control, recorded, is_allowed) in cases {
        let mut table = Table::start(Setup { recorded, ..setup_at(control, fen) });
        table.moves("d2-e3");
        let asked = table.ask(WHITE, Request::Offer(OfferRequest::Offer));
        let expected = if is_allowed {
            Ok(vec![Event::Offer(OfferEvent::Offered { side: Side::White })])
        } else {
            Err(Refusal::OfferTooManyPieces(6))
        };
        assert_eq!(asked, expected, "{fen} {control} {recorded}");
    }
}

#[test]
fn r_5_4_13_3_only_after_ones_own_move() {
    let mut table = Table::start(rapid());
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferWrongMoment);
    assert_eq!(table.denied(ARBITER, Request::Offer(OfferRequest::Offer)), Denial::PlayerOnly);
    table.moves("e1-h4");
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Offer)), Refusal::OfferWrongMoment);
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
    // At a real board: when the move is made, before the opponent's clock is started.
    let mut table = Table::start(manual(rapid()));
    table.make("e1-h4");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
    table.does(WHITE, Request::Move(MoveRequest::Press));
    assert_eq!(table.state.offer(), Some(Side::White));
    let mut table = Table::start(manual(rapid()));
    table.moves("e1-h4");
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferWrongMoment);
}

#[test]
fn r_5_4_13_3_accepted_without_a_move_declined_by_word_or_by_moving() {
    let mut offered = Table::start(rapid());
    offered.moves("e1-h4");
    offered.does(WHITE, Request::Offer(OfferRequest::Offer));
    for (by, ask) in [(WHITE, Request::Offer(OfferRequest::Accept)), (WHITE, Request::Offer(OfferRequest::Decline))] {
        assert_eq!(offered.refused(by, ask), Refusal::NoOffer);
    }
    let mut table = offered.clone();
    table.does(BLACK, Request::Offer(OfferRequest::Accept));
    assert_eq!((table.verdict().outcome, &table.verdict().ending), (Outcome::Draw, &Ending::Agreed));
    let mut table = offered.clone();
    assert_eq!(
        table.does(BLACK, Request::Offer(OfferRequest::Decline)),
        [Event::Offer(OfferEvent::Declined { side: Side::Black, by_move: false })]
    );
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Accept)), Refusal::NoOffer);
    let mut table = offered;
    assert!(table.one("b8-a7").contains(&Event::Offer(OfferEvent::Declined { side: Side::Black, by_move: true })));
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Accept)), Refusal::NoOffer);
}

#[test]
fn r_5_4_13_4_again_only_after_the_other_has_used_his_right() {
    let mut table = Table::start(rapid());
    table.moves("e1-h4");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
    table.moves("b8-a7 h4-e1");
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferNotTwice);
    table.moves("a7-b8");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    table.moves("e1-h4");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
}
