use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;
use crate::KeyHint;

/// Columns between two keys.
const GAP: u16 = 2;

fn joined(least: &[String]) -> String {
    least.join(&" ".repeat(usize::from(GAP)))
}

/// Draws the least of it at the right end of a row that has something else as well; what is left of the row.
pub(super) fn draw_least(canvas: &mut Canvas<'_>, row: Rect, least: &[String]) -> Rect {
    let most = usize::from(row.width * 2 / 3);
    // The last is the way out. Of the answers before it all are there or none: one alone would look like the only one.
    let last = least.last().cloned().unwrap_or_default();
    let shown = [joined(least), last].into_iter().find(|words| text::columns(words) <= most);
    let Some(words) = shown.filter(|words| !words.is_empty()) else { return row };
    let width = u16::try_from(text::columns(&words)).unwrap_or(u16::MAX).min(row.width);
    canvas.put(Rect { x: row.right() - width, width, ..row }, &words, canvas.theme.badge);
    Rect { width: row.width.saturating_sub(width + 1), ..row }
}

/// Draws what the keys do at this moment, as many of them as fit whole, in one row; of a question whose answers do not fit
/// with what each does, the answers alone.
pub(super) fn draw(canvas: &mut Canvas<'_>, row: Rect, keys: &[KeyHint], least: &[String]) {
    let wide = |hint: &KeyHint| text::columns(&hint.key) + 1 + text::columns(&hint.does) + usize::from(GAP);
    let needed: usize = keys.iter().take(least.len()).map(wide).sum();
    if least.len() > 1 && needed > usize::from(row.width + GAP) {
        canvas.put(row, &joined(least), canvas.theme.badge);
        return;
    }
    let mut left = row;
    for hint in keys {
        // What is typed says itself what it does.
        let does = if hint.key.ends_with(&hint.does) { "" } else { hint.does.as_str() };
        let wide = text::columns(&hint.key) + 1 + text::columns(does);
        if wide > usize::from(left.width) {
            return;
        }
        let used = canvas.put(left, &hint.key, canvas.theme.badge) + 1;
        let rest = Rect { x: left.x + used, width: left.width.saturating_sub(used), ..left };
        let used = used + canvas.put(rest, does, canvas.theme.text) + GAP;
        left = Rect { x: left.x + used, width: left.width.saturating_sub(used), ..left };
    }
}
