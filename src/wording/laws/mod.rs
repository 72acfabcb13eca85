//! The rule at hand: what the documents say of the conduct of a game, article by article, in our own words.
//!
//! The texts are Fluent files, one a language and document, a line an article, the same articles in each language. They
//! are looked up only when somebody asks, and cost nothing before.

mod asked;
mod declined;
mod topics;

pub use asked::{NoRule, RuleAnswer, Scope, asked, asked_in, cited, cited_all, on, on_in};
pub use topics::{called, phrases};

pub use golos_editions::{Document, Subject};

use super::Lang;
use golos_editions::added;

/// The texts of the built-in documents: path below the folder of all documents, and text.
const BUILTIN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/laws.rs"));

/// What stands after a topic in `subjects.txt` if the articles are those for a board of a hundred squares.
const HUNDRED: &str = ".hundred";

/// A file of a document: `en.ftl`, `subjects.txt`. Empty if there is none.
fn file(document: Document, name: &str) -> &'static str {
    let is_it = |path: &str| path.strip_prefix(document.folder()).and_then(|rest| rest.strip_prefix('/')) == Some(name);
    if let Ok(index) = BUILTIN.binary_search_by(|(path, _)| (*path).cmp(&format!("{}/{name}", document.folder()))) {
        return BUILTIN.get(index).map_or("", |(_, text)| text);
    }
    added("documents").into_iter().find(|(path, _)| is_it(path)).map_or("", |(_, text)| text)
}

/// What a language's file of a document says.
fn texts(document: Document, lang: Lang) -> &'static str {
    match file(document, &format!("{}.ftl", lang.code())) {
        // Of an edition that is not translated the program tells what there is.
        "" => file(document, "en.ftl"),
        texts => texts,
    }
}

/// The subjects that people ask about, each with its articles of this document, the most telling first.
fn subjects(document: Document) -> &'static str {
    file(document, "subjects.txt")
}

/// The articles of a document, in its order, by their names in the texts.
fn keys(document: Document) -> impl Iterator<Item = &'static str> {
    lines(texts(document, Lang::En)).map(|(key, _)| key)
}

/// The articles of a document by name, in its order.
pub fn articles(document: Document) -> impl Iterator<Item = String> {
    keys(document).map(move |key| name_of(document, key))
}

/// The messages of a file.
fn lines(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.lines().filter_map(|line| line.split_once(" = "))
}

/// What an article says; none if it is not told here. `name` is as in the spec: `R-5.4.14.2`, `U-V.13.12`.
#[must_use]
pub fn text(lang: Lang, name: &str) -> Option<&'static str> {
    let document = Document::of_article(name)?;
    let key = key_of(name);
    lines(texts(document, lang)).find(|(found, _)| *found == key).map(|(_, text)| text)
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
