//! Records as JSON, in the form that they have on disk: for those who read what happened with programs of their own.

use serde_json::{Value, json};

use super::line::envelope;
use super::schema::Schema;
use super::{LineError, Record};

/// A record.
///
/// # Errors
/// [`LineError`] if the event cannot be written.
pub fn json<E: Schema>(record: &Record<E>) -> Result<Value, LineError> {
    let Record { seq, wall, recorded } = record;
    let event = recorded.event.value()?;
    let (by, cause) = envelope(recorded)?;
    Ok(json!({ "seq": seq, "at": recorded.at.get(), "wall": wall, "by": by, "cause": cause, "event": event }))
}
