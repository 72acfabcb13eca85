//! Castling: who stands where, what must be empty, what must not be attacked (CH-3.8.2).

use shakmaty::{Bitboard, Square, attacks};

use super::board::color;
use super::moves::{Move, Wing};
use super::position::Position;
use super::resolve::Reason;

/// The king and the rook of a castling, and where they go.
#[derive(Clone, Copy)]
pub(super) struct Castling {
    pub king: Square,
    pub rook: Square,
    pub king_to: Square,
    pub rook_to: Square,
}

impl Castling {
    /// The castling to that wing, if the right to it is not lost (CH-3.8.2.1).
    pub fn of(position: &Position, wing: Wing) -> Option<Castling> {
        let king = position.board.king(position.turn)?;
        let home = color(position.turn).backrank();
        let rooks = position.castling & position.board.side(position.turn) & home;
        let rook = match wing {
            Wing::King => rooks.last().filter(|&rook| rook > king),
            Wing::Queen => rooks.first().filter(|&rook| rook < king),
        }?;
        Some(Castling::with(king, rook, wing))
    }

    /// The castling of this king with this rook, wherever they stand.
    pub fn with(king: Square, rook: Square, wing: Wing) -> Castling {
        let wing = wing.to_shakmaty();
        let king_to = Square::from_coords(wing.king_to_file(), king.rank());
        let rook_to = Square::from_coords(wing.rook_to_file(), king.rank());
        Castling { king, rook, king_to, rook_to }
    }

    /// The move, or what is in its way for the moment (CH-3.8.2.2).
    pub fn lawful(self, position: &Position) -> Result<Move, Reason> {
        if let Some(square) = self.obstacle(position) {
            return Err(Reason::CastlingBlocked(square));
        }
        let (occupied, enemy) = (position.board.occupied(), position.turn.other());
        let without_king = occupied.without(self.king);
        let is_attacked = |square: Square, occupied| position.board.attackers(square, enemy, occupied).any();
        if is_attacked(self.king, without_king) {
            return Err(Reason::CastlingInCheck);
        }
        let mut way = attacks::between(self.king, self.king_to).into_iter();
        if let Some(square) = way.find(|&square| is_attacked(square, without_king)) {
            return Err(Reason::CastlingThrough(square));
        }
        if is_attacked(self.king_to, without_king.without(self.rook).with(self.rook_to)) {
            return Err(Reason::CastlingInto(self.king_to));
        }
        Ok(Move(shakmaty::Move::Castle { king: self.king, rook: self.rook }))
    }

    /// The first piece that stands in the way of the king or of the rook.
    pub fn obstacle(self, position: &Position) -> Option<Square> {
        let way = |from, to| attacks::between(from, to).with(to);
        let path: Bitboard = way(self.king, self.king_to) | way(self.rook, self.rook_to);
        (path.without(self.king).without(self.rook) & position.board.occupied()).first()
    }
}
