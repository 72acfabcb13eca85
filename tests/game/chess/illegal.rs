//! Illegal moves and what is treated as such (CH-7.5, CH-13.4).

use golos::clock::Ms;
use golos::game::{
    Chance, ClockEvent, ClockReason, ClockRequest, Ending, Event, Irregularity, IrregularityRuling, Limit, MoveRequest,
    Outcome, PendingRuling, PendingRulingEvent, Phase, Refusal, RemedyEvent, RemedyRequest, Request, RulingRequest,
};
use golos::people::Denial;
use golos::rules::{EndKind, Fault, Side};

use super::super::table::{ARBITER, BLACK, Table, WHITE, at, manual, recorded, under};
use super::{board_at, chess, rapid_at};

const ROOKS: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const TWO: Ms = Ms::from_mins(2);

fn found(table: &Table) -> Vec<(Side, Fault, usize)> {
    let irregular = |matter: &PendingRuling| match matter {
        PendingRuling::Irregularity { side, fault, ply } => Some((*side, *fault, *ply)),
        _ => None,
    };
    table.state.docket().iter().filter_map(irregular).collect()
}

fn misdeed(side: Side, misdeed: Irregularity) -> Request {
    Request::Remedy(RemedyRequest::Irregularity { side: Some(side), misdeed, reason: String::new() })
}

#[test]
fn ch_7_5_1_the_position_before_it_is_restored_and_the_opponent_gets_two_minutes() {
    let mut table = Table::start(board_at(ROOKS));
    let before = table.fen();
    let events = table.one("Rb3");
    assert!(
        events.contains(&Event::Remedy(RemedyEvent::IrregularityFound { side: Side::White, fault: Fault::Illegal })),
        "{events:?}"
    );
    assert_eq!(table.state.turn(), Side::Black);
    let (white, black) = (table.left(Side::White), table.left(Side::Black));
    // The arbiter puts it right, not the opponent.
    assert_eq!(table.denied(BLACK, Request::Remedy(RemedyRequest::Correct)), Denial::ArbiterOnly);
    assert_eq!(table.refused(WHITE, Request::Remedy(RemedyRequest::Correct)), Refusal::OpponentDecides(Side::Black));
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((table.fen(), table.state.turn(), table.state.plies().len()), (before, Side::White, 0));
    assert_eq!(table.left(Side::Black), black + TWO);
    // What the move had earned is taken back with it.
    assert_eq!(table.left(Side::White), white - Ms::from_secs(30));
    assert_eq!((table.state.penalties(Side::White), table.state.penalties(Side::Black)), (1, 0));
    table.moves("Rb1 Rb8");
    table.is_sound();
}

#[test]
fn ch_7_5_5_the_second_of_one_player_loses() {
    let mut table = Table::start(board_at(ROOKS));
    table.moves("Rb3").does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    // The opponent's first is his own first.
    table.moves("Rb1 Rb6").does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.state.phase(), Phase::Playing);
    table.moves("Rc8 Rc3");
    let events = table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert!(events.iter().any(|it| matches!(
        it,
        Event::PendingRulings(PendingRulingEvent::MateSearched { side: Side::Black, chance: Chance::Can(_) })
    )));
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Penalty, "CH-7.5.5"));
    table.is_sound();
}

#[test]
fn ch_7_5_5_the_second_draws_where_the_opponent_cannot_mate() {
    let mut table = Table::start(board_at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    table.moves("Rb3").does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    table.moves("Rb2");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.result(), (Outcome::Draw, Ending::CannotMate, "CH-7.5.5"));
    table.is_sound();
}

#[test]
fn ch_7_5_3_and_7_5_4_count_as_illegal_moves() {
    for one in [Irregularity::NoMove, Irregularity::TwoHands] {
        let mut table = Table::start(board_at(ROOKS));
        assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Press)), Refusal::NothingToPress);
        assert_eq!(table.denied(BLACK, misdeed(Side::White, one)), Denial::ArbiterOnly);
        let unnamed = Request::Remedy(RemedyRequest::Irregularity { side: None, misdeed: one, reason: String::new() });
        assert_eq!(table.refused(ARBITER, unnamed), Refusal::SideNeeded);
        // Two hands are those of a move that was completed.
        if one == Irregularity::TwoHands {
            assert_eq!(table.refused(ARBITER, misdeed(Side::White, one)), Refusal::NoneCompleted(Side::White));
            table.moves("Ra2 Ra7");
        }
        let left = table.left(Side::Black);
        let events = table.does(ARBITER, misdeed(Side::White, one));
        assert_eq!(
            events,
            [
                Event::Remedy(RemedyEvent::MisdeedFound {
                    side: Some(Side::White),
                    misdeed: one,
                    reason: String::new()
                }),
                Event::Remedy(RemedyEvent::Penalized { side: Side::White }),
                Event::Clock(ClockEvent::Set { side: Side::Black, left: left + TWO, reason: ClockReason::Penalty }),
            ]
        );
        // An illegal move is his second.
        table.moves("Rb3");
        table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
        assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Penalty, "CH-7.5.5"), "{one:?}");
        table.is_sound();
    }
}

#[test]
fn ch_7_4_1_displaced_pieces_and_7_2_2_a_turned_board_cost_nothing_by_themselves() {
    let mut table = Table::start(board_at(ROOKS));
    let left = Side::BOTH.map(|side| table.left(side));
    assert_eq!(
        table.refused(
            ARBITER,
            Request::Remedy(RemedyRequest::Irregularity {
                side: None,
                misdeed: Irregularity::Displaced,
                reason: String::new()
            })
        ),
        Refusal::SideNeeded
    );
    table.does(ARBITER, misdeed(Side::Black, Irregularity::Displaced));
    table.does(
        ARBITER,
        Request::Remedy(RemedyRequest::Irregularity {
            side: None,
            misdeed: Irregularity::Turned,
            reason: String::new(),
        }),
    );
    assert_eq!(Side::BOTH.map(|side| table.left(side)), left);
    assert_eq!(table.state.penalties(Side::Black), 0);
    table.is_sound();
}

#[test]
fn ch_7_5_2_a_pawn_left_becomes_a_queen_and_its_player_is_penalised() {
    let mut table = Table::start(board_at("8/4P1k1/8/8/8/8/r7/6K1 w - - 0 1"));
    table.moves("e8=P");
    assert_eq!(found(&table), [(Side::White, Fault::PawnLeft, 0)]);
    assert_eq!(table.fen(), "4P3/6k1/8/8/8/8/r7/6K1 b - - 0 1", "until somebody puts it right");
    let left = table.left(Side::Black);
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.left(Side::Black), left + TWO);
    assert_eq!((table.fen().as_str(), table.state.plies().len()), ("4Q3/6k1/8/8/8/8/r7/6K1 b - - 0 1", 1));
    assert_eq!((table.state.turn(), table.state.docket().len()), (Side::Black, 0));
    table.moves("Ra1");
    table.is_sound();
}

#[test]
fn ch_7_5_2_the_queen_can_end_the_game() {
    let mut table = Table::start(board_at("7k/4P3/6K1/8/8/8/8/8 w - - 0 1"));
    table.moves("e8=P");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.state.penalties(Side::White), 1);
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
    table.is_sound();
}

#[test]
fn ch_7_5_1_an_illegal_move_is_put_right_as_long_as_the_game_lasts() {
    let mut table = Table::start(manual(chess("1h30+30s")));
    table.moves("e4 e5 Nf3");
    let before = table.fen();
    let white = table.left(Side::White);
    let black = table.left(Side::Black);
    table.moves("Nb8c5");
    let used = black + Ms::from_secs(30) - table.left(Side::Black);
    table.moves("Nc3 Nf6 Bc4 Be7");
    assert_eq!(found(&table), [(Side::Black, Fault::Illegal, 3)], "the replies have not made it stand");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((table.fen(), table.state.turn(), table.state.plies().len()), (before, Side::Black, 3));
    // CH-7.1: the times are those at the irregularity; what was earned since is gone with the moves.
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (white + TWO, black - used));
    assert_eq!((table.state.clock().moves(Side::White), table.state.clock().moves(Side::Black)), (2, 1));
    table.moves("Nc6 Bb5");
    table.is_sound();
}

#[test]
fn ch_7_5_1_of_several_the_arbiter_is_asked_about_the_last() {
    let mut table = Table::start(board_at(ROOKS));
    table.moves("Rb3 Rb6 Ke2 Ke7");
    assert_eq!(found(&table), [(Side::White, Fault::Illegal, 0), (Side::Black, Fault::Illegal, 1)]);
    // A move that was begun goes with what came after.
    table.make("Kd2");
    // He has heard of Black's last.
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!((found(&table).len(), table.state.made(), table.state.plies().len()), (1, None, 1));
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!((found(&table), table.state.made(), table.state.plies().len()), (vec![], None, 0));
    assert_eq!((table.state.penalties(Side::White), table.state.penalties(Side::Black)), (1, 1));
    table.is_sound();
    // Nobody lets it stand.
    let mut table = Table::start(board_at(ROOKS));
    table.moves("Rb3 Rb6 Ke2 Ke7");
    let refused = table.refused(ARBITER, Request::Remedy(RemedyRequest::Stand));
    assert_eq!(refused, Refusal::CannotStand("CH-7.5.1".to_owned()));
}

#[test]
fn ch_7_5_1_what_was_reached_behind_it_is_gone_with_it() {
    // The rook's illegal move leads to bare kings behind walls; before it nothing was dead.
    let mut table = Table::start(board_at("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/R7/4K3/8 w - - 0 1"));
    table.moves("Rd6 Kxd6");
    assert_eq!(table.reached(), Vec::<&str>::new());
    let mut table = Table::start(board_at("8/2k5/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/R3K3/8 w - - 0 1"));
    table.moves("Ra2b7 Kxb7");
    assert_eq!((table.state.phase(), found(&table).len()), (Phase::Playing, 1), "it may be put right");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.state.phase(), Phase::Playing);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::NothingPending);
    table.is_sound();
}

#[test]
fn ch_13_4_2_in_rapid_chess_it_stands_once_the_opponent_has_replied() {
    let mut table = Table::start(rapid_at(ROOKS));
    table.moves("Rb3");
    assert_eq!(found(&table).len(), 1);
    let events = table.one("Rb8");
    assert!(events.contains(&Event::Remedy(RemedyEvent::IrregularityRuled {
        ruling: IrregularityRuling::Stands,
        reply: true,
        ply: None,
        fault: None,
    })));
    assert_eq!(table.refused(ARBITER, Request::Remedy(RemedyRequest::Correct)), Refusal::TooLate);
    assert_eq!(table.state.penalties(Side::White), 0);
    table.is_sound();
    // Where every board has its arbiter the competition rules hold (CH-13.3).
    let mut table = Table::start(manual(at(under("chess-2020-rapid-supervised", "15+10s"), ROOKS)));
    table.moves("Rb3 Rb8");
    assert_eq!(found(&table).len(), 1);
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.state.plies().len(), 0);
    table.is_sound();
}

#[test]
fn ch_13_4_2_before_the_reply_the_arbiter_puts_it_right() {
    for rules in ["chess-2020-rapid", "chess-2020-blitz"] {
        let mut table = Table::start(manual(at(under(rules, "5+3s"), ROOKS)));
        table.moves("Rb3");
        table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
        assert_eq!((table.state.plies().len(), table.state.penalties(Side::White)), (0, 1), "{rules}");
        assert_eq!(table.left(Side::Black), Ms::from_mins(7), "CH-14.4: two minutes in blitz too");
        table.is_sound();
    }
}

#[test]
fn ch_13_4_4_an_illegal_position_that_one_more_move_has_left_is_a_draw() {
    // Both kings in check, and the reply leaves them so: the second illegal move.
    let mut table = Table::start(rapid_at("4r1k1/8/8/8/8/8/r7/4K2R w - - 0 1"));
    table.moves("Rg1");
    assert!(table.reached().is_empty(), "one more move is completed first");
    table.moves("Ra2a1");
    assert_eq!(table.reached(), ["illegal-position"]);
    table.is_sound();
    let mut drawn = table.clone();
    // Put right, it is gone; let stand, it is a draw.
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert!(table.reached().is_empty());
    table.is_sound();
    drawn.does(ARBITER, Request::Remedy(RemedyRequest::Stand));
    drawn.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let ending = Ending::Limit(Limit::IllegalPosition);
    assert_eq!(drawn.result(), (Outcome::Draw, ending, "CH-13.4.4"));
    drawn.is_sound();
}

#[test]
fn ch_13_4_4_is_not_for_standard_play() {
    let mut table = Table::start(board_at("4r1k1/8/8/8/8/8/r7/4K2R w - - 0 1"));
    table.moves("Rg1 Ra2a1");
    assert!(table.reached().is_empty());
}

#[test]
fn ch_7_5_5_where_it_was_not_found_out_the_clocks_stand_until_the_arbiter_rules() {
    // Nothing but a budget of no positions leaves it open here; the record says what was found.
    let mut table = Table::start(board_at(ROOKS));
    table.moves("Rb3").does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    table.moves("Rb1 Rb8");
    assert_eq!(table.state.penalties(Side::White), 1);
    assert!(table.state.chance(Side::Black).is_none());
    let second = Event::Remedy(RemedyEvent::Penalized { side: Side::White });
    let now = table.now;
    let chance = Chance::Undetermined;
    table.happens(now, Event::PendingRulings(PendingRulingEvent::MateSearched { side: Side::Black, chance }));
    table.takes(recorded(now, ARBITER, second));
    assert_eq!(
        (table.state.phase(), table.state.docket()),
        (Phase::Paused, &[PendingRuling::Penalty(Side::White)][..])
    );
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NoWayBack);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::Undetermined);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Dismiss)), Refusal::NoWayBack);
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("Rxb8".to_owned()))), Refusal::Stopped);
    let reason = "two illegal moves".to_owned();
    table.does(
        ARBITER,
        Request::Ruling(RulingRequest::Result {
            outcome: Outcome::Win(Side::Black),
            scale: None,
            reason: reason.clone(),
        }),
    );
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Decision(reason), "CH-12.9"));
    table.is_sound();
}

#[test]
fn ch_9_3_the_count_of_moves_goes_back_with_the_position() {
    let mut table = Table::start(board_at("r3k3/8/8/8/8/8/8/R3K3 w - - 148 100"));
    table.moves("Rb3");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    table.moves("Rb1 Rb8");
    assert_eq!(table.result(), (Outcome::Draw, Ending::Limit(Limit::NoProgress), "CH-9.6.2"));
    table.is_sound();
}

#[test]
fn ch_7_5_1_and_4_3_the_piece_that_was_touched_makes_the_move_that_replaces_it() {
    // What was done, what may not replace it, the square that binds, what may.
    for (fen, made, wrong, square, right) in [
        (ROOKS, "Ra1b3", "Ke2", "a1", "Rb1"),
        // The piece that it took, if it can be taken by it; else by any.
        ("r3k3/8/8/8/8/1n6/8/R3K3 w - - 0 1", "Ra1xb3", "Ke2", "a1", "Rb1"),
        ("4k3/8/8/8/8/1n6/2P5/K6R w - - 0 1", "Ka1xb3", "cxb3", "a1", "Kb2"),
        ("4r1k1/8/8/8/8/2p5/1P2N3/4K3 w - - 0 1", "Nxc3", "Kd1", "c3", "bxc3"),
    ] {
        let mut table = Table::start(board_at(fen));
        table.moves(made).does(ARBITER, Request::Remedy(RemedyRequest::Correct));
        let enter = |text: &str| Request::Move(MoveRequest::Make(text.to_owned()));
        assert_eq!(table.refused(WHITE, enter(wrong)), Refusal::Touched(square.to_owned()), "{made}");
        table.moves(right);
        table.is_sound();
    }
    // CH-4.5: nothing that was touched can move or be taken.
    let mut table = Table::start(board_at("4k3/8/8/8/8/8/P7/RB2K3 w - - 0 1"));
    table.moves("Ra1a5").does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    table.moves("Ke2");
    table.is_sound();
}

#[test]
fn ch_13_4_4_a_pawn_left_on_the_last_rank_that_one_more_move_has_left_is_a_draw() {
    let left = "8/4P1k1/8/8/8/8/r7/6K1 w - - 0 1";
    let mut table = Table::start(rapid_at(left));
    table.moves("e8=P");
    assert_eq!(table.fen(), "4P3/6k1/8/8/8/8/r7/6K1 b - - 0 1");
    assert!(table.reached().is_empty(), "the arbiter waits for the next completed move");
    table.moves("Ra1");
    assert_eq!(table.reached(), ["illegal-position"]);
    table.is_sound();
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    let ending = Ending::Limit(Limit::IllegalPosition);
    assert_eq!(table.result(), (Outcome::Draw, ending, "CH-13.4.4"));
    table.is_sound();
    // Taken off the board, it leaves nothing illegal.
    let mut table = Table::start(rapid_at("8/r3P1k1/8/8/8/8/8/6K1 w - - 0 1"));
    table.moves("e8=P Ra8 Kf2 Rxe8");
    assert_eq!(table.fen(), "4r3/6k1/8/8/8/8/5K2/8 w - - 0 3");
    table.is_sound();
    // Play goes on from it if the arbiter lets it rest.
    let mut table = Table::start(rapid_at(left));
    table.moves("e8=P Ra1").does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    table.moves("Kg2 Ra2");
    assert_eq!(table.state.plies().len(), 4);
    table.is_sound();
}

#[test]
fn ch_7_5_2_a_pawn_that_is_found_later_is_replaced_and_what_came_after_is_put_back() {
    let mut table = Table::start(board_at("8/4P1k1/8/8/8/8/r7/6K1 w - - 0 1"));
    table.moves("e8=P");
    // CH-7.1: Black has his time back that he thought about the reply, and nothing of what it earned.
    let left = table.left(Side::Black);
    let white = table.left(Side::White);
    table.moves("Ra1 Kg2");
    table.does(ARBITER, Request::Remedy(RemedyRequest::Correct));
    assert_eq!(table.left(Side::White), white, "the pawn's move stays, and what it has earned");
    assert_eq!((table.fen().as_str(), table.state.plies().len()), ("4Q3/6k1/8/8/8/8/r7/6K1 b - - 0 1", 1));
    assert_eq!((table.left(Side::Black), table.state.turn()), (left + TWO, Side::Black));
    assert_eq!(table.state.clock().running(), Some(Side::Black));
    table.moves("Ra1 Kg2");
    table.is_sound();
}
