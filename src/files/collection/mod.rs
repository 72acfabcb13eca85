//! An index of a file of games: who played in each, and where it begins, so that one game of many is opened at once. It is
//! made when it is first wanted, and kept in the cache of the user until the file changes.

mod cache;
mod index;
mod scan;

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use self::cache::{FileKey, keep, kept};
pub use self::index::GameIndex;
use self::index::IndexWriter;
use crate::games::{Content, GameReading, judged, recognise};
use golos_cli::LetterChoice;
use golos_desk::GameHead;

/// A smaller file is read anew each time, in bytes: that takes no longer than to look for its index.
const SMALL: u64 = 256 * 1024;

/// Where a game begins, so that reading can start there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamePlace {
    /// The first byte of the line in which it begins.
    pub offset: u64,
    /// The lines before that one.
    pub lines: u32,
    /// The games that begin before it in the same line.
    pub skipped: u32,
}

/// A game of an index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IndexEntry {
    pub head: GameHead,
    /// `None` if the file has to be read from its beginning.
    pub place: Option<GamePlace>,
}

/// The index of a file; `None` if it holds no games. What is no file on a disk, as a pipe, has none.
///
/// # Errors
/// The file cannot be read.
pub fn index_of(path: &Path) -> io::Result<Option<GameIndex>> {
    index_in(path, cache::folder().as_deref(), SMALL)
}

/// The same with indexes of files from `small` bytes on kept in this folder.
fn index_in(path: &Path, folder: Option<&Path>, small: u64) -> io::Result<Option<GameIndex>> {
    // Standard input.
    if path == Path::new("-") {
        return Ok(None);
    }
    let file = File::open(path)?;
    let Some(key) = FileKey::of(path, &file)? else { return Ok(None) };
    let folder = folder.filter(|_| key.length >= small);
    if let Some(index) = folder.and_then(|folder| kept(folder, &key)) {
        return Ok(Some(index));
    }
    let (content, source) = recognise(path, Box::new(BufReader::new(file)), None)?;
    let Some(Content::Games(format)) = content else { return Ok(None) };
    let write = |index: &mut IndexWriter<'_>| scan::scan(format, source, index);
    match folder {
        Some(folder) => keep(folder, &key, format, write).map(Some),
        None => GameIndex::in_memory(format, write).map(Some),
    }
}

impl GameIndex {
    /// Reads the game of this number, from 1, of the file that this is the index of; `None` if there is none.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(crate) fn game(&self, path: &Path, number: u32) -> io::Result<Option<GameReading>> {
        if self.entry(number).is_none() {
            return Ok(None);
        }
        let file = File::open(path)?;
        let (_, source) = recognise(path, Box::new(BufReader::new(file)), None)?;
        let games = judged(self.format(), source, None, LetterChoice::default())?;
        let is_game = |read: &io::Result<GameReading>| read.as_ref().map_or(true, |read| read.is_game);
        games.filter(is_game).nth(number as usize - 1).transpose()
    }
}
