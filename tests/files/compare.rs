//! Two records of one game held against each other (R-5.4.3.2, CH-8.5).

use std::fs;
use std::process::Command;

/// What `golos compare` says of two files of these games, and its exit code.
fn compared(ending: &str, first: &str, second: &str, lang: &str) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(format!("{name}.{ending}"));
        fs::write(&path, text).expect("a file");
        path
    };
    let (first, second) = (file("first", first), file("second", second));
    let output = Command::new(env!("CARGO_BIN_EXE_golos"))
        .args(["compare", "--lang", lang])
        .args([first, second])
        .output()
        .expect("an output");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

const GAME: &str = "[GameType \"25\"]\n1. c3-b4 f6-g5 2. b2-c3 d6-e5 3. c1-b2 c7-d6 2-0\n";

#[test]
fn r_5_4_3_2_two_records_part_where_their_moves_differ_and_meet_again_or_not() {
    let cases = [
        (GAME.to_owned(), "Both have the same moves: 6, and the same result.\n", 0),
        (
            GAME.replace("b2-c3", "d2-c3").replace("c1-b2", "e1-d2"),
            "They part at move 2 of White: b2-c3 in the first, d2-c3 in the second.\nThey do not meet again.\n",
            1,
        ),
        // The moves were written in another order.
        (
            "[GameType \"25\"]\n1. c3-b4 d6-e5 2. b2-c3 f6-g5 3. c1-b2 c7-d6 2-0\n".to_owned(),
            "They part at move 1 of Black: f6-g5 in the first, d6-e5 in the second.\nThe same position again after \
             half-move 4 of the first and 4 of the second.\n",
            1,
        ),
        (GAME.replace(" 3. c1-b2 c7-d6", ""), "The second ends; the first goes on with c1-b2, half-moves: 2.\n", 1),
        (
            GAME.replace("\n1.", "\n[FEN \"W:Wc3,b2,c1:Bf6,d6,c7\"]\n1."),
            "Not two records of one game: the positions at the start differ.\n",
            1,
        ),
    ];
    for (second, told, code) in cases {
        assert_eq!(compared("pdn", GAME, &second, "en"), (told.to_owned(), Some(code)), "{second}");
    }
    let (told, code) = compared("pdn", GAME, &GAME.replace("2-0", "1-1"), "en");
    assert!(told.starts_with("The results differ. First: ") && code == Some(1), "{told}");
}

#[test]
fn ch_8_5_a_chess_game_is_compared_in_the_language_of_the_arbiter() {
    let first = "1. e4 e5 2. Nf3 Nc6 *\n";
    let (told, _) = compared("pgn", first, "1. e4 e5 2. Nf3 Nf6 *\n", "ru");
    assert_eq!(told, "Расходятся на ходе 2 чёрных: Nb8-c6 в первой, Ng8-f6 во второй.\nБольше они не сходятся.\n");
    assert_eq!(compared("pgn", first, "no game", "uk").1, Some(2));
}
