//! Rows of a table as other programs write them: commas, semicolons or tabulators; CR, LF or both end a line.

use super::{InLine, PlayersFault};

/// A line, from 1, and its cells.
pub(super) type CsvRow = (usize, Vec<String>);

/// The signs that part cells; the head tells which is meant: of those that are there as often, the last.
const SIGNS: [char; 3] = [',', ';', '\t'];

/// The rows that are not empty, each with its line from 1.
///
/// # Errors
/// The line and what is wrong in it.
pub(super) fn rows(text: &str) -> InLine<Vec<CsvRow>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n");
    let sign = text.lines().find(|line| !line.trim().is_empty()).map_or(',', parting);
    let mut rows = Vec::new();
    for (index, line) in text.split('\n').enumerate() {
        let cells = cells(line, sign).ok_or((index + 1, PlayersFault::Quote))?;
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push((index + 1, cells));
        }
    }
    Ok(rows)
}

/// The sign that stands in the head most often.
fn parting(head: &str) -> char {
    SIGNS.into_iter().max_by_key(|sign| head.matches(*sign).count()).unwrap_or(',')
}

/// The cells of a line; none if a quote is not closed in it, or something stands behind one.
fn cells(line: &str, sign: char) -> Option<Vec<String>> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let (cell, behind) = cell(rest.trim_start_matches(' '), sign)?;
        cells.push(cell);
        match behind {
            Some(behind) => rest = behind,
            None => return Some(cells),
        }
    }
}

/// A cell, and what stands behind the sign after it.
fn cell(text: &str, sign: char) -> Option<(String, Option<&str>)> {
    let Some(mut quoted) = text.strip_prefix('"') else {
        let (cell, behind) = text.split_once(sign).map_or((text, None), |(cell, behind)| (cell, Some(behind)));
        return Some((cell.trim().to_owned(), behind));
    };
    let mut cell = String::new();
    loop {
        let (part, behind) = quoted.split_once('"')?;
        cell.push_str(part);
        match behind.strip_prefix('"') {
            Some(more) => {
                cell.push('"');
                quoted = more;
            }
            None => {
                let behind = behind.trim_start_matches(' ');
                let behind = if behind.is_empty() { None } else { Some(behind.strip_prefix(sign)?) };
                return Some((cell.trim().to_owned(), behind));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_parted_as_the_head_is() {
        for (text, expected) in [
            ("Name,Rating\rAnn,2000\r", vec![(1, vec!["Name", "Rating"]), (2, vec!["Ann", "2000"])]),
            ("Name;From\r\n\r\n\"A; \"\"B\"\"\"; C, D", vec![(1, vec!["Name", "From"]), (3, vec!["A; \"B\"", "C, D"])]),
            ("A, B;C;D, E\n1;2;3", vec![(1, vec!["A, B", "C", "D, E"]), (2, vec!["1", "2", "3"])]),
            ("\u{feff}Name\tX\nA\t\n", vec![(1, vec!["Name", "X"]), (2, vec!["A", ""])]),
        ] {
            let expected: Vec<CsvRow> = expected
                .into_iter()
                .map(|(line, cells)| (line, cells.into_iter().map(str::to_owned).collect()))
                .collect();
            assert_eq!(rows(text), Ok(expected), "{text}");
        }
        for text in ["Name\n\"Ann", "Name\n\"Ann\" B"] {
            assert_eq!(rows(text), Err((2, PlayersFault::Quote)));
        }
    }
}
