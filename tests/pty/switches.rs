//! The real program, played by two switches and nothing else: of two nothing happens by itself.

use golos::wording::{Lang, Wording};

use super::terminal::{Terminal, check, journal};

/// What is lit in the last row, between brackets.
fn lit(screen: &vt100::Screen) -> Option<String> {
    let last = screen.rows(0, 80).last()?;
    let (_, behind) = last.split_once('[')?;
    behind.split_once(']').map(|(item, _)| item.to_owned())
}

/// Steps to what begins so, and takes it.
fn take(terminal: &mut Terminal, wanted: &str) {
    for _ in 0..60 {
        let before = lit(terminal.screen());
        if before.as_ref().is_some_and(|item| item.to_lowercase().starts_with(wanted)) {
            terminal.types("\r");
            terminal.until("for what comes of it", |screen| lit(screen) != before);
            return;
        }
        terminal.types(" ");
        terminal.until("for the next light", |screen| lit(screen) != before);
    }
    panic!("{wanted} is not offered");
}

#[test]
fn a_game_is_played_to_its_end_by_two_switches() {
    let home = tempfile::tempdir().expect("a folder");
    let settings = home.path().join(".config/golos");
    std::fs::create_dir_all(&settings).expect("a folder");
    // Keys that are typed by a program come faster than any hand trembles.
    std::fs::write(settings.join("settings.ron"), "(switch: \"two\", debounce: \"0s\")").expect("the settings");
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
