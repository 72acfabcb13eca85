//! How the events of a kind of journal stand on disk, in every schema that is read.

use serde::Serialize;
use serde_json::Value;

use super::line::{Head, LineError, Parts, Text};
use super::step::Step;
use super::{event_v1, event_v2, match_v1, match_v2, v3, v4};
use golos_game as game;
use golos_tournament::{event, micro_match};

/// The events of one kind of journal, as they stand on disk: of games, of micro-matches and of events.
pub trait Schema: Sized {
    /// How the event of the first line begins, up to the number of its schema.
    const MARK: &'static [u8];
    /// The schema that is written.
    const SCHEMA: u32;

    /// Whether records of this schema are read.
    fn reads(schema: u32) -> bool;

    /// The line of the event, without its checksum.
    ///
    /// # Errors
    /// [`LineError`] if it cannot be written.
    fn line(&self, head: Head) -> Result<String, LineError>;

    /// The event as JSON, in the form that it has on disk.
    ///
    /// # Errors
    /// [`LineError`] if it cannot be written.
    fn value(&self) -> Result<Value, LineError>;

    /// The record of a schema that [`reads`](Schema::reads) names.
    ///
    /// # Errors
    /// [`LineError`] if there is none in the line.
    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError>;
}

impl Schema for game::Event {
    const MARK: &'static [u8] = b"Opened((schema:";
    const SCHEMA: u32 = v4::SCHEMA;

    fn reads(schema: u32) -> bool {
        v3::READABLE.contains(&schema) || schema == v4::SCHEMA
    }

    fn line(&self, head: Head) -> Result<String, LineError> {
        head.line(frozen::<_, v4::Event>(self)?)
    }

    fn value(&self) -> Result<Value, LineError> {
        json(frozen::<_, v4::Event>(self)?)
    }

    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError> {
        if schema == v4::SCHEMA {
            return stepped(text.parse::<v4::Event>()?);
        }
        let parts: Parts<v4::Event> = stepped(text.parse::<v3::Event>()?)?;
        stepped(parts)
    }
}

impl Schema for micro_match::Event {
    const MARK: &'static [u8] = b"MatchOpened((schema:";
    const SCHEMA: u32 = match_v2::SCHEMA;

    fn reads(schema: u32) -> bool {
        [match_v1::SCHEMA, match_v2::SCHEMA].contains(&schema)
    }

    fn line(&self, head: Head) -> Result<String, LineError> {
        head.line(frozen::<_, match_v2::Event>(self)?)
    }

    fn value(&self) -> Result<Value, LineError> {
        json(frozen::<_, match_v2::Event>(self)?)
    }

    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError> {
        if schema == match_v2::SCHEMA {
            return stepped(text.parse::<match_v2::Event>()?);
        }
        let parts: Parts<match_v2::Event> = stepped(text.parse::<match_v1::Event>()?)?;
        stepped(parts)
    }
}

impl Schema for event::Event {
    const MARK: &'static [u8] = b"TournamentOpened((schema:";
    const SCHEMA: u32 = event_v2::SCHEMA;

    fn reads(schema: u32) -> bool {
        [event_v1::SCHEMA, event_v2::SCHEMA].contains(&schema)
    }

    fn line(&self, head: Head) -> Result<String, LineError> {
        head.line(frozen::<_, event_v2::Event>(self)?)
    }

    fn value(&self) -> Result<Value, LineError> {
        json(frozen::<_, event_v2::Event>(self)?)
    }

    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError> {
        if schema == event_v2::SCHEMA {
            return stepped(text.parse::<event_v2::Event>()?);
        }
        let parts: Parts<event_v2::Event> = stepped(text.parse::<event_v1::Event>()?)?;
        stepped(parts)
    }
}

/// An event in its form on disk.
fn frozen<E: Clone + Step<D>, D>(event: &E) -> Result<D, LineError> {
    event.clone().step().map_err(LineError::Value)
}

fn json(event: impl Serialize) -> Result<Value, LineError> {
    serde_json::to_value(event).map_err(|error| LineError::Syntax(error.to_string()))
}

/// The record with its event in the next form.
fn stepped<A: Step<B>, B>((seq, at, wall, event): Parts<A>) -> Result<Parts<B>, LineError> {
    Ok((seq, at, wall, event.step().map_err(LineError::Value)?))
}
