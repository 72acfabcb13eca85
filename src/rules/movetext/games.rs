//! From a source to its games, one at a time.

use std::io::{self, BufRead};

use super::cut::{CutGame, Cutter, IsEnd};
use super::finding::{FoundAt, located, moved};
use super::token::{Lexer, ReadWord, Token};
use super::{FileFinding, Location, Problem};
use crate::decode::FileMarks;
use crate::tree::{FileText, Game, SourceText};
use crate::{Charset, Decoder, FileForm, Undecodable};

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
    /// Every move of the game itself; what is wrong in a variation ends that variation only.
    Whole,
    /// The moves up to one that cannot be played.
    BrokenOff,
    /// Nothing: it is another game, or its position cannot be read.
    Nothing,
    /// There is no game, only words between others.
    NoGame,
}

/// What sets one format apart from the other.
pub(crate) trait Dialect {
    /// Whether a word is a result.
    fn is_end(&self) -> IsEnd;

    /// Reads a word of the moves.
    fn word(&self) -> ReadWord;

    /// From the tokens of a game to its moves.
    fn replay(&self, raw: &RawGame) -> Replayed;
}

/// What came of a game.
#[derive(Default)]
pub(crate) struct Replayed {
    pub game: Option<Game>,
    pub findings: Vec<FoundAt>,
    /// Whether every move of the game itself could be played.
    pub is_whole: bool,
    /// Whether the game is taken for what its text does not say.
    pub is_assumed: bool,
    /// What became of each token.
    pub uses: Vec<TokenUse>,
}

/// What becomes of a token on the way to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenUse {
    /// The game says what it says.
    Used,
    /// It stands there and changes nothing.
    Aside,
    /// It is left out.
    Dropped,
}

/// Reads the text of a game once more, with all that was found and what became of its tokens.
pub(super) fn again(text: &str, dialect: &dyn Dialect) -> Replayed {
    let mut raw = RawGame::new(text.to_owned(), dialect.word());
    let mut replayed = dialect.replay(&raw);
    replayed.findings.append(&mut raw.findings);
    replayed
}

/// The only game of a text, as a file is read; `None` if there are several, or none.
pub(super) fn only(text: &str, dialect: Box<dyn Dialect>) -> Option<Read> {
    let mut games = Games::boxed(0, Decoder::new(text.as_bytes()), dialect);
    let read = games.next()?.ok()?;
    games.next().is_none().then_some(read)
}

/// A game that has not been replayed.
pub(crate) struct RawGame {
    pub text: String,
    pub tags: Vec<RawTag>,
    /// Where the first token is.
    first: usize,
    findings: Vec<FoundAt>,
    /// Whether there are tags or a move.
    is_game: bool,
}

/// A tag pair and where it begins.
pub(crate) struct RawTag {
    pub at: usize,
    pub name: String,
    pub value: String,
}

/// The most findings of one game; nothing may fill the memory.
pub(super) const MOST_FINDINGS: usize = 100;

impl RawGame {
    pub(super) fn new(text: String, word: ReadWord) -> RawGame {
        let (mut tags, mut findings) = (Vec::<RawTag>::new(), Vec::new());
        let (mut first, mut has_move) = (None, false);
        let mut lexer = Lexer::new(&text, 0, word);
        while let Some((at, token)) = lexer.next_token() {
            first.get_or_insert(at);
            match token {
                Token::Tag { name, value, is_loose } => {
                    if is_loose {
                        let problem = Problem::TagForm { value: value.clone() };
                        findings.push(FoundAt::new(at, text.get(at..lexer.at()).unwrap_or_default(), problem));
                    }
                    tags.push(RawTag { at, name, value });
                }
                Token::Move(_) | Token::SetUp(_) | Token::Null => {
                    has_move = true;
                    break;
                }
                _ => {}
            }
        }
        findings.extend(twice(&tags));
        findings.truncate(MOST_FINDINGS);
        let is_game = has_move || !tags.is_empty();
        RawGame { tags, first: first.unwrap_or_default(), findings, is_game, text }
    }

    /// The tag of a name, if it is not empty.
    pub fn tag(&self, name: &str) -> Option<&RawTag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name) && !tag.value.trim().is_empty())
    }

    /// Whether there are tags or a move.
    pub const fn is_game(&self) -> bool {
        self.is_game
    }

    /// The tokens of the moves.
    pub fn lexer(&self, word: ReadWord) -> Lexer<'_> {
        Lexer::new(&self.text, 0, word)
    }

    /// The tags as a game keeps them.
    pub fn pairs(&self) -> Vec<(String, String)> {
        self.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect()
    }
}

/// The tags whose names stood before.
fn twice(tags: &[RawTag]) -> Vec<FoundAt> {
    let mut names = std::collections::BTreeSet::new();
    let again = tags.iter().filter(|tag| !names.insert(tag.name.as_str()));
    again.map(|tag| FoundAt::new(tag.at, &tag.name, Problem::TagTwice)).collect()
}

/// The games of a source, one after another; trouble with the source comes last.
pub struct Games<R> {
    cutter: Cutter<R>,
    dialect: Box<dyn Dialect>,
    is_over: bool,
    /// What stands in the file between the last game and the next one and belongs to none.
    between: Option<FileText>,
    is_begun: bool,
}

impl<R: BufRead> Games<R> {
    pub(crate) fn of(source: R, dialect: impl Dialect + 'static) -> Games<R> {
        Games::after(0, Decoder::new(source), dialect)
    }

    /// The games of a part of a file, after so many lines of it.
    pub(crate) fn after(lines: u32, source: Decoder<R>, dialect: impl Dialect + 'static) -> Games<R> {
        Games::boxed(lines, source, Box::new(dialect))
    }

    fn boxed(lines: u32, source: Decoder<R>, dialect: Box<dyn Dialect>) -> Games<R> {
        let place = Location { line: lines.saturating_add(1), column: 1 };
        let cutter = Cutter::new(source.after(lines), dialect.is_end(), place);
        Games { cutter, dialect, is_over: false, between: None, is_begun: false }
    }

    /// The code page that was found out so far; `None` while everything was Unicode.
    #[must_use]
    pub fn charset(&self) -> Option<Charset> {
        self.cutter.source().charset()
    }

    /// How the source stands in its file, as far as it was read.
    #[must_use]
    pub fn form(&self) -> FileForm {
        self.cutter.source().form()
    }

    /// What stands in the file behind the last game; the reader of the source has to be [faithful](Decoder::faithful).
    pub fn rest(&mut self) -> Option<FileText> {
        self.between.take()
    }

    /// Keeps what stands in the file with a game, or for the next one.
    fn keep(&mut self, read: Option<&mut Read>, file: Option<FileText>) {
        if !std::mem::replace(&mut self.is_begun, true) && self.form().is_marked {
            let charset = self.form().charset;
            self.between =
                file.is_some().then(|| FileText::of("\u{feff}", FileMarks { charset, ..FileMarks::default() }));
        }
        match (read, file) {
            (Some(Read { game: Some(game), .. }), file) => {
                let (source, before) = (game.source.take(), self.between.take());
                game.source = source.map(|source| source.in_file(file, before));
            }
            // What is told is not written again.
            (Some(_), _) | (None, None) => {}
            (None, Some(file)) => self.between.get_or_insert_default().append(&file),
        }
    }

    /// The lines that were damaged so far; the reader of the source has to be [tolerant](Decoder::tolerant).
    #[must_use]
    pub fn damaged(&self) -> &[Undecodable] {
        self.cutter.source().damaged()
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Read>;

    fn next(&mut self) -> Option<io::Result<Read>> {
        while !self.is_over {
            match self.cutter.next_game() {
                Ok(Some(mut game)) => {
                    let file = game.file.take();
                    let mut read = read(game, &*self.dialect);
                    self.keep(read.as_mut(), file);
                    if read.is_some() {
                        return read.map(Ok);
                    }
                }
                Ok(None) => self.is_over = true,
                Err(trouble) => {
                    self.is_over = true;
                    return Some(Err(trouble));
                }
            }
        }
        None
    }
}

/// Reads a game; `None` if there is neither one nor a finding.
fn read(CutGame { text, start, is_cut, .. }: CutGame, dialect: &dyn Dialect) -> Option<Read> {
    let mut raw = RawGame::new(text, dialect.word());
    let Replayed { game, findings, is_whole, is_assumed, .. } = dialect.replay(&raw);
    let mut all = std::mem::take(&mut raw.findings);
    all.extend(findings);
    if is_cut {
        // Where the rest was left out, nothing can be closed.
        all.retain(|found| !matches!(found.problem, Problem::OpenComment | Problem::OpenVariation));
        all.push(FoundAt::new(raw.text.len(), "", Problem::TooLong));
    }
    if !raw.is_game && all.is_empty() {
        return None;
    }
    let place = moved(start, raw.text.get(..raw.first).unwrap_or_default());
    let findings = located(&raw.text, start, all);
    let game = game.filter(|_| raw.is_game);
    let extent = match &game {
        None if raw.is_game => Extent::Nothing,
        None => Extent::NoGame,
        Some(_) if is_whole && !is_cut => Extent::Whole,
        Some(_) => Extent::BrokenOff,
    };
    let game = game.map(|game| {
        let source = (!is_assumed && !is_cut).then(|| SourceText::new(raw.text, &game));
        let source = source.map(|source| if findings.is_empty() { source } else { source.unsound() });
        Game { source, ..game }
    });
    Some(Read { place, game, findings, extent })
}
