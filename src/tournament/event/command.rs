use super::{Carried, Detail, EventEntry, GamePlan, Score, TeamRequest};
use crate::crosstable::{Bye, Number};
use crate::standings::{Criterion, Plus};
use golos_game::Opening;
use golos_rules::Side;

/// What somebody asks of an event.
pub type Command = golos_ledger::Command<Request>;

/// The things that can be asked for. Rounds and boards count from 1; no round is the last that was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Enter somebody.
    Enter(EventEntry),
    /// Put an entry right.
    Amend { number: Number, entry: EventEntry, reason: Option<String> },
    /// Somebody leaves.
    Leave { number: Number, reason: String },
    /// He comes back.
    Return { number: Number, reason: String },
    /// Somebody will be absent in a round, the next if none is named, or has a bye that he asked for.
    Away { number: Number, round: Option<u16>, bye: Bye },
    /// He will be there after all.
    Present { number: Number, round: Option<u16> },
    /// Give the numbers: by rating and lot, as the system has it, drawn from this text.
    Draw { seed: String },
    /// Give the numbers as they were drawn on paper: the order of the numbers as entered.
    Number { order: Vec<Number> },
    /// The colour of the first board was drawn on paper.
    Colour { first: Side },
    /// Pair the next round by the system.
    Pair,
    /// Pair the next round otherwise.
    PairByHand { pairs: Vec<(Number, Number)>, odd: Option<Number>, reason: String },
    /// Take the pairs of the last round back.
    Unpair { reason: String },
    /// Play this from now on; tables give the first of a pair this colour.
    Settle { play: GamePlan, lead: Side },
    /// So games count in coefficients that were not played; none: as the edition has it.
    Unplayed { how: Option<Plus>, reason: Option<String> },
    /// Record a detail of the event; empty if it is not known.
    Detail { detail: Detail, text: String },
    /// Play so many rounds; with a reason once a round is paired.
    Plan { rounds: u16, reason: Option<String> },
    /// Make places by these, first to last; with a reason once a round is paired.
    Order { order: Vec<Criterion>, reason: Option<String> },
    /// The games of the last round start from this opening.
    Opening(Box<Opening>),
    /// The last round starts at this wall time.
    Appoint { wall: String },
    /// Start the last round.
    Start { wall: String },
    /// Keep a meeting of the last round in this file.
    Seat { board: u16, file: String },
    /// A meeting has ended so; with a reason to correct a result.
    Score { round: Option<u16>, board: u16, score: Score, reason: Option<String> },
    /// Take a result back.
    Unscore { round: Option<u16>, board: u16, reason: String },
    /// Decide a drawn meeting of a knock-out.
    Advance { board: u16, side: Side, reason: String },
    /// A meeting of an earlier stage counts in this one.
    Carry(Box<Carried>),
    /// Something of teams.
    Team(TeamRequest),
    /// Put a remark into the record.
    Note(String),
    /// Nothing but time has passed.
    Tick,
}

impl Request {
    /// The id by which a record names the request.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Request::Enter(_) => "event.enter",
            Request::Amend { .. } => "event.amend",
            Request::Leave { .. } => "event.leave",
            Request::Return { .. } => "event.return",
            Request::Away { .. } => "event.away",
            Request::Present { .. } => "event.present",
            Request::Draw { .. } => "event.draw",
            Request::Number { .. } => "event.number",
            Request::Colour { .. } => "event.colour",
            Request::Pair => "event.pair",
            Request::PairByHand { .. } => "event.pair_by_hand",
            Request::Unpair { .. } => "event.unpair",
            Request::Settle { .. } => "event.settle",
            Request::Unplayed { .. } => "event.unplayed",
            Request::Detail { .. } => "event.detail",
            Request::Plan { .. } => "event.plan",
            Request::Order { .. } => "event.order",
            Request::Opening(_) => "event.opening",
            Request::Appoint { .. } => "event.appoint",
            Request::Start { .. } => "event.start",
            Request::Seat { .. } => "event.seat",
            Request::Score { .. } => "event.score",
            Request::Unscore { .. } => "event.unscore",
            Request::Advance { .. } => "event.advance",
            Request::Carry(_) => "event.carry",
            Request::Team(ask) => ask.id(),
            Request::Note(_) => "record.note",
            Request::Tick => "tick",
        }
    }
}
