//! What binds the next move: one that was written for a claim, a piece that was touched (CH-4.3, CH-7.5.1, CH-9.5.3).

use super::{Answer, Draft};
use crate::game::state::Touched;
use crate::game::{Actor, Ply, Refusal};
use crate::rules::Position;
use crate::rules::chess::{self, Square};

impl Draft {
    /// CH-9.5.3: behind a claim that failed only the written move is made.
    pub(super) fn expect_written(&self, by: Actor, notation: &str) -> Answer {
        match &self.state.play.owed {
            Some(owed) if owed != notation && !by.is_arbiter() => Err(Refusal::Written(owed.clone())),
            _ => Ok(()),
        }
    }

    /// A move in the arbiter's own hand is as he has it; a player is held to what he has touched.
    pub(super) fn expect_bound(&self, by: Actor, notation: &str) -> Answer {
        if by.is_arbiter() {
            return Ok(());
        }
        let Position::Chess(position) = self.state.position() else { return Ok(()) };
        match self.state.play.touched.and_then(|touched| touched.binds(position)) {
            Some((square, moves)) if !moves.iter().any(|text| text == notation) => {
                Err(Refusal::Touched(square.to_string()))
            }
            _ => Ok(()),
        }
    }
}

impl Touched {
    /// What the maker of a move that is put back has touched: the piece that he moved, of castling the king, and what he
    /// took. Only chess asks for it.
    pub(in crate::game) fn of(ply: &Ply) -> Option<Touched> {
        let (Position::Chess(before), Position::Chess(after)) = (&ply.before, &ply.made.after) else { return None };
        let side = ply.made.side;
        let has_left = |&(square, role): &(Square, chess::Role)| {
            after.piece_at(square).is_none_or(|piece| piece.side != side || piece.role != role)
        };
        let moved: Vec<(Square, chess::Role)> = before.pieces(side).filter(has_left).collect();
        let king = moved.iter().find(|(_, role)| *role == chess::Role::King);
        let (piece, _) = *king.or(moved.first())?;
        let is_gone =
            |&(square, _): &(Square, chess::Role)| after.piece_at(square).is_none_or(|piece| piece.side == side);
        let taken = before.pieces(side.other()).find(is_gone).map(|(square, _)| square);
        Some(Touched { piece, taken })
    }

    /// The moves that are left to who has touched it, and the square that they are about; none where no lawful move has to
    /// do with it (CH-4.5). The order of touching is not known: his own piece counts as the first (CH-4.3.3).
    fn binds(self, position: &chess::Position) -> Option<(Square, Vec<String>)> {
        let moves = position.legal_moves();
        let by_piece = |mv: &chess::Move| mv.from() == self.piece;
        let takes = |mv: &chess::Move| self.taken.is_some() && mv.captured_on() == self.taken;
        let both = |mv: &chess::Move| by_piece(mv) && takes(mv);
        let among = |binds: &dyn Fn(&chess::Move) -> bool| -> Vec<String> {
            let bound = moves.iter().filter(|mv| binds(mv));
            bound.map(|&mv| Position::Chess(*position).full(&crate::rules::Move::Chess(mv))).collect()
        };
        let taken = self.taken.unwrap_or(self.piece);
        let duties = [(taken, among(&both)), (self.piece, among(&by_piece)), (taken, among(&takes))];
        duties.into_iter().find(|(_, moves)| !moves.is_empty())
    }
}
