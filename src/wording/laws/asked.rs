use super::{Document, HUNDRED, Subject, key_of, keys, name_of, subjects, topics};
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

/// What a rule is asked about: the documents of the game, and what its rules cite.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The documents that the game follows, its own first.
    pub documents: &'a [Document],
    /// The chapters about other games, which a topic leaves out: for renju `R-6`.
    pub others: &'a [String],
    /// Whether the board has a hundred squares: a document may have articles of their own for it.
    pub is_hundred: bool,
    /// The articles that the rules of the game cite for a topic.
    pub cited: &'a dyn Fn(&str) -> Vec<String>,
}

/// Why nothing is said of what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRule {
    /// No article has this number.
    Number,
    /// The topic is known, and the documents of the game have no article on it.
    Silent,
    /// Nothing is called so; the topics that are like it.
    Unknown { near: Vec<&'static str> },
}

/// Finds the rule that is asked for in these documents. `None` if they have none.
#[must_use]
pub fn asked(text: &str, of_game: &[Document]) -> Option<RuleAnswer> {
    asked_in(text, &Scope { documents: of_game, others: &[], is_hundred: false, cited: &|_| Vec::new() }).ok()
}

/// Finds the rule that is asked for: by its number with or without its document (`R-5.4.14`, `5.4.14`, "five, four,
/// fourteen", "section five, article thirteen, twelve"), or by its topic ("touch", "king not marked"), in any language. An
/// article is read with those below it. Where no document is named it is that of the game, and then the others that the
/// game follows. Of a topic the articles that the rules of the game cite come first. The whole phrase has to be the name of
/// a topic, in any case: no word of it alone is looked for.
///
/// # Errors
/// [`NoRule`] if there is no such article or topic.
pub fn asked_in(text: &str, game: &Scope<'_>) -> Result<RuleAnswer, NoRule> {
    let (document, words) = document(text);
    let named = document.as_slice();
    let documents = if named.is_empty() { game.documents } else { named };
    if let Some(found) = documents.iter().find_map(|&document| by_number(&words, document)) {
        return Ok(found);
    }
    if number(&words).is_some() {
        return Err(NoRule::Number);
    }
    // Who names a document asks for all of it.
    let others = if document.is_some() { &[] } else { game.others };
    let topics = topics::named(&words);
    let found = topics.iter().find_map(|topic| {
        let named = documents.iter().find_map(|&one| listed(topic, one, others, game.is_hundred)).unwrap_or_default();
        let cited = if document.is_some() { Vec::new() } else { (game.cited)(topic) };
        let names = with_cited_first(named, &cited);
        (!names.is_empty()).then(|| told(names.into_iter()))
    });
    found.ok_or_else(|| match topics.is_empty() {
        true => NoRule::Unknown { near: topics::near(&words) },
        false => NoRule::Silent,
    })
}

/// The articles with those first that are cited, or stand below one that is, in the order in which they are cited.
fn with_cited_first(mut names: Vec<String>, cited: &[String]) -> Vec<String> {
    let is_below = |name: &str, cited: &str| {
        name.strip_prefix(cited).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let mut first: Vec<String> = Vec::new();
    for article in cited {
        let listed: Vec<String> = names.extract_if(.., |name| is_below(name, article)).collect();
        let is_there = first.iter().any(|name| is_below(name, article));
        let known = || self::cited(article).map(|known| known.articles).unwrap_or_default();
        let found = if listed.is_empty() && !is_there { known() } else { listed };
        for name in found {
            names.retain(|other| *other != name);
            if !first.contains(&name) {
                first.push(name);
            }
        }
    }
    first.extend(names);
    first
}

/// The words of a phrase in small letters, without those that stand before the name of a rule.
pub(super) fn words_of(text: &str) -> Vec<String> {
    after_article_words(&all_words(text))
}

fn after_article_words(words: &[String]) -> Vec<String> {
    let named = words.iter().position(|word| !is_of_any(|language| language.article_words, word));
    named.map(|at| words[at..].to_vec()).unwrap_or_default()
}

fn all_words(text: &str) -> Vec<String> {
    let small = dictated_places(text, PlaceNames::Numbers).to_lowercase().replace('ё', "е");
    let words = small.split(|c: char| !c.is_alphanumeric() && c != '\'');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The document that is named first, by its name as it is cited or by its letters, and the words after it.
fn document(text: &str) -> (Option<Document>, Vec<String>) {
    if let Some((document, rest)) = document_as_cited(&all_words(text)) {
        return (Some(document), rest);
    }
    let mut words = words_of(text);
    let is_named = |document: &Document, word: &str| {
        document.is_called(word) || document.letters().to_lowercase() == word || document.id().to_lowercase() == word
    };
    let named = words.first().and_then(|first| Document::all().into_iter().find(|document| is_named(document, first)));
    if named.is_some() {
        words.remove(0);
    }
    (named, words)
}

/// The document whose name as it is cited, in any language, begins the words (`rules of Russia, article 6.1.4.7`), and the
/// words after it.
fn document_as_cited(words: &[String]) -> Option<(Document, Vec<String>)> {
    let names = |document: Document| {
        Lang::ALL.into_iter().flat_map(move |lang| [document.cited(lang.code()), document.spoken(lang.code())])
    };
    let named =
        Document::all().into_iter().flat_map(|document| names(document).map(move |name| (document, all_words(name))));
    let begins = named.filter(|(_, name)| !name.is_empty() && words.starts_with(name));
    let (document, name) = begins.max_by_key(|(_, name)| name.len())?;
    Some((document, after_article_words(&words[name.len()..])))
}

/// Whether it is one of these words in some language.
fn is_of_any(words: fn(&Language) -> &'static [&'static str], word: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| words(lang.row()).contains(&word))
}

fn by_number(words: &[String], document: Document) -> Option<RuleAnswer> {
    let asked = number(words)?;
    let prefix = document.letters().to_lowercase();
    let direct = std::iter::once(format!("{prefix}-{asked}"));
    // A section is often left out, and several may have an article of this number: all are found.
    let within = document.sections().iter().map(|section| format!("{prefix}-{}-{asked}", section.to_lowercase()));
    let numbers: Vec<String> = direct.chain(within).collect();
    let is_itself =
        |key: &str| numbers.iter().any(|number| key.trim_end_matches(|c: char| c.is_ascii_lowercase()) == number);
    let mut found: Vec<&str> = numbers.iter().flat_map(|number| of_or_below(document, number)).collect();
    found.sort_by_key(|key| !is_itself(key));
    (!found.is_empty()).then(|| told(found.iter().map(|key| name_of(document, key))))
}

/// The number as the names of texts have it: `5-4-14`, `v-13-12`.
fn number(words: &[String]) -> Option<String> {
    let is_named = |word: &&String| !is_of_any(|language| language.article_words, word);
    let words: &[String] = &words.iter().filter(is_named).cloned().collect::<Vec<_>>();
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

/// The article and those below it, by their names in the texts.
fn of_or_below(document: Document, key: &str) -> impl Iterator<Item = &'static str> {
    keys(document).filter(move |found| {
        found.strip_prefix(key).is_some_and(|rest| {
            rest.is_empty()
                || rest.starts_with('-')
                || (rest.len() <= 2 && rest.starts_with(|c: char| c.is_ascii_lowercase()))
        })
    })
}

/// The article and those below it; of one that is not told here, the one that it belongs to.
fn with_those_below(document: Document, key: &str) -> Option<RuleAnswer> {
    let found: Vec<&str> = of_or_below(document, key).collect();
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

/// What the document says of a subject.
#[must_use]
pub fn on(subject: Subject, document: Document) -> Option<RuleAnswer> {
    on_in(subject, document, &[])
}

/// The same without these chapters, which are about other games: for renju `R-6`.
#[must_use]
pub fn on_in(subject: Subject, document: Document, others: &[String]) -> Option<RuleAnswer> {
    listed(subject.name(), document, others, false).map(|names| told(names.into_iter()))
}

/// The articles that a document names on a topic, on a board of a hundred squares those for it; `None` if it names none.
fn listed(topic: &str, document: Document, others: &[String], is_hundred: bool) -> Option<Vec<String>> {
    let line = |topic: &str| subjects(document).lines().find_map(|line| line.strip_prefix(topic)?.strip_prefix(": "));
    let of_board = is_hundred.then(|| line(&format!("{topic}{HUNDRED}"))).flatten();
    let is_of = |name: &str, chapter: &str| {
        name.strip_prefix(chapter).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let is_other = |name: &&str| others.iter().any(|chapter| is_of(name, chapter));
    let names: Vec<String> =
        of_board.or_else(|| line(topic))?.split(", ").filter(|name| !is_other(name)).map(str::to_owned).collect();
    (!names.is_empty()).then_some(names)
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
