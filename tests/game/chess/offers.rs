//! Draws by agreement (CH-5.2.3, CH-9.1).

use golos::clock::Class;
use golos::game::{
    Claim, Ending, Event, OfferEvent, OfferLimit, OfferRequest, Outcome, Refusal, Request, RulingRequest, Setup,
};
use golos::people::Denial;
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE};
use super::chess;

fn after_moves(moves: u32) -> Setup {
    let mut setup = chess("1h30");
    let classes = vec![Class::Classic, Class::Rapid, Class::Blitz];
    setup.rules.draws.offers.limits =
        vec![OfferLimit::AfterMoves { moves, classes, article: "CH-9.1.1".to_owned(), consent: false }];
    setup
}

#[test]
fn ch_5_2_3_only_after_a_move_by_each() {
    let mut table = Table::start(chess("1h30"));
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferTooEarly(1));
    table.moves("e4");
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferTooEarly(1));
    table.moves("e5");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    table.does(WHITE, Request::Offer(OfferRequest::Accept));
    assert_eq!(table.result(), (Outcome::Draw, Ending::Agreed, "CH-5.2.3"));
    table.is_sound();
}

#[test]
fn ch_9_1_1_an_event_may_ask_for_more_moves_or_forbid_offers() {
    let mut table = Table::start(after_moves(3));
    table.moves("e4 e5 Nf3 Nc6 Bb5");
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferTooEarly(3));
    table.moves("a6");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    let mut table = Table::start(after_moves(OfferLimit::THROUGHOUT));
    table.moves("e4 e5");
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Offer)), Refusal::OffersForbidden);
}

#[test]
fn ch_9_1_2_1_an_offer_stands_whenever_it_is_made_until_it_is_answered() {
    for by in [Side::White, Side::Black] {
        let mut table = Table::start(chess("1h30"));
        table.moves("e4 e5");
        table.does(by, Request::Offer(OfferRequest::Offer));
        assert_eq!(table.refused(by, Request::Offer(OfferRequest::Offer)), Refusal::OfferStands);
        assert_eq!(table.refused(by, Request::Offer(OfferRequest::Accept)), Refusal::NoOffer);
        // A move of one's own leaves the offer, a move of the other declines it.
        if by == Side::White {
            table.moves("Nf3");
            assert_eq!(table.state.offer(), Some(by));
        }
        let events = table.one(if by == Side::White { "Nc6" } else { "Nf3" });
        assert!(events.contains(&Event::Offer(OfferEvent::Declined { side: by.other(), by_move: true })), "{events:?}");
        assert_eq!(table.state.offer(), None);
        table.is_sound();
    }
}

#[test]
fn ch_9_1_2_1_it_is_declined_in_words_too_and_can_be_made_again() {
    let mut table = Table::start(chess("1h30"));
    table.moves("e4 e5");
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    table.does(WHITE, Request::Offer(OfferRequest::Decline));
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Accept)), Refusal::NoOffer);
    table.does(BLACK, Request::Offer(OfferRequest::Offer));
    assert_eq!(table.denied(ARBITER, Request::Offer(OfferRequest::Accept)), Denial::PlayerOnly);
    table.does(WHITE, Request::Offer(OfferRequest::Accept));
    assert_eq!(table.result().1, Ending::Agreed);
}

#[test]
fn ch_9_1_2_3_a_claim_is_an_offer_as_well() {
    let mut table = Table::start(chess("1h30"));
    table.moves("Nf3 Nf6 Ng1");
    table.claim(Claim::Repetition, Some("Ng8"));
    assert_eq!(table.state.offer(), Some(Side::Black));
    assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::ClaimPending);
    let mut accepted = table.clone();
    accepted.does(WHITE, Request::Offer(OfferRequest::Accept));
    assert_eq!(accepted.result(), (Outcome::Draw, Ending::Agreed, "CH-5.2.3"));
    accepted.is_sound();
    // It outlives the claim, until White replies.
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.state.offer(), Some(Side::Black));
    table.moves("Ng8");
    let events = table.one("e4");
    assert!(events.contains(&Event::Offer(OfferEvent::Declined { side: Side::White, by_move: true })));
    table.is_sound();
}

#[test]
fn ch_9_1_1_where_offers_are_forbidden_a_claim_is_none() {
    let mut table = Table::start(after_moves(OfferLimit::THROUGHOUT));
    table.moves("Nf3 Nf6 Ng1");
    table.claim(Claim::Repetition, Some("Ng8"));
    assert_eq!(table.state.offer(), None);
}
