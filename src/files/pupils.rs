//! The kept answers of pupils: one file each, for its owner alone.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::part::{PartialFile, Readers};
use golos_desk::PupilStore;
use golos_wording::{NAME_CHARS, clean};

/// How the name of such a file ends.
const ENDING: &str = ".progress.ron";

/// The most bytes that are kept of a pupil.
const MOST: u64 = 64 * 1024 * 1024;

/// The kept answers of one pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswers(PathBuf);

impl KeptAnswers {
    /// Those of the pupil of this name, in a folder; `None` if nothing of the name can be part of a file name.
    #[must_use]
    pub fn of(name: &str, folder: &Path) -> Option<KeptAnswers> {
        let name: String = clean(name, NAME_CHARS).chars().map(|sign| if is_fit(sign) { sign } else { '-' }).collect();
        let name = name.trim_matches(['-', '.', ' ']).to_lowercase();
        (!name.is_empty()).then(|| KeptAnswers(folder.join(format!("{name}{ENDING}"))))
    }

    /// Deletes them. Whether there were any.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn forget(&self) -> io::Result<bool> {
        match fs::remove_file(&self.0) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn bytes(&self) -> io::Result<Vec<u8>> {
        match fs::metadata(&self.0) {
            Ok(found) if found.len() > MOST => Err(ErrorKind::FileTooLarge.into()),
            Ok(_) => fs::read(&self.0),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    /// Whether anything is kept.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.0.exists()
    }
}

impl PupilStore for KeptAnswers {
    fn read(&self) -> io::Result<String> {
        // A damaged line is passed over by who reads it, and stays as it is.
        self.bytes().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    fn add(&self, line: &str) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut kept = self.bytes()?;
        if kept.last().is_some_and(|last| *last != b'\n') {
            kept.push(b'\n');
        }
        // Nobody else reads what a child has answered.
        let mut part = PartialFile::begin(&self.0, Readers::Owner)?;
        part.write_all(&kept)?;
        part.write_all(line.as_bytes())?;
        part.replace()
    }
}

/// The names of those whose answers are kept in a folder, in order.
#[must_use]
pub fn pupils(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let name = |file: fs::DirEntry| Some(file.file_name().to_str()?.strip_suffix(ENDING)?.to_owned());
    let mut names: Vec<String> = files.filter_map(name).collect();
    names.sort();
    names
}

/// Whether a sign can stand in the name of a file everywhere.
fn is_fit(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_added_and_forgotten_and_a_name_leaves_no_folder() {
        let folder = tempfile::tempdir().unwrap();
        let kept = KeptAnswers::of("Anna / ../Petrova", folder.path()).unwrap();
        assert_eq!(kept.0.parent(), Some(folder.path()));
        assert_eq!(kept.read().unwrap(), "");
        kept.add("one\n").unwrap();
        kept.add("two\n").unwrap();
        assert_eq!(kept.read().unwrap(), "one\ntwo\n");
        assert_eq!(pupils(folder.path()).len(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&kept.0).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert!(kept.forget().unwrap());
        assert!(!kept.forget().unwrap());
        assert_eq!(KeptAnswers::of("../..", folder.path()), None);
    }
}
