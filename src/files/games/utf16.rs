//! Texts in UTF-16, as some programs of Windows write them: read as UTF-8, a piece at a time.

use std::io::{self, BufRead, BufReader, Read};

/// A unit of two bytes, in the order of the text.
type Unit = fn([u8; 2]) -> u16;

/// The byte order marks, of both orders.
const MARKS: [([u8; 2], Unit); 2] = [([0xff, 0xfe], u16::from_le_bytes), ([0xfe, 0xff], u16::from_be_bytes)];

/// How many bytes are read at once.
const PIECE: usize = 8 * 1024;

/// The same text in UTF-8, if it begins with the mark of UTF-16; any other as it is.
///
/// # Errors
/// The source cannot be read.
pub(super) fn as_utf8(mut source: Box<dyn BufRead>) -> io::Result<Box<dyn BufRead>> {
    let head = source.fill_buf()?;
    let unit = MARKS.iter().find(|(mark, _)| head.starts_with(mark)).map(|(_, unit)| *unit);
    Ok(match unit {
        Some(unit) => {
            source.consume(2);
            Box::new(BufReader::new(Utf16 { source, unit, odd: None, high: None, ready: Vec::new(), given: 0 }))
        }
        None => source,
    })
}

struct Utf16 {
    source: Box<dyn BufRead>,
    unit: Unit,
    /// The first byte of a unit whose second one is still to come.
    odd: Option<u8>,
    /// The first half of a pair of surrogates.
    high: Option<u16>,
    /// Letters in UTF-8, and how many of these bytes were handed out.
    ready: Vec<u8>,
    given: usize,
}

impl Utf16 {
    /// Makes the next letters ready; none are at the end.
    fn refill(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        while self.ready.is_empty() {
            let mut bytes = Vec::from_iter(self.odd.take());
            let read = self.source.by_ref().take(PIECE as u64).read_to_end(&mut bytes)?;
            let mut units: Vec<u16> = Vec::from_iter(self.high.take());
            let pairs = bytes.chunks_exact(2);
            if let [odd] = pairs.remainder() {
                self.odd = Some(*odd);
            }
            units.extend(pairs.filter_map(|pair| Some((self.unit)(pair.try_into().ok()?))));
            // Half of a pair waits for the other half, unless the file ends.
            if read > 0 && units.last().is_some_and(|last| (0xd800..0xdc00).contains(last)) {
                self.high = units.pop();
            }
            let letters = char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
            self.ready = letters.collect::<String>().into_bytes();
            if read == 0 {
                break;
            }
        }
        Ok(())
    }
}

impl Read for Utf16 {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.given >= self.ready.len() {
            self.refill()?;
        }
        let mut rest = self.ready.get(self.given..).unwrap_or_default();
        let count = rest.read(into)?;
        self.given += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    fn read(bytes: Vec<u8>) -> String {
        let mut text = String::new();
        as_utf8(Box::new(Cursor::new(bytes))).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    fn encoded(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect()
    }

    #[test]
    fn a_text_of_either_order_is_the_same_and_any_other_is_as_it_is() {
        let long = "[White \"Їжак 𝄞\"]\r\n1. c3-d4\n".repeat(2000);
        assert_eq!(read(encoded(&long, u16::to_le_bytes)), long);
        assert_eq!(read(encoded(&long, u16::to_be_bytes)), long);
        assert_eq!(read(long.clone().into_bytes()), long);
        assert_eq!(read(Vec::new()), "");
    }

    #[test]
    fn what_is_cut_off_ends_in_the_sign_for_it() {
        let mut cut = encoded("ab", u16::to_le_bytes);
        cut.extend([0x34, 0xd8]);
        assert_eq!(read(cut.clone()), "ab\u{fffd}");
        cut.push(1);
        assert_eq!(read(cut), "ab\u{fffd}");
    }
}
