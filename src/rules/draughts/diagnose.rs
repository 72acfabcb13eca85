//! Why an entry is not a legal move: the first check that fails along its path, then those on the whole of it.

use super::entry::{Entry, Origin, Sign};
use super::piece::{Piece, PieceKind};
use super::position::Position;
use super::resolve::Reason;
use super::square::Square;
use super::variant::{Majority, Promotion};
use std::iter::successors;

impl Position {
    /// The reason why an entry that no legal move fits is not legal.
    pub(super) fn diagnose(&self, entry: &Entry) -> Reason {
        match entry.origin() {
            Origin::Square(from) => self.diagnose_from(from, entry),
            Origin::File(file) => {
                let reasons = self.own_on_file(file).map(|from| self.diagnose_from(from, entry));
                // Of several pieces the one that comes nearest to such a move.
                let vague = [Reason::NotALine, Reason::ManHasNoKingRights];
                reasons.min_by_key(|reason| vague.contains(reason)).unwrap_or(Reason::NoPieceOnFile(file))
            }
        }
    }

    /// The reason, where the start is known.
    pub(super) fn diagnose_from(&self, from: Square, entry: &Entry) -> Reason {
        match self.walk(from, entry) {
            Err(Reason::NotALine) if self.is_stuck(from) => Reason::NoMove(from),
            Err(reason) => reason,
            Ok(()) => match self.variant().majority() {
                Majority::Number => Reason::FewerThanMajority(self.due()),
                Majority::Value => Reason::LesserValue,
                Majority::Free => Reason::NotALine,
            },
        }
    }

    /// How many pieces a legal move captures.
    fn due(&self) -> u32 {
        let most = self.legal_moves().iter().map(|mv| mv.captured().len()).max().unwrap_or_default();
        u32::try_from(most).unwrap_or(u32::MAX)
    }

    /// The mover's pieces on a file.
    pub(super) fn own_on_file(&self, file: u8) -> impl Iterator<Item = Square> {
        self.pieces(self.turn()).filter(move |&square| self.geometry().file(square) == file)
    }

    /// Goes along the entered squares; passes what is legal but for the majority rule.
    fn walk(&self, from: Square, entry: &Entry) -> Result<(), Reason> {
        let piece = self.piece_at(from).ok_or(Reason::EmptySquare(from))?;
        if piece.side != self.turn() {
            return Err(Reason::OpponentsPiece(from));
        }
        let mut walk = Walk { position: self, from, at: from, piece, taken: Vec::new(), was_on_last_rank: false };
        for &to in entry.squares() {
            if !walk.leg(to)? {
                return Err(walk.quiet_reason(to, entry));
            }
        }
        if self.goes_on(from, walk.at, walk.piece.kind, &walk.taken) { Err(Reason::CaptureNotFinished) } else { Ok(()) }
    }

    /// Whether the piece could neither step nor capture, were it free to choose.
    fn is_stuck(&self, from: Square) -> bool {
        let Some(piece) = self.piece_at(from) else { return true };
        let steps =
            self.geometry().squares().filter(|&to| self.piece_at(to).is_none() && self.is_step(piece, from, to));
        steps.count() == 0 && !self.goes_on(from, from, piece.kind, &[])
    }

    /// Whether a neighbour is one that this piece may step to.
    fn is_step(&self, piece: Piece, from: Square, to: Square) -> bool {
        let geometry = self.geometry();
        let goes = geometry.direction(from, to).is_some_and(|direction| match piece.kind {
            PieceKind::Man => direction.is_forward(piece.side),
            PieceKind::King => direction.is_diagonal(),
        });
        goes && geometry.are_neighbours(from, to)
    }
}

/// A capture on its way.
struct Walk<'p> {
    position: &'p Position,
    from: Square,
    at: Square,
    piece: Piece,
    taken: Vec<Square>,
    /// Whether it has landed on the last rank.
    was_on_last_rank: bool,
}

impl Walk<'_> {
    /// Goes straight on to `to`, over any number of pieces; says whether it captured.
    fn leg(&mut self, to: Square) -> Result<bool, Reason> {
        let line = self.position.geometry().line(self.at, to).ok_or(Reason::NotALine)?;
        let before = self.taken.len();
        let mut squares = line.into_iter().skip(1);
        while let Some(square) = squares.next() {
            if self.standing(square).is_some() {
                self.check_victim(square, to)?;
                self.jump(square, squares.next().unwrap_or(to))?;
            } else if self.piece.kind == PieceKind::Man && self.taken.len() > before {
                return Err(self.no_king());
            }
        }
        if self.taken.len() == before {
            return Ok(false);
        }
        self.check_choice(to)?;
        self.at = to;
        Ok(true)
    }

    /// Why a man may not go on like a king.
    const fn no_king(&self) -> Reason {
        if self.was_on_last_rank { Reason::NoKingWhileCapturing } else { Reason::ManHasNoKingRights }
    }

    /// What stands on a square while the piece is on its way: captured pieces still do.
    fn standing(&self, square: Square) -> Option<Piece> {
        self.position.piece_at(square).filter(|_| square != self.from)
    }

    /// Whether the piece on the way to `to` may be jumped at all.
    fn check_victim(&self, square: Square, to: Square) -> Result<(), Reason> {
        let is_taken = self.taken.contains(&square);
        match self.standing(square) {
            Some(_) if is_taken && square == to => Err(Reason::JumpBlockedByCapturedPiece(square)),
            Some(_) if is_taken => Err(Reason::PieceJumpedTwice(square)),
            Some(piece) if square == to || piece.side == self.piece.side => Err(Reason::Occupied(square)),
            _ => Ok(()),
        }
    }

    fn jump(&mut self, over: Square, land: Square) -> Result<(), Reason> {
        if self.piece.kind == PieceKind::Man && !self.position.geometry().are_neighbours(self.at, over) {
            return Err(self.no_king());
        }
        if self.taken.contains(&land) {
            return Err(Reason::JumpBlockedByCapturedPiece(land));
        }
        if self.standing(land).is_some() {
            return Err(Reason::Occupied(land));
        }
        self.taken.push(over);
        self.at = land;
        if self.position.geometry().is_last_rank(land, self.piece.side) {
            self.was_on_last_rank = true;
            if self.position.variant().promotion() == Promotion::InPassing {
                self.piece.kind = PieceKind::King;
            }
        }
        Ok(())
    }

    /// Behind the last victim a king chooses a square from which the capture goes on, if there is one (R-6.1.5.6).
    fn check_choice(&self, to: Square) -> Result<(), Reason> {
        let goes_on = |land| self.position.goes_on(self.from, land, self.piece.kind, &self.taken);
        if self.piece.kind == PieceKind::Man || goes_on(to) {
            return Ok(());
        }
        let geometry = self.position.geometry();
        let victim = self.taken.last().copied().unwrap_or(self.from);
        let onward = |&land: &Square| geometry.next(land, geometry.direction(victim, land)?);
        let mut run = successors(Some(self.at), onward).take_while(|&land| self.standing(land).is_none());
        if run.any(goes_on) { Err(Reason::MustChooseContinuingSquare) } else { Ok(()) }
    }

    /// Why a leg to `to` that captures nothing is not legal.
    fn quiet_reason(&self, to: Square, entry: &Entry) -> Reason {
        if !self.taken.is_empty() || entry.squares().len() > 1 {
            Reason::NotALine
        } else if entry.sign() == Sign::Capture {
            Reason::NotCapture
        } else if self.position.geometry().direction(self.at, to).is_some_and(|direction| !direction.is_diagonal()) {
            Reason::StraightWithoutCapture
        } else if self.piece.kind == PieceKind::Man && !self.position.is_step(self.piece, self.at, to) {
            Reason::ManHasNoKingRights
        } else if self.position.resting() == Some(self.from) && !self.position.must_capture() {
            Reason::KingRests(self.from)
        } else {
            Reason::MustCapture
        }
    }
}
