//! From what a person typed to the one legal move, or to the reason why there is none.

use super::entry::{Entry, Origin, Sign};
use super::moves::Move;
use super::piece::PieceKind;
use super::position::Position;
use super::square::{Square, Squares};

/// Why an entry is not one legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmbiguousMove {
    /// Several routes fit: the full form is compulsory (R-6.1.6.2d).
    #[error("several captures are written like that; full notation is needed")]
    Ambiguous(Vec<Move>),
    #[error(transparent)]
    Illegal(#[from] Reason),
}

/// The first thing that is wrong with a move, looking along its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, thiserror::Error)]
pub enum Reason {
    #[error("no piece to move there")]
    EmptySquare(Square),
    #[error("the opponent's piece stands there")]
    OpponentsPiece(Square),
    /// Short notation, and the mover has no piece on that file, counted from 1.
    #[error("no piece of the mover on that file")]
    NoPieceOnFile(u8),
    /// The target is occupied, or a piece stands in the way that cannot be jumped (R-6.1.4.5, R-6.1.5.8).
    #[error("a piece stands in the way")]
    Occupied(Square),
    /// The piece has no move at all, capture or not.
    #[error("that piece has no move")]
    NoMove(Square),
    /// A quiet move, but a capture is due (R-6.1.5.3).
    #[error("a capture is compulsory")]
    MustCapture,
    /// Written as a capture, but it takes nothing.
    #[error("nothing is captured")]
    NotCapture,
    /// R-6.1.5.9.
    #[error("a piece may not be jumped twice")]
    PieceJumpedTwice(Square),
    /// Captured pieces stay until the end of the capture (R-6.1.5.7).
    #[error("a captured piece is still in the way")]
    JumpBlockedByCapturedPiece(Square),
    /// R-6.1.4.3, R-6.1.5.1, R-7.4.2.1.
    #[error("only a king moves like that")]
    ManHasNoKingRights,
    /// R-6.1.5.6.
    #[error("the king must stop where the capture continues")]
    MustChooseContinuingSquare,
    /// R-6.1.5.5.
    #[error("the capture continues")]
    CaptureNotFinished,
    /// A man that has reached its last rank in a capture goes on as a man or not at all.
    #[error("a man does not become a king while it captures")]
    NoKingWhileCapturing,
    /// So many pieces have to be captured.
    #[error("{0} pieces have to be captured")]
    FewerThanMajority(u32),
    /// More can be captured, kings counting for almost two men, or as much by a king.
    #[error("the most valuable capture is compulsory")]
    LesserValue,
    /// Along ranks and files pieces only capture.
    #[error("only captures go along ranks and files")]
    StraightWithoutCapture,
    /// The king has made all the moves in a row that it may: another piece moves first.
    #[error("another piece has to move first")]
    KingRests(Square),
    /// Not one diagonal step or jump after another.
    #[error("no such step")]
    NotALine,
}

impl Position {
    /// Finds the legal move that an entry means. Between the start and the end it may name every landing square,
    /// only the squares where the direction changes, or any of them; where a king goes on along a line, any square
    /// on which it could stop there. The sign of a capture may be left out, but is refused for a quiet move.
    ///
    /// # Errors
    /// [`AmbiguousMove::Ambiguous`] with the moves that fit, or [`AmbiguousMove::Illegal`] with the reason.
    pub fn resolve(&self, entry: &Entry) -> Result<Move, AmbiguousMove> {
        if let Some(quiet) = self.quiet(entry) {
            return Ok(quiet);
        }
        let mut fitting: Vec<Move> = self.legal_moves();
        fitting.retain(|mv| self.fits(entry, mv));
        if let Some(exact) = fitting.iter().position(|mv| is_exact(entry, mv)) {
            fitting = vec![fitting.swap_remove(exact)];
        }
        match <[Move; 1]>::try_from(fitting) {
            Ok([mv]) if entry.sign() == Sign::Capture && !mv.is_capture() => Err(Reason::NotCapture.into()),
            Ok([mv]) => Ok(mv),
            Err(none) if none.is_empty() => Err(self.diagnose(entry).into()),
            Err(several) => Err(AmbiguousMove::Ambiguous(several)),
        }
    }

    /// The quiet move that is written in full, found without a look at the others (R-6.1.4.3, R-6.1.4.5). None where it is
    /// not lawful, or written otherwise.
    fn quiet(&self, entry: &Entry) -> Option<Move> {
        let (Origin::Square(from), &[to]) = (entry.origin(), entry.squares()) else { return None };
        let piece = self.piece_at(from).filter(|piece| piece.side == self.turn())?;
        let (geometry, side) = (self.geometry(), self.turn());
        let direction = geometry.direction(from, to)?;
        let is_free = |square: Square| self.piece_at(square).is_none();
        let goes = match piece.kind {
            PieceKind::Man => direction.is_forward(side) && geometry.are_neighbours(from, to) && is_free(to),
            PieceKind::King => {
                let way =
                    std::iter::successors(Some(from), |&at| if at == to { None } else { geometry.next(at, direction) });
                direction.is_diagonal() && self.resting() != Some(from) && way.skip(1).all(is_free)
            }
        };
        let is_lawful = goes && entry.sign() != Sign::Capture && !self.must_capture();
        let promotes = piece.kind == PieceKind::Man && geometry.is_last_rank(to, side);
        is_lawful.then(|| Move::quiet(piece.kind, from, to, promotes))
    }

    fn fits(&self, entry: &Entry, mv: &Move) -> bool {
        let starts = match entry.origin() {
            Origin::Square(square) => square == mv.from(),
            Origin::File(file) => file == self.geometry().file(mv.from()),
        };
        let Some((&end, between)) = entry.squares().split_last() else { return false };
        starts && end == mv.to() && self.passes(mv, between)
    }

    /// Whether the capture could land on these squares in this order, leaving out others.
    fn passes(&self, mv: &Move, squares: &[Square]) -> bool {
        let landings = mv.path().get(1..mv.path().len() - 1).unwrap_or_default();
        let mut stops = landings.iter().enumerate().map(|(jump, _)| self.stops(mv, jump + 1));
        squares.iter().all(|&square| stops.any(|stop| stop.contains(square)))
    }

    /// The squares on which the capture may land at this place of its path: several only if a king goes on along
    /// the same line.
    fn stops(&self, mv: &Move, place: usize) -> Squares {
        let (Some(&land), Some(&next)) = (mv.path().get(place), mv.path().get(place + 1)) else {
            return Squares::EMPTY;
        };
        let geometry = self.geometry();
        let came = mv.path().get(place - 1).and_then(|&before| geometry.direction(before, land));
        if came != geometry.direction(land, next) {
            return Squares::EMPTY.with(land);
        }
        let victim = mv.captured().get(place).copied().unwrap_or(next);
        let line = geometry.line(land, victim).unwrap_or_default();
        line.into_iter().filter(|&square| square != victim).collect()
    }
}

/// Whether the entry is the whole of one of the two full forms of a move.
fn is_exact(entry: &Entry, mv: &Move) -> bool {
    let is_form = |path: &[Square]| path.get(1..) == Some(entry.squares());
    matches!(entry.origin(), Origin::Square(_)) && (is_form(mv.path()) || is_form(mv.turning_path()))
}
