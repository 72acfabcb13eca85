//! `why` behind each refusal of an offer or a claim of a draw: the article of that refusal, in every edition.

use super::table::{Table, under};
use golos::clock::Ms;
use golos::game::{
    Claim, ClaimCheck, ClaimRequest, Command, Limit, OfferLimit, OfferRequest, Query, Refusal, Request, Seat,
};
use golos::rules::Side;
use golos::speech::Announcer;
use golos::wording::{Lang, Slot, Wording};

/// The first article that White is told when he asks why that was refused.
fn why(rules: &str, control: &str, ask: Request, refusal: &Refusal) -> Option<String> {
    let table = Table::start(under(rules, control));
    let (seat, mut herald) = (Seat::Player(Side::White), Announcer::default());
    let _ = herald.refused(&table.state, &Command::new(Side::White, ask), refusal);
    let told = herald.answer(&table.state, seat, &Query::Why, Ms::ZERO, &Wording::new(Lang::En));
    told.first()?.sentence.slots().iter().find_map(|(_, slot)| match slot {
        Slot::Article(name) => Some(name.clone()),
        _ => None,
    })
}

fn offer() -> Request {
    Request::Offer(OfferRequest::Offer)
}

fn claim(claim: Claim) -> Request {
    Request::Claim(ClaimRequest::Claim { claim, intended: None })
}

fn ground(article: &str) -> Request {
    Request::Claim(ClaimRequest::Ground { article: article.to_owned(), intended: None })
}

fn early(limit: Option<&str>) -> Refusal {
    let limit = limit.map(|id| Limit::Clause(id.to_owned()));
    Refusal::ClaimTooEarly(Box::new(ClaimCheck { limit, ..ClaimCheck::open() }))
}

#[track_caller]
fn assert_told(rules: &str, control: &str, rows: &[(Request, Refusal, &str)]) {
    for (ask, refusal, article) in rows {
        let told = why(rules, control, ask.clone(), refusal);
        assert_eq!(told.as_deref(), Some(*article), "{rules}, {control}: {refusal} ({})", ask.id());
    }
}

#[test]
fn r_6_1_8_1_why_a_draw_was_offered_too_early() {
    for (rules, control, moves, article) in [
        ("russian-2022", "1h", 20, "R-6.1.8.1"),
        ("draughts64-2022", "1h", 20, "R-6.1.8.1"),
        ("international-2022", "2h", 40, "R-7.5.1"),
        ("russian-ua2026", "1h", 20, "U-III.5.1"),
        ("draughts64-ua2026", "8+4s", 20, "U-III.5.1"),
        ("brazilian-ua2026", "1h", 20, "U-III.5.1"),
        ("international-ua2026", "1h", 40, "U-IV.5.1"),
        ("international-fmjd2015", "2h", 40, "FMJD-3.5.3a"),
        ("chess-2020", "1h", 1, "CH-5.2.3"),
        ("chess960-2020", "1h", 1, "CH-5.2.3"),
    ] {
        assert_told(rules, control, &[(offer(), Refusal::OfferTooEarly(moves), article)]);
    }
    for (rules, pieces, article) in [("russian-2022", 6, "R-6.1.10.2b"), ("international-2022", 10, "R-7.7.2b")] {
        assert_told(rules, "8+4s", &[(offer(), Refusal::OfferTooManyPieces(pieces), article)]);
    }
    // CH-9.1.1: what the regulations of an event forbid.
    let mut event = under("chess-2020", "1h");
    event.rules.draws.offers.limits.push(OfferLimit::settled(None));
    let mut herald = Announcer::default();
    let table = Table::start(event);
    let _ = herald.refused(&table.state, &Command::new(Side::White, offer()), &Refusal::OffersForbidden);
    let told = herald.answer(&table.state, Seat::Player(Side::White), &Query::Why, Ms::ZERO, &Wording::new(Lang::En));
    assert_eq!(told[0].sentence.slots()[0].1, Slot::Article("CH-9.1.1".to_owned()));
}

#[test]
fn r_5_4_13_3_why_an_offer_was_refused() {
    for (rules, moment, again) in [
        ("russian-2022", "R-5.4.13.3", "R-5.4.13.4"),
        ("international-2022", "R-5.4.13.3", "R-5.4.13.4"),
        ("giveaway-2022", "R-5.4.13.3", "R-5.4.13.4"),
        ("renju-2022", "R-5.4.13.3", "R-5.4.13.4"),
        ("russian-2013", "DR-2.1.9.3", "DR-2.1.9.4"),
        ("international-2013", "DR-2.1.9.3", "DR-2.1.9.4"),
        ("giveaway-2013", "DR-2.1.9.3", "DR-2.1.9.4"),
        ("renju-2013", "DR-5.3.5.1", "DR-5.3.5.2"),
        ("russian-code", "C-1.9.1.1", "C-1.9.1.1"),
        ("russian-ua2026", "U-V.11.3a", "U-V.11.3b"),
        ("international-ua2026", "U-V.11.3a", "U-V.11.3b"),
        ("chess-2020", "CH-9.1.2.1", "CH-9.1.2.1"),
    ] {
        let accept = || Request::Offer(OfferRequest::Accept);
        assert_told(
            rules,
            "1h",
            &[
                (offer(), Refusal::OfferWrongMoment, moment),
                (offer(), Refusal::OfferNotTwice, again),
                (accept(), Refusal::NoOffer, moment),
            ],
        );
    }
}

#[test]
fn r_5_4_13_2_why_a_claim_was_refused() {
    // On one's own move; not behind it; checked; wrong; counted.
    for (rules, turn, made, checked, wrong, counted) in [
        ("russian-2022", "R-5.4.13.2a", "R-5.4.13.2b", "R-5.4.13.2a", "R-5.4.13.2a", "R-5.4.13.5"),
        ("international-2022", "R-5.4.13.2a", "R-5.4.13.2b", "R-5.4.13.2a", "R-5.4.13.2a", "R-5.4.13.5"),
        ("giveaway-2022", "R-5.4.13.2a", "R-5.4.13.2b", "R-5.4.13.2a", "R-5.4.13.2a", "R-5.4.13.5"),
        ("russian-2013", "DR-2.1.9.2a", "DR-2.1.9.2b", "DR-2.1.9.2a", "DR-2.1.9.2a", "DR-2.1.9.2d"),
        ("russian-code", "C-1.9.2a", "C-1.9.2b", "C-1.9.2a", "C-1.9.2a", "C-1.9.2d"),
        ("russian-ua2026", "U-V.11.4.2", "U-V.11.4.3", "U-V.11.4.5", "U-V.11.4.5", "U-V.11.4.5"),
        ("international-ua2026", "U-V.11.4.2", "U-V.11.4.3", "U-V.11.4.5", "U-V.11.4.5", "U-V.11.4.5"),
    ] {
        let (repetition, counter) = (|| claim(Claim::Repetition), || claim(Claim::Counter));
        assert_told(
            rules,
            "1h",
            &[
                (repetition(), Refusal::NotYourTurn(Side::White), turn),
                (repetition(), Refusal::ClaimAfterMove, made),
                (repetition(), Refusal::ClaimPending, checked),
                (repetition(), Refusal::RuledAlready, wrong),
                (counter(), early(None), counted),
                // Which limit is nearest is not for him to hear.
                (counter(), early(Some("kings-4-5")), counted),
                (Request::Claim(ClaimRequest::Aloud { on: true }), Refusal::CountsAlready(true), counted),
            ],
        );
    }
    assert_told("russian-2022", "1h", &[(ground("6.1.8.4"), early(Some("three-kings")), "R-6.1.8.4")]);
    assert_told("russian-ua2026", "1h", &[(ground("5.3"), early(Some("three-kings-off-road")), "U-III.5.3")]);
    for (rules, control, asked, article) in [
        ("russian-2022", "1h", Claim::ShortOfTime, "R-6.1.10.5"),
        ("international-2022", "2h", Claim::ShortOfTime, "R-7.7.4a"),
        ("international-2013", "2h", Claim::ClearDraw, "DR-1.16.7"),
        ("russian-ua2026", "1h", Claim::ShortOfTime, "U-V.11.4.8"),
        ("renju-2022", "1h", Claim::Foul, "R-9.2.4.2a"),
    ] {
        assert_told(rules, control, &[(claim(asked), Refusal::ClaimNotHere, article)]);
    }
}

#[test]
fn ch_9_2_1_why_a_claim_was_refused_in_chess() {
    let not_yet = || Refusal::NotYet(Ms::from_mins(2));
    let rows = [
        (claim(Claim::Repetition), Refusal::NotYourTurn(Side::White), "CH-9.2.1"),
        (claim(Claim::Counter), Refusal::NotYourTurn(Side::White), "CH-9.3"),
        (claim(Claim::Repetition), Refusal::ClaimAfterMove, "CH-9.4"),
        (claim(Claim::Repetition), Refusal::ClaimPending, "CH-9.5.1"),
        (claim(Claim::Counter), Refusal::RuledAlready, "CH-9.5.3"),
        (claim(Claim::Dead), Refusal::RuledAlready, "CH-5.2.2"),
        (claim(Claim::NormalMeans), Refusal::NotYourTurn(Side::White), "CH-19.5"),
        (claim(Claim::NormalMeans), Refusal::RuledAlready, "CH-19.5.3"),
        (claim(Claim::NormalMeans), not_yet(), "CH-19.5"),
        (claim(Claim::NormalMeans), Refusal::ClaimNotHere, "CH-19.5"),
        (claim(Claim::Increment), not_yet(), "CH-19.4"),
        (claim(Claim::Increment), Refusal::ClaimNotHere, "CH-19.4"),
        (Request::Claim(ClaimRequest::Postpone), Refusal::NothingPending, "CH-19.5.2"),
    ];
    assert_told("chess-2020", "1h", &rows);
}
