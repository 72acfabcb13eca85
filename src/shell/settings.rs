//! The settings of a person on disk: read at the start, and written when he asks to be spoken to in another way.

use std::io::{self, Write};
use std::path::PathBuf;

use super::part::{Part, Readers};
use crate::desk::Manner;
use crate::profile::Preferences;

/// Keeps what was asked for. Without a place it is kept for this run only.
#[derive(Debug, Default)]
pub struct Keeper {
    place: Option<(PathBuf, Preferences)>,
}

impl Keeper {
    /// Keeps in this file, where these settings stand.
    #[must_use]
    pub const fn at(path: PathBuf, preferences: Preferences) -> Keeper {
        Keeper { place: Some((path, preferences)) }
    }

    /// Keeps what has changed; all else in the file stays as it is, but for comments. That the voice is switched off is
    /// for this run only: nobody finds it silent the next time.
    ///
    /// # Errors
    /// Whatever the disk says; then the file is as it was.
    pub fn keep(&mut self, before: &Manner, now: &Manner) -> io::Result<()> {
        let Some((path, preferences)) = &mut self.place else { return Ok(()) };
        let mut wanted = preferences.clone();
        put(&mut wanted.rate, before.tuning.rate.get(), now.tuning.rate.get());
        put(&mut wanted.volume, before.tuning.volume.get(), now.tuning.volume.get());
        put(&mut wanted.verbosity, before.level, now.level);
        put(&mut wanted.alphabet, before.alphabet, now.alphabet);
        put(&mut wanted.text, before.text, now.text);
        if before.tuning.voice != now.tuning.voice {
            wanted.voice_name.clone_from(&now.tuning.voice);
        }
        if wanted == *preferences {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let text = wanted.write().map_err(io::Error::other)?;
        let mut part = Part::begin(path, Readers::Usual)?;
        part.write_all(text.as_bytes())?;
        part.replace()?;
        *preferences = wanted;
        Ok(())
    }
}

fn put<T: PartialEq>(place: &mut Option<T>, before: T, now: T) {
    if before != now {
        *place = Some(now);
    }
}
