use std::sync::Arc;

/// A line cut into words, or a part of one: a part shares the words of the line. Every part of the text can be had back as it
/// was typed.
#[derive(Clone, Debug)]
pub(crate) struct Line<'a> {
    /// The line up to the end of this part.
    text: &'a str,
    /// Where this part begins in the text.
    start: usize,
    words: Arc<[Word]>,
    /// Which of the words are in this part.
    from: usize,
    to: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// For comparing: see [`fold`].
    folded: String,
    /// Where the word begins in the text of the line.
    start: usize,
}

/// The words of a text from this byte on.
pub(super) fn cut(text: &str, from: usize) -> Arc<[Word]> {
    let mut start = from;
    let parts = text.get(from..).unwrap_or_default().split_inclusive(char::is_whitespace);
    let words = parts.map(|part| {
        let word = Word { folded: fold(part.trim_end()), start };
        start += part.len();
        word
    });
    words.filter(|word| !word.folded.is_empty()).collect()
}

impl<'a> Line<'a> {
    pub fn read(text: &'a str) -> Line<'a> {
        let text = text.trim();
        Line::of(text, 0, cut(text, 0), 0)
    }

    /// The part of a text from this byte and this word on.
    pub fn of(text: &'a str, start: usize, words: Arc<[Word]>, from: usize) -> Line<'a> {
        let to = words.len();
        Line { text, start, words, from, to }
    }

    /// The text as it was typed.
    pub fn text(&self) -> &'a str {
        self.text.get(self.start..).unwrap_or_default()
    }

    /// Whether there is no word in it; it may still hold marks.
    pub const fn is_empty(&self) -> bool {
        self.from >= self.to
    }

    /// How many words there are.
    pub const fn count(&self) -> usize {
        self.to.saturating_sub(self.from)
    }

    fn cut_words(&self) -> &[Word] {
        self.words.get(self.from..self.to).unwrap_or_default()
    }

    /// The words, folded.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.cut_words().iter().map(|word| word.folded.as_str())
    }

    /// The first word, folded.
    pub fn first(&self) -> Option<&str> {
        self.words().next()
    }

    /// The first word as it was typed, without the marks behind it.
    pub fn first_typed(&self) -> Option<&'a str> {
        let word = self.text.get(self.cut_words().first()?.start..)?.split_whitespace().next()?;
        Some(word.trim_end_matches(MARKS))
    }

    /// The line without its first `count` words and the marks behind them.
    pub fn behind(&self, count: usize) -> Line<'a> {
        let start = self.cut_words().get(count).map_or(self.text.len(), |word| word.start);
        let from = (self.from + count).min(self.to);
        Line { start, from, words: Arc::clone(&self.words), ..*self }
    }

    /// The first `count` words and the marks after them.
    pub fn before(&self, count: usize) -> Line<'a> {
        let end = self.cut_words().get(count).map_or(self.text.len(), |word| word.start);
        let text = self.text.get(..end).unwrap_or_default().trim_end();
        Line { text, to: (self.from + count).min(self.to), words: Arc::clone(&self.words), ..*self }
    }

    /// The line without these marks and blanks at its end.
    pub fn without_end(self, marks: &[char]) -> Line<'a> {
        let text = self.text.trim_end_matches(|sign: char| sign.is_whitespace() || marks.contains(&sign));
        Line { text, ..self }
    }

    /// The text after the first blank, with its marks.
    pub fn behind_blank(&self) -> Line<'a> {
        let blank = self.text().find(char::is_whitespace).map_or(self.text.len(), |at| self.start + at);
        let rest = self.text.get(blank..).unwrap_or_default();
        let start = self.text.len() - rest.trim_start().len();
        let passed = self.cut_words().iter().take_while(|word| word.start < start).count();
        Line { start, from: self.from + passed, words: Arc::clone(&self.words), ..*self }
    }
}

/// What may stand behind a word and does not belong to it.
const MARKS: [char; 9] = [',', ';', ':', '.', '!', '?', '-', '–', '—'];

/// A word as it is compared: in small letters, `ё` as `е`, one kind of apostrophe, without the marks of a sentence
/// behind it. A question mark alone is a word.
pub(super) fn fold(word: &str) -> String {
    let plain = word.trim_end_matches(MARKS);
    let plain = if plain.is_empty() && word.starts_with('?') { "?" } else { plain };
    let letters = plain.chars().flat_map(char::to_lowercase);
    letters
        .map(|letter| match letter {
            'ё' => 'е',
            '\u{2019}' | '\u{2bc}' | '\u{2018}' | '`' => '\'',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn every_part_of_a_line_is_had_back_as_it_was_typed() {
        let line = Line::read(" Set: White – 12:30, please! ");
        assert_eq!(line.words().collect::<Vec<_>>(), ["set", "white", "12:30", "please"]);
        assert_eq!(line.behind(1).text(), "White – 12:30, please!");
        assert_eq!(line.behind(1).behind(1).first_typed(), Some("12:30"));
        assert_eq!(line.behind(9).text(), "");
        assert_eq!(line.before(2).text(), "Set: White –");
        assert_eq!(line.before(2).behind(1).words().collect::<Vec<_>>(), ["white"]);
        assert_eq!(line.before(2).behind(2).text(), "");
        assert_eq!(line.behind(1).behind_blank().text(), "– 12:30, please!");
        assert_eq!(line.behind(1).behind_blank().first(), Some("12:30"));
        assert!(Line::read(" - ").is_empty());
        assert_eq!(Line::read(" - ").text(), "-");
    }
}
