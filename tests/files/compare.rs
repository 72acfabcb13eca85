//! Two records of one game held against each other (R-5.4.3.2, CH-8.5).

use std::fs;

/// What `golos compare` says of two files of these games, and its exit code.
fn compared(ending: &str, first: &str, second: &str, lang: &str) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(format!("{name}.{ending}"));
        fs::write(&path, text).expect("a file");
        path
    };
    let (first, second) = (file("first", first), file("second", second));
    let output =
        crate::support::command().args(["compare", "--lang", lang]).args([first, second]).output().expect("an output");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

const GAME: &str = "[GameType \"25\"]\n1. c3-b4 f6-g5 2. b2-c3 d6-e5 3. c1-b2 c7-d6 2-0\n";

#[test]
fn r_5_4_3_2_two_records_part_where_their_moves_differ_and_meet_again_or_not() {
    let cases = [
        (GAME.to_owned(), "Both records have the same moves, 6, and the same result.\n", 0),
        (
            GAME.replace("b2-c3", "d2-c3").replace("c1-b2", "e1-d2"),
            "They differ at move 2, White: b2-c3 in the first, d2-c3 in the second.\nThey do not agree again.\n",
            1,
        ),
        // The moves were written in another order.
        (
            "[GameType \"25\"]\n1. c3-b4 d6-e5 2. b2-c3 f6-g5 3. c1-b2 c7-d6 2-0\n".to_owned(),
            "They differ at move 1, Black: f6-g5 in the first, d6-e5 in the second.\nThe positions agree again after \
             half-move 4 of the first and 4 of the second.\n",
            1,
        ),
        (GAME.replace(" 3. c1-b2 c7-d6", ""), "The second ends; the first continues with c1-b2, half-moves: 2.\n", 1),
        (
            GAME.replace("\n1.", "\n[FEN \"W:Wc3,b2,c1:Bf6,d6,c7\"]\n1."),
            "Not two records of one game: the starting positions differ.\n",
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
    assert_eq!(told, "Расходятся на ходе 2 чёрных: Кb8-c6 в первой, Кg8-f6 во второй.\nБольше они не сходятся.\n");
    assert_eq!(compared("pgn", first, "no game", "uk").1, Some(2));
}

#[test]
fn ch_8_5_every_parting_is_told_and_which_record_is_longer() {
    let first = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 d6 5. O-O *\n";
    for (lang, second, lines) in [
        (
            "en",
            // Twice in another order, and the last three half-moves were not written.
            "1. Nf3 Nc6 2. e4 e5 3. g3 d6 4. h3 *\n",
            vec![
                "They differ at move 1, White: e2-e4 in the first, Ng1-f3 in the second.",
                "The positions agree again after half-move 4 of the first and 4 of the second.",
                "They differ again at move 3, White: Bf1-c4 in the first, g2-g3 in the second.",
                "They do not agree again.",
                "The first is longer, half-moves: 2.",
            ],
        ),
        (
            "ru",
            "1. Nf3 Nc6 2. e4 e5 3. c3 Bc5 4. Bc4 *\n",
            vec![
                "Расходятся на ходе 1 белых: e2-e4 в первой, Кg1-f3 во второй.",
                "Снова одна позиция: после полухода 4 в первой и 4 во второй.",
                "Снова расходятся на ходе 3 белых: Сf1-c4 в первой, c2-c3 во второй.",
                "Снова одна позиция: после полухода 7 в первой и 7 во второй.",
                "Вторая запись кончается; первая продолжается ходом d7-d6, полуходов: 2.",
                "За столом второй записи ввести: d7-d6, 0-0.",
            ],
        ),
        (
            "uk",
            // A pair of moves there and back that one of them missed, and then another order.
            "1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Nf3 Nc6 5. c3 Bc5 6. Bc4 d6 7. O-O Nf6 *\n",
            vec![
                "Розходяться на ході 3 білих: Сf1-c4 у першому, Кf3-g1 у другому.",
                "Знову та сама позиція: після півходу 4 у першому і 8 у другому.",
                "Знову розходяться: півхід 5 першого – Сf1-c4, півхід 9 другого – c2-c3.",
                "Знову та сама позиція: після півходу 7 у першому і 11 у другому.",
                "Перший запис закінчується; другий продовжується ходом Кg8-f6, півходів: 1.",
                "За столом першого запису ввести: Кg8-f6.",
            ],
        ),
    ] {
        let (told, code) = compared("pgn", first, second, lang);
        assert_eq!((told.lines().collect::<Vec<_>>(), code), (lines, Some(1)), "{lang}");
    }
}

#[test]
fn what_breaks_a_file_off_is_told_with_the_result_that_it_states() {
    let first = "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";
    for (lang, words) in [
        ("en", ["In the second: ", "The second ends; the first continues with Nb8-c6, half-moves: 1."]),
        ("ru", ["Во второй: ", "Вторая запись кончается; первая продолжается ходом Кb8-c6, полуходов: 1."]),
        ("uk", ["У другому: ", "Другий запис закінчується; перший продовжується ходом Кb8-c6, півходів: 1."]),
    ] {
        let (told, code) = compared("pgn", first, &first.replace("Nc6", "Nc5"), lang);
        let lines: Vec<&str> = told.lines().collect();
        assert!(lines[0].starts_with(words[0]) && lines[0].contains("Nc5") && lines[1] == words[1], "{told}");
        // What it states is the same result.
        assert_eq!((lines.len(), code), (2, Some(1)), "{told}");
        let (told, _) = compared("pgn", first, &first.replace("Nc6", "Nc5").replace("1-0", "0-1"), lang);
        assert!(told.lines().last().is_some_and(|line| line.contains("0-1")), "{told}");
    }
}

#[test]
fn r_5_4_3_2_the_times_that_files_give_are_compared() {
    let chess = "1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:58]} 2. Nf3 {[%clk 1:29:10]} Nc6 {[%clk 1:29:00.5]} *\n";
    let draughts = "[GameType \"25\"]\n1. c3-b4 {[%clk 0:10:00]} f6-g5 {[%clk 0:09:50]} *\n";
    for (ending, first, from, to, lang, told) in [
        ("pgn", chess, "1:29:58", "1:29:57", "en", "Both records have the same moves, 4, and the same result.\n"),
        (
            "pgn",
            chess,
            "1:29:58",
            "1:29:40",
            "en",
            "Time left after move 1, Black, e7-e5: 1:29:58 in the first, 1:29:40 in the second.\n",
        ),
        (
            "pgn",
            chess,
            "1:29:",
            "1:28:",
            "ru",
            "Осталось времени после хода 1 чёрных, e7-e5: 1:29:58 в первой, 1:28:58 во второй.\nРасходится время и \
             дальше, полуходов: 2.\nПо первой записи судья вводит: выставить белые 1:29:10 потому что записи \
             сверены\nПо первой записи судья вводит: выставить чёрные 1:29:00 потому что записи сверены\nПо второй \
             записи судья вводит: выставить белые 1:28:10 потому что записи сверены\nПо второй записи судья вводит: \
             выставить чёрные 1:28:00 потому что записи сверены\n",
        ),
        (
            "pdn",
            draughts,
            "0:09:50",
            "0:09:00",
            "uk",
            "Лишилося часу після ходу 1 чорних, f6-g5: 9:50 у першому, 9:00 у другому.\nЗа першим записом \
             суддя вводить: встановити чорні 9:50 тому що записи звірено\nЗа другим записом суддя вводить: \
             встановити чорні 9:00 тому що записи звірено\n",
        ),
    ] {
        assert_eq!(compared(ending, first, &first.replace(from, to), lang).0, told);
    }
}

/// What is printed behind the colon of such a line.
fn typed<'a>(told: &'a str, head: &str) -> Vec<&'a str> {
    told.lines().filter_map(|line| line.strip_prefix(head)).collect()
}

#[test]
fn ch_8_5_1_what_a_record_lacks_and_its_clocks_are_typed_back_as_they_are_told() {
    let whole = "1. e4 {[%clk 1:29:00]} e5 {[%clk 1:28:00]} 2. Nf3 {[%clk 1:27:30]} Nc6 {[%clk 1:26:05]} *\n";
    for (lang, enter, set, arbiter, start, shown) in [
        (
            "en",
            "To complete the second record, enter: ",
            "To follow the first, the arbiter types: ",
            "arbiter",
            "start",
            "1:26:05",
        ),
        ("ru", "За столом второй записи ввести: ", "По первой записи судья вводит: ", "судья", "начать", "1:26:05"),
        ("uk", "За столом другого запису ввести: ", "За першим записом суддя вводить: ", "суддя", "почати", "1:26:05"),
    ] {
        let (told, code) = compared("pgn", whole, "1. e4 e5 *\n", lang);
        let moves: Vec<&str> =
            typed(&told, enter).first().expect("the moves").trim_end_matches('.').split(", ").collect();
        let clocks = typed(&told, set);
        assert_eq!((moves.len(), clocks.len(), code), (2, 2, Some(1)), "{told}");
        let folder = tempfile::tempdir().expect("a folder");
        let dir = folder.path().to_str().expect("a name");
        let game = ["play", "--rules", "chess", "--control", "90", "--lang", lang, "--view", "linear", "--ears", "all"];
        let mut lines = vec![format!("{arbiter}: {start}"), "e4".to_owned(), "e5".to_owned()];
        lines.extend(moves.into_iter().map(str::to_owned));
        lines.extend(clocks.into_iter().map(|line| format!("{arbiter}: {line}")));
        let args = [&game[..], &["--voice", "none", "--no-pad", "--dir", dir]].concat();
        let said =
            crate::program::said(&crate::program::golos(&args, Some((lines.join("\n") + "\n").as_bytes())).stdout);
        assert!(said.contains("1:27:30") && said.contains(shown), "{told}{said}");
    }
}
