use chrono::NaiveDate;
use serde::Deserialize;

use super::file;
use crate::ProfileError;
use golos_game::{Lot, OpeningLine};
use golos_rules::Variant;

/// The built-in tables: id and text.
const BUILTIN: [(&str, &str); 1] = [("russia-2013", include_str!("../../../profiles/openings/russia-2013.ron"))];

/// The ids of the built-in tables of openings.
pub const TABLES: [&str; BUILTIN.len()] = [BUILTIN[0].0];

/// A table of openings, validated: every cell that is certain can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningTable {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) article: String,
    pub(super) variant: Variant,
    pub(super) valid_to: Option<NaiveDate>,
    pub(super) rows: u16,
    pub(super) columns: Vec<Column>,
    pub(super) reserve: Option<Column>,
}

/// One column of a table: what stands in its cells, and the cells, one a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub kind: ColumnKind,
    pub cells: Vec<OpeningCell>,
}

/// What stands in the cells of a column (U-V.9.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ColumnKind {
    /// Moves from the starting position: initial moves, the first of White and of Black, or White's first alone.
    Moves,
    /// One man a side, at most, that stands elsewhere than in the starting position.
    Placement,
    /// A position in PDN FEN.
    Position,
}

/// One cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningCell {
    /// It can be drawn.
    Certain { basis: Basis, line: OpeningLine },
    /// What should stand there is not certain. It is never drawn.
    Uncertain { doubt: Doubt, printed: String, may_be: Vec<String>, why: Distrust },
}

/// What a certain cell rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Another table of a federation has it too.
    Confirmed,
    /// The document alone.
    Printed,
    /// What the document prints cannot be, and one reading only fits.
    Corrected { printed: String, why: Distrust },
}

/// In which way a cell is uncertain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// What is printed could be played, but does not fit the table.
    Doubtful,
    /// What is printed cannot be played.
    Unreadable,
    /// Something else is printed in its place.
    Missing,
}

/// Why what is printed is not trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Distrust {
    /// It breaks the order of the table.
    Order,
    /// One side loses a man at once.
    Balance,
    /// A move or a square that cannot be.
    Illegal,
    /// It is the same as another cell.
    Repeated,
}

impl OpeningTable {
    /// The built-in table with this id.
    ///
    /// # Errors
    /// [`ProfileError::Unknown`] with the ids that there are.
    pub fn find(id: &str) -> Result<OpeningTable, ProfileError> {
        let unknown = || ProfileError::Unknown {
            kind: "openings",
            id: id.to_owned(),
            known: TABLES.iter().map(|known| (*known).to_owned()).collect(),
        };
        let (name, text) = BUILTIN.into_iter().find(|(known, _)| *known == id).ok_or_else(unknown)?;
        OpeningTable::parse(text, name)
    }

    /// The text of the built-in table with this id, to start one's own from.
    #[must_use]
    pub fn text(id: &str) -> Option<&'static str> {
        BUILTIN.into_iter().find(|(known, _)| *known == id).map(|(_, text)| text)
    }

    /// Reads a table from RON; `name` is what errors call it.
    ///
    /// # Errors
    /// [`ProfileError::Syntax`] with line and column if the text is no table; [`ProfileError::Invalid`] if a value is not
    /// sensible or a cell cannot be played, with the column and the row.
    pub fn parse(text: &str, name: &str) -> Result<OpeningTable, ProfileError> {
        file::parse(text, name)
    }

    /// Lower-case Latin letters, digits and hyphens.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What the table is called.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The article that it is an annex to.
    #[must_use]
    pub fn article(&self) -> &str {
        &self.article
    }

    /// The game that it was made for.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The last day that it is approved for (U-V.9.5.8), if there is one.
    #[must_use]
    pub const fn valid_to(&self) -> Option<NaiveDate> {
        self.valid_to
    }

    /// How many rows each column has.
    #[must_use]
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// The columns, from the first.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The openings in reserve.
    #[must_use]
    pub fn reserve(&self) -> &[OpeningCell] {
        self.reserve.as_ref().map_or(&[], |column| &column.cells)
    }

    /// The cell that lots name, if the table has it.
    #[must_use]
    pub fn cell(&self, lot: Lot) -> Option<&OpeningCell> {
        let (cells, number) = match lot {
            Lot::Cell { column, row } => {
                let column = self.columns.get(usize::from(column.checked_sub(1)?))?;
                (column.cells.as_slice(), row)
            }
            Lot::Reserve(number) => (self.reserve(), number),
        };
        cells.get(usize::from(number.checked_sub(1)?))
    }

    /// Every cell that lots can name, certain or not, column by column; without the reserve.
    pub fn cells(&self) -> impl Iterator<Item = (Lot, &OpeningCell)> {
        let columns = (1u16..).zip(&self.columns);
        columns.flat_map(|(column, cells)| {
            (1u16..).zip(&cells.cells).map(move |(row, cell)| (Lot::Cell { column, row }, cell))
        })
    }
}

impl OpeningCell {
    /// Whether it can be drawn.
    #[must_use]
    pub const fn is_certain(&self) -> bool {
        matches!(self, OpeningCell::Certain { .. })
    }
}
