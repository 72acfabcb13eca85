//! `golos rehearse`: every script of the book meets its own expectations, and one that does not is told line by line.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::thread;

fn rehearse(args: &[&str]) -> Output {
    crate::support::command().arg("rehearse").args(args).output().expect("golos rehearses")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What these scripts do not meet, played so many at once.
pub(crate) fn all_unmet(files: &[PathBuf], at_once: usize) -> String {
    let part = files.len().div_ceil(at_once).max(1);
    thread::scope(|scope| {
        let play = |part: &[PathBuf]| part.iter().filter_map(|path| unmet(path)).collect::<String>();
        let parts: Vec<_> = files.chunks(part).map(|part| scope.spawn(move || play(part))).collect();
        parts.into_iter().map(|part| part.join().expect("a rehearsal")).collect()
    })
}

/// What a script expected in vain, line by line; none if all was met. Its words are English unless it says otherwise.
pub(crate) fn unmet(path: &Path) -> Option<String> {
    // The envelope of an adjourned game stands beside its journal.
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("a name");
    let output = rehearse(&["--lang", "en", "--dir", dir, path.to_str().expect("a name")]);
    (output.status.code() != Some(0)).then(|| format!("{}:\n{}", path.display(), text(&output.stderr)))
}

/// A script in a file of its own.
fn written(script: &str) -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), script).expect("a script");
    file
}

fn rehearse_text(script: &str, args: &[&str]) -> Output {
    let file = written(script);
    rehearse(&[&[file.path().to_str().expect("a name")], args].concat())
}

#[test]
fn every_script_meets_what_it_expects() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scripts");
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures"));
    let (before, mut count, mut told) = (tree(fixtures), 0, String::new());
    for entry in fs::read_dir(folder).expect("the scripts").flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            told.push_str(&unmet(&path).unwrap_or_default());
            let script = fs::read_to_string(&path).expect("a script");
            assert!(script.lines().any(|line| line.starts_with("=>")), "{} expects nothing", path.display());
            count += 1;
        }
    }
    assert!(told.is_empty(), "{told}");
    assert!(count > 20, "{count}");
    assert_eq!(tree(fixtures), before, "a script writes among the fixtures");
}

/// The files below a folder with their lengths.
fn tree(folder: &Path) -> BTreeMap<PathBuf, u64> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, about) = (entry.path(), entry.metadata().expect("what it is"));
        if about.is_dir() {
            files.extend(tree(&path));
        } else {
            files.insert(path, about.len());
        }
    }
    files
}

#[test]
fn a_script_that_writes_beside_a_record_leaves_the_fixtures_as_they_are() {
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures"));
    let before = tree(fixtures);
    assert_eq!(unmet(&fixtures.join("scripts/replay-notes.txt")), None);
    let folder = tempfile::tempdir().expect("a folder");
    let game = fixtures.join("scripts/chess-seal.txt");
    let output =
        rehearse(&["--lang", "en", "--dir", folder.path().to_str().expect("a name"), game.to_str().expect("a name")]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(!tree(folder.path()).is_empty(), "the journals lie in the folder of the rehearsal");
    assert_eq!(tree(fixtures), before);
}

#[test]
fn what_is_not_met_is_told_with_its_line_and_all_are_looked_at() {
    let script = "golos play --lang en --control 5\n=> runs nobody\nstart\n=> runs black\n=> refused\n\
        +00:01.5\n=> clock white 4:58.5\n=> clock white 4:58.4\nc3-d4\n=> white hears c3 to d4\n\
        => black does not hear d4\n=> pending flag\n=> result white\n=> board W:Wc3:Bd4\nquit\nyes\nf6-g5\n=> runs white\n";
    let output = rehearse_text(script, &[]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stderr);
    let lines: Vec<&str> = told.lines().filter_map(|line| line.split_once("line ").map(|(_, rest)| rest)).collect();
    let expected = [
        "4: => runs black: white",
        "5: => refused: heard \"Start. White to move.\"",
        "8: => clock white 4:58.4: 4:58.500",
        "11: => black does not hear d4: heard \"c3 to d4\"",
        "12: => pending flag: nothing",
        "13: => result white: none",
        "14: => board W:Wc3:Bd4: B:",
    ];
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line}\n{told}");
    }
    assert!(lines.len() >= expected.len(), "{told}");
}

#[test]
fn a_whole_evening_is_rehearsed_from_the_home_menu_and_in_micro_matches() {
    let home = "golos --lang en\n=> white hears New game\n1\n1\nAnna, Boris\n8+4s\n=> white hears Ready?\n\
        => runs nobody\nstart\n=> runs white\nc3-d4\n=> clock white 8:04\n";
    let output = rehearse_text(home, &[]);
    assert_eq!(output.status.code(), Some(0), "{}\n{}", text(&output.stderr), text(&output.stdout));
    let contest = "golos match --lang en --control 8+4s --games 2\nstart\nw: resign\nyes\n=> white hears Break: 5:00.\n\
        +4:59.999\n=> white does not hear Game 2\n+0:00.001\n=> white hears Game 2\n=> runs nobody\n";
    let output = rehearse_text(contest, &[]);
    assert_eq!(output.status.code(), Some(0), "{}\n{}", text(&output.stderr), text(&output.stdout));
}

#[test]
fn pauses_of_any_length_are_read_or_refused_without_a_panic() {
    for (pause, code) in [
        ("+4294967295:00:00", 2),
        ("+18446744073709551615:59", 2),
        ("+99999999999999999999:00", 2),
        ("+878400:00:00", 0),
        ("+00:00.001", 0),
        ("+00:00.0001", 2),
        ("+1:60", 2),
    ] {
        let output = rehearse_text(&format!("start\n{pause}\nc\n"), &["--lang", "en"]);
        assert_eq!(output.status.code(), Some(code), "{pause}: {}", text(&output.stderr));
    }
}

#[test]
fn json_tells_what_was_typed_recorded_heard_and_expected() {
    let script = "golos play --lang en --control 5 --white Anna\nstart\n+00:02 c3-d4\n=> runs black\n=> refused\n";
    let output = rehearse_text(script, &["--json"]);
    assert_eq!(output.status.code(), Some(1));
    let stdout = text(&output.stdout);
    let events: Vec<serde_json::Value> =
        stdout.lines().map(|line| serde_json::from_str(line).expect("JSON in each line")).collect();
    let has = |wish: &dyn Fn(&serde_json::Value) -> bool| assert!(events.iter().any(wish), "{stdout}");
    has(&|event| event["typed"] == "c3-d4" && event["line"] == 3 && event["at"] == 2000);
    has(&|event| event["record"]["seq"] == 0 && event["record"]["event"]["Opened"].is_object());
    has(&|event| event["record"]["event"]["Move"]["Made"]["notation"] == "c3-d4" && event["record"]["at"] == 2000);
    has(&|event| event["heard"] == "c3 to d4" && event["to"] == serde_json::json!(["white", "black", "arbiter"]));
    has(&|event| event["heard"] == "c3 to d4" && event["kind"] == "move");
    assert!(events.iter().all(|event| event.get("key").is_none()), "{stdout}");
    has(&|event| event["expected"] == "runs black" && event["met"] == true);
    has(&|event| event["expected"] == "refused" && event["met"] == false && event["line"] == 5);
}

#[test]
fn the_record_of_an_earlier_game_is_told_when_it_is_opened_again() {
    let script = "golos match --lang en --control 8+4 --games 2 --break 1 --rules russian-2022\n\
        terminals: white, black, arbiter\n[arbiter] start\n[white] resign\n[white] yes\n\
        +2:00 [white] sign game 1\n[arbiter] score\n";
    let output = rehearse_text(script, &["--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let stdout = text(&output.stdout);
    let signed = stdout.lines().filter(|line| line.contains("\"1.ron\"") && line.contains("Signed"));
    assert_eq!(signed.count(), 1, "{stdout}");
    assert!(stdout.contains("Score: "), "{stdout}");
}

#[test]
fn u_v_13_12_b_a_blind_player_is_in_time_trouble_at_ten_minutes() {
    for start in ["play", "match --games 2"] {
        let script = format!(
            "golos {start} --lang en --control 12 --blind white\nstart\n+01:59\n=> white does not hear trouble\n\
            +00:01\n=> white hears Time trouble: 10:00.\n=> black does not hear trouble\n\
            => arbiter hears White: time trouble, 10:00. Warn only the player.\nc3-d4\n+02:00\n\
            => black does not hear trouble\n+05:00\n=> black hears Time trouble: 5:00.\n\
            => white does not hear trouble\n"
        );
        let output = rehearse_text(&script, &[]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    // Those that were asked for come on top.
    let script = "golos play --lang en --control 12 --blind both --warn 5m,20s\nstart\n+02:00\n\
        => white hears Time trouble: 10:00\n+05:00\n=> white hears 5:00 left\n+04:40\n\
        => white hears left.\n=> arbiter does not hear left\n";
    let output = rehearse_text(script, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn warnings_that_nobody_at_the_terminal_hears_are_told_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = "Time warnings are private and are not spoken at a shared terminal. The arbiter gives them.";
    for (start, options, is_told) in [
        ("play", &["--warn", "5m"][..], true),
        ("play", &["--blind", "black"], true),
        ("match", &["--warn", "5m"], true),
        ("play", &[], false),
        ("play", &["--warn", "5m", "--ears", "white"], false),
        ("play", &["--warn", "5m", "--training"], false),
    ] {
        let common = ["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"];
        let output = crate::support::command()
            .args(common)
            .arg(folder.path())
            .arg(start)
            .args(options)
            .stdin(std::process::Stdio::null())
            .output()
            .expect("golos runs");
        assert_eq!(text(&output.stdout).contains(told), is_told, "{options:?}: {}", text(&output.stdout));
    }
}

#[test]
fn help_and_the_kinds_of_claim_name_nothing_that_the_rules_or_the_moment_refuse() {
    for (start, seat, hears, hears_not) in [
        // Five minutes each without an increment: nothing is counted aloud by the rules of Ukraine.
        ("--control 5 --rules russian-ua2026", "white", "short of time", "clear draw"),
        ("--control 5+3s --rules russian-ua2026", "white", "counter", "short of time"),
        ("--control 5+3s --rules chess", "white", "dead position", "normal means"),
        ("--control 90 --rules chess", "white", "dead position", "clear draw"),
    ] {
        let script = format!(
            "golos play --lang en --press manual {start}\nterminals: white, black, arbiter\n[arbiter] start\n[{seat}] claim\n\
             => {seat} hears {hears}\n=> {seat} does not hear {hears_not}\n[{seat}] ? draw\n=> {seat} hears {hears}\n\
             => {seat} does not hear {hears_not}\n=> {seat} does not hear accepts\n"
        );
        let output = rehearse_text(&script, &[]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    // Renju: no claim at all of those, and an offer only where none is open.
    let script = "golos play --lang en --press manual --control 60 --rules renju\nterminals: white, black, arbiter\n\
        [arbiter] start\n[white] claim\n=> white hears These rules do not allow this claim here.\n[black] ? draw\n\
        => black does not hear Claim, then\n=> black does not hear postpone\n";
    let output = rehearse_text(script, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn r_9_2_4_3_a_question_of_the_opening_rule_is_answered_and_help_says_how() {
    let script = "golos play --lang en --press manual --control 60 --rules renju --opening-rule taraguchi-10\n\
        terminals: white, black, arbiter\n[arbiter] start\n[black] h8\n[black]\n=> white hears Swap colours?\n\
        [white] ?\n=> white hears Swap colours?\n=> white hears swap\n=> white does not hear h8\n[white] h-h-h\n\
        => white hears Swap colours?\n=> white does not hear h8\n[black] ?\n=> black does not hear swaps the colours\n";
    let output = rehearse_text(script, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn a_rehearsal_does_not_depend_on_the_settings_of_the_reader() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/scripts/two-draughts.txt");
    let config = tempfile::tempdir().expect("a folder");
    let heard = |settings: &str| {
        let folder = config.path().join("golos");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("settings.ron"), settings).expect("the settings");
        let mut command = crate::support::command();
        command.arg("rehearse").arg(&script).env("XDG_CONFIG_HOME", config.path()).output().expect("golos rehearses")
    };
    let usual = heard("()");
    assert!(usual.status.success(), "{}", text(&usual.stderr));
    let odd = heard(r#"(lang: "uk", view: "screen", text: "words", verbosity: "brief", alphabet: "nato", pad: false)"#);
    assert_eq!(
        (odd.status.code(), text(&odd.stdout), text(&odd.stderr)),
        (Some(0), text(&usual.stdout), String::new())
    );
}
