//! The letter games of a folder. Their summaries are kept in an index; a game is read again only if its record has changed.

mod index;

use std::path::{Path, PathBuf};

use self::index::Index;
use super::collection::index_folder;
use crate::disk::Disk;
use crate::folder::{files_below, found};
use golos_desk::letters::{LETTERS_ENDING, LettersError, read_game};
use golos_letters::{State, Summary};

/// A game of a folder, or why it cannot be read.
pub type Listed = (PathBuf, Result<Summary, LettersError>);

/// The games by letters in a folder and below it, by name: no deeper than four folders.
#[must_use]
pub fn letter_games(folder: &Path) -> Vec<PathBuf> {
    // What a record went on from is that record.
    let is_latest = |path: &Path| found(path).map_or(true, |found| found == path);
    files_below(folder, &|path| path.to_string_lossy().ends_with(LETTERS_ENDING) && is_latest(path))
}

/// Games that are read whole, from which on it takes so long that it is told.
const MANY: usize = 1000;

/// The games of a folder and below it, by name.
#[must_use]
pub fn summaries(folder: &Path) -> Vec<Listed> {
    summaries_in(folder, index_folder().as_deref(), |_| ())
}

/// The same; `tells` is called with the number of games before many of them are read whole.
#[must_use]
pub fn summaries_told(folder: &Path, tells: impl FnOnce(usize)) -> Vec<Listed> {
    summaries_in(folder, index_folder().as_deref(), tells)
}

/// The same with the index in this folder; `None`: without one.
fn summaries_in(folder: &Path, indexes: Option<&Path>, tells: impl FnOnce(usize)) -> Vec<Listed> {
    let files = letter_games(folder);
    let Some(mut index) = indexes.filter(|_| !files.is_empty()).and_then(|indexes| Index::of(folder, indexes)) else {
        return at_once(&files, summary);
    };
    let known = at_once(&files, |file| index.known(file));
    let unknown: Vec<PathBuf> =
        known.iter().filter(|(_, known)| known.is_none()).map(|(file, _)| file.clone()).collect();
    if unknown.len() >= MANY {
        tells(unknown.len());
    }
    let read = at_once(&unknown, |file| (index::mark(file), summary(file)));
    let is_whole = unknown.is_empty() && index.has_only(&files);
    let mut read = read.into_iter();
    let all: Vec<Listed> = known
        .into_iter()
        .map(|(file, known)| match known {
            Some(summary) => (file, Ok(summary)),
            None => {
                let (mark, summary) = read.next().map_or_else(|| (None, summary(&file)), |(_, read)| read);
                if let (Some(mark), Ok(summary)) = (mark, &summary) {
                    index.learn(&file, mark, summary);
                }
                (file, summary)
            }
        })
        .collect();
    if !is_whole {
        index.forget_all_but(&files);
        // An index that cannot be kept, as on a full disk, is made again the next time.
        let _ = index.keep();
    }
    all
}

fn summary(file: &Path) -> Result<Summary, LettersError> {
    read_game(&Disk, file).map(|state| Summary::of(&state))
}

/// Reads many games whole; in the order of the files.
#[must_use]
pub fn read_games(files: &[PathBuf]) -> Vec<(PathBuf, Result<State, LettersError>)> {
    at_once(files, |file| read_game(&Disk, file))
}

/// Does the same with many files, with as many threads as the machine has processors; in the order of the files.
fn at_once<T: Send>(files: &[PathBuf], read: impl Fn(&Path) -> T + Sync) -> Vec<(PathBuf, T)> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(workers).max(1);
    let read = |part: &[PathBuf]| part.iter().map(|file| (file.clone(), read(file))).collect::<Vec<_>>();
    std::thread::scope(|scope| {
        let parts: Vec<_> = files.chunks(share).map(|part| (part, scope.spawn(|| read(part)))).collect();
        // What a thread could not finish is read here.
        parts.into_iter().flat_map(|(part, thread)| thread.join().unwrap_or_else(|_| read(part))).collect()
    })
}

#[cfg(test)]
mod tests;
