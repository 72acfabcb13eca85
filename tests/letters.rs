//! Correspondence play with the real program: two players, their files, the letters between them; an arbiter; and a program
//! that is killed while it takes a letter in or hands one on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use crate::support::command;
use crate::support::program::{golos, said};

/// Runs `golos letters` in a folder of its own on a day; what it wrote, and its exit status.
fn letters(folder: &Path, lang: &str, today: &str, args: &[&str]) -> (i32, String) {
    let mut all = vec!["letters", "--lang", lang, "--today", today, "--dir"];
    let folder = folder.to_string_lossy().into_owned();
    all.push(&folder);
    all.extend(args);
    let output = command().args(&all).stdin(Stdio::null()).output().expect("the program");
    let text = said(&output.stdout) + &said(&output.stderr);
    (output.status.code().unwrap_or(-1), text)
}

/// The same, which has to go well.
fn done(folder: &Path, lang: &str, today: &str, args: &[&str]) -> String {
    let (code, text) = letters(folder, lang, today, args);
    assert_eq!(code, 0, "{args:?}: {text}");
    text
}

struct Players {
    white: tempfile::TempDir,
    black: tempfile::TempDir,
    lang: &'static str,
}

impl Players {
    /// A game that each of the two keeps in a folder of their own.
    fn new(edition: &str, lang: &'static str) -> Players {
        let folder = || tempfile::tempdir().expect("a folder");
        let players = Players { white: folder(), black: folder(), lang };
        for (folder, mine) in [(&players.white, "white"), (&players.black, "black")] {
            let new = ["new", "game", "--edition", edition, "--white", "Anna", "--black", "Boris", "--mine", mine];
            let fixed = ["--start", "2026-03-01", "--code", "A-7"];
            done(folder.path(), lang, "2026-03-01", &[&new[..], &fixed].concat());
        }
        players
    }

    fn folder(&self, side: &str) -> &Path {
        if side == "white" { self.white.path() } else { self.black.path() }
    }

    fn outbox(&self, side: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder(side).join("letters/outbox")).into_iter().flatten().flatten();
        // A file under way that a killed program left has a strange name; it is no letter.
        let is_letter =
            |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("game-"));
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_letter).collect();
        files.sort();
        files
    }

    /// One side writes on a day; the other takes the letter in on another. What each was told.
    fn send(&self, from: &str, sent: &str, arrives: &str, args: &[&str]) -> (String, String) {
        let to = if from == "white" { "black" } else { "white" };
        let written = done(self.folder(from), self.lang, sent, &[&["write", "game", "--yes"][..], args].concat());
        let letter = self.outbox(from).pop().expect("a letter");
        let letter = letter.to_string_lossy().into_owned();
        (written, done(self.folder(to), self.lang, arrives, &["take", "game", &letter, "--yes"]))
    }

    fn file(&self, side: &str) -> PathBuf {
        self.folder(side).join("letters/game.letters.ron")
    }

    fn compare(&self) -> (i32, String) {
        let files = ["white", "black"].map(|side| self.file(side).to_string_lossy().into_owned());
        letters(self.folder("white"), "en", "2026-12-01", &["compare", &files[0], &files[1]])
    }

    fn is_sound(&self) {
        for side in ["white", "black"] {
            let output = command().arg("check").arg(self.file(side)).output().expect("the program");
            assert!(output.status.success(), "{side}: {}", said(&output.stdout));
        }
    }
}

#[test]
fn two_players_write_to_each_other_in_each_language() {
    for lang in ["en", "ru", "uk"] {
        let players = Players::new("draughts-2022", lang);
        players.send("white", "2026-03-03", "2026-03-12", &["c3-b4", "--if", "f6-g5 b2-c3"]);
        let (_, told) = players.send("black", "2026-03-15", "2026-03-22", &["f6-g5", "b2-c3", "g5-h4"]);
        assert!(told.contains("f6-g5, b2-c3, g5-h4"), "{lang}: {told}");
        players.send("white", "2026-03-26", "2026-04-10", &["a1-b2", "--draw"]);
        let (_, told) = players.send("black", "2026-04-11", "2026-04-20", &["--accept-draw"]);
        assert!(told.contains("1/2-1/2"), "{lang}: {told}");
        assert_eq!(players.compare().0, 0, "{lang}: {}", players.compare().1);
        players.is_sound();
    }
}

#[test]
fn a_letter_by_email_and_in_the_form_of_numbers_is_read_back() {
    for form in ["mail", "numeric", "text"] {
        let players = Players::new("chess-email", "ru");
        players.send("white", "2026-03-01", "2026-03-01", &["5254", "--form", form]);
        players.send("black", "2026-03-02", "2026-03-02", &["5755", "--form", form]);
        let (_, told) = players.send("white", "2026-03-05", "2026-03-05", &["7163", "--form", form]);
        assert!(told.contains("Ng1-f3"), "{form}: {told}");
        players.is_sound();
    }
}

#[test]
fn an_impossible_move_is_asked_about_charged_and_corrected() {
    let players = Players::new("draughts-2013", "ru");
    players.send("white", "2026-03-01", "2026-03-05", &["c3-b4"]);
    let file = players.black.path().join("letter.txt");
    fs::write(&file, "Шифр: A-7\nВаш ход: c3-b4\nМой ход: d6-d5\nДаты: 01.03 05.03 09.03\nВремя: 0/4\n")
        .expect("a file");
    let file = file.to_string_lossy().into_owned();
    let white = players.folder("white");
    let told = done(white, "ru", "2026-03-14", &["take", "game", &file, "--yes"]);
    assert!(told.contains("Невозможный ход: d6-d5") && told.contains("6.2.10"), "{told}");
    // The own file of Black has no such letter: it is taken in there as well.
    done(
        players.folder("black"),
        "ru",
        "2026-03-14",
        &["take", "game", &file, "--by", "black", "--arrived", "2026-03-14", "--yes"],
    );
    let (written, _) = players.send("white", "2026-03-16", "2026-03-21", &["--query"]);
    assert!(written.contains("Начисляю 6 штрафных дней за Ваше письмо от 09.03.2026: невозможный ход."), "{written}");
    players.send("black", "2026-03-23", "2026-03-30", &["d6-e5"]);
    let told = done(white, "en", "2026-03-30", &["show", "game"]);
    assert!(told.contains("Time: White 0, Black 12."), "{told}");
    assert_eq!(players.compare().0, 0, "{}", players.compare().1);
    players.is_sound();
}

#[test]
fn a_letter_that_would_stop_play_is_not_written_and_without_a_yes_nothing_is() {
    let players = Players::new("draughts-2022", "en");
    let white = players.folder("white");
    let (code, told) = letters(white, "en", "2026-03-01", &["write", "game", "c3-c4", "--yes"]);
    assert!(code != 0 && told.contains("would stop play"), "{told}");
    let (code, told) = letters(white, "en", "2026-03-01", &["write", "game", "c3-b4"]);
    assert!(code == 1 && told.contains("Nothing was recorded."), "{told}");
    assert!(players.outbox("white").is_empty());
    let told = done(white, "en", "2026-03-01", &["show", "game"]);
    assert!(told.contains("White writes next."), "{told}");
}

#[test]
fn the_arbiter_rules_and_lists_what_is_due() {
    let players = Players::new("draughts-2022", "en");
    players.send("white", "2026-03-01", "2026-03-05", &["c3-b4"]);
    players.send("black", "2026-04-25", "2026-04-30", &["f6-g5"]);
    let white = players.folder("white");
    done(white, "en", "2026-05-02", &["claim", "game", "b2-c3"]);
    let (code, told) = letters(white, "en", "2026-05-03", &["write", "game", "b2-c3", "--yes"]);
    assert!(code != 0 && told.contains("up to the ruling"), "{told}");
    let due = done(white, "en", "2026-05-03", &["due", "--ics", &white.join("a.ics").to_string_lossy()]);
    assert!(fs::read_to_string(white.join("a.ics")).expect("a calendar").starts_with("BEGIN:VCALENDAR"), "{due}");
    let (code, told) = letters(white, "en", "2026-05-10", &["rule", "game", "warning", "--side", "black"]);
    assert!(code != 0 && told.contains("--article"), "{told}");
    let told = done(white, "en", "2026-05-10", &["rule", "game", "upheld"]);
    assert!(told.contains("1-0") && told.contains("Time fault."), "{told}");
    done(white, "en", "2026-05-12", &["rule", "game", "seal"]);
    let table = done(white, "en", "2026-05-12", &["due", "--table", "html"]);
    assert!(table.contains("<table") && table.contains("1-0"), "{table}");
}

#[test]
fn everything_is_heard_in_words() {
    for lang in ["ru", "uk"] {
        let players = Players::new("draughts-2022", lang);
        players.send("white", "2026-03-03", "2026-03-12", &["c3-b4"]);
        let told = done(players.folder("black"), lang, "2026-03-13", &["--text", "words", "due"]);
        let spoken: String = told.lines().filter_map(|line| line.strip_prefix("game: ")).collect();
        assert!(!spoken.is_empty() && !spoken.contains(|sign: char| sign.is_ascii_alphanumeric()), "{lang}: {told}");
    }
}

/// What the room of letters says to these lines.
fn room(folder: &Path, lang: &str, today: &str, lines: &str) -> String {
    let folder = folder.to_string_lossy().into_owned();
    let args = ["--view", "linear", "--voice", "none", "--no-pad", "--lang", lang, "--text", "words", "--dir", &folder];
    let all = [&args[..], &["letters", "--today", today, "desk"]].concat();
    let output = golos(&all, Some(lines.as_bytes()));
    said(&output.stdout) + &said(&output.stderr)
}

#[test]
fn letters_are_read_and_answered_in_the_room_by_ear() {
    for (lang, read, write, yes) in [
        ("en", "letter", "write f6-g5 if b2-c3 then g5-h4", "yes"),
        ("ru", "письмо", "ответить f6-g5 если b2-c3 то g5-h4", "да"),
        ("uk", "лист", "відповісти f6-g5 якщо b2-c3 то g5-h4", "так"),
    ] {
        let players = Players::new("draughts-2022", lang);
        let (_, told) = players.send("white", "2026-03-03", "2026-03-12", &["c3-b4"]);
        assert!(told.contains("c3-b4"), "{lang}: {told}");
        let black = players.folder("black");
        let told = room(black, lang, "2026-03-15", &format!("1\n{read}\n{write}\n{yes}\n"));
        // What is heard has no digits, and squares are named.
        let heard: Vec<&str> = told.lines().filter(|line| !line.contains("outbox")).collect();
        let is_signs = |line: &&&str| lang != "en" && line.contains(|sign: char| sign.is_ascii_digit());
        assert_eq!(heard.iter().find(is_signs), None, "{lang}: {told}");
        assert_eq!(players.outbox("black").len(), 1, "{lang}: {told}");
        let letter = players.outbox("black").pop().expect("a letter").to_string_lossy().into_owned();
        let told = done(players.folder("white"), lang, "2026-03-20", &["take", "game", &letter, "--yes"]);
        assert!(told.contains("f6-g5") && told.contains("b2-c3, g5-h4"), "{lang}: {told}");
        players.is_sound();
    }
}

#[test]
fn nothing_is_written_in_the_room_without_a_yes() {
    let players = Players::new("draughts-2022", "ru");
    let white = players.folder("white");
    for answer in ["нет", "", "выход", "ответить c3-c4"] {
        room(white, "ru", "2026-03-03", &format!("1\nответить c3-b4\n{answer}\nвыход\n"));
        assert!(players.outbox("white").is_empty(), "{answer}");
    }
    let told = done(white, "en", "2026-03-03", &["show", "game"]);
    assert!(told.contains("White writes next."), "{told}");
}

#[test]
fn a_break_is_recorded_in_all_own_games_at_once() {
    for (lang, lines, heard, none) in [
        ("en", "break 10.10 25.10\nyes", "in these games: spring, autumn", "No game of your own"),
        ("ru", "перерыв 10.10 25.10\nда", "в партиях: spring, autumn", "нет ваших неоконченных партий"),
        ("uk", "перерва 10.10 25.10\nтак", "у партіях: spring, autumn", "немає ваших незакінчених партій"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let open = |name: &str, owner: &[&str]| {
            let new = ["new", name, "--white", "Anna", "--black", "Boris", "--start", "2026-09-01"];
            done(folder.path(), lang, "2026-09-01", &[&new[..], owner].concat())
        };
        open("winter", &[]);
        let told = room(folder.path(), lang, "2026-10-01", lines);
        assert!(told.contains(none), "{lang}: {told}");
        open("autumn", &["--mine", "white"]);
        open("spring", &["--mine", "black"]);
        let told = room(folder.path(), lang, "2026-10-01", lines);
        assert!(told.contains(heard), "{lang}: {told}");
        let rows = |name: &str| {
            let file = folder.path().join(format!("letters/{name}.letters.ron"));
            fs::read_to_string(file).expect("a record").matches("Break((").count()
        };
        assert_eq!([rows("autumn"), rows("spring"), rows("winter")], [1, 1, 0], "{lang}: {told}");
        // One a year: the second does not count in either game.
        let letters = folder.path().join("letters").to_string_lossy().into_owned();
        let told = done(folder.path(), lang, "2026-11-01", &["break", &letters, "2026-11-10", "2026-11-12"]);
        assert_eq!(told.matches("autumn").count(), 1, "{lang}: {told}");
        assert_eq!(told.matches("spring").count(), 1, "{lang}: {told}");
        assert_eq!([rows("autumn"), rows("spring"), rows("winter")], [1, 1, 0], "{lang}: nothing is sent for it");
    }
}

#[test]
fn the_rules_of_a_new_game_may_be_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own.ron");
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/profiles/letters/draughts-2022.ron");
    let text = fs::read_to_string(built_in).expect("an edition").replacen("draughts-2022", "club", 1);
    fs::write(&own, text).expect("a file");
    let game = |file: &str| format!("new\nautumn\n{file}\n1\nAnna\nBoris\n\nwhite\n2026-09-01\n\n");
    let told = room(folder.path(), "en", "2026-09-01", &game(&own.to_string_lossy()));
    let record = fs::read_to_string(folder.path().join("letters/autumn.letters.ron"));
    assert!(record.is_ok_and(|record| record.contains("club")), "{told}");
    let told = room(folder.path(), "en", "2026-09-01", "new\nspring\nnowhere.ron\n");
    assert!(told.contains("There are no rules nowhere.ron."), "{told}");
}

#[test]
fn the_start_of_the_program_says_what_is_due() {
    for (lang, heard, word) in [
        ("en", "Letters, game.", "letters"),
        ("ru", "Переписка, game.", "письма"),
        ("uk", "Листування, game.", "листи"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        #[expect(clippy::disallowed_methods, reason = "the program reads the same clock")]
        let wall = chrono::Local::now().date_naive();
        let start = (wall - chrono::TimeDelta::days(25)).to_string();
        let new = ["new", "game", "--white", "Anna", "--black", "Boris", "--mine", "black", "--start", &start];
        done(folder.path(), lang, &start, &new);
        let dir = folder.path().to_string_lossy().into_owned();
        let args = ["--view", "linear", "--voice", "none", "--no-pad", "--lang", lang, "--dir", &dir];
        let told = said(&golos(&args, Some(format!("{word}\n").as_bytes())).stdout);
        assert!(told.contains(heard), "{lang}: {told}");
        assert_eq!(told.matches("Anna – Boris").count(), 1, "{lang}: {told}");
    }
}

#[test]
fn papers_are_printed_and_a_server_is_imported() {
    let players = Players::new("draughts-2022", "en");
    let white = players.folder("white");
    players.send("white", "2026-03-01", "2026-03-05", &["c3-b4"]);
    players.send("black", "2026-04-25", "2026-04-30", &["f6-g5"]);
    let sheet = done(white, "en", "2026-05-01", &["paper", "record", "game", "--form", "html"]);
    assert!(sheet.contains("size: 70mm 210mm") && sheet.contains("cb4"), "{sheet}");
    let papers = done(white, "ru", "2026-05-01", &["paper", "adjudication", "game"]);
    assert!(papers.contains("Материалы для присуждения") && papers.contains("Оценка"), "{papers}");
    let (code, told) = letters(white, "en", "2026-05-01", &["paper", "certificate", "game"]);
    assert!(code != 0 && told.contains("not over"), "{told}");
    done(white, "en", "2026-05-02", &["claim", "game", "b2-c3"]);
    let claim = done(white, "en", "2026-05-02", &["paper", "claim", "game"]);
    assert!(claim.contains("b2-c3") && claim.contains("10.3.6"), "{claim}");
    done(white, "en", "2026-05-10", &["rule", "game", "upheld"]);
    let certificate = done(white, "uk", "2026-05-10", &["paper", "certificate", "game"]);
    assert!(certificate.contains("Довідка") && certificate.contains("1-0"), "{certificate}");
    let file = white.join("games.xml");
    let games = "<a><XfccGame><id>4711</id><white>Anna</white><black>Boris</black><hasWhite>true</hasWhite>\
        <daysPlayer>9</daysPlayer><moves>1. e4 e5</moves><result>Ongoing</result></XfccGame></a>";
    fs::write(&file, games).expect("a file");
    let file = file.to_string_lossy().into_owned();
    let told = done(white, "ru", "2026-05-10", &["import", &file]);
    assert!(told.contains("Партия 4711: полуходов 2."), "{told}");
    assert!(done(white, "ru", "2026-05-10", &["import", &file]).contains("ничего нового"));
    let report = done(white, "en", "2026-05-10", &["paper", "report", "--form", "csv"]);
    assert!(report.contains("4711,Anna,Boris,1,1") && report.contains("The time fault stands."), "{report}");
    let due = done(white, "en", "2026-05-10", &["due"]);
    assert!(due.contains("4711: May 19th, 2026: answer by White."), "{due}");
}

/// A program that keeps what it was given, one file a letter.
fn mailer(folder: &Path) -> PathBuf {
    let program = folder.join("mailer");
    fs::write(&program, format!("#!/bin/sh\ncat > {0}/sent.$$ && mv {0}/sent.$$ {0}/letter.$$\n", folder.display()))
        .expect("a file");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("permissions");
    }
    program
}

/// How often the program is killed in each of the two tests; `GOLOS_KILLS` names another number.
fn kills() -> u32 {
    std::env::var("GOLOS_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(8)
}

#[test]
fn a_room_that_is_killed_while_a_letter_is_written_has_it_once_or_not_at_all() {
    for kill in 0..kills() {
        let players = Players::new("draughts-2022", "en");
        let white = players.folder("white");
        let lines = white.join("lines");
        fs::write(&lines, "1\nwrite c3-b4 if f6-g5 then b2-c3\nyes\nquit\nquit\n").expect("a file");
        let folder = white.to_string_lossy().into_owned();
        let mut child = command()
            .args(["--view", "linear", "--voice", "none", "--no-pad", "--lang", "en", "--dir", &folder])
            .args(["letters", "--today", "2026-03-03", "desk"])
            .stdin(fs::File::open(&lines).expect("a file"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        #[expect(clippy::disallowed_methods, reason = "the program is killed at some moment of its work")]
        std::thread::sleep(Duration::from_micros(u64::from(kill) * 2003 % 250_000));
        let _ = child.kill();
        let _ = child.wait();
        let told = done(white, "en", "2026-03-03", &["show", "game"]);
        if told.contains("White writes next.") {
            assert!(players.outbox("white").is_empty(), "{kill}: {told}");
            room(white, "en", "2026-03-03", "1\nwrite c3-b4\nyes\n");
        } else if told.contains("has not been handed on") {
            room(white, "en", "2026-03-03", "1\nhand on\n");
        }
        assert_eq!(players.outbox("white").len(), 1, "{kill}: {told}");
        let told = done(white, "en", "2026-03-03", &["show", "game"]);
        assert!(told.contains("Black writes next.") && !told.contains("handed on"), "{kill}: {told}");
        players.is_sound();
    }
}

/// Starts a command, kills it after so many microseconds, and waits for its end.
fn killed(folder: &Path, today: &str, args: &[&str], after: u64) {
    let mut all = vec!["letters", "--lang", "en", "--today", today, "--dir"];
    let folder = folder.to_string_lossy().into_owned();
    all.push(&folder);
    all.extend(args);
    let mut child = command()
        .args(&all)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program");
    #[expect(clippy::disallowed_methods, reason = "the program is killed at some moment of its work")]
    std::thread::sleep(Duration::from_micros(after));
    let _ = child.kill();
    let _ = child.wait();
}

#[test]
fn a_program_that_is_killed_while_it_takes_a_letter_in_loses_nothing_and_takes_nothing_twice() {
    for kill in 0..kills() {
        let players = Players::new("draughts-2022", "en");
        let white = done(players.folder("white"), "en", "2026-03-03", &["write", "game", "c3-b4", "--yes"]);
        let letter = players.outbox("white").pop().expect(&white).to_string_lossy().into_owned();
        killed(
            players.folder("black"),
            "2026-03-12",
            &["take", "game", &letter, "--yes"],
            u64::from(kill) * 397 % 40_000,
        );
        let told = done(players.folder("black"), "en", "2026-03-12", &["show", "game"]);
        if told.contains("White writes next.") {
            done(players.folder("black"), "en", "2026-03-12", &["take", "game", &letter, "--yes"]);
        }
        let told = done(players.folder("black"), "en", "2026-03-12", &["show", "game"]);
        assert!(told.contains("1.cb4") && told.contains("Black writes next."), "{kill}: {told}");
        players.is_sound();
    }
}

#[test]
fn a_program_that_is_killed_while_it_writes_a_letter_sends_nothing_twice() {
    for kill in 0..kills() {
        let players = Players::new("chess-email", "en");
        let white = players.folder("white");
        let program = mailer(white).to_string_lossy().into_owned();
        let write = ["write", "game", "5254", "--through", &program, "--yes"];
        killed(white, "2026-03-03", &write, u64::from(kill) * 409 % 60_000);
        let told = done(white, "en", "2026-03-03", &["show", "game"]);
        let sent = || {
            fs::read_dir(white)
                .expect("a folder")
                .flatten()
                .filter(|it| it.file_name().to_string_lossy().starts_with("letter."))
                .count()
        };
        if told.contains("White writes next.") {
            // Nothing was recorded, so that nothing was sent.
            assert_eq!(sent(), 0, "{kill}: {told}");
            done(white, "en", "2026-03-03", &write);
        } else if told.contains("has not been handed on") {
            assert_eq!(sent(), 0, "{kill}: {told}");
            done(white, "en", "2026-03-03", &["write", "game", "--again", "--through", &program]);
        } else if told.contains("It is not known whether") {
            // A person decides; the program does not send again by itself.
            continue;
        }
        assert_eq!(sent(), 1, "{kill}: {told}");
        let (code, told) = letters(white, "en", "2026-03-03", &["write", "game", "--again", "--through", &program]);
        assert!(code != 0 && sent() == 1, "{kill}: {told}");
        players.is_sound();
    }
}
