//! Published counts of positions, as deep as a test bears.

use golos_rules::draughts::{Position, Variant};
use serde::Deserialize;

#[derive(Deserialize)]
struct Counts {
    id: String,
    variant: String,
    fen: String,
    tested: usize,
    counts: Vec<u64>,
    #[serde(default)]
    routes: Vec<u64>,
}

const RUSSIAN: &str = include_str!("../../../../fixtures/perft/russian.ron");
const BRAZILIAN: &str = include_str!("../../../../fixtures/perft/brazilian.ron");
const INTERNATIONAL: &str = include_str!("../../../../fixtures/perft/international.ron");
const FRISIAN: &str = include_str!("../../../../fixtures/perft/frisian.ron");

fn counts(fixture: &str) -> Vec<Counts> {
    ron::from_str(fixture).unwrap()
}

fn published_counts(fixture: &str) {
    for Counts { id, variant, fen, tested, counts, .. } in counts(fixture) {
        let position = Position::from_fen(Variant::by_id(&variant).unwrap(), &fen).unwrap();
        for (depth, &count) in (1..).zip(&counts).take(tested) {
            assert_eq!(position.perft(depth), count, "{id} at depth {depth}");
        }
    }
}

#[test]
fn published_counts_of_russian_draughts() {
    published_counts(RUSSIAN);
}

#[test]
fn published_counts_of_brazilian_draughts() {
    published_counts(BRAZILIAN);
}

#[test]
fn published_counts_of_international_draughts() {
    published_counts(INTERNATIONAL);
}

#[test]
fn published_counts_of_frisian_draughts() {
    published_counts(FRISIAN);
}

#[test]
fn published_counts_of_routes() {
    fn routes(position: &Position, depth: u32) -> u64 {
        let moves = position.legal_moves();
        match depth {
            1 => moves.len() as u64,
            _ => moves.iter().map(|mv| routes(&position.play(mv).unwrap(), depth - 1)).sum(),
        }
    }
    const MOST: u64 = 1_100_000;
    for Counts { id, variant, fen, counts, routes: published, .. } in
        [RUSSIAN, BRAZILIAN, INTERNATIONAL, FRISIAN].into_iter().flat_map(counts)
    {
        let position = Position::from_fen(Variant::by_id(&variant).unwrap(), &fen).unwrap();
        for (depth, &count) in (1..).zip(&published).filter(|&(_, &count)| count <= MOST) {
            assert_eq!(routes(&position, depth), count, "{variant} {id} at depth {depth}");
        }
        assert!(published.iter().zip(&counts).all(|(routes, count)| routes >= count));
    }
}

#[test]
fn r_8_giveaway_has_the_moves_of_russian_draughts() {
    for Counts { id, fen, counts, .. } in counts(RUSSIAN) {
        let position = Position::from_fen(Variant::GIVEAWAY, &fen).unwrap();
        for (depth, &count) in (1..).zip(&counts).take(8) {
            assert_eq!(position.perft(depth), count, "{id} at depth {depth}");
        }
    }
}
