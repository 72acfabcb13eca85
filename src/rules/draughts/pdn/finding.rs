use super::super::{FenError, Move, NotRead, Reason};
use super::Score;
use super::token::Location;

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFinding {
    pub place: Location,
    /// What was read there: shortened, without control characters.
    pub read: String,
    pub problem: Problem,
}

/// What can be wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    #[error("not understood")]
    Stray,
    #[error("not a tag pair")]
    Tag,
    #[error("not a game that is known here")]
    GameType,
    #[error(transparent)]
    Fen(#[from] FenError),
    #[error("not a result")]
    Result,
    /// The result above the moves is not the one behind them; the latter counts.
    #[error("the tag has another result")]
    TwoResults { tag: Score },
    /// Who is to move has no move, and the result does not say what follows from it.
    #[error("the position has another result")]
    AgainstBoard { board: Score },
    /// Not a move in any position. The game breaks off, as at each move that cannot be played.
    #[error(transparent)]
    Unread(NotRead),
    #[error(transparent)]
    Illegal(Reason),
    /// Written as a capture, it takes nothing: it was made all the same.
    #[error("nothing is captured")]
    Quiet,
    /// Several captures that leave different positions.
    #[error("several captures are written like that")]
    Ambiguous(Vec<Move>),
    #[error("the comment is not closed")]
    OpenComment,
    #[error("the variation is not closed")]
    OpenVariation,
    #[error("no variation is open")]
    NoVariation,
    /// Variations within variations, left out.
    #[error("variations within variations, more than can be read")]
    TooDeep,
    /// The rest of the game is left out.
    #[error("longer than any game")]
    TooLong,
}

/// Longer texts are cut in findings, in characters.
const SHOWN: usize = 40;

impl FileFinding {
    pub(super) fn new(place: Location, read: &str, problem: impl Into<Problem>) -> FileFinding {
        FileFinding { place, read: shown(read), problem: problem.into() }
    }
}

/// A text as findings show it; what was shortened already stays as it is.
pub(super) fn shown(text: &str) -> String {
    let mut plain = text.trim().chars().filter(|letter| !letter.is_control());
    let head: String = plain.by_ref().take(SHOWN).collect();
    if plain.next().is_some() { head + "…" } else { head }
}
