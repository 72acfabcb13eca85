//! Slips of entry, assistants, calls and adjusting, line by line.

use super::evening::Evening;
use super::table::{at, manual, setup, under};
use golos::clock::Ms;
use golos::game::Setup;
use golos::people::{Person, Role, Roster, Task};
use golos::rules::Side;

fn started(setup: Setup) -> Evening {
    let mut evening = Evening::open(setup);
    evening.types("a: start");
    evening
}

#[test]
fn u_v_13_2_a_slip_of_entry_is_taken_back_and_the_clock_is_put_as_if_it_had_run_on() {
    for rules in ["russian-2022", "russian-ua2026", "international-2022", "chess-2020", "renju-2022"] {
        let mv = match rules {
            "international-2022" => "32-28",
            "chess-2020" => "e4",
            "renju-2022" => "h8",
            _ => "c3-d4",
        };
        let mut evening = started(under(rules, "30+30s"));
        let before = evening.table.state.clone();
        let side = before.turn();
        evening.types(&format!("{side}: {mv}"));
        evening.table.wait(Ms::from_secs(9));
        evening.types(&format!(
            "{side}: undo
             => white hears takes back an entry
             => black hears takes back an entry
             => arbiter hears takes back an entry
             => runs {side}
             => clock {side} 29:49"
        ));
        let (state, now) = (&evening.table.state, evening.table.now);
        assert_eq!(state.plies().len(), 0, "{rules}");
        assert_eq!((state.position(), state.tracker()), (before.position(), before.tracker()), "{rules}");
        assert_eq!(state.regulation(), before.regulation(), "{rules}");
        assert_eq!(state.clock().left(side.other(), now), Ms::from_mins(30), "{rules}");
        evening.types(&format!("{side}: {mv}"));
        assert_eq!(evening.table.state.plies().len(), 1, "{rules}");
    }
}

#[test]
fn u_v_13_9_after_the_reply_only_the_arbiter_takes_back_one_move_after_the_other() {
    started(setup("30")).types(
        "w: undo
         => refused
         => white hears No move has been made yet.
         w: c3-d4
         b: undo
         => refused
         => arbiter hears Black was told
         b: f6-g5
         w: undo
         => refused
         => white hears Too late: the reply has been made.
         a: undo
         => white hears The arbiter takes back an entry: f6 to g5. Black to move again.
         => runs black
         a: undo
         => runs white
         => clock white 29:53
         => clock black 30:00
         w: e3-d4
         b: f6-g5
         => done",
    );
}

#[test]
fn r_5_4_14_2_4_at_a_real_board_what_was_completed_was_made_and_only_the_arbiter_amends_it() {
    started(manual(setup("30"))).types(
        "w: c3-d4
         w: undo
         => refused
         w: press
         w: undo
         => refused
         => white hears For the arbiter only
         => arbiter hears White was told
         a: undo
         => runs black
         => white hears The arbiter corrects the record. Slip: c3 to d4. The clocks keep running.
         w: e3-d4
         => black hears Correction: e3 to d4.
         => runs black",
    );
    // U-V.13.9a lets a player announce anew before he presses.
    started(manual(under("russian-ua2026", "30"))).types(
        "w: c3-d4
         w: undo
         => white hears White takes back an entry: c3 to d4. White to move again.
         w: press
         => refused",
    );
}

#[test]
fn a_slip_of_entry_takes_what_came_of_it_along() {
    started(at(setup("30"), "W:WKg1:BKa1")).types(
        "w: g1-h2\nb: a1-b2\nw: h2-g1\nb: b2-a1\nw: g1-h2\nb: a1-b2\nw: h2-g1\nb: b2-a1
         => pending limit
         b: undo
         => pending nothing
         => runs black
         b: b2-c3
         => pending nothing",
    );
}

#[test]
fn u_v_13_11_an_assistant_acts_for_his_player_within_his_tasks() {
    started(under("russian-ua2026", "30")).types(
        "wa: c3-d4
         => runs black
         wa: undo
         => runs white
         white's assistant: c3-d4
         => runs black
         ba: resign
         => refused
         => arbiter hears Black's assistant was told
         ba: call because of the light
         => arbiter hears Black's assistant calls the arbiter: the light.
         => white does not hear light
         wa: g3-h4
         => refused
         black's assistant f6-g5
         => runs white
         ba: pause
         => runs nobody",
    );
    let mut roster = Roster::default();
    let tasks = [Task::State].into_iter().collect();
    roster
        .add(Person { name: "Ольга".to_owned(), role: Role::Assistant { of: vec![Side::White], tasks } })
        .expect("a place in the roster");
    started(Setup { people: roster, ..setup("30") }).types(
        "wa: c3-d4
         => refused
         wa: resign
         => result black",
    );
}

#[test]
fn ch_12_7_a_call_reaches_the_arbiter_alone_and_no_clock_stops() {
    started(under("chess-2020", "30")).types(
        "b: call the arbiter
         => arbiter hears Black calls the arbiter.
         => white does not hear arbiter
         => black hears Passed to the arbiter.
         => runs white
         w: to the arbiter: the clock is wrong
         => arbiter hears White to the arbiter: the clock is wrong.
         => black does not hear clock",
    );
}

#[test]
fn ch_4_2_1_who_adjusts_says_so_to_the_opponent_and_the_arbiter_in_his_own_turn() {
    for rules in ["chess-2020", "russian-2022", "renju-2022"] {
        let mut evening = started(under(rules, "30"));
        let side = evening.table.state.turn();
        let other = side.other();
        evening.types(&format!(
            "{side}: I adjust
             => {other} hears \"I adjust\"
             => arbiter hears \"I adjust\"
             => runs {side}
             {other}: j'adoube
             => refused
             => {side} does not hear adjust
             => {other} hears You may adjust pieces only on your own turn.
             => arbiter hears was told"
        ));
    }
}
