//! What was made on a wooden board, lawful or not.

use super::entry::{Entry, Origin, Sign};
use super::moves::Move;
use super::piece::{Piece, PieceKind};
use super::position::Position;
use super::resolve::{AmbiguousMove, Reason};
use super::square::Square;
use super::variant::Promotion;
use crate::Fault;

/// A move as it was made on the board: it happened (R-5.4.14.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// What it left, the other side to move.
    pub position: Position,
    pub from: Square,
    /// The start and every square entered; for a lawful move every landing square.
    pub path: Vec<Square>,
    /// The squares of the removed pieces, in the order in which they were jumped.
    pub removed: Vec<Square>,
    /// What is wrong with it; none if it is the one lawful move that was entered.
    pub fault: Option<Fault>,
    /// Why it is not legal, together with `fault`.
    pub reason: Option<Reason>,
}

/// The irregularity of R-5.4.14.2 that shows in the entry of a move.
const fn fault_of(reason: Reason) -> Fault {
    match reason {
        Reason::OpponentsPiece(_) => Fault::OpponentsPiece,
        Reason::MustCapture => Fault::MissedCapture,
        Reason::CaptureNotFinished => Fault::Stopped,
        Reason::FewerThanMajority(_) | Reason::LesserValue => Fault::LesserCapture,
        _ => Fault::Illegal,
    }
}

/// Why an entry cannot be what was made on a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOnBoard {
    #[error("no piece stands there")]
    EmptySquare(Square),
    #[error("a piece stands there")]
    Occupied(Square),
    /// Short notation without a piece of the mover on the file, from 1, that could be meant.
    #[error("no piece of the mover on that file")]
    NoPieceOnFile(u8),
    /// Short notation with several.
    #[error("several pieces of the mover on that file; full notation is needed")]
    SeveralOnFile(u8),
    /// Several lawful moves are written like that.
    #[error("several captures are written like that; full notation is needed")]
    Ambiguous(Vec<Move>),
}

impl Position {
    /// Takes an entry for what was made on a wooden board by the side to move, lawful or not. Pieces between two
    /// entered squares on one line are removed if they are of the other colour and the entry is a capture: it has the
    /// sign of one, or more than two squares, or a man's jump over a piece.
    ///
    /// # Errors
    /// [`NotOnBoard`] if nothing stands where it starts, the end is occupied, or short notation is not enough.
    pub fn force(&self, entry: &Entry) -> Result<Forced, NotOnBoard> {
        match self.resolve(entry) {
            Ok(mv) => Ok(self.lawful(&mv)),
            Err(AmbiguousMove::Ambiguous(moves)) => Err(NotOnBoard::Ambiguous(moves)),
            Err(AmbiguousMove::Illegal(_)) => {
                let from = self.origin_of(entry)?;
                self.unlawful(from, entry, self.diagnose_from(from, entry))
            }
        }
    }

    fn lawful(&self, mv: &Move) -> Forced {
        Forced {
            position: self.after(mv),
            from: mv.from(),
            path: mv.path().to_vec(),
            removed: mv.captured().to_vec(),
            fault: None,
            reason: None,
        }
    }

    fn unlawful(&self, from: Square, entry: &Entry, reason: Reason) -> Result<Forced, NotOnBoard> {
        let mut piece = self.piece_at(from).ok_or(NotOnBoard::EmptySquare(from))?;
        let to = entry.squares().last().copied().unwrap_or(from);
        let is_still = entry.squares() == [from];
        if is_still || to != from && self.piece_at(to).is_some() {
            return Err(NotOnBoard::Occupied(to));
        }
        let path: Vec<Square> = std::iter::once(from).chain(entry.squares().iter().copied()).collect();
        let removed = if self.is_capture(entry, piece, from) { self.jumped(&path, piece) } else { Vec::new() };
        if self.is_crowned(entry, piece, &removed) {
            piece.kind = PieceKind::King;
        }
        let cleared = removed.iter().fold(self.put(from, None), |position, &square| position.put(square, None));
        let position = cleared.put(to, Some(piece)).with_run(self, from, to).with_turn(self.turn().other());
        Ok(Forced { position, from, path, removed, fault: Some(fault_of(reason)), reason: Some(reason) })
    }

    /// The square that an entry starts from, also of short notation if only one piece of the mover can be meant:
    /// the only one that reaches the first square along a diagonal, or of several the only one that breaks no
    /// more than the duty to capture or to go on capturing.
    fn origin_of(&self, entry: &Entry) -> Result<Square, NotOnBoard> {
        let file = match entry.origin() {
            Origin::Square(from) => return Ok(from),
            Origin::File(file) => file,
        };
        let reaches = |from| entry.squares().first().is_some_and(|&to| self.geometry().direction(from, to).is_some());
        let able: Vec<Square> = self.own_on_file(file).filter(|&from| reaches(from)).collect();
        let almost = |&from: &Square| {
            matches!(self.diagnose_from(from, entry), Reason::MustCapture | Reason::CaptureNotFinished)
        };
        let likely: Vec<Square> = able.iter().copied().filter(almost).collect();
        match (able.as_slice(), likely.as_slice()) {
            ([from], _) | (_, [from]) => Ok(*from),
            ([], _) => Err(NotOnBoard::NoPieceOnFile(file)),
            _ => Err(NotOnBoard::SeveralOnFile(file)),
        }
    }

    fn is_capture(&self, entry: &Entry, piece: Piece, from: Square) -> bool {
        let jump = || match *entry.squares() {
            [to] => piece.kind == PieceKind::Man && self.geometry().line(from, to).is_some_and(|line| line.len() == 3),
            _ => true,
        };
        entry.sign() == Sign::Capture || jump()
    }

    /// The pieces of the other colour that stand on the straight ways between these squares, each once.
    fn jumped(&self, path: &[Square], piece: Piece) -> Vec<Square> {
        let mut jumped = Vec::new();
        for leg in path.windows(2) {
            let [from, to] = *leg else { continue };
            let line = self.geometry().line(from, to).unwrap_or_default();
            for square in line.into_iter().filter(|&square| square != from && square != to) {
                let is_enemy = self.piece_at(square).is_some_and(|other| other.side != piece.side);
                if is_enemy && !jumped.contains(&square) {
                    jumped.push(square);
                }
            }
        }
        jumped
    }

    /// Whether a man has become a king: where it stopped, or where it passed while it captured (R-6.1.5.15).
    fn is_crowned(&self, entry: &Entry, piece: Piece, removed: &[Square]) -> bool {
        let in_passing = !removed.is_empty() && self.variant().promotion() == Promotion::InPassing;
        let is_last_rank = |&square: &Square| self.geometry().is_last_rank(square, piece.side);
        entry.squares().last().is_some_and(is_last_rank) || in_passing && entry.squares().iter().any(is_last_rank)
    }
}
