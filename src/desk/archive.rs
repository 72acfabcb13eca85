//! Where a desk keeps its journals: what it asks of a disk, and how journals are told apart by their names.

use std::ffi::OsString;
use std::fmt::Debug;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Local};

use super::letters::{LETTERS_ENDING, LettersError, state_of};
use super::shelf::NotDone;
use super::{Collection, Config};
use golos_game::{Event, Outcome};
use golos_journal::{self as journal, Damage, Log};
use golos_letters::Summary;
use golos_rules::BySide;
use golos_rules::tree::Game;
use golos_speech::judged::EndingTables;
use golos_table::{MemoryStore, Store, TableError};
use golos_tournament::event::EventEntry;
use golos_tournament::micro_match::Event as MatchEvent;
use golos_wording::{Printed, Sentence, Slot, Wording, message};

/// What the journals of micro-matches end in.
pub const MATCH_ENDING: &str = ".match.ron";

/// Journals, and the envelopes beside them.
pub trait Archive: Debug + Send + Sync {
    /// Makes a new journal, and the folder that it lies in; one that exists is never overwritten.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says.
    fn create(&self, path: &Path) -> io::Result<Box<dyn Store>>;

    /// Makes a new journal of this name, or of the next one that is free, where several begin at once.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn create_next(&self, path: &Path) -> io::Result<Box<dyn Store>>;

    /// The record that is called so: its file, or the one that it goes on in after its file was lost in play.
    ///
    /// # Errors
    /// Another file of that name whose record differs.
    fn found(&self, path: &Path) -> Result<PathBuf, PathBuf> {
        Ok(self.latest(path))
    }

    /// The same for a file that another record names: where two differ, the one that was made when the file was lost.
    fn latest(&self, path: &Path) -> PathBuf;

    /// Takes up a journal that exists, with what is in it. Nothing is changed before [`keep`](Store::keep).
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] if another process has it open, or whatever else the disk says.
    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)>;

    /// Makes a journal free that another program of ours has open: that program is asked to end in good order, and waited
    /// for. True if there was one.
    ///
    /// # Errors
    /// [`NotTakenOver`]; then nothing has changed.
    fn take_over(&self, path: &Path) -> Result<bool, NotTakenOver>;

    /// Until when the program lived that was killed over this journal, as wall time in milliseconds since 1970; none if
    /// none was killed, or nobody knows.
    fn sign(&self, path: &Path) -> Option<i64> {
        let _ = path;
        None
    }

    /// Whether others than the owner may read what was written for him alone; false where nobody knows.
    fn is_open_to_others(&self, path: &Path) -> bool {
        let _ = path;
        false
    }

    /// What [`sign`](Archive::sign) tells stands in the journal: it goes.
    fn drop_sign(&self, path: &Path) {
        let _ = path;
    }

    /// What is in a file.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// At most so many bytes of a file.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn read_most(&self, path: &Path, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = self.read(path)?;
        bytes.truncate(most);
        Ok(bytes)
    }

    /// The games by letters in a folder and below it.
    fn letters(&self, folder: &Path) -> Vec<(PathBuf, Result<Summary, LettersError>)> {
        let games = self.journals(folder).into_iter().filter(|path| path.to_string_lossy().ends_with(LETTERS_ENDING));
        let read = |path: PathBuf| {
            let state = self.read(&path).map_err(|error| LettersError::Io { path: path.clone(), error });
            let state = state.and_then(|bytes| state_of(&path, &bytes));
            (path, state.map(|state| Summary::of(&state)))
        };
        games.map(read).collect()
    }

    /// A game as the record that it is replayed from: a record as it is, of a file of games the one of this number, from 1;
    /// none: the first. `wording` is what its notes are written in.
    ///
    /// # Errors
    /// [`NoGame`].
    fn game(&self, path: &Path, number: Option<u32>, wording: &Wording) -> Result<Recorded, NoGame>;

    /// The games of a file of games; `None` for a record.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn collection(&self, path: &Path) -> io::Result<Option<Arc<dyn Collection>>> {
        let _ = path;
        Ok(None)
    }

    /// The file of the notes that are taken in a replay: beside a record, elsewhere for a game of a file of games, which is
    /// known again by what was played in it and by whom. `None` if they cannot be kept.
    fn notes(&self, path: &Path, game: Option<&Game>) -> Option<PathBuf> {
        game.is_none().then(|| notes_beside(path))
    }

    /// The tables of endings; `None` if there are none here.
    fn endings(&self) -> Option<Box<dyn EndingTables>> {
        None
    }

    /// Writes a file that only its owner reads, durably and whole, in place of an older one.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn write_private(&self, path: &Path, text: &str) -> io::Result<()>;

    /// The journals in a folder, newest name first.
    fn journals(&self, folder: &Path) -> Vec<PathBuf>;

    /// The name of a new journal: none that there is already, and none of those that are `taken`.
    fn fresh(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        players: &BySide<String>,
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf;

    /// The name of the new journal of a micro-match of these two; none of the names that are `taken` although their files
    /// need not be there.
    fn fresh_match(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        rivals: [&str; 2],
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf;

    /// Gives a journal that nobody has open another name in its folder, and what lies beside it too.
    ///
    /// # Errors
    /// [`NotDone`]; then nothing has changed.
    fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, NotDone> {
        let _ = (path, name);
        Err(io::Error::from(ErrorKind::Unsupported).into())
    }

    /// Removes journals that nobody has open, and what lies beside them.
    ///
    /// # Errors
    /// [`NotDone`]; where one of them is open all of them stay.
    fn remove(&self, paths: &[PathBuf]) -> Result<(), NotDone> {
        let _ = paths;
        Err(io::Error::from(ErrorKind::Unsupported).into())
    }

    /// Writes a game beside its journal in the form that others read: PDN, PGN or SGF. The file that was made.
    ///
    /// # Errors
    /// [`NotDone`].
    fn export(&self, path: &Path, wording: &Wording) -> Result<PathBuf, NotDone> {
        let _ = (path, wording);
        Err(io::Error::from(ErrorKind::Unsupported).into())
    }

    /// Those who are to be entered in an event, from a file; `wording` is what its notes are written in.
    ///
    /// # Errors
    /// [`NotDone`], with the line that is not understood: nobody of the file is taken then.
    fn players(&self, path: &Path, wording: &Wording) -> Result<Listed, NotDone> {
        let _ = (path, wording);
        Err(io::Error::from(ErrorKind::Unsupported).into())
    }

    /// Writes a paper into a file, whole or not at all, and makes the folder that it lies in; its ending says in which
    /// form. What is there goes only if it is to be `replaced`.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says.
    fn hand_out(&self, path: &Path, paper: Handed<'_>, replaced: bool) -> io::Result<()> {
        let _ = (path, paper, replaced);
        Err(ErrorKind::Unsupported.into())
    }

    /// The path that somebody types, of any file.
    fn path_of(&self, text: &str) -> PathBuf {
        PathBuf::from(text)
    }

    /// Whether there is something of this name.
    fn is_there(&self, path: &Path) -> bool {
        self.read(path).is_ok()
    }

    /// Makes room for a new journal of this name. What is in the file is kept, under another name.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn clear(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// Those whom a file of players names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    pub entries: Vec<EventEntry>,
    /// What was put right in the file, in words.
    pub notes: Vec<String>,
}

/// What goes into a file.
#[derive(Clone, Copy, Debug)]
pub enum Handed<'a> {
    /// A paper with its tables.
    Form(&'a Printed),
    Text(&'a str),
}

/// A game in the form of a record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recorded {
    /// The journal.
    pub bytes: Vec<u8>,
    /// Which game of a file of games it is, from 1, and how many there are; none: the file is the record itself.
    pub place: Option<(u32, u32)>,
    /// What was found in the game where it stands, in words.
    pub findings: Vec<String>,
    /// The result that the file states of a game that breaks off before it.
    pub stated: Option<Outcome>,
    /// The game with its variations and with what is said of its moves, if it was taken from a file of games.
    pub tree: Option<Arc<Game>>,
}

/// Why there is no such game.
#[derive(Debug, thiserror::Error)]
pub enum NoGame {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Why none can be taken from the file, as it is told.
    #[error("no game of the file can be replayed")]
    Told(Sentence),
}

/// Why a record that another program has open was not taken over.
#[derive(Debug, thiserror::Error)]
pub enum NotTakenOver {
    /// Whoever has it open is on another machine, is another person's program, or none of ours.
    #[error("nobody was found who has it open")]
    Unknown,
    /// It was asked to end, and did not.
    #[error("process {0} does not end")]
    Stays(u32),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// How a journal is called in a menu: its name without the ending.
#[must_use]
pub fn name(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Whether the file is called as the journals of micro-matches are; what is in it may be something else.
#[must_use]
pub fn is_match(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(MATCH_ENDING))
}

/// Whether the file is called as the journals of events are.
#[must_use]
pub fn is_event(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(super::EVENT_ENDING))
}

/// Whether a record says that its game or micro-match has ended, and nothing of it was revoked. What cannot be read is not
/// finished: who chooses it is told why.
fn is_finished(config: &Config, path: &Path) -> bool {
    let Ok(bytes) = config.archive.read(path) else { return false };
    if journal::is_match(&bytes) {
        let log = journal::read_match(&bytes);
        return log.records.iter().any(|record| matches!(record.event, MatchEvent::Ended { .. }));
    }
    let log = journal::read(&bytes);
    let last = log.records.iter().rev().find(|it| matches!(it.event, Event::Ended { .. } | Event::Revoked));
    last.is_some_and(|record| matches!(record.event, Event::Ended { .. }))
}

/// The journals of the folder whose game or micro-match goes on, newest name first; a game of a micro-match goes on in the
/// micro-match.
pub(super) fn unfinished(config: &Config) -> Vec<PathBuf> {
    let mut files = config.folder.as_deref().map(|folder| config.archive.journals(folder)).unwrap_or_default();
    let games = games_of_matches(config, &files);
    files.retain(|path| {
        !is_event(path) && !games.contains(path) && is_record(config, path) && !is_finished(config, path)
    });
    files
}

/// When the game of a journal was opened, by the wall clock; empty where that cannot be read.
pub(super) fn opened(config: &Config, path: &Path) -> String {
    let log = journal::read(&config.archive.read(path).unwrap_or_default());
    let first = log.records.into_iter().next();
    match first.map(|record| record.recorded.event) {
        Some(Event::Opened(setup)) => setup.opened,
        Some(_) | None => String::new(),
    }
}

/// The journals of the games of micro-matches, of those that are in these files.
pub(super) fn games_of_matches(config: &Config, files: &[PathBuf]) -> Vec<PathBuf> {
    let matches = files.iter().filter(|path| is_match(path));
    let games = |path: &PathBuf| {
        let log = journal::read_match(&config.archive.read(path).unwrap_or_default());
        let named = log.records.into_iter().filter_map(|record| match record.recorded.event {
            MatchEvent::GameOpened { file, .. } => Some(path.with_file_name(file)),
            _ => None,
        });
        named.flat_map(|game| [config.archive.latest(&game), game]).collect::<Vec<_>>()
    };
    matches.flat_map(games).collect()
}

/// A journal that is made anew: a file, or nothing that lasts.
pub(super) fn store(config: &Config, file: Option<&Path>) -> io::Result<Box<dyn Store>> {
    match file {
        None => Ok(Box::new(MemoryStore::default())),
        Some(file) => config.archive.create(file),
    }
}

/// The same in a file of the next free name, where another game of that name begins at the same time.
pub(super) fn any_store(config: &Config, file: Option<&Path>) -> io::Result<Box<dyn Store>> {
    match file {
        None => store(config, None),
        Some(file) => config.archive.create_next(file),
    }
}

/// The record that somebody calls so, and what is said if it goes on in another file.
pub(super) fn found(config: &Config, path: &Path) -> Result<(PathBuf, Option<Sentence>), TableError> {
    let file =
        |path: &Path| Slot::Text(path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned()));
    match config.archive.found(path) {
        Ok(found) if found == path => Ok((found, None)),
        Ok(found) => {
            let goes_on = message::file_goes_on(file(&found));
            Ok((found, Some(goes_on)))
        }
        Err(other) => {
            let files = [path, other.as_path()].map(|path| path.display().to_string());
            let differ = message::file_two_records(Slot::Texts(files.into())).as_refusal();
            Err(TableError::NoGame(Box::new(differ)))
        }
    }
}

/// Whether a file is the record of its name, or one that differs from it: not what a record went on from.
pub(super) fn is_record(config: &Config, path: &Path) -> bool {
    config.archive.found(path).map_or(true, |found| found == path)
}

/// A journal that is taken up again.
pub(super) fn reopen(config: &Config, path: &Path) -> Result<(Box<dyn Store>, Vec<u8>), TableError> {
    config.archive.reopen(path).map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => TableError::Write(error),
        _ => refused(path, error),
    })
}

/// Makes the journal ready for its next record. A torn last line is cut off, and it is told so; damage inside the record
/// is not cut off: the sound part can be replayed, the file stays as it is.
pub(super) fn mend<E>(log: &Log<E>, store: &mut dyn Store) -> Result<bool, TableError> {
    // Nothing of it is a journal, or none that this program reads: it stays as it is.
    if let Some(unreadable) = log.unreadable::<String>() {
        return Err(unreadable.into());
    }
    match &log.damage {
        Some(Damage::Broken { line, .. }) => return Err(TableError::Damaged(*line)),
        Some(Damage::Torn { .. } | Damage::NoLineEnd { .. }) | None => {}
    }
    store.keep(u64::try_from(log.sound).unwrap_or(u64::MAX))?;
    if matches!(log.damage, Some(Damage::NoLineEnd { .. })) {
        store.append("\n")?;
    }
    Ok(matches!(log.damage, Some(Damage::Torn { .. })))
}

pub(super) fn read(config: &Config, path: &Path) -> Result<Vec<u8>, TableError> {
    config.archive.read(path).map_err(|error| refused(path, error))
}

/// The game of a file as a record.
pub(super) fn game(
    archive: &dyn Archive,
    path: &Path,
    number: Option<u32>,
    wording: &Wording,
) -> Result<Recorded, TableError> {
    archive.game(path, number, wording).map_err(|why| match why {
        NoGame::Io(error) => refused(path, error),
        NoGame::Told(sentence) => TableError::NoGame(Box::new(sentence)),
    })
}

/// Why a file cannot be taken up.
pub(super) fn refused(path: &Path, error: io::Error) -> TableError {
    let name = || path.display().to_string();
    match error.kind() {
        ErrorKind::NotFound => TableError::Missing(name()),
        ErrorKind::WouldBlock => TableError::InUse(name()),
        _ => TableError::Read(error),
    }
}

/// A folder without names, locks or other forms: what the tests of this crate need of a disk.
/// The file of the notes beside a record.
#[must_use]
pub fn notes_beside(record: &Path) -> PathBuf {
    let mut name = OsString::from(record);
    name.push(".notes");
    PathBuf::from(name)
}

#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainFolder;

#[cfg(test)]
impl Archive for PlainFolder {
    fn create(&self, _path: &Path) -> io::Result<Box<dyn Store>> {
        Ok(Box::new(golos_table::MemoryStore::default()))
    }

    fn create_next(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        self.create(path)
    }

    fn latest(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }

    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)> {
        Ok((self.create(path)?, self.read(path)?))
    }

    fn take_over(&self, _path: &Path) -> Result<bool, NotTakenOver> {
        Ok(false)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        std::fs::read(path)
    }

    fn game(&self, _path: &Path, _number: Option<u32>, _wording: &Wording) -> Result<Recorded, NoGame> {
        unreachable!("no test of this crate replays a file")
    }

    fn write_private(&self, path: &Path, text: &str) -> io::Result<()> {
        std::fs::write(path, text)
    }

    fn journals(&self, _folder: &Path) -> Vec<PathBuf> {
        Vec::new()
    }

    fn fresh(&self, folder: &Path, _: DateTime<Local>, _: &BySide<String>, _: &dyn Fn(&str) -> bool) -> PathBuf {
        folder.join("game.ron")
    }

    fn fresh_match(&self, folder: &Path, _: DateTime<Local>, _: [&str; 2], _: &dyn Fn(&str) -> bool) -> PathBuf {
        folder.join("game.match.ron")
    }

    fn clear(&self, _path: &Path, _bytes: &[u8]) -> io::Result<()> {
        Ok(())
    }
}
