use super::{Carried, EventEntry, GamePlan, Score, Setup, TeamEvent};
use crate::crosstable::{Bye, Number};
use crate::standings::{Criterion, Plus};
use golos_game::Opening;
use golos_ledger::RecordEvent;
use golos_rules::Side;

/// What really happened in an event. Its state is nothing but the fold of these.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The first record: everything that was fixed beforehand.
    Opened(Box<Setup>),
    Entry(EntryEvent),
    Round(RoundEvent),
    Team(TeamEvent),
    /// What belongs to the record.
    Record(RecordEvent),
}

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryEvent {
    /// Somebody was entered; his number until the numbers are drawn, or for good if they were.
    Entered { number: Number, entry: EventEntry },
    /// The entry reads otherwise; with a reason once a round was paired.
    Amended { number: Number, entry: EventEntry, reason: Option<String> },
    /// He has left, after the rounds that were paired so far (R-5.4.5, U-V.10).
    Left { number: Number, after: u16, reason: String },
    /// He is there again, from this round.
    Returned { number: Number, from: u16, reason: String },
    /// He will not be there in that round, or has a bye that he asked for.
    Away { number: Number, round: u16, bye: Bye },
    /// He will be there after all.
    Present { number: Number, round: u16 },
    /// A meeting of an earlier stage counts.
    Carried { carried: Box<Carried> },
    /// The numbers for the tables: in the order of `order`, of the numbers as entered.
    Numbered { lots: Lots, order: Vec<Number> },
}

/// What is known of an event besides its play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The chief arbiter.
    Chief,
    Secretary,
    /// The venue.
    Place,
    Dates,
}

/// Where lots come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lots {
    /// Drawn by the program from this text: the same text draws the same lots.
    Seed(String),
    /// Drawn on paper.
    Paper,
}

/// Rounds, and how meetings ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    /// The colour of the first board in round 1, for the systems that draw it (R-5.4.10.5.2, U-V.15.9.4).
    Colour { lots: Lots, first: Side },
    /// The round with this number, from 1, is paired by the system.
    Paired { round: u16, pairs: Vec<(Number, Number)>, odd: Option<Number> },
    /// The same by a reasoned decision (R-5.4.10.9, R-5.4.10.12a).
    PairedByHand { round: u16, pairs: Vec<(Number, Number)>, odd: Option<Number>, reason: String },
    /// The pairs of the last round are no more (R-5.4.10.12a).
    Unpaired { round: u16, reason: String },
    /// What is played at a board from now on, and the colour of the first of a pair in it.
    Settled { play: GamePlan, lead: Side },
    /// What stands in coefficients for a game that was not played; none: as the edition has it. With a reason once a round
    /// was paired.
    Unplayed { how: Option<Plus>, reason: Option<String> },
    /// A detail of the event, which tables and reports print; empty if it is not known any more.
    Detailed { detail: Detail, text: String },
    /// The number of rounds of a Swiss event, or of games of a match. With a reason once a round was paired.
    Planned { rounds: u16, reason: Option<String> },
    /// By what places are made, first to last. With a reason once a round was paired.
    Ordered { order: Vec<Criterion>, reason: Option<String> },
    /// The opening of all games of the round (R-6.2.2, U-V.9.5.2).
    Drawn { round: u16, opening: Box<Opening> },
    /// The clocks of the round are started at this wall time, which is still to come (R-5.4.1.2, CH-6.6).
    Appointed { round: u16, wall: String },
    /// The clocks of the round were started at this wall time.
    Started { round: u16, wall: String },
    /// The meeting at a board is kept in this file of the same folder.
    Seated { round: u16, board: u16, file: String },
    /// A meeting has ended; none takes a result back. With a reason if there was one before.
    Scored { round: u16, board: u16, score: Option<Score>, reason: Option<String> },
    /// A drawn meeting of a knock-out is decided for a side.
    Advanced { round: u16, board: u16, side: Side, reason: String },
}

impl From<RecordEvent> for Event {
    fn from(event: RecordEvent) -> Event {
        Event::Record(event)
    }
}

impl From<EntryEvent> for Event {
    fn from(event: EntryEvent) -> Event {
        Event::Entry(event)
    }
}

impl From<RoundEvent> for Event {
    fn from(event: RoundEvent) -> Event {
        Event::Round(event)
    }
}
