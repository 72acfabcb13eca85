//! Endings of chess from the user's own files in the Syzygy form. Each is opened when it is first needed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use golos_endings::{ChessDamage, ChessResult, ChessValue, NoChessValue};
use golos_rules::chess::Position;
use shakmaty::{Chess, Position as _};
use shakmaty_syzygy::{AmbiguousWdl, MaybeRounded, Metric, ProbeError, SyzygyError, Tablebase};

use super::endings::EndingsError;
use super::part::{PartialFile, Readers};

/// The file that names the folder, beside the tables of draughts.
const NAMED: &str = "chess.txt";

/// The longest path of a folder, in bytes.
const LONGEST: usize = 4096;

/// The user's files.
#[derive(Debug)]
pub struct Syzygy {
    tables: Tablebase<Chess>,
    files: usize,
}

/// The folder of Syzygy tables that was named last; `None` if none was.
///
/// # Errors
/// [`EndingsError::Io`] if it cannot be read which.
pub fn named(all: &Path) -> Result<Option<PathBuf>, EndingsError> {
    let path = all.join(NAMED);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(PathBuf::from(text.trim_end_matches('\n'))).filter(|it| it.as_os_str().len() <= LONGEST)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(reason) => Err(EndingsError::Io { path, reason }),
    }
}

/// Names the folder of Syzygy tables; the number of files in it and the most pieces of a position.
///
/// # Errors
/// [`NoChessValue::Damaged`] if there is no table in it or it cannot be read or noted.
pub fn name(all: &Path, folder: &Path) -> Result<(usize, usize), NoChessValue> {
    let folder = folder.canonicalize().map_err(|error| damaged(folder, &error))?;
    let found = Syzygy::open(&folder)?;
    let text = folder.to_str().ok_or_else(|| damaged(&folder, &io::ErrorKind::InvalidFilename.into()))?;
    let write = || {
        fs::create_dir_all(all)?;
        let mut part = PartialFile::begin(&all.join(NAMED), Readers::Usual)?;
        io::Write::write_all(&mut part, format!("{text}\n").as_bytes())?;
        part.replace()
    };
    write().map_err(|error| damaged(&all.join(NAMED), &error))?;
    Ok((found.files, found.most()))
}

impl Syzygy {
    /// The tables of the folder that was named last.
    ///
    /// # Errors
    /// [`NoChessValue`] if none was named or it cannot be read.
    pub fn of(all: &Path) -> Result<Syzygy, NoChessValue> {
        let folder = named(all).map_err(|error| {
            let kind = if let EndingsError::Io { reason, .. } = &error { reason.kind() } else { io::ErrorKind::Other };
            damaged(&all.join(NAMED), &kind.into())
        })?;
        Syzygy::open(&folder.ok_or(NoChessValue::NoFolder)?)
    }

    /// The tables in a folder; none of them is read yet.
    ///
    /// # Errors
    /// [`NoChessValue::Damaged`] if the folder cannot be read, has no tables, or a file is of a length that no table has.
    pub fn open(folder: &Path) -> Result<Syzygy, NoChessValue> {
        let mut tables = Tablebase::new();
        let files = tables.add_directory(folder).map_err(|error| damaged(folder, &error))?;
        if files == 0 {
            return Err(NoChessValue::Damaged { file: folder.display().to_string(), why: ChessDamage::NoTables });
        }
        Ok(Syzygy { tables, files })
    }

    /// The most pieces of a position, kings and all.
    #[must_use]
    pub fn most(&self) -> usize {
        self.tables.max_pieces()
    }

    /// The value of a position, with the moves without a capture or a pawn move that have been counted.
    ///
    /// # Errors
    /// [`NoChessValue`] if it has none.
    pub fn value(&self, position: &Position) -> Result<ChessValue, NoChessValue> {
        let chess = position.playable().ok_or(NoChessValue::Impossible)?;
        let refused = |error| self.refused(&chess, error);
        let dtz = self.tables.probe_dtz(&chess).map_err(refused)?;
        let counted = position.quiet_plies();
        let (result, is_open) = match AmbiguousWdl::from_dtz_and_halfmoves(dtz, counted) {
            AmbiguousWdl::Win => (ChessResult::Win, false),
            AmbiguousWdl::MaybeWin => (ChessResult::CursedWin, true),
            AmbiguousWdl::CursedWin => (ChessResult::CursedWin, false),
            AmbiguousWdl::Draw => (ChessResult::Draw, false),
            AmbiguousWdl::BlessedLoss => (ChessResult::BlessedLoss, false),
            AmbiguousWdl::MaybeLoss => (ChessResult::BlessedLoss, true),
            AmbiguousWdl::Loss => (ChessResult::Loss, false),
        };
        // A distance beyond a hundred half-moves has them added once more.
        let half_moves = i32::from(dtz.ignore_rounding()).unsigned_abs();
        let half_moves = if half_moves > 100 && counted == 0 && !matches!(result, ChessResult::Win | ChessResult::Loss)
        {
            half_moves - 100
        } else {
            half_moves
        };
        let is_rounded = matches!(dtz, MaybeRounded::Rounded(_)) && result != ChessResult::Draw;
        Ok(ChessValue { result, is_open, half_moves, is_rounded })
    }

    fn refused(&self, chess: &Chess, error: SyzygyError) -> NoChessValue {
        let ending = |metric: Metric| match metric {
            Metric::Wdl => "rtbw",
            Metric::Dtz => "rtbz",
        };
        match error {
            SyzygyError::Castling => NoChessValue::Castling,
            SyzygyError::TooManyPieces => NoChessValue::TooManyPieces {
                pieces: u8::try_from(chess.board().occupied().count()).unwrap_or(u8::MAX),
                most: u8::try_from(self.most()).unwrap_or(u8::MAX),
            },
            SyzygyError::MissingTable { metric, material } => {
                NoChessValue::Missing(format!("{material}.{}", ending(metric)))
            }
            SyzygyError::ProbeFailed { metric, material, error } => NoChessValue::Damaged {
                file: format!("{material}.{}", ending(metric)),
                why: match *error {
                    ProbeError::Read { error } => ChessDamage::Disk(error.kind()),
                    ProbeError::Magic { .. } => ChessDamage::NotATable,
                    ProbeError::CorruptedTable { .. } => ChessDamage::Damaged,
                },
            },
        }
    }
}

fn damaged(path: &Path, error: &io::Error) -> NoChessValue {
    NoChessValue::Damaged { file: path.display().to_string(), why: ChessDamage::Disk(error.kind()) }
}

#[cfg(test)]
mod tests;
