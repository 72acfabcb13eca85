//! What is in a file, or in its name, steers no terminal.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::resummed;
use golos::rules::plain;

/// An escape sequence, a title, a C1 control, an override of direction.
const EVIL: &str = "a\u{1b}[31mb\u{1b}]0;title\u{7}c\u{9b}2Jd\u{202e}e\u{2066}f";

fn golos(args: &[&str]) -> Output {
    crate::support::command().args(["--lang", "en"]).args(args).output().expect("golos runs")
}

#[track_caller]
fn assert_harmless(output: &Output, words: &str) {
    let all = [output.stdout.as_slice(), &output.stderr].concat();
    let text = String::from_utf8(all).expect("text");
    assert_eq!(plain(&text), text, "{text:?}");
    assert!(text.contains(words), "{words}: {text}");
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn what_stands_in_a_file_of_games_steers_no_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str, text: &str| file(folder.path(), name, text);
    let pdn = at("a.pdn", &format!("[White \"{EVIL}\"]\n[Black \"x\"]\n1. c3-d4 {{{EVIL}}} {EVIL} b6:a5 *"));
    let pgn = at("a.pgn", &format!("[White \"{EVIL}\"]\n\n1. e4 {{{EVIL}}} {EVIL} *"));
    let inside = EVIL.replace(']', "\\]");
    let sgf = at("a.sgf", &format!("(;GM[4]PB[{inside}];B[hh]C[{inside}];B[{inside}])"));
    for (path, form) in [(&pdn, "pdn"), (&pgn, "pgn"), (&sgf, "sgf")] {
        assert_harmless(&golos(&["check", path]), "Findings: ");
        assert_harmless(&golos(&["convert", path, "-", "--to", form]), "abc2Jdef");
        assert_harmless(&golos(&["convert", path, "-", "--to", "txt"]), "abc2Jdef");
    }
}

#[test]
fn a_forged_record_steers_no_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdn = file(folder.path(), "a.pdn", "[White \"NAME\"]\n1. c3-d4 {REMARK} b6-a5 1-0\n");
    let record = folder.path().join("a.ron").display().to_string();
    assert_eq!(golos(&["convert", &pdn, &record]).status.code(), Some(0));
    let sound = fs::read_to_string(&record).expect("a file");
    // Sums made anew over other words.
    let escaped: String =
        EVIL.chars().map(|c| if c == '\u{1b}' { "\\u{1b}".to_owned() } else { c.to_string() }).collect();
    let forged = resummed(&sound.replace("NAME", &escaped).replace("REMARK", &escaped).replace("PDN", &escaped));
    let forged = file(folder.path(), "forged.ron", &forged);
    assert_harmless(&golos(&["check", &forged]), "valid");
    for form in ["pdn", "txt"] {
        assert_harmless(&golos(&["convert", &forged, "-", "--to", form]), "abc2Jdef");
    }
    // A line that is no record says why, with what stands there.
    let broken = resummed(&sound.replacen("Started", &format!("Sta{EVIL}"), 1));
    let broken = file(folder.path(), "broken.ron", &broken);
    assert_harmless(&golos(&["check", &broken]), "cannot be read");
    let options = ["--view", "linear", "--voice", "none", "--no-pad", "replay"];
    assert_harmless(&golos(&[&options[..], &[&forged]].concat()), "abc2Jdef");
}

#[test]
fn names_of_files_and_errors_in_them_steer_no_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = file(folder.path(), &format!("x{EVIL}\nno finding.pdn"), "1. c3-d4 b6:a5 *");
    let output = golos(&["check", &named]);
    assert_harmless(&output, "abc2Jdef");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2, "a line each");
    assert_harmless(&golos(&["check", &format!("{named}-missing")]), "abc2Jdef");
    assert_harmless(&golos(&["convert", &named, &named]), "abc2Jdef");
    let script = file(folder.path(), "script.txt", &format!("+x{EVIL} start\n"));
    assert_harmless(&golos(&["rehearse", &script]), "");
    let rules = file(folder.path(), "rules.ron", &format!("(base: \"russian-2022\", {EVIL}: 1)"));
    assert_harmless(&golos(&["play", "--rules", &rules]), "");
}
