//! One record, one line.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::convert::Convert;
use super::schema::{Schema, json};
use super::v1::{Cause, Seat};
use golos_clock::Ms;
use golos_game::Event;
use golos_ledger::{self as ledger, Recorded};
use golos_people::Actor;

/// An event in its envelope, with its place in the record: of a game, of a micro-match, or of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<E = Event> {
    /// From 0, without a gap.
    pub seq: u64,
    /// Wall time in RFC 3339, where it matters.
    pub wall: Option<String>,
    /// The time never is less than in the record before.
    pub recorded: Recorded<E>,
}

impl<E> std::ops::Deref for Record<E> {
    type Target = Recorded<E>;

    fn deref(&self) -> &Recorded<E> {
        &self.recorded
    }
}

/// A line without its checksum, the event in its form on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineBody<D> {
    seq: u64,
    at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wall: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "present")]
    by: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "present")]
    cause: Option<Cause>,
    event: D,
}

/// A field that is left out if there is nothing in it, and otherwise written without a `Some`.
mod present {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(to),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        T::deserialize(from).map(Some)
    }
}

/// What a line says of an event before the event itself.
pub struct LineHead {
    seq: u64,
    at: u64,
    wall: Option<String>,
    by: Option<Actor>,
    cause: ledger::Cause,
}

impl LineHead {
    /// The line of an event in its form on disk, without its checksum.
    pub(super) fn line<D: Serialize>(self, event: D) -> Result<String, LineError> {
        let LineHead { seq, at, wall, by, cause } = self;
        let by = by.convert().map_err(LineError::Value)?;
        let cause = Some(cause).filter(|cause| *cause != ledger::Cause::Program);
        let cause = cause.convert().map_err(LineError::Value)?;
        let body = LineBody { seq, at, wall, by, cause, event };
        ron::to_string(&body).map_err(|error| LineError::Syntax(error.to_string()))
    }
}

/// Who did it and what brought it about, each as JSON in its form on disk.
pub(super) fn envelope<E>(recorded: &Recorded<E>) -> Result<(Value, Value), LineError> {
    let by: Option<Seat> = recorded.by.convert().map_err(LineError::Value)?;
    let cause: Cause = recorded.cause.clone().convert().map_err(LineError::Value)?;
    Ok((json(by)?, json(cause)?))
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
    #[error("found record {found} where record {expected} is expected")]
    Sequence { expected: u64, found: u64 },
    #[error("schema {0}, which this program does not read")]
    Schema(u32),
    #[error("not a record: {0}")]
    Syntax(String),
    #[error("a value makes no sense: {0}")]
    Value(String),
}

const SUM_DIGITS: usize = 16;
const SUM_HEAD: &str = ",sum:\"";
const SUM_TAIL: &str = "\")";
/// What ends a line: `,sum:"…")`.
pub(super) const SEAL: usize = SUM_HEAD.len() + SUM_DIGITS + SUM_TAIL.len();

/// The end of a journal: the number of the next record, and the checksum that it is chained to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    next: u64,
    sum: String,
    /// The first line, of which the second carries a copy; none behind that.
    first: Option<String>,
}

impl Chain {
    /// The number of the next record.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The line of the next record, with its line end. All depends on the first line, so that the second has a copy of it
    /// behind its event, as a comment: whoever reads the record passes it over.
    ///
    /// # Errors
    /// [`LineError`] if the event cannot be written; the chain is then unchanged.
    pub fn encode<E: Schema>(&mut self, wall: Option<String>, recorded: &Recorded<E>) -> Result<String, LineError> {
        let seq = self.next;
        let Recorded { at, by, cause, event } = recorded;
        let mut line = event.line(LineHead { seq, at: at.get(), wall, by: *by, cause: cause.clone() })?;
        line.pop();
        if let Some(first) = &self.first {
            line.push_str(&copy_of(first));
        }
        let sum = link(&self.sum, line.as_bytes());
        line.push_str(SUM_HEAD);
        line.push_str(&sum);
        line.push_str(SUM_TAIL);
        self.go_on(sum, &line);
        line.push('\n');
        Ok(line)
    }

    /// Reads the next line, without its line end.
    ///
    /// # Errors
    /// [`LineError`] if it is damaged or out of place; the chain is then unchanged.
    pub fn decode<E: Schema>(&mut self, line: &[u8]) -> Result<Record<E>, LineError> {
        // Before anything else of it is understood: another schema may have other sums.
        let named = if self.next == 0 { opening_schema::<E>(line) } else { turn_schema(line) };
        if let Some(schema) = named.filter(|&schema| schema != E::SCHEMA) {
            return Err(LineError::Schema(schema));
        }
        let line = std::str::from_utf8(line).map_err(|_| LineError::NotText)?;
        let (text, sum) = split_sum(line).ok_or(LineError::NoChecksum)?;
        if link(&self.sum, text.as_bytes()) != sum {
            return Err(LineError::Checksum);
        }
        let record = parse::<E>(text)?;
        if record.seq != self.next {
            return Err(LineError::Sequence { expected: self.next, found: record.seq });
        }
        self.go_on(sum.to_owned(), line);
        Ok(record)
    }

    fn go_on(&mut self, sum: String, line: &str) {
        let first = (self.next == 0).then(|| line.to_owned());
        *self = Chain { next: self.next + 1, sum, first };
    }

    /// The checksum of the last line.
    pub(super) fn sum(&self) -> &str {
        &self.sum
    }

    /// Looks whether the next line, without its line end, belongs here, whatever it is a record of; its number.
    ///
    /// # Errors
    /// [`LineError`] if it is damaged or out of place; the chain is then unchanged.
    pub(super) fn pass(&mut self, line: &[u8]) -> Result<u64, LineError> {
        let named = sequence_of(line);
        let line = std::str::from_utf8(line).map_err(|_| LineError::NotText)?;
        let (text, sum) = split_sum(line).ok_or(LineError::NoChecksum)?;
        if link(&self.sum, text.as_bytes()) != sum {
            return Err(LineError::Checksum);
        }
        let seq = named.ok_or_else(|| LineError::Syntax("no number".to_owned()))?;
        if seq != self.next {
            return Err(LineError::Sequence { expected: self.next, found: seq });
        }
        self.go_on(sum.to_owned(), line);
        Ok(seq)
    }
}

/// The checksum of a line behind one of this checksum.
pub(super) fn link(before: &str, body: &[u8]) -> String {
    digits(Sha256::new().chain_update(before).chain_update(body))
}

/// The checksum that comes of what was hashed.
pub(super) fn digits(hash: Sha256) -> String {
    hash.finalize().iter().take(SUM_DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
}

/// The record in a line without its checksum.
pub(super) fn parse<E: Schema>(body: &str) -> Result<Record<E>, LineError> {
    E::decode(&LineText(&format!("{body})")))
}

const COPY_HEAD: &str = "/*";
const COPY_TAIL: &str = "*/";

/// A copy of the first line, without its line end, that stands in another line. It has no asterisk, whoever plays.
pub(super) fn copy_of(first: &str) -> String {
    format!("{COPY_HEAD}{}{COPY_TAIL}", first.replace('%', "%25").replace('*', "%2A"))
}

/// The copy of the first line that stands at the end of a line without its checksum, and where it begins.
pub(super) fn copy_in(body: &str) -> Option<(usize, String)> {
    let at = body.rfind(COPY_HEAD)?;
    let text = body.get(at + COPY_HEAD.len()..)?;
    let text = text.strip_suffix(COPY_TAIL).unwrap_or(text);
    Some((at, text.replace("%2A", "*").replace("%25", "%")))
}

pub(super) fn split_sum(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_suffix(SUM_TAIL)?;
    let at = rest.len().checked_sub(SUM_DIGITS)?;
    if !rest.is_char_boundary(at) {
        return None;
    }
    let (body, sum) = rest.split_at(at);
    Some((body.strip_suffix(SUM_HEAD)?, sum))
}

/// A record as it stands in a line.
pub struct LineText<'a>(&'a str);

impl LineText<'_> {
    /// The record, read with its event in the form `D` that it has on disk.
    pub(super) fn parse<D: DeserializeOwned + Convert<E>, E>(&self) -> Result<Record<E>, LineError> {
        let syntax = |error: ron::error::SpannedError| LineError::Syntax(error.to_string());
        let LineBody::<D> { seq, at, wall, by, cause, event } = ron::from_str(self.0).map_err(syntax)?;
        let recorded = Recorded {
            at: Ms::new(at),
            by: by.convert().map_err(LineError::Value)?,
            cause: cause.map_or(Ok(ledger::Cause::Program), Cause::convert).map_err(LineError::Value)?,
            event: event.convert().map_err(LineError::Value)?,
        };
        Ok(Record { seq, wall, recorded })
    }
}

const EVENT: &[u8] = b",event:";

/// The schema that the first line names, if it opens a journal of this kind. What stands in the event, as the name of a
/// player, is no mark.
pub(super) fn opening_schema<E: Schema>(line: &[u8]) -> Option<u32> {
    let at = place(line, EVENT)? + EVENT.len();
    number(line.get(at..)?.strip_prefix(E::MARK)?)
}

/// The schema that a later line names before its event: a later program went on there in a later schema.
fn turn_schema(line: &[u8]) -> Option<u32> {
    const SCHEMA: &[u8] = b",schema:";
    let head = line.get(..place(line, EVENT)?)?;
    number(head.get(place(head, SCHEMA)? + SCHEMA.len()..)?)
}

fn place(text: &[u8], mark: &[u8]) -> Option<usize> {
    text.windows(mark.len()).position(|window| window == mark)
}

/// The number that a line begins with.
pub(super) fn sequence_of(line: &[u8]) -> Option<u64> {
    line.strip_prefix(b"(seq:").and_then(sequence)
}

/// The number of a record: it has fewer digits than the largest that there is.
fn sequence(text: &[u8]) -> Option<u64> {
    let digits: Vec<u8> = text.iter().copied().take_while(u8::is_ascii_digit).take(19).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

fn number(text: &[u8]) -> Option<u32> {
    let digits: Vec<u8> = text.iter().copied().take_while(u8::is_ascii_digit).take(9).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}
