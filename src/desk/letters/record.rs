//! A game by letters on disk: `NAME.letters.ron`. What was asked for is there before anything is said of it.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};

use crate::trouble::repair;
use crate::{Archive, trouble};
use golos_clock::Ms;
use golos_journal::{Chain, Damage, LineError, Log, Unreadable, read_letters, replay_of};
use golos_ledger::{Command, Head, RecordEvent, Recorded, StateMachine, decide};
use golos_letters::{Corrupt, Event, Refusal, Request, Setup, State};
use golos_people::Actor;
use golos_table::{Store, TableError};
use golos_wording::{Sentence, Slot, io_reason, message};

/// The ending of the file of a game by letters.
pub const LETTERS_ENDING: &str = ".letters.ron";

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum LettersError {
    #[error("{path}: {error}")]
    Io { path: PathBuf, error: io::Error },
    #[error("{path}: {error}")]
    Unreadable { path: PathBuf, error: Unreadable<Corrupt> },
    #[error("{path}: line {line} is damaged: {why}")]
    Damaged { path: PathBuf, line: usize, why: String },
    #[error("{path}: the record cannot be written: {why}")]
    Unwritten { path: PathBuf, why: String },
    /// Another file of that name whose record differs.
    #[error("{} and {} differ", path.display(), other.display())]
    Two { path: PathBuf, other: PathBuf },
    #[error("when the partner was told of the break is not known")]
    Untold,
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl LettersError {
    /// The same in words.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let file = |path: &Path| Slot::Text(path.display().to_string());
        match self {
            LettersError::Refused(why) => super::notes::refusal(why),
            LettersError::Two { path, other } => {
                let files = [path, other].map(|path| path.display().to_string());
                message::file_two_records(Slot::Texts(files.into()))
            }
            LettersError::Untold => message::refuse_letters_untold(),
            LettersError::Io { path, error } => match error.kind() {
                io::ErrorKind::NotFound => message::file_missing(file(path)),
                io::ErrorKind::AlreadyExists => message::refuse_letters_exists(file(path)),
                io::ErrorKind::WouldBlock => message::refuse_letters_held(file(path)),
                _ => message::file_unreadable(io_reason(error)),
            },
            LettersError::Unreadable { error: Unreadable::NotAJournal(why), .. } if *why != LineError::Checksum => {
                message::letters_foreign()
            }
            LettersError::Unreadable { error: Unreadable::NoOpening, .. } => message::letters_foreign(),
            LettersError::Unreadable { error, .. } => trouble(&TableError::Unreadable(error.clone().told())),
            LettersError::Damaged { line, .. } => {
                message::letters_damaged(u32::try_from(*line).unwrap_or(u32::MAX), repair())
            }
            LettersError::Unwritten { why, .. } => trouble(&TableError::Write(io::Error::other(why.clone()))),
        }
    }
}

/// A game that is open: no other program takes it up meanwhile.
pub struct LetterGame {
    path: PathBuf,
    state: State,
    chain: Chain,
    store: Box<dyn Store>,
    /// When it was opened.
    opened: DateTime<Local>,
}

impl LetterGame {
    /// Makes the file of a new game; one that exists is never overwritten.
    ///
    /// # Errors
    /// [`LettersError`] if the setup makes no game or the file cannot be made.
    pub fn create(
        archive: &dyn Archive,
        path: &Path,
        setup: Setup,
        now: DateTime<Local>,
    ) -> Result<LetterGame, LettersError> {
        let unreadable = |error| LettersError::Unreadable { path: path.to_owned(), error: Unreadable::Opening(error) };
        let state = <State as StateMachine>::open(setup.clone()).map_err(unreadable)?;
        let failed = |error| LettersError::Io { path: path.to_owned(), error };
        let store = archive.create(path).map_err(failed)?;
        let mut game = LetterGame { path: path.to_owned(), state, chain: Chain::default(), store, opened: now };
        game.append(&[Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup)))], now)?;
        Ok(game)
    }

    /// Takes up a game. A last line that was not written to its end is cut off: nothing of it was ever said.
    ///
    /// # Errors
    /// [`LettersError`] if the file cannot be read, is damaged, or is open elsewhere.
    pub fn open(archive: &dyn Archive, path: &Path) -> Result<LetterGame, LettersError> {
        let path = &whole(archive, path)?;
        let failed = |error| LettersError::Io { path: path.to_owned(), error };
        let (mut store, bytes) = archive.reopen(path).map_err(failed)?;
        let (log, state) = replayed(path, &bytes)?;
        let opened = opened_at(&log);
        let mut lines = String::new();
        if log.damage.is_some() {
            store.keep(u64::try_from(log.sound).unwrap_or(u64::MAX)).map_err(failed)?;
            if let Some(Damage::NoLineEnd { .. }) = log.damage {
                lines.push('\n');
            }
        }
        if !lines.is_empty() {
            store.append(&lines).map_err(failed)?;
        }
        Ok(LetterGame { path: path.to_owned(), state, chain: log.chain, store, opened })
    }

    /// How the game stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Asks for something. What happens is on disk when this returns; a refusal is recorded.
    ///
    /// # Errors
    /// [`LettersError::Refused`], or what the disk says: then nothing has happened.
    pub fn ask(&mut self, by: Actor, request: Request, now: DateTime<Local>) -> Result<Vec<Event>, LettersError> {
        let since = now.signed_duration_since(self.opened).num_milliseconds();
        let at = Ms::new(u64::try_from(since).unwrap_or(0));
        let decision = decide(&self.state, &Command::new(by, request), at);
        let mut after = self.state.clone();
        for recorded in &decision.events {
            let internal = |corrupt: Corrupt| Refusal::Internal(corrupt.to_string());
            golos_ledger::fold(&mut after, recorded).map_err(internal)?;
        }
        if !decision.events.is_empty() {
            self.append(&decision.events, now)?;
            self.state = after;
        }
        match decision.refusal {
            Some(refusal) => Err(refusal.into()),
            None => Ok(decision.events.into_iter().map(|recorded| recorded.event).collect()),
        }
    }

    /// Seals the record: nothing is added to it any more.
    ///
    /// # Errors
    /// As [`ask`](LetterGame::ask).
    pub fn seal(&mut self, now: DateTime<Local>) -> Result<(), LettersError> {
        let head: Head = *self.state.head();
        if head.closed {
            return Err(Refusal::Closed.into());
        }
        if self.state.verdict().is_none() {
            return Err(Refusal::NotOver.into());
        }
        let closed = Recorded::by_program(head.at, Event::Record(RecordEvent::Closed));
        let internal = |corrupt: Corrupt| Refusal::Internal(corrupt.to_string());
        self.append(std::slice::from_ref(&closed), now)?;
        golos_ledger::fold(&mut self.state, &closed).map_err(internal)?;
        Ok(())
    }

    fn append(&mut self, events: &[Recorded<Event>], now: DateTime<Local>) -> Result<(), LettersError> {
        let mut chain = self.chain.clone();
        let wall = golos_table::stamp(now);
        let mut lines = String::new();
        for recorded in events {
            let line = chain.encode(Some(wall.clone()), recorded);
            let unwritten = |error: golos_journal::LineError| LettersError::Unwritten {
                path: self.path.clone(),
                why: error.to_string(),
            };
            lines.push_str(&line.map_err(unwritten)?);
        }
        self.store.append(&lines).map_err(|error| LettersError::Io { path: self.path.clone(), error })?;
        if let Some(moved) = self.store.moved() {
            self.path = moved.to;
        }
        self.chain = chain;
        Ok(())
    }
}

/// Reads a game without taking it up.
///
/// # Errors
/// [`LettersError`] if the file cannot be read or is damaged before its last line.
pub fn read_game(archive: &dyn Archive, path: &Path) -> Result<State, LettersError> {
    let path = &whole(archive, path)?;
    let bytes = archive.read(path).map_err(|error| LettersError::Io { path: path.to_owned(), error })?;
    state_of(path, &bytes)
}

/// The record that is called so, where it goes on if its file was lost.
fn whole(archive: &dyn Archive, path: &Path) -> Result<PathBuf, LettersError> {
    archive.found(path).map_err(|other| LettersError::Two { path: path.to_owned(), other })
}

/// The game in the bytes of its file.
///
/// # Errors
/// [`LettersError`] if they are damaged before their last line.
pub fn state_of(path: &Path, bytes: &[u8]) -> Result<State, LettersError> {
    replayed(path, bytes).map(|(_, state)| state)
}

fn replayed(path: &Path, bytes: &[u8]) -> Result<(Log<Event>, State), LettersError> {
    let unreadable = |error| LettersError::Unreadable { path: path.to_owned(), error };
    let damaged = |line, why: String| LettersError::Damaged { path: path.to_owned(), line, why };
    let log = read_letters(bytes);
    if let Some(why) = log.unreadable() {
        return Err(unreadable(why));
    }
    if let Some(Damage::Broken { line, why }) = &log.damage {
        return Err(damaged(*line, why.to_string()));
    }
    let replay = replay_of::<State>(&log.records).map_err(unreadable)?;
    if let Some((seq, corrupt)) = replay.misfit {
        return Err(damaged(usize::try_from(seq).unwrap_or(usize::MAX).saturating_add(1), corrupt.to_string()));
    }
    let state = replay.state;
    Ok((log, state))
}

/// When a game was opened, as its first line says.
fn opened_at(log: &Log<Event>) -> DateTime<Local> {
    let wall = log.records.first().and_then(|record| record.wall.as_deref());
    let read = wall.and_then(|wall| DateTime::parse_from_rfc3339(wall).ok());
    read.map(|at| at.with_timezone(&Local)).unwrap_or_default()
}
