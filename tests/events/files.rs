//! Files at the desk of an event: players that come in, papers that go out, what a final takes over from groups.

use super::desk::{LEAGUE, LEAGUE_TYPED, golos, said};
use std::fs;
use std::path::Path;

const NEW: [&str; 6] = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2"];

/// What was heard, in one line.
fn whole(heard: &str) -> String {
    heard.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn names(folder: &Path) -> Vec<String> {
    let found = fs::read_dir(folder).expect("the folder").flatten();
    let mut names: Vec<String> = found.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn players_come_from_a_file_at_the_desk() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("list.csv"), "name,rating,born\nAnn Lee,2100,1990\nBob Ray,,1985\n").expect("a file");
    fs::write(folder.path().join("bad.csv"), "name,rating\nCid,high\n").expect("a file");
    let heard = whole(&said(&golos(
        folder.path(),
        &NEW,
        "import bad.csv\nentries\nimport list\nentries\nimport nowhere.trf\nimport\nquit\n",
    )));
    for line in [
        "Not a rating: high",
        "A list of players is a table with a header row, or a file in the exchange format. Accepted endings: csv, trf.",
        "Nobody has been entered yet.",
        "Number 1: Ann Lee. Number 2: Bob Ray. Entered from the file: 2.",
        "1. Ann Lee, rating 2100.",
        "nowhere.trf",
        "\"import players\"",
    ] {
        assert!(heard.contains(line), "{line}: {heard}");
    }
}

#[test]
fn what_is_exported_is_not_overwritten_unless_it_is_said_once_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = "enter Ann\nenter Bob\nnumbers 1 2\nfirst board white\npair\n1 draw\nexport\nexport\nentries\nexport\n\
        export crosstable\nexport protocol 1 to first.txt\nexport Autumn.event.ron\nexport ../up.csv\nexport list.csv\nquit\n";
    let heard = whole(&said(&golos(folder.path(), &NEW, typed)));
    for line in [
        "Written: Autumn.csv, Autumn.trf.",
        "Files that already exist: 2, the first is Autumn.csv. To overwrite them, repeat the command.",
        "Written: Autumn-crosstable.html.",
        "Written: first.txt.",
        "Such a file cannot be written: Autumn.event.ron.",
        "Such a file cannot be written: ../up.csv.",
        "Written: list.csv.",
    ] {
        assert!(heard.contains(line), "{line}: {heard}");
    }
    // Something else was said in between: nothing was overwritten.
    assert_eq!(heard.matches("To overwrite").count(), 2, "{heard}");
    let twice = whole(&said(&golos(folder.path(), &["event", "Autumn"], "export\nexport\nquit\n")));
    assert!(twice.contains("Written: Autumn.csv, Autumn.trf."), "{twice}");
    let trf = fs::read_to_string(folder.path().join("Autumn.trf")).expect("what was played");
    assert!(trf.contains("001    1") && trf.contains("   2 w ="), "{trf}");
    let read =
        whole(&said(&golos(folder.path(), &["event", "Next", "--system", "dutch"], "import Autumn.csv\nquit\n")));
    assert!(read.contains("Entered from the file: 2."), "{read}");
}

#[test]
fn the_papers_are_published_without_what_is_nobodys_affair() {
    for (lang, typed, heard) in [
        (
            "en",
            "publish\npublish\npublish\n",
            ["Published. Documents: 4. Folder: Autumn-papers.", "repeat the command"],
        ),
        (
            "ru",
            "опубликовать\nопубликовать\n",
            ["Опубликовано, документов: 4. Папка: Autumn-papers.", "скажите ещё раз"],
        ),
        ("uk", "опублікувати\nопублікувати\n", ["Опубліковано, документів: 4. Тека: Autumn-papers.", "скажіть ще раз"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let before = "enter Ann, born 1990, blind\nenter Bob\nnumbers 1 2\nfirst board white\npair\n1 draw\n";
        let new: Vec<&str> = NEW.into_iter().chain(["--lang", lang]).collect();
        let told = whole(&said(&golos(folder.path(), &new, &format!("{before}{typed}quit\n"))));
        assert!(heard.iter().all(|line| told.contains(line)), "{lang}: {told}");
        let papers = folder.path().join("Autumn-papers");
        let kinds = ["csv", "html", "txt"];
        let papers_there = ["crosstable", "report", "round-1", "swiss-table"];
        let wanted: Vec<String> =
            papers_there.iter().flat_map(|name| kinds.map(|kind| format!("{name}.{kind}"))).collect();
        assert_eq!(names(&papers), wanted, "{lang}");
        for name in names(&papers) {
            let text = fs::read_to_string(papers.join(&name)).expect("a paper");
            assert!(text.contains("Ann") || name.starts_with("report"), "{lang}: {name}: {text}");
            assert!(!text.contains("1990"), "{lang}: {name}: {text}");
        }
    }
}

/// Two groups of three, all played: Ann, Bob, Cid and Dan, Eve, Fox, in this order.
const GROUPS: &str = "enter Ann\nenter Bob\nenter Cid\nenter Dan\nenter Eve\nenter Fox\nnumbers 1 2 3 4 5 6\n";

/// Every board of every round is won by the lower number.
fn played(folder: &Path) {
    let new = ["event", "Groups", "--system", "groups", "--groups", "2"];
    let mut typed = GROUPS.to_owned();
    golos(folder, &new, &format!("{typed}quit\n"));
    for _ in 0..3 {
        let told = whole(&said(&golos(folder, &["event", "Groups"], "pair\npairs\nquit\n")));
        let order = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fox"];
        let strength = |name: &str| order.iter().position(|known| *known == name).expect("a player");
        typed.clear();
        for board in 1..=2 {
            let (_, behind) = told.rsplit_once(&format!("Board {board}: ")).expect("a board");
            let pair = behind.split('.').next().expect("a pair");
            let (white, black) = pair.split_once(" – ").expect("two");
            let won = if strength(white) < strength(black) { "white" } else { "black" };
            typed += &format!("{board} {won}\n");
        }
        golos(folder, &["event", "Groups"], &format!("{typed}quit\n"));
    }
}

#[test]
fn a_final_takes_over_what_its_players_had_against_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    played(folder.path());
    let new = ["event", "Final", "--system", "round-robin"];
    let typed = "finalists 2 from Groups\nentries\ncarry over from Groups\nnumbers 1 2 3 4\nplayer Ann\npair\nquit\n";
    let heard = whole(&said(&golos(folder.path(), &new, typed)));
    for line in [
        "Number 1: Ann. Number 2: Bob. Number 3: Dan. Number 4: Eve.",
        "Carried over from Groups, games: 2.",
        "Already carried over: Groups.",
        "Number 1, Ann. Score 1.",
    ] {
        assert!(heard.contains(line), "{line}: {heard}");
    }
    assert!(
        heard.contains("Carried over: Ann – Bob, White won.") || heard.contains("Carried over: Bob – Ann, Black won.")
    );
    // Those who have met do not meet again.
    let record = fs::read_to_string(folder.path().join("Final.event.ron")).expect("the record");
    let pairs = record.lines().find(|line| line.contains("Paired")).expect("a round");
    assert!(!["(1,2)", "(2,1)", "(3,4)", "(4,3)"].iter().any(|pair| pairs.contains(pair)), "{pairs}");
    let file = folder.path().join("Final.event.ron");
    let checked = golos(folder.path(), &["check", file.to_str().expect("a name")], "");
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
}

#[test]
fn a_final_is_told_of_in_russian_and_ukrainian() {
    for (lang, typed, heard) in [
        (
            "ru",
            "внести Ann\nвнести Zoe\nвнести Bob\nперенести результаты из Groups\nперенести из Ничего\nвыход\n",
            ["Перенесено встреч: 1. Откуда: Groups.", "Там не играли, переносить нечего: Zoe.", "Перенесено: "],
        ),
        (
            "uk",
            "внести Ann\nвнести Zoe\nвнести Bob\nперенести результати з Groups\nперенести з Нічого\nвихід\n",
            ["Перенесено зустрічей: 1. Звідки: Groups.", "Там не грали, немає чого переносити: Zoe.", "Перенесено: "],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        played(folder.path());
        let new = ["event", "Final", "--system", "round-robin", "--lang", lang];
        let told = whole(&said(&golos(folder.path(), &new, typed)));
        for line in heard {
            assert!(told.contains(line), "{line}: {told}");
        }
    }
}

#[test]
fn nothing_is_carried_from_an_event_that_goes_on_or_into_a_swiss_one() {
    let folder = tempfile::tempdir().expect("a folder");
    golos(folder.path(), &NEW, "enter Ann\nenter Bob\nquit\n");
    let round_robin = ["event", "Final", "--system", "round-robin"];
    let heard = whole(&said(&golos(folder.path(), &round_robin, "enter Ann\nenter Bob\ncarry from Autumn\nquit\n")));
    assert!(heard.contains("It has not finished yet: Autumn."), "{heard}");
    played(folder.path());
    let swiss = ["event", "Swiss", "--system", "dutch"];
    let heard = whole(&said(&golos(folder.path(), &swiss, "enter Ann\nenter Bob\ncarry from Groups\nquit\n")));
    assert!(heard.contains("Results can be carried over only in a round robin"), "{heard}");
}

#[test]
fn teams_stand_in_the_exchange_form_with_their_players_and_their_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = format!("{LEAGUE_TYPED}export league.trf\nexport list.csv\nquit\n");
    let heard = whole(&said(&golos(folder.path(), &LEAGUE, &typed)));
    assert!(heard.contains("Written: league.trf.") && heard.contains("Written: list.csv."), "{heard}");
    let trf = fs::read_to_string(folder.path().join("league.trf")).expect("what was played");
    let line =
        |begins: &str| trf.lines().find(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("{begins}: {trf}"));
    assert_eq!((line("012"), line("082"), line("352")), ("012 League", "082 3", "352 WB"));
    // Names in columns 5 to 36 and 9 to 40, players from 37 and 74 on.
    assert_eq!(line("013 Torpedo"), format!("013 {:<32}   5    6    7", "Torpedo"));
    assert_eq!(line("310   3"), format!("310   3 {:<32}                 2.0    3.0   1     5    6    7", "Torpedo"));
    assert_eq!(line("310   2"), format!("310   2 {:<32}                 0.0    1.0   2     3    4", "Spartak"));
    for (number, game) in [(3, "   5 w ="), (5, "   3 b ="), (7, "   4 w 1"), (4, "   7 b 0")] {
        let row = line(&format!("001 {number:>4}"));
        assert_eq!(row.chars().skip(91).take(8).collect::<String>(), game, "{row}");
    }
    let list = fs::read_to_string(folder.path().join("list.csv")).expect("the list");
    assert!(list.lines().next().is_some_and(|heads| heads.ends_with(",Team")), "{list}");
    assert_eq!((list.lines().count(), list.matches("Name").count()), (8, 1), "{list}");
    assert!(list.lines().any(|line| line.contains("Gil") && line.ends_with(",Torpedo")), "{list}");
    // Both are read again: everybody plays for his team.
    for file in ["league.trf", "list.csv"] {
        let new = ["event", file, "--system", "round-robin", "--teams", "2"];
        let typed = format!("import {file}\nteam Torpedo\nquit\n");
        let heard = whole(&said(&golos(folder.path(), &new, &typed)));
        for line in ["Dynamo, member 1: Ann Smith.", "Entered from the file: 7.", "3. Gil, reserve."] {
            assert!(heard.contains(line), "{file}: {line}: {heard}");
        }
    }
}
