//! The folder of journals.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::{fs, io};

use chrono::{DateTime, Local};

use golos_desk::letters::LETTERS_ENDING;
use golos_desk::{EVENT_ENDING, MATCH_ENDING};
use golos_journal as journal;
use golos_rules::BySide;

const ENDING: &str = ".ron";
/// Before the ending of a journal that goes on in a new file.
const MOVED: &str = ".moved";
/// Of what was left of a journal whose first line was not written to its end.
const TORN_ENDING: &str = ".torn";

/// The journals in a folder, newest name first. Where nothing was written, because the program was killed before its
/// first line, nothing was heard either: such a file is no journal.
#[must_use]
pub fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_empty = |path: &Path| fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == 0);
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|ext| ext == "ron") && !is_empty(path);
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_journal).collect();
    files.sort();
    files.reverse();
    files
}

/// The records in a folder and below it, by name: no deeper than four folders, no hidden ones. Settings and lists that end as
/// records do are none.
#[must_use]
pub fn below(folder: &Path) -> Vec<PathBuf> {
    files_below(folder, &|path| path.to_string_lossy().ends_with(ENDING) && is_record(path))
}

/// The wanted files in a folder and below it, in order: no deeper than four folders, no hidden ones.
pub(crate) fn files_below(folder: &Path, is_wanted: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    fn collect(folder: &Path, depth: u8, is_wanted: &dyn Fn(&Path) -> bool, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            match entry.file_type() {
                _ if entry.file_name().to_string_lossy().starts_with('.') => {}
                Ok(kind) if kind.is_dir() && depth > 0 => collect(&path, depth - 1, is_wanted, files),
                Ok(kind) if kind.is_file() && is_wanted(&path) => files.push(path),
                _ => {}
            }
        }
    }
    let mut files = Vec::new();
    collect(folder, 4, is_wanted, &mut files);
    files.sort();
    files
}

/// Whether a file is a record by its name or by what is in it, damaged though it may be; one that is empty may have been one.
fn is_record(path: &Path) -> bool {
    const HEAD: u64 = 64 << 10;
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    let may_be = read.is_err() || head.is_empty() || journal::is_record(&head);
    has_our_name(path) || split(path).1 != ENDING || may_be
}

/// These files, each of them once, however it is named.
#[must_use]
pub fn once(files: &[PathBuf]) -> Vec<PathBuf> {
    let place = |file: &Path| file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let mut once: Vec<PathBuf> = Vec::new();
    for file in files {
        if !once.iter().any(|known| place(known) == place(file)) {
            once.push(file.clone());
        }
    }
    once
}

/// The empty files in a folder that have the name of a journal.
pub fn empty(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_empty = |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|file| file.is_file() && file.len() == 0);
    entries.map(|entry| entry.path()).filter(|path| has_our_name(path)).filter(is_empty)
}

/// Whether a file is called as we call journals: `2026-11-21_1830_`, then the players.
fn has_our_name(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let is_dated = "0000-00-00_0000_".bytes().zip(name.bytes()).filter(|(form, sign)| match form {
        b'0' => sign.is_ascii_digit(),
        form => form == sign,
    });
    name.ends_with(ENDING) && is_dated.count() == "0000-00-00_0000_".len()
}

/// The name of a new journal: `YYYY-MM-DD_HHMM_white_black.ron`, with a number if there is one already; none of the names
/// that are `taken` although their files need not be there.
#[must_use]
pub fn fresh(folder: &Path, wall: DateTime<Local>, players: &BySide<String>, taken: impl Fn(&str) -> bool) -> PathBuf {
    unused(folder, wall, [&players.white, &players.black], ENDING, taken)
}

/// The name of the new journal of a micro-match: `YYYY-MM-DD_HHMM_a_b.match.ron`, with a number if there is one already.
#[must_use]
pub fn fresh_match(folder: &Path, wall: DateTime<Local>, rivals: [&str; 2], taken: impl Fn(&str) -> bool) -> PathBuf {
    unused(folder, wall, rivals, MATCH_ENDING, taken)
}

/// The name of a journal, and the next ones with a number, for when another has taken it meanwhile.
pub fn numbered(path: &Path) -> impl Iterator<Item = PathBuf> {
    let (stem, ending) = split(path);
    let next = move |n: u32| path.with_file_name(format!("{stem}-{n}{ending}"));
    std::iter::once(path.to_owned()).chain((2..).map(next))
}

/// The names under which a journal goes on that was removed, replaced or cut in play: `game.moved.ron`.
pub fn beside(path: &Path) -> impl Iterator<Item = PathBuf> {
    let (stem, ending) = split(path);
    let stem = stem.strip_suffix(MOVED).map_or(stem.clone(), str::to_owned);
    let name = |n: u32| if n < 2 { MOVED.to_owned() } else { format!(".{n}{MOVED}") };
    (1..).map(move |n| path.with_file_name(format!("{stem}{}{ending}", name(n))))
}

/// The record that is called so: its file, or the one that it goes on in. Of several the longest is the record, if it
/// begins with all sound lines of the others.
///
/// # Errors
/// Another file of that name whose record differs: which of them goes on is for people to decide.
pub fn found(path: &Path) -> Result<PathBuf, PathBuf> {
    let others = beside(path).take_while(|beside| beside.exists()).filter(|beside| beside != path);
    let mut files: Vec<PathBuf> = others.collect();
    if files.is_empty() || path.exists() {
        files.insert(0, path.to_owned());
    }
    let mut files = files.into_iter();
    let mut longest = files.next().unwrap_or_else(|| path.to_owned());
    let mut record: Option<Vec<u8>> = None;
    for file in files {
        let (known, other) = (record.take().unwrap_or_else(|| sound(&longest)), sound(&file));
        record = Some(if other.starts_with(&known) {
            longest = file;
            other
        } else if known.starts_with(&other) {
            known
        } else {
            return Err(file);
        });
    }
    Ok(longest)
}

/// The sound lines of a record; none of what cannot be read.
pub(super) fn sound(file: &Path) -> Vec<u8> {
    let mut bytes = fs::read(file).unwrap_or_default();
    let sound = if journal::is_event(&bytes) {
        journal::read_event(&bytes).sound
    } else if journal::is_match(&bytes) {
        journal::read_match(&bytes).sound
    } else if journal::is_letters(&bytes) {
        journal::read_letters(&bytes).sound
    } else {
        journal::read(&bytes).sound
    };
    bytes.truncate(sound);
    bytes
}

/// The same for a file that another record names: where two records differ, the one that went on in a new file.
#[must_use]
pub fn latest(path: &Path) -> PathBuf {
    let newest = || beside(path).take_while(|beside| beside.exists()).last().unwrap_or_else(|| path.to_owned());
    found(path).unwrap_or_else(|_| newest())
}

/// The name of a journal with another ending, and the next ones with a number: `game.pdn`, `game-2.pdn`.
pub fn numbered_as(path: &Path, ending: &str) -> impl Iterator<Item = PathBuf> {
    let (stem, _) = split(path);
    let next = move |n: u32| if n < 2 { format!("{stem}.{ending}") } else { format!("{stem}-{n}.{ending}") };
    (1..).map(move |n| path.with_file_name(next(n)))
}

/// A name and its ending.
fn split(path: &Path) -> (String, &'static str) {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let ending = [MATCH_ENDING, EVENT_ENDING, LETTERS_ENDING]
        .into_iter()
        .find(|ending| name.ends_with(ending))
        .unwrap_or(ENDING);
    (name.strip_suffix(ending).unwrap_or(&name).to_owned(), ending)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_whose_program_was_killed_before_the_first_line_is_no_journal() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in
            [("1.ron", "(seq:0,"), ("2.ron", ""), ("3.match.ron", "x"), ("4.match.ron", ""), ("5.txt", "x")]
        {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let names = ["3.match.ron", "1.ron"].map(|name| folder.path().join(name));
        assert_eq!(journals(folder.path()), names);
    }
}
