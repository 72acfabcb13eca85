//! The rule at hand: what the documents say of the conduct of a game, article by article, in our own words.
//!
//! The texts are Fluent files, one a language and document, a line an article, the same articles in each language. They
//! are looked up only when somebody asks, and cost nothing before.

mod asked;
mod subject;

pub use asked::{Asked, asked, asked_in, cited, on, on_in};
pub use subject::Subject;

use super::Lang;

/// A document of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Document {
    /// Draughts and renju, Russia 2022.
    Russia2022,
    /// Draughts and renju, Russia 2013.
    Russia2013,
    /// The Draughts Code of Russia.
    Code,
    /// Draughts for players with disabilities, Ukraine 2026.
    Ukraine2026,
    /// Chess, Russia 2020.
    Chess2020,
    /// Appendix D of the laws of FIDE: chess for the blind and visually disabled.
    Fide,
}

impl Document {
    /// Every document.
    pub const ALL: [Document; 6] = [
        Document::Russia2022,
        Document::Russia2013,
        Document::Code,
        Document::Ukraine2026,
        Document::Chess2020,
        Document::Fide,
    ];

    /// The letters before the hyphen of its articles.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Document::Russia2022 => "R",
            Document::Russia2013 => "DR",
            Document::Code => "C",
            Document::Ukraine2026 => "U",
            Document::Chess2020 => "CH",
            Document::Fide => "FIDE",
        }
    }

    /// The document whose articles begin with these letters.
    #[must_use]
    pub fn of(letters: &str) -> Option<Document> {
        Document::ALL.into_iter().find(|document| document.letters() == letters)
    }

    /// What each language's file of it says.
    const fn texts(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Document::Russia2022, Lang::En) => include_str!("en/r.ftl"),
            (Document::Russia2022, Lang::Ru) => include_str!("ru/r.ftl"),
            (Document::Russia2022, Lang::Uk) => include_str!("uk/r.ftl"),
            (Document::Russia2013, Lang::En) => include_str!("en/dr.ftl"),
            (Document::Russia2013, Lang::Ru) => include_str!("ru/dr.ftl"),
            (Document::Russia2013, Lang::Uk) => include_str!("uk/dr.ftl"),
            (Document::Code, Lang::En) => include_str!("en/c.ftl"),
            (Document::Code, Lang::Ru) => include_str!("ru/c.ftl"),
            (Document::Code, Lang::Uk) => include_str!("uk/c.ftl"),
            (Document::Ukraine2026, Lang::En) => include_str!("en/u.ftl"),
            (Document::Ukraine2026, Lang::Ru) => include_str!("ru/u.ftl"),
            (Document::Ukraine2026, Lang::Uk) => include_str!("uk/u.ftl"),
            (Document::Chess2020, Lang::En) => include_str!("en/ch.ftl"),
            (Document::Chess2020, Lang::Ru) => include_str!("ru/ch.ftl"),
            (Document::Chess2020, Lang::Uk) => include_str!("uk/ch.ftl"),
            (Document::Fide, Lang::En) => include_str!("en/fide.ftl"),
            (Document::Fide, Lang::Ru) => include_str!("ru/fide.ftl"),
            (Document::Fide, Lang::Uk) => include_str!("uk/fide.ftl"),
        }
    }

    /// The subjects that people ask about, each with its articles, the most telling first.
    const fn subjects(self) -> &'static str {
        match self {
            Document::Russia2022 => include_str!("subjects/r.txt"),
            Document::Russia2013 => include_str!("subjects/dr.txt"),
            Document::Code => include_str!("subjects/c.txt"),
            Document::Ukraine2026 => include_str!("subjects/u.txt"),
            Document::Chess2020 => include_str!("subjects/ch.txt"),
            Document::Fide => include_str!("subjects/fide.txt"),
        }
    }

    /// Its articles, in its order, by their names in the texts.
    fn keys(self) -> impl Iterator<Item = &'static str> {
        lines(self.texts(Lang::En)).map(|(key, _)| key)
    }
}

/// The words that name the subjects in a language: `touch` and what it is called.
const fn subject_words(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("en/subjects.ftl"),
        Lang::Ru => include_str!("ru/subjects.ftl"),
        Lang::Uk => include_str!("uk/subjects.ftl"),
    }
}

/// The messages of a file.
fn lines(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.lines().filter_map(|line| line.split_once(" = "))
}

/// What an article says; none if it is not told here. `name` is as in the spec: `R-5.4.14.2`, `U-V.13.12`.
#[must_use]
pub fn text(lang: Lang, name: &str) -> Option<&'static str> {
    let document = Document::of(name.split_once('-')?.0)?;
    let key = key_of(name);
    lines(document.texts(lang)).find(|(found, _)| *found == key).map(|(_, text)| text)
}

/// The article's name in the texts: `r-5-4-14-2`.
fn key_of(name: &str) -> String {
    name.to_lowercase().replace('.', "-")
}

/// The article's name as people write it: `R-5.4.14.2`, `U-V.13.12`.
fn name_of(document: Document, key: &str) -> String {
    let numbers = key.split_once('-').map_or("", |(_, numbers)| numbers);
    let part = |part: &str| {
        if part.chars().all(|c| c.is_ascii_lowercase()) { part.to_uppercase() } else { part.to_owned() }
    };
    let numbers: Vec<String> = numbers.split('-').map(part).collect();
    format!("{}-{}", document.letters(), numbers.join("."))
}

#[cfg(test)]
mod tests;
