//! Whether a mating picture can be put together from where pieces can ever stand.

use shakmaty::{Bitboard, Square, attacks};

use super::super::position::Position;
use super::reach::{Reach, Unit};
use crate::Side;

/// Whether no mating picture by `mater` can ever come about.
pub(super) fn is_barred(position: &Position, mater: Side) -> bool {
    !has_picture(&Reach::of(position), mater)
}

/// The same, in less time: where a pawn of `mater` can promote, the answer is no.
pub(super) fn is_plainly_barred(position: &Position, mater: Side) -> bool {
    Reach::without_promotion(position, mater).is_some_and(|reach| !has_picture(&reach, mater))
}

/// Whether somewhere in the reach of the other king a check can be given while it has no flight.
fn has_picture(reach: &Reach, mater: Side) -> bool {
    let of = |side: Side| reach.units.iter().filter(move |unit| unit.piece.side == side);
    let king = |side| of(side).find(|unit| unit.is_king());
    let (Some(own), Some(bare)) = (king(mater), king(mater.other())) else { return true };
    let obstacles = reach.obstacles();
    let hunters: Vec<&Unit> = of(mater).filter(|unit| !unit.is_king()).collect();
    let walls: Vec<Bitboard> = of(mater.other()).filter(|unit| !unit.is_king()).map(|unit| unit.reach).collect();
    let sights: Vec<Bitboard> = hunters.iter().map(|unit| unit.sight(unit.reach, obstacles)).collect();
    hunters.iter().enumerate().any(|(place, hunter)| {
        let others = sights.iter().enumerate().filter(|(other, _)| *other != place);
        let others = others.fold(Bitboard::EMPTY, |all, (_, sight)| all | *sight);
        hunter.reach.into_iter().any(|from| {
            let sight = hunter.sight(from.into(), obstacles);
            (sight & bare.reach).into_iter().any(|at| {
                let flights = attacks::king_attacks(at) & !(others | sight);
                is_shut(at, flights, own.reach.without(from), &walls)
            })
        })
    })
}

/// Whether the flights of a king on `at` can all be closed: by the other king from somewhere, the rest by different
/// pieces of its own.
fn is_shut(at: Square, flights: Bitboard, own_king: Bitboard, walls: &[Bitboard]) -> bool {
    let near = attacks::king_attacks(at).with(at);
    (own_king & !near).into_iter().any(|king| {
        let open: Vec<Square> = (flights & !attacks::king_attacks(king)).into_iter().collect();
        open.len() <= walls.len() && is_matched(&open, walls)
    })
}

/// Whether each square can get a piece of its own.
pub(super) fn is_matched(squares: &[Square], walls: &[Bitboard]) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; walls.len()];
    (0..squares.len()).all(|place| augment(place, squares, walls, &mut taken, &mut vec![false; walls.len()]))
}

/// Finds a piece for a square, moving others to squares that they can fill as well.
fn augment(
    place: usize,
    squares: &[Square],
    walls: &[Bitboard],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for (wall, reach) in walls.iter().enumerate() {
        if tried[wall] || !reach.contains(squares[place]) {
            continue;
        }
        tried[wall] = true;
        let is_free = match taken[wall] {
            None => true,
            Some(other) => augment(other, squares, walls, taken, tried),
        };
        if is_free {
            taken[wall] = Some(place);
            return true;
        }
    }
    false
}
