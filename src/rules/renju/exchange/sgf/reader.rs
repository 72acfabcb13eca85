//! From bytes to the properties of nodes.

use super::super::fault::{FileError, LocatedError, told};
use super::Variations;
use super::game::SgfGame;
use std::ops::Range;

use crate::charset::is_damaged_utf8;
use crate::tree::FileText;
use crate::{Charset, plain};

/// What is known of the encodings of a file.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pages {
    /// What the user says.
    pub(super) given: Option<Charset>,
    /// Whether the file has the mark of UTF-8, and whether it had letters in that.
    pub(super) is_marked: bool,
    pub(super) has_letters: bool,
    /// The first page that was found out, and the first that a game named and needed.
    pub(super) guessed: Option<Charset>,
    pub(super) declared: Option<Charset>,
    /// The form of UTF-16 or UTF-32 that the file was in before it came here.
    pub(super) wide: Option<Charset>,
    /// Whether the mark of the file stands before the next game.
    pub(super) has_mark_ahead: bool,
}

impl Pages {
    /// A text in UTF-8, else in what the user or the game (`named`) says, else in the most likely page; and the page if it is
    /// not UTF-8.
    ///
    /// # Errors
    /// The encoding in which it means nothing.
    pub(super) fn text(&mut self, value: &[u8], named: Option<Charset>) -> Result<(String, Option<Charset>), Charset> {
        if let Ok(text) = std::str::from_utf8(value) {
            self.has_letters |= !text.is_ascii();
            return Ok((plain(text).into_owned(), None));
        }
        let is_utf8 = || self.is_marked || is_damaged_utf8(value, self.has_letters && self.guessed.is_none());
        // A wide text was decoded before it came here, whatever it says of itself.
        let named = named.filter(|named| !named.is_wide());
        let charset = match self.given.or(named) {
            Some(known) => known,
            None if is_utf8() => Charset::UTF_8,
            None => Charset::of_certain(value)?,
        };
        let text = charset.decode_whole(value).ok_or(charset)?;
        match (self.given, named) {
            (Some(_), _) => {}
            (None, Some(named)) => drop(self.declared.get_or_insert(named)),
            (None, None) => drop(self.guessed.get_or_insert(charset)),
        }
        Ok((plain(&text).into_owned(), Some(charset)))
    }

    /// What stands between games in their file.
    pub(super) fn between(&mut self, bytes: &[u8]) -> FileText {
        let text = String::from_utf8_lossy(bytes);
        let mark = if std::mem::take(&mut self.has_mark_ahead) { "\u{feff}" } else { "" };
        FileText::all_in(&format!("{mark}{text}"), self.wide.unwrap_or(Charset::UTF_8))
    }
}

pub(super) struct SgfReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    pub(super) variations: Variations,
    /// What the game says that it is written in.
    pub(super) charset: Option<Charset>,
    pub(super) pages: Pages,
    /// The values of the game that are not in UTF-8, and in what they are.
    pub(super) others: Vec<(Range<usize>, Charset)>,
}

impl SgfReader<'_> {
    /// The next byte that is not blank.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0).count();
        self.at += blanks;
        rest.get(blanks).copied()
    }

    /// Goes on to what looks like the beginning of another game: a bracket, and the first property of a root.
    pub(super) fn skip_game(&mut self) {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let starts = rest.iter().enumerate().skip(1).filter(|(_, byte)| **byte == b'(').map(|(at, _)| at);
        let is_root = |at: &usize| {
            let behind = rest.get(at + 1..).unwrap_or_default().trim_ascii_start();
            let behind = behind.strip_prefix(b";").map(<[u8]>::trim_ascii_start).unwrap_or_default();
            behind.starts_with(b"FF[") || behind.starts_with(b"GM[")
        };
        self.at += starts.into_iter().find(is_root).unwrap_or(rest.len());
    }

    fn fail(&self, fault: FileError) -> LocatedError {
        fault.at(self.bytes, self.at)
    }

    pub(super) fn unclear(&self) -> LocatedError {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        self.fail(if rest.is_empty() { FileError::End } else { FileError::unclear(&told(&rest[..rest.len().min(30)])) })
    }

    /// One game, from its opening bracket to the closing one.
    pub(super) fn game(&mut self, game: &mut SgfGame) -> Result<(), LocatedError> {
        let mut has_node = false;
        self.charset = None;
        self.others.clear();
        loop {
            match self.peek() {
                Some(b'(') => game.open.push(game.here),
                Some(b')') if has_node => match game.open.pop() {
                    Some(here) => game.here = here,
                    None => return Err(self.unclear()),
                },
                Some(b';') => {
                    self.at += 1;
                    if has_node {
                        game.is_at_root = false;
                        game.enter(None);
                    }
                    has_node = true;
                    self.node(game)?;
                    continue;
                }
                _ => return Err(self.unclear()),
            }
            self.at += 1;
            if game.open.is_empty() {
                return Ok(());
            }
        }
    }

    /// The properties of a node.
    fn node(&mut self, game: &mut SgfGame) -> Result<(), LocatedError> {
        while let Some(byte) = self.peek().filter(u8::is_ascii_alphabetic) {
            let mut name = String::new();
            let mut letter = Some(byte);
            while let Some(byte) = letter.filter(u8::is_ascii_alphabetic) {
                // Older files spell names out: `Black`.
                name.extend(byte.is_ascii_uppercase().then_some(char::from(byte)));
                self.at += 1;
                letter = self.bytes.get(self.at).copied();
            }
            if self.peek() != Some(b'[') {
                return Err(self.unclear());
            }
            while self.peek() == Some(b'[') {
                let start = self.at;
                let value = self.value()?;
                if name == "CA" {
                    self.charset = Charset::named(value.as_bytes());
                }
                game.property(&name, &value).map_err(|fault| fault.at(self.bytes, start))?;
            }
        }
        Ok(())
    }

    /// What stands in square brackets.
    fn value(&mut self) -> Result<String, LocatedError> {
        let mut value = Vec::new();
        self.at += 1;
        let start = self.at;
        loop {
            let byte = self.byte()?;
            match byte {
                b']' | b'\\'
                    if self.pages.given.or(self.charset).is_some_and(|charset| charset.is_half(&value, byte)) =>
                {
                    value.push(byte)
                }
                b']' => return self.text(&value, start),
                b'\\' => match self.byte()? {
                    b'\r' if self.bytes.get(self.at) == Some(&b'\n') => self.at += 1,
                    b'\n' | b'\r' => {}
                    escaped => value.push(escaped),
                },
                b'\r' if self.bytes.get(self.at) == Some(&b'\n') => {}
                b'\r' => value.push(b'\n'),
                other => value.push(other),
            }
        }
    }

    /// The text of a value that begins at a place and ends here.
    fn text(&mut self, value: &[u8], start: usize) -> Result<String, LocatedError> {
        let read = self.pages.text(value, self.charset);
        let (text, page) = read.map_err(|charset| self.fail(FileError::Undecodable(charset)))?;
        self.others.extend(page.map(|page| (start..self.at - 1, page)));
        Ok(text)
    }

    /// The text of the game from a place to here, and how it stands in the file if that is otherwise; `None` if that cannot be
    /// written again.
    pub(super) fn source(&self, begin: usize) -> Option<(String, Option<FileText>)> {
        let part = |range: Range<usize>| self.bytes.get(range).unwrap_or_default();
        if self.others.is_empty() {
            let text = std::str::from_utf8(part(begin..self.at)).ok()?;
            return Some((text.to_owned(), self.pages.wide.map(|wide| FileText::all_in(text, wide))));
        }
        let (_, charset) = self.others.first()?;
        let (mut text, mut pages, mut at) = (String::new(), Vec::new(), begin);
        for (range, page) in &self.others {
            text.push_str(std::str::from_utf8(part(at..range.start)).ok()?);
            let start = text.len();
            text.push_str(&page.decode_whole(part(range.clone())).filter(|_| page == charset)?);
            pages.push(start..text.len());
            at = range.end;
        }
        text.push_str(std::str::from_utf8(part(at..self.at)).ok()?);
        let file = FileText::in_pages(&text, pages, *charset);
        // Some encodings write one letter in several ways.
        let is_exact = file.bytes() == part(begin..self.at);
        is_exact.then_some((text, Some(file)))
    }

    fn byte(&mut self) -> Result<u8, LocatedError> {
        let byte = self.bytes.get(self.at).copied().ok_or_else(|| self.fail(FileError::End))?;
        self.at += 1;
        Ok(byte)
    }
}
