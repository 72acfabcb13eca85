//! Calendar days without a zone. Correspondence play knows no hours (R-10.1.2, CH-54.1).

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, Days, Months, NaiveDate};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A calendar day from 1900 to 2199. In files it is written `2026-10-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(NaiveDate);

/// A text that is not a day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day: {0}; a day is written 2026-10-08 or 08.10.2026")]
pub struct NotADay(String);

/// The years in which a day may lie.
const YEARS: std::ops::RangeInclusive<i32> = 1900..=2199;

/// Characters of a wrong day that an error shows.
const SHOWN: usize = 20;

impl Day {
    /// The day of this year, month (from 1) and day of the month (from 1); `None` if the calendar has none.
    #[must_use]
    pub fn new(year: i32, month: u32, day: u32) -> Option<Day> {
        NaiveDate::from_ymd_opt(year, month, day).filter(|_| YEARS.contains(&year)).map(Day)
    }

    /// The day of a date; a date out of the years of this type becomes their first or last day.
    #[must_use]
    pub fn of(date: NaiveDate) -> Day {
        Day::within(date)
    }

    /// The calendar's own form.
    #[must_use]
    pub const fn date(self) -> NaiveDate {
        self.0
    }

    /// So many days later; at most the last day that there is.
    #[must_use]
    pub fn plus(self, days: u32) -> Day {
        self.0.checked_add_days(Days::new(days.into())).map_or(Day::last(), Day::within)
    }

    /// So many days earlier; at least the first day that there is.
    #[must_use]
    pub fn minus(self, days: u32) -> Day {
        self.0.checked_sub_days(Days::new(days.into())).map_or(Day::first(), Day::within)
    }

    /// The same day of the month so many months later, or the last day of a shorter month.
    #[must_use]
    pub fn plus_months(self, months: u32) -> Day {
        self.0.checked_add_months(Months::new(months)).map_or(Day::last(), Day::within)
    }

    /// Days from `earlier` to this day: 0 on the same day or before it.
    #[must_use]
    pub fn since(self, earlier: Day) -> u32 {
        u32::try_from(self.0.signed_duration_since(earlier.0).num_days()).unwrap_or(0)
    }

    /// The year.
    #[must_use]
    pub fn year(self) -> i32 {
        self.0.year()
    }

    /// The month, from 1.
    #[must_use]
    pub fn month(self) -> u32 {
        self.0.month()
    }

    /// The day of the month, from 1.
    #[must_use]
    pub fn of_month(self) -> u32 {
        self.0.day()
    }

    /// The last day of the year.
    #[must_use]
    pub fn year_end(self) -> Day {
        Day::new(self.year(), 12, 31).unwrap_or(self)
    }

    /// Reads a day as people write it: `2026-10-08`, `08.10.2026`, `8.10.26`, `08/10`. Of a day without a year it is the one
    /// nearest to `near`; `None` if the text is not a day, or lacks the year where nothing is near.
    #[must_use]
    pub fn read(text: &str, near: Option<Day>) -> Option<Day> {
        let text = text.trim().trim_end_matches('.');
        let numbers: Vec<&str> = text.split(['.', '/', '-']).collect();
        let number = |text: &str| text.parse::<u32>().ok().filter(|_| text.len() <= 4 && !text.starts_with('+'));
        match numbers.as_slice() {
            [year, month, day] if year.len() == 4 && text.contains('-') => {
                Day::new(number(year)?.try_into().ok()?, number(month)?, number(day)?)
            }
            [day, month, year] if matches!(year.len(), 2 | 4) && !text.contains('-') => {
                let year = number(year)? + if year.len() == 2 { 2000 } else { 0 };
                Day::new(year.try_into().ok()?, number(month)?, number(day)?)
            }
            [day, month] if !text.contains('-') => Day::nearest(number(day)?, number(month)?, near?),
            _ => None,
        }
    }

    /// The day and month of the year in which it is nearest to `near`.
    fn nearest(day: u32, month: u32, near: Day) -> Option<Day> {
        // 29 February may be four years away, or eight around 2100.
        let years = near.year() - 8..=near.year() + 8;
        let candidates = years.filter_map(|year| Day::new(year, month, day));
        candidates.min_by_key(|candidate| (candidate.since(near) + near.since(*candidate), *candidate < near))
    }

    fn first() -> Day {
        Day(NaiveDate::from_ymd_opt(*YEARS.start(), 1, 1).unwrap_or(NaiveDate::MIN))
    }

    fn last() -> Day {
        Day(NaiveDate::from_ymd_opt(*YEARS.end(), 12, 31).unwrap_or(NaiveDate::MAX))
    }

    fn within(date: NaiveDate) -> Day {
        Day(date).clamp(Day::first(), Day::last())
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.format("%Y-%m-%d"))
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        Day::read(text, None).ok_or_else(|| NotADay(text.chars().take(SHOWN).collect()))
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn leap_days_and_year_ends_are_those_of_the_calendar() {
        assert_eq!(day("2028-02-28").plus(1), day("2028-02-29"));
        assert_eq!(day("2027-02-28").plus(1), day("2027-03-01"));
        assert_eq!(Day::new(2100, 2, 29), None);
        assert_eq!(day("2026-12-31").plus(1), day("2027-01-01"));
        assert_eq!(day("2028-03-01").since(day("2028-02-28")), 2);
        assert_eq!(day("2028-02-28").since(day("2028-03-01")), 0);
    }

    #[test]
    fn a_period_of_months_ends_on_the_same_day_or_the_last_of_a_shorter_month() {
        assert_eq!(day("2026-11-30").plus_months(3), day("2027-02-28"));
        assert_eq!(day("2027-11-30").plus_months(3), day("2028-02-29"));
        assert_eq!(day("2026-01-15").plus_months(1), day("2026-02-15"));
    }

    #[test]
    fn a_day_is_read_as_people_write_it() {
        let near = Some(day("2026-12-20"));
        for (text, expected) in [
            ("08.10.2026", "2026-10-08"),
            ("8.10.26", "2026-10-08"),
            ("05/01", "2027-01-05"),
            ("20.11", "2026-11-20"),
            ("10.10.", "2026-10-10"),
        ] {
            assert_eq!(Day::read(text, near), Some(day(expected)), "{text}");
        }
        for text in ["31.02.2026", "10", "a.b", "", "2026-13-01", "+1.02.2026", "99999.1.1"] {
            assert_eq!(Day::read(text, near), None, "{text}");
        }
        assert_eq!(Day::read("08.10", None), None);
    }
}
