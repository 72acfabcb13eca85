//! The text of a line, whatever code it was written in.

use std::borrow::Cow;

use crate::{decoded, plain};

const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text of a line of any code. A byte order mark and the line end are taken off, and
/// what steers a terminal or turns text.
pub(super) fn decode(line: &[u8]) -> Cow<'_, str> {
    let is_ascii = |byte: &u8| (b' '..=b'~').contains(byte) || matches!(byte, b'\n' | b'\r' | b'\t');
    if line.iter().all(is_ascii) {
        return in_code(line);
    }
    match in_code(line) {
        Cow::Borrowed(text) => plain(text),
        Cow::Owned(text) => Cow::Owned(plain(&text).into_owned()),
    }
}

fn in_code(line: &[u8]) -> Cow<'_, str> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match decoded(line) {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_start_matches(BYTE_ORDER_MARK)),
        text => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_read_in_the_code_it_was_written_in() {
        for (line, text) in [
            (&b"1. c3-d4\r\n"[..], "1. c3-d4"),
            ("\u{feff}[White \"Їжак\"]\n".as_bytes(), "[White \"Їжак\"]"),
            (b"[White \"\xc8\xe2\xe0\xed\xee\xe2 \xb3\"]", "[White \"Иванов і\"]"),
            (b"\xb99 c3\x96d4", "№9 c3–d4"),
            (b"[White \"M\xfcller, J\xf6rg\"]", "[White \"Müller, Jörg\"]"),
            (b"\xff", "я"),
            (b"", ""),
        ] {
            assert_eq!(decode(line), text);
        }
    }

    #[test]
    fn the_letters_of_the_code_page_stand_in_their_order() {
        let letters: Vec<u8> = (0xc0..=0xff).collect();
        let alphabet: String = ('А'..='я').collect();
        assert_eq!(decode(&letters), alphabet);
    }
}
