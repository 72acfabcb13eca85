//! The form of a table on disk, and its validation.

use chrono::NaiveDate;
use serde::Deserialize;

use super::table::{Basis, Column, ColumnKind, Distrust, Doubt, OpeningCell, OpeningTable};
use crate::ProfileError;
use crate::read::{id_fault, read};
use golos_game::{Lot, OpeningLine};
use golos_rules::Variant;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename = "OpeningTable")]
struct TableFile {
    id: String,
    title: String,
    variant: Variant,
    article: String,
    #[serde(default)]
    valid: Option<Valid>,
    rows: u16,
    columns: Vec<ColumnEntry>,
    #[serde(default)]
    reserve: Option<ReserveEntry>,
}

/// The days that a table is approved for (U-V.9.5.8), both included.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Valid {
    from: String,
    #[serde(default)]
    to: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColumnEntry {
    column: u16,
    kind: ColumnKind,
    cells: Vec<(u16, FileEntry)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReserveEntry {
    kind: ColumnKind,
    cells: Vec<(u16, FileEntry)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum FileEntry {
    Confirmed(String),
    Printed(String),
    Corrected { text: String, printed: String, why: Distrust },
    Doubtful { printed: String, may_be: Vec<String>, why: Distrust },
    Unreadable { printed: String, may_be: Vec<String>, why: Distrust },
    Missing { printed: String, may_be: Vec<String>, why: Distrust },
}

/// More cells are no table that anybody draws from.
const MOST_CELLS: usize = 10_000;

/// What is wrong with a table: the field, and why.
type TableError = (&'static str, String);

pub(super) fn parse(text: &str, name: &str) -> Result<OpeningTable, ProfileError> {
    let file: TableFile = read(text, name)?;
    file.check().map_err(|(field, message)| ProfileError::Invalid { name: name.to_owned(), field, message })
}

impl TableFile {
    fn check(self) -> Result<OpeningTable, TableError> {
        if let Some(message) = id_fault(&self.id) {
            return Err(("id", message));
        }
        if self.article.trim().is_empty() {
            return Err(("article", "empty: name the article or the regulation".to_owned()));
        }
        let valid_to = self.valid.map(|valid| valid.end()).transpose()?.flatten();
        if self.rows == 0 || self.columns.is_empty() {
            return Err(("rows", "a table has a column and a row at least".to_owned()));
        }
        if usize::from(self.rows).saturating_mul(self.columns.len()) > MOST_CELLS {
            return Err(("rows", format!("more than {MOST_CELLS} cells")));
        }
        let mut columns = Vec::with_capacity(self.columns.len());
        for (number, entry) in (1u16..).zip(self.columns) {
            if entry.column != number {
                return Err(("columns", format!("column {number} is expected, not {}", entry.column)));
            }
            let lot = |row| Lot::Cell { column: number, row };
            columns.push(column(self.variant, entry.kind, entry.cells, Some(self.rows), lot)?);
        }
        let reserve = self.reserve.map(|entry| column(self.variant, entry.kind, entry.cells, None, Lot::Reserve));
        Ok(OpeningTable {
            id: self.id,
            title: self.title,
            article: self.article,
            variant: self.variant,
            valid_to,
            rows: self.rows,
            columns,
            reserve: reserve.transpose()?,
        })
    }
}

impl Valid {
    /// The last day, if there is one.
    fn end(&self) -> Result<Option<NaiveDate>, TableError> {
        let day = |text: &String| {
            text.parse::<NaiveDate>().map_err(|_| ("valid", format!("\"{text}\" is no day; write it as 2013-09-10")))
        };
        let (from, to) = (day(&self.from)?, self.to.as_ref().map(day).transpose()?);
        if to.is_some_and(|to| to < from) { Err(("valid", "ends before it begins".to_owned())) } else { Ok(to) }
    }
}

/// The cells of a column, each in its row.
fn column(
    variant: Variant,
    kind: ColumnKind,
    entries: Vec<(u16, FileEntry)>,
    rows: Option<u16>,
    lot: impl Fn(u16) -> Lot,
) -> Result<Column, TableError> {
    if entries.len() > MOST_CELLS {
        return Err(("columns", format!("{}: more than {MOST_CELLS} cells", lot(1))));
    }
    let mut cells = Vec::with_capacity(entries.len());
    for (row, (written, entry)) in (1u16..).zip(entries) {
        if written != row || rows.is_some_and(|rows| row > rows) {
            return Err(("columns", format!("{}: row {row} is expected, of {}", lot(written), rows.unwrap_or(row))));
        }
        let wrong = |message| ("columns", format!("{}: {message}", lot(row)));
        cells.push(cell(variant, kind, entry).map_err(wrong)?);
    }
    match rows {
        Some(rows) if cells.len() < usize::from(rows) => {
            Err(("columns", format!("{} is not there", lot(u16::try_from(cells.len() + 1).unwrap_or(rows)))))
        }
        _ => Ok(Column { kind, cells }),
    }
}

/// A cell whose openings can all be played, what it may be included.
fn cell(variant: Variant, kind: ColumnKind, entry: FileEntry) -> Result<OpeningCell, String> {
    let certain = |basis, text: &str| line(variant, kind, text).map(|line| OpeningCell::Certain { basis, line });
    let uncertain = |doubt, printed, may_be: Vec<String>, why| {
        may_be.iter().try_for_each(|text| line(variant, kind, text).map(|_| ()))?;
        Ok(OpeningCell::Uncertain { doubt, printed, may_be, why })
    };
    match entry {
        FileEntry::Confirmed(text) => certain(Basis::Confirmed, &text),
        FileEntry::Printed(text) => certain(Basis::Printed, &text),
        FileEntry::Corrected { text, printed, why } => certain(Basis::Corrected { printed, why }, &text),
        FileEntry::Doubtful { printed, may_be, why } => {
            line(variant, kind, &printed)?;
            uncertain(Doubt::Doubtful, printed, may_be, why)
        }
        FileEntry::Unreadable { printed, may_be, why } => uncertain(Doubt::Unreadable, printed, may_be, why),
        FileEntry::Missing { printed, may_be, why } => uncertain(Doubt::Missing, printed, may_be, why),
    }
}

/// The opening that a cell's text means, in full notation.
fn line(variant: Variant, kind: ColumnKind, text: &str) -> Result<OpeningLine, String> {
    let typed = match kind {
        ColumnKind::Moves => OpeningLine::moves(text),
        ColumnKind::Placement => OpeningLine::placement(text).map_err(|fault| fault.to_string())?,
        ColumnKind::Position => OpeningLine::Position(text.to_owned()),
    };
    typed.play(variant).map(|(line, _)| line).map_err(|fault| fault.to_string())
}
