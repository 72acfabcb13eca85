//! Days as they are typed and as they are said: what the program says of a day can be said to it.

use super::super::book::Book;
use super::super::line::Line;
use golos_letters::Day;
use golos_wording::{Form, Style, Wording, day_of_month, message, text_key};

/// The years that are understood in words.
const YEARS: std::ops::Range<u32> = 2000..2100;

/// The words for days and years.
pub(super) struct DayWords {
    days: Book<(u32, u32)>,
    years: Book<u32>,
    unit: Book<()>,
}

impl DayWords {
    pub(super) fn new(languages: &[Wording]) -> DayWords {
        let mut days = Book::new(languages, []);
        let mut years = Book::new(languages, []);
        let styles = |wording: &Wording| {
            let spoken = Style::spoken(wording.lang());
            [Style { form: Form::Written, ..spoken }, spoken]
        };
        for wording in languages {
            for style in styles(wording) {
                let render = |month, day| wording.render(&message::menu_line(day_of_month(month, day)), style);
                for month in 1..=12 {
                    // A leap year has every day.
                    for day in (1..=31).filter(|&day| Day::new(2024, month, day).is_some()) {
                        let said = render(month, day);
                        days.add(&said, (month, day));
                        // As people type it: the plain number, before the month or after it.
                        if let Some(name) = said.split_whitespace().find(|word| !begins_with_digit(word)) {
                            days.add(&format!("{day} {name}"), (month, day));
                            days.add(&format!("{name} {day}"), (month, day));
                        }
                    }
                }
                let first = render(1, 1);
                for year in YEARS {
                    let whole = wording.render(&message::letters_date(day_of_month(1, 1), year), style);
                    if let Some(said) = whole.get(first.len()..) {
                        let said = said.trim_start_matches([',', ' ']);
                        years.add(said, year);
                        let plain = said.split_whitespace().map(|word| match begins_with_digit(word) {
                            true => year.to_string(),
                            false => word.to_owned(),
                        });
                        years.add(&plain.collect::<Vec<_>>().join(" "), year);
                    }
                    years.add(&year.to_string(), year);
                }
            }
        }
        let mut unit = Book::new(languages, []);
        for words in languages.iter().flat_map(|wording| wording.words(text_key::LETTERS_WORD_DAY_UNIT)) {
            unit.add(&words, ());
        }
        DayWords { days, years, unit }
    }

    /// The day that a line begins with, and the line after it.
    pub(super) fn take<'a>(&self, line: &Line<'a>, today: Day) -> Option<(Day, Line<'a>)> {
        let typed = line.first_typed()?;
        if let Some(day) = Day::read(typed, Some(today)).filter(|_| typed.contains(['.', '-', '/'])) {
            return Some((day, line.behind(1)));
        }
        let ((month, day), rest) = self.days.take(line)?;
        match self.years.take(&rest) {
            Some((year, rest)) => Some((Day::new(i32::try_from(year).ok()?, month, day)?, rest)),
            None => Some((Day::read(&format!("{day}.{month}"), Some(today))?, rest)),
        }
    }

    /// Whether a word only names the unit: "days".
    pub(super) fn is_unit(&self, word: &str) -> bool {
        self.unit.whole(&Line::read(word)).is_some()
    }
}

fn begins_with_digit(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_digit())
}

/// A day as the sentences of the program name it, for tests.
#[cfg(test)]
pub(super) fn said(wording: &Wording, day: Day, form: Form) -> String {
    let style = Style { form, ..Style::spoken(wording.lang()) };
    let year = u32::try_from(day.year()).unwrap_or(0);
    let sentence = message::letters_date(day_of_month(day.month(), day.of_month()), year);
    wording.render(&message::menu_line(sentence), style)
}
