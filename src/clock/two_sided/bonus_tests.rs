//! What moves earn in each kind of control, and the whole clock against a slow counter.

use proptest::prelude::*;

use super::Side::{Black, White};
use super::tests::{s, started};
use super::*;

/// Presses in turn, from White's on; each with the seconds of its move.
fn play(clock: &mut Clock, paces: &[u64]) -> Ms {
    let mut now = clock.settled;
    for pace in paces {
        now += s(*pace);
        let side = clock.running().expect("a clock runs");
        clock.press(side, now).expect("the running side presses");
    }
    now
}

#[test]
fn bronstein_gives_back_what_the_move_has_used_and_no_more_than_its_time() {
    let mut clock = started("1 b10");
    assert_eq!((clock.left(White, s(4)), clock.delay_left(White, s(4))), (s(56), Ms::ZERO));
    let pressed = clock.press(White, s(4)).expect("White presses");
    assert_eq!((pressed.left, pressed.increment), (s(60), s(4)));
    let pressed = clock.press(Black, s(29)).expect("Black presses");
    assert_eq!((pressed.left, pressed.increment), (s(45), s(10)));
    assert_eq!(clock.flag_due(), Some((White, s(89))), "the main time runs at once");
}

#[test]
fn bronstein_given_back_goes_on_from_what_the_move_had_used() {
    let mut clock = started("1 b10");
    clock.press(White, s(4)).expect("White presses");
    clock.give_back(White, s(9));
    assert_eq!(clock.left(White, s(9)), s(56));
    let pressed = clock.press(White, s(12)).expect("White presses");
    assert_eq!((pressed.left, pressed.increment), (s(60), s(7)));
}

#[test]
fn byo_yomi_periods_come_after_the_main_time_and_each_move_has_a_whole_one() {
    let mut clock = started("1+3x30s");
    assert_eq!((clock.left(White, s(59)), clock.overtime_left(White, s(59))), (s(1), None));
    assert_eq!(clock.overtime_due(), Some((White, s(60), 3)));
    assert_eq!((clock.left(White, s(60)), clock.overtime_left(White, s(60))), (s(30), Some(3)));
    assert_eq!((clock.left(White, s(89)), clock.overtime_left(White, s(89))), (s(1), Some(3)));
    assert_eq!((clock.left(White, s(90)), clock.overtime_left(White, s(90))), (s(30), Some(2)));
    assert_eq!(clock.flag_due(), Some((White, s(150))));
    let pressed = clock.press(White, s(101)).expect("White presses");
    assert_eq!((pressed.left, pressed.increment, pressed.added), (s(30), s(11), None));
    clock.press(Black, s(102)).expect("Black presses");
    assert_eq!(clock.overtime_due(), Some((White, s(132), 1)), "of two periods one is left");
    clock.stop(s(162));
    assert_eq!((clock.left(White, s(162)), clock.fallen(White)), (Ms::ZERO, Some(s(162))));
    assert_eq!((clock.overtime_left(White, s(162)), clock.overtime_due()), (Some(0), None));
}

#[test]
fn warnings_are_of_the_main_time_before_byo_yomi() {
    let clock = started("5+3x30s");
    assert_eq!([s(60), s(10)].map(|left| clock.reaches(White, left)), [Some(s(240)), Some(s(290))]);
}

#[test]
fn byo_yomi_begins_with_the_last_period() {
    let mut clock = started("1/1+1+2x30s");
    assert_eq!((clock.flag_due(), clock.overtime_due()), (Some((White, s(60))), None));
    let pressed = clock.press(White, s(10)).expect("White presses");
    assert_eq!((pressed.left, pressed.added), (s(110), Some(s(60))));
    clock.give_back(White, s(10));
    assert_eq!((clock.left(White, s(10)), clock.flag_due()), (s(50), Some((White, s(60)))));
}

#[test]
fn a_correction_in_byo_yomi_sets_the_period_or_gives_main_time_before_the_rest() {
    let mut clock = started("1+3x30s");
    clock.stop(s(100));
    clock.set(White, s(25), s(100));
    assert_eq!((clock.left(White, s(100)), clock.overtime_left(White, s(100))), (s(25), Some(2)));
    clock.set(White, s(120), s(100));
    assert_eq!((clock.left(White, s(100)), clock.overtime_left(White, s(100))), (s(120), None));
    clock.start(White, s(100));
    assert_eq!(clock.overtime_due(), Some((White, s(220), 2)));
    clock.fall(White, s(100));
    clock.set(White, s(20), s(100));
    assert_eq!((clock.left(White, s(100)), clock.overtime_left(White, s(100))), (s(20), Some(1)));
}

#[test]
fn an_hourglass_gives_to_one_what_the_other_uses() {
    let mut clock = started("hourglass 1");
    assert_eq!((clock.left(White, s(20)), clock.left(Black, s(20))), (s(40), s(80)));
    play(&mut clock, &[20, 5]);
    assert_eq!((clock.left(White, s(25)), clock.left(Black, s(25))), (s(45), s(75)));
    assert_eq!(clock.flag_due(), Some((White, s(70))));
    clock.stop(s(80));
    assert_eq!((clock.left(Black, s(80)), clock.fallen(White)), (s(120), Some(s(70))));
}

#[test]
fn ch_6_2_1_1_a_move_that_ends_the_game_is_not_pressed_for_and_earns_nothing() {
    for control in ["1+5", "1 b10", "1/1+15+5s"] {
        let mut clock = started(control);
        let finished = clock.finish(White, s(10));
        assert_eq!(finished, Ok(Pressed { moves: 1, left: s(50), increment: Ms::ZERO, added: None }), "{control}");
        assert_eq!((clock.running(), clock.left(Black, s(70))), (None, s(60)), "{control}");
        assert_eq!(clock.finish(White, s(11)), Err(ClockError::NotRunning(White)));
    }
}

#[test]
fn a_bonus_of_one_period_ends_with_it() {
    let mut clock = started("1m/2; 1+10s");
    play(&mut clock, &[5, 5, 5, 5]);
    assert_eq!(clock.left(White, clock.settled), s(110), "no increment in the first period");
    let now = play(&mut clock, &[5, 5]);
    assert_eq!([White, Black].map(|side| clock.left(side, now)), [s(115); 2]);
}

#[test]
fn a_counter_that_is_set_leaves_the_time_and_brings_the_byo_yomi_of_its_period() {
    let mut clock = started("1m/40+1+3x30s");
    clock.stop(s(20));
    clock.set_moves(White, 40);
    assert_eq!((clock.left(White, s(20)), clock.moves(White), clock.to_control(White)), (s(40), 40, None));
    clock.start(White, s(20));
    assert_eq!(clock.flag_due(), Some((White, s(150))));
    clock.set_moves(White, 12);
    assert_eq!((clock.to_control(White), clock.flag_due()), (Some((40, 28)), Some((White, s(60)))));
}

/// A clock that counts every tenth of a second.
#[derive(Clone, Debug)]
struct Slow {
    control: Control,
    main: BySide<u64>,
    periods: BySide<u16>,
    period: BySide<u64>,
    moves: BySide<u32>,
    spent: BySide<u64>,
    early: BySide<u32>,
}

impl Slow {
    fn new(control: &Control) -> Slow {
        let main = control.first_time().get() / 100;
        let overtime = control.period_after(0).bonus.overtime();
        let two = |number| BySide::new(number, number);
        Slow {
            control: control.clone(),
            main: two(main),
            periods: BySide::new(overtime.periods, overtime.periods),
            period: two(overtime.time.get() / 100),
            moves: BySide::new(0, 0),
            spent: two(0),
            early: BySide::default(),
        }
    }

    fn period_of(&self, side: Side) -> Period {
        let mut moves = self.moves[side];
        for _ in 0..self.early[side] {
            moves = self.control.control_move(moves).unwrap_or(moves);
        }
        self.control.period_after(moves)
    }

    fn begin(&mut self, side: Side, next: Period) {
        self.main[side] += next.time.get() / 100;
        self.periods[side] = next.bonus.overtime().periods;
        self.period[side] = next.bonus.overtime().time.get() / 100;
    }

    fn is_down(&self, side: Side) -> bool {
        self.main[side] == 0 && self.periods[side] == 0
    }

    fn tick(&mut self, side: Side) {
        let Period { bonus, runs_on, .. } = self.period_of(side);
        self.spent[side] += 1;
        if self.spent[side] <= bonus.delay().get() / 100 || self.is_down(side) {
            return;
        }
        if bonus == Bonus::Hourglass {
            self.main[side.other()] += 1;
        }
        if self.main[side] > 0 {
            self.main[side] -= 1;
            if self.main[side] == 0 && runs_on {
                self.early[side] += 1;
                self.spent[side] = 0;
                self.begin(side, self.period_of(side));
            }
            return;
        }
        self.period[side] -= 1;
        if self.period[side] == 0 {
            self.periods[side] -= 1;
            self.period[side] = bonus.overtime().time.get() / 100;
        }
    }

    fn press(&mut self, side: Side) {
        let bonus = self.period_of(side).bonus;
        let end = self.control.control_move(self.moves[side]);
        self.moves[side] += 1;
        let spent = std::mem::take(&mut self.spent[side]);
        if self.is_down(side) {
            return;
        }
        match bonus {
            Bonus::Increment(time) => self.main[side] += time.get() / 100,
            Bonus::Bronstein(time) => self.main[side] += spent.min(time.get() / 100),
            Bonus::ByoYomi(overtime) => self.period[side] = overtime.time.get() / 100,
            Bonus::None | Bonus::Delay(_) | Bonus::Hourglass => {}
        }
        match self.early[side] {
            _ if end != Some(self.moves[side]) => {}
            0 => self.begin(side, self.control.period_after(self.moves[side])),
            _ => self.early[side] -= 1,
        }
    }

    fn shows(&self, side: Side) -> u64 {
        match self.main[side] {
            0 if self.periods[side] > 0 => self.period[side],
            main => main,
        }
    }
}

const CONTROLS: [&str; 12] = [
    "1m",
    "20s",
    "20s+2s",
    "20s d3",
    "20s b3",
    "15s+3x4s",
    "20s/4; 10s+2s",
    "20s/3; 10s+2x5s",
    "hourglass 15s",
    "8s/4>; 10s+2s",
    "8s/3> d1; 10s+2x5s",
    "5s/5>; 4s/3>; 20s b2",
];

#[test]
fn a_period_that_runs_on_begins_the_next_one_by_its_time_and_adds_it_once() {
    let mut clock = started("1m/2>+2");
    assert_eq!((clock.flag_due(), clock.period_due()), (None, Some((White, s(60)))));
    assert_eq!((clock.left(White, s(59)), clock.left(White, s(60)), clock.left(White, s(70))), (s(1), s(120), s(110)));
    let pressed = clock.press(White, s(70)).expect("White presses");
    assert_eq!((pressed.left, pressed.added, clock.has_run_on(White)), (s(110), None, true));
    assert_eq!((clock.fallen(White), clock.to_control(White)), (None, Some((2, 1))));
    clock.press(Black, s(80)).expect("Black presses");
    assert_eq!(clock.flag_due(), Some((White, s(190))));
    let pressed = clock.press(White, s(100)).expect("White presses");
    assert_eq!((pressed.left, pressed.added, clock.has_run_on(White)), (s(90), None, false));
    let pressed = clock.press(Black, s(110)).expect("Black presses");
    assert_eq!((pressed.left, pressed.added), (s(160), Some(s(120))), "who is in time has it at the control move");
    clock.give_back(Black, s(110));
    assert_eq!((clock.left(Black, s(110)), clock.moves(Black)), (s(40), 1));
    clock.stop(s(110));
    clock.set_moves(White, 1);
    assert!(!clock.has_run_on(White), "the counter was set back to the first period");
}

proptest! {
    #[test]
    fn no_time_is_lost_or_made(
        index in 0..CONTROLS.len(),
        turns in proptest::collection::vec((0..80_u64, 0..4_u64), 1..40),
    ) {
        let control: Control = CONTROLS[index].parse().expect("a control");
        let mut clock = started(CONTROLS[index]);
        let mut slow = Slow::new(&control);
        let mut now = Ms::ZERO;
        for (side, (tenths, stop)) in Side::BOTH.into_iter().cycle().zip(turns) {
            for tenth in 0..tenths {
                now += Ms::new(100);
                slow.tick(side);
                if stop > 0 && tenth % (stop * 7) == 0 {
                    clock.stop(now);
                    now += Ms::new(stop * 1000);
                    clock.start(side, now);
                }
            }
            for side in Side::BOTH {
                prop_assert_eq!(clock.left(side, now), Ms::new(slow.shows(side) * 100));
                prop_assert_eq!(clock.fallen(side).is_some() || clock.left(side, now).is_zero(), slow.is_down(side));
                let periods = clock.overtime_left(side, now);
                prop_assert!(periods.is_none_or(|periods| periods == slow.periods[side]));
            }
            // Who has lost on time plays on against no clock.
            if slow.is_down(side) {
                return Ok(());
            }
            clock.press(side, now).expect("the running side presses");
            slow.press(side);
        }
    }

    #[test]
    fn bronstein_and_a_delay_leave_the_same_after_each_move_that_is_made_in_time(
        paces in proptest::collection::vec(0..9000_u64, 1..60),
    ) {
        let (mut delay, mut bronstein) = (started("5m d4"), started("5m b4"));
        let mut now = Ms::ZERO;
        for (side, pace) in Side::BOTH.into_iter().cycle().zip(paces) {
            now += Ms::new(pace);
            // With less than the delay left only the delay saves the flag.
            if delay.left(side, now) < s(4) {
                return Ok(());
            }
            let pressed = [&mut delay, &mut bronstein].map(|clock| clock.press(side, now).map(|pressed| pressed.left));
            prop_assert_eq!(pressed[0], pressed[1]);
        }
    }

    #[test]
    fn the_times_of_an_hourglass_make_the_same_sum_until_a_flag_falls(
        paces in proptest::collection::vec(0..20_000_u64, 1..40),
    ) {
        let mut clock = started("hourglass 1");
        let mut now = Ms::ZERO;
        for (side, pace) in Side::BOTH.into_iter().cycle().zip(paces) {
            now += Ms::new(pace);
            prop_assert_eq!(clock.left(White, now) + clock.left(Black, now), s(120));
            if clock.left(side, now).is_zero() {
                return Ok(());
            }
            clock.press(side, now).expect("the running side presses");
        }
    }

    #[test]
    fn byo_yomi_periods_only_count_down(paces in proptest::collection::vec(0..50_000_u64, 1..40)) {
        let mut clock = started("30s+5x20s");
        let (mut now, mut before) = (Ms::ZERO, BySide::new(5, 5));
        for (side, pace) in Side::BOTH.into_iter().cycle().zip(paces) {
            now += Ms::new(pace);
            let left = clock.overtime_left(side, now).unwrap_or(5);
            prop_assert!(left <= before[side]);
            before[side] = left;
            let pressed = clock.press(side, now).expect("the running side presses");
            prop_assert!(clock.fallen(side).is_some() || clock.overtime_left(side, now).is_none() || pressed.left == s(20));
        }
    }

    #[test]
    fn a_move_that_is_taken_back_leaves_the_clock_as_if_it_had_run_on(
        index in 0..CONTROLS.len(),
        own in 0..9000_u64,
        waited in 0..4000_u64,
    ) {
        let mut clock = started(CONTROLS[index]);
        let as_it_was = clock.clone();
        clock.press(White, Ms::new(own)).expect("White presses");
        let mark = clock.mark(White);
        let now = Ms::new(own + waited);
        clock.take_back(White, mark, now);
        for side in Side::BOTH {
            let shown = |clock: &Clock| (clock.left(side, now), clock.overtime_left(side, now), clock.moves(side));
            prop_assert_eq!(shown(&clock), shown(&as_it_was), "{}", side);
        }
    }
}
