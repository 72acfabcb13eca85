use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::text;
use crate::Input;

/// Draws what is asked for and what has been typed. A line longer than the screen is shown around the cursor.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, prompt: &str, input: &Input) -> Position {
    let lead = if prompt.is_empty() { String::new() } else { format!("{prompt} ") };
    let lead_width = area.width * 2 / 3;
    let used = canvas.put(Rect { width: lead_width, ..area }, &lead, canvas.theme.heading);
    let place = Rect { x: area.x + used, width: area.width - used, ..area };
    let (shown, column) = window(input, usize::from(place.width));
    canvas.put(place, &shown, canvas.theme.strong);
    Position::new(place.x + u16::try_from(column).unwrap_or_default(), place.y)
}

/// The part of the line that is shown, and the column of the cursor in it.
fn window(input: &Input, width: usize) -> (String, usize) {
    let mut before: String = input.text.chars().take(input.cursor).collect();
    let after = input.text.chars().skip(input.cursor);
    while text::columns(&before) >= width && !before.is_empty() {
        before.remove(0);
    }
    let column = text::columns(&before);
    (before.chars().chain(after).collect(), column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_never_leaves_the_window() {
        for (cursor, width, shown, column) in [
            (0, 4, "абвгд", 0),
            (3, 4, "абвгд", 3),
            (4, 4, "бвгд", 3),
            (5, 4, "вгд", 3),
            (9, 4, "вгд", 3),
            (5, 9, "абвгд", 5),
            (3, 0, "гд", 0),
        ] {
            let input = Input { text: "абвгд".to_owned(), cursor };
            assert_eq!(window(&input, width), (shown.to_owned(), column), "{cursor} of {width}");
        }
    }
}
