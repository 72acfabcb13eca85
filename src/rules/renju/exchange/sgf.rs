//! SGF, the Smart Game Format, for renju: `GM[4]`, 15 × 15.
//!
//! Points are two letters, the column from the left and the row *from the top*, as most programs write them; names as
//! `h8` are read as well. An empty value or `tt` is a pass.

mod game;
mod patch;
mod reader;
mod source;
mod write;

pub use source::SgfSource;
pub use write::{rewrite, write_sgf, write_sgf_bytes};

use super::fault::{FileError, LocatedError, shown};
use super::record::Read;
use crate::Place;
use crate::renju::{Letters, Move, NoPoint, Point};
use crate::tree::Game;
use game::SgfGame;
use reader::{Pages, SgfReader};

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
    /// Where the last game ends.
    end: usize,
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
        SgfGames { reader: SgfReader { bytes, at, variations, charset: None, pages, others: Vec::new() }, end: 0 }
    }
}

impl Iterator for SgfGames<'_> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        let mut game = SgfGame::new(self.reader.variations);
        let first = self.reader.peek()?;
        let begin = self.reader.at;
        let done = if first == b'(' { self.reader.game(&mut game) } else { Err(self.reader.unclear()) };
        let source = if done.is_ok() { self.reader.source(begin) } else { None };
        let between = self.reader.bytes.get(self.end..begin).unwrap_or_default();
        let source = source.map(|(text, file)| (text, file, self.reader.pages.between(between)));
        if done.is_err() {
            self.reader.skip_game();
        }
        self.end = self.reader.at;
        let possible = game.expect_possible().map_err(|fault| fault.at(self.reader.bytes, begin));
        Some(game.read(source, done.and(possible).err()))
    }
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
