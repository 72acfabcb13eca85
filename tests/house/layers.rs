//! Who may name whom: the table of rooms in `src/lib.rs`, and the few crates and parts of `std` that belong to one room.

use super::source::{Source, paths, sources};
use super::{clean, read};
use std::collections::BTreeMap;

/// The rooms on the map, and which rooms each may name; the one that may name all has no list.
fn map() -> BTreeMap<String, Option<Vec<String>>> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix("//! | [`")?.split(" | ").collect();
        let [room, _, may] = cells[..] else { return None };
        let may = if may.starts_with("all") { None } else { Some(quoted(may)) };
        Some((room.trim_end_matches("`]").to_owned(), may))
    };
    read("src/lib.rs").lines().filter_map(row).collect()
}

/// The rooms that the map calls pure.
fn pure() -> Vec<String> {
    let docs: Vec<String> = read("src/lib.rs").lines().map(|line| line.trim_start_matches("//!").to_owned()).collect();
    let docs = docs.join("\n");
    let (before, _) = docs.split_once(" are pure").expect("a sentence that says which rooms are pure");
    quoted(before.rsplit("\n\n").next().unwrap_or(before))
}

/// The words between backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What belongs to few rooms. The program around the rooms counts as the shell.
const RESERVED: [(&str, &[&str]); 17] = [
    ("ratatui", &["view::screen", "input", "shell"]),
    ("crossterm", &["view::screen", "input", "shell"]),
    ("gilrs", &["input"]),
    ("tts", &["speech::voices"]),
    ("fluent_bundle", &["wording"]),
    ("std::time", &["shell", "speech::voices"]),
    ("std::thread", &["shell", "speech::voices", "hall::ssh"]),
    ("std::fs", &["shell", "speech::voices"]),
    ("std::process", &["shell", "speech::voices"]),
    ("std::process::Command", &["speech::voices"]),
    (
        "std::net",
        &["speech::voices", "hall::ssh", "shell::hall::seat", "shell::hall::seats", "shell::nats", "shell::web"],
    ),
    ("russh", &["hall::ssh"]),
    ("tokio", &["hall::ssh", "shell::nats", "shell::web"]),
    ("async_nats", &["shell::nats"]),
    ("futures_util", &["shell::nats"]),
    ("hyper", &["shell::web"]),
    ("std::os::unix::net", &["speech::voices", "shell::hall::seat", "shell::hall::seats"]),
];

/// A span of time is a plain number. It tells nobody what time it is, so any room that is not pure may have one.
const SPAN: &str = "std::time::Duration";

/// So is an address, which opens nothing.
const ADDRESS: &str = "std::net::SocketAddr";

/// What a pure room could not repeat: the environment, and an order that changes from run to run.
fn is_impure(path: &str) -> bool {
    is_under(path, "std::env") || path.split("::").any(|part| ["HashMap", "HashSet"].contains(&part))
}

fn is_under(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The path from the crate on, if that is where it leads: `super::super::rules` from `clock::dial` is `rules`.
fn inside(source: &Source, path: &[&str]) -> Option<String> {
    let ups = path.iter().take_while(|part| **part == "super").count();
    match path.first() {
        Some(&"crate") => Some(path[1..].join("::")),
        Some(&"super") if ups >= source.module.len() => Some(path[ups..].join("::")),
        _ => None,
    }
}

/// Calls with each file, its module (the program counts as the shell), each line and each path named there.
fn each_name(mut found: impl FnMut(&Source, &str, usize, &[&str])) {
    for source in sources() {
        let module = if source.module.is_empty() { "shell".to_owned() } else { source.module.join("::") };
        for named in paths(&source.code()) {
            found(&source, &module, named.line, &named.path);
        }
    }
}

#[test]
fn every_room_is_on_the_map() {
    let map = map();
    let is_known = |source: &Source| source.module.first().is_none_or(|room| map.contains_key(room));
    let unknown = sources().into_iter().filter(|source| !is_known(source));
    clean(&unknown.map(|source| format!("{}: no room on the map", source.path.display())).collect::<Vec<_>>());
    assert!(pure().iter().all(|room| map.contains_key(room)), "pure, but no room: {:?}", pure());
}

#[test]
fn rooms_name_only_those_that_the_map_allows() {
    let (map, mut offences) = (map(), Vec::new());
    each_name(|source, module, line, path| {
        let room = module.split("::").next().unwrap_or(module);
        let (Some(Some(may)), Some(inside)) = (map.get(room), inside(source, path)) else { return };
        let other = inside.split("::").next().unwrap_or(&inside);
        if other != room && !may.iter().any(|may| may == other) {
            offences.push(format!("{}: `{room}` may not name `{inside}`", source.at(line)));
        }
    });
    clean(&offences);
}

#[test]
fn the_clock_knows_of_the_rules_only_the_side() {
    let mut offences = Vec::new();
    each_name(|source, module, line, path| {
        let inside = inside(source, path).filter(|inside| is_under(module, "clock") && is_under(inside, "rules"));
        if let Some(other) = inside.filter(|inside| !["rules::Side", "rules::BySide"].contains(&inside.as_str())) {
            offences.push(format!("{}: `clock` may not name `{other}`", source.at(line)));
        }
    });
    clean(&offences);
}

#[test]
fn time_threads_files_screens_and_engines_stay_in_their_rooms() {
    let (pure, mut offences) = (pure(), Vec::new());
    each_name(|source, module, line, path| {
        let is_pure = pure.iter().any(|room| is_under(module, room));
        let path = path.join("::");
        let path = path.strip_prefix("core::").map_or(path.clone(), |rest| format!("std::{rest}"));
        if (path == SPAN || path == ADDRESS) && !is_pure {
            return;
        }
        let abroad =
            |(name, rooms): &(&str, &[&str])| is_under(&path, name) && !rooms.iter().any(|room| is_under(module, room));
        if RESERVED.iter().any(abroad) || is_pure && is_impure(&path) {
            offences.push(format!("{}: `{module}` may not name `{path}`", source.at(line)));
        }
    });
    clean(&offences);
}
