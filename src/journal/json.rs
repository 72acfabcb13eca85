//! Records as JSON, in the form that they have on disk: for those who read what happened with programs of their own.

use serde::Serialize;
use serde_json::{Value, json};

use super::{LineError, Record, match_v1, v3};
use crate::tournament::micro_match;

/// The record of a game.
///
/// # Errors
/// [`LineError::Syntax`] if the event cannot be written.
pub fn json(record: &Record) -> Result<Value, LineError> {
    put(record, &v3::Event::from(&record.event))
}

/// The record of a micro-match.
///
/// # Errors
/// [`LineError::Syntax`] if the event cannot be written.
pub fn json_match(record: &Record<micro_match::Event>) -> Result<Value, LineError> {
    put(record, &match_v1::Event::from(&record.event))
}

fn put<E>(record: &Record<E>, event: &impl Serialize) -> Result<Value, LineError> {
    let event = serde_json::to_value(event).map_err(|error| LineError::Syntax(error.to_string()))?;
    Ok(json!({ "seq": record.seq, "at": record.at.get(), "wall": record.wall, "event": event }))
}
