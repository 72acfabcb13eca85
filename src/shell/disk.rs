//! The disk as a desk sees it: journals in folders, envelopes beside them.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};

use super::folder;
use super::store::FileStore;
use crate::desk::Archive;
use crate::rules::BySide;
use crate::table::Store;

/// The folders of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Archive for Disk {
    fn create(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(Box::new(FileStore::create(path)?))
    }

    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)> {
        let (store, bytes) = FileStore::reopen(path)?;
        Ok((Box::new(store), bytes))
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        fs::read(path)
    }

    fn write_private(&self, path: &Path, text: &str) -> io::Result<()> {
        let mut file = private().open(path)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }

    fn journals(&self, folder: &Path) -> Vec<PathBuf> {
        folder::journals(folder)
    }

    fn fresh(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        players: &BySide<String>,
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf {
        folder::fresh(folder, wall, players, taken)
    }

    fn fresh_match(&self, folder: &Path, wall: DateTime<Local>, a: &str, b: &str) -> PathBuf {
        folder::fresh_match(folder, wall, a, b)
    }

    fn clear(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        folder::clear(path, bytes)
    }
}

/// A file that only its owner reads, new or written anew.
#[cfg(unix)]
fn private() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600);
    options
}

#[cfg(not(unix))]
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    options
}
