//! Who is told that time trouble begins, and when (U-V.13.12).

use golos::clock::Ms;
use golos::game::{AttendanceRequest, Audience, ClockEvent, Event, Request, Seat, Setup};
use golos::people::{Person, Role, Roster, Task, Tasks};
use golos::rules::{BySide, Side};
use golos::speech::Announcer;

use super::table::{ARBITER, Table, setup};

/// The keys of what is heard of White's time trouble, and by whom.
fn heard(tasks: Option<Tasks>) -> Vec<(&'static str, Audience)> {
    let mut people = Roster::default();
    if let Some(tasks) = tasks {
        let role = Role::Assistant { of: vec![Side::White], tasks };
        people.add(Person { name: "Ольга".to_owned(), role }).expect("a place");
    }
    let warnings = BySide::new(vec![Ms::from_mins(10)], vec![Ms::from_mins(5)]);
    let table = Table::start(Setup { people, warnings, ..setup("12") });
    let (before, mut after) = (table.clone(), table);
    after.wait(Ms::from_mins(2));
    let events = after.tick();
    let [Event::Clock(ClockEvent::Warned { side: Side::White, .. })] = events.as_slice() else { panic!("{events:?}") };
    let heard = Announcer::default().announce(&before.state, &after.state, &after.log[after.log.len() - 1]);
    heard.into_iter().map(|utterance| (utterance.sentence.key(), utterance.to)).collect()
}

#[test]
fn r_5_4_1_2_of_the_time_of_an_absent_player_only_the_arbiter_hears() {
    let warnings = BySide::new(vec![Ms::from_mins(10), Ms::from_secs(5)], vec![]);
    let mut table = Table::open(Setup { warnings, ..setup("12") });
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Side::White])));
    for (wait, expected) in [(2 * 60, vec![("arb-absent-left", Audience::ARBITER)]), (9 * 60 + 55, vec![])] {
        let before = table.clone();
        table.wait(Ms::from_secs(wait));
        let events = table.tick();
        let [Event::Clock(ClockEvent::Warned { side: Side::White, .. })] = events.as_slice() else {
            panic!("{events:?}")
        };
        let heard = Announcer::default().announce(&before.state, &table.state, &table.log[table.log.len() - 1]);
        let heard: Vec<_> = heard.into_iter().map(|utterance| (utterance.sentence.key(), utterance.to)).collect();
        assert_eq!(heard, expected);
    }
}

#[test]
fn u_v_13_12_d_without_an_agreed_assistant_the_arbiter_is_told_to_warn() {
    let white = Audience::of(Side::White.into());
    let alone = [("warn-trouble", white), ("arb-warn", Audience::ARBITER)];
    assert_eq!(heard(None), alone);
    assert_eq!(heard(Some([Task::Clock].into_iter().collect())), alone);
    let helped = white.and(Audience::of(Seat::Assistant(Side::White)));
    assert_eq!(heard(Some([Task::Inform].into_iter().collect())), [("warn-trouble", helped)]);
}
