//! What tables in the Syzygy form say of a position of chess. They are the user's own files; this room does not read them.

/// The result for the side to move, with the rule of 50 moves (CH-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChessResult {
    Win,
    /// A win but for that rule, with the moves that have been counted.
    CursedWin,
    Draw,
    /// A loss but for that rule.
    BlessedLoss,
    Loss,
}

/// What the tables say of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChessValue {
    pub result: ChessResult,
    /// Whether the distance may be rounded by a half-move, so that the rule of 50 moves may or may not cut the win.
    pub is_open: bool,
    /// Half-moves to the next capture or pawn move of the winning line, or to the mate; 0 for a draw. One more is possible if
    /// `is_rounded`.
    pub half_moves: u32,
    pub is_rounded: bool,
}

/// Why a file of Syzygy tables, or their folder, cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChessDamage {
    #[error("not a Syzygy table")]
    NotATable,
    #[error("damaged")]
    Damaged,
    #[error("no Syzygy tables")]
    NoTables,
    /// What the disk reports.
    #[error("{0}")]
    Disk(std::io::ErrorKind),
}

/// Why a position of chess has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChessValue {
    /// No folder with such tables has been named.
    #[error("no folder of Syzygy tables has been named")]
    NoFolder,
    /// A right to castle is left: such tables know none.
    #[error("a right to castle is left")]
    Castling,
    /// The tables are for fewer pieces.
    #[error("{pieces} pieces; the tables are for at most {most}")]
    TooManyPieces { pieces: u8, most: u8 },
    /// A file is missing.
    #[error("the file {0} is missing")]
    Missing(String),
    /// A file, or the folder, cannot be read or is not sound.
    #[error("{file}: {why}")]
    Damaged { file: String, why: ChessDamage },
    /// No game of chess goes on from such a position.
    #[error("not a position from which chess can be played")]
    Impossible,
}
