//! `golos table`, `standings`, as other programs run them.

use std::fs;

use super::lines::{file, player};
use crate::program::{golos, said};

#[test]
fn tables_are_a_round_a_line() {
    for (args, text) in [
        (&["table", "berger", "4"][..], "1-4 2-3\n4-3 1-2\n2-4 3-1\n"),
        (&["table", "berger", "3"], "2-3\n1-2\n3-1\n"),
        (&["table", "berger", "4", "--double"], "1-4 2-3\n2-4 3-1\n4-3 1-2\n4-1 3-2\n3-4 2-1\n4-2 1-3\n"),
        (&["table", "varma", "9"], "3 4 8\n5 7 9\n1 6\n2\n"),
    ] {
        let output = golos(args, None);
        assert_eq!(
            (output.status.code(), said(&output.stdout)),
            (Some(0), text.to_owned()),
            "{}",
            said(&output.stderr)
        );
    }
    for args in [["table", "berger", "2"], ["table", "berger", "25"], ["table", "varma", "8"], ["table", "varma", "x"]]
    {
        assert_eq!(golos(&args, None).status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_round_is_a_board_a_line_and_a_check_says_what_differs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("five.trf").display().to_string();
    let mut lines = vec![
        player(1, 2400, &["3 w 1", ""]),
        player(2, 2300, &["4 b 1", ""]),
        player(3, 2200, &["1 b 0", ""]),
        player(4, 2100, &["2 w 0", "0000 - H"]),
        player(5, 2000, &["0000 - U", ""]),
    ];
    fs::write(&path, file(&lines)).expect("a file");
    for (args, text) in [
        (&["pair", &path, "--system", "dutch"][..], "1\t5\t1\n2\t2\t3\n"),
        (&["pair", &path, "--system", "dutch", "--round", "1"], "1\t1\t3\n2\t4\t2\n3\t5\t-\n"),
        (&["pair", &path, "--system", "dutch", "--round", "1", "--colour", "black"], "1\t3\t1\n2\t2\t4\n3\t5\t-\n"),
        (&["pair", &path, "--system", "current-buchholz", "--round", "1"], "1\t1\t4\n2\t3\t2\n3\t5\t-\n"),
        (&["pair", &path, "--system", "lot", "--round", "1"], "1\t1\t2\n2\t3\t4\n3\t5\t-\n"),
        (&["pair", &path, "--system", "renju-lot", "--round", "1"], "1\t2\t1\n2\t4\t3\n3\t5\t-\n"),
        (&["pair", &path, "--system", "dutch", "--check"], ""),
    ] {
        let output = golos(args, None);
        assert_eq!(
            (said(&output.stdout), output.status.code()),
            (text.to_owned(), Some(0)),
            "{args:?} {}",
            said(&output.stderr)
        );
    }
    lines[0] = player(1, 2400, &["2 w 1", ""]);
    lines[1] = player(2, 2300, &["1 b 0", ""]);
    lines[2] = player(3, 2200, &["4 b 0", ""]);
    lines[3] = player(4, 2100, &["3 w 1", "0000 - H"]);
    fs::write(&path, file(&lines)).expect("a file");
    let output = golos(&["pair", &path, "--system", "dutch", "--check"], None);
    let text = "1\tfile\t1\t2\n1\tfile\t4\t3\n1\tanew\t1\t3\n1\tanew\t4\t2\n";
    assert_eq!((said(&output.stdout), output.status.code()), (text.to_owned(), Some(1)));
    fs::write(&path, file(&[player(1, 0, &[]), player(2, 0, &[])])).expect("a file");
    for (args, wrong) in [
        (
            &["pair", &path, "--system", "dutch"][..],
            "the lot for the colour of the first board is not known; name it, white or black",
        ),
        (
            &["pair", &path, "--system", "dutch", "--round", "3"],
            "round 3 is not played; the table has 0, so the next is 1",
        ),
        (&["pair", &path, "--system", "luck"], "no system \"luck\"; there are dutch, lot, own-numbers, "),
    ] {
        let output = golos(args, None);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output.stderr).contains(wrong), "{}", said(&output.stderr));
    }
}

#[test]
fn the_order_of_the_lines_of_a_file_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("turned.trf").display().to_string();
    let text = fs::read_to_string("fixtures/events/autumn.trf").expect("the file");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.reverse();
    fs::write(&path, lines.join("\r")).expect("a file");
    let systems = [
        "dutch",
        "lot",
        "own-numbers",
        "truncated-solkoff",
        "current-buchholz",
        "median-solkoff",
        "renju-rating",
        "renju-lot",
    ];
    for system in systems {
        let print = |path: &str| {
            let output = golos(&["pair", path, "--system", system], None);
            assert_eq!(output.status.code(), Some(0), "{system}: {}", said(&output.stderr));
            said(&output.stdout)
        };
        assert_eq!(print(&path), print("fixtures/events/autumn.trf"), "{system}");
    }
    let print =
        |path: &str| said(&golos(&["standings", path, "--order", "points,solkoff-progressive,direct"], None).stdout);
    assert_eq!(print(&path), print("fixtures/events/autumn.trf"));
}

#[test]
fn standings_are_a_player_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("four.trf");
    let lines = [
        player(1, 2400, &["2 w 1", "3 b =", "4 w 1"]),
        player(2, 2300, &["1 b 0", "4 w =", "3 b 1"]),
        player(3, 2200, &["4 b 1", "1 w =", "2 w 0"]),
        player(4, 2100, &["3 w 0", "2 b =", "1 b 0"]),
    ];
    fs::write(&path, file(&lines)).expect("a file");
    let path = path.display().to_string();
    let output = golos(&["standings", &path, "--order", "points,sb,direct", "--edition", "russia-2022"], None);
    let text = "1\t1\t5/2\t11/4\t-\n2\t2\t3/2\t7/4\t1\n3\t3\t3/2\t7/4\t0\n4\t4\t1/2\t3/4\t-\n";
    assert_eq!((output.status.code(), said(&output.stdout)), (Some(0), text.to_owned()), "{}", said(&output.stderr));
    for (args, wrong) in [
        (&["standings", &path, "--left", "9:1"][..], "has no player 9; --left names a player of the file and a round"),
        (&["standings", &path, "--order", "luck"], "no criterion \"luck\"; there are points, direct, wins, sb, "),
        (&["standings", "nowhere.trf"], "cannot read nowhere.trf: "),
    ] {
        let output = golos(args, None);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output.stderr).contains(wrong), "{}", said(&output.stderr));
    }
}
