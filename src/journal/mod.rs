//! The log of a game, or of a micro-match: one RON record a line, each with a checksum chained over the line before.
//! Pure: bytes in, bytes out; files are the shell's.
//!
//! ```text
//! (seq:0,at:0,wall:Some("2026-11-21T15:00:00+02:00"),event:Opened((schema:2,…)),sum:"5f0c…")
//! (seq:1,at:0,wall:Some("2026-11-21T15:00:04+02:00"),event:Started(side:White),sum:"90ab…")
//! ```
//!
//! RON has no form for several documents in one file, and no proper prefix of a record parses, so that a torn last line
//! is known for what it is. A changed, missing or moved line breaks the chain. A whole journal ends with `Closed`, so
//! that a cut between two lines is found too.
//!
//! Architecture invariant: the types on disk are frozen for each schema version (`v3`, of micro-matches `match_v1`);
//! they refuse unknown fields, and the events of [`game`](crate::game) never carry a serde attribute.

mod check;
mod json;
mod line;
mod log;
mod match_log;
mod match_v1;
mod opening;
mod v3;

pub use check::{Finding, Problem, Report, check};
pub use json::{json, json_match};
pub use line::{Chain, LineError, Record};
pub use log::{Damage, Log, Replay, Unreadable, is_unbegun, read, read_match, replay};
pub use match_log::{MatchReplay, MatchReport, Mismatch, check_match, compare, is_match, replay_match};
