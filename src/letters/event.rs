//! What happens in a game by letters.

use golos_ledger::RecordEvent;
use golos_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::{Day, Letter, Provision, Setup};

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The game was opened: it is the first event, and no other.
    Opened(Box<Setup>),
    /// Something was done or ruled.
    Fact(Fact),
    /// What belongs to the record alone.
    Record(RecordEvent),
}

/// What was done or ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    /// A letter was sent or received, and what follows from it.
    Letter(Box<Letter>, Box<Outcome>),
    /// The program begins to hand a letter on, by its number from 1.
    Handing(u32),
    /// The letter was handed on, or is known to have gone.
    Handed(u32),
    /// A break that was told to the partner.
    Break(Break),
    /// A break was broken off; this is its last day (CH-56.7.3).
    BreakEnded(Side, Day),
    Claimed(Claim),
    /// The partner objects to a claim.
    Objected {
        by: Side,
        on: Day,
    },
    Ruled(Ruling, Day),
    /// The papers of an unfinished game came in.
    Papers {
        by: Side,
        on: Day,
        assessment: Score,
        with_analysis: bool,
    },
    /// The record of a finished game was sent to the arbiter.
    RecordSent {
        by: Side,
        on: Day,
    },
    /// A protest or an appeal, and whether it came in time.
    Protested {
        by: Side,
        on: Day,
        in_time: bool,
    },
    /// The start list came to a player.
    ListReceived {
        side: Side,
        on: Day,
    },
    /// How the game stands on the server that keeps it.
    Server(Standing),
}

/// How a game stands on the server that keeps its moves, its time and its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The day on which the server said so.
    pub on: Day,
    /// All moves, in full notation.
    pub made: Vec<String>,
    /// Whole days that each side has left; `None` if the server does not say.
    pub left: BySide<Option<u32>>,
    /// The result; `None` if the game goes on.
    pub score: Option<Score>,
}

/// What follows from a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Outcome {
    /// Moves made by it, in full notation, in order; those of the accepted part first.
    pub made: Vec<String>,
    /// How many of them were offered by the partner.
    pub accepted: u32,
    /// The variations that bind the writer, if the partner accepts them.
    pub offers: Vec<Offer>,
    /// The days of dispatch and of the receipt of the partner's letter, as they count.
    pub sent: Option<Day>,
    pub received: Option<Day>,
    /// Days charged for it.
    pub days: u32,
    /// The totals after it.
    pub totals: BySide<u32>,
    /// Play stops until the writer has corrected something.
    pub stop: Option<Stop>,
    /// What the partner may do in the next reply, or never; `None` leaves it as it is.
    pub right: Option<Right>,
    /// Whether the writer's own right has been used or has lapsed.
    pub used: bool,
    /// Errors of the writer up to now that were charged or may be.
    pub errors: u32,
    /// Letters of the writer up to now that lacked dates or totals.
    pub undated: u32,
    /// Days by which the writer sent a repeat late.
    pub delay: u32,
    /// Whether the writer has now spent more days than the limit.
    pub over_time: bool,
    /// How the game has ended, if it has.
    pub end: Option<Verdict>,
}

/// A variation that binds its writer: a move of the partner, the answer, and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub name: Option<String>,
    pub moves: Vec<String>,
}

/// Why play stops, and who has to write next to mend it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    pub by: Side,
    pub what: Mend,
}

/// What has to be mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mend {
    /// The repeat of the partner's moves.
    Repeat,
    /// The move.
    Move,
}

/// What a side may do about the partner's letter in its next reply. Where a document charges at once there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Right {
    /// Penalty days that it may charge.
    pub charge: u32,
    /// The partner's total as it ought to be, if that differs from the one that holds.
    pub correct_to: Option<u32>,
}

/// A break in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Break {
    pub by: Side,
    /// The first and last day as announced.
    pub first: Day,
    pub last: Day,
    /// When the notice to this partner was sent.
    pub told: Day,
    /// The first and last day that count in this game; `None` if none do.
    pub valid: Option<(Day, Day)>,
    /// Whether the arbiter allowed it after its start or beyond the norm.
    pub by_arbiter: bool,
}

/// A claim of a time fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub by: Side,
    pub sent: Day,
    /// The partner's moves and total when it was made.
    pub moves: u32,
    pub total: u32,
    /// Whether it stops play up to the ruling.
    pub stops: bool,
    /// The claimant's own reply, which the partner is not to read before the ruling (R-10.3.6, CH-55.6.7).
    pub reply: Option<Box<Letter>>,
}

/// A ruling of the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ruling {
    /// The time fault stands.
    ClaimUpheld,
    /// There is none. `days`: penalty days for the claimant; `bar`: no more claims in this ten moves.
    ClaimRejected { days: u32, bar: bool },
    /// The papers are not complete: play goes on.
    ClaimIncomplete,
    /// A player has withdrawn.
    Withdrawn(Side, Withdrawal),
    /// An unfinished game was adjudicated.
    Adjudicated(Score),
    /// Neither record came.
    NoRecords,
    /// The game was dead through this player (CH-55.5.2).
    Dead(Side),
    /// The game is lost by a ruling, by this side.
    Lost { side: Side, articles: Vec<String> },
    /// A sanction, with the articles that were broken.
    Sanction { side: Side, sanction: Sanction, articles: Vec<String> },
    /// Penalty days.
    Days { side: Side, days: u32, articles: Vec<String> },
    /// The game goes to adjudication: its time is over.
    Unfinished,
    /// Moves may go another way than by post, in an order that is approved (CH-55.2.1, CH-55.2.3).
    OtherWay,
}

/// What becomes of the unfinished games of a player who has withdrawn (R-10.5.3, CH-55.8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Withdrawal {
    Lost,
    Adjudicated,
    Annulled,
}

/// The sanctions of the arbiter or secretary (R-10.1.9, DR-6.1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sanction {
    Caution,
    Warning,
    Reprimand,
    NoInformation,
    Exclusion,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    White,
    Black,
    Draw,
    /// Both have lost: minus and minus.
    Neither,
    /// The game does not count.
    Annulled,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    pub score: Score,
    pub reason: Reason,
    pub on: Day,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    Board,
    Resigned,
    Agreed,
    TimeFault,
    Withdrawn,
    SameAssessment,
    Adjudicated,
    NoRecords,
    Dead,
    Ruling,
    Server,
}

impl Ruling {
    /// What it rests on.
    #[must_use]
    pub const fn provision(&self) -> Provision {
        match self {
            Ruling::ClaimUpheld | Ruling::ClaimIncomplete => Provision::Ruling,
            Ruling::ClaimRejected { .. } => Provision::WrongClaim,
            Ruling::Withdrawn(..) => Provision::Withdrawal,
            Ruling::Adjudicated(_) => Provision::Adjudication,
            Ruling::NoRecords => Provision::NoRecord,
            Ruling::Dead(_) => Provision::Dead,
            Ruling::Lost { .. } | Ruling::Sanction { .. } => Provision::Sanction,
            Ruling::Days { .. } => Provision::Penalty,
            Ruling::Unfinished => Provision::Unfinished,
            Ruling::OtherWay => Provision::OtherWay,
        }
    }
}

impl Score {
    /// The result that `side` wins.
    #[must_use]
    pub const fn won_by(side: Side) -> Score {
        match side {
            Side::White => Score::White,
            Side::Black => Score::Black,
        }
    }

    /// As it stands in files: `1-0`, `*` if it does not count, `0-0` if both have lost.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Neither => "0-0",
            Score::Annulled => "*",
        }
    }
}

impl From<RecordEvent> for Event {
    fn from(event: RecordEvent) -> Event {
        Event::Record(event)
    }
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Event {
        Event::Fact(fact)
    }
}
