//! What the bytes of a line mean. Files carry no mark of it: UTF-8 is known by its form, and the two older code pages
//! by what stands beside the letters.

use std::borrow::Cow;

use crate::plain;

/// The upper half of code page 1251; 0x98 is not assigned there.
const CP1251: [char; 128] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’', '“', '”', '•', '–',
    '—', '\u{fffd}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{a0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є',
    '«', '¬', '\u{ad}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї', 'А',
    'Б', 'В', 'Г', 'Д', 'Е', 'Ж', 'З', 'И', 'Й', 'К', 'Л', 'М', 'Н', 'О', 'П', 'Р', 'С', 'Т', 'У', 'Ф', 'Х', 'Ц', 'Ч',
    'Ш', 'Щ', 'Ъ', 'Ы', 'Ь', 'Э', 'Ю', 'Я', 'а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з', 'и', 'й', 'к', 'л', 'м', 'н', 'о',
    'п', 'р', 'с', 'т', 'у', 'ф', 'х', 'ц', 'ч', 'ш', 'щ', 'ъ', 'ы', 'ь', 'э', 'ю', 'я',
];

const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text of a line: UTF-8, else code page 1251, else Latin-1. A byte order mark and the line end are taken off, and
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
    match std::str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text.trim_start_matches(BYTE_ORDER_MARK)),
        Err(_) if is_latin(line) => Cow::Owned(line.iter().copied().map(char::from).collect()),
        Err(_) => Cow::Owned(line.iter().copied().map(cyrillic).collect()),
    }
}

fn cyrillic(byte: u8) -> char {
    let upper = byte.checked_sub(128).and_then(|place| CP1251.get(usize::from(place)));
    upper.copied().unwrap_or(char::from(byte))
}

/// Whether most of the letters of the upper half stand beside plain Latin ones, as in "Müller": Cyrillic words are
/// written in the upper half alone.
fn is_latin(line: &[u8]) -> bool {
    let is_letter = |place: usize| line.get(place).is_some_and(u8::is_ascii_alphabetic);
    let upper = || line.iter().enumerate().filter(|(_, byte)| **byte >= 0xc0);
    let beside = upper().filter(|&(place, _)| is_letter(place + 1) || place.checked_sub(1).is_some_and(is_letter));
    beside.count() * 2 > upper().count()
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
