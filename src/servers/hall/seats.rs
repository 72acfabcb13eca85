//! The way in for a machine that has an sshd of its own: whoever it has let in talks to the hall over a socket in its
//! folder, which its owner alone may open.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, thread};

use golos_clock::Ms;
use golos_files::time::LoopTime;
use golos_hall::{Address, ConnId, Credential, Credit, LinePurpose, News, Outlet, Size, Unsent, What};
use golos_table::Time;

/// The socket in the folder of a hall.
pub const SOCKET: &str = "seat.sock";

/// The longest piece of either side, in bytes.
pub const MOST: usize = 16 * 1024;

/// So many sit there at most, so many pieces wait for each, and so many of his for the house.
const SEATS: usize = 200;
const PIECES: usize = 8;
const CREDITS: usize = 16;

/// Lines of sshd have numbers of their own.
const FIRST: u64 = 1 << 40;

/// What a piece is: a greeting, bytes, a size, that one side ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatPieceKind {
    Greeting,
    Bytes,
    Sized,
    End,
}

impl SeatPieceKind {
    const ALL: [(u8, SeatPieceKind); 4] = [
        (b'h', SeatPieceKind::Greeting),
        (b'd', SeatPieceKind::Bytes),
        (b's', SeatPieceKind::Sized),
        (b'e', SeatPieceKind::End),
    ];

    fn sign(self) -> u8 {
        SeatPieceKind::ALL.into_iter().find(|(_, kind)| *kind == self).map_or(0, |(sign, _)| sign)
    }
}

/// Writes a piece: its kind, its length in two bytes, itself.
///
/// # Errors
/// The other side is gone, or the piece is longer than [`MOST`].
pub fn write_piece(line: &mut impl Write, kind: SeatPieceKind, bytes: &[u8]) -> io::Result<()> {
    let length = u16::try_from(bytes.len()).ok().filter(|_| bytes.len() <= MOST);
    let length = length.ok_or_else(|| io::Error::other("a piece that is too long"))?;
    let mut whole = vec![kind.sign()];
    whole.extend_from_slice(&length.to_be_bytes());
    whole.extend_from_slice(bytes);
    line.write_all(&whole)
}

/// Reads a piece.
///
/// # Errors
/// The other side is gone, or what comes is none.
pub fn read_piece(line: &mut impl Read) -> io::Result<(SeatPieceKind, Vec<u8>)> {
    let mut head = [0; 3];
    line.read_exact(&mut head)?;
    let [sign, high, low] = head;
    let kind = SeatPieceKind::ALL.into_iter().find(|(known, _)| *known == sign).map(|(_, kind)| kind);
    let length = usize::from(u16::from_be_bytes([high, low]));
    let kind = kind.filter(|_| length <= MOST).ok_or_else(|| io::Error::other("no piece of a seat"))?;
    let mut bytes = vec![0; length];
    line.read_exact(&mut bytes)?;
    Ok((kind, bytes))
}

/// Who comes, and with what: each field a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Greeting {
    pub login: String,
    /// The name of his terminal and its size; none: whole lines.
    pub terminal: Option<(String, u32, u32)>,
    pub from: String,
    /// Whether a program of his own speaks our frames there.
    pub joins: bool,
}

/// How that is written.
const JOINS: &str = "joins";

impl Greeting {
    /// As it is sent.
    #[must_use]
    pub fn written(&self) -> String {
        let (term, columns, rows) = self.terminal.clone().unwrap_or_default();
        let joins = if self.joins { JOINS } else { "" };
        format!("{}\n{term}\n{columns}\n{rows}\n{}\n{joins}", self.login, self.from)
    }

    /// None if it is none.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Greeting> {
        let text = std::str::from_utf8(bytes).ok()?;
        let mut fields = text.split('\n');
        let mut field = || fields.next();
        let (login, term) = (field()?.to_owned(), field()?.to_owned());
        let (columns, rows) = (field()?.parse().ok()?, field()?.parse().ok()?);
        let (from, joins) = (field()?.to_owned(), field()? == JOINS);
        Some(Greeting { login, terminal: (!term.is_empty()).then_some((term, columns, rows)), from, joins })
    }
}

/// The socket while it is open.
pub struct Seats {
    path: PathBuf,
}

impl Drop for Seats {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

type Sink = Arc<dyn Fn(News) + Send + Sync>;

/// Opens the socket of this folder; whoever comes is told to `sink`.
///
/// # Errors
/// Another hall has it open, or the folder takes none.
pub fn open_seats(folder: &Path, time: &LoopTime, sink: &Sink) -> io::Result<Seats> {
    let path = folder.join(SOCKET);
    if UnixStream::connect(&path).is_ok() {
        return Err(io::Error::from(io::ErrorKind::AddrInUse));
    }
    // A hall that was killed has left it.
    let _ = fs::remove_file(&path);
    let listener = UnixListener::bind(&path)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
    let (sink, clock) = (Arc::clone(sink), Arc::new(time.clock()));
    let sitting = Arc::new(AtomicUsize::new(0));
    let accept = move || {
        for (number, stream) in (FIRST..).zip(listener.incoming()) {
            let Ok(stream) = stream else { continue };
            if sitting.load(Ordering::Relaxed) >= SEATS {
                continue;
            }
            sitting.fetch_add(1, Ordering::Relaxed);
            let (sink, clock, own) = (Arc::clone(&sink), Arc::clone(&clock), Arc::clone(&sitting));
            let sit = move || {
                sit(stream, ConnId(number), &sink, &*clock);
                own.fetch_sub(1, Ordering::Relaxed);
            };
            if let Err(error) = thread::Builder::new().name("seat".to_owned()).spawn(sit) {
                tracing::warn!(%error, "no thread for a seat");
                sitting.fetch_sub(1, Ordering::Relaxed);
            }
        }
    };
    thread::Builder::new().name("seats".to_owned()).spawn(accept)?;
    Ok(Seats { path })
}

/// One who comes, until his line is gone.
fn sit(stream: UnixStream, id: ConnId, sink: &Sink, clock: &dyn Time) {
    let Ok(mut reader) = stream.try_clone() else { return };
    let greeting = match read_piece(&mut reader) {
        Ok((SeatPieceKind::Greeting, bytes)) => Greeting::read(&bytes),
        Ok(_) | Err(_) => None,
    };
    let Some(Greeting { login, terminal, from, joins }) = greeting else { return };
    let sized = |(term, columns, rows)| (term, Size::told(columns, rows));
    let wish = if joins { LinePurpose::Joined } else { LinePurpose::Terminal(terminal.map(sized)) };
    let tell = |what: What| sink(News { id, at: clock.elapsed(), what });
    let (queue, pieces) = sync_channel(PIECES);
    let awaited = Arc::new(AtomicBool::new(false));
    let Ok(line) = stream.try_clone() else { return };
    let line = SeatLine { queue: Mutex::new(Some(queue)), line, awaited: Arc::clone(&awaited) };
    tell(What::Came { login, by: Credential::Seat, from: Address(from), wish, line: Box::new(line) });
    let (room, own) = (Arc::clone(sink), stream);
    let write = move || {
        write_all(own, &pieces, || {
            if awaited.swap(false, Ordering::Relaxed) {
                room(News { id, at: Ms::ZERO, what: What::Room });
            }
        });
    };
    if thread::Builder::new().name("seat out".to_owned()).spawn(write).is_ok() {
        hear(&mut reader, &tell);
    }
    tell(What::Gone);
}

/// Takes what he sends until he sends no more.
fn hear(reader: &mut UnixStream, tell: &dyn Fn(What)) {
    let (free, places) = sync_channel::<()>(CREDITS);
    let places = Arc::new(Mutex::new(places));
    loop {
        let what = match read_piece(reader) {
            Ok((SeatPieceKind::Bytes, bytes)) => {
                // As much as the house has not worked off yet.
                if free.send(()).is_err() {
                    return;
                }
                What::Bytes { bytes, credit: Credit::of(Borrowed(Arc::clone(&places))) }
            }
            Ok((SeatPieceKind::Sized, bytes)) => match bytes.as_slice() {
                [a, b, c, d] => {
                    What::Sized(Size::told(u16::from_be_bytes([*a, *b]).into(), u16::from_be_bytes([*c, *d]).into()))
                }
                _ => return,
            },
            Ok((SeatPieceKind::End, _)) => What::Ended,
            Ok((SeatPieceKind::Greeting, _)) | Err(_) => return,
        };
        tell(what);
    }
}

/// One of the pieces that wait for the house.
struct Borrowed(Arc<Mutex<Receiver<()>>>);

impl Drop for Borrowed {
    fn drop(&mut self) {
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
    }
}

enum SeatPiece {
    Bytes(Vec<u8>),
    End(u32),
}

fn write_all(mut line: UnixStream, pieces: &Receiver<SeatPiece>, written: impl Fn()) {
    for piece in pieces {
        let sent = match piece {
            SeatPiece::Bytes(bytes) => {
                bytes.chunks(MOST).try_for_each(|part| write_piece(&mut line, SeatPieceKind::Bytes, part))
            }
            SeatPiece::End(code) => write_piece(&mut line, SeatPieceKind::End, &code.to_be_bytes()),
        };
        if sent.is_err() {
            break;
        }
        written();
    }
    let _ = line.shutdown(Shutdown::Both);
}

/// The line to one who sits there.
struct SeatLine {
    queue: Mutex<Option<SyncSender<SeatPiece>>>,
    line: UnixStream,
    /// Whether the house waits for room.
    awaited: Arc<AtomicBool>,
}

impl std::fmt::Debug for SeatLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeatLine")
    }
}

impl Outlet for SeatLine {
    fn send(&self, bytes: &[u8]) -> Result<(), Unsent> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(queue) = queue.as_ref() else { return Err(Unsent::Gone) };
        match queue.try_send(SeatPiece::Bytes(bytes.to_vec())) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                self.awaited.store(true, Ordering::Relaxed);
                Err(Unsent::Full)
            }
            Err(TrySendError::Disconnected(_)) => Err(Unsent::Gone),
        }
    }

    fn end(&self, code: u32) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let is_sent = queue.take().is_some_and(|queue| queue.try_send(SeatPiece::End(code)).is_ok());
        if !is_sent {
            self.cut();
        }
    }

    fn cut(&self) {
        let _ = self.line.shutdown(Shutdown::Both);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_read_as_it_was_written_and_nothing_else_is_one() {
        let mut line = Vec::new();
        let greeting = Greeting {
            login: "anna".to_owned(),
            terminal: Some(("xterm-256color".to_owned(), 80, 24)),
            from: "192.0.2.7".to_owned(),
            joins: true,
        };
        write_piece(&mut line, SeatPieceKind::Greeting, greeting.written().as_bytes()).expect("a line");
        write_piece(&mut line, SeatPieceKind::End, &[]).expect("a line");
        let mut read = line.as_slice();
        let (kind, bytes) = read_piece(&mut read).expect("a piece");
        assert_eq!((kind, Greeting::read(&bytes)), (SeatPieceKind::Greeting, Some(greeting)));
        assert_eq!(read_piece(&mut read).expect("a piece"), (SeatPieceKind::End, Vec::new()));
        for odd in [&b"x\0\0"[..], b"d\xff\xff", b"d\0\x05abc", b"d"] {
            assert!(read_piece(&mut &*odd).is_err(), "{odd:?}");
        }
        for odd in [&b""[..], b"anna", b"anna\nxterm\nx\n24\n", b"anna\nxterm\n80\n24\nhere", b"\xff"] {
            assert_eq!(Greeting::read(odd), None, "{odd:?}");
        }
        assert!(write_piece(&mut Vec::new(), SeatPieceKind::Bytes, &vec![0; MOST + 1]).is_err());
    }
}
