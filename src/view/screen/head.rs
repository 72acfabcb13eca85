use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;
use crate::Paint;

/// Between two badges.
const BETWEEN: &str = " | ";

/// Draws the title at the left and the badges at the right. Where there is no room for both the badges stay: they say
/// how things stand.
pub(super) fn draw<'a>(canvas: &mut Canvas<'_>, area: Rect, title: &str, badges: impl IntoIterator<Item = &'a str>) {
    let (heading, badge) = (canvas.theme.heading, canvas.theme.badge);
    put(canvas, area, (title, heading), (badges, badge));
}

/// The same as the upper edge of a board.
pub(super) fn draw_edge<'a>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    title: &str,
    badges: impl IntoIterator<Item = &'a str>,
) {
    let paint = Paint { bold: true, ..canvas.theme.frame };
    canvas.fill(area, paint);
    put(canvas, area, (title, paint), (badges, paint));
}

fn put<'a>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (title, heading): (&str, Paint),
    (badges, badge): (impl IntoIterator<Item = &'a str>, Paint),
) {
    let badges = badges.into_iter().collect::<Vec<_>>().join(BETWEEN);
    let width = u16::try_from(text::columns(&badges)).unwrap_or(u16::MAX).min(area.width);
    let left = area.width - width;
    canvas.put(Rect { width: left.saturating_sub(1), ..area }, title, heading);
    canvas.put(Rect { x: area.x + left, width, ..area }, &badges, badge);
}
