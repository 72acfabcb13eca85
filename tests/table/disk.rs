//! A disk that takes nothing: nobody is charged for it, and nobody but the arbiter lets the clocks run again.

use super::{ARBITER, BLACK, WHITE, board, listener, of, said};
use golos::clock::Ms;
use golos::game::{Phase, Seat};
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::Table;
use golos::wording::Lang;

fn left(table: &Table, side: Side) -> Ms {
    table.state().clock().left(side, table.now())
}

#[test]
fn after_a_full_disk_the_clocks_stand_until_the_arbiter_resumes() {
    // The first thing that fits may be a question, a refused one, a move, a draw offer: none of them starts a clock.
    for (seat, first) in
        [(BLACK, "c"), (WHITE, "c"), (BLACK, "zz9"), (BLACK, "f6-g5"), (BLACK, "draw"), (ARBITER, "note x")]
    {
        let ears = vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::Ru)];
        let (mut table, time, disk, _) = board("russian", ears);
        for line in ["start", "c3-d4"] {
            table.handle(None, &said(WHITE, line));
        }
        time.pass(Ms::from_secs(60));
        disk.fill(true);
        assert!(table.handle(None, &said(BLACK, "b6-a5")).unsaved.is_some());
        time.pass(Ms::from_secs(60));
        assert!(table.handle(None, &said(BLACK, "c")).unsaved.is_some(), "not even an answer fits");
        assert_eq!((left(&table, Side::Black), table.until_deadline()), (Ms::from_mins(4), None));
        let before = disk.records().len();

        disk.fill(false);
        time.pass(Ms::from_secs(60));
        let reply = table.handle(None, &said(seat, first));
        assert!(reply.unsaved.is_none());
        assert_eq!(table.state().phase(), Phase::Paused, "{first}");
        let records = disk.records();
        let stop = format!("{:?}", records[before]);
        assert!(stop.contains("Halted"), "{first}: {stop}");
        let heard: Vec<&str> = reply.heard.iter().map(|heard| heard.delivery.text()).collect();
        assert!(
            heard.contains(&"Saving works again. The clocks stay stopped until the arbiter says: resume."),
            "{heard:?}"
        );
        assert!(
            heard.contains(&"Сохранение снова работает. Часы стоят, пока судья не скажет: продолжить."),
            "{heard:?}"
        );
        time.pass(Ms::from_secs(600));
        table.tick();
        assert_eq!(
            (left(&table, Side::Black), left(&table, Side::White)),
            (Ms::from_mins(4), Ms::from_mins(5)),
            "{first}"
        );
        assert!(table.handle(None, &said(BLACK, "resume")).refusal.is_some(), "the arbiter alone");
        assert_eq!(table.state().phase(), Phase::Paused);

        table.handle(None, &said(ARBITER, "resume"));
        assert_eq!(table.state().phase(), Phase::Playing);
        time.pass(Ms::from_secs(1));
        assert_eq!(left(&table, Side::Black), Ms::from_mins(4) - Ms::from_secs(1));
        assert!(table.handle(None, &said(BLACK, "b6-a5")).refusal.is_none());
    }
}

#[test]
fn who_comes_in_when_the_disk_takes_something_again_starts_no_clock() {
    let (mut table, time, disk, _) = board("russian", vec![listener(of(WHITE), Lang::En)]);
    table.handle(None, &said(WHITE, "start"));
    disk.fill(true);
    assert!(table.handle(None, &said(WHITE, "c3-d4")).unsaved.is_some());
    time.pass(Ms::from_secs(60));
    let late = table.admit(listener(of(BLACK), Lang::En));
    table.greet(late);
    assert_eq!(table.state().phase(), Phase::Playing, "nothing has fitted yet");
    disk.fill(false);
    table.greet(late);
    assert_eq!(table.state().phase(), Phase::Paused);
    time.pass(Ms::from_secs(60));
    assert_eq!(left(&table, Side::White), Ms::from_mins(5));
}

#[test]
fn a_flag_that_was_due_before_the_disk_was_full_falls_at_its_moment() {
    let (mut table, time, disk, _) = board("russian", vec![listener(Subscription::All, Lang::En)]);
    table.handle(None, &said(WHITE, "start"));
    time.pass(Ms::from_mins(6));
    disk.fill(true);
    assert!(table.tick().unsaved.is_some());
    disk.fill(false);
    table.handle(None, &said(Seat::Arbiter, "c"));
    assert_eq!(table.state().clock().fallen(Side::White), Some(Ms::from_mins(5)));
}

#[test]
fn a_disk_that_stays_full_takes_no_memory() {
    let (mut table, _, disk, _) = board("russian", vec![listener(Subscription::All, Lang::En)]);
    table.handle(None, &said(WHITE, "start"));
    disk.fill(true);
    let before = disk.records();
    for _ in 0..1000 {
        let reply = table.handle(None, &said(WHITE, "c"));
        assert!(reply.unsaved.is_some() && reply.heard.is_empty());
    }
    assert_eq!((table.tick().heard.len(), disk.records()), (0, before));
}
