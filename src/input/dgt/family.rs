//! The codes of the pieces: the same numbers mean other pieces in draughts than in chess.

use golos_rules::chess::Role;
use golos_rules::{BoardPiece, Kind, Position, Side};

/// The roles of chess, by their codes from 1; those of Black come behind.
const ROLES: [Role; 6] = [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];

/// The pieces of draughts, by their codes.
const DRAUGHTS: [(u8, Side, Kind); 4] = [
    (1, Side::White, Kind::Man),
    (4, Side::Black, Kind::Man),
    (7, Side::White, Kind::Crowned),
    (10, Side::Black, Kind::Crowned),
];

/// What older boards have otherwise: Black's men and White's kings.
const fn exchanged(code: u8) -> u8 {
    match code {
        4 => 7,
        7 => 4,
        code => code,
    }
}

/// The piece of a code on a board where this is played, with the codes of older boards or those of today; none for a code
/// that is no piece of the game.
pub(super) fn piece(code: u8, like: &Position, is_old: bool) -> Option<BoardPiece> {
    match like {
        Position::Chess(_) => {
            let (side, code) = if code > 6 { (Side::Black, code - 6) } else { (Side::White, code) };
            let role = ROLES.get(usize::from(code).checked_sub(1)?)?;
            Some(BoardPiece { side, kind: Kind::Chess(*role) })
        }
        Position::Draughts(_) => {
            let code = if is_old { exchanged(code) } else { code };
            let (_, side, kind) = DRAUGHTS.into_iter().find(|(known, ..)| *known == code)?;
            Some(BoardPiece { side, kind })
        }
        Position::Renju(_) => None,
    }
}

/// Whether boards of this game have been seen: of the others only the layout is known.
pub(super) const fn is_tested(like: &Position) -> bool {
    match like {
        Position::Chess(_) => true,
        Position::Draughts(_) | Position::Renju(_) => false,
    }
}

/// Whether two sets of codes are known.
pub(super) const fn has_old_codes(like: &Position) -> bool {
    match like {
        Position::Draughts(_) => true,
        Position::Chess(_) | Position::Renju(_) => false,
    }
}

/// Whether a piece that stands there is as good as the one that should: a man that is not marked as a king yet (in draughts
/// always, in chess a pawn that waits for its piece, where that is `left`).
pub(super) fn stands_for(there: BoardPiece, due: BoardPiece, left: bool) -> bool {
    there == due
        || there.side == due.side
            && match (there.kind, due.kind) {
                (Kind::Man, Kind::Crowned) => true,
                (Kind::Chess(Role::Pawn), Kind::Chess(role)) => left && !matches!(role, Role::Pawn | Role::King),
                (Kind::Man | Kind::Crowned | Kind::Stone | Kind::Chess(_), _) => false,
            }
}
