//! Both lines of a pair must tell the same.

use super::{TrfError, TrfFault};
use crate::crosstable::{Bye, Cell, Crosstable};

/// Checks every round; `lines` are those of the rows.
pub(super) fn check(table: &Crosstable, lines: &[usize]) -> Result<(), TrfError> {
    let most = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
    for (row, &line) in table.rows.iter().zip(lines) {
        for round in 1..=row.cells.len() {
            one(table, row.number, round).map_err(|fault| TrfError::Line { line, fault })?;
        }
    }
    for round in 1..=most {
        let mut odd = None;
        for (row, &line) in table.rows.iter().zip(lines) {
            if row.cell(round) != Cell::Bye(Bye::Allocated) {
                continue;
            }
            if let Some(one) = odd.replace(row.number) {
                let fault = TrfFault::TwoOdd { round, one, other: row.number };
                return Err(TrfError::Line { line, fault });
            }
        }
    }
    Ok(())
}

/// Checks one cell against that of the opponent.
fn one(table: &Crosstable, number: u16, round: usize) -> Result<(), TrfFault> {
    let Some(row) = table.row(number) else { return Ok(()) };
    let cell = row.cell(round);
    let Some(opponent) = cell.opponent() else { return Ok(()) };
    if opponent == number {
        return Err(TrfFault::Oneself { round, number });
    }
    let other = table.row(opponent).ok_or(TrfFault::Unknown(opponent))?.cell(round);
    if other.opponent() != Some(number) {
        return Err(TrfFault::Unanswered { round, number, opponent });
    }
    let colours = match (colour(cell), colour(other)) {
        (Some(mine), Some(theirs)) => mine != theirs,
        _ => true,
    };
    if !colours {
        return Err(TrfFault::Colours { round, number, opponent });
    }
    let fit = match (cell, other) {
        (Cell::Game { end, .. }, Cell::Game { end: theirs, .. }) => end.other() == theirs,
        (Cell::Forfeit { won, .. }, Cell::Forfeit { won: theirs, .. }) => !(won && theirs),
        (Cell::Open { .. }, Cell::Open { .. }) => true,
        _ => false,
    };
    if fit { Ok(()) } else { Err(TrfFault::Results { round, number, opponent }) }
}

fn colour(cell: Cell) -> Option<golos_rules::Side> {
    match cell {
        Cell::Game { colour, .. } => Some(colour),
        Cell::Forfeit { colour, .. } | Cell::Open { colour, .. } => colour,
        Cell::Bye(_) => None,
    }
}
