//! Every text that the program names exists, and every text that exists is named.

use super::clean;
use super::source::{Source, sources};
use golos::rules::Side;
use golos::rules::draughts::Geometry;
use golos::rules::renju::{Foul, Opening};
use golos::wording::keys;
use std::collections::BTreeSet;

/// Texts that wait for what they are about, each group with its reason. One that is used by now stands here wrongly.
const RESERVED: [(&str, &[&str]); 2] = [
    (
        "only the faults that a move itself shows are found; the others are for the arbiter to name",
        &["irr-wrong-count", "irr-announced-other", "irr-disturbing"],
    ),
    (
        "a player's word about an irregularity, and the board put right again",
        &["irr-claimed", "irr-restore", "irr-annulled", "piece-empty"],
    ),
];

/// Keys that are put together when they are wanted.
fn families() -> BTreeSet<String> {
    let boards = [Geometry::SQUARES_64, Geometry::SQUARES_100];
    let diagonals = boards.iter().flat_map(Geometry::diagonals);
    let diagonals = diagonals.map(|diagonal| format!("diagonal-{}", diagonal.key().replace('_', "-")));
    let sides = Side::BOTH.into_iter().flat_map(|side| ["", "-gen", "-dat"].map(|case| format!("side-{side}{case}")));
    let fouls = Foul::ALL.map(|foul| format!("foul-{}", foul.key()));
    let regulations = Opening::ALL.map(|opening| format!("regulation-{}", opening.key()));
    diagonals.chain(sides).chain(fouls).chain(regulations).collect()
}

/// The words in quotes in the code of the program that have the form of a key.
fn quoted(source: &Source) -> Vec<(usize, String)> {
    let words = source.code().into_iter().filter_map(|token| {
        let word = token.text.strip_prefix('"')?.strip_suffix('"')?;
        let plain =
            word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        (plain && word.starts_with(|c: char| c.is_ascii_lowercase()) && !word.ends_with('-'))
            .then(|| (token.line, word.to_owned()))
    });
    words.collect()
}

/// The first word of a key, by which its texts belong together.
fn head(key: &str) -> &str {
    key.split('-').next().unwrap_or(key)
}

#[test]
fn every_text_that_is_named_exists() {
    let texts: BTreeSet<&str> = keys().into_iter().collect();
    let heads: BTreeSet<&str> = texts.iter().map(|key| head(key)).collect();
    let mut missing: Vec<String> = families()
        .into_iter()
        .filter(|key| !texts.contains(key.as_str()))
        .map(|key| format!("no text {key}"))
        .collect();
    for source in sources() {
        let named = quoted(&source).into_iter().filter(|(_, word)| heads.contains(head(word)));
        let unknown = named.filter(|(_, word)| !texts.contains(word.as_str()));
        missing.extend(unknown.map(|(line, word)| format!("{}: no text {word}", source.at(line))));
    }
    clean(&missing);
}

#[test]
fn every_text_is_used_or_waits_for_a_reason() {
    let mut used = families();
    for source in sources() {
        used.extend(source.code().iter().map(|token| token.text.trim_matches('"').to_owned()));
    }
    let reserved: Vec<&str> = RESERVED.iter().flat_map(|(_, keys)| *keys).copied().collect();
    let mut offences: Vec<String> = Vec::new();
    for key in keys() {
        match (used.contains(key), reserved.contains(&key)) {
            (true, true) => offences.push(format!("{key} is used and need not wait")),
            (false, false) => offences.push(format!("{key} is used nowhere")),
            _ => {}
        }
    }
    let texts = keys();
    offences
        .extend(reserved.iter().filter(|key| !texts.contains(key)).map(|key| format!("{key} waits without a text")));
    clean(&offences);
}

#[test]
fn a_text_that_refuses_is_said_as_a_refusal() {
    let mut offences = Vec::new();
    for source in sources() {
        let code: Vec<_> = source.code().into_iter().collect();
        for five in code.windows(5) {
            let [name, _, call, bracket, key] = five else { continue };
            let is_new = (name.text, call.text, bracket.text) == ("Sentence", "new", "(");
            if is_new && key.text.starts_with("\"refuse-") {
                offences.push(format!("{}: {}", source.at(key.line), key.text));
            }
        }
    }
    clean(&offences);
}
