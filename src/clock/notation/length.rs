//! Lengths of time as people write them.

use crate::{ControlError, Ms};

/// The units of a time, the greatest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Unit {
    Hour,
    Minute,
    Second,
}

impl Unit {
    const ALL: [Unit; 3] = [Unit::Hour, Unit::Minute, Unit::Second];

    /// The unit that has this name in the files of words.
    fn of(meaning: &str) -> Option<Unit> {
        match meaning {
            "hour" => Some(Unit::Hour),
            "minute" => Some(Unit::Minute),
            "second" => Some(Unit::Second),
            _ => None,
        }
    }

    /// The marks of a score sheet.
    const fn marks(self) -> &'static [&'static str] {
        match self {
            Unit::Hour => &[],
            Unit::Minute => &["'", "′", "’"],
            Unit::Second => &["\"", "″", "”", "''", "′′"],
        }
    }

    fn find(word: &str) -> Option<Unit> {
        let word = word.trim_end_matches('.').to_lowercase();
        let mut units = lines().filter_map(|(meaning, words)| Some((Unit::of(meaning)?, words)));
        let named = units.find(|(_, words)| words.split_whitespace().any(|known| known == word)).map(|(unit, _)| unit);
        named.or_else(|| Unit::ALL.into_iter().find(|unit| unit.marks().contains(&word.as_str())))
    }

    /// The unit of a bare number after this unit, as in `1h20` and `1m30`.
    const fn below(self) -> Unit {
        match self {
            Unit::Hour => Unit::Minute,
            Unit::Minute | Unit::Second => Unit::Second,
        }
    }

    const fn times(self, number: u32) -> Ms {
        let seconds = match self {
            Unit::Hour => 3600,
            Unit::Minute => 60,
            Unit::Second => 1,
        };
        Ms::from_secs(number as u64 * seconds)
    }
}

/// The words in which times are typed, by language.
const WORDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Each line of the words of all languages: what is meant, and the words for it.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    WORDS.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(": "))
}

/// Whether the sign begins a delay: `d`, or the head of "задержка, затримка".
pub(super) fn is_delay_mark(sign: char) -> bool {
    let is_it = |mark: char| sign == mark || mark.to_uppercase().eq([sign]);
    lines().any(|(meaning, marks)| meaning == "delay" && marks.chars().any(is_it))
}

/// A time of seconds and nothing else.
pub(super) fn read_seconds_alone(part: &str) -> Option<Ms> {
    let measure = Measure::read(part)?;
    (measure.unit == Some(Unit::Second) && measure.rest.is_empty()).then(|| Unit::Second.times(measure.number))
}

/// Reads measures from the greater unit to the lesser. A number without a unit is of the `bare` unit, or of the one
/// below the unit before it; it ends the time.
pub(super) fn read_time(text: &str, bare: Unit) -> Result<Ms, ControlError> {
    let unreadable = || ControlError::Unreadable(text.trim().to_owned());
    let mut total = Ms::ZERO;
    let mut rest = text.trim();
    let mut before: Option<Unit> = None;
    loop {
        let measure = Measure::read(rest).ok_or_else(unreadable)?;
        let unit = measure.unit.unwrap_or(before.map_or(bare, Unit::below));
        let ends = measure.rest.is_empty();
        if before.is_some_and(|before| before >= unit) || (measure.unit.is_none() && !ends) {
            return Err(unreadable());
        }
        total += unit.times(measure.number);
        if ends {
            return Ok(total);
        }
        (rest, before) = (measure.rest, Some(unit));
    }
}

/// A number with its unit, if one is written, at the head of a text.
struct Measure<'a> {
    number: u32,
    unit: Option<Unit>,
    rest: &'a str,
}

impl Measure<'_> {
    fn read(text: &str) -> Option<Measure<'_>> {
        let (digits, tail) = split_while(text, |c| c.is_ascii_digit());
        let (word, rest) = split_while(tail.trim_start(), |c| !c.is_ascii_digit() && !c.is_whitespace());
        let unit = if word.is_empty() { None } else { Some(Unit::find(word)?) };
        Some(Measure { number: digits.parse().ok()?, unit, rest: rest.trim_start() })
    }
}

pub(super) fn split_while(text: &str, keep: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !keep(c)).unwrap_or(text.len()))
}
