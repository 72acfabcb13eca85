//! Moves by the articles themselves, for positions that no game reaches; for the others they prove the crate's.

use shakmaty::{Bitboard, Rank, Role, Square, attacks};

use super::board::color;
use super::castling::Castling;
use super::moves::{Move, Wing};
use super::position::Position;
use crate::Side;

/// What a pawn may become (CH-3.7.5.1).
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Position {
    /// The legal moves, found without the crate that knows them.
    pub(super) fn moves_by_hand(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, role) in self.pieces(self.turn) {
            for to in self.targets(from, role) {
                self.push_move(&mut moves, role, from, to);
            }
        }
        moves.retain(|&mv| self.after_plainly(mv).checked_by(self.turn).is_empty());
        moves.extend(Wing::BOTH.into_iter().filter_map(|wing| Castling::of(self, wing)?.lawful(self).ok()));
        moves
    }

    /// Where a piece of the side to move may go by Article 3, its own king's safety aside.
    pub(super) fn targets(&self, from: Square, role: Role) -> Bitboard {
        let occupied = self.board.occupied();
        let takes = match role {
            Role::Pawn => attacks::pawn_attacks(color(self.turn), from),
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, occupied),
            Role::Rook => attacks::rook_attacks(from, occupied),
            Role::Queen => attacks::queen_attacks(from, occupied),
            Role::King => attacks::king_attacks(from),
        };
        let enemies = self.board.side(self.turn.other()) & !self.board.role(Role::King);
        match role {
            Role::Pawn => self.pushes(from) | takes & (enemies | self.passing.map_or(Bitboard::EMPTY, Bitboard::from)),
            _ => takes & (!occupied | enemies),
        }
    }

    /// The squares straight ahead of a pawn (CH-3.7.1, CH-3.7.2).
    fn pushes(&self, from: Square) -> Bitboard {
        let (ahead, home) = if self.turn == Side::White { (8, Rank::Second) } else { (-8, Rank::Seventh) };
        let free = |square: &Square| !self.board.occupied().contains(*square);
        let Some(one) = from.offset(ahead).filter(free) else { return Bitboard::EMPTY };
        let two = one.offset(ahead).filter(free).filter(|_| from.rank() == home);
        Bitboard::from(one) | two.map_or(Bitboard::EMPTY, Bitboard::from)
    }

    /// The own pawns that stand beside the pawn that has just passed over a square.
    pub(super) fn takers_in_passing(&self) -> Bitboard {
        let behind = |square| attacks::pawn_attacks(color(self.turn.other()), square);
        self.passing.map_or(Bitboard::EMPTY, behind) & self.board.pieces(self.turn, Role::Pawn)
    }

    fn push_move(&self, moves: &mut Vec<Move>, role: Role, from: Square, to: Square) {
        let capture = self.piece_at(to).map(|piece| piece.role);
        let plain = |promotion| Move(shakmaty::Move::Normal { role, from, capture, to, promotion });
        if role == Role::Pawn && capture.is_none() && from.file() != to.file() {
            moves.push(Move(shakmaty::Move::EnPassant { from, to }));
        } else if role == Role::Pawn && is_last_rank(self.turn, to) {
            moves.extend(PROMOTIONS.map(|role| plain(Some(role))));
        } else {
            moves.push(plain(None));
        }
    }

    /// The board after a move, whatever becomes of the rights.
    fn after_plainly(&self, mv: Move) -> Position {
        let piece = self.piece_at(mv.from());
        let cleared = mv.captured_on().map_or(self.board, |square| self.board.put(square, None));
        Position { board: cleared.put(mv.from(), None).put(mv.to(), piece), ..*self }
    }
}

/// Whether a pawn of that side is replaced there.
pub(super) fn is_last_rank(side: Side, square: Square) -> bool {
    square.rank() == color(side.other()).backrank()
}
