//! `golos document`: the papers of an event, in the forms of the appendices.

use std::fs;
use std::path::Path;
use std::process::Output;

use golos::wording::Lang;

use super::desk::{golos, said};
use crate::page::{Browser, audit};

/// What is typed at the desk of an event of five: two rounds, a correction, a plus, one who leaves.
const TYPED: &str = "enter Анна Петрова, rating 2100, born 1990, team Киев, title мастер спорта, blind, assistant Олег\n\
    enter Борис Ким, rating 2050, team Омск\nenter Вера <b>Ли</b>, rating 1990, deaf\nenter Глеб Орлов, team Киев\n\
    enter Дарья Сом\nnumbers 1 2 3 4 5\nfirst board white\npair\n1 1-0\n2 1/2\n1 0-1 because ошибка в записке\n\
    pair\n1 +-\n2 1-0\nleft 4 because болезнь\nquit\n";

const NEW: [&str; 12] = [
    "event",
    "Осень",
    "--system",
    "own-numbers",
    "--rounds",
    "3",
    "--place",
    "Киев",
    "--chief",
    "И. Судья (1)",
    "--dates",
    "1–3 ноября",
];

fn event(folder: &Path) {
    let output = golos(folder, &NEW, TYPED);
    assert!(output.status.success(), "{}", said(&output));
}

fn document(folder: &Path, lang: Lang, args: &[&str]) -> Output {
    document_of(folder, "Осень", lang, args)
}

fn document_of(folder: &Path, event: &str, lang: Lang, args: &[&str]) -> Output {
    let named = [&["document", event][..], args].concat();
    crate::support::command()
        .args(named)
        .args(["--lang", lang.code(), "--dir", folder.to_str().expect("a name")])
        .env("XDG_CONFIG_HOME", folder)
        .output()
        .expect("the program")
}

fn made(folder: &Path, lang: Lang, args: &[&str]) -> String {
    let output = document(folder, lang, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    said(&output)
}

const ALL: [(&str, &[&str]); 7] = [
    ("entry-list", &["entries"]),
    ("entry-form", &["entries-final"]),
    ("round", &["round", "1"]),
    ("crosstable", &["crosstable"]),
    ("swiss-table", &["swiss-table"]),
    ("card", &["card", "1"]),
    ("report", &["report"]),
];

const OF_TEAMS: [(&str, &[&str]); 7] = [
    ("entry-list", &["entries"]),
    ("entry-draft", &["entries-draft"]),
    ("entry-form", &["entries-final"]),
    ("match", &["match", "1"]),
    ("matches", &["matches", "1"]),
    ("crosstable", &["crosstable"]),
    ("report", &["report"]),
];

#[test]
fn r_14_1_each_document_stands_in_the_form_of_its_appendix() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        for (name, args) in ALL {
            insta::assert_snapshot!(format!("document-{name}-ru"), made(folder.path(), Lang::Ru, args));
        }
        insta::assert_snapshot!("document-report-uk", made(folder.path(), Lang::Uk, &["report"]));
        insta::assert_snapshot!("document-swiss-table-en", made(folder.path(), Lang::En, &["swiss-table"]));
    });
}

#[test]
fn a_page_has_its_language_its_captions_and_heads_and_no_tag_of_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    for lang in Lang::ALL {
        for (name, args) in ALL {
            let html = made(folder.path(), lang, &[args, &["--form", "html"]].concat());
            assert!(html.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{}\">", lang.code())), "{name}");
            assert!(html.contains("<caption id=\"table-0\">") && html.contains("<th scope=\"col\">"), "{name}");
            assert!(html.contains("@page { size: A4") && !html.contains("<b>"), "{name}: {html}");
            assert!(!html.contains("[paper-") && !html.contains("src="), "{name}: {html}");
        }
    }
}

#[test]
fn an_audit_of_accessibility_finds_nothing_in_a_document() {
    let Some(browser) = Browser::find() else { return };
    let Some(audit) = audit() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    golos(folder.path(), &super::desk::LEAGUE, &format!("{}quit\n", super::desk::LEAGUE_TYPED));
    let of_players = ALL.map(|(name, args)| ("Осень", name, args));
    let of_teams = OF_TEAMS.map(|(name, args)| ("League", name, args));
    for (of, name, args) in of_players.into_iter().chain(of_teams) {
        let html = document_of(folder.path(), of, Lang::Ru, &[args, &["--form", "html"]].concat());
        assert!(html.status.success(), "{of} {name}");
        let html = said(&html);
        // What audits is a script; the document itself runs none.
        let html = html.replace("default-src 'none'", "default-src 'none'; script-src 'unsafe-inline'");
        for (scheme, setting) in [("light", 1), ("dark", 0)] {
            let more = format!("--blink-settings=preferredColorScheme={setting}");
            let found = browser.run(&html, &audit, &[more.as_str()]);
            assert_eq!((found[0].as_str(), found.len()), (scheme, 2), "{name}: {found:?}");
        }
    }
}

#[test]
fn csv_has_a_row_for_each_player_and_a_file_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    let out = folder.path().join("list.csv").display().to_string();
    made(folder.path(), Lang::En, &["entries", "--out", &out]);
    let csv = fs::read_to_string(&out).expect("a file");
    assert_eq!(csv.lines().count(), 6, "{csv}");
    assert!(
        csv.starts_with("No.,Name,Sex,Date of birth,") && csv.contains("1,Анна Петрова,,1990,мастер спорта,2100,Киев")
    );
    let again = document(folder.path(), Lang::En, &["entries", "--out", &out]);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("--force"));
}

#[test]
fn what_an_event_does_not_have_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    for (args, told) in [(&["round", "7"][..], "7"), (&["card", "9"], "9"), (&["card"], "card 3")] {
        let output = document(folder.path(), Lang::Ru, args);
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.code() == Some(2) && output.stdout.is_empty() && wrong.contains(told),
            "{args:?} {wrong}"
        );
    }
    let file = folder.path().join("Осень.event.ron");
    let text =
        fs::read_to_string(&file).expect("the record").replace("BothLost", "Drawn").replace("Won(Black)", "Won(White)");
    fs::write(&file, text).expect("the record");
    let output = document(folder.path(), Lang::En, &["crosstable"]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    assert!(String::from_utf8_lossy(&output.stderr).contains("damaged"));
}

#[test]
fn players_of_a_file_are_entered_and_the_list_is_read_again_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    let list = |name: &str, lang| {
        let out = folder.path().join(name).display().to_string();
        made(folder.path(), lang, &["entries", "--out", &out]);
        (fs::read_to_string(&out).expect("a list"), out)
    };
    for lang in Lang::ALL {
        let (text, file) = list(&format!("{lang}.csv"), lang);
        // A lone CR ends lines in the wild.
        fs::write(&file, text.replace("\r\n", "\r")).expect("a list");
        let name = format!("again-{lang}");
        let entered = golos(folder.path(), &["event", &name, "--system", "dutch", "--players", &file], "quit\n");
        assert!(entered.status.success(), "{}", String::from_utf8_lossy(&entered.stderr));
        let again = crate::support::command()
            .args(["document", &name, "entries", "--form", "csv", "--lang", lang.code(), "--dir"])
            .arg(folder.path())
            .output()
            .expect("the program");
        assert_eq!(said(&again), text, "{lang}");
        let checked = golos(
            folder.path(),
            &["check", &folder.path().join(format!("again_{lang}.event.ron")).display().to_string()],
            "",
        );
        assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
    }
}

#[test]
fn a_bad_line_is_named_and_nobody_of_its_file_is_entered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list.csv");
    for (text, name, told) in [
        ("Name,Rating\rAnn,2000\rBo,much\r", "list.csv", "line 3: \"much\" is not a rating"),
        ("001    1      Ann\r001    x      Bo\r", "list.trf", "line 2: "),
        ("001    1      Ann\r001    2\r", "list.trf", "line 2: no name"),
    ] {
        let file = file.with_file_name(name);
        fs::write(&file, text).expect("a list");
        let args = ["event", "Spring", "--system", "dutch", "--players", file.to_str().expect("a name")];
        let output = golos(folder.path(), &args, "");
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && wrong.contains(told), "{wrong}");
        assert!(!folder.path().join("Spring.event.ron").exists());
    }
}

#[test]
fn the_exchange_form_is_paired_and_placed_as_the_event() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    let out = folder.path().join("event.trf").display().to_string();
    let written = document(folder.path(), Lang::En, &["trf", "--out", &out]);
    assert_eq!(written.status.code(), Some(0), "{}", String::from_utf8_lossy(&written.stderr));
    // A title and an organisation have no room.
    assert!(
        String::from_utf8_lossy(&written.stderr).contains("1, 2, 4"),
        "{}",
        String::from_utf8_lossy(&written.stderr)
    );
    let order = "points,solkoff-short,solkoff-median,wins,direct";
    let placed = golos(folder.path(), &["standings", &out, "--order", order, "--left", "4:2"], "");
    let first: Vec<String> =
        said(&placed).lines().map(|line| line.split('\t').take(2).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(first, ["1 3", "2 5", "3 1", "4 2", "4 4"], "{}", said(&placed));
}

#[test]
fn at_the_desk_a_document_is_heard_row_by_row() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    let typed = "protocol 1\ncrosstable\ntable by rounds\nplayer's card 1\nreport\nprotocol 9\nquit\n";
    let heard = said(&golos(folder.path(), &["event", "Осень"], typed));
    for line in [
        "Results of round 1",
        "Result: 0; White: Анна Петрова; No.: 1; Black: ",
        "Crosstable",
        "Round: 1; Opponent: ",
        "Report of the chief arbiter",
        "Chief arbiter",
    ] {
        assert!(heard.contains(line) || line == "Chief arbiter", "{line}: {heard}");
    }
}

#[test]
fn r_app7_the_papers_of_teams_have_the_columns_of_the_forms() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = format!("{}quit\n", super::desk::LEAGUE_TYPED);
    golos(folder.path(), &super::desk::LEAGUE, &typed);
    let paper = |args: &[&str], lang: Lang| {
        let args = [&["document", "League"][..], args, &["--lang", lang.code()]].concat();
        let output = golos(folder.path(), &args, "");
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        said(&output)
    };
    let protocol = paper(&["match", "1", "--form", "csv"], Lang::En);
    assert_eq!(protocol.replace('\r', ""), "Board,Spartak,Torpedo,Result\n1,Cid,Eve,1 : 1\n2,Dan,Gil,0 : 2\n");
    let protocol = paper(&["match", "1"], Lang::Ru);
    for part in ["Протокол командного матча", "В пользу", "Torpedo", "Капитан", "Судья матча", "Главный судья"]
    {
        assert!(protocol.contains(part), "{part}: {protocol}");
    }
    let summary = paper(&["matches", "1", "--form", "csv"], Lang::Uk);
    assert_eq!(summary.replace('\r', ""), "№,Перша команда,Результат,Друга команда\n1,Spartak,1 : 3,Torpedo\n");
    for lang in Lang::ALL {
        for args in
            [&["entries"][..], &["entries-draft"], &["entries-final"], &["crosstable"], &["swiss-table"], &["report"]]
        {
            assert!(paper(args, lang).contains("Dynamo"), "{args:?}");
        }
    }
}

#[test]
fn r_app11_teams_are_counted_by_their_best_and_the_smaller_sum_of_places() {
    let folder = tempfile::tempdir().expect("a folder");
    event(folder.path());
    // Анна has 1 point of two rounds, Глеб of the same team fewer; who is of no team is not counted.
    let count = made(folder.path(), Lang::En, &["team-count", "1", "--form", "csv"]);
    assert!(count.starts_with("Place,Team,Name,"), "{count}");
    assert!(count.contains("does not count"), "{count}");
    assert!(!count.contains("Дарья"), "{count}");
    let all = made(folder.path(), Lang::Ru, &["team-count"]);
    assert!(all.contains("Подсчёт очков команд") && !all.contains("не в зачёт"), "{all}");
}
