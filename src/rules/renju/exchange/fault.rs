use crate::renju::NoPoint;
use crate::{Charset, Impossible, decoded, plain};
use std::fmt;

/// A file that cannot be read: where, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct LocatedError {
    /// Bytes before the place.
    pub offset: usize,
    /// The line of the place, from 1; none in a binary file.
    pub line: Option<usize>,
    pub fault: FileError,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    #[error("the file ends too early")]
    End,
    #[error("not understood: {0}")]
    Unclear(String),
    #[error("there is no game")]
    NoGame,
    #[error("a record of another game: {0}")]
    OtherGame(String),
    #[error("a board of another size: {0}")]
    OtherBoard(String),
    #[error("{reason}: {text}")]
    Point { text: String, reason: NoPoint },
    /// No game leads to the stones that are set up.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    #[error("stones are set up after a move")]
    LateSetup,
    #[error("not the head of a RenLib library")]
    NotLibrary,
    #[error("a library of version {major}.{minor}, newer than 3.4")]
    Version { major: u8, minor: u8 },
    #[error("two moves to one point: {0}")]
    Taken(String),
    /// Bytes that mean nothing in this encoding, which the text has by what it says itself, by its letters, or by the user.
    #[error("not {}", .0.name())]
    Undecodable(Charset),
    #[error("not XML: {0}")]
    Xml(String),
    #[error("longer than any game")]
    TooLong,
    #[error("more names than any archive has")]
    ManyNames,
    #[error("the names stand behind more games than can wait for them")]
    LateNames,
}

impl fmt::Display for LocatedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "byte {}: {}", self.offset, self.fault)
    }
}

impl FileError {
    /// The fault in a text, behind so many of its bytes.
    pub(super) fn at(self, text: &[u8], offset: usize) -> LocatedError {
        let before = text.get(..offset).unwrap_or(text);
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        LocatedError { offset: before.len(), line: Some(line), fault: self }
    }

    /// The fault in a binary file, behind so many bytes.
    pub(super) const fn behind(self, offset: usize) -> LocatedError {
        LocatedError { offset, line: None, fault: self }
    }

    /// Something not understood, shortened and without control characters.
    pub(super) fn unclear(text: &str) -> FileError {
        FileError::Unclear(shown(text))
    }
}

/// The head of a text, fit for a message.
pub(super) fn shown(text: &str) -> String {
    const SHOWN: usize = 20;
    let mut plain = text.trim().chars().filter(|letter| !letter.is_control());
    let head: String = plain.by_ref().take(SHOWN).collect();
    if plain.next().is_some() { head + "…" } else { head }
}

/// A text of unknown encoding, without what steers a terminal or turns text.
pub(super) fn told(bytes: &[u8]) -> String {
    plain(&decoded(bytes)).into_owned()
}
