//! How long it takes to tell every foul of a board, and to tell one point's.
//!
//! `cargo bench --bench fouls`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use golos::rules::renju::{Board, Point};

#[path = "../src/rules/tests/renju/dice.rs"]
mod dice;
#[path = "../src/rules/tests/renju/hard.rs"]
mod hard;
#[path = "../src/rules/tests/renju/naive.rs"]
mod naive;

use dice::Dice;
use naive::Naive;

fn main() {
    divan::main();
}

const BOARDS: usize = 100;

/// A game's board after so many moves; about 30 are a middlegame.
#[divan::bench(args = [15, 30, 60, 120])]
fn board_of_a_game(bencher: Bencher, plies: usize) {
    let boards: Vec<Board> = (1..=BOARDS as u64).map(|seed| Dice::new(seed).game(plies)).collect();
    each(bencher, &boards, |board| board.fouls().len());
}

/// Stones anywhere: of a hundred points so many black, so many white.
#[divan::bench(args = [(15, 15), (30, 5), (45, 10)])]
fn random_board(bencher: Bencher, (black, white): (usize, usize)) {
    let boards: Vec<Board> = (1..=BOARDS as u64).map(|seed| Dice::new(seed).board(black, white)).collect();
    each(bencher, &boards, |board| board.fouls().len());
}

#[divan::bench(args = [0, 1, 2])]
fn hardest_board(bencher: Bencher, which: usize) {
    let board = hard::board(hard::BOARDS[which]);
    bencher.bench(|| black_box(board).fouls());
}

#[divan::bench]
fn one_point_of_a_game(bencher: Bencher) {
    let board = Dice::new(1).game(30);
    let point = board.free().next().unwrap_or(Point::CENTRE);
    bencher.bench(|| black_box(board).foul_at(point));
}

/// By the definitions alone, for comparison.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn naive_board_of_a_game(bencher: Bencher) {
    let boards: Vec<Board> = (1..=BOARDS as u64).map(|seed| Dice::new(seed).game(30)).collect();
    each(bencher, &boards, |board| Naive::new(board).fouls().len());
}

fn each(bencher: Bencher, boards: &[Board], judge: impl Fn(&Board) -> usize + Sync) {
    let bencher = bencher.counter(ItemsCount::new(boards.len()));
    bencher.bench(|| boards.iter().map(|board| judge(black_box(board))).sum::<usize>());
}
