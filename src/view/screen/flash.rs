use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;

/// Draws the whole screen in inverse video and the words across its middle.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, words: &str) {
    canvas.invert(area);
    let lines = text::wrap(words, usize::from(area.width));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(area.height);
    let band = Rect { y: area.y + (area.height - height) / 2, height, ..area };
    canvas.fill(band, canvas.theme.strong);
    for (line, place) in lines.iter().zip(band.rows().skip(1)) {
        let width = u16::try_from(text::columns(line)).unwrap_or(u16::MAX).min(place.width);
        canvas.put(Rect { x: place.x + (place.width - width) / 2, ..place }, line, canvas.theme.strong);
    }
}
