//! A part of a board in a window that is too small for all of it: the squares around the cursor, with their names.

use std::ops::Range;

use super::board::{self, Size};
use crate::BoardModel;
use crate::drawing::Blocks;

/// The fewest columns and rows of a window with a part of a board: some squares each way in every game.
pub(super) const LEAST: (u16, u16) = (24, 8);

/// As much of the board as fits into so many columns and rows.
pub(super) fn of(model: &BoardModel, size: Size, room: (u16, u16)) -> BoardModel {
    let (across, down) = (model.rows.first().map_or(0, Vec::len), model.rows.len());
    let (row, column) = centre(model).unwrap_or((down / 2, across / 2));
    let (columns, rows) = board::fitting(model, size, Blocks::Letters, room);
    cut(model, window(columns, across, column), window(rows, down, row))
}

/// What the whole board with all around it needs at least.
pub(super) fn whole(model: &BoardModel) -> (u16, u16) {
    let (columns, rows) = board::size(model, Size { rows: 1, large_names: false }, Blocks::Letters);
    (columns, rows.saturating_add(3))
}

/// Where one looks: at the cursor, else where the last move ended.
fn centre(model: &BoardModel) -> Option<(usize, usize)> {
    let last = || {
        let mut rows = model.rows.iter().enumerate();
        rows.find_map(|(row, cells)| Some((row, cells.iter().position(|cell| cell.last && cell.piece.is_some())?)))
    };
    model.cursor().or_else(last)
}

/// So many of all, with one of them in the middle where that can be.
fn window(some: usize, all: usize, around: usize) -> Range<usize> {
    let some = some.clamp(1, all.max(1));
    let first = around.saturating_sub(some / 2).min(all.saturating_sub(some));
    first..first + some
}

fn cut(model: &BoardModel, columns: Range<usize>, rows: Range<usize>) -> BoardModel {
    let names = |names: &[String], range: &Range<usize>| names.get(range.clone()).unwrap_or_default().to_vec();
    let seen = model.rows.get(rows.clone()).unwrap_or_default();
    BoardModel {
        rows: seen.iter().map(|cells| cells.get(columns.clone()).unwrap_or_default().to_vec()).collect(),
        files: names(&model.files, &columns),
        ranks: names(&model.ranks, &rows),
        moves: Vec::new(),
        ..model.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_looks_at_is_always_in_the_window() {
        for all in 1..=15 {
            for some in 1..=all {
                for around in 0..all {
                    let window = window(some, all, around);
                    assert!(window.contains(&around) && window.end <= all && window.len() == some, "{some} of {all}");
                }
            }
        }
    }
}
