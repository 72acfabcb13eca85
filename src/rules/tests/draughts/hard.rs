//! The generator on hard positions: and that they are hard.

use super::generator::compare;
use super::positions::{kings, lattices};
use golos_rules::draughts::{Move, PieceKind, Position, Square, Squares, Variant};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// Whether some capture of a position is hard in this way.
type Hardship = fn(&Position, &[Move]) -> bool;

const HARDSHIPS: [(&str, Hardship); 7] = [
    ("a man takes ten", |_, moves| moves.iter().any(|mv| takes_ten(mv, PieceKind::Man))),
    ("a king takes ten", |_, moves| moves.iter().any(|mv| takes_ten(mv, PieceKind::King))),
    ("crosses its own way", |_, moves| moves.iter().any(crosses_its_way)),
    ("stops where it started", |_, moves| moves.iter().any(|mv| mv.is_capture() && mv.to() == mv.from())),
    ("a man passes its last rank", |position, moves| moves.iter().any(|mv| passes_last_rank(position, mv))),
    ("Turkish strike", |position, moves| moves.iter().any(|mv| is_turkish(position, mv))),
    ("the same pieces in another order", |_, moves| has_orders(moves)),
];

fn takes_ten(mv: &Move, kind: PieceKind) -> bool {
    mv.captured().len() >= 10 && mv.kind() == kind
}

fn crosses_its_way(mv: &Move) -> bool {
    mv.path().iter().copied().collect::<Squares>().len() < mv.path().len()
}

fn passes_last_rank(position: &Position, mv: &Move) -> bool {
    let is_last_rank = |&square: &Square| position.geometry().is_last_rank(square, position.turn());
    let between = mv.path().get(1..mv.path().len() - 1).unwrap_or_default();
    mv.kind() == PieceKind::Man && between.iter().any(is_last_rank)
}

/// The capture could go on, were the pieces gone that it has taken (R-6.1.5.17).
fn is_turkish(position: &Position, mv: &Move) -> bool {
    let after = position.play(mv).unwrap().with_turn(position.turn());
    let goes_on = |next: &Move| next.is_capture() && next.from() == mv.to();
    mv.is_capture() && mv.kind_after() == mv.kind() && after.legal_moves().iter().any(goes_on)
}

fn has_orders(moves: &[Move]) -> bool {
    let outcome = |mv: &Move| (mv.from(), mv.to(), mv.captured().iter().copied().collect::<Squares>().collect());
    let mut outcomes: Vec<(Square, Square, Vec<Square>)> = moves.iter().map(outcome).collect();
    outcomes.sort_unstable();
    outcomes.windows(2).any(|pair| pair[0] == pair[1])
}

/// Compares so many positions, and counts the hard ones.
fn compare_hard(positions: impl Strategy<Value = Position>, number: u32) -> [u32; HARDSHIPS.len()] {
    let mut runner = TestRunner::deterministic();
    let mut met = [0; HARDSHIPS.len()];
    for _ in 0..number {
        let position = positions.new_tree(&mut runner).unwrap().current();
        compare(&position);
        let moves = position.legal_moves();
        for (met, (_, is_met)) in met.iter_mut().zip(HARDSHIPS) {
            *met += u32::from(is_met(&position, &moves));
        }
    }
    met
}

#[test]
fn hard_positions_have_the_moves_of_the_articles() {
    let (kings, lattices) = (compare_hard(kings(), 2000), compare_hard(lattices(), 2000));
    for (((name, _), kings), lattices) in HARDSHIPS.iter().zip(kings).zip(lattices) {
        assert!(kings + lattices >= 100, "{name}: only {kings} and {lattices} positions");
    }
}

/// The positions with the most routes that searches among kings against up to twenty pieces have met: every route can
/// be listed, and nothing has to bound their number.
#[test]
fn hostile_positions_have_few_enough_routes_to_list() {
    for (fen, routes) in [
        ("W:WK6,K14,K25,K37,K50:B7,8,9,10,17,18,20,21,23,29,30,31,39,40,41,42,43,45", 1224),
        ("W:WK1,K3,K5,K6,K25,K26,K45,K46,K48,K50:B8,9,10,11,12,20,21,22,28,30,31,33,34,41,42,43,44", 1120),
        ("W:WK13:B7,8,9,10,17,18,19,20,21,28,29,30,31,32,39,40,41,42,43,45", 126),
    ] {
        let position = Position::from_fen(Variant::INTERNATIONAL, fen).unwrap();
        compare(&position);
        assert_eq!(position.legal_moves().len(), routes, "{fen}");
    }
}
