//! Protests and appeals: what a player has against a decision, in writing, and what becomes of it.

use golos_clock::Ms;
use golos_rules::Side;

/// To whom somebody turns against a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recourse {
    /// To the chief arbiter (R-5.4.17.2, U-V.17.1.5, DR-1.3.1).
    Protest,
    /// To the appeals committee (R-5.4.17.5, U-V.18.8.4.3, CH-34.3).
    Appeal,
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    Upheld,
    Rejected,
    /// It goes to the appeals committee, whose decision is entered later.
    Committee,
}

/// What kind of decision it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decided {
    Result,
    Claim,
    Sanction,
    Irregularity,
    Clock,
    /// The game was cancelled, and begins anew.
    Restart,
    /// A matter that was to rest: a flag, lateness, a limit.
    Rest,
    /// Play goes on from the board as it stands on the table (U-V.6.8).
    Board,
    /// The envelope is lost, and play goes on from the adjourned position (CH-18.12.1).
    Envelope,
}

/// A decision that a protest is against: what it was, and when it was made, in the time of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contested {
    pub what: Decided,
    pub at: Ms,
}

/// What was handed in, and what was said to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protest {
    pub side: Side,
    pub recourse: Recourse,
    /// In the words of him who protests.
    pub reason: String,
    /// The decision that it is against: the one that was named, else the last; none where none was made.
    pub against: Option<Contested>,
    /// What was answered last.
    pub response: Option<Response>,
}

impl Protest {
    /// Whether it waits for an answer: of the arbiter, or of the committee.
    #[must_use]
    pub const fn waits(&self) -> bool {
        matches!(self.response, None | Some(Response::Committee))
    }
}

/// A protest, as somebody hands it in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtestRequest {
    pub recourse: Recourse,
    /// For whom the arbiter enters it: a captain or a representative has handed it in.
    pub side: Option<Side>,
    /// Which decision it is against, from 1 among those that all have heard; none: the last.
    pub decision: Option<u32>,
    /// What was said, whole.
    pub reason: String,
    /// What stands behind the side, where one was named.
    pub behind: String,
    /// Why it is taken though it comes too late.
    pub excuse: String,
}
