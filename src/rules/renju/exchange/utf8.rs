//! A source of unknown encoding as UTF-8, a line at a time.

use crate::Charset;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

/// A longer line is read as several, in bytes.
const LINE_BYTES: u64 = 64 * 1024;

/// A source as UTF-8: a line that is not is in the encoding that the first line names, else in the most likely one.
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
    /// What the declaration of XML names.
    named: Option<Charset>,
}

impl<R: BufRead> Utf8<R> {
    pub fn new(source: R) -> Utf8<R> {
        let (line, torn, ends) = (Vec::new(), Vec::new(), VecDeque::new());
        Utf8 { source, line, at: 0, torn, length: 0, ends, lines: 0, trouble: None, named: None }
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
        if self.length == 0 {
            self.named = declared(&piece);
        }
        if let Err(error) = std::str::from_utf8(&piece) {
            let is_torn = error.error_len().is_none() && piece.len() as u64 >= LINE_BYTES;
            if is_torn {
                self.torn = piece.split_off(error.valid_up_to());
            } else {
                let charset = self.named.unwrap_or_else(|| Charset::of(&piece));
                piece = charset.decode(&piece).into_owned().into_bytes();
            }
        }
        let ends = piece.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        self.ends.extend(ends.map(|(at, _)| self.length + at));
        self.length += piece.len();
        (self.line, self.at) = (piece, 0);
    }
}

/// The encoding that a line names as `encoding="…"`.
fn declared(line: &[u8]) -> Option<Charset> {
    let text = std::str::from_utf8(line.split(|byte| *byte == b'>').next()?).ok()?;
    let (_, value) = text.split_once("encoding=")?;
    let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
    Charset::named(value.get(1..)?.split(quote).next()?.as_bytes()).filter(|charset| *charset != Charset::UTF_8)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_in_the_encoding_that_the_declaration_names_or_the_likely_one() {
        for (bytes, text) in [
            (&b"<?xml version=\"1.0\" encoding=\"KOI8-R\"?>\n<p n=\"\xed\xf3\"/>"[..], "<p n=\"МС\"/>"),
            (b"<?xml version='1.0' encoding='iso-8859-2'?>\n<p n=\"\xa3\xf3d\xbc\"/>", "<p n=\"Łódź\"/>"),
            (b"<?xml version=\"1.0\"?>\n<p n=\"\xcc\xd1\"/>", "<p n=\"МС\"/>"),
            (b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<p n=\"\xd0\x9c\"/>", "<p n=\"М\"/>"),
        ] {
            let mut read = String::new();
            Utf8::new(bytes).read_to_string(&mut read).unwrap();
            assert_eq!(read.lines().last(), Some(text));
        }
    }
}
