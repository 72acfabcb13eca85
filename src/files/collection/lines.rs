//! Where the lines of a file begin, in bytes.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use golos_rules::{Charset, wide_of};

/// The starts of lines that were read and not asked for yet; shared with what reads the file.
#[derive(Clone, Debug, Default)]
pub(super) struct LineStarts(Rc<RefCell<Starts>>);

#[derive(Debug)]
struct Starts {
    /// The number of the first line, from 1, and the start of it and of those after it.
    first: u32,
    starts: VecDeque<u64>,
    /// How many bytes were read.
    at: u64,
    /// How the letters stand in the bytes; `None` before the first was read.
    form: Option<LetterForm>,
    /// The bytes of the letter that is being read, and how many they are.
    letter: u32,
    count: u64,
    /// Whether the last letter was a CR, which may have its LF to come.
    after_cr: bool,
}

/// How the letters of a text stand in its bytes.
#[derive(Clone, Copy, Debug)]
enum LetterForm {
    Bytes,
    /// In UTF-16 or UTF-32: so many bytes each, the lowest first or last.
    Wide {
        width: u64,
        is_little: bool,
    },
}

impl Default for Starts {
    fn default() -> Starts {
        Starts { first: 1, starts: VecDeque::from([0]), at: 0, form: None, letter: 0, count: 0, after_cr: false }
    }
}

impl LineStarts {
    /// The first byte of a line; of those before it nothing is known any more.
    pub fn of(&self, line: u32) -> Option<u64> {
        let mut starts = self.0.borrow_mut();
        while starts.first < line && starts.starts.len() > 1 {
            starts.starts.pop_front();
            starts.first += 1;
        }
        starts.starts.front().copied().filter(|_| starts.first == line)
    }
}

impl Starts {
    /// Takes bytes in. A lone CR ends a line as well.
    fn read(&mut self, bytes: &[u8]) {
        let form = *self.form.get_or_insert_with(|| match wide_of(bytes).map(Charset::name) {
            Some(name) => {
                LetterForm::Wide { width: if name.contains("32") { 4 } else { 2 }, is_little: name.ends_with("LE") }
            }
            None => LetterForm::Bytes,
        });
        for byte in bytes {
            self.at += 1;
            let LetterForm::Wide { width, is_little } = form else {
                self.letter(u32::from(*byte), 1);
                continue;
            };
            self.letter = match is_little {
                true => self.letter | u32::from(*byte) << (8 * self.count),
                false => self.letter << 8 | u32::from(*byte),
            };
            self.count += 1;
            if self.count == width {
                let letter = std::mem::take(&mut self.letter);
                self.count = 0;
                self.letter(letter, width);
            }
        }
    }

    /// Takes the letter in that ends here, and has so many bytes.
    fn letter(&mut self, letter: u32, bytes: u64) {
        if self.after_cr && letter != u32::from(b'\n') {
            self.starts.push_back(self.at - bytes);
        }
        if letter == u32::from(b'\n') {
            self.starts.push_back(self.at);
        }
        self.after_cr = letter == u32::from(b'\r');
    }
}

/// A source whose line starts are noted.
pub(super) struct Lined<R> {
    source: R,
    starts: LineStarts,
}

impl<R: BufRead> Lined<R> {
    pub fn new(source: R) -> (Lined<R>, LineStarts) {
        let starts = LineStarts::default();
        (Lined { source, starts: starts.clone() }, starts)
    }
}

impl<R: BufRead> Read for Lined<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.starts.0.borrow_mut().read(buffer.get(..count).unwrap_or_default());
        Ok(count)
    }
}

impl<R: BufRead> BufRead for Lined<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.source.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        if let Ok(bytes) = self.source.fill_buf() {
            self.starts.0.borrow_mut().read(bytes.get(..amount).unwrap_or(bytes));
        }
        self.source.consume(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_begins_a_line() {
        let text = b"a\nbc\r\nd\re\n\nf";
        let (mut lined, starts) = Lined::new(&text[..]);
        let mut read = Vec::new();
        lined.read_to_end(&mut read).unwrap();
        let found: Vec<Option<u64>> = (1..=7).map(|line| starts.of(line)).collect();
        assert_eq!(found, [Some(0), Some(2), Some(6), Some(8), Some(10), Some(11), None]);
        assert_eq!(starts.of(1), None);
    }

    #[test]
    fn letters_of_two_bytes_are_one() {
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let text: Vec<u8> = "\u{feff}a\nъ\u{a0a}\r\nd\re".encode_utf16().flat_map(bytes).collect();
            let (mut lined, starts) = Lined::new(&text[..]);
            let mut read = Vec::new();
            lined.read_to_end(&mut read).unwrap();
            let found: Vec<Option<u64>> = (1..=5).map(|line| starts.of(line)).collect();
            assert_eq!(found, [Some(0), Some(6), Some(14), Some(18), None]);
        }
        let text: Vec<u8> = "\u{feff}a\nъ\r\nd\re".chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect();
        let (mut lined, starts) = Lined::new(&text[..]);
        lined.read_to_end(&mut Vec::new()).unwrap();
        let found: Vec<Option<u64>> = (1..=5).map(|line| starts.of(line)).collect();
        assert_eq!(found, [Some(0), Some(12), Some(24), Some(32), None]);
    }
}
