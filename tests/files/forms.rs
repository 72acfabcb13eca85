//! Forms that people write and the standards of files do not: they are read, told of, and the game goes on.

use std::io::Write;
use std::process::{Output, Stdio};

fn golos(args: &[&str], input: &str) -> Output {
    let mut child = crate::support::command()
        .args(["--lang", "en"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("golos runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("golos ends");
    let _ = writer.join();
    output
}

/// What `convert` makes of a text, and what it says of it.
fn convert(args: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = golos(&[&["convert", "-", "-"], args].concat(), input);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn ch_17_moves_in_the_forms_of_the_rules_do_not_cut_a_game() {
    for (game, moves, told) in [
        (
            "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *",
            "1. e4 e5 2. Nf3 Nc6 *",
            "Not in PGN notation: e2-e4. Read as e2e4. Such moves: 4.",
        ),
        (
            "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7++ 1-0",
            "4. Qxf7# 1-0",
            "Not in PGN notation: Qxf7++. Read as Qxf7+. Such moves: 1.",
        ),
        (
            "1. e4 a6 2. e5 d5 3. exd6ep a5 *",
            "3. exd6 a5 *",
            "Not in PGN notation: exd6ep. Read as exd6. Such moves: 1.",
        ),
        (
            "1. e4 a6 2. e5 d5 3.exd6e.p. a5 *",
            "3.exd6 a5 *",
            "Not in PGN notation: exd6e.p. Read as exd6. Such moves: 1.",
        ),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/6p1/4K2R b - - 0 1\"]\n\n1... gxh1Q 2. Kd2 *",
            "1... gxh1=Q+ 2. Kd2 *",
            "Not in PGN notation: gxh1Q. Read as gxh1=Q. Such moves: 1.",
        ),
    ] {
        let (code, written, said) = convert(&["--to", "pgn", "--rules", "chess"], game);
        assert!(written.contains(moves), "{game}: {written}\n{said}");
        assert!(said.contains(told), "{game}: {said}");
        assert_eq!(code, Some(1), "{game}");
    }
}

#[test]
fn a_quiet_move_with_the_sign_of_a_capture_does_not_cut_a_game() {
    let (code, written, said) =
        convert(&["--to", "pdn"], "[GameType \"20\"]\n1. 33-28 19-23 2. 28x19 14x23 3. 38x33 *");
    assert!(written.contains("3. 38-33 *"), "{written}\n{said}");
    assert!(said.contains("Line 2, column") && said.contains("nothing is captured: 38x33."), "{said}");
    assert_eq!(code, Some(1));
}

#[test]
fn r_8_1_giveaway_that_is_named_is_played_under_the_number_of_russian_draughts() {
    // White has nothing left: by the number he has lost, by the rules of giveaway won.
    let game = "[GameType \"25\"]\n[FEN \"B:Wc3:Bd4\"]\n1... d4:b2 1-0";
    let (code, _, said) = convert(&["--to", "pdn"], game);
    assert_eq!(code, Some(1), "{said}");
    let (code, written, said) = convert(&["--to", "pdn", "--rules", "giveaway"], game);
    assert!(written.contains("[Variant \"giveaway\"]"), "{written}");
    assert_eq!(code, Some(0), "{said}");
}
