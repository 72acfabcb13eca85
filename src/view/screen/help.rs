use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::text;
use crate::HelpModel;

/// Draws the help from the line at its top; the cursor stands there.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, help: &HelpModel) -> Position {
    let wrapped = |line: &String| text::wrap(line, usize::from(area.width));
    let above: usize = help.lines.iter().take(help.top).map(|line| wrapped(line).len()).sum();
    let lines: Vec<String> = help.lines.iter().flat_map(wrapped).collect();
    let first = above.min(lines.len().saturating_sub(usize::from(area.height)));
    for (line, place) in lines.iter().skip(first).zip(area.rows()) {
        canvas.put(place, line, canvas.theme.text);
    }
    area.as_position()
}
