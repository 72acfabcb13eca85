//! The systems of the documents on random events: against a second implementation, and for what must never happen.

use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, Crosstable, GameEnd, Number, Row};
use golos_tournament::pairing::{Draw, NoPairing, Pairing, System, accelerate, pair};
use golos_tournament::trf::Trf;

use super::naive::Naive;
use super::player;

/// Numbers that look random, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// How many events; `GOLOS_EVENTS` asks for more.
pub fn events(usual: u64) -> u64 {
    std::env::var("GOLOS_EVENTS").ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

/// An empty event.
pub fn empty(players: Number, rounds: usize, rated: bool) -> Crosstable {
    let rows = (1..=players).map(|number| Row { number, rating: rated.then_some(2500 - number), ..Row::default() });
    Crosstable { planned: Some(rounds), first: Some(Side::White), rows: rows.collect(), ..Crosstable::default() }
}

/// Some are not there in the round to come.
pub fn absences(table: &mut Crosstable, round: usize, dice: &mut Dice) {
    for row in &mut table.rows {
        row.cells.resize(round, None);
        if dice.below(12) == 0 {
            row.cells[round - 1] = Some(Cell::Bye(if dice.below(2) == 0 { Bye::Zero } else { Bye::Half }));
        }
    }
}

/// Plays the round.
pub fn play(table: &mut Crosstable, round: usize, pairing: &Pairing, dice: &mut Dice) {
    let mut put = |number: Number, cell: Cell| {
        let index = table.index(number).expect("a player");
        table.rows[index].cells[round - 1] = Some(cell);
    };
    for pair in &pairing.pairs {
        let (one, two) = if dice.below(15) == 0 {
            let won = dice.below(2) == 0;
            let cell = |opponent, colour, won| Cell::Forfeit { opponent, colour: Some(colour), won };
            (cell(pair.black, Side::White, won), cell(pair.white, Side::Black, !won && dice.below(3) > 0))
        } else {
            let end = [GameEnd::Win, GameEnd::Draw, GameEnd::Loss][dice.below(3) as usize];
            let cell = |opponent, colour, end| Cell::Game { opponent, colour, end };
            (cell(pair.black, Side::White, end), cell(pair.white, Side::Black, end.other()))
        };
        put(pair.white, one);
        put(pair.black, two);
    }
    if let Some(odd) = &pairing.odd {
        put(odd.number, Cell::Bye(Bye::Allocated));
    }
}

fn draw(system: System) -> Draw<'static> {
    Draw { system, manner: system.manner(), first: Some(Side::White), seed: "lots" }
}

const DOCUMENTS: [System; 7] = [
    System::Lot,
    System::OwnNumbers,
    System::TruncatedSolkoff,
    System::CurrentBuchholz,
    System::MedianSolkoff,
    System::RenjuRating,
    System::RenjuLot,
];

#[test]
fn the_systems_of_the_documents_pair_as_going_back_and_trying_again_does() {
    let (mut compared, mut ended) = (0, 0);
    for system in DOCUMENTS {
        for event in 0..events(300) {
            let mut dice = Dice(event * 7919 + 13);
            let players = 3 + dice.below(6) as Number;
            let rounds = 2 + dice.below(5) as usize;
            let mut table = empty(players, rounds, event % 3 > 0);
            for round in 1..=rounds {
                absences(&mut table, round, &mut dice);
                let stage = table.before(Some(round)).expect("a stage");
                let naive = Naive::new(&stage, system, "lots");
                let half = table.scale.win.in_tenths() * (round as i32 - 1) / 2;
                let slow = naive.pair(half).filter(|_| !naive.players.is_empty());
                let fast = pair(&stage, &draw(system));
                let Some((pairs, odd)) = slow else {
                    assert!(
                        matches!(fast, Err(NoPairing::Impossible(_) | NoPairing::Nobody(_))),
                        "{system} {event} {round}: {fast:?}"
                    );
                    ended += 1;
                    break;
                };
                let fast = fast.unwrap_or_else(|error| panic!("{system} {event} {round}: {error}"));
                let number = |index: usize| naive.players[index].number;
                let seats = pairs.iter().map(|&(one, two)| {
                    let (higher, lower) = (one.min(two), one.max(two));
                    match naive.side(round, higher, lower) {
                        Side::White => (number(higher), number(lower)),
                        Side::Black => (number(lower), number(higher)),
                    }
                });
                let mut slow: Vec<(Number, Number)> = seats.collect();
                let mut made: Vec<(Number, Number)> = fast.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
                slow.sort_unstable();
                made.sort_unstable();
                let found = (made, fast.odd.as_ref().map(|odd| odd.number));
                assert_eq!(found, (slow, odd.map(number)), "{system}, event {event}, round {round}");
                compared += 1;
                play(&mut table, round, &fast, &mut dice);
            }
        }
    }
    assert!(compared > ended, "{compared} {ended}");
}

#[test]
fn nobody_meets_twice_has_two_pluses_or_a_banned_run_of_colours() {
    for system in DOCUMENTS.into_iter().chain([System::Dutch]) {
        for event in 0..events(12) {
            let mut dice = Dice(event * 104_729 + 7);
            let players = 10 + dice.below(30) as Number;
            let mut table = empty(players, 7, true);
            for round in 1..=7 {
                absences(&mut table, round, &mut dice);
                let stage = table.before(Some(round)).expect("a stage");
                let made =
                    pair(&stage, &draw(system)).unwrap_or_else(|error| panic!("{system} {event} {round}: {error}"));
                // Whatever the order of the rows was before they were sorted by number, and however often.
                assert_eq!(pair(&stage, &draw(system)), Ok(made.clone()));
                let present = table.rows.iter().filter(|row| !stage.absent.contains(&row.number)).count();
                assert_eq!(2 * made.pairs.len() + usize::from(made.odd.is_some()), present);
                for pair in &made.pairs {
                    let row = table.row(pair.white).expect("a row");
                    assert!(
                        row.games(round - 1).all(|game| game.0 != pair.black),
                        "{system} {event} {round}: {pair:?}"
                    );
                }
                if let Some(odd) = &made.odd {
                    assert!(!table.row(odd.number).expect("a row").cells(round - 1).any(Cell::is_plus));
                }
                play(&mut table, round, &made, &mut dice);
            }
            let most = match system {
                System::RenjuLot | System::RenjuRating => 2,
                System::Dutch => 2,
                // A third time where a pair would be lost.
                _ => 3,
            };
            let unbanned = if system == System::MedianSolkoff { 7 } else { most };
            let until = if most == 2 { 6 } else { 7 };
            for row in &table.rows {
                let colours: Vec<Side> = row.games(until).map(|game| game.1).collect();
                let longest = colours.chunk_by(|one, two| one == two).map(<[Side]>::len).max().unwrap_or(0);
                assert!(longest <= unbanned, "{system} {event}: {} {colours:?}", row.number);
            }
        }
    }
}

/// The lines of a file in another order.
fn shuffled(text: &str, dice: &mut Dice) -> Vec<u8> {
    let mut lines: Vec<&str> = text.lines().collect();
    for index in (1..lines.len()).rev() {
        lines.swap(index, dice.below(index as u64 + 1) as usize);
    }
    lines.join("\r").into_bytes()
}

#[test]
fn the_same_pairs_whatever_the_order_of_the_lines() {
    for (index, system) in DOCUMENTS.into_iter().chain([System::Dutch]).enumerate() {
        for event in 0..events(10) {
            let mut dice = Dice(event * 50_021 + index as u64);
            let players = 4 + dice.below(20) as Number;
            let mut table = empty(players, 6, true);
            if system == System::Dutch && event % 2 == 0 {
                accelerate(&mut table, 6);
            }
            for round in 1..=6 {
                absences(&mut table, round, &mut dice);
                let file = Trf { table: table.clone(), ..Trf::default() }.to_string();
                let read = Trf::read(&shuffled(&file, &mut dice)).unwrap_or_else(|error| panic!("{error}: {file}"));
                let stage = |table: &Crosstable| table.before(Some(round)).expect("a stage");
                let made = pair(&stage(&table), &draw(system));
                assert_eq!(pair(&stage(&read.table), &draw(system)), made, "{system}, event {event}, round {round}");
                let Ok(made) = made else { break };
                play(&mut table, round, &made, &mut dice);
            }
        }
    }
}

#[test]
fn of_whom_nothing_is_written_in_a_round_that_was_paired_he_was_absent() {
    let lines =
        [player(1, 2300, &["3 w 1", "2 w 1"]), player(2, 2200, &["", "1 b 0"]), player(3, 2100, &["1 b 0", ""])];
    let table = super::event(&lines).table;
    let absent = |round| table.before(Some(round)).expect("a stage").absent.into_iter().collect::<Vec<_>>();
    assert_eq!((absent(1), absent(2), absent(3)), (vec![2], vec![3], vec![]));
}

#[test]
fn a_round_has_a_bound_of_players() {
    let table = empty(2001, 9, true);
    let stage = table.before(None).expect("a stage");
    for system in System::all() {
        assert_eq!(pair(&stage, &draw(system)), Err(NoPairing::TooMany(2001)));
    }
    let error = NoPairing::TooMany(2001).to_string();
    assert_eq!(error, "2001 players are too many to be paired; up to 2000");
}
