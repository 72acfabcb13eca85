//! The score sheet under a hand, where several boards stand on the desk.

use std::time::Duration;

use golos::wording::Lang;

use super::screen::scraps;
use super::terminal::Terminal;

const F11: &str = "\u{1b}[23~";
const UP: &str = "\u{1b}[A";
const ESCAPE: &str = "\u{1b}";

/// Three boards, at the first of which some moves are made.
fn boards(home: &std::path::Path, view: &str) -> Terminal {
    let args = ["--view", view, "play", "--rules", "russian", "--boards", "3", "--control", "60"];
    let mut terminal = Terminal::start(home, Lang::En, &args);
    terminal.shows("Board 1. ");
    terminal.types("all start\r");
    terminal.shows("Board 1. White, move 1:");
    terminal.types("c3-d4\rd6-c5\r");
    terminal.shows("Board 1. White, move 2:");
    terminal.types("b2-c3\rf6-g5\r");
    terminal.shows("Board 1. White, move 3:");
    terminal
}

#[test]
fn of_several_boards_the_sheet_of_the_shown_one_is_scrolled_with_the_cursor_on_the_line() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = boards(home.path(), "screen");
    let line = |screen: &vt100::Screen| {
        let (row, column) = screen.cursor_position();
        screen.contents_between(row, column, row, column + 4)
    };
    terminal.types(F11);
    terminal.until("for the last line", |screen| line(screen).starts_with("> 2."));
    terminal.types(UP);
    terminal.until("for the line before", |screen| line(screen).starts_with("> 1."));
    // At another board one is in no list.
    terminal.types("board 2\r");
    terminal.shows("Board 2. ");
    terminal.until("for the board", |screen| !line(screen).starts_with('>'));
}

#[test]
fn on_a_quiet_screen_a_line_of_the_sheet_is_written_once_and_nothing_else() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = boards(home.path(), "quiet");
    terminal.reads("Board 1. White, move 3:");
    for (key, wanted) in [(F11, "g5"), (UP, "d4"), (UP, "d4")] {
        let before = terminal.raw().len();
        terminal.types(key);
        terminal.reads(wanted);
        terminal.watch(Duration::from_millis(200));
        let heard = scraps(&terminal.raw()[before..]);
        assert!(heard.len() <= 2 && heard.first().is_some_and(|line| line.contains(wanted)), "{wanted}: {heard:?}");
    }
    terminal.types(ESCAPE);
}
