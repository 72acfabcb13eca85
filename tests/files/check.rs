//! `golos check`, as a person runs it.

use super::{BROKEN_PGN, BROKEN_SGF, LIST, PGN, POSITION, RIF, SGF, library};
use crate::program::{golos, journal_in, name, said};
use std::fs;
use std::path::PathBuf;

/// The exit code and the lines, without the name of the file.
fn check(file: &str, options: &[&str]) -> (Option<i32>, Vec<String>) {
    let output = golos(&[&["check", file], options].concat(), None);
    let text = said(&output.stdout);
    let lines = text.lines().map(|line| line.strip_prefix(&format!("{file}: ")).unwrap_or(line).to_owned());
    (output.status.code(), lines.collect())
}

#[test]
fn sound_files_of_every_form_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |file: &str, bytes: &[u8]| {
        let path = folder.path().join(file);
        fs::write(&path, bytes).expect("a file");
        name(&path).to_owned()
    };
    for (file, counted) in [
        (PGN.to_owned(), "Games: 2. Half-moves: 10. Findings: 0."),
        (SGF.to_owned(), "Games: 2. Half-moves: 8. Findings: 0."),
        (LIST.to_owned(), "Games: 1. Half-moves: 6. Findings: 0."),
        (at("game.lib", &library()), "Games: 1. Half-moves: 4. Findings: 0."),
        (at("game.pos", POSITION), "Games: 1. Half-moves: 3. Findings: 0."),
        // Whatever they are called.
        (at("chess.pdn", &fs::read(PGN).expect("a fixture")), "Games: 2. Half-moves: 10. Findings: 0."),
        (at("draughts.pgn", b"[GameType \"20\"]\n1. 32-28 19-23 *\n"), "Games: 1. Half-moves: 2. Findings: 0."),
        (at("game", &fs::read(SGF).expect("a fixture")), "Games: 2. Half-moves: 8. Findings: 0."),
    ] {
        assert_eq!(check(&file, &[]), (Some(0), vec![counted.to_owned()]), "{file}");
    }
}

#[test]
fn everything_wrong_is_told_with_its_place_and_sound_games_are_kept() {
    for (file, told) in [
        (
            BROKEN_PGN,
            vec![
                "Line 6, column 13. Illegal move: Ke3. No such piece can move there: king. Game 1 (Finch – Wren) is valid up to \
                 here. Half-moves: 2.",
                "Line 11, column 21. Two results: 1-0 here, 0-1 in the tag.",
                "Line 11, column 21. The result is given as 1-0; the final position gives 0-1.",
                "Line 13, column 1. Tag in another form: [Event a]. Read as a.",
                "Line 19, column 1. Another game: Atomic. Game 4 cannot be used.",
                "Games: 5. Half-moves: 9. Findings: 5.",
            ],
        ),
        (
            BROKEN_SGF,
            vec![
                "Line 1, byte 49. Not a move: zz. Game 1 (Finch – Wren) is valid up to here. Half-moves: 2.",
                "Line 2, byte 70. Another game: 1. Game 2 cannot be used.",
                "Game 3, move 2. Illegal move: h8. h8 is occupied. Game 3 (? – ?) is valid up to here. Half-moves: \
                 1.",
                "Game 4. The result is given as W+; the final position gives B+.",
                "Game 5, move 2. Illegal move: h8. h8 is occupied.",
                "Games: 6. Half-moves: 17. Findings: 5.",
            ],
        ),
        (
            RIF,
            vec!["Line 21, byte 769. Not a move: z. Game 2 cannot be used.", "Games: 4. Half-moves: 9. Findings: 1."],
        ),
    ] {
        let (code, lines) = check(file, &[]);
        assert_eq!((code, lines), (Some(1), told.into_iter().map(str::to_owned).collect()), "{file}");
    }
}

#[test]
fn a_check_speaks_the_language_of_the_reader() {
    for (lang, first) in [
        ("ru", "Строка 1, байт 49. Это не ход: zz. Партия 1 (Finch – Wren) сохранена до этого места. Полуходов: 2."),
        ("uk", "Рядок 1, байт 49. Це не хід: zz. Партію 1 (Finch – Wren) збережено до цього місця. Півходів: 2."),
    ] {
        let (_, lines) = check(BROKEN_SGF, &["--lang", lang]);
        assert_eq!(lines.first().map(String::as_str), Some(first));
    }
}

#[test]
fn a_file_without_games_is_unreadable() {
    let folder = tempfile::tempdir().expect("a folder");
    for (file, bytes, told) in [
        ("empty.pgn", &b""[..], "No game in the file."),
        ("empty.sgf", b"", "No game in the file."),
        ("empty.rif", b"<database></database>", "No game in the file."),
        ("words.lib", b"words", "Byte 0. Not a RenLib library. Game 1 cannot be used."),
        (
            "new.lib",
            b"\xFFRenLib\xFF\x09\x00__________",
            "Byte 8. Unsupported newer version of the library: 9.0. Game 1 cannot be used.",
        ),
        ("short.pos", &[3, 112], "Byte 2. The file ends too early. Game 1 cannot be used."),
        ("go.sgf", b"(;GM[1]SZ[19];B[dd])", "Line 1, byte 4. Another game: 1. Game 1 cannot be used."),
    ] {
        let path = folder.path().join(file);
        fs::write(&path, bytes).expect("a file");
        let (code, lines) = check(name(&path), &[]);
        assert_eq!((code, lines.first().map(String::as_str)), (Some(2), Some(told)), "{file}");
    }
}

#[test]
fn the_letters_of_a_list_are_those_that_it_fits() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("list.txt");
    // With an i and a j the tenth column is j: no two stones on one point.
    for (text, options, code) in [
        ("h8 i9 j9", &[][..], 0),
        ("h8 i9 j9 p1", &[], 1),
        ("h8 j9 p1", &[], 0),
        ("h8 i9 j9", &["--letters", "a-p"], 1),
        ("g7 h8", &["--rules", "renju"], 1),
    ] {
        fs::write(&path, text).expect("a file");
        let (found, lines) = check(name(&path), options);
        assert_eq!(found, Some(code), "{text}: {lines:?}");
    }
}

#[test]
fn what_is_wrong_is_told_without_a_word_of_english_to_those_who_read_another_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = fs::read_to_string("fixtures/journal/v1-russian.ron").expect("a fixture");
    let changed = folder.path().join("changed.ron");
    fs::write(&changed, journal.replacen("c3-d4", "c3-b4", 1)).expect("a file");
    for (file, lang, told) in [
        (BROKEN_PGN, "ru", "Невозможный ход: Ke3. "),
        (BROKEN_PGN, "uk", "Неможливий хід: Ke3. "),
        (BROKEN_SGF, "ru", "Невозможный ход: h8. h8: занято."),
        (name(&changed), "ru", "Контрольная сумма не сходится"),
        (name(&changed), "uk", "Контрольна сума не сходиться"),
    ] {
        let (_, lines) = check(file, &["--lang", lang]);
        assert!(lines.iter().any(|line| line.contains(told)), "{lines:#?}");
        let is_english = |line: &&String| ["there", "piece", "checksum", "the "].iter().any(|word| line.contains(word));
        assert_eq!(lines.iter().find(is_english), None, "{lines:#?}");
    }
}

#[test]
fn what_is_not_finished_is_said_to_be_so() {
    // What is typed, whether it is the record of a micro-match, and what is said of it, once as it was left in good order
    // and once without its closing line; sound is what is not finished, but not what was not closed.
    let open = "The record was not closed: it ends with line ";
    for (task, typed, is_match, sound) in [
        ("play", "", false, "The game is not finished."),
        ("play", "c3-d4\n", false, "The game is not finished."),
        (
            "play --control 1h30/40+30m --rules chess-2020",
            "e2-e4\na: adjourn\nNg8-f6\n",
            false,
            "The game is adjourned.",
        ),
        ("play", "w: resign\nyes\n", false, "(0-2)"),
        ("match", "c3-d4\n", true, "The micro-match is not finished."),
        ("match", "w: resign\nyes\n", true, "The micro-match is not finished."),
        ("match --break 0", "w: resign\nyes\nstart\nw: resign\nyes\n", true, "The record of the micro-match is valid."),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let args: Vec<&str> = ["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"]
            .into_iter()
            .chain([name(folder.path())])
            .chain(task.split(' '))
            .chain(["--ears", "all", "--white", "A", "--black", "B"])
            .chain(if task.contains("--control") { [].as_slice() } else { &["--control", "60"] }.iter().copied())
            .collect();
        let output = golos(&args, Some(format!("start\n{typed}").as_bytes()));
        assert!(output.status.success(), "{task} {typed:?}: {}", said(&output.stderr));
        let files = fs::read_dir(folder.path()).expect("the folder").flatten().map(|entry| entry.path());
        let is_it = |file: &PathBuf| name(file).ends_with(".match.ron") == is_match && name(file).ends_with(".ron");
        let file = files.into_iter().find(is_it).expect("a record");
        let (code, lines) = check(name(&file), &["--lang", "en"]);
        assert_eq!(code, Some(0), "{task} {typed:?}: {lines:?}");
        assert!(lines.iter().any(|line| line.contains(sound)), "{task} {typed:?}: {lines:?}");
        let says_open = lines.iter().any(|line| line.contains("not finished") || line.contains("adjourned"));
        assert_eq!(says_open, sound.contains("not finished") || sound.contains("adjourned"), "{lines:?}");
        assert!(!lines.concat().contains('*'), "{lines:?}");
        let bytes = fs::read(&file).expect("the record");
        let closing = bytes.iter().rev().skip(1).position(|byte| *byte == b'\n').expect("lines");
        fs::write(&file, &bytes[..bytes.len() - 1 - closing]).expect("the record");
        let (code, lines) = check(name(&file), &["--lang", "en"]);
        assert_eq!(code, Some(1), "{task} {typed:?}: {lines:?}");
        assert!(lines[0].contains(open), "{task} {typed:?}: {lines:?}");
    }
}

#[test]
fn r_9_2_4_2_a_foul_that_nobody_claimed_is_told_and_one_that_lost_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let six = ";B[hh];W[aa];B[ih];W[ba];B[jh];W[da];B[lh];W[ea];B[mh];W[ga];B[kh]";
    for (result, findings) in [("B+", 1), ("W+R", 0), ("W+F", 0)] {
        let path = folder.path().join("six.sgf");
        fs::write(&path, format!("(;GM[4]SZ[15]RE[{result}]{six})")).expect("a file");
        let (code, said) = check(name(&path), &[]);
        assert_eq!(code, Some(findings), "{said:?}");
        let is_told = said.iter().any(|line| line.contains("move 11") && line.contains("Foul at l8: overline"));
        assert_eq!(is_told, findings == 1, "{said:?}");
    }
}

#[test]
fn a_move_whose_clock_was_not_pressed_counts_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = name(folder.path());
    let played = ["play", "--rules", "russian", "--control", "5+3", "--press", "manual", "--dir", dir];
    let heard = golos(
        &[&played[..], &["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad"]].concat(),
        Some(b"start\nc3-d4\npress\nd6-c5\nquit\n"),
    );
    assert!(said(&heard.stdout).contains("Half-moves: 2."), "{}", said(&heard.stdout));
    let record = journal_in(folder.path());
    let record = name(&record);
    let picture = folder.path().join("last.svg");
    for (task, part) in [
        (&["check", record][..], "Half-moves: 2."),
        (&["games", "--dir", dir], "half-moves: 2"),
        (&["compare", record, record], "the same moves, 2,"),
        (&["convert", record, "-", "--to", "pdn"], "1... d6-c5"),
        (&["picture", record, "--move", "1b", name(&picture)], ""),
    ] {
        let output = golos(&[task, &["--lang", "en"]].concat(), None);
        let text = said(&output.stdout) + &said(&output.stderr);
        assert!(text.contains(part) && output.status.code() != Some(2), "{task:?}: {text}");
    }
    let drawn = std::fs::read_to_string(picture).expect("a picture");
    assert!(drawn.contains("d6"), "{drawn}");
}
