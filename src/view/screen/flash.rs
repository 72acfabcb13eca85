use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::text;

/// Turns the screen into inverse video, but for what is `kept`, the board and the clocks, and draws the words across the
/// middle of `room`, which is a part of it where nothing is lost by them.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, kept: [Rect; 2], room: Rect, words: &str) {
    for at in area.positions().filter(|at| !kept.iter().any(|part| part.contains(*at))) {
        canvas.invert(Rect { x: at.x, y: at.y, width: 1, height: 1 });
    }
    let lines = text::wrap(words, usize::from(room.width));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(room.height);
    let band = Rect { y: room.y + (room.height - height) / 2, height, ..room };
    canvas.fill(band, canvas.theme.strong);
    let margin = usize::from(usize::from(height) > lines.len());
    for (line, place) in lines.iter().zip(band.rows().skip(margin)) {
        let width = u16::try_from(text::columns(line)).unwrap_or(u16::MAX).min(place.width);
        canvas.put(Rect { x: place.x + (place.width - width) / 2, ..place }, line, canvas.theme.strong);
    }
}
