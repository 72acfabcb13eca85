//! Positions as they are entered: before a game, in a file, on the board where one is set up.

use super::{Notation, Position, PositionError, Variant};
use crate::{Impossible, Side, chess};

/// A position that a game may start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnteredPosition {
    pub position: Position,
    /// What the text claims besides, and the pieces do not bear out.
    pub dropped: Vec<Dropped>,
}

/// A claim of a FEN of chess that its pieces do not bear out: it is left out, as other programs do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// A right of this side to castle with a king or a rook that is not at home (CH-3.8.2.1).
    Castling(Side),
    /// A square that no pawn has just passed over (CH-3.7.4.1).
    EnPassant(chess::Square),
}

/// Why no game starts from a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    #[error(transparent)]
    Unread(#[from] PositionError),
    #[error("no game leads to this position: {0}")]
    Impossible(#[from] Impossible),
}

impl Variant {
    /// Reads a position that a game is to start from, in the forms of [`read_position`](Variant::read_position). Rights to
    /// castle and an en passant square that the pieces do not bear out are left out and named.
    ///
    /// ```
    /// use golos_rules::{Dropped, EntryError, Impossible, Notation, Side, Variant};
    ///
    /// let enter = |text| Variant::Chess.enter_position(text, Notation::FILES);
    /// let entered = enter("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1").unwrap();
    /// assert_eq!(entered.dropped, [Dropped::Castling(Side::White)]);
    /// assert_eq!(entered.position.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    /// let refused = enter("8/8/8/3k4/8/8/8/8 w - - 0 1");
    /// assert_eq!(refused, Err(EntryError::Impossible(Impossible::NoKing(Side::White))));
    /// ```
    ///
    /// # Errors
    /// [`EntryError`] if the text cannot be read, or if no game leads to the position.
    pub fn enter_position(self, text: &str, notation: Notation) -> Result<EnteredPosition, EntryError> {
        let (position, dropped) = match self.array() {
            Some(array) => {
                let (position, dropped) = chess::Position::entered(array, text).map_err(PositionError::from)?;
                (Position::Chess(position), dropped)
            }
            None => (self.read_position(text, notation)?, Vec::new()),
        };
        match position.impossible() {
            Some(impossible) => Err(impossible.into()),
            None => Ok(EnteredPosition { position, dropped }),
        }
    }
}

impl Position {
    /// Why no game leads to the pieces on the board, whatever else is put there; `None` if a game may.
    #[must_use]
    pub fn impossible_placing(&self) -> Option<Impossible> {
        match self {
            Position::Draughts(position) => position.impossible_placing(),
            Position::Chess(position) => position.impossible_placing(),
            Position::Renju(position) => position.impossible(),
        }
    }

    /// Why no game leads to this position; `None` if a game may.
    #[must_use]
    pub fn impossible(&self) -> Option<Impossible> {
        match self {
            Position::Draughts(position) => position.impossible(),
            Position::Chess(position) => position.impossible(),
            Position::Renju(position) => position.impossible(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Black, White};

    fn entered(variant: Variant, text: &str) -> Result<EnteredPosition, EntryError> {
        variant.enter_position(text, Notation::FILES)
    }

    fn squares(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_position_that_no_game_leads_to_is_refused_with_the_reason() {
        let (russian, hundred) = (Variant::RUSSIAN, Variant::INTERNATIONAL);
        for (variant, text, reason) in [
            (Variant::Chess, "8/8/8/3k4/8/8/8/8 w - - 0 1", Impossible::NoKing(White)),
            (Variant::Chess, "kk6/8/8/8/8/8/8/K7 w - - 0 1", Impossible::TwoKings(Black)),
            (
                Variant::Chess,
                "k7/P6P/8/8/8/8/8/KPPPPPPP w - - 0 1",
                Impossible::Pawn { side: White, squares: squares(&["b1", "c1", "d1", "e1", "f1", "g1", "h1"]) },
            ),
            (
                Variant::Chess,
                "p3k3/8/8/8/8/8/8/4K3 b - - 0 1",
                Impossible::Pawn { side: Black, squares: squares(&["a8"]) },
            ),
            (Variant::Chess, "k7/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1", Impossible::TooManyPawns(White)),
            (
                Variant::Chess,
                "rnbqkbnr/pppppppp/8/8/8/Q7/PPPPPPPP/RNBQKBNR w - - 0 1",
                Impossible::TooMany { side: White, most: 16 },
            ),
            // A second queen, and no pawn is gone; two bishops on dark squares, likewise.
            (Variant::Chess, "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", Impossible::Promoted(White)),
            (Variant::Chess, "2b1k3/pppppppp/b7/8/8/8/8/4K3 w - - 0 1", Impossible::Promoted(Black)),
            (Variant::Chess, "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", Impossible::Check(White)),
            (Variant::Chess, "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", Impossible::BothInCheck),
            (Variant::Chess960, "8/8/8/3k4/8/8/8/8 w - - 0 1", Impossible::NoKing(White)),
            (hundred, "W:W4:B49", Impossible::Uncrowned { side: White, squares: squares(&["4"]) }),
            (russian, "W:Wc3:Ba1,c1", Impossible::Uncrowned { side: Black, squares: squares(&["a1", "c1"]) }),
            (russian, "W:W:B", Impossible::Empty),
            (Variant::Renju, "b:a1,b1,c1,d1,e1 w:a3,b3,c3,d3,e3", Impossible::TwoRows),
        ] {
            assert_eq!(entered(variant, text), Err(EntryError::Impossible(reason)), "{text}");
        }
    }

    #[test]
    fn unusual_positions_are_taken() {
        for (variant, text) in [
            // Nine queens and no pawn; three knights where a pawn is gone; mate and stalemate.
            (Variant::Chess, "4k3/8/8/8/8/8/QQQQ4/QQQQQ1K1 b - - 0 1"),
            (Variant::Chess, "4k3/8/8/8/8/8/PPPPPPP1/NNN1K3 w - - 0 1"),
            (Variant::Chess, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"),
            (Variant::Chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
            (Variant::RUSSIAN, "W:WKd8,a1:Bh8"),
            (Variant::RUSSIAN, "B:Wa1:B"),
            (Variant::Renju, ""),
            (Variant::Renju, "b:h8 w:j9,j10,j11"),
        ] {
            assert!(entered(variant, text).is_ok_and(|entered| entered.dropped.is_empty()), "{text}");
        }
    }

    #[test]
    fn ch_3_8_2_1_claims_that_the_pieces_do_not_bear_out_are_left_out() {
        let (castling, passing) = (Dropped::Castling, |name: &str| Dropped::EnPassant(name.parse().unwrap()));
        for (text, fen, dropped) in [
            (
                "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                vec![castling(White), castling(Black)],
            ),
            ("r3k2r/8/8/8/8/8/8/3K4 w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/3K4 w kq - 0 1", vec![castling(White)]),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", vec![passing("e6")]),
            // After 1. e4 many programs write the square whether a pawn may capture there or not.
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                Vec::new(),
            ),
        ] {
            let entered = entered(Variant::Chess, text).unwrap();
            assert_eq!((entered.position.fen().as_str(), entered.dropped), (fen, dropped), "{text}");
        }
    }
}
