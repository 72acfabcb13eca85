//! Typing in the linear view where the program says what is typed: the line is edited here, sign by sign.
//!
//! It is so only at a terminal, with a voice, and where the echo of typing was asked for (`echo: "letters"` or `"words"`).
//! Everywhere else the terminal edits its lines itself, which is what screen readers know.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use golos_desk::{Desk, Out};
use golos_input::{Edit, TypedLine};

/// What a key has done.
pub(super) enum Typed {
    /// The line is as it was, but for where one is in it.
    Edited(Edit),
    /// The line is whole.
    Line(String),
    /// A word is to be completed.
    Completes,
    /// The input ends.
    Ends,
    Nothing,
}

/// The line that is typed, at a terminal that shows nothing by itself.
pub(super) struct Typing {
    line: TypedLine,
    /// Whether a part of it was typed for a sealed move: nothing of the line is shown or spoken (CH-18.1.1).
    is_dark: bool,
    #[cfg(unix)]
    before: rustix::termios::Termios,
}

impl Typing {
    /// Takes the editing of lines from the terminal; `None` if it is no terminal. Ctrl-C and Ctrl-Z work as before.
    #[cfg(unix)]
    pub(super) fn begin() -> Option<Typing> {
        use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
        let before = tcgetattr(std::io::stdin()).ok()?;
        let mut modes = before.clone();
        modes.local_modes.remove(LocalModes::ECHO | LocalModes::ICANON);
        modes.special_codes[SpecialCodeIndex::VMIN] = 1;
        modes.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(std::io::stdin(), OptionalActions::Now, &modes).ok()?;
        Some(Typing { line: TypedLine::default(), is_dark: false, before })
    }

    /// Elsewhere the terminal edits its lines.
    #[cfg(not(unix))]
    pub(super) const fn begin() -> Option<Typing> {
        None
    }

    /// What has been typed so far.
    pub(super) const fn line(&self) -> &TypedLine {
        &self.line
    }

    /// Whether the line is kept from eyes and ears.
    pub(super) const fn is_dark(&self) -> bool {
        self.is_dark
    }

    /// Takes a key; with `is_secret` while a sealed move is asked for.
    pub(super) fn key(&mut self, key: &KeyEvent, is_secret: bool) -> Typed {
        if key.kind == KeyEventKind::Release {
            return Typed::Nothing;
        }
        self.is_dark = is_secret || self.is_dark && !self.line.is_empty();
        let edit = match (key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
            (KeyCode::Enter, _) | (KeyCode::Char('j' | 'm'), true) => return Typed::Line(self.line.take()),
            (KeyCode::Char('d'), true) if self.line.is_empty() => return Typed::Ends,
            (KeyCode::Tab, _) | (KeyCode::Char('i'), true) => return Typed::Completes,
            (KeyCode::Char('u'), true) => Edit::Clear,
            (KeyCode::Char('h'), true) | (KeyCode::Backspace, _) => Edit::Backspace,
            (KeyCode::Delete, _) => Edit::Delete,
            (KeyCode::Left, _) => Edit::Left,
            (KeyCode::Right, _) => Edit::Right,
            (KeyCode::Home, _) | (KeyCode::Char('a'), true) => Edit::Home,
            (KeyCode::End, _) | (KeyCode::Char('e'), true) => Edit::End,
            (KeyCode::Char(sign), false) => Edit::Insert(sign),
            _ => return Typed::Nothing,
        };
        self.line.edit(edit);
        Typed::Edited(edit)
    }

    /// Puts this in the place of what was typed.
    pub(super) fn replace(&mut self, text: &str) {
        self.line.edit(Edit::Clear);
        text.chars().for_each(|sign| self.line.edit(Edit::Insert(sign)));
    }
}

#[cfg(unix)]
impl Drop for Typing {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, &self.before);
    }
}

/// What a terminal has to write so that it shows the line as it is now, with the cursor in its place; what it shows is
/// `before`, with the cursor behind so many of its signs.
pub(super) fn redrawn((before, at): (&str, usize), line: &TypedLine) -> String {
    let (now, cursor) = (line.text(), line.cursor());
    let (old, new) = (before.chars().count(), now.chars().count());
    // The usual case: one more sign at the end, or one less.
    if at == old && cursor == new {
        match now.strip_prefix(before) {
            Some(more) => return more.to_owned(),
            None if before.starts_with(now) => return "\u{8} \u{8}".repeat(old - new),
            None => {}
        }
    }
    let back = "\u{8}".repeat(at);
    let rest = " ".repeat(old.saturating_sub(new));
    let to_cursor = "\u{8}".repeat(new.max(old) - cursor);
    format!("{back}{now}{rest}{to_cursor}")
}

/// What is heard of a change of the line that was `before`, where that is asked for; never of a move that is sealed, which
/// nobody may hear (CH-18.1.1).
pub(super) fn echo(desk: &Desk, edit: Edit, before: &TypedLine, line: &TypedLine) -> Option<Out> {
    let wished = desk.manner().wishes.echo;
    let is_letters = match wished.as_deref() {
        Some("letters") => true,
        Some("words") => false,
        _ => return None,
    };
    if desk.is_secret() || line == before {
        return None;
    }
    let (signs, at) = (before.text().chars().collect::<Vec<_>>(), line.cursor());
    let is_word = |sign: &char| !sign.is_whitespace();
    match edit {
        Edit::Insert(sign) if is_letters => Some(desk.echo_of(sign)),
        Edit::Insert(sign) if !is_word(&sign) => {
            let word: Vec<char> = signs.iter().take(at.saturating_sub(1)).rev().copied().take_while(is_word).collect();
            let word: String = word.into_iter().rev().collect();
            (!word.is_empty()).then(|| desk.echo_of_word(&word))
        }
        Edit::Insert(_) => None,
        Edit::Backspace | Edit::Delete => signs.get(at).map(|sign| desk.echo_of(*sign)),
        Edit::Left | Edit::Right | Edit::Home | Edit::End => {
            Some(line.text().chars().nth(at).map_or_else(|| desk.echo_of_end(), |sign| desk.echo_of(sign)))
        }
        Edit::Clear => Some(desk.at_line("")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a terminal shows when it has written this, and where its cursor is.
    fn shown(written: &str) -> (String, usize) {
        let (mut cells, mut at) = (Vec::new(), 0);
        for sign in written.chars() {
            match sign {
                '\u{8}' => at -= 1,
                sign => {
                    cells.resize(cells.len().max(at + 1), ' ');
                    cells[at] = sign;
                    at += 1;
                }
            }
        }
        (cells.into_iter().collect::<String>().trim_end().to_owned(), at)
    }

    #[test]
    fn a_terminal_shows_the_line_as_it_was_edited() {
        let mut line = TypedLine::default();
        let mut written = String::new();
        let typed = "c3d4".chars().map(Edit::Insert);
        let edits = [Edit::Left, Edit::Left, Edit::Insert('-'), Edit::Home, Edit::Delete, Edit::Insert('ц'), Edit::End];
        let more = [Edit::Backspace, Edit::Backspace, Edit::Insert('e'), Edit::Left, Edit::Backspace, Edit::Clear];
        for edit in typed.chain(edits).chain(more) {
            let before = line.clone();
            line.edit(edit);
            written.push_str(&redrawn((before.text(), before.cursor()), &line));
            assert_eq!(shown(&written), (line.text().to_owned(), line.cursor()), "{edit:?}");
        }
    }
}
