//! The index of a folder of games by letters, in the cache of the user. An entry holds as long as the record of its game has the
//! same length and the same last line: each line carries a sum over all lines before it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::part::{PartialFile, Readers};
use golos_letters::Summary;

/// The first line of an index, with the version of its contents: an index of another version is rebuilt.
const HEAD: &str = concat!("golos letters index 4 ", env!("CARGO_PKG_VERSION"));

/// What an index ends in.
const ENDING: &str = "letters";

/// So many bytes at the end of a record are compared: the sum of its last line is among them.
const END: u64 = 96;

/// The longest index that is read, in bytes: a hundred thousand games.
const LONGEST: u64 = 200 * 1024 * 1024;

/// What tells one state of a record from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    length: u64,
    /// The last bytes, as hexadecimal digits.
    end: String,
}

/// A line of an index.
#[derive(Serialize, Deserialize)]
struct Entry {
    file: String,
    mark: Mark,
    summary: Summary,
}

/// The games that are known of a folder.
pub(super) struct Index {
    /// The folder as it is asked for: files are named below it.
    folder: PathBuf,
    place: PathBuf,
    entries: BTreeMap<String, (Mark, Summary)>,
}

/// The mark of a record as it is on disk; `None` if it cannot be read.
pub(super) fn mark(file: &Path) -> Option<Mark> {
    let mut opened = File::open(file).ok()?;
    let length = opened.metadata().ok()?.len();
    opened.seek(SeekFrom::Start(length.saturating_sub(END))).ok()?;
    let mut end = Vec::new();
    opened.take(END).read_to_end(&mut end).ok()?;
    Some(Mark { length, end: hexadecimal(&end) })
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Index {
    /// The index of a folder, with what is kept of it; `None` if the folder cannot be named.
    pub(super) fn of(folder: &Path, indexes: &Path) -> Option<Index> {
        let whole = fs::canonicalize(folder).ok()?;
        let name = hexadecimal(Sha256::digest(whole.as_os_str().as_encoded_bytes()).get(..16)?);
        let place = indexes.join(name).with_extension(ENDING);
        let entries = read(&place).unwrap_or_default();
        Some(Index { folder: folder.to_owned(), place, entries })
    }

    /// How a file is called in the index.
    fn name(&self, file: &Path) -> String {
        file.strip_prefix(&self.folder).unwrap_or(file).to_string_lossy().into_owned()
    }

    /// What is known of a file, if it has not changed.
    pub(super) fn known(&self, file: &Path) -> Option<Summary> {
        let (mark_then, summary) = self.entries.get(&self.name(file))?;
        (mark(file)? == *mark_then).then(|| summary.clone())
    }

    /// Whether the index names these files and no others.
    pub(super) fn has_only(&self, files: &[PathBuf]) -> bool {
        self.entries.len() == files.len()
    }

    pub(super) fn learn(&mut self, file: &Path, mark: Mark, summary: &Summary) {
        self.entries.insert(self.name(file), (mark, summary.clone()));
    }

    pub(super) fn forget_all_but(&mut self, files: &[PathBuf]) {
        let names: BTreeSet<String> = files.iter().map(|file| self.name(file)).collect();
        self.entries.retain(|name, _| names.contains(name));
    }

    /// Writes the index whole, with a sum at its end.
    pub(super) fn keep(&self) -> io::Result<()> {
        let mut text = format!("{HEAD}\n");
        for (file, (mark, summary)) in &self.entries {
            let entry = Entry { file: file.clone(), mark: mark.clone(), summary: summary.clone() };
            text.push_str(&serde_json::to_string(&entry)?);
            text.push('\n');
        }
        let sum = hexadecimal(&Sha256::digest(text.as_bytes()));
        if let Some(folder) = self.place.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut part = PartialFile::begin(&self.place, Readers::Owner)?;
        part.write_all(text.as_bytes())?;
        part.write_all(sum.as_bytes())?;
        part.replace()
    }
}

/// The entries of an index; `None` if it is none of this program, or damaged.
fn read(place: &Path) -> Option<BTreeMap<String, (Mark, Summary)>> {
    let mut text = String::new();
    File::open(place).ok()?.take(LONGEST).read_to_string(&mut text).ok()?;
    let (text, sum) = text.rsplit_once('\n')?;
    let mut sums = Sha256::new();
    sums.update(text.as_bytes());
    sums.update(b"\n");
    let lines = text.strip_prefix(HEAD).filter(|_| hexadecimal(&sums.finalize()) == sum)?;
    let entry = |line: &str| {
        let entry: Entry = serde_json::from_str(line).ok()?;
        Some((entry.file, (entry.mark, entry.summary)))
    };
    lines.lines().filter(|line| !line.is_empty()).map(entry).collect()
}
