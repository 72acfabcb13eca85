//! A file that became a record and a file again says what it said, and nothing else.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::resummed;

fn golos(args: &[&str]) -> Output {
    crate::support::command().args(["--lang", "en"]).args(args).output().expect("golos runs")
}

/// The text behind `name`, written to a record and back.
fn there_and_back(folder: &Path, name: &str, text: &str) -> String {
    let at = |name: &str| folder.join(name).display().to_string();
    fs::write(at(name), text).expect("a file");
    let (record, again) = (at("game.ron"), at(&format!("again-{name}")));
    for (from, to) in [(at(name), &record), (record.clone(), &again)] {
        let output = golos(&["convert", "--force", &from, to]);
        assert_eq!(output.status.code(), Some(0), "{from}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(golos(&["check", to]).status.code(), Some(0), "{to}");
    }
    fs::read_to_string(again).expect("a file")
}

#[test]
fn a_game_of_draughts_keeps_what_is_said_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for text in [
        "[Event \"Cup \\\"A\\\"\"]\n[Site \"Kyiv\"]\n[Date \"1996.??.??\"]\n[Round \"3.1\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n\
         [Result \"1-0\"]\n[GameType \"25,W,8,8,A0,0\"]\n[Annotator \"C\"]\n[WhiteTime \"0:12:31\"]\n\n\
         {before} 1. c3-d4! $3 {[%clk 0:59:58]} {a good move} (1. c3-b4 {or} 1... f6-e5)\n1... f6-g5? 2. d4-e5 d6xf4 3. g3xe5 1-0\n",
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n",
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 *\n",
    ] {
        assert_eq!(there_and_back(folder.path(), "game.pdn", text), text);
    }
}

#[test]
fn a_game_of_chess_keeps_its_tags_and_invents_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "[Event \"Cup\"]\n[Site \"Lviv\"]\n[Date \"????.??.??\"]\n[Round \"2\"]\n[White \"?\"]\n[Black \"Bo\"]\n\
                [Result \"0-1\"]\n[Opening \"none\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(there_and_back(folder.path(), "game.pgn", text), text);
    // A name that is not known has a sign in PGN; so has a game that says it is a normal one.
    let nameless = "[White \"\"]\n[Variant \"normal\"]\n\n1. e4 *\n";
    let written = there_and_back(folder.path(), "nameless.pgn", nameless);
    assert!(written.contains("[White \"?\"]\n[Black \"?\"]"), "{written}");
}

#[test]
fn a_game_of_chess_keeps_what_is_said_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n";
    for (tags, moves) in [
        (
            "[Result \"1-0\"]\n[Annotator \"C\"]\n",
            "{before} {the first move} 1. e4 $1 $14 {[%clk 0:59:58] a good move} {and more}\n\
             (1. d4 {or} 1... d5 (1... Nf6)) (1. c4) 1... e5 $2 2. Nf3 {(=)} 1-0\n",
        ),
        // A position, Black to move, and the castling of Chess960.
        (
            "[Result \"*\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
             [FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 b Qq - 0 9\"]\n",
            "9... O-O-O $3 {there} (9... a6 10. O-O-O {here}) 10. a3 {last} *\n",
        ),
    ] {
        let text = format!("{roster}{tags}\n{moves}");
        assert_eq!(there_and_back(folder.path(), "game.pgn", &text), text);
    }
    // Without tags, in draughts too.
    for (name, text, kept) in [
        ("game.pgn", "{first} 1. e4 {second} *\n", "{first} 1. e4 {second} *\n"),
        ("game.pdn", "{first} 1. c3-d4 {second} *\n", "{first} 1. c3-d4 {second} *\n"),
    ] {
        let written = there_and_back(folder.path(), name, text);
        assert!(written.ends_with(kept), "{written}");
    }
}

#[test]
fn a_replay_says_that_a_move_does_not_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::write(at("game.pdn"), "1. c3-d4 b6-a5 2. d4-c5 1-0").expect("a file");
    assert_eq!(golos(&["convert", &at("game.pdn"), &at("game.ron")]).status.code(), Some(0));
    let sound = fs::read_to_string(at("game.ron")).expect("a file");
    let forged = resummed(&sound.replace("d4-c5", "d4-h8"));
    assert_ne!(forged, sound);
    fs::write(at("forged.ron"), forged).expect("a file");
    let options = ["--view", "linear", "--voice", "none", "--no-pad", "replay"];
    for (name, code) in [("game.ron", 0), ("forged.ron", 1)] {
        let output = golos(&[&options[..], &[&at(name)]].concat());
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(code), "{name}: {said}");
        assert_eq!(said.contains("Illegal move in line"), code == 1, "{name}: {said}");
    }
}
