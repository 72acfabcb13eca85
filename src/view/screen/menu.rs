use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::regions::row;
use crate::view::MenuModel;

/// Before the chosen line.
const CHOSEN: &str = "> ";

/// Draws a numbered list, as much of it around the chosen line as fits; the cursor stands on that line's number.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, menu: &MenuModel) -> Position {
    canvas.put(row(area, 0), &menu.heading, canvas.theme.heading);
    let (list, first) = shown(area, menu);
    let mut cursor = list.as_position();
    for ((place, item), line) in menu.items.iter().enumerate().skip(first).zip(list.rows()) {
        let chosen = place == menu.chosen;
        let lead = if chosen { CHOSEN } else { "  " };
        let paint = if chosen { canvas.theme.strong } else { canvas.theme.text };
        canvas.put(line, &format!("{lead}{}. {item}", place + 1), paint);
        if chosen {
            cursor = Position::new(line.x + 2, line.y);
        }
    }
    cursor
}

/// Where the lines stand, and which is the first of them.
fn shown(area: Rect, menu: &MenuModel) -> (Rect, usize) {
    let list = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    (list, menu.chosen.saturating_sub(usize::from(list.height.saturating_sub(1))))
}

/// The line that stands there, from 0.
pub(super) fn line_at(area: Rect, menu: &MenuModel, at: Position) -> Option<usize> {
    let (list, first) = shown(area, menu);
    let line = list.contains(at).then(|| first + usize::from(at.y - list.y))?;
    (line < menu.items.len()).then_some(line)
}
