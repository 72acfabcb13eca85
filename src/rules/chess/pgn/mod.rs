//! Games in PGN: tags, moves, comments, clock readings, variations; read one after another from any source, so that a
//! file may be longer than the memory.
//!
//! ```
//! use golos_rules::chess::pgn::{Games, Outcome};
//!
//! let text = "[White \"A\"]\n\n1. e4 {[%clk 1:30:00]} e5 (1... c5) 2. Nf3 1/2-1/2\n";
//! let game = Games::new(text.as_bytes()).next().unwrap().unwrap();
//! assert_eq!(game.line.len(), 3);
//! assert_eq!(game.line[0].clock, Some(5_400_000));
//! assert_eq!(game.result, Outcome::Draw);
//! let again = Games::new(game.to_string().as_bytes()).next().unwrap().unwrap();
//! assert_eq!(again.line, game.line);
//! ```

mod comment;
mod forms;
mod read;
mod split;
mod words;
mod write;

use super::fen::FenError;
use super::moves::Move;
use super::position::Position;
use super::resolve::AmbiguousMove;
pub use read::{GameText, Games, Texts};

/// A game as it is written in PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Names and values in the order of the file.
    pub tags: Vec<(String, String)>,
    /// Where play starts: the array, or what the tag `FEN` says.
    pub start: Position,
    /// What is said before the first move.
    pub comments: Vec<String>,
    pub line: Vec<PgnPly>,
    pub result: Outcome,
}

/// A move with all that is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    pub mv: Move,
    /// Glyphs by their number: 1 is `!`.
    pub nags: Vec<u8>,
    /// What the mover's clock showed, in milliseconds.
    pub clock: Option<u64>,
    pub comments: Vec<String>,
    /// What might have been played instead.
    pub variations: Vec<Variation>,
}

/// Moves that were not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// What is said before its first move.
    pub comments: Vec<String>,
    pub line: Vec<PgnPly>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    WhiteWins,
    BlackWins,
    Draw,
    /// Unfinished, or not known.
    #[default]
    Open,
}

/// A game that is not sound, and what of it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {number}{}", listed(.flaws))]
pub struct Faulty {
    /// The place of the game in the source, from 1.
    pub number: u32,
    /// In the order of the source, at least one. Tags that are none, and moves in another form, leave the moves whole;
    /// the game breaks off at what else is wrong.
    pub flaws: Vec<Flaw>,
    /// The game up to where it breaks off.
    pub sound: Game,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct Flaw {
    /// The line of the source, from 1.
    pub line: u64,
    pub fault: PgnError,
}

fn listed(flaws: &[Flaw]) -> String {
    flaws.iter().map(|flaw| format!(", {flaw}")).collect()
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnError {
    #[error("not a tag: {0}")]
    Tag(String),
    #[error("the position to start from: {0}")]
    Start(#[from] FenError),
    #[error("another game than chess: {0}")]
    Variant(String),
    /// So many moves in other forms than that of PGN, the first of them, and what it was read as.
    #[error("not in the form of PGN: {word}, read as {plain}; such moves: {count}")]
    Form { word: String, plain: String, count: usize },
    #[error("not a move: {0}")]
    Word(String),
    #[error("{word}: {reason}")]
    Move { word: String, reason: AmbiguousMove },
    #[error("a comment without an end")]
    OpenComment,
    #[error("a variation without an end")]
    OpenVariation,
    #[error("the end of a variation that was not begun")]
    StrayEnd,
    #[error("a variation to no move")]
    NoMove,
    #[error("variations within variations, more than {} deep", read::DEEPEST)]
    TooDeep,
    #[error("longer than {} bytes", split::LONGEST)]
    TooLong,
    #[error("cannot be read: {0}")]
    Source(String),
}

impl PgnError {
    /// Whether the game breaks off there.
    #[must_use]
    pub const fn breaks_off(&self) -> bool {
        !matches!(self, PgnError::Tag(_) | PgnError::Form { .. })
    }
}

impl Outcome {
    /// The mark that ends the moves.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
        }
    }

    fn from_mark(mark: &str) -> Option<Outcome> {
        [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Open]
            .into_iter()
            .find(|one| one.mark() == mark)
    }
}

impl Game {
    /// A game without a move yet.
    #[must_use]
    pub const fn new(start: Position) -> Game {
        Game { tags: Vec::new(), start, comments: Vec::new(), line: Vec::new(), result: Outcome::Open }
    }

    /// The position behind the last move.
    #[must_use]
    pub fn end(&self) -> Position {
        self.line.iter().fold(self.start, |position, ply| position.after(ply.mv))
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

impl PgnPly {
    /// A move of which nothing is said.
    #[must_use]
    pub const fn new(mv: Move) -> PgnPly {
        PgnPly { mv, nags: Vec::new(), clock: None, comments: Vec::new(), variations: Vec::new() }
    }
}
