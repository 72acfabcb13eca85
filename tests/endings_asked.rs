//! What tables of endings say of recorded games and at the arbiter's own terminal, and to nobody else.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use crate::program::{name, said};
use crate::support;

/// Three moves from the end: two kings that give one up.
const WON: &str = "W:WKd6,Kh2:BKa7";

/// Runs the program with its data in this folder, as its user has it.
fn golos(home: &Path, args: &[&str], input: &str) -> Output {
    use std::io::Write;
    let mut command = support::command();
    command.env("XDG_DATA_HOME", home).args(args).args(["--lang", "en"]);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("a reader");
    child.wait_with_output().expect("its end")
}

fn told(home: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = golos(home, args, "");
    (output.status.code(), said(&output.stdout) + &said(&output.stderr))
}

/// A folder with verified tables of three pieces.
fn with_tables() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    told(home.path(), &["endings", "make", "russian", "3"]);
    assert_eq!(told(home.path(), &["endings", "verify", "russian"]).0, Some(0));
    home
}

/// What is heard at a terminal with these ears in a game from the position.
fn played(home: &Path, ears: &str, lines: &str) -> String {
    let args = ["play", "--rules", "russian-2022", "--position", WON, "--control", "5+3s", "--ears", ears];
    let output = golos(home, &args, &format!("a: start\n{lines}leave\nyes\n"));
    said(&output.stdout)
}

/// The record of the game that was played last.
fn record(home: &Path) -> PathBuf {
    let games = fs::read_dir(home.join("golos/games")).expect("a folder").flatten().map(|file| file.path());
    games.filter(|path| path.extension().is_some_and(|ending| ending == "ron")).max().expect("a record")
}

const VERDICTS: [&str; 2] = ["White wins. Moves to the end", "the win stands"];

#[test]
fn the_arbiter_at_a_terminal_of_their_own_is_told_and_the_record_keeps_it() {
    let home = with_tables();
    let heard = played(home.path(), "arbiter", "ending\n");
    let answer = "White wins. Moves to the end: 3.\nArticle 6.1.8.6: the win stands. Moves needed: 3, left: 5.\n\
                  White: kings d6, h2. Black: king a7.\nWhite to move.\n";
    assert!(heard.contains(answer), "{heard}");
    let kept = fs::read_to_string(record(home.path())).expect("a record");
    for text in
        ["White: kings d6, h2. Black: king a7.", "White wins. Moves to the end: 3.", "Moves needed: 3, left: 5."]
    {
        let line = kept.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}: {kept}"));
        assert!(line.contains("Said((to:[Arbiter],"), "{line}");
    }
    assert!(!kept.contains("Ended("), "a person rules: {kept}");
    // Who asked stands in the record, also before a clock runs.
    let asked = kept.lines().filter(|line| line.contains("Asked(query:Ending)"));
    assert_eq!(asked.filter(|line| line.contains("by:Arbiter")).count(), 1, "{kept}");
}

#[test]
fn a_question_that_was_refused_stands_in_the_record_with_who_asked_and_why() {
    for (ears, lines, by, why, words) in [
        ("all", "ending\n", "Arbiter", "overheard", "This is for the arbiter only and is not read out"),
        ("players", "ending\n", "Arbiter", "overheard", "This is for the arbiter only and is not read out"),
        ("players", "w: ending\n", "White", "not_permitted", "For the arbiter only: this question."),
        // At a board of one terminal its only player speaks for all.
        ("white", "ending\n", "Arbiter", "overheard", "This is for the arbiter only and is not read out"),
        ("white", "w: ending\n", "White", "not_permitted", "For the arbiter only: this question."),
        ("arbiter", "b: ending\n", "Black", "not_permitted", "For the arbiter only: this question."),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let heard = played(home.path(), ears, lines);
        assert!(heard.contains(words), "{ears}: {heard}");
        let kept = fs::read_to_string(record(home.path())).expect("a record");
        let refused: Vec<&str> = kept.lines().filter(|line| line.contains("Refused(")).collect();
        let is_it = |line: &&str| line.contains(&format!("by:{by},")) && line.contains(why) && line.contains("ending");
        assert!(refused.len() == 1 && refused.iter().all(is_it), "{ears}: {refused:?}\n{heard}");
        assert!(!kept.contains("Asked(query:Ending)"), "{ears}: {kept}");
    }
}

#[test]
fn r_1_5_3_no_player_is_told_whoever_asks() {
    let home = with_tables();
    for ears in ["players", "white", "black", "all"] {
        let heard = played(home.path(), ears, "ending\na: ending\nw: ending\nb: ending\nh: ending\n");
        assert!(VERDICTS.iter().all(|verdict| !heard.contains(verdict)), "{ears}: {heard}");
        let kept = fs::read_to_string(record(home.path())).expect("a record");
        assert!(VERDICTS.iter().all(|verdict| !kept.contains(verdict)), "{ears}: {kept}");
    }
}

#[test]
fn a_page_of_a_game_does_not_tell_what_the_arbiter_asked() {
    let home = with_tables();
    played(home.path(), "arbiter", "ending\n");
    let game = record(home.path());
    for args in [vec!["page", name(&game)], vec!["convert", name(&game), "-"], vec!["replay", name(&game)]] {
        let output = golos(home.path(), &args, "next\nnext\nleave\n");
        let shown = said(&output.stdout);
        assert!(VERDICTS.iter().all(|verdict| !shown.contains(verdict)), "{args:?}: {shown}");
    }
}

#[test]
fn what_is_not_verified_says_so_in_every_sentence_and_is_no_ground_to_judge() {
    let home = tempfile::tempdir().expect("a folder");
    told(home.path(), &["endings", "make", "russian", "3"]);
    let heard = played(home.path(), "arbiter", "ending\n");
    assert!(heard.contains("White wins. Moves to the end: 3. These tables have not been verified."), "{heard}");
    assert!(heard.contains("left: 5. These tables have not been verified."), "{heard}");
    let judged = told(home.path(), &["endings", "judge", name(&record(home.path()))]);
    assert_eq!(judged, (Some(2), "golos: These tables have not been verified.\n".to_owned()));
}

#[test]
fn without_a_table_the_arbiter_hears_how_to_make_it() {
    let home = tempfile::tempdir().expect("a folder");
    let heard = played(home.path(), "arbiter", "ending\n");
    assert!(heard.contains("Table 02v01 has not been made. To make it: golos endings make russian 3."), "{heard}");
}

#[test]
fn a_record_is_judged_with_the_moves_counted_so_far() {
    let home = with_tables();
    let lines = "h2-g1\n\na7-b8\n\ng1-h2\n\n";
    played(home.path(), "arbiter", lines);
    let game = record(home.path());
    let judge = |options: &[&str]| told(home.path(), &[&["endings", "judge", name(&game)], options].concat());
    let stands = "Half-moves made: 0. Rule set: russian-2022.\nWhite: kings d6, h2. Black: king a7.\nWhite to move.\n\
                  White wins. Moves to the end: 3.\n\
                  Article 6.1.8.6: the win stands. Moves needed: 3, left: 5.\n";
    assert_eq!(judge(&["--at", "0"]), (Some(0), stands.to_owned()));
    assert_eq!(judge(&["--at", "0", "--claim", "6.1.8.6"]), (Some(0), stands.to_owned()));
    let (code, said) = judge(&[]);
    assert!(code == Some(0) && said.contains("Half-moves made: 3."), "{said}");
    // One whole move has been counted, and White's half of the next one.
    assert!(
        said.ends_with(
            "White wins. Moves to the end: 1.\n\
                            Article 6.1.8.6: the win stands. Moves needed: 2, left: 4.\n"
        ),
        "{said}"
    );
    // R-6.1.8.7 asks who wins, and for no count.
    let (code, said) = judge(&["--claim", "6.1.8.7"]);
    assert!(code == Some(0) && said.ends_with("White wins. Moves to the end: 1.\n"), "{said}");
    let (code, said) = judge(&["--claim", "9.9"]);
    assert!(code == Some(2) && said.contains("Those that do: article 6.1.8.3,"), "{said}");
    let (code, said) = judge(&["--at", "4"]);
    assert_eq!((code, said), (Some(2), "golos: There is no half-move 4; the record has 3.\n".to_owned()));
}

#[test]
fn a_game_of_a_file_is_judged() {
    let home = with_tables();
    let file = home.path().join("games.pdn");
    let pdn = "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n[GameType \"25,W,8,0,A1,0\"]\n[FEN \"W:WKd6,Kh2:BKa7\"]\n\n\
               1. h2-g1 a7-b8 *\n";
    fs::write(&file, pdn).expect("a file");
    let (code, said) = told(home.path(), &["endings", "judge", name(&file), "--at", "2"]);
    assert!(code == Some(0) && said.contains("Moves needed: 2, left: 4."), "{said}");
    let (code, said) = told(home.path(), &["endings", "judge", name(&home.path().join("none.pdn"))]);
    assert!(code == Some(2) && said.starts_with("golos: No such file"), "{said}");
}

#[test]
fn tables_of_chess_are_named_and_refused_if_they_are_none() {
    let home = tempfile::tempdir().expect("a folder");
    let none = "golos: No folder of Syzygy tables has been named. To name one: golos endings chess.\n";
    assert_eq!(told(home.path(), &["endings", "chess"]), (Some(2), none.to_owned()));
    let folder = home.path().join("syzygy");
    fs::create_dir(&folder).expect("a folder");
    assert_eq!(told(home.path(), &["endings", "chess", name(&folder)]).0, Some(2));
    for file in ["KQvK.rtbw", "KQvK.rtbz"] {
        fs::write(folder.join(file), [7; 80]).expect("a file");
    }
    let named = "Syzygy tables found: 2 files, for at most 3 pieces.\n";
    assert_eq!(told(home.path(), &["endings", "chess", name(&folder)]), (Some(0), named.to_owned()));
    let show = |fen: &str| told(home.path(), &["endings", "show", fen, "--rules", "chess-2020"]);
    let damaged = "golos: A Syzygy table cannot be read: KQvK.rtbw, not a Syzygy table.\n";
    assert_eq!(show("8/8/8/8/3k4/8/8/KQ6 b - - 0 1"), (Some(2), damaged.to_owned()));
    let missing = "golos: The Syzygy table KRvK.rtbw is missing.\n";
    assert_eq!(show("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), (Some(2), missing.to_owned()));
    let castling = "golos: A right to castle is left. The tables know no castling.\n";
    assert_eq!(show("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), (Some(2), castling.to_owned()));
}
