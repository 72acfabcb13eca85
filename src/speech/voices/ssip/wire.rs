//! Lines, replies and events of SSIP over a socket.

use std::io::{self, ErrorKind, Read, Write};
use std::mem;
use std::net::{TcpStream, ToSocketAddrs};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::Duration;

use crate::voices::{Address, VoiceError};

/// The longest line that a server may send, in bytes; more is no SSIP.
const LONGEST_LINE: usize = 64 * 1024;

/// The most lines that one reply may have. A list of all voices has some 13 000.
const LONGEST_REPLY: usize = 100_000;

/// What is asked of a stream of bytes besides reading and writing.
trait Socket: Read + Write + Send {
    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()>;
}

impl Socket for TcpStream {
    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        TcpStream::set_nonblocking(self, nonblocking)
    }
}

#[cfg(unix)]
impl Socket for UnixStream {
    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        UnixStream::set_nonblocking(self, nonblocking)
    }
}

/// An accepted command: the lines before the last one, without their code.
pub(super) struct ServerReply {
    pub(super) data: Vec<String>,
}

/// Something that the server tells unasked about a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SsipEvent {
    pub(super) code: u16,
    pub(super) message: u64,
}

impl SsipEvent {
    /// The message was said to its end.
    pub(super) const ENDED: u16 = 702;
    /// The message was cut or dropped.
    pub(super) const CANCELLED: u16 = 703;
}

/// A connection that speaks in lines.
pub(super) struct Wire {
    socket: Box<dyn Socket>,
    timeout: Duration,
    /// Bytes that came and make no whole line yet.
    unread: Vec<u8>,
    /// The lines of an event that is not complete yet.
    partial: Vec<String>,
    events: Vec<SsipEvent>,
}

impl Wire {
    pub(super) fn connect(address: &Address, timeout: Duration) -> Result<Wire, VoiceError> {
        let socket =
            dial(address, timeout).map_err(|source| VoiceError::Connect { address: address.to_string(), source })?;
        Ok(Wire { socket, timeout, unread: Vec::new(), partial: Vec::new(), events: Vec::new() })
    }

    /// Sends `lines` and a line end.
    pub(super) fn send(&mut self, lines: &str) -> Result<(), VoiceError> {
        self.socket.write_all(format!("{lines}\r\n").as_bytes()).map_err(|error| self.broken(error))
    }

    /// Waits for the reply to the last command; events that come before it are kept.
    pub(super) fn reply(&mut self) -> Result<ServerReply, VoiceError> {
        let mut data = Vec::new();
        while data.len() < LONGEST_REPLY {
            let line = loop {
                match self.line()? {
                    Some(line) => break line,
                    None => self.receive()?,
                }
            };
            match line.code {
                700..=799 => self.note(line)?,
                _ if line.more => data.push(line.text),
                _ => return line.verdict().map(|()| ServerReply { data }),
            }
        }
        Err(VoiceError::Garbled(format!("more than {LONGEST_REPLY} lines")))
    }

    /// Takes in what the server has sent unasked, without waiting.
    pub(super) fn listen(&mut self) -> Result<(), VoiceError> {
        self.socket.set_nonblocking(true).map_err(VoiceError::Io)?;
        let received = loop {
            match self.receive() {
                Ok(()) => {}
                Err(VoiceError::TimedOut(_)) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        self.socket.set_nonblocking(false).map_err(VoiceError::Io)?;
        received?;
        while let Some(line) = self.line()? {
            self.note(line)?;
        }
        Ok(())
    }

    /// The events that came since the last call.
    pub(super) fn events(&mut self) -> Vec<SsipEvent> {
        mem::take(&mut self.events)
    }

    fn receive(&mut self) -> Result<(), VoiceError> {
        let mut chunk = [0; 4096];
        match self.socket.read(&mut chunk) {
            Ok(0) => Err(VoiceError::Gone),
            Ok(count) => {
                self.unread.extend_from_slice(chunk.get(..count).unwrap_or_default());
                Ok(())
            }
            Err(error) => Err(self.broken(error)),
        }
    }

    fn line(&mut self) -> Result<Option<ReplyLine>, VoiceError> {
        let Some(end) = self.unread.iter().position(|&byte| byte == b'\n') else {
            let fits = self.unread.len() <= LONGEST_LINE;
            return if fits { Ok(None) } else { Err(VoiceError::Garbled("a line without end".to_owned())) };
        };
        let bytes: Vec<u8> = self.unread.drain(..=end).collect();
        ReplyLine::parse(String::from_utf8_lossy(&bytes).trim_end()).map(Some)
    }

    /// Takes in a line of an event: the number of the message, the number of the client, the name of the event.
    fn note(&mut self, line: ReplyLine) -> Result<(), VoiceError> {
        if !(700..=799).contains(&line.code) {
            return Err(VoiceError::Garbled(format!("an answer that nobody asked for: {} {}", line.code, line.text)));
        }
        if line.more {
            self.partial.push(line.text);
            return Ok(());
        }
        let lines = mem::take(&mut self.partial);
        if let Some(message) = lines.first().and_then(|id| id.parse().ok()) {
            self.events.push(SsipEvent { code: line.code, message });
        }
        Ok(())
    }

    fn broken(&self, error: io::Error) -> VoiceError {
        match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut => VoiceError::TimedOut(self.timeout),
            ErrorKind::BrokenPipe | ErrorKind::ConnectionReset => VoiceError::Gone,
            _ => VoiceError::Io(error),
        }
    }
}

/// One line from the server: `230 OK RECEIVING DATA`, or with more to come `225-17`.
struct ReplyLine {
    code: u16,
    more: bool,
    text: String,
}

impl ReplyLine {
    fn parse(line: &str) -> Result<ReplyLine, VoiceError> {
        let garbled = || VoiceError::Garbled(line.to_owned());
        let (code, rest) = line.split_at_checked(3).ok_or_else(garbled)?;
        let code = code.parse().ok().filter(|code| (100..1000).contains(code)).ok_or_else(garbled)?;
        let more = rest.starts_with('-');
        let text = rest.strip_prefix(['-', ' ']).ok_or_else(garbled)?.to_owned();
        Ok(ReplyLine { code, more, text })
    }

    fn verdict(self) -> Result<(), VoiceError> {
        let ReplyLine { code, text, .. } = self;
        match code {
            200..=299 => Ok(()),
            300..=399 => Err(VoiceError::Server { code, text }),
            400..=499 => Err(VoiceError::Refused { code, text }),
            500..=599 => Err(VoiceError::Command { code, text }),
            _ => Err(VoiceError::Garbled(format!("{code} {text}"))),
        }
    }
}

fn dial(address: &Address, timeout: Duration) -> io::Result<Box<dyn Socket>> {
    match address {
        #[cfg(unix)]
        Address::Unix(path) => {
            let socket = UnixStream::connect(path)?;
            socket.set_read_timeout(Some(timeout))?;
            socket.set_write_timeout(Some(timeout))?;
            Ok(Box::new(socket))
        }
        #[cfg(not(unix))]
        Address::Unix(_) => Err(ErrorKind::Unsupported.into()),
        Address::Inet { host, port } => {
            let place = (host.as_str(), *port).to_socket_addrs()?.next().ok_or(ErrorKind::NotFound)?;
            let socket = TcpStream::connect_timeout(&place, timeout)?;
            socket.set_read_timeout(Some(timeout))?;
            socket.set_write_timeout(Some(timeout))?;
            socket.set_nodelay(true)?;
            Ok(Box::new(socket))
        }
    }
}
