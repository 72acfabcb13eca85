//! A source of bytes as UTF-8, a block at a time, whatever it was written in and however its lines end.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::ops::Range;
use std::sync::Arc;

use crate::Charset;
use crate::charset::{is_damaged_utf8, is_doubtful};

/// A longer line is decoded in pieces, in bytes; nothing may fill the memory.
const LONGEST_LINE: usize = 64 * 1024;

/// So many bytes of lines that are not UTF-8 are looked at to find out what they are.
const SAMPLE: usize = 16 * 1024;

/// Bytes that mean nothing in the encoding of their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: not {}", charset.name())]
pub struct Undecodable {
    /// Their line, from 1.
    pub line: u32,
    /// What the text is written in, as its mark, its other letters or the user says.
    pub charset: Charset,
}

impl Undecodable {
    /// What an error says of a text, if it is one of these.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<Undecodable> {
        let inner = error.get_ref()?;
        // A reader of XML shares the errors of its source.
        let shared = || Undecodable::of(inner.downcast_ref::<Arc<io::Error>>()?);
        inner.downcast_ref().copied().or_else(shared)
    }
}

impl From<Undecodable> for io::Error {
    fn from(undecodable: Undecodable) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, undecodable)
    }
}

/// Damaged lines that are remembered; nothing may fill the memory.
const MOST_DAMAGED: usize = 100;

/// How a text stands in its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileForm {
    /// What it is written in; `None`: UTF-8.
    pub charset: Option<Charset>,
    /// Whether the page was found out by the letters alone.
    pub is_guessed: bool,
    /// Whether it begins with a mark of its byte order.
    pub is_marked: bool,
    /// Whether a CR without an LF ends any of its lines.
    pub has_lone_cr: bool,
}

/// What of a part of a text is otherwise in its file than it was read, by places in what was read, in bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct FileMarks {
    /// Line ends that are a lone CR there.
    pub crs: Vec<usize>,
    /// What is not in UTF-8 there.
    pub pages: Vec<Range<usize>>,
    /// In what that is; of a text in UTF-16 or UTF-32 all.
    pub charset: Option<Charset>,
}

/// The same of what was not asked for yet, counted from the beginning of the text.
#[derive(Debug, Default)]
struct Kept {
    crs: VecDeque<usize>,
    pages: VecDeque<Range<usize>>,
}

/// Reads a text as UTF-8. UTF-16 and UTF-32 are known by their marks or by their zeros, UTF-8 by its form; lines that are
/// neither are in the code page that all of them together look most like. A lone CR is a line end.
///
/// A text that has the mark of UTF-8, or is plainly that, has no lines in other pages, and what looks like no page is in none:
/// there the reading ends with an error of kind [`InvalidData`](io::ErrorKind::InvalidData) that holds an [`Undecodable`].
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
    form: Letters,
    is_over: bool,
    sample: Vec<u8>,
    charset: Option<Charset>,
    /// Whether the code page need not be found out.
    is_known: bool,
    /// Whether the text has a mark of its byte order, and whether it had letters beyond ASCII in UTF-8.
    is_marked: bool,
    has_letters: bool,
    has_lone_cr: bool,
    /// Whether damaged letters are replaced, and the lines in which that was.
    is_tolerant: bool,
    damaged: Vec<Undecodable>,
    /// Line ends that were handed out.
    lines: u32,
    /// Bytes that were handed out before those that are ready.
    passed: usize,
    kept: Option<Kept>,
    /// Whether line ends are left as they are.
    has_own_ends: bool,
}

/// What the letters of a text are, as far as its beginning tells.
enum Letters {
    /// Nothing was read yet.
    Unknown,
    Bytes,
    /// All in a form of Unicode, of two or four bytes each.
    Wide(Charset),
}

impl<R: BufRead> Decoder<R> {
    /// Nothing is read yet.
    pub fn new(source: R) -> Decoder<R> {
        Decoder {
            source,
            block: Vec::new(),
            ready: Vec::new(),
            at: 0,
            form: Letters::Unknown,
            is_over: false,
            sample: Vec::new(),
            charset: None,
            is_known: false,
            is_marked: false,
            has_letters: false,
            has_lone_cr: false,
            is_tolerant: false,
            damaged: Vec::new(),
            lines: 0,
            passed: 0,
            kept: None,
            has_own_ends: false,
        }
    }

    /// The code page that was found out so far; `None` while everything was Unicode.
    #[must_use]
    pub fn charset(&self) -> Option<Charset> {
        self.charset.filter(|charset| !charset.is_wide())
    }

    /// How the text stands in its file, as far as it was read.
    #[must_use]
    pub fn form(&self) -> FileForm {
        FileForm {
            charset: self.wide().or(self.charset()).filter(|charset| *charset != Charset::UTF_8),
            is_guessed: self.charset().is_some() && !self.is_known,
            is_marked: self.is_marked,
            has_lone_cr: self.has_lone_cr,
        }
    }

    /// Reads a text whose code page is known, from the user or from the whole of which it is a part; `None` if it is not. Lines
    /// in UTF-8 are read as that all the same.
    pub fn in_charset(source: R, charset: Option<Charset>) -> Decoder<R> {
        Decoder { is_known: charset.is_some(), charset, ..Decoder::new(source) }
    }

    /// Counts lines from after so many.
    #[must_use]
    pub fn after(self, lines: u32) -> Decoder<R> {
        Decoder { lines, ..self }
    }

    /// Reads over bytes that mean nothing, in whose place U+FFFD is read, and remembers their [lines](Decoder::damaged): for
    /// those who look at a text and write nothing.
    #[must_use]
    pub fn tolerant(self) -> Decoder<R> {
        Decoder { is_tolerant: true, ..self }
    }

    /// Leaves line ends as they are.
    #[must_use]
    pub fn with_own_ends(self) -> Decoder<R> {
        Decoder { has_own_ends: true, ..self }
    }

    /// Remembers how the text stands in its file, until it is asked for: for those who write it again.
    #[must_use]
    pub fn faithful(self) -> Decoder<R> {
        Decoder { kept: Some(Kept::default()), ..self }
    }

    /// Whether it [remembers](Decoder::faithful) how the text stands in its file.
    pub(crate) const fn is_faithful(&self) -> bool {
        self.kept.is_some()
    }

    /// What of a part of the text, of which the parts before are forgotten, is otherwise in the file.
    pub(crate) fn marks(&mut self, part: Range<usize>) -> FileMarks {
        let charset = self.wide().or(self.charset());
        let Some(kept) = &mut self.kept else { return FileMarks::default() };
        let within = |place: usize| place.clamp(part.start, part.end) - part.start;
        let mut marks = FileMarks { charset, ..FileMarks::default() };
        while let Some(cr) = kept.crs.front().copied().filter(|cr| *cr < part.end) {
            kept.crs.pop_front();
            marks.crs.extend((cr >= part.start).then(|| within(cr)));
        }
        while let Some(page) = kept.pages.front_mut().filter(|page| page.start < part.end) {
            let own = within(page.start)..within(page.end);
            if page.end > part.end {
                page.start = part.end;
            } else {
                kept.pages.pop_front();
            }
            marks.pages.extend((!own.is_empty()).then_some(own));
        }
        marks
    }

    /// The lines that were damaged so far, no more than the first hundred.
    #[must_use]
    pub fn damaged(&self) -> &[Undecodable] {
        &self.damaged
    }

    /// The form of UTF-16 or UTF-32 that the text is in, as far as it was read.
    #[must_use]
    pub const fn wide(&self) -> Option<Charset> {
        match self.form {
            Letters::Wide(charset) => Some(charset),
            Letters::Unknown | Letters::Bytes => None,
        }
    }

    fn refill(&mut self) -> io::Result<()> {
        self.passed += self.ready.len();
        self.ready.clear();
        self.at = 0;
        while self.ready.is_empty() && !self.is_over {
            self.read()?;
            if matches!(self.form, Letters::Unknown) {
                // So many bytes a mark has at most.
                if self.block.len() < 4 && !self.is_over {
                    continue;
                }
                self.begin();
            }
            match self.form {
                Letters::Wide(charset) => self.letters(charset)?,
                Letters::Unknown | Letters::Bytes => self.lines()?,
            }
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
        let given = self.charset.filter(|charset| charset.is_wide());
        let (found, mark) = match Charset::marked(&self.block) {
            Some((charset, mark)) => (charset, mark),
            None => (given.or_else(|| wide_of(&self.block)).unwrap_or(Charset::UTF_8), 0),
        };
        self.form = if found.is_wide() { Letters::Wide(found) } else { Letters::Bytes };
        self.is_marked = mark > 0;
        self.block.drain(..mark);
    }

    /// Decodes the whole letters that were read, in a form of Unicode of so many bytes each.
    fn letters(&mut self, charset: Charset) -> io::Result<()> {
        let whole = if self.is_over { self.block.len() } else { charset.whole(&self.block) };
        let rest = self.block.split_off(whole);
        let bytes = std::mem::replace(&mut self.block, rest);
        let text = match charset.decode_whole(&bytes) {
            Some(text) => text,
            None => {
                let text = charset.decode(&bytes);
                let before = text.split('\u{fffd}').next().unwrap_or_default();
                let line = self.line_after(before.as_bytes());
                self.damage(Undecodable { line, charset })?;
                text
            }
        };
        self.ready = text.into_owned().into_bytes();
        self.end_lines();
        Ok(())
    }

    /// Decodes the whole lines that were read.
    fn lines(&mut self) -> io::Result<()> {
        let whole = match self.block.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')) {
            _ if self.is_over => self.block.len(),
            // A CR at the end may have its LF to come.
            Some(end) if end + 1 < self.block.len() || self.block.get(end) == Some(&b'\n') => end + 1,
            _ if self.block.len() < LONGEST_LINE => return Ok(()),
            _ => self.block.len() - torn(&self.block),
        };
        let rest = self.block.split_off(whole);
        let lines = std::mem::replace(&mut self.block, rest);
        if std::str::from_utf8(&lines).is_ok() {
            self.has_letters |= !lines.is_ascii();
            self.ready = lines;
        } else {
            self.decode(&lines)?;
        }
        self.end_lines();
        Ok(())
    }

    fn decode(&mut self, bytes: &[u8]) -> io::Result<()> {
        let lines = || bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r'));
        let (before, mut has_letters) = (self.sample.len(), self.has_letters);
        for line in lines() {
            if std::str::from_utf8(line).is_ok() {
                has_letters |= !line.is_ascii();
            } else if !self.is_known && self.damage_of(line, has_letters).is_none() {
                let room = SAMPLE.saturating_sub(self.sample.len());
                self.sample.extend(line.iter().take(room));
            }
        }
        let has_more = self.sample.len() > before;
        let found = if has_more { Some(Charset::of(&self.sample)) } else { self.charset };
        let is_doubtful = || found.is_some_and(|charset| is_doubtful(&self.sample, charset));
        let is_in_none = !self.is_known && !self.is_tolerant && is_doubtful();
        let mut at = 0;
        for line in lines() {
            match std::str::from_utf8(line) {
                Ok(text) => {
                    self.has_letters |= !text.is_ascii();
                    self.ready.extend(text.bytes());
                }
                Err(_) => {
                    let doubtful = is_in_none.then_some(Charset::UTF_8);
                    if let Some(charset) = self.damage_of(line, self.has_letters).or(doubtful) {
                        let damage =
                            Undecodable { line: self.line_after(bytes.get(..at).unwrap_or_default()), charset };
                        // What stands before it is read first.
                        if !self.is_tolerant && at > 0 {
                            let rest = bytes.get(at..).unwrap_or_default();
                            self.block.splice(..0, rest.iter().copied());
                            return Ok(());
                        }
                        self.damage(damage)?;
                        self.ready.extend(charset.decode(line).bytes());
                    } else {
                        self.charset = found;
                        let charset = found.unwrap_or(Charset::UTF_8);
                        let start = self.passed + self.ready.len();
                        self.ready.extend(charset.decode(line).bytes());
                        if let Some(kept) = &mut self.kept {
                            kept.pages.push_back(start..self.passed + self.ready.len());
                        }
                    }
                }
            }
            at += line.len();
        }
        Ok(())
    }

    /// The encoding in which a line that is not UTF-8 is damaged, after other text in UTF-8 or not; `None` if it can be read.
    fn damage_of(&self, line: &[u8], has_letters: bool) -> Option<Charset> {
        match self.charset {
            Some(charset) if self.is_known => charset.decode_whole(line).is_none().then_some(charset),
            charset => {
                let is_utf8 = self.is_marked || is_damaged_utf8(line, has_letters && charset.is_none());
                is_utf8.then_some(Charset::UTF_8)
            }
        }
    }

    fn damage(&mut self, damage: Undecodable) -> io::Result<()> {
        if !self.is_tolerant {
            return Err(damage.into());
        }
        if self.damaged.len() < MOST_DAMAGED {
            self.damaged.push(damage);
        }
        Ok(())
    }

    /// The number of the line after bytes that are not handed out yet.
    fn line_after(&self, bytes: &[u8]) -> u32 {
        let crs = bytes.iter().enumerate().filter(|(at, byte)| **byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
        let ends = bytes.iter().filter(|byte| **byte == b'\n').count() + crs.count();
        self.lines.saturating_add(u32::try_from(ends).unwrap_or(u32::MAX)).saturating_add(1)
    }

    /// Makes a line end of each lone CR.
    fn end_lines(&mut self) {
        if !self.has_own_ends && memchr::memchr(b'\r', &self.ready).is_some() {
            self.end_lone();
        }
        let ends = memchr::memchr_iter(b'\n', &self.ready).count();
        self.lines = self.lines.saturating_add(u32::try_from(ends).unwrap_or(u32::MAX));
    }

    fn end_lone(&mut self) {
        for at in 0..self.ready.len() {
            if self.ready.get(at) == Some(&b'\r')
                && self.ready.get(at + 1) != Some(&b'\n')
                && let Some(byte) = self.ready.get_mut(at)
            {
                *byte = b'\n';
                self.has_lone_cr = true;
                if let Some(kept) = &mut self.kept {
                    kept.crs.push_back(self.passed + at);
                }
            }
        }
    }
}

/// The form of UTF-16 or UTF-32 that a text is in which begins so: by its mark, or because so many of its bytes are zero as
/// in most texts in that form. `None` if it is in none.
#[must_use]
pub fn wide_of(head: &[u8]) -> Option<Charset> {
    let marked = Charset::marked(head).map(|(charset, _)| charset);
    let zeros = |from: usize, step: usize| head.iter().skip(from).step_by(step).filter(|byte| **byte == 0).count();
    let is_ascii = |step: usize, place: usize| {
        head.len() >= 4 && zeros(place, step) == 0 && (0..step).all(|other| other == place || zeros(other, step) > 0)
    };
    let is_32 = |place: usize| is_ascii(4, place) && zeros(0, 1) * 3 > head.len() * 2;
    let is_16 = |place: usize| is_ascii(2, place) && zeros(0, 1) * 4 > head.len();
    let forms = [
        (is_32(0), Charset::UTF_32LE),
        (is_32(3), Charset::UTF_32BE),
        (is_16(0), Charset::UTF_16LE),
        (is_16(1), Charset::UTF_16BE),
    ];
    let by_zeros = || forms.into_iter().find(|(is_it, _)| *is_it).map(|(_, charset)| charset);
    marked.or_else(by_zeros).filter(|charset| charset.is_wide())
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
    fn what_is_utf_8_and_damaged_is_not_read_as_another_page() {
        let marked = [b"\xef\xbb\xbfa\n{", &WINDOWS_1251.encode("ход").0[..], b"}\n"].concat();
        let stray = "[White \"Їжак\"]\r\n\r\n{гарний хід\u{80}}".as_bytes();
        let stray: Vec<u8> = stray.iter().copied().filter(|byte| *byte != 0xc2).collect();
        let single = [&stray[..16], b"\ra\xffb\n"].concat();
        for (bytes, line) in [(&marked, 2), (&stray, 3), (&single, 2)] {
            let error = read(bytes).unwrap_err();
            assert_eq!(Undecodable::of(&error), Some(Undecodable { line, charset: Charset::UTF_8 }));
            let mut decoder = Decoder::new(&bytes[..]).tolerant().after(10);
            let mut text = String::new();
            decoder.read_to_string(&mut text).unwrap();
            assert_eq!(decoder.damaged().iter().map(|damage| damage.line).collect::<Vec<_>>(), [line + 10]);
            assert!(text.contains('\u{fffd}'));
            // The user knows better.
            let mut text = String::new();
            let named = Charset::named(b"windows-1251");
            Decoder::in_charset(&bytes[..], named).read_to_string(&mut text).unwrap();
            assert!(!text.contains('\u{fffd}'), "{text}");
        }
        // What stands before the damage is read.
        let mut before = String::new();
        let mut decoder = Decoder::new(&marked[..]);
        assert!(decoder.read_line(&mut before).is_ok() && decoder.read_line(&mut before).is_err());
        assert_eq!(before, "a\n");
        let half = Decoder::in_charset(&b"\x95\n"[..], Charset::named(b"shift_jis")).read_to_string(&mut before);
        assert_eq!(Undecodable::of(&half.unwrap_err()).map(|damage| damage.charset.name()), Some("Shift_JIS"));
        let mut wide = String::new();
        let utf16 = Charset::named(b"utf-16le");
        Decoder::in_charset(&b"\x38\x04\n\0"[..], utf16).read_to_string(&mut wide).unwrap();
        assert_eq!(wide, "и\n");
    }

    #[test]
    fn every_line_end_is_one() {
        assert_eq!(read(b"a\rb\r\nc\n\rd\r").unwrap().0, "a\nb\r\nc\n\nd\n");
        let long = [vec![b'a'; 3 * LONGEST_LINE], b"\r\xc8\xe2\xe0\xed\xee\xe2".to_vec()].concat();
        assert_eq!(read(&long).unwrap().0.len(), 3 * LONGEST_LINE + 1 + 12);
    }
}
