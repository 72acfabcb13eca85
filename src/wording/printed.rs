use super::Lang;

/// A document in words of a language: facts, tables, notes, and who signs. How it looks is another's affair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub lang: Lang,
    pub title: String,
    /// Names with their values; an empty value is written by hand.
    pub facts: Vec<(String, String)>,
    pub tables: Vec<PrintedTable>,
    pub notes: Vec<String>,
    /// Whoever signs.
    pub signs: Vec<String>,
}

/// A table in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedTable {
    pub caption: String,
    pub heads: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Which column, from 0, names the row.
    pub named: usize,
}

impl PrintedTable {
    /// A row to be heard: the head before each value, what is empty left out.
    #[must_use]
    pub fn row(&self, cells: &[String]) -> String {
        let named = self.heads.iter().zip(cells).filter(|(_, cell)| !cell.is_empty());
        named.map(|(head, cell)| format!("{head}: {cell}")).collect::<Vec<_>>().join("; ")
    }
}
