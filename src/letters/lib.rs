//! Correspondence play: draughts and chess by letter, e-mail and server file (Russia 2022 X, 2013 VI, chess 2020 articles 54 to
//! 60). Pure: no time but the days of the letters, no files.
//!
//! A game is a chain of letters. [`examine`] works out what follows from one: moves, days, stops, penalties, rights that lapse.
//! The numbers are those of an [`Edition`]. As with every record, people ask with a request, [`golos_ledger::decide`] answers
//! with events or a refusal, and the [`State`] is the fold of the events.
//!
//! ```text
//! Play ⇄ Stopped(query, correction) ─► Claimed ─► Over
//!   └──────────────► Adjudication ───────────────┘
//! ```
//!
//! Architecture invariant: what a letter came to is recorded with it; what it says in words is worked out from the same
//! function again, and the audit compares both.

mod breaks;
mod calendar;
mod compare;
mod compose;
mod counting;
mod day;
mod deadlines;
mod decide;
mod edition;
mod event;
mod evolve;
mod examine;
mod letter;
mod moves;
mod note;
mod read;
mod record;
mod refusal;
mod request;
mod ruling;
mod server;
mod setup;
mod state;
mod summary;

pub use calendar::{CalendarEntry, calendar};
pub use compare::{Parting, compare};
pub use compose::{Draft, compose};
pub use counting::{FreeDays, days, last_day, limit};
pub use day::{Day, NotADay};
pub use deadlines::{Deadline, Due, deadlines};
pub use decide::Finding;
pub use edition::{
    BreakRule, Edition, EndingRule, FaultRule, LetterRule, NotAnEdition, PenaltyRule, Period, Provision, RepeatRule,
    Rules, TimeRule, WrongClaim,
};
pub use event::{
    Break, Claim, Event, Fact, Mend, Offer, Outcome, Reason, Right, Ruling, Sanction, Score, Standing, Stop, Verdict,
    Withdrawal,
};
pub use examine::{Examined, examine};
pub use letter::{Dates, Letter, Line, Purpose, Said, Written};
pub use note::{Note, WhichDate};
pub use read::{LONGEST, MailHead, NotALetter, ReadLetter, read_letter};
pub use record::{ChartCause, ChartRow, chart, game_file, half_short};
pub use refusal::{Corrupt, Refusal};
pub use request::Request;
pub use ruling::{MissingPart, PaperKind, RulingKind, RulingParts};
pub use server::{NotOfServer, ServerGame, WrongMove, read_server};
pub use setup::{Agreed, Setup};
pub use state::{Assessment, Past, Phase, State};
pub use summary::Summary;
