//! The real program: `golos draw`, and a game from the opening that was drawn.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

/// The exit code, and all that was written.
fn golos(home: &Path, args: &[&str], typed: &str) -> (i32, String) {
    let mut command = crate::support::command();
    command.env_clear().env("HOME", home).current_dir(home);
    command.args(["--lang", "en", "--voice", "none", "--no-pad", "--dir", "games"]).args(args);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).ok();
    let output = child.wait_with_output().expect("it ends");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code().expect("a code"), String::from_utf8(text).expect("text"))
}

#[test]
fn an_opening_is_drawn_or_refused_with_its_reason() {
    let home = tempfile::tempdir().expect("a folder");
    let table = "OpeningTable(id: \"club\", title: \"Club\", variant: Russian, article: \"4\", rows: 1, columns: [\n\
                 (column: 1, kind: Moves, cells: [(1, Printed(\"cd4 dc5\"))]),\n])";
    fs::write(home.path().join("club.ron"), table).expect("a file");
    let old = table.replace("rows: 1,", "rows: 1, valid: (from: \"2013-09-10\", to: \"2014-12-31\"),");
    fs::write(home.path().join("old.ron"), old).expect("a file");
    fs::write(home.path().join("bad.ron"), table.replace("kind", "kinds")).expect("a file");
    for (args, code, said) in [
        (&["draw", "--cell", "VI-24"][..], 0, "placement\ta1-b4 a7-a5\n"),
        (&["draw", "--cell", "6-24"], 0, "cell\tVI-24\n"),
        (&["draw", "--moves", "d2c5 b6g5"], 0, "placement\td2-c5 b6-g5\n"),
        (&["draw", "--seed", "round 1"], 0, "cell\tXI-31\n"),
        (&["draw", "--seed", "round 1", "--rules", "brazilian"], 0, "cell\tXI-31\n"),
        (&["draw", "--table", "old.ron"], 0, "The table of openings was valid until 2014-12-31.\n"),
        (&["play", "--table", "old.ron", "--draw"], 0, "The table of openings was valid until 2014-12-31.\n"),
        (&["draw", "--table", "club.ron"], 0, "moves\tc3-d4 d6-c5\n"),
        (&["draw", "--table", "club.ron", "--exclude", "I-1"], 2, "There are no cells left to draw."),
        (&["draw", "--table", "bad.ron"], 2, "bad.ron, line 2, column"),
        (&["draw", "--table", "none"], 2, "russia-2013"),
        (&["draw", "--cell", "III-13"], 2, "c-d4 d-c5 g-h4 c-d6 h-g3 b-c7"),
        (&["draw", "--cell", "I-34"], 2, "Columns: 16. Rows: 33."),
        (&["draw", "--moves", "cd4 cd4"], 2, "Move 1 of the opening cannot be made: cd4."),
        (&["draw", "--seed", ""], 2, "1 to 100 characters"),
        (&["draw", "--rules", "international"], 2, "These rules do not use drawn openings."),
        (&["play", "--rules", "international", "--draw"], 2, "These rules do not use drawn openings."),
        (&["play", "--rules", "russian", "--cell", "VI-24"], 2, "These rules do not use drawn openings."),
        (&["play", "--cell", "VI-24", "--position", "W:Wc3:Bd6"], 2, "its own starting position"),
        (&["play", "--rules", "draughts64", "--cell", "XII-3"], 2, "d2-c5 b6-g5"),
    ] {
        let (exit, text) = golos(home.path(), args, "");
        assert_eq!((exit, text.contains(said)), (code, true), "{args:?}: {text}");
    }
    let drawn = || golos(home.path(), &["draw"], "").1;
    assert_ne!(drawn(), drawn(), "a seed of its own each time");
}

#[test]
fn a_game_from_a_drawn_opening_is_played_audited_and_replayed() {
    let home = tempfile::tempdir().expect("a folder");
    let spoken = "Drawn opening: column 1, row 3. 1: a3 to b4, b6 to a5. 2: b2 to a3, f6 to e5. 3: g3 to h4.";
    for (args, typed) in [
        (&["play", "--rules", "draughts64", "--cell", "I-3"][..], "start\ne7-f6\nquit\nyes\n"),
        (&["play", "--rules", "draughts64"], "a: start black\na: draw I-3\ne7-f6\nquit\nyes\n"),
    ] {
        let (exit, text) = golos(home.path(), args, typed);
        assert_eq!((exit, text.matches(spoken).count()), (0, 1), "{text}");
        assert!(text.contains("Start. Black to move.") && text.contains("e7 to f6"), "{text}");
        let file = fs::read_dir(home.path().join("games")).expect("a folder").next().expect("a file").expect("a file");
        let journal = file.path();
        let journal = journal.to_str().expect("a name");
        let (exit, text) = golos(home.path(), &["check", journal], "");
        assert_eq!((exit, text.contains("Half-moves: 1.")), (0, true), "{text}");
        let (_, text) = golos(home.path(), &["replay", journal], "go 3\nend\n");
        assert!(text.contains(spoken), "{text}");
        fs::remove_file(journal).expect("a file");
    }
}
