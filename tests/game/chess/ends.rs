//! How a game of chess ends on the board, and by itself (CH-5, CH-9.6).

use golos::clock::Ms;
use golos::game::{
    Chance, Ending, Event, Limit, MoveRequest, OfferRequest, Outcome, Phase, Recorded, Refusal, Request,
};
use golos::rules::{EndKind, Side};

use super::super::table::{ARBITER, BLACK, Table, WHITE, manual};
use super::{board_at, chess, chess_at};

/// Black's king is to be stalemated by Qf7, mated by Qg7.
const CORNERED: &str = "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1";
/// The square of h8 is free for a mate, and nothing has happened for 149 plies.
const QUIET: &str = "k7/8/1K6/8/8/8/8/7R w - - 149 100";

#[test]
fn ch_5_1_and_5_2_the_board_ends_the_game_at_once() {
    use EndKind::{Checkmate, NoMaterial, Stalemate};
    for (fen, text, outcome, end, article) in [
        (CORNERED, "Qf8", Outcome::Win(Side::White), Checkmate, "CH-5.1.1"),
        (CORNERED, "Qf7", Outcome::Draw, Stalemate, "CH-5.2.1"),
        // Bare kings, king and bishop, king and knight, bishops on squares of one colour.
        ("8/8/4k3/3P4/8/3K4/8/8 b - - 0 1", "Kxd5", Outcome::Draw, NoMaterial, "CH-5.2.2"),
        ("8/8/4k3/3P4/8/3K4/8/6B1 b - - 0 1", "Kxd5", Outcome::Draw, NoMaterial, "CH-5.2.2"),
        ("8/8/4k3/3P4/8/3K4/8/6N1 b - - 0 1", "Kxd5", Outcome::Draw, NoMaterial, "CH-5.2.2"),
        ("8/8/4k3/3P3b/8/3K4/8/3B4 b - - 0 1", "Kxd5", Outcome::Draw, NoMaterial, "CH-5.2.2"),
    ] {
        let mut table = Table::start(chess_at("5", fen));
        table.moves(text);
        assert_eq!(table.result(), (outcome, Ending::Board(end), article), "{fen} {text}");
        assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("Ke2".to_owned()))), Refusal::Over);
        table.is_sound();
    }
}

#[test]
fn ch_5_1_1_the_shortest_mate_from_the_start() {
    let mut table = Table::start(chess("1h30+30s"));
    table.moves("f3 e5 g4 Qh4");
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
    assert_eq!(table.state.phase(), Phase::Over);
}

#[test]
fn ch_5_1_2_who_resigns_loses() {
    for (seat, winner) in [(WHITE, Side::Black), (BLACK, Side::White)] {
        let mut table = Table::start(chess("5"));
        table.does(seat, Request::Resign);
        assert_eq!(table.result(), (Outcome::Win(winner), Ending::Resigned, "CH-5.1.2"));
        table.is_sound();
    }
}

#[test]
fn ch_6_2_1_1_a_move_that_ends_the_game_is_complete_without_a_press() {
    use EndKind::{Checkmate, NoMaterial, Stalemate};
    for (fen, text, outcome, ending, article) in [
        (CORNERED, "Qf8", Outcome::Win(Side::White), Ending::Board(Checkmate), "CH-5.1.1"),
        (CORNERED, "Qf7", Outcome::Draw, Ending::Board(Stalemate), "CH-5.2.1"),
        ("8/8/4k3/3P4/8/3K4/8/8 b - - 0 1", "Kxd5", Outcome::Draw, Ending::Board(NoMaterial), "CH-5.2.2"),
        (QUIET, "Rh8", Outcome::Win(Side::White), Ending::Board(Checkmate), "CH-5.1.1"),
        (QUIET, "Rh2", Outcome::Draw, Ending::Limit(Limit::NoProgress), "CH-9.6.2"),
    ] {
        let mut table = Table::start(manual(chess_at("5", fen)));
        let mover = table.state.turn();
        table.make(text);
        assert_eq!(table.result(), (outcome, ending, article), "{text}");
        assert_eq!(table.state.plies().len(), 1, "{text}: it is complete");
        // Nothing that comes later counts: no resignation, no other move, no flag.
        for (by, ask) in [
            (mover, Request::Resign),
            (mover.other(), Request::Resign),
            (mover, Request::Move(MoveRequest::Make("Kg5".to_owned()))),
        ] {
            assert_eq!(table.refused(by, ask), Refusal::Over, "{text}");
        }
        table.wait(Ms::from_mins(5));
        assert_eq!(table.tick(), [], "{text}");
        table.is_sound();
    }
}

#[test]
fn ch_5_1_1_a_slip_of_entry_that_is_put_right_mates_as_well() {
    let mut table = Table::start(board_at(CORNERED));
    table.make("Qf6");
    assert_eq!(table.state.phase(), Phase::Playing);
    table.does(ARBITER, Request::Move(MoveRequest::Make("Qf8".to_owned())));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
    table.is_sound();
}

#[test]
fn ch_6_2_2_a_reply_that_mates_before_the_press_ends_the_game() {
    let mut table = Table::start(manual(chess("1h30+30s")));
    table.moves("f3 e5").make("g4");
    table.does(BLACK, Request::Move(MoveRequest::Make("Qh4".to_owned())));
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
    assert_eq!(table.state.plies().len(), 4);
    table.is_sound();
}

#[test]
fn ch_9_6_1_the_fifth_occurrence_needs_no_press() {
    let mut table = Table::start(manual(chess("5")));
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    table.moves(&round.repeat(3)).moves("Nf3 Nf6 Ng1");
    table.make("Ng8");
    assert_eq!(table.result(), (Outcome::Draw, Ending::Limit(Limit::Repetition), "CH-9.6.1"));
    table.wait(Ms::from_mins(5));
    assert_eq!(table.tick(), []);
    table.is_sound();
}

#[test]
fn ch_9_6_1_five_occurrences_are_a_draw_without_a_claim() {
    let mut table = Table::start(chess("1h30"));
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    table.moves(&round.repeat(3)).moves("Nf3 Nf6 Ng1");
    assert_eq!((table.state.phase(), table.state.docket().len()), (Phase::Playing, 0));
    table.moves("Ng8");
    assert_eq!(table.result(), (Outcome::Draw, Ending::Limit(Limit::Repetition), "CH-9.6.1"));
    assert!(matches!(table.log.last(), Some(Recorded { event: Event::Ended { .. }, by: None, .. })));
    table.is_sound();
}

#[test]
fn ch_9_6_2_seventy_five_moves_are_a_draw_without_a_claim_and_a_mate_comes_first() {
    for (text, outcome, ending, article) in [
        ("Rh8", Outcome::Win(Side::White), Ending::Board(EndKind::Checkmate), "CH-5.1.1"),
        ("Rh2", Outcome::Draw, Ending::Limit(Limit::NoProgress), "CH-9.6.2"),
    ] {
        let mut table = Table::start(chess_at("5", QUIET));
        table.moves(text);
        assert_eq!(table.result(), (outcome, ending, article), "{text}");
        table.is_sound();
    }
    let mut table = Table::start(chess_at("5", "k7/8/1K6/8/8/8/8/7R w - - 148 100"));
    table.moves("Rh2");
    assert_eq!(table.state.phase(), Phase::Playing);
}

const DEAD: (Outcome, Ending, &str) = (Outcome::Draw, Ending::Limit(Limit::Dead), "CH-5.2.2");

#[test]
fn ch_5_2_2_a_dead_position_behind_a_wall_ends_the_game() {
    let mut table = Table::start(chess_at("5", "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1"));
    table.moves("Kd2");
    assert_eq!(table.result(), DEAD);
    table.is_sound();
}

/// The rook has to be captured, and bare kings are left.
const FORCED: &str = "8/8/8/8/3k4/8/7r/K7 b - - 0 1";

#[test]
fn ch_5_2_2_a_forced_line_to_a_dead_position_is_found_by_a_search() {
    for setup in [chess_at("5", FORCED), manual(chess_at("5", FORCED))] {
        let mut table = Table::start(setup);
        let early = table.state.dead_search(None).expect("a search");
        assert!(matches!(early.run(), Chance::Can(_)));
        table.does(BLACK, Request::Move(MoveRequest::Make("Rb2".to_owned())));
        assert_eq!(table.state.phase(), Phase::Playing, "nothing waits for the search");
        let search = table.state.dead_search(Some(early.position())).expect("a search");
        let chance = search.run();
        // An answer for another position changes nothing.
        table.does(ARBITER, Request::Searched { search: early, chance: chance.clone() });
        assert_eq!(table.state.phase(), Phase::Playing);
        table.does(ARBITER, Request::Searched { search, chance });
        assert_eq!(table.result(), DEAD);
        assert_eq!((table.state.made(), table.state.dead_search(None)), (None, None));
        table.is_sound();
    }
}

#[test]
fn ch_5_2_2_nothing_is_resigned_or_agreed_in_a_dead_position() {
    for ask in [Request::Resign, Request::Offer(OfferRequest::Accept)] {
        let mut table = Table::start(chess_at("5", FORCED));
        table.moves("Rg2 Kb1 Rh2 Ka1").does(BLACK, Request::Offer(OfferRequest::Offer));
        table.does(BLACK, Request::Move(MoveRequest::Make("Rb2".to_owned())));
        table.does(WHITE, ask);
        assert_eq!(table.result(), DEAD);
        table.is_sound();
    }
    let mut table = Table::start(chess_at("5", "8/8/8/8/3k4/8/7r/K7 b - - 0 1"));
    table.moves("Rc2").does(WHITE, Request::Resign);
    assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Resigned, "CH-5.1.2"));
}

#[test]
fn ch_5_1_1_at_a_real_board_a_mate_needs_no_press_to_stand() {
    let mut table = Table::start(board_at(CORNERED));
    table.moves("Qf8");
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Board(EndKind::Checkmate), "CH-5.1.1"));
}
