//! Files of chess and renju: what a check says of them, what they become, and that nothing in them does harm. The games
//! of the fixtures are made up.

mod check;
mod compare;
mod convert;
mod damage;
mod disk;
mod forms;
mod memory;
mod notes;
mod round_trip;
mod salvage;
mod terminal;
mod tools;

use golos::rules::Move;
use golos::rules::renju::Letters;
use golos::rules::renju::exchange::{read_list, write_lib};
use golos::rules::tree::{Step, Tree};

const PGN: &str = "fixtures/chess/sample.pgn";
const BROKEN_PGN: &str = "fixtures/chess/broken.pgn";
const SGF: &str = "fixtures/renju/sample.sgf";
const BROKEN_SGF: &str = "fixtures/renju/broken.sgf";
const RIF: &str = "fixtures/renju/sample.rif";
const LIST: &str = "fixtures/renju/moves.txt";

/// A RenLib library of one game, with a variation.
fn library() -> Vec<u8> {
    let moves = |text: &str| read_list(text.as_bytes(), Letters::AToP).expect("a list").into_iter().map(Move::Renju);
    let mut tree = Tree::of_moves(moves("h8 i9 h9 h10"));
    let second = tree.main_line().nth(1).expect("a second move");
    tree.add(second, moves("g8").next().map(Step::Move));
    write_lib(&tree)
}

/// A RenLib position of three moves: h8, a15, p1.
const POSITION: &[u8] = &[3, 112, 0, 224];
/// The lines with the sums that they should have.
fn resummed(text: &str) -> String {
    use sha2::{Digest, Sha256};
    let mut before = String::new();
    let line = |line: &str| {
        let (body, _) = line.rsplit_once(",sum:\"").expect("a sum");
        let hash = Sha256::new().chain_update(before.as_bytes()).chain_update(body.as_bytes()).finalize();
        before = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{body},sum:\"{before}\")\n")
    };
    text.lines().map(line).collect()
}
