//! A folder of journals that others write: what was appended to each of them since the last look. Nothing is locked, and
//! nothing that writes them waits for it.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::folder::journals;
use golos_journal::{Follower, JournalLine, LineError};

/// So much of one journal is read at once, in bytes: what a hall adds to it between two looks is a thousandth of that.
const PIECE: u64 = 4 << 20;

/// What was appended to a journal.
#[derive(Debug)]
pub struct Growth {
    /// The name of the file.
    pub name: String,
    /// Which of the journals that had this name, by the checksum of its first line.
    pub first: String,
    pub lines: Vec<JournalLine>,
}

/// A journal that cannot be followed any further, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    pub name: String,
    pub why: LineError,
}

/// The journals of a folder, or some of them.
pub struct Folder {
    folder: PathBuf,
    known: BTreeMap<String, KnownFile>,
}

#[derive(Default)]
struct KnownFile {
    follower: Follower,
    /// How the file was when all of it was read; none: there is more of it.
    read: Option<FileStamp>,
    why: Option<LineError>,
}

/// By what it is seen that a file changed: its length, and when it was written to.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileStamp {
    length: u64,
    modified: Option<SystemTime>,
}

/// What is new in a folder.
#[derive(Debug, Default)]
pub struct FolderNews {
    /// In the order of the names, which begin with the day.
    pub grown: Vec<Growth>,
    pub stuck: Vec<Stuck>,
}

impl Folder {
    /// A folder of which nothing was read yet.
    pub fn new(folder: &Path) -> Folder {
        Folder { folder: folder.to_owned(), known: BTreeMap::new() }
    }

    /// Looks at every journal that changed. One that cannot be read now is read another time.
    pub fn look(&mut self) -> FolderNews {
        let mut news = FolderNews::default();
        journals(&self.folder).iter().rev().for_each(|path| self.look_at(path, &mut news));
        news
    }

    /// Looks at this journal of the folder alone, if it changed.
    pub fn look_at(&mut self, path: &Path, news: &mut FolderNews) {
        let Some(name) = path.file_name().and_then(|name| name.to_str()).map(str::to_owned) else { return };
        let Ok(file) = fs::metadata(path) else { return };
        let look = FileStamp { length: file.len(), modified: file.modified().ok() };
        let known = self.known.entry(name.clone()).or_default();
        if known.read == Some(look) {
            return;
        }
        let Ok(lines) = known.take(path, look) else { return };
        if let Some(why) = known.why.clone() {
            news.stuck.push(Stuck { name: name.clone(), why });
        }
        if let (false, Some(first)) = (lines.is_empty(), known.follower.first()) {
            news.grown.push(Growth { name, first: first.to_owned(), lines });
        }
    }
}

impl KnownFile {
    /// The lines that are new. A journal that is shorter than what was taken of it, or that does not go on from there, is
    /// another of the same name, and followed from its beginning.
    fn take(&mut self, path: &Path, look: FileStamp) -> io::Result<Vec<JournalLine>> {
        if look.length < self.follower.offset() {
            *self = KnownFile::default();
        }
        let lines = self.go_on(path, look)?;
        if self.why.is_none() || self.follower.offset() == 0 || !lines.is_empty() {
            return Ok(lines);
        }
        let mut anew = KnownFile::default();
        let lines = anew.go_on(path, look)?;
        if anew.follower.first() == self.follower.first() {
            return Ok(Vec::new());
        }
        *self = anew;
        Ok(lines)
    }

    fn go_on(&mut self, path: &Path, look: FileStamp) -> io::Result<Vec<JournalLine>> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(self.follower.offset()))?;
        let mut bytes = Vec::new();
        let read = file.take(PIECE).read_to_end(&mut bytes)?;
        let taken = self.follower.take(&bytes);
        self.why = taken.damage;
        let is_all = u64::try_from(read).unwrap_or(u64::MAX) < PIECE || taken.lines.is_empty();
        self.read = is_all.then_some(look);
        Ok(taken.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(news: &FolderNews) -> Vec<u8> {
        news.grown.iter().flat_map(|grown| &grown.lines).flat_map(|line| line.text.clone()).collect()
    }

    #[test]
    fn a_folder_is_followed_through_torn_tails_new_journals_and_one_of_the_same_name() {
        let [one, two] = ["v1-russian", "v1-chess"]
            .map(|name| fs::read(format!("{}/../../fixtures/journal/{name}.ron", env!("CARGO_MANIFEST_DIR"))).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ron");
        let mut followed = Folder::new(folder.path());
        assert!(followed.look().grown.is_empty());
        let mut whole = Vec::new();
        for end in [5, 20_000, 20_001, one.len()] {
            fs::write(&file, &one[..end.min(one.len())]).unwrap();
            whole.extend(text(&followed.look()));
            assert!(followed.look().grown.is_empty());
        }
        assert!(whole == one);
        fs::write(folder.path().join("b.ron"), &two).unwrap();
        let news = followed.look();
        assert!(news.grown.len() == 1 && text(&news) == two);
        // Another journal took the name: longer, and shorter.
        for other in [[two.clone(), b"(torn".to_vec()].concat(), one.clone()] {
            fs::write(&file, &other).unwrap();
            let news = followed.look();
            assert!(other.starts_with(&text(&news)) && !text(&news).is_empty(), "{:?}", news.stuck);
        }
        // What is no line is told, and nothing behind it is taken.
        let (sound, rest) = one.split_at(one.iter().position(|&byte| byte == b'\n').unwrap() + 1);
        fs::write(folder.path().join("c.ron"), [sound, b"changed\n", rest].concat()).unwrap();
        let news = followed.look();
        assert_eq!((news.grown.len(), news.stuck.len(), text(&news) == sound), (1, 1, true));
        assert_eq!(news.stuck[0].why, LineError::NoChecksum);
        assert!(followed.look().stuck.is_empty());
    }
}
