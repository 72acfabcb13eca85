//! Tables of endings, made, stopped, killed, verified and asked through the real program.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::program::{golos, name, said};
use crate::support;

/// How often the program is killed; `GOLOS_KILLS` says otherwise.
const KILLS: u64 = 20;

fn told(args: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    let output = golos(&[&["endings", "--in", name(folder), "--lang", "en"], args].concat(), None);
    (output.status.code(), said(&output.stdout), said(&output.stderr))
}

/// The files of the tables of Russian draughts.
fn tables(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder.join("russian")).expect("a folder").flatten();
    let tables = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "gle"));
    tables
        .map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).expect("a file")))
        .collect()
}

#[test]
fn tables_are_made_verified_asked_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let none = "There are no tables of endings yet. To make some: golos endings make russian 4.\n";
    assert_eq!(told(&[], folder).1, none);
    let made = "Tables made: 16. Already there: 0.\nNot verified. To verify: golos endings verify russian.\n";
    assert_eq!(told(&["make", "russian", "3"], folder), (Some(0), made.to_owned(), String::new()));
    let unverified = "White wins. Moves to the end: 3. These tables have not been verified.\n";
    let asked = ["show", "W:WKd6,Kh2:BKa7"];
    assert!(told(&asked, folder).1.starts_with(unverified));
    assert!(told(&asked, folder).1.lines().all(|line| line.ends_with("These tables have not been verified.")));
    let (code, said, _) = told(&["verify", "--deep"], folder);
    assert_eq!((code, said.lines().last()), (Some(0), Some("Nothing is wrong.")), "{said}");
    let (_, shown, _) = told(&asked, folder);
    assert!(
        shown.contains("White wins. Moves to the end: 3.\nh2-g1: wins. Moves to the end: 3.\nd6-b8: draws.\n"),
        "{shown}"
    );
    assert!(shown.ends_with("Article 6.1.8.6: the win stands. Moves needed: 3, left: 5.\n"), "{shown}");
    let (_, cut, _) = told(&[&asked[..], &["--used", "kings-2-3=4"]].concat(), folder);
    assert!(cut.ends_with("the count ends before the win. Moves needed: 2, left: 1. Draw.\n"), "{cut}");
    assert_eq!(told(&["remove", "russian"], folder).1, "Tables removed: 16.\n");
    assert_eq!(told(&[], folder).1, none);
}

#[test]
fn a_line_that_is_shown_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    told(&["make", "russian", "3"], folder);
    let check = |moves: &str| {
        let (code, said, errors) = told(&["line", "W:WKd6,Kh2:BKa7", moves], folder);
        (code, said + &errors)
    };
    let (code, said) = check("1. d6-b8");
    assert!(code == Some(1) && said.starts_with("Move 1, d6-b8, lets the win go. The reply that holds: a7"), "{said}");
    let (code, said) = check("h2-g1");
    assert!(code == Some(1) && said.starts_with("The line keeps the win, but does not reach the end."), "{said}");
    assert_eq!(check("h2-g1 a1-b2"), (Some(2), "golos: Move 2 is not legal: a1-b2.\n".to_owned()));
}

#[test]
fn a_broken_table_hides_no_other_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    told(&["make", "russian", "3"], folder);
    let broken = |name: &str, bytes: &[u8]| fs::write(folder.join("russian").join(name), bytes).expect("a file");
    broken("01v01.gle", b"none");
    broken("11v10.gle", b"");
    let (code, listed, _) = told(&[], folder);
    assert_eq!(code, Some(1), "{listed}");
    for line in [
        "Russian draughts: files: 14,",
        "Table 01v01 is damaged: not a table of endings.",
        "Table 11v10 is damaged: not a table of endings.",
        "To make damaged tables again: golos endings make russian 3.",
    ] {
        assert!(listed.contains(line), "{line}\n{listed}");
    }
    let (code, said, _) = told(&["verify"], folder);
    assert_eq!((code, said.matches(" is damaged: ").count()), (Some(1), 2), "{said}");
    assert!(said.contains("could not be verified: it needs table 01v01."), "{said}");
    // Moves without a capture stay among tables that are whole, and one that gives a king up does not.
    let (code, shown, _) = told(&["show", "W:WKd6,Kh2:BKa7"], folder);
    assert_eq!(code, Some(1), "{shown}");
    assert!(shown.starts_with("White wins.") && shown.contains(": no value. Table 01v01 is damaged: "), "{shown}");
    assert!(shown.contains("h2-g1: wins."), "{shown}");
    let output = golos(&["endings", "--in", name(folder), "--lang", "ru"], None);
    assert!(said_of(&output).contains("Таблица 01v01 повреждена: это не таблица окончаний."), "{}", said_of(&output));
    assert_eq!(told(&["make", "russian", "3"], folder).0, Some(0));
    assert_eq!(told(&[], folder).0, Some(0));
}

fn said_of(output: &std::process::Output) -> String {
    said(&output.stdout)
}

#[test]
fn programs_get_values_and_totals_by_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    told(&["make", "russian", "2"], folder);
    let file = folder.join("positions.txt");
    fs::write(&file, "W:WKa1:BKb2\nW:WKc1:BKh4\n\nW:Wh8:BKa1\nW:WKa1,Kc1:BKh4\nnonsense\n").expect("a file");
    let (code, values, _) = told(&["value", "russian", "--positions", name(&file)], folder);
    let lines: Vec<&str> = values.lines().collect();
    assert_eq!((code, lines.len(), lines[0]), (Some(1), 5, "W:WKa1:BKb2\twin\t1"), "{values}");
    assert_eq!(lines[2], "W:Wh8:BKa1\tnone\ta man stands on its last rank");
    assert_eq!(lines[3], "W:WKa1,Kc1:BKh4\tnone\tthe table 02v01 has not been made");
    assert!(lines[4].starts_with("nonsense\tnone\t"), "{values}");
    let (_, json, _) = told(&["value", "russian", "--json", "--positions", name(&file)], folder);
    let first = "{\"fen\":\"W:WKa1:BKb2\",\"plies\":1,\"result\":\"win\",\"verified\":false}";
    assert_eq!(json.lines().next(), Some(first));
    let (code, totals, _) = told(&["totals", "russian", "2"], folder);
    let positions = totals.lines().filter_map(|line| line.split('\t').nth(1)?.parse::<u64>().ok());
    assert_eq!((code, totals.lines().count(), positions.sum::<u64>()), (Some(0), 4, 3_488), "{totals}");
    assert!(totals.contains("0 1 0 1\t992\t"), "{totals}");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the program is killed at some moment of its work")]
fn killed_again_and_again_it_continues_to_the_same_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, killed) = (folder.path().join("whole"), folder.path().join("killed"));
    assert_eq!(told(&["make", "russian", "4", "--threads", "1"], &whole).0, Some(0));
    let expected = tables(&whole);
    let kills = std::env::var("GOLOS_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS);
    let mut dice = 7_u64;
    for _ in 0..kills {
        let mut command = support::command();
        command.args(["endings", "make", "russian", "4", "--in", name(&killed)]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program");
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        sleep(Duration::from_millis(20 + (dice >> 33) % 400));
        child.kill().expect("it runs");
        child.wait().expect("its end");
        // What is there is whole.
        if killed.join("russian").exists() {
            assert!(tables(&killed).iter().all(|(name, bytes)| expected.get(name) == Some(bytes)));
        }
    }
    assert_eq!(told(&["make", "russian", "4"], &killed).0, Some(0));
    assert!(tables(&killed) == expected);
    let left = fs::read_dir(killed.join("russian")).expect("a folder").flatten();
    assert!(!left.into_iter().any(|file| file.file_name().to_string_lossy().ends_with(".part")));
}

#[cfg(unix)]
#[test]
#[expect(clippy::disallowed_methods, reason = "the program is interrupted in the middle of its work")]
fn an_interrupt_stops_the_work_cleanly() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = support::command();
    command.args(["endings", "make", "russian", "5", "--lang", "en", "--in", name(folder.path())]);
    let child = command.stdout(Stdio::piped()).spawn().expect("the program");
    sleep(Duration::from_millis(1500));
    let id = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw).expect("an id");
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("it runs");
    let output = child.wait_with_output().expect("its end");
    assert_eq!(
        (output.status.code(), said(&output.stdout)),
        (Some(1), "Stopped. The same command continues.\n".to_owned())
    );
}
