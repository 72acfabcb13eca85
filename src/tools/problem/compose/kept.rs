//! The file of a composition that is being made.

use std::io::Write;
use std::path::{Path, PathBuf};

use golos_cli::ComposeArgs;
use golos_files::part::{PartialFile, Readers};
use golos_rules::tree::Game;
use golos_speech::impossible;
use golos_wording::{Sentence, Slot, io_reason, message, text_key};

use crate::around::{CommandFailure, Surroundings};
use crate::problem::files::{Form, written};
use crate::problem::set::{nothing, taken};

/// The most compositions of a file that is written again.
const MOST: usize = 10_000;

/// The most faults of a file that are said.
const MOST_FAULTS: usize = 20;

/// Where a composition is kept.
pub(super) struct Kept {
    path: Option<PathBuf>,
    /// All compositions of the file.
    games: Vec<Game>,
    /// Which of them is being made.
    at: usize,
    /// Whether the file can be written again without losing what is not understood of it.
    is_writable: bool,
    /// What is not understood, in lines.
    faults: Vec<Vec<Sentence>>,
    is_saved: bool,
}

impl Kept {
    /// The file that is named, and its composition of the number; `None` if a new one is begun: there is no file yet, or the number
    /// is the next one.
    ///
    /// # Errors
    /// [`CommandFailure`] if the file cannot be read, or has no such composition.
    pub fn open(args: &ComposeArgs, around: &Surroundings<'_>) -> Result<(Kept, Option<Game>), CommandFailure> {
        let at = usize::try_from(args.number).unwrap_or(usize::MAX) - 1;
        let mut kept = Kept {
            path: args.file.clone(),
            games: Vec::new(),
            at,
            is_writable: true,
            faults: Vec::new(),
            is_saved: true,
        };
        let Some(path) = args.file.as_deref().filter(|path| path.exists()) else {
            kept.at = 0;
            return Ok((kept, None));
        };
        // By the file itself, not by the rules of a new composition.
        let around = Surroundings { rules: None, ..*around };
        let mut chosen = None;
        for (number, read) in taken(path, None, &around)?.take(MOST + 1).enumerate() {
            let read = read?;
            kept.is_writable &= read.is_sound() && number < MOST;
            if kept.faults.len() < MOST_FAULTS {
                kept.faults.extend(read.sentences());
            }
            if number == at {
                chosen = Some(read.game.clone().ok_or_else(|| read.refusal())?);
            }
            kept.games.extend(read.game);
        }
        // The number after the last one begins a new composition.
        let is_new = chosen.is_none() && kept.is_writable && kept.games.len() == at;
        if is_new {
            return Ok((kept, None));
        }
        let game = chosen.ok_or_else(|| nothing(path))?;
        Ok((kept, Some(game)))
    }

    /// What the person should know of the file, in lines.
    pub fn warnings(&self) -> Vec<Vec<Sentence>> {
        let mut lines = self.faults.clone();
        match &self.path {
            None => lines.push(vec![no_file()]),
            Some(path) if !self.is_writable => lines.push(vec![message::compose_file_kept(named(path), save_word())]),
            Some(_) => {}
        }
        lines
    }

    /// Whether all that was done is on disk.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Puts the composition on disk; what is said if it is not.
    pub fn save(&mut self, game: &Game) -> Option<Sentence> {
        self.is_saved = false;
        let path = self.path.clone().filter(|_| self.is_writable)?;
        if let Some(why) = game.start.impossible() {
            return Some(message::compose_not_kept(impossible(&why)));
        }
        self.write(&path, game)
    }

    /// Puts the composition into another file. It is a copy, and the work goes on where it was, unless nothing can be kept
    /// there: then it goes on in the new file. What is said.
    pub fn save_as(&mut self, path: &Path, game: &Game) -> Sentence {
        let own = self.path.clone().filter(|_| self.is_writable);
        if own.as_deref() == Some(path) {
            return self.save(game).unwrap_or_else(|| message::compose_saved(named(path)));
        }
        if let Some(why) = game.start.impossible() {
            return message::compose_not_kept(impossible(&why));
        }
        // A file of somebody is not written over.
        if path.exists() {
            return message::compose_file_exists(named(path));
        }
        if let Err(why) = write(path, std::slice::from_ref(game)) {
            return why;
        }
        match own {
            Some(own) => message::compose_copied(named(path), named(&own)),
            None => {
                (self.path, self.is_writable, self.is_saved) = (Some(path.to_owned()), true, true);
                (self.games, self.at) = (vec![game.clone()], 0);
                message::compose_moved(named(path))
            }
        }
    }

    /// The file in which changes are kept, and the number of the composition in it, from 1; `None` if they are kept nowhere.
    pub fn place(&self) -> Option<(&Path, usize)> {
        self.path.as_deref().filter(|_| self.is_writable).map(|path| (path, self.at + 1))
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
        let written = write(path, &self.games);
        self.is_saved = written.is_ok();
        written.err()
    }
}

/// Puts compositions into a file; what is said if they are not there.
fn write(path: &Path, games: &[Game]) -> Result<(), Sentence> {
    let text = written(games, Form::of(path));
    let write = || {
        let mut part = PartialFile::begin(path, Readers::Usual)?;
        part.write_all(text.as_bytes())?;
        part.replace()
    };
    write().map_err(|error| message::ending_file(named(path), io_reason(&error)))
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
