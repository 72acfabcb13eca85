//! A source of unknown encoding as UTF-8, a line at a time.

use super::fault::decoded;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

/// A longer line is read as several, in bytes.
const LINE_BYTES: u64 = 64 * 1024;

/// A source as UTF-8: a line that is not is taken for Latin-1.
pub(super) struct Utf8<R> {
    source: R,
    line: Vec<u8>,
    /// What of the line was given out.
    at: usize,
    /// The beginning of a letter that the last piece ended in.
    torn: Vec<u8>,
    /// Bytes that were given out up to the end of `line`, and where lines ended in them that nobody has asked for yet.
    length: usize,
    ends: VecDeque<usize>,
    /// Lines that have ended before the last place that was asked for.
    lines: usize,
    trouble: Option<io::Error>,
}

impl<R: BufRead> Utf8<R> {
    pub fn new(source: R) -> Utf8<R> {
        let (line, torn, ends) = (Vec::new(), Vec::new(), VecDeque::new());
        Utf8 { source, line, at: 0, torn, length: 0, ends, lines: 0, trouble: None }
    }

    /// The line of a place, from 1. Places are asked for in their order.
    pub fn line_of(&mut self, offset: usize) -> usize {
        while self.ends.front().is_some_and(|end| *end < offset) {
            self.ends.pop_front();
            self.lines += 1;
        }
        self.lines + 1
    }

    /// What ended the source before its end.
    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }

    fn next_line(&mut self) {
        let mut piece = std::mem::take(&mut self.torn);
        if let Err(error) = self.source.by_ref().take(LINE_BYTES).read_until(b'\n', &mut piece) {
            self.trouble = Some(error);
        }
        if let Err(error) = std::str::from_utf8(&piece) {
            let is_torn = error.error_len().is_none() && piece.len() as u64 >= LINE_BYTES;
            if is_torn {
                self.torn = piece.split_off(error.valid_up_to());
            } else {
                piece = decoded(&piece).into_bytes();
            }
        }
        let ends = piece.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        self.ends.extend(ends.map(|(at, _)| self.length + at));
        self.length += piece.len();
        (self.line, self.at) = (piece, 0);
    }
}

impl<R: BufRead> Read for Utf8<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut rest = self.fill_buf()?;
        let read = rest.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Utf8<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at >= self.line.len() && self.trouble.is_none() {
            self.next_line();
        }
        Ok(self.line.get(self.at..).unwrap_or_default())
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}
