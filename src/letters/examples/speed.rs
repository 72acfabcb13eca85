//! Measures how long the letters of many games take to be read and folded, and their deadlines to be listed.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods)]
use golos_clock::Ms;
use golos_ledger::{Command, Recorded, StateMachine, decide, fold};
use golos_letters::{Draft, Edition, Event, Fact, Request, Setup, State, compose, deadlines};
use golos_rules::{BySide, Side};

fn main() {
    let edition = Edition::find("draughts-2022").unwrap();
    let names = BySide::new("Anna Petrova".to_owned(), "Boris Sedov".to_owned());
    let mut setup = Setup::new(edition, edition.games[0], "A-7", names, "2026-03-01".parse().unwrap());
    setup.me = Some(Side::White);
    let mut state = <State as StateMachine>::open(setup.clone()).unwrap();
    let opening = ron::to_string(&setup).unwrap();
    let mut lines: Vec<String> = Vec::new();
    let mut day: golos_letters::Day = "2026-03-01".parse().unwrap();
    let plies: usize = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(20);
    for _ in 0..plies {
        let by = state.turn();
        let position = state.position();
        let quiet = |mv: &golos_rules::Move| position.play(mv).unwrap().playable_moves().len() > 1;
        let Some(mv) = position.playable_moves().into_iter().find(quiet) else { break };
        let mut draft = Draft::reply(vec![position.full(&mv)], day.plus(2));
        draft.received = Some(day);
        let (letter, _) = compose(&state, by, &draft).unwrap();
        for recorded in decide(&state, &Command::new(by, Request::Take(Box::new(letter))), Ms::ZERO).events {
            fold(&mut state, &recorded).unwrap();
            let Event::Fact(fact) = recorded.event else { continue };
            lines.push(ron::to_string(&fact).unwrap());
        }
        day = day.plus(9);
    }
    println!("{} letters, {} bytes", lines.len(), opening.len() + lines.iter().map(String::len).sum::<usize>());
    let start = std::time::Instant::now();
    let mut due = 0;
    for _ in 0..10_000 {
        let setup: Setup = ron::from_str(&opening).unwrap();
        let mut state = <State as StateMachine>::open(setup).unwrap();
        for line in &lines {
            let fact: Fact = ron::from_str(line).unwrap();
            fold(&mut state, &Recorded::by_program(Ms::ZERO, fact)).unwrap();
        }
        due += deadlines(&state).len();
    }
    println!("10000 games: {:?}, {due} deadlines", start.elapsed());
}
