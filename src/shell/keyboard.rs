//! The keys under a hand that trembles, or that presses one after the other.

use crossterm::event::KeyEvent;

use super::screen::Screen;
use crate::clock::Ms;
use crate::desk::Out;
use crate::table::Time;

/// What was touched last.
#[derive(Debug, Default)]
pub(super) struct Keyboard {
    /// The key, and when, in the time of the loop.
    touched: Option<(KeyEvent, Ms)>,
    /// Ctrl was pressed for the next key.
    pub(super) ctrl: bool,
}

impl Screen {
    /// What a key does that is no switch. One that was not still for as long as it is to be is no press of its own: the
    /// hand trembles, or it holds the key.
    pub(super) fn key(&mut self, key: &KeyEvent) -> Vec<Out> {
        let now = self.console.signals.time().elapsed();
        let is_same = |before: &KeyEvent| (before.code, before.modifiers) == (key.code, key.modifiers);
        let before = self.keyboard.touched.replace((*key, now));
        let since = before.filter(|(before, _)| is_same(before)).map(|(_, at)| now - at);
        if since.is_some_and(|since| since < self.taste.keys.rest()) {
            return Vec::new();
        }
        let ctrl = std::mem::take(&mut self.keyboard.ctrl);
        let act = self.taste.keys.read(key, self.place(), &self.line, ctrl);
        act.map(|act| self.act(act)).unwrap_or_default()
    }
}
