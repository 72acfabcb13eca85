//! A whole journal: reading it, its sound prefix, and the fold.

use std::fmt;

use super::line::{Chain, LineError, Record};
use super::salvage::is_record;
use super::schema::Schema;
use golos_game::{Corrupt, Event, State};
use golos_ledger::{StateMachine, fold};
use golos_tournament::{event, micro_match};

/// A journal that cannot be taken up at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable<C = Corrupt> {
    #[error("the file is empty")]
    Empty,
    #[error("the first line is not the opening of a game or a micro-match: {0}")]
    NotAJournal(LineError),
    #[error("the first line is not the opening of a game or a micro-match")]
    NoOpening,
    #[error("the journal has schema {0}, which this program does not read")]
    Schema(u32),
    #[error("the opening record makes nothing to play: {0}")]
    Opening(C),
}

impl<C: fmt::Display> Unreadable<C> {
    /// The same, told for whoever asks not what it is a record of.
    #[must_use]
    pub fn told(self) -> Unreadable<String> {
        match self {
            Unreadable::Empty => Unreadable::Empty,
            Unreadable::NotAJournal(why) => Unreadable::NotAJournal(why),
            Unreadable::NoOpening => Unreadable::NoOpening,
            Unreadable::Schema(schema) => Unreadable::Schema(schema),
            Unreadable::Opening(corrupt) => Unreadable::Opening(corrupt.to_string()),
        }
    }
}

/// Where and how a journal is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The last line has no end: the program died while it was written. Everything before it is sound.
    Torn { line: usize },
    /// The last line is whole but lacks its line end.
    NoLineEnd { line: usize },
    /// A line is not what was written.
    Broken { line: usize, why: LineError },
}

/// The sound prefix of a journal.
#[derive(Clone, Debug)]
pub struct Log<E = Event> {
    pub records: Vec<Record<E>>,
    pub damage: Option<Damage>,
    /// Length of the sound prefix in bytes, line ends included.
    pub sound: usize,
    /// Where the next record goes on.
    pub chain: Chain,
}

impl<E> Log<E> {
    /// Why nothing of it can be taken up, if that is so: there is no first record.
    #[must_use]
    pub fn unreadable<C>(&self) -> Option<Unreadable<C>> {
        if !self.records.is_empty() {
            return None;
        }
        Some(match &self.damage {
            None => Unreadable::Empty,
            Some(Damage::Broken { why: LineError::Schema(schema), .. }) => Unreadable::Schema(*schema),
            Some(Damage::Broken { why, .. }) => Unreadable::NotAJournal(why.clone()),
            Some(Damage::Torn { .. } | Damage::NoLineEnd { .. }) => Unreadable::NoOpening,
        })
    }
}

/// Reads as many records of a game as are sound. Nothing is dropped silently: see [`Log::damage`].
#[must_use]
pub fn read(bytes: &[u8]) -> Log {
    read_lines(bytes)
}

/// Reads as many records of a micro-match as are sound, like [`read`].
#[must_use]
pub fn read_match(bytes: &[u8]) -> Log<micro_match::Event> {
    read_lines(bytes)
}

/// Reads as many records of an event of many as are sound, like [`read`].
#[must_use]
pub fn read_event(bytes: &[u8]) -> Log<event::Event> {
    read_lines(bytes)
}

/// Reads as many records of a game by letters as are sound, like [`read`].
#[must_use]
pub fn read_letters(bytes: &[u8]) -> Log<golos_letters::Event> {
    read_lines(bytes)
}

/// Whether there is nothing in the file but, at most, the beginning of a first line: it was named, but not yet made.
#[must_use]
pub fn is_unbegun(bytes: &[u8]) -> bool {
    const FIRST: &[u8] = b"(seq:0,";
    let is_first = bytes.starts_with(FIRST) || FIRST.starts_with(bytes);
    is_first && !bytes.contains(&b'\n') && read(bytes).records.is_empty()
}

fn read_lines<E: Schema>(bytes: &[u8]) -> Log<E> {
    let mut log = Log { records: Vec::new(), damage: None, sound: 0, chain: Chain::default() };
    for (index, piece) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let line = index + 1;
        let (text, ended) = piece.strip_suffix(b"\n").map_or((piece, false), |text| (text, true));
        match (log.chain.decode(text), ended) {
            (Ok(record), true) => {
                log.records.push(record);
                log.sound += piece.len();
            }
            (Ok(record), false) => {
                log.records.push(record);
                log.sound += piece.len();
                log.damage = Some(Damage::NoLineEnd { line });
            }
            (Err(_), false) => log.damage = Some(Damage::Torn { line }),
            (Err(why), true) => {
                // What is damaged in our own first line is no foreign file.
                let is_ours = line == 1 && matches!(why, LineError::NotText | LineError::NoChecksum) && is_record(text);
                let why = if is_ours { LineError::Checksum } else { why };
                log.damage = Some(Damage::Broken { line, why });
            }
        }
        if log.damage.is_some() {
            break;
        }
    }
    log
}

/// The fold of a journal as far as it goes.
#[derive(Clone, Debug)]
pub struct Replay<S = State, C = Corrupt> {
    pub state: S,
    /// The first record that cannot be applied, by its number, and why.
    pub misfit: Option<(u64, C)>,
}

/// Folds the records into a state. A record that cannot be applied ends the fold; the state before it is kept. Nothing is
/// worked out again: see [`check`](super::check()).
///
/// # Errors
/// [`Unreadable`] if the first record does not open a game.
pub fn replay(records: &[Record]) -> Result<Replay, Unreadable> {
    replay_of(records)
}

/// The same for the records of any machine.
///
/// # Errors
/// [`Unreadable`] if the first record does not open what it is a record of.
pub fn replay_of<M: StateMachine>(
    records: &[Record<M::Event>],
) -> Result<Replay<M, M::Corrupt>, Unreadable<M::Corrupt>> {
    run::<M>(records, |_, _, _| ())
}

/// Folds the records; `before` sees each of them with the state before it.
pub(super) fn run<M: StateMachine>(
    records: &[Record<M::Event>],
    mut before: impl FnMut(&M, u64, &Record<M::Event>),
) -> Result<Replay<M, M::Corrupt>, Unreadable<M::Corrupt>> {
    let (first, rest) = records.split_first().ok_or(Unreadable::Empty)?;
    let setup = M::setup_in(&first.event).ok_or(Unreadable::NoOpening)?;
    let mut state = M::open(setup.clone()).map_err(Unreadable::Opening)?;
    for record in rest {
        before(&state, record.seq, record);
        if let Err(corrupt) = fold(&mut state, record) {
            return Ok(Replay { state, misfit: Some((record.seq, corrupt)) });
        }
    }
    Ok(Replay { state, misfit: None })
}
