//! The screen face: the terminal's own cursor, the keys, the colours, and how it is left.

use std::time::Duration;

use golos::wording::{Lang, Wording};

use super::terminal::{Terminal, check, journal, word, written};

const UP: &str = "\u{1b}[A";
const RIGHT: &str = "\u{1b}[C";
const ESCAPE: &str = "\u{1b}";
const F1: &str = "\u{1b}OP";
const F2: &str = "\u{1b}OQ";

pub fn play(home: &std::path::Path, lang: Lang, more: &[&str]) -> Terminal {
    let mut args = vec!["--view", "screen"];
    args.extend(more);
    args.extend(["play", "--control", "60", "--white", "Anna", "--black", "Boris"]);
    let mut terminal = Terminal::start(home, lang, &args);
    terminal.shows(&written(lang, "prompt-ready"));
    terminal.types("\r");
    terminal.until("for the start", |screen| !screen.contents().contains(&written(lang, "prompt-ready")));
    terminal
}

/// The square whose file letter stands in the cursor's column and whose rank begins the cursor's row.
pub fn square_under(screen: &vt100::Screen) -> String {
    let (row, column) = screen.cursor_position();
    let rows: Vec<String> = screen.rows(0, 80).collect();
    let files = rows.iter().find(|text| text.trim().starts_with("a     b")).cloned().unwrap_or_default();
    let file = files.chars().nth(column.into()).unwrap_or(' ');
    let rank = rows.get(usize::from(row)).and_then(|text| text.trim().chars().next()).unwrap_or(' ');
    format!("{file}{rank}")
}

/// The text of the row above that of the keys up to the cursor, if the cursor stands there.
pub fn prompt_line(screen: &vt100::Screen) -> Option<String> {
    let (row, column) = screen.cursor_position();
    (row + 2 == screen.size().0.get()).then(|| screen.contents_between(row, 0, row, column))
}

#[test]
fn the_cursor_stands_on_the_square_and_behind_what_is_typed() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = play(home.path(), lang, &[]);
        for (keys, square) in [("", "a1"), (RIGHT, "c1"), (UP, "d2"), (UP, "c3"), (UP, "d4")] {
            terminal.types(keys);
            terminal.until(&format!("for the cursor on {square}"), |screen| {
                square_under(screen) == square && !screen.hide_cursor()
            });
        }
        terminal.types("c3");
        terminal.until("for the prompt", |screen| prompt_line(screen).is_some_and(|line| line.ends_with(": c3")));
        terminal.types("-d4\r");
        terminal.until("for the board", |screen| square_under(screen) == "d4");
        let man = Wording::new(lang).label("glyph-white-man");
        terminal.until("for the man", |screen| {
            let (row, column) = screen.cursor_position();
            screen.cell(row, column).is_some_and(|cell| cell.contents() == man)
        });
        // Tab leads to the prompt and back.
        terminal.types("\t");
        terminal.until("for the prompt", |screen| prompt_line(screen).is_some());
        terminal.types("\t");
        terminal.until("for the board", |screen| square_under(screen) == "d4");
        leave(&mut terminal, lang);
        assert_eq!(check(&journal(home.path())), Some(0));
    }
}

#[test]
fn squares_that_are_picked_and_confirmed_are_a_move() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path(), Lang::En, &[]);
    terminal.types(&[RIGHT, UP, UP, " "].concat());
    terminal.shows("c3 selected.");
    terminal.types(&[UP, " ", "\r"].concat());
    terminal.shows("c3 to d4");
    terminal.shows("Black, move 1:");
    terminal.shows("1. cd4");
    // The target need not be picked: confirming takes it.
    terminal.types(&[UP, UP, " "].concat());
    terminal.shows("d6 selected.");
    terminal.types("\u{1b}[B\r");
    terminal.shows("White, move 2:");
    terminal.shows("1. cd4        dc5");
    leave(&mut terminal, Lang::En);
}

#[test]
fn the_word_for_help_opens_the_page_of_its_key_and_pages_lead_through_it() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = play(home.path(), lang, &[]);
        let top = |screen: &vt100::Screen| screen.rows(0, 80).take(4).collect::<Vec<String>>();
        terminal.types(F1);
        terminal.until("for the help", |screen| !screen.contents().contains("a     b"));
        let by_key = top(terminal.screen());
        terminal.types(ESCAPE);
        terminal.until("for the board", |screen| screen.contents().contains("a     b"));
        terminal.types("?\r");
        terminal.until("for the same page", |screen| top(screen) == by_key);
        let (page_down, page_up, end, home_key) = ("\u{1b}[6~", "\u{1b}[5~", "\u{1b}[F", "\u{1b}[H");
        terminal.types(page_down);
        terminal.until("for the next page", |screen| top(screen) != by_key);
        let second = top(terminal.screen());
        terminal.types(end);
        terminal.until("for the end", |screen| top(screen) != by_key && top(screen) != second);
        terminal.types(home_key);
        terminal.until("for the beginning", |screen| top(screen) == by_key);
        for keys in [page_down, page_up] {
            terminal.types(keys);
            let wanted = if keys == page_up { &by_key } else { &second };
            terminal.until("for a page", |screen| top(screen) == *wanted);
        }
        terminal.types(ESCAPE);
        terminal.until("for the board", |screen| screen.contents().contains("a     b"));
    }
}

#[test]
fn keys_ask_for_the_clock_and_the_help() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path(), Lang::En, &[]);
    terminal.types(F2);
    terminal.shows("You ");
    terminal.types(F1);
    terminal.until("for the help instead of the board", |screen| {
        screen.contents().contains("A move, for example") && !screen.contents().contains("a     b")
    });
    terminal.types(ESCAPE);
    terminal.until("for the board", |screen| square_under(screen) == "a1");
    // Escape asks before a game is left, and anything but yes goes on.
    terminal.types(ESCAPE);
    terminal.shows("The game is not over. Quit? Yes or no.");
    terminal.shows("Yes or no:");
    terminal.types("no\r");
    terminal.shows("White, move 1:");
    leave(&mut terminal, Lang::En);
}

#[test]
fn another_size_of_the_window_is_drawn_anew() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path(), Lang::En, &[]);
    for (rows, cols) in [(40, 120), (20, 40), (24, 80)] {
        terminal.resize(rows, cols);
        terminal.until(&format!("for {rows} rows"), |screen| {
            let asked = screen.rows(0, cols).nth(usize::from(rows) - 2).unwrap_or_default();
            asked.starts_with("White, move 1:") && screen.contents().contains("Anna – Boris") && !screen.hide_cursor()
        });
    }
    // A part of the board around the cursor, with what all of it wants.
    terminal.resize(10, 40);
    terminal.until("for a part of the board", |screen| {
        screen.contents().contains("part of the board; needs 35 × 12") && !screen.hide_cursor()
    });
    terminal.resize(3, 30);
    terminal.shows("Window too small");
    terminal.shows("columns and 8 rows");
    terminal.resize(24, 80);
    terminal.until("for the board", |screen| square_under(screen) == "a1");
    leave(&mut terminal, Lang::En);
}

/// The colours among the parameters of the sequences that choose how text looks; 39 and 49 are the terminal's own.
fn colours(raw: &str) -> Vec<u16> {
    let looks = raw.split("\u{1b}[").filter_map(|piece| {
        let end = piece.find(|c: char| !c.is_ascii_digit() && c != ';')?;
        piece[end..].starts_with('m').then(|| &piece[..end])
    });
    let codes = looks.flat_map(|look| look.split(';')).filter_map(|code| code.parse().ok());
    codes.filter(|code| matches!(code, 30..=38 | 40..=48 | 90..=107)).collect()
}

#[test]
fn no_color_means_none() {
    for (environment, coloured) in [(&[][..], true), (&[("NO_COLOR", "1")], false)] {
        let home = tempfile::tempdir().expect("a folder");
        let args = ["--view", "screen", "play"];
        let mut terminal = Terminal::start_with(home.path(), Lang::En, environment, &args);
        terminal.shows("Not started:");
        terminal.types(&["\r", RIGHT, " "].concat());
        terminal.shows("c1 selected.");
        leave(&mut terminal, Lang::En);
        assert_eq!(!colours(&terminal.raw()).is_empty(), coloured, "{:?}", colours(&terminal.raw()));
    }
}

#[test]
fn the_system_ends_the_program_in_good_order() {
    for signal in ["TERM", "HUP", "INT"] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = play(home.path(), Lang::En, &[]);
        terminal.types("c3d4\r");
        terminal.shows("Black, move 1:");
        terminal.signal(signal);
        assert_eq!(terminal.ends(), 0, "{signal}");
        is_left(&terminal);
        assert_eq!(check(&journal(home.path())), Some(0), "{signal}");
    }
}

#[test]
fn a_game_whose_program_was_killed_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let mut terminal = play(home.path(), Lang::En, &[]);
    terminal.types("c3d4\r");
    terminal.shows("Black, move 1:");
    terminal.kill();
    let file = journal(home.path());
    assert_eq!(check(&file), Some(1), "not closed");
    let path = file.display().to_string();
    let mut terminal = Terminal::start(home.path(), Lang::En, &["--view", "screen", "resume", "--ears", "all", &path]);
    terminal.shows("Game restored. Move 1, Black to move.");
    terminal.shows("1. cd4");
    terminal.types("a: gap leave\r");
    terminal.types("start\r");
    terminal.shows("Black, move 1:");
    terminal.types("f6g5\r");
    terminal.shows("White, move 2:");
    leave(&mut terminal, Lang::En);
    assert_eq!(check(&file), Some(0));
}

#[test]
fn a_clock_on_request_does_not_change_the_screen() {
    for (clock_text, still) in [("on-request", true), ("ticking", false)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut terminal = play(home.path(), Lang::En, &["--clock-text", clock_text]);
        terminal.until("for the board", |screen| square_under(screen) == "a1");
        // The cursor comes last: then the picture is whole.
        terminal.types(RIGHT);
        terminal.until("for the cursor", |screen| square_under(screen) == "c1" && !screen.hide_cursor());
        let (before, length) = (terminal.screen().contents(), terminal.raw().len());
        if still {
            terminal.watch(Duration::from_millis(1500));
            assert_eq!(before, terminal.screen().contents());
            assert_eq!(terminal.raw().len(), length, "a clock that stands still sends nothing");
        } else {
            terminal.until("for the next second", |screen| screen.contents() != before);
        }
        leave(&mut terminal, Lang::En);
    }
}

/// Escape, yes: the game is saved, and the terminal is as it was.
fn leave(terminal: &mut Terminal, lang: Lang) {
    terminal.types(ESCAPE);
    terminal.shows(&written(lang, "prompt-question"));
    terminal.enters(&word(lang, "words-yes"));
    assert_eq!(terminal.ends(), 0);
    is_left(terminal);
}

/// The alternate screen is left and the cursor is there again.
fn is_left(terminal: &Terminal) {
    assert!(terminal.raw().contains("\u{1b}[?1049h"));
    assert!(!terminal.screen().alternate_screen());
    assert!(!terminal.screen().hide_cursor());
}

const F12: &str = "\u{1b}[24~";

#[test]
fn the_theme_changes_at_a_key_or_a_word_and_is_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let ground = |screen: &vt100::Screen| screen.cell(23, 79).map(vt100::Cell::bgcolor);
    let mut terminal = play(home.path(), Lang::Ru, &[]);
    terminal.until("for the dark ground", |screen| ground(screen) == Some(vt100::Color::Idx(234)));
    terminal.types(F12);
    terminal.until("for the light ground", |screen| ground(screen) == Some(vt100::Color::Idx(231)));
    terminal.types("тема рыжая\r");
    terminal.shows("Такой темы нет.");
    terminal.types("тема контрастная\r");
    terminal.until("for the black ground", |screen| ground(screen) == Some(vt100::Color::Idx(16)));
    leave(&mut terminal, Lang::Ru);
    let kept = std::fs::read_to_string(home.path().join(".config/golos/settings.ron")).expect("the settings");
    assert!(kept.contains("theme: \"contrast\""), "{kept}");
}

/// Where a square stands: its file letter below the board, its rank at the left.
pub(super) fn corner_of(screen: &vt100::Screen, square: &str) -> (usize, usize) {
    let rows: Vec<String> = screen.rows(0, 80).collect();
    let (file, rank) = square.split_at(1);
    let files = rows.iter().find(|text| text.trim().starts_with("a ")).cloned().unwrap_or_default();
    let column = files.chars().position(|sign| file.starts_with(sign)).unwrap_or_default();
    let row = rows.iter().position(|text| text.split_whitespace().next() == Some(rank)).unwrap_or_default();
    (column, row)
}

pub(super) fn clicks(terminal: &mut Terminal, (column, row): (usize, usize)) {
    terminal.types(&format!("\u{1b}[<0;{};{}M\u{1b}[<0;{};{}m", column + 1, row + 1, column + 1, row + 1));
}

/// From the first click on a clock to the end, nothing but a mouse, or what gives clicks in its place.
#[test]
fn whole_games_of_each_family_are_played_by_clicks_alone() {
    for (rules, position, moves) in [
        ("chess", None, &["f2f3", "e7e5", "g2g4", "d8h4"][..]),
        ("russian", Some("W:Wc3:Bd4,f6"), &["c3e5g7"]),
        ("renju", Some("b:h8,h9,h10,h11 w:a1,a3,a5,a7"), &["h12"]),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let mut args = vec!["--view", "screen", "--blocks", "letters", "play", "--rules", rules, "--control", "60"];
        args.extend(position.into_iter().flat_map(|fen| ["--position", fen]));
        let mut terminal = Terminal::start(home.path(), Lang::En, &args);
        terminal.shows(&written(Lang::En, "prompt-ready"));
        let clock = terminal.screen().rows(0, 80).enumerate().find_map(|(row, text)| {
            let at = text.find("1:00:00")?;
            Some((text[..at].chars().count(), row))
        });
        clicks(&mut terminal, clock.expect("a clock"));
        terminal.until("for the start", |screen| !screen.contents().contains(&written(Lang::En, "prompt-ready")));
        for squares in moves {
            let parts =
                squares.split_inclusive(|sign: char| sign.is_ascii_digit()).fold(Vec::new(), |mut all, part| {
                    match all.last_mut() {
                        Some(last) if !part.chars().any(char::is_alphabetic) => *last = format!("{last}{part}"),
                        _ => all.push(part.to_owned()),
                    }
                    all
                });
            for square in parts.iter().chain(parts.last()) {
                let at = corner_of(terminal.screen(), square);
                clicks(&mut terminal, at);
                terminal.watch(Duration::from_millis(60));
            }
        }
        terminal.shows("Game over:");
        terminal.types("quit\r");
        assert_eq!(terminal.ends(), 0, "{rules}");
        assert_eq!(check(&journal(home.path())), Some(0), "{rules}");
    }
}

/// The texts between the codes of a terminal, as a console reader hears them; blanks are no news.
pub fn scraps(raw: &str) -> Vec<String> {
    let mut scraps = vec![String::new()];
    let mut signs = raw.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == '\u{1b}' {
            let moves = signs.next_if_eq(&'[').is_some();
            let code = signs.by_ref().find(|sign| !moves || sign.is_ascii_alphabetic());
            // Colours do not part a text, and neither does showing the cursor.
            if !matches!(code, Some('m' | 'h' | 'l')) {
                scraps.push(String::new());
            }
        } else if let Some(scrap) = scraps.last_mut() {
            scrap.push(sign);
        }
    }
    scraps.retain(|scrap| !scrap.trim().is_empty());
    scraps
}

/// What a reader is given on a quiet screen: the sentence and the prompt, each once and whole, whatever page it is.
#[test]
fn a_quiet_screen_writes_what_was_said_and_what_is_asked_for_and_nothing_else() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().expect("a folder");
        let args = ["--view", "quiet", "play", "--rules", "russian", "--control", "60"];
        let mut terminal = Terminal::start(home.path(), lang, &args);
        terminal.shows(&written(lang, "prompt-ready"));
        terminal.types("\r");
        terminal.until("for the start", |screen| !screen.contents().contains(&written(lang, "prompt-ready")));
        for line in ["c3d4", "b6a5", "b2c3", "a7b6", "a1b2", "b8a7", "d4e5", "f6d4", "c3e5", "d6f4", "g3e5"] {
            terminal.types(line);
            terminal.until("for the typed line", |screen| screen.contents().contains(line));
            let before = terminal.raw().len();
            terminal.types("\r");
            terminal.until("for the move", |screen| !screen.contents().contains(line));
            terminal.watch(Duration::from_millis(200));
            let heard = scraps(&terminal.raw()[before..]);
            assert!(heard.len() == 2 && heard[1].contains(':'), "{lang} {line}: {heard:?}");
        }
    }
}

/// A reader that has begun the program: without a wish the lines of the linear face, with one for the screen a quiet one.
#[test]
#[cfg(target_os = "linux")]
fn with_a_console_reader_the_lines_are_offered_and_the_screen_is_quiet() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().expect("a folder");
    let reader = home.path().join("yasr");
    std::fs::write(&reader, "#!/bin/sh\n\"$@\"\n").expect("a program");
    std::fs::set_permissions(&reader, std::fs::Permissions::from_mode(0o755)).expect("a program");
    let reader = reader.display().to_string();
    for (args, key) in [(&["play"][..], "face-linear"), (&["--view", "screen", "play"], "face-quiet")] {
        let mut terminal = Terminal::start_by(&[&reader], home.path(), Lang::En, &[], args);
        let told = written(Lang::En, key);
        terminal.shows(told.split('{').next().unwrap_or_default().split(':').next().unwrap_or_default());
        terminal.shows(": text words");
        terminal.types(if key == "face-quiet" { "quit\ryes\r" } else { "quit\nyes\n" });
    }
}
