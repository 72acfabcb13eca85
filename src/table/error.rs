use std::fmt::Display;
use std::io;

use golos_journal::Unreadable;
use golos_wording::Sentence;

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
    Unreadable(Unreadable<String>),
    /// Why no game can be taken from a file of games, as it is told.
    #[error("no game of the file can be taken up")]
    NoGame(Box<Sentence>),
    #[error("record {0} does not fit what came before it: {1}")]
    Misfit(u64, String),
}

impl<C: Display> From<Unreadable<C>> for TableError {
    fn from(why: Unreadable<C>) -> TableError {
        TableError::Unreadable(why.told())
    }
}
