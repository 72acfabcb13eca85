//! The threads that read: lines, keys, pads, the wishes of the system.

use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use super::inbox::{Inlet, Signal};
#[cfg(feature = "gamepad")]
use golos_input::pad::Pads;
use golos_input::switch::Switch;

/// A typed line is read up to here, in bytes; the rest of it is dropped.
const LINE_BYTES: u64 = 16 * 1024;

/// Reads lines from the standard input on a thread of its own. Where two switches are keys of a terminal, a blank before
/// a line is the one that steps (see [`Blanks`]).
pub fn read_lines(inlet: Inlet, steps: bool) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let is_step = steps && input.fill_buf().is_ok_and(|typed| typed.first() == Some(&BLANK));
            let signal = match is_step {
                true => {
                    input.consume(1);
                    Signal::Switch(Switch::Step)
                }
                false => match read_line(&mut input) {
                    Some(line) => Signal::Line(Some(line)),
                    None => break,
                },
            };
            if !inlet.put(signal) {
                return;
            }
        }
        // A terminal that is gone reads like one whose lines have ended.
        inlet.put(if is_hung_up() { Signal::Gone } else { Signal::Line(None) });
    });
}

/// What the space bar types.
const BLANK: u8 = b' ';

/// While it lives, a terminal that is read line by line hands a blank over at once, as it does the end of a line. What is
/// typed is shown and put right as ever, but not back over a blank.
pub struct Blanks {
    #[cfg(unix)]
    before: Option<rustix::termios::Termios>,
}

impl Blanks {
    /// None where no terminal can do that.
    #[cfg(unix)]
    #[must_use]
    pub fn told() -> Option<Blanks> {
        use rustix::termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
        let before = tcgetattr(io::stdin()).ok()?;
        let mut modes = before.clone();
        modes.special_codes[SpecialCodeIndex::VEOL] = BLANK;
        tcsetattr(io::stdin(), OptionalActions::Now, &modes).ok()?;
        Some(Blanks { before: Some(before) })
    }

    /// None where no terminal can do that.
    #[cfg(not(unix))]
    #[must_use]
    pub const fn told() -> Option<Blanks> {
        None
    }
}

#[cfg(unix)]
impl Drop for Blanks {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(before) = self.before.take() {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &before);
        }
    }
}

/// Lines that are read for a while, one when it is asked for: what is typed behind the last is somebody else's.
pub struct Meanwhile {
    state: Arc<WantedBytes>,
    reader: JoinHandle<()>,
}

#[derive(Default)]
struct WantedBytes {
    is_line: AtomicBool,
    is_over: AtomicBool,
}

impl Meanwhile {
    /// A line is wanted.
    pub fn ask(&self) {
        self.state.is_line.store(true, Ordering::SeqCst);
        self.reader.thread().unpark();
    }

    /// No more is read. Where the system tells whether something was typed, the reader has let go of the terminal then.
    pub fn end(self) {
        self.state.is_over.store(true, Ordering::SeqCst);
        self.reader.thread().unpark();
        if cfg!(unix) {
            let _ = self.reader.join();
        }
    }
}

/// The same for a while, one line for each [`Meanwhile::ask`].
pub fn read_lines_meanwhile(inlet: Inlet) -> Meanwhile {
    let state = Arc::<WantedBytes>::default();
    let wanted = Arc::clone(&state);
    let reader = thread::spawn(move || {
        while !wanted.is_over.load(Ordering::SeqCst) {
            if !wanted.is_line.load(Ordering::SeqCst) {
                thread::park();
                continue;
            }
            if !is_typed() {
                continue;
            }
            let line = read_line(&mut io::stdin().lock());
            wanted.is_line.store(false, Ordering::SeqCst);
            let is_last = line.is_none();
            let signal = if is_last && is_hung_up() { Signal::Gone } else { Signal::Line(line) };
            if !inlet.put(signal) || is_last {
                return;
            }
        }
    });
    Meanwhile { state, reader }
}

/// Whether a line was typed, waited for a moment.
#[cfg(unix)]
fn is_typed() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let input = io::stdin();
    let mut wish = PollFd::new(&input, PollFlags::IN);
    let moment = Timespec { tv_sec: 0, tv_nsec: 100_000_000 };
    poll(std::slice::from_mut(&mut wish), Some(&moment)).is_ok_and(|told| told > 0)
}

/// Elsewhere nobody tells: the line is waited for.
#[cfg(not(unix))]
const fn is_typed() -> bool {
    true
}

/// Reads keys on a thread of its own.
pub fn read_keys(inlet: Inlet) {
    thread::spawn(move || {
        while let Ok(event) = crossterm::event::read() {
            if !inlet.put(Signal::Terminal(event)) {
                return;
            }
        }
        inlet.put(Signal::Gone);
    });
}

/// Reads pads on a thread of its own.
#[cfg(feature = "gamepad")]
pub fn read_pads(inlet: Inlet, mut pads: Box<dyn Pads>) {
    thread::spawn(move || {
        while let Some(event) = pads.next() {
            if !inlet.put(Signal::Pad(event)) {
                return;
            }
        }
    });
}

/// Turns the system's wish that the program should end into a signal, and the end of the terminal into another.
///
/// # Errors
/// The system does not let signals be caught.
#[cfg(unix)]
pub fn heed_system(inlet: Inlet) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let mut caught = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    let watcher = inlet.clone();
    thread::spawn(move || {
        for signal in caught.forever() {
            // Somebody may send a hang-up to a program whose terminal is still there: it is left as it was.
            let is_gone = signal == SIGHUP && is_hung_up();
            if !inlet.put(if is_gone { Signal::Gone } else { Signal::Stop }) {
                return;
            }
        }
    });
    // A program that outlives its shell gets no signal, and reading keys from a terminal that is gone never ends.
    thread::spawn(move || {
        if wait_for_hang_up() {
            watcher.put(Signal::Gone);
        }
    });
    Ok(())
}

/// Elsewhere the end of the input is the only wish.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn heed_system(_: Inlet) -> io::Result<()> {
    Ok(())
}

/// The wish of the system, or of the one who started the program, that it should end; heeded from when this is made.
#[cfg(unix)]
pub struct EndWish(signal_hook::iterator::Signals);

#[cfg(unix)]
impl EndWish {
    /// # Errors
    /// The system does not let signals be caught.
    pub fn heed() -> io::Result<EndWish> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]).map(EndWish)
    }

    /// Waits for it.
    pub fn wait(mut self) {
        let _ = self.0.forever().next();
    }
}

/// Elsewhere the system ends the program.
#[cfg(not(unix))]
pub struct EndWish;

#[cfg(not(unix))]
impl EndWish {
    /// # Errors
    /// None.
    pub fn heed() -> io::Result<EndWish> {
        Ok(EndWish)
    }

    /// Waits for ever.
    pub fn wait(self) {
        loop {
            thread::park();
        }
    }
}

/// Waits until the terminal is gone. False if there is none.
#[cfg(unix)]
fn wait_for_hang_up() -> bool {
    poll_terminal(None)
}

/// Whether there is a terminal that is gone.
#[cfg(unix)]
pub fn is_hung_up() -> bool {
    poll_terminal(Some(rustix::event::Timespec { tv_sec: 0, tv_nsec: 0 }))
}

#[cfg(not(unix))]
fn is_hung_up() -> bool {
    false
}

/// A hang-up is told whatever one waits for: so one waits for nothing else.
#[cfg(unix)]
fn poll_terminal(within: Option<rustix::event::Timespec>) -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    let (input, output) = (io::stdin(), io::stdout());
    let mut wish = if input.is_terminal() {
        PollFd::new(&input, PollFlags::empty())
    } else if output.is_terminal() {
        PollFd::new(&output, PollFlags::empty())
    } else {
        return false;
    };
    loop {
        match poll(std::slice::from_mut(&mut wish), within.as_ref()) {
            Ok(told) => return told > 0,
            Err(rustix::io::Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}

/// A line whatever its bytes are: what is no UTF-8 is replaced, what is too long is cut.
pub fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    while bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        match input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut rest) {
            Ok(0) | Err(_) => break,
            Ok(_) if rest.last() == Some(&b'\n') => break,
            Ok(_) => {}
        }
    }
    let line = String::from_utf8_lossy(&bytes);
    Some(line.trim_end_matches(['\n', '\r']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_whatever_it_is_and_cut_where_it_is_too_long() {
        let long = "x".repeat(1 << 20);
        let cut = "x".repeat(usize::try_from(LINE_BYTES).unwrap());
        let text = format!("c3-d4\r\n{long}\n\0\0\nb6\u{e9}\nlast");
        let mut input = text.as_bytes();
        for expected in ["c3-d4", &cut, "\0\0", "b6\u{e9}", "last"] {
            assert_eq!(read_line(&mut input).as_deref(), Some(expected));
        }
        assert_eq!(read_line(&mut input), None);
        assert_eq!(read_line(&mut b"\xff\xfe\n".as_slice()).as_deref(), Some("\u{fffd}\u{fffd}"));
    }
}
