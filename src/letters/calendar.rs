//! Deadlines as a calendar (RFC 5545).

use super::Day;

/// An entry of a calendar: a whole day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// What makes it known again: two calendars with the same entry show it once.
    pub uid: String,
    pub day: Day,
    pub text: String,
}

/// Octets of a line before it is folded.
const FOLD: usize = 73;

/// The calendar, made on the day `on`.
#[must_use]
pub fn calendar(entries: &[CalendarEntry], on: Day) -> String {
    let basic = |day: Day| day.date().format("%Y%m%d").to_string();
    let mut text = String::from("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//golos//letters//EN\r\n");
    for entry in entries {
        text.push_str("BEGIN:VEVENT\r\n");
        text.push_str(&folded(&format!("UID:{}", escaped(&entry.uid))));
        text.push_str(&format!("DTSTAMP:{}T000000Z\r\n", basic(on)));
        text.push_str(&format!("DTSTART;VALUE=DATE:{}\r\n", basic(entry.day)));
        text.push_str(&folded(&format!("SUMMARY:{}", escaped(&entry.text))));
        text.push_str("TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n");
    }
    text.push_str("END:VCALENDAR\r\n");
    text
}

fn escaped(text: &str) -> String {
    let mut all = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' | ';' | ',' => {
                all.push('\\');
                all.push(sign);
            }
            '\n' => all.push_str("\\n"),
            sign if sign.is_control() => {}
            sign => all.push(sign),
        }
    }
    all
}

/// A line, folded between letters where it is too long.
fn folded(line: &str) -> String {
    let mut all = String::with_capacity(line.len() + 8);
    let mut length = 0;
    for sign in line.chars() {
        if length + sign.len_utf8() > FOLD {
            all.push_str("\r\n ");
            length = 1;
        }
        all.push(sign);
        length += sign.len_utf8();
    }
    all.push_str("\r\n");
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_a_whole_day_and_long_lines_are_folded() {
        let day: Day = "2026-10-08".parse().unwrap();
        let text = "Ответить, ; \\ ".repeat(20);
        let made = calendar(&[CalendarEntry { uid: "a-1".to_owned(), day, text }], day);
        assert!(made.contains("DTSTART;VALUE=DATE:20261008\r\n"));
        assert!(made.contains("SUMMARY:Ответить\\, \\; \\\\"));
        assert!(made.split("\r\n").all(|line| line.len() <= 75), "{made}");
        assert!(made.starts_with("BEGIN:VCALENDAR\r\n") && made.ends_with("END:VCALENDAR\r\n"));
    }
}
