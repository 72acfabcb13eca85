use std::io;

/// Why a game cannot be opened or continued.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    #[error("the journal cannot be written: {0}")]
    Write(#[from] io::Error),
    #[error("the journal cannot be read: {0}")]
    Read(io::Error),
    #[error("no such file: {0}")]
    Missing(String),
    #[error("the journal is open in another process: {0}")]
    InUse(String),
    #[error("damage in line {0}; all before it is sound")]
    Damaged(usize),
    #[error("the game cannot be set up: {0}")]
    Setup(String),
    #[error(transparent)]
    Unreadable(#[from] crate::journal::Unreadable),
    #[error("record {0} does not fit the game: {1}")]
    Misfit(u64, crate::game::Corrupt),
    #[error(transparent)]
    UnreadableMatch(#[from] crate::journal::Unreadable<crate::tournament::micro_match::Corrupt>),
    #[error("record {0} does not fit the micro-match: {1}")]
    MatchMisfit(u64, crate::tournament::micro_match::Corrupt),
}
