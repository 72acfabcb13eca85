//! Tables of endings on the disk: a folder for each game, a file for each table, and what was verified.
//!
//! A table comes to its place whole or not at all. What was verified is kept in `verified.ron` beside the tables, by the
//! sums of the files: a file that was changed since is not verified.

mod make;
mod tables;
mod verify;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use etcetera::BaseStrategy;
use golos_endings::{Damage, FileError, Files, Forces, Game, HEAD, Head, NotDone, Shelf, Sum, decode, plan};
use serde::{Deserialize, Serialize};

use super::lock::Locked;
use super::part::{PartialFile, Readers};
pub use make::{Made, Progress, make};
pub use tables::{EndingsTables, told};
pub use verify::{Found, Verified, verify};

/// What holds for all work on tables.
pub struct Limits<'a> {
    /// Threads that share the work.
    pub threads: usize,
    /// Bytes of memory for tables.
    pub memory: u64,
    /// Whether the work is to end.
    pub is_stopped: &'a (dyn Fn() -> bool + Sync),
}

/// Why work on tables was given up.
#[derive(Debug, thiserror::Error)]
pub enum EndingsError {
    #[error("{path}: {reason}")]
    Io { path: PathBuf, reason: io::Error },
    #[error("{path}: {reason}")]
    Table { path: PathBuf, reason: FileError },
    #[error(transparent)]
    Work(#[from] NotDone),
    #[error("the table {forces} needs {needed} bytes of memory; {bound} are allowed")]
    Memory { forces: Forces, needed: u64, bound: u64 },
    #[error("another program is making tables in {0}")]
    Busy(PathBuf),
}

/// How far a table was verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Every value follows from those after its moves.
    Forward,
    /// Some values were proved by the game's own rules as well.
    Proved,
}

/// What `verified.ron` holds: a table, its level and the sum of its file as hexadecimal digits.
type Marks = BTreeMap<String, (Level, String)>;

/// The folder of the tables of one game.
#[derive(Clone, Debug)]
pub struct EndingsFolder {
    game: Game,
    folder: PathBuf,
}

/// What is there of the tables of a game.
#[derive(Clone, Debug, Default)]
pub struct Shelved {
    /// Those that can be read, as far as was looked.
    pub tables: Vec<Present>,
    /// Those that cannot, and why.
    pub broken: Vec<(Forces, Damage)>,
}

/// A table that is there.
#[derive(Clone, Copy, Debug)]
pub struct Present {
    pub head: Head,
    /// The length of the file in bytes.
    pub bytes: u64,
    /// How far it was verified; `None` if it was not.
    pub level: Option<Level>,
}

impl EndingsFolder {
    /// The folder of a game among those of all games.
    #[must_use]
    pub fn new(all: &Path, game: Game) -> EndingsFolder {
        EndingsFolder { game, folder: all.join(game.variant().id()) }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// The file of a table.
    #[must_use]
    pub fn file(&self, forces: Forces) -> PathBuf {
        self.folder.join(format!("{forces}.gle"))
    }

    /// The values of positions, from the files.
    ///
    /// # Errors
    /// [`EndingsError::Io`] if what was verified cannot be read.
    pub fn shelf(&self) -> Result<Shelf<Box<dyn Files>>, EndingsError> {
        // Marks that cannot be read say that nothing was verified.
        let sums = self
            .marks()
            .unwrap_or_default()
            .into_iter()
            .filter_map(|(name, (_, sum))| Some((name.parse().ok()?, from_hex(&sum)?)));
        let files = OpenFiles { folder: self.clone(), open: Mutex::default() };
        Ok(Shelf::new(self.game, Box::new(files), sums.collect()))
    }

    /// The tables that are there, in the order of the plan. Each file is looked at by itself: its head, its directory and its
    /// length, not its blocks.
    ///
    /// # Errors
    /// [`EndingsError::Io`] if the folder cannot be read.
    pub fn present(&self) -> Result<Shelved, EndingsError> {
        let mut shelved = Shelved::default();
        match fs::read_dir(&self.folder) {
            Ok(_) => {}
            Err(error) if is_absent(&error) => return Ok(shelved),
            Err(reason) => return Err(EndingsError::Io { path: self.folder.clone(), reason }),
        }
        // Marks that cannot be read say that nothing was verified.
        let marks = self.marks().unwrap_or_default();
        for forces in self.order(self.game.most_pieces()) {
            match self.look(forces) {
                Ok(None) => {}
                Ok(Some((head, bytes))) => {
                    let mark = marks.get(&forces.to_string()).filter(|(_, sum)| from_hex(sum) == Some(head.body));
                    shelved.tables.push(Present { head, bytes, level: mark.map(|(level, _)| *level) });
                }
                Err(why) => shelved.broken.push((forces, why)),
            }
        }
        Ok(shelved)
    }

    /// The head of a table and the length of its file in bytes; `None` if it is not there.
    fn look(&self, forces: Forces) -> Result<Option<(Head, u64)>, Damage> {
        let mut file = match File::open(self.file(forces)) {
            Ok(file) => file,
            Err(error) if is_absent(&error) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let mut bytes = [0; HEAD];
        file.read_exact(&mut bytes)?;
        let head = Head::read(self.game, forces, &bytes)?;
        let mut directory = vec![0; head.directory_bytes()];
        file.read_exact(&mut directory).map_err(|_| FileError::Directory)?;
        let (found, expected) = (file.metadata()?.len(), head.directory(&directory)?.file_bytes());
        if found == expected { Ok(Some((head, found))) } else { Err(FileError::Length { found, expected }.into()) }
    }

    /// Removes the tables of the game; how many there were.
    ///
    /// # Errors
    /// [`EndingsError`] if a file cannot be removed, or another program is making tables.
    pub fn remove(&self) -> Result<usize, EndingsError> {
        if !self.folder.exists() {
            return Ok(0);
        }
        let _lock = self.lock()?;
        let mut removed = 0;
        for forces in self.order(self.game.most_pieces()) {
            let path = self.file(forces);
            match fs::remove_file(&path) {
                Ok(()) => removed += 1,
                Err(error) if is_absent(&error) => {}
                Err(reason) => return Err(EndingsError::Io { path, reason }),
            }
        }
        self.clear_parts();
        let _ = fs::remove_file(self.marks_file());
        Ok(removed)
    }

    /// Both tables of every pair, in the order in which they are made.
    fn order(&self, pieces: u8) -> impl Iterator<Item = Forces> {
        plan(self.game, pieces).into_iter().flat_map(|forces| {
            let other = (forces != forces.swapped()).then(|| forces.swapped());
            std::iter::once(forces).chain(other)
        })
    }

    /// The cells of a table and its head; `None` if there is no sound one that was made from the tables before it.
    fn sound(&self, forces: Forces, before: &Sum) -> Result<Option<(Head, Vec<u8>)>, EndingsError> {
        match self.load(forces, Some(before)) {
            Ok(loaded) => Ok(Some(loaded)),
            Err(EndingsError::Table { .. }) => Ok(None),
            Err(EndingsError::Io { reason, .. }) if is_absent(&reason) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The head and the cells of a table. `before` is the sum of the tables that were made before it; `None` if it is not known,
    /// so that what the file says of it is taken.
    fn load(&self, forces: Forces, before: Option<&Sum>) -> Result<(Head, Vec<u8>), EndingsError> {
        let path = self.file(forces);
        let decoded = |file: &[u8]| {
            let bytes = file.first_chunk::<HEAD>().ok_or(FileError::NotATable)?;
            let own = Head::read(self.game, forces, bytes)?.before;
            decode(self.game, forces, file, before.unwrap_or(&own))
        };
        match fs::read(&path) {
            Ok(file) => decoded(&file).map_err(|reason| EndingsError::Table { path, reason }),
            Err(reason) => Err(EndingsError::Io { path, reason }),
        }
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), EndingsError> {
        let write = || {
            let mut part = PartialFile::begin(path, Readers::Usual)?;
            part.write_all(bytes)?;
            part.replace()
        };
        write().map_err(|reason| EndingsError::Io { path: path.to_owned(), reason })
    }

    fn marks_file(&self) -> PathBuf {
        self.folder.join("verified.ron")
    }

    fn marks(&self) -> Result<Marks, EndingsError> {
        let path = self.marks_file();
        match fs::read_to_string(&path) {
            // Marks that cannot be read say that nothing was verified.
            Ok(text) => Ok(ron::from_str(&text).unwrap_or_default()),
            Err(error) if is_absent(&error) => Ok(Marks::new()),
            Err(reason) => Err(EndingsError::Io { path, reason }),
        }
    }

    /// Notes how far tables were verified; `None`: something is wrong with them.
    fn mark(&self, tables: &[Head], level: Option<Level>) -> Result<(), EndingsError> {
        let mut marks = self.marks()?;
        for head in tables {
            let sum: String = head.body.iter().map(|byte| format!("{byte:02x}")).collect();
            let before = marks.remove(&head.forces.to_string()).filter(|(_, other)| *other == sum);
            if let Some(level) = level {
                // What was proved once stays proved.
                let level = before.map_or(level, |(before, _)| before.max(level));
                marks.insert(head.forces.to_string(), (level, sum));
            }
        }
        let path = self.marks_file();
        let text = ron::ser::to_string_pretty(&marks, ron::ser::PrettyConfig::default().depth_limit(1));
        let text = text.map_err(|error| EndingsError::Io { path: path.clone(), reason: io::Error::other(error) })?;
        self.write(&path, text.as_bytes())
    }

    /// Keeps other programs from changing the tables at the same time.
    fn lock(&self) -> Result<Locked, EndingsError> {
        let path = self.folder.join(".lock");
        let open = || {
            fs::create_dir_all(&self.folder)?;
            File::options().create(true).truncate(false).write(true).open(&path)
        };
        let file = open().map_err(|reason| EndingsError::Io { path: path.clone(), reason })?;
        Locked::take(file).map_err(|error| match error {
            fs::TryLockError::WouldBlock => EndingsError::Busy(self.folder.clone()),
            fs::TryLockError::Error(reason) => EndingsError::Io { path, reason },
        })
    }

    /// Removes what a program that was killed left half-written.
    fn clear_parts(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') && name.ends_with(".part") {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// The files of a game; each is opened once.
#[derive(Debug)]
struct OpenFiles {
    folder: EndingsFolder,
    open: Mutex<BTreeMap<Forces, File>>,
}

impl Files for OpenFiles {
    fn read(&self, forces: Forces, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        let mut open = self.open.lock().map_err(|_| io::ErrorKind::Other)?;
        let file = match open.entry(forces) {
            Entry::Occupied(open) => open.into_mut(),
            Entry::Vacant(place) => place.insert(File::open(self.folder.file(forces))?),
        };
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(bytes)
    }
}

/// The folder of the tables of this user.
#[must_use]
pub fn users_folder() -> PathBuf {
    etcetera::choose_base_strategy()
        .map_or_else(|_| PathBuf::from("endings"), |base| base.data_dir().join("golos").join("endings"))
}

fn is_absent(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound
}

fn from_hex(text: &str) -> Option<Sum> {
    let digits = text.as_bytes().as_chunks::<2>().0;
    let bytes = digits.iter().map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
    bytes.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

#[cfg(test)]
mod tests;
