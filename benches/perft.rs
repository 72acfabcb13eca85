//! Nodes a second of the generator, for each variant, beside those of a plain mailbox generator on the same positions.
//! Every count is checked.
//!
//! `cargo bench --bench perft`; with `-- --deep` all counts of the fixtures instead, down to the deepest.

#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a bench measures time and prints it")]

use golos::rules::draughts::{Position, Variant};
use serde::Deserialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

#[path = "../src/rules/tests/draughts/naive.rs"]
mod naive;

use naive::Naive;

#[derive(Clone, Deserialize)]
struct Fixture {
    id: String,
    variant: String,
    fen: String,
    #[serde(rename = "tested")]
    _tested: u32,
    counts: Vec<u64>,
    #[serde(default, rename = "routes")]
    _routes: Vec<u64>,
}

impl Fixture {
    fn position(&self) -> Position {
        Position::from_fen(Variant::by_id(&self.variant).unwrap(), &self.fen).unwrap()
    }

    fn count(&self, depth: u32) -> u64 {
        self.counts[depth as usize - 1]
    }

    /// Giveaway has the moves of Russian draughts.
    fn as_giveaway(&self) -> Fixture {
        Fixture { variant: "giveaway".to_owned(), ..self.clone() }
    }
}

fn fixtures() -> Vec<Fixture> {
    let files = [
        include_str!("../fixtures/perft/russian.ron"),
        include_str!("../fixtures/perft/brazilian.ron"),
        include_str!("../fixtures/perft/international.ron"),
        include_str!("../fixtures/perft/frisian.ron"),
    ];
    let mut fixtures: Vec<Fixture> =
        files.into_iter().flat_map(|file| ron::from_str::<Vec<Fixture>>(file).unwrap()).collect();
    let giveaway: Vec<Fixture> =
        fixtures.iter().filter(|fixture| fixture.variant == "russian").map(Fixture::as_giveaway).collect();
    fixtures.extend(giveaway);
    fixtures
}

/// How deep the generator goes in one measurement, and how deep the plain one, which would take too long for that.
fn depths(fixture: &Fixture) -> (u32, u32) {
    match (fixture.variant.as_str(), fixture.id.as_str()) {
        ("international" | "frisian", "start") => (9, 7),
        ("international", "random-178") => (7, 5),
        ("international", "woldouby") => (13, 10),
        ("international", "all-kings") => (8, 6),
        ("international", "almost-promotion") => (7, 5),
        ("international", _) => (12, 9),
        (_, "start") => (9, 7),
        (_, "middle") => (9, 7),
        _ => (7, 5),
    }
}

/// Both generators are measured by turns for so long; the machine may be busy, so that the fastest run of each counts.
const PATIENCE: Duration = Duration::from_secs(3);

/// Nodes a second of the fastest run so far.
struct Speed {
    count: u64,
    fastest: Duration,
}

impl Speed {
    const fn of(count: u64) -> Speed {
        Speed { count, fastest: Duration::MAX }
    }

    fn run(&mut self, perft: impl FnOnce() -> u64) {
        let start = Instant::now();
        assert_eq!(perft(), self.count);
        self.fastest = self.fastest.min(start.elapsed());
    }

    fn nodes(&self) -> f64 {
        self.count as f64 / self.fastest.as_secs_f64()
    }
}

fn measure(fixture: &Fixture) {
    let (deep, shallow) = depths(fixture);
    let position = fixture.position();
    let plain = Naive::new(&position);
    let (mut fast, mut slow) = (Speed::of(fixture.count(deep)), Speed::of(fixture.count(shallow)));
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        fast.run(|| black_box(position).perft(deep));
        slow.run(|| black_box(plain).perft(shallow));
    }
    let (fast, slow) = (fast.nodes(), slow.nodes());
    println!(
        "{:14} {:17} {deep:5} {:8.1} {shallow:8} {:8.2} {:7.0}",
        fixture.variant,
        fixture.id,
        fast / 1e6,
        slow / 1e6,
        fast / slow
    );
}

fn check(fixture: &Fixture) {
    let position = fixture.position();
    let start = Instant::now();
    for (depth, &count) in (1..).zip(&fixture.counts) {
        assert_eq!(position.perft(depth), count, "{} {} at depth {depth}", fixture.variant, fixture.id);
    }
    let nodes: u64 = fixture.counts.iter().sum();
    let speed = nodes as f64 / start.elapsed().as_secs_f64() / 1e6;
    println!("{:14} {:17} {:5} {speed:8.1}", fixture.variant, fixture.id, fixture.counts.len());
}

fn main() {
    if std::env::args().any(|argument| argument == "--deep") {
        println!("variant        position          depth      M/s");
        fixtures().iter().for_each(check);
    } else {
        println!("variant        position          depth      M/s  plain to      M/s   ratio");
        fixtures().iter().for_each(measure);
    }
}
