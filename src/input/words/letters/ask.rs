//! What can be said in the room of letters.

use golos_letters::{Day, PaperKind, Purpose, RulingKind, RulingParts, Said};
use golos_rules::Side;

/// What is said in the room of letters. A day that is not named is today; a side that is not named is the owner of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LettersRequest {
    /// The next line of the letter that is read.
    Next,
    Back,
    /// The list of games.
    Games,
    /// What is due.
    Due,
    /// The list of letters.
    Letters,
    /// A letter by its number; `None`: the last one.
    Letter(Option<u32>),
    /// The position, or what stands on a place.
    Position(Option<String>),
    Moves,
    Time,
    Chart,
    Offers,
    /// A paper is written into the outbox.
    Paper(PaperKind),
    /// A game is opened, question after question.
    New,
    Take(TakeRequest),
    Write(WriteRequest),
    /// The last own letter is put into the outbox once more.
    Again,
    Break {
        by: Option<Side>,
        first: Day,
        last: Day,
        told: Option<Day>,
        /// Whether the arbiter allows it after its start or beyond the norm.
        is_allowed: bool,
    },
    EndBreak {
        by: Option<Side>,
        on: Option<Day>,
    },
    /// A time fault of the partner, with the own reply.
    Claim {
        by: Option<Side>,
        moves: String,
        sent: Option<Day>,
        /// When the partner's letter came; `None`: as it was noted.
        received: Option<Day>,
    },
    Object {
        by: Option<Side>,
        on: Option<Day>,
    },
    /// A ruling, or what players send the arbiter.
    Rule {
        kind: RulingKind,
        parts: RulingParts,
        on: Option<Day>,
    },
}

/// A letter that came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakeRequest {
    /// Its file; `None` if its text is typed.
    pub file: Option<String>,
    /// Whose letter it is; `None`: the partner's.
    pub by: Option<Side>,
    pub arrived: Option<Day>,
    pub postmark: Option<Day>,
    /// The receipt for a registered letter.
    pub receipt: Option<Day>,
    pub sent: Option<Day>,
    pub received: Option<Day>,
}

/// A letter to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteRequest {
    pub purpose: Purpose,
    pub by: Option<Side>,
    /// The moves as they were said.
    pub moves: String,
    /// The variations as they were said.
    pub offers: Vec<String>,
    pub said: Vec<Said>,
    pub sent: Option<Day>,
    pub received: Option<Day>,
    /// Whether penalty days are charged and the partner's total is corrected.
    pub charges: bool,
    pub corrects: bool,
}

impl WriteRequest {
    /// A letter of today without moves.
    #[must_use]
    pub fn notice(said: Vec<Said>) -> WriteRequest {
        WriteRequest {
            purpose: Purpose::Notice,
            by: None,
            moves: String::new(),
            offers: Vec::new(),
            said,
            sent: None,
            received: None,
            charges: true,
            corrects: true,
        }
    }
}

/// Why a line is no command of the room of letters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LettersUnread {
    #[error("no word of the room of letters: {0}")]
    Unknown(String),
    #[error("known, but not what follows it: {0}")]
    Behind(String),
    #[error("the moves are missing")]
    Moves,
    #[error("two days are missing")]
    TwoDays,
}
