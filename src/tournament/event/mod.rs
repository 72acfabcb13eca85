//! An event of many: who takes part, who meets whom in which round, how it ended. Pure: no time but `now`, no threads, no
//! files.
//!
//! As with a [`game`](golos_game), people ask with a [`Command`], [`decide`] answers with [`Event`]s or a [`Refusal`], and
//! [`State`] is the fold of the events by [`fold`].
//!
//! ```text
//! Entries ──Numbered──► Numbered ──Paired──► Playing ──Scored──► Between ──Paired──► …     Over
//! ```
//!
//! Nothing is overwritten: a correction is a further event with a reason, and every pairing and every lot can be worked
//! out again from the record.
//!
//! In an event of teams each entry is a team: what pairs players pairs teams, a meeting is a match of several boards, and
//! its result follows from theirs ([`Teams`], [`TeamEvent`]). Groups play beside each other in one event; a final is an
//! event that takes their results over ([`Carried`]).
//!
//! Architecture invariant: an event knows of a meeting its board, its file and how it ended; the game itself is the affair
//! of its own journal.

mod audit;
mod command;
mod decide;
mod entry;
mod evolve;
mod happening;
mod knockout;
mod law;
mod lots;
mod refusal;
mod round;
mod schedule;
mod setup;
mod stage;
mod state;
mod team;

pub use audit::Finding;
pub use command::{Command, Request};
pub use decide::Decision;
pub use entry::{EventEntry, Player, Sex};
pub use evolve::Corrupt;
pub use golos_ledger::{Broken, RecordEvent, Recorded, decide, fold, next_deadline};
pub use happening::{Detail, EntryEvent, Event, Lots, RoundEvent};
pub use refusal::Refusal;
pub use round::{Board, Mark, Round, Score};
pub use schedule::Proposal;
pub use setup::{Format, GamePlan, MOST_GAMES, MOST_ROUNDS, Officials, Places, Regulation, Setup};
pub use stage::{Carried, MOST_GROUPS};
pub use state::{Phase, State};
pub use team::{Count, LineUp, LineupError, MOST_BOARDS, MOST_MEMBERS, TeamEvent, TeamRequest, Teams, turned};
