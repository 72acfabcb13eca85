use proptest::prelude::*;

use super::Side::{Black, White};
use super::*;

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().expect("a control"))
}

pub(super) fn s(seconds: u64) -> Ms {
    Ms::from_secs(seconds)
}

fn m(minutes: u64) -> Ms {
    Ms::from_mins(minutes)
}

/// White's clock runs from the opening.
pub(super) fn started(control: &str) -> Clock {
    let mut clock = clock(control);
    clock.start(White, Ms::ZERO);
    clock
}

/// Each side in turn completes `moves` moves, `pace` apart; White is to move again. Returns the moment.
fn play(clock: &mut Clock, moves: u32, pace: Ms) -> Ms {
    let mut now = clock.settled;
    for _ in 0..moves {
        for side in Side::BOTH {
            now += pace;
            clock.press(side, now).expect("the running side presses");
        }
    }
    now
}

#[test]
fn a_new_clock_stands_with_full_times() {
    let clock = clock("45/20+15");
    for side in Side::BOTH {
        assert_eq!((clock.left(side, m(99)), clock.used(side, m(99)), clock.moves(side)), (m(45), Ms::ZERO, 0));
    }
    assert_eq!((clock.running(), clock.flag_due()), (None, None));
}

#[test]
fn ch_6_2_1_a_press_settles_the_mover_and_starts_the_other() {
    let mut clock = started("20");
    let pressed = clock.press(White, Ms::new(61_234));
    let left = m(20) - Ms::new(61_234);
    assert_eq!(pressed, Ok(Pressed { moves: 1, left, increment: Ms::ZERO, added: None }));
    assert_eq!(clock.running(), Some(Black));
    let now = Ms::new(70_000);
    assert_eq!((clock.left(White, now), clock.left(Black, now)), (left, m(20) - Ms::new(8766)));
    assert_eq!((clock.used(White, now), clock.used(Black, now)), (Ms::new(61_234), Ms::new(8766)));
}

#[test]
fn only_the_running_side_can_press() {
    let mut clock = started("20");
    let before = clock.clone();
    assert_eq!(clock.press(Black, s(5)), Err(ClockError::NotRunning(Black)));
    assert_eq!(clock, before);
    clock.stop(s(6));
    assert_eq!(clock.press(White, s(7)), Err(ClockError::NotRunning(White)));
}

#[test]
fn r_5_4_2_1_the_increment_is_added_when_the_move_is_completed() {
    let mut clock = started("3+2");
    assert_eq!(clock.left(White, s(10)), s(170));
    assert_eq!(clock.press(White, s(10)).map(|pressed| (pressed.left, pressed.increment)), Ok((s(172), s(2))));
}

#[test]
fn r_5_4_2_6_the_flag_falls_at_its_exact_deadline() {
    let mut clock = started("3+2");
    clock.press(White, s(10)).expect("White presses");
    assert_eq!(clock.flag_due(), Some((Black, s(190))));
    assert_eq!(clock.left(Black, Ms::new(189_999)), Ms::new(1));
    assert_eq!(clock.fallen(Black), None);
    clock.stop(s(500));
    assert_eq!((clock.fallen(Black), clock.left(Black, s(500)), clock.flag_due()), (Some(s(190)), Ms::ZERO, None));
}

#[test]
fn a_flag_that_is_told_and_a_flag_that_is_found_are_the_same() {
    let (mut told, mut found) = (started("3+2"), started("3+2"));
    told.fall(White, s(180));
    for clock in [&mut told, &mut found] {
        clock.press(White, s(200)).expect("White presses");
    }
    assert_eq!(told, found);
}

#[test]
fn r_5_4_2_6_a_move_completed_at_zero_earns_nothing() {
    for (control, moves) in [("3+2", 1), ("3/1+1h+2s", 1)] {
        let mut clock = started(control);
        let pressed = clock.press(White, s(180));
        assert_eq!(pressed, Ok(Pressed { moves, left: Ms::ZERO, increment: Ms::ZERO, added: None }), "{control}");
        assert_eq!(clock.fallen(White), Some(s(180)), "{control}");
    }
    let mut clock = started("3/1+1h+2s");
    let left = Ms::new(1) + m(60) + s(2);
    let pressed = clock.press(White, Ms::new(179_999));
    assert_eq!(pressed, Ok(Pressed { moves: 1, left, increment: s(2), added: Some(m(60)) }));
}

#[test]
fn ch_6_3_2_unused_time_is_carried_over_at_the_control_move() {
    let mut clock = started("45/20+15+10s");
    let now = play(&mut clock, 19, s(60));
    assert_eq!(clock.to_control(White), Some((20, 1)));
    let before = clock.left(White, now);
    assert_eq!(before, m(26) + s(190));
    let pressed = clock.press(White, now + s(60));
    let left = before - s(60) + m(15) + s(10);
    assert_eq!(pressed, Ok(Pressed { moves: 20, left, increment: s(10), added: Some(m(15)) }));
    assert_eq!((clock.to_control(White), clock.to_control(Black)), (None, Some((20, 1))));
}

#[test]
fn u_v_8_4_2_a_last_stage_with_moves_repeats() {
    let mut clock = started("2h/50+1h/25");
    play(&mut clock, 49, s(1));
    let mut hours_added = Vec::new();
    for moves in 50..=100 {
        let now = clock.settled + s(1);
        let pressed = clock.press(White, now).expect("White presses");
        clock.press(Black, now + s(1)).expect("Black presses");
        assert_eq!(pressed.moves, moves);
        hours_added.extend(pressed.added.map(|added| (moves, added)));
    }
    assert_eq!(hours_added, [50, 75, 100].map(|moves| (moves, m(60))));
    assert_eq!(clock.to_control(White), Some((125, 25)));
}

#[test]
fn ch_6_3_2_the_main_time_runs_only_after_the_delay() {
    let mut clock = started("25 d10");
    assert_eq!((clock.left(White, s(10)), clock.delay_left(White, s(4))), (m(25), s(6)));
    assert_eq!((clock.left(White, s(13)), clock.delay_left(White, s(13))), (m(25) - s(3), Ms::ZERO));
    assert_eq!(clock.flag_due(), Some((White, m(25) + s(10))));
    assert_eq!(clock.press(White, s(4)).map(|pressed| (pressed.left, pressed.increment)), Ok((m(25), Ms::ZERO)));
    clock.press(Black, s(5)).expect("Black presses");
    assert_eq!(clock.delay_left(White, s(5)), s(10), "what is not used is not kept");
    assert_eq!(clock.used(White, s(6)), s(5), "thinking during the delay is thinking");
}

#[test]
fn a_stop_in_the_middle_of_the_delay_keeps_what_it_has_used() {
    let mut clock = started("25 d10");
    clock.stop(s(7));
    clock.start(White, s(100));
    assert_eq!(clock.delay_left(White, s(100)), s(3));
    assert_eq!(clock.left(White, s(105)), m(25) - s(2));
}

#[test]
fn starting_the_running_side_again_loses_no_time() {
    let (mut once, mut twice) = (started("25 d10"), started("25 d10"));
    twice.start(White, s(7));
    twice.start(White, s(30));
    once.stop(s(60));
    twice.stop(s(60));
    assert_eq!(once, twice);
}

#[test]
fn time_that_goes_backwards_does_not_pass() {
    let mut clock = started("20");
    clock.stop(s(100));
    clock.start(White, s(40));
    assert_eq!(clock.left(White, s(50)), m(20) - s(100));
    clock.stop(s(100));
    assert_eq!((clock.left(White, s(100)), clock.used(White, s(100))), (m(20) - s(100), s(100)));
}

#[test]
fn r_5_4_14_4a_a_clock_given_back_takes_back_the_move_and_what_it_earned() {
    for control in ["20+5", "20/1+15", "20/1+15+5s", "20 d30"] {
        let mut clock = started(control);
        clock.press(White, s(60)).expect("White presses");
        clock.give_back(White, s(75));
        assert_eq!((clock.running(), clock.moves(White)), (Some(White), 0), "{control}");
        assert_eq!(clock.used(Black, s(75)), s(15), "{control}");

        let mut unpressed = started(control);
        unpressed.stop(s(60));
        let same_move = unpressed.left(White, s(60));
        assert_eq!(clock.left(White, s(75)), same_move, "{control}: the correction goes on from there");
        assert_eq!(clock.left(White, s(80)), same_move - s(5), "{control}: on the offender's time");
        assert_eq!(clock.delay_left(Black, s(80)), clock.bonus(Black).delay(), "{control}");
    }
}

#[test]
fn r_5_4_14_4b_moves_given_back_earn_no_increment() {
    let mut clock = started("20+30");
    for at in [s(10), s(20), s(30)] {
        clock.press(White, at).expect("White presses");
        clock.give_back(White, at);
    }
    assert_eq!(clock.left(White, s(30)), m(20) - s(30));
}

#[test]
fn r_5_4_14_2_after_the_reply_the_move_stays_counted() {
    let mut clock = started("20+30");
    clock.press(White, s(10)).expect("White presses");
    clock.press(Black, s(20)).expect("Black presses");
    clock.give_back(White, s(25));
    assert_eq!((clock.moves(White), clock.left(White, s(25))), (1, m(20) + s(15)));
    clock.give_back(Black, s(30));
    clock.give_back(Black, s(30));
    assert_eq!((clock.moves(Black), clock.running()), (0, Some(Black)));
}

#[test]
fn a_warning_is_due_at_the_exact_moment() {
    let mut clock = started("25 d10");
    assert_eq!(clock.reaches(White, m(10)), Some(m(15) + s(10)));
    assert_eq!([m(25), m(30)].map(|left| clock.reaches(White, left)), [None, None]);
    assert_eq!(clock.reaches(Black, m(10)), None);
    clock.stop(s(1));
    assert_eq!(clock.reaches(White, m(10)), None);
}

#[test]
fn r_5_4_2_5_the_arbiter_sets_the_time_and_raises_the_flag() {
    let mut clock = started("20");
    clock.fall(White, m(20));
    clock.set(White, m(15), m(22));
    assert_eq!((clock.fallen(White), clock.left(White, m(23))), (None, m(14)));
    assert_eq!(clock.flag_due(), Some((White, m(37))));
    clock.set(Black, Ms::ZERO, m(24));
    assert_eq!(clock.fallen(Black), Some(m(24)));
}

#[test]
fn used_time_runs_on_after_the_flag() {
    let clock = started("3");
    assert_eq!((clock.left(White, s(200)), clock.used(White, s(200))), (Ms::ZERO, s(200)));
}

#[test]
fn the_greatest_moment_overflows_nothing() {
    let mut clock = started("25 d10");
    let end = Ms::new(u64::MAX);
    clock.press(White, end).expect("White presses");
    clock.give_back(White, end);
    assert_eq!((clock.left(White, end), clock.fallen(White)), (Ms::ZERO, Some(m(25) + s(10))));
}

/// Something that happens between two presses and must change nothing.
#[derive(Clone, Copy, Debug)]
enum Between {
    Read,
    Restart,
    StopAndStart,
}

fn between() -> impl Strategy<Value = (u64, Between)> {
    (0..=5000_u64, prop_oneof![Just(Between::Read), Just(Between::Restart), Just(Between::StopAndStart)])
}

proptest! {
    #[test]
    fn splitting_a_span_changes_nothing(
        control in prop_oneof![Just("1"), Just("1+2"), Just("1m/3+1m"), Just("1 d3")],
        turns in proptest::collection::vec(proptest::collection::vec(between(), 0..6), 1..30),
    ) {
        let (mut whole, mut split) = (started(control), started(control));
        let mut now = Ms::ZERO;
        for (side, steps) in Side::BOTH.into_iter().cycle().zip(turns) {
            for (step, between) in steps {
                now += Ms::new(step);
                match between {
                    Between::Read => prop_assert_eq!(whole.left(side, now), split.left(side, now)),
                    Between::Restart => split.start(side, now),
                    Between::StopAndStart => {
                        split.stop(now);
                        split.start(side, now);
                    }
                }
            }
            prop_assert_eq!(whole.press(side, now), split.press(side, now));
            prop_assert_eq!(&whole, &split);
        }
    }

    #[test]
    fn left_and_used_are_the_time_granted_until_the_flag(
        control in prop_oneof![Just("2"), Just("2+2"), Just("2m/3+1m/2+3s")],
        paces in proptest::collection::vec(0..=9000_u64, 1..60),
    ) {
        let mut clock = started(control);
        let mut granted = BySide::new(m(2), m(2));
        let mut now = Ms::ZERO;
        for (side, pace) in Side::BOTH.into_iter().cycle().zip(paces) {
            now += Ms::new(pace);
            let pressed = clock.press(side, now).expect("the running side presses");
            granted[side] += pressed.increment + pressed.added.unwrap_or_default();
            match clock.fallen(side) {
                None => prop_assert_eq!(clock.left(side, now) + clock.used(side, now), granted[side]),
                Some(at) => prop_assert!(at <= now && clock.left(side, now).is_zero()),
            }
        }
    }
}
