//! A hall at work: its folder, its key, its log, and the one loop that everything in it passes through.

mod console;
mod drawn;
mod folder;
#[cfg(unix)]
pub mod seat;
#[cfg(unix)]
mod seats;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use self::console::{CONSOLE, Console, read_console};
pub use self::drawn::drawn;
pub use self::folder::{BoardFault, HallError};
use self::folder::{LogFile, host_key, list};
#[cfg(feature = "nats")]
use super::nats::{PublishConfig, Publisher, StreamAddress};
use golos_clock::Ms;
use golos_desk::{Config, EVENT_ENDING, NewGame};
use golos_files::heartbeat::Heartbeat;
use golos_files::part::closed_to_others;
use golos_files::time::LoopTime;
use golos_game::{Chance, Search};
use golos_hall::ssh::{HostKey, Limits, Listening, Serving};
use golos_hall::{AuthStore, House, LinePurpose, Means, News};
use golos_profile::HallBoard;
use golos_profile::HallList;
#[cfg(unix)]
use golos_shell::readers::is_hung_up;
use golos_wording::{Form, Slot, Style, Wording, message, text_key};

/// So many pieces of news that came together are taken before anything is worked off.
const AT_ONCE: usize = 256;

/// So many files and lines may be open at once, where the system allows it: 200 boards and as many lines as are let in.
#[cfg(unix)]
const FILES: u64 = 4096;

/// How long lines may take for their last words.
const PARTING: Duration = Duration::from_millis(500);

/// What wakes the loop.
enum Wakeup {
    News(News),
    /// The system asks the program to end.
    #[cfg_attr(not(unix), expect(dead_code, reason = "there the system ends the program"))]
    Stop,
    /// He who sits at the terminal of the hall wants to break off.
    #[cfg_attr(not(unix), expect(dead_code, reason = "there the system ends the program"))]
    Interrupt,
    /// Something beside the loop has a word for the host.
    #[cfg(feature = "nats")]
    Told(golos_wording::Sentence),
    /// A search that ran beside the loop has its answer.
    Searched {
        board: usize,
        search: Search,
        chance: Chance,
    },
}

/// Makes the game of a board.
type OpenBoard<'a> = dyn Fn(&HallBoard, &[String]) -> Result<NewGame, BoardFault> + 'a;

/// What a hall is opened with.
pub struct HallStart<'a> {
    /// Its folder, or the record of an event.
    pub place: &'a Path,
    pub listen: &'a str,
    /// How much later those see a board who look on.
    pub delay: Ms,
    pub config: Config,
    /// Makes a game of a board of the list; the needs of its players are among the options.
    pub game: &'a OpenBoard<'a>,
    /// The stream that every record goes into as well, and what the hall is called there.
    #[cfg(feature = "nats")]
    pub publish: Option<(StreamAddress, String)>,
}

/// Opens the hall of this folder, and serves until it is ended.
///
/// # Errors
/// Whatever keeps it from being opened; then nobody was let in.
pub fn hall(start: &HallStart<'_>, out: &mut impl Write) -> Result<u8, HallError> {
    #[cfg(unix)]
    widen();
    let wording = Wording::new(start.config.lang);
    let event = start.event();
    let folder = start.folder();
    let list = list(folder, event.is_some())?;
    close_to_others(folder, &wording, out)?;
    // Before a file is made: where there is another hall nothing is begun.
    let door =
        Listening::at(start.listen).map_err(|reason| HallError::Listen { address: start.listen.to_owned(), reason })?;
    let key = host_key(folder)?;
    let time = Arc::new(LoopTime::start());
    let log = Arc::new(LogFile::open(folder)?);
    let (sender, knocks) = channel();
    let keeper = AuthStore::new(Arc::new(time.clock()), Arc::<LogFile>::clone(&log));
    let keeper = Arc::new(keeper.asking(format!("{}: ", wording.label(text_key::HALL_CODE_PROMPT))));
    let means =
        Means { time: Arc::<LoopTime>::clone(&time), keeper: Arc::clone(&keeper), log, chance, screen: Some(drawn) };
    let config = Config { folder: Some(folder.to_owned()), ..start.config.clone() };
    let mut house = House::new(config, means);
    house.make_good(list.compensation);
    house.look_on_later(start.delay);
    match event {
        Some(event) => house.open_event(event)?,
        None => open_boards(&mut house, &list, start)?,
    }
    house.know(list.people);
    heed(&sender)?;
    let news = sender.clone();
    let sink: Arc<dyn Fn(News) + Send + Sync> = Arc::new(move |told: News| {
        // Where the loop has ended nobody is told any more.
        let _ = news.send(Wakeup::News(told));
    });
    #[cfg(unix)]
    let _seats = seats::open_seats(folder, &time, &sink)
        .inspect_err(|error| tracing::warn!(%error, "no seats for an sshd of this machine"))
        .ok();
    let serving = door.serve(&key, Limits::default(), (keeper, Arc::new(time.clock())), sink)?;
    tell_open(&serving, &key, &wording, out)?;
    let console = Console::start()?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let wish = if is_terminal { LinePurpose::Prompted } else { LinePurpose::Terminal(None) };
    house.host(CONSOLE, &wish, Box::new(console.clone()));
    read_console(sender.clone(), Arc::clone(&time));
    #[cfg(feature = "nats")]
    let publisher = publisher(start, &sender)?;
    let heart = Heartbeat::start().inspect_err(|error| tracing::warn!(%error, "no thread for signs of life")).ok();
    let mut hall = Hall { house, knocks, sender, heart, beating: Vec::new() };
    hall.run();
    hall.end(serving);
    // The last records are in the journals by now.
    #[cfg(feature = "nats")]
    drop(publisher);
    console.finish();
    Ok(0)
}

impl HallStart<'_> {
    /// The record of the event, if it is one.
    pub fn event(&self) -> Option<&Path> {
        Some(self.place).filter(|place| place.to_string_lossy().ends_with(EVENT_ENDING))
    }

    /// The folder of the hall: that of the event's record, where there is one.
    pub fn folder(&self) -> &Path {
        let beside = self.event().and_then(Path::parent);
        beside.map_or(self.place, |folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    }
}

/// The usual limit of open files is that of a small program: strangers before the door could take the last from a record.
#[cfg(unix)]
fn widen() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(FILES, |most| most.min(FILES));
    if limit.current.is_some_and(|current| current < wanted) {
        limit.current = Some(wanted);
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "no more files can be open");
        }
    }
}

/// What is secret in the folder of a hall, or tells of its people, is closed to others, and that is told.
fn close_to_others(folder: &Path, wording: &Wording, out: &mut impl Write) -> io::Result<()> {
    for name in [HallList::FILE, folder::KEY, folder::LOG] {
        if closed_to_others(&folder.join(name)) {
            let closed = message::hall_closed_to_others(Slot::Text(name.to_owned()));
            writeln!(
                out,
                "{}",
                wording.render(&closed, Style { form: Form::Written, ..Style::spoken(wording.lang()) })
            )?;
        }
    }
    out.flush()
}

/// Where the hall is, and by which key it is known: to be read out to those who come for the first time.
fn tell_open(serving: &Serving, key: &HostKey, wording: &Wording, out: &mut impl Write) -> io::Result<()> {
    let address = serving.address();
    let style = Style { form: Form::Written, ..Style::spoken(wording.lang()) };
    let open = message::hall_open(Slot::Text(address.to_string()));
    let known = message::hall_host_key(Slot::Text(key.fingerprint()));
    for sentence in [open, known] {
        writeln!(out, "{}", wording.render(&sentence, style))?;
    }
    out.flush()
}

/// Each board of the list goes on from its record, or begins.
fn open_boards(house: &mut House, list: &HallList, start: &HallStart<'_>) -> Result<(), HallError> {
    for (index, board) in list.boards.iter().enumerate() {
        let file = start.folder().join(format!("{}-{:02}.ron", HallList::BOARD, index + 1));
        // Where its file is gone, the record goes on in another.
        if start.config.archive.latest(&file).exists() {
            house.resume(&file)?;
        } else {
            let needs = folder::needs(list, index);
            let game = (start.game)(board, &needs).map_err(|why| HallError::Board {
                path: start.folder().join(HallList::FILE).display().to_string(),
                number: index + 1,
                why,
            })?;
            house.open(game, &file)?;
        }
    }
    Ok(())
}

/// Sends the records into a stream, where that is asked for.
#[cfg(feature = "nats")]
fn publisher(start: &HallStart<'_>, sender: &Sender<Wakeup>) -> io::Result<Option<Publisher>> {
    let Some((address, hall)) = start.publish.clone() else { return Ok(None) };
    let sender = sender.clone();
    let tell = move |sentence| {
        // Where the loop has ended nobody is told any more.
        let _ = sender.send(Wakeup::Told(sentence));
    };
    let config = PublishConfig { folder: start.folder().to_owned(), hall, address };
    Publisher::start(config, Box::new(tell)).map(Some)
}

/// Bytes that nobody can know.
fn chance() -> Option<[u8; 16]> {
    let mut random = [0; 16];
    getrandom::fill(&mut random).inspect_err(|error| tracing::error!(%error, "no chance")).ok()?;
    Some(random)
}

/// The wishes of the system come to the loop.
#[cfg(unix)]
fn heed(sender: &Sender<Wakeup>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let mut caught = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    let sender = sender.clone();
    let wait = move || {
        for signal in caught.forever() {
            let knock = match signal {
                SIGINT => Wakeup::Interrupt,
                // The hall goes on without its terminal.
                SIGHUP if is_hung_up() => continue,
                _ => Wakeup::Stop,
            };
            if sender.send(knock).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(wait).map(|_| ())
}

/// Elsewhere the system ends the program.
#[cfg(not(unix))]
fn heed(_: &Sender<Wakeup>) -> io::Result<()> {
    Ok(())
}

/// The hall at work.
struct Hall {
    house: House,
    knocks: Receiver<Wakeup>,
    sender: Sender<Wakeup>,
    heart: Option<Heartbeat>,
    /// The records that it beats for.
    beating: Vec<PathBuf>,
}

impl Hall {
    fn run(&mut self) {
        let mut more = false;
        while !self.house.is_over() {
            let wait = if more { Some(Ms::ZERO) } else { self.house.until() };
            if !self.receive(wait) {
                return;
            }
            more = self.house.work();
            self.house.tick();
            self.search();
            self.house.flush();
            self.beat();
        }
    }

    /// Takes what has come, waiting so long for the first. False if the hall is to end.
    fn receive(&mut self, wait: Option<Ms>) -> bool {
        let first = match wait {
            None => self.knocks.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wait) => self.knocks.recv_timeout(Duration::from_millis(wait.get())),
        };
        let mut next = match first {
            Ok(knock) => Some(knock),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return false,
        };
        let mut taken = 0;
        while let Some(knock) = next {
            match knock {
                Wakeup::News(news) => self.house.take(news),
                Wakeup::Stop => return false,
                Wakeup::Interrupt if self.house.interrupt() => return false,
                Wakeup::Interrupt => {}
                #[cfg(feature = "nats")]
                Wakeup::Told(sentence) => self.house.tell_host(&sentence),
                Wakeup::Searched { board, search, chance } => self.house.searched(board, search, chance),
            }
            taken += 1;
            next = if taken < AT_ONCE { self.knocks.try_recv().ok() } else { None };
        }
        true
    }

    /// Searches run beside the loop: what has happened is announced meanwhile (CH-6.8, CH-13.4.5).
    fn search(&mut self) {
        for (board, search) in self.house.searches() {
            let sender = self.sender.clone();
            let run = move || {
                let chance = search.run();
                let _ = sender.send(Wakeup::Searched { board, search, chance });
            };
            if let Err(error) = thread::Builder::new().name("search".to_owned()).spawn(run) {
                tracing::error!(%error, "no thread for a search");
            }
        }
    }

    /// Signs stand beside the records whose clocks run: what was thought before a kill is no break.
    fn beat(&mut self) {
        let Some(heart) = &self.heart else { return };
        let Some(running) = self.house.running() else { return };
        if running != self.beating {
            heart.watch(running.clone());
            self.beating = running;
        }
    }

    /// Ends in good order: every record is closed, and every line gets its last words.
    fn end(mut self, serving: Serving) {
        self.house.close();
        while self.house.is_waited_for() {
            match self.knocks.recv_timeout(PARTING) {
                Ok(Wakeup::News(news)) => self.house.take(news),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        drop(serving);
    }
}
