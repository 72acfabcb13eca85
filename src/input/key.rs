use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use serde::Deserialize;

use golos_rules::layout;
use golos_wording::{Form, Style, Wording, message, text_key};

/// A key that something can be bound to: with Ctrl or alone. Shift and Alt make no other key of it. A letter is the key
/// that it is on, in whatever layout it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Key {
    code: KeyCode,
    ctrl: bool,
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such key: {0}; there are Enter, Tab, Esc, Space, Backspace, Delete, Home, End, PageUp, PageDown, Up, Down, Left, Right, F1 to F12, Ctrl-A to Ctrl-Z, and any sign that is typed alone"
)]
pub struct UnknownKey(pub String);

/// The keys with names: as written in a file, and the label that they are called by.
const NAMED: [(KeyCode, &str, &str); 14] = [
    (KeyCode::Enter, "Enter", text_key::KEY_ENTER),
    (KeyCode::Tab, "Tab", text_key::KEY_TAB),
    (KeyCode::Esc, "Esc", text_key::KEY_ESCAPE),
    (KeyCode::Char(' '), "Space", text_key::KEY_SPACE),
    (KeyCode::Backspace, "Backspace", text_key::KEY_BACKSPACE),
    (KeyCode::Delete, "Delete", text_key::KEY_DELETE),
    (KeyCode::Home, "Home", text_key::KEY_HOME),
    (KeyCode::End, "End", text_key::KEY_END),
    (KeyCode::PageUp, "PageUp", text_key::KEY_PAGE_UP),
    (KeyCode::PageDown, "PageDown", text_key::KEY_PAGE_DOWN),
    (KeyCode::Up, "Up", text_key::KEY_UP),
    (KeyCode::Down, "Down", text_key::KEY_DOWN),
    (KeyCode::Left, "Left", text_key::KEY_LEFT),
    (KeyCode::Right, "Right", text_key::KEY_RIGHT),
];

impl Key {
    /// The key of an event; none for a release.
    pub(super) fn of(event: &KeyEvent) -> Option<Key> {
        let code = match event.code {
            KeyCode::Char(c) => KeyCode::Char(small(c)),
            KeyCode::BackTab => KeyCode::Tab,
            other => other,
        };
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        (event.kind != KeyEventKind::Release).then_some(Key { code, ctrl })
    }

    /// The same key with Ctrl.
    pub(super) const fn with_ctrl(self) -> Key {
        Key { ctrl: true, ..self }
    }

    /// Whether both are one key of the keyboard: `Ctrl-T` is `Ctrl-Е` in the Russian layout.
    pub(super) fn is_same(self, other: Key) -> bool {
        match (self.code, other.code) {
            (KeyCode::Char(one), KeyCode::Char(another)) if one.is_alphabetic() => {
                self.ctrl == other.ctrl && layout::is_same_key(one, another)
            }
            _ => self == other,
        }
    }

    /// The sign that is printed on an arrow.
    pub(super) const fn arrow(self) -> Option<&'static str> {
        match (self.code, self.ctrl) {
            (KeyCode::Up, false) => Some("↑"),
            (KeyCode::Down, false) => Some("↓"),
            (KeyCode::Left, false) => Some("←"),
            (KeyCode::Right, false) => Some("→"),
            _ => None,
        }
    }

    /// What the key is called. Written, by what is printed on it, but blank and arrows in words; aloud, always in words
    /// of the language, and a key that has none there has no name.
    #[must_use]
    pub fn name(self, wording: &Wording, form: Form) -> Option<String> {
        let label = NAMED.iter().find(|(code, ..)| *code == self.code).map(|&(.., label)| label);
        match (form, self.code, label) {
            (_, KeyCode::Char(' ') | KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right, Some(label))
            | (Form::Spoken, _, Some(label)) => Some(wording.label(label)),
            (Form::Written, ..) => Some(self.to_string()),
            (Form::Spoken, KeyCode::F(n), None) => {
                let sentence = message::key_function(u32::from(n));
                Some(wording.render(&sentence, Style::spoken(wording.lang())))
            }
            (Form::Spoken, ..) => None,
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("Ctrl-")?;
        }
        match (NAMED.iter().find(|(code, ..)| *code == self.code), self.code) {
            (Some((_, name, _)), _) => f.write_str(name),
            (None, KeyCode::Char(c)) => write!(f, "{}", c.to_uppercase()),
            (None, other) => write!(f, "{other}"),
        }
    }
}

impl FromStr for Key {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Key, UnknownKey> {
        let (name, ctrl) = text.strip_prefix("Ctrl-").map_or((text, false), |name| (name, true));
        let named = NAMED.iter().find(|(_, known, _)| *known == name).map(|&(code, ..)| code);
        let function = || (1..=12).map(KeyCode::F).find(|code| code.to_string() == name);
        let mut signs = name.chars();
        let sign = signs.next().filter(|sign| signs.next().is_none() && !sign.is_whitespace() && !sign.is_control());
        let letter = || match sign {
            Some(sign) if !ctrl || sign.is_ascii_uppercase() => Some(KeyCode::Char(small(sign))),
            _ => None,
        };
        let code = named.or_else(function).or_else(letter).ok_or_else(|| UnknownKey(text.to_owned()))?;
        Ok(Key { code, ctrl })
    }
}

/// The small letter of a capital.
fn small(letter: char) -> char {
    let mut small = letter.to_lowercase();
    small.next().filter(|_| small.next().is_none()).unwrap_or(letter)
}

impl TryFrom<String> for Key {
    type Error = UnknownKey;

    fn try_from(text: String) -> Result<Key, UnknownKey> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::Lang;

    #[test]
    fn a_key_is_written_as_it_is_read() {
        for name in ["Enter", "Space", "PageUp", "F1", "F12", "Ctrl-C", "Ctrl-Left", "7", "+", "A", "Ф"] {
            assert_eq!(name.parse::<Key>().map(|key| key.to_string()).as_deref(), Ok(name));
        }
        for wrong in ["", "enter", "F0", "F13", "F+1", "ab", " ", "Ctrl-", "Ctrl-ф", "Ctrl-a", "Alt-A"] {
            assert_eq!(wrong.parse::<Key>(), Err(UnknownKey(wrong.to_owned())), "{wrong}");
        }
    }

    #[test]
    fn keys_are_called_in_the_language_and_printed_as_on_the_keyboard() {
        let name = |key: &str, lang, form| key.parse::<Key>().ok()?.name(&Wording::new(lang), form);
        for (key, lang, form, called) in [
            ("Enter", Lang::Ru, Form::Written, Some("Enter")),
            ("Enter", Lang::Ru, Form::Spoken, Some("энтер")),
            ("Space", Lang::Uk, Form::Written, Some("пробіл")),
            ("F2", Lang::Ru, Form::Written, Some("F2")),
            ("F2", Lang::Ru, Form::Spoken, Some("эф два")),
            ("Ctrl-C", Lang::En, Form::Written, Some("Ctrl-C")),
            ("Ctrl-C", Lang::Ru, Form::Spoken, None),
        ] {
            assert_eq!(name(key, lang, form).as_deref(), called, "{key}");
        }
    }
}
