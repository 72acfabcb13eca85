//! The options that the documents name: the program has them, and each command those that stand behind it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Options of other programs that are named without one.
const OTHERS: [&str; 2] = ["--features", "--replicas"];

/// The options of each command, by its words; none: those of the program itself.
fn commands() -> BTreeMap<Vec<String>, BTreeSet<String>> {
    let (mut found, mut open) = (BTreeMap::new(), vec![Vec::<String>::new()]);
    while let Some(path) = open.pop() {
        let output =
            crate::support::command().args(["--lang", "en"]).args(&path).arg("--help").output().expect("a help");
        let help = String::from_utf8_lossy(&output.stdout).into_owned();
        let listed = help.split_once("Commands:\n").and_then(|(_, rest)| rest.split("\n\n").next()).unwrap_or_default();
        let names = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next());
        open.extend(names.filter(|name| *name != "help").map(|name| [&path[..], &[name.to_owned()]].concat()));
        let own = help.lines().filter(|line| line.trim_start().starts_with('-')).flat_map(options).collect();
        found.insert(path, own);
    }
    found
}

/// The long options in a line of help or of a shell.
fn options(line: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let name = |word: &str| word.split(|c| !is_part(c)).next().unwrap_or_default().to_owned();
    line.split_whitespace().filter(|word| word.starts_with("--")).map(name).filter(|name| name.len() > 2).collect()
}

/// The documents that people read.
fn documents() -> Vec<PathBuf> {
    let (mut found, mut open) = (vec![PathBuf::from("README.md")], vec![PathBuf::from("docs")]);
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
            match path.extension().and_then(|ending| ending.to_str()) {
                Some("md") => found.push(path),
                None => open.push(path),
                Some(_) => {}
            }
        }
    }
    found
}

/// What stands between backticks, and the lines for a shell.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a document");
    let part = |(index, part): (usize, &str)| match index % 2 {
        0 => part.split('`').skip(1).step_by(2).map(|code| code.replace('\n', " ")).collect::<Vec<_>>(),
        _ => part.lines().map(str::to_owned).collect(),
    };
    text.split("```").enumerate().flat_map(part).collect()
}

#[test]
fn every_option_that_a_document_names_exists_at_the_command_that_it_stands_behind() {
    let commands = commands();
    let all: BTreeSet<&String> = commands.values().flatten().collect();
    let (mut count, mut wrong) = (0, Vec::new());
    for path in documents() {
        for line in code(&path) {
            let line = line.split(" # ").next().unwrap_or_default();
            let behind =
                if line.starts_with("golos ") { Some(line) } else { line.find(" golos ").map(|at| &line[at..]) };
            let named = behind.map(|behind| {
                let words: Vec<String> = behind.split_whitespace().skip(1).map(str::to_owned).collect();
                let known = (0..=words.len()).rev().find_map(|end| commands.get(&words[..end]));
                (behind, known.expect("the program itself"))
            });
            match named {
                Some((behind, own)) => {
                    let named = options(behind);
                    count += named.len();
                    wrong.extend(
                        named.iter().filter(|it| !own.contains(*it)).map(|it| format!("{path:?}: {it}: {line}")),
                    );
                }
                None if line.starts_with("--") => {
                    let unknown = |it: &&String| !all.contains(it) && !OTHERS.contains(&it.as_str());
                    wrong.extend(options(line).iter().filter(unknown).map(|it| format!("{path:?}: {it}")));
                }
                None => {}
            }
        }
    }
    assert!(count > 40, "{count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
