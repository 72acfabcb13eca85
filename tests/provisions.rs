//! The table of provisions of correspondence play: each is shown by a script in each edition, or it is said why not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::scripts::all_unmet;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/letters");
const EDITIONS: [&str; 4] = ["draughts-2022", "draughts-2013", "chess-post", "chess-email"];
/// The only reasons why a provision has no script, as the README of the folder explains them.
const REASONS: [&str; 5] = ["organiser", "duty", "regulation", "server", "position"];

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

fn scripts(edition: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(FOLDER).join(edition)).expect("the folder of an edition");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    files
}

/// The provisions that a comment names, as `#, P-CO18: what they demand`; `None` if it names none.
fn named(line: &str) -> Option<Vec<&str>> {
    let (names, _) = line.strip_prefix("# ")?.split_once(": ")?;
    let names: Vec<&str> = names.split(", ").collect();
    let is_provision = |name: &&str| ["R-", "DR-", "CH-", "P-CO"].iter().any(|sort| name.starts_with(sort));
    names.iter().all(is_provision).then_some(names)
}

/// The provisions of each edition, with the reason why one has no script.
fn table() -> BTreeMap<String, BTreeMap<String, Option<String>>> {
    let mut all: BTreeMap<String, BTreeMap<String, Option<String>>> = BTreeMap::new();
    let mut edition = String::new();
    for line in read(&Path::new(FOLDER).join("provisions.txt")).lines() {
        match (line.strip_prefix('[').and_then(|line| line.strip_suffix(']')), line.split_once(' ')) {
            _ if line.is_empty() || line.starts_with('#') => {}
            (Some(named), _) => edition = named.to_owned(),
            (None, parts) => {
                let (name, reason) = parts.map_or((line, None), |(name, reason)| (name, Some(reason.to_owned())));
                let before = all.entry(edition.clone()).or_default().insert(name.to_owned(), reason);
                assert!(before.is_none(), "{edition}: {name} stands twice");
            }
        }
    }
    all
}

#[test]
fn every_script_of_letters_meets_what_it_expects() {
    let files: Vec<PathBuf> = EDITIONS.iter().flat_map(|edition| scripts(edition)).collect();
    let told = all_unmet(&files, 2);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_provision_of_letters_has_a_script_in_each_edition_or_a_reason_to_have_none() {
    let table = table();
    let mut told = String::new();
    for edition in EDITIONS {
        let Some(provisions) = table.get(edition) else { panic!("{edition} has no provisions") };
        let mut shown = BTreeSet::new();
        for path in scripts(edition) {
            let (name, text) = (path.display().to_string(), read(&path));
            let mut open: Option<(String, bool)> = None;
            for line in text.lines() {
                match (named(line), &mut open) {
                    (Some(names), _) => {
                        if let Some((before, false)) = open.take() {
                            told.push_str(&format!("{name}: nothing is expected of {before}\n"));
                        }
                        shown.extend(names.iter().map(|&name| name.to_owned()));
                        open = Some((names.join(", "), false));
                    }
                    (None, Some((_, is_met))) if line.starts_with("=> ") => *is_met = true,
                    _ => {}
                }
            }
            if let Some((before, false)) = open {
                told.push_str(&format!("{name}: nothing is expected of {before}\n"));
            }
        }
        for (provision, reason) in provisions {
            match (shown.contains(provision), reason) {
                (true, None) => {}
                (true, Some(_)) => {
                    told.push_str(&format!("{edition}: {provision} is shown, and has a reason not to be\n"))
                }
                (false, Some(reason)) if REASONS.contains(&reason.as_str()) => {}
                (false, Some(reason)) => told.push_str(&format!("{edition}: {provision}: no such reason: {reason}\n")),
                (false, None) => told.push_str(&format!("{edition}: {provision} has no script\n")),
            }
        }
        for stranger in shown.iter().filter(|provision| !provisions.contains_key(*provision)) {
            told.push_str(&format!("{edition}: {stranger} is no provision of it\n"));
        }
        let without = provisions.values().flatten().count();
        println!("{edition}: provisions {}, shown {}, without a script {without}", provisions.len(), shown.len());
    }
    assert!(told.is_empty(), "{told}");
}
