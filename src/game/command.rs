use super::{Misdeed, Opening, OpeningAct, Outcome, SealKey, Sealed, Seat};
use crate::clock::Ms;
use crate::rules::Side;

/// What somebody at the board asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub by: Seat,
    pub ask: Ask,
}

impl Command {
    /// `ask`, said by `by`.
    pub fn new(by: impl Into<Seat>, ask: Ask) -> Command {
        Command { by: by.into(), ask }
    }
}

/// The things that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Start the clocks (R-5.4.1.2b).
    Start,
    /// Start the clocks though a player is not there, or both are not (R-5.4.1.2).
    Absent(Vec<Side>),
    /// A player has come.
    Arrived(Side),
    /// Let the clock of a late player run, on whose time the opening is drawn (R-5.4.1.3).
    Await(Side),
    /// The opening that was drawn.
    Opening(Box<Opening>),
    /// A move as it was typed, dictated or stepped out.
    Move(String),
    /// Complete the move that was made: press the clock.
    Press,
    /// Offer a draw (R-5.4.13.3).
    Offer,
    /// Accept the opponent's offer.
    Accept,
    /// Decline the opponent's offer.
    Decline,
    /// Resign.
    Resign,
    /// Claim a draw under the rules, with the written move that will bring it about, if it needs one (R-5.4.13.2).
    Claim { claim: Claim, intended: Option<String> },
    /// Point out that a flag is down (R-5.4.2.7).
    Flag,
    /// What the opening regulation of renju asks for besides stones (R-9.2.4.3).
    Act(OpeningAct),
    /// Find an irregularity that no move shows; the side that is to blame, if one is.
    Misdeed { side: Option<Side>, misdeed: Misdeed },
    /// Put a claim about the last minutes off (CH-19.5.2).
    Postpone,
    /// Adjourn the game with a move that is sealed unseen (CH-18.1.1).
    Seal(Box<Sealed>),
    /// Open the envelope, and play on (CH-18.9.1).
    Unseal(Box<SealKey>),
    /// Have the irregular move corrected (R-5.4.14.4a).
    Correct,
    /// Let the irregular move stand.
    Stand,
    /// Hear something.
    Query(Query),
    /// Stop both clocks.
    Pause { reason: String },
    /// Let the clocks run again.
    Resume,
    /// Correct a clock.
    Time { side: Side, change: TimeChange, reason: String },
    /// Rule the matter before the arbiter as it was put: the flag, the claim, the counter that was reached.
    Uphold,
    /// Dismiss the matter before the arbiter: play goes on.
    Dismiss,
    /// Rule the game (R-5.4.15.1).
    Result { outcome: Outcome, reason: String },
    /// Both flags are down and the first is not known (R-5.4.13.1b).
    BothFlags,
    /// How an interruption counts.
    Gap(GapRuling),
    /// Put a remark into the record.
    Note(String),
    /// Nothing but time has passed.
    Tick,
}

/// A draw under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time (R-5.4.13.1c).
    Repetition,
    /// A move counter of the rule set was reached (R-6.1.8.3 to R-6.1.8.8).
    Counter,
    /// The position is clearly drawn: five moves are counted aloud (R-6.1.8.7).
    ClearDraw,
    /// Rapid and blitz: a won position and no time left to win it (R-6.1.10.5).
    ShortOfTime,
    /// Neither side can mate any more (CH-5.2.2).
    Dead,
    /// The last minutes without increment: an increment is asked for (CH-19.4).
    Increment,
    /// The last minutes without increment: the opponent cannot win by normal means, or does nothing to (CH-19.5).
    NormalMeans,
    /// Black's last stone was a foul (R-9.2.4.2).
    Foul,
}

/// Something a person may want to hear. Queries at a rated board are journalled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// Both clocks.
    Clock,
    /// Whose turn it is.
    Turn,
    /// The number of the move.
    Number,
    /// The last move.
    Last,
    /// The drawn opening.
    Opening,
    /// What was said last, once more.
    Repeat,
    /// The whole board, row by row.
    Board,
    /// All pieces, as lists.
    Pieces,
    /// A square, a file, a rank or a diagonal, as typed.
    Place(String),
    /// The moves of a square. Training only.
    Moves(String),
    /// Whether a draw offer is open.
    Offer,
    /// The matters before the arbiter and the counters. For the arbiter.
    Report,
}

/// How a clock is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeChange {
    Add(Ms),
    /// Not below the floor of the rule set (R-5.4.2.5b).
    Take(Ms),
    /// The arbiter's override: no floor.
    Set(Ms),
}

/// How an interruption counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapRuling {
    /// The clocks stay as they stood.
    Leave,
    /// The side whose clock ran is charged.
    Charge,
}
