//! What the record of a game of chess can and cannot say.

use golos::clock::Ms;
use golos::game::{
    AdjournmentEvent, AdjournmentRequest, Chance, Claim, ClaimEvent, ClockEvent, Ending, Event, Irregularity,
    IrregularityRuling, LONGEST_SEAL, Limit, MoveEvent, NoMate, Outcome, PendingRulingEvent, Recorded, RemedyEvent,
    RemedyRequest, Request, SealKey, Sealed, Verdict, fold,
};
use golos::people::Actor;
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE, forge, objection, under};
use super::{board_at, chess, chess_at, rapid_at};

const ROOKS: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";

fn ended(by: Option<Actor>, outcome: Outcome, ending: Ending, article: &str) -> Recorded<Event> {
    forge(by, Event::Ended { verdict: Verdict { outcome, ending, article: article.to_owned() } })
}

/// A forged event is found out, and the state stays as it was.
fn forged(table: &Table, event: &Recorded<Event>) {
    assert!(objection(&table.state, table.now.max(table.state.at()), event).is_some(), "{event:?}");
}

fn fallen(fen: &str) -> Table {
    let mut table = Table::start(chess_at("5", fen));
    table.wait(Ms::from_mins(5)).tick();
    table
}

#[test]
fn ch_6_9_a_line_that_is_said_to_mate_is_played_out_and_nothing_is_searched_again() {
    let searched =
        |chance| forge(None, Event::PendingRulings(PendingRulingEvent::MateSearched { side: Side::White, chance }));
    let line = |moves: &[&str]| Chance::Can(moves.iter().map(|&text| text.into()).collect());
    let mut table = Table::start(chess_at("5", "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1"));
    table.wait(Ms::from_secs(1));
    for moves in [&[][..], &["Qf3-f7"], &["Qf3-f9"], &["Qf3-f8", "Kh8-h7"], &["nonsense"]] {
        forged(&table, &searched(line(moves)));
    }
    // What another search has found, or not, is as it was found.
    for chance in [line(&["Qf3-f8"]), line(&["Qf3-f1", "Kh8-g8", "Qf1-f7", "Kg8-h8", "Qf7-h7"]), Chance::Undetermined] {
        let mut table = table.clone();
        table.happens(table.now, searched(chance.clone()).event);
        assert_eq!(table.state.chance(Side::White), Some(&chance));
        table.is_sound();
    }
}

#[test]
fn ch_6_9_a_record_stands_whichever_mate_a_later_search_finds() {
    let table = Table::start(chess_at("5", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"));
    let found = ["Qg7", "Qf8"].map(|mate| Chance::Can(vec![mate.into()]));
    for chance in found.into_iter().chain([Chance::Undetermined]) {
        let event = forge(None, Event::PendingRulings(PendingRulingEvent::MateSearched { side: Side::White, chance }));
        assert_eq!(fold(&mut table.state.clone(), &Recorded { at: table.now, ..event.clone() }), Ok(()), "{event:?}");
    }
    let beyond = Chance::Can(vec!["Qf8".into(), "Kh8".into()]);
    forged(
        &table,
        &forge(None, Event::PendingRulings(PendingRulingEvent::MateSearched { side: Side::White, chance: beyond })),
    );
}

#[test]
fn ch_6_9_a_result_follows_from_what_was_found() {
    let draw = |by| ended(by, Outcome::Draw, Ending::CannotMate, "CH-6.9");
    let loss = |by| ended(by, Outcome::Win(Side::Black), Ending::Time, "CH-6.9");
    let can = fallen(ROOKS);
    let cannot = fallen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for by in [None, Some(ARBITER), Some(WHITE)] {
        forged(&can, &draw(by));
        forged(&cannot, &loss(by));
    }
    // Black indeed cannot mate; but nobody's time is over.
    let mut early = Table::start(chess_at("5", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    let chance = forge(
        None,
        Event::PendingRulings(PendingRulingEvent::MateSearched {
            side: Side::Black,
            chance: Chance::Cannot(NoMate::Barrier),
        }),
    );
    early.takes(chance);
    forged(&early, &draw(Some(ARBITER)));
    // The flag without the search decides nothing yet.
    let flag = cannot
        .log
        .iter()
        .find(|recorded| matches!(recorded.event, Event::Clock(ClockEvent::Flag { .. })))
        .cloned()
        .expect("a flag");
    let mut unsearched = Table::start(chess_at("5", ROOKS));
    unsearched.wait(Ms::from_mins(5));
    unsearched.takes(flag);
    forged(&unsearched, &loss(Some(ARBITER)));
}

#[test]
fn ch_7_5_5_a_penalty_needs_its_count() {
    let lost = ended(Some(ARBITER), Outcome::Win(Side::Black), Ending::Penalty, "CH-7.5.5");
    let mut table = Table::start(board_at(ROOKS));
    forged(&table, &lost);
    table.moves("Rb3");
    let ruled = |by, reply| {
        forge(
            by,
            Event::Remedy(RemedyEvent::IrregularityRuled {
                ruling: IrregularityRuling::Stands,
                reply,
                ply: None,
                fault: None,
            }),
        )
    };
    // Neither the opponent nor his reply settles it (CH-7.5.1).
    for event in [ruled(BLACK, true), ruled(BLACK, false), ruled(WHITE, false)] {
        forged(&table, &event);
    }
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    forged(&table, &lost);
    forged(
        &Table::start(under("russian", "5")),
        &forge(ARBITER, Event::Remedy(RemedyEvent::Penalized { side: Side::White })),
    );
    // In rapid chess the reply does.
    let mut rapid = Table::start(rapid_at(ROOKS));
    rapid.moves("Rb3");
    forged(&rapid, &ruled(BLACK, false));
    rapid.takes(Recorded { at: rapid.now, ..ruled(BLACK, true) });
}

#[test]
fn ch_18_an_envelope_holds_what_was_sealed() {
    let key = SealKey::new([1; LONGEST_SEAL]);
    let sealed = Box::new(Sealed::new("e4", &key).expect("a move"));
    let mut table = Table::start(chess("5"));
    for event in [
        forge(BLACK, Event::Adjournment(AdjournmentEvent::Sealed { side: Side::White, sealed: sealed.clone() })),
        forge(BLACK, Event::Adjournment(AdjournmentEvent::Sealed { side: Side::Black, sealed: sealed.clone() })),
        forge(
            ARBITER,
            Event::Adjournment(AdjournmentEvent::Unsealed { key: Box::new(key.clone()), text: "e4".to_owned() }),
        ),
    ] {
        forged(&table, &event);
    }
    table.does(WHITE, Request::Adjournment(AdjournmentRequest::Seal(sealed)));
    let unsealed = |by, key: &SealKey, text: &str| {
        forge(by, Event::Adjournment(AdjournmentEvent::Unsealed { key: Box::new(key.clone()), text: text.to_owned() }))
    };
    for event in [
        unsealed(ARBITER, &key, "d4"),
        unsealed(ARBITER, &SealKey::new([2; LONGEST_SEAL]), "e4"),
        unsealed(WHITE, &key, "e4"),
        forge(ARBITER, Event::Clock(ClockEvent::Resumed)),
        forge(WHITE, Event::Move(MoveEvent::Made { text: "e4".to_owned(), notation: "e2-e4".into(), irregular: None })),
        ended(Some(ARBITER), Outcome::Win(Side::Black), Ending::WrongSeal, "CH-18.8"),
    ] {
        forged(&table, &event);
    }
}

#[test]
fn what_was_not_claimed_not_reached_or_not_granted_is_found_out() {
    let table = Table::start(chess("5"));
    for event in [
        ended(None, Outcome::Draw, Ending::Limit(Limit::Repetition), "CH-9.6.1"),
        ended(None, Outcome::Draw, Ending::Limit(Limit::NoProgress), "CH-9.6.2"),
        ended(None, Outcome::Draw, Ending::Limit(Limit::Dead), "CH-5.2.2"),
        ended(Some(WHITE), Outcome::Draw, Ending::Limit(Limit::NoProgress), "CH-9.3"),
        ended(Some(WHITE), Outcome::Draw, Ending::NormalMeans, "CH-19.5.1"),
        ended(Some(ARBITER), Outcome::Win(Side::White), Ending::Foul, "R-9.2.4.2"),
        forge(ARBITER, Event::Claim(ClaimEvent::Postponed)),
        forge(ARBITER, Event::Clock(ClockEvent::IncrementGranted { increment: Ms::from_mins(1) })),
        forge(WHITE, Event::Remedy(RemedyEvent::Restarted { misdeed: Irregularity::WrongStart })),
        forge(ARBITER, Event::Remedy(RemedyEvent::Restarted { misdeed: Irregularity::TwoHands })),
        forge(
            WHITE,
            Event::Remedy(RemedyEvent::MisdeedFound {
                side: Some(Side::Black),
                misdeed: Irregularity::TwoHands,
                reason: String::new(),
            }),
        ),
        forge(None, Event::PendingRulings(PendingRulingEvent::Reached { limit: Limit::Dead })),
    ] {
        forged(&table, &event);
    }
    let mut claimed = table.clone();
    claimed.claim(Claim::Repetition, None);
    forged(&claimed, &forge(ARBITER, Event::Claim(ClaimEvent::Postponed)));
}
