//! Teams: each entry of the event is one, with those who play for it, and a meeting is a match on several boards.
//!
//! What pairs players pairs teams: a match ends as a meeting does, by the sum of its boards.

mod ask;
mod lineup;
mod scored;

use super::{EventEntry, Score};
use crate::crosstable::Number;

pub(super) use ask::validate;
pub use lineup::LineupError;
pub use scored::turned;

/// The most boards of a match.
pub const MOST_BOARDS: u16 = 20;
/// The most who play for a team, reserves among them.
pub const MOST_MEMBERS: usize = 60;

/// What the regulation of a team event says (R-5.4.9.2a, U-V.14.1, CH-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Teams {
    /// On how many boards a match is played.
    pub boards: u16,
    pub lineup: LineUp,
    pub count: Count,
}

/// Who may play on which board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineUp {
    /// Everybody on the board of his entry, for the whole event (U-V.14.2a).
    Fixed,
    /// The same, but that a reserve may play on any board (U-V.14.4).
    Reserves,
    /// In any order, before each round anew (U-V.14.5).
    Free,
}

/// Which points make the places, and the groups of a Swiss event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// A match gives 2, 1 or 0 (R-5.4.9.6.2, U-V.14.7.1, CH-39.7.1).
    Matches,
    /// The points of all boards (R-5.4.9.6.1, DR-1.14.6, CH-39.7.2).
    Boards,
}

/// What happened to teams and at the boards of a match. Boards within a match count from 1, as members of a team do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamEvent {
    /// Somebody plays for a team; the first so many on the boards of their numbers, those behind are reserves.
    Joined { number: Number, member: u16, entry: EventEntry },
    /// His entry reads otherwise; with a reason once a round was paired.
    Amended { number: Number, member: u16, entry: EventEntry, reason: Option<String> },
    /// Who speaks for the team (R-5.4.9.7, U-V.14.8, CH-24).
    Captain { number: Number, name: String },
    /// Who plays on each board in a round; 0 is nobody. With a reason where the rules would not have it.
    LinedUp { round: u16, number: Number, order: Vec<u16>, reason: Option<String> },
    /// A game of a match has ended, by the colours of its board; none takes a result back.
    Scored { round: u16, board: u16, table: u16, score: Option<Score>, reason: Option<String> },
    /// The game at a board of a match is kept in this file of the same folder.
    Seated { round: u16, board: u16, table: u16, file: String },
    /// The matches of a team do not count, or count again (R-5.4.9.5, CH-22).
    Annulled { number: Number, annulled: bool, reason: String },
}

/// What can be asked for in an event of teams; no round is the last that was paired, or for a line-up the next to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamRequest {
    /// Somebody plays for a team.
    Join { number: Number, entry: EventEntry },
    /// Put his entry right.
    Amend { number: Number, member: u16, entry: EventEntry, reason: Option<String> },
    /// Name who speaks for a team.
    Captain { number: Number, name: String },
    /// Say who plays on each board.
    LineUp { round: Option<u16>, number: Number, order: Vec<u16>, reason: Option<String> },
    /// A game of a match has ended so.
    Score { round: Option<u16>, board: u16, table: u16, score: Score, reason: Option<String> },
    /// Take the result of a game back.
    Unscore { round: Option<u16>, board: u16, table: u16, reason: String },
    /// Keep the game at a board of a match of the last round in this file.
    Seat { board: u16, table: u16, file: String },
    /// The matches of a team do not count, or count again.
    Annul { number: Number, annulled: bool, reason: String },
}

impl TeamRequest {
    /// The id by which a record names the request.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            TeamRequest::Join { .. } => "team.join",
            TeamRequest::Amend { .. } => "team.amend",
            TeamRequest::Captain { .. } => "team.captain",
            TeamRequest::LineUp { .. } => "team.line_up",
            TeamRequest::Score { .. } => "team.score",
            TeamRequest::Unscore { .. } => "team.unscore",
            TeamRequest::Seat { .. } => "team.seat",
            TeamRequest::Annul { .. } => "team.annul",
        }
    }
}
