//! The table of scenarios: each provision about the conduct of a game is shown by one, or it is said why not.

use crate::scripts::all_unmet;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scenarios");
const DOCUMENTS: &str = "profiles/documents";
/// The only reasons why a provision has no scenario, as the README of the folder explains them.
const REASONS: [&str; 8] = ["definition", "reference", "equipment", "hand", "ethics", "event", "remote", "later"];
/// So many scenarios are played at once.
const AT_ONCE: usize = 4;

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

/// The files of a folder with this ending, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

fn scenarios() -> Vec<PathBuf> {
    files(FOLDER, "txt").into_iter().filter(|path| stem(path) != "without").collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

/// As the texts of the laws call an article: `u-v-13-12`.
fn key(article: &str) -> String {
    article.to_lowercase().replace('.', "-")
}

/// Every article that is told, by its name in the texts.
fn articles() -> BTreeSet<String> {
    let documents = fs::read_dir(DOCUMENTS).expect("the documents").flatten().map(|entry| entry.path());
    let text: String = documents.filter(|path| path.is_dir()).map(|path| read(&path.join("en.ftl"))).collect();
    text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect()
}

/// The provisions that a scenario names in its first line, as they are written there.
fn shown(path: &Path) -> Vec<String> {
    let text = read(path);
    let first = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    first.split(", ").map(str::to_owned).collect()
}

/// The provisions without a scenario, by their names in the texts, with their reasons.
fn without() -> BTreeMap<String, String> {
    let text = read(&Path::new(FOLDER).join("without.txt"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let listed: Vec<(String, String)> = lines
        .map(|line| line.split_once(' ').expect("a provision and its reason"))
        .map(|(article, reason)| (key(article), reason.to_owned()))
        .collect();
    let by_name: BTreeMap<String, String> = listed.iter().cloned().collect();
    assert_eq!(by_name.len(), listed.len(), "a provision stands twice in without.txt");
    by_name
}

#[test]
fn every_scenario_meets_what_it_expects() {
    let files = scenarios();
    let told = all_unmet(&files, AT_ONCE);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_scenario_names_its_provisions_says_what_they_demand_and_expects_what_is_heard_and_what_is_so() {
    const STATE: [&str; 5] = ["clock ", "runs ", "pending ", "result ", "board "];
    let articles = articles();
    let mut told = String::new();
    for path in scenarios() {
        let (name, text, shown) = (stem(&path), read(&path), shown(&path));
        let mut tell = |what: &str| told.push_str(&format!("{name}: {what}\n"));
        for article in shown.iter().filter(|article| !articles.contains(&key(article))) {
            tell(&format!("no such article: {article}"));
        }
        if !name.starts_with(&format!("{}-", shown[0].to_lowercase())) {
            tell("its name begins with its main provision");
        }
        let demand = text.lines().nth(1).unwrap_or_default();
        if !demand.starts_with("# ") || !demand.ends_with('.') {
            tell("its second line says what the article demands, in a whole sentence");
        }
        let wishes: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("=> ")).collect();
        if !wishes.iter().any(|wish| wish.contains(" hears ")) {
            tell("nothing is expected to be heard");
        }
        if !wishes.iter().any(|wish| STATE.iter().any(|state| wish.starts_with(state))) {
            tell("neither clock nor result, board or pending matter is expected");
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_provision_has_a_scenario_or_a_reason_to_have_none_and_never_both() {
    let (articles, without) = (articles(), without());
    let shown: BTreeSet<String> =
        scenarios().iter().flat_map(|path| shown(path)).map(|article| key(&article)).collect();
    let mut told = String::new();
    for article in &articles {
        match (shown.contains(article), without.get(article)) {
            (true, None) => {}
            (true, Some(_)) => told.push_str(&format!("{article}: shown, and listed as not shown\n")),
            (false, Some(reason)) if REASONS.contains(&reason.as_str()) => {}
            (false, Some(reason)) => told.push_str(&format!("{article}: no such reason: {reason}\n")),
            (false, None) => told.push_str(&format!("{article}: neither shown nor listed in without.txt\n")),
        }
    }
    for stranger in without.keys().filter(|article| !articles.contains(*article)) {
        told.push_str(&format!("{stranger}: listed, and no article\n"));
    }
    let count = |wished: &str| without.values().filter(|reason| *reason == wished).count();
    let counts: Vec<String> = REASONS.iter().map(|reason| format!("{reason} {}", count(reason))).collect();
    println!("provisions {}, shown {}, without a scenario: {}", articles.len(), shown.len(), counts.join(", "));
    assert!(told.is_empty(), "{told}");
}
