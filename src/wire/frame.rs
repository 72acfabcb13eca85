//! Records as bytes: one line of JSON each, not longer than it may be.

use std::collections::VecDeque;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ProtocolError;

/// The longest record from home, in bytes.
pub const LONGEST_UP: usize = 8 * 1024;

/// The longest record of the hall, in bytes: a board of 100 squares, a long list of moves and everything that can be chosen
/// is a fifth of it.
pub const LONGEST_DOWN: usize = 256 * 1024;

/// A record as it is sent.
#[must_use]
pub fn framed<T: Serialize>(record: &T) -> Vec<u8> {
    // Our own records are maps with text for keys, which are always written.
    let mut line = serde_json::to_vec(record).unwrap_or_default();
    line.push(b'\n');
    line
}

/// Bytes on their way to records. Never more than one record and what came with it is kept.
#[derive(Debug)]
pub struct Frames<T> {
    kept: VecDeque<u8>,
    /// How many of the kept bytes were looked at: there is no end of a line among them.
    seen: usize,
    longest: usize,
    records: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> Frames<T> {
    /// Nothing yet; a record longer than `longest` bytes is none.
    #[must_use]
    pub fn new(longest: usize) -> Frames<T> {
        Frames { kept: VecDeque::new(), seen: 0, longest, records: PhantomData }
    }

    /// What has come. Who puts in as much as he has read at once, a few kilobytes, and takes what is whole before he reads on
    /// keeps no more than that.
    pub fn put(&mut self, bytes: &[u8]) {
        self.kept.extend(bytes);
    }

    /// The next record that is whole; none: its end is still to come.
    ///
    /// # Errors
    /// [`ProtocolError::Long`], [`ProtocolError::Garbled`]: the line is worth nothing any more.
    pub fn record(&mut self) -> Result<Option<T>, ProtocolError> {
        let end = self.kept.iter().skip(self.seen).position(|byte| *byte == b'\n').map(|end| end + self.seen);
        let Some(end) = end.filter(|end| *end <= self.longest) else {
            self.seen = self.kept.len();
            let is_long = end.is_some() || self.kept.len() > self.longest;
            return if is_long { Err(ProtocolError::Long(self.longest)) } else { Ok(None) };
        };
        let line: Vec<u8> = self.kept.drain(..=end).collect();
        self.seen = 0;
        serde_json::from_slice(&line).map(Some).map_err(|_| ProtocolError::Garbled)
    }
}
