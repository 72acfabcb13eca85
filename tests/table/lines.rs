//! Lines over which things come late, twice, or out of order.

use super::{ARBITER, BLACK, WHITE, board, listener, of, said};
use golos::clock::Ms;
use golos::game::RequestId;
use golos::rules::Side;
use golos::table::{Fate, ListenerId, Time};
use golos::wording::Lang;

#[test]
fn what_is_sent_twice_happens_once_and_is_answered_as_the_first_time() {
    let ears = vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::En)];
    let (mut table, _, disk, _) = board("russian", ears);
    table.handle(None, &said(ARBITER, "start"));
    let ids: Vec<ListenerId> = table.listeners().map(|(id, _)| id).collect();
    let [white, black] = ids[..] else { panic!("two listen") };
    let texts = |reply: &golos::table::Reply, of| {
        reply.to(of).map(|heard| heard.delivery.text().to_owned()).collect::<Vec<_>>()
    };

    let request = said(WHITE, "c3-d4").with_id(RequestId(1));
    let first = table.handle(Some(white), &request);
    let records = disk.records();
    let second = table.handle(Some(white), &request);
    assert!(first.fate == Fate::New && second.fate == Fate::Repeated && second.refusal.is_none());
    assert_eq!(
        (texts(&second, white), texts(&second, black)),
        (texts(&first, white), vec![]),
        "who heard it hears it once"
    );
    assert_eq!((disk.records(), table.state().plies().len()), (records, 1));

    // A refusal is an answer too. The numbers of another are his own.
    let wrong = said(WHITE, "d4-e5").with_id(RequestId(2));
    let (first, again) = (table.handle(Some(white), &wrong), table.handle(Some(white), &wrong));
    assert!(first.refusal.is_some() && first.refusal == again.refusal);
    let moved = table.handle(Some(black), &said(BLACK, "b6-a5").with_id(RequestId(1)));
    assert!(moved.refusal.is_none() && moved.fate == Fate::New);
    assert_eq!(table.state().plies().len(), 2);

    // What could not be written has not happened, and may be sent again.
    disk.fill(true);
    let lost = said(WHITE, "c").with_id(RequestId(3));
    assert!(table.handle(Some(white), &lost).unsaved.is_some());
    disk.fill(false);
    assert!(table.handle(Some(white), &lost).fate == Fate::New);
}

#[test]
fn answers_are_kept_in_bounds_and_what_is_older_still_happens_only_once() {
    let (mut table, _, disk, _) = board("russian", vec![listener(of(WHITE), Lang::En)]);
    table.handle(None, &said(ARBITER, "start"));
    let mut ask =
        |number| table.handle(Some(ListenerId::FIRST), &said(WHITE, "note hello").with_id(RequestId(number))).fate;
    (1..=500).for_each(|number| assert_eq!(ask(number), Fate::New));
    let records = disk.records().len();
    for number in [1, 250, 499, 500] {
        assert_eq!(ask(number), Fate::Repeated, "{number}");
    }
    assert_eq!(disk.records().len(), records);
    assert_eq!(ask(501), Fate::New);
}

#[test]
fn r_5_4_2_6_what_was_received_in_time_is_in_time_however_late_it_is_worked_off() {
    let second = Ms::from_secs(1);
    // Received so long before or after the fall of the flag; worked off so long after that.
    for (received, fallen) in
        [(Ms::from_mins(5) - second, false), (Ms::from_mins(5) - Ms::new(1), false), (Ms::from_mins(5), true)]
    {
        let (mut table, time, ..) = board("russian", vec![listener(of(WHITE), Lang::En)]);
        table.handle(None, &said(ARBITER, "start"));
        time.pass(Ms::from_mins(7));
        let reply = table.handle(Some(ListenerId::FIRST), &said(WHITE, "c3-d4").received(received));
        assert_eq!(table.state().clock().fallen(Side::White).is_some(), fallen, "{received:?}: {:?}", reply.refusal);
        assert_eq!(table.state().plies().len(), usize::from(!fallen));
        if !fallen {
            assert_eq!(table.state().at(), received, "the move happened when it was received");
            assert_eq!(
                table.state().clock().left(Side::Black, table.now()),
                Ms::from_mins(5) - (time.elapsed() - received)
            );
        }
    }
}

#[test]
fn nothing_is_received_in_the_future_or_before_what_has_happened() {
    let (mut table, time, ..) = board("russian", vec![listener(of(WHITE), Lang::En)]);
    time.pass(Ms::from_secs(10));
    table.handle(None, &said(ARBITER, "start"));
    let started = table.state().at();
    let early = said(WHITE, "c3-d4").received(Ms::ZERO);
    assert!(table.handle(None, &early).refusal.is_none());
    assert_eq!(table.state().at(), started);
    time.pass(Ms::from_secs(10));
    let late = said(BLACK, "b6-a5").received(Ms::from_mins(60));
    assert!(table.handle(None, &late).refusal.is_none());
    assert_eq!(table.state().at(), time.elapsed());
}

#[test]
fn nobody_who_has_left_asks_for_anything() {
    let (mut table, _, disk, _) = board("russian", vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::En)]);
    table.handle(None, &said(ARBITER, "start"));
    let moved = said(WHITE, "c3-d4").with_id(RequestId(1));
    table.handle(Some(ListenerId::FIRST), &moved);
    assert!(table.dismiss(ListenerId::FIRST));
    let (records, state) = (disk.records(), table.look());
    for late in [moved, said(WHITE, "e3-f4").with_id(RequestId(2)), said(WHITE, "resign")] {
        let reply = table.handle(Some(ListenerId::FIRST), &late);
        assert_eq!((reply.fate, reply.heard.len(), reply.refusal), (Fate::Gone, 0, None), "{late:?}");
    }
    assert_eq!((disk.records(), table.look()), (records, state));
}

#[test]
fn whose_line_broke_is_known_when_he_comes_back() {
    let (mut table, _, disk, _) = board("russian", vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::En)]);
    table.handle(None, &said(ARBITER, "start"));
    let white = ListenerId::FIRST;
    let [moved, noted] = [(1, "c3-d4"), (2, "note hello")].map(|(id, line)| said(WHITE, line).with_id(RequestId(id)));
    let first = table.handle(Some(white), &moved);
    assert!(table.lose(white) && !table.lose(white));
    assert_eq!(table.handle(Some(white), &noted).fate, Fate::Gone, "nothing is taken from a broken line");
    assert!(table.handle(None, &said(BLACK, "b6-a5")).to(white).next().is_none(), "nor does he hear anything");

    assert!(table.readmit(white, listener(of(WHITE), Lang::Ru)));
    let records = disk.records();
    let again = table.handle(Some(white), &moved);
    assert_eq!((again.fate, disk.records()), (Fate::Repeated, records), "what he sent before is known as his");
    assert_eq!(again.heard, first.to(white).cloned().collect::<Vec<_>>());
    assert_eq!(table.handle(Some(white), &noted).fate, Fate::New);
    assert!(table.handle(None, &said(WHITE, "d4-c5")).to(white).any(|heard| heard.delivery.text().contains("d4")));
    // He is there; one who was never there does not come back.
    assert!(!table.readmit(white, listener(of(WHITE), Lang::En)));
}

#[test]
fn of_broken_lines_no_more_are_waited_for_than_a_table_can_bear() {
    let (mut table, ..) = board("russian", vec![listener(of(WHITE), Lang::En)]);
    let ids: Vec<ListenerId> = (0..200).map(|_| table.admit(listener(of(BLACK), Lang::En))).collect();
    assert!(ids.iter().all(|&id| table.lose(id)));
    let back = ids.iter().filter(|&&id| table.readmit(id, listener(of(BLACK), Lang::En))).count();
    assert_eq!(back, 64);
}
