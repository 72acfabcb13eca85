//! Files of games of every family, read one game at a time, and what is wrong in them, in words.

mod crew;
mod family;
mod format;
mod movetext;
mod renju;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

pub(super) use self::crew::{JudgedPart, judge_all};
pub(super) use self::family::{FileGame, RULE_SET};
pub(super) use self::format::{Content, Format, recognise};
pub(super) use self::movetext::LineFormat;
use self::movetext::LineReader;
pub use self::movetext::found;
pub(super) use self::renju::{rif_after, rif_games, sgf_after, sgf_games};
use super::audit::Soundness;
use golos_cli::LetterChoice;
use golos_rules::tree::FileText;
use golos_rules::{Charset, FileForm, Undecodable, Variant};
use golos_wording::{Form, Sentence, Slot, Style, Wording, message};

/// How a file of games is read where it does not say it itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// What its games are; `None`: what the moves fit.
    pub assumed: Option<Variant>,
    /// The letters of plain lists.
    pub letters: LetterChoice,
    /// The encoding of what is not UTF-8; `None`: the one that the file names, otherwise the most likely one.
    pub charset: Option<Charset>,
    /// Whether damaged letters are skipped and reported: for commands that read a file and write nothing.
    pub is_tolerant: bool,
    /// Whether games keep how they stand in their file: for those who write it again.
    pub is_faithful: bool,
}

/// What was read of one game.
pub(super) struct GameReading {
    /// The game, up to its last sound move.
    pub game: Option<FileGame>,
    /// What is wrong, in the order of the file, a few sentences each: where, what, and why.
    pub findings: Vec<Vec<Sentence>>,
    /// Whether there is a game at all, and not only words between others.
    pub is_game: bool,
    /// Whether it goes on behind what is kept.
    pub is_broken: bool,
    /// What in it cannot be decoded.
    pub undecodable: Option<Undecodable>,
    /// What is told and is nothing wrong.
    pub notes: Vec<Sentence>,
    /// What stands in the file behind the last game.
    pub rest: Option<FileText>,
}

impl GameReading {
    /// What is said of how a file stands, which belongs to no game of it: a page that had to be found out is a finding, as
    /// letters may be wrong. What the user has named is not told. `None` if there is nothing to tell.
    fn of_form(form: FileForm, is_named: bool) -> Option<GameReading> {
        let (mut findings, mut notes) = (Vec::new(), Vec::new());
        match form.charset.filter(|_| !is_named) {
            Some(guess) if form.is_guessed => findings.push(vec![about(message::check_charset, guess.name())]),
            known if form.is_marked => {
                notes.push(about(message::check_encoding_marked, known.unwrap_or(Charset::UTF_8).name()));
            }
            known => notes.extend(known.map(|known| about(message::check_encoding, known.name()))),
        }
        notes.extend(form.has_lone_cr.then(message::check_lone_cr));
        let is_any = !(findings.is_empty() && notes.is_empty());
        is_any.then(|| GameReading { findings, notes, ..GameReading::none() })
    }

    /// What stands in the file behind the last game.
    fn of_rest(rest: FileText) -> GameReading {
        GameReading { rest: Some(rest), ..GameReading::none() }
    }

    /// What is said of a damaged line.
    fn of_damage(damage: Undecodable) -> GameReading {
        GameReading { findings: vec![vec![damage_sentence(damage)]], undecodable: Some(damage), ..GameReading::none() }
    }

    /// Nothing of any game.
    const fn none() -> GameReading {
        GameReading {
            game: None,
            findings: Vec::new(),
            is_game: false,
            is_broken: false,
            undecodable: None,
            notes: Vec::new(),
            rest: None,
        }
    }

    /// Whether nothing was found, and it counts as it stands.
    fn is_sound(&self) -> bool {
        self.findings.is_empty() && self.notes.is_empty()
    }
}

/// A damaged line in words.
pub(super) fn damage_sentence(damage: Undecodable) -> Sentence {
    message::check_undecodable(damage.line, Slot::Text(damage.charset.name().to_owned()))
}

/// Bytes of a file that are read at once: so much tells in which code page it is written.
const BLOCK: usize = 64 * 1024;

/// Opens a file; `-` is standard input.
///
/// # Errors
/// The file cannot be opened.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::with_capacity(BLOCK, File::open(path)?)))
}

/// The games of a file, one at a time; the last item may be what ended the reading.
pub(super) type GamesOfFile = Box<dyn Iterator<Item = io::Result<GameReading>>>;

/// Reads the games of a file, of which no more than one is kept.
///
/// # Errors
/// A file that has to be read as a whole cannot be.
pub(super) fn games(format: Format, source: Box<dyn BufRead>, options: ReadOptions) -> io::Result<GamesOfFile> {
    Ok(match format {
        Format::Pdn => {
            Box::new(LineReader::new(source, LineFormat::Pdn(options.assumed.and_then(Variant::draughts)), options))
        }
        Format::Pgn => Box::new(LineReader::new(source, LineFormat::Pgn, options)),
        Format::Sgf => renju::sgf(source, options.charset),
        Format::Lib => renju::lib(source)?,
        Format::Pos => renju::pos(source)?,
        Format::Rif => renju::rif(source, options.charset),
        Format::List => renju::list(source, options.letters)?,
    })
}

/// The games of a part of a file in lines of text, after so many lines.
pub(super) fn games_after(
    lines: u32,
    source: Box<dyn BufRead>,
    format: LineFormat,
    options: ReadOptions,
) -> GamesOfFile {
    Box::new(LineReader::after(lines, source, format, options))
}

/// The same without the variations of a library, which may be longer than the memory: there is the game itself, and what is
/// wrong in the others.
///
/// # Errors
/// As [`games`].
pub(super) fn judged(format: Format, source: Box<dyn BufRead>, options: ReadOptions) -> io::Result<GamesOfFile> {
    match format {
        Format::Lib => renju::survey(source),
        Format::Pdn | Format::Pgn | Format::Sgf | Format::Pos | Format::Rif | Format::List => {
            games(format, source, options)
        }
    }
}

/// How a text stands in its file; no game of it is judged.
///
/// # Errors
/// The file cannot be read. What of it cannot be decoded is an error that holds an [`Undecodable`].
pub(super) fn decoded(format: Format, path: &Path, options: ReadOptions) -> io::Result<FileForm> {
    let (_, source) = recognise(path, open(path)?, options.assumed)?;
    match format {
        Format::Pdn | Format::Pgn => movetext::decode(source, options),
        Format::Sgf => renju::decode_sgf(source, options.charset),
        Format::Rif => renju::decode(source, options.charset),
        Format::Lib | Format::Pos | Format::List => Ok(FileForm::default()),
    }
}

/// What has been read so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: usize,
    kept: usize,
    moves: usize,
    findings: usize,
}

impl Tally {
    /// Counts one more game. What was found in it comes back, a line each: where, what, and what becomes of a game that
    /// is not whole.
    pub fn told(&mut self, read: &GameReading, wording: &Wording, style: Style) -> Vec<String> {
        self.count(read);
        let style = Style { form: Form::Written, ..style };
        let words = |sentences: &Vec<Sentence>| {
            sentences.iter().map(|sentence| wording.render(sentence, style)).collect::<Vec<_>>().join(" ")
        };
        let mut lines: Vec<String> = read.findings.iter().map(words).collect();
        if let (Some(last), Some(fate)) = (lines.last_mut(), fate(read, self.games)) {
            last.extend([" ", &wording.render(&fate, style)]);
        }
        lines.extend(read.notes.iter().map(|note| wording.render(note, style)));
        lines
    }

    /// What has been read before the game of this number, of which nothing is told.
    pub fn before(number: u32) -> Tally {
        Tally { games: usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1), ..Tally::default() }
    }

    fn count(&mut self, read: &GameReading) {
        self.games += usize::from(read.is_game);
        self.kept += usize::from(read.game.is_some());
        self.moves += read.game.as_ref().map_or(0, FileGame::moves);
        self.findings += read.findings.len();
    }

    /// Counts one more game in which nothing was found.
    const fn count_sound(&mut self, moves: usize) {
        self.games += 1;
        self.kept += 1;
        self.moves += moves;
    }

    /// Counts others as well.
    pub const fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.kept += other.kept;
        self.moves += other.moves;
        self.findings += other.findings;
    }

    /// The games, moves and findings in words.
    pub fn sentence(self) -> Sentence {
        if self.games == 0 {
            return message::check_no_games();
        }
        message::check_games(number(self.games), number(self.moves), number(self.findings))
    }

    /// How sound that is: without a game there is nothing to read.
    pub const fn soundness(self) -> Soundness {
        match (self.kept, self.findings) {
            (0, _) => Soundness::Unreadable,
            (_, 0) => Soundness::Sound,
            _ => Soundness::Findings,
        }
    }
}

pub(super) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// A sentence about a text of the file.
fn about(message: fn(Slot) -> Sentence, text: impl Into<String>) -> Sentence {
    message(Slot::Text(text.into()))
}

/// What becomes of a game that is not whole.
fn fate(read: &GameReading, game: usize) -> Option<Sentence> {
    match &read.game {
        Some(kept) if read.is_broken => {
            let (names, first) = (kept.names(), kept.variant().beginner());
            let names = [first, first.other()].map(|side| names[side].unwrap_or("?")).join(" – ");
            Some(message::check_kept(number(game), Slot::Text(names), number(kept.moves())))
        }
        None if read.is_game => Some(message::check_not_kept(number(game))),
        _ => None,
    }
}
