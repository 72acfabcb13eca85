//! The real program on a pipe: lines in, lines out, and an end that comes in any case.

use crate::program::{Program, golos, journal_in, name, said};

#[test]
fn a_move_that_was_not_pressed_is_told_when_the_game_is_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let common = ["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--ears", "all"];
    let told = |made: &str, lines: &str| {
        let dir = folder.path().join(made);
        let game = ["play", "--rules", "chess", "--control", "90+30s", "--press", "manual", "--dir", name(&dir)];
        golos(&[&game[..], &common].concat(), Some(lines.as_bytes()));
        let mut files = std::fs::read_dir(&dir).expect("the folder").flatten().map(|entry| entry.path());
        let journal = files.find(|path| path.extension().is_some_and(|ending| ending == "ron")).expect("a journal");
        said(&golos(&[&["resume", name(&journal)][..], &common].concat(), Some(b"")).stdout)
    };
    let waits = "Move made: pawn e2 to e4. The clock has not been pressed yet.";
    let (open, pressed) = (told("open", "start\ne4\n"), told("pressed", "start\ne4\npress\n"));
    assert!(open.contains("Game restored. Move 1, White to move.") && open.contains(waits), "{open}");
    assert!(pressed.contains("Game restored.") && !pressed.contains("The clock is not pressed"), "{pressed}");
}

#[test]
fn without_a_file_the_newest_game_is_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = name(folder.path());
    let common = ["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir", dir];
    golos(&[&["play", "--white", "Ann"][..], &common].concat(), Some(b"start\nc3-d4\n"));
    let resumed = said(&golos(&[&["resume"][..], &common].concat(), Some(b"last\n")).stdout);
    assert!(resumed.contains("Game restored.") && resumed.contains("c3 to d4"), "{resumed}");
}

#[test]
fn ch_3_9_2_no_game_begins_with_a_king_in_check_that_is_not_to_move() {
    let wrong = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    for (lang, told) in [
        ("en", "Black is in check but not to move. A game cannot start like this."),
        ("ru", "Чёрные под шахом, а ходит соперник: так начать нельзя."),
        ("uk", "Чорні під шахом, а ходить суперник: так почати не можна."),
    ] {
        let played = golos(&["play", "--lang", lang, "--rules", "chess", "--position", wrong], None);
        assert!(!played.status.success() && said(&played.stderr).contains(told), "{}", said(&played.stderr));
        let pgn = format!("[FEN \"{wrong}\"]\n\n*\n");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.pgn");
        std::fs::write(&file, pgn).expect("a file");
        let checked = golos(&["check", "--lang", lang, name(&file)], None);
        let heard = format!("{}{}", said(&checked.stdout), said(&checked.stderr));
        assert!(!checked.status.success() && heard.contains(told), "{heard}");
    }
}

#[test]
fn a_position_that_no_game_leads_to_is_refused_and_a_needless_claim_left_out() {
    for (lang, rules, position, told) in [
        ("en", "chess", "8/8/8/3k4/8/8/8/8 w - - 0 1", "No king: White. A game needs both."),
        ("ru", "chess", "k7/P6P/8/8/8/8/8/KP6 w - - 0 1", "Белые: пешка не может стоять на крайней горизонтали: b1."),
        ("uk", "international", "W:W4:B49", "Білі: проста на останній горизонталі була б дамкою: 4."),
    ] {
        let played = golos(&["play", "--lang", lang, "--rules", rules, "--position", position], None);
        assert!(!played.status.success() && said(&played.stderr).contains(told), "{}", said(&played.stderr));
    }
    let needless = "4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1";
    let common = ["--view", "linear", "--voice", "none", "--no-pad"];
    for (lang, told) in [
        ("en", ["Castling right left out: White, king or rook not at home.", "En passant square left out: e6."]),
        ("ru", ["Право на рокировку не учтено: белые", "Взятие на проходе не учтено: e6"]),
        ("uk", ["Право на рокіровку не враховано: білі", "Взяття на проході не враховано: e6"]),
    ] {
        let args = ["play", "--lang", lang, "--rules", "chess", "--position", needless];
        let played = said(&golos(&[&args[..], &common].concat(), Some(b"")).stdout);
        assert!(told.iter().all(|told| played.contains(told)), "{played}");
    }
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_to_its_last_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a name").to_owned()
    };
    let (empty, foreign) = (file("empty.ron", ""), file("foreign.ron", "diary\n"));
    let (script, rules) = (file("script.txt", "+5 c3\n"), file("rules.ron", "(id: 5)"));
    let gone = folder.path().join("gone.pdn").to_str().expect("a name").to_owned();
    let here = folder.path().to_str().expect("a name");
    for (args, ru, uk) in [
        (&["resume", &empty][..], "протокол пуст", "протокол порожній"),
        (&["replay", &foreign], "это не протокол партии", "це не протокол партії"),
        (&["resume", here], "это папка", "це тека"),
        (&["check", &gone], "Нет такого файла", "Немає такого файлу"),
        (&["convert", here, "out.pdn"], "это папка", "це тека"),
        (&["rehearse", &script], "Строка 1: +5 c3. Время пишут так", "Рядок 1: +5 c3. Час пишуть так"),
        (&["play", "--rules", &rules], "строка 1, столбец", "рядок 1, стовпець"),
        (
            &["rehearse", &file("start.txt", "golos play --blind red\n")],
            "не принимает значение red",
            "хибне значення red",
        ),
    ] {
        for (lang, words) in [("ru", ru), ("uk", uk)] {
            let output = crate::support::command()
                .args(["--lang", lang, "--view", "linear", "--voice", "none", "--no-pad", "--dir", here])
                .args(args)
                .stdin(std::process::Stdio::null())
                .output()
                .expect("golos runs");
            let said =
                format!("{}{}", String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
            assert!(said.contains(words), "{lang} {args:?}: {said}");
            let english = ["cannot", "error", "line ", "No such", "directory", "expected"];
            let left = english.iter().find(|word| said.replace(here, "").contains(*word));
            assert_eq!(left, None, "{lang} {args:?}: {said}");
        }
    }
}

#[test]
fn what_is_asked_of_the_voice_is_kept_for_the_next_time_and_all_else_in_the_settings_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("golos");
    std::fs::create_dir(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "(lang: \"uk\", theme: \"light\")").expect("the settings");
    let run = |lines: &[&str]| {
        let mut command = crate::support::command();
        command.args(["play", "--voice", "none", "--no-pad", "--rules", "russian", "--view", "linear", "--dir"]);
        command.arg(folder.path().join("games")).env("XDG_CONFIG_HOME", folder.path());
        let mut program = Program::start(&mut command).expect("the program");
        for line in lines {
            program.enter(line);
        }
        program.end().1.join("\n")
    };
    run(&["швидше", "швидше", "текст словами", "замовкни", "вихід", "так"]);
    let kept = std::fs::read_to_string(config.join("settings.ron")).expect("the settings");
    for line in ["lang: \"uk\"", "theme: \"light\"", "rate: 20", "text: \"words\""] {
        assert!(kept.contains(line), "{kept}");
    }
    assert!(!kept.contains("mute"), "{kept}");
    let said = run(&["почати", "б: годинник", "вихід", "так"]);
    assert!(said.contains("суперник – одна година"), "{said}");
}

#[test]
fn u_v_13_what_a_player_needs_is_known_by_his_name_and_told_to_the_arbiter_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |args: &[&str]| {
        let mut command = crate::support::command();
        command.args(["play", "--voice", "none", "--no-pad", "--view", "linear", "--lang", "en"]).args(args);
        command.arg("--dir").arg(folder.path().join("games")).env("XDG_CONFIG_HOME", folder.path());
        let mut program = Program::start(&mut command).expect("the program");
        program.enter("quit");
        program.end().1.join("\n")
    };
    run(&["--white", "Ann", "--needs", "white:blind+no-hands,black:none"]);
    let told = "Black: blind, an assistant moves the pieces.";
    for (ears, hears) in [("arbiter", true), ("players", false), ("white", false)] {
        let said = run(&["--white", "Bob", "--black", "Ann", "--ears", ears]);
        assert_eq!(said.contains(told), hears, "{ears}: {said}");
        assert!(
            said.contains("Black's assistant: keeps score, presses the clock, moves the pieces."),
            "{ears}: {said}"
        );
    }
    let said = run(&["--white", "Bob", "--black", "Ann", "--ears", "arbiter", "--needs", "black:none"]);
    assert!(!said.contains(told) && !said.contains("assistant"), "{said}");
}

#[test]
fn the_arbiters_desk_takes_up_what_is_not_finished_in_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let common = ["--view", "linear", "--voice", "none", "--no-pad", "--dir", name(folder.path())];
    let run = |task: &[&str], lines: &str| golos(&[task, &common[..]].concat(), Some(lines.as_bytes()));
    for (lang, none) in
        [("en", "No unfinished games."), ("ru", "Незаконченных партий нет."), ("uk", "Незакінчених партій немає.")]
    {
        let empty = run(&["desk", "--lang", lang], "");
        assert!(empty.status.code() == Some(0) && said(&empty.stdout).contains(none), "{}", said(&empty.stderr));
    }
    let opened = [
        "play",
        "--lang",
        "en",
        "--boards",
        "3",
        "--white",
        "Ann,Clara,Eve",
        "--black",
        "Bob,Dan,Fred",
        "--control",
        "30",
    ];
    run(&opened, "all start\n1: result draw because agreed\n1: yes\n2: c3-d4\nquit\nyes\n");
    std::fs::write(folder.path().join("2026-01-01_1000_x_y.ron"), "(seq:0,").expect("a broken record");
    let desk = run(&["desk", "--lang", "en"], "boards\n2: gap leave\nquit\nyes\n");
    let told = said(&desk.stdout);
    assert_eq!(desk.status.code(), Some(0), "{told}");
    for heard in
        ["Board 1: Game restored.", "Board 2: Game restored.", "Not at a board: 2026-01-01_1000_x_y.", "Clara", "Eve"]
    {
        assert!(told.contains(heard), "{heard}: {told}");
    }
    assert!(!told.contains("Ann"), "{told}");
    // How the boards stand is told at once, and again when it is asked for.
    assert_eq!(told.lines().filter(|line| line.starts_with("Board 1: Clara – Dan")).count(), 2, "{told}");
    let mut files: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|it| it.path()).collect();
    files.retain(|path| path.to_string_lossy().contains("eve"));
    let one = run(&["desk", "--lang", "uk", name(&files[0])], "дошки\n");
    assert!(said(&one.stdout).contains("Дошка 1"), "{}{}", said(&one.stdout), said(&one.stderr));
}

#[test]
fn r_5_4_2_5_what_was_thought_before_the_program_was_killed_is_no_break() {
    let folder = tempfile::tempdir().expect("a folder");
    let common = ["--view", "linear", "--voice", "none", "--no-pad", "--lang", "en"];
    let mut command = crate::support::command();
    command.args(["play", "--rules", "russian", "--control", "30", "--dir"]).arg(folder.path()).args(common);
    let mut program = Program::start(&mut command).expect("the program");
    program.enter("start");
    program.await_line("Start.");
    let sign = || {
        let files = std::fs::read_dir(folder.path()).expect("the folder").flatten().map(|entry| entry.path());
        let mut signs = files.filter(|path| path.extension().is_some_and(|ending| ending == "alive"));
        signs.next()
    };
    // A sign that is renewed: more than a second was thought.
    let marked = || sign().and_then(|path| std::fs::read_to_string(path).ok()).filter(|text| !text.is_empty());
    let mut first = None;
    while first.is_none() || marked().is_none_or(|text| Some(text) == first) {
        first = first.or_else(marked);
        std::thread::yield_now();
    }
    drop(program);
    let journal = journal_in(folder.path());
    let mut command = crate::support::command();
    let mut program = Program::start(command.arg("resume").arg(&journal).args(common)).expect("the program");
    program.await_line("Interruption");
    program.enter("leave");
    program.enter("w: clock");
    let left = program.await_line("You ");
    assert!(left.starts_with("You 29:5"), "{left}");
    let (_, lines) = program.end();
    assert_eq!(sign(), None, "{lines:#?}");
    assert!(golos(&["check", name(&journal)], None).status.code() != Some(2));
}
