//! Editions of the rules in a person's own folders: rule sets, time controls and documents, as in `profiles`.

use std::fs;
use std::path::{Path, PathBuf};

use golos_editions::{EditionError, MOST_FILES, add};

/// A longer file is not read, in bytes.
const LONGEST: u64 = 1 << 20;

/// What a document may consist of.
const ENDINGS: [&str; 3] = ["ron", "ftl", "txt"];

/// Reads the edition that a rule set is part of: the folder `documents` beside it, or beside its folder `rules`, with the
/// other rule sets and the folder `time`. Without such a folder the rule set stands alone.
///
/// # Errors
/// [`EditionError`] if a document does not read, or takes the name of a built-in one.
pub fn beside(rules: &Path) -> Result<(), EditionError> {
    let folder = rules.parent().unwrap_or(Path::new(""));
    let above = (folder.file_name().is_some_and(|name| name == "rules")).then(|| folder.with_file_name(""));
    let root = std::iter::once(folder.to_owned()).chain(above).find(|root| root.join("documents").is_dir());
    root.map_or(Ok(()), |root| read(&root, folder))
}

/// Reads every edition in a folder of editions: each a folder with `rules`, `time` and `documents`. One that does not read
/// is left out, so that a game by other rules can be played and resumed.
pub fn installed(folder: &Path) {
    for root in listed(folder).into_iter().filter(|root| root.is_dir()) {
        if let Err(error) = read(&root, &root.join("rules")) {
            tracing::warn!(%error, folder = %root.display(), "an edition was left out");
        }
    }
}

fn read(root: &Path, rules: &Path) -> Result<(), EditionError> {
    let mut files = Vec::new();
    for path in listed(rules) {
        files.extend(file("rules", &path, &["ron"]));
    }
    for path in listed(&root.join("time")) {
        files.extend(file("time", &path, &["ron"]));
    }
    for document in listed(&root.join("documents")) {
        let name = document.file_name().map(|name| format!("documents/{}", name.to_string_lossy()));
        for path in name.iter().flat_map(|_| listed(&document)) {
            files.extend(name.as_deref().and_then(|name| file(name, &path, &ENDINGS)));
        }
    }
    add(files).map(drop)
}

/// The path of a file as editions name it, and its text; `None` if it is not such a file.
fn file(folder: &str, path: &Path, endings: &[&str]) -> Option<(String, String)> {
    let name = path.file_name()?.to_str()?;
    let is_wanted = path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted));
    let is_short = fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() <= LONGEST);
    let text = (is_wanted && is_short).then(|| fs::read_to_string(path).ok()).flatten()?;
    Some((format!("{folder}/{name}"), text))
}

/// What is in a folder, in order; nothing where there is none.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).take(MOST_FILES).collect();
    paths.sort();
    paths
}
