//! The real program by clicks of the left button alone, from the home menu to the end, and through the tutorial.

use std::time::Duration;

use golos::wording::Lang;

use super::screen::{clicks, corner_of};
use super::terminal::{Terminal, check, journal, written};

/// The input line, or the list of what can be done; below it stand the keys.
const BOTTOM: usize = 22;

/// The last column.
const EDGE: usize = 79;

/// Where a text stands, whatever its letters are in; the place of its first sign.
fn place_of(screen: &vt100::Screen, text: &str) -> Option<(usize, usize)> {
    let text = text.to_lowercase();
    screen.rows(0, 80).enumerate().find_map(|(row, line)| {
        let line = line.to_lowercase();
        let at = line.find(&text)?;
        Some((line[..at].chars().count(), row))
    })
}

fn bottom(screen: &vt100::Screen) -> String {
    screen.rows(0, 80).nth(BOTTOM).unwrap_or_default().to_lowercase()
}

/// Where this item of the list stands: in brackets, or behind a blank of its own.
fn item_in(row: &str, item: &str) -> Option<usize> {
    let row = format!("{row} ");
    let lit = row.find(&format!("[{item}]"));
    let begins = |at: &usize| row[..*at].chars().next_back().is_none_or(|sign| matches!(sign, ' ' | ']'));
    let shown = format!(" {item} ");
    let at = lit.or_else(|| row.match_indices(&shown).map(|(at, _)| at).find(begins))?;
    Some(row[..at].chars().count() + 1)
}

/// Clicks on an item of the open list; what does not fit is behind the sign at its end.
fn takes(terminal: &mut Terminal, item: &str) {
    for _ in 0..20 {
        let row = bottom(terminal.screen());
        if let Some(column) = item_in(&row, item) {
            clicks(terminal, (column, BOTTOM));
            terminal.until("for what comes of it", |screen| bottom(screen) != row);
            return;
        }
        assert!(row.ends_with('›'), "{item} is not offered:\n{}", terminal.screen().contents());
        clicks(terminal, (EDGE, BOTTOM));
        terminal.until("for the rest of the list", |screen| bottom(screen) != row);
    }
    panic!("{item} is not offered");
}

/// Opens the list by a click on the bottom line, and goes this way in it.
fn asks(terminal: &mut Terminal, way: &[&str]) {
    let row = bottom(terminal.screen());
    clicks(terminal, (0, BOTTOM));
    terminal.until("for the list", |screen| bottom(screen) != row);
    way.iter().for_each(|item| takes(terminal, item));
}

/// Clicks on a line of a menu.
fn chooses(terminal: &mut Terminal, line: &str) {
    terminal.until(line, |screen| place_of(screen, line).is_some());
    let at = place_of(terminal.screen(), line).expect("a line");
    clicks(terminal, at);
}

fn points(terminal: &mut Terminal, squares: &[&str]) {
    for square in squares.iter().chain(squares.last()) {
        let at = corner_of(terminal.screen(), square);
        clicks(terminal, at);
        terminal.watch(Duration::from_millis(80));
    }
}

#[test]
fn a_game_of_each_family_goes_from_the_menu_to_the_end_by_clicks_alone() {
    for (game, lines, moves) in [
        ("Chess", 1, &[&["f2", "f3"][..], &["e7", "e5"], &["g2", "g4"], &["d8", "h4"]][..]),
        ("Russian draughts", 1, &[&["c3", "d4"], &["f6", "e5"], &["d4", "f6"], &["g7", "e5"]]),
        ("Renju", 1, &[&["h8"]]),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = Terminal::start(home.path(), Lang::En, &["--view", "screen", "--blocks", "letters"]);
        chooses(&mut terminal, "1. New game");
        chooses(&mut terminal, &format!(". {game}"));
        // Nobody is named: the list opens by itself, for what no line answers.
        terminal.until("for the list", |screen| bottom(screen).contains("[default]"));
        takes(&mut terminal, "default");
        for _ in 0..lines {
            chooses(&mut terminal, "1. ");
        }
        terminal.shows(&written(Lang::En, "prompt-ready"));
        asks(&mut terminal, &["start"]);
        terminal.until("for the start", |screen| !screen.contents().contains(&written(Lang::En, "prompt-ready")));
        for squares in moves {
            points(&mut terminal, squares);
        }
        if game != "Chess" {
            terminal.watch(Duration::from_millis(200));
            asks(&mut terminal, &["draw, resign", "resign"]);
            // What is asked then is answered in the list as well.
            takes(&mut terminal, "yes");
        }
        terminal.shows("Game over:");
        asks(&mut terminal, &["quit"]);
        terminal.shows(&written(Lang::En, "prompt-home"));
        chooses(&mut terminal, ". Quit");
        assert_eq!(terminal.ends(), 0, "{game}");
        assert_eq!(check(&journal(home.path())), Some(0), "{game}");
    }
}

#[test]
fn the_tutorial_is_done_by_clicks_alone() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["--view", "screen", "--blocks", "letters", "tutorial", "--for", "player"];
    let mut terminal = Terminal::start(home.path(), Lang::En, &args);
    terminal.until("for the board", |screen| screen.contents().contains(" a "));
    points(&mut terminal, &["c3", "d4"]);
    for way in [
        &["press"][..],
        &["ask", "last"],
        &["ask", "clock"],
        &["draw, resign", "draw"],
        &["decline"],
        &["draw, resign", "repetition"],
        &["arbiter", "call"],
        &["draw, resign", "resign", "yes"],
    ] {
        terminal.watch(Duration::from_millis(200));
        if way == ["decline"] {
            // The list has opened by itself: the first click says what it would take.
            takes(&mut terminal, "decline");
            assert!(bottom(terminal.screen()).contains("[decline]"), "{}", terminal.screen().contents());
            takes(&mut terminal, "decline");
        } else {
            asks(&mut terminal, way);
        }
    }
    assert_eq!(terminal.ends(), 0);
}

/// He who points at nothing is told where all is, and a key puts the list away.
#[test]
fn what_can_be_done_is_found_by_who_points_and_left_by_a_key() {
    let home = tempfile::tempdir().expect("a folder");
    let args = ["--view", "screen", "play", "--rules", "russian", "--control", "60"];
    let mut terminal = Terminal::start(home.path(), Lang::Ru, &args);
    terminal.shows(&written(Lang::Ru, "prompt-ready"));
    clicks(&mut terminal, (EDGE, 0));
    terminal.shows("щёлкните по нижней строке");
    clicks(&mut terminal, (0, BOTTOM + 1));
    terminal.until("for the list", |screen| bottom(screen).contains('['));
    terminal.types("\u{1b}");
    terminal.until("for the input line", |screen| !bottom(screen).contains('['));
    terminal.types("старт\r");
    terminal.until("for the start", |screen| !screen.contents().contains(&written(Lang::Ru, "prompt-ready")));
}
