//! What a journal is called in a stream, and what a stranger's name is called on the disk.
//!
//! The subject of a journal is `STREAM.HALL.BOARD.FIRST`: the stream, the hall, the file without its ending, and the checksum
//! of its first line, by which two journals of one file are told apart. What stands between the dots is a [`token`]: letters
//! and digits of any script, `-` and `_` as they are, and every other byte as `=` and two digits.

use std::fmt::Write;

/// The longest token that is taken from a stream, in bytes.
const LONGEST: usize = 600;

/// The longest name of a folder or file, in bytes: no common disk takes more than 255, and a checksum may stand behind it.
const LONGEST_NAME: usize = 200;

/// The digits of a checksum.
const SUM: usize = 16;

/// The ending of a journal.
const ENDING: &str = ".ron";

/// A journal in a stream.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StreamSubject {
    /// The name of its hall.
    pub hall: String,
    /// Its file, without the ending.
    pub board: String,
    /// The checksum of its first line: 16 small hexadecimal digits.
    pub first: String,
}

impl StreamSubject {
    /// The journal in this file of a hall.
    pub fn of(hall: &str, file: &str, first: &str) -> StreamSubject {
        let board = file.strip_suffix(ENDING).unwrap_or(file);
        StreamSubject { hall: hall.to_owned(), board: board.to_owned(), first: first.to_owned() }
    }

    /// As it is written in this stream.
    pub fn written(&self, stream: &str) -> String {
        format!("{stream}.{}.{}.{}", token(&self.hall), token(&self.board), self.first)
    }

    /// Reads it as it was written; none: it is not one that we wrote.
    pub fn read(text: &str, stream: &str) -> Option<StreamSubject> {
        let rest = text.strip_prefix(stream)?.strip_prefix('.')?;
        let mut parts = rest.split('.');
        let (hall, board, first) = (parts.next()?, parts.next()?, parts.next()?);
        let is_sum = first.len() == SUM && first.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !is_sum || parts.next().is_some() {
            return None;
        }
        Some(StreamSubject { hall: untoken(hall)?, board: untoken(board)?, first: first.to_owned() })
    }

    /// The folder of the hall, and the files in it that the journal may be rebuilt in: the first one unless another journal
    /// is there already.
    pub fn places(&self) -> (String, [String; 2]) {
        let board = on_disk(&self.board);
        (on_disk(&self.hall), [format!("{board}{ENDING}"), format!("{board}.{}{ENDING}", self.first)])
    }
}

/// What is asked for of a stream: every journal of a hall, of a board, or all; in the words of its filters.
pub(super) fn filter(stream: &str, hall: Option<&str>, board: Option<&str>) -> String {
    let part = |name: Option<&str>| name.map_or_else(|| "*".to_owned(), token);
    format!("{stream}.{}.{}.*", part(hall), part(board))
}

/// The id of a record, by which it is stored once.
pub(super) fn message_id(subject: &str, record: u64) -> String {
    format!("{subject}.{record}")
}

/// The number that a line of a journal says it has.
pub(super) fn record_number(line: &[u8]) -> Option<u64> {
    let rest = line.strip_prefix(b"(seq:")?;
    let end = rest.iter().position(|&byte| byte == b',')?;
    let digits = rest.get(..end).filter(|digits| digits.iter().all(u8::is_ascii_digit))?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

/// A name as one part of a subject.
fn token(name: &str) -> String {
    let mut token = String::with_capacity(name.len());
    for c in name.chars() {
        if is_plain(c) {
            token.push(c);
            continue;
        }
        for byte in c.encode_utf8(&mut [0; 4]).bytes() {
            let _ = write!(token, "={byte:02X}");
        }
    }
    // A part of a subject is never empty.
    if token.is_empty() { "=".to_owned() } else { token }
}

/// The name that a token stands for; none: no name is written so.
fn untoken(token: &str) -> Option<String> {
    if token.len() > LONGEST {
        return None;
    }
    if token == "=" {
        return Some(String::new());
    }
    let mut bytes = Vec::with_capacity(token.len());
    let mut rest = token;
    while let Some(at) = rest.find('=') {
        bytes.extend_from_slice(rest.get(..at)?.as_bytes());
        bytes.push(u8::from_str_radix(rest.get(at + 1..at + 3)?, 16).ok()?);
        rest = rest.get(at + 3..)?;
    }
    bytes.extend_from_slice(rest.as_bytes());
    let name = String::from_utf8(bytes).ok()?;
    (self::token(&name) == token).then_some(name)
}

/// The name of a folder or file that never leads elsewhere: where the name itself could, or is none, it stands as its token.
fn on_disk(name: &str) -> String {
    let is_tame = |name: &str| {
        name.starts_with(is_plain)
            && !name.ends_with(['.', ' '])
            && name.chars().all(|c| is_plain(c) || ". ".contains(c))
    };
    let mut name = if is_tame(name) { name.to_owned() } else { token(name) };
    if name.len() > LONGEST_NAME {
        let cut = (0..=LONGEST_NAME).rev().find(|&at| name.is_char_boundary(at)).unwrap_or(0);
        name.truncate(cut);
    }
    name
}

#[cfg(test)]
mod tests {
    use std::path::{Component, Path};

    use proptest::prelude::*;

    use super::*;

    const SUM: &str = "0123456789abcdef";

    #[test]
    fn a_journal_is_called_as_its_hall_and_its_file() {
        let subject = StreamSubject::of("клуб 7", "board-01.moved.ron", SUM);
        let written = subject.written("golos");
        assert_eq!(written, format!("golos.клуб=207.board-01=2Emoved.{SUM}"));
        assert_eq!(StreamSubject::read(&written, "golos"), Some(subject.clone()));
        assert_eq!(StreamSubject::read(&written, "other"), None);
        let (hall, files) = subject.places();
        assert_eq!((hall.as_str(), files[0].as_str()), ("клуб 7", "board-01.moved.ron"));
        assert_eq!(files[1], format!("board-01.moved.{SUM}.ron"));
        assert_eq!(filter("golos", None, Some("board-01")), "golos.*.board-01.*");
        assert_eq!(filter("golos", Some("a.b"), None), "golos.a=2Eb.*.*");
    }

    #[test]
    fn a_number_is_read_off_a_line() {
        for (line, found) in [
            ("(seq:0,at:0,", Some(0)),
            ("(seq:247,at:", Some(247)),
            ("(seq:,", None),
            ("(seq:1", None),
            ("(seq:99999999999999999999,", None),
            ("(seq:+1,", None),
            ("", None),
        ] {
            assert_eq!(record_number(line.as_bytes()), found, "{line}");
        }
    }

    #[test]
    fn what_we_did_not_write_is_no_journal() {
        let long = format!("golos.{}.b.{SUM}", "x".repeat(LONGEST + 1));
        for text in [
            "golos",
            "golos.a.b",
            "golos.a.b.c",
            "golos..b.0123456789abcdef",
            "golos.a.b.0123456789ABCDEF",
            "golos.a.b.0123456789abcdef.d",
            "golos.a=2.b.0123456789abcdef",
            "golos.a=ZZ.b.0123456789abcdef",
            "golos.a=2e.b.0123456789abcdef",
            "golos.a=41.b.0123456789abcdef",
            "golos.=FF.b.0123456789abcdef",
            "golos.../b.0123456789abcdef",
            &long,
        ] {
            assert_eq!(StreamSubject::read(text, "golos"), None, "{text}");
        }
    }

    #[test]
    fn a_dangerous_name_stays_in_its_folder() {
        for (name, disk) in [
            ("..", "=2E=2E"),
            ("../../etc/passwd", "=2E=2E=2F=2E=2E=2Fetc=2Fpasswd"),
            (".ssh", "=2Essh"),
            ("", "="),
            ("a/b", "a=2Fb"),
            ("a\\b", "a=5Cb"),
            ("C:", "C=3A"),
            ("a\u{1b}[2J", "a=1B=5B2J"),
            ("a\u{202e}b", "a=E2=80=AEb"),
            ("end.", "end=2E"),
            ("клуб", "клуб"),
        ] {
            assert_eq!(on_disk(name), disk, "{name:?}");
        }
    }

    proptest! {
        #[test]
        fn every_name_is_read_as_it_was_written_and_is_one_step_on_the_disk(hall in ".{0,60}", board in ".{0,60}") {
            let subject = StreamSubject { hall, board, first: SUM.to_owned() };
            let written = subject.written("golos");
            prop_assert_eq!(written.split('.').count(), 4);
            prop_assert!(!written.contains(['*', '>', ' ']) && !written.chars().any(char::is_control));
            if written.len() < LONGEST {
                prop_assert_eq!(StreamSubject::read(&written, "golos"), Some(subject.clone()));
            }
            let (folder, files) = subject.places();
            for name in files.iter().chain([&folder]) {
                let steps: Vec<Component> = Path::new(name).components().collect();
                prop_assert!(matches!(steps[..], [Component::Normal(_)]) && name.len() <= 255, "{}", name);
            }
        }
    }
}
