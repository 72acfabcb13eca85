//! Problems and studies, solved, checked and shown through the real program.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{golos, name, said};

fn told(args: &[&str]) -> (Option<i32>, String, String) {
    let output = golos(&[&["problem"], args, &["--lang", "en"]].concat(), None);
    (output.status.code(), said(&output.stdout), said(&output.stderr))
}

fn solved(args: &[&str]) -> (Option<i32>, Value) {
    let (code, out, err) = told(&[&["solve", "--json"], args].concat());
    (code, serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out} {err}")))
}

#[test]
fn first_moves_are_proved_and_refuted() {
    let (code, found) = solved(&["--rules", "international", "--position", "W:W13,42:B21,31"]);
    assert_eq!(code, Some(0));
    assert_eq!(found["winning_first_moves"], serde_json::json!(["13-9"]));
    assert_eq!(found["refuted"], serde_json::json!(["13-8", "42-37", "42-38"]));
    assert_eq!(found["open"], serde_json::json!([]));
    assert_eq!(found["solution"][0], "13-9");
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
}

#[test]
fn what_is_not_decided_stays_open() {
    let position = ["--rules", "international", "--position", "W:W31-35,38,40:B8,9,13,14,18,19,24"];
    let (code, found) = solved(&[&position[..], &["--nodes", "2000", "--pieces", "0"]].concat());
    assert_eq!(code, Some(1));
    assert!(found["open"].as_array().is_some_and(|open| !open.is_empty()), "{found}");
    assert!(found["nodes"].as_u64().is_some_and(|nodes| nodes <= 2000), "{found}");
}

#[test]
fn a_draw_and_a_block_are_tasks_of_their_own() {
    let (_, draw) = solved(&["--position", "W:WKa1:BKh8,Kc1", "--task", "draw", "--pieces", "0"]);
    assert_eq!(draw["task"], "draw");
    let block = ["--position", "W:Wb4,d2,a1:Ba5", "--task", "block", "--pieces", "0"];
    let (_, blocked) = solved(&[&block[..], &["--men", "1", "--kings", "0"]].concat());
    assert!(
        blocked["winning_first_moves"].as_array().is_some_and(|moves| moves.contains(&"d2-c3".into())),
        "{blocked}"
    );
    let (_, other) = solved(&[&block[..], &["--men", "0", "--kings", "1"]].concat());
    assert_eq!(other["winning_first_moves"], serde_json::json!([]));
}

#[test]
fn mates_have_keys_and_other_tasks_are_refused() {
    let position = "3k4/8/3K4/8/8/8/8/Q7 w - - 0 1";
    let (code, found) = solved(&["--rules", "chess", "--task", "mate", "--moves", "1", "--position", position]);
    assert_eq!((code, &found["winning_first_moves"]), (Some(0), &serde_json::json!(["Qa8#", "Qh8#"])));
    for (wrong, why) in [
        (&["--rules", "chess", "--task", "mate"][..], "needs a number of moves"),
        (&["--rules", "chess", "--task", "win"], "does not belong to these rules"),
        (&["--rules", "chess", "--task", "mate", "--moves", "2.5"], "Only a helpmate has half a move"),
    ] {
        let (code, _, err) = told(&[&["solve", "--position", position], wrong].concat());
        assert_eq!(code, Some(2));
        assert!(err.contains(why), "{err}");
    }
    let (code, _, err) = told(&["solve", "--position", "W:Wc3:Bd6", "--task", "#2"]);
    assert!(code == Some(2) && err.contains("does not belong"), "{err}");
}

#[test]
fn a_search_is_kept_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = folder.path().join("search.bin");
    let position = ["solve", "--rules", "international", "--position", "W:W13,42:B21,31"];
    let kept = [&position[..], &["--state", name(&state)]].concat();
    told(&[&kept[..], &["--nodes", "1000"]].concat());
    assert!(state.exists());
    let (code, _, _) = told(&kept);
    assert_eq!(code, Some(0));
    fs::write(&state, b"something else").expect("a file");
    let (code, _, err) = told(&kept);
    assert!(code == Some(2) && err.contains("not a saved search"), "{err}");
}

#[test]
fn compositions_are_checked_and_shown() {
    let sample = Path::new("fixtures/problem/sample.pdn");
    let (code, out, err) = told(&["check", name(sample), "--number", "2"]);
    assert_eq!(code, Some(1), "{err}");
    let side = "Defect, article 11.2.6: full side solution at move 1: 6-1 fulfils the task as well as 14-10.";
    assert!(out.contains(side), "{out}");
    let (code, out, _) = told(&["check", name(sample), "--number", "1"]);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("every other move is refuted") && out.ends_with("Defects: 0.\n"), "{out}");
    let (code, _, err) = told(&["check", name(sample), "--number", "9"]);
    assert!(code == Some(2) && err.contains("no such composition"), "{err}");
    let (code, out, _) = told(&["show", name(sample), "--number", "1"]);
    assert_eq!(code, Some(0));
    let shown = "Task: win.\nSolution: 1. 13-9 31-36 2. 9-4.\nTry: 2. 42-38.\n";
    assert!(out.contains("Author: A. Composer.\n") && out.ends_with(shown), "{out}");
    let (_, page, _) = told(&["show", name(sample), "--number", "1", "--html"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg"), "{page}");
}

#[test]
fn a_composition_that_cannot_be_read_keeps_none_of_the_others_back() {
    let broken = "fixtures/problem/broken.pdn";
    let (code, out, err) = told(&["check", broken]);
    assert_eq!(code, Some(3), "{err}");
    for line in [
        "Composition 2 cannot be read whole. Line 16, column 18. Half-move 3. Illegal move: 9-14.",
        "Composition 3 cannot be read whole. Line 21, column 1. The position cannot be read: W:W13,62:B21,31. No such square: 62.",
        "Composition 4 cannot be read whole. Line 29, column 1. White: a man on the last rank would be a king: 3.",
        "Composition 5 is not checked. This cannot be checked as a task of the composition: mate in 2.",
        "Composition 6: a variation cannot be read to its end. Line 49, column 21. Half-move 2. Illegal move: 31-26.",
        "Compositions checked: 2. With a defect: 0. Without a defect, with a doubt: 2. Not checked: 4.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    let (code, out, _) = told(&["check", broken, "--number", "2", "--json"]);
    let object: Value = serde_json::from_str(&out).expect("an object");
    assert_eq!((code, &object["unread"][0]["half_move"]), (Some(3), &serde_json::json!(3)));
    let (code, out, _) = told(&["show", broken]);
    assert_eq!(code, Some(3));
    assert!(
        out.contains("Solution: 1. 13-9 31-36.\nComposition 2 cannot be read whole.")
            && out.contains("Composition 6\n")
    );
    let (code, out, err) = told(&["export", broken, "--to", "fen"]);
    assert_eq!((code, out.lines().count()), (Some(3), 3), "{out}");
    assert!(err.contains("Half-move 3. Illegal move: 9-14."), "{err}");
    let (code, out, err) = told(&["answers", broken]);
    assert_eq!(code, Some(3), "{err}");
    assert!(out.contains("(task: 1,") && !out.contains("(task: 2,") && out.contains("(task: 5,"), "{out}");
    // A file in which nothing can be read is not one without compositions.
    let (code, _, err) = told(&["export", broken, "--number", "3"]);
    assert!(code == Some(3) && err.contains("No such square: 62."), "{err}");
}

#[test]
fn what_is_wrong_in_a_file_is_said_in_the_language_of_the_person() {
    for (lang, words) in [("ru", "Полуход 3. Невозможный ход: 9-14."), ("uk", "Півхід 3. Неможливий хід: 9-14.")]
    {
        let output = golos(&["problem", "check", "fixtures/problem/broken.pdn", "--lang", lang], None);
        let out = said(&output.stdout);
        assert!(out.contains(words), "{out}");
        let is_latin = |line: &&str| line.chars().any(|letter| letter.is_ascii_lowercase());
        let latin: Vec<&str> = out.lines().filter(is_latin).filter(|line| !line.ends_with("A. Composer.")).collect();
        assert!(latin.is_empty(), "{latin:?}");
    }
}

#[test]
fn r_11_2_2_a_position_to_which_no_game_leads_is_not_solved() {
    for (rules, position, task, why) in [
        ("russian", "W:Wb8,c1:Bb6", "win", "White: a man on the last rank would be a king: b8."),
        ("international", "W:W13:B50,21", "win", "Black: a man on the last rank would be a king: 50."),
        ("russian", "W:W:B", "win", "There are no pieces on the board."),
        ("russian", "white b8 c1 black b6", "win", "White: a man on the last rank would be a king: b8."),
        ("chess", "8/8/3K4/8/8/8/8/Q7 w - - 0 1", "#2", "king"),
    ] {
        let (code, out, err) = told(&["solve", "--rules", rules, "--position", position, "--task", task]);
        assert!(code == Some(2) && out.is_empty() && err.contains(why), "{position}: {out} {err}");
    }
    // What is being composed may lack a king for a while, and is kept when it has it.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mate.pgn");
    let lines = "W:Wb8:Bb2\nwhite queen a1 king d6\ntask #1\nsolve\nblack king d8\nsolve\nquit\n";
    let out = dialogue(&["compose", name(&file), "--rules", "chess"], "en", lines);
    assert!(out.contains("Not kept in the file yet. ") && out.contains("End. Everything is kept."), "{out}");
    assert!(out.contains("fulfil the task: "), "{out}");
    let men = "W:Wb8,c1:Bb6\nwhite c1 black b6\nquit\n";
    let out = dialogue(&["compose", name(&folder.path().join("men.pdn"))], "en", men);
    assert!(out.contains("White: a man on the last rank would be a king: b8."), "{out}");
}

#[test]
fn a_contest_is_scored() {
    let (code, out, err) = told(&["contest", "fixtures/problem/contest.ron"]);
    assert_eq!(code, Some(0), "{err}");
    let table =
        "Place 1: X, points 7.5, minutes 48.\nPlace 2: Y, points 7.5, minutes 51.\nPlace 3: Z, points 0, minutes 60.\n";
    assert_eq!(out, table);
    let (code, _, err) = told(&["contest", "fixtures/problem/sample.pdn"]);
    assert!(code == Some(2) && !err.is_empty(), "{err}");
}

/// What a dialogue says to these lines.
fn dialogue(args: &[&str], lang: &str, lines: &str) -> String {
    let output = golos(&[&["problem"], args, &["--lang", lang]].concat(), Some(lines.as_bytes()));
    assert!(output.status.success(), "{}", said(&output.stderr));
    said(&output.stdout)
}

#[test]
fn answers_are_scored_and_an_open_protest_makes_the_table_preliminary() {
    let (code, out, err) = told(&["contest", "fixtures/problem/answers.ron"]);
    assert_eq!(code, Some(0), "{err}");
    for line in [
        "The table is preliminary",
        "Place 1: X, points 10, minutes 48.",
        // R-11.6.1: in draughts a wrong line beside a right one takes nothing away.
        "Place 2: Y, points 5, minutes 40.",
        "Y, round 1, task 1: written lines that are wrong: 2.",
        "Y, round 1, task 2: lines missing: 1.",
        "X, round 1, task 2: side solutions found: 1.",
        "Open protest of Y, round 1, task 2: The last move is clear.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    // CH-50: in chess only one answer is to be given to a task with one solution.
    let folder = tempfile::tempdir().expect("a folder");
    let contest = folder.path().join("chess.ron");
    let written = |rules: &str| {
        let round = r#"rounds: [(minutes: 60, tasks: ["5"], answers: [(task: 1, lines: [("Qa1", "5")])])]"#;
        let solver = r#"solvers: [(name: "X", sheets: [(minutes: 9, answers: ["Qa1; Qb2"])])]"#;
        fs::write(&contest, format!("({rules}{round}, {solver})")).expect("a file");
        told(&["contest", name(&contest)])
    };
    let (_, out, err) = written("");
    assert!(out.contains("Place 1: X, points 0, minutes 60."), "{out} {err}");
    assert!(out.contains("only one answer may be given, article 50"), "{out}");
    let (_, out, _) = written("rules: \"draughts-2013\", ");
    assert!(out.contains("Place 1: X, points 5, minutes 9."), "{out}");
    let (code, _, err) = written("rules: \"chess\", ");
    assert!(code == Some(2) && err.contains("There are draughts-2022, draughts-2013, chess-2020."), "{err}");
    let (_, list, _) = told(&["answers", "fixtures/problem/sample.pdn", "--number", "1"]);
    assert!(list.contains("(task: 1, lines: [") && list.contains("\"13-9 31-36 9-4\""), "{list}");
}

#[test]
fn the_sheet_of_a_solver_is_said_back_kept_and_scored() {
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["answers.ron", "sample.pdn"] {
        fs::copy(Path::new("fixtures/problem").join(file), folder.path().join(file)).expect("a file");
    }
    let contest = folder.path().join("answers.ron");
    let args = ["sheet", name(&contest), "--solver", "Z"];
    // A name that the contest does not have may be mistyped.
    let (code, out, err) = told(&args);
    assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
    assert!(err.contains("The contest names no solver Z. Solvers: X, Y. A new one: --new."), "{err}");
    assert!(!folder.path().join("answers.ron.sheets").exists());
    let first = [&args[..], &["--new"]].concat();
    let lines =
        "1 13-9, 31-36, 9-4\n2 14-11\n2 14-10 5x14 6-1\nminutes 70\nminutes 30\nread\npieces 2\nnonsense\n7 1-2\n";
    let out = dialogue(&first, "en", lines);
    for line in [
        "Task 1: 13-9 31-36 9-4.",
        "Task 2, not a move here: 14-11. The line was not taken.",
        "Not the minutes of a round: 70. The round has 60.",
        "Minutes: 30.",
        "Not understood: nonsense.",
        "The round has no task 7. Tasks: 2.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    // A line that was not written to its end is left out, and so is a round that the contest has not; another line can follow.
    let kept = folder.path().join("answers.ron.sheets");
    let text = fs::read_to_string(&kept).expect("the sheets");
    let other_round = "(solver:\"Z\",round:1000000000000,what:Begun)";
    fs::write(&kept, format!("{text}{other_round}\n(solver:\"Z\",round:1,wh")).expect("the sheets");
    let out = dialogue(&args, "ru", "2\nвыход\n");
    assert!(out.contains("Задание 2: 14-10 5:14 6-1."), "{out}");
    let (_, table, err) = told(&["contest", name(&contest)]);
    assert!(table.contains("Place 1: Z, points 10, minutes 30."), "{table} {err}");
}

#[test]
fn an_award_has_marks_reasons_and_places() {
    let (code, out, err) = told(&["award", "fixtures/problem/award.ron"]);
    assert_eq!(code, Some(0), "{err}");
    for line in [
        "Autumn. Section: Problems-64.",
        "Place 1: work 1, mark 8.75.",
        "Reasons: A new final.",
        "Lowered by 2, article 11.2.8.3. White pieces en prise.",
        "Excluded: work 3, article 11.2.6. 6-1 wins too.",
        "Out of the competition: work 5 is a slight revision of a work by Z.",
        "After Z: A magazine, 1990.",
        "Place 1: X, sum 12.75, marks 8.75, 4.",
        "Place 2: Y, sum 7, marks 7.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn compositions_are_read_and_written_in_other_forms() {
    let (code, out, err) = told(&["check", "fixtures/problem/sample.ron"]);
    assert_eq!(code, Some(1), "{err}");
    assert!(out.contains("Compositions checked: 2."), "{out}");
    let (_, ron, _) = told(&["export", "fixtures/problem/sample.pdn"]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("again.ron");
    fs::write(&file, &ron).expect("a file");
    let (_, again, _) = told(&["export", name(&file)]);
    assert_eq!(again, ron);
    let (_, popeye, _) = told(&["export", "fixtures/problem/sample.ron", "--number", "2", "--to", "popeye"]);
    assert!(popeye.contains("Forsyth 3k4/8/3K4/8/8/8/8/Q7\nStipulation #1\n"), "{popeye}");
}

#[test]
fn dr_7_the_edition_decides_what_is_cited() {
    let sample = ["check", "fixtures/problem/sample.pdn", "--number", "2", "--json", "--edition", "2013"];
    let (_, out, _) = told(&sample);
    assert!(out.contains("\"DR-7.2.6\"") && !out.contains("\"R-11"), "{out}");
}

#[test]
fn a_position_is_named_in_words() {
    for (lang, words) in
        [("en", "white 13 42 black 21 31"), ("ru", "белые 13 42 чёрные 21 31"), ("uk", "білі 13 42 чорні 21 31")]
    {
        let args = ["problem", "solve", "--json", "--rules", "international", "--position", words, "--lang", lang];
        let output = golos(&args, None);
        assert!(said(&output.stdout).contains("\"winning_first_moves\":[\"13-9\"]"), "{}", said(&output.stderr));
    }
}

#[test]
fn a_composition_is_made_line_by_line_and_read_variation_by_variation() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("new.pdn");
    let args = ["compose", name(&file), "--rules", "international"];
    let lines = "white 13 42\nblack 21 31\ntask win\nkind study\nauthor A. Composer\n13-9, 31-36, 9-4\nfinal\nfirst\n\
                 42-38\ntry\nfirst\ncheck\nwhy not 13-8\nturn the board\nundo\nsolution\nnext variation\nnext variation\n\
                 last move 2\n9-10\nmove it somewhere\nhelp\nquit\n";
    let out = dialogue(&args, "en", lines);
    for line in [
        "Task: win.",
        "Kind: study.",
        "Marked: final.",
        "Marked: try.",
        "13-9 fulfils the task, which is proved.",
        "13-8: refuted.",
        "Solution: 1. 13-9 31-36 2. 9-4.",
        "Variation 2 of 2.",
        "Try: 1. 42-38.",
        "It does not go further.",
        "Half-move 2 back:",
        "There is no such move here: 9-10.",
        "Not understood: move it somewhere.",
        "End. Everything is kept.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    let kept = fs::read_to_string(&file).expect("the file");
    assert!(kept.contains("[Author \"A. Composer\"]") && kept.contains("{final}") && kept.contains("{try}"), "{kept}");
    // Read by ear in the other languages.
    let file = name(&file);
    let ru = dialogue(&["compose", file], "ru", "дальше\nдальше\nназад\nварианты\nвыход\n");
    assert!(
        ru.contains("Ход 1, белые: 13-9.")
            && ru.contains("Вариант 1: 1. 42-38.")
            && ru.contains("Конец. Всё сохранено."),
        "{ru}"
    );
    let uk = dialogue(&["compose", file], "uk", "розв'язок\nпідпис\nвихід\n");
    assert!(uk.contains("1. 13-9 31-36 2. 9-4.") && uk.contains("A. Composer"), "{uk}");
}

#[test]
fn a_file_that_is_not_understood_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("broken.pdn");
    let text = "[FEN \"W:W13,42:B21,31\"]\n[GameType \"20\"]\n1. 13-9 99-98 *\n";
    fs::write(&file, text).expect("a file");
    let out = dialogue(&["compose", name(&file)], "en", "author X\nquit\n");
    assert!(out.contains("not written again") && out.contains("The last changes are in no file."), "{out}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), text);
}

#[test]
fn the_examples_of_the_help_can_be_typed() {
    for (lang, help, unknown) in
        [("en", "help", "Not understood"), ("ru", "помощь", "Не понято"), ("uk", "допомога", "Не зрозуміло")]
    {
        for rules in ["russian", "international", "chess"] {
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join(if rules == "chess" { "new.pgn" } else { "new.pdn" });
            let args = ["compose", name(&file), "--rules", rules];
            let said = dialogue(&args, lang, &format!("{help}\n"));
            let example = said.lines().rev().nth(1).and_then(|line| line.split_once(": ")).expect("an example").1;
            let lines: String = example.split("; ").map(|line| format!("{line}\n")).collect();
            let out = dialogue(&args, lang, &lines);
            assert!(lines.lines().count() >= 6 && !out.contains(unknown), "{lang} {rules}: {lines}\n{out}");
            let kept = fs::read_to_string(&file).expect("the file");
            assert!(kept.contains("{final}") && kept.contains("[Task \""), "{kept}");
        }
    }
}

#[test]
fn who_composes_knows_where_they_are_and_takes_moves_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("new.pdn");
    let args = ["compose", name(&file), "--rules", "international"];
    let lines = "white 13 42\nblack 21 31\nnote a start\n13-9, 31-36, 9-4\nfirst\n42-38\nwhere am I\nall variations\n\
                 delete variation\nundo\nwhere am I\nfirst\nquit\n";
    let out = dialogue(&args, "en", lines);
    for line in [
        "Move 2, White: 9-4.",
        "Starting position. First moves in the solution: 1. 13-9, 1. 42-38.",
        "Variation 2 of 2.\nHalf-move 1.\nMove 1, White: 42-38.",
        "Black to move.",
        "Variation 1 of 2.\nSolution: 1. 13-9 31-36 2. 9-4.\nVariation 2 of 2.\nVariation: 1. 42-38.",
        "Moves taken out of the solution: 1. Undo: brings them back.",
        "The last change is undone.\nMove 1, White: 42-38.",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    // The next number begins another composition of the same file, and an edit keeps the note on the start.
    let out = dialogue(&["compose", name(&file), "--number", "2"], "en", "white c1\nblack b6\nwhere am I\nquit\n");
    assert!(out.contains("composition 2."), "{out}");
    let out = dialogue(&["compose", name(&file)], "en", "remove 42\nwhite 42\nquit\n");
    assert!(out.contains("composition 1."), "{out}");
    let kept = fs::read_to_string(&file).expect("the file");
    assert!(kept.contains("{a start}") && kept.matches("[FEN ").count() == 2, "{kept}");
    let ru = dialogue(&["compose", name(&file)], "ru", "дальше\nгде я\nвсе варианты\nудалить ход\nотменить\nвыход\n");
    for line in [
        "Ход 1, белые: 13-9.",
        "Изменения сохраняются в ",
        "Вариант 1 из 1.",
        "Снято ходов решения: 3. Отменить: вернёт их.",
    ] {
        assert!(ru.contains(line), "{line}\n{ru}");
    }
}

#[test]
fn what_a_file_has_wrong_is_introduced_in_the_language_of_the_person() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.ron");
    fs::write(&file, "(rounds: [(minutes: x").expect("a file");
    for (lang, words) in [
        ("en", "is not understood, line 1, column 20: "),
        ("ru", "не понят, строка 1, столбец 20: "),
        ("uk", "не вдається зрозуміти, рядок 1, стовпець 20: "),
    ] {
        let output = golos(&["problem", "contest", name(&file), "--lang", lang], None);
        assert!(said(&output.stderr).contains(words), "{}", said(&output.stderr));
    }
    let task = ["problem", "solve", "--position", "W:Wc1:Bb6", "--rules", "chess", "--task", "win", "--lang", "ru"];
    let other = ["problem", "solve", "--position", "W:Wc1:Bb6", "--task", "#2", "--lang", "ru"];
    assert!(said(&golos(&task, None).stderr).contains("Очередь хода обозначается так: w, b."));
    assert!(said(&golos(&other, None).stderr).contains("Задание мат, число ходов 2 не относится"));
}

#[test]
fn a_copy_stays_a_copy_and_the_work_goes_on_in_its_own_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (own, copy) = (folder.path().join("own.pdn"), folder.path().join("copy.pdn"));
    let lines = format!("white c1\nblack b6\nauthor A\nsave {}\nauthor B\nsave {}\nquit\n", name(&copy), name(&copy));
    let out = dialogue(&["compose", name(&own)], "en", &lines);
    let copied = format!("A copy is kept in {}. The work goes on in {}.", name(&copy), name(&own));
    assert!(out.contains(&copied), "{out}");
    assert!(out.contains(&format!("Changes are kept in {}, composition 1.", name(&own))), "{out}");
    assert!(out.contains(&format!("There is a file {} already.", name(&copy))), "{out}");
    let author = |path: &Path| fs::read_to_string(path).expect("a file").contains("[Author \"B\"]");
    assert!(author(&own) && !author(&copy));
    // Without a file of its own the work goes to the new one.
    let first = folder.path().join("first.pdn");
    let lines = format!("white c1\nblack b6\nsave {}\nauthor B\nquit\n", name(&first));
    let out = dialogue(&["compose"], "en", &lines);
    assert!(out.contains(&format!("Kept in {}. The work goes on in this file.", name(&first))), "{out}");
    assert!(author(&first) && out.ends_with("End. Everything is kept.\n"), "{out}");
}

#[test]
fn another_program_solves_chess_if_it_is_there() {
    let position = "3k4/8/3K4/8/8/8/8/Q7 w - - 0 1";
    let asked = ["solve", "--rules", "chess", "--task", "#2", "--position", position, "--with"];
    let (code, _, err) = told(&[&asked[..], &["no-such-popeye"]].concat());
    assert!(code == Some(2) && err.contains("There is no such program"), "{err}");
    // A program that is not Popeye.
    let (code, _, err) = told(&[&asked[..], &["true"]].concat());
    assert!(code == Some(2) && err.contains("does not answer as Popeye does"), "{err}");
    let path = std::env::var_os("PATH").unwrap_or_default();
    if !std::env::split_paths(&path).any(|folder| folder.join("py").is_file()) {
        crate::support::tools::missing_by::<()>("GOLOS_REQUIRE_POPEYE", "py (Popeye)");
        return;
    }
    let (code, out, err) = told(&[&asked[..], &["py"]].concat());
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("Found by the program Popeye") && out.contains("Qg7: fulfils the task."), "{out}");
}

#[test]
fn ch_46_4_duals_and_other_solutions_of_mates_are_named() {
    let file = Path::new("fixtures/problem/mates.pgn");
    let (code, out, err) = told(&["check", name(file)]);
    assert_eq!(code, Some(1), "{err}");
    assert!(out.contains("article 46.2: the last move may have been"), "{out}");
    let (_, two, _) = told(&["check", name(file), "--number", "2"]);
    assert!(!two.contains("does not give"), "{two}");
    let (_, three, _) = told(&["check", name(file), "--number", "3", "--json"]);
    assert!(three.contains("\"dual\""), "{three}");
}
