//! What of a position is said back.

use golos_rules::{Notation, Place, Position, Side};

/// Those of some places where a side has a piece.
pub(super) fn of_side(position: &Position, side: Side, places: &[Place]) -> Vec<Place> {
    let is_sides = |place: &Place| position.piece_on(*place).is_some_and(|piece| piece.side == side);
    places.iter().copied().filter(is_sides).collect()
}

/// The names of places.
pub(super) fn names(position: &Position, places: &[Place], notation: Notation) -> Vec<String> {
    places.iter().map(|&place| position.place_called(place, notation)).collect()
}
