use super::line::Line;
use crate::wording::Wording;

/// Which typed words mean what, in every language that was put in.
pub(super) struct Book<V> {
    entries: Vec<(Vec<String>, V)>,
}

impl<V: Copy> Book<V> {
    /// The words of each text key, in each of the languages.
    pub fn new(languages: &[&Wording], keys: impl IntoIterator<Item = (&'static str, V)>) -> Book<V> {
        let mut book = Book { entries: Vec::new() };
        for (key, meaning) in keys {
            for words in languages.iter().flat_map(|wording| wording.words(key)) {
                book.add(&words, meaning);
            }
        }
        book
    }

    /// Puts one more phrase in.
    pub fn add(&mut self, phrase: &str, meaning: V) {
        let words = Line::read(phrase).words().map(str::to_owned).collect::<Vec<_>>();
        if !words.is_empty() {
            self.entries.push((words, meaning));
        }
    }

    /// The phrases of more than two letters.
    pub fn of_words(mut self) -> Book<V> {
        self.entries.retain(|(phrase, _)| phrase.iter().any(|word| word.chars().nth(2).is_some()));
        self
    }

    /// What the line begins with, by the longest phrase, and the line behind it.
    pub fn take<'a>(&self, line: &Line<'a>) -> Option<(V, Line<'a>)> {
        let begins = |phrase: &[String]| {
            let mut words = line.words();
            phrase.iter().all(|word| words.next() == Some(word))
        };
        let entries = self.entries.iter().filter(|(phrase, _)| begins(phrase));
        let (phrase, meaning) = entries.max_by_key(|(phrase, _)| phrase.len())?;
        Some((*meaning, line.behind(phrase.len())))
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
        self.entries.iter().map(|(phrase, meaning)| (phrase.join(" "), *meaning))
    }
}
