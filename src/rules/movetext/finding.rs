use crate::tree::Score;
use crate::{Dropped, IllegalReason, Impossible, Move, PositionError, UnreadMove};

/// Where something stands in a file, as an editor counts: from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    pub line: u32,
    pub column: u32,
}

/// Something wrong in a file, or something that was read as the writer meant it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFinding {
    pub place: Location,
    /// What was read there: shortened, without control characters.
    pub read: String,
    pub problem: Problem,
    /// Of a move that cannot be made, the number of its half-move from the start of the game, from 1.
    pub ply: Option<usize>,
}

/// What can be wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    #[error("not understood")]
    Stray,
    #[error("not a tag pair")]
    Tag,
    /// A tag pair without its quotation marks, or with one too few; it is read as this value.
    #[error("a tag pair in another form")]
    TagForm { value: String },
    /// A tag stands twice; the first one counts.
    #[error("a tag that stands twice")]
    TagTwice,
    /// Not one of the draughts of the world that are known here.
    #[error("not a game that is known here")]
    GameType,
    /// Another game than chess.
    #[error("another game")]
    OtherGame,
    #[error(transparent)]
    Position(#[from] PositionError),
    /// No game leads to the position that the game is to start from.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// Rights to castle for which no king and rook stand at home, left out.
    #[error("rights to castle without king and rook at home")]
    Castling,
    /// An en passant square that no pawn has passed over, left out.
    #[error("no pawn has passed over the en passant square")]
    EnPassant,
    #[error("not a result")]
    Result,
    /// The result above the moves is not the one after them; the latter counts.
    #[error("the tag has another result")]
    TwoResults { tag: Score },
    /// The last position makes another result than the file states.
    #[error("the position has another result")]
    AgainstBoard { board: Score },
    /// Not a move in any position.
    #[error(transparent)]
    Unread(UnreadMove),
    #[error(transparent)]
    Illegal(IllegalReason),
    /// Written as a capture, it takes nothing: it was made all the same.
    #[error("nothing is captured")]
    Quiet,
    /// Several moves that leave different positions.
    #[error("several moves are written like that")]
    Ambiguous(Vec<Move>),
    /// So many moves in other forms than that of the format, the first of them, and what it was read as.
    #[error("not in the form of the format, read as {plain}; such moves: {count}")]
    Form { plain: String, count: u32 },
    /// Pieces are written in the letters of another language, those of king, queen, rook, bishop and knight.
    #[error("pieces are written as {letters}")]
    Letters { letters: &'static str },
    #[error("the comment is not closed")]
    OpenComment,
    #[error("the variation is not closed")]
    OpenVariation,
    #[error("no variation is open")]
    NoVariation,
    /// A variation before the first move, left out.
    #[error("a variation to no move")]
    EarlyVariation,
    /// Variations within variations, left out.
    #[error("variations within variations, more than can be read")]
    TooDeep,
    /// The rest of the game is left out.
    #[error("longer than any game")]
    TooLong,
}

impl Problem {
    /// Whether moves of the game, or of a variation, are left out because of it.
    #[must_use]
    pub const fn loses_moves(&self) -> bool {
        matches!(
            self,
            Problem::Unread(_)
                | Problem::Illegal(_)
                | Problem::Ambiguous(_)
                | Problem::Position(_)
                | Problem::EarlyVariation
                | Problem::TooDeep
                | Problem::TooLong
        )
    }
}

/// Longer texts are cut in findings, in characters.
const SHOWN: usize = 40;

/// A text as findings show it; what was shortened already stays as it is.
pub(crate) fn shown(text: &str) -> String {
    let mut plain = text.trim().chars().filter(|letter| !crate::is_hidden(*letter));
    let head: String = plain.by_ref().take(SHOWN).collect();
    if plain.next().is_some() { head + "…" } else { head }
}

/// A finding by the number of bytes before it, as readers make them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundAt {
    pub at: usize,
    pub read: String,
    pub problem: Problem,
    /// As [`FileFinding::ply`].
    pub ply: Option<usize>,
}

impl From<Dropped> for Problem {
    fn from(dropped: Dropped) -> Problem {
        match dropped {
            Dropped::Castling(_) => Problem::Castling,
            Dropped::EnPassant(_) => Problem::EnPassant,
        }
    }
}

impl FoundAt {
    pub fn new(at: usize, read: &str, problem: Problem) -> FoundAt {
        FoundAt { at, read: shown(read), problem, ply: None }
    }
}

/// The findings in a text that begins at `start` of its file, in the order of the text.
pub(super) fn located(text: &str, start: Location, mut findings: Vec<FoundAt>) -> Vec<FileFinding> {
    findings.sort_by_key(|found| found.at);
    let (mut place, mut at) = (start, 0);
    let locate = |FoundAt { at: wanted, read, problem, ply }: FoundAt| {
        let between = text.get(at..wanted).unwrap_or_default();
        place = moved(place, between);
        at = wanted.max(at);
        FileFinding { place, read, problem, ply }
    };
    findings.into_iter().map(locate).collect()
}

/// The place after a text that begins at a place.
pub(super) fn moved(start: Location, text: &str) -> Location {
    let lines = text.bytes().filter(|byte| *byte == b'\n').count();
    let last = text.rsplit('\n').next().unwrap_or_default();
    let columns = u32::try_from(last.chars().count()).unwrap_or(u32::MAX);
    let column = if lines == 0 { start.column.saturating_add(columns) } else { columns.saturating_add(1) };
    Location { line: start.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX)), column }
}
