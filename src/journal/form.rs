//! How the events of a kind of journal stand on disk, in every schema that is read.

use serde::Serialize;

use super::line::{LineError, Parts, Text};
use super::step::Step;
use super::{match_v1, match_v2, v3, v4};
use crate::game;
use crate::tournament::micro_match;

/// The events of one kind of journal.
pub(super) trait Form: Sized {
    /// How the event of the first line begins, up to the number of its schema.
    const MARK: &'static [u8];
    /// The schema that is written.
    const SCHEMA: u32;
    /// An event as it stands on disk.
    type Disk: Serialize;

    /// Whether records of this schema are read.
    fn reads(schema: u32) -> bool;

    /// The event in its form on disk.
    fn freeze(&self) -> Result<Self::Disk, String>;

    /// The record of a schema that [`reads`](Form::reads) names.
    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError>;
}

impl Form for game::Event {
    const MARK: &'static [u8] = b"Opened((schema:";
    const SCHEMA: u32 = v4::SCHEMA;
    type Disk = v4::Event;

    fn reads(schema: u32) -> bool {
        v3::READABLE.contains(&schema) || schema == v4::SCHEMA
    }

    fn freeze(&self) -> Result<v4::Event, String> {
        self.clone().step()
    }

    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError> {
        if schema == v4::SCHEMA {
            return stepped(text.parse::<v4::Event>()?);
        }
        let parts: Parts<v4::Event> = stepped(text.parse::<v3::Event>()?)?;
        stepped(parts)
    }
}

impl Form for micro_match::Event {
    const MARK: &'static [u8] = b"MatchOpened((schema:";
    const SCHEMA: u32 = match_v2::SCHEMA;
    type Disk = match_v2::Event;

    fn reads(schema: u32) -> bool {
        [match_v1::SCHEMA, match_v2::SCHEMA].contains(&schema)
    }

    fn freeze(&self) -> Result<match_v2::Event, String> {
        self.clone().step()
    }

    fn thaw(schema: u32, text: &Text<'_>) -> Result<Parts<Self>, LineError> {
        if schema == match_v2::SCHEMA {
            return stepped(text.parse::<match_v2::Event>()?);
        }
        let parts: Parts<match_v2::Event> = stepped(text.parse::<match_v1::Event>()?)?;
        stepped(parts)
    }
}

/// The record with its event in the next form.
fn stepped<A: Step<B>, B>((seq, at, wall, event): Parts<A>) -> Result<Parts<B>, LineError> {
    Ok((seq, at, wall, event.step().map_err(LineError::Value)?))
}
