//! From lines to games, one at a time.

use std::collections::VecDeque;

use super::super::Variant;
use super::replay::replay;
use super::token::{Lexeme, Lexer, Token};
use super::{FileFinding, Game, Location, Problem};

/// What was read of one game.
#[derive(Clone, Debug)]
pub struct Read {
    /// Where it begins.
    pub place: Location,
    /// The game, up to its last sound move.
    pub game: Option<Game>,
    /// What is wrong, in the order of the file.
    pub findings: Vec<FileFinding>,
    /// How much of the game there is.
    pub extent: Extent,
}

/// How much could be read of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Every move.
    Whole,
    /// The moves up to one that cannot be played.
    BrokenOff,
    /// Nothing: it is not of our draughts, or its position cannot be read.
    Nothing,
    /// There is no game, only words between others.
    NoGame,
}

/// The games of a file, one at a time, from its lines.
///
/// A line comes with or without its line end, as text or as bytes.
pub struct Games<I> {
    lines: I,
    lexer: Lexer,
    lexemes: VecDeque<Lexeme>,
    raw: Raw,
    assumed: Option<&'static Variant>,
    is_over: bool,
}

impl<I> Games<I>
where
    I: Iterator<Item: AsRef<[u8]>>,
{
    /// The games in these lines. Where the file does not say which draughts it has, they are `assumed`; none: the one
    /// that the moves fit.
    pub fn new(lines: impl IntoIterator<IntoIter = I>, assumed: Option<&'static Variant>) -> Games<I> {
        Games {
            lines: lines.into_iter(),
            lexer: Lexer::default(),
            lexemes: VecDeque::new(),
            raw: Raw::default(),
            assumed,
            is_over: false,
        }
    }

    /// The same, where so many lines stand before these in the file.
    #[must_use]
    pub fn behind(self, lines: u32) -> Games<I> {
        Games { lexer: Lexer::behind(lines), ..self }
    }

    /// Where the lines come from, to ask how they ended.
    pub const fn lines(&self) -> &I {
        &self.lines
    }

    fn finish(&mut self, raw: Raw) -> Option<Read> {
        if raw.holds_nothing() { None } else { Some(replay(raw, self.assumed)) }
    }
}

impl<I> Iterator for Games<I>
where
    I: Iterator<Item: AsRef<[u8]>>,
{
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        loop {
            while let Some(lexeme) = self.lexemes.pop_front() {
                let read = self.raw.take_in(lexeme).and_then(|raw| self.finish(raw));
                if read.is_some() {
                    return read;
                }
            }
            match self.lines.next() {
                Some(line) => self.lexer.line(line.as_ref(), &mut self.lexemes),
                None if self.is_over => return None,
                None => {
                    self.is_over = true;
                    self.lexer.end(&mut self.lexemes);
                    for lexeme in std::mem::take(&mut self.lexemes) {
                        self.raw.keep(lexeme);
                    }
                    let raw = std::mem::take(&mut self.raw);
                    return self.finish(raw);
                }
            }
        }
    }
}

/// A game that has not been replayed.
#[derive(Debug, Default)]
pub(super) struct Raw {
    pub tags: Vec<Tag>,
    pub body: Vec<Lexeme>,
    pub findings: Vec<FileFinding>,
    /// Whether a part of the moves was left out.
    pub is_cut: bool,
    /// Whether anything but comments stands behind the tags.
    has_moves: bool,
    depth: u32,
}

/// A tag pair and where it stands.
#[derive(Debug)]
pub(super) struct Tag {
    pub place: Location,
    pub name: String,
    pub value: String,
}

/// The most that is kept of one game: tags, parts of the moves, findings. Nothing may fill the memory.
const MOST_TAGS: usize = 200;
const MOST_LEXEMES: usize = 20_000;
const MOST_FINDINGS: usize = 100;

impl Raw {
    /// Takes in the next part of the file; the game before it, if it ends here.
    fn take_in(&mut self, lexeme: Lexeme) -> Option<Raw> {
        match lexeme.token {
            Token::Tag { name, value } => {
                let before = self.is_over_before(&name).then(|| std::mem::take(self));
                if self.tags.len() < MOST_TAGS {
                    self.tags.push(Tag { place: lexeme.place, name, value });
                }
                before
            }
            Token::End(_) if self.depth == 0 => {
                self.keep(lexeme);
                Some(std::mem::take(self))
            }
            _ => {
                self.keep(lexeme);
                None
            }
        }
    }

    fn keep(&mut self, lexeme: Lexeme) {
        match lexeme.token {
            Token::Open => self.depth = self.depth.saturating_add(1),
            Token::Close => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        let found = |read: &str, problem| FileFinding::new(lexeme.place, read, problem);
        match &lexeme.token {
            Token::Stray(text) => {
                let goes_on = self
                    .findings
                    .last()
                    .is_some_and(|last| last.problem == Problem::Stray && last.place.line == lexeme.place.line);
                if !goes_on {
                    self.find(found(text, Problem::Stray));
                }
            }
            Token::BadTag(text) => self.find(found(text, Problem::Tag)),
            Token::OpenComment => self.find(found("{", Problem::OpenComment)),
            _ if self.body.len() < MOST_LEXEMES => {
                self.has_moves |= !matches!(lexeme.token, Token::Comment(_));
                self.body.push(lexeme);
            }
            // Said once, however much else was found: the game is not whole.
            _ if !self.is_cut => {
                self.is_cut = true;
                self.findings.push(found("", Problem::TooLong));
            }
            _ => {}
        }
    }

    fn find(&mut self, finding: FileFinding) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(finding);
        }
    }

    /// Whether a tag of this name belongs to the next game: there are moves already, or such a tag.
    fn is_over_before(&self, name: &str) -> bool {
        self.has_moves || self.tags.iter().any(|tag| tag.name == name)
    }

    /// Whether there is neither a game nor a finding: comments, or a sign that ends nothing.
    fn holds_nothing(&self) -> bool {
        !self.is_game() && self.findings.is_empty()
    }

    /// Whether there is a game, and not only words.
    pub fn is_game(&self) -> bool {
        let is_move = |lexeme: &Lexeme| matches!(lexeme.token, Token::Move(_) | Token::SetUp(_));
        !self.tags.is_empty() || self.body.iter().any(is_move)
    }

    /// Where the game begins.
    pub fn place(&self) -> Location {
        let first = self.tags.iter().map(|tag| tag.place);
        let rest = self.body.iter().map(|lexeme| lexeme.place).chain(self.findings.iter().map(|found| found.place));
        first.chain(rest).min().unwrap_or_default()
    }

    /// What stands behind a name, if it is not empty.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name && !tag.value.trim().is_empty())
    }
}
