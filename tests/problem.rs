//! Problems and studies, solved, checked and shown through the real program.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{golos, name, said};

fn told(args: &[&str]) -> (Option<i32>, String, String) {
    let output = golos(&[&["problem"], args, &["--lang", "en"]].concat(), None);
    (output.status.code(), said(&output.stdout), said(&output.stderr))
}

fn solved(args: &[&str]) -> (Option<i32>, Value) {
    let (code, out, err) = told(&[&["solve", "--json"], args].concat());
    (code, serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out} {err}")))
}

#[test]
fn first_moves_are_proved_and_refuted() {
    let (code, found) = solved(&["--rules", "international", "--position", "W:W13,42:B21,31"]);
    assert_eq!(code, Some(0));
    assert_eq!(found["winning_first_moves"], serde_json::json!(["13-9"]));
    assert_eq!(found["refuted"], serde_json::json!(["13-8", "42-37", "42-38"]));
    assert_eq!(found["open"], serde_json::json!([]));
    assert_eq!(found["solution"][0], "13-9");
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
}

#[test]
fn what_is_not_decided_stays_open() {
    let position = ["--rules", "international", "--position", "W:W31-35,38,40:B8,9,13,14,18,19,24"];
    let (code, found) = solved(&[&position[..], &["--nodes", "2000", "--pieces", "0"]].concat());
    assert_eq!(code, Some(1));
    assert!(found["open"].as_array().is_some_and(|open| !open.is_empty()), "{found}");
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes <= 2000), "{found}");
}

#[test]
fn a_draw_and_a_block_are_tasks_of_their_own() {
    let (_, draw) = solved(&["--position", "W:WKa1:BKh8,Kc1", "--task", "draw", "--pieces", "0"]);
    assert_eq!(draw["task"], "draw");
    let block = ["--position", "W:Wb4,d2,a1:Ba5", "--task", "block", "--pieces", "0"];
    let (_, blocked) = solved(&[&block[..], &["--men", "1", "--kings", "0"]].concat());
    assert!(
        blocked["winning_first_moves"].as_array().is_some_and(|moves| moves.contains(&"d2-c3".into())),
        "{blocked}"
    );
    let (_, other) = solved(&[&block[..], &["--men", "0", "--kings", "1"]].concat());
    assert_eq!(other["winning_first_moves"], serde_json::json!([]));
}

#[test]
fn mates_have_keys_and_other_tasks_are_refused() {
    let position = "3k4/8/3K4/8/8/8/8/Q7 w - - 0 1";
    let (code, found) = solved(&["--rules", "chess", "--task", "mate", "--moves", "1", "--position", position]);
    assert_eq!((code, &found["winning_first_moves"]), (Some(0), &serde_json::json!(["Qa8#", "Qh8#"])));
    for (wrong, why) in [
        (&["--rules", "chess", "--task", "mate"][..], "needs a number of moves"),
        (&["--rules", "chess", "--task", "win"], "does not belong to these rules"),
        (&["--rules", "chess", "--task", "mate", "--moves", "2.5"], "Only a helpmate has half a move"),
    ] {
        let (code, _, err) = told(&[&["solve", "--position", position], wrong].concat());
        assert_eq!(code, Some(2));
        assert!(err.contains(why), "{err}");
    }
    let (code, _, err) = told(&["solve", "--position", "W:Wc3:Bd6", "--task", "#2"]);
    assert!(code == Some(2) && err.contains("does not belong"), "{err}");
}

#[test]
fn a_search_is_kept_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = folder.path().join("search.bin");
    let position = ["solve", "--rules", "international", "--position", "W:W13,42:B21,31"];
    let kept = [&position[..], &["--state", name(&state)]].concat();
    told(&[&kept[..], &["--nodes", "1000"]].concat());
    assert!(state.exists());
    let (code, _, _) = told(&kept);
    assert_eq!(code, Some(0));
    fs::write(&state, b"something else").expect("a file");
    let (code, _, err) = told(&kept);
    assert!(code == Some(2) && err.contains("not a saved search"), "{err}");
}

#[test]
fn compositions_are_checked_and_shown() {
    let sample = Path::new("fixtures/problem/sample.pdn");
    let (code, out, err) = told(&["check", name(sample), "--number", "2"]);
    assert_eq!(code, Some(1), "{err}");
    let side = "Defect, article 11.2.6: full side solution at move 1: 6-1 fulfils the task as well as 14-10.";
    assert!(out.contains(side), "{out}");
    let (code, out, _) = told(&["check", name(sample), "--number", "1"]);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("every other move is refuted") && out.ends_with("Defects: 0.\n"), "{out}");
    let (code, _, err) = told(&["check", name(sample), "--number", "9"]);
    assert!(code == Some(2) && err.contains("no such composition"), "{err}");
    let (code, out, _) = told(&["show", name(sample), "--number", "1"]);
    assert_eq!(code, Some(0));
    let shown = "Task: win.\nSolution: 1. 13-9 31-36 2. 9-4.\nTry: 2. 42-38.\n";
    assert!(out.contains("Author: A. Composer.\n") && out.ends_with(shown), "{out}");
    let (_, page, _) = told(&["show", name(sample), "--number", "1", "--html"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg"), "{page}");
}

#[test]
fn a_contest_is_scored() {
    let (code, out, err) = told(&["contest", "fixtures/problem/contest.ron"]);
    assert_eq!(code, Some(0), "{err}");
    let table =
        "Place 1: X, points 7.5, minutes 48.\nPlace 2: Y, points 7.5, minutes 51.\nPlace 3: Z, points 0, minutes 60.\n";
    assert_eq!(out, table);
    let (code, _, err) = told(&["contest", "fixtures/problem/sample.pdn"]);
    assert!(code == Some(2) && !err.is_empty(), "{err}");
}
