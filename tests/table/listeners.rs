//! One board, many who listen: each in his own language, each only what is for him, and the record as he heard it.

use super::{ARBITER, BLACK, WHITE, board, listener, of, said};
use golos::clock::Ms;
use golos::game::{Actor, Audience, Command, Event, HearingEvent, MoveEvent, Said, Seat};
use golos::people::PersonId;
use golos::rules::Side;
use golos::speech::Subscription;
use golos::table::{Heard, Listener, ListenerId, Reply, Table};
use golos::wording::{Lang, Level, Style};

fn three() -> Vec<Listener> {
    let mut black = listener(of(BLACK), Lang::Ru);
    black.renderer.style = Style::written(Lang::Ru).at(Level::Full);
    vec![listener(of(WHITE), Lang::En), black, listener(of(ARBITER), Lang::Uk)]
}

fn ids(table: &Table) -> Vec<ListenerId> {
    table.listeners().map(|(id, _)| id).collect()
}

fn texts(reply: &Reply, to: ListenerId) -> Vec<&str> {
    reply.to(to).map(|heard| heard.delivery.text()).collect()
}

#[test]
fn each_hears_in_his_own_language_and_the_record_says_what_he_heard() {
    let (mut table, _, disk, mut heard) = board("russian", three());
    let [white, black, arbiter] = ids(&table)[..] else { panic!("three listen") };
    for (seat, line) in [(ARBITER, "start"), (WHITE, "c3-d4"), (BLACK, "zz9"), (BLACK, "c"), (BLACK, "resign")] {
        let from = match seat {
            WHITE => white,
            BLACK => black,
            _ => arbiter,
        };
        let reply = table.handle(Some(from), &said(seat, line));
        match line {
            "c3-d4" => {
                assert_eq!(texts(&reply, white), ["c3 to d4"]);
                assert_eq!(texts(&reply, black), ["c3 – d4. Белые, 1-й ход."]);
                assert_eq!(texts(&reply, arbiter), ["c3 – d4"]);
            }
            // What he asked, or mistyped, is between him and the board; what was refused is told to the arbiter besides.
            "zz9" => assert!(!texts(&reply, black).is_empty() && texts(&reply, white).is_empty(), "{reply:?}"),
            "c" => assert!(texts(&reply, white).is_empty() && texts(&reply, arbiter).is_empty(), "{reply:?}"),
            _ => assert!([white, black, arbiter].iter().all(|&id| !texts(&reply, id).is_empty()), "{line}: {reply:?}"),
        }
        heard.extend(reply.heard);
    }
    let seat = |id| {
        if id == white {
            WHITE
        } else if id == black {
            BLACK
        } else {
            ARBITER
        }
    };
    let as_heard = |heard: &Heard| (Audience::of(seat(heard.listener)), heard.delivery.text().to_owned());
    let recorded: Vec<(Audience, String)> = disk
        .records()
        .into_iter()
        .filter_map(|event| match event {
            Event::Hearing(HearingEvent::Said(Said { to, text, .. })) => Some((to, text)),
            _ => None,
        })
        .collect();
    assert_eq!(recorded, heard.iter().map(as_heard).collect::<Vec<_>>());
}

#[test]
fn u_v_13_12_a_warning_reaches_its_player_alone() {
    let (mut table, time, ..) = board("russian", three());
    let [white, black, arbiter] = ids(&table)[..] else { panic!("three listen") };
    table.handle(Some(arbiter), &said(ARBITER, "start"));
    time.pass(Ms::from_mins(4));
    let reply = table.tick();
    assert!(!texts(&reply, white).is_empty() && texts(&reply, black).is_empty(), "{reply:?}");
    assert!(
        reply.heard.iter().all(|heard| heard.listener == white || heard.announcement().to.has(seat_of(heard, arbiter)))
    );
}

fn seat_of(heard: &Heard, arbiter: ListenerId) -> Seat {
    if heard.listener == arbiter { ARBITER } else { BLACK }
}

#[test]
fn ch_6_2_1_2_a_press_that_another_has_completed_is_answered_to_him_whose_it_is() {
    let (mut table, ..) = board("russian", three());
    let [white, black, arbiter] = ids(&table)[..] else { panic!("three listen") };
    table.handle(Some(arbiter), &said(ARBITER, "start"));
    // What is asked for White is not answered at Black's own terminal, but at his; the arbiter enters for both.
    let reply = table.handle(Some(black), &said(WHITE, "c"));
    assert!(texts(&reply, black).is_empty() && !texts(&reply, white).is_empty(), "{reply:?}");
    let reply = table.handle(Some(arbiter), &said(WHITE, "c"));
    assert!(!texts(&reply, arbiter).is_empty() && texts(&reply, white).is_empty(), "{reply:?}");
}

#[test]
fn listeners_come_and_go_and_nobody_takes_the_number_of_another() {
    let (mut table, ..) = board("russian", three());
    let [white, black, _] = ids(&table)[..] else { panic!("three listen") };
    table.handle(None, &said(ARBITER, "start"));
    assert!(table.dismiss(black) && !table.dismiss(black));
    let late = table.admit(listener(Subscription::Shared(Audience::of(Side::Black.into())), Lang::Uk));
    assert!(late != black && late != white);
    let reply = table.handle(Some(white), &said(WHITE, "c3-d4"));
    assert!(texts(&reply, black).is_empty());
    assert_eq!(texts(&reply, late), ["c3 – d4"]);
    // A board that nobody hears goes on, and its record says that nobody heard.
    ids(&table).into_iter().for_each(|id| assert!(table.dismiss(id)));
    let reply = table.handle(None, &said(BLACK, "b6-a5"));
    assert!(reply.heard.is_empty() && reply.refusal.is_none());
    assert_eq!(table.state().plies().len(), 2);
}

#[test]
fn the_record_tells_two_terminals_of_one_seat_apart_and_who_of_the_roster_acted() {
    let white = || listener(of(WHITE), Lang::En);
    let (mut table, _, disk, _) = board("russian", vec![white(), white()]);
    let [first, second] = ids(&table)[..] else { panic!("two listen") };
    let by = Actor::new(WHITE, PersonId(3));
    table.handle(None, &said(ARBITER, "start"));
    table.handle(Some(second), &Command { by, ..said(WHITE, "c3-d4") });
    table.handle(Some(second), &said(WHITE, "c"));
    let mut told: Vec<(String, Option<u32>)> = Vec::new();
    for recorded in &disk.recorded() {
        match &recorded.event {
            Event::Hearing(HearingEvent::Said(said)) => told.push((said.key.clone(), said.listener)),
            Event::Move(MoveEvent::Made { .. }) => assert_eq!(recorded.by, Some(by)),
            _ => {}
        }
    }
    let heard =
        |key: &str| told.iter().filter(|(told, _)| told.starts_with(key)).map(|(_, who)| *who).collect::<Vec<_>>();
    assert_eq!(heard("move"), [Some(0), Some(1)], "{told:?}");
    assert_eq!(heard("clock"), [Some(1)], "{told:?}");
    // Where one listens alone, nobody has to be told apart.
    table.dismiss(first);
    table.handle(Some(second), &said(WHITE, "c"));
    let last = disk.records().pop();
    assert!(matches!(&last, Some(Event::Hearing(HearingEvent::Said(said))) if said.listener.is_none()), "{last:?}");
}

#[test]
fn r_9_2_4_3_players_who_swap_colours_keep_their_terminals() {
    let (mut table, ..) = board("renju-2022", vec![listener(of(WHITE), Lang::En), listener(of(BLACK), Lang::En)]);
    let [ann, bob] = ids(&table)[..] else { panic!("two listen") };
    let ears = |table: &Table| table.listeners().map(|(_, listener)| listener.ears).collect::<Vec<_>>();
    table.handle(None, &said(ARBITER, "start"));
    table.handle(Some(bob), &said(BLACK, "h8"));
    let reply = table.handle(Some(ann), &said(WHITE, "swap"));
    assert!(reply.refusal.is_none(), "{reply:?}");
    assert_eq!(ears(&table), [Some(of(BLACK)), Some(of(WHITE))]);
}
