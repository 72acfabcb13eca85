//! One micro-match: two or more games in a row with changing colours (R-5.4.6, DR-1.11, U-V.9.5). Pure: no time but
//! `now`, no threads, no files.
//!
//! As with a [`game`](golos_game), people ask with a [`Command`], [`decide`] answers with [`Event`]s or a [`Refusal`],
//! [`State`] is the fold of the events by [`fold`], and [`next_deadline`] says when something happens by itself.
//!
//! ```text
//! Ready ──GameOpened──► Playing ──GameEnded──► Break ──BreakOver──► Ready
//!   ▲                                   └────► Level ──Ended──► Over        the score is equal: the arbiter decides
//!   └──────────ExtraOpened────────────────────────┘
//! ```
//!
//! Time here is wall time since the opening: a break goes on while the program is off. What was due meanwhile happens
//! at its own moment.
//!
//! Architecture invariant: a micro-match knows of a game its number, its file and how it ended; the game itself is the
//! affair of its own journal.

mod audit;
mod command;
mod decide;
mod event;
mod evolve;
mod outcome;
mod refusal;
mod rival;
mod setup;
mod state;

pub use audit::Finding;
pub use command::{Command, Request};
pub use decide::Decision;
pub use event::Event;
pub use evolve::Corrupt;
pub use golos_ledger::{Broken, RecordEvent, Recorded, decide, fold, next_deadline};
pub use outcome::{Cause, MatchOutcome, MatchResult};
pub use refusal::Refusal;
pub use rival::{ByRival, Rival};
pub use setup::{Length, MatchCourse, Setup};
pub use state::{BREAK_WARNINGS, GameEnd, MatchGame, Phase, State};
