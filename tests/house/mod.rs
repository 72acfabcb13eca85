//! The rules of the house, kept by a test: what the documents say, and what types are called.

mod readme;
mod vocabulary;

use std::fs;
use std::path::{Path, PathBuf};

/// The text of a file of this package; tests run at its top.
fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file under the folder whose name ends so, sorted; none where there is no such folder.
fn files(folder: impl AsRef<Path>, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Fails with every offence on a line of its own.
#[track_caller]
fn clean(offences: &[String]) {
    assert!(offences.is_empty(), "\n  {}\n", offences.join("\n  "));
}
