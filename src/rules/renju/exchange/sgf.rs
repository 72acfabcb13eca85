//! SGF, the Smart Game Format, for renju: `GM[4]`, 15 × 15.
//!
//! Points are two letters, the column from the left and the row *from the top*, as most programs write them; names as
//! `h8` are read as well. An empty value or `tt` is a pass.

mod write;

pub use write::write_sgf;

use super::fault::{FileError, LocatedError, shown, told};
use super::record::{By, Header, Read, Record, RecordOutcome};
use super::tree::{Node, NodeId, Tree};
use crate::renju::{Letters, Move, NoPoint, Point};
use crate::{Charset, Side, plain};
use std::io::{self, Read as _};

/// What becomes of variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variations {
    Keep,
    /// Only the game itself is wanted; variations are read and dropped.
    Skip,
}

/// Reads every game of a file. Properties that say nothing of the game's moves, players or comments are passed over.
///
/// # Errors
/// [`LocatedError`], also for another game than renju or gomoku and another board than 15 × 15.
pub fn read_sgf(bytes: &[u8], variations: Variations) -> Result<Vec<Record>, LocatedError> {
    let records: Vec<Record> = SgfGames::new(bytes, variations)
        .map(|read| read.unread.map_or(Ok(read.record), Err))
        .collect::<Result<_, LocatedError>>()?;
    if records.is_empty() { Err(FileError::NoGame.at(bytes, bytes.len())) } else { Ok(records) }
}

/// The games of a file, one after another. Of a faulty one comes what stands before the fault; then reading goes on with
/// the next game.
pub struct SgfGames<'a> {
    reader: SgfReader<'a>,
}

impl<'a> SgfGames<'a> {
    /// Reads from the bytes of a file.
    #[must_use]
    pub fn new(bytes: &'a [u8], variations: Variations) -> SgfGames<'a> {
        let at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        SgfGames { reader: SgfReader { bytes, at, variations, charset: None } }
    }
}

impl Iterator for SgfGames<'_> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        let mut game = SgfGame::default();
        let done = if self.reader.peek()? == b'(' { self.reader.game(&mut game) } else { Err(self.reader.unclear()) };
        if done.is_err() {
            self.reader.skip_game();
        }
        Some(Read { record: game.record, unread: done.err() })
    }
}

/// The games of a source of any length, one after another, of which no more than a window is kept.
pub struct SgfSource<R> {
    source: R,
    window: Vec<u8>,
    /// Where in the window the next game begins, and what was before the window's first byte.
    start: usize,
    passed: usize,
    /// Line ends before `start`.
    lines: usize,
    variations: Variations,
    is_whole: bool,
}

/// So much is read at once, in bytes; and one game is not longer than so much.
const PIECE: usize = 64 * 1024;
const LONGEST: usize = 4 * 1024 * 1024;

impl<R: io::Read> SgfSource<R> {
    /// Reads from the beginning of a source.
    pub const fn new(source: R, variations: Variations) -> SgfSource<R> {
        SgfSource { source, window: Vec::new(), start: 0, passed: 0, lines: 0, variations, is_whole: false }
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
    fn in_window(&self) -> (Option<Read>, usize) {
        let rest = self.window.get(self.start..).unwrap_or_default();
        let mut games = SgfGames::new(rest, self.variations);
        let read = games.next();
        (read, games.reader.at.min(rest.len()))
    }
}

impl<R: io::Read> Iterator for SgfSource<R> {
    type Item = io::Result<Read>;

    fn next(&mut self) -> Option<io::Result<Read>> {
        loop {
            let (read, length) = self.in_window();
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

struct SgfReader<'a> {
    bytes: &'a [u8],
    at: usize,
    variations: Variations,
    /// What the game says that it is written in.
    charset: Option<Charset>,
}

/// A game that is being read. The place is none inside a variation that is dropped.
struct SgfGame {
    record: Record,
    place: Option<NodeId>,
    /// The places where brackets opened.
    open: Vec<Option<NodeId>>,
    is_at_root: bool,
    has_moved: bool,
}

impl Default for SgfGame {
    fn default() -> SgfGame {
        let (record, open) = (Record::default(), Vec::new());
        SgfGame { record, place: Some(Tree::ROOT), open, is_at_root: true, has_moved: false }
    }
}

impl SgfReader<'_> {
    /// The next byte that is not blank.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0).count();
        self.at += blanks;
        rest.get(blanks).copied()
    }

    /// Goes on to what looks like the beginning of another game: a bracket, and the first property of a root.
    fn skip_game(&mut self) {
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

    fn unclear(&self) -> LocatedError {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        self.fail(if rest.is_empty() { FileError::End } else { FileError::unclear(&told(&rest[..rest.len().min(30)])) })
    }

    /// One game, from its opening bracket to the closing one.
    fn game(&mut self, game: &mut SgfGame) -> Result<(), LocatedError> {
        let mut has_node = false;
        self.charset = None;
        loop {
            match self.peek() {
                Some(b'(') => game.open.push(game.place),
                Some(b')') if has_node => match game.open.pop() {
                    Some(place) => game.place = place,
                    None => return Err(self.unclear()),
                },
                Some(b';') => {
                    self.at += 1;
                    if has_node {
                        game.is_at_root = false;
                        game.enter(None, self.variations);
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
                game.property(&name, &value, self.variations).map_err(|fault| fault.at(self.bytes, start))?;
            }
        }
        Ok(())
    }

    /// What stands in square brackets.
    fn value(&mut self) -> Result<String, LocatedError> {
        let mut value = Vec::new();
        self.at += 1;
        loop {
            let byte = self.byte()?;
            match byte {
                b']' | b'\\' if self.charset.is_some_and(|charset| charset.is_half(&value, byte)) => value.push(byte),
                b']' => return Ok(self.text(&value)),
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

    /// UTF-8, else what the game says that it is written in, else the most likely.
    fn text(&self, value: &[u8]) -> String {
        let charset = self.charset.filter(|_| std::str::from_utf8(value).is_err());
        charset.map_or_else(|| told(value), |charset| plain(&charset.decode(value)).into_owned())
    }

    fn byte(&mut self) -> Result<u8, LocatedError> {
        let byte = self.bytes.get(self.at).copied().ok_or_else(|| self.fail(FileError::End))?;
        self.at += 1;
        Ok(byte)
    }
}

impl SgfGame {
    /// Goes on to a new node.
    fn enter(&mut self, mv: Option<(Side, Move)>, variations: Variations) {
        let Some(place) = self.place else { return };
        let is_variation = !self.record.tree.children(place).is_empty();
        let is_dropped = is_variation && variations == Variations::Skip;
        self.place = (!is_dropped).then(|| self.record.tree.add(place, mv));
    }

    fn property(&mut self, name: &str, value: &str, variations: Variations) -> Result<(), FileError> {
        match name {
            "GM" if !matches!(value.trim(), "4" | "") => Err(FileError::OtherGame(shown(value))),
            "SZ" if !matches!(value.trim(), "15" | "15:15" | "") => Err(FileError::OtherBoard(shown(value))),
            "B" => read_move(value).map(|mv| self.play(Side::Black, mv, variations)),
            "W" => read_move(value).map(|mv| self.play(Side::White, mv, variations)),
            "AB" | "AW" => {
                if self.has_moved {
                    return Err(FileError::LateSetup);
                }
                let side = if name == "AB" { Side::Black } else { Side::White };
                self.record.start = self.record.start.with(read_point(value)?, side);
                Ok(())
            }
            "LB" => {
                let (point, text) = value.split_once(':').unwrap_or((value, ""));
                let label = (read_point(point)?, text.to_owned());
                self.here(|node| node.labels.push(label));
                Ok(())
            }
            "BL" | "WL" => {
                let left = read_left(value);
                self.here(|node| node.left = left.or(node.left));
                Ok(())
            }
            "C" => {
                self.here(|node| node.comment.push_str(value));
                Ok(())
            }
            _ => {
                if self.is_at_root {
                    head(&mut self.record.header, name, value);
                }
                Ok(())
            }
        }
    }

    /// A move in this node; one that has a move already, and the root, goes on to the next.
    fn play(&mut self, side: Side, mv: Move, variations: Variations) {
        self.has_moved = true;
        let Some(place) = self.place else { return };
        let node = self.record.tree.node_mut(place);
        if place == Tree::ROOT || node.mv.is_some() {
            self.enter(Some((side, mv)), variations);
        } else {
            node.mv = Some((side, mv));
        }
    }

    fn here(&mut self, change: impl FnOnce(&mut Node)) {
        if let Some(place) = self.place {
            change(self.record.tree.node_mut(place));
        }
    }
}

fn head(header: &mut Header, name: &str, value: &str) {
    let text = value.trim().to_owned();
    match name {
        "PB" => header.black = text,
        "PW" => header.white = text,
        "EV" => header.event = text,
        "RO" => header.round = text,
        "DT" => header.date = text,
        "PC" => header.place = text,
        "RU" => header.rule = text,
        "TM" => header.limit = text,
        "OT" => header.overtime = text,
        "RE" => (header.outcome, header.by) = (read_outcome(&text), read_by(&text)),
        _ => {}
    }
}

/// `B+5`, `W+Resign`, `Draw`, `0`; some write `B+Draw`.
fn read_outcome(text: &str) -> Option<RecordOutcome> {
    let text = text.to_ascii_lowercase();
    match text.get(..2) {
        _ if text == "0" || text.contains("draw") => Some(RecordOutcome::Draw),
        Some("b+") => Some(RecordOutcome::Win(Side::Black)),
        Some("w+") => Some(RecordOutcome::Win(Side::White)),
        _ => None,
    }
}

/// What follows on the plus: `R`, `Time`; a number says nothing of how.
fn read_by(text: &str) -> Option<By> {
    let (_, how) = text.split_once('+')?;
    match how.trim().as_bytes().first()?.to_ascii_lowercase() {
        b'r' => Some(By::Resignation),
        b't' => Some(By::Time),
        b'f' => Some(By::Forfeit),
        _ => None,
    }
}

/// Seconds, with a fraction or not, as milliseconds.
fn read_left(value: &str) -> Option<u64> {
    let (whole, fraction) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let fraction: String = fraction.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(fraction.parse().ok()?)
}

fn read_move(value: &str) -> Result<Move, FileError> {
    let value = value.trim();
    if value.is_empty() || value.eq_ignore_ascii_case("tt") {
        return Ok(Move::Pass);
    }
    read_point(value).map(Move::Place)
}

fn read_point(value: &str) -> Result<Point, FileError> {
    let value = value.trim();
    let mut letters = value.chars();
    let point = match (letters.next(), letters.next(), letters.next()) {
        (Some(column), Some(row), None) if row.is_ascii_alphabetic() => {
            let down = Letters::AToO.column(row);
            let from_top = Letters::AToO.column(column).zip(down);
            from_top.and_then(|(column, down)| Point::new(column, 16 - down)).ok_or(NoPoint::OffBoard)
        }
        _ => Letters::AToO.read(value),
    };
    point.map_err(|reason| FileError::Point { text: shown(value), reason })
}
