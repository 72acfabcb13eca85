use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::regions::row;
use super::text;
use crate::MenuModel;

/// Before the chosen line.
const CHOSEN: &str = "> ";
/// The most rows of a heading: one that is longer is cut.
const HEADING: usize = 3;

/// Draws a numbered list, as much of it around the chosen line as fits, and which lines of how many those are where some
/// are hidden; the cursor stands on the number of the chosen line.
///
/// ```text
/// Which rules?        3–7 / 14
///   3. Brazilian draughts
/// > 4. Giveaway
/// ```
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, menu: &MenuModel) -> Position {
    let MenuPart { heading, list, first } = MenuPart::of(area, menu);
    let last = heading.len().saturating_sub(1);
    for (at, line) in heading.iter().enumerate() {
        let shown = if at == last { text::fit(line, usize::from(area.width)) } else { line.into() };
        canvas.put(row(area, u16::try_from(at).unwrap_or(u16::MAX)), &shown, canvas.theme.heading);
    }
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

/// The line that stands there, from 0.
pub(super) fn line_at(area: Rect, menu: &MenuModel, at: Position) -> Option<usize> {
    let MenuPart { list, first, .. } = MenuPart::of(area, menu);
    let line = list.contains(at).then(|| first + usize::from(at.y - list.y))?;
    (line < menu.items.len()).then_some(line)
}

/// What is seen of a menu.
struct MenuPart {
    heading: Vec<String>,
    /// Where its lines stand.
    list: Rect,
    /// Which of them is the first that is seen, from 0.
    first: usize,
}

impl MenuPart {
    fn of(area: Rect, menu: &MenuModel) -> MenuPart {
        let width = usize::from(area.width);
        let part = |heading: Vec<String>| {
            let rows = u16::try_from(heading.len()).unwrap_or(u16::MAX).min(area.height.saturating_sub(1));
            let list = Rect { y: area.y + rows, height: area.height - rows, ..area };
            let first = menu.chosen.saturating_sub(usize::from(list.height.saturating_sub(1)));
            MenuPart { heading, list, first }
        };
        let lines = |text: &str| {
            let mut lines = text::wrap(text, width);
            // What has no room is joined to the last row, whose end tells that it is cut.
            let rest = lines.split_off(lines.len().min(HEADING - 1));
            lines.extend((!rest.is_empty()).then(|| rest.join(" ")));
            lines
        };
        let whole = part(lines(&menu.heading));
        let seen = usize::from(whole.list.height);
        if menu.items.len() <= seen {
            return whole;
        }
        // The span may take a row more, and so hide a line more.
        let span = |part: &MenuPart| {
            let last = (part.first + usize::from(part.list.height)).min(menu.items.len());
            format!("{}–{last} / {}", part.first + 1, menu.items.len())
        };
        let spanned = |part: &MenuPart| {
            let mut heading = lines(&menu.heading);
            let span = span(part);
            match heading.last_mut() {
                Some(line) if text::columns(line) + 2 + text::columns(&span) <= width => {
                    let gap = width - text::columns(line) - text::columns(&span);
                    line.push_str(&" ".repeat(gap));
                    line.push_str(&span);
                }
                Some(_) | None => heading.push(span),
            }
            heading
        };
        let narrower = part(spanned(&whole));
        part(spanned(&narrower))
    }
}
