//! Records as JSON, in the form that they have on disk: for those who read what happened with programs of their own.

use serde_json::{Value, json};

use super::form::Form;
use super::{LineError, Record};
use crate::tournament::micro_match;

/// The record of a game.
///
/// # Errors
/// [`LineError`] if the event cannot be written.
pub fn json(record: &Record) -> Result<Value, LineError> {
    put(record)
}

/// The record of a micro-match.
///
/// # Errors
/// [`LineError`] if the event cannot be written.
pub fn json_match(record: &Record<micro_match::Event>) -> Result<Value, LineError> {
    put(record)
}

fn put<E: Form>(record: &Record<E>) -> Result<Value, LineError> {
    let event = record.event.freeze().map_err(LineError::Value)?;
    let event = serde_json::to_value(event).map_err(|error| LineError::Syntax(error.to_string()))?;
    Ok(json!({ "seq": record.seq, "at": record.at.get(), "wall": record.wall, "event": event }))
}
