//! Rows to columns: the heaviest assignment, and of those the first in order.

use super::solve::NONE;
use super::weight::Number;

/// Weights of rows and columns; none where a row may not have a column.
pub(super) struct Grid<N> {
    pub rows: usize,
    pub columns: usize,
    pub cells: Vec<Option<N>>,
}

impl<N: Number> Grid<N> {
    fn cell(&self, row: usize, column: usize) -> Option<N> {
        self.cells[row * self.columns + column]
    }

    /// The columns of the rows: each row has one, the sum is the greatest, and of such assignments it is the one in which
    /// the first row has the first column that it can have, then the second row, and so on. None if not every row can have
    /// a column.
    pub fn first_heaviest(&self) -> Option<Vec<usize>> {
        let (prices, owners) = self.heaviest()?;
        Some(self.first(&prices, owners))
    }

    /// The sum of an assignment.
    pub fn sum(&self, columns: &[usize]) -> N {
        let cells = columns.iter().enumerate().filter_map(|(row, &column)| self.cell(row, column));
        cells.fold(N::ZERO, |sum, cell| sum + cell)
    }

    /// The prices of rows and columns that prove an assignment, and the row of each column. A column that stays free has
    /// the price zero.
    #[allow(clippy::type_complexity)]
    fn heaviest(&self) -> Option<((Vec<N>, Vec<N>), Vec<usize>)> {
        let (rows, columns) = (self.rows, self.columns);
        let (mut of_row, mut of_column) = (vec![N::ZERO; rows + 1], vec![N::ZERO; columns + 1]);
        // Row and column 0 stand for none.
        let mut owner = vec![0usize; columns + 1];
        let mut before = vec![0usize; columns + 1];
        for row in 1..=rows {
            owner[0] = row;
            let mut at = 0;
            let mut least: Vec<Option<N>> = vec![None; columns + 1];
            let mut used = vec![false; columns + 1];
            loop {
                used[at] = true;
                let current = owner[at];
                let mut step: Option<(N, usize)> = None;
                for column in 1..=columns {
                    if used[column] {
                        continue;
                    }
                    if let Some(weight) = self.cell(current - 1, column - 1) {
                        let cost = N::ZERO - weight - of_row[current] - of_column[column];
                        if least[column].is_none_or(|least| cost < least) {
                            least[column] = Some(cost);
                            before[column] = at;
                        }
                    }
                    if let Some(cost) = least[column]
                        && step.is_none_or(|(best, _)| cost < best)
                    {
                        step = Some((cost, column));
                    }
                }
                let (delta, column) = step?;
                for index in 0..=columns {
                    if used[index] {
                        of_row[owner[index]] += delta;
                        of_column[index] -= delta;
                    } else if let Some(least) = &mut least[index] {
                        *least -= delta;
                    }
                }
                at = column;
                if owner[at] == 0 {
                    break;
                }
            }
            while at != 0 {
                let from = before[at];
                owner[at] = owner[from];
                at = from;
            }
        }
        let owners = owner[1..].iter().map(|&row| if row == 0 { NONE } else { row - 1 }).collect();
        Some(((of_row[1..].to_vec(), of_column[1..].to_vec()), owners))
    }

    /// The first of the heaviest: all of them use only cells whose price is their weight, and leave no column that has a
    /// price.
    fn first(&self, prices: &(Vec<N>, Vec<N>), mut owner: Vec<usize>) -> Vec<usize> {
        let (rows, columns) = (self.rows, self.columns);
        // Rows behind the last take the columns that stay free.
        let mut spare = rows;
        for slot in &mut owner {
            if *slot == NONE {
                *slot = spare;
                spare += 1;
            }
        }
        let tight: Vec<bool> = (0..columns * columns)
            .map(|index| {
                let (row, column) = (index / columns, index % columns);
                if row >= rows {
                    prices.1[column] == N::ZERO
                } else {
                    let weight = self.cell(row, column);
                    weight.is_some_and(|weight| N::ZERO - weight - prices.0[row] - prices.1[column] == N::ZERO)
                }
            })
            .collect();
        let mut column_of = vec![NONE; columns];
        for (column, &row) in owner.iter().enumerate() {
            column_of[row] = column;
        }
        let mut fixed = vec![false; columns];
        for row in 0..rows {
            let goal = column_of[row];
            // From which rows a chain of changes leads to the column that this one gives up, and by which column.
            let mut by = vec![NONE; columns];
            let mut queue = vec![goal];
            let mut head = 0;
            while head < queue.len() {
                let column = queue[head];
                head += 1;
                for other in row + 1..columns {
                    if by[other] == NONE && tight[other * columns + column] && column_of[other] != column {
                        by[other] = column;
                        queue.push(column_of[other]);
                    }
                }
            }
            let can = |column: &usize| {
                let column = *column;
                tight[row * columns + column] && !fixed[column] && (column == goal || by[owner[column]] != NONE)
            };
            let chosen = (0..columns).find(can).unwrap_or(goal);
            let mut column = chosen;
            let mut taker = row;
            while column != goal || taker == row && column_of[row] != chosen {
                let evicted = owner[column];
                owner[column] = taker;
                column_of[taker] = column;
                if evicted == row {
                    break;
                }
                taker = evicted;
                column = by[evicted];
            }
            if chosen != goal && owner[goal] == row {
                owner[goal] = taker;
                column_of[taker] = goal;
            }
            fixed[chosen] = true;
        }
        column_of.truncate(rows);
        column_of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by trying all.
    fn slow(grid: &Grid<i128>, row: usize, used: &mut Vec<usize>, best: &mut Option<(i128, Vec<usize>)>) {
        if row == grid.rows {
            let sum = grid.sum(used);
            if best.as_ref().is_none_or(|(most, _)| sum > *most) {
                *best = Some((sum, used.clone()));
            }
            return;
        }
        for column in 0..grid.columns {
            if !used.contains(&column) && grid.cell(row, column).is_some() {
                used.push(column);
                slow(grid, row + 1, used, best);
                used.pop();
            }
        }
    }

    #[test]
    fn the_first_of_the_heaviest_is_the_one_that_trying_all_finds() {
        let mut state = 3u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for case in 0..600 {
            let rows = 1 + case % 4;
            let columns = rows + (case / 4) % 3;
            let cells = (0..rows * columns).map(|_| (random() % 4 > 0).then(|| i128::from(random() % 3 + 1))).collect();
            let grid = Grid { rows, columns, cells };
            let mut best = None;
            slow(&grid, 0, &mut Vec::new(), &mut best);
            assert_eq!(grid.first_heaviest(), best.map(|(_, columns)| columns), "{case}");
        }
    }
}
