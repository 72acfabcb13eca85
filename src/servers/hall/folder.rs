//! What lies in the folder of a hall: its list, its key, its log.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use golos_files::part::{PartialFile, Readers};
use golos_files::time::RealTime;
use golos_hall::ssh::{HostKey, KINDS, KeyError, key_line};
use golos_hall::{Address, AuditEntry, VisitLog};
use golos_people::Seat;
use golos_profile::{HallList, HallListError};
use golos_rules::Side;
use golos_table::{TableError, Time};
use golos_wording::{NAME_CHARS, Sentence, clean};

/// The file of the key that the hall is known by.
pub(super) const KEY: &str = "host_key";

/// The file of who came, and who was refused.
pub(super) const LOG: &str = "visits.log";

/// Why a board of the list cannot be opened.
#[derive(Debug, thiserror::Error)]
#[error("{english}")]
pub struct BoardFault {
    /// For the log.
    pub english: String,
    /// The sentences for the user, one a line.
    pub sentences: Vec<Sentence>,
}

/// Why a hall was not opened.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    #[error("cannot listen at {address}: {reason}; write an address and a port, as 127.0.0.1:2222")]
    Listen { address: String, reason: io::Error },
    #[error("{path}: {reason}")]
    Key { path: String, reason: KeyError },
    #[error("cannot use {path}: {reason}")]
    File { path: String, reason: io::Error },
    #[error(transparent)]
    List(#[from] HallListError),
    #[error("no board in {0}; write boards: [(white: \"…\", black: \"…\")]")]
    NoBoard(String),
    /// A board of the list, by its number from 1, that cannot be opened.
    #[error("board {number} of {path}: {why}")]
    Board { path: String, number: usize, why: BoardFault },
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Terminal(#[from] io::Error),
    #[error("boards in {0}; at an event they are those of its rounds, so list only people")]
    Boards(String),
}

fn file(path: &Path) -> impl FnOnce(io::Error) -> HallError {
    let path = path.display().to_string();
    move |reason| HallError::File { path, reason }
}

/// The list of the hall, its keys as they are compared. At an event there may be none: then nobody is let in by a key.
pub(super) fn list(folder: &Path, is_event: bool) -> Result<HallList, HallError> {
    let path = folder.join(HallList::FILE);
    let name = path.display().to_string();
    let text = match fs::read_to_string(&path) {
        Err(error) if is_event && error.kind() == io::ErrorKind::NotFound => return Ok(HallList::default()),
        read => read.map_err(file(&path))?,
    };
    let mut list = HallList::parse(&text, &name)?;
    match (is_event, list.boards.is_empty()) {
        (true, false) => return Err(HallError::Boards(name)),
        (false, true) => return Err(HallError::NoBoard(name)),
        (true, true) | (false, false) => {}
    }
    for member in &mut list.people {
        for key in &mut member.keys {
            let read = key_line(key).map_err(|wrong| HallListError::OfMember {
                name: match text.lines().position(|line| line.contains(key.as_str())) {
                    Some(line) => format!("{name}:{}", line + 1),
                    None => name.clone(),
                },
                of: member.login.clone(),
                field: "keys",
                typed: match wrong {
                    KeyError::Kind(kind) => clean(&kind, NAME_CHARS),
                    KeyError::Public(_) | KeyError::Private(_) => clean(key, NAME_CHARS),
                },
                known: KINDS.map(|kind| format!("{kind} AAAA…")).join(", "),
            });
            *key = read?;
        }
    }
    Ok(list)
}

/// The options of a board for what its players need.
pub(super) fn needs(list: &HallList, board: usize) -> Vec<String> {
    let mut options = Vec::new();
    for side in Side::BOTH {
        let needs = list.needs(board, Seat::Player(side));
        if !needs.is_empty() {
            options.extend(["--needs".to_owned(), format!("{side}:{needs}")]);
        }
    }
    options
}

/// The key of the hall: made at the first start, and readable for its owner alone.
pub(super) fn host_key(folder: &Path) -> Result<HostKey, HallError> {
    let path = folder.join(KEY);
    let wrong = |reason| HallError::Key { path: path.display().to_string(), reason };
    match fs::read_to_string(&path) {
        Ok(text) => HostKey::read(&text).map_err(wrong),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut seed = [0; 32];
            getrandom::fill(&mut seed).map_err(io::Error::other).map_err(file(&path))?;
            let key = HostKey::from_seed(&seed);
            let text = key.secret().map_err(wrong)?;
            let put = || {
                let mut part = PartialFile::begin(&path, Readers::Owner)?;
                part.write_all(text.as_bytes())?;
                part.place()
            };
            put().map_err(file(&path))?;
            Ok(key)
        }
        Err(error) => Err(file(&path)(error)),
    }
}

/// The log of visits, to which lines are only added.
pub(super) struct LogFile {
    file: Mutex<File>,
    path: PathBuf,
    time: RealTime,
}

impl LogFile {
    /// Opens the log, or begins it.
    pub fn open(folder: &Path) -> Result<LogFile, HallError> {
        let path = folder.join(LOG);
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let opened = options.open(&path).map_err(file(&path))?;
        Ok(LogFile { file: Mutex::new(opened), path, time: RealTime::start() })
    }
}

impl VisitLog for LogFile {
    fn note(&self, login: &str, from: &Address, visit: AuditEntry) {
        let line = visit.line(login, from, self.time.wall());
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = writeln!(file, "{line}") {
            tracing::warn!(%error, path = %self.path.display(), "a visit was not noted");
        }
    }
}
