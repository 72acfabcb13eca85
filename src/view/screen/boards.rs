use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::{row, stack};
use crate::BoardLine;

/// Before the board that is shown: colour alone marks nothing.
const CHOSEN: &str = "> ";

/// Draws a line for each board at the top of a region, so many as leave it half of its rows; hands back what is left.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, boards: &[BoardLine]) -> Rect {
    let [part, rest] = split(area, boards);
    for (line, board) in (0..).zip(seen(boards, usize::from(part.height))) {
        let (mark, paint) = if board.chosen { (CHOSEN, canvas.theme.strong) } else { ("  ", canvas.theme.text) };
        canvas.put(row(part, line), &format!("{mark}{}", board.text), paint);
    }
    rest
}

/// The part of a region for the boards, and what is left of it.
pub(super) fn split(area: Rect, boards: &[BoardLine]) -> [Rect; 2] {
    let rows = u16::try_from(boards.len()).unwrap_or(u16::MAX).min(area.height.div_ceil(2));
    stack(area, [rows, area.height.saturating_sub(rows)])
}

/// So many boards, and the one that is shown among them.
fn seen(boards: &[BoardLine], fits: usize) -> Vec<&BoardLine> {
    let (first, cut) = boards.split_at(fits.min(boards.len()));
    let mut seen: Vec<&BoardLine> = first.iter().collect();
    if let (Some(chosen), Some(last)) = (cut.iter().find(|board| board.chosen), seen.last_mut()) {
        *last = chosen;
    }
    seen
}
