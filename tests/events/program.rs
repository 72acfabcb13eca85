//! `golos table`, `standings`, as other programs run them.

use std::fs;

use super::{file, player};
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
