//! What ended the game, or cancelled it, was misheard or a slip of entry: the arbiter takes it back (R-5.4.15.1, CH-8.7).

use golos::game::{Event, Phase, RecordEvent, Setup};
use golos::rules::Side;
use golos::rules::renju::Opening;

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
         => white hears The arbiter cancels the result. The clocks are stopped.
         => result none
         => runs nobody
         => clock white 29:59
         => clock black 29:59
         a: resume
         => runs black
         b: f6-g5
         a: undo
         => arbiter hears takes back an entry",
    );
    let has = |is: fn(&Event) -> bool| evening.table.log.iter().any(|recorded| is(&recorded.event));
    assert!(has(|event| matches!(event, Event::Ended { .. })) && has(|event| matches!(event, Event::Revoked)));
    evening.table.is_sound();
}

#[test]
fn ch_7_3_reversed_colours_say_who_has_which_and_are_taken_back_until_the_start() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types(
        "w: e4
         b: e5
         a: fault wrong colours
         => white hears Black Богдан, White Анна.
         => board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
         a: undo
         => black hears restores the cancelled game
         => board rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
         => runs nobody
         a: resume
         => runs white
         a: fault wrong colours
         a: start
         a: undo
         => refused
         => arbiter hears No move has been made yet.",
    );
    evening.table.is_sound();
    let mut unnamed = started(Setup { players: Default::default(), ..under("chess-2020", "30") });
    unnamed.types("w: e4\na: fault wrong colours\n=> white does not hear White ,");
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
             => white hears The arbiter takes back an entry
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
         a: force reject because the sheets show another move
         => result none
         => runs white",
    );
    evening.table.is_sound();
}

#[test]
fn what_a_player_has_said_for_himself_stands_and_a_closed_record_can_be_ruled_otherwise_behind_its_reopening() {
    started(setup("30")).types("w: resign\n=> result black\na: undo\n=> refused\n=> arbiter hears The game is over");
    let mut evening = started(setup("30"));
    evening.types("w: c3-d4\na: result draw because noise");
    evening.table.happens(evening.table.now, Event::Record(RecordEvent::Closed));
    let gap = golos::clock::Ms::from_secs(60);
    let reopened = RecordEvent::Reopened { wall: "2026-11-21T16:00:00+02:00".to_owned(), gap };
    evening.table.happens(evening.table.now, Event::Record(reopened));
    evening.types("a: undo\n=> done\n=> result none");
    assert_eq!(evening.table.state.phase(), Phase::Paused);
    evening.table.is_sound();
}

/// A game of renju with another opening regulation than the one of its rules.
pub fn by(opening: Opening, control: &str) -> Setup {
    let mut setup = under("renju-2022", control);
    if let Some(rule) = &mut setup.rules.openings.regulation {
        rule.opening = opening;
    }
    setup
}

#[test]
fn r_9_2_4_3_a_swap_that_was_misheard_is_taken_back_with_names_and_times() {
    for is_manual in [false, true] {
        let setup = by(Opening::Taraguchi10, "30+30s");
        let pressed = |side: &str| if is_manual { format!("\n{side}: press") } else { String::new() };
        let mut evening = started(if is_manual { manual(setup) } else { setup });
        evening.types(&format!(
            "b: h8{}
             w: swap
             => black hears Black Анна, White Богдан.
             w: undo
             => refused
             => white hears You may not do this.
             b: undo
             => white hears Black takes back the last entry.
             => white hears Black Богдан, White Анна.
             => runs white
             w: keep
             w: undo
             => black hears White takes back the last entry.
             w: keep
             w: h9{}
             b: keep
             w: undo
             => refused
             => white hears Too late: the reply has been made.
             a: undo
             => black hears The arbiter takes back the last entry.
             => runs black
             a: undo
             => white hears The arbiter takes back an entry: h9.
             => runs white",
            pressed("b"),
            pressed("w")
        ));
        evening.table.is_sound();
    }
}

#[test]
fn r_9_2_4_3_a_slip_in_what_is_offered_is_taken_back_one_after_the_other() {
    let mut evening = started(by(Opening::Taraguchi10, "30+30s"));
    evening.types(
        "b: h8\nw: keep\nw: h9\nb: keep\nb: h10\nw: keep\nw: h11\nb: 10\n=> done\nb: g10\nb: j9\nb: undo\n=> done",
    );
    let offers = |evening: &Evening| evening.table.state.regulation().map_or(0, |regulation| regulation.offers().len());
    assert_eq!(offers(&evening), 1);
    let left = evening.table.state.clock().left(Side::Black, evening.table.now);
    evening.types("b: f8\n=> done\nb: undo\nb: undo\nb: undo\n=> runs black");
    assert_eq!(offers(&evening), 0);
    assert!(evening.table.state.clock().left(Side::Black, evening.table.now) < left);
    evening.types("b: keep\n=> done");
    evening.table.is_sound();
}

#[test]
fn r_9_2_7_1_a_second_pass_that_was_none_is_taken_back_by_the_arbiter() {
    let mut evening = started(by(Opening::Free, "30+30s"));
    evening.types("b: h8\nw: h9");
    let side = evening.table.state.turn();
    let other = side.other();
    evening.types(&format!(
        "{side}: pass\n{other}: pass\n=> result draw\na: undo\n=> result none\n=> runs nobody\na: resume\n=> runs {other}"
    ));
    evening.table.is_sound();
}

#[test]
fn r_5_4_13_3_an_offer_that_was_declined_by_a_slip_stands_again() {
    let kings = Setup { recorded: false, ..at(setup("8+4s"), "W:WKe1:BKb8") };
    for (setup, moves, slip) in
        [(kings, "w: e1-h4", "b: b8-a7"), (under("chess-2020", "30"), "w: e4\nb: e5\nw: Nf3", "b: Nc6")]
    {
        let mut evening = started(setup);
        evening.types(&format!(
            "{moves}
             w: draw
             => done
             {slip}
             b: undo
             => white hears The draw offer is open again: White.
             b: accept
             => done"
        ));
        evening.table.is_sound();
    }
    // What was declined by word stays declined, and so does what a move declined that stands.
    started(under("chess-2020", "30")).types(
        "w: e4\nb: e5\nw: Nf3\nw: draw\nb: decline\nb: Nc6\nb: undo\n=> white does not hear stands again
         b: Nc6\nw: Nc3\nw: undo\n=> white does not hear stands again\nb: accept\n=> refused",
    );
}

#[test]
fn r_9_2_5_1_who_puts_several_stones_in_a_row_takes_the_last_back_on_his_own_clock() {
    let mut evening = started(by(Opening::Sakata, "30+30s"));
    evening.types("b: h8\nb: h9\nb: h10\nb: undo\n=> done\n=> runs black\nb: undo\n=> done\n=> runs black");
    evening.types("b: h9\nb: j10\nw: h11\nw: undo\n=> runs white\nw: h11\nw: h12\nw: undo\n=> done\n=> runs white");
    evening.table.is_sound();
}

#[test]
fn ch_7_5_5_what_the_arbiter_has_ruled_by_a_slip_he_takes_back_with_its_penalty() {
    let mut evening = started(under("chess-2020", "30"));
    evening.types(
        "w: e4
         b: e5
         a: fault white two hands
         a: add black 1:00 because slow
         a: undo
         => white hears The arbiter cancels the ruling. The clocks are stopped
         => board rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
         => runs nobody
         # What was corrected for another reason stays.
         => clock black 30:59
         a: resume
         => runs white
         a: fault white two hands
         => clock black 32:59
         a: stop
         a: fault white no move
         => pending penalty",
    );
    evening.table.search();
    evening.types(
        "=> result black
         a: undo
         => white hears The arbiter cancels the result and the penalty
         => result none
         => pending nothing
         => clock black 32:59
         a: resume
         => runs white
         a: undo
         => white hears The arbiter cancels the ruling
         => clock black 30:59
         a: undo
         => arbiter hears takes back an entry",
    );
    assert_eq!(evening.table.state.penalties(Side::White), 0);
    evening.table.is_sound();
    // What has been played since stands, and the last move goes.
    let mut played = started(under("chess-2020", "30"));
    played.types("w: e4\na: fault white two hands\nb: e5\na: undo\n=> arbiter hears takes back an entry");
    assert_eq!(played.table.state.penalties(Side::White), 1);
    // The result that the arbiter rules behind it is one of its own.
    played.types(
        "b: e5\na: fault black two hands\na: result draw because noise\na: undo\n=> result none
         => white hears The arbiter cancels the result.",
    );
    assert_eq!(played.table.state.penalties(Side::Black), 1);
    played.table.is_sound();
}

#[test]
fn r_5_4_14_4_a_correction_that_the_arbiter_ordered_by_a_slip_is_taken_back_and_waits_again() {
    // U-V.6.4a: the opponent may have said so himself, and been misheard.
    for ruling in ["a: correct", "w: correct"] {
        let mut evening = started(manual(under("russian-ua2026", "30")));
        evening.types(&format!(
            "w: c3-d4\nw: press\nb: f6-h4\nb: press
             => pending irregularity
             {ruling}
             => pending nothing
             w: undo
             => refused
             a: undo
             => white hears The arbiter cancels the ruling.
             => pending irregularity
             => runs nobody
             a: resume
             a: correct
             => pending nothing
             => runs black"
        ));
        assert_eq!(evening.table.state.plies().len(), 1);
        evening.table.is_sound();
    }
}

#[test]
fn r_6_1_8_7_moves_that_are_counted_aloud_wait_for_the_arbiter_from_the_first_on() {
    for (ruling, answer) in [("uphold", "refused"), ("reject", "done")] {
        let mut evening = started(at(setup("30"), "W:WKg1:BKa1"));
        evening.types(&format!(
            "w: g1-h2
             b: claim clear draw
             => done
             a: report
             => arbiter does not hear No rulings
             => arbiter hears Waiting for a ruling: 
             a: {ruling}
             => {answer}
             => result none
             a: undo
             a: report"
        ));
        evening.table.is_sound();
    }
}
