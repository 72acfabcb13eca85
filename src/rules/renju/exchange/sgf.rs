//! SGF, the Smart Game Format, for renju: `GM[4]`, 15 × 15.
//!
//! Points are two letters, the column from the left and the row *from the top*, as most programs write them; names as
//! `h8` are read as well. An empty value or `tt` is a pass.

mod patch;
mod write;

pub use write::{rewrite, write_sgf};

use super::fault::{FileError, LocatedError, shown, told};
use super::record::{Broken, Read, Unplayed, read_result};
use crate::charset::is_damaged_utf8;
use crate::renju::{Board, Letters, Move, NoPoint, Point, Position};
use crate::tree::{Game, NodeId, Remarks, Shape, ShapeKind, SourceText, Step, Tree};
use crate::{Charset, Move as AnyMove, Place, Position as AnyPosition, Side, plain};
use std::io::{self, Read as _};

/// What becomes of variations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variations {
    Keep,
    /// Only the game itself is wanted; variations are read and dropped.
    Skip,
}

/// Reads every game of a file. Properties that are not known here are kept as they are written.
///
/// # Errors
/// [`LocatedError`], also for another game than renju or gomoku and another board than 15 × 15.
pub fn read_sgf(bytes: &[u8], variations: Variations) -> Result<Vec<Game>, LocatedError> {
    let games: Vec<Game> = SgfGames::new(bytes, variations)
        .map(|read| read.unread.map_or(Ok(read.game), Err))
        .collect::<Result<_, LocatedError>>()?;
    if games.is_empty() { Err(FileError::NoGame.at(bytes, bytes.len())) } else { Ok(games) }
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
        SgfGames::of(bytes, variations, Pages::default())
    }

    /// The same as a part of a file of which this is known already.
    fn of(bytes: &'a [u8], variations: Variations, mut pages: Pages) -> SgfGames<'a> {
        let is_marked = bytes.starts_with(b"\xef\xbb\xbf");
        pages.is_marked |= is_marked;
        let at = if is_marked { 3 } else { 0 };
        SgfGames { reader: SgfReader { bytes, at, variations, charset: None, pages } }
    }
}

impl Iterator for SgfGames<'_> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        let mut game = SgfGame::new(self.reader.variations);
        let first = self.reader.peek()?;
        let begin = self.reader.at;
        let done = if first == b'(' { self.reader.game(&mut game) } else { Err(self.reader.unclear()) };
        let text = self.reader.bytes.get(begin..self.reader.at).unwrap_or_default();
        if done.is_err() {
            self.reader.skip_game();
        }
        Some(game.read(text, done.err()))
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
    /// The same two of the last game.
    last: (usize, usize),
    variations: Variations,
    is_whole: bool,
    pages: Pages,
}

/// What is known of the encodings of a file.
#[derive(Clone, Copy, Debug, Default)]
struct Pages {
    /// What the user says.
    given: Option<Charset>,
    /// Whether the file has the mark of UTF-8, and whether it had letters in that.
    is_marked: bool,
    has_letters: bool,
    /// The first page that was found out.
    guessed: Option<Charset>,
}

impl Pages {
    /// A text in UTF-8, else in what the user or the game (`named`) says, else in the most likely page.
    ///
    /// # Errors
    /// The encoding in which it means nothing.
    fn text(&mut self, value: &[u8], named: Option<Charset>) -> Result<String, Charset> {
        if let Ok(text) = std::str::from_utf8(value) {
            self.has_letters |= !text.is_ascii();
            return Ok(plain(text).into_owned());
        }
        let is_utf8 = || self.is_marked || is_damaged_utf8(value, self.has_letters && self.guessed.is_none());
        let known = self.given.or(named).or_else(|| is_utf8().then_some(Charset::UTF_8));
        let charset = known.unwrap_or_else(|| Charset::of(value));
        if known.is_none() {
            self.guessed.get_or_insert(charset);
        }
        charset.decode_whole(value).map(|text| plain(&text).into_owned()).ok_or(charset)
    }
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
        let pages = Pages { given: charset, is_marked: false, has_letters: false, guessed: None };
        let window = Vec::new();
        SgfSource { source, window, start: 0, passed: 0, lines: 0, last: (0, 0), variations, is_whole: false, pages }
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

    /// The page that was found out so far for games that do not name theirs; `None` while everything was Unicode.
    pub const fn charset(&self) -> Option<Charset> {
        self.pages.guessed
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
    pages: Pages,
}

/// A game that is being read.
struct SgfGame {
    tags: Vec<(String, String)>,
    stones: Board,
    /// Who moves first.
    first: Option<Side>,
    tree: Tree,
    here: Here,
    /// The places where brackets opened.
    open: Vec<Here>,
    is_at_root: bool,
    has_moved: bool,
    out_of_turn: Vec<Unplayed>,
    variations: Variations,
}

/// Where a game is being read.
#[derive(Clone, Copy)]
struct Here {
    /// `None` inside a variation that is dropped, and after a move out of turn.
    place: Option<NodeId>,
    /// Whose move comes; `None` before the first one.
    turn: Option<Side>,
    moves: usize,
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
        loop {
            let byte = self.byte()?;
            match byte {
                b']' | b'\\'
                    if self.pages.given.or(self.charset).is_some_and(|charset| charset.is_half(&value, byte)) =>
                {
                    value.push(byte)
                }
                b']' => return self.text(&value),
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

    fn text(&mut self, value: &[u8]) -> Result<String, LocatedError> {
        self.pages.text(value, self.charset).map_err(|charset| self.fail(FileError::Undecodable(charset)))
    }

    fn byte(&mut self) -> Result<u8, LocatedError> {
        let byte = self.bytes.get(self.at).copied().ok_or_else(|| self.fail(FileError::End))?;
        self.at += 1;
        Ok(byte)
    }
}

impl SgfGame {
    fn new(variations: Variations) -> SgfGame {
        SgfGame {
            tags: Vec::new(),
            stones: Board::EMPTY,
            first: None,
            tree: Tree::default(),
            here: Here { place: Some(Tree::ROOT), turn: None, moves: 0 },
            open: Vec::new(),
            is_at_root: true,
            has_moved: false,
            out_of_turn: Vec::new(),
            variations,
        }
    }

    /// The game, with the text that it was read from if nothing is wrong with it.
    fn read(mut self, text: &[u8], unread: Option<LocatedError>) -> Read {
        self.tree.drop_empty_remarks();
        let position = match self.stones == Board::EMPTY {
            true => Position::start(),
            false => Position::of(self.stones, self.first.unwrap_or(Side::Black)),
        };
        let mut game = Game::new(AnyPosition::Renju(position));
        (game.tags, game.tree) = (self.tags, self.tree);
        game.result = game.raw_tag("RE").and_then(read_result);
        let is_whole = unread.is_none() && self.out_of_turn.is_empty() && self.variations == Variations::Keep;
        let text = std::str::from_utf8(text).ok().filter(|_| is_whole);
        game.source = text.map(|text| SourceText::new(text.to_owned(), &game));
        Read { game, out_of_turn: self.out_of_turn, unread }
    }

    /// Goes on to a new node.
    fn enter(&mut self, step: Option<Step>) {
        let Some(place) = self.here.place else { return };
        let is_dropped = self.variations == Variations::Skip && self.tree.next(place).is_some();
        self.here.place = (!is_dropped).then(|| self.tree.add(place, step));
    }

    fn property(&mut self, name: &str, value: &str) -> Result<(), FileError> {
        match name {
            "GM" if !matches!(value.trim(), "4" | "") => return Err(FileError::OtherGame(shown(value))),
            "SZ" if !matches!(value.trim(), "15" | "15:15" | "") => return Err(FileError::OtherBoard(shown(value))),
            // What is written is always so.
            "FF" | "GM" | "SZ" | "CA" if self.is_at_root => {}
            "B" => self.play(Side::Black, read_move(value)?),
            "W" => self.play(Side::White, read_move(value)?),
            "AB" | "AW" => {
                if self.has_moved {
                    return Err(FileError::LateSetup);
                }
                let side = if name == "AB" { Side::Black } else { Side::White };
                self.stones = self.stones.with(read_point(value)?, side);
            }
            "LB" => {
                let (point, text) = value.split_once(':').unwrap_or((value, ""));
                let (at, kind) = (read_point(point)?.into(), ShapeKind::Label(text.to_owned()));
                self.said(|remarks| remarks.shapes.push(Shape { kind, colour: None, at }));
            }
            "BL" | "WL" if self.is_movers(name) && read_left(value).is_some() => {
                self.said(|remarks| remarks.left = read_left(value));
            }
            "C" => self.said(|remarks| remarks.comments.push(value.to_owned())),
            _ if self.is_at_root => self.tags.push((tag_of(name).to_owned(), value.trim().to_owned())),
            _ => self.said(|remarks| match remarks.properties.last_mut().filter(|(last, _)| last == name) {
                Some((_, values)) => values.push(value.to_owned()),
                None => remarks.properties.push((name.to_owned(), vec![value.to_owned()])),
            }),
        }
        Ok(())
    }

    /// Whether the time of this property is that of the side that has just moved.
    fn is_movers(&self, name: &str) -> bool {
        self.here.turn == Some(if name == "BL" { Side::White } else { Side::Black })
    }

    /// A move in this node; one that has a move already, and the root, goes on to the next. A move out of turn ends the line.
    fn play(&mut self, side: Side, mv: Move) {
        self.has_moved = true;
        let Some(place) = self.here.place else { return };
        let is_set_up = self.stones != Board::EMPTY;
        let first = if is_set_up { *self.first.get_or_insert(side) } else { Side::Black };
        if self.here.turn.unwrap_or(first) != side {
            let number = self.here.moves + 1;
            self.out_of_turn.push(Unplayed { number, mv, broken: Broken::OutOfTurn });
            if self.tree.step(place).is_none() {
                self.tree.take_back(place);
            }
            self.here.place = None;
            return;
        }
        let step = Step::Move(AnyMove::Renju(mv));
        if place == Tree::ROOT || self.tree.step(place).is_some() {
            self.enter(Some(step));
        } else {
            self.tree.set_step(place, step);
        }
        (self.here.turn, self.here.moves) = (Some(side.other()), self.here.moves + 1);
    }

    fn said(&mut self, say: impl FnOnce(&mut Remarks)) {
        if let Some(place) = self.here.place {
            say(self.tree.remarks_mut(place));
        }
    }
}

/// The properties of a root that other formats know by these names.
const TAGS: [(&str, &str); 6] =
    [("PB", "Black"), ("PW", "White"), ("EV", "Event"), ("RO", "Round"), ("DT", "Date"), ("PC", "Site")];

/// The name of a property of the root as that of a tag.
fn tag_of(name: &str) -> &str {
    TAGS.iter().find(|(property, _)| *property == name).map_or(name, |(_, tag)| tag)
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

/// The points of a value: one, or all of a rectangle, `aa:cc`; nothing if it is neither.
pub(crate) fn points(value: &str) -> Vec<Place> {
    let (first, last) = value.split_once(':').unwrap_or((value, value));
    let (Ok(first), Ok(last)) = (read_point(first), read_point(last)) else { return Vec::new() };
    let (rows, columns) = (last.row()..=first.row(), first.column()..=last.column());
    rows.rev().flat_map(|row| columns.clone().map(move |column| Place { column, row })).collect()
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
