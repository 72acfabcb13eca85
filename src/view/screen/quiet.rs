//! The screen for a console reader: what was said, and what is asked for. A reader says what is written anew on a screen,
//! so a sentence is written once and whole, on rows that were blank, and nothing else changes.
//!
//! ```text
//! c3 – d4            what was said; below it is always a row for the prompt
//!
//! b6 – a5
//! White, move 2: _   the prompt, with the terminal's cursor
//! ```

use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::{prompt, text};
use crate::Model;

/// The sentences that are on the page that is shown, each with its row; the row of the prompt; and which page it is.
struct ShownPage {
    lines: Vec<(u16, String)>,
    prompt: u16,
    number: usize,
}

impl ShownPage {
    /// A page is full where the next sentence has no room for itself and the prompt.
    fn of(area: Rect, said: &[String]) -> ShownPage {
        let mut page = ShownPage { lines: Vec::new(), prompt: 0, number: 0 };
        for sentence in said {
            let lines = text::wrap(sentence, usize::from(area.width));
            let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            let begins = if page.lines.is_empty() { 0 } else { page.prompt + 1 };
            let fits = begins.saturating_add(rows) < area.height;
            let begins = if fits { begins } else { 0 };
            if !fits {
                page = ShownPage { lines: Vec::new(), prompt: 0, number: page.number + 1 };
            }
            page.lines.extend((begins..).zip(lines).take(usize::from(area.height.saturating_sub(1))));
            page.prompt = page.lines.last().map_or(0, |(row, _)| row + 1);
        }
        page
    }
}

/// Draws the page; the cursor stands at the prompt.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, model: &Model) -> Position {
    let page = ShownPage::of(area, &model.said);
    for (row, line) in &page.lines {
        // In a paint of its own, so that the blanks in it are written with it.
        canvas.put(super::regions::row(area, *row), line, canvas.theme.strong);
    }
    prompt::draw(canvas, super::regions::row(area, page.prompt), &model.prompt, &model.input)
}

/// Which page a quiet screen shows; none for any other. Before another one the terminal is wiped: else a reader would hear
/// the scraps in which two pages differ.
#[must_use]
pub fn page(area: Rect, model: &Model) -> Option<(usize, usize)> {
    let dropped = model.quiet?;
    Some((dropped, ShownPage::of(area, &model.said).number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_a_page_stays_where_it_is_until_the_page_is_full() {
        let area = Rect::new(0, 0, 20, 8);
        let said: Vec<String> = (0..40).map(|n| format!("{n} {}", "word ".repeat(n % 7))).collect();
        let mut before = ShownPage::of(area, &[]);
        for count in 1..=said.len() {
            let page = ShownPage::of(area, &said[..count]);
            assert!(page.prompt < area.height && !page.lines.is_empty());
            if page.number == before.number {
                assert!(page.lines.starts_with(&before.lines));
                // The row of the prompt before stays blank.
                assert!(count == 1 || page.lines.iter().all(|(row, _)| *row != before.prompt));
            } else {
                assert_eq!((page.number, page.lines[0].0), (before.number + 1, 0));
            }
            before = page;
        }
    }
}
