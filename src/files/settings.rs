//! The settings of a person on disk: read at the start, and written when he asks to be spoken to in another way.

use std::fs::{self, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::lock::Locked;
use super::part::{PartialFile, Readers, clear_dead, read_small};
use golos_desk::SpeechPreferences;
use golos_profile::Preferences;

/// Keeps what was asked for. Without a place it is kept for this run only.
#[derive(Debug, Default)]
pub struct SettingsStore {
    place: Option<PathBuf>,
    /// What was last kept, or how it was at the start.
    kept: Option<SpeechPreferences>,
}

impl SettingsStore {
    /// Keeps in this file.
    #[must_use]
    pub const fn at(path: PathBuf) -> SettingsStore {
        SettingsStore { place: Some(path), kept: None }
    }

    /// Keeps what has changed, also what an earlier time could not; all else in the file stays as it is, what another
    /// terminal has written meanwhile too, but for comments. That the voice is switched off is for this run only: nobody
    /// finds it silent the next time.
    ///
    /// # Errors
    /// Whatever the disk says, and [`io::ErrorKind::InvalidData`] of a file that is no settings any more; then it is as it
    /// was.
    pub fn keep(&mut self, before: &SpeechPreferences, now: &SpeechPreferences) -> io::Result<()> {
        let Some(path) = &self.place else { return Ok(()) };
        let before = self.kept.get_or_insert_with(|| before.clone());
        // Where the settings lie elsewhere, and a link says where, they stay there.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
        let _held = Locked::folder_of(&path)?;
        let standing = standing(&path)?;
        let mut wanted = standing.clone();
        put(&mut wanted.rate, before.tuning.rate.get(), now.tuning.rate.get());
        put(&mut wanted.volume, before.tuning.volume.get(), now.tuning.volume.get());
        put(&mut wanted.verbosity, before.level, now.level);
        put(&mut wanted.alphabet, before.alphabet, now.alphabet);
        put(&mut wanted.text, before.text, now.text);
        if before.tuning.voice != now.tuning.voice {
            wanted.voice_name.clone_from(&now.tuning.voice);
        }
        let (own, then) = (&now.wishes, &before.wishes);
        change(&mut wanted.lang, &then.lang, &own.lang);
        change(&mut wanted.view, &then.view, &own.view);
        change(&mut wanted.theme, &then.theme, &own.theme);
        change(&mut wanted.voice, &then.voice, &own.voice);
        change(&mut wanted.sounds, &then.sounds, &own.sounds);
        change(&mut wanted.sounds_volume, &then.sounds_volume, &own.sounds_volume);
        change(&mut wanted.clock_text, &then.clock_text, &own.clock_text);
        change(&mut wanted.move_text, &then.move_text, &own.move_text);
        change(&mut wanted.blocks, &then.blocks, &own.blocks);
        change(&mut wanted.colours, &then.colours, &own.colours);
        change(&mut wanted.blink, &then.blink, &own.blink);
        change(&mut wanted.keys, &then.keys, &own.keys);
        change(&mut wanted.key_rest, &then.key_rest, &own.key_rest);
        change(&mut wanted.echo, &then.echo, &own.echo);
        change(&mut wanted.pad, &then.pad, &own.pad);
        change(&mut wanted.pad_map, &then.pad_map, &own.pad_map);
        if then.pad_buttons != own.pad_buttons {
            wanted.pad_buttons.clone_from(&own.pad_buttons);
        }
        change(&mut wanted.switch, &then.switch, &own.switch);
        change(&mut wanted.dwell, &then.dwell, &own.dwell);
        change(&mut wanted.first_delay, &then.first_delay, &own.first_delay);
        change(&mut wanted.debounce, &then.debounce, &own.debounce);
        change(&mut wanted.acceptance, &then.acceptance, &own.acceptance);
        change(&mut wanted.tutorial, &then.tutorial, &own.tutorial);
        if wanted != standing {
            put_down(&path, &wanted)?;
        }
        self.kept = Some(now.clone());
        Ok(())
    }
}

/// What the file says now.
fn standing(path: &Path) -> io::Result<Preferences> {
    match read_small(path) {
        Ok(text) => Preferences::parse(&text, "settings.ron")
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Preferences::default()),
        Err(error) => Err(error),
    }
}

/// Writes settings in place of those that are there.
///
/// # Errors
/// Whatever the disk says; then those are as they were.
pub fn write(path: &Path, preferences: &Preferences) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
        clear_dead(folder);
    }
    let _held = Locked::folder_of(path)?;
    put_down(path, preferences)
}

fn put_down(path: &Path, preferences: &Preferences) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let readers = fs::metadata(path).map_or(Readers::Usual, |found| readers(&found));
    let mut part = PartialFile::begin(path, readers)?;
    part.write_all(preferences.write().map_err(io::Error::other)?.as_bytes())?;
    part.replace()
}

/// Who may read a file that is there.
#[cfg(unix)]
fn readers(found: &Metadata) -> Readers {
    use std::os::unix::fs::PermissionsExt;
    if found.permissions().mode() & 0o077 == 0 { Readers::Owner } else { Readers::Usual }
}

#[cfg(not(unix))]
const fn readers(_: &Metadata) -> Readers {
    Readers::Usual
}

fn put<T: PartialEq>(place: &mut Option<T>, before: T, now: T) {
    if before != now {
        *place = Some(now);
    }
}

fn change<T: PartialEq + Clone>(place: &mut Option<T>, before: &Option<T>, now: &Option<T>) {
    if before != now {
        place.clone_from(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_speech::voices::{Rate, Tuning, Volume};
    use golos_wording::{Alphabet, Form, Level};

    fn manner(rate: i8, volume: i8) -> SpeechPreferences {
        let tuning = Tuning { rate: Rate::new(rate), volume: Volume::new(volume), ..Tuning::default() };
        SpeechPreferences {
            tuning,
            is_mute: false,
            level: Level::Normal,
            alphabet: Alphabet::Native,
            text: Form::Written,
            theme: None,
            wishes: Preferences::default(),
        }
    }

    fn rates(path: &Path) -> (Option<i8>, Option<i8>) {
        let kept = standing(path).unwrap();
        (kept.rate, kept.volume)
    }

    #[test]
    fn what_two_terminals_ask_for_is_kept_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let (mut one, mut other) = (SettingsStore::at(path.clone()), SettingsStore::at(path.clone()));
        one.keep(&manner(0, 0), &manner(20, 0)).unwrap();
        other.keep(&manner(0, 0), &manner(0, 10)).unwrap();
        assert_eq!(rates(&path), (Some(20), Some(10)));
    }

    #[test]
    fn what_many_terminals_ask_for_at_once_is_kept_of_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        std::thread::scope(|scope| {
            for n in 0..12 {
                let (mut keeper, is_rate) = (SettingsStore::at(path.clone()), n % 2 == 0);
                let now = if is_rate { manner(20, 0) } else { manner(0, 10) };
                scope.spawn(move || keeper.keep(&manner(0, 0), &now).unwrap());
            }
        });
        assert_eq!(rates(&path), (Some(20), Some(10)));
    }

    #[test]
    fn what_could_not_be_kept_is_kept_the_next_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        fs::write(&path, "(lang: \"xx\"").unwrap();
        let mut keeper = SettingsStore::at(path.clone());
        assert!(keeper.keep(&manner(0, 0), &manner(20, 0)).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "(lang: \"xx\"");
        fs::write(&path, "(lang: \"uk\")").unwrap();
        keeper.keep(&manner(20, 0), &manner(20, 10)).unwrap();
        assert_eq!(rates(&path), (Some(20), Some(10)));
    }

    #[cfg(unix)]
    #[test]
    fn settings_that_lie_elsewhere_stay_there_and_are_read_by_whom_they_were() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (link, path) = (folder.path().join("settings.ron"), folder.path().join("elsewhere.ron"));
        fs::write(&path, "()").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&path, &link).unwrap();
        SettingsStore::at(link.clone()).keep(&manner(0, 0), &manner(20, 0)).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(
            (rates(&path), fs::metadata(&path).unwrap().permissions().mode() & 0o777),
            ((Some(20), None), 0o600)
        );
    }
}
