//! What happened in a rehearsal, one event a line as JSON: what was typed, recorded, heard and expected.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Local};
use serde_json::{Value, json};

use super::{Failure, Post, Witness};
use golos_clock::Ms;
use golos_desk::{Archive, Collection, Handed, MATCH_ENDING, NoGame, NotTakenOver, Out, Recorded};
use golos_files::disk::Disk;
use golos_game::Event;
use golos_game::Seat;
use golos_journal::{Chain, json as json_of};
use golos_rules::{BySide, Side};
use golos_table::Store;
use golos_tournament::micro_match::Event as MatchEvent;
use golos_view::form_text;
use golos_wording::Wording;

/// What happens to a journal.
#[derive(Clone, Debug)]
enum Entry {
    /// It is opened again, with these lines in it: those of the rehearsal itself among them.
    Reopened { path: PathBuf, lines: String },
    /// A line was appended.
    Appended { path: PathBuf, line: String },
}

/// Everything that is appended to journals, in order.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    entries: Arc<Mutex<Vec<Entry>>>,
}

impl Tape {
    fn append(&self, path: &Path, lines: &str) {
        let entry = |line: &str| Entry::Appended { path: path.to_owned(), line: line.to_owned() };
        self.entries().extend(lines.lines().map(entry));
    }

    fn reopen(&self, path: &Path, lines: &str) {
        self.entries().push(Entry::Reopened { path: path.to_owned(), lines: lines.to_owned() });
    }

    fn take(&self) -> Vec<Entry> {
        std::mem::take(&mut self.entries())
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An archive whose journals are overheard.
#[derive(Debug)]
pub struct Overheard<A> {
    archive: A,
    tape: Tape,
    /// Where everything is written; none: nowhere but where it belongs.
    folder: Option<PathBuf>,
    /// The folder of the script: the files that it names lie there.
    script: Option<PathBuf>,
}

impl<A: Archive> Overheard<A> {
    /// Puts on `tape` what goes into `archive`.
    pub const fn new(archive: A, tape: Tape) -> Overheard<A> {
        Overheard { archive, tape, folder: None, script: None }
    }

    /// The same, where nothing is written outside this folder: what belongs beside a file of elsewhere comes into it.
    #[must_use]
    pub fn within(self, folder: &Path) -> Overheard<A> {
        Overheard { folder: Some(folder.to_owned()), ..self }
    }

    /// The same for a script: files that it names are looked for beside it first.
    #[must_use]
    pub fn beside(self, script: &Path) -> Overheard<A> {
        Overheard { script: script.parent().map(Path::to_owned), ..self }
    }

    /// Where a file beside a record is written, and read.
    fn place(&self, path: &Path) -> PathBuf {
        let inside = self.folder.as_ref().filter(|folder| !path.starts_with(folder)).zip(path.file_name());
        inside.map_or_else(|| path.to_owned(), |(folder, name)| folder.join(name))
    }

    fn store(&self, path: &Path, store: Box<dyn Store>) -> Box<dyn Store> {
        Box::new(Taped { store, path: path.to_owned(), tape: self.tape.clone() })
    }
}

impl<A: Archive> Archive for Overheard<A> {
    fn create(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        self.archive.create(path).map(|store| self.store(path, store))
    }

    fn create_next(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        let store = self.archive.create_next(path)?;
        let path = store.path().unwrap_or(path).to_owned();
        Ok(self.store(&path, store))
    }

    fn found(&self, path: &Path) -> Result<PathBuf, PathBuf> {
        self.archive.found(path)
    }

    fn latest(&self, path: &Path) -> PathBuf {
        self.archive.latest(path)
    }

    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)> {
        let (store, bytes) = self.archive.reopen(path)?;
        self.tape.reopen(path, &String::from_utf8_lossy(&bytes));
        Ok((self.store(path, store), bytes))
    }

    fn take_over(&self, path: &Path) -> Result<bool, NotTakenOver> {
        self.archive.take_over(path)
    }

    /// What was written in the rehearsal comes before what lies elsewhere.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.archive.read(&self.place(path)).or_else(|_| self.archive.read(path))
    }

    fn read_most(&self, path: &Path, most: usize) -> io::Result<Vec<u8>> {
        self.archive.read_most(&self.place(path), most).or_else(|_| self.archive.read_most(path, most))
    }

    fn path_of(&self, text: &str) -> PathBuf {
        let beside = self.script.as_ref().map(|folder| folder.join(text)).filter(|path| path.is_file());
        let written = self.folder.as_ref().map(|folder| folder.join(text)).filter(|path| path.is_file());
        beside.or(written).unwrap_or_else(|| self.archive.path_of(text))
    }

    fn hand_out(&self, path: &Path, paper: Handed<'_>, replaced: bool) -> io::Result<()> {
        self.archive.hand_out(&self.place(path), paper, replaced)
    }

    fn game(&self, path: &Path, number: Option<u32>, wording: &Wording) -> Result<Recorded, NoGame> {
        self.archive.game(path, number, wording)
    }

    fn collection(&self, path: &Path) -> io::Result<Option<Arc<dyn Collection>>> {
        self.archive.collection(path)
    }

    fn write_private(&self, path: &Path, text: &str) -> io::Result<()> {
        self.archive.write_private(&self.place(path), text)
    }

    fn journals(&self, folder: &Path) -> Vec<PathBuf> {
        self.archive.journals(folder)
    }

    fn fresh(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        players: &BySide<String>,
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf {
        self.archive.fresh(folder, wall, players, taken)
    }

    fn fresh_match(
        &self,
        folder: &Path,
        wall: DateTime<Local>,
        rivals: [&str; 2],
        taken: &dyn Fn(&str) -> bool,
    ) -> PathBuf {
        self.archive.fresh_match(folder, wall, rivals, taken)
    }

    fn clear(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.archive.clear(path, bytes)
    }
}

struct Taped {
    store: Box<dyn Store>,
    path: PathBuf,
    tape: Tape,
}

impl Store for Taped {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        self.store.append(lines)?;
        self.tape.append(&self.path, lines);
        Ok(())
    }

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        self.store.keep(sound)
    }

    fn path(&self) -> Option<&Path> {
        self.store.path()
    }
}

/// Journals that are kept nowhere but in memory, for as long as the rehearsal lasts.
#[derive(Debug, Default)]
pub struct Memory {
    files: Arc<Mutex<BTreeMap<PathBuf, Vec<u8>>>>,
}

type Files = BTreeMap<PathBuf, Vec<u8>>;

fn files(files: &Mutex<Files>) -> MutexGuard<'_, Files> {
    files.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Memory {
    fn free(&self, folder: &Path, ending: &str, taken: &dyn Fn(&str) -> bool) -> PathBuf {
        let files = files(&self.files);
        let names = (1_u32..).map(|number| format!("{number}{ending}"));
        let is_free = |name: &String| !taken(name) && !files.contains_key(&folder.join(name));
        folder.join(names.into_iter().find(is_free).unwrap_or_default())
    }
}

impl Archive for Memory {
    fn create(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        if files(&self.files).insert(path.to_owned(), Vec::new()).is_some() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        Ok(Box::new(Leaf { files: Arc::clone(&self.files), path: path.to_owned() }))
    }

    /// Nobody else begins anything here.
    fn create_next(&self, path: &Path) -> io::Result<Box<dyn Store>> {
        self.create(path)
    }

    fn latest(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }

    fn reopen(&self, path: &Path) -> io::Result<(Box<dyn Store>, Vec<u8>)> {
        let bytes = self.read(path)?;
        Ok((Box::new(Leaf { files: Arc::clone(&self.files), path: path.to_owned() }), bytes))
    }

    /// Nobody else has anything open here.
    fn take_over(&self, _: &Path) -> Result<bool, NotTakenOver> {
        Ok(false)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        files(&self.files).get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn read_most(&self, path: &Path, most: usize) -> io::Result<Vec<u8>> {
        match self.read(path) {
            Ok(bytes) => Ok(bytes),
            Err(_) => Disk.read_most(path, most),
        }
    }

    fn hand_out(&self, path: &Path, paper: Handed<'_>, replaced: bool) -> io::Result<()> {
        let text = match paper {
            Handed::Text(text) => text.to_owned(),
            Handed::Form(form) => form_text(form),
        };
        let mut files = files(&self.files);
        if files.contains_key(path) && !replaced {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        files.insert(path.to_owned(), text.into_bytes());
        Ok(())
    }

    /// What was not played here lies on the disk, from which it is only read.
    fn game(&self, path: &Path, number: Option<u32>, wording: &Wording) -> Result<Recorded, NoGame> {
        match self.read(path) {
            Ok(bytes) => Ok(Recorded { bytes, ..Recorded::default() }),
            Err(_) => Disk.game(path, number, wording),
        }
    }

    fn collection(&self, path: &Path) -> io::Result<Option<Arc<dyn Collection>>> {
        if self.read(path).is_ok() { Ok(None) } else { Disk.collection(path) }
    }

    fn write_private(&self, path: &Path, text: &str) -> io::Result<()> {
        files(&self.files).insert(path.to_owned(), text.as_bytes().to_vec());
        Ok(())
    }

    fn journals(&self, folder: &Path) -> Vec<PathBuf> {
        let files = files(&self.files);
        let journals =
            files.keys().filter(|path| path.starts_with(folder) && path.extension().is_some_and(|e| e == "ron"));
        journals.rev().cloned().collect()
    }

    fn fresh(&self, folder: &Path, _: DateTime<Local>, _: &BySide<String>, taken: &dyn Fn(&str) -> bool) -> PathBuf {
        self.free(folder, ".ron", taken)
    }

    fn fresh_match(&self, folder: &Path, _: DateTime<Local>, _: [&str; 2], _: &dyn Fn(&str) -> bool) -> PathBuf {
        self.free(folder, MATCH_ENDING, &|_| false)
    }

    fn clear(&self, path: &Path, _: &[u8]) -> io::Result<()> {
        files(&self.files).remove(path);
        Ok(())
    }
}

struct Leaf {
    files: Arc<Mutex<Files>>,
    path: PathBuf,
}

impl Store for Leaf {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        files(&self.files).entry(self.path.clone()).or_default().extend_from_slice(lines.as_bytes());
        Ok(())
    }

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        let sound = usize::try_from(sound).unwrap_or(usize::MAX);
        files(&self.files).entry(self.path.clone()).or_default().truncate(sound);
        Ok(())
    }

    /// Nobody is told that a file was saved.
    fn path(&self) -> Option<&Path> {
        None
    }
}

/// Writes what happens as JSON, one event a line.
pub struct Telling<W> {
    out: W,
    tape: Tape,
    chains: BTreeMap<PathBuf, Chain>,
}

impl<W: Write> Telling<W> {
    /// Tells on `out`, with what was put on `tape`.
    pub const fn new(out: W, tape: Tape) -> Telling<W> {
        Telling { out, tape, chains: BTreeMap::new() }
    }

    fn tell(&mut self, event: &Value) -> io::Result<()> {
        writeln!(self.out, "{event}")
    }

    /// What was recorded since the last time: facts come before what is heard of them.
    fn tell_records(&mut self) -> io::Result<()> {
        for entry in self.tape.take() {
            match entry {
                Entry::Reopened { path, lines } => {
                    let mut chain = Chain::default();
                    lines.lines().try_for_each(|line| decoded(&mut chain, line).map(drop))?;
                    self.chains.insert(path, chain);
                }
                Entry::Appended { path, line } => {
                    let record = decoded(self.chains.entry(path.clone()).or_default(), &line)?;
                    let journal = path.file_name().map(|name| name.to_string_lossy().into_owned());
                    self.tell(&json!({ "journal": journal, "record": record }))?;
                }
            }
        }
        Ok(())
    }
}

/// The next record of a journal, of a game or of a micro-match.
fn decoded(chain: &mut Chain, line: &str) -> io::Result<Value> {
    let game = chain.decode::<Event>(line.as_bytes()).and_then(|record| json_of(&record));
    let record = game.or_else(|_| chain.decode::<MatchEvent>(line.as_bytes()).and_then(|record| json_of(&record)));
    record.map_err(|error| io::Error::other(error.to_string()))
}

impl<W: Write> Witness for Telling<W> {
    fn typed(&mut self, line: usize, at: Ms, terminal: Option<Post>, typed: &str) -> io::Result<()> {
        self.tell_records()?;
        self.tell(&with_terminal(json!({ "line": line, "at": at.get(), "typed": typed }), terminal))
    }

    fn heard(&mut self, at: Ms, terminal: Option<Post>, out: &Out) -> io::Result<()> {
        self.tell_records()?;
        let to: Vec<&str> = SEATS.iter().filter(|(seat, _)| out.is_for(*seat)).map(|(_, name)| *name).collect();
        let heard = json!({ "at": at.get(), "heard": out.written, "kind": out.kind, "to": to, "refused": out.refused });
        self.tell(&with_terminal(heard, terminal))
    }

    fn judged(&mut self, line: usize, expected: &str, failure: Option<&Failure>) -> io::Result<()> {
        self.tell_records()?;
        let found = failure.map(|failure| &failure.found);
        self.tell(&json!({ "line": line, "expected": expected, "met": failure.is_none(), "found": found }))
    }

    fn ended(&mut self) -> io::Result<()> {
        self.tell_records()
    }
}

/// The same, and at which terminal it was.
fn with_terminal(mut event: Value, terminal: Option<Post>) -> Value {
    if let (Value::Object(fields), Some(post)) = (&mut event, terminal) {
        fields.insert("terminal".to_owned(), post.name().into());
    }
    event
}

const SEATS: [(Seat, &str); 3] =
    [(Seat::Player(Side::White), "white"), (Seat::Player(Side::Black), "black"), (Seat::Arbiter, "arbiter")];
