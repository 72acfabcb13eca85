//! A second, live copy of every record, in another folder: on a stick, on another disk. The game never waits for it; it has
//! each line as soon as its disk takes it. The failure of a disk is announced once; when the disk is back, it gets the whole record.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use super::folder;
use super::store::FileStore;
use golos_journal as journal;
use golos_table::{Moved, Store, StoreNews};
use golos_tournament::{event, micro_match};

/// How often a folder that failed is tried again.
const RETRY: Duration = Duration::from_secs(3);
/// So long the program waits at its end for what is not written yet.
const LAST: Duration = Duration::from_secs(5);

static OF_THIS_RUN: OnceLock<Mirror> = OnceLock::new();

/// From now on every record that is opened has a copy in this folder.
///
/// # Errors
/// The system gives no thread.
pub fn keep_copies(folder: &Path) -> io::Result<()> {
    // A folder that cannot be made is announced like a disk that fails.
    if let Err(error) = fs::create_dir_all(folder) {
        tracing::debug!(%error, "no folder for the copies");
    }
    let mirror = Mirror::start(folder.to_owned())?;
    // What was begun first stays.
    let _ = OF_THIS_RUN.set(mirror);
    Ok(())
}

/// Waits until the copies have everything, but not for ever.
pub fn finish() {
    if let Some(mirror) = OF_THIS_RUN.get() {
        mirror.finish();
    }
}

/// A store with its copy, if there are copies in this run.
pub(super) fn copied(store: FileStore) -> Box<dyn Store> {
    match OF_THIS_RUN.get() {
        Some(mirror) => Box::new(mirror.follow(store)),
        None => Box::new(store),
    }
}

/// The record of this name from its copy, as `take_back` does it, and the games that a micro-match or an event names. What
/// was taken.
///
/// # Errors
/// Whatever the disk says.
pub fn take_all_back(record: &Path, copies: &Path) -> io::Result<Vec<PathBuf>> {
    let own = take_back(record, copies)?.then(|| record.to_owned());
    let games = games_in(&fs::read(folder::latest(record)).unwrap_or_default());
    let mut taken: Vec<PathBuf> = own.into_iter().collect();
    for game in games {
        let game = record.with_file_name(game);
        if take_back(&game, copies)? {
            taken.push(game);
        }
    }
    Ok(taken)
}

/// The files of the games that a micro-match or an event names.
fn games_in(bytes: &[u8]) -> Vec<String> {
    if journal::is_match(bytes) {
        let state = journal::replay_of::<micro_match::State>(&journal::read_match(bytes).records);
        return state.map(|it| it.state.games().iter().map(|game| game.file.clone()).collect()).unwrap_or_default();
    }
    if journal::is_event(bytes) {
        let state = journal::replay_of::<event::State>(&journal::read_event(bytes).records);
        return state.map(|it| it.state.files().map(str::to_owned).collect()).unwrap_or_default();
    }
    Vec::new()
}

/// The record of this name from its copy, where its file is gone, or has less than the copy: a new file beside it then, where
/// it is found. True if it was taken.
///
/// # Errors
/// Whatever the disk says.
fn take_back(record: &Path, copies: &Path) -> io::Result<bool> {
    let Some(name) = record.file_name() else { return Ok(false) };
    let Ok(copy) = folder::found(&copies.join(name)) else { return Ok(false) };
    let own = folder::latest(record);
    if !copy.exists() || fs::canonicalize(&copy).ok() == fs::canonicalize(&own).ok() {
        return Ok(false);
    }
    let (known, whole) = (folder::sound(&own), folder::sound(&copy));
    if whole.len() <= known.len() || !whole.starts_with(&known) {
        return Ok(false);
    }
    let text = String::from_utf8(whole).map_err(io::Error::other)?;
    // The whole folder may be gone.
    if let Some(folder) = record.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    FileStore::create_first(std::iter::once(record.to_owned()).chain(folder::beside(record)))?.append(&text)?;
    Ok(true)
}

/// What is to be done with a copy, by its number.
enum Order {
    Begin(u64, PathBuf, String),
    Append(u64, String),
    Keep(u64, usize),
    End(u64),
    /// All that came before is done.
    Finish(Sender<()>),
}

/// The folder of the copies, and the thread that writes them.
struct Mirror {
    orders: Mutex<(u64, Sender<Order>)>,
    news: Arc<Mutex<Option<StoreNews>>>,
}

impl Mirror {
    fn start(folder: PathBuf) -> io::Result<Mirror> {
        let (orders, taken) = channel();
        let news = Arc::new(Mutex::new(None));
        let told = Arc::clone(&news);
        thread::Builder::new().name("copies".to_owned()).spawn(move || write_copies(&folder, &taken, &told))?;
        Ok(Mirror { orders: Mutex::new((0, orders)), news })
    }

    fn order(&self, order: Order) {
        let _ = self.orders.lock().unwrap_or_else(PoisonError::into_inner).1.send(order);
    }

    fn follow(&self, main: FileStore) -> CopiedStore<'_> {
        let id = {
            let mut orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
            orders.0 += 1;
            orders.0
        };
        let name = main.path().map(Path::to_owned).unwrap_or_default();
        self.order(Order::Begin(id, name, String::from_utf8_lossy(main.record()).into_owned()));
        CopiedStore { main, mirror: self, id }
    }

    fn finish(&self) {
        let (done, is_done) = channel();
        self.order(Order::Finish(done));
        let _ = is_done.recv_timeout(LAST);
    }
}

/// A record whose lines go to a copy too.
struct CopiedStore<'a> {
    main: FileStore,
    mirror: &'a Mirror,
    id: u64,
}

impl Store for CopiedStore<'_> {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        self.main.append(lines)?;
        self.mirror.order(Order::Append(self.id, lines.to_owned()));
        Ok(())
    }

    fn keep(&mut self, sound: u64) -> io::Result<()> {
        self.main.keep(sound)?;
        self.mirror.order(Order::Keep(self.id, usize::try_from(sound).unwrap_or(usize::MAX)));
        Ok(())
    }

    fn path(&self) -> Option<&Path> {
        self.main.path()
    }

    fn moved(&mut self) -> Option<Moved> {
        self.main.moved()
    }

    fn news(&mut self) -> Option<StoreNews> {
        self.main.news().or_else(|| self.mirror.news.lock().unwrap_or_else(PoisonError::into_inner).take())
    }
}

impl Drop for CopiedStore<'_> {
    fn drop(&mut self) {
        self.mirror.order(Order::End(self.id));
    }
}

/// A copy: what it is to hold, and how much of that its file has.
struct Copy {
    name: PathBuf,
    record: String,
    written: usize,
    store: Option<FileStore>,
    is_over: bool,
}

fn write_copies(folder: &Path, orders: &Receiver<Order>, news: &Mutex<Option<StoreNews>>) {
    let mut copies: BTreeMap<u64, Copy> = BTreeMap::new();
    let mut is_lost = false;
    loop {
        let order = match is_lost {
            true => orders.recv_timeout(RETRY),
            false => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let mut waiting = Vec::new();
        match order {
            Ok(order) => waiting.extend(std::iter::once(order).chain(orders.try_iter())),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let finished: Vec<Sender<()>> = waiting.into_iter().filter_map(|order| take(&mut copies, order)).collect();
        let written: Vec<io::Result<()>> = copies.values_mut().map(|copy| copy.catch_up(folder)).collect();
        copies.retain(|_, copy| !copy.is_over || copy.written < copy.record.len());
        let failed = written.into_iter().find_map(Result::err);
        if failed.is_some() != is_lost {
            is_lost = failed.is_some();
            let told = failed.map_or(StoreNews::CopyBack, |error| {
                tracing::warn!(%error, "the copies of the records cannot be written");
                StoreNews::CopyLost
            });
            *news.lock().unwrap_or_else(PoisonError::into_inner) = Some(told);
        }
        for done in finished {
            let _ = done.send(());
        }
    }
}

/// Who waits for what was ordered before.
fn take(copies: &mut BTreeMap<u64, Copy>, order: Order) -> Option<Sender<()>> {
    match order {
        Order::Begin(id, name, record) => {
            copies.insert(id, Copy { name, record, written: 0, store: None, is_over: false });
        }
        Order::Append(id, lines) => {
            if let Some(copy) = copies.get_mut(&id) {
                copy.record.push_str(&lines);
            }
        }
        Order::Keep(id, length) => {
            if let Some(copy) = copies.get_mut(&id).filter(|copy| copy.record.is_char_boundary(length)) {
                copy.record.truncate(length);
                // The file may have changed: read it again.
                copy.store = None;
            }
        }
        Order::End(id) => {
            if let Some(copy) = copies.get_mut(&id) {
                copy.is_over = true;
            }
        }
        Order::Finish(done) => return Some(done),
    }
    None
}

impl Copy {
    /// Writes what the file does not have yet.
    fn catch_up(&mut self, folder: &Path) -> io::Result<()> {
        // A stick that is out takes its folder with it; none is made in its place.
        if !folder.is_dir() {
            self.store = None;
            return Err(io::ErrorKind::NotFound.into());
        }
        if self.record.is_empty() {
            return Ok(());
        }
        let store = match self.store.take() {
            Some(store) => store,
            None => self.open(folder)?,
        };
        let store = self.store.insert(store);
        let rest = self.record.get(self.written..).unwrap_or_default();
        if !rest.is_empty() {
            let written = store.append(rest);
            if written.is_err() {
                self.store = None;
            }
            written?;
            self.written = self.record.len();
        }
        Ok(())
    }

    /// The file of this name whose record this one goes on from, or a new one.
    fn open(&mut self, folder: &Path) -> io::Result<FileStore> {
        let name = self.name.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        // A copy in the folder of the record itself would be another record there.
        let own = self.name.parent().filter(|own| !own.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if fs::canonicalize(own).ok() == fs::canonicalize(folder).ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        for place in folder::numbered(&folder.join(name)) {
            match FileStore::reopen(&place) {
                Ok((mut store, bytes)) => {
                    let own = self.record.as_bytes();
                    // A line that was torn in the copy is written again.
                    let same = own.iter().zip(&bytes).take_while(|(own, found)| own == found).count();
                    let whole = own.get(..same).and_then(|own| own.iter().rposition(|&byte| byte == b'\n'));
                    let whole = whole.map_or(0, |at| at + 1);
                    let is_torn = !bytes.get(whole..).unwrap_or_default().contains(&b'\n');
                    if same == bytes.len() || is_torn {
                        store.keep(u64::try_from(whole).unwrap_or(u64::MAX))?;
                        self.written = whole;
                        return Ok(store);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    self.written = 0;
                    return FileStore::create(&place);
                }
                // Another program has it.
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Run {
        folder: tempfile::TempDir,
        mirror: Mirror,
    }

    impl Run {
        fn new() -> Run {
            let folder = tempfile::tempdir().unwrap();
            let copies = folder.path().join("copies");
            fs::create_dir(&copies).unwrap();
            Run { mirror: Mirror::start(copies).unwrap(), folder }
        }

        fn main(&self) -> PathBuf {
            self.folder.path().join("game.ron")
        }

        fn copy(&self) -> String {
            self.mirror.finish();
            fs::read_to_string(self.folder.path().join("copies/game.ron")).unwrap_or_default()
        }
    }

    #[test]
    fn each_line_goes_to_the_copy_too_and_a_record_that_is_taken_up_goes_on_there() {
        let run = Run::new();
        let mut store = run.mirror.follow(FileStore::create(&run.main()).unwrap());
        store.append("one\n").unwrap();
        assert_eq!(run.copy(), "one\n");
        store.append("two\n").unwrap();
        drop(store);
        assert_eq!(run.copy(), "one\ntwo\n");
        // Played on without the copies, and torn.
        fs::write(run.main(), "one\ntwo\nthree\nfo").unwrap();
        let (main, _) = FileStore::reopen(&run.main()).unwrap();
        let mut store = run.mirror.follow(main);
        store.keep(14).unwrap();
        store.append("four\n").unwrap();
        assert_eq!(run.copy(), "one\ntwo\nthree\nfour\n");
        assert_eq!(store.news(), None);
    }

    #[test]
    fn a_copy_that_fails_is_told_of_once_and_comes_back_whole() {
        let run = Run::new();
        let copies = run.folder.path().join("copies");
        let mut store = run.mirror.follow(FileStore::create(&run.main()).unwrap());
        store.append("one\n").unwrap();
        run.mirror.finish();
        fs::rename(&copies, run.folder.path().join("out")).unwrap();
        for line in ["two\n", "three\n"] {
            store.append(line).unwrap();
            run.mirror.finish();
        }
        assert_eq!((store.news(), store.news()), (Some(StoreNews::CopyLost), None));
        assert!(!copies.exists(), "no folder is made in the place of a stick");
        fs::create_dir(&copies).unwrap();
        store.append("four\n").unwrap();
        assert_eq!(run.copy(), "one\ntwo\nthree\nfour\n");
        assert_eq!((store.news(), store.news()), (Some(StoreNews::CopyBack), None));
    }

    #[test]
    fn no_copy_is_made_in_the_folder_of_the_record_itself() {
        let folder = tempfile::tempdir().unwrap();
        let mirror = Mirror::start(folder.path().to_owned()).unwrap();
        let mut store = mirror.follow(FileStore::create(&folder.path().join("game.ron")).unwrap());
        store.append("one\n").unwrap();
        mirror.finish();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert_eq!(store.news(), Some(StoreNews::CopyLost));
    }

    #[test]
    fn another_record_of_the_same_name_is_not_written_over() {
        let run = Run::new();
        fs::write(run.folder.path().join("copies/game.ron"), "other\n").unwrap();
        let mut store = run.mirror.follow(FileStore::create(&run.main()).unwrap());
        store.append("one\n").unwrap();
        assert_eq!(run.copy(), "other\n");
        assert_eq!(fs::read_to_string(run.folder.path().join("copies/game-2.ron")).unwrap(), "one\n");
    }

    #[test]
    fn a_record_is_taken_back_from_a_copy_that_has_more() {
        let folder = tempfile::tempdir().unwrap();
        let (own, copies) = (folder.path().join("game.ron"), folder.path().join("copies"));
        fs::create_dir(&copies).unwrap();
        let whole = include_bytes!("../../fixtures/journal/v1-russian.ron");
        let lines: Vec<&[u8]> = whole.split_inclusive(|&byte| byte == b'\n').collect();
        assert!(!take_back(&own, &copies).unwrap());
        fs::write(copies.join("game.ron"), whole).unwrap();
        assert!(take_back(&own, &copies).unwrap());
        assert_eq!(fs::read(&own).unwrap(), whole);
        assert!(!take_back(&own, &copies).unwrap(), "nothing more is there");
        fs::write(&own, lines[..9].concat()).unwrap();
        assert!(take_back(&own, &copies).unwrap());
        let found = folder::found(&own).unwrap();
        assert_eq!(
            (found.file_name().unwrap().to_str(), fs::read(&found).unwrap()),
            (Some("game.moved.ron"), whole.to_vec())
        );
    }
}
