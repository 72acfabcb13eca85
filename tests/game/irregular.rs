//! Irregularities at a real board.

use golos::clock::Ms;
use golos::game::{
    ClockEvent, ClockRequest, Ending, Event, IrregularMove, IrregularityRuling, MoveEvent, MoveRequest, OfferLimit,
    OfferRequest, Outcome, PendingRuling, Phase, RecordEvent, Refusal, RemedyEvent, RemedyRequest, Request, Setup,
};
use golos::ledger::{Cause, Recorded, RefusalReason};
use golos::rules::{EndKind, Fault, Side};

use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, manual, recorded, setup_at, without_repetition};

fn board(fen: &str) -> Table {
    Table::start(manual(setup_at("10+5s", fen)))
}

/// White has moved three squares with a man and pressed the clock.
fn after_a_wrong_move() -> Table {
    let mut table = board("W:Wc3,g1:Bf8,h8");
    table.moves("c3-f6");
    table
}

#[test]
fn r_5_4_14_2_an_unlawful_move_has_happened_with_the_position_it_left() {
    let cases = [
        // .1 a wrong move with a man or king
        ("W:Wc3,g1:Bf8,h8", "c3-f6", Fault::Illegal, "B:Wf6,g1:Bf8,h8"),
        ("W:WKc1,g1:Bf8,h8", "c1-c5", Fault::Illegal, "B:Wg1,Kc5:Bf8,h8"),
        // .5 the opponent's piece moved
        ("W:Wc3,g1:Bf8,h8", "f8-e7", Fault::OpponentsPiece, "B:Wc3,g1:Be7,h8"),
        // .6 a move made when a capture was necessary
        ("W:Wc3,g1:Bd4,h8", "g1-h2", Fault::MissedCapture, "B:Wc3,h2:Bd4,h8"),
        // .9 fewer pieces removed than due
        ("W:Wc3,g1:Bd4,d6,h8", "c3:e5", Fault::Stopped, "B:We5,g1:Bd6,h8"),
    ];
    for (fen, text, fault, left) in cases {
        let mut table = board(fen);
        let made = table.make(text);
        let [Event::Move(MoveEvent::Made { irregular: Some(IrregularMove { fault: found, position }), .. })] =
            &made[..]
        else {
            panic!("{fen} {text}: {made:?}");
        };
        let sorted = |fen: &str| golos::rules::Variant::RUSSIAN.read_fen(fen).map(|position| position.fen());
        assert_eq!((*found, sorted(position)), (fault, sorted(left)), "{fen} {text}");
        assert!(table.state.docket().is_empty(), "not completed yet");
        let pressed = table.does(WHITE, Request::Move(MoveRequest::Press));
        assert_eq!(pressed.last(), Some(&Event::Remedy(RemedyEvent::IrregularityFound { side: Side::White, fault })));
        assert_eq!(sorted(&table.fen()), sorted(left));
        assert_eq!(table.state.docket(), [PendingRuling::Irregularity { side: Side::White, fault, ply: 0 }]);
    }
}

#[test]
fn r_5_4_14_2_who_has_made_an_irregular_move_does_not_put_it_right_before_the_press() {
    let mut table = board("W:Wc3,g1:Bf8,h8");
    table.make("c3-f6");
    assert_eq!(
        table.refused(BLACK, Request::Move(MoveRequest::Make("c3-d4".to_owned()))),
        Refusal::NotYourTurn(Side::Black)
    );
    let other = Request::Move(MoveRequest::Make("c3-d4".to_owned()));
    assert_eq!(table.refused(WHITE, other.clone()), Refusal::OpponentDecides(Side::Black));
    // What was entered wrongly the arbiter amends.
    let amended = table.does(ARBITER, other);
    assert!(matches!(amended[..], [Event::Move(MoveEvent::Amended { irregular: None, .. })]));
    table.does(WHITE, Request::Move(MoveRequest::Press));
    assert!(table.state.docket().is_empty());
}

#[test]
fn r_5_4_14_2_only_the_opponent_or_the_arbiter_decides() {
    for ask in [Request::Remedy(RemedyRequest::Correct), Request::Remedy(RemedyRequest::Stand)] {
        let mut table = after_a_wrong_move();
        assert_eq!(table.refused(WHITE, ask.clone()), Refusal::OpponentDecides(Side::Black));
        table.clone().does(BLACK, ask.clone());
        // R-5.4.14.4a: he is called, and the clocks stand.
        let alone = Refusal::OpponentAlone { side: Side::Black, article: "R-5.4.14.2".to_owned() };
        assert_eq!(table.refused(ARBITER, ask.clone()), alone);
        table.does(BLACK, Request::Clock(ClockRequest::Pause { reason: "no agreement".to_owned() }));
        table.does(ARBITER, ask);
        assert!(table.state.docket().is_empty());
    }
}

#[test]
fn r_5_4_14_4a_corrected_on_the_offenders_time() {
    let mut table = after_a_wrong_move();
    let before = "W:Wc3,g1:Bf8,h8";
    let ten = Ms::from_mins(10);
    assert_eq!(table.left(Side::White), ten - A_MOVE + Ms::from_secs(5));
    table.wait(Ms::from_secs(7));
    table.does(BLACK, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(golos::rules::Variant::RUSSIAN.read_fen(before).as_ref(), Ok(table.state.position()));
    assert_eq!((table.state.clock().running(), table.state.plies().len()), (Some(Side::White), 0));
    // The increment is taken back; Black's time of noticing is his own.
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (ten - A_MOVE, ten - Ms::from_secs(7)));
    table.moves("c3-d4");
    assert_eq!(table.left(Side::White), ten - A_MOVE - A_MOVE + Ms::from_secs(5), "the increment is gained once");
    assert_eq!(table.state.moves_made(Side::White), 1);
}

#[test]
fn r_5_4_14_4b_wrong_moves_collect_no_increment() {
    let mut table = board("W:Wc3,g1:Bf8,h8");
    for _ in 0..10 {
        table.moves("c3-f6");
        table.does(BLACK, Request::Remedy(RemedyRequest::Correct));
    }
    assert_eq!(table.left(Side::White), Ms::from_mins(10) - Ms::from_secs(10));
}

#[test]
fn r_5_4_14_4a_corrected_by_the_arbiter_while_the_clocks_stand() {
    let mut table = after_a_wrong_move();
    table.does(BLACK, Request::Clock(ClockRequest::Pause { reason: "no agreement".to_owned() }));
    table.wait(Ms::from_mins(3));
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((table.state.phase(), table.state.clock().running()), (Phase::Paused, None));
    assert_eq!(table.left(Side::White), Ms::from_mins(10) - A_MOVE);
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    assert_eq!(table.state.clock().running(), Some(Side::White));
}

#[test]
fn r_5_4_14_2_the_reply_ends_the_right() {
    let mut table = after_a_wrong_move();
    let events = table.one("h8-g7");
    let ruled = Event::Remedy(RemedyEvent::IrregularityRuled {
        ruling: IrregularityRuling::Stands,
        reply: true,
        ply: None,
        fault: None,
    });
    assert_eq!(events.first(), Some(&ruled));
    for ask in [Request::Remedy(RemedyRequest::Correct), Request::Remedy(RemedyRequest::Stand)] {
        assert_eq!(table.refused(ARBITER, ask), Refusal::TooLate);
    }
}

#[test]
fn r_5_4_14_4c_play_goes_on_from_a_position_that_no_legal_game_reaches() {
    let mut table = board("W:Wc3,g1:Bf8,h8");
    // The man that was carried to c7 stays there, uncorrected, and is lawfully crowned on b8.
    table.moves("c3-c7 f8-e7 c7-b8 e7-d6 b8-a7 d6-e5 a7-b8 h8-g7");
    assert_eq!(table.state.docket(), []);
    assert!(
        table.one("b8:f4").iter().any(|event| matches!(event, Event::Move(MoveEvent::Made { irregular: None, .. })))
    );
    assert_eq!((table.state.phase(), table.fen()), (Phase::Playing, "B:WKf4,g1:Bg7".to_owned()));
}

#[test]
fn r_5_4_14_2_the_game_is_not_ended_by_position_while_it_can_be_corrected() {
    // White takes Black's last piece with a jump that no man may make.
    let mut table = board("W:Wa1,g1:Be5");
    table.moves("a1:f6");
    assert_eq!((table.state.phase(), table.fen()), (Phase::Playing, "B:Wf6,g1:B".to_owned()));
    let mut corrected = table.clone();
    corrected.does(BLACK, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((corrected.state.phase(), corrected.state.turn()), (Phase::Playing, Side::White));
    // Black lets it stand: he has no piece left.
    table.does(BLACK, Request::Remedy(RemedyRequest::Stand));
    assert_eq!(
        (table.verdict().outcome, &table.verdict().ending),
        (Outcome::Win(Side::White), &Ending::Board(EndKind::NoPieces))
    );
}

#[test]
fn r_5_4_14_2_an_unlawful_win_does_not_save_a_flag_and_can_still_be_corrected() {
    let mut table = board("W:Wa1,g1:Be5");
    table.moves("a1:f6");
    table.wait(Ms::from_mins(20));
    assert_eq!(table.tick(), [Event::Clock(ClockEvent::Flag { side: Side::Black })]);
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.state.docket(), [PendingRuling::Flag(Side::Black)]);
}

#[test]
fn r_5_4_14_2_a_limit_outlives_an_unlawful_move_that_is_corrected() {
    let mut table = Table::start(manual(without_repetition(setup_at("30", "W:WKe1:BKb8"))));
    table.moves("e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7 h4-e1 a7-b8 e1-h4 b8-a7");
    assert_eq!(table.reached(), ["kings-2-3"]);
    table.moves("h4:b4");
    table.does(BLACK, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.reached(), ["kings-2-3"]);
}

#[test]
fn r_5_4_14_2_an_unlawful_move_counts_with_the_moves_if_it_stands_and_not_if_it_is_corrected() {
    let play = |ask: Request| {
        let mut table = Table::start(manual(without_repetition(setup_at("30", "W:WKe1:BKb8"))));
        table.moves("e1-e7");
        table.does(BLACK, ask);
        table.state.counters().iter().map(|(clause, counted, _)| (clause.id.clone(), *counted)).collect::<Vec<_>>()
    };
    assert_eq!(play(Request::Remedy(RemedyRequest::Correct)), []);
    let mut table = Table::start(manual(without_repetition(setup_at("30", "W:WKe1:BKb8"))));
    table.moves("e1-e7");
    table.does(BLACK, Request::Remedy(RemedyRequest::Stand));
    table.moves("b8-a7");
    assert_eq!(table.state.counters().first().map(|&(_, counted, _)| counted), Some(1));
}

#[test]
fn r_5_4_14_2_an_offer_does_not_end_the_right() {
    let mut setup: Setup = manual(setup_at("30", "W:Wc3,g1:Bf8,h8"));
    setup.rules.draws.offers.limits.retain(|limit| !matches!(limit, OfferLimit::AfterMoves { .. }));
    let mut table = Table::start(setup);
    table.make("c3-f6");
    table.does(WHITE, Request::Offer(OfferRequest::Offer));
    table.does(WHITE, Request::Move(MoveRequest::Press));
    table.does(BLACK, Request::Offer(OfferRequest::Decline));
    table.does(BLACK, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.state.turn(), Side::White);
}

#[test]
fn a_wrong_entry_where_the_program_is_the_board_is_refused_and_recorded() {
    let mut table = Table::start(setup_at("10+5s", "W:Wc3,g1:Bf8,h8"));
    for text in ["c3-f6", "f8-e7", "e5-f6", "c3-c4", "", "c3"] {
        let refusal = table.refused(WHITE, Request::Move(MoveRequest::Make(text.to_owned())));
        assert!(matches!(refusal, Refusal::Move(_)), "{text}: {refusal}");
        let why = RefusalReason { id: "move".to_owned(), arguments: refusal.arguments() };
        let refused = Event::Record(RecordEvent::Refused { typed: Some(text.to_owned()), why });
        let cause = Cause::Request("move.make".to_owned());
        let expected = Recorded { cause, ..recorded(table.state.at(), WHITE, refused) };
        assert_eq!(table.log.last(), Some(&expected));
    }
    assert!(table.state.plies().is_empty());
}

#[test]
fn what_cannot_have_been_made_on_a_board_is_refused_there_too() {
    let mut table = board("W:Wc3,g1:Bf8,h8");
    for text in ["e5-f6", "c3-c4", "c3-g1", "zz"] {
        assert!(
            matches!(table.refused(WHITE, Request::Move(MoveRequest::Make(text.to_owned()))), Refusal::Move(_)),
            "{text}"
        );
    }
}
