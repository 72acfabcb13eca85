//! `golos moves`, `perft` and `fouls` of chess and renju, as scripts run them.

use crate::program::{golos, said};

#[test]
fn moves_counts_and_fouls_are_listed_for_scripts() {
    for (args, text) in [
        (&["perft", "--rules", "chess", "--depth", "3"][..], "8902\n"),
        (&["perft", "--rules", "chess960", "--depth", "2", "--divide"], "a2-a3: 20\n"),
        (&["moves", "--rules", "renju"], "h8\n"),
        (&["moves", "--rules", "chess", "--letters", "ru"], "Кb1-a3\tb1\ta3\t\n"),
        (&["fouls", "--rules", "renju", "--position", "b:g8,h9,h10,j8 w:a1,c1,e1,g1"], "h8\tdouble-three\n"),
        (
            &["fouls", "--rules", "renju", "--letters", "a-o", "--position", "b:i9,i10,j8,h8 w:a1 turn:b"],
            "i8\tdouble-three\n",
        ),
    ] {
        let output = golos(args, None);
        assert!(output.status.success(), "{}", said(&output.stderr));
        assert!(said(&output.stdout).contains(text), "{args:?}: {}", said(&output.stdout));
    }
}

#[test]
fn a_position_that_cannot_be_read_is_answered_with_one_that_can() {
    for (rules, position, why, example) in [
        ("chess", "e4", "the side to move is w or b", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("renju", "b:h8,h8", "two stones on one point: h8", "b:h8,i9 w:h9, with turn:b or turn:w if need be"),
        ("russian", "W:Wa2", "a light square: a2", "W:Wa1,c3,Kd4:Bb8"),
    ] {
        let output = golos(&["moves", "--rules", rules, "--position", position], None);
        let refused = format!("golos: no position \"{position}\": {why}; write it as {example}\n");
        assert_eq!((output.status.code(), said(&output.stderr)), (Some(2), refused));
    }
    let output = golos(&["fouls", "--rules", "chess"], None);
    assert_eq!((output.status.code(), said(&output.stderr).contains("renju has")), (Some(2), true));
}
