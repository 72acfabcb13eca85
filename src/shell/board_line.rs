//! The line of a board that feels: it is opened, asked, read, and opened again when it comes back.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::inbox::{Inlet, Signal};
use golos_input::dgt::{BoardNews, BoardRequest, Decoder};

/// How long it is waited before a line that is gone is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// A board takes a command in so much time.
const BETWEEN: Duration = Duration::from_millis(100);

/// How many bytes are read at once.
const WORD: usize = 256;

/// The line, open or not.
pub struct SensorBoardLine {
    shared: Arc<Mutex<Option<File>>>,
}

impl SensorBoardLine {
    /// Listens to the line on a thread of its own, and goes on trying while there is none.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn read(inlet: Inlet, path: PathBuf) -> io::Result<SensorBoardLine> {
        let shared = Arc::new(Mutex::new(None));
        let line = SensorBoardLine { shared: Arc::clone(&shared) };
        let listen = move || {
            let mut was_open = true;
            loop {
                let is_taken = match open(&path) {
                    Ok(file) => {
                        was_open = true;
                        serve(&inlet, &shared, &file)
                    }
                    Err(error) => {
                        tracing::info!(%error, "no line of a board");
                        true
                    }
                };
                *lock(&shared) = None;
                // That it is still not there is no news.
                if !is_taken || std::mem::take(&mut was_open) && !inlet.put(Signal::Board(BoardNews::Gone)) {
                    return;
                }
                thread::park_timeout(AGAIN);
            }
        };
        thread::Builder::new().name("board".to_owned()).spawn(listen)?;
        Ok(line)
    }

    /// Asks the board. What cannot be asked is not answered, and that is told.
    pub fn ask(&self, request: BoardRequest) {
        if let Some(line) = &*lock(&self.shared)
            && let Err(error) = write(line, request)
        {
            tracing::warn!(%error, "the board cannot be asked");
        }
    }
}

fn lock(shared: &Mutex<Option<File>>) -> MutexGuard<'_, Option<File>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks and reads until the line is gone; false when nobody takes what is read any more.
fn serve(inlet: &Inlet, shared: &Mutex<Option<File>>, line: &File) -> bool {
    let Ok(writer) = line.try_clone() else { return true };
    if !inlet.put(Signal::Board(BoardNews::Open)) {
        return false;
    }
    for request in [BoardRequest::Rest, BoardRequest::Whole, BoardRequest::Changes] {
        if write(line, request).is_err() {
            return true;
        }
        thread::park_timeout(BETWEEN);
    }
    *lock(shared) = Some(writer);
    let (mut decoder, mut word) = (Decoder::default(), [0; WORD]);
    while let Some(read) = read(line, &mut word) {
        for told in decoder.take(word.get(..read).unwrap_or_default()) {
            if !inlet.put(Signal::Board(BoardNews::Told(told))) {
                return false;
            }
        }
    }
    true
}

fn write(mut line: &File, request: BoardRequest) -> io::Result<()> {
    use std::io::Write;
    line.write_all(&[request.byte()])
}

/// Opens the line as these boards have it: 9600 baud, eight bits, no parity, and every byte as it is.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags, open};
    use rustix::termios::{ControlModes, OptionalActions, tcgetattr, tcsetattr};
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let line = open(path, flags, Mode::empty())?;
    let mut modes = tcgetattr(&line)?;
    modes.make_raw();
    modes.set_speed(9600)?;
    modes.control_modes |= ControlModes::CLOCAL | ControlModes::CREAD;
    tcsetattr(&line, OptionalActions::Now, &modes)?;
    Ok(File::from(line))
}

/// How many bytes have come; none: the line is gone.
#[cfg(unix)]
fn read(line: &File, word: &mut [u8]) -> Option<usize> {
    use rustix::event::{PollFd, PollFlags, poll};
    use std::io::Read;
    loop {
        let mut wish = PollFd::new(line, PollFlags::IN);
        poll(std::slice::from_mut(&mut wish), None).ok()?;
        match { line }.read(word) {
            Ok(0) => return None,
            Ok(read) => return Some(read),
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
            Err(_) => return None,
        }
    }
}

#[cfg(not(unix))]
fn open(_: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(unix))]
fn read(_: &File, _: &mut [u8]) -> Option<usize> {
    None
}
