//! Nodes a second of the generator and of a plain mailbox generator, on the same positions. Counts are checked.
//!
//! `cargo bench --bench perft`; the deepest counts with `-- --include-ignored`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use golos::rules::draughts::{Position, Variant};
use serde::Deserialize;

#[path = "../tests/rules/naive.rs"]
mod naive;

use naive::Naive;

#[derive(Deserialize)]
struct Counts {
    id: String,
    #[serde(rename = "variant")]
    _variant: String,
    fen: String,
    counts: Vec<u64>,
}

/// The position of the fixture with this id, and how many nodes it has at a depth.
fn position(id: &str, depth: u32) -> (Position, u64) {
    let fixtures: Vec<Counts> = ron::from_str(include_str!("../fixtures/perft/russian.ron")).unwrap();
    let fixture = fixtures.into_iter().find(|fixture| fixture.id == id).unwrap();
    let count = fixture.counts[depth as usize - 1];
    (Position::from_fen(Variant::RUSSIAN, &fixture.fen).unwrap(), count)
}

const CASES: [(&str, u32); 3] = [("start", 8), ("middle", 8), ("kings", 6)];

#[divan::bench(args = CASES, sample_count = 10, sample_size = 1)]
fn bitboards(bencher: Bencher, (id, depth): (&str, u32)) {
    let (position, count) = position(id, depth);
    bencher.counter(ItemsCount::new(count)).bench(|| assert_eq!(black_box(position).perft(depth), count));
}

#[divan::bench(args = CASES, sample_count = 3, sample_size = 1)]
fn mailbox(bencher: Bencher, (id, depth): (&str, u32)) {
    let (position, count) = position(id, depth);
    let naive = Naive::new(&position);
    bencher.counter(ItemsCount::new(count)).bench(|| assert_eq!(black_box(naive).perft(depth), count));
}

#[divan::bench(args = [("start", 11), ("start", 12)], sample_count = 1, sample_size = 1, ignore)]
fn deep(bencher: Bencher, (id, depth): (&str, u32)) {
    bitboards(bencher, (id, depth));
}

fn main() {
    divan::main();
}
