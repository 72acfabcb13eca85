//! The end of time (CH-6.9, CH-19.3.1).

use golos::clock::Ms;
use golos::game::{
    Chance, ClockEvent, ClockRequest, Ending, Event, NoMate, OfferRequest, Outcome, PendingRulingEvent, Phase,
    RecordRequest, Recorded, Refusal, Request, Ruling, RulingRequest, Setup, TimeChange,
};
use golos::people::Denial;
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE, at, manual, under};
use super::{chess, chess_at};

const ROOK: &str = "7k/8/8/8/4K3/8/8/R7 b - - 0 1";

/// The flag of the side to move falls; what happened by itself.
fn fallen(setup: Setup) -> (Table, Vec<Event>) {
    let mut table = Table::start(setup);
    table.wait(Ms::from_mins(5));
    let events = table.tick();
    (table, events)
}

fn automatic(fen: &str) -> Setup {
    let mut setup = chess_at("5", fen);
    setup.rules.time.flag.ruling = Ruling::Automatic;
    setup
}

/// Whose flag falls where, and whether the other can mate.
const CASES: [(&str, bool); 8] = [
    (ROOK, true),
    ("7k/8/8/8/4K3/8/8/R7 w - - 0 1", false),
    // A knight or a bishop is enough where the other has what walls his king in; not against a queen.
    ("8/8/4k3/8/8/3K4/3N2r1/8 b - - 0 1", true),
    ("8/8/4k3/8/8/3K4/3N2q1/8 b - - 0 1", false),
    ("8/8/4k3/7p/8/3K4/8/3N4 b - - 0 1", true),
    ("8/8/4k3/8/8/3K4/3N2r1/8 w - - 0 1", true),
    // Pawns head to head that no king gets round, the other having but a king.
    ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1", false),
    // The only move leads to stalemate or takes the queen.
    ("7k/8/8/8/8/8/1q6/K7 w - - 0 1", false),
];

#[test]
fn ch_6_9_the_flag_loses_where_the_other_can_mate_and_draws_where_he_cannot() {
    for (fen, can) in CASES {
        let (mut table, events) = fallen(chess_at("5", fen));
        let loser = table.state.turn();
        let [
            Event::Clock(ClockEvent::Flag { side }),
            Event::PendingRulings(PendingRulingEvent::MateSearched { side: other, chance }),
        ] = events.as_slice()
        else {
            panic!("{fen}: {events:?}");
        };
        assert_eq!((*side, *other), (loser, loser.other()), "{fen}");
        assert_eq!(matches!(chance, Chance::Can(line) if !line.is_empty()), can, "{fen}: {chance:?}");
        assert_eq!(matches!(chance, Chance::Cannot(_)), !can, "{fen}");
        assert_eq!(table.state.phase(), Phase::Paused);
        assert_eq!(table.denied(loser, Request::Ruling(RulingRequest::Uphold)), Denial::ArbiterOnly);
        table.does(ARBITER, Request::Clock(ClockRequest::Flag));
        let expected = if can {
            (Outcome::Win(loser.other()), Ending::Time, "CH-6.9")
        } else {
            (Outcome::Draw, Ending::CannotMate, "CH-6.9")
        };
        assert_eq!(table.result(), expected, "{fen}");
        table.is_sound();
    }
}

#[test]
fn ch_6_9_the_same_where_the_program_rules() {
    for (fen, can) in CASES {
        let (mut table, _) = fallen(automatic(fen));
        let expected = if can { Ending::Time } else { Ending::CannotMate };
        assert_eq!(table.result().1, expected, "{fen}");
        assert!(matches!(table.log.last(), Some(Recorded { event: Event::Ended { .. }, by: None, .. })));
        table.is_sound();
    }
}

#[test]
fn ch_6_9_a_move_that_is_not_completed_is_on_the_board() {
    // The knight is taken, though the clock is not pressed: White can never mate.
    let mut table = Table::start(manual(chess_at("5", "8/8/4k3/8/8/3r4/3N4/K7 b - - 0 1")));
    table.make("Rxd2").clear();
    table.wait(Ms::from_mins(5));
    let events = table.tick();
    assert!(
        events.contains(&Event::PendingRulings(PendingRulingEvent::MateSearched {
            side: Side::White,
            chance: Chance::Cannot(NoMate::Material)
        })),
        "{events:?}"
    );
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result().1, Ending::CannotMate);
    table.is_sound();
}

#[test]
fn ch_6_8_a_flag_that_is_let_pass_is_searched_anew_when_it_falls_again() {
    let (mut table, _) = fallen(chess_at("5", ROOK));
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(table.refused(ARBITER, Request::Clock(ClockRequest::Resume)), Refusal::NoTimeLeft(Side::Black));
    let (change, reason) = (TimeChange::Set(Ms::from_mins(1)), "a wrong setting".to_owned());
    table.does(ARBITER, Request::Clock(ClockRequest::Correct { side: Side::Black, change, reason }));
    table.does(ARBITER, Request::Clock(ClockRequest::Resume));
    table.moves("Kg7 Ra7");
    table.wait(Ms::from_mins(1));
    let events = table.tick();
    assert!(matches!(
        events.as_slice(),
        [
            Event::Clock(ClockEvent::Flag { .. }),
            Event::PendingRulings(PendingRulingEvent::MateSearched { chance: Chance::Can(_), .. })
        ]
    ));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Time, "CH-6.9"));
    table.is_sound();
}

#[test]
fn ch_6_8_a_player_points_the_flag_out_and_the_arbiter_rules() {
    let (mut table, _) = fallen(chess_at("5", ROOK));
    assert_eq!(table.does(WHITE, Request::Clock(ClockRequest::Flag)), [Event::Clock(ClockEvent::PointedOut)]);
    // Resignation and agreement were before the flag, or not at all.
    assert_eq!(table.refused(BLACK, Request::Offer(OfferRequest::Offer)), Refusal::Stopped);
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    table.is_sound();
}

#[test]
fn ch_19_3_1_both_flags_down_are_a_draw_in_the_last_period_alone() {
    let article = || "CH-19.3.1".to_owned();
    let at_rook = |setup| at(setup, ROOK);
    for (setup, refusal) in [
        (chess("2h"), None),
        (under("chess-2020-rapid", "25"), None),
        // CH-19.3.1.1: the moves of this period are not all that remain.
        (chess("2h/40+1h"), Some(Refusal::NotLastPeriod(article()))),
        // CH-19.2.2: not for blitz.
        (under("chess-2020-blitz", "5"), Some(Refusal::NoBothFlags)),
        (under("chess-2020-blitz-supervised", "5"), Some(Refusal::NoBothFlags)),
        // CH-19.2.1: only where it was announced.
        (without_quickplay(chess("2h")), Some(Refusal::NoBothFlags)),
    ] {
        let name = (setup.rules.id.clone(), setup.control.to_string());
        let not_both =
            || refusal.clone().filter(|it| *it == Refusal::NoBothFlags).unwrap_or(Refusal::NotBothFlags(article()));
        let mut table = Table::start(at_rook(setup));
        assert_eq!(
            table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
            not_both(),
            "{name:?}"
        );
        table.lets_the_flag_fall();
        assert_eq!(
            table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
            not_both(),
            "{name:?}: it is known whose"
        );
        table.goes_on_without_time("Kg7").lets_the_flag_fall();
        if let Some(refusal) = refusal {
            assert_eq!(
                table.refused(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() })),
                refusal,
                "{name:?}"
            );
        } else {
            table.does(ARBITER, Request::Ruling(RulingRequest::BothFlags { found: String::new() }));
            assert_eq!(table.result(), (Outcome::Draw, Ending::BothFlags, "CH-19.3.1"), "{name:?}");
        }
        table.is_sound();
    }
}

fn without_quickplay(mut setup: Setup) -> Setup {
    setup.rules.time.without_quickplay();
    setup
}

#[test]
fn ch_6_8_a_flag_is_announced_at_once_and_nobody_waits_for_the_search() {
    for setup in [chess_at("5", ROOK), automatic(ROOK)] {
        let is_automatic = setup.rules.time.flag.ruling == Ruling::Automatic;
        let mut table = Table::start(setup);
        table.wait(Ms::from_mins(5));
        let (events, _) = table.ask_unsearched(ARBITER, Request::Tick);
        assert_eq!(events, [Event::Clock(ClockEvent::Flag { side: Side::Black })]);
        let search = table.state.search_due().expect("a search");
        assert_eq!(search.side(), Some(Side::White));
        // Meanwhile everything is answered; only the ruling waits.
        table.wait(Ms::from_secs(3));
        let (_, refusal) = table.ask_unsearched(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!(refusal, Some(Refusal::Searching));
        let (events, refusal) = table.ask_unsearched(BLACK, Request::Record(RecordRequest::Note("ну".to_owned())));
        assert_eq!((events.len(), refusal), (1, None));
        // The answer is an event of its own, at its own moment.
        let chance = search.run();
        let (events, _) = table.ask_unsearched(ARBITER, Request::Searched { search: search.clone(), chance });
        assert_eq!(events.len(), if is_automatic { 2 } else { 1 }, "{events:?}");
        assert_eq!((table.state.at(), table.state.search_due()), (table.now, None));
        if !is_automatic {
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        }
        assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Time, "CH-6.9"));
        table.is_sound();
    }
}

#[test]
fn ch_6_8_an_answer_that_comes_too_late_is_let_go() {
    let mut table = Table::start(chess_at("5", ROOK));
    table.wait(Ms::from_mins(5));
    table.ask_unsearched(ARBITER, Request::Tick);
    let search = table.state.search_due().expect("a search");
    table.ask_unsearched(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    let answer = Request::Searched { chance: search.run(), search };
    assert_eq!(table.ask_unsearched(ARBITER, answer.clone()), (vec![], None));
    table.close();
    assert_eq!(table.ask_unsearched(ARBITER, answer), (vec![], None));
}
