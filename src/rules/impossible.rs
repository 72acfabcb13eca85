//! Positions that no game leads to. They are refused where a position is entered; during a game, after an irregularity that
//! nobody corrected, play goes on from them (R-5.4.14.4c, CH-13.4.2).

use crate::Side;

/// Why no game leads to a position. Squares are named as in files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Draughts: neither side has a piece.
    #[error("there is no piece on the board")]
    Empty,
    /// More pieces than at the start (R-6.1.3.1, CH-2.2).
    #[error("{side} has more than {most} pieces")]
    TooMany { side: Side, most: u8 },
    /// Draughts: a man on the last row is a king (R-6.1.4.4).
    #[error("{side} has a man on its last row: {}", .squares.join(", "))]
    Uncrowned { side: Side, squares: Vec<String> },
    /// Chess: a pawn starts on the second rank and is promoted on the last (CH-2.2, CH-3.7.5.1).
    #[error("{side} has a pawn on the first or last rank: {}", .squares.join(", "))]
    Pawn { side: Side, squares: Vec<String> },
    /// Chess: more than eight pawns (CH-2.2).
    #[error("{0} has more than 8 pawns")]
    TooManyPawns(Side),
    /// Chess: more promoted pieces than pawns that are gone (CH-3.7.5.1).
    #[error("{0} has more promoted pieces than missing pawns")]
    Promoted(Side),
    /// Chess: no king (CH-2.2).
    #[error("{0} has no king")]
    NoKing(Side),
    /// Chess: a second king (CH-2.2).
    #[error("{0} has more than one king")]
    TwoKings(Side),
    /// Chess: the side that has just moved left its king in check (CH-3.9.2).
    #[error("{0} is in check and not to move")]
    Check(Side),
    /// Chess: both kings are in check (CH-3.9.2).
    #[error("both kings are in check")]
    BothInCheck,
    /// Renju: the game ended with the first winning row (R-9.2.6.1).
    #[error("both sides have a winning row")]
    TwoRows,
}
