//! The score sheet: two moves in a line, under one number (R-6.1.6.2e) or each with its own; as many lines as fit, and in a
//! wide part of the screen in several columns. It shows the end of the game, or the line that one has gone back to.

use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::regions::row;
use crate::{BoardModel, Labels, MoveRow};

/// Columns for a number with its full stop.
const NUMBER: u16 = 5;
/// Before the line that one has gone to: colour alone marks nothing.
const CHOSEN: &str = ">";
/// The fewest columns of a line where several stand side by side.
const LINE: u16 = 28;
/// The most columns for one move, so that the eye finds the other.
const MOVE: u16 = 20;
/// In the heading: there are lines above, or below.
const ABOVE: &str = "↑";
const BELOW: &str = "↓";

/// Draws the moves around the chosen line, else the last; hands back where the chosen line begins.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    labels: &Labels,
    board: &BoardModel,
    chosen: Option<usize>,
) -> Option<Position> {
    let rows = area.height.saturating_sub(1);
    if rows == 0 {
        return None;
    }
    let moves = &board.moves;
    let columns = sheets(area.width, rows, moves.len());
    let fits = usize::from(rows) * usize::from(columns);
    let first = first(moves.len(), fits, chosen);
    let more = [(first > 0, ABOVE), (first + fits < moves.len(), BELOW)];
    let more = more.into_iter().filter(|(is_so, _)| *is_so).map(|(_, sign)| format!(" {sign}"));
    canvas.put(row(area, 0), &(labels.moves.clone() + &more.collect::<String>()), canvas.theme.heading);
    let width = area.width / columns;
    let mut cursor = None;
    for (place, (index, made)) in (0..columns * rows).zip(moves.iter().enumerate().skip(first)) {
        let line = row(area, 1 + place % rows);
        let line = Rect { x: line.x + place / rows * width, width, ..line };
        let is_chosen = chosen == Some(index);
        draw_row(canvas, line, made, is_chosen);
        if is_chosen {
            cursor = Some(line.as_position());
        }
    }
    cursor
}

/// The line that stands there, from 0.
pub(super) fn line_at(area: Rect, board: &BoardModel, chosen: Option<usize>, at: Position) -> Option<usize> {
    let rows = area.height.saturating_sub(1);
    let row = at.y.checked_sub(area.y + 1).filter(|_| area.contains(at))?;
    let columns = sheets(area.width, rows, board.moves.len());
    let column = (at.x - area.x) / (area.width / columns).max(1);
    let first = first(board.moves.len(), usize::from(rows) * usize::from(columns), chosen);
    let line = first + usize::from(column * rows + row);
    (column < columns && line < board.moves.len()).then_some(line)
}

/// How many columns of lines there are: no more than are needed.
fn sheets(width: u16, rows: u16, moves: usize) -> u16 {
    let needed = u16::try_from(moves.div_ceil(usize::from(rows))).unwrap_or(u16::MAX);
    needed.clamp(1, (width / LINE).max(1))
}

/// The first line that is shown: the chosen one is in the middle where it can be.
fn first(all: usize, fits: usize, chosen: Option<usize>) -> usize {
    let last = all.saturating_sub(fits);
    chosen.map_or(last, |chosen| chosen.saturating_sub(fits / 2).min(last))
}

fn draw_row(canvas: &mut Canvas<'_>, line: Rect, made: &MoveRow, is_chosen: bool) {
    let paint = if is_chosen { canvas.theme.strong } else { canvas.theme.text };
    let mut left = line;
    let mut part = |text: &str, width: u16| {
        // One column stays free before the next text.
        canvas.put(Rect { width: width.min(left.width).saturating_sub(1), ..left }, text, paint);
        left = Rect { x: left.x + width.min(left.width), width: left.width.saturating_sub(width), ..left };
    };
    let numbers = if made.second.number.is_some() { 2 } else { 1 };
    let half = (line.width.saturating_sub(numbers * NUMBER) / 2).min(MOVE);
    for (mark, half_move) in [(if is_chosen { CHOSEN } else { "" }, &made.first), ("", &made.second)] {
        if let Some(number) = half_move.number {
            let wide = usize::from(NUMBER - 2);
            part(&format!("{mark}{:>wide$}", format!("{number}."), wide = wide + 1 - mark.len()), NUMBER);
        }
        part(&half_move.text, half);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_line_is_always_shown_and_else_the_last() {
        for all in 0..40_usize {
            for fits in 1..=12_usize {
                assert_eq!(first(all, fits, None), all.saturating_sub(fits));
                for chosen in 0..all {
                    let first = first(all, fits, Some(chosen));
                    assert!((first..first + fits).contains(&chosen) && first <= all.saturating_sub(fits));
                }
            }
        }
    }
}
