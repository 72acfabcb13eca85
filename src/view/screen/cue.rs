use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;
use crate::{CueModel, Paint};

/// The columns of the frame at the right of a board: what is beside it begins behind them.
const RIGHT: u16 = 2;

/// Turns the frame around the board into inverse video: so many columns at its left and rows below it, which have its names,
/// and what is free at its right. Squares, pieces, clocks and words stay as they are.
pub(super) fn frame(canvas: &mut Canvas<'_>, area: Rect, board: Rect, (left, below): (u16, u16)) {
    let beside = Rect { x: board.right(), width: RIGHT, ..board };
    let squares = board.height.saturating_sub(below);
    let names = Rect { width: left, height: squares, ..board };
    let bottom = Rect { y: board.y + squares, height: below, ..board };
    for part in [names, bottom, beside] {
        canvas.invert(part.intersection(area));
    }
}

/// The same where there is no board: the blank cells of the outermost columns.
pub(super) fn sides(canvas: &mut Canvas<'_>, area: Rect) {
    for column in [area.x, area.right().saturating_sub(1)] {
        for row in area.top()..area.bottom() {
            canvas.invert_blank((column, row));
        }
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
