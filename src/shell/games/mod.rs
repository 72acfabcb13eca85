//! Files of games of every family, read one game at a time, and what is wrong in them, in words.

mod format;
mod game;
mod lines;
mod pdn;
mod pgn;
mod renju;

use std::io::{self, BufRead};

pub(super) use self::format::{Content, Format, recognise};
pub(super) use self::game::{FileGame, RULE_SET};
use super::audit::Soundness;
use crate::cli::Letters;
use crate::profile::{ProfileError, find_rules};
use crate::rules::Variant;
use crate::wording::{Form, Sentence, Slot, Style, Wording};

/// What was read of one game.
pub(super) struct Reading {
    /// The game, up to its last sound move.
    pub game: Option<FileGame>,
    /// What is wrong, in the order of the file, a few sentences each: where, what, and why.
    pub findings: Vec<Vec<Sentence>>,
    /// Whether there is a game at all, and not only words between others.
    pub is_game: bool,
    /// Whether it goes on behind what is kept.
    pub is_broken: bool,
}

/// The games of a file, one at a time; the last item may be what ended the reading.
pub(super) type Games = Box<dyn Iterator<Item = io::Result<Reading>>>;

/// Reads the games of a file. Where it does not say what they are, they are `assumed`; none: what the moves fit.
///
/// # Errors
/// A file that has to be read as a whole cannot be.
pub(super) fn games(
    format: Format,
    mut source: Box<dyn BufRead>,
    assumed: Option<Variant>,
    letters: Letters,
) -> io::Result<Games> {
    let mut whole = || {
        let mut bytes = Vec::new();
        source.read_to_end(&mut bytes).map(|_| bytes)
    };
    Ok(match format {
        Format::Pdn => Box::new(pdn::Reader::new(source, assumed.and_then(Variant::draughts))),
        Format::Pgn => Box::new(pgn::Reader::new(source)),
        Format::Sgf => renju::all(renju::sgf(&whole()?)),
        Format::Lib => renju::all(vec![renju::lib(&whole()?)]),
        Format::Pos => renju::all(vec![renju::pos(&whole()?)]),
        Format::Rif => renju::all(renju::rif(&whole()?)),
        Format::List => renju::all(vec![renju::list(&whole()?, letters)]),
    })
}

/// The variant of a rule set, by its id or alias.
///
/// # Errors
/// [`ProfileError::Unknown`] with the ids that there are.
pub(super) fn variant(rules: &str) -> Result<Variant, ProfileError> {
    find_rules(rules).map(|rules| rules.variant)
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
    pub fn told(&mut self, read: &Reading, wording: &Wording, style: Style) -> Vec<String> {
        self.games += usize::from(read.is_game);
        self.kept += usize::from(read.game.is_some());
        self.moves += read.game.as_ref().map_or(0, FileGame::moves);
        self.findings += read.findings.len();
        let style = Style { form: Form::Written, ..style };
        let words = |sentences: &Vec<Sentence>| {
            sentences.iter().map(|sentence| wording.render(sentence, style)).collect::<Vec<_>>().join(" ")
        };
        let mut lines: Vec<String> = read.findings.iter().map(words).collect();
        if let (Some(last), Some(fate)) = (lines.last_mut(), fate(read, self.games)) {
            last.extend([" ", &wording.render(&fate, style)]);
        }
        lines
    }

    /// The games, moves and findings in words.
    pub fn sentence(self) -> Sentence {
        if self.games == 0 {
            return Sentence::new("check-no-games");
        }
        let sentence = Sentence::new("check-games").with("n", number(self.games)).with("m", number(self.moves));
        sentence.with("k", number(self.findings))
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
fn about(key: &'static str, text: impl Into<String>) -> Sentence {
    Sentence::new(key).with("text", Slot::Text(text.into()))
}

/// What becomes of a game that is not whole.
fn fate(read: &Reading, game: usize) -> Option<Sentence> {
    let about = |key| Sentence::new(key).with("n", number(game));
    match &read.game {
        Some(kept) if read.is_broken => {
            let (names, first) = (kept.names(), kept.variant().beginner());
            let names = [first, first.other()].map(|side| names[side].unwrap_or("?")).join(" – ");
            Some(about("check-kept").with("text", Slot::Text(names)).with("m", number(kept.moves())))
        }
        None if read.is_game => Some(about("check-not-kept")),
        _ => None,
    }
}
