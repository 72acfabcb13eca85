//! The real binary, killed while something waits: what waited waits on when the game is taken up, and is told once.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::Patient;
use golos::game::State;
use golos::journal;

fn golos(folder: &Path, args: &[&str]) -> Command {
    let mut command = crate::support::command();
    command.args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "--dir"]).arg(folder).args(args);
    command.args(["--ears", "all"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// Types the lines, kills as soon as the words were heard; the journal.
fn killed(folder: &Path, options: &str, lines: &str, words: &str) -> PathBuf {
    let args: Vec<&str> = options.split(' ').collect();
    let mut child = golos(folder, &["play", "--white", "A", "--black", "B"]).args(args).spawn().expect("golos starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines.as_bytes()).expect("a pipe");
    let output = BufReader::new(Patient::new(child.stdout.take().expect("a pipe")));
    assert!(output.lines().map_while(Result::ok).any(|line| line.contains(words)), "{words}");
    child.kill().expect("SIGKILL");
    child.wait().expect("it ends");
    let files = std::fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
    files.into_iter().find(|file| file.extension().is_some_and(|ending| ending == "ron")).expect("a journal")
}

/// Takes the game up and leaves it; what was said.
fn resumed(file: &Path) -> String {
    let folder = file.parent().expect("a folder");
    let child = golos(folder, &["resume"]).arg(file).spawn().expect("golos starts");
    // Its input ends at once: the record is closed in good order.
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn state(file: &Path) -> State {
    let log = journal::read(&std::fs::read(file).expect("the journal"));
    journal::replay(&log.records).expect("a game").state
}

/// What waits, its name, how a game comes to it, the words behind which it is killed, and what is told once.
type Case = (fn(&State) -> bool, &'static str, &'static str, &'static str, &'static str, &'static str);

const CASES: [Case; 8] = [
    (
        |state| state.offer().is_some(),
        "an offer",
        "--control 60 --press manual --rules russian-2013",
        "start\nc3-d4\nw: draw\n\n",
        "Clock.",
        "Draw? Offered by White.",
    ),
    (
        |state| !state.docket().is_empty(),
        "a claim",
        "--control 60 --press manual --rules chess",
        "start\nw: claim repetition\n",
        "Incorrect:",
        "Incorrect:",
    ),
    (
        |state| state.restoring().is_some(),
        "displaced pieces",
        "--control 60 --press manual --rules chess",
        "start\ne4\n\na: fault white displaced\n",
        "White's clock runs until the position is restored.",
        "White's clock runs until the position is restored.",
    ),
    (
        |state| !state.docket().is_empty(),
        "an irregularity",
        "--control 60 --press manual --rules russian-2022",
        "start\nc3-e5\n\n",
        "Black: correct or let it stand?",
        "Illegal move, White: c3 to e5.",
    ),
    (
        // Nothing of it is in the record yet: the adjournment is asked for anew.
        |state| state.sealed_by().is_none() && state.verdict().is_none(),
        "a sealed move that was asked for",
        "--control 1h30/40+30m --rules chess",
        "start\ne4\na: adjourn\n",
        "Type the sealed move.",
        "Game restored. Move 1, Black to move.",
    ),
    (
        |state| state.sealed_by().is_some(),
        "an envelope",
        "--control 1h30/40+30m --rules chess",
        "start\ne4\na: adjourn\nNg8-f6\n",
        "Adjourned.",
        "Adjourned. Black sealed a move; the arbiter opens the envelope.",
    ),
    (
        |state| state.verdict().is_some(),
        "a result that is to be signed",
        "--control 60 --rules chess",
        "start\ne4\nw: resign\nyes\n",
        "Sign the score sheets.",
        "Sign the score sheets.",
    ),
    (
        |state| state.protests().iter().any(|protest| protest.waits()),
        "a protest",
        "--control 60 --rules russian-2022",
        "start\nc3-d4\na: add white 1:00 because noise\nw: protest because wrong\n",
        "White protests: wrong.",
        "White protests: wrong.",
    ),
];

#[test]
fn what_waited_waits_on_behind_a_kill_and_is_told_once() {
    for (waits, what, options, lines, words, told) in CASES {
        let folder = tempfile::tempdir().expect("a folder");
        let file = killed(folder.path(), options, lines, words);
        for time in ["first", "second"] {
            assert!(waits(&state(&file)), "{what}, before the {time} time");
            let said = resumed(&file);
            assert_eq!(said.matches(told).count(), 1, "{what}, the {time} time: {said}");
            assert!(waits(&state(&file)), "{what}, behind the {time} time");
        }
    }
}
