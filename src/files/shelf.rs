//! What is done on the disk with a game as a whole. Never while another program has it open.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::convert::{ConvertError, Job, convert};
use super::folder;
use super::heartbeat;
use super::part::sync_folder;
use super::store::FileStore;
use golos_cli::{GameForm, LetterChoice};
use golos_desk::{MATCH_ENDING, NotDone};
use golos_journal as journal;
use golos_rules::Variant;
use golos_wording::{NAME_CHARS, Sentence, Slot, Style, Wording, clean, message};

/// What lies beside a journal and goes with it.
fn beside(path: &Path) -> Vec<PathBuf> {
    let own = [path.with_extension("envelope"), heartbeat::sign_of(path)];
    own.into_iter().filter(|file| fs::symlink_metadata(file).is_ok()).collect()
}

/// Holds these journals against every other program.
fn hold(files: &[PathBuf]) -> Result<Vec<FileStore>, NotDone> {
    let held = files.iter().map(|file| FileStore::reopen(file).map(|(store, _)| store)).collect::<io::Result<_>>();
    held.map_err(|error| if error.kind() == io::ErrorKind::WouldBlock { NotDone::InUse } else { NotDone::Io(error) })
}

/// Removes journals for good, with what lies beside them.
pub(super) fn remove(files: &[PathBuf]) -> Result<(), NotDone> {
    let _held = hold(files)?;
    for file in files {
        for other in beside(file) {
            fs::remove_file(other)?;
        }
        fs::remove_file(file)?;
        sync_folder(file)?;
    }
    Ok(())
}

/// Gives a journal another name in its folder.
pub(super) fn rename(path: &Path, name: &str) -> Result<PathBuf, NotDone> {
    let ending = if path.to_string_lossy().ends_with(MATCH_ENDING) { MATCH_ENDING } else { ".ron" };
    let plain: String = clean(name, NAME_CHARS)
        .chars()
        .map(|sign| if sign.is_alphanumeric() || [' ', '-', '_'].contains(&sign) { sign } else { '-' })
        .collect();
    let plain = plain.trim_matches([' ', '-', '_']).to_owned();
    if plain.is_empty() {
        let refused = message::refuse_no_name(Slot::Text(clean(name, NAME_CHARS)));
        return Err(NotDone::Told(Box::new(refused)));
    }
    let new = path.with_file_name(format!("{plain}{ending}"));
    if fs::symlink_metadata(&new).is_ok() {
        return Err(NotDone::Taken(plain));
    }
    let _held = hold(&[path.to_owned()])?;
    let envelope = path.with_extension("envelope");
    // The key first: without it nobody could open the sealed move.
    if fs::symlink_metadata(&envelope).is_ok() {
        fs::rename(&envelope, new.with_extension("envelope"))?;
    }
    fs::rename(path, &new)?;
    heartbeat::drop_sign(path);
    sync_folder(&new)?;
    Ok(new)
}

/// Writes a game in the form that others read, beside its journal or where it is named; what is there is left alone.
pub fn export(
    path: &Path,
    output: Option<&Path>,
    form: Option<GameForm>,
    wording: &Wording,
    now: String,
) -> Result<PathBuf, NotDone> {
    let told = |sentence: Sentence| NotDone::Told(Box::new(sentence));
    let bytes = fs::read(path)?;
    let replayed = journal::replay(&journal::read(&bytes).records);
    let state = replayed.map_err(|_| told(message::refuse_no_record()))?.state;
    let usual = form_of(state.setup().rules.variant);
    let form = form.or_else(|| output.and_then(GameForm::of)).unwrap_or(usual);
    let mut free = folder::numbered_as(path, form.name()).filter(|file| fs::symlink_metadata(file).is_err());
    let output = output.map(Path::to_owned).or_else(|| free.next()).unwrap_or_else(|| path.with_extension(form.name()));
    let job = Job {
        input: path.to_owned(),
        output: output.clone(),
        form: Some(form),
        rules: None,
        letters: LetterChoice::default(),
        charset: None,
        with_notes: false,
        overwrite: false,
        now,
    };
    let style = Style::written(wording.lang());
    match convert(&job, wording, style, &mut io::sink()) {
        Ok(_) => Ok(output),
        Err(ConvertError::Write(error)) => Err(NotDone::Io(error)),
        Err(error) => {
            let refused = || message::refuse_export(Slot::Text(error.to_string()));
            Err(told(error.sentence().unwrap_or_else(refused)))
        }
    }
}

/// The form that games of this kind are passed on in.
fn form_of(variant: Variant) -> GameForm {
    GameForm::for_games(variant).find(|form| *form != GameForm::Record).unwrap_or(GameForm::Sheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_renamed_with_its_envelope_and_never_while_somebody_has_it_open() {
        let folder = tempfile::tempdir().unwrap();
        let (game, envelope) = (folder.path().join("game.ron"), folder.path().join("game.envelope"));
        fs::write(&game, "record").unwrap();
        fs::write(&envelope, "key").unwrap();
        let (held, _) = FileStore::reopen(&game).unwrap();
        assert!(matches!(rename(&game, "final"), Err(NotDone::InUse)));
        assert!(matches!(remove(std::slice::from_ref(&game)), Err(NotDone::InUse)));
        assert!(game.exists() && envelope.exists());
        drop(held);
        let renamed = rename(&game, " final: 1/2 ").unwrap();
        assert_eq!(renamed, folder.path().join("final- 1-2.ron"));
        assert_eq!(fs::read_to_string(renamed.with_extension("envelope")).unwrap(), "key");
        fs::write(&game, "another").unwrap();
        assert!(matches!(rename(&game, "final- 1-2"), Err(NotDone::Taken(_))));
        assert!(matches!(rename(&game, "../.."), Err(NotDone::Told(_))));
        remove(&[renamed, game]).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn of_several_journals_none_goes_while_one_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["1.ron", "2.ron"].map(|name| folder.path().join(name));
        files.iter().for_each(|file| fs::write(file, "record").unwrap());
        let held = FileStore::reopen(&files[1]).unwrap();
        assert!(matches!(remove(&files), Err(NotDone::InUse)));
        drop(held);
        remove(&files).unwrap();
        assert!(files.iter().all(|file| !file.exists()));
    }
}
