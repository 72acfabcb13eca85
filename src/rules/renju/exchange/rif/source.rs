//! The text of an archive as UTF-8, and the lines of its places.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};

use crate::{Charset, Decoder, FileForm};

/// A text as UTF-8 in which the lines of places are known.
pub(super) struct Lined<R> {
    text: Decoder<R>,
    /// Bytes that were taken, and where lines ended in them that nobody has asked for yet.
    length: usize,
    ends: VecDeque<usize>,
    /// Lines that have ended before the last place that was asked for.
    lines: usize,
}

impl<R: BufRead> Lined<R> {
    /// Reads a source: UTF-8, else the given encoding, else the one that its declaration names, else the most likely one.
    pub fn new(mut source: R, given: Option<Charset>) -> Lined<R> {
        let declared = || declared(source.fill_buf().unwrap_or_default());
        let charset = given.or_else(declared);
        Lined { text: Decoder::in_charset(source, charset), length: 0, ends: VecDeque::new(), lines: 0 }
    }

    /// Counts lines from after so many.
    pub fn after(self, lines: usize) -> Lined<R> {
        Lined { lines, ..self }
    }

    /// How the text stands in its file, as far as it was read.
    pub fn form(&self) -> FileForm {
        self.text.form()
    }

    /// The line of a place, from 1. Places are asked for in their order.
    pub fn line_of(&mut self, offset: usize) -> usize {
        while self.ends.front().is_some_and(|end| *end < offset) {
            self.ends.pop_front();
            self.lines += 1;
        }
        self.lines + 1
    }
}

/// The encoding that a declaration of XML names as `encoding="…"`.
fn declared(head: &[u8]) -> Option<Charset> {
    let text = std::str::from_utf8(head.split(|byte| *byte == b'>').next()?).ok()?;
    let (_, value) = text.split_once("encoding=")?;
    let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
    // What can be read here is not in UTF-16, whatever it was before.
    Charset::named(value.get(1..)?.split(quote).next()?.as_bytes()).filter(|charset| !charset.is_wide())
}

impl<R: BufRead> Read for Lined<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut rest = self.fill_buf()?;
        let read = rest.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Lined<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.text.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        let taken = self.text.fill_buf().unwrap_or_default();
        let ends = taken.iter().take(amount).enumerate().filter(|(_, byte)| **byte == b'\n');
        self.ends.extend(ends.map(|(at, _)| self.length + at));
        self.length += amount;
        self.text.consume(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_in_the_encoding_that_the_declaration_names_or_the_likely_one() {
        for (bytes, text) in [
            (&b"<?xml version=\"1.0\" encoding=\"KOI8-R\"?>\n<p n=\"\xed\xf3\"/>"[..], "<p n=\"МС\"/>"),
            (b"<?xml version='1.0' encoding='iso-8859-2'?>\n<p n=\"\xa3\xf3d\xbc\"/>", "<p n=\"Łódź\"/>"),
            (b"<?xml version=\"1.0\"?>\n<p n=\"\xcc\xd1\"/>", "<p n=\"МС\"/>"),
            (b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<p n=\"\xd0\x9c\"/>", "<p n=\"М\"/>"),
        ] {
            let mut read = String::new();
            Lined::new(bytes, None).read_to_string(&mut read).unwrap();
            assert_eq!(read.lines().last(), Some(text));
        }
        let lying = &b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<p n=\"\xed\xf3\"/>"[..];
        assert_eq!(
            Lined::new(lying, None).read_to_string(&mut String::new()).unwrap_err().kind(),
            io::ErrorKind::InvalidData
        );
        let mut read = String::new();
        Lined::new(lying, Charset::named(b"koi8-r")).read_to_string(&mut read).unwrap();
        assert_eq!(read.lines().last(), Some("<p n=\"МС\"/>"));
    }
}
