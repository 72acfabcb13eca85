use super::{Document, Subject, key_of, keys, lines, name_of, subjects};
use crate::language::{Lang, Language};
use golos_rules::{PlaceNames, dictated_places};

/// What somebody who asks for a rule is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleAnswer {
    /// The articles that are read to him, by name, in order.
    pub articles: Vec<String>,
    /// Those that he may ask for next.
    pub more: Vec<String>,
}

/// So many articles are read at once: a listener cannot look back.
const READ: usize = 2;
/// So many more are named.
const NAMED: usize = 6;

/// Finds the rule that is asked for: by its number with or without its document (`R-5.4.14`, `5.4.14`, "five, four,
/// fourteen", "section five, article thirteen, twelve"), or by its subject ("touch"), in any language. An article is told
/// with those below it. Where no document is named it is that of the game, and then the others that the game follows.
/// None if nothing is called so.
#[must_use]
pub fn asked(text: &str, of_game: &[Document]) -> Option<RuleAnswer> {
    asked_in(text, of_game, &[])
}

/// The same where a subject leaves out the chapters about other games.
#[must_use]
pub fn asked_in(text: &str, of_game: &[Document], others: &[String]) -> Option<RuleAnswer> {
    let (document, words) = document(text);
    // Who names a document asks for all of it.
    let others = if document.is_some() { &[] } else { others };
    let documents = document.as_slice();
    let documents = if documents.is_empty() { of_game } else { documents };
    documents.iter().find_map(|&document| by_number(&words, document).or_else(|| by_subject(&words, document, others)))
}

/// The document that is named first, and the words behind it, in small letters.
fn document(text: &str) -> (Option<Document>, Vec<String>) {
    let small = dictated_places(text, PlaceNames::Numbers).to_lowercase().replace('ё', "е");
    let mut words: Vec<String> = small.split(|c: char| !c.is_alphanumeric() && c != '\'').map(str::to_owned).collect();
    words.retain(|word| !word.is_empty() && !is_of_any(|language| language.article_words, word));
    let is_named = |document: &Document, word: &str| {
        document.is_called(word) || document.letters().to_lowercase() == word || document.id().to_lowercase() == word
    };
    let named = words.first().and_then(|first| Document::all().into_iter().find(|document| is_named(document, first)));
    if named.is_some() {
        words.remove(0);
    }
    (named, words)
}

/// Whether it is one of these words in some language.
fn is_of_any(words: fn(&Language) -> &'static [&'static str], word: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| words(lang.row()).contains(&word))
}

fn by_number(words: &[String], document: Document) -> Option<RuleAnswer> {
    let asked = number(words)?;
    let prefix = document.letters().to_lowercase();
    let direct = std::iter::once(format!("{prefix}-{asked}"));
    // The sections of the Ukrainian rules are often left out: most that is asked for stands in the fifth.
    let within = document.sections().iter().map(|section| format!("{prefix}-{}-{asked}", section.to_lowercase()));
    direct.chain(within).find_map(|key| with_those_below(document, &key))
}

/// The number as the names of texts have it: `5-4-14`, `v-13-12`.
fn number(words: &[String]) -> Option<String> {
    let section = words.iter().position(|word| is_of_any(|language| language.section_words, word));
    let mut ordered: Vec<&String> = Vec::new();
    match section.and_then(|at| Some((at, words.get(at + 1)?))) {
        Some((at, section)) => {
            ordered.push(section);
            ordered.extend(words[..at].iter().chain(&words[at + 2..]));
        }
        None => ordered.extend(words),
    }
    let roman = |n: usize| [None, Some("i"), Some("ii"), Some("iii"), Some("iv"), Some("v")].get(n).copied().flatten();
    let mut parts: Vec<String> = Vec::new();
    for (place, word) in ordered.into_iter().enumerate() {
        parts.push(match word.parse() {
            Ok(n) if section.is_some() && place == 0 => roman(n)?.to_owned(),
            Ok(n) => n.to_string(),
            Err(_) if is_part(word) => word.clone(),
            Err(_) => return None,
        });
    }
    (!parts.is_empty()).then(|| parts.join("-"))
}

/// `14`, `5a`, `v`.
fn is_part(word: &str) -> bool {
    let digits = word.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let is_number = !digits.is_empty() && digits.len() <= 3 && digits.chars().all(|c| c.is_ascii_digit());
    is_number || ["i", "ii", "iii", "iv", "v", "a", "b", "d"].contains(&word)
}

/// The article and those below it; of one that is not told here, the one that it belongs to.
fn with_those_below(document: Document, key: &str) -> Option<RuleAnswer> {
    let below = |found: &&str| {
        found.strip_prefix(key).is_some_and(|rest| {
            rest.is_empty()
                || rest.starts_with('-')
                || (rest.len() <= 2 && rest.starts_with(|c: char| c.is_ascii_lowercase()))
        })
    };
    let found: Vec<&str> = keys(document).filter(below).collect();
    (!found.is_empty()).then(|| told(found.iter().map(|key| name_of(document, key))))
}

/// The rule that a sentence cites: the article itself, or the nearest above it that is told here.
#[must_use]
pub fn cited(name: &str) -> Option<RuleAnswer> {
    let document = Document::of_article(name)?;
    let mut key = key_of(name);
    loop {
        if let Some(found) = with_those_below(document, &key) {
            return Some(found);
        }
        let shorter = match key.trim_end_matches(|c: char| c.is_ascii_lowercase()) {
            digits if digits.len() < key.len() && digits.ends_with(|c: char| c.is_ascii_digit()) => digits.to_owned(),
            _ => key.rsplit_once('-')?.0.to_owned(),
        };
        if !shorter.contains('-') {
            return None;
        }
        key = shorter;
    }
}

/// The rules that these articles cite, the first ones read and the others named. None if none of them is told here.
#[must_use]
pub fn cited_all(names: &[String]) -> Option<RuleAnswer> {
    match names {
        [name] => cited(name),
        _ => {
            let known = names.iter().filter(|name| cited(name).is_some()).cloned().collect::<Vec<_>>();
            (!known.is_empty()).then(|| told(known.into_iter()))
        }
    }
}

fn by_subject(words: &[String], document: Document, others: &[String]) -> Option<RuleAnswer> {
    let asked = words.join(" ");
    let find = |is_meant: &dyn Fn(&str) -> bool| {
        let named = |subject: &Subject| {
            let of = |lang: Lang| lines(lang.row().subjects).find(|(key, _)| *key == subject.name());
            let names =
                Lang::ALL.into_iter().filter_map(of).map(|(_, names)| names.replace('-', " ").replace('ё', "е"));
            names.into_iter().any(|names| names.split(", ").any(is_meant))
        };
        Subject::ALL.into_iter().filter(named).find_map(|subject| on_in(subject, document, others))
    };
    // A subject stands in any case behind its preposition: «о касании», «про дотику».
    find(&|name| name == asked).or_else(|| find(&|name| is_declined(name, words)))
}

/// Whether these are the words of a name in another case: the same but for the vowels at their ends.
fn is_declined(name: &str, words: &[String]) -> bool {
    const LEAST: usize = 3;
    let stem = |word: &str| word.trim_end_matches(|c| "аеиоуыьюяйєії".contains(c)).to_owned();
    let is_same = |(one, other): (&str, &String)| {
        let stem = (stem(one), stem(other));
        one == other || stem.0 == stem.1 && stem.0.chars().count() >= LEAST
    };
    let count = name.split(' ').count();
    let words = &words[words.len().saturating_sub(count)..];
    count == words.len() && name.split(' ').zip(words).all(is_same)
}

/// What the document says of a subject.
#[must_use]
pub fn on(subject: Subject, document: Document) -> Option<RuleAnswer> {
    on_in(subject, document, &[])
}

/// The same without these chapters, which are about other games: for renju `R-6`.
#[must_use]
pub fn on_in(subject: Subject, document: Document, others: &[String]) -> Option<RuleAnswer> {
    let line = subjects(document).lines().find_map(|line| line.strip_prefix(subject.name())?.strip_prefix(": "))?;
    let is_of = |name: &str, chapter: &str| {
        name.strip_prefix(chapter).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let is_other = |name: &&str| others.iter().any(|chapter| is_of(name, chapter));
    let names: Vec<String> = line.split(", ").filter(|name| !is_other(name)).map(str::to_owned).collect();
    (!names.is_empty()).then(|| told(names.into_iter()))
}

fn told(mut names: impl Iterator<Item = String>) -> RuleAnswer {
    let articles: Vec<String> = names.by_ref().take(READ).collect();
    let mut more: Vec<String> = Vec::new();
    for name in names {
        // They are named as the document prints them, and without it: it has been named before.
        let printed = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned();
        let is_new = !articles.iter().chain(&more).any(|known| printed(known) == printed(&name));
        let document = |name: &str| name.split_once('-').map(|(document, _)| document.to_owned());
        if more.len() < NAMED && is_new && articles.last().is_some_and(|last| document(last) == document(&name)) {
            more.push(printed(&name));
        }
    }
    RuleAnswer { articles, more }
}
