//! A tour through the screen face: in every frame the terminal's own cursor, which readers and braille displays follow, is
//! shown and stands where one is.

use std::num::NonZero;

use golos::wording::Lang;

use super::terminal::{Terminal, written};

const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const ESCAPE: &str = "\u{1b}";
const TAB: &str = "\t";
const F1: &str = "\u{1b}OP";
const F7: &str = "\u{1b}[18~";
const F10: &str = "\u{1b}[21~";
const F11: &str = "\u{1b}[23~";
const F12: &str = "\u{1b}[24~";
const CTRL_N: &str = "\u{e}";

/// What the cursor of a screen of 24 rows stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    /// The number of the line of a menu that is chosen.
    Menu,
    /// The input line, behind a prompt.
    Line,
    /// A square with a file and a rank.
    Square,
    /// The first line of a page of the help.
    Page,
    /// The mark of a line of the list of moves.
    Sheet,
}

fn on(screen: &vt100::Screen) -> Option<On> {
    let (row, column) = screen.cursor_position();
    let rows: Vec<String> = screen.rows(0, 80).collect();
    let signs = |row: u16| rows[usize::from(row)].chars().collect::<Vec<char>>();
    let at = |place: u16| signs(row).get(usize::from(place)).copied().unwrap_or(' ');
    let files = rows.iter().find(|text| text.trim().starts_with("a ")).map(|text| text.chars().collect::<Vec<_>>());
    let file = files.and_then(|files| files.get(usize::from(column)).copied()).unwrap_or(' ');
    let rank = rows[usize::from(row)].trim().chars().next().unwrap_or(' ');
    let is_line = |from: u16| (from..80).map(at).find(|sign| !sign.is_ascii_digit() && *sign != ' ') == Some('.');
    if row == 22 && column > 0 {
        Some(On::Line)
    } else if column >= 2 && at(column - 2) == '>' && at(column).is_ascii_digit() {
        Some(On::Menu)
    } else if at(column) == '>' && is_line(column + 1) {
        Some(On::Sheet)
    } else if ('a'..='h').contains(&file) && ('1'..='8').contains(&rank) {
        Some(On::Square)
    } else {
        (row <= 2 && column == 0).then_some(On::Page)
    }
}

fn step(terminal: &mut Terminal, keys: &str, wanted: On) {
    terminal.types(keys);
    terminal.until(&format!("for {wanted:?} behind {keys:?}"), |screen| {
        !screen.hide_cursor() && on(screen) == Some(wanted)
    });
}

/// Every frame ends with a cursor that is shown and put somewhere.
fn frames(raw: &str) -> Vec<Option<On>> {
    let size = |cells| NonZero::new(cells).expect("a size");
    let mut parser = vt100::Parser::new(size(24), size(80), 0);
    let mut parts = raw.split("\u{1b}[?25h").peekable();
    let mut seen = Vec::new();
    while let Some(part) = parts.next() {
        parser.process(part.as_bytes());
        let Some(next) = parts.peek() else { break };
        let end = next.find('H').map_or(0, |end| end + 1);
        let mut shown = vt100::Parser::new(size(24), size(80), 0);
        shown.process(parser.screen().state_formatted().as_bytes());
        shown.process(format!("\u{1b}[?25h{}", &next[..end]).as_bytes());
        assert!(!shown.screen().hide_cursor());
        seen.push(on(shown.screen()));
        parser.process(b"\x1b[?25h");
    }
    seen
}

#[test]
fn the_cursor_is_on_the_focus_in_every_frame_of_a_tour() {
    for (lang, environment) in [(Lang::En, &[][..]), (Lang::Ru, &[("NO_COLOR", "1")]), (Lang::Uk, &[])] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = Terminal::start_with(home.path(), lang, environment, &["--view", "screen"]);
        terminal.shows(&written(lang, "home-title"));
        for (keys, wanted) in [("", On::Menu), (DOWN, On::Menu), (UP, On::Menu), (F1, On::Page), (ESCAPE, On::Menu)] {
            step(&mut terminal, keys, wanted);
        }
        // A new game, all as usual.
        for key in ["home-ask-rules", "home-ask-players", "home-ask-control", "prompt-ready", "start-go"] {
            terminal.types("\r");
            if key != "start-go" {
                let asked = written(lang, key);
                let head: String = asked.chars().take(20).collect();
                terminal.shows(&head);
            }
        }
        terminal.until("for the start", |screen| !screen.contents().contains(&written(lang, "prompt-ready")));
        for (keys, wanted) in [
            ("", On::Square),
            (RIGHT, On::Square),
            ("c3", On::Line),
            ("\u{7f}\u{7f}", On::Line),
            ("c3-d4\r", On::Square),
            (TAB, On::Line),
            (TAB, On::Square),
            (F11, On::Sheet),
            (UP, On::Sheet),
            (ESCAPE, On::Square),
            (CTRL_N, On::Sheet),
            ("f6-g5\r", On::Square),
            (F1, On::Page),
            (DOWN, On::Page),
            (ESCAPE, On::Square),
            (F10, On::Line),
            (F10, On::Square),
            (F7, On::Square),
            (F12, On::Square),
            (F11, On::Sheet),
            (TAB, On::Square),
        ] {
            step(&mut terminal, keys, wanted);
        }
        let seen = frames(&terminal.raw());
        // Keys that come together make one picture.
        assert!(seen.len() > 12, "{lang}: {}", seen.len());
        let lost = seen.iter().filter(|on| on.is_none()).count();
        assert_eq!(lost, 0, "{lang}: {seen:?}");
    }
}
