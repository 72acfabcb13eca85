//! `golos seat`: the forced command of an sshd, which leads whoever that has let in to his seat in a hall on this machine.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};
use signal_hook::consts::{SIGHUP, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;

use golos_hall::ssh::SUBSYSTEM;

use super::seats::{Greeting, MOST, SOCKET, SeatPieceKind, read_piece, write_piece};

/// What a command ends with whose other side is gone, as that of `ssh` does.
const GONE: u8 = 255;

/// Sits at the hall of this folder until it, or he, ends.
///
/// # Errors
/// No hall is open there.
pub fn sit(folder: &Path, login: &str, variable: impl Fn(&str) -> Option<String>) -> io::Result<u8> {
    let mut line = UnixStream::connect(folder.join(SOCKET))?;
    // What he would have had instead of this command: his own program asks for our frames.
    let joins = variable("SSH_ORIGINAL_COMMAND").is_some_and(|command| command == SUBSYSTEM);
    let is_terminal = io::IsTerminal::is_terminal(&io::stdin()) && io::IsTerminal::is_terminal(&io::stdout());
    let is_terminal = is_terminal && !joins;
    let told = || size().map(|(columns, rows)| (u32::from(columns), u32::from(rows))).unwrap_or_default();
    let terminal = is_terminal.then(|| {
        let (columns, rows) = told();
        (variable("TERM").unwrap_or_else(|| "dumb".to_owned()), columns, rows)
    });
    // The address is the first word that sshd tells.
    let from = variable("SSH_CONNECTION").unwrap_or_default();
    let from = from.split(' ').next().filter(|from| !from.is_empty()).unwrap_or("here").to_owned();
    let greeting = Greeting { login: login.to_owned(), terminal, from, joins };
    write_piece(&mut line, SeatPieceKind::Greeting, greeting.written().as_bytes())?;
    if is_terminal {
        enable_raw_mode()?;
    }
    let outward = Arc::new(Mutex::new(line.try_clone()?));
    watch(Arc::clone(&outward))?;
    listen(outward)?;
    let code = show(&mut line);
    if is_terminal {
        let _ = disable_raw_mode();
    }
    Ok(code)
}

/// The line outward: two threads write on it, a piece at a time.
type Outward = Arc<Mutex<UnixStream>>;

fn put(line: &Outward, kind: SeatPieceKind, bytes: &[u8]) -> io::Result<()> {
    write_piece(&mut *line.lock().unwrap_or_else(PoisonError::into_inner), kind, bytes)
}

/// What the hall sends is shown; the code that it ends with.
fn show(line: &mut UnixStream) -> u8 {
    let mut out = io::stdout().lock();
    while let Ok((kind, bytes)) = read_piece(line) {
        match kind {
            SeatPieceKind::Bytes => {
                if out.write_all(&bytes).and_then(|()| out.flush()).is_err() {
                    return GONE;
                }
            }
            SeatPieceKind::End => return bytes.last().copied().unwrap_or_default(),
            SeatPieceKind::Greeting | SeatPieceKind::Sized => {}
        }
    }
    GONE
}

/// What he types goes to the hall.
fn listen(line: Outward) -> io::Result<()> {
    let read = move || {
        let mut bytes = vec![0; MOST];
        loop {
            match io::stdin().lock().read(&mut bytes) {
                // Of a line without a terminal this is all that is heard of its end: who wants to leave says so.
                Ok(0) | Err(_) => {
                    let _ = line.lock().unwrap_or_else(PoisonError::into_inner).shutdown(Shutdown::Write);
                    return;
                }
                Ok(count) => {
                    if put(&line, SeatPieceKind::Bytes, bytes.get(..count).unwrap_or_default()).is_err() {
                        return;
                    }
                }
            }
        }
    };
    thread::Builder::new().name("input".to_owned()).spawn(read).map(|_| ())
}

/// A window that changes is told; a line of sshd that is gone ends everything.
fn watch(line: Outward) -> io::Result<()> {
    let mut signals = Signals::new([SIGWINCH, SIGHUP, SIGQUIT, SIGTERM])?;
    let wait = move || {
        for signal in signals.forever() {
            if signal != SIGWINCH {
                let _ = line.lock().unwrap_or_else(PoisonError::into_inner).shutdown(Shutdown::Both);
                return;
            }
            let Ok((columns, rows)) = size() else { continue };
            let [a, b] = columns.to_be_bytes();
            let [c, d] = rows.to_be_bytes();
            if put(&line, SeatPieceKind::Sized, &[a, b, c, d]).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(wait).map(|_| ())
}
