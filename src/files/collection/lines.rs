//! Where the lines of a file begin, in bytes.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use golos_rules::utf16_of;

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
    /// How many bytes a letter has; `None` before the first was read.
    form: Option<LetterForm>,
    /// The first byte of a letter of two.
    half: Option<u8>,
    /// Whether the last letter was a CR, which may have its LF to come.
    after_cr: bool,
}

/// How the letters of a text stand in its bytes.
#[derive(Clone, Copy, Debug)]
enum LetterForm {
    Bytes,
    /// In UTF-16, with the lower byte first or last.
    Wide {
        is_little: bool,
    },
}

impl Default for Starts {
    fn default() -> Starts {
        Starts { first: 1, starts: VecDeque::from([0]), at: 0, form: None, half: None, after_cr: false }
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
        let form = *self.form.get_or_insert_with(|| match utf16_of(bytes) {
            Some(charset) => LetterForm::Wide { is_little: charset.name() == "UTF-16LE" },
            None => LetterForm::Bytes,
        });
        for byte in bytes {
            self.at += 1;
            match form {
                LetterForm::Bytes => self.letter(u16::from(*byte), 1),
                LetterForm::Wide { is_little } => match self.half.take() {
                    None => self.half = Some(*byte),
                    Some(first) if is_little => self.letter(u16::from_le_bytes([first, *byte]), 2),
                    Some(first) => self.letter(u16::from_be_bytes([first, *byte]), 2),
                },
            }
        }
    }

    /// Takes the letter in that ends here, and has so many bytes.
    fn letter(&mut self, letter: u16, bytes: u64) {
        if self.after_cr && letter != u16::from(b'\n') {
            self.starts.push_back(self.at - bytes);
        }
        if letter == u16::from(b'\n') {
            self.starts.push_back(self.at);
        }
        self.after_cr = letter == u16::from(b'\r');
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
    }
}
