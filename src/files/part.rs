//! A file under way: it is written beside its place, under a name that nobody could know, and comes to its place whole.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use golos_wording::{Sentence, Slot, io_reason, message};

/// So many bytes of randomness stand in the name of a file under way.
const RANDOM: usize = 8;

/// Who may read a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Whom the system lets by its own rule.
    Usual,
    /// Its owner alone.
    Owner,
    /// Its owner, and the group of its folder.
    Group,
}

impl Readers {
    /// Who may read a record: its owner alone, and the group of a folder that passes its group on (setgid).
    #[must_use]
    pub fn of_record(place: &Path) -> Readers {
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if fs::metadata(folder).is_ok_and(|folder| passes_group(&folder)) { Readers::Group } else { Readers::Owner }
    }
}

/// Writes a document into its file, or to `out` where none is named; what exists is overwritten only if `is_forced`. The
/// sentence says why nothing was written.
///
/// # Errors
/// The output is gone.
pub(super) fn hand_out(
    document: &str,
    file: Option<&Path>,
    is_forced: bool,
    out: &mut dyn Write,
) -> io::Result<Result<(), Sentence>> {
    match file {
        Some(path) if path.exists() && !is_forced => {
            let path = Slot::Text(path.display().to_string());
            return Ok(Err(message::convert_exists(path, Slot::Text("--force".to_owned()))));
        }
        Some(path) => {
            let put = || {
                let mut part = PartialFile::begin(path, Readers::Usual)?;
                part.write_all(document.as_bytes())?;
                part.replace()
            };
            return Ok(put().map_err(|error: io::Error| match error.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => message::file_full(),
                _ => message::file_refused(Slot::Text(path.display().to_string()), io_reason(&error)),
            }));
        }
        None => {
            out.write_all(document.as_bytes())?;
            out.flush()?;
        }
    }
    Ok(Ok(()))
}

/// No small file has more, in bytes.
const SMALL: u64 = 1 << 20;

/// What is in a small file, such as settings. What is no file is not waited for.
pub fn read_small(path: &Path) -> io::Result<String> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut text = String::new();
    File::open(path)?.take(SMALL).read_to_string(&mut text)?;
    Ok(text)
}

/// What is older was left by a program that is dead.
const DEAD_AFTER: Duration = Duration::from_secs(3600);

/// Clears a folder of what killed programs have left in it: files under way, and signs of life of records that are not there.
pub(super) fn clear_dead(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_dead = is_part(&name) || of_sign(&name).is_some_and(|record| !folder.join(record).exists());
        let is_old = || {
            let modified = entry.metadata().ok().filter(Metadata::is_file).and_then(|file| file.modified().ok());
            modified.and_then(|at| at.elapsed().ok()).is_some_and(|age| age > DEAD_AFTER)
        };
        if is_dead && is_old() {
            // What stays does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a file is called as one under way is: `.name.0123456789abcdef.part`.
fn is_part(name: &str) -> bool {
    let random =
        name.strip_prefix('.').and_then(|name| name.strip_suffix(".part")).and_then(|name| name.rsplit_once('.'));
    random.is_some_and(|(_, random)| random.len() == 2 * RANDOM && random.bytes().all(|sign| sign.is_ascii_hexdigit()))
}

/// The record whose sign of life this is.
fn of_sign(name: &str) -> Option<&str> {
    name.strip_prefix('.')?.strip_suffix(".alive")
}

/// A file under way. Unless it comes to its place it goes again; a program that is killed leaves it under its strange
/// name, never half under the real one.
pub struct PartialFile {
    writer: Option<BufWriter<File>>,
    /// What is written to.
    path: PathBuf,
    /// Where it belongs.
    place: PathBuf,
}

impl PartialFile {
    /// Begins a file that belongs to this place. No link is followed, and nothing that exists is written to.
    ///
    /// # Errors
    /// Whatever the disk says, or the randomness of the system.
    pub fn begin(place: &Path, readers: Readers) -> io::Result<PartialFile> {
        let mut random = [0; RANDOM];
        getrandom::fill(&mut random).map_err(io::Error::other)?;
        let random: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = place.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy();
        // A long name leaves room for what stands around it.
        let name: String = name.chars().take(40).collect();
        let path = place.with_file_name(format!(".{name}.{random}.part"));
        let file = new_file(readers).open(&path)?;
        Ok(PartialFile { writer: Some(BufWriter::new(file)), path, place: place.to_owned() })
    }

    /// All is written: the file comes to its place, where nothing may be.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says; then it is not there.
    pub fn place(mut self) -> io::Result<()> {
        self.settle()?;
        match fs::hard_link(&self.path, &self.place) {
            // The other name goes when this is dropped.
            Ok(()) => sync_folder(&self.place),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // A disk without links.
            Err(_) if fs::symlink_metadata(&self.place).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => self.rename(),
        }
    }

    /// All is written: the file takes its place from what is there. A link that stands there goes; what it points to
    /// stays as it is.
    ///
    /// # Errors
    /// Whatever the disk says; then what was there is as it was.
    pub fn replace(mut self) -> io::Result<()> {
        self.settle()?;
        self.rename()
    }

    fn settle(&mut self) -> io::Result<()> {
        self.flush()?;
        self.writer.as_ref().map_or(Ok(()), |writer| writer.get_ref().sync_all())
    }

    fn rename(mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.place)?;
        self.writer = None;
        sync_folder(&self.place)
    }
}

impl Write for PartialFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.as_mut().map_or(Ok(0), |writer| writer.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.as_mut().map_or(Ok(()), BufWriter::flush)
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A file that must not exist.
#[cfg(unix)]
pub(super) fn new_file(readers: Readers) -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    match readers {
        Readers::Usual => {}
        Readers::Owner => _ = options.mode(0o600),
        Readers::Group => _ = options.mode(0o660),
    }
    options
}

#[cfg(unix)]
fn passes_group(folder: &Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    folder.permissions().mode() & 0o2000 != 0
}

#[cfg(not(unix))]
const fn passes_group(_: &Metadata) -> bool {
    false
}

/// Takes from everybody else what only these may read. Whether others could, and cannot any more.
#[cfg(unix)]
pub(super) fn narrowed(file: &File, readers: Readers) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let allowed = match readers {
        Readers::Usual => return false,
        Readers::Owner => 0o700,
        Readers::Group => 0o770,
    };
    let Ok(mode) = file.metadata().map(|file| file.permissions().mode() & 0o777) else { return false };
    mode & !allowed != 0 && file.set_permissions(fs::Permissions::from_mode(mode & allowed)).is_ok()
}

/// The same for a file by its name, that the readers of a record may read.
#[must_use]
pub fn closed_to_others(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| narrowed(&file, Readers::of_record(path)))
}

#[cfg(not(unix))]
pub(super) const fn narrowed(_: &File, _: Readers) -> bool {
    false
}

/// Elsewhere a folder says who may read what is in it.
#[cfg(not(unix))]
pub(super) fn new_file(_: Readers) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    options
}

/// Makes the name of a new file as durable as its lines will be.
#[cfg(unix)]
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere a folder cannot be opened as a file is.
#[cfg(not(unix))]
pub(super) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_comes_to_its_place_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("games.pdn");
        let mut part = PartialFile::begin(&place, Readers::Usual).unwrap();
        part.write_all(b"half").unwrap();
        part.flush().unwrap();
        assert!(!place.exists(), "half a file stands in its place");
        drop(part);
        assert_eq!(names(folder.path()), [""; 0]);
        let mut part = PartialFile::begin(&place, Readers::Usual).unwrap();
        part.write_all(b"whole").unwrap();
        part.place().unwrap();
        assert_eq!((names(folder.path()), fs::read(&place).unwrap()), (vec!["games.pdn".to_owned()], b"whole".into()));
        let other = PartialFile::begin(&place, Readers::Usual).unwrap();
        assert_eq!(other.place().unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!((names(folder.path()).len(), fs::read(&place).unwrap()), (1, b"whole".into()));
    }

    #[test]
    fn what_killed_programs_left_goes_once_it_is_old() {
        let folder = tempfile::tempdir().unwrap();
        let old = [
            "settings.ron",
            ".game.ron.0123456789abcdef.part",
            ".gone.ron.alive",
            ".game.ron.alive",
            "game.ron",
            ".my.part",
        ];
        for name in old {
            let file = File::create(folder.path().join(name)).unwrap();
            let made = file.metadata().unwrap().modified().unwrap();
            file.set_modified(made - 2 * DEAD_AFTER).unwrap();
        }
        File::create(folder.path().join(".new.ron.fedcba9876543210.part")).unwrap();
        clear_dead(folder.path());
        let left = [".game.ron.alive", ".my.part", ".new.ron.fedcba9876543210.part", "game.ron", "settings.ron"];
        assert_eq!(names(folder.path()), left);
    }

    #[test]
    fn a_record_is_read_by_its_owner_alone_or_by_the_group_of_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("game.ron");
        let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
        for (of_folder, wanted) in [(0o700, 0o600), (0o2770, 0o660)] {
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(of_folder)).unwrap();
            drop(new_file(Readers::of_record(&place)).open(&place).unwrap());
            assert_eq!(mode(&place) & !0o022, wanted & !0o022);
            fs::set_permissions(&place, fs::Permissions::from_mode(0o666)).unwrap();
            let file = File::open(&place).unwrap();
            assert!(narrowed(&file, Readers::of_record(&place)));
            assert!(!narrowed(&file, Readers::of_record(&place)));
            assert_eq!(mode(&place), wanted);
            fs::remove_file(&place).unwrap();
        }
    }

    #[test]
    fn a_planted_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (place, prey) = (folder.path().join("game.envelope"), folder.path().join("prey"));
        fs::write(&prey, "mine").unwrap();
        symlink(&prey, &place).unwrap();
        let write = || {
            let mut part = PartialFile::begin(&place, Readers::Owner).unwrap();
            part.write_all(b"key").unwrap();
            part
        };
        assert_eq!(write().place().unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        write().replace().unwrap();
        assert_eq!((fs::read(&prey).unwrap(), fs::read(&place).unwrap()), (b"mine".into(), b"key".into()));
        let placed = fs::symlink_metadata(&place).unwrap();
        assert_eq!((placed.is_file(), placed.permissions().mode() & 0o777), (true, 0o600));
        // A link to nothing is not made into a file elsewhere.
        let (dangling, nowhere) = (folder.path().join("new.pdn"), folder.path().join("nowhere"));
        symlink(&nowhere, &dangling).unwrap();
        let part = PartialFile::begin(&dangling, Readers::Usual).unwrap();
        assert_eq!(part.place().unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert!(!nowhere.exists());
    }
}
