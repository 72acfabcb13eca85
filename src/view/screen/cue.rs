use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::text;
use crate::view::{CueModel, Paint};

/// Turns the outermost cells of the window into inverse video, but for those of the board: the pieces stay as they are.
pub(super) fn frame(canvas: &mut Canvas<'_>, area: Rect, board: Rect) {
    let is_edge =
        |at: &Position| at.x == area.x || at.y == area.y || at.x + 1 == area.right() || at.y + 1 == area.bottom();
    for at in area.positions().filter(|at| is_edge(at) && !board.contains(*at)) {
        canvas.invert(Rect { x: at.x, y: at.y, width: 1, height: 1 });
    }
}

/// Puts the sign and the words at the left edge of a row, in inverse video; what is left of the row.
pub(super) fn draw(canvas: &mut Canvas<'_>, row: Rect, cue: Option<&CueModel>) -> Rect {
    let Some(cue) = cue else { return row };
    let words = format!(" {} {} ", cue.sign, cue.words);
    let width = u16::try_from(text::columns(&words)).unwrap_or(u16::MAX).min(row.width);
    let paint = Paint { inverse: !canvas.theme.strong.inverse, ..canvas.theme.strong };
    canvas.put(Rect { width, ..row }, &words, paint);
    let taken = width.saturating_add(1).min(row.width);
    Rect { x: row.x + taken, width: row.width - taken, ..row }
}
