//! The games of a source of any length.

use std::io::{self, Read as _};

use super::super::fault::FileError;
use super::super::record::Read;
use super::reader::Pages;
use super::{SgfGames, Variations};
use crate::tree::FileText;
use crate::{Charset, FileForm};

/// The games of a source of any length, one after another, of which no more than a window is kept.
pub struct SgfSource<R> {
    source: R,
    window: Vec<u8>,
    /// Where in the window the next game begins, and what was before the window's first byte.
    start: usize,
    passed: usize,
    /// Line ends before `start`.
    lines: usize,
    /// The same two of the last game.
    last: (usize, usize),
    variations: Variations,
    is_whole: bool,
    pages: Pages,
}

/// So much is read at once, in bytes; and one game is not longer than so much.
const PIECE: usize = 64 * 1024;
const LONGEST: usize = 4 * 1024 * 1024;

impl<R: io::Read> SgfSource<R> {
    /// Reads from the beginning of a source.
    pub const fn new(source: R, variations: Variations) -> SgfSource<R> {
        SgfSource::in_charset(source, variations, None)
    }

    /// The same, where values that are not UTF-8 are in this page, whatever a game says.
    pub const fn in_charset(source: R, variations: Variations, charset: Option<Charset>) -> SgfSource<R> {
        let pages = Pages {
            given: charset,
            is_marked: false,
            has_letters: false,
            guessed: None,
            declared: None,
            wide: None,
            has_mark_ahead: false,
        };
        let window = Vec::new();
        SgfSource { source, window, start: 0, passed: 0, lines: 0, last: (0, 0), variations, is_whole: false, pages }
    }

    /// The same of a text that was in a form of UTF-16 or UTF-32 before it came here, with its mark or without.
    #[must_use]
    pub fn written_in(self, wide: Charset, is_marked: bool) -> SgfSource<R> {
        let pages = Pages { wide: Some(wide), is_marked, has_mark_ahead: is_marked, ..self.pages };
        SgfSource { pages, ..self }
    }

    /// Counts places from after so many bytes and lines, where the source begins in its file.
    #[must_use]
    pub fn after(self, bytes: usize, lines: usize) -> SgfSource<R> {
        SgfSource { passed: bytes, lines, ..self }
    }

    /// Bytes and lines before the game that was read last: reading can start there.
    pub const fn place(&self) -> (usize, usize) {
        self.last
    }

    /// How the file stands, as far as it was read: the page is that which was found out for games that do not name theirs,
    /// otherwise the one that they name.
    pub fn form(&self) -> FileForm {
        FileForm {
            charset: self.pages.wide.or(self.pages.guessed).or(self.pages.declared),
            is_guessed: self.pages.wide.is_none() && self.pages.guessed.is_some(),
            is_marked: self.pages.is_marked,
            has_lone_cr: false,
        }
    }

    /// What stands behind the last game, when there is no other.
    pub fn rest(&mut self) -> FileText {
        let rest = self.window.split_off(self.start.min(self.window.len()));
        self.pages.between(&rest)
    }

    /// Forgets what was read, and reads on.
    fn fill(&mut self) -> io::Result<()> {
        self.window.drain(..self.start);
        self.passed += self.start;
        self.start = 0;
        let more = self.window.len().max(PIECE) as u64;
        self.is_whole = self.source.by_ref().take(more).read_to_end(&mut self.window)? == 0;
        Ok(())
    }

    /// The next game of the window, and where it ends.
    fn in_window(&self) -> (Option<Read>, usize, Pages) {
        let rest = self.window.get(self.start..).unwrap_or_default();
        let mut games = SgfGames::of(rest, self.variations, self.pages);
        let read = games.next();
        (read, games.reader.at.min(rest.len()), games.reader.pages)
    }
}

impl<R: io::Read> Iterator for SgfSource<R> {
    type Item = io::Result<Read>;

    fn next(&mut self) -> Option<io::Result<Read>> {
        loop {
            let (read, length, pages) = self.in_window();
            let rest = self.window.len() - self.start;
            let is_cut = length == rest && !self.is_whole;
            if is_cut && rest < LONGEST {
                if let Err(error) = self.fill() {
                    self.is_whole = true;
                    self.window.clear();
                    self.start = 0;
                    return Some(Err(error));
                }
                continue;
            }
            self.pages = pages;
            self.last = (self.passed + self.start, self.lines);
            let read = read.map(|mut read| {
                if let Some(unread) = &mut read.unread {
                    unread.offset += self.passed + self.start;
                    unread.line = unread.line.map(|line| line + self.lines);
                    if is_cut && unread.fault == FileError::End {
                        unread.fault = FileError::TooLong;
                    }
                }
                Ok(read)
            });
            // What is left is the rest.
            if read.is_none() && self.is_whole {
                return None;
            }
            let passed = self.window.get(self.start..self.start + length).unwrap_or_default();
            self.lines += passed.iter().filter(|byte| **byte == b'\n').count();
            self.start += length;
            match read {
                None if !self.is_whole => {}
                read => return read,
            }
        }
    }
}
