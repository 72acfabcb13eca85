//! The disk as a desk sees it: journals in folders, envelopes beside them.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Local};

use super::collection::index_of;
use super::convert::taken;
use super::document::written;
use super::endings::EndingsTables;
use super::folder;
use super::heartbeat;
use super::letters;
use super::mirror::copied;
use super::misread;
use super::notes::place_of_notes;
use super::owner;
use super::part::{PartialFile, Readers, clear_dead};
use super::players::players;
use super::shelf;
use super::store::FileStore;
use super::time::RealTime;
use golos_cli::DocumentForm;
use golos_desk::letters::LettersError;
use golos_desk::{Archive, Collection, Handed, Listed, NoGame, NotDone, NotTakenOver, Recorded};
use golos_letters::Summary;
use golos_rules::BySide;
use golos_rules::tree::Game;
use golos_speech::judged::EndingTables;
use golos_table::{Store, Time, stamp};
use golos_wording::{Wording, io_at};

/// The folders of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Archive for Disk {
    fn create(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        made_in(path, || FileStore::create(path))
    }

    fn create_next(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        made_in(path, || FileStore::create_first(folder::numbered(path)))
    }

    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)> {
        let (store, bytes) = FileStore::reopen(path)?;
        Ok((copied(store), bytes))
    }

    fn take_over(&self, path: &Path) -> Result<bool, NotTakenOver> {
        owner::take_over(&folder::latest(path))
    }

    fn sign(&self, path: &Path) -> Option<i64> {
        heartbeat::sign(path)
    }

    fn drop_sign(&self, path: &Path) {
        heartbeat::drop_sign(path);
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        fs::read(path)
    }

    fn read_most(&self, path: &Path, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(u64::try_from(most).unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn letters(&self, folder: &Path) -> Vec<(PathBuf, Result<Summary, LettersError>)> {
        letters::summaries(folder)
    }

    fn game(&self, path: &Path, number: Option<u32>, wording: &Wording) -> Result<Recorded, NoGame> {
        taken(path, number, wording)
    }

    fn collection(&self, path: &Path) -> io::Result<Option<Arc<dyn Collection>>> {
        Ok(index_of(path)?.map(|index| Arc::new(index) as Arc<dyn Collection>))
    }

    fn notes(&self, path: &Path, game: Option<&Game>) -> Option<PathBuf> {
        place_of_notes(path, game)
    }

    fn endings(&self) -> Option<Box<dyn EndingTables>> {
        Some(Box::new(EndingsTables::of_user()))
    }

    fn write_private(&self, path: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut part = PartialFile::begin(path, Readers::Owner)?;
        part.write_all(text.as_bytes())?;
        // An older one goes; a link in its place is not followed.
        part.replace()
    }

    #[cfg(unix)]
    fn is_open_to_others(&self, path: &Path) -> bool {
        use std::os::unix::fs::PermissionsExt as _;
        fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
    }

    fn found(&self, path: &Path) -> Result<PathBuf, PathBuf> {
        folder::found(path)
    }

    fn latest(&self, path: &Path) -> PathBuf {
        folder::latest(path)
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

    fn fresh_match(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        rivals: [&str; 2],
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf {
        folder::fresh_match(folder, wall, rivals, taken)
    }

    fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, NotDone> {
        shelf::rename(path, name)
    }

    fn remove(&self, paths: &[PathBuf]) -> Result<(), NotDone> {
        shelf::remove(paths)
    }

    fn export(&self, path: &Path, wording: &Wording) -> Result<PathBuf, NotDone> {
        shelf::export(path, None, None, wording, stamp(RealTime::start().wall()))
    }

    fn players(&self, path: &Path, wording: &Wording) -> Result<Listed, NotDone> {
        let mut notes = Vec::new();
        let entries = players(path, wording, &mut notes).map_err(|error| match misread::event(&error) {
            Some(why) => NotDone::Told(Box::new(why)),
            None => NotDone::Io(io::Error::other(error)),
        })?;
        let notes = String::from_utf8_lossy(&notes).lines().map(str::to_owned).collect();
        Ok(Listed { entries, notes })
    }

    fn hand_out(&self, path: &Path, paper: Handed<'_>, replaced: bool) -> io::Result<()> {
        let text = match paper {
            Handed::Text(text) => text.to_owned(),
            Handed::Form(form) => written(form, DocumentForm::of(path)),
        };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut part = PartialFile::begin(path, Readers::Usual)?;
        part.write_all(text.as_bytes())?;
        if replaced { part.replace() } else { part.place() }
    }

    /// A path may begin with `~` for the home folder, and stand in quotation marks, as a terminal pastes it.
    fn path_of(&self, text: &str) -> PathBuf {
        let quoted = |mark| text.strip_prefix(mark).and_then(|text| text.strip_suffix(mark));
        let text = quoted('"').or_else(|| quoted('\'')).unwrap_or(text);
        match (text.strip_prefix("~/"), etcetera::home_dir()) {
            (Some(rest), Ok(home)) => home.join(rest),
            _ => PathBuf::from(text),
        }
    }

    /// A link to nothing is something.
    fn is_there(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok()
    }

    fn clear(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        folder::clear(path, bytes)
    }
}

/// Makes the folder and the file in it. Trouble names the folder.
fn made_in(file: &Path, make: impl FnOnce() -> io::Result<FileStore>) -> io::Result<Box<dyn Store>> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let made = fs::create_dir_all(folder).and_then(|()| {
        clear_dead(folder);
        for path in folder::empty(folder) {
            // What cannot be removed is listed nowhere, and does no harm.
            if let Err(error) = FileStore::remove_dead(&path) {
                tracing::debug!(%error, path = %path.display(), "an empty journal stays");
            }
        }
        make()
    });
    let named = |error: io::Error| io_at(folder, error);
    made.map(copied).map_err(named)
}
