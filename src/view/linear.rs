//! The linear face: append-only lines for screen readers, braille, SSH and pipes.
//!
//! No alternate screen, no cursor moves, no box or braille-pattern characters, no ticking clock. One event a line. The
//! prompt has a line of its own and is never redrawn while someone types: what happens meanwhile starts a new line.

use std::io::{self, Write};

use golos_rules::plain;

/// Writes lines and prompts, and knows whether the prompt stands open.
pub struct Linear<W: Write> {
    out: W,
    /// Whether somebody is to be prompted; a pipe is not.
    prompts: bool,
    open: bool,
    /// How many columns a line has now; none: it has no end.
    columns: fn() -> Option<usize>,
    /// The same of a terminal that is elsewhere.
    told: Option<usize>,
}

impl<W: Write> Linear<W> {
    /// A face on `out`; with `prompts` for a person at a terminal.
    pub const fn new(out: W, prompts: bool) -> Linear<W> {
        Linear { out, prompts, open: false, columns: || None, told: None }
    }

    /// The same where a line has so many columns: no word is broken at its end.
    #[must_use]
    pub fn fitting(self, columns: fn() -> Option<usize>) -> Linear<W> {
        Linear { columns, ..self }
    }

    /// From now on a line has so many columns.
    pub const fn fit_to(&mut self, columns: Option<usize>) {
        self.told = columns;
    }

    /// What it is written on.
    pub const fn page(&self) -> &W {
        &self.out
    }

    /// The same, to write on it beside the face: what is typed.
    pub const fn page_mut(&mut self) -> &mut W {
        &mut self.out
    }

    fn fitted(&self, text: &str) -> String {
        let text = plain(text);
        match self.told.or_else(self.columns) {
            Some(columns) => fit(&text, columns),
            None => text.into_owned(),
        }
    }

    /// A line. With `bell`, a bell before the words: never without them.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn line(&mut self, text: &str, bell: bool) -> io::Result<()> {
        if std::mem::take(&mut self.open) {
            writeln!(self.out)?;
        }
        let bell = if bell && self.prompts { "\u{7}" } else { "" };
        writeln!(self.out, "{bell}{}", self.fitted(text))?;
        self.out.flush()
    }

    /// The bell beside words that were written, where somebody is prompted: no cursor moves.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn bell(&mut self) -> io::Result<()> {
        if self.prompts {
            write!(self.out, "\u{7}")?;
        }
        self.out.flush()
    }

    /// The prompt, once what was typed has been answered.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        if !self.prompts {
            return Ok(());
        }
        if std::mem::replace(&mut self.open, true) {
            writeln!(self.out)?;
        }
        write!(self.out, "{} ", self.fitted(text))?;
        self.out.flush()
    }

    /// What is typed, at a terminal that does not show it by itself.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn echo(&mut self, written: &str) -> io::Result<()> {
        self.out.write_all(written.as_bytes())?;
        self.out.flush()
    }

    /// Somebody types: what happens meanwhile starts a line of its own, also where there is no prompt any more.
    pub const fn typed(&mut self) {
        self.open = true;
    }

    /// Somebody has ended his line: the prompt's line is full.
    pub const fn entered(&mut self) {
        self.open = false;
    }
}

/// The text in lines of at most so many columns, parted between words; a word that is longer has a line of its own.
fn fit(text: &str, columns: usize) -> String {
    let mut fitted = String::with_capacity(text.len());
    let mut column = 0;
    for (index, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > columns {
            fitted.push('\n');
            column = 0;
        } else if index > 0 {
            fitted.push(' ');
            column += 1;
        }
        fitted.push_str(word);
        column += length;
    }
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(prompts: bool, act: impl FnOnce(&mut Linear<&mut Vec<u8>>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        act(&mut Linear::new(&mut out, prompts)).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_happens_while_someone_types_starts_a_line_of_its_own() {
        let text = written(true, |face| {
            face.prompt("White, move 1:")?;
            face.line("Left: one minute.", false)
        });
        assert_eq!(text, "White, move 1: \nLeft: one minute.\n");
    }

    #[test]
    fn the_prompt_is_not_repeated_after_an_event_but_after_an_answer() {
        let text = written(true, |face| {
            face.prompt("1:")?;
            face.entered();
            face.line("c3 to d4", false)?;
            face.prompt("2:")
        });
        assert_eq!(text, "1: c3 to d4\n2: ");
    }

    #[test]
    fn a_pipe_gets_neither_prompt_nor_bell() {
        let text = written(false, |face| {
            face.prompt("1:")?;
            face.line("Flag.", true)
        });
        assert_eq!(text, "Flag.\n");
    }

    #[test]
    fn no_word_is_broken_at_the_end_of_a_line() {
        for (text, columns, fitted) in [
            ("c3 to d4", 80, "c3 to d4"),
            ("White, move 12: c3 to d4", 11, "White, move\n12: c3 to\nd4"),
            ("Надзвичайно довге слово", 8, "Надзвичайно\nдовге\nслово"),
            ("  a4  b6 ", 40, "  a4  b6 "),
            ("", 40, ""),
        ] {
            assert_eq!(fit(text, columns), fitted, "{text}");
        }
    }

    #[test]
    fn a_bell_comes_only_with_words() {
        assert_eq!(written(true, |face| face.line("Flag.", true)), "\u{7}Flag.\n");
    }
}
