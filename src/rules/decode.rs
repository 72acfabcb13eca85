//! A source of bytes as UTF-8, a block at a time, whatever it was written in and however its lines end.

use std::io::{self, BufRead, Read};

use encoding_rs::{CoderResult, Decoder as Wide, UTF_16BE, UTF_16LE};

use crate::Charset;

/// A longer line is decoded in pieces, in bytes; nothing may fill the memory.
const LONGEST_LINE: usize = 64 * 1024;

/// So many bytes of lines that are not UTF-8 are looked at to find out what they are.
const SAMPLE: usize = 16 * 1024;

/// Reads a text as UTF-8. UTF-16 is known by its mark or by its zeros, UTF-8 by its form; lines that are neither are in the
/// code page that all of them together look most like. A lone CR is a line end.
///
/// ```
/// use std::io::Read;
/// use golos_rules::Decoder;
///
/// let mut text = String::new();
/// let mut decoder = Decoder::new(&b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\r1. e4\r"[..]);
/// decoder.read_to_string(&mut text).unwrap();
/// assert_eq!(text, "[White \"Иванов\"]\n1. e4\n");
/// assert_eq!(decoder.charset().map(|page| page.name()), Some("windows-1251"));
/// ```
pub struct Decoder<R> {
    source: R,
    /// What was read and is not decoded yet.
    block: Vec<u8>,
    ready: Vec<u8>,
    /// What of it was handed out.
    at: usize,
    form: TextForm,
    is_over: bool,
    sample: Vec<u8>,
    charset: Option<Charset>,
    /// Whether the code page need not be found out.
    is_known: bool,
}

/// What a text is written in, as far as its beginning tells.
enum TextForm {
    /// Nothing was read yet.
    Unknown,
    Bytes,
    Utf16(Box<Wide>),
}

impl<R: BufRead> Decoder<R> {
    /// Nothing is read yet.
    pub fn new(source: R) -> Decoder<R> {
        Decoder {
            source,
            block: Vec::new(),
            ready: Vec::new(),
            at: 0,
            form: TextForm::Unknown,
            is_over: false,
            sample: Vec::new(),
            charset: None,
            is_known: false,
        }
    }

    /// The code page that was found out so far; `None` while everything was Unicode.
    #[must_use]
    pub const fn charset(&self) -> Option<Charset> {
        self.charset
    }

    /// Reads a part of a text whose code page is known from the whole; `None` if that is Unicode.
    pub fn in_charset(source: R, charset: Option<Charset>) -> Decoder<R> {
        Decoder { is_known: charset.is_some(), charset, ..Decoder::new(source) }
    }

    /// Whether the text is in UTF-16, as far as it was read.
    #[must_use]
    pub const fn is_utf16(&self) -> bool {
        matches!(self.form, TextForm::Utf16(_))
    }

    fn refill(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.at = 0;
        while self.ready.is_empty() && !self.is_over {
            self.read()?;
            if matches!(self.form, TextForm::Unknown) {
                // So many bytes a mark has at most.
                if self.block.len() < 4 && !self.is_over {
                    continue;
                }
                self.begin();
            }
            if let TextForm::Utf16(_) = self.form { self.wide()? } else { self.lines() }
        }
        Ok(())
    }

    /// Takes what the source has ready, so that a pipe is read as it is written.
    fn read(&mut self) -> io::Result<()> {
        let ready = loop {
            match self.source.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                ready => break ready?,
            }
        };
        let count = ready.len();
        self.block.extend_from_slice(ready);
        self.source.consume(count);
        self.is_over = count == 0;
        Ok(())
    }

    /// Finds out what the beginning tells, and takes off a mark.
    fn begin(&mut self) {
        let zeros = |odd: usize| self.block.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
        // Every other byte of most texts in UTF-16 is zero.
        let is_wide = |odd: usize| self.block.len() >= 4 && zeros(odd) * 4 > self.block.len() && zeros(1 - odd) == 0;
        let wide = |encoding: &'static encoding_rs::Encoding| {
            TextForm::Utf16(Box::new(encoding.new_decoder_without_bom_handling()))
        };
        let (form, mark) = match self.block.as_slice() {
            [0xff, 0xfe, ..] => (wide(UTF_16LE), 2),
            [0xfe, 0xff, ..] => (wide(UTF_16BE), 2),
            [0xef, 0xbb, 0xbf, ..] => (TextForm::Bytes, 3),
            _ if is_wide(1) => (wide(UTF_16LE), 0),
            _ if is_wide(0) => (wide(UTF_16BE), 0),
            _ => (TextForm::Bytes, 0),
        };
        self.form = form;
        self.block.drain(..mark);
    }

    fn wide(&mut self) -> io::Result<()> {
        let TextForm::Utf16(decoder) = &mut self.form else { return Ok(()) };
        let mut text = String::with_capacity(decoder.max_utf8_buffer_length(self.block.len()).unwrap_or_default());
        let (result, _, is_damaged) = decoder.decode_to_string(&self.block, &mut text, self.is_over);
        if is_damaged || result == CoderResult::OutputFull {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not a text in UTF-16"));
        }
        self.block.clear();
        self.ready = text.into_bytes();
        self.end_lines();
        Ok(())
    }

    /// Decodes the whole lines that were read.
    fn lines(&mut self) {
        let whole = match self.block.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')) {
            _ if self.is_over => self.block.len(),
            // A CR at the end may have its LF to come.
            Some(end) if end + 1 < self.block.len() || self.block.get(end) == Some(&b'\n') => end + 1,
            _ if self.block.len() < LONGEST_LINE => return,
            _ => self.block.len() - torn(&self.block),
        };
        let rest = self.block.split_off(whole);
        let lines = std::mem::replace(&mut self.block, rest);
        if std::str::from_utf8(&lines).is_ok() {
            self.ready = lines;
        } else {
            self.decode(&lines);
        }
        self.end_lines();
    }

    fn decode(&mut self, lines: &[u8]) {
        let lines = || lines.split_inclusive(|byte| matches!(byte, b'\n' | b'\r'));
        let unread = lines().filter(|line| !self.is_known && std::str::from_utf8(line).is_err());
        for line in unread {
            let room = SAMPLE.saturating_sub(self.sample.len());
            self.sample.extend(line.iter().take(room));
        }
        let found = self.charset.filter(|_| self.is_known);
        let charset = found.unwrap_or_else(|| Charset::of(&self.sample));
        self.charset = Some(charset);
        for line in lines() {
            match std::str::from_utf8(line) {
                Ok(text) => self.ready.extend(text.bytes()),
                Err(_) => self.ready.extend(charset.decode(line).bytes()),
            }
        }
    }

    /// Makes a line end of each lone CR.
    fn end_lines(&mut self) {
        if !self.ready.contains(&b'\r') {
            return;
        }
        for at in 0..self.ready.len() {
            if self.ready.get(at) == Some(&b'\r')
                && self.ready.get(at + 1) != Some(&b'\n')
                && let Some(byte) = self.ready.get_mut(at)
            {
                *byte = b'\n';
            }
        }
    }
}

/// How many bytes at the end are the beginning of a letter in UTF-8.
fn torn(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => bytes.len() - error.valid_up_to(),
        _ => 0,
    }
}

impl<R: BufRead> Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut rest = self.fill_buf()?;
        let read = rest.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Decoder<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at >= self.ready.len() {
            self.refill()?;
        }
        Ok(self.ready.get(self.at..).unwrap_or_default())
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{IBM866, KOI8_R, WINDOWS_1251, WINDOWS_1252};

    fn read(bytes: &[u8]) -> io::Result<(String, Option<&'static str>)> {
        let mut text = String::new();
        let mut decoder = Decoder::new(io::BufReader::with_capacity(7, bytes));
        decoder.read_to_string(&mut text)?;
        Ok((text, decoder.charset().map(Charset::name)))
    }

    fn wide(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn unicode_is_known_by_its_mark_or_its_form() {
        let text = "[White \"Їжак 𝄞\"]\r\n1. c3-d4\n".repeat(6000);
        for bytes in [
            text.clone().into_bytes(),
            format!("\u{feff}{text}").into_bytes(),
            wide(&format!("\u{feff}{text}"), u16::to_le_bytes),
            wide(&format!("\u{feff}{text}"), u16::to_be_bytes),
            wide(&text, u16::to_le_bytes),
        ] {
            assert_eq!(read(&bytes).unwrap(), (text.clone(), None));
        }
        assert_eq!(read(b"").unwrap(), (String::new(), None));
    }

    #[test]
    fn what_a_mark_says_and_is_not_so_is_refused() {
        for bytes in [&b"\xff\xfea\0\x34\xd8"[..], b"\xff\xfea\0b"] {
            assert_eq!(read(bytes).unwrap_err().kind(), io::ErrorKind::InvalidData);
        }
    }

    #[test]
    fn the_pages_of_older_programs_are_told_apart_over_the_whole_file() {
        let text = "[White \"Иванов, Пётр\"]\n[Black \"Ли\"]\n\n1. e4 {ход} e5 {да} *\n";
        for (page, name) in [(WINDOWS_1251, "windows-1251"), (KOI8_R, "KOI8-U"), (IBM866, "IBM866")] {
            assert_eq!(read(&page.encode(text).0).unwrap(), (text.to_owned(), Some(name)));
        }
        let western = "[White \"Müller\"]\n[Black \"Côté\"]\n";
        assert_eq!(read(&WINDOWS_1252.encode(western).0).unwrap(), (western.to_owned(), Some("windows-1252")));
        // Lines of UTF-8 beside others are as they are.
        let mixed = [&b"{\xc8\xe2\xe0\xed\xee\xe2}\n"[..], "{Їжак}\n".as_bytes()].concat();
        assert_eq!(read(&mixed).unwrap().0, "{Иванов}\n{Їжак}\n");
    }

    #[test]
    fn every_line_end_is_one() {
        assert_eq!(read(b"a\rb\r\nc\n\rd\r").unwrap().0, "a\nb\r\nc\n\nd\n");
        let long = [vec![b'a'; 3 * LONGEST_LINE], b"\r\xc8\xe2\xe0\xed\xee\xe2".to_vec()].concat();
        assert_eq!(read(&long).unwrap().0.len(), 3 * LONGEST_LINE + 1 + 12);
    }
}
