/// A line cut into words; every part of the text can be had back as it was typed.
#[derive(Debug)]
pub(super) struct Line<'a> {
    text: &'a str,
    words: Vec<Word>,
}

#[derive(Debug)]
struct Word {
    /// For comparing: see [`fold`].
    folded: String,
    /// Where the word begins in the text.
    start: usize,
}

impl<'a> Line<'a> {
    pub fn read(text: &'a str) -> Line<'a> {
        let text = text.trim();
        let mut words = Vec::new();
        let mut start = 0;
        for part in text.split_inclusive(char::is_whitespace) {
            let folded = fold(part.trim_end());
            if !folded.is_empty() {
                words.push(Word { folded, start });
            }
            start += part.len();
        }
        Line { text, words }
    }

    /// The text as it was typed.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Whether there is no word in it; it may still hold marks.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words, folded.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(|word| word.folded.as_str())
    }

    /// The first word, folded.
    pub fn first(&self) -> Option<&str> {
        self.words().next()
    }

    /// The first word as it was typed, without the marks behind it.
    pub fn first_typed(&self) -> Option<&'a str> {
        let word = self.text.get(self.words.first()?.start..)?.split_whitespace().next()?;
        Some(word.trim_end_matches(MARKS))
    }

    /// The line without its first `count` words and the marks behind them.
    pub fn behind(&self, count: usize) -> Line<'a> {
        let rest = self.words.get(count).and_then(|word| self.text.get(word.start..));
        Line::read(rest.unwrap_or_default())
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
