//! `golos event`: what is typed at the desk of an event is in its record, and goes on there.

use crate::support::Patient;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Output, Stdio};

pub fn golos(folder: &Path, args: &[&str], typed: &str) -> Output {
    let lang: &[&str] = if args.contains(&"--lang") { &[] } else { &["--lang", "en"] };
    let mut program = crate::support::command()
        .args(args)
        .args(lang)
        .args(["--dir", folder.to_str().expect("a name"), "--view", "linear", "--voice", "none", "--no-pad"])
        .env("XDG_CONFIG_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    program.stdin.take().expect("its input").write_all(typed.as_bytes()).expect("it reads");
    program.wait_with_output().expect("it ends")
}

pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn an_event_goes_on_from_its_record_and_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2"];
    let opened =
        golos(folder.path(), &new, "enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\n1 draw\nquit\n");
    assert!(said(&opened).contains("Board 1: Ann – Bob, draw."), "{}", said(&opened));
    let again = golos(folder.path(), &["event", "Autumn"], "player 2\nquit\n");
    assert!(said(&again).contains("Round 1, board 1, Black against Ann: drawn."), "{}", said(&again));
    let file = folder.path().join("Autumn.event.ron");
    let name = file.to_str().expect("a name");
    let checked = golos(folder.path(), &["check", name], "");
    assert_eq!((checked.status.code(), said(&checked).contains("rounds: 1")), (Some(0), true), "{}", said(&checked));
    // A changed result breaks the chain.
    let text = std::fs::read_to_string(&file).expect("the record").replace("Drawn", "BothLost");
    std::fs::write(&file, text).expect("the record");
    assert_eq!(golos(folder.path(), &["check", name], "").status.code(), Some(1));
}

/// Three teams of two, and the first match.
pub const LEAGUE: [&str; 8] =
    ["event", "League", "--system", "round-robin", "--teams", "2", "--edition", "ukraine-2026"];
pub const LEAGUE_TYPED: &str = "enter Dynamo\njoin 1 Ann Smith, rating 2000\njoin Dynamo Bob Stone\nenter Spartak\n\
    join 2 Cid\njoin 2 Dan\nenter Torpedo\njoin 3 Eve\njoin 3 Fox\njoin 3 Gil\ncaptain 1 Ann Smith\nnumbers 1 2 3\n\
    pair\nline-up 3: 1 3\nmatch 1 board 1 draw\nmatch 1 2 1-0\n";

#[test]
fn teams_meet_at_the_desk_by_their_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let asked = "match 1\nteam Torpedo\nwhy 1\nwhy Torpedo\nmatch 1 board 2 draw because wrong slip\nstandings\nmatch 1 board 3 draw\nquit\n";
    let output = golos(folder.path(), &LEAGUE, &format!("{LEAGUE_TYPED}{asked}"));
    let heard = said(&output);
    for line in [
        "Dynamo, member 2: Bob Stone.",
        "Match 1: Spartak – Torpedo.",
        "Torpedo, line-up for round 1. Board 1: Eve. Board 2: Gil.",
        "Board 2: White Gil, Black Dan, White won.",
        "Match 1: Spartak – Torpedo, 1 to 3.",
        "3. Gil, reserve.",
        "By the Berger table.",
        "Match 1, board 2 corrected. It was: White won.",
        "Match 1: Spartak – Torpedo, 2 to 2.",
        "Match 1 has no board 3.",
    ] {
        let whole = heard.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(whole.contains(line), "{line}: {heard}");
    }
    let file = folder.path().join("League.event.ron");
    let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
}

#[test]
fn teams_are_told_of_in_russian_and_ukrainian() {
    for (lang, typed, heard) in [
        (
            "ru",
            "внести Динамо\nв команду 1 Анна Ли\nвнести Спартак\nв команду 2 Борис Ким\nномера 1 2\nсоставить пары\n\
             матч 1 доска 1 ничья\nкоманда 1\nвыход\n",
            ["Динамо, участник команды 1: Анна Ли.", "Матч 1: Динамо – Спартак, счёт", "Команда 1: Динамо."],
        ),
        (
            "uk",
            "внести Динамо\nдо команди 1 Анна Лі\nвнести Спартак\nдо команди 2 Борис Кім\nномери 1 2\nскласти пари\n\
             матч 1 дошка 1 нічия\nкоманда 1\nвихід\n",
            ["Динамо, учасник 1: Анна Лі.", "Матч 1: Динамо – Спартак, рахунок", "Команда 1: Динамо."],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let output =
            golos(folder.path(), &["event", "Cup", "--system", "match", "--teams", "1", "--lang", lang], typed);
        for line in heard {
            assert!(said(&output).contains(line), "{line}: {}", said(&output));
        }
    }
}

#[test]
fn an_event_without_a_system_is_not_begun_and_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = golos(folder.path(), &["event", "Autumn"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--system dutch"));
    assert!(!folder.path().join("Autumn.event.ron").exists());
}

#[test]
fn an_event_is_no_game_to_be_taken_up_or_gone_through() {
    let folder = tempfile::tempdir().expect("a folder");
    golos(folder.path(), &["event", "Autumn", "--system", "dutch"], "enter Ann\nquit\n");
    let home = golos(folder.path(), &[], "2\nquit\n");
    assert!(!said(&home).contains("Autumn"), "{}", said(&home));
    let file = folder.path().join("Autumn.event.ron");
    let resumed = golos(folder.path(), &["resume", file.to_str().expect("a name")], "entries\nquit\n");
    assert!(said(&resumed).contains("1. Ann."), "{}", said(&resumed));
}

/// So many programs are killed at the desk of an event; more by `GOLOS_KILLS`.
fn kills() -> usize {
    std::env::var("GOLOS_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

#[test]
fn what_was_heard_at_the_desk_of_an_event_outlives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut heard = 0;
    for kill in 0..kills() {
        let mut program = crate::support::command()
            .args(["event", "Autumn", "--system", "own-numbers", "--rounds", "3", "--view", "linear", "--lang", "en"])
            .args(["--voice", "none", "--no-pad", "--dir", folder.path().to_str().expect("a name")])
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut input = program.stdin.take().expect("its input");
        let mut lines =
            BufReader::new(Patient::new(program.stdout.take().expect("its output"))).lines().map_while(Result::ok);
        // Somebody is heard, the next is perhaps on his way to the disk.
        for _ in 0..=kill % 4 {
            writeln!(input, "enter Player {heard}").expect("it reads");
            let entered = format!("Player {heard}.");
            assert!(lines.any(|line| line.ends_with(&entered)), "{entered} was not answered");
            heard += 1;
        }
        writeln!(input, "enter Last {kill}").expect("it reads");
        program.kill().expect("it can be killed");
        program.wait().expect("it ends");
    }
    let told = said(&golos(folder.path(), &["event", "Autumn"], "entries\nquit\n"));
    for number in 0..heard {
        assert!(told.contains(&format!(". Player {number}.")), "{number} is lost: {told}");
    }
    let file = folder.path().join("Autumn.event.ron");
    let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
    // A line that the kill has torn was cut off, and said so.
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
}

/// A round of four whose two boards are open as games.
const ROUND: &str =
    "enter Ann\nenter Bob\nenter Cid\nenter Dan\nnumbers 1 2 3 4\nfirst board white\npair\nopen boards\nstart\n";

#[test]
fn what_was_heard_at_the_boards_of_a_round_outlives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2", "--control", "60"];
    let opened = said(&golos(folder.path(), &new, &format!("{ROUND}quit\nquit\n")));
    assert!(opened.contains("Open: boards 1, 2.") && opened.contains("Board 2: "), "{opened}");
    let mut heard = 0;
    for kill in 0..kills() {
        let mut program = crate::support::command()
            .args(["event", "Autumn", "--view", "linear", "--lang", "en", "--voice", "none", "--no-pad"])
            .args(["--dir", folder.path().to_str().expect("a name")])
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut input = program.stdin.take().expect("its input");
        let mut lines =
            BufReader::new(Patient::new(program.stdout.take().expect("its output"))).lines().map_while(Result::ok);
        for _ in 0..=kill % 3 {
            let board = heard % 2 + 1;
            writeln!(input, "{board}: note heard-{heard}.").expect("it reads");
            let noted = format!("Board {board}: ");
            assert!(lines.any(|line| line.starts_with(&noted) && line.contains("ote")), "{heard} was not answered");
            heard += 1;
        }
        writeln!(input, "1: note last").expect("it reads");
        program.kill().expect("it can be killed");
        program.wait().expect("it ends");
    }
    let ended =
        said(&golos(folder.path(), &["event", "Autumn"], "1: a: gap leave\n1: w: resign\n1: w: yes\nquit\nquit\n"));
    assert!(ended.contains("Board 1: Ann – Cid, Black won."), "{ended}");
    let mut games = String::new();
    for entry in std::fs::read_dir(folder.path()).expect("the folder").flatten() {
        let file = entry.path();
        if file.extension().is_some_and(|ending| ending == "ron") {
            let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
            assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
            games += &std::fs::read_to_string(&file).expect("a record");
        }
    }
    assert!(games.contains("occasion:Some((event:\"Autumn\",round:1,board:2))"), "{games}");
    for number in 0..heard {
        assert!(games.contains(&format!("heard-{number}.")), "{number} is lost");
    }
}

#[test]
fn a_second_terminal_reads_and_goes_on_when_the_first_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    golos(folder.path(), &["event", "Autumn", "--system", "own-numbers"], "enter Ann\nquit\n");
    let start = || {
        crate::support::command()
            .args(["event", "Autumn", "--view", "linear", "--lang", "en", "--voice", "none", "--no-pad"])
            .args(["--dir", folder.path().to_str().expect("a name")])
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program")
    };
    let mut first = start();
    let mut typed = first.stdin.take().expect("its input");
    let mut told = BufReader::new(Patient::new(first.stdout.take().expect("its output"))).lines().map_while(Result::ok);
    assert!(told.any(|line| line.starts_with("Autumn.")));
    let mut second = start();
    let mut asked = second.stdin.take().expect("its input");
    let mut heard =
        BufReader::new(Patient::new(second.stdout.take().expect("its output"))).lines().map_while(Result::ok);
    assert!(heard.any(|line| line == "Another terminal runs the event. This one is read-only."));
    writeln!(asked, "enter Eve").expect("it reads");
    assert!(heard.any(|line| line == "Another terminal runs the event. Nothing can be changed here."));
    writeln!(typed, "enter Bob").expect("it reads");
    assert!(heard.any(|line| line.ends_with(" Bob.")), "what happens there is told here");
    first.kill().expect("it can be killed");
    first.wait().expect("it ends");
    assert!(heard.any(|line| line == "The other terminal is closed. You run the event now."));
    writeln!(asked, "enter Eve").expect("it reads");
    assert!(heard.any(|line| line.ends_with(" Eve.")));
    drop(asked);
    second.wait().expect("it ends");
}

#[test]
fn who_has_no_pair_is_told_in_every_language() {
    for (lang, typed, heard) in [
        (
            "en",
            "who has no pair\nenter Ann\nenter Bob\nenter Cid\nnumbers 1 2 3\nfirst board white\npair\nwho has no pair\n",
            ["No round has been paired yet.", "Bye: Cid."],
        ),
        (
            "ru",
            "кто без пары\nвнести Аня\nвнести Боря\nвнести Вера\nномера 1 2 3\nпервая доска белые\nсоставить пары\n\
             без пары кто\n",
            ["Пары ещё не составлены ни на один тур.", "Без соперника, плюс: Вера."],
        ),
        (
            "uk",
            "хто без пари\nвнести Аня\nвнести Боря\nвнести Віра\nномери 1 2 3\nперша дошка білі\nскласти пари\n\
             без пари хто\n",
            ["Жодного туру ще не складено.", "Без суперника, плюс: Віра."],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2", "--lang", lang];
        let told = said(&golos(folder.path(), &new, &format!("{typed}quit\n")));
        for line in heard {
            assert!(told.contains(line), "{lang}: {line}: {told}");
        }
        // Once with the pairs, once more when it was asked for.
        assert_eq!(told.matches(heard[1]).count(), 2, "{lang}: {told}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2"];
    let typed = "enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\nwho has no pair\nquit\n";
    assert!(said(&golos(folder.path(), &new, typed)).contains("Everyone plays in this round."));
}

#[test]
fn the_boards_of_a_match_of_teams_are_played_as_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let new = ["event", "Cup", "--system", "match", "--rounds", "1", "--teams", "2", "--control", "60"];
    let typed = "enter Dynamo\njoin 1 Ann\njoin 1 Bob\nenter Spartak\njoin 2 Cid\njoin 2 Dan\nnumbers 1 2\npair\n\
        open boards\nstart\nmatch 1 board 2 draw\n1: w: resign\n1: w: yes\nquit\nquit\n";
    let heard = said(&golos(folder.path(), &new, typed)).split_whitespace().collect::<Vec<_>>().join(" ");
    for line in ["Open: boards 1, 2.", "Board 2 is being played.", "Board 1: White Ann, Black Cid, Black won."] {
        assert!(heard.contains(line), "{line}: {heard}");
    }
    // The other game goes on from its record, and its end makes that of the match.
    let typed = "2: a: gap leave\n2: w: resign\n2: w: yes\nmatch 1\nquit\nquit\n";
    let heard = said(&golos(folder.path(), &["event", "Cup"], typed)).split_whitespace().collect::<Vec<_>>().join(" ");
    // Board 2 of the match has the colours turned.
    for line in ["Open: board 2.", "Board 2: White Dan, Black Bob, Black won.", "Match 1: Dynamo – Spartak, 1 to 1."]
    {
        assert!(heard.contains(line), "{line}: {heard}");
    }
    let record = std::fs::read_to_string(folder.path().join("Cup.event.ron")).expect("the record");
    assert_eq!(record.matches("BoardSeated(").count(), 2, "{record}");
    for entry in std::fs::read_dir(folder.path()).expect("the folder").flatten() {
        let file = entry.path();
        if file.extension().is_some_and(|ending| ending == "ron") {
            let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
            assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
        }
    }
}
