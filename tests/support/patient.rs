//! Reads what a program writes, with a limit: a test that waits in vain fails instead of hanging.

use std::io::{Error, ErrorKind, Read, Result};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// A machine under load may take its time; a test that reaches this has hung.
const PATIENCE: Duration = Duration::from_secs(60);

/// A stream of which no piece comes later than the limit after the one before.
pub struct Patient {
    pieces: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

impl Patient {
    pub fn new(mut stream: impl Read + Send + 'static) -> Patient {
        let (sender, pieces) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = stream.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Patient { pieces, rest: Vec::new() }
    }
}

impl Read for Patient {
    fn read(&mut self, into: &mut [u8]) -> Result<usize> {
        if self.rest.is_empty() {
            self.rest = match self.pieces.recv_timeout(PATIENCE) {
                Ok(piece) => piece,
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Error::new(ErrorKind::TimedOut, "the program writes nothing"));
                }
            };
        }
        let read = self.rest.len().min(into.len());
        into[..read].copy_from_slice(&self.rest[..read]);
        self.rest.drain(..read);
        Ok(read)
    }
}
