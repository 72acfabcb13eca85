//! Notes that are taken in a replay, and what else a replay of a file of games says.

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

use crate::program::{name, said};

/// Runs the program with settings in a folder of its own.
fn golos(home: &Path, args: &[&str], input: &str) -> Output {
    use std::io::Write as _;
    let mut command = crate::support::command();
    command.args(args).args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad"]);
    command.env("XDG_CONFIG_HOME", home).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("a reader");
    child.wait_with_output().expect("its end")
}

/// The same for tools, which have no view.
fn tool(home: &Path, args: &[&str]) -> String {
    let mut command = crate::support::command();
    let output = command.args(args).args(["--lang", "en"]).env("XDG_CONFIG_HOME", home).output().expect("the program");
    said(&output.stdout) + &said(&output.stderr)
}

const PGN: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n\n1.e4  e5 {[%csl Ge5][%cal Re2e4]}\n2.Nf3 *\n\n\
                   [White \"Clara\"]\n[Black \"David\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 *\n";

#[test]
fn notes_on_a_game_of_a_file_are_kept_and_written_where_that_is_wanted() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("games.pgn");
    fs::write(&file, PGN).expect("a file");
    let replayed = said(&golos(home.path(), &["replay", name(&file)], "next\nnext\nnote a fine reply\nquit\n").stdout);
    for part in ["Marked green: e5.", "Arrow from e2 to e4, red.", "Note added."] {
        assert!(replayed.contains(part), "{part}\n{replayed}");
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), PGN);
    // The game is known again in another file.
    let copy = home.path().join("copy.pgn");
    fs::write(&copy, PGN).expect("a file");
    let again = said(&golos(home.path(), &["replay", name(&copy)], "go 1 black\nquit\n").stdout);
    assert!(again.contains("Replay note: a fine reply"), "{again}");
    let other = said(&golos(home.path(), &["replay", name(&copy), "--game", "2"], "go 1 black\nquit\n").stdout);
    assert!(!other.contains("Replay note"), "{other}");
    let written =
        |options: &[&str]| tool(home.path(), &[&["convert", name(&copy), "-", "--to", "pgn"], options].concat());
    assert!(written(&[]).starts_with(PGN), "{}", written(&[]));
    // Nothing else differs.
    let noted = PGN.replace("[%cal Re2e4]}", "[%cal Re2e4]} {a fine reply}");
    assert!(written(&["--notes"]).starts_with(&noted), "{}", written(&["--notes"]));
    let page = tool(home.path(), &["page", name(&copy), "--notes"]);
    assert!(page.contains("a fine reply"), "{page}");
    let dossier = tool(home.path(), &["dossier", name(&copy), "--notes"]);
    assert!(dossier.contains("1... a fine reply"), "{dossier}");
    for task in ["page", "dossier"] {
        assert!(!tool(home.path(), &[task, name(&copy)]).contains("a fine reply"), "{task}");
    }
}

#[test]
fn a_replay_reads_standard_input_and_a_list_counts_moves() {
    let home = tempfile::tempdir().expect("a folder");
    let replayed = golos(home.path(), &["replay", "-", "--game", "2"], PGN);
    let text = said(&replayed.stdout);
    assert!(text.contains("White Clara, Black David. Half-moves: 5."), "{text}{}", said(&replayed.stderr));
    let file = home.path().join("games.pgn");
    fs::write(&file, PGN).expect("a file");
    let list = tool(home.path(), &["games", name(&file)]);
    assert!(list.contains("Anna – Boris, 2 moves") && list.contains("Clara – David, 3 moves"), "{list}");
}

#[test]
fn what_a_record_cannot_hold_is_told_and_what_stands_at_the_root_comes_back() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("null.pgn");
    fs::write(&file, "1. e4 e5 2. -- Nc6 3. Nf3 *\n").expect("a file");
    let record = home.path().join("null.ron");
    let told = tool(home.path(), &["convert", name(&file), name(&record)]);
    assert!(told.contains("Half-moves left out from there on: 3."), "{told}");
    let replayed = said(&golos(home.path(), &["replay", name(&file)], "quit\n").stdout);
    assert!(replayed.contains("Half-moves left out from there on: 3."), "{replayed}");
    let sgf = home.path().join("root.sgf");
    fs::write(&sgf, "(;GM[4]SZ[15]PB[A]C[all of it]LB[aa:A][hh:1];B[hh];W[ig])").expect("a file");
    let record = home.path().join("root.ron");
    tool(home.path(), &["convert", name(&sgf), name(&record)]);
    let again = tool(home.path(), &["convert", name(&record), "-", "--to", "sgf"]);
    assert!(again.contains("LB[aa:A][hh:1]C[all of it];B[hh];W[ig])"), "{again}");
}
