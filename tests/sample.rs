//! The sample game of R-6.1.6.2: typed in full and in short notation it is one game, in its record as in a replay.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use golos::game::{Ending, Event, HearingEvent, MoveEvent, Outcome, State};
use golos::journal;
use golos::rules::Side;
use golos::wording::Lang;

const FULL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scripts/sample-full.txt");
const SHORT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/scripts/sample-short.txt");

const ENGLISH: [&str; 10] = [
    "e3 to d4",
    "d6 to c5",
    "f2 to e3",
    "f6 to g5",
    "c3 to b4",
    "g5 to h4",
    "b4 takes d6",
    "h4 takes f2",
    "e1 takes g3",
    "c7 takes e5, c3, e1, now a king, h4",
];
const RUSSIAN: [&str; 10] = [
    "e3 – d4",
    "d6 – c5",
    "f2 – e3",
    "f6 – g5",
    "c3 – b4",
    "g5 – h4",
    "b4 бьёт d6",
    "h4 бьёт f2",
    "e1 бьёт g3",
    "c7 бьёт e5, c3, e1, дальше дамкой, h4",
];

/// What was printed, line by line, and where the record is.
struct Rehearsal {
    lines: Vec<String>,
    file: PathBuf,
}

fn golos(lang: Lang) -> Command {
    let mut command = crate::support::command();
    command.args(["--lang", lang.code(), "--voice", "none", "--no-pad"]);
    command
}

fn lines(output: &Output) -> Vec<String> {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn rehearse(script: &str, lang: Lang, folder: &Path) -> Rehearsal {
    let mut command = golos(lang);
    command.args(["rehearse", script, "--white", "Ivanov", "--black", "Petrov", "--dir"]).arg(folder);
    let lines = lines(&command.output().expect("golos rehearses"));
    let file = fs::read_dir(folder).expect("the folder").flatten().next().expect("a record").path();
    Rehearsal { lines, file }
}

/// The lines among `lines` that announce the moves, in order.
fn announced<'a>(lines: &'a [String], moves: &[&str]) -> Vec<&'a str> {
    lines.iter().map(String::as_str).filter(|line| moves.contains(line)).collect()
}

fn state(file: &Path) -> State {
    journal::check(&fs::read(file).expect("the record")).expect("a game").state
}

/// What was said in the game, by key and words; and the moves in full notation.
fn record(file: &Path) -> (Vec<(String, String)>, Vec<String>) {
    let records = journal::read(&fs::read(file).expect("the record")).records;
    let (mut said, mut made) = (Vec::new(), Vec::new());
    for record in records {
        match record.recorded.event {
            Event::Hearing(HearingEvent::Said(words)) => said.push((words.key, words.text)),
            Event::Move(MoveEvent::Made { notation, .. }) => made.push(notation.into()),
            _ => {}
        }
    }
    (said, made)
}

#[test]
fn full_and_short_notation_are_one_game_in_record_and_replay() {
    for (lang, moves, result) in
        [(Lang::En, ENGLISH, "White resigns. Black wins."), (Lang::Ru, RUSSIAN, "Белые сдались. Победа чёрных.")]
    {
        let (one, two) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let full = rehearse(FULL, lang, one.path());
        let short = rehearse(SHORT, lang, two.path());
        assert_eq!(full.lines, short.lines, "what is announced does not depend on what was typed");
        assert_eq!(announced(&full.lines, &moves), moves);
        assert!(full.lines.iter().any(|line| line == result), "{:?}", full.lines);
        assert_eq!(record(&full.file), record(&short.file));

        for Rehearsal { file, .. } in [&full, &short] {
            let verdict = state(file).verdict().cloned().expect("a result");
            assert_eq!((verdict.outcome, verdict.ending), (Outcome::Win(Side::Black), Ending::Resigned));
            let audit = golos(lang).arg("check").arg(file).output().expect("golos checks");
            assert!(lines(&audit).concat().ends_with("(0-2)"));
            let replayed = replay(file, lang);
            assert_eq!(announced(&replayed, &moves), moves);
            assert!(replayed.iter().any(|line| line == result), "{replayed:?}");
        }
        assert_eq!(replay(&full.file, lang), replay(&short.file, lang));
    }
}

/// Every step of a replay, from the start to the end of the record.
fn replay(file: &Path, lang: Lang) -> Vec<String> {
    let script = file.with_extension("steps");
    fs::write(&script, "next\n".repeat(11)).expect("a file");
    let mut command = golos(lang);
    command.args(["--view", "linear", "replay"]).arg(file).stdin(fs::File::open(&script).expect("a file"));
    lines(&command.output().expect("golos replays"))
}

#[test]
fn the_record_has_every_landing_square_of_what_was_typed_in_short() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, made) = record(&rehearse(SHORT, Lang::Uk, folder.path()).file);
    assert_eq!(
        made,
        ["e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4", "g5-h4", "b4:d6", "h4:f2", "e1:g3", "c7:e5:c3:e1:h4"]
    );
}
