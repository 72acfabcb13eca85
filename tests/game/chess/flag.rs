//! The end of time (CH-6.9, CH-19.3.1).

use golos::clock::Ms;
use golos::game::{
    Ask, Chance, ClockAsk, ClockEvent, DocketEvent, Ending, Event, FLAG, OfferAsk, Outcome, Phase, RecordEvent,
    Refusal, Ruling, RulingAsk, Setup, TimeChange,
};
use golos::rules::Side;

use super::super::table::{ARBITER, BLACK, Table, WHITE, manual};
use super::chess_at;

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
    setup.rules.flag.ruling = Ruling::Automatic;
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
        let [Event::Clock(ClockEvent::Flag { side }), Event::Docket(DocketEvent::MateSearched { side: other, chance })] =
            events.as_slice()
        else {
            panic!("{fen}: {events:?}");
        };
        assert_eq!((*side, *other), (loser, loser.other()), "{fen}");
        assert_eq!(matches!(chance, Chance::Can(line) if !line.is_empty()), can, "{fen}: {chance:?}");
        assert_eq!(*chance == Chance::Cannot, !can, "{fen}");
        assert_eq!(table.state.phase(), Phase::Paused);
        assert_eq!(table.refused(loser, Ask::Ruling(RulingAsk::Uphold)), Refusal::ArbiterOnly);
        table.does(ARBITER, Ask::Clock(ClockAsk::Flag));
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
        assert!(matches!(table.log.last(), Some((_, Event::Ended { by: None, .. }))));
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
        events.contains(&Event::Docket(DocketEvent::MateSearched { side: Side::White, chance: Chance::Cannot })),
        "{events:?}"
    );
    table.does(ARBITER, Ask::Ruling(RulingAsk::Uphold));
    assert_eq!(table.result().1, Ending::CannotMate);
    table.is_sound();
}

#[test]
fn ch_6_8_a_flag_that_is_let_pass_is_searched_anew_when_it_falls_again() {
    let (mut table, _) = fallen(chess_at("5", ROOK));
    table.does(ARBITER, Ask::Ruling(RulingAsk::Dismiss));
    assert_eq!(table.refused(ARBITER, Ask::Clock(ClockAsk::Resume)), Refusal::NoTimeLeft(Side::Black));
    let (change, reason) = (TimeChange::Set(Ms::from_mins(1)), "a wrong setting".to_owned());
    table.does(ARBITER, Ask::Clock(ClockAsk::Correct { side: Side::Black, change, reason }));
    table.does(ARBITER, Ask::Clock(ClockAsk::Resume));
    table.moves("Kg7 Ra7");
    table.wait(Ms::from_mins(1));
    let events = table.tick();
    assert!(matches!(
        events.as_slice(),
        [
            Event::Clock(ClockEvent::Flag { .. }),
            Event::Docket(DocketEvent::MateSearched { chance: Chance::Can(_), .. })
        ]
    ));
    table.does(ARBITER, Ask::Ruling(RulingAsk::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Time, "CH-6.9"));
    table.is_sound();
}

#[test]
fn ch_6_8_a_player_points_the_flag_out_and_the_arbiter_rules() {
    let (mut table, _) = fallen(chess_at("5", ROOK));
    assert_eq!(
        table.does(WHITE, Ask::Clock(ClockAsk::Flag)),
        [Event::Record(RecordEvent::Noted { by: WHITE, text: FLAG.to_owned() })]
    );
    // Resignation and agreement were before the flag, or not at all.
    assert_eq!(table.refused(BLACK, Ask::Offer(OfferAsk::Offer)), Refusal::Stopped);
    table.does(ARBITER, Ask::Ruling(RulingAsk::Uphold));
    table.is_sound();
}

#[test]
fn ch_19_3_1_both_flags_down_in_the_last_period_are_a_draw() {
    let (mut table, _) = fallen(chess_at("5", ROOK));
    table.does(ARBITER, Ask::Ruling(RulingAsk::BothFlags));
    assert_eq!(table.result(), (Outcome::Draw, Ending::BothFlags, "CH-19.3.1"));
    table.is_sound();
}
