//! What must not lie about in the tree.

use super::source::{Source, sources, words};
use super::{clean, files, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file that is longer than this is two things.
const LONGEST: usize = 600;

/// Files that may be longer, and why.
const LONGER: [(&str, &str); 1] = [("src/journal/v1.rs", "a schema on disk is frozen, and read, as one")];

/// What stands at the top of the tree.
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
fn no_file_is_too_long_for_one_head() {
    let lines = |path: &Path| read(path).lines().count();
    let long = files("src", "rs").into_iter().filter(|path| lines(path) > LONGEST);
    let long = long.filter(|path| !LONGER.iter().any(|(longer, _)| Path::new(longer) == path));
    clean(
        &long.map(|path| format!("{}: {} lines, at most {LONGEST}", path.display(), lines(&path))).collect::<Vec<_>>(),
    );
}

#[test]
fn the_program_never_unwraps() {
    let mut offences = Vec::new();
    for source in sources() {
        for found in source.code().windows(3) {
            if let [".", method @ ("unwrap" | "expect"), "("] = [found[0].text, found[1].text, found[2].text] {
                offences.push(format!("{}: `{method}`", source.at(found[1].line)));
            }
        }
    }
    clean(&offences);
}

#[test]
fn modules_are_named_for_what_they_know() {
    let empty = ["core", "util", "utils", "helper", "helpers", "common", "misc"];
    let vague = |source: &Source| source.module.iter().any(|name| empty.contains(&name.as_str()));
    let vague = sources().into_iter().filter(vague);
    clean(&vague.map(|source| source.path.display().to_string()).collect::<Vec<_>>());
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

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for manifest in files("src", "toml").into_iter().filter(|path| path.ends_with("Cargo.toml")) {
        let folder = manifest.parent().and_then(Path::to_str).expect("a folder");
        let words = BTreeSet::from_iter(words(&[folder]));
        for title in ["dependencies", "dev-dependencies"] {
            let names = dependencies(&manifest, title);
            let names = names.difference(&words);
            unused.extend(names.map(|name| format!("{}: [{title}] `{name}` is not used", manifest.display())));
        }
    }
    let words = BTreeSet::from_iter(words(&["src", "tests", "benches"]));
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
