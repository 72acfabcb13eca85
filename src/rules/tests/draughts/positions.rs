//! Positions of every variant to be tried on: any, hard ones, and those that games reach.

use golos_rules::Side;
use golos_rules::draughts::{Piece, PieceKind, Position, Square, Variant};
use proptest::prelude::*;

pub fn variants() -> impl Strategy<Value = &'static Variant> {
    proptest::sample::select(&Variant::ALL[..])
}

fn sides() -> impl Strategy<Value = Side> {
    proptest::sample::select(&Side::BOTH[..])
}

/// Places what is chosen for each square, in ascending number.
fn place(variant: &'static Variant, turn: Side, pieces: impl IntoIterator<Item = Option<Piece>>) -> Position {
    let squares = (1..).map_while(Square::from_number).zip(pieces);
    squares.fold(Position::empty(variant).with_turn(turn), |position, (square, piece)| position.put(square, piece))
}

/// Any pieces on any squares, few to many.
pub fn scattered() -> impl Strategy<Value = Position> {
    const PIECES: [Piece; 4] = [
        Piece { side: Side::White, kind: PieceKind::Man },
        Piece { side: Side::Black, kind: PieceKind::Man },
        Piece { side: Side::White, kind: PieceKind::King },
        Piece { side: Side::Black, kind: PieceKind::King },
    ];
    let choices = (6_usize..24).prop_flat_map(|sides| proptest::collection::vec(0..sides, 50));
    (variants(), sides(), choices).prop_map(|(variant, turn, choices)| {
        place(variant, turn, choices.into_iter().map(|choice| PIECES.get(choice).copied()))
    })
}

/// A few kings among many pieces that stand apart: long captures, blocked by what they have taken.
pub fn kings() -> impl Strategy<Value = Position> {
    let choices = (3_u8..7, proptest::collection::vec(0_u8..20, 50));
    (variants(), sides(), choices).prop_map(|(variant, turn, (most, choices))| {
        let piece = |choice| match choice {
            0 => Some(Piece { side: turn, kind: PieceKind::King }),
            1 => Some(Piece { side: turn.other(), kind: PieceKind::King }),
            _ if choice <= most => Some(Piece { side: turn.other(), kind: PieceKind::Man }),
            _ => None,
        };
        place(variant, turn, choices.into_iter().map(piece))
    })
}

/// A piece among others on every second square of every second rank, with a few missing: it may capture ten and more,
/// cross its own way, come back to where it started, and pass its last rank.
pub fn lattices() -> impl Strategy<Value = Position> {
    let mover = (0..25_usize, prop_oneof![3 => Just(PieceKind::Man), 2 => Just(PieceKind::King)]);
    let missing = proptest::collection::vec(proptest::bool::weighted(0.2), 50);
    (variants(), sides(), 0..2_u8, mover, missing).prop_map(|(variant, turn, parity, (at, kind), missing)| {
        let geometry = variant.geometry();
        let is_even = |square: Square| geometry.rank(square) % 2 == parity;
        let is_inner = |square: Square| {
            [geometry.file(square), geometry.rank(square)].iter().all(|place| (2..geometry.size()).contains(place))
        };
        let nodes: Vec<Square> = geometry.squares().filter(|&square| is_even(square)).collect();
        let from = nodes[at % nodes.len()];
        let holes = geometry.squares().zip(missing).filter(|&(_, is_missing)| is_missing).map(|(square, _)| square);
        let holes: Vec<Square> = holes.collect();
        let prey =
            geometry.squares().filter(|&square| !is_even(square) && is_inner(square) && !holes.contains(&square));
        let man = Piece { side: turn.other(), kind: PieceKind::Man };
        let position = Position::empty(variant).with_turn(turn).put(from, Some(Piece { side: turn, kind }));
        prey.fold(position, |position, square| position.put(square, Some(man)))
    })
}

/// A position that a game reaches from the start after as many moves as there are choices.
fn game(variant: &'static Variant, choices: &[usize]) -> Position {
    choices.iter().fold(Position::start(variant), |position, &choice| {
        let moves = position.legal_moves();
        moves.get(choice % moves.len().max(1)).map_or(position, |mv| position.play(mv).unwrap())
    })
}

/// What random games reach, the end included.
pub fn games() -> impl Strategy<Value = Position> {
    (variants(), proptest::collection::vec(any::<usize>(), 0..150))
        .prop_map(|(variant, choices)| game(variant, &choices))
}
