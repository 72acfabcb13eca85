use shakmaty::{Bitboard, Role};

use super::position::Position;
use crate::{Impossible, Side};

/// Pieces and pawns that a side begins with (CH-2.2).
const PIECES: u8 = 16;
const PAWNS: usize = 8;

impl Position {
    /// Why no game leads to these pieces, whatever else is put on the board.
    #[must_use]
    pub fn impossible_placing(&self) -> Option<Impossible> {
        Side::BOTH.into_iter().find_map(|side| self.impossible_pieces(side))
    }

    /// Why no game leads to this position.
    #[must_use]
    pub fn impossible(&self) -> Option<Impossible> {
        let kingless = || Side::BOTH.into_iter().find(|&side| self.board.king(side).is_none()).map(Impossible::NoKing);
        let check = || {
            let checked = self.wrongly_checked()?;
            Some(if self.is_check() { Impossible::BothInCheck } else { Impossible::Check(checked) })
        };
        self.impossible_placing().or_else(kingless).or_else(check)
    }

    fn impossible_pieces(&self, side: Side) -> Option<Impossible> {
        let count = |role| self.board.pieces(side, role).count();
        let pawns = self.board.pieces(side, Role::Pawn);
        let squares: Vec<String> = (pawns & Bitboard::BACKRANKS).into_iter().map(|square| square.to_string()).collect();
        if count(Role::King) > 1 {
            Some(Impossible::TwoKings(side))
        } else if !squares.is_empty() {
            Some(Impossible::Pawn { side, squares })
        } else if pawns.count() > PAWNS {
            Some(Impossible::TooManyPawns(side))
        } else if self.count(side) > usize::from(PIECES) {
            Some(Impossible::TooMany { side, most: PIECES })
        } else if self.promoted(side) + pawns.count() > PAWNS {
            Some(Impossible::Promoted(side))
        } else {
            None
        }
    }

    /// The least number of pieces of a side that were pawns: it begins with one queen, two rooks, two knights, and a
    /// bishop on squares of either colour.
    fn promoted(&self, side: Side) -> usize {
        let of = |role| self.board.pieces(side, role);
        let bishops = of(Role::Bishop);
        let counts = [
            (of(Role::Queen), 1),
            (of(Role::Rook), 2),
            (of(Role::Knight), 2),
            (bishops & Bitboard::LIGHT_SQUARES, 1),
            (bishops & Bitboard::DARK_SQUARES, 1),
        ];
        counts.into_iter().map(|(pieces, first)| pieces.count().saturating_sub(first)).sum()
    }
}
