use std::fmt;
use std::str::FromStr;

/// What the lots name: a cell of a table of openings (DR-2.2.2).
///
/// Written as `VI-24`, read with a Roman or an Arabic column: `vi-24`, `6-24`, `6 24`; the third opening in reserve is `R-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lot {
    /// Both from 1.
    Cell { column: u16, row: u16 },
    /// An opening in reserve, which has no column; from 1.
    Reserve(u16),
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no cell \"{0}\"; write column and row as VI-24 or 6-24, an opening in reserve as R-3")]
pub struct NotALot(pub String);

/// What may stand between column and row.
const BETWEEN: [char; 8] = ['-', '–', '—', '−', ' ', '/', '.', ':'];
/// The letter of the reserve.
const RESERVE: &str = "R";
/// The greatest column that is read with Roman numerals.
const MOST_ROMAN: u16 = 99;

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lot::Cell { column, row } => write!(f, "{}-{row}", roman(*column)),
            Lot::Reserve(number) => write!(f, "{RESERVE}-{number}"),
        }
    }
}

impl FromStr for Lot {
    type Err = NotALot;

    fn from_str(text: &str) -> Result<Lot, NotALot> {
        let read = || {
            let (column, row) = text.trim().split_once(BETWEEN)?;
            let number = |text: &str| text.parse::<u16>().ok().filter(|number| *number > 0);
            let row = number(row.trim_matches(BETWEEN))?;
            let column = latin(column.trim());
            if column == RESERVE {
                return Some(Lot::Reserve(row));
            }
            let column = number(&column).or_else(|| (1..=MOST_ROMAN).find(|&number| roman(number) == column))?;
            Some(Lot::Cell { column, row })
        };
        read().ok_or_else(|| NotALot(text.chars().filter(|letter| !letter.is_control()).take(20).collect()))
    }
}

/// In capitals, and the Cyrillic letters that look like Roman numerals as those.
fn latin(text: &str) -> String {
    let letter = |letter: char| match letter {
        'Х' => 'X',
        'І' => 'I',
        'С' => 'C',
        other => other,
    };
    text.chars().flat_map(char::to_uppercase).map(letter).collect()
}

/// A number in Roman numerals; beyond [`MOST_ROMAN`] in digits.
fn roman(number: u16) -> String {
    const PARTS: [(u16, &str); 8] =
        [(90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    if number > MOST_ROMAN {
        return number.to_string();
    }
    let (mut left, mut text) = (number, String::new());
    for (value, numeral) in PARTS {
        while left >= value {
            text.push_str(numeral);
            left -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_read_as_it_is_written_and_in_other_hands() {
        for column in 1..=150 {
            let lot = Lot::Cell { column, row: 33 };
            assert_eq!(lot.to_string().parse(), Ok(lot));
        }
        let lot = Lot::Cell { column: 6, row: 24 };
        for text in ["VI-24", "vi-24", "6-24", " 6 24 ", "6 - 24", "VI – 24", "6/24", "6.24", "6:24"] {
            assert_eq!(text.parse(), Ok(lot), "{text}");
        }
        assert_eq!("хіі-1".parse(), Ok(Lot::Cell { column: 12, row: 1 }));
        assert_eq!(Lot::Cell { column: 14, row: 9 }.to_string(), "XIV-9");
        assert_eq!("r-3".parse(), Ok(Lot::Reserve(3)));
        assert_eq!(Lot::Reserve(3).to_string(), "R-3");
    }

    #[test]
    fn what_names_no_cell_is_answered_with_what_does() {
        for text in ["", "6", "0-1", "1-0", "VI", "IIII-1", "6-24-1", "-", "ab-1", "6-70000", "VI-x"] {
            let error = text.parse::<Lot>().map_err(|error| error.to_string());
            assert!(error.is_err_and(|error| error.contains("VI-24")), "{text}");
        }
    }
}
