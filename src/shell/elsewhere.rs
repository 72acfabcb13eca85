//! A screen whose terminal is elsewhere: of another size than the program's own, and its lines are taken to a house.

use std::io;

use ratatui::layout::Rect;

use super::screen::Screen;
#[cfg(feature = "hall")]
use golos_desk::Desk;
use golos_desk::Out;
#[cfg(feature = "hall")]
use golos_view::{Focus, Theme};

impl Screen {
    /// The window that is pointed at.
    pub(super) fn window(&self) -> io::Result<Rect> {
        match self.elsewhere {
            Some(window) => Ok(window),
            None => crossterm::terminal::size().map(|(width, height)| Rect::new(0, 0, width, height)),
        }
    }

    /// The word for help is a key for it: the same page.
    pub(super) fn answered(&mut self, out: Vec<Out>) -> Vec<Out> {
        if !out.iter().any(|out| out.helps) {
            return out;
        }
        let keys = self.told_keys();
        let out = self.console.desk.tell_behind(out, keys);
        self.show_page(out)
    }
}

#[cfg(feature = "hall")]
impl Screen {
    /// His terminal is of this size, from now on.
    pub fn sit_elsewhere(&mut self, window: Rect) {
        self.elsewhere = Some(window);
    }

    /// What is typed and not sent.
    pub fn typed(&self) -> &str {
        self.line.text()
    }

    /// The line that was sent, once.
    pub fn relayed(&mut self) -> Option<String> {
        self.relayed.take()
    }

    /// What the house said to it.
    pub fn answer(&mut self, out: Vec<Out>) {
        let out = self.answered(out);
        self.hear(out);
    }

    /// He sits at a board now, or at none.
    pub fn turn_to(&mut self, has_board: bool) {
        self.leave_sheet();
        self.forget();
        self.focus = if has_board { Focus::Board } else { Focus::Menu };
    }

    pub fn theme(&self) -> Theme {
        self.taste.theme
    }

    /// So many of the sentences that were said last.
    pub fn last_said(&self, count: usize) -> &[String] {
        self.said.get(self.said.len().saturating_sub(count)..).unwrap_or_default()
    }

    pub fn desk_mut(&mut self) -> &mut Desk {
        &mut self.console.desk
    }

    pub fn into_desk(self) -> Desk {
        self.console.desk
    }
}
