//! Names of types are words of the field, as an arbiter or a Rust programmer would say them.

use super::{clean, files, read};

/// Words that nobody outside this project understood, with what to write for them (`CONTRIBUTING.md`).
const REJECTED: [(&str, &str); 12] = [
    ("Afar", "Remote"),
    ("Berth", "ServerSession"),
    ("Docket", "PendingRulings"),
    ("Errand", "DelegatedPrompt"),
    ("Herald", "Announcer"),
    ("Knock", "SshSession"),
    ("Porter", "Authenticator"),
    ("Proceedings", "GameSession"),
    ("Teller", "EventSender"),
    ("Tidings", "Update"),
    ("Tongue", "Presenter"),
    ("Utterance", "Announcement"),
];

/// The parts of a name in camel case.
fn parts(name: &str) -> Vec<&str> {
    let starts: Vec<usize> = name.char_indices().filter(|(_, c)| c.is_uppercase()).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([name.len()]);
    starts.iter().zip(ends).map(|(start, end)| &name[*start..end]).collect()
}

/// What to write for a type of this name; `None` if nothing is wrong with it.
fn rejected(name: &str) -> Option<(&'static str, &'static str)> {
    let is_rejected = |part: &str, word: &str| part == word || part.strip_suffix('s') == Some(word);
    REJECTED.into_iter().find(|(word, _)| parts(name).iter().any(|part| is_rejected(part, word)))
}

#[test]
fn types_are_named_by_words_of_the_field() {
    let mut offences = Vec::new();
    for path in files("src", "rs") {
        for (number, line) in read(&path).lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let is_name = |word: &&str| word.starts_with(|c: char| c.is_ascii_uppercase());
            for name in code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(is_name) {
                if let Some((word, better)) = rejected(name) {
                    offences.push(format!("{}:{}: `{name}`: for {word} write {better}", path.display(), number + 1));
                }
            }
        }
    }
    clean(&offences);
}

#[test]
fn a_word_is_rejected_in_a_longer_name_but_not_as_part_of_another_word() {
    assert!(rejected("HeraldOfWhite").is_some() && rejected("TonguesSpoken").is_some());
    assert!(rejected("Heralding").is_none() && rejected("Reporter").is_none());
}
