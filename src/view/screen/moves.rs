use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::row;
use crate::view::{MoveRow, NumberedMove};

/// Columns for a number with its full stop.
const NUMBER: u16 = 5;

/// Draws the last moves that fit, two in a line: under one number (R-6.1.6.2e), or each with its own.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, heading: &str, moves: &[MoveRow]) {
    canvas.put(row(area, 0), heading, canvas.theme.heading);
    let fits = usize::from(area.height.saturating_sub(1));
    let first = moves.len().saturating_sub(fits);
    for (made, line) in moves.iter().skip(first).zip((1..area.height).map(|n| row(area, n))) {
        let numbers = if made.second.number.is_some() { 2 } else { 1 };
        let half = area.width.saturating_sub(numbers * NUMBER) / 2;
        let rest = draw_move(canvas, line, half, &made.first);
        draw_move(canvas, rest, half, &made.second);
    }
}

/// Draws a move in so many columns behind its number; hands back what is left of the line.
fn draw_move(canvas: &mut Canvas<'_>, line: Rect, width: u16, made: &NumberedMove) -> Rect {
    let mut left = line;
    let mut part = |text: &str, width: u16| {
        // One column stays free before the next text.
        canvas.put(Rect { width: width.min(left.width).saturating_sub(1), ..left }, text, canvas.theme.text);
        left = Rect { x: left.x + width.min(left.width), width: left.width.saturating_sub(width), ..left };
    };
    if let Some(number) = made.number {
        part(&format!("{number:>3}."), NUMBER);
    }
    part(&made.text, width);
    left
}
