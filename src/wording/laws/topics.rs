//! The topics that people ask about. A topic is called what the program itself says (`phrases.txt`), and what people say
//! besides (`subjects.ftl`, a file a language); a document names its articles on it in `subjects.txt`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::declined::is_same;
use super::{asked::words_of, lines};
use crate::Lang;

/// The texts that name each topic: a line a topic, its name and the keys of the texts.
const PHRASES: &str = include_str!("phrases.txt");
/// So many topics are named that are near to what was asked.
const NEAR: usize = 3;
/// The least likeness, in percent, of a topic that is near.
const LIKE: usize = 40;
/// The shortest word that says something.
const TELLING: usize = 3;

/// Something that people ask about.
pub(super) struct Topic {
    /// Its name in the files of subjects.
    pub name: &'static str,
    /// What it is called, word by word, in each language.
    names: Vec<Vec<String>>,
}

/// All of them, in the order in which they are looked for.
static TOPICS: LazyLock<Vec<Topic>> = LazyLock::new(|| {
    let texts = Lang::ALL.map(|lang| (lang, texts(lang)));
    let topic = |name: &'static str| {
        let all = texts.iter().flat_map(|(lang, texts)| names(*lang, texts, name));
        let mut names: Vec<Vec<String>> = all.map(|name| words_of(&name)).filter(|words| !words.is_empty()).collect();
        names.sort_unstable();
        names.dedup();
        Topic { name, names }
    };
    topic_names().into_iter().map(topic).collect()
});

/// The names of the topics: first those that the program says.
pub(super) fn topic_names() -> Vec<&'static str> {
    let said = PHRASES.lines().filter_map(|line| Some(line.split_once(": ")?.0));
    let mut names: Vec<&str> = said.collect();
    for (name, _) in lines(Lang::En.row().subjects) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The keys of the texts that name a topic; none if only people have a name for it.
pub fn phrases(topic: &str) -> impl Iterator<Item = &'static str> {
    let line = PHRASES.lines().find_map(|line| line.strip_prefix(topic)?.strip_prefix(": "));
    line.into_iter().flat_map(|keys| keys.split(", "))
}

/// The texts of a language, by key.
pub(super) fn texts(lang: Lang) -> BTreeMap<&'static str, &'static str> {
    let all = lang.row().texts.iter().flat_map(|source| lines(source));
    all.filter(|(key, _)| !key.starts_with(' ')).collect()
}

/// What a topic is called in a language: the best name first.
pub(super) fn names(lang: Lang, texts: &BTreeMap<&'static str, &'static str>, topic: &str) -> Vec<String> {
    let own = lines(lang.row().subjects).find(|(name, _)| *name == topic).map_or("", |(_, names)| names);
    let mut names: Vec<String> = own.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect();
    for key in phrases(topic) {
        let text = texts.get(key).copied().unwrap_or_default();
        if key.starts_with("words-") {
            names.extend(text.split(", ").map(str::to_owned));
        } else {
            names.push(phrase(text));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The phrase of a text: its first sentence without what fills its slots.
fn phrase(text: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            sign if depth == 0 => plain.push(sign),
            _ => {}
        }
    }
    let mut sentences = plain.split(['.', ':', ';', '?']).map(|part| part.trim_matches([' ', ',']));
    sentences.find(|part| !part.is_empty()).unwrap_or_default().to_lowercase()
}

/// What a topic is called in this language.
#[must_use]
pub fn called(lang: Lang, topic: &str) -> String {
    names(lang, &texts(lang), topic).into_iter().next().unwrap_or_else(|| topic.replace('-', " "))
}

/// The topics that are called so: word for word, otherwise in another case. Several where one phrase means one thing in
/// chess and another in draughts.
pub(super) fn named(words: &[String]) -> Vec<&'static str> {
    let find = |is_it: &dyn Fn(&[String]) -> bool| -> Vec<&'static str> {
        TOPICS.iter().filter(|topic| topic.names.iter().any(|name| is_it(name))).map(|topic| topic.name).collect()
    };
    let is_cased = |name: &[String], words: &[String]| {
        name.len() == words.len() && name.iter().zip(words).all(|(one, other)| is_same(one, other))
    };
    if words.is_empty() {
        return Vec::new();
    }
    let exact = find(&|name| name == words);
    let cased = if exact.is_empty() { find(&|name| is_cased(name, words)) } else { exact };
    // «три дамки против одной, пятнадцать ходов»: how many moves it is belongs to no name.
    let rest = uncounted(words);
    match rest {
        Some(rest) if cased.is_empty() => find(&|name| is_cased(name, &rest)),
        _ => cased,
    }
}

/// The words without a number and its noun; `None` if nothing is left, or none is there.
fn uncounted(words: &[String]) -> Option<Vec<String>> {
    let at = words.iter().rposition(|word| word.bytes().all(|byte| byte.is_ascii_digit()))?;
    let rest: Vec<String> = words[..at].iter().chain(words.iter().skip(at + 2)).cloned().collect();
    (rest.len() > 1).then_some(rest)
}

/// The topics whose names are like this, the likest first; none if none is.
pub(super) fn near(words: &[String]) -> Vec<&'static str> {
    let likeness = |topic: &Topic| topic.names.iter().map(|name| likeness(name, words)).max().unwrap_or(0);
    let mut found: Vec<(usize, &'static str)> = TOPICS.iter().map(|topic| (likeness(topic), topic.name)).collect();
    found.retain(|(likeness, _)| *likeness >= LIKE);
    // The sort is stable: what the program says comes first.
    found.sort_by_key(|(likeness, _)| std::cmp::Reverse(*likeness));
    found.into_iter().map(|(_, name)| name).take(NEAR).collect()
}

/// How like two phrases are, in percent: the letters of the words that both have, of all letters.
fn likeness(name: &[String], words: &[String]) -> usize {
    let letters = |words: &[String]| words.iter().map(|word| word.chars().count()).sum::<usize>();
    let is_shared =
        |word: &&String| is_telling(word) && words.iter().any(|other| is_same(word, other) || is_slip(word, other));
    let shared: usize = name.iter().filter(is_shared).map(|word| word.chars().count()).sum();
    200 * shared / (letters(name) + letters(words)).max(1)
}

/// Whether a word says what is meant: a short one does not, unless it is a number.
fn is_telling(word: &str) -> bool {
    word.chars().count() >= TELLING || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether one is the other with a slip of one letter, or two of a long word.
fn is_slip(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let shortest = one.len().min(other.len());
    let most = if shortest >= 8 { 2 } else { 1 };
    if shortest < 4 || one.len().abs_diff(other.len()) > most {
        return false;
    }
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (n, letter) in one.iter().enumerate() {
        let mut before = row[0];
        row[0] = n + 1;
        for (m, wanted) in other.iter().enumerate() {
            let changed = before + usize::from(letter != wanted);
            before = row[m + 1];
            row[m + 1] = changed.min(row[m] + 1).min(before + 1);
        }
    }
    row[other.len()] <= most
}
