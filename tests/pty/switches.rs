//! The real program, played by two switches and nothing else: of two nothing happens by itself.

use std::io::Write;

use golos::wording::{Lang, Wording};
use portable_pty::{PtySize, native_pty_system};

use super::terminal::{Terminal, check, journal};

/// What is lit in the input line, between brackets.
fn lit(screen: &vt100::Screen) -> Option<String> {
    let line = screen.rows(0, 80).nth(22)?;
    let (_, behind) = line.split_once('[')?;
    behind.split_once(']').map(|(item, _)| item.to_owned())
}

/// Steps to what begins so, and takes it; `press` is given the one switch or the other.
fn take_by(terminal: &mut Terminal, wanted: &str, mut press: impl FnMut(&mut Terminal, bool)) {
    for _ in 0..60 {
        let before = lit(terminal.screen());
        let is_there = before.as_ref().is_some_and(|item| item.to_lowercase().starts_with(wanted));
        press(terminal, is_there);
        if is_there {
            terminal.until("for what comes of it", |screen| lit(screen) != before);
            return;
        }
        terminal.until("for the next light", |screen| lit(screen) != before);
    }
    panic!("{wanted} is not offered");
}

fn take(terminal: &mut Terminal, wanted: &str) {
    take_by(terminal, wanted, |terminal, takes| terminal.types(if takes { "\r" } else { " " }));
}

/// Keys that are typed by a program come faster than any hand trembles.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let settings = home.path().join(".config/golos");
    std::fs::create_dir_all(&settings).expect("a folder");
    std::fs::write(settings.join("settings.ron"), "(switch: \"two\", debounce: \"0s\")").expect("the settings");
    home
}

#[test]
fn a_game_is_played_to_its_end_by_two_switches() {
    let home = home();
    let fen = "W:Wc3:Bd4,f6";
    let args = ["--view", "screen", "play", "--rules", "russian", "--control", "60", "--position", fen];
    let mut terminal = Terminal::start(home.path(), Lang::Uk, &args);
    let label = |key| Wording::new(Lang::Uk).label(key);
    terminal.shows(&label("prompt-ready"));
    take(&mut terminal, "почати");
    for wanted in [label("scan-move").as_str(), "c3", "ряд 5", "e5", "ряд 7", "g7", label("scan-done").as_str()] {
        take(&mut terminal, wanted);
    }
    take(&mut terminal, "вихід");
    assert_eq!(terminal.ends(), 0);
    assert_eq!(check(&journal(home.path())), Some(0));
}

/// A byte on a serial line is a press; the line is one of a terminal that nobody sits at.
#[test]
fn a_serial_line_is_a_switch() {
    let home = home();
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let line = native_pty_system().openpty(size).expect("a line");
    let (name, mut adapter) = (line.master.tty_name().expect("a name"), line.master.take_writer().expect("a writer"));
    let mut terminal = Terminal::start(
        home.path(),
        Lang::En,
        &["--view", "screen", "--switch-line", &name.display().to_string(), "play", "--control", "60"],
    );
    terminal.shows(&Wording::new(Lang::En).label("prompt-ready"));
    for wanted in ["start", "move", "row 3", "c3", "row 4", "d4", "end of move"] {
        take_by(&mut terminal, wanted, |_, takes| {
            adapter.write_all(if takes { b"2" } else { b"1" }).expect("a line");
            adapter.flush().expect("a line");
        });
    }
    terminal.shows("c3 to d4");
    terminal.types("quit\r");
    terminal.types("yes\r");
    assert_eq!(terminal.ends(), 0);
    drop(line);
}

/// Where lines are typed, Enter is the switch, and what is lit is written where no voice says it.
#[test]
fn line_by_line_enter_is_the_switch() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), Lang::En, &["--view", "linear", "--switch", "two"]);
    terminal.reads(&Wording::new(Lang::En).label("prompt-home"));
    terminal.enters("");
    terminal.reads("New game");
    terminal.enters("");
    terminal.reads("Which game?");
    terminal.enters("quit");
    terminal.reads(&Wording::new(Lang::En).label("prompt-home"));
    terminal.enters("quit");
    assert_eq!(terminal.ends(), 0);
}

/// Of two the space bar steps, at once, and whoever helps types a line with blanks in it as ever.
#[test]
fn line_by_line_the_space_bar_steps_and_enter_takes() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), Lang::En, &["--view", "linear", "--switch", "two"]);
    terminal.reads(&Wording::new(Lang::En).label("face-two-switches"));
    terminal.reads(&Wording::new(Lang::En).label("prompt-home"));
    for lit in ["New game", "Resume a game", "Replay a game", "Set up a position"] {
        terminal.types(" ");
        terminal.reads(lit);
    }
    terminal.enters("");
    terminal.reads("Which game?");
    terminal.enters("russian draughts");
    terminal.reads("Position:");
    terminal.enters("quit");
    terminal.reads(&Wording::new(Lang::En).label("prompt-home"));
    terminal.enters("quit");
    assert_eq!(terminal.ends(), 0);
}
