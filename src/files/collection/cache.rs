//! Where indexes are kept: in the cache of the user, one a file of games.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use sha2::{Digest, Sha256};

use super::index::{GameIndex, IndexWriter, begins};
use crate::games::Format;
use crate::part::{PartialFile, Readers};

/// The indexes that are kept; of more the oldest go.
const MOST_INDEXES: usize = 50;

/// What an index ends in.
const ENDING: &str = "games";

/// So many bytes at either end of a file are compared.
const END: u64 = 64 * 1024;

/// What tells one state of a file from another.
pub(super) struct FileKey {
    /// The name of the index.
    name: String,
    pub length: u64,
    bytes: Vec<u8>,
}

impl FileKey {
    /// The key of a file; `None` if it is not a regular one.
    pub fn of(path: &Path, file: &File) -> io::Result<Option<FileKey>> {
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            return Ok(None);
        }
        let path = fs::canonicalize(path)?;
        let name = Sha256::digest(path.as_os_str().as_encoded_bytes());
        let name: String = name.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let length = metadata.len();
        let mut bytes = [length.to_le_bytes(), modified(&metadata).to_le_bytes()].concat();
        bytes.extend(sum_of_ends(file, length)?);
        Ok(Some(FileKey { name, length, bytes }))
    }
}

/// When a file was changed last, in nanoseconds since 1970; 0 where the system does not say.
fn modified(metadata: &Metadata) -> u64 {
    let since = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH).duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_nanos()).unwrap_or(u64::MAX))
}

fn sum_of_ends(mut file: &File, length: u64) -> io::Result<Vec<u8>> {
    let mut sum = Sha256::new();
    let mut end = Vec::new();
    for start in [0, length.saturating_sub(END)] {
        end.clear();
        file.seek(SeekFrom::Start(start))?;
        file.take(END).read_to_end(&mut end)?;
        sum.update(&end);
    }
    file.rewind()?;
    Ok(sum.finalize().to_vec())
}

/// The folder of the indexes; `None` where the user has none.
pub(crate) fn folder() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.cache_dir().join("golos").join("indexes"))
}

/// The index of a file that is kept and fits it.
pub(super) fn kept(folder: &Path, key: &FileKey) -> Option<GameIndex> {
    GameIndex::in_file(place(folder, key), &key.bytes).ok()
}

/// Makes an index and keeps it; where that cannot be, as on a full disk, it is in memory for this time.
pub(super) fn keep(
    folder: &Path,
    key: &FileKey,
    format: Format,
    write: impl FnOnce(&mut IndexWriter<'_>) -> io::Result<()>,
) -> io::Result<GameIndex> {
    let place = place(folder, key);
    let part = fs::create_dir_all(folder).and_then(|()| PartialFile::begin(&place, Readers::Owner));
    let Ok(mut part) = part else { return GameIndex::in_memory(format, write) };
    let mut writer = IndexWriter::new(&mut part, &begins(&key.bytes, format))?;
    write(&mut writer)?;
    writer.finish()?;
    part.replace()?;
    tidy(folder);
    GameIndex::in_file(place, &key.bytes)
}

fn place(folder: &Path, key: &FileKey) -> PathBuf {
    folder.join(&key.name).with_extension(ENDING)
}

/// Removes the oldest indexes beyond [`MOST_INDEXES`]. One that cannot be removed does no harm.
fn tidy(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let dated = entries.filter(|path| path.extension().is_some_and(|ending| ending == ENDING)).filter_map(|path| {
        let modified = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok()?;
        Some((modified, path))
    });
    let mut indexes: Vec<(SystemTime, PathBuf)> = dated.collect();
    indexes.sort();
    let surplus = indexes.len().saturating_sub(MOST_INDEXES);
    for (_, path) in indexes.into_iter().take(surplus) {
        let _ = fs::remove_file(path);
    }
}
