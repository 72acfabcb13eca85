use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::text;
use crate::{Colour, Paint, Theme};

/// The cells of a frame, and the paints for them.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    pub theme: &'a Theme,
}

impl<'a> Canvas<'a> {
    pub fn new(buffer: &'a mut Buffer, theme: &'a Theme) -> Canvas<'a> {
        Canvas { buffer, theme }
    }

    /// Empties an area.
    pub fn clear(&mut self, area: Rect) {
        self.fill(area, self.theme.text);
    }

    /// Covers an area with blanks.
    pub fn fill(&mut self, area: Rect, paint: Paint) {
        let area = area.intersection(self.buffer.area);
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(style(paint));
            }
        }
    }

    /// Writes a text into the first row of an area, cut where it does not fit. Returns the columns it took.
    pub fn put(&mut self, area: Rect, text: &str, paint: Paint) -> u16 {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return 0;
        }
        let text = text::fit(text, usize::from(area.width));
        let (end, _) = self.buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style(paint));
        end - area.x
    }

    /// Writes one sign on what is already painted there.
    pub fn sign(&mut self, at: (u16, u16), sign: &str) {
        if let Some(cell) = self.buffer.cell_mut(at) {
            cell.set_symbol(sign);
        }
    }

    /// Puts one sign in place of what is there.
    pub fn tile(&mut self, at: (u16, u16), sign: char, paint: Paint) {
        if let Some(cell) = self.buffer.cell_mut(at) {
            cell.reset();
            cell.set_char(sign);
            cell.set_style(style(paint));
        }
    }

    /// Writes signs of one column each, side by side, on what is already painted there.
    pub fn signs(&mut self, (column, row): (u16, u16), signs: &str) {
        for (column, sign) in (column..).zip(signs.chars()) {
            self.sign((column, row), sign.encode_utf8(&mut [0; 4]));
        }
    }

    /// Turns an area into inverse video, and what is inverse back.
    pub fn invert(&mut self, area: Rect) {
        for position in area.intersection(self.buffer.area).positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.modifier.toggle(Modifier::REVERSED);
            }
        }
    }
}

impl Canvas<'_> {
    /// Turns a cell of the page on which nothing is drawn into inverse video.
    pub fn invert_blank(&mut self, at: (u16, u16)) {
        let page = style(self.theme.text);
        if let Some(cell) = self.buffer.cell_mut(at)
            && cell.symbol() == " "
            && Some(cell.bg) == page.bg
            && !cell.modifier.contains(Modifier::REVERSED)
        {
            cell.modifier.insert(Modifier::REVERSED);
        }
    }
}

fn style(paint: Paint) -> Style {
    let mut modifier = Modifier::empty();
    modifier.set(Modifier::BOLD, paint.bold);
    modifier.set(Modifier::REVERSED, paint.inverse);
    Style::reset().fg(colour(paint.ink)).bg(colour(paint.ground)).add_modifier(modifier)
}

const fn colour(colour: Colour) -> Color {
    match colour {
        Colour::Terminal => Color::Reset,
        Colour::Basic(number) | Colour::Fixed(number) => Color::Indexed(number),
        Colour::Full([red, green, blue]) => Color::Rgb(red, green, blue),
    }
}
