//! Why an entry is not a legal move: the first check that fails, from the piece to the safety of its king.

use shakmaty::{Bitboard, Rank, Role, Square, attacks};

use super::board::{Piece, color};
use super::castling::Castling;
use super::entry::{Entry, EntryAct, Step};
use super::generator::{PROMOTIONS, is_last_rank};
use super::moves::Wing;
use super::position::{Position, StartPosition};
use super::resolve::Reason;

impl Position {
    /// The reason why an entry that no legal move fits is not legal.
    pub(super) fn diagnose(&self, entry: &Entry) -> Reason {
        match entry.act {
            EntryAct::Castle(wing) => self.diagnose_castling(wing),
            EntryAct::CastleSomehow => self.diagnose_castlings(),
            EntryAct::Go(step) => self.diagnose_step(step),
        }
    }

    /// Of the two castlings, the one to which the right is not lost.
    fn diagnose_castlings(&self) -> Reason {
        match self.diagnose_castling(Wing::King) {
            Reason::CastlingLost(_) => self.diagnose_castling(Wing::Queen),
            reason => reason,
        }
    }

    fn diagnose_castling(&self, wing: Wing) -> Reason {
        let castling = Castling::of(self, wing).map(|castling| castling.lawful(self));
        castling.and_then(Result::err).unwrap_or(Reason::CastlingLost(wing))
    }

    fn diagnose_step(&self, step: Step) -> Reason {
        match step.from() {
            Some(from) => self.diagnose_from(from, step),
            None => {
                let role = step.named_role().unwrap_or(Role::Pawn);
                let meant: Vec<Reason> =
                    self.meant(step).into_iter().map(|from| self.diagnose_from(from, step)).collect();
                let nearest = meant.iter().copied().min_by_key(|reason| matches!(reason, Reason::NotItsMove(_)));
                match nearest {
                    None => Reason::NoPiece(role),
                    Some(Reason::NotItsMove(_)) => Reason::NoneReaches(role),
                    Some(reason) => reason,
                }
            }
        }
    }

    /// The own pieces that short notation can mean, wherever they can go.
    pub(super) fn meant(&self, step: Step) -> Vec<Square> {
        let Some(role) = step.named_role() else { return step.from().into_iter().collect() };
        let file = step.file.or((role == Role::Pawn).then_some(step.to_file));
        let files = file.map_or(Bitboard::FULL, Bitboard::from);
        let ranks = step.rank.map_or(Bitboard::FULL, Bitboard::from);
        (self.board.pieces(self.turn, role) & files & ranks).into_iter().collect()
    }

    /// The reason, where the start is known.
    pub(super) fn diagnose_from(&self, from: Square, step: Step) -> Reason {
        self.check_from(from, step).err().unwrap_or(Reason::NotItsMove(step.named_role().unwrap_or(Role::Pawn)))
    }

    fn check_from(&self, from: Square, step: Step) -> Result<(), Reason> {
        let piece = self.piece_at(from).ok_or(Reason::EmptySquare(from))?;
        if piece.side != self.turn {
            return Err(Reason::OpponentsPiece(from));
        }
        if step.role.is_some_and(|role| role != piece.role) {
            return Err(Reason::OtherPiece { square: from, role: piece.role });
        }
        let Some(rank) = step.to_rank else { return Err(Reason::NoneReaches(Role::Pawn)) };
        let to = Square::from_coords(step.to_file, rank);
        if let Some(wing) = self.wing_of(piece, from, to) {
            return Err(self.diagnose_castling(wing));
        }
        self.check_way(piece.role, from, to)?;
        self.check_safety(piece.role, from, to)?;
        check_promotion(piece, to, step.promotion)
    }

    /// To which wing a king's move would castle.
    fn wing_of(&self, piece: Piece, from: Square, to: Square) -> Option<Wing> {
        let is_home = from.rank() == color(self.turn).backrank() && to.rank() == from.rank();
        let is_rook = self.piece_at(to) == Some(Piece { side: self.turn, role: Role::Rook });
        let is_wide = match self.array {
            StartPosition::Standard => {
                from == Square::from_coords(shakmaty::File::E, from.rank()) && from.distance(to) == 2
            }
            StartPosition::Chess960 => is_rook && self.castling.contains(to),
        };
        let wing = if to > from { Wing::King } else { Wing::Queen };
        (piece.role == Role::King && is_home && is_wide).then_some(wing)
    }

    /// Whether the piece goes there by Article 3: its kind of move, over free squares, to where no own piece stands.
    fn check_way(&self, role: Role, from: Square, to: Square) -> Result<(), Reason> {
        let mover = color(self.turn);
        let is_push = role == Role::Pawn && from.file() == to.file();
        if !(if is_push { self.pushes_freely(from, to) } else { moves_freely(role.of(mover), from, to) }) {
            return Err(Reason::NotItsMove(role));
        }
        let way = attacks::between(from, to) | if is_push { Bitboard::from(to) } else { Bitboard::EMPTY };
        let obstacles = way & self.board.occupied();
        if let Some(nearest) = if to > from { obstacles.first() } else { obstacles.last() } {
            return Err(Reason::Blocked(nearest));
        }
        match self.piece_at(to) {
            Some(other) if other.side == self.turn => Err(Reason::OwnPiece(to)),
            Some(other) if other.role == Role::King => Err(Reason::KingCaptured),
            None if role == Role::Pawn && !is_push && self.passed != Some(to) => Err(self.nothing_captured(from, to)),
            _ => Ok(()),
        }
    }

    /// Whether a pawn goes there straight ahead on an empty board.
    fn pushes_freely(&self, from: Square, to: Square) -> bool {
        let mover = color(self.turn);
        let steps = mover.fold_wb(1, -1) * (i32::from(to.rank()) - i32::from(from.rank()));
        steps == 1 || steps == 2 && from.rank() == mover.relative_rank(Rank::Second)
    }

    /// A pawn goes aslant to an empty square.
    fn nothing_captured(&self, from: Square, to: Square) -> Reason {
        let beside = self.piece_at(Square::from_coords(to.file(), from.rank()));
        let pawn = Some(Piece { side: self.turn.other(), role: Role::Pawn });
        let is_passing = beside == pawn && from.rank() == color(self.turn).relative_rank(Rank::Fifth);
        if is_passing { Reason::EnPassantGone(to) } else { Reason::NothingToCapture(to) }
    }

    /// Whether the own king is safe behind the move (CH-3.9.2).
    fn check_safety(&self, role: Role, from: Square, to: Square) -> Result<(), Reason> {
        let passed = Some(to).filter(|_| role == Role::Pawn && self.passed == Some(to));
        let taken = passed.map(|to| Square::from_coords(to.file(), from.rank()));
        let board = taken.map_or(self.board, |square| self.board.put(square, None));
        let after = Position { board: board.put(from, None).put(to, self.piece_at(from)), ..*self };
        let Some(by) = after.checked_by(self.turn).first() else { return Ok(()) };
        Err(match self.checked_by(self.turn).first() {
            _ if role == Role::King => Reason::IntoCheck(by),
            Some(checker) => Reason::StillInCheck(checker),
            None => Reason::Pinned(by),
        })
    }
}

/// Whether the piece goes there on an empty board; a pawn, aslant.
fn moves_freely(piece: shakmaty::Piece, from: Square, to: Square) -> bool {
    attacks::attacks(from, piece, Bitboard::EMPTY).contains(to)
}

fn check_promotion(piece: Piece, to: Square, promotion: Option<Role>) -> Result<(), Reason> {
    match promotion {
        None if piece.role == Role::Pawn && is_last_rank(piece.side, to) => Err(Reason::PromotionMissing),
        Some(_) if piece.role != Role::Pawn || !is_last_rank(piece.side, to) => Err(Reason::NoPromotion),
        Some(role) if !PROMOTIONS.contains(&role) => Err(Reason::PromotionTo(role)),
        _ => Ok(()),
    }
}
