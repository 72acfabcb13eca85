//! Lines that break, bring things late, or bring them twice: each thing happens once, in its order, and none is lost.

use super::lines::{World, typed};
use golos_wire::{Asked, Down, Greeted, Hello, ServerSession, Speech, Up, VERSION, counted_from, framed};

/// Numbers that look like chance, the same in each run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides.max(1)
    }
}

/// What is due at the end: everything once and in order.
fn check(world: &World, asked: &[Asked], said: &[String], plan: &str) {
    let worked: Vec<&Asked> = world.worked.iter().map(|(what, _)| what).collect();
    assert_eq!(worked, asked.iter().collect::<Vec<_>>(), "{plan}: asked for once each");
    assert_eq!(world.heard, said, "{plan}: heard once each");
    for (id, at) in &world.taken {
        let index = usize::try_from(*id).unwrap() - 1;
        assert_eq!(world.worked[index].1, *at, "{plan}: {id} counts from when it first came");
    }
    assert!(world.unsure.is_empty(), "{plan}: the hall was never started anew");
}

#[test]
fn lines_that_break_delay_repeat_and_reorder_lose_nothing_and_do_nothing_twice() {
    for seed in 1..=2000_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let (mut world, mut asked, mut said) = (World::new(), Vec::new(), Vec::new());
        world.connect();
        world.arrive(usize::MAX);
        world.come_home(usize::MAX);
        for step in 0..80 {
            world.now += dice.throw(400);
            match dice.throw(12) {
                0 | 1 => {
                    let what = typed(&format!("move {step}"));
                    if world.ask(what.clone()) {
                        asked.push(what);
                    }
                }
                2 => {
                    let text = format!("said {step}");
                    world.say(&text);
                    said.push(text);
                }
                3 | 4 => world.arrive(usize::try_from(dice.throw(90)).unwrap()),
                5 | 6 => world.come_home(usize::try_from(dice.throw(200)).unwrap()),
                7 => world.cut(true),
                8 => world.cut(false),
                9 => {
                    let (index, count) = (dice.throw(3), dice.throw(300));
                    world.arrive_late(usize::try_from(index).unwrap(), usize::try_from(count).unwrap());
                }
                // A whole old line comes once more, as a new one.
                10 => {
                    let count = u64::try_from(world.recorded.len()).unwrap();
                    let bytes = world.recorded[usize::try_from(dice.throw(count)).unwrap()].clone();
                    if world.line.is_none() {
                        world.connect();
                        world.cut(false);
                        if let Some(mut line) = world.old.pop() {
                            line.up = bytes;
                            world.old.push(line);
                        }
                    }
                }
                _ => {
                    if world.line.is_none() {
                        world.connect();
                    }
                }
            }
        }
        world.settle();
        check(&world, &asked, &said, &format!("plan {seed}"));
    }
}

#[test]
fn a_line_cut_at_each_byte_of_the_exchange_loses_no_move_and_makes_none_twice() {
    let run = |up: usize, down: usize| {
        let (mut world, mut asked, mut said) = (World::new(), Vec::new(), Vec::new());
        world.connect();
        let (mut up, mut down) = (up, down);
        for turn in 0..3 {
            let what = typed(&format!("c3-d{turn}"));
            assert!(world.ask(what.clone()));
            asked.push(what);
            for _ in 0..3 {
                world.now += 10;
                let waiting = world.line.as_ref().map_or((0, 0), |line| (line.up.len(), line.down.len()));
                world.arrive(up.min(waiting.0));
                up -= up.min(waiting.0);
                let waiting = world.line.as_ref().map_or(0, |line| line.down.len());
                world.come_home(down.min(waiting));
                down -= down.min(waiting);
            }
            if !world.berths.is_empty() {
                world.say(&format!("White: c3-d{turn}."));
                said.push(format!("White: c3-d{turn}."));
            }
        }
        let left = (up, down);
        world.cut(up % 2 == 0);
        world.settle();
        check(&world, &asked, &said, &format!("cut at {up} and {down}"));
        left
    };
    let (up, down) = run(usize::MAX, usize::MAX);
    let (sent, come) = (usize::MAX - up, usize::MAX - down);
    assert!(sent > 300 && come > 300, "{sent} {come}");
    for at in 0..=sent {
        run(at, usize::MAX);
    }
    for at in 0..=come {
        run(usize::MAX, at);
        run(at, at);
    }
}

#[test]
fn a_hall_that_was_started_anew_is_sent_nothing_of_which_it_is_not_known_whether_it_came() {
    let mut world = World::new();
    world.connect();
    world.arrive(usize::MAX);
    world.come_home(usize::MAX);
    assert!(world.ask(typed("c3-d4")));
    world.arrive(usize::MAX);
    // It was worked off, and the answer is lost with the hall.
    world.berths.clear();
    world.cut(true);
    assert!(world.ask(typed("clock")), "asked for while there is no line: it is sent on the next one");
    world.settle();
    assert_eq!(world.unsure, [typed("c3-d4")]);
    assert_eq!(world.worked.iter().map(|(what, _)| what.clone()).collect::<Vec<_>>(), [typed("c3-d4"), typed("clock")]);
}

fn hello(line: u64, program: &str) -> Hello {
    let (speech, program) = (Speech::default(), program.to_owned());
    Hello { version: VERSION, program, line, heard: 0, speech, lists: false }
}

#[test]
fn the_newer_line_takes_the_seat_over_and_an_older_greeting_does_not() {
    let mut berth = ServerSession::new("one".to_owned());
    assert!(matches!(berth.greet(&hello(1, "one"), 0), Greeted::In(_)));
    assert!(matches!(berth.greet(&hello(3, "one"), 0), Greeted::In(_)));
    assert!(matches!(berth.greet(&hello(2, "one"), 0), Greeted::Out(Down::Bye { .. })));
    let ask = || Up::Request { id: 1, sent: 0, what: typed("c3-d4") };
    assert!(berth.take(1, ask(), 0).is_err(), "half-open");
    assert!(berth.take(3, ask(), 0).is_ok_and(|(work, _)| work.is_some()));
    berth.cut(1);
    assert!(berth.stands(), "the end of an old line is not that of the new one");
    assert!(berth.is_of(&hello(4, "one")) && !berth.is_of(&hello(4, "two")));
}

#[test]
fn the_round_trip_is_measured_by_the_hall_and_made_good_within_its_limit_only() {
    let mut berth = ServerSession::new("one".to_owned());
    assert!(matches!(berth.greet(&hello(1, "one"), 1000), Greeted::In(_)));
    assert!(berth.take(1, Up::Pong { number: 1 }, 1240).is_ok());
    assert_eq!(berth.round_trip().measured(), Some(240));
    assert!(berth.take(1, Up::Pong { number: 1 }, 9000).is_ok(), "answered once");
    assert!(berth.take(1, Up::Pong { number: 77 }, 9000).is_ok(), "an answer to nothing");
    assert_eq!(berth.round_trip().measured(), Some(240));
    assert_eq!(berth.ping(5999), None);
    assert_eq!(berth.ping(6000), Some(Down::Ping { number: 2 }));
    assert!(!berth.is_silent(28_999) && berth.is_silent(29_000));
    for (at, round_trip, limit, counted) in [
        (10_000, Some(240), 0, 10_000),
        (10_000, Some(240), 500, 9880),
        (10_000, Some(2400), 500, 9500),
        (10_000, None, 500, 10_000),
        (100, Some(2400), 500, 0),
    ] {
        assert_eq!(counted_from(at, round_trip, limit), counted, "{at} {round_trip:?} {limit}");
    }
}

#[test]
fn what_waits_for_a_broken_line_is_bounded_and_moves_outlive_answers() {
    let mut world = World::new();
    world.connect();
    world.arrive(usize::MAX);
    world.cut(true);
    let taken = (0..1000).filter(|n| world.ask(typed(&n.to_string()))).count();
    assert_eq!(taken, 64, "more is not taken, and is said so");
    let berth = &mut world.berths[0];
    for n in 0..5000 {
        let mut said = super::lines::said(&n.to_string());
        if n % 10 != 0 {
            said.spoken = None;
        }
        berth.say(vec![said]);
    }
    assert!(berth.open() <= 1024 + 256 && !berth.has_missed(), "{}", berth.open());
    let bytes: usize = framed(&super::lines::said("c3-d4")).len();
    assert!(bytes < 200);
}
