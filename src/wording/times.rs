use super::nouns::{self, Noun};
use super::numerals::{self, Case, Gender};
use super::{Form, Lang, Level, Sentence, Style, message};
use golos_clock::Ms;

const TENTH: u64 = 100;
/// Below this a written clock shows tenths.
const LAST_TEN: Ms = Ms::from_secs(10);

/// The names of the months, with a day of each.
const MONTHS: [fn(u32) -> Sentence; 12] = [
    message::month_january,
    message::month_february,
    message::month_march,
    message::month_april,
    message::month_may,
    message::month_june,
    message::month_july,
    message::month_august,
    message::month_september,
    message::month_october,
    message::month_november,
    message::month_december,
];

/// A day without its year, "October 21st": the month from 1 to 12, and the day. A month that is none counts as the last.
#[must_use]
pub fn day_of_month(month: u32, day: u32) -> Sentence {
    let month = usize::try_from(month).unwrap_or(MONTHS.len()).clamp(1, MONTHS.len());
    MONTHS[month - 1](day)
}

/// A clock value in words, rounded down to the second; `under_a_second` is said for less. Units that are zero are
/// left out. From an hour on hours and minutes are said, from ten minutes on minutes, below that minutes and seconds;
/// the full level always says all.
pub(super) fn spoken(lang: Lang, time: Ms, level: Level, case: Case, under_a_second: &str) -> String {
    let seconds = time.secs();
    if seconds == 0 {
        return under_a_second.to_owned();
    }
    let seconds_matter = level == Level::Full || seconds < 600;
    let units = [
        (seconds / 3600, Noun::Hour),
        (seconds / 60 % 60, Noun::Minute),
        (if seconds_matter { seconds % 60 } else { 0 }, Noun::Second),
    ];
    let said: Vec<String> = units
        .into_iter()
        .filter(|&(n, _)| n > 0)
        .map(|(n, noun)| nouns::counted(lang, u32::try_from(n).unwrap_or(u32::MAX), noun, case, Form::Spoken))
        .collect();
    said.join(" ")
}

/// A clock value in digits, rounded down to the second: `1:05:10`, `2:41`; in the last ten seconds to the tenth, if
/// that is not whole: `0:09.4`.
pub(super) fn written(time: Ms) -> String {
    let tenths = time.get() % 1000 / TENTH;
    if time < LAST_TEN && tenths > 0 { format!("{time}.{tenths}") } else { time.to_string() }
}

/// What a clock shows, without the names of the units: "forty-five" minutes, "two forty-one". `None` for what would be
/// taken for something else: whole minutes below ten, seconds only, and hours.
pub(super) fn shown(lang: Lang, time: Ms) -> Option<String> {
    let seconds = time.secs();
    let word =
        |n: u64| numerals::cardinal(lang, u32::try_from(n).unwrap_or_default(), Gender::Feminine, Case::Nominative);
    match (seconds / 60, seconds % 60) {
        (0, 0) if time.is_zero() => Some(word(0)),
        (10..60, _) => Some(word(seconds / 60)),
        (minutes @ 1..10, rest @ 10..) => Some(format!("{} {}", word(minutes), word(rest))),
        (minutes @ 1..10, rest @ 1..10) => Some(format!("{} {} {}", word(minutes), word(0), word(rest))),
        _ => None,
    }
}

/// A time of day, rounded down to the minute: `15:40`; aloud "fifteen forty", "пятнадцать ноль пять".
pub(super) fn of_day(time: Ms, style: Style) -> String {
    let minutes = time.secs() / 60;
    let (hour, minute) = (minutes / 60 % 24, minutes % 60);
    if style.form == Form::Written {
        return format!("{hour}:{minute:02}");
    }
    let number = |n: u64| u32::try_from(n).unwrap_or_default();
    hour_by_minute(style.lang, number(hour), number(minute))
}

/// An hour and a minute in words: "пятнадцать сорок", "пятнадцать ноль-ноль".
pub(super) fn hour_by_minute(lang: Lang, hour: u32, minute: u32) -> String {
    let word = |n: u32| numerals::cardinal(lang, n, Gender::Masculine, Case::Nominative);
    match minute {
        0 => format!("{} {}", word(hour), lang.row().full_hour),
        1..10 => format!("{} {} {}", word(hour), word(0), word(minute)),
        _ => format!("{} {}", word(hour), word(minute)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(h: u64, m: u64, s: u64) -> Ms {
        Ms::from_secs(h * 3600 + m * 60 + s)
    }

    fn said(lang: Lang, time: Ms, level: Level, case: Case) -> String {
        spoken(lang, time, level, case, "-")
    }

    #[test]
    fn a_time_of_day_is_said_hour_by_minute() {
        for (time, en, ru, uk, written) in [
            (at(15, 40, 59), "fifteen forty", "пятнадцать сорок", "п'ятнадцять сорок", "15:40"),
            (at(9, 5, 0), "nine zero five", "девять ноль пять", "дев'ять нуль п'ять", "9:05"),
            (at(24, 0, 0), "zero zero zero", "ноль ноль-ноль", "нуль нуль-нуль", "0:00"),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(of_day(time, Style::spoken(lang)), said);
                assert_eq!(of_day(time, Style::written(lang)), written);
            }
        }
    }

    #[test]
    fn a_clock_is_said_without_units_where_that_is_clear() {
        for (time, en, ru, uk) in [
            (at(0, 45, 30), Some("forty-five"), Some("сорок пять"), Some("сорок п'ять")),
            (at(0, 2, 41), Some("two forty-one"), Some("две сорок одна"), Some("дві сорок одна")),
            (at(0, 9, 5), Some("nine zero five"), Some("девять ноль пять"), Some("дев'ять нуль п'ять")),
            (at(0, 0, 0), Some("zero"), Some("ноль"), Some("нуль")),
            (at(0, 2, 0), None, None, None),
            (at(0, 0, 41), None, None, None),
            (at(1, 5, 0), None, None, None),
        ] {
            for (lang, said) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
                assert_eq!(shown(lang, time).as_deref(), said, "{lang}");
            }
        }
    }

    #[test]
    fn full_times_are_said_as_the_table_does() {
        for (time, en, ru, ru_acc, uk, uk_acc) in [
            (
                at(0, 0, 41),
                "forty-one seconds",
                "сорок одна секунда",
                "сорок одну секунду",
                "сорок одна секунда",
                "сорок одну секунду",
            ),
            (at(0, 1, 0), "one minute", "одна минута", "одну минуту", "одна хвилина", "одну хвилину"),
            (
                at(0, 2, 41),
                "two minutes forty-one seconds",
                "две минуты сорок одна секунда",
                "две минуты сорок одну секунду",
                "дві хвилини сорок одна секунда",
                "дві хвилини сорок одну секунду",
            ),
            (
                at(0, 21, 0),
                "twenty-one minutes",
                "двадцать одна минута",
                "двадцать одну минуту",
                "двадцять одна хвилина",
                "двадцять одну хвилину",
            ),
            (
                at(1, 5, 0),
                "one hour five minutes",
                "один час пять минут",
                "один час пять минут",
                "одна година п'ять хвилин",
                "одну годину п'ять хвилин",
            ),
            (
                at(2, 0, 1),
                "two hours one second",
                "два часа одна секунда",
                "два часа одну секунду",
                "дві години одна секунда",
                "дві години одну секунду",
            ),
            (Ms::new(999), "-", "-", "-", "-", "-"),
        ] {
            for (lang, case, words) in [
                (Lang::En, Case::Nominative, en),
                (Lang::Ru, Case::Nominative, ru),
                (Lang::Ru, Case::Accusative, ru_acc),
                (Lang::Uk, Case::Nominative, uk),
                (Lang::Uk, Case::Accusative, uk_acc),
            ] {
                assert_eq!(said(lang, time, Level::Full, case), words);
            }
        }
    }

    #[test]
    fn how_much_is_said_depends_on_how_much_is_left() {
        for (time, normal, full) in [
            (at(1, 5, 10), "один час пять минут", "один час пять минут десять секунд"),
            (at(2, 0, 1), "два часа", "два часа одна секунда"),
            (at(10, 0, 0), "десять часов", "десять часов"),
            (at(0, 10, 30), "десять минут", "десять минут тридцать секунд"),
            (at(0, 9, 59), "девять минут пятьдесят девять секунд", "девять минут пятьдесят девять секунд"),
            (Ms::new(59_999), "пятьдесят девять секунд", "пятьдесят девять секунд"),
        ] {
            assert_eq!(said(Lang::Ru, time, Level::Normal, Case::Nominative), normal);
            assert_eq!(said(Lang::Ru, time, Level::Brief, Case::Nominative), normal);
            assert_eq!(said(Lang::Ru, time, Level::Full, Case::Nominative), full);
        }
    }

    #[test]
    fn a_written_time_is_rounded_down_and_shows_tenths_at_the_end() {
        for (ms, text) in [
            (3_910_900, "1:05:10"),
            (161_999, "2:41"),
            (10_400, "0:10"),
            (9_470, "0:09.4"),
            (5_000, "0:05"),
            (99, "0:00"),
        ] {
            assert_eq!(written(Ms::new(ms)), text);
        }
    }
}
