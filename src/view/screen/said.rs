use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::stack;
use super::text;

/// From this height on there is room for a heading.
const WITH_HEADING: u16 = 3;

/// Draws what was said last at the top, where the eye finds it, from its beginning on, and below it as much of what was said
/// before as fits, the newest first. The last `fresh` sentences were said together.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, heading: &str, said: &[String], fresh: usize) {
    let heading_rows = u16::from(area.height >= WITH_HEADING);
    let [head, body] = stack(area, [heading_rows, area.height - heading_rows]);
    canvas.put(head, heading, canvas.theme.heading);
    let (before, last) = said.split_at(said.len().saturating_sub(fresh.max(1)));
    let (strong, plain) = (canvas.theme.strong, canvas.theme.text);
    let painted = last.iter().map(|sentence| (sentence, strong)).chain(before.iter().rev().map(|it| (it, plain)));
    let lines = painted.flat_map(|(sentence, paint)| {
        text::wrap(sentence, usize::from(body.width)).into_iter().map(move |line| (line, paint))
    });
    for ((line, paint), place) in lines.zip(body.rows()) {
        canvas.put(place, &line, paint);
    }
}
