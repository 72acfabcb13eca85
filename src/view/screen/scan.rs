use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::text;
use crate::view::ScanModel;

/// Draws what can be chosen by a switch in place of the input line: what is lit stands in brackets and in other colours.
/// A list longer than the screen is shown from what is lit on.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scan: &ScanModel) -> Position {
    let shown = |(index, item): (usize, &String)| {
        if index == scan.lit { format!("[{item}]") } else { format!(" {item} ") }
    };
    let items: Vec<String> = scan.items.iter().enumerate().map(shown).collect();
    let width = |items: &[String]| items.iter().map(|item| text::columns(item)).sum::<usize>();
    let room = usize::from(area.width);
    // As much as fits of what stands before it.
    let starts = 0..=scan.lit.min(items.len());
    let first = starts.into_iter().find(|&first| width(items.get(first..=scan.lit).unwrap_or_default()) <= room);
    let (mut left, mut cursor) = (area, area.as_position());
    for (index, item) in items.iter().enumerate().skip(first.unwrap_or(scan.lit)) {
        let is_lit = index == scan.lit;
        if is_lit {
            cursor = left.as_position();
        }
        let used = canvas.put(left, item, if is_lit { canvas.theme.cursor_square } else { canvas.theme.text });
        left = Rect { x: left.x + used, width: left.width.saturating_sub(used), ..left };
    }
    cursor
}
