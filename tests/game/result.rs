//! Ends of the game: by position, by resignation, by the arbiter (R-6.1.7, R-5.4.15.1).

use golos::game::{
    ClockRequest, Ending, Event, HearingEvent, MoveRequest, OfferRequest, Outcome, PendingRuling, Query, RecordRequest,
    Refusal, RemedyRequest, Request, RulingRequest, Scale,
};
use golos::people::Denial;
use golos::rules::{EndKind, Side};

use super::table::{ARBITER, BLACK, Table, WHITE, manual, setup, setup_at, setup_under, under};

#[test]
fn r_6_1_7_no_piece_left_and_all_blocked() {
    // On a5 a man can neither step to b4 nor jump to c3.
    let cases = [
        ("W:Wc3:Bd4", "c3:e5", Ending::Board(EndKind::NoPieces)),
        ("W:Wb4,b2:Ba5", "b2-c3", Ending::Board(EndKind::Blocked)),
    ];
    for (fen, text, ending) in cases {
        let mut table = Table::start(setup_at("20", fen));
        table.moves(text);
        let verdict = table.verdict();
        assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(Side::White), &ending), "{fen}");
        assert_eq!(verdict.article, "R-6.1.7");
    }
}

#[test]
fn r_6_1_7_at_a_real_board_the_move_that_wins_needs_no_press() {
    let mut table = Table::start(manual(setup_at("20", "W:Wc3:Bd4")));
    table.make("c3:e5");
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Press)), Refusal::Over);
    assert_eq!(table.verdict().ending, Ending::Board(EndKind::NoPieces));
}

#[test]
fn r_6_1_7_a_player_resigns_in_his_own_name() {
    let mut table = Table::start(setup("20"));
    assert_eq!(table.denied(ARBITER, Request::Resign), Denial::PlayerOnly);
    table.does(BLACK, Request::Resign);
    let verdict = table.verdict();
    assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(Side::White), &Ending::Resigned));
}

#[test]
fn r_5_4_15_1_the_arbiter_rules_the_game_with_a_reason() {
    let ruled = |outcome, reason: &str| {
        Request::Ruling(RulingRequest::Result { outcome, scale: None, reason: reason.to_owned() })
    };
    let mut table = Table::open(setup("20"));
    assert_eq!(table.refused(ARBITER, ruled(Outcome::BothLost, " ")), Refusal::ReasonNeeded);
    assert_eq!(table.denied(WHITE, ruled(Outcome::BothLost, "absent")), Denial::ArbiterOnly);
    // R-5.4.4.2: both absent, before the clocks were started.
    table.does(ARBITER, ruled(Outcome::BothLost, "both absent"));
    assert_eq!((table.verdict().outcome.score(Scale::Two), table.verdict().article.as_str()), ("0-0", "R-5.4.15.1"));
}

#[test]
fn r_5_4_14_5_nothing_is_asked_after_the_end() {
    let mut table = Table::start(setup("20"));
    table.does(WHITE, Request::Resign);
    let asks = [
        Request::Clock(ClockRequest::Start),
        Request::Move(MoveRequest::Press),
        Request::Offer(OfferRequest::Offer),
        Request::Offer(OfferRequest::Accept),
        Request::Resign,
        Request::Clock(ClockRequest::Flag),
        Request::Remedy(RemedyRequest::Correct),
        Request::Remedy(RemedyRequest::Stand),
    ];
    let moves = [
        Request::Move(MoveRequest::Make("c3-d4".to_owned())),
        Request::Clock(ClockRequest::Pause { reason: String::new() }),
    ];
    for ask in asks.into_iter().chain(moves) {
        assert_eq!(table.refused(BLACK, ask), Refusal::Over);
    }
    for ask in
        [Request::Clock(ClockRequest::Resume), Request::Ruling(RulingRequest::BothFlags { found: String::new() })]
    {
        assert_eq!(table.refused(ARBITER, ask), Refusal::Over);
    }
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::NothingPending);
    assert_eq!(table.state.docket(), [] as [PendingRuling; 0]);
}

#[test]
fn r_5_4_17_3_a_signed_result_is_decided_otherwise_by_the_arbiter_alone_with_his_reason() {
    for (rules, article) in [
        ("russian-2022", "R-5.4.17.3"),
        ("international-2022", "R-5.4.17.3"),
        ("giveaway-2022", "R-5.4.17.3"),
        ("russian-2013", "DR-1.3.1"),
        ("renju-2013", "DR-5.3.7.1"),
        ("renju-2022", "R-5.4.17.3"),
        ("russian-ua2026", "U-V.17.1.5"),
        ("international-ua2026", "U-V.17.1.5"),
        ("chess-2020", "CH-8.7"),
    ] {
        let mut table = Table::start(under(rules, "45"));
        table.does(WHITE, Request::Resign);
        table.does(ARBITER, Request::Record(RecordRequest::Sign(Side::BOTH.to_vec())));
        let ask = |reason: &str| {
            Request::Ruling(RulingRequest::Result { outcome: Outcome::Draw, scale: None, reason: reason.to_owned() })
        };
        assert_eq!(table.refused(ARBITER, ask("")), Refusal::ReasonNeeded, "{rules}");
        table.denied(WHITE, ask("we had agreed"));
        table.does(ARBITER, ask("they had agreed"));
        let verdict = table.state.verdict().expect("a result");
        assert_eq!((verdict.outcome, verdict.article.as_str()), (Outcome::Draw, article), "{rules}");
        assert_eq!(Side::BOTH.map(|side| table.state.is_signed(side)), [false, false], "{rules}: signed anew");
    }
}

#[test]
fn a_rated_board_gives_no_hint() {
    let mut table = Table::start(setup("20"));
    assert_eq!(table.denied(WHITE, Request::Record(RecordRequest::Query(Query::Moves("c3".to_owned())))), Denial::Hint);
    assert_eq!(table.denied(WHITE, Request::Record(RecordRequest::Query(Query::Report))), Denial::ArbiterOnly);
    assert_eq!(table.denied(BLACK, Request::Record(RecordRequest::Query(Query::Clock))), Denial::NotYourTurn);
    let asked = table.does(WHITE, Request::Record(RecordRequest::Query(Query::Clock)));
    assert_eq!(asked, [Event::Hearing(HearingEvent::Asked { query: Query::Clock })]);
}

#[test]
fn typed_text_is_cut_before_it_is_recorded() {
    let long = "я".repeat(5000);
    let mut table = Table::start(setup("20"));
    for ask in [
        Request::Move(MoveRequest::Make(long.clone())),
        Request::Record(RecordRequest::Note(long.clone())),
        Request::Record(RecordRequest::Query(Query::Place(long.clone()))),
        Request::Clock(ClockRequest::Pause { reason: long.clone() }),
        Request::Clock(ClockRequest::Pause { reason: long.clone() }),
    ] {
        let _ = table.ask(WHITE, ask);
    }
    let _ = table
        .ask(ARBITER, Request::Ruling(RulingRequest::Result { outcome: Outcome::Draw, scale: None, reason: long }));
    let longest = table.journal().lines().skip(2).map(|line| line.chars().count()).max();
    assert!(longest < Some(400), "{longest:?}");
}

#[test]
fn r_6_1_6_2e_a_white_and_a_black_move_have_one_number() {
    let mut table = Table::start(setup("20"));
    let numbers = ["c3-d4", "b6-a5", "b2-c3"].map(|text| {
        let number = table.state.move_number();
        table.moves(text);
        number
    });
    assert_eq!(numbers, [1, 1, 2]);
    let mut table = Table::start(setup_at("20", "B:Wc3,e3:Bb6,f6"));
    let numbers = ["b6-a5", "e3-f4", "f6-e5"].map(|text| {
        let number = table.state.move_number();
        table.moves(text);
        number
    });
    assert_eq!(numbers, [1, 2, 2]);
}

#[test]
fn r_6_1_7_a_position_that_is_decided_when_play_starts_ends_at_once() {
    let cases = [
        ("russian-2022", "B:Wc3:B", Side::White, Ending::Board(EndKind::NoPieces)),
        ("russian-2022", "W:Wa1:Bb2,c3", Side::Black, Ending::Board(EndKind::Blocked)),
        ("giveaway-2022", "W:Wa1:Bb2,c3", Side::White, Ending::Board(EndKind::Immobile)),
    ];
    for (rules, fen, winner, ending) in cases {
        let table = Table::start(setup_under(rules, "30+30s", fen));
        assert_eq!((table.verdict().outcome, &table.verdict().ending), (Outcome::Win(winner), &ending), "{fen}");
    }
}

#[test]
fn r_6_1_7_a_reply_that_decides_before_the_press_ends_the_game() {
    let enter = |text: &str| Request::Move(MoveRequest::Make(text.to_owned()));
    for rules in ["russian-2022", "russian-2013", "draughts64-2022"] {
        let mut table = Table::start(manual(setup_under(rules, "20", "W:Wc3:Be5")));
        table.does(WHITE, enter("c3-d4"));
        table.does(BLACK, enter("e5:c3"));
        let verdict = table.verdict();
        let ending = Ending::Board(EndKind::NoPieces);
        assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(Side::Black), &ending), "{rules}");
        assert_eq!(table.state.plies().len(), 2, "{rules}");
        table.is_sound();
    }
    // Where no article says so, both are completed by the press (U-V.7.10).
    let mut table = Table::start(manual(setup_under("russian-ua2026", "20", "W:Wc3:Be5")));
    table.does(WHITE, enter("c3-d4"));
    table.does(BLACK, enter("e5:c3"));
    assert_eq!(table.state.verdict(), None);
    table.does(WHITE, Request::Move(MoveRequest::Press));
    table.does(BLACK, Request::Move(MoveRequest::Press));
    assert_eq!(table.verdict().outcome, Outcome::Win(Side::Black));
    table.is_sound();
}
