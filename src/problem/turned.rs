//! The same position seen from the other side.

use golos_rules::draughts::{Piece, Position, Square};

/// The board turned by 180 degrees and the colours exchanged: what one side can do in one, the other can in the other.
///
/// ```
/// use golos_problem::turned;
/// use golos_rules::draughts::{Position, Variant};
///
/// let position = Position::from_fen(Variant::RUSSIAN, "W:Wa1,c3:BKh8")?;
/// assert_eq!(turned(&position), Position::from_fen(Variant::RUSSIAN, "B:WKa1:Bh8,f6")?);
/// assert_eq!(turned(&turned(&position)), position);
/// # Ok::<(), golos_rules::draughts::FenError>(())
/// ```
#[must_use]
pub fn turned(position: &Position) -> Position {
    let geometry = position.geometry();
    let mut turned = Position::empty(position.variant()).with_turn(position.turn().other());
    for from in geometry.squares() {
        let to = Square::from_number(geometry.count() + 1 - from.number());
        if let (Some(piece), Some(to)) = (position.piece_at(from), to) {
            turned = turned.put(to, Some(Piece { side: piece.side.other(), ..piece }));
        }
    }
    turned
}
