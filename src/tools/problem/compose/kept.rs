//! The file of a composition that is being made.

use std::io::Write;
use std::path::{Path, PathBuf};

use golos_cli::ComposeArgs;
use golos_files::part::{PartialFile, Readers};
use golos_rules::movetext::Extent;
use golos_rules::tree::Game;
use golos_wording::{Sentence, Slot, io_reason, message, text_key};

use crate::around::{CommandFailure, Surroundings};
use crate::problem::files::{Form, compositions, written};

/// The most compositions of a file that is written again.
const MOST: usize = 10_000;

/// Where a composition is kept.
pub(super) struct Kept {
    path: Option<PathBuf>,
    /// All compositions of the file.
    games: Vec<Game>,
    /// Which of them is being made.
    at: usize,
    /// Whether the file can be written again without losing what is not understood of it.
    is_writable: bool,
    is_saved: bool,
}

impl Kept {
    /// The file that is named, and its composition of the number; `None` if there is no file yet.
    ///
    /// # Errors
    /// [`CommandFailure`] if the file cannot be read, or has no such composition.
    pub fn open(args: &ComposeArgs, around: &Surroundings<'_>) -> Result<(Kept, Option<Game>), CommandFailure> {
        let at = usize::try_from(args.number).unwrap_or(usize::MAX) - 1;
        let mut kept = Kept { path: args.file.clone(), games: Vec::new(), at, is_writable: true, is_saved: true };
        let Some(path) = args.file.as_deref().filter(|path| path.exists()) else {
            kept.at = 0;
            return Ok((kept, None));
        };
        let named = || Slot::Text(path.display().to_string());
        // By the file itself, not by the rules of a new composition.
        let around = Surroundings { rules: None, ..*around };
        let mut chosen = None;
        for (number, read) in compositions(path, &around)?.take(MOST + 1).enumerate() {
            let read = read.map_err(|error| message::ending_file(named(), io_reason(&error)))?;
            kept.is_writable &= read.findings.is_empty() && read.extent == Extent::Whole && number < MOST;
            if number == at {
                chosen.clone_from(&read.game);
            }
            kept.games.extend(read.game);
        }
        let game = chosen.ok_or_else(|| message::check_nothing(named()))?;
        Ok((kept, Some(game)))
    }

    /// What the person should know of the file.
    pub fn warning(&self) -> Option<Sentence> {
        match &self.path {
            None => Some(no_file()),
            Some(path) if !self.is_writable => Some(message::compose_file_kept(named(path), save_word())),
            Some(_) => None,
        }
    }

    /// Whether all that was done is on disk.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Puts the composition on disk; what is said if it is not.
    pub fn save(&mut self, game: &Game) -> Option<Sentence> {
        self.is_saved = false;
        let path = self.path.clone().filter(|_| self.is_writable)?;
        self.write(&path, game)
    }

    /// Puts the composition into a new file, and further changes too. What is said.
    pub fn save_as(&mut self, path: &Path, game: &Game) -> Sentence {
        let is_own = self.path.as_deref() == Some(path) && self.is_writable;
        if !is_own {
            // A file of somebody is not written over.
            if path.exists() {
                return message::compose_file_exists(named(path));
            }
            (self.games, self.at) = (Vec::new(), 0);
        }
        match self.write(path, game) {
            Some(why) => why,
            None => {
                (self.path, self.is_writable) = (Some(path.to_owned()), true);
                message::compose_saved(named(path))
            }
        }
    }

    /// The file that the composition belongs to.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    fn write(&mut self, path: &Path, game: &Game) -> Option<Sentence> {
        match self.games.get_mut(self.at) {
            Some(own) => own.clone_from(game),
            None => self.games.push(game.clone()),
        }
        let text = written(&self.games, Form::of(path));
        let write = || {
            let mut part = PartialFile::begin(path, Readers::Usual)?;
            part.write_all(text.as_bytes())?;
            part.replace()
        };
        match write() {
            Ok(()) => {
                self.is_saved = true;
                None
            }
            Err(error) => Some(message::ending_file(named(path), io_reason(&error))),
        }
    }
}

fn named(path: &Path) -> Slot {
    Slot::Text(path.display().to_string())
}

/// That no file is named.
pub(super) fn no_file() -> Sentence {
    message::compose_no_file(save_word())
}

fn save_word() -> Slot {
    Slot::Heads(vec![text_key::WORDS_COMPOSE_SAVE.to_owned()])
}
