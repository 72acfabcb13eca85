//! Cuts a source into the texts of its games.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::{self, BufRead, Read};

use super::finding::{Location, moved};
use super::tags;
use crate::tree::FileText;
use crate::{Decoder, plain};

/// Bytes of one game; of a longer one the rest is left out.
pub const LONGEST_GAME: usize = 1 << 20;

/// A longer line is scanned in pieces, in bytes.
const PIECE: usize = 64 * 1024;

/// The text of one game with everything around it, up to where the next one begins.
#[derive(Clone, Debug)]
pub(crate) struct CutGame {
    pub text: String,
    /// How it stands in its file, if the decoder remembers it.
    pub file: Option<FileText>,
    /// Where it begins in the file.
    pub start: Location,
    /// Whether it is longer, and the rest was left out.
    pub is_cut: bool,
}

/// Whether a word is a result in the format.
pub(crate) type IsEnd = fn(&str) -> bool;

/// Cuts a text in UTF-8 into games. A game ends with its result, or where the tags of the next one begin.
pub(crate) struct Cutter<R> {
    source: Decoder<R>,
    is_end: IsEnd,
    /// A part of a line that was read and belongs to the game under way or the next one.
    line: String,
    /// The same as it was decoded, if signs were left out of it that show nothing.
    whole: Option<String>,
    /// Bytes of the text before it, as they were decoded.
    passed: usize,
    /// Where it begins.
    place: Location,
    is_over: bool,
}

impl<R: BufRead> Cutter<R> {
    pub fn new(source: Decoder<R>, is_end: IsEnd, place: Location) -> Cutter<R> {
        Cutter { source, is_end, line: String::new(), whole: None, passed: 0, place, is_over: false }
    }

    pub const fn source(&self) -> &Decoder<R> {
        &self.source
    }

    /// The next game; `None` at the end of the source.
    pub fn next_game(&mut self) -> io::Result<Option<CutGame>> {
        let mut game = CutGame { text: String::new(), file: None, start: self.place, is_cut: false };
        let (start, mut decoded) = (self.passed, None);
        let mut scan = Scan::new(self.is_end);
        while self.fill()? {
            let end = scan.line(&self.line, self.place.column == 1);
            let taken = end.unwrap_or(self.line.len());
            let rest = self.line.split_off(taken);
            self.place = moved(self.place, &self.line);
            if self.source.is_faithful() {
                self.keep(&game.text, &mut decoded, rest.is_empty());
            }
            game.push(&self.line);
            self.line = rest;
            if end.is_some() {
                break;
            }
        }
        if self.source.is_faithful() {
            let marks = self.source.marks(start..self.passed);
            game.file = (!game.is_cut).then(|| FileText::of(decoded.as_ref().unwrap_or(&game.text), marks));
        }
        Ok((!game.text.is_empty() || game.is_cut).then_some(game))
    }

    /// Remembers the part of the line that is taken as it was decoded; `text` is what was taken of the game before it.
    fn keep(&mut self, text: &str, decoded: &mut Option<String>, is_last: bool) {
        let own = self.whole.take().map(|mut whole| {
            let end = if is_last { whole.len() } else { aligned(&whole, &self.line) };
            self.whole = (!is_last).then(|| whole.split_off(end));
            whole
        });
        self.passed += own.as_ref().unwrap_or(&self.line).len();
        if own.is_some() && decoded.is_none() {
            *decoded = Some(text.to_owned());
        }
        if let Some(decoded) = decoded {
            decoded.push_str(own.as_ref().unwrap_or(&self.line));
        }
    }

    /// Reads a line, or a piece of a long one, if there is none left; `false` at the end.
    fn fill(&mut self) -> io::Result<bool> {
        if !self.line.is_empty() {
            return Ok(true);
        }
        if self.is_over {
            return Ok(false);
        }
        let mut bytes = std::mem::take(&mut self.line).into_bytes();
        loop {
            let room = PIECE.saturating_sub(bytes.len()).max(4);
            let read = self.source.by_ref().take(room as u64).read_until(b'\n', &mut bytes)?;
            self.is_over |= read == 0;
            match std::str::from_utf8(&bytes) {
                // The next bytes complete the last letter.
                Err(error) if error.error_len().is_none() && !self.is_over => {}
                _ => break,
            }
        }
        let line =
            String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        // What steers a terminal or turns text is no part of any game.
        self.line = match plain(&line) {
            Cow::Borrowed(_) => line,
            Cow::Owned(plain) => {
                self.whole = self.source.is_faithful().then_some(line);
                plain
            }
        };
        // A line of nothing else is blank.
        if self.line.is_empty() && !self.is_over {
            self.line.push('\n');
        }
        Ok(!self.line.is_empty())
    }
}

/// Where the beginning of a text ends of which some signs were left out.
fn aligned(whole: &str, plain: &str) -> usize {
    let mut rest = plain.chars().peekable();
    for (at, letter) in whole.char_indices() {
        match rest.peek() {
            None => return at,
            Some(next) if *next == letter => drop(rest.next()),
            Some(_) => {}
        }
    }
    whole.len()
}

impl CutGame {
    /// Takes a part of the text in; after the first that does not fit nothing more.
    fn push(&mut self, part: &str) {
        if self.is_cut {
            return;
        }
        let room = LONGEST_GAME - self.text.len();
        if part.len() <= room {
            self.text.push_str(part);
            return;
        }
        self.is_cut = true;
        // Up to the last whole word.
        let end = part.char_indices().take_while(|(at, _)| *at <= room).filter(|(_, letter)| letter.is_whitespace());
        let end = end.last().map_or(0, |(at, _)| at);
        self.text.push_str(part.get(..end).unwrap_or_default());
    }
}

/// Goes along the lines of a game and looks where the next one begins.
struct Scan {
    is_end: IsEnd,
    in_comment: bool,
    /// Whether the last line was blank, within a comment.
    after_blank: bool,
    /// Variations that are open.
    depth: u32,
    /// Whether anything but tags and comments was seen.
    has_moves: bool,
    /// Whether the result was seen, and whether a blank line came after it.
    is_over: bool,
    is_apart: bool,
    names: BTreeSet<String>,
    first: String,
    /// Whether a blank line came after the last tag.
    has_gap: bool,
}

impl Scan {
    fn new(is_end: IsEnd) -> Scan {
        Scan {
            is_end,
            in_comment: false,
            after_blank: false,
            depth: 0,
            has_moves: false,
            is_over: false,
            is_apart: false,
            names: BTreeSet::new(),
            first: String::new(),
            has_gap: false,
        }
    }

    /// Takes a line in, or a part of one; where in it the next game begins.
    fn line(&mut self, line: &str, is_line_start: bool) -> Option<usize> {
        if line.trim().is_empty() {
            self.is_apart |= self.is_over;
            self.has_gap = true;
            self.after_blank = true;
            return None;
        }
        // A comment that was left open ends where the tags of the next game begin.
        if self.in_comment && is_line_start && self.after_blank && is_quoted_tag(line) {
            return Some(0);
        }
        self.after_blank = false;
        if is_line_start && line.starts_with('%') && !self.in_comment {
            return None;
        }
        let mut at = 0;
        while let Some(byte) = line.as_bytes().get(at) {
            if self.in_comment {
                match line.get(at..).and_then(|rest| rest.find('}')) {
                    Some(end) => (self.in_comment, at) = (false, at + end + 1),
                    None => return None,
                }
                continue;
            }
            let rest = line.get(at..).unwrap_or_default();
            match byte {
                b'{' | b';' if self.is_over && self.is_apart => return Some(at),
                b'{' => (self.in_comment, at) = (true, at + 1),
                b';' => return None,
                b'[' if tags::begins_tag(rest, is_line_start && at == 0) => {
                    if self.has_moves || self.is_over || self.begins_head(tags::name_of(rest)) {
                        return Some(at);
                    }
                    at += tags::length(rest.trim_end_matches(['\n', '\r']));
                }
                b'(' | b')' | b'[' | b']' | b'}' => {
                    match byte {
                        b'(' => self.depth = self.depth.saturating_add(1),
                        b')' => self.depth = self.depth.saturating_sub(1),
                        _ => {}
                    }
                    self.has_moves = true;
                    at += 1;
                }
                byte if byte.is_ascii_whitespace() => at += 1,
                _ => {
                    let end = rest.find(ends_word).unwrap_or(rest.len());
                    let word = rest.get(..end).unwrap_or_default();
                    if self.is_over && !is_sign(word) {
                        return Some(at);
                    }
                    self.has_moves = true;
                    self.is_over |= self.depth == 0 && (self.is_end)(word);
                    at += end.max(1);
                }
            }
        }
        None
    }

    /// Whether a tag of this name begins the tags of the next game: they begin as these did, or after a gap with a name that
    /// was there already.
    fn begins_head(&mut self, name: &str) -> bool {
        let has_gap = std::mem::take(&mut self.has_gap);
        if self.names.is_empty() {
            name.clone_into(&mut self.first);
        }
        let is_new = self.names.insert(name.to_owned());
        let is_next = self.names.len() > 1 && has_gap && name == "Event";
        (!is_new && (has_gap || name == self.first && self.names.len() > 1)) || (is_new && is_next)
    }
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || "{}()[];".contains(letter)
}

/// What may stand after a result and belongs to it.
fn is_sign(word: &str) -> bool {
    word.starts_with('$') || word.chars().all(|letter| "!?.,-–/½*".contains(letter))
}

fn is_quoted_tag(line: &str) -> bool {
    tags::begins_tag(line.trim_start(), false)
}
