//! From what a person wrote to the one legal move, or to the reason why there is none.

use shakmaty::{Role, Square};

use super::entry::{Entry, EntryAct, Step};
use super::moves::{Move, Wing};
use super::position::Position;

/// Why an entry is not one legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmbiguousMove {
    /// Several pieces can go there: the file or the rank of departure is needed (CH-17.9).
    #[error("several moves are written like that")]
    Ambiguous(Vec<Move>),
    #[error(transparent)]
    Illegal(#[from] Reason),
}

/// The first thing that is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, thiserror::Error)]
pub enum Reason {
    #[error("no piece to move there")]
    EmptySquare(Square),
    #[error("the opponent's piece stands there")]
    OpponentsPiece(Square),
    /// The letter names another piece than the one that stands there.
    #[error("another piece stands there")]
    OtherPiece { square: Square, role: Role },
    /// The mover has none at all, or none where the entry says.
    #[error("no such piece")]
    NoPiece(Role),
    /// None of the pieces that could be meant goes there.
    #[error("no such piece goes there")]
    NoneReaches(Role),
    /// Not the move of that piece (CH-3.2–3.8).
    #[error("the piece does not move like that")]
    NotItsMove(Role),
    /// CH-3.1.
    #[error("a piece of the player's own stands there")]
    OwnPiece(Square),
    /// CH-3.5.
    #[error("a piece stands in the way")]
    Blocked(Square),
    /// CH-1.4.1.
    #[error("a king is not captured")]
    KingCaptured,
    /// A pawn goes aslant only to capture (CH-3.7.3).
    #[error("nothing to capture there")]
    NothingToCapture(Square),
    /// CH-3.7.4.2.
    #[error("a pawn is captured in passing only at once")]
    EnPassantGone(Square),
    /// Written as a capture, but it takes nothing.
    #[error("nothing is captured")]
    NotCapture,
    /// The king would stand where the piece on that square attacks it (CH-3.9.2).
    #[error("the king would be in check")]
    IntoCheck(Square),
    /// The king is in check from that square, and stays in check (CH-3.9.2).
    #[error("the king is in check")]
    StillInCheck(Square),
    /// The move opens the way to the own king for the piece on that square (CH-3.9.2).
    #[error("the piece is pinned")]
    Pinned(Square),
    /// CH-3.8.2.1.
    #[error("the right to castle is lost")]
    CastlingLost(Wing),
    /// CH-3.8.2.2, as the next three.
    #[error("a piece stands in the way of castling")]
    CastlingBlocked(Square),
    #[error("no castling out of check")]
    CastlingInCheck,
    #[error("the king would castle over an attacked square")]
    CastlingThrough(Square),
    #[error("the king would castle into check")]
    CastlingInto(Square),
    /// CH-3.7.5.1.
    #[error("a pawn on the last rank is replaced by a piece")]
    PromotionMissing,
    /// CH-3.7.5.1: queen, rook, bishop or knight.
    #[error("a pawn does not become that piece")]
    PromotionTo(Role),
    /// No pawn arrives on the last rank.
    #[error("nothing to replace by another piece")]
    NoPromotion,
}

impl Position {
    /// Finds the legal move that an entry means. The sign of a capture may be left out, but is refused for a move that
    /// captures nothing. Castling may be called so and no more, be written as the king's move, in Fischer's chess also
    /// as king takes own rook.
    ///
    /// # Errors
    /// [`AmbiguousMove::Ambiguous`] with the moves that fit, or [`AmbiguousMove::Illegal`] with the reason.
    pub fn resolve(&self, entry: &Entry) -> Result<Move, AmbiguousMove> {
        let mut fitting = self.legal_moves();
        match entry.act {
            EntryAct::CastleSomehow => fitting.retain(|mv| mv.wing().is_some()),
            EntryAct::Castle(wing) => fitting.retain(|mv| mv.wing() == Some(wing)),
            EntryAct::Go(step) => {
                fitting.retain(|&mv| fits(step, entry.is_capture, mv) || castles(step, mv));
                if fitting.iter().any(|mv| mv.wing().is_none()) {
                    fitting.retain(|mv| mv.wing().is_none());
                }
            }
        }
        match <[Move; 1]>::try_from(fitting) {
            Ok([mv]) if entry.is_capture && !mv.is_capture() => Err(Reason::NotCapture.into()),
            Ok([mv]) => Ok(mv),
            Err(none) if none.is_empty() => Err(self.diagnose(entry).into()),
            Err(several) => Err(AmbiguousMove::Ambiguous(several)),
        }
    }

    /// The legal promotions that an entry fits but for what the pawn becomes, which it does not say (CH-3.7.5.1).
    #[must_use]
    pub fn promotions(&self, entry: &Entry) -> Vec<Move> {
        let EntryAct::Go(step @ Step { promotion: None, .. }) = entry.act else { return Vec::new() };
        let fits = |mv: &Move| {
            let promotion = mv.promotion();
            let is_written = fits(Step { promotion, ..step }, entry.is_capture, *mv);
            promotion.is_some() && is_written && (mv.is_capture() || !entry.is_capture)
        };
        self.legal_moves().into_iter().filter(fits).collect()
    }
}

/// Whether a move other than castling is written like that. A pawn's capture names the file of departure (CH-17.8.3); what
/// is only said to be a capture, «пешка бьёт дэ четыре», is that of any pawn.
fn fits(step: Step, is_capture: bool, mv: Move) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let is_pawns = step.named_role() == Some(Role::Pawn);
    mv.wing().is_none()
        && step.named_role().is_none_or(|role| role == mv.role())
        && step.file.map_or(!is_pawns || from.file() == to.file() || is_capture, |file| file == from.file())
        && step.rank.is_none_or(|rank| rank == from.rank())
        && step.to_file == to.file()
        && step.to_rank.map_or(mv.is_capture(), |rank| rank == to.rank())
        && step.promotion == mv.promotion()
}

/// Whether castling is written like that: as the king's move, or as king takes own rook.
fn castles(step: Step, mv: Move) -> bool {
    let (Some(rook), Some(rank)) = (mv.castling_rook(), step.to_rank) else { return false };
    let to = Square::from_coords(step.to_file, rank);
    let is_kings = step.named_role().is_none_or(|role| role == Role::King);
    let starts =
        step.file.is_none_or(|file| file == mv.from().file()) && step.rank.is_none_or(|at| at == mv.from().rank());
    is_kings && starts && step.promotion.is_none() && (to == mv.to() || to == rook)
}
