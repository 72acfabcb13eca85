use super::line::Line;
use golos_wording::Wording;

/// Which typed words mean what, in every language that was put in.
pub(crate) struct Book<V> {
    /// All phrases, one behind the other: there are thousands of them, and a string each would take most of what a game
    /// needs.
    text: String,
    entries: Vec<BookEntry<V>>,
}

struct BookEntry<V> {
    /// Where its words stand in the text, with a blank between them.
    start: u32,
    end: u32,
    words: u8,
    meaning: V,
}

impl<V: Copy> Book<V> {
    /// The words of each text key, in each of the languages.
    pub fn new(languages: &[Wording], keys: impl IntoIterator<Item = (&'static str, V)>) -> Book<V> {
        let mut book = Book { text: String::new(), entries: Vec::new() };
        for (key, meaning) in keys {
            for words in languages.iter().flat_map(|wording| wording.words(key)) {
                book.add(&words, meaning);
            }
        }
        book
    }

    /// Puts one more phrase in.
    pub fn add(&mut self, phrase: &str, meaning: V) {
        let line = Line::read(phrase);
        let start = self.text.len();
        for (index, word) in line.words().enumerate() {
            self.text.extend((index > 0).then_some(' '));
            self.text.push_str(word);
        }
        let place = |at: usize| u32::try_from(at).ok();
        let (Some(start), Some(end)) = (place(start), place(self.text.len())) else { return };
        let Ok(words) = u8::try_from(line.words().count()) else { return };
        if words > 0 {
            self.entries.push(BookEntry { start, end, words, meaning });
        }
    }

    fn words(&self, entry: &BookEntry<V>) -> impl Iterator<Item = &str> {
        self.text.get(entry.start as usize..entry.end as usize).unwrap_or_default().split(' ')
    }

    /// The phrases of more than two letters.
    pub fn of_words(mut self) -> Book<V> {
        let mut entries = std::mem::take(&mut self.entries);
        entries.retain(|entry| self.words(entry).any(|word| word.chars().nth(2).is_some()));
        self.entries = entries;
        self
    }

    /// What the line begins with, by the longest phrase, and the line behind it.
    pub fn take<'a>(&self, line: &Line<'a>) -> Option<(V, Line<'a>)> {
        let begins = |entry: &&BookEntry<V>| {
            let mut words = line.words();
            self.words(entry).all(|word| words.next() == Some(word))
        };
        let longest = self.entries.iter().filter(begins).max_by_key(|entry| entry.words)?;
        Some((longest.meaning, line.behind(usize::from(longest.words))))
    }

    /// What the line means, if it is one phrase and nothing else.
    pub fn whole(&self, line: &Line<'_>) -> Option<V> {
        self.take(line).filter(|(_, rest)| rest.is_empty()).map(|(meaning, _)| meaning)
    }

    /// The line without the phrase that it may begin with.
    pub fn skip<'a>(&self, line: Line<'a>) -> Line<'a> {
        match self.take(&line) {
            Some((_, rest)) => rest,
            None => line,
        }
    }

    /// Every phrase with its meaning.
    #[cfg(test)]
    pub fn phrases(&self) -> impl Iterator<Item = (String, V)> {
        self.entries.iter().map(|entry| (self.words(entry).collect::<Vec<_>>().join(" "), entry.meaning))
    }
}
