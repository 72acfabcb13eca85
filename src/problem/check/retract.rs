//! The last move before a position: whether there can have been one.

use golos_rules::draughts::{Move, Piece, PieceKind, Position, Square, Squares};

/// A move and the position before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    pub before: Position,
    pub mv: Move,
}

/// A last move of the side that is not to move: one that takes nothing if there is such a one, otherwise one that takes one
/// piece. `None` if there is neither. A move that takes several pieces leaves a position to which one that takes the last of
/// them leads as well, unless more had to be taken.
#[must_use]
pub fn last_move(position: &Position) -> Option<LastMove> {
    let mover = position.turn().other();
    let quiet = position.pieces(mover).find_map(|to| {
        let cleared = lifted(position, to)?;
        places(&cleared).find_map(|from| come_from(position, &cleared, from, to))
    });
    quiet.or_else(|| {
        position.pieces(mover).find_map(|to| {
            let cleared = lifted(position, to)?;
            places(&cleared).find_map(|over| {
                [PieceKind::Man, PieceKind::King].into_iter().find_map(|kind| {
                    let restored = cleared.put(over, Some(Piece { side: position.turn(), kind }));
                    is_possible(&restored).then_some(())?;
                    let near = places(&restored).filter(|from| is_in_line(position, *from, over));
                    near.into_iter().find_map(|from| come_from(position, &restored, from, to))
                })
            })
        })
    })
}

/// The position without the piece on a square, the other side to move.
fn lifted(position: &Position, square: Square) -> Option<Position> {
    position.piece_at(square)?;
    Some(position.put(square, None).with_turn(position.turn().other()))
}

fn places(position: &Position) -> impl Iterator<Item = Square> + use<> {
    let geometry = position.geometry();
    let empty: Squares =
        (1..=geometry.count()).filter_map(Square::from_number).filter(|&at| position.piece_at(at).is_none()).collect();
    empty
}

fn is_in_line(position: &Position, one: Square, other: Square) -> bool {
    let geometry = position.geometry();
    geometry.file(one).abs_diff(geometry.file(other)) == geometry.rank(one).abs_diff(geometry.rank(other))
}

fn is_possible(position: &Position) -> bool {
    position.impossible_placing().is_none()
}

/// The move from a square that leads to the position, if the piece can have stood there.
fn come_from(position: &Position, cleared: &Position, from: Square, to: Square) -> Option<LastMove> {
    let piece = position.piece_at(to)?;
    let kinds: &[PieceKind] = match piece.kind {
        PieceKind::Man => &[PieceKind::Man],
        PieceKind::King => &[PieceKind::King, PieceKind::Man],
    };
    kinds.iter().find_map(|&kind| {
        let before = cleared.put(from, Some(Piece { kind, ..piece }));
        is_possible(&before).then_some(())?;
        let mv =
            before.moves_from(from).into_iter().find(|mv| mv.to() == to && before.play(mv).as_ref() == Ok(position))?;
        Some(LastMove { before, mv })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::draughts::Variant;

    fn last(fen: &str) -> Option<LastMove> {
        last_move(&Position::from_fen(Variant::RUSSIAN, fen).unwrap())
    }

    #[test]
    fn r_11_2_2_a_last_move_is_found_or_there_was_none() {
        let quiet = last("W:Wa1:Bd4").unwrap();
        assert!(!quiet.mv.is_capture());
        assert_eq!(quiet.before.play(&quiet.mv).unwrap().turn(), quiet.before.turn().other());
        // A black man on its first row came from nowhere, unless it took a piece backwards.
        let capture = last("W:Wa1:Bb8").unwrap();
        assert!(capture.mv.is_capture());
        // What could have been taken last stands there still, or something else does.
        assert_eq!(last("W:Wb6,c7:Bb8,a7"), None);
    }
}
