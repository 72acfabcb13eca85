//! The tables of all games, as those who ask want them, and why they cannot be read.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use golos_endings::{ChessValue, Files, Forces, Game, NoChessValue, NotDone, Shelf};
use golos_rules::chess;
use golos_speech::judged::{EndingTables, damage};
use golos_wording::{Sentence, Slot, io_reason, message};

use super::{EndingsError, EndingsFolder};
use crate::syzygy::Syzygy;

/// The tables below one folder.
#[derive(Debug)]
pub struct EndingsTables {
    all: PathBuf,
    chess: OnceLock<Result<Syzygy, NoChessValue>>,
}

impl EndingsTables {
    /// Those of this folder. Nothing is opened before it is asked for.
    #[must_use]
    pub fn new(all: &Path) -> EndingsTables {
        EndingsTables { all: all.to_owned(), chess: OnceLock::new() }
    }

    /// Those of the user.
    #[must_use]
    pub fn of_user() -> EndingsTables {
        EndingsTables::new(&super::users_folder())
    }
}

impl EndingTables for EndingsTables {
    fn draughts(&self, game: Game) -> Result<Shelf<Box<dyn Files>>, Box<Sentence>> {
        EndingsFolder::new(&self.all, game).shelf().map_err(|error| Box::new(told(&error)))
    }

    fn chess(&self, position: &chess::Position) -> Result<ChessValue, NoChessValue> {
        match self.chess.get_or_init(|| Syzygy::of(&self.all)) {
            Ok(tables) => tables.value(position),
            Err(why) => Err(why.clone()),
        }
    }
}

/// Why work on tables was given up, for people.
#[must_use]
pub fn told(error: &EndingsError) -> Sentence {
    let megabytes = |bytes: u64| u32::try_from(bytes.div_ceil(1 << 20)).unwrap_or(u32::MAX);
    let table = |forces: &Forces| Slot::Text(forces.to_string());
    match error {
        EndingsError::Io { path, reason } => {
            message::ending_file(Slot::Text(path.display().to_string()), io_reason(reason))
        }
        EndingsError::Table { path, reason } => {
            message::ending_file(Slot::Text(path.display().to_string()), damage(&reason.clone().into()))
        }
        EndingsError::Work(NotDone::Stopped) => message::ending_make_stopped(),
        EndingsError::Work(NotDone::NoTable(forces)) => message::ending_missing(table(forces)),
        EndingsError::Work(NotDone::TooLong(forces)) => message::ending_too_long(table(forces)),
        EndingsError::Memory { forces, needed, bound } => message::ending_memory(
            table(forces),
            megabytes(*needed),
            megabytes(*bound),
            Slot::Text(format!("--memory {}M", needed.div_ceil(1 << 20))),
        ),
        EndingsError::Busy(path) => message::ending_busy(Slot::Text(path.display().to_string())),
    }
}
