use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;

/// Between two badges.
const BETWEEN: &str = " | ";

/// Draws the title at the left and the badges at the right. Where there is no room for both the badges stay: they say
/// how things stand.
pub(super) fn draw<'a>(canvas: &mut Canvas<'_>, area: Rect, title: &str, badges: impl IntoIterator<Item = &'a str>) {
    let badges = badges.into_iter().collect::<Vec<_>>().join(BETWEEN);
    let width = u16::try_from(text::columns(&badges)).unwrap_or(u16::MAX).min(area.width);
    let left = area.width - width;
    canvas.put(Rect { width: left.saturating_sub(1), ..area }, title, canvas.theme.heading);
    canvas.put(Rect { x: area.x + left, width, ..area }, &badges, canvas.theme.badge);
}
