//! The articles by hand and the crate that knows the moves find the same ones, and a lawful move leaves the same board.

use super::{Position, StartPosition};
use serde::Deserialize;

#[derive(Deserialize)]
struct Counts {
    id: String,
    chess960: bool,
    fen: String,
    counts: Vec<u64>,
}

fn fixtures() -> Vec<(String, Position, Vec<u64>)> {
    let all: Vec<Counts> = ron::from_str(include_str!("../../../fixtures/perft/chess.ron")).unwrap();
    let read = |one: Counts| {
        let array = if one.chess960 { StartPosition::Chess960 } else { StartPosition::Standard };
        (one.id, Position::from_fen(array, &one.fen).unwrap(), one.counts)
    };
    all.into_iter().map(read).collect()
}

/// Counts by the moves found by hand, and compares them at every node.
fn count_by_hand(position: &Position, depth: u32) -> u64 {
    let sorted = |moves: Vec<super::Move>| {
        let mut written: Vec<String> = moves.into_iter().map(|mv| format!("{mv:?}")).collect();
        written.sort();
        written
    };
    let moves = position.moves_by_hand();
    assert_eq!(sorted(moves.clone()), sorted(position.legal_moves()), "{}", position.fen());
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|mv| count_by_hand(&position.after(mv), depth - 1)).sum()
}

#[test]
fn the_articles_by_hand_find_the_same_moves() {
    for (id, position, counts) in fixtures() {
        assert_eq!(count_by_hand(&position, 3), counts[2], "{id}");
    }
}

#[test]
fn the_published_numbers_of_ways_are_counted() {
    for (id, position, counts) in fixtures() {
        for (depth, &count) in (1..).zip(&counts).filter(|(_, count)| **count < 1_000_000) {
            assert_eq!(position.perft(depth), count, "{id}, depth {depth}");
        }
    }
}

#[test]
fn a_lawful_move_leaves_what_the_crate_says() {
    use shakmaty::{EnPassantMode, Position as _, fen::Fen};
    for (id, mut position, _) in fixtures() {
        let mut chess = position.chess().unwrap();
        for ply in 0..120 {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            position = position.play(mv).unwrap();
            chess.play_unchecked(mv.0);
            let expected = Fen::from_position(&chess, EnPassantMode::Legal).to_string();
            let board = |fen: &str| fen.split(' ').take(4).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(board(&position.fen()), board(&expected), "{id}");
        }
    }
}
