//! The last move before a position of chess: whether there can have been one (CH-46.2).

use golos_rules::Side;
use golos_rules::chess::{Move, Piece, Position, Role, Square};

/// A move of chess and the position before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastChessMove {
    pub before: Position,
    pub mv: Move,
}

/// A last move of the side that is not to move: a quiet one if there is such a one, otherwise a capture, a promotion, castling
/// or a capture en passant. `None` if there can have been none. Whether a game leads to the position before it is not
/// asked, only what can be seen of its pieces.
#[must_use]
pub fn last_chess_move(position: &Position) -> Option<LastChessMove> {
    let mover = position.turn().other();
    let uncaptured =
        [None, Some(Role::Pawn), Some(Role::Knight), Some(Role::Bishop), Some(Role::Rook), Some(Role::Queen)];
    let moves = || position.pieces(mover);
    for captured in uncaptured {
        for is_promotion in [false, true] {
            for (to, role) in moves() {
                let was = if is_promotion { Role::Pawn } else { role };
                if is_promotion && (role == Role::Pawn || role == Role::King || !is_last_rank(to, mover)) {
                    continue;
                }
                let found = Square::ALL.into_iter().find_map(|from| come_from(position, (from, to), was, captured));
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    castled(position).or_else(|| taken_in_passing(position))
}

fn is_last_rank(square: Square, side: Side) -> bool {
    let name = square.to_string();
    name.ends_with(if side == Side::White { '8' } else { '1' })
}

/// The move that leads to the position from one with the piece on its former square, if that one can have stood.
fn come_from(
    position: &Position,
    (from, to): (Square, Square),
    was: Role,
    captured: Option<Role>,
) -> Option<LastChessMove> {
    if position.piece_at(from).is_some() {
        return None;
    }
    let mover = position.turn().other();
    let prey = captured.map(|role| Piece { side: position.turn(), role });
    let before =
        position.with_piece(to, prey).with_piece(from, Some(Piece { side: mover, role: was })).with_turn(mover);
    led(position, before, |mv| mv.from() == from && mv.to() == to)
}

/// A move from a position that leads to the other one.
fn led(position: &Position, before: Position, is: impl Fn(&Move) -> bool) -> Option<LastChessMove> {
    if !before.is_regular() || before.impossible().is_some() {
        return None;
    }
    let board = |position: &Position| position.fen().split(' ').next().unwrap_or_default().to_owned();
    let wanted = board(position);
    let mv = before
        .legal_moves()
        .into_iter()
        .find(|mv| is(mv) && before.play(*mv).is_ok_and(|after| board(&after) == wanted))?;
    Some(LastChessMove { before, mv })
}

/// Castling of a king that stands where it would have come.
fn castled(position: &Position) -> Option<LastChessMove> {
    let mover = position.turn().other();
    let (rank, rights) = if mover == Side::White { ('1', ["K", "Q"]) } else { ('8', ["k", "q"]) };
    let piece = |role| Some(Piece { side: mover, role });
    let places = [['g', 'f', 'h'], ['c', 'd', 'a']];
    places.into_iter().zip(rights).find_map(|([king, rook, corner], right)| {
        let square = |file: char| format!("{file}{rank}").parse::<Square>().ok();
        let (king, rook, corner, home) = (square(king)?, square(rook)?, square(corner)?, square('e')?);
        let stands = position.piece_at(king) == piece(Role::King) && position.piece_at(rook) == piece(Role::Rook);
        let is_free = position.piece_at(corner).is_none() && position.piece_at(home).is_none();
        (stands && is_free).then_some(())?;
        let before = position
            .with_piece(king, None)
            .with_piece(rook, None)
            .with_piece(home, piece(Role::King))
            .with_piece(corner, piece(Role::Rook))
            .with_turn(mover);
        led(position, with_part(&before, 2, right)?, |mv| mv.wing().is_some())
    })
}

/// A capture en passant: the pawn that was taken stands behind the one that took it.
fn taken_in_passing(position: &Position) -> Option<LastChessMove> {
    let mover = position.turn().other();
    let (to_rank, from_rank) = if mover == Side::White { ('6', '5') } else { ('3', '4') };
    let pawns = position.pieces(mover).filter(|(_, role)| *role == Role::Pawn);
    let mut ends = pawns.map(|(square, _)| square).filter(|square| square.to_string().ends_with(to_rank));
    ends.find_map(|to| {
        let file = to.to_string().chars().next()?;
        let taken: Square = format!("{file}{from_rank}").parse().ok()?;
        let beside = [char::from(u8::try_from(file).ok()? - 1), char::from(u8::try_from(file).ok()? + 1)];
        beside.into_iter().find_map(|beside| {
            let from: Square = format!("{beside}{from_rank}").parse().ok()?;
            let is_free = position.piece_at(from).is_none() && position.piece_at(taken).is_none();
            is_free.then_some(())?;
            let before = position
                .with_piece(to, None)
                .with_piece(taken, Some(Piece { side: position.turn(), role: Role::Pawn }))
                .with_piece(from, Some(Piece { side: mover, role: Role::Pawn }))
                .with_turn(mover);
            led(position, with_part(&before, 3, &to.to_string())?, |mv| mv.from() == from && mv.to() == to)
        })
    })
}

/// The position with another part of its FEN.
fn with_part(position: &Position, at: usize, part: &str) -> Option<Position> {
    let fen = position.fen();
    let mut parts: Vec<&str> = fen.split(' ').collect();
    *parts.get_mut(at)? = part;
    Position::from_fen(position.started_from(), &parts.join(" ")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::chess::StartPosition;

    fn last(fen: &str) -> Option<String> {
        let position = Position::from_fen(StartPosition::Standard, fen).unwrap();
        last_chess_move(&position).map(|last| {
            let after = last.before.play(last.mv).unwrap();
            assert_eq!(after.fen().split(' ').next(), position.fen().split(' ').next());
            last.before.uci(last.mv)
        })
    }

    #[test]
    fn ch_46_2_a_last_move_is_found_or_there_was_none() {
        assert!(last("3k4/8/3K4/8/8/8/8/Q7 w - - 0 1").is_some());
        // The king has nowhere to have come from, and Black has nothing else.
        assert_eq!(last("kB6/PN6/8/8/8/8/8/K7 w - - 0 1"), None);
        // With a pawn there is a move again.
        assert!(last("kB6/PN6/8/7p/8/8/8/K7 w - - 0 1").is_some());
        // The pawn on its first square has not moved either.
        assert_eq!(last("kB6/PN5p/8/8/8/8/8/K7 w - - 0 1"), None);
    }

    #[test]
    fn ch_46_2_castling_and_promotion_are_last_moves() {
        // The king on g1 and the rook on f1 are walled in: they castled.
        assert_eq!(last("4k3/8/8/8/8/8/5PPP/5RK1 b - - 0 1").map(|mv| mv.len()), Some(4));
        assert!(last("Q3k3/8/8/8/8/8/8/4K3 b - - 0 1").is_some());
    }
}
