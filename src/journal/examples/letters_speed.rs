//! Measures how long many games by letters take to be read, and their deadlines to be listed.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods)]
use golos_clock::Ms;
use golos_journal::{Chain, read_letters, replay_of};
use golos_ledger::{Command, Recorded, StateMachine, decide, fold};
use golos_letters::{Draft, Edition, Event, Request, Setup, State, compose, deadlines};
use golos_rules::{BySide, Side};

fn main() {
    let edition = Edition::find("draughts-2022").unwrap();
    let names = BySide::new("Anna Petrova".to_owned(), "Boris Sedov".to_owned());
    let mut setup = Setup::new(edition, edition.games[0], "A-7", names, "2026-03-01".parse().unwrap());
    setup.me = Some(Side::White);
    let mut state = <State as StateMachine>::open(setup.clone()).unwrap();
    let mut chain = Chain::default();
    let wall = || Some("2026-11-21T15:00:00.000+02:00".to_owned());
    let mut text = chain.encode(wall(), &Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup)))).unwrap();
    let mut day: golos_letters::Day = "2026-03-01".parse().unwrap();
    let plies: usize = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(20);
    for _ in 0..plies {
        let by = state.turn();
        let position = state.position();
        let Some(mv) = position.playable_moves().into_iter().find(|mv| {
            let after = position.play(mv).unwrap();
            after.playable_moves().len() > 1
        }) else {
            break;
        };
        let mut draft = Draft::reply(vec![position.full(&mv)], day.plus(2));
        draft.received = Some(day);
        let (letter, _) = compose(&state, by, &draft).unwrap();
        let decision = decide(&state, &Command::new(by, Request::Take(Box::new(letter))), Ms::ZERO);
        for recorded in decision.events {
            fold(&mut state, &recorded).unwrap();
            text += &chain.encode(wall(), &recorded).unwrap();
        }
        day = day.plus(9);
    }
    println!("{} letters, {} bytes", state.letters().len(), text.len());
    println!("{}", text.lines().nth(3).unwrap_or_default());
    let start = std::time::Instant::now();
    let mut due = 0;
    for _ in 0..10_000 {
        let log = read_letters(text.as_bytes());
        let replay = replay_of::<State>(&log.records).unwrap();
        due += deadlines(&replay.state).len();
    }
    println!("10000 games: {:?}, {due} deadlines", start.elapsed());
}
