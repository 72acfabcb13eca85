//! A sealed move: typed unseen in both faces, in the record unreadable, and played when the envelope is opened.

use std::fs;
#[cfg(target_os = "linux")]
use std::process::Stdio;
use std::time::Duration;

use golos::wording::Lang;

use super::terminal::{Terminal, check, games};

fn journal(home: &std::path::Path) -> std::path::PathBuf {
    let files = fs::read_dir(games(home)).expect("the folder").flatten().map(|entry| entry.path());
    files.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "ron")).expect("a journal")
}

#[test]
fn ch_18_1_1_a_sealed_move_is_neither_shown_nor_readable_in_the_record() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["play", "--rules", "chess", "--control", "90+30s", "--ears", "all", "--view", "linear"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.reads("Ready?");
    for (line, answer) in [("start", "White to move."), ("e4", "pawn e2 to e4"), ("adjourn", "not shown or spoken")] {
        terminal.enters(line);
        terminal.reads(answer);
    }
    let before = terminal.raw().len();
    terminal.enters("g8f6");
    terminal.reads("Adjourned.");
    assert!(!terminal.raw()[before..].contains("g8f6"), "{}", &terminal.raw()[before..]);
    // Killed and taken up again: the envelope is there.
    terminal.kill();
    let path = journal(home.path());
    assert!(!fs::read_to_string(&path).expect("the journal").contains("g8"));
    let envelope = fs::read_to_string(path.with_extension("envelope")).expect("the envelope");
    assert!(envelope.contains("Sealed by Black, move 1.") && !envelope.contains("g8f6"));

    // Others can read it now: the arbiter hears so.
    let envelope = path.with_extension("envelope");
    fs::set_permissions(envelope, std::os::unix::fs::PermissionsExt::from_mode(0o644)).expect("its rights");

    let args = ["resume", path.to_str().expect("a name"), "--ears", "all", "--view", "linear"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.reads("Black sealed a move");
    terminal.enters("d4");
    terminal.reads("stopped");
    terminal.enters("a: open envelope");
    terminal.reads("knight g8 to f6");
    terminal.reads("Others can read the envelope");
    terminal.enters("quit");
    terminal.reads("Quit?");
    terminal.enters("yes");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&path), Some(0));
}

#[test]
#[cfg(target_os = "linux")]
fn ch_18_1_1_what_was_typed_unseen_is_gone_with_the_program() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["play", "--rules", "chess", "--control", "90+30s", "--ears", "all", "--view", "linear"];
    // Whoever reads the terminal behind the program shows what he got.
    let before = ["sh", "-c", "\"$0\" \"$@\"; read -r left; echo \"left: [$left]\""];
    let mut terminal = Terminal::start_by(&before, home.path(), Lang::En, &[], &args);
    terminal.reads("Ready?");
    for (line, answer) in [("start", "White to move."), ("adjourn", "Sealed move (hidden):")] {
        terminal.enters(line);
        terminal.reads(answer);
    }
    terminal.types("g1f3");
    let resumed = crate::support::command()
        .args(["--lang", "en", "--view", "linear", "--voice", "none", "--no-pad", "resume"])
        .arg(journal(home.path()))
        .arg("--take-over")
        .stdin(Stdio::null())
        .output()
        .expect("golos runs");
    assert!(resumed.status.success(), "{resumed:?}");
    terminal.enters("");
    terminal.reads("left: []");
    assert!(!terminal.raw().contains("g1f3"), "{}", terminal.raw());
}

#[test]
fn ch_18_1_1_the_whole_screen_shows_nothing_of_a_sealed_move() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["play", "--rules", "chess", "--control", "90+30s", "--ears", "all", "--view", "screen"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.shows("Ready?");
    for (line, answer) in [("start", "White to move."), ("adjourn", "not shown or spoken")] {
        terminal.enters(line);
        terminal.shows(answer);
    }
    terminal.types("g1f3");
    let prompt = "Sealed move (hidden): ";
    let end = u16::try_from(prompt.len()).expect("a line");
    terminal.until("the cursor behind the prompt", |screen| screen.cursor_position() == (22, end));
    terminal.watch(Duration::from_millis(300));
    let shown = terminal.screen().contents();
    assert!(!shown.contains("g1f3") && !shown.contains("****"), "{shown}");
    assert_eq!(terminal.screen().cursor_position(), (22, end), "{shown}");
    terminal.enters("");
    terminal.shows("Adjourned.");
}
