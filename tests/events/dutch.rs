//! The Dutch system (C.04.3): events paired by another program, and a slow second implementation.

use golos::tournament::pairing::{Draw, System, pair};

use super::paired::events;

fn draw() -> Draw<'static> {
    Draw { system: System::Dutch, manner: System::Dutch.manner(), first: None, seed: "" }
}

#[test]
fn c_04_3_every_round_of_24_events_is_paired_as_another_program_did() {
    let mut differing = Vec::new();
    let mut rounds = 0;
    for event in events() {
        for (index, (boards, odd)) in event.rounds.iter().enumerate() {
            let stage = event.table.before(Some(index + 1)).expect("a stage");
            let made = pair(&stage, &draw()).expect("a pairing");
            let pairs: Vec<_> = made.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            if (&pairs, made.odd.map(|odd| odd.number)) != (boards, *odd) {
                differing.push(format!("{} round {}: {pairs:?}", event.name, index + 1));
            }
            rounds += 1;
        }
    }
    assert_eq!((rounds, differing), (202, Vec::<String>::new()));
}

#[test]
fn the_lot_is_told_by_the_first_round() {
    for event in events() {
        assert_eq!(event.table.lot_played(), event.table.first, "{}", event.name);
    }
}
