//! The folder of journals.

use std::path::{Path, PathBuf};
use std::{fs, io};

use chrono::{DateTime, Local};

use crate::desk::MATCH_ENDING;
use crate::rules::BySide;

const ENDING: &str = ".ron";
/// Of what was left of a journal whose first line was not written to its end.
const TORN_ENDING: &str = ".torn";

/// The journals in a folder, newest name first.
#[must_use]
pub fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|ext| ext == "ron")).collect();
    files.sort();
    files.reverse();
    files
}

/// The name of a new journal: `YYYY-MM-DD_HHMM_white_black.ron`, with a number if there is one already; none of the names
/// that are `taken` although their files need not be there.
#[must_use]
pub fn fresh(folder: &Path, wall: DateTime<Local>, players: &BySide<String>, taken: impl Fn(&str) -> bool) -> PathBuf {
    unused(folder, wall, [&players.white, &players.black], ENDING, taken)
}

/// The name of the new journal of a micro-match: `YYYY-MM-DD_HHMM_a_b.match.ron`, with a number if there is one already.
#[must_use]
pub fn fresh_match(folder: &Path, wall: DateTime<Local>, a: &str, b: &str) -> PathBuf {
    unused(folder, wall, [a, b], MATCH_ENDING, |_| false)
}

/// Makes room for a new journal of this name. What is in the file is kept, under another name.
///
/// # Errors
/// Whatever the disk says.
pub fn clear(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if bytes.is_empty() {
        return fs::remove_file(path);
    }
    let name = |number: u32| path.with_extension(format!("ron.{number}{TORN_ENDING}"));
    let mut aside = std::iter::once(path.with_extension(format!("ron{TORN_ENDING}"))).chain((2..).map(name));
    match aside.find(|aside| !aside.exists()) {
        Some(aside) => fs::rename(path, aside),
        None => Err(io::ErrorKind::AlreadyExists.into()),
    }
}

fn unused(
    folder: &Path,
    wall: DateTime<Local>,
    names: [&str; 2],
    ending: &str,
    taken: impl Fn(&str) -> bool,
) -> PathBuf {
    let [first, second] = names.map(slug);
    let stem = format!("{}_{first}_{second}", wall.format("%Y-%m-%d_%H%M"));
    let mut names = std::iter::once(format!("{stem}{ending}")).chain((2..).map(|n| format!("{stem}-{n}{ending}")));
    let is_free = |name: &String| !taken(name) && !folder.join(name).exists();
    let name = names.find(is_free).unwrap_or_else(|| format!("game{ending}"));
    folder.join(name)
}

/// A name as part of a file name: letters and digits of any script, the rest as hyphens.
fn slug(name: &str) -> String {
    let slug: String =
        name.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(24).collect();
    let slug = slug.trim_matches('-').to_owned();
    if slug.is_empty() { "player".to_owned() } else { slug }
}
