//! The archive of games of RenjuNet (`.rif`, XML): players, tournaments and rules in tables, then the games, which
//! name them by number.
//!
//! ```xml
//! <game id="7" tournament="3" round="2" rule="1" black="5" white="6" bresult="1" alt="i8" swap="R">
//! <move>h8 i9 j10</move><info>a remark</info></game>
//! ```

mod source;
mod write;

pub use write::{RifArchive, RifLoss};

use super::fault::{FileError, LocatedError, shown};
use super::list::read_list;
use super::record::Read;
use crate::renju::{Letters, Position};
use crate::tree::{Game, Score, Tree};
use crate::{Charset, FileForm, Move as AnyMove, Position as AnyPosition, plain};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead};

use self::source::Lined;

/// Reads an archive that is in memory, like [`RifGames`].
#[must_use]
pub fn read_rif(bytes: &[u8]) -> Vec<Read> {
    RifGames::new(bytes).collect()
}

/// The games of an archive, one after another; of the file only the tables are kept. Names that its tables lack are
/// empty; an info becomes the comment of the whole game, with the fifth moves that were offered and the swaps before
/// it. Of a game with unreadable moves there is only the head; where the file is no longer XML, reading ends, with an
/// empty game that says so. A game whose names stand in tables after it waits for them with those that follow it.
pub struct RifGames<R> {
    reader: Reader<Lined<R>>,
    trouble: Option<io::Error>,
    buffer: Vec<u8>,
    parser: Parser,
    is_over: bool,
    place: RifPlace,
    /// Games whose names are not all known yet, and those after them; how much of them there is, in bytes.
    waiting: VecDeque<RifGame>,
    size: usize,
    /// What ended the reading.
    fault: Option<Read>,
}

/// Where a game of an archive begins, so that reading can start there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RifPlace {
    /// Its line, from 1.
    pub line: usize,
    /// The games that begin before it in the same line.
    pub skipped: usize,
    /// Whether names stand between it and the first game: then it is read from the beginning of the file.
    pub is_late: bool,
}

/// The names that stand before the games of an archive.
#[derive(Debug)]
pub struct RifNames(Tables);

impl<R: BufRead> RifGames<R> {
    /// Reads from a source: UTF-8, else the encoding that its declaration names, else the most likely one.
    pub fn new(source: R) -> RifGames<R> {
        RifGames::in_charset(source, None)
    }

    /// The same, where what is not UTF-8 is in this page, whatever the declaration says.
    pub fn in_charset(source: R, charset: Option<Charset>) -> RifGames<R> {
        RifGames::of(Lined::new(source, charset), RifNames(Tables::default()))
    }

    /// The games from a line on, after so many lines of a file whose names are known.
    pub fn after(lines: usize, source: R, charset: Option<Charset>, names: RifNames) -> RifGames<R> {
        let mut games = RifGames::of(Lined::new(source, charset).after(lines), names);
        // What was opened before is closed there.
        let config = games.reader.config_mut();
        (config.check_end_names, config.allow_unmatched_ends) = (false, true);
        games
    }

    fn of(source: Lined<R>, RifNames(tables): RifNames) -> RifGames<R> {
        let parser = Parser { offset: 0, line: 1, tables, is_late: false, has_game: false, done: None, game: None };
        let (reader, place) = (Reader::from_reader(source), RifPlace::default());
        let (waiting, buffer) = (VecDeque::new(), Vec::new());
        RifGames { reader, trouble: None, buffer, parser, is_over: false, place, waiting, size: 0, fault: None }
    }

    /// Reads the names before the first game.
    pub fn names(mut self) -> RifNames {
        while !self.is_over && !self.parser.has_game {
            // What is wrong there is told where the file is read.
            let _ = self.advance();
        }
        RifNames(self.parser.tables)
    }

    /// Where the game begins that was read last.
    pub const fn place(&self) -> RifPlace {
        self.place
    }

    /// How the file stands, as far as it was read.
    pub fn form(&self) -> FileForm {
        self.reader.get_ref().form()
    }

    /// Reads an event; a fault, after which there is nothing more, comes back.
    fn advance(&mut self) -> Option<Read> {
        self.parser.offset = place(self.reader.buffer_position());
        self.parser.line = self.reader.get_mut().line_of(self.parser.offset);
        self.buffer.clear();
        let done = match self.reader.read_event_into(&mut self.buffer) {
            Ok(Event::Eof) => {
                self.is_over = true;
                Ok(())
            }
            Ok(event) => self.parser.event(&event),
            Err(quick_xml::Error::Io(error)) => {
                self.is_over = true;
                self.trouble = Some(io::Error::new(error.kind(), error));
                return None;
            }
            Err(error) => {
                let offset = place(self.reader.error_position());
                let line = self.reader.get_mut().line_of(offset);
                Err(LocatedError { offset, line: Some(line), fault: FileError::Xml(shown(&error.to_string())) })
            }
        };
        self.is_over |= done.is_err();
        done.err().map(|unread| Read { unread: Some(unread), ..Read::default() })
    }

    /// What ended the reading before the end of the source.
    pub fn trouble(&mut self) -> Option<io::Error> {
        self.trouble.take()
    }
}

impl<R: BufRead> Iterator for RifGames<R> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        loop {
            let is_next = |game: &RifGame| self.is_over || game.names_are_in(&self.parser.tables);
            if self.waiting.front().is_some_and(is_next) {
                return self.waiting.pop_front().map(|game| self.taken(&game));
            }
            if self.is_over {
                return self.fault.take();
            }
            self.fault = self.advance();
            if let Some(game) = self.parser.done.take() {
                self.size += game.size + GAME;
                if self.size > MOST_WAITING {
                    self.fault = Some(game.late());
                    self.is_over = true;
                } else {
                    self.waiting.push_back(game);
                }
            }
        }
    }
}

impl<R> RifGames<R> {
    /// The next game, with its names as far as they are known.
    fn taken(&mut self, game: &RifGame) -> Read {
        self.size -= game.size + GAME;
        let skipped = if game.begin == self.place.line { self.place.skipped + 1 } else { 0 };
        self.place = RifPlace { line: game.begin, skipped, is_late: self.parser.is_late };
        game.read(&self.parser.tables)
    }
}

/// So much of games may wait for their names, in bytes, and what is kept of a game besides its texts.
const MOST_WAITING: usize = 32 * 1024 * 1024;
const GAME: usize = 1024;

fn place(position: u64) -> usize {
    usize::try_from(position).unwrap_or(usize::MAX)
}

/// The names that games refer to by number.
#[derive(Debug, Default)]
struct Tables {
    players: BTreeMap<String, String>,
    rules: BTreeMap<String, String>,
    /// Name and year.
    tournaments: BTreeMap<String, (String, String)>,
    /// How much of them there is, in bytes.
    size: usize,
}

impl Tables {
    /// Whether so much more is still kept: every name that renju has ever had, and no file that only fills the memory.
    fn takes(&mut self, texts: &[&str]) -> bool {
        // What is kept of an entry besides its texts.
        const ENTRY: usize = 64;
        self.size += ENTRY + texts.iter().map(|text| text.len()).sum::<usize>();
        self.size <= MOST_NAMES
    }
}

/// The attributes of a game that say which fifth moves were offered, and who swapped.
const ALTERNATIVES: &str = "alt";
const SWAPS: &str = "swap";

/// A game as it stands in the file.
#[derive(Default)]
struct RifGame {
    attributes: BTreeMap<String, String>,
    moves: String,
    infos: Vec<String>,
    /// How much of them there is, in bytes.
    size: usize,
    /// The line in which it begins.
    begin: usize,
    /// Where the moves stand.
    offset: usize,
    line: usize,
    open: Option<OpenElement>,
}

/// The element of a game that is open.
#[derive(Clone, Copy)]
enum OpenElement {
    Moves,
    Info,
}

/// The texts of a game are cut after so many bytes; nothing may fill the memory.
const LONGEST: usize = 256 * 1024;

/// The names of a file, in bytes; the archive of all games has a tenth of it.
const MOST_NAMES: usize = 8 * 1024 * 1024;

struct Parser {
    /// Where the event begins.
    offset: usize,
    line: usize,
    tables: Tables,
    /// Whether a game has begun, and whether names came after that.
    has_game: bool,
    is_late: bool,
    /// A game that has come to its end.
    done: Option<RifGame>,
    game: Option<RifGame>,
}

impl Parser {
    fn event(&mut self, event: &Event<'_>) -> Result<(), LocatedError> {
        match event {
            Event::Start(element) => self.start(element, false),
            Event::Empty(element) => self.start(element, true),
            Event::End(element) => {
                if element.name().as_ref() == "game" {
                    self.done = self.game.take();
                } else if let Some(game) = &mut self.game {
                    game.open = None;
                }
                Ok(())
            }
            Event::Text(text) => {
                self.write(&text.xml10_content());
                Ok(())
            }
            Event::CData(text) => {
                self.write(&text.xml10_content());
                Ok(())
            }
            Event::GeneralRef(reference) => {
                let text = self.resolved(reference)?;
                self.write(&text);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn start(&mut self, element: &BytesStart<'_>, is_empty: bool) -> Result<(), LocatedError> {
        let name = element.name().as_ref().to_owned();
        if let Some(game) = &mut self.game {
            game.open = match name.as_str() {
                "move" => {
                    (game.offset, game.line) = (self.offset, self.line);
                    Some(OpenElement::Moves)
                }
                "info" if game.takes(INFO) => {
                    game.infos.push(String::new());
                    Some(OpenElement::Info)
                }
                _ => None,
            }
            .filter(|_| !is_empty);
            return Ok(());
        }
        let mut attributes = self.attributes(element)?;
        let mut take = |key: &str| attributes.remove(key).unwrap_or_default();
        match name.as_str() {
            "player" => {
                let (id, full) = (take("id"), format!("{} {}", take("name"), take("surname")));
                self.expect_room(&[&id, &full])?;
                self.tables.players.insert(id, full.trim().to_owned());
            }
            "rule" => {
                let (id, name) = (take("id"), take("name"));
                self.expect_room(&[&id, &name])?;
                self.tables.rules.insert(id, name);
            }
            "tournament" => {
                let (id, name, year) = (take("id"), take("name"), take("year"));
                self.expect_room(&[&id, &name, &year])?;
                self.tables.tournaments.insert(id, (name, year));
            }
            "game" => {
                self.has_game = true;
                let (offset, line) = (self.offset, self.line);
                let game = RifGame { attributes, begin: line, offset, line, ..RifGame::default() };
                *(if is_empty { &mut self.done } else { &mut self.game }) = Some(game);
            }
            _ => {}
        }
        Ok(())
    }

    fn expect_room(&mut self, texts: &[&str]) -> Result<(), LocatedError> {
        self.is_late |= self.has_game;
        let many = LocatedError { offset: self.offset, line: Some(self.line), fault: FileError::ManyNames };
        if self.tables.takes(texts) { Ok(()) } else { Err(many) }
    }

    fn attributes(&self, element: &BytesStart<'_>) -> Result<BTreeMap<String, String>, LocatedError> {
        let mut all = BTreeMap::new();
        for attribute in element.attributes() {
            let attribute = attribute.map_err(|error| self.not_xml(&error.to_string()))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|error| self.not_xml(&error.to_string()))?;
            all.insert(attribute.key.as_ref().to_owned(), plain(&value).into_owned());
        }
        Ok(all)
    }

    fn resolved(&self, reference: &BytesRef<'_>) -> Result<String, LocatedError> {
        let letter = reference.resolve_char_ref().map_err(|error| self.not_xml(&error.to_string()))?;
        match (letter, resolve_predefined_entity(reference)) {
            (Some(letter), _) => Ok(letter.to_string()),
            (None, Some(text)) => Ok(text.to_owned()),
            (None, None) => Ok(format!("&{};", &**reference)),
        }
    }

    fn not_xml(&self, error: &str) -> LocatedError {
        LocatedError { offset: self.offset, line: Some(self.line), fault: FileError::Xml(shown(error)) }
    }

    fn write(&mut self, text: &str) {
        let Some((game, open)) = self.game.as_mut().and_then(|game| game.open.map(|open| (game, open))) else { return };
        if game.takes(text.len()) {
            let text = plain(text);
            match open {
                OpenElement::Moves => game.moves.push_str(&text),
                OpenElement::Info => game.infos.last_mut().into_iter().for_each(|info| info.push_str(&text)),
            }
        }
    }
}

/// What is kept of a comment besides its text, in bytes.
const INFO: usize = 32;

impl RifGame {
    /// Whether so many bytes more are still kept.
    fn takes(&mut self, bytes: usize) -> bool {
        let takes = self.size + bytes <= LONGEST;
        self.size += if takes { bytes } else { 0 };
        takes
    }

    /// Whether all names that the game refers to stand in these tables.
    fn names_are_in(&self, tables: &Tables) -> bool {
        self.attributes.iter().filter(|(_, id)| !id.is_empty()).all(|(key, id)| match key.as_str() {
            "black" | "white" => tables.players.contains_key(id),
            "rule" => tables.rules.contains_key(id),
            "tournament" => tables.tournaments.contains_key(id),
            _ => true,
        })
    }

    /// What is said of a game for which there is no room among those that wait.
    fn late(&self) -> Read {
        let unread = LocatedError { offset: self.offset, line: Some(self.begin), fault: FileError::LateNames };
        Read { unread: Some(unread), ..Read::default() }
    }

    fn read(&self, tables: &Tables) -> Read {
        let (game, unread) = self.game(tables);
        // Its own place is counted from the moves on.
        let here =
            |unread: LocatedError| LocatedError { offset: self.offset, line: Some(self.line), fault: unread.fault };
        Read { unread: unread.map(here), ..Read::of(game) }
    }

    fn game(&self, tables: &Tables) -> (Game, Option<LocatedError>) {
        let attribute = |key: &str| self.attributes.get(key).map(String::as_str).unwrap_or_default();
        let name = |table: &BTreeMap<String, String>, key| table.get(attribute(key)).cloned().unwrap_or_default();
        let (moves, unread) = match read_list(self.moves.trim().as_bytes(), Letters::AToO) {
            Ok(moves) => (moves, None),
            Err(unread) => (Vec::new(), Some(unread)),
        };
        let (event, date) = tables.tournaments.get(attribute("tournament")).cloned().unwrap_or_default();
        let mut game = Game::new(AnyPosition::Renju(Position::start()));
        game.result = match attribute("bresult") {
            "1" => Some(Score::Black),
            "0" => Some(Score::White),
            "0.5" => Some(Score::Draw),
            _ => None,
        };
        let known = [
            ("Black", name(&tables.players, "black")),
            ("White", name(&tables.players, "white")),
            ("Event", event),
            ("Round", attribute("round").to_owned()),
            ("Date", date),
            ("RU", name(&tables.rules, "rule")),
        ];
        let known = known.into_iter().filter(|(_, value)| !value.is_empty());
        game.tags = known.map(|(name, value)| (name.to_owned(), value)).collect();
        game.tree = Tree::of_moves(moves.into_iter().map(AnyMove::Renju));
        let mut infos = self.infos.iter().map(|info| info.trim().to_owned());
        let offers = [ALTERNATIVES, SWAPS].into_iter().filter(|name| !attribute(name).is_empty());
        let offers = offers.map(|name| format!("{name}: {}", attribute(name)));
        let first: Vec<String> = offers.chain(infos.next()).filter(|text| !text.is_empty()).collect();
        let comments = std::iter::once(first.join("\n")).chain(infos).filter(|text| !text.is_empty());
        let comments: Vec<String> = comments.collect();
        if !comments.is_empty() {
            game.tree.remarks_mut(Tree::ROOT).comments = comments;
        }
        (game, unread)
    }
}
