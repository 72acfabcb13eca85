//! Lines over which things come late, twice, or out of order.

use super::{ARBITER, BLACK, WHITE, board, listener, of, said};
use golos::clock::Ms;
use golos::rules::Side;
use golos::table::{ListenerId, Request, Time};
use golos::wording::Lang;

#[test]
fn what_is_sent_twice_happens_once_and_is_answered_as_the_first_time() {
    let ears = vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::En)];
    let (mut table, _, disk, _) = board("russian", ears);
    table.handle(&Request::from(said(ARBITER, "start")));
    let ids: Vec<ListenerId> = table.listeners().map(|(id, _)| id).collect();
    let [white, black] = ids[..] else { panic!("two listen") };
    let texts = |reply: &golos::table::Reply, of| reply.to(of).map(|heard| heard.text.clone()).collect::<Vec<_>>();

    let request = Request::at(white, said(WHITE, "c3-d4")).numbered(1);
    let first = table.handle(&request);
    let records = disk.records();
    let second = table.handle(&request);
    assert!(!first.repeated && second.repeated && second.refusal.is_none());
    assert_eq!(
        (texts(&second, white), texts(&second, black)),
        (texts(&first, white), vec![]),
        "who heard it hears it once"
    );
    assert_eq!((disk.records(), table.state().plies().len()), (records, 1));

    // A refusal is an answer too. The numbers of another are his own.
    let wrong = Request::at(white, said(WHITE, "d4-e5")).numbered(2);
    let (first, again) = (table.handle(&wrong), table.handle(&wrong));
    assert!(first.refusal.is_some() && first.refusal == again.refusal);
    let moved = table.handle(&Request::at(black, said(BLACK, "b6-a5")).numbered(1));
    assert!(moved.refusal.is_none() && !moved.repeated);
    assert_eq!(table.state().plies().len(), 2);

    // What could not be written has not happened, and may be sent again.
    disk.fill(true);
    let lost = Request::at(white, said(WHITE, "c")).numbered(3);
    assert!(table.handle(&lost).unsaved.is_some());
    disk.fill(false);
    assert!(!table.handle(&lost).repeated);
}

#[test]
fn answers_are_kept_in_bounds_and_what_is_older_still_happens_only_once() {
    let (mut table, _, disk, _) = board("russian", vec![listener(of(WHITE), Lang::En)]);
    table.handle(&Request::from(said(ARBITER, "start")));
    let ask = |number| Request::at(ListenerId::FIRST, said(WHITE, "note hello")).numbered(number);
    (1..=500).for_each(|number| assert!(!table.handle(&ask(number)).repeated));
    let records = disk.records().len();
    for number in [1, 250, 499, 500] {
        assert!(table.handle(&ask(number)).repeated, "{number}");
    }
    assert_eq!(disk.records().len(), records);
    assert!(!table.handle(&ask(501)).repeated);
}

#[test]
fn r_5_4_2_6_what_was_received_in_time_is_in_time_however_late_it_is_worked_off() {
    let second = Ms::from_secs(1);
    // Received so long before or after the fall of the flag; worked off so long after that.
    for (received, fallen) in
        [(Ms::from_mins(5) - second, false), (Ms::from_mins(5) - Ms::new(1), false), (Ms::from_mins(5), true)]
    {
        let (mut table, time, ..) = board("russian", vec![listener(of(WHITE), Lang::En)]);
        table.handle(&Request::from(said(ARBITER, "start")));
        time.pass(Ms::from_mins(7));
        let reply = table.handle(&Request::at(ListenerId::FIRST, said(WHITE, "c3-d4")).received(received));
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
    table.handle(&Request::from(said(ARBITER, "start")));
    let started = table.state().at();
    let early = Request::from(said(WHITE, "c3-d4")).received(Ms::ZERO);
    assert!(table.handle(&early).refusal.is_none());
    assert_eq!(table.state().at(), started);
    time.pass(Ms::from_secs(10));
    let late = Request::from(said(BLACK, "b6-a5")).received(Ms::from_mins(60));
    assert!(table.handle(&late).refusal.is_none());
    assert_eq!(table.state().at(), time.elapsed());
}
