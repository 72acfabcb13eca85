//! What ends a game at once (CH-5.1, CH-5.2).

use shakmaty::{Bitboard, Role};

use super::position::Position;
use crate::Side;

/// An end that the position alone brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The side has won (CH-5.1.1).
    Checkmate(Side),
    /// CH-5.2.1.
    Stalemate,
    /// Neither side has the pieces for a mate (CH-5.2.2). Other dead positions take a search: [`Position::is_dead`].
    NoMaterial,
}

impl Position {
    /// The end of the game, if the position is one. A position that no game reaches is none: the proviso of CH-5.1.1 and
    /// CH-5.2.1 fails, and the arbiter decides.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        if !self.is_regular() {
            return None;
        }
        match (self.has_move(), self.is_check()) {
            (false, true) => Some(End::Checkmate(self.turn.other())),
            (false, false) => Some(End::Stalemate),
            (true, _) => Side::BOTH.into_iter().all(|side| self.lacks_material(side)).then_some(End::NoMaterial),
        }
    }

    /// Whether the kinds of pieces alone show that a side cannot mate, however the other helps (CH-6.9).
    #[must_use]
    pub fn lacks_material(&self, side: Side) -> bool {
        let (own, enemy) = (self.board.side(side), self.board.side(side.other()));
        let any = |roles: &[Role], among: Bitboard| roles.iter().any(|&role| (self.board.role(role) & among).any());
        if any(&[Role::Pawn, Role::Rook, Role::Queen], own) {
            return false;
        }
        if any(&[Role::Knight], own) {
            // A lone knight mates only a king that its own men wall in, and a queen always takes the knight.
            let walls = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
            return own.count() <= 2 && !any(&walls, enemy);
        }
        if any(&[Role::Bishop], own) {
            // Bishops of one colour leave the king the squares of the other one; what of its own men stands there,
            // a rook or queen, stands beside the way of the check and takes or interposes.
            let bishops = self.board.role(Role::Bishop);
            let is_one_colour =
                !bishops.intersects(Bitboard::LIGHT_SQUARES) || !bishops.intersects(Bitboard::DARK_SQUARES);
            return is_one_colour && !any(&[Role::Pawn, Role::Knight], own | enemy);
        }
        true
    }
}
