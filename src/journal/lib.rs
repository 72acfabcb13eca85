//! The log of a game, of a micro-match or of an event: one RON record a line, each with a checksum chained over the line before.
//! Pure: bytes in, bytes out; files are the shell's.
//!
//! ```text
//! (seq:0,at:0,wall:Some("2026-11-21T15:00:00+02:00"),event:Opened((schema:4,…)),sum:"5f0c…")
//! (seq:1,at:0,wall:Some("2026-11-21T15:00:04+02:00"),event:Started(side:White),sum:"90ab…")
//! ```
//!
//! RON has no form for several documents in one file, and no proper prefix of a record parses, so that a torn last line
//! is known for what it is. A changed, missing or moved line breaks the chain. A whole journal ends with `Closed`, so
//! that a cut between two lines is found too.
//!
//! Architecture invariant: everything on disk has types of its own, frozen for each schema (`v3`, which reads 1 to 3, and
//! `v4`; of micro-matches `match_v1` and `match_v2`; of events `event_v1` and
//! `event_v2`); they refuse unknown fields. What is read goes from schema to schema
//! in pure steps and then to what the program works with; only the newest is written. Nothing in a journal is rewritten:
//! one of an earlier schema that is continued says in the line where it goes on that the newest holds from there. A schema
//! that is not known is refused before anything else is read.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

mod check;
mod event_v1;
mod event_v2;
mod follow;
mod json;
mod line;
mod log;
mod match_log;
mod match_v1;
mod match_v2;
mod schema;
mod step;
mod v3;
mod v4;

pub use check::{Finding, Problem, Report, check, check_event, check_match, first_unfounded};
pub use follow::{Follower, Piece, Taken};
pub use json::json;
pub use line::{Chain, LineError, Record};
pub use log::{Damage, Log, Replay, Unreadable, is_unbegun, read, read_event, read_match, replay, replay_of};
pub use match_log::{Mismatch, compare, is_event, is_match};
pub use schema::Schema;
