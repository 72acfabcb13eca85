//! The Dutch system (C.04.3): events paired by another program, and a slow second implementation.

use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, Number, Points};
use golos_tournament::pairing::{Draw, NoPairing, System, accelerate, pair};

use super::paired;
use super::sieve::Sieve;
use super::swiss::{Dice, absences, empty, events, play};

fn draw() -> Draw<'static> {
    Draw { system: System::Dutch, manner: System::Dutch.manner(), first: None, seed: "" }
}

#[test]
fn c_04_3_every_round_of_24_events_is_paired_as_another_program_did() {
    let mut differing = Vec::new();
    let mut rounds = 0;
    for event in paired::events() {
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
    for event in paired::events() {
        assert_eq!(event.table.lot_played(), event.table.first, "{}", event.name);
    }
}

#[test]
fn c_04_3_the_matching_finds_what_the_sieve_leaves() {
    let (mut compared, mut ended) = (0, 0);
    for event in 0..events(400) {
        let mut dice = Dice(event * 31 + 5);
        let players = 3 + dice.below(7) as Number;
        let rounds = 2 + dice.below(5) as usize;
        let mut table = empty(players, rounds, true);
        if event % 4 == 0 {
            accelerate(&mut table, rounds);
        }
        for round in 1..=rounds {
            absences(&mut table, round, &mut dice);
            let stage = table.before(Some(round)).expect("a stage");
            let sieve = Sieve::new(&stage, Side::White);
            let slow = if sieve.players.is_empty() { None } else { sieve.pair() };
            let fast = pair(&stage, &draw());
            let Some((pairs, odd)) = slow else {
                assert!(
                    matches!(fast, Err(NoPairing::Impossible(_) | NoPairing::Nobody(_))),
                    "{event} {round}: {fast:?}"
                );
                ended += 1;
                break;
            };
            let fast = fast.unwrap_or_else(|error| panic!("{event} {round}: {error}"));
            let number = |index: usize| sieve.players[index].number;
            let seats = pairs.iter().map(|&(one, two)| match sieve.side(one, two) {
                Side::White => (number(one), number(two)),
                Side::Black => (number(two), number(one)),
            });
            let mut seats: Vec<(Number, Number)> = seats.collect();
            let mut made: Vec<(Number, Number)> = fast.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            seats.sort_unstable();
            made.sort_unstable();
            let found = (made, fast.odd.as_ref().map(|odd| odd.number));
            assert_eq!(found, (seats, odd.map(number)), "event {event}, round {round}");
            compared += 1;
            play(&mut table, round, &fast, &mut dice);
        }
    }
    assert!(compared > ended, "{compared} {ended}");
}

#[test]
fn c_04_3_c8_a_floater_is_one_whom_the_next_bracket_can_take() {
    // 1 and 9 could meet, and 4 would float; but 2 has met 4, so 1 floats, and 4 meets 9 though both want Black.
    let mut dice = Dice(308 * 31 + 5);
    let players = 3 + dice.below(7) as Number;
    let rounds = 2 + dice.below(5) as usize;
    let mut table = empty(players, rounds, true);
    accelerate(&mut table, rounds);
    for round in 1..=3 {
        absences(&mut table, round, &mut dice);
        let stage = table.before(Some(round)).expect("a stage");
        let made = pair(&stage, &draw()).expect("a pairing");
        if round == 3 {
            let pairs: Vec<_> = made.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            assert!(pairs.contains(&(9, 4)) && pairs.contains(&(1, 2)), "{pairs:?}");
        }
        play(&mut table, round, &made, &mut dice);
    }
}

#[test]
fn c_04_3_c2_nobody_is_the_odd_one_twice() {
    let empty_handed = |opponent| vec![Some(Cell::Forfeit { opponent, colour: None, won: false })];
    for (bye, odd) in [(Bye::Allocated, 2), (Bye::Zero, 3)] {
        let mut table = empty(3, 9, true);
        table.scale.allocated = Points::ZERO;
        table.rows[0].cells = empty_handed(2);
        table.rows[1].cells = empty_handed(1);
        table.rows[2].cells = vec![Some(Cell::Bye(bye))];
        let made = pair(&table.before(Some(2)).expect("a stage"), &draw()).expect("a pairing");
        assert_eq!(made.odd.map(|odd| odd.number), Some(odd), "{bye:?}");
    }
}
