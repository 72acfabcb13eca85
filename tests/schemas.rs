//! The golden journals with the real program: they are taken up and continued without a change to what stands in them; a
//! schema that is not known is left alone by everything that reads.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use sha2::{Digest, Sha256};

/// Games, and what is typed when they are resumed.
const GAMES: [(&str, &str); 22] = [
    ("v1-russian-whole.ron", ""),
    ("v1-chess.ron", ""),
    ("v1-renju.ron", ""),
    ("v1-russian-open.ron", "a: gap leave\nw: note later\n"),
    ("v1-international.ron", ""),
    ("v1-giveaway.ron", "a: gap leave\nw: resign\nyes\n"),
    ("v1-chess-open.ron", "a: gap leave\nb: note later\n"),
    ("v1-russian.ron", "a: gap leave\nw: note later\n"),
    // The move in this envelope is not lawful.
    ("v1-chess-seal.ron", "a: open envelope\n"),
    ("v1-chess-sealed.ron", "a: open envelope\nw: Nc3\n"),
    ("v1-chess-claims.ron", ""),
    ("v1-draughts-protest.ron", ""),
    ("v1-chess-illegal.ron", ""),
    ("v1-chess-colours.ron", "a: gap leave\nb: d5\n"),
    ("v1-chess-flag-can.ron", ""),
    ("v1-chess-flag-material.ron", ""),
    ("v1-chess-flag-barrier.ron", ""),
    ("v1-chess-flag-exhausted.ron", "a: uphold\n"),
    ("v1-draughts-absent.ron", "a: gap leave\nc3-d4\n"),
    ("v1-draughts-late.ron", ""),
    ("v1-renju-foul.ron", "a: gap leave\nw: a3\n"),
    ("v1-renju-taraguchi.ron", "a: gap leave\nb: g8\nundo\n"),
];

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journal")
}

fn golos(args: &[&str], file: &Path, behind: &[&str], lines: &str) -> Output {
    let mut child = crate::support::command()
        .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad"])
        .args(args)
        .arg(file)
        .args(behind)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("golos starts");
    // It may have left before it was told anything.
    let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned()).concat()
}

/// A copy of everything in the fixtures whose name begins so.
fn copy(folder: &Path, stem: &str) {
    for entry in fs::read_dir(folder).expect("fixtures").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(stem) && entry.path().is_file() {
            fs::copy(entry.path(), COPIES.with(|copies| copies.path().join(&name))).expect("a copy");
        }
    }
}

thread_local! {
    static COPIES: tempfile::TempDir = tempfile::tempdir().expect("a folder");
}

fn copied(name: &str) -> PathBuf {
    COPIES.with(|copies| copies.path().join(name))
}

fn is_sound(file: &Path) {
    let check = golos(&["check"], file, &[], "");
    assert_eq!(check.status.code(), Some(0), "{}", said(&check));
}

#[test]
fn a_game_is_read_and_continued_as_it_stands() {
    for (name, lines) in GAMES {
        copy(&fixtures(), name.trim_end_matches("ron"));
        let file = copied(name);
        let before = fs::read(&file).expect("the journal");
        assert!(before.starts_with(b"(seq:0,") && String::from_utf8_lossy(&before).contains("Opened((schema:1,"));
        is_sound(&file);
        let replay = golos(&["replay"], &file, &[], "end\nquit\n");
        assert_eq!(replay.status.code(), Some(0), "{name}: {}", said(&replay));
        let resumed = golos(&["resume", "--ears", "all"], &file, &[], lines);
        assert_eq!(resumed.status.code(), Some(0), "{name}: {}", said(&resumed));
        let after = fs::read(&file).expect("the journal");
        assert!(after.len() > before.len() && after.starts_with(&before), "{name}");
        is_sound(&file);
    }
}

#[test]
fn ch_18_9_1_an_envelope_is_opened() {
    for (name, heard) in
        [("v1-chess-sealed.", "knight b8 to c6"), ("v1-chess-seal.", "The sealed move cannot be played")]
    {
        copy(&fixtures(), name);
        let resumed = golos(&["resume", "--ears", "all"], &copied(&format!("{name}ron")), &[], "a: open envelope\n");
        assert!(said(&resumed).contains(heard), "{}", said(&resumed));
    }
}

#[test]
fn what_does_not_follow_from_a_game_is_told_when_it_is_resumed() {
    for (name, written, forged) in [
        ("v1-draughts-late.ron", "outcome:WhiteWins,ending:Absence", "outcome:BlackWins,ending:Absence"),
        ("v1-chess-flag-material.ron", "outcome:Draw,ending:CannotMate", "outcome:BlackWins,ending:Time"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(name);
        let text = fs::read_to_string(fixtures().join(name)).expect("a journal");
        assert!(text.contains(written), "{name}");
        let sound = golos(&["resume"], &fixtures_copy(&folder, name), &[], "");
        assert!(!said(&sound).contains("is inconsistent"), "{name}: {}", said(&sound));
        fs::write(&file, resummed(&text.replacen(written, forged, 1))).expect("a file");
        let resumed = golos(&["resume"], &file, &[], "");
        assert!(said(&resumed).contains("is inconsistent"), "{name}: {}", said(&resumed));
    }
}

fn fixtures_copy(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    let file = folder.path().join(format!("sound-{name}"));
    fs::copy(fixtures().join(name), &file).expect("a copy");
    file
}

/// Micro-matches: the folder, the file in it, and what is typed when they are resumed.
const MATCHES: [(&str, &str, &str); 2] = [
    ("match-v1-russian", "2026-01-01_0000_anna_boris.match.ron", "a: gap leave\nb6-a5\nw: resign\nyes\n"),
    ("match-v1-renju", "2026-11-22_0325_olha_petro.match.ron", "a: start\nh8\n"),
];

#[test]
fn a_micro_match_is_read_and_continued_as_it_stands() {
    for (folder, name, lines) in MATCHES {
        copy(&fixtures().join(folder), "");
        continues(&copied(name), lines);
    }
}

/// The record is sound, goes on after what it was, and is sound again.
fn continues(file: &Path, lines: &str) {
    let before = fs::read(file).expect("the journal");
    is_sound(file);
    let resumed = golos(&["resume", "--ears", "all"], file, &[], lines);
    assert_eq!(resumed.status.code(), Some(0), "{}: {}", file.display(), said(&resumed));
    let after = fs::read(file).expect("the journal");
    assert!(after.len() > before.len() && after.starts_with(&before), "{}", file.display());
    is_sound(file);
}

/// The journal with every sum made anew, as a forger would.
fn resummed(text: &str) -> String {
    let mut sum = String::new();
    let mut forged = String::new();
    for line in text.lines() {
        let body = line.rsplit_once(",sum:").expect("a sum").0;
        sum = Sha256::digest(format!("{sum}{body}")).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        forged += &format!("{body},sum:\"{sum}\")\n");
    }
    forged
}

/// The journal of a later schema: from the first line on, and from a later one on.
fn of_the_future(text: &str) -> [String; 2] {
    let first = text.replacen("Opened((schema:1", "Opened((schema:9", 1);
    let (head, tail) = text.split_at(text.find('\n').expect("a line"));
    let later = format!("{head}{}", tail.replacen(",event:", ",schema:9,event:", 1));
    [first, later].map(|text| resummed(&text))
}

#[test]
fn a_schema_that_is_not_known_is_refused_by_everything_that_reads_before_anything_is_written() {
    let readers: [(&[&str], &[&str]); 6] = [
        (&["resume"], &[]),
        (&["replay"], &[]),
        (&["check"], &[]),
        (&["dossier"], &[]),
        (&["envelope"], &[]),
        (&["convert"], &["-", "--to", "pdn"]),
    ];
    for name in ["v1-russian-whole.ron", "v1-russian-open.ron", "match-v1.ron"] {
        let text = fs::read_to_string(fixtures().join(name)).expect("a journal");
        for (at, forged) in of_the_future(&text).into_iter().enumerate() {
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join(name);
            fs::write(&file, &forged).expect("a file");
            for (args, behind) in readers {
                let output = golos(args, &file, behind, "start\nc3-d4\n");
                let words = said(&output);
                // What lies before the unknown may be shown; that something is there is said.
                let shown = at == 1 && matches!(args, ["replay"] | ["convert"] | ["dossier"]);
                assert!(shown || output.status.code() != Some(0), "{name} {args:?}: {words}");
                // A micro-match is not replayed, nor made into a file of games.
                let is_named = name.starts_with('v') || matches!(args, ["resume"] | ["check"]);
                let names = ["schema 9", "version of the record, 9", "version of the record: 9"];
                let is_told = names.iter().any(|name| words.contains(name));
                assert!(at == 1 || !is_named || is_told, "{name} {args:?}: {words}");
                assert_eq!(fs::read_to_string(&file).expect("the file"), forged, "{name} {args:?}");
                assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1, "{name} {args:?}");
            }
        }
    }
}

#[test]
fn an_event_is_continued_as_it_stands() {
    let file = copied("autumn.event.ron");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events/autumn.event.ron"), &file).expect("a copy");
    continues(&file, "enter Eva\nquit\n");
}

#[test]
fn an_event_of_teams_is_sound_and_goes_on() {
    copy(&fixtures(), "event-v1-teams");
    let file = copied("event-v1-teams.ron");
    let before = fs::read(&file).expect("the journal");
    is_sound(&file);
    let resumed = golos(&["resume"], &file, &[], "team 1\nmatch 1\nquit\n");
    assert!(said(&resumed).contains("Captain: Ann Smith."), "{}", said(&resumed));
    assert!(said(&resumed).contains("Match 1: Spartak – Torpedo, 1 to 3."), "{}", said(&resumed));
    assert!(fs::read(&file).expect("the journal").starts_with(&before));
    is_sound(&file);
}

#[test]
fn an_event_with_settings_of_its_own_is_sound_and_one_without_them_has_those_of_its_edition() {
    for (stem, counts) in
        [("event-v1-settings", "a dummy"), ("event-v1-teams", "the fewest points of those who finished")]
    {
        copy(&fixtures(), stem);
        let file = copied(&format!("{stem}.ron"));
        let before = fs::read(&file).expect("the journal");
        let is_set = String::from_utf8_lossy(&before).contains("unplayed");
        assert_eq!(is_set, stem.ends_with("settings"), "{stem}");
        is_sound(&file);
        let resumed = golos(&["resume"], &file, &[], "unplayed\nrules\nquit\n");
        let heard = said(&resumed).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(heard.contains(counts), "{stem}: {heard}");
        assert_eq!(heard.contains("The clocks are pressed by hand."), is_set, "{stem}: {heard}");
        assert!(fs::read(&file).expect("the journal").starts_with(&before));
        is_sound(&file);
    }
}
