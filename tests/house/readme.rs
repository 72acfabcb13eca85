//! Whatever the README and the other documents tell people to type exists, and runs.

use super::{clean, files, read};
use golos::wording::{Lang, argument, argument_keys};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// What cargo itself can do of what a reader may be told.
const CARGO: [&str; 9] = ["add", "bench", "build", "clippy", "doc", "fmt", "install", "run", "test"];

/// The lines of the fenced `sh` blocks, without prompts and comments.
fn commands(readme: &str) -> Vec<String> {
    let blocks = readme.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
    let lines = blocks.flat_map(str::lines).map(|line| line.trim().trim_start_matches("$ "));
    lines
        .map(|line| line.split(" #").next().unwrap_or(line).trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect()
}

/// The long options among the words.
fn options<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let names = words.iter().filter(|word| word.starts_with("--")).map(|word| word.split('=').next().unwrap_or(word));
    names.collect()
}

/// What is wrong with `golos` and these words: asks the program itself for the help of that command.
fn golos(words: &[&str]) -> Option<String> {
    // A table has a kind, and endings, letters and problems have tasks, which have their own options.
    let depth = if matches!(words.first(), Some(&"table" | &"endings" | &"letters" | &"problem")) { 2 } else { 1 };
    let command = words.iter().take(depth).filter(|word| word.starts_with(char::is_alphabetic));
    let help = crate::support::command().args(command).arg("--help").output().expect("the program");
    if !help.status.success() {
        return Some(format!("no such command: {}", String::from_utf8_lossy(&help.stderr)));
    }
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    options(words).iter().find(|option| !help.contains(**option)).map(|option| format!("no such option: {option}"))
}

/// What is wrong with `make` and these words.
fn make(words: &[&str]) -> Option<String> {
    let makefile = read("Makefile");
    let targets: Vec<&str> = makefile
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic) && !line.contains('='))
        .filter_map(|line| line.split_once(':'))
        .flat_map(|(targets, _)| targets.split_whitespace())
        .collect();
    let wanted = words.iter().filter(|word| !word.starts_with('-') && !word.contains('='));
    wanted.copied().find(|word| !targets.contains(word)).map(|word| format!("no such target: {word}"))
}

/// What is wrong with `cargo` and these words.
fn cargo(words: &[&str]) -> Option<String> {
    if !words.first().is_some_and(|command| CARGO.contains(command)) {
        return Some("no such command".to_owned());
    }
    let manifest = read("Cargo.toml");
    let features = words.windows(2).filter(|pair| pair[0] == "--features").flat_map(|pair| pair[1].split(','));
    let mut features = features.filter(|feature| !manifest.contains(&format!("\n{feature} = [")));
    features.next().map(|feature| format!("no such feature: {feature}"))
}

/// The README and what it leads to.
fn documents() -> Vec<PathBuf> {
    ["README.md", "CONTRIBUTING.md"].into_iter().map(PathBuf::from).chain(files("docs", "md")).collect()
}

/// The commands of a document: those of its blocks, and those that stand whole between backticks and take no names of
/// the reader's own.
fn all_commands(text: &str) -> Vec<String> {
    let inline = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let inline = inline.filter(|code| code.starts_with("golos ") && !code.split(' ').any(is_placeholder));
    commands(text).into_iter().chain(inline.map(str::to_owned)).collect()
}

/// `FILE`, `GAME`: a word that the reader replaces.
fn is_placeholder(word: &str) -> bool {
    word.len() > 1 && word.chars().all(char::is_uppercase)
}

#[test]
fn the_documents_name_only_commands_that_exist() {
    let (mut offences, mut seen) = (Vec::new(), BTreeSet::new());
    for document in documents() {
        // Most commands are the same in three languages.
        for line in all_commands(&read(&document)).into_iter().filter(|line| seen.insert(line.clone())) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let wrong = match words[0] {
                "golos" => golos(&words[1..]),
                "make" => make(&words[1..]),
                "cargo" => cargo(&words[1..]),
                _ => None,
            };
            offences.extend(wrong.map(|wrong| format!("{}: `{line}`: {wrong}", document.display())));
        }
    }
    clean(&offences);
}

#[test]
fn documents_lead_to_what_is_there() {
    let mut offences = Vec::new();
    for document in documents() {
        let text = read(&document);
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        let folder = document.parent().unwrap_or(Path::new("."));
        // `tests/language/documents.rs` looks for the anchors.
        let files = targets.map(|target| target.split('#').next().unwrap_or(target));
        let missing = files.filter(|target| !target.contains("://") && !folder.join(target).exists());
        offences.extend(missing.map(|target| format!("{}: nothing at {target}", document.display())));
    }
    clean(&offences);
}

/// The words of a command line: quotes hold a word together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| {
        let whole = if index % 2 == 1 { vec![part] } else { part.split_whitespace().collect() };
        whole.into_iter().map(str::to_owned)
    });
    words.collect()
}

/// A folder in which everything is that the documents name.
fn reader() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |from: &str, to: &str| {
        let to = folder.path().join(to);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::copy(from, &to).unwrap_or_else(|error| panic!("{from}: {error}"));
    };
    put("fixtures/journal/v1-russian-whole.ron", "games/2026-11-21_1500_anna_boris.ron");
    put("fixtures/chess/sample.pgn", "collection.pgn");
    put("fixtures/pdn/dos.pdn", "collection.pdn");
    put("fixtures/pdn/dos.pdn", "white.pdn");
    put("fixtures/pdn/dos.pdn", "black.pdn");
    put("fixtures/renju/sample.rif", "archive.rif");
    put("fixtures/events/autumn.trf", "autumn.trf");
    put("fixtures/events/players.csv", "players.csv");
    for name in ["Autumn", "Осень", "Осінь", "Spring", "Весна"] {
        put("fixtures/events/autumn.event.ron", &format!("games/{name}.event.ron"));
    }
    put("fixtures/journal/event-v1-teams.ron", "games/League.event.ron");
    put("fixtures/scripts/sample-full.txt", "fixtures/scripts/sample-full.txt");
    put("fixtures/scripts/sample-full.txt", "script.txt");
    put("fixtures/scripts/letters-ru.txt", "fixtures/scripts/letters-ru.txt");
    put("fixtures/journal/v1-russian.ron", "game.ron");
    put("fixtures/journal/v1-chess.ron", "other.ron");
    put("fixtures/journal/v1-chess-sealed.ron", "adjourned.ron");
    put("fixtures/journal/v1-chess-sealed.envelope", "adjourned.envelope");
    put("fixtures/problem/sample.pdn", "problems.pdn");
    put("fixtures/problem/contest.ron", "contest.ron");
    put("fixtures/problem/award.ron", "award.ron");
    put("fixtures/problem/mates.pgn", "mates.pgn");
    put("fixtures/chess/sample.pgn", "games.pgn");
    put("fixtures/pdn/dos.pdn", "games.pdn");
    fs::create_dir(folder.path().join("syzygy")).expect("a folder");
    fs::write(folder.path().join("positions.txt"), "W:WKd6,Kh2:BKa7\n").expect("a file");
    folder
}

/// Runs a line of a document; what is wrong with it.
fn run(line: &str) -> Option<String> {
    let words = words(line);
    let has = |wanted: &str| words.iter().any(|word| word == wanted);
    // The whole screen is drawn on a terminal, and espeak-ng speaks or is not there: other tests have both.
    // What serves others, or waits for them, does not end by itself: it has tests of its own.
    let serves = ["web", "publish", "watch", "hall", "join", "seat"].iter().any(|task| has(task));
    // A headphone needs a sound card.
    let headphones = has("say") && has("--ear");
    if words[0] != "golos" || has("screen") || has("espeak") || serves || headphones {
        return None;
    }
    let folder = reader();
    if has("endings") {
        make_tables(folder.path());
    }
    if line.contains("letters") && !has("new") {
        open_letters(folder.path());
    }
    let mut command = crate::support::command();
    command.env("XDG_DATA_HOME", folder.path());
    command.args(&words[1..]).args(["--dir", "games", "--no-pad"]).env("XDG_CONFIG_HOME", folder.path());
    command.args(["--voice", "none"].iter().filter(|_| !has("--voice")));
    let typed = fs::File::open(folder.path().join("collection.pdn")).expect("games");
    let input = if has("-") { Stdio::from(typed) } else { Stdio::null() };
    let output = command.current_dir(folder.path()).stdin(input).output().expect("the program");
    // An audit may find something; nothing may be misunderstood.
    let told = String::from_utf8_lossy(&output.stderr);
    // A letter that the rules do not allow in a game that has just been opened was understood: `tests/letters.rs` plays on.
    // So was a game that is far from its ending, and tables of chess, which are the user's own: `tests/endings_asked.rs` has both.
    let has_no_answer = has("letters") || has("endings") && (has("judge") || line.contains("chess"));
    let is_refused = has_no_answer && !told.starts_with("error:") && !told.contains("No such file");
    let is_well = matches!(output.status.code(), Some(0 | 1)) || is_refused;
    (!is_well).then(|| format!("`{line}`: {}: {}", output.status, told.trim()))
}

/// Opens the games by letters that the documents name.
fn open_letters(folder: &Path) {
    for game in ["autumn", "cup", "first", "second", "white", "black"] {
        let mut command = crate::support::command();
        command.args(["letters", "new", game, "--white", "Ann", "--black", "Bob", "--start", "2026-09-01"]);
        command.args(["--dir", "games", "--no-pad"]).env("XDG_CONFIG_HOME", folder).current_dir(folder);
        assert!(command.stdout(Stdio::null()).status().expect("the program").success());
    }
    fs::write(folder.join("letter.txt"), "My move: 1. c3-d4\n").expect("a file");
    let games = "<a><XfccGame><id>4711</id><moves>1. e4</moves><result>Ongoing</result></XfccGame></a>";
    fs::write(folder.join("games.xml"), games).expect("a file");
}

/// Makes the tables of endings that the documents ask.
fn make_tables(folder: &Path) {
    let mut command = crate::support::command();
    command.env("XDG_DATA_HOME", folder).args(["endings", "make", "russian", "3"]);
    assert!(command.stdout(Stdio::null()).status().expect("the program").success());
}

#[test]
fn the_commands_of_the_documents_run() {
    let (mut offences, mut seen) = (Vec::new(), BTreeSet::new());
    for document in documents() {
        let fresh = all_commands(&read(&document)).into_iter().filter(|line| seen.insert(line.clone()));
        let wrong = fresh.filter_map(|line| run(&line));
        offences.extend(wrong.map(|wrong| format!("{}: {wrong}", document.display())));
    }
    clean(&offences);
}

#[test]
fn the_examples_of_the_help_run() {
    let examples = argument_keys().into_iter().filter(|key| key.starts_with("example-"));
    let texts = examples.flat_map(|key| Lang::ALL.map(|lang| argument(lang, key).expect("a text")));
    let lines: BTreeSet<&str> = texts.filter_map(|text| text.find(": golos ").map(|at| &text[at + 2..])).collect();
    assert!(lines.len() > 60, "{}", lines.len());
    clean(&lines.into_iter().filter_map(run).collect::<Vec<_>>());
}

#[test]
fn commands_are_read_from_sh_blocks_only() {
    let readme = "# A\n```sh\n$ make run   # starts\n\n  golos play\n```\ntext `make it`\n```text\ncargo fly\n```\n";
    assert_eq!(commands(readme), ["make run", "golos play"]);
    let prose = "`golos voices` and `golos check FILE`\n```sh\ngolos play\n```\n";
    assert_eq!(all_commands(prose), ["golos play", "golos voices"]);
    assert_eq!(words("golos say \"one, two\" --lang en"), ["golos", "say", "one, two", "--lang", "en"]);
    assert_eq!(cargo(&["fly"]).as_deref(), Some("no such command"));
    assert_eq!(cargo(&["build", "--features", "wings"]).as_deref(), Some("no such feature: wings"));
    assert_eq!(cargo(&["build", "--features", "tts"]), None);
}
