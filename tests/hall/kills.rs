//! The hall killed in the middle of a round, again and again: everybody comes back by himself, what was heard is in the
//! record, nothing is there twice, and the clocks go on as the arbiter rules.
//!
//! `GOLOS_HALL_KILLS` says how often; 20 in the suite. `GOLOS_SEED` is where the dice begin.

use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};

use golos::game::{ClockEvent, Event, MoveEvent, RecordEvent};
use golos::journal::{self, Problem};
use golos::rules::Side;
use golos::rules::draughts::{Position, Variant};

use super::home::{join, make_known};
use super::ssh::{Open, Place, Talk, has_ssh};

/// As often in the suite.
const KILLS: u64 = 20;

/// As often in one hall.
const IN_A_ROW: u64 = 10;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A small generator of numbers that are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A game of at least so many lawful half-moves by chance.
pub fn game(dice: &mut Dice, plies: usize) -> Vec<String> {
    let variant = Variant::by_id("russian").expect("built in");
    loop {
        let (mut position, mut moves) = (Position::start(variant), Vec::new());
        while moves.len() < plies + 4 {
            let lawful = position.legal_moves();
            if lawful.is_empty() {
                break;
            }
            let chosen = &lawful[usize::try_from(dice.roll(lawful.len() as u64)).expect("small")];
            moves.push(chosen.full(position.geometry()));
            position = position.play(chosen).expect("lawful");
        }
        if moves.len() >= plies + 4 {
            moves.truncate(plies);
            return moves;
        }
    }
}

/// The moves that stand in the record of the board.
pub fn moves(place: &Place) -> Vec<String> {
    let log = journal::read(&fs::read(place.path("hall/board-01.ron")).expect("the record"));
    let made = log.records.into_iter().filter_map(|record| match record.recorded.event {
        Event::Move(MoveEvent::Made { notation, .. }) => Some(String::from(notation)),
        _ => None,
    });
    made.collect()
}

/// How a move begins that is heard.
pub fn heard(text: &str) -> String {
    format!("{} ", &text[..2])
}

/// The record is sound, and was closed.
pub fn is_sound(place: &Place, seed: u64) {
    let bytes = fs::read(place.path("hall/board-01.ron")).expect("the record");
    let report = journal::check(&bytes).expect("a game");
    let wrong: Vec<&Problem> = report.findings.iter().map(|finding| &finding.problem).collect();
    assert!(wrong.is_empty(), "seed {seed}: {wrong:?}");
}

/// Everything that these players typed is worked off: the arbiter hears what they typed last.
fn is_answered(hall: &mut Open, players: &mut [Talk], kill: u64) {
    for (player, number) in players.iter_mut().zip(0..) {
        player.types(&format!("note sync {kill} {number}"));
        hall.talk.until(&format!("sync {kill} {number}"));
    }
}

/// One hall: opened, killed and opened again.
fn one_round(seed: u64) {
    let mut dice = Dice(seed);
    // The first numbers of neighbouring seeds are alike.
    dice.roll(2);
    let game = game(&mut dice, 50);
    let place = Place::new();
    let mut hall = place.open();
    make_known(&place, &hall);
    let port = hall.port.clone();
    let mut players = ["anna", "boris"].map(|login| join(&place, &port, login));
    for (player, seat) in players.iter_mut().zip(["Your seat: White.", "Your seat: Black."]) {
        player.until(seat);
    }
    // And one by the plain ssh of the system.
    let mut olga = place.come(&hall, "olga");
    olga.until("Your seat: White's assistant.");
    hall.talk.types("start");
    for player in players.iter_mut().chain([&mut olga]) {
        player.until("Start. White to move.");
    }
    let (mut made, mut rulings) = (0, Vec::new());
    for kill in 0..IN_A_ROW {
        for _ in 0..dice.roll(3) {
            let text = &game[made];
            players[made % 2].types(text);
            for player in &mut players {
                player.until(&heard(text));
            }
            made += 1;
        }
        // One more: it is on its way, or one of both has heard it.
        let text = &game[made];
        players[made % 2].types(text);
        let moment = dice.roll(3);
        if let Some(ear) = [made % 2, 1 - made % 2].get(usize::try_from(moment).expect("small")) {
            players[*ear].until(&heard(text));
        }
        hall.talk.kill();
        let kept = moves(&place);
        let least = made + usize::from(moment < 2);
        assert!(kept.len() >= least && kept == game[..kept.len()], "seed {seed}: heard {least}: {kept:?}, {game:?}");
        hall = place.open_at(&port);
        for player in &mut players {
            player.until("Reconnected to the hall.");
        }
        rulings.push(rule(&mut hall, &mut dice, &mut players));
        // What waited for the line has come by now, and is there once.
        is_answered(&mut hall, &mut players, kill);
        let now = moves(&place);
        assert!(now.len() >= kept.len() && now.len() <= made + 1 && now == game[..now.len()], "seed {seed}: {now:?}");
        made = now.len();
        let (code, _) = olga.end();
        assert_ne!(code, Some(0), "seed {seed}: her line broke");
        olga = place.come(&hall, "olga");
        olga.until("Your seat: White's assistant.");
        if let Some(last) = now.last() {
            olga.types("last");
            olga.until(&heard(last));
        }
    }
    hall.talk.types("quit");
    hall.talk.types("yes");
    for player in &mut players {
        player.until("The hall is closed.");
    }
    let (code, said) = hall.talk.end();
    assert_eq!(code, Some(0), "seed {seed}: {said}");
    is_sound(&place, seed);
    clocks_are_as_ruled(&place, &rulings, seed);
}

/// The arbiter is asked about the time, and rules. Whether he has charged it.
fn rule(hall: &mut Open, dice: &mut Dice, players: &mut [Talk]) -> bool {
    let charges = dice.roll(2) == 0;
    hall.talk.types(if charges { "gap charge" } else { "gap leave" });
    hall.talk.until("Play on.");
    for player in players {
        player.until("Play on.");
    }
    charges
}

/// Behind each interruption both clocks are as they were, but for what was charged to the one that had been running.
fn clocks_are_as_ruled(place: &Place, rulings: &[bool], seed: u64) {
    let bytes = fs::read(place.path("hall/board-01.ron")).expect("the record");
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let state = |records: usize| journal::check(&lines[..records].concat()).expect("a game").state;
    let log = journal::read(&bytes);
    let (mut rulings, mut broken) = (rulings.iter(), None);
    for (index, record) in log.records.iter().enumerate() {
        match &record.event {
            Event::Record(RecordEvent::Reopened { gap, .. }) => broken = Some((index, *gap)),
            Event::Clock(ClockEvent::Resumed) => {
                let (since, gap) = broken.take().expect("an interruption");
                let charged = rulings.next().expect("a ruling");
                let (before, now) = (state(since + 1), state(index + 1));
                for side in Side::BOTH {
                    let left = before.clock().left(side, log.records[since].at);
                    let is_charged = *charged && before.turn() == side;
                    let due = if is_charged { left - gap } else { left };
                    assert_eq!(now.clock().left(side, record.at), due, "seed {seed}: record {index}, {side}");
                }
            }
            _ => {}
        }
    }
    assert!(rulings.next().is_none(), "seed {seed}: a ruling is lost");
}

#[test]
fn a_hall_that_is_killed_in_a_round_loses_nothing_that_was_heard_and_everybody_comes_back() {
    if !has_ssh() {
        return;
    }
    let (wanted, first) = (number("GOLOS_HALL_KILLS", KILLS), number("GOLOS_SEED", 20_220_317));
    let (begun, next) = (AtomicU64::new(0), AtomicU64::new(first));
    let hands = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..hands {
            scope.spawn(|| {
                while begun.fetch_add(IN_A_ROW, Ordering::Relaxed) < wanted {
                    one_round(next.fetch_add(1, Ordering::Relaxed));
                }
            });
        }
    });
}
