//! The keys under a hand that trembles, or that presses one after the other; and what is heard of them.

use crossterm::event::KeyEvent;

use super::screen::Screen;
use super::typing::echo;
use golos_clock::Ms;
use golos_desk::Out;
use golos_input::Edit;
use golos_speech::Priority;
use golos_speech::voices::Utter;
use golos_table::Time;
use golos_view::Focus;
use golos_wording::{Form, Style};

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

    /// Changes the input line, and says what was typed or taken away where that is wished for.
    pub(super) fn edit(&mut self, edit: Edit) {
        let before = self.line.clone();
        self.line.edit(edit);
        let heard = echo(&self.console.desk, edit, &before, &self.line);
        self.console.speak(heard.as_slice());
    }

    /// Where one is: on which square, or in the input line, and what is there.
    pub(super) fn tell_place(&self) -> Vec<Out> {
        if !self.has_hand() {
            return Vec::new();
        }
        match self.focus {
            Focus::Prompt => vec![self.console.desk.at_line(self.line.text())],
            Focus::Board | Focus::Menu | Focus::Sheet => self.console.desk.here(),
        }
    }

    /// What the keys do, written and said.
    pub(super) fn told_keys(&self) -> Vec<Out> {
        let presenter = self.console.desk.presenter();
        let lang = presenter.wording.lang();
        let written = self.taste.keys.help(presenter.wording, self.written());
        let spoken = self.taste.keys.help(presenter.wording, Style { form: Form::Spoken, ..presenter.style });
        let said = |text: String| Some(Utter::new(text, lang, Priority::Answer));
        let told = written.into_iter().zip(spoken.into_iter().map(said));
        told.map(|(line, spoken)| Out { spoken, ..Out::shown(line) }).collect()
    }
}
