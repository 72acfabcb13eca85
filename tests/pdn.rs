//! `golos convert` and `golos check`, as a person runs them.

use crate::program::{convert, golos, name, said};
use std::fs;
use std::path::PathBuf;

/// Where a fixture is.
fn path(name: &str) -> PathBuf {
    PathBuf::from("fixtures/pdn").join(name)
}

#[test]
fn a_check_counts_games_moves_and_findings() {
    let oddities = path("oddities.pdn");
    let output = golos(&["check", name(&oddities)], None);
    assert_eq!(said(&output.stdout), format!("{}: Games: 17. Half-moves: 102. Findings: 0.\n", name(&oddities)));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_check_says_in_the_language_of_the_reader_what_is_wrong_and_where() {
    let broken = path("broken.pdn");
    for (lang, first, last) in [
        (
            "en",
            "Line 6, column 25. Illegal move: a7-b6. Capture is compulsory. Game 1 (Finch – Wren) is valid up to \
             here. Half-moves: 3.",
            "Games: 13. Half-moves: 14. Findings: 15.",
        ),
        (
            "ru",
            "Строка 6, столбец 25. Невозможный ход: a7-b6. Взятие обязательно. Партия 1 (Finch – Wren) сохранена до \
             этого места. Полуходов: 3.",
            "Партий: 13. Полуходов: 14. Замечаний: 15.",
        ),
    ] {
        let output = golos(&["--lang", lang, "check", name(&broken)], None);
        let text = said(&output.stdout);
        let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("fixtures/pdn/broken.pdn: ")).collect();
        assert_eq!((lines.first(), lines.last(), lines.len()), (Some(&first), Some(&last), 16));
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn a_file_without_games_or_no_file_is_unreadable() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |file: &str| name(&folder.path().join(file)).to_owned();
    let files = [
        ("empty.pdn", "% nothing\n"),
        ("words.pdn", "Dear Ann, there are no games here.\n"),
        ("chess.pdn", "[GameType \"0\"]\n1. e2-e4 *\n"),
    ];
    for (file, text) in files {
        fs::write(at(file), text).expect("a file");
    }
    let missing = [&at("missing.pdn")[..]];
    for file in files.map(|(file, _)| at(file)).iter().map(String::as_str).chain(missing) {
        assert_eq!(golos(&["check", file], None).status.code(), Some(2), "{file}");
        assert_eq!(convert(file, "-", &["--to", "pdn"]).0, Some(2), "{file}");
    }
    assert_eq!(golos(&["check", "--rules", "checkers", name(&path("dos.pdn"))], None).status.code(), Some(2));
}

#[test]
fn what_was_converted_is_strict_and_converts_to_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let (once, twice) = (folder.path().join("once.pdn"), folder.path().join("twice.pdn"));
    let (code, _, counted) = convert(name(&path("oddities.pdn")), name(&once), &[]);
    assert_eq!((code, counted.as_str()), (Some(0), "Games: 17. Half-moves: 102. Findings: 0.\n"));
    assert_eq!(convert(name(&once), name(&twice), &[]).0, Some(0));
    assert_eq!(fs::read(once).expect("a file"), fs::read(twice).expect("a file"));
}

#[test]
fn a_record_becomes_pdn_and_a_sheet_and_pdn_a_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |file: &str| name(&folder.path().join(file)).to_owned();
    assert_eq!(convert("fixtures/journal/v1-russian-whole.ron", &at("game.pdn"), &[]).0, Some(0));
    let pdn = fs::read_to_string(at("game.pdn")).expect("a file");
    for part in [
        "[White \"Анна\"]",
        "[Result \"1-0\"]",
        "[FEN \"W:Wa3,h2,Kc1,e1,g1:Bb8,Kh8,a7,c7,g5\"]",
        "[TimeControl \"480+4\"]",
        "[WhiteTime \"0:08:48\"]",
        "{[%made h2-g3] [%clk 0:07:59]}",
        "3. f4xh6 {[%clk 0:08:03]}",
    ] {
        assert!(pdn.contains(part), "{part}: {pdn}");
    }
    assert_eq!(convert(&at("game.pdn"), &at("again.ron"), &[]).0, Some(0));
    let output = golos(&["check", &at("again.ron")], None);
    assert!(said(&output.stdout).contains("valid"), "{}", said(&output.stdout));
    // The same moves, the unlawful ones that stood among them.
    let sheet = |file: &str| {
        let (code, sheet, _) = convert(file, "-", &["--to", "txt"]);
        assert_eq!(code, Some(0));
        sheet.lines().filter(|line| line.contains('.') && line.starts_with([' ', '1'])).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(sheet(&at("again.ron")), sheet("fixtures/journal/v1-russian-whole.ron"));
}

#[test]
fn r_6_2_3_a_game_with_the_captures_of_100_squares_stays_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |file: &str| name(&folder.path().join(file)).to_owned();
    // A man that passes its last rank stays one and stops on b6 (U-III.3.8.3); a Russian king would go on (R-6.1.5.15).
    let play = ["play", "--rules", "draughts64", "--captures-of-100", "--position", "W:Wf6,a1:Be7,c7,h8,e3"];
    let options = ["--lang", "en", "--voice", "none", "--no-pad", "--dir", &at("games")];
    let played = golos(&[&options[..], &play].concat(), Some(b"start\nf6:b6\nquit\nyes\n"));
    let journal = fs::read_dir(at("games")).expect("a folder").next().expect("a file").expect("a file").path();
    assert!(said(&played.stdout).contains("b6"), "{}", said(&played.stdout));
    assert_eq!(convert(name(&journal), &at("game.pdn"), &[]).0, Some(0));
    let pdn = fs::read_to_string(at("game.pdn")).expect("a file");
    for part in ["[GameType \"26,W,8,8,A0,0\"]", "[RuleSet \"draughts64-2022\"]", "1. f6xb6"] {
        assert!(pdn.contains(part), "{part}: {pdn}");
    }
    assert_eq!(convert(&at("game.pdn"), &at("again.ron"), &[]).0, Some(0));
    let again = fs::read_to_string(at("again.ron")).expect("a file");
    assert!(again.contains("variant:Brazilian") && again.contains("f6:d8:b6"), "{again}");
    assert_eq!(golos(&["check", &at("again.ron")], None).status.code(), Some(0));
    assert_eq!(convert(&at("again.ron"), &at("again.pdn"), &[]).0, Some(0));
    let moves = |file: &str| fs::read_to_string(at(file)).expect("a file").contains("1. f6xb6");
    assert!(moves("again.pdn"));
}

#[test]
fn the_kind_of_draughts_of_a_file_wins_over_its_rule_set() {
    for (lang, said_of_it) in [
        ("en", "Game 1 was not played by these rules: russian-2022."),
        ("ru", "Партия 1 сыграна не по этим правилам: russian-2022."),
        ("uk", "Партію 1 зіграно не за цими правилами: russian-2022."),
    ] {
        let game = b"[GameType \"26\"]\n[RuleSet \"russian-2022\"]\n[FEN \"W:Wf6,a1:Be7,c7,h8,e3\"]\n1. f6xb6 *";
        let output = golos(&["--lang", lang, "convert", "-", "-", "--to", "ron"], Some(game));
        assert_eq!((output.status.code(), said(&output.stdout).as_str()), (Some(2), ""));
        assert!(said(&output.stderr).contains(said_of_it), "{}", said(&output.stderr));
        let output = golos(&["convert", "-", "-", "--to", "pdn", "--rules", "russian"], Some(game));
        assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
        assert!(said(&output.stdout).contains("1. f6xb6"), "{}", said(&output.stdout));
    }
}

#[test]
fn each_game_gets_a_record_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games.pdn");
    fs::write(&games, "1. c3-d4 b6-a5 1-0\n1. c3-b4 *\n").expect("a file");
    let record = folder.path().join("game.ron");
    assert_eq!(convert(name(&games), name(&record), &[]).0, Some(0));
    for record in [record, folder.path().join("game-2.ron")] {
        assert_eq!(golos(&["check", name(&record)], None).status.code(), Some(0));
    }
    let (code, _, why) = convert(name(&games), "-", &["--to", "ron"]);
    assert_eq!((code, why.contains("A record holds one game only")), (Some(2), true));
}

#[test]
fn a_game_that_is_too_long_makes_no_record() {
    // Two kings walk to and fro: every fourth move the position is there again.
    let game = |walks: usize| format!("[FEN \"W:WKc1:BKa7\"] {} *", "c1-d2 a7-b8 d2-c1 b8-a7 ".repeat(walks));
    let output =
        |walks, lang| golos(&["--lang", lang, "convert", "-", "-", "--to", "ron"], Some(game(walks).as_bytes()));
    for (lang, said_of_it) in [
        ("en", "Game 1 is too long for a record: more than 2000 half-moves."),
        ("ru", "Партия 1 слишком длинна для протокола. Полуходов может быть не больше: 2000."),
        ("uk", "Партія 1 задовга для протоколу. Півходів може бути не більше: 2000."),
    ] {
        let output = output(501, lang);
        assert_eq!((output.status.code(), said(&output.stdout).as_str()), (Some(2), ""));
        assert!(said(&output.stderr).contains(said_of_it), "{}", said(&output.stderr));
    }
    let output = output(500, "en");
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
}

#[test]
fn no_file_is_overwritten_unless_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pdn");
    fs::write(&file, "mine").expect("a file");
    let (code, _, why) = convert(name(&path("dos.pdn")), name(&file), &[]);
    assert_eq!((code, why.contains("--force")), (Some(2), true), "{why}");
    assert_eq!(fs::read(&file).expect("a file"), b"mine");
    // What fails leaves what was there.
    assert_eq!(convert("missing.pdn", name(&file), &["--force"]).0, Some(2));
    assert_eq!(fs::read(&file).expect("a file"), b"mine");
    assert_eq!(convert(name(&path("dos.pdn")), name(&file), &["--force"]).0, Some(0));
    // Byte for byte, with its mark.
    assert_eq!(fs::read(&file).expect("a file"), fs::read(path("dos.pdn")).expect("a fixture"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn what_makes_no_sense_is_said_plainly() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |file: &str| name(&folder.path().join(file)).to_owned();
    let dos = path("dos.pdn");
    assert_eq!(convert(name(&dos), &at("sheet.txt"), &[]).0, Some(0));
    for (from, to, part) in [
        (at("sheet.txt").as_str(), at("a.pdn").as_str(), "A score sheet cannot be read back"),
        ("fixtures/journal/v1-russian-whole.ron", &at("a.ron"), "This is already a record"),
        (name(&dos), &at("a.doc"), "Choose it with"),
    ] {
        let (code, _, why) = convert(from, to, &[]);
        assert_eq!((code, why.contains(part)), (Some(2), true), "{why}");
    }
}

#[test]
fn games_come_from_a_pipe_and_go_to_one() {
    let output = golos(&["convert", "-", "-", "--to", "pdn"], Some(b"1. c3-d4 b6-d4 {x} 1-0"));
    assert_eq!(output.status.code(), Some(1));
    let kept = "1. c3-d4 {The file gives the result 1-0; the game ends here.} *";
    assert_eq!(said(&output.stdout).trim_end(), kept);
    assert!(said(&output.stderr).starts_with("Line 1, column 10. Illegal move: b6-d4."), "{}", said(&output.stderr));
}

#[test]
fn a_score_sheet_has_two_columns_a_result_in_words_and_two_signatures() {
    let game = "[White \"Иванова\"]\n[Black \"Bo\"]\n[Round \"3\"]\n[WhiteTime \"0:12:31\"]\n[GameType \"25\"]\n\
                1. c3-b4! f6-e5?? 2. g3-h4 b6-a5 3. f2-g3 a5:c3 4. b2:d4:f6 1-0\n";
    let output = golos(&["--lang", "ru", "convert", "-", "-", "--to", "txt"], Some(game.as_bytes()));
    let line = "____________________________";
    let sheet = format!(
        "Тур 3\n\
         Белые    Иванова   х\n\
         Чёрные   Bo        0\n\
         \n\
         \u{20}№   Белые    Чёрные\n\
         1.   c3-b4!   f6-e5??\n\
         2.   g3-h4    b6-a5\n\
         3.   f2-g3    a5:c3\n\
         4.   b2:f6\n\
         \n\
         ! сильный ход\n\
         ?? очень слабый ход\n\
         \n\
         Результат: победа белых, 2-0\n\
         Затрачено времени: Белые 0:12:31, Чёрные ______________\n\
         \n\
         Белые, подпись: {line}\n\
         \n\
         Чёрные, подпись: {line}\n"
    );
    assert_eq!(said(&output.stdout), sheet);
}

#[test]
fn the_sheet_writes_captures_in_full_only_where_the_path_matters() {
    let games = b"[GameType \"25\"][FEN \"W:WKd2:Bb6,d6,f4,f6,g7\"] d2:h6:f8:c5:a7 *";
    let sheet = said(&golos(&["convert", "-", "-", "--to", "txt"], Some(games)).stdout);
    assert!(sheet.contains("\n 1.   d2:h6:f8:c5:a7\n"), "{sheet}");
}
