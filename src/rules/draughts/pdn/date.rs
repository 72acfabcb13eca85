//! The `Date` tag: `YYYY.MM.DD`, with `?` for what is not known.

/// The strict form of a date as it comes: `1996.12.28`, `28-12-1996`, `1950.`, `2007-5`. A text that is no date is
/// unknown.
pub(super) fn strict(text: &str) -> String {
    let parts: Vec<&str> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let (year, month, day) = match parts[..] {
        [day, month, year] if year.len() == 4 => (year, month, day),
        [year, month, day] => (year, month, day),
        [month, year] if year.len() == 4 => (year, month, ""),
        [year, month] => (year, month, ""),
        [year] => (year, "", ""),
        _ => ("", "", ""),
    };
    let year = if year.len() == 4 { year } else { return "????.??.??".to_owned() };
    let month = two_digits(month, 12);
    let day = if month == UNKNOWN { UNKNOWN.to_owned() } else { two_digits(day, 31) };
    format!("{year}.{month}.{day}")
}

/// The strict form of a date, but the text as it stands where that would lose something of it: `17 april 2009`, `2007/2008`.
pub(super) fn kept(text: &str) -> String {
    let strict = strict(text);
    let digits = |text: &str| text.bytes().filter(u8::is_ascii_digit).count();
    let is_lost = text.contains(char::is_alphabetic) || digits(text) > digits(&strict);
    if is_lost { text.to_owned() } else { strict }
}

const UNKNOWN: &str = "??";

fn two_digits(text: &str, most: u8) -> String {
    let number = text.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
    number.map_or(UNKNOWN.to_owned(), |number| format!("{number:02}"))
}

#[test]
fn dates_are_taken_as_they_come() {
    for (text, date) in [
        ("1996.12.28", "1996.12.28"),
        ("13-01-1996", "1996.01.13"),
        ("1950.", "1950.??.??"),
        ("2007.??.??", "2007.??.??"),
        ("5/2007", "2007.05.??"),
        ("2007-5-1", "2007.05.01"),
        ("2007.13.01", "2007.??.??"),
        ("????.??.??", "????.??.??"),
        ("", "????.??.??"),
        ("spring", "????.??.??"),
        ("01.02.03", "????.??.??"),
    ] {
        assert_eq!(strict(text), date, "{text}");
    }
}

#[test]
fn what_the_strict_form_has_no_place_for_is_kept() {
    for (text, date) in [
        ("17 april 2009", "17 april 2009"),
        ("2007/2008", "2007/2008"),
        ("20260101", "20260101"),
        ("1950.", "1950.??.??"),
        ("13-01-1996", "1996.01.13"),
        ("?", "????.??.??"),
    ] {
        assert_eq!(kept(text), date, "{text}");
    }
}
