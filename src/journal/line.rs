//! One record, one line.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{match_v1, v3};
use crate::clock::Ms;
use crate::game::Event;
use crate::tournament::micro_match;

/// An event with its place and time in the record: of a game, or of a micro-match.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<E = Event> {
    /// From 0, without a gap.
    pub seq: u64,
    /// Milliseconds since the opening; never less than in the record before.
    pub at: Ms,
    /// Wall time in RFC 3339, where it matters.
    pub wall: Option<String>,
    pub event: E,
}

/// A line without its checksum, the event in its form on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<D> {
    seq: u64,
    at: u64,
    wall: Option<String>,
    event: D,
}

/// Why a line is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    #[error("not text in UTF-8")]
    NotText,
    #[error("no checksum at the end of the line")]
    NoChecksum,
    #[error("the checksum does not fit: the line, or the one before it, was changed or is missing")]
    Checksum,
    #[error("record {found} stands where {expected} should")]
    Sequence { expected: u64, found: u64 },
    #[error("not a record: {0}")]
    Syntax(String),
    #[error("a value makes no sense: {0}")]
    Value(String),
}

const SUM_DIGITS: usize = 16;
const SUM_HEAD: &str = ",sum:\"";
const SUM_TAIL: &str = "\")";

/// The end of a journal: the number of the next record, and the checksum that it is chained to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    next: u64,
    sum: String,
}

impl Chain {
    /// The number of the next record.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The line of the next record of a game, with its line end.
    ///
    /// # Errors
    /// [`LineError::Syntax`] if the event cannot be written; the chain is then unchanged.
    pub fn encode(&mut self, at: Ms, wall: Option<String>, event: &Event) -> Result<String, LineError> {
        self.write(at, wall, v3::Event::from(event))
    }

    /// The line of the next record of a micro-match, with its line end.
    ///
    /// # Errors
    /// [`LineError::Syntax`] if the event cannot be written; the chain is then unchanged.
    pub fn encode_match(
        &mut self,
        at: Ms,
        wall: Option<String>,
        event: &micro_match::Event,
    ) -> Result<String, LineError> {
        self.write(at, wall, match_v1::Event::from(event))
    }

    /// Reads the next line of a game, without its line end.
    ///
    /// # Errors
    /// [`LineError`] if it is damaged or out of place; the chain is then unchanged.
    pub fn decode(&mut self, line: &[u8]) -> Result<Record, LineError> {
        self.read(line, |disk: v3::Event| Event::try_from(disk))
    }

    /// Reads the next line of a micro-match, without its line end.
    ///
    /// # Errors
    /// [`LineError`] if it is damaged or out of place; the chain is then unchanged.
    pub fn decode_match(&mut self, line: &[u8]) -> Result<Record<micro_match::Event>, LineError> {
        self.read(line, |disk: match_v1::Event| micro_match::Event::try_from(disk))
    }

    fn write<D: Serialize>(&mut self, at: Ms, wall: Option<String>, event: D) -> Result<String, LineError> {
        let body = Body { seq: self.next, at: at.get(), wall, event };
        let mut line = ron::to_string(&body).map_err(|error| LineError::Syntax(error.to_string()))?;
        line.pop();
        let sum = self.link(&line);
        line.push_str(SUM_HEAD);
        line.push_str(&sum);
        line.push_str(SUM_TAIL);
        line.push('\n');
        *self = Chain { next: self.next + 1, sum };
        Ok(line)
    }

    fn read<D: DeserializeOwned, E>(
        &mut self,
        line: &[u8],
        thaw: impl Fn(D) -> Result<E, String>,
    ) -> Result<Record<E>, LineError> {
        let line = std::str::from_utf8(line).map_err(|_| LineError::NotText)?;
        let (text, sum) = split_sum(line).ok_or(LineError::NoChecksum)?;
        if self.link(text) != sum {
            return Err(LineError::Checksum);
        }
        let body: Body<D> = ron::from_str(&format!("{text})")).map_err(|error| LineError::Syntax(error.to_string()))?;
        if body.seq != self.next {
            return Err(LineError::Sequence { expected: self.next, found: body.seq });
        }
        let event = thaw(body.event).map_err(LineError::Value)?;
        *self = Chain { next: self.next + 1, sum: sum.to_owned() };
        Ok(Record { seq: body.seq, at: Ms::new(body.at), wall: body.wall, event })
    }

    fn link(&self, body: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.sum.as_bytes());
        hash.update(body.as_bytes());
        hash.finalize().iter().take(SUM_DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
    }
}

fn split_sum(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_suffix(SUM_TAIL)?;
    let at = rest.len().checked_sub(SUM_DIGITS)?;
    if !rest.is_char_boundary(at) {
        return None;
    }
    let (body, sum) = rest.split_at(at);
    Some((body.strip_suffix(SUM_HEAD)?, sum))
}
