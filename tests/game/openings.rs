//! A game that starts from a drawn opening, R-5.4.1.3, U-V.9.5.

use golos::clock::Ms;
use golos::files::ReadOptions;
use golos::files::{Soundness, audit};
use golos::game::{
    AttendanceRequest, ClockEvent, ClockRequest, Corrupt, Drawn, Event, Lot, MoveRequest, OfferRequest, Opening,
    OpeningEvent, OpeningFault, OpeningLine, OpeningRequest, Phase, Refusal, Request, RulingRequest, Setup, State,
    fold,
};
use golos::journal::{check, read};
use golos::people::Denial;
use golos::profile::find_rules;
use golos::profile::openings::OpeningTable as Openings;
use golos::rules::{BySide, Side, Variant};
use golos::wording::{Lang, Style, Wording};
use std::fs;

use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, forge, manual, objection, recorded, setup, setup_at};

/// An opening of the table of 2013.
fn drawn(cell: &str) -> Opening {
    let table = Openings::find("russia-2013").expect("the table");
    table.take(cell.parse::<Lot>().expect("a cell"), Variant::RUSSIAN).expect("an opening")
}

fn entered(moves: &str) -> Opening {
    Opening::new(Variant::RUSSIAN, Drawn::Entered, &OpeningLine::moves(moves)).expect("moves")
}

fn from(control: &str, opening: Opening) -> Setup {
    Setup { opening: Some(opening), ..setup(control) }
}

fn open_with(opening: &Opening) -> Request {
    Request::Opening(OpeningRequest::Draw(Box::new(opening.clone())))
}

#[test]
fn r_6_2_2_play_starts_from_the_position_that_was_drawn() {
    for (cell, turn, number) in [("I-16", Side::White, 3), ("I-3", Side::Black, 3), ("VI-24", Side::White, 1)] {
        let table = Table::start(from("20", drawn(cell)));
        assert_eq!(table.fen(), drawn(cell).position(), "{cell}");
        assert_eq!((table.state.turn(), table.state.move_number()), (turn, number), "{cell}");
        assert_eq!(table.state.clock().running(), Some(turn), "{cell}");
    }
}

#[test]
fn u_v_9_5_2_the_score_goes_on_behind_the_moves_of_the_opening() {
    let mut table = Table::start(from("20", entered("cd4")));
    assert_eq!((table.state.turn(), table.state.move_number()), (Side::Black, 1));
    table.moves("dc5");
    assert_eq!((table.state.turn(), table.state.move_number()), (Side::White, 2));
    assert_eq!((table.state.number_of(0), table.state.number_of(1)), (1, 2));
    let mut table = Table::start(from("20", drawn("I-3")));
    table.moves("e7-f6 f2-g3");
    assert_eq!(table.state.move_number(), 4);
    assert_eq!((table.state.number_of(0), table.state.number_of(1)), (3, 4));
}

#[test]
fn the_moves_of_an_opening_were_made_by_nobody() {
    // R-6.1.8.1: a draw is offered when each side has made twenty moves; a control counts them alike.
    let mut table = Table::start(from("10/2+10", drawn("I-16")));
    table.moves("gf4 fg5");
    assert_eq!((table.state.moves_made(Side::White), table.state.moves_made(Side::Black)), (1, 1));
    assert_eq!(table.state.clock().moves(Side::White), 1);
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Offer)), Refusal::OfferTooEarly(20));
}

#[test]
fn r_5_4_1_3_the_opening_is_drawn_on_the_time_of_him_who_was_late() {
    for late in Side::BOTH {
        let mut table = Table::open(setup("20"));
        table.does(ARBITER, Request::Opening(OpeningRequest::Await(late)));
        assert_eq!((table.state.phase(), table.state.awaited()), (Phase::Playing, Some(late)));
        assert_eq!(table.state.clock().running(), Some(late));
        table.wait(Ms::from_mins(3));
        assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("cd4".to_owned()))), Refusal::OpeningNotDrawn);
        // A pause does not hand the clock over.
        table.does(ARBITER, Request::Clock(ClockRequest::Pause { reason: "they come".to_owned() }));
        table.does(ARBITER, Request::Clock(ClockRequest::Resume));
        assert_eq!(table.state.clock().running(), Some(late));
        table.wait(Ms::from_mins(2));
        table.does(ARBITER, open_with(&drawn("I-3")));
        assert_eq!((table.left(late), table.left(late.other())), (Ms::from_mins(15), Ms::from_mins(20)));
        assert_eq!((table.state.awaited(), table.state.clock().running()), (None, Some(Side::Black)));
        assert_eq!(table.fen(), drawn("I-3").position());
        assert_eq!(table.state.opening(), Some(&drawn("I-3")));
        table.moves("e7-f6 f2-g3");
        assert_eq!(table.state.move_number(), 4);
    }
}

#[test]
fn u_v_9_5_5_the_clock_goes_over_to_him_who_comes_while_another_ran() {
    // U-V.9.4.3: until he comes the clock of White runs.
    let mut table = Table::start(setup("20"));
    table.wait(Ms::from_mins(2)).does(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black)));
    table.wait(Ms::from_mins(1)).does(ARBITER, open_with(&drawn("VI-24")));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (Ms::from_mins(18), Ms::from_mins(19)));
    assert_eq!(table.state.clock().running(), Some(Side::White));
    assert_eq!(table.refused(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black))), Refusal::AlreadyStarted);
}

#[test]
fn r_5_4_1_3_who_was_absent_has_the_opening_drawn_on_his_time_when_he_has_come() {
    for late in Side::BOTH {
        let mut table = Table::open(Setup { rules: find_rules("draughts64").expect("the rules"), ..setup("20") });
        table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![late])));
        table.wait(Ms::from_mins(4)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(late)));
        assert_eq!((table.state.awaited(), table.state.clock().running()), (Some(late), Some(late)));
        table.wait(Ms::from_mins(1)).does(ARBITER, open_with(&drawn("I-16")));
        assert_eq!((table.left(late), table.left(late.other())), (Ms::from_mins(15), Ms::from_mins(20)));
        assert_eq!((table.state.awaited(), table.state.clock().running()), (None, Some(Side::White)));
    }
}

#[test]
fn r_5_4_1_3_the_flag_of_the_late_player_falls_though_nothing_was_drawn() {
    let mut table = Table::open(setup("20"));
    table.does(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black)));
    table.wait(Ms::from_mins(21)).tick();
    assert!(table.log.iter().any(|recorded| {
        recorded.at == Ms::from_mins(20) && recorded.event == Event::Clock(ClockEvent::Flag { side: Side::Black })
    }));
    assert_eq!(table.refused(ARBITER, open_with(&drawn("I-3"))), Refusal::Stopped);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().outcome, golos::game::Outcome::Win(Side::White));
}

#[test]
fn an_opening_is_drawn_before_the_first_move_and_by_the_arbiter() {
    let opening = drawn("VI-24");
    let mut table = Table::open(setup("20"));
    assert_eq!(table.denied(WHITE, open_with(&opening)), Denial::ArbiterOnly);
    assert_eq!(table.denied(WHITE, Request::Opening(OpeningRequest::Await(Side::Black))), Denial::ArbiterOnly);
    table.does(ARBITER, open_with(&opening));
    // a lot that was read wrongly is read again, with the reason; both stand in the record.
    assert_eq!(table.refused(ARBITER, open_with(&drawn("VI-25"))), Refusal::ReasonNeeded);
    let again = OpeningRequest::Redraw(Box::new(drawn("VI-25")), "misread".to_owned());
    table.does(ARBITER, Request::Opening(again));
    table.does(ARBITER, Request::Clock(ClockRequest::Start));
    assert_eq!(table.fen(), drawn("VI-25").position());
    assert_eq!(table.refused(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black))), Refusal::AlreadyStarted);
    table.moves("cd4");
    assert_eq!(table.refused(ARBITER, open_with(&opening)), Refusal::OpeningTooLate);
    table.does(WHITE, Request::Resign);
    assert_eq!(table.refused(ARBITER, open_with(&opening)), Refusal::Over);

    let mut table = Table::start(manual(setup("20")));
    table.make("cd4");
    assert_eq!(table.refused(ARBITER, open_with(&opening)), Refusal::OpeningTooLate);

    let mut table = Table::open(setup_at("20", "W:Wc3:Bd6"));
    assert_eq!(table.refused(ARBITER, open_with(&opening)), Refusal::OpeningNotHere);
    assert_eq!(table.refused(ARBITER, Request::Opening(OpeningRequest::Await(Side::Black))), Refusal::OpeningNotHere);
}

#[test]
fn a_record_with_an_opening_is_sound_and_says_how_it_was_drawn() {
    let seeded = Openings::find("russia-2013").expect("the table");
    let seeded = seeded.draw("round 1", &[Lot::Cell { column: 6, row: 1 }], Variant::RUSSIAN).expect("a draw");
    for opening in [drawn("I-16"), drawn("I-3"), drawn("VI-24"), drawn("VI-2"), entered("cd4"), seeded] {
        let mut before = Table::start(from("20", opening.clone()));
        let mut during = Table::open(setup("20"));
        during.does(ARBITER, Request::Opening(OpeningRequest::Await(Side::White)));
        during.wait(A_MOVE).does(ARBITER, open_with(&opening));
        for table in [&mut before, &mut during] {
            let board = *table.state.position().draughts().expect("draughts");
            table.moves(&board.legal_moves()[0].full(board.geometry()));
            table.close();
            let journal = table.journal();
            let report = check(journal.as_bytes()).expect("a journal");
            assert_eq!(report.findings, []);
            assert_eq!(report.state, table.state);
            assert_eq!(report.state.opening(), Some(&opening));
            let records = read(journal.as_bytes()).records;
            assert_eq!(records.into_iter().map(|record| record.recorded).collect::<Vec<_>>(), table.log);
        }
    }
}

#[test]
fn a_game_without_an_opening_says_so_in_its_record() {
    assert!(Table::start(setup("20")).journal().contains("opening:None"));
}

#[test]
fn an_opening_that_leads_elsewhere_is_found_out() {
    let (honest, other) = (drawn("VI-24"), drawn("I-16"));
    let forged = [
        Opening::recorded(honest.drawn().clone(), honest.line().clone(), other.position().to_owned()),
        Opening::recorded(honest.drawn().clone(), other.line().clone(), honest.position().to_owned()),
        Opening::recorded(Drawn::Entered, OpeningLine::Moves(vec!["c3-d5".to_owned()]), honest.position().to_owned()),
        Opening::recorded(Drawn::Entered, OpeningLine::Moves(vec![]), honest.position().to_owned()),
        Opening::recorded(Drawn::Entered, OpeningLine::Position("W:".to_owned()), honest.position().to_owned()),
        Opening::recorded(
            Drawn::Entered,
            OpeningLine::Placement(BySide::new(Some("a7-b4".to_owned()), None)),
            honest.position().to_owned(),
        ),
        // The same moves, but not as the program writes them.
        Opening::recorded(Drawn::Entered, OpeningLine::moves("ab4 bc5 ba5 cb4"), other.position().to_owned()),
    ];
    for opening in forged {
        let refused = State::open(from("20", opening.clone()));
        assert!(matches!(refused, Err(Corrupt::Opening(_))), "{opening:?}");
        let mut table = Table::open(setup("20"));
        let event = recorded(Ms::ZERO, ARBITER, OpeningEvent::Drawn { opening: Box::new(opening.clone()) });
        let before = table.state.clone();
        assert!(matches!(fold(&mut table.state, &event), Err(Corrupt::Opening(_))), "{opening:?}");
        assert_eq!(table.state, before);
        assert!(matches!(table.refused(ARBITER, open_with(&opening)), Refusal::Opening(_)), "{opening:?}");
    }
    let both = Setup { position: Some("W:Wc3:Bd6".to_owned()), ..from("20", honest) };
    assert_eq!(State::open(both).map(|_| ()), Err(Corrupt::Opening(OpeningFault::TwoStarts)));
}

#[test]
fn a_record_whose_opening_was_changed_is_refused() {
    let mut table = Table::start(from("20", drawn("VI-24")));
    table.close();
    let journal = table.journal();
    assert!(journal.contains("a1-b4"), "{journal}");
    assert!(check(journal.replacen("a1-b4", "a1-d4", 1).as_bytes()).is_err());
}

#[test]
fn an_opening_of_another_game_is_refused() {
    let mut setup = from("20", drawn("VI-24"));
    setup.rules.variant = Variant::INTERNATIONAL;
    assert!(matches!(State::open(setup), Err(Corrupt::Opening(_))));
}

#[test]
fn an_opening_that_comes_too_late_in_a_record_is_refused() {
    let mut table = Table::start(setup("20"));
    table.moves("cd4");
    for event in [
        forge(ARBITER, OpeningEvent::Drawn { opening: Box::new(drawn("VI-24")) }),
        forge(ARBITER, OpeningEvent::Awaited { side: Side::Black }),
    ] {
        assert!(objection(&table.state, table.now, &event).is_some(), "{event:?}");
    }
}

#[test]
fn r_6_2_2_nobody_draws_until_he_likes_what_comes() {
    let openings = Openings::find("russia-2013").expect("the table");
    let seeded = |seed: &str| openings.draw(seed, &[], Variant::RUSSIAN).expect("a draw");
    for is_started in [false, true] {
        let mut table = Table::open(Setup { opening: Some(seeded("one")), ..setup("20") });
        if is_started {
            table.does(ARBITER, Request::Clock(ClockRequest::Start));
        }
        let again = |opening| Request::Opening(OpeningRequest::Redraw(Box::new(opening), "another".to_owned()));
        assert_eq!(table.refused(ARBITER, again(seeded("two"))), Refusal::AlreadyDrawn, "{is_started}");
        table.does(ARBITER, again(drawn("VI-25")));
    }
}

#[test]
fn an_opening_that_the_draw_does_not_give_is_found() {
    let openings = Openings::find("russia-2013").expect("the table");
    let lot = |cell: &str| cell.parse::<Lot>().expect("a cell");
    let seeded = openings.draw("round 1", &[lot("VI-1")], Variant::RUSSIAN).expect("a draw");
    let by_seed = |table: &str, cell, seed: &str, excluded| Drawn::Seed {
        table: table.to_owned(),
        lot: cell,
        seed: seed.to_owned(),
        excluded,
    };
    let by_lots = |table: &str, cell| Drawn::Lots { table: table.to_owned(), lot: lot(cell) };
    let with = |drawn| Opening::new(Variant::RUSSIAN, drawn, seeded.line()).expect("an opening");
    let (_, cell) = seeded.cell().expect("a cell");
    for (opening, is_sound) in [
        (seeded.clone(), true),
        (drawn("I-16"), true),
        (entered("cd4 dc5"), true),
        (with(by_seed("club", cell, "round 2", Vec::new())), true),
        (with(by_lots("club", "I-16")), true),
        // Another seed, cells excluded afterwards, the right cell with another opening, another cell, none at all.
        (with(by_seed("russia-2013", cell, "round 2", vec![lot("VI-1")])), false),
        (with(by_seed("russia-2013", cell, "round 1", vec![cell])), false),
        (Opening::new(Variant::RUSSIAN, seeded.drawn().clone(), &OpeningLine::moves("cd4")).expect("a move"), false),
        (with(by_seed("russia-2013", lot("I-16"), "round 1", vec![lot("VI-1")])), false),
        (with(by_lots("russia-2013", "I-16")), false),
        (with(by_lots("russia-2013", "I-34")), false),
    ] {
        let before = Table::start(from("20", opening.clone()));
        let mut during = Table::open(setup("20"));
        during.does(ARBITER, Request::Opening(OpeningRequest::Await(Side::White)));
        during.wait(A_MOVE).does(ARBITER, open_with(&opening));
        for (mut table, line) in [(before, 1), (during, 3)] {
            table.close();
            let file = tempfile::NamedTempFile::new().expect("a file");
            fs::write(file.path(), table.journal()).expect("a file");
            for (lang, said) in [
                (Lang::En, format!("The opening in line {line} is not the one that was drawn.")),
                (Lang::Ru, format!("Начало в строке {line} не то, которое даёт жеребьёвка.")),
                (Lang::Uk, format!("Початок у рядку {line} не такий, як за жеребкуванням.")),
            ] {
                let mut out = Vec::new();
                let style = Style::written(lang);
                let soundness = audit(file.path(), ReadOptions::default(), &Wording::new(lang), style, false, &mut out);
                let text = String::from_utf8(out).expect("text");
                assert_eq!(soundness.expect("written") == Soundness::Sound, is_sound, "{opening:?}: {text}");
                assert_eq!(text.contains(&said), !is_sound, "{text}");
            }
        }
    }
}
