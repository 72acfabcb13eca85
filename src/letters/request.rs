//! What can be asked of a game by letters.

use golos_rules::Side;

use super::{Day, Letter, Ruling, Score, Standing};

/// The things that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Take in a letter that came, or make one that is sent.
    Take(Box<Letter>),
    /// A letter, by its number from 1, is about to be handed on; or it has been.
    Hand(u32),
    Handed(u32),
    /// A break that a side told the partner of.
    Break {
        by: Side,
        first: Day,
        last: Day,
        told: Day,
        by_arbiter: bool,
    },
    /// A break is broken off; that day is its last.
    EndBreak {
        by: Side,
        on: Day,
    },
    /// A time fault of the partner is claimed. The reply is withheld from the partner.
    Claim {
        by: Side,
        sent: Day,
        reply: Option<Box<Letter>>,
    },
    /// The partner objects.
    Object {
        by: Side,
        on: Day,
    },
    /// The arbiter rules.
    Rule(Ruling, Day),
    /// The papers of an unfinished game.
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
    /// A protest or an appeal against the last ruling.
    Protest {
        by: Side,
        on: Day,
    },
    /// The start list came.
    ListReceived {
        side: Side,
        on: Day,
    },
    /// What the server says of a game that it keeps.
    Server(Standing),
    /// A remark.
    Note(String),
    /// Nothing but time has passed.
    Tick,
}

impl Request {
    /// The id by which a record names the request.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Request::Take(_) => "letters.take",
            Request::Hand(_) => "letters.hand",
            Request::Handed(_) => "letters.handed",
            Request::Break { .. } => "letters.break",
            Request::EndBreak { .. } => "letters.end_break",
            Request::Claim { .. } => "letters.claim",
            Request::Object { .. } => "letters.object",
            Request::Rule(..) => "letters.rule",
            Request::Papers { .. } => "letters.papers",
            Request::RecordSent { .. } => "letters.record_sent",
            Request::Protest { .. } => "letters.protest",
            Request::ListReceived { .. } => "letters.list_received",
            Request::Server(_) => "letters.server",
            Request::Note(_) => "record.note",
            Request::Tick => "tick",
        }
    }
}
