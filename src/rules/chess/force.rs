//! What was made on a wooden board, lawful or not.

use shakmaty::{Bitboard, File, Rank, Role, Square, attacks};

use super::board::{Piece, color};
use super::castling::Castling;
use super::entry::{Entry, EntryAct, Step};
use super::letters::Letters;
use super::moves::{Move, Wing};
use super::notation::{castling, plain};
use super::position::{Position, StartPosition};
use super::resolve::{AmbiguousMove, Reason};
use crate::Fault;

/// A move as it was made on the board: it happened (CH-7.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forced {
    /// What it left, the other side to move.
    pub position: Position,
    /// The piece that was moved; of castling, the king.
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    /// The square that was emptied of a captured piece.
    pub removed: Option<Square>,
    /// What a pawn became.
    pub promotion: Option<Role>,
    pub wing: Option<Wing>,
    /// What is wrong with it; none if it is the one lawful move that was entered.
    pub fault: Option<Fault>,
    /// Why it is not legal, together with `fault`.
    pub reason: Option<Reason>,
}

/// Why an entry cannot be what was made on a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOnBoard {
    #[error("no piece stands there")]
    EmptySquare(Square),
    /// A piece of the same colour stands where it would go.
    #[error("a piece stands there")]
    Occupied(Square),
    /// Short notation, and the mover has no such piece.
    #[error("no such piece")]
    NoPiece(Role),
    /// Short notation that fits several of the mover's pieces.
    #[error("several such pieces; full notation is needed")]
    SeveralPieces(Role),
    /// King and rook do not stand where they castle from.
    #[error("king and rook do not stand where they castle from")]
    NoCastling(Wing),
    /// Either castling can have been made, and neither is lawful.
    #[error("it is not said to which wing")]
    WhichCastling,
    /// Several lawful moves are written like that.
    #[error("several moves are written like that")]
    Ambiguous(Vec<Move>),
}

impl Forced {
    /// What was made, in full notation, without a sign of check: read again it makes the same. A pawn that was left on
    /// the last rank is written as one.
    #[must_use]
    pub fn notation(&self, letters: Letters) -> String {
        let promotion = if self.fault == Some(Fault::PawnLeft) { Some(Role::Pawn) } else { self.promotion };
        match self.wing {
            Some(wing) => castling(wing, letters).to_owned(),
            None => plain(letters, self.piece.role, self.from, self.to, self.removed.is_some(), promotion),
        }
    }
}

impl Position {
    /// Takes an entry for what was made on a wooden board by the side to move, lawful or not: any piece of either side
    /// put on any square where none of its own colour stands. A pawn that reaches the last rank, lawfully or not, without a
    /// word of what it becomes stays a pawn (CH-7.5.2, CH-13.4.4).
    ///
    /// # Errors
    /// [`NotOnBoard`] if nothing stands where it starts, an own piece where it ends, or the notation is not enough.
    pub fn force(&self, entry: &Entry) -> Result<Forced, NotOnBoard> {
        let reason = match self.resolve(entry) {
            Ok(mv) => return Ok(self.lawful(mv)),
            Err(AmbiguousMove::Ambiguous(moves)) => return Err(NotOnBoard::Ambiguous(moves)),
            // The board is right, not the letter or the sign.
            Err(AmbiguousMove::Illegal(Reason::OtherPiece { .. })) => return self.force(&entry.without_letter()),
            Err(AmbiguousMove::Illegal(Reason::NotCapture)) => return self.force(&entry.without_sign()),
            Err(AmbiguousMove::Illegal(reason)) => reason,
        };
        let step = match entry.act {
            EntryAct::Castle(wing) => return self.castled(wing, reason),
            EntryAct::CastleSomehow => return self.castled_somehow(reason),
            EntryAct::Go(step) => step,
        };
        let from = self.start_of(step)?;
        let Some(rank) = step.to_rank else { return Err(NotOnBoard::SeveralPieces(Role::Pawn)) };
        let to = Square::from_coords(step.to_file, rank);
        match (reason, self.castled(wing_towards(from, to), reason)) {
            (
                Reason::CastlingLost(_)
                | Reason::CastlingBlocked(_)
                | Reason::CastlingInCheck
                | Reason::CastlingThrough(_)
                | Reason::CastlingInto(_),
                Ok(castled),
            ) => Ok(castled),
            _ => self.displaced(from, to, step.promotion, reason),
        }
    }

    fn lawful(&self, mv: Move) -> Forced {
        Forced {
            position: self.after(mv),
            piece: Piece { side: self.turn, role: mv.role() },
            from: mv.from(),
            to: mv.to(),
            removed: mv.captured_on(),
            promotion: mv.promotion(),
            wing: mv.wing(),
            fault: None,
            reason: None,
        }
    }

    /// The square that an entry starts from; of short notation the only piece that can be meant, or of several the only
    /// one that moves like that at all.
    fn start_of(&self, step: Step) -> Result<Square, NotOnBoard> {
        let role = step.named_role().unwrap_or(Role::Pawn);
        if let Some(from) = step.from() {
            return Ok(from);
        }
        let meant = self.meant(step);
        let moves_so = |from: &Square| !matches!(self.diagnose_from(*from, step), Reason::NotItsMove(_));
        let likely: Vec<Square> = meant.iter().copied().filter(moves_so).collect();
        match (meant.as_slice(), likely.as_slice()) {
            ([from], _) | (_, [from]) => Ok(*from),
            ([], _) => Err(NotOnBoard::NoPiece(role)),
            _ => Err(NotOnBoard::SeveralPieces(role)),
        }
    }

    /// One piece goes from a square to another, with whatever that takes.
    fn displaced(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        reason: Reason,
    ) -> Result<Forced, NotOnBoard> {
        let piece = self.piece_at(from).ok_or(NotOnBoard::EmptySquare(from))?;
        let target = self.piece_at(to);
        if target.is_some_and(|other| other.side == piece.side) {
            return Err(NotOnBoard::Occupied(to));
        }
        let removed = target.map(|_| to).or_else(|| self.taken_in_passing(piece, from, to));
        let cleared = removed.map_or(self.board, |square| self.board.put(square, None)).put(from, None);
        let left = Piece { role: promotion.unwrap_or(piece.role), ..piece };
        let is_zeroing = piece.role == Role::Pawn || removed.is_some();
        let fault = match reason {
            Reason::OpponentsPiece(_) => Fault::OpponentsPiece,
            Reason::PromotionMissing => Fault::PawnLeft,
            _ => Fault::Illegal,
        };
        let position = self.moved(cleared.put(to, Some(left)), from, to, is_zeroing);
        Ok(Forced {
            position,
            piece,
            from,
            to,
            removed,
            promotion,
            wing: None,
            fault: Some(fault),
            reason: Some(reason),
        })
    }

    /// The pawn that is taken off the board with a capture in passing, timely or late (CH-3.7.4).
    fn taken_in_passing(&self, piece: Piece, from: Square, to: Square) -> Option<Square> {
        let mover = color(piece.side);
        let beside = Square::from_coords(to.file(), from.rank());
        let is_passing = piece.role == Role::Pawn
            && from.rank() == mover.relative_rank(Rank::Fifth)
            && attacks::pawn_attacks(mover, from).contains(to)
            && self.piece_at(beside) == Some(Piece { side: piece.side.other(), role: Role::Pawn });
        is_passing.then_some(beside)
    }

    /// The only castling that king and rook can have made, although they may not.
    fn castled_somehow(&self, reason: Reason) -> Result<Forced, NotOnBoard> {
        match [Wing::King, Wing::Queen].map(|wing| self.castled(wing, reason)) {
            [Ok(_), Ok(_)] => Err(NotOnBoard::WhichCastling),
            [Ok(castled), Err(_)] | [_, Ok(castled)] => Ok(castled),
            [Err(error), Err(_)] => Err(error),
        }
    }

    /// King and rook castle although they may not.
    fn castled(&self, wing: Wing, reason: Reason) -> Result<Forced, NotOnBoard> {
        let castling = self.pieces_to_castle(wing).ok_or(NotOnBoard::NoCastling(wing))?;
        let Castling { king, rook, king_to, rook_to } = castling;
        let cleared = self.board.put(king, None).put(rook, None);
        let arrivals = Bitboard::from(king_to) | Bitboard::from(rook_to);
        if let Some(square) = (arrivals & cleared.occupied()).first() {
            return Err(NotOnBoard::Occupied(square));
        }
        let board = cleared.put(king_to, self.piece_at(king)).put(rook_to, self.piece_at(rook));
        Ok(Forced {
            position: self.moved(board, king, king_to, false),
            piece: Piece { side: self.turn, role: Role::King },
            from: king,
            to: king_to,
            removed: None,
            promotion: None,
            wing: Some(wing),
            fault: Some(Fault::Illegal),
            reason: Some(reason),
        })
    }

    /// King and rook where they castle from, whether the right to it is lost or not.
    fn pieces_to_castle(&self, wing: Wing) -> Option<Castling> {
        let home = color(self.turn).backrank();
        let king = self.board.king(self.turn).filter(|king| king.rank() == home)?;
        let rooks = self.board.pieces(self.turn, Role::Rook) & home;
        let outer = match wing {
            Wing::King => rooks.last().filter(|&rook| rook > king),
            Wing::Queen => rooks.first().filter(|&rook| rook < king),
        };
        let corner = if wing == Wing::King { File::H } else { File::A };
        let stands =
            |rook: &Square| self.array == StartPosition::Chess960 || king.file() == File::E && rook.file() == corner;
        outer.filter(stands).map(|rook| Castling::with(king, rook, wing))
    }
}

fn wing_towards(from: Square, to: Square) -> Wing {
    if to > from { Wing::King } else { Wing::Queen }
}
