//! What ended the game, or cancelled it, was misheard or a slip of entry: the arbiter takes it back (R-5.4.15.1, CH-8.7).

use golos::game::{Event, Phase, RecordEvent, Setup};

use super::evening::Evening;
use super::table::{at, manual, setup, under};

fn started(setup: Setup) -> Evening {
    let mut evening = Evening::open(setup);
    evening.types("a: start");
    evening
}

#[test]
fn r_5_4_15_1_a_result_that_was_misheard_is_taken_back_and_the_record_keeps_both() {
    let mut evening = started(setup("30"));
    evening.types(
        "w: c3-d4
         a: result white because noise
         => result white
         b: undo
         => refused
         => black hears For the arbiter only
         a: note behind it
         a: undo
         => white hears The result is taken back by the arbiter. The clocks stand.
         => result none
         => runs nobody
         => clock white 29:59
         => clock black 29:59
         a: resume
         => runs black
         b: f6-g5
         a: undo
         => arbiter hears Entry taken back",
    );
    let has = |is: fn(&Event) -> bool| evening.table.log.iter().any(|(_, event)| is(event));
    assert!(has(|event| matches!(event, Event::Ended { .. })) && has(|event| matches!(event, Event::Revoked { .. })));
    evening.table.is_sound();
}

#[test]
fn ch_7_3_reversed_colours_say_who_has_which_and_are_taken_back_until_the_start() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types(
        "w: e4
         b: e5
         a: fault colours
         => white hears White Анна, Black Богдан.
         => board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
         a: undo
         => black hears the game is not cancelled
         => board rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
         => runs nobody
         a: resume
         => runs white
         a: fault colours
         a: start
         a: undo
         => refused
         => arbiter hears No move has been made yet.",
    );
    evening.table.is_sound();
    let mut unnamed = started(Setup { players: Default::default(), ..under("chess-2020", "30") });
    unnamed.types("w: e4\na: fault colours\n=> white does not hear White ,");
}

#[test]
fn ch_5_1_1_a_slip_of_entry_that_mates_is_amended_by_the_arbiter() {
    for press in ["", "\nb: press"] {
        let opened = under("chess-2020", "30");
        let mut evening = started(if press.is_empty() { opened } else { manual(opened) });
        let moves = ["w: f3", "b: e5", "w: g4"].map(|mv| {
            let side = mv.chars().next().unwrap_or('w');
            if press.is_empty() { mv.to_owned() } else { format!("{mv}\n{side}: press") }
        });
        evening.types(&format!(
            "{}
             b: Qh4
             => result black
             b: undo
             => refused
             => black hears For the arbiter only
             a: undo
             => result none
             => white hears Entry taken back by the arbiter
             => board rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2
             => runs nobody
             a: resume
             => runs black
             b: Qg5
             => result none",
            moves.join("\n")
        ));
        evening.table.is_sound();
    }
    // in draughts the last piece.
    started(at(setup("20"), "W:Wc3,e3:Bd4"))
        .types("w: c3:e5\n=> result white\na: undo\n=> result none\na: resume\n=> runs white");
}

#[test]
fn r_5_4_13_2_a_claim_that_was_upheld_by_mistake_waits_again() {
    let mut evening = started(at(setup("30"), "W:WKg1:BKa1"));
    evening.types(
        "w: g1-h2\nb: a1-b2\nw: h2-g1\nb: b2-a1\nw: g1-h2\nb: a1-b2\nw: h2-g1
         b: claim repetition b2-a1
         a: uphold
         => result draw
         a: undo
         => result none
         => pending claim
         a: reject
         => result none
         => runs white",
    );
    evening.table.is_sound();
}

#[test]
fn what_a_player_has_said_for_himself_stands_and_so_does_a_record_that_was_closed() {
    started(setup("30")).types("w: resign\n=> result black\na: undo\n=> refused\n=> arbiter hears The game is over");
    let mut evening = started(setup("30"));
    evening.types("w: c3-d4\na: result draw because noise");
    evening.table.happens(evening.table.now, Event::Record(RecordEvent::Closed));
    let gap = golos::clock::Ms::from_secs(60);
    let reopened = RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap };
    evening.table.happens(evening.table.now, Event::Record(reopened));
    evening.types("a: undo\n=> refused");
    assert_eq!(evening.table.state.phase(), Phase::Over);
}
