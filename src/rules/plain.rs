//! Text that comes from outside, from files and people: it shows what it says, and does nothing else.
//!
//! It passes here once where it enters, and once where it leaves to a terminal.

use std::borrow::Cow;
use std::iter::Peekable;

/// Whether a character shows nothing but steers a terminal, or turns, joins or hides text.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The text without control characters other than blanks, escape sequences and invisible marks of direction. Line ends
/// and tabs stay.
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    let is_blank = |c: char| matches!(c, '\n' | '\t' | '\r');
    let is_unwanted = |c: char| is_hidden(c) && !is_blank(c);
    // A byte that is neither a letter of ASCII nor a blank; most texts have none.
    let is_odd = |byte: u8| !(b' '..=b'~').contains(&byte) && !matches!(byte, b'\n' | b'\t' | b'\r');
    if !text.bytes().any(is_odd) || !text.chars().any(is_unwanted) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if begins_escape(c) {
            skip_escape(&mut chars);
        } else if !is_unwanted(c) {
            kept.push(c);
        }
    }
    Cow::Owned(kept)
}

/// The same on one line: what would end it is a blank.
#[must_use]
pub fn plain_line(text: &str) -> Cow<'_, str> {
    let text = plain(text);
    if text.contains(['\n', '\r', '\t']) { Cow::Owned(text.replace(['\n', '\r', '\t'], " ")) } else { text }
}

/// Whether an escape sequence begins with it. Its forms of one character, U+0080 to U+009F, do not count: they are letters of
/// some code pages, and without them what follows is only text.
pub const fn begins_escape(c: char) -> bool {
    c == '\u{1b}'
}

/// Leaves out the rest of an escape sequence behind its first character (ECMA-48: CSI ends with `@` to `~`, a string ends
/// with BEL or ST, anything else is intermediate bytes and one final byte). A string without an end ends with its line.
pub fn skip_escape(chars: &mut Peekable<impl Iterator<Item = char>>) {
    let Some(kind) = chars.next_if(|c| c.is_ascii() && !c.is_ascii_control()) else { return };
    match kind {
        '[' => {
            while chars.next_if(|c| matches!(c, ' '..='?')).is_some() {}
            chars.next_if(|c| matches!(c, '@'..='~'));
        }
        ']' | 'P' | 'X' | '^' | '_' => {
            while let Some(c) = chars.next_if(|c| *c != '\n') {
                if c == '\u{7}' || c == '\u{9c}' {
                    return;
                }
                if c == '\u{1b}' {
                    chars.next_if_eq(&'\\');
                    return;
                }
            }
        }
        ' '..='/' => {
            while chars.next_if(|c| matches!(c, ' '..='/')).is_some() {}
            chars.next_if(|c| matches!(c, '0'..='~'));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_or_turns_a_line_survives() {
        for (dirty, tidy) in [
            ("Анна\n\tИвановна", "Анна\n\tИвановна"),
            ("\u{1b}[31mred\u{1b}[0m", "red"),
            ("\u{1b}]0;title\u{7}name", "name"),
            ("\u{1b}]52;c;aGk=\nnext", "\nnext"),
            ("\u{9b}2Jname", "2Jname"),
            // A letter of windows-1250 that was taken for another code page.
            ("S\u{9d}astný, Jiří", "Sastný, Jiří"),
            ("abc\u{202e}def\u{2066}", "abcdef"),
            ("a\0b\u{7}c\u{8}\u{7f}\u{85}", "abc"),
            ("½ – «ё»", "½ – «ё»"),
            ("", ""),
        ] {
            assert_eq!(plain(dirty), tidy, "{dirty:?}");
        }
        assert_eq!(plain_line("a\r\nb\tc"), "a  b c");
    }
}
