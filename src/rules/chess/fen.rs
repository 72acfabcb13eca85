use std::num::NonZeroU32;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{Castles, CastlingMode, Rank, Role, Setup, Square};

use super::board::{Piece, color, side};
use super::position::{Position, StartPosition};
use crate::{Dropped, Side};

/// Why a text is not a FEN of chess.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    #[error("longer than {} characters", MAX_LENGTH)]
    TooLong,
    #[error("the board is eight ranks from the eighth down, each of eight squares")]
    Board,
    #[error("the side to move is w or b")]
    Turn,
    #[error("no king and rook at home for these rights to castle")]
    Castling,
    #[error("no pawn has just passed over the en passant square")]
    EnPassant,
    #[error("the counters are two numbers: plies without capture or pawn move, and the move from 1")]
    Counters,
    #[error("six parts: board, side to move, castling, en passant, two counters")]
    Parts,
}

/// Longer texts are refused unread.
const MAX_LENGTH: usize = 200;

impl From<ParseFenError> for FenError {
    fn from(error: ParseFenError) -> Self {
        match error {
            ParseFenError::InvalidBoard => FenError::Board,
            ParseFenError::InvalidTurn => FenError::Turn,
            ParseFenError::InvalidCastling => FenError::Castling,
            ParseFenError::InvalidEpSquare => FenError::EnPassant,
            ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => FenError::Counters,
            ParseFenError::InvalidFen | ParseFenError::InvalidPocket | ParseFenError::InvalidRemainingChecks => {
                FenError::Parts
            }
        }
    }
}

impl Position {
    /// Reads a FEN; rights to castle in any of the usual forms (`KQkq`, `HAha`), the last parts may be missing.
    /// Positions that no game reaches are read too, for play goes on from them after an irregularity (CH-13.4.2).
    ///
    /// # Errors
    /// [`FenError`] names the part that is wrong.
    pub fn from_fen(array: StartPosition, text: &str) -> Result<Position, FenError> {
        match Position::entered(array, text)? {
            (position, dropped) if dropped.is_empty() => Ok(position),
            (_, dropped) => Err(match dropped.first() {
                Some(Dropped::EnPassant(_)) => FenError::EnPassant,
                Some(Dropped::Castling(_)) | None => FenError::Castling,
            }),
        }
    }

    /// The same without the rights to castle and the en passant square that the pieces do not bear out, which are named:
    /// many programs write them always.
    ///
    /// # Errors
    /// [`FenError`] names the part that is wrong.
    pub fn entered(array: StartPosition, text: &str) -> Result<(Position, Vec<Dropped>), FenError> {
        if text.len() > MAX_LENGTH {
            return Err(FenError::TooLong);
        }
        if text.split_whitespace().nth(1).is_none() {
            return Err(FenError::Turn);
        }
        let setup = text.trim().parse::<Fen>()?.into_setup();
        if setup.pockets.is_some() || setup.remaining_checks.is_some() {
            return Err(FenError::Parts);
        }
        let mode = CastlingMode::from_chess960(array == StartPosition::Chess960);
        let castles = Castles::from_setup(&setup, mode).unwrap_or_else(|sound| sound);
        let castling = castles.castling_rights();
        let mut read = Position {
            board: (&setup.board).into(),
            turn: side(setup.turn),
            castling,
            passing: setup.ep_square,
            passed: setup.ep_square,
            array,
            quiet: setup.halfmoves,
            number: setup.fullmoves.get(),
        };
        let lost = setup.castling_rights & !castling;
        let has_lost = |side: &Side| (lost & color(*side).backrank()).any();
        let mut dropped: Vec<Dropped> = Side::BOTH.into_iter().filter(has_lost).map(Dropped::Castling).collect();
        if let Some(square) = read.passing.filter(|&square| !read.was_passed_over(square)) {
            (read.passing, read.passed) = (None, None);
            dropped.push(Dropped::EnPassant(square));
        }
        Ok((read.with_passing_kept(), dropped))
    }

    /// Writes the FEN. The en passant square stands only where a pawn may capture on it, so that equal positions
    /// differ at most in the counters.
    #[must_use]
    pub fn fen(&self) -> String {
        let setup = Setup {
            board: self.board.to_shakmaty(),
            turn: color(self.turn),
            castling_rights: self.castling,
            ep_square: self.passing,
            halfmoves: self.quiet,
            fullmoves: NonZeroU32::new(self.number).unwrap_or(NonZeroU32::MIN),
            ..Setup::empty()
        };
        Fen::try_from_setup(setup).unwrap_or_else(|lossy| lossy.ignore()).to_string()
    }

    /// Whether an enemy pawn can have passed over a square with its last move.
    fn was_passed_over(&self, square: Square) -> bool {
        let mover = color(self.turn);
        let pawn = Some(Piece { side: self.turn.other(), role: Role::Pawn });
        let beyond = |rank: Rank| Square::from_coords(square.file(), mover.relative_rank(rank));
        square.rank() == mover.relative_rank(Rank::Sixth)
            && self.piece_at(beyond(Rank::Fifth)) == pawn
            && [square, beyond(Rank::Seventh)].into_iter().all(|square| self.piece_at(square).is_none())
    }
}
