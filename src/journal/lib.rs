//! The log of a game, of a micro-match, of an event or of a game by letters: one RON record a line, each with a checksum chained over the line before.
//! Pure: bytes in, bytes out; files are the shell's.
//!
//! ```text
//! (seq:0,at:0,wall:Some("2026-11-21T15:00:00+02:00"),event:Opened((schema:1,…)),sum:"5f0c…")
//! (seq:1,at:0,wall:Some("2026-11-21T15:00:04+02:00"),by:Arbiter,cause:Request("clock.start"),event:Clock(Started(…)),sum:"90ab…")
//! ```
//!
//! The envelope says who did it and what brought it about ([`Recorded`](golos_ledger::Recorded)); what it lacks is nobody,
//! and the program.
//!
//! RON has no form for several documents in one file, and no proper prefix of a record parses, so that a torn last line
//! is known for what it is. A changed, missing or moved line breaks the chain. A whole journal ends with `Closed`, so
//! that a cut between two lines is found too.
//!
//! Architecture invariant: everything on disk has types of its own (`v1`), apart from those that the program works with;
//! they refuse unknown fields. From the release of 0.1.0 on they are frozen: a change is a schema with a new number, and
//! a module of its own. Nothing in a journal is rewritten. A schema that is not known, in the first line or named by a
//! later one, is refused before anything else of the line is read.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

mod check;
mod convert;
mod follow;
mod json;
mod line;
mod log;
mod match_log;
mod salvage;
mod schema;
mod v1;

pub use check::{LineFinding, Problem, Report, check, check_event, check_letters, check_match, first_unfounded};
pub use follow::{Follower, JournalLine, Taken};
pub use json::json;
pub use line::{Chain, LineError, Record};
pub use log::{
    Damage, Log, Replay, Unreadable, is_unbegun, read, read_event, read_letters, read_match, replay, replay_of,
};
pub use match_log::{Mismatch, compare, is_event, is_letters, is_match};
pub use salvage::{Change, Hopeless, Lost, Salvaged, WhyLost, is_record, salvage, tells_of};
pub use schema::Schema;
