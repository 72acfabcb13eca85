use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::stack;
use super::text;

/// From this height on there is room for a heading.
const WITH_HEADING: u16 = 3;

/// Draws what was said last at the top, where the eye finds it, and below it as much of what was said before as fits.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, heading: &str, said: &[String]) {
    let heading_rows = u16::from(area.height >= WITH_HEADING);
    let [head, body] = stack(area, [heading_rows, area.height - heading_rows]);
    canvas.put(head, heading, canvas.theme.heading);
    let newest = said.len().saturating_sub(1);
    let lines = said.iter().enumerate().rev().flat_map(|(place, sentence)| {
        let paint = if place == newest { canvas.theme.strong } else { canvas.theme.text };
        text::wrap(sentence, usize::from(body.width)).into_iter().map(move |line| (line, paint))
    });
    for ((line, paint), place) in lines.zip(body.rows()) {
        canvas.put(place, &line, paint);
    }
}
