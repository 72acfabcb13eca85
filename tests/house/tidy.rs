//! What must not be left lying about in the tree.

use super::{clean, files, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is at the top of the tree.
const TOP: [&str; 20] = [
    ".ci",
    ".gitattributes",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "Makefile",
    "README.md",
    "benches",
    "clippy.toml",
    "docs",
    "examples",
    "fixtures",
    "fuzz",
    "profiles",
    "rustfmt.toml",
    "src",
    "tests",
];

/// The addresses of pages for those who look on.
const PAGES: [&str; 5] = ["board", "en", "live", "ru", "uk"];

/// The first part of the absolute paths that every machine has, and of the one that none has.
const EVERYWHERE: [&str; 12] =
    ["bin", "dev", "devices", "etc", "fixtures", "nonexistent", "proc", "run", "sys", "tmp", "usr", "var"];

/// The files that git knows; none where there is no git, or no repository of ours (an unpacked archive).
fn tracked() -> Vec<PathBuf> {
    let listed = Command::new("git").args(["ls-files", "-z"]).output().ok().filter(|output| output.status.success());
    let listed = listed.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    listed.split_terminator('\0').map(PathBuf::from).collect()
}

#[test]
fn nothing_is_left_half_done() {
    let mut offences = Vec::new();
    for path in files("src", "rs") {
        for (line, text) in read(&path).lines().enumerate() {
            if let Some(mark) = ["TODO", "FIXME", "unimplemented!", "todo!", "dbg!"].iter().find(|m| text.contains(**m))
            {
                offences.push(format!("{}:{}: {mark}", path.display(), line + 1));
            }
        }
    }
    clean(&offences);
}

#[test]
fn modules_are_named_for_what_they_know() {
    let empty = ["core", "util", "utils", "helper", "helpers", "common", "misc"];
    let is_empty = |path: &&PathBuf| path.with_extension("").iter().any(|part| empty.iter().any(|name| part == *name));
    let sources = files("src", "rs");
    clean(&sources.iter().filter(is_empty).map(|path| path.display().to_string()).collect::<Vec<_>>());
}

/// A path that only one machine has, in the text: absolute, and under a folder that is not on every machine.
fn machine_path(text: &str) -> Option<&str> {
    let ends = |c: char| c.is_whitespace() || "\"'`()<>=,".contains(c);
    text.split(ends).find(|piece| {
        let mut parts = piece.split('/');
        parts.next() == Some("")
            && parts.next().is_some_and(|first| {
                !first.is_empty()
                    && first.chars().all(char::is_alphabetic)
                    && !EVERYWHERE.contains(&first)
                    && !PAGES.contains(&first)
            })
            && parts.next().is_some()
    })
}

#[test]
fn no_path_of_one_machine_is_written_down() {
    let mut offences = Vec::new();
    for path in tracked().into_iter().filter(|path| !path.starts_with("tests/house") && !path.ends_with("LICENSE")) {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        offences.extend(machine_path(&text).map(|found| format!("{}: {found}", path.display())));
    }
    clean(&offences);
    for (text, found) in [
        ("see `/home/me/x`", Some("/home/me/x")),
        ("#!/usr/bin/env", None),
        ("and/or", None),
        ("/// a", None),
        ("/target", None),
        ("\"/tmp/a\"", None),
    ] {
        assert_eq!(machine_path(text), found, "{text}");
    }
}

/// The names under every table of the manifest whose title ends so, as the code writes them.
fn dependencies(manifest: &Path, title: &str) -> BTreeSet<String> {
    let manifest = read(manifest);
    let mut inside = false;
    let mut names = BTreeSet::new();
    for line in manifest.lines() {
        if let Some(table) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            inside =
                table == title || table.ends_with(&format!("'.{title}")) || table.ends_with(&format!("\".{title}"));
        } else if let Some((name, _)) = line.split_once('=').filter(|_| inside && !line.starts_with([' ', '#'])) {
            names.insert(name.trim().trim_end_matches(".workspace").replace('-', "_"));
        }
    }
    names
}

/// Every word of the Rust files in the folders.
fn words(folders: &[&str]) -> BTreeSet<String> {
    let texts = folders.iter().flat_map(|folder| files(folder, "rs")).map(read);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    texts.flat_map(|text| text.split(|c| !is_part(c)).map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for manifest in files("src", "toml").into_iter().filter(|path| path.ends_with("Cargo.toml")) {
        let folder = manifest.parent().and_then(Path::to_str).expect("a folder");
        let words = words(&[folder]);
        for title in ["dependencies", "dev-dependencies"] {
            let names = dependencies(&manifest, title);
            let names = names.difference(&words);
            unused.extend(names.map(|name| format!("{}: [{title}] `{name}` is not used", manifest.display())));
        }
    }
    let words = words(&["src", "tests", "benches", "examples"]);
    for title in ["dependencies", "dev-dependencies"] {
        let names = dependencies(Path::new("Cargo.toml"), title);
        unused.extend(names.difference(&words).map(|name| format!("[{title}] `{name}` is not used")));
    }
    clean(&unused);
}

#[test]
fn the_top_of_the_tree_is_short() {
    let tracked = tracked();
    let top: BTreeSet<_> = tracked.iter().filter_map(|path| path.iter().next()?.to_str()).collect();
    clean(
        &top.into_iter()
            .filter(|name| !TOP.contains(name))
            .map(|name| format!("{name}: what is it?"))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn only_one_module_starts_the_program() {
    let naming = |path: &PathBuf| read(path).contains(concat!("CARGO_BIN", "_EXE"));
    let naming: Vec<PathBuf> = files("tests", "rs").into_iter().filter(naming).collect();
    assert_eq!(naming, [Path::new("tests/support/mod.rs")], "a test starts golos by `support::command`");
}
