use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::row;
use crate::view::MoveRow;

/// Columns for the number with its full stop.
const NUMBER: u16 = 5;

/// Draws the last moves that fit: the number, White's move, Black's move (R-6.1.6.2e).
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, heading: &str, moves: &[MoveRow]) {
    canvas.put(row(area, 0), heading, canvas.theme.heading);
    let fits = usize::from(area.height.saturating_sub(1));
    let first = moves.len().saturating_sub(fits);
    let half = area.width.saturating_sub(NUMBER) / 2;
    for (made, line) in moves.iter().skip(first).zip((1..area.height).map(|n| row(area, n))) {
        let columns = [
            (0, NUMBER, format!("{:>3}.", made.number)),
            (NUMBER, half, made.white.clone()),
            (NUMBER + half, half, made.black.clone()),
        ];
        for (from, width, text) in columns {
            // One column stays free before the next text.
            let part = Rect { x: line.x + from, width: width.saturating_sub(1), ..line };
            canvas.put(part, &text, canvas.theme.text);
        }
    }
}
