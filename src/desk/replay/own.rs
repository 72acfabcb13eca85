//! The notes that a reader takes in a replay, in a file of their own: the record and the file of games stay as they are.

use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Archive;
use golos_wording::clean;

/// The longest note, in characters.
const MOST_CHARS: usize = 200;

/// A note, in a line of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OwnNote {
    /// The half-move that it stands behind, from 1; 0: the start.
    ply: usize,
    text: String,
}

/// The notes of one game, in the order in which they were taken.
#[derive(Debug)]
pub(super) struct OwnNotes {
    path: PathBuf,
    archive: Arc<dyn Archive>,
    notes: Vec<OwnNote>,
}

/// The notes of a file; a line that is none is passed over.
fn notes(bytes: &[u8]) -> Vec<OwnNote> {
    String::from_utf8_lossy(bytes).lines().filter_map(|line| ron::from_str(line).ok()).collect()
}

/// The notes of a file, each with the half-move that it stands behind, from 1; 0: the start. They are free of control
/// characters.
#[must_use]
pub fn own_notes(bytes: &[u8]) -> Vec<(usize, String)> {
    notes(bytes).into_iter().map(|note| (note.ply, clean(&note.text, MOST_CHARS))).collect()
}

impl OwnNotes {
    /// Those in this file. One that cannot be read holds none: the game can be shown without them.
    pub(super) fn at(path: PathBuf, archive: &Arc<dyn Archive>) -> OwnNotes {
        let bytes = archive.read(&path).unwrap_or_default();
        OwnNotes { path, archive: Arc::clone(archive), notes: notes(&bytes) }
    }

    /// The notes behind this half-move, free of control characters.
    pub(super) fn of(&self, ply: usize) -> impl Iterator<Item = String> {
        self.notes.iter().filter(move |note| note.ply == ply).map(|note| clean(&note.text, MOST_CHARS))
    }

    /// Takes a note. What stands in the file stays there, also what another program has written since, and lines that
    /// are no notes. False if nothing of the text can be shown: nothing is written then.
    ///
    /// # Errors
    /// Whatever the disk says; [`ErrorKind::InvalidData`] if the file is no text. Then there is no such note.
    pub(super) fn add(&mut self, ply: usize, text: &str) -> io::Result<bool> {
        let note = OwnNote { ply, text: clean(text, MOST_CHARS) };
        if note.text.is_empty() {
            return Ok(false);
        }
        let bytes = match self.archive.read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            read => read?,
        };
        let mut lines = String::from_utf8(bytes).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
        if !lines.is_empty() && !lines.ends_with('\n') {
            lines.push('\n');
        }
        lines.push_str(&ron::to_string(&note).map_err(io::Error::other)?);
        lines.push('\n');
        self.archive.write_private(&self.path, &lines)?;
        self.notes.push(note);
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::archive::{PlainFolder, notes_beside};

    #[test]
    fn own_notes_are_there_after_a_restart_and_leave_the_record_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let (record, beside) = (folder.path().join("game.ron"), folder.path().join("game.ron.notes"));
        fs::write(&record, "a record").unwrap();
        fs::write(&beside, "no note\n(ply:3,text:\"torn").unwrap();
        let archive: Arc<dyn Archive> = Arc::new(PlainFolder);
        let mut own = OwnNotes::at(notes_beside(&record), &archive);
        let long = "б".repeat(300);
        for (ply, text, is_taken) in
            [(1, "a plan", true), (1, "\u{1b}[2Jafter \"that\"\n", true), (0, &long, true), (2, " \u{7} ", false)]
        {
            assert_eq!(own.add(ply, text).unwrap(), is_taken, "{text}");
        }
        for own in [own, OwnNotes::at(notes_beside(&record), &archive)] {
            assert_eq!(own.of(1).collect::<Vec<_>>(), ["a plan", "after \"that\""]);
            assert_eq!(own.of(0).map(|text| text.chars().count()).collect::<Vec<_>>(), [200]);
            assert_eq!(own.of(2).count(), 0);
        }
        assert_eq!(fs::read_to_string(&record).unwrap(), "a record");
        assert!(fs::read_to_string(&beside).unwrap().starts_with("no note\n(ply:3,text:\"torn\n"));
    }

    #[test]
    fn a_note_that_cannot_be_written_is_not_told() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("game.ron");
        fs::write(folder.path().join("game.ron.notes"), b"\xff").unwrap();
        let mut own = OwnNotes::at(notes_beside(&record), &(Arc::new(PlainFolder) as Arc<dyn Archive>));
        assert_eq!(own.add(1, "a plan").unwrap_err().kind(), ErrorKind::InvalidData);
        assert_eq!(own.of(1).count(), 0);
    }
}
