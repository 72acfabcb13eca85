//! Records as JSON, in the form that they have on disk: for those who read what happened with programs of their own.

use serde_json::{Value, json};

use super::schema::Schema;
use super::{LineError, Record};

/// A record.
///
/// # Errors
/// [`LineError`] if the event cannot be written.
pub fn json<E: Schema>(record: &Record<E>) -> Result<Value, LineError> {
    let event = record.event.value()?;
    Ok(json!({ "seq": record.seq, "at": record.at.get(), "wall": record.wall, "event": event }))
}
