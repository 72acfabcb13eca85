//! The reasons of rulings: each begins at its word, or after a sign.

use super::line::Line;
use super::{CommandParseError, Lexicon};

impl Lexicon {
    /// What stands before the word that begins a reason, and the reason.
    pub(super) fn parted(&self, line: &Line<'_>) -> (String, String) {
        let because = (0..line.count()).find_map(|from| Some((from, self.because.take(&line.behind(from))?.1)));
        let Some((from, reason)) = because else { return (line.text().to_owned(), String::new()) };
        (line.before(from).text().to_owned(), reason.text().to_owned())
    }

    /// The text of a reason, without the word that begins one.
    #[must_use]
    pub fn because(&self, text: &str) -> String {
        self.reason(&Line::read(text))
    }

    /// Whether a reason begins in this text.
    #[must_use]
    pub fn has_reason(&self, text: &str) -> bool {
        let line = Line::read(text);
        (0..line.count()).any(|from| self.begins_reason(&line.behind(from)))
    }

    /// What stands behind a ruling, without the word that begins a reason, nor the sign that begins the reasons of the
    /// program itself. A preposition that decides the case of the noun belongs to the reason: «из-за шума». The English
    /// "because of" does not.
    pub(super) fn reason(&self, line: &Line<'_>) -> String {
        let line = line.behind(0);
        let reason = if self.because_of.take(&line).is_some() { line } else { self.because.skip(line) };
        let reason = reason.text().trim_start_matches('=');
        // The dots of "because …", typed as they are printed, are no reason.
        if reason.chars().all(|sign| matches!(sign, '…' | '.' | ' ')) { String::new() } else { reason.to_owned() }
    }

    /// Whether a reason begins here with its word.
    pub(super) fn begins_reason(&self, line: &Line<'_>) -> bool {
        self.because.take(line).is_some() || self.because_of.take(line).is_some()
    }

    /// Whether a text makes an answer conditional.
    #[must_use]
    pub fn is_conditional(&self, text: &str) -> bool {
        self.is_condition(&Line::read(text))
    }

    /// Whether what stands here makes an answer conditional: an answer under a condition is none (R-5.4.13.3, CH-9.1.2.1).
    pub(super) fn is_condition(&self, line: &Line<'_>) -> bool {
        self.conditions.take(line).is_some()
    }

    /// The reason behind a ruling: it begins with its word, or after a comma, a colon or a dash. `rest` is what is left of
    /// `line`.
    ///
    /// # Errors
    /// Anything else behind a ruling may be a part of it that was not understood.
    pub(super) fn stated(&self, line: &Line<'_>, rest: &Line<'_>) -> Result<String, CommandParseError> {
        let before = line.text().strip_suffix(rest.text()).unwrap_or_default().trim_end();
        let is_apart = before.ends_with([',', ':', ';', '-', '–', '—']) && !self.is_condition(rest);
        let is_marks = rest.text().chars().all(|sign| matches!(sign, '…' | '.' | ' '));
        if is_marks || is_apart || self.begins_reason(rest) {
            Ok(self.reason(rest))
        } else {
            Err(CommandParseError::Behind(rest.text().to_owned()))
        }
    }
}
