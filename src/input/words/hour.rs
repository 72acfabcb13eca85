//! An hour of the day.

use chrono::NaiveTime;

use super::CommandParseError;
use super::book::Book;
use super::line::Line;
use golos_rules::Side;

/// `at 15:00`, `15.00`, `at fifteen thirty`: an hour by the wall clock; none for anything else.
pub(super) fn hour(
    line: &Line<'_>,
    sides: &Book<Side>,
    numbers: &Book<u32>,
) -> Option<Result<NaiveTime, CommandParseError>> {
    if sides.take(line).is_some() {
        return None;
    }
    // The preposition of every language is short: "at", «в», «об».
    let is_short = |word: &str| word.chars().count() < 3 && word.chars().all(char::is_alphabetic);
    let named = line.behind(usize::from(line.first().is_some_and(is_short)));
    let mut rest = named.behind(0);
    let mut parts: Vec<u32> = Vec::new();
    while let Some(first) = rest.first() {
        let digits: Option<Vec<u32>> = first.split([':', '.']).map(|part| part.parse().ok()).collect();
        match (numbers.take(&rest), digits) {
            (_, Some(digits)) => {
                parts.extend(digits);
                rest = rest.behind(1);
            }
            (Some((number, behind)), None) => {
                parts.push(number);
                rest = behind;
            }
            (None, None) => return None,
        }
    }
    let minute = parts.get(1).copied().unwrap_or_default();
    let hour = NaiveTime::from_hms_opt(*parts.first()?, minute, 0).filter(|_| parts.len() <= 2);
    Some(hour.ok_or_else(|| CommandParseError::Hour(named.text().to_owned())))
}
